import { expect, test } from "vitest";
import { db, migrate } from "./gateway.ts";

/** Rows of an older release are carried over when its database is brought to the newest schema. */
const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results;

test("keys get an owner of the kind that their own kind says", async () => {
  await migrate("0002");
  const insert = db.prepare(
    `insert into keys values (?, ?, 'test', ?, 'ACTIVE', ?, 'sealed', 1, 2, 3)`,
  );
  await db.batch([
    insert.bind("key_1", "bnk_1", "BANK_TO_GATEWAY", "hash 1"),
    insert.bind("key_2", "bnk_1", "GATEWAY_TO_BANK", "hash 2"),
    insert.bind("key_3", "mer_1", "API", "hash 3"),
    insert.bind("key_4", "mer_1", "SIGNING", null),
  ]);
  await migrate();
  const rest = { mode: "test", status: "ACTIVE", sealed: "sealed" };
  const times = { created_at: 1, promoted_at: 2, retired_at: 3 };
  const bank = { owner_kind: "BANK", owner_id: "bnk_1", ...rest, ...times };
  const merchant = { owner_kind: "MERCHANT", owner_id: "mer_1", ...rest, ...times };
  expect(await rowsOf("select * from keys order by key_id")).toEqual([
    { key_id: "key_1", kind: "BANK_TO_GATEWAY", sha256: "hash 1", ...bank },
    { key_id: "key_2", kind: "GATEWAY_TO_BANK", sha256: "hash 2", ...bank },
    { key_id: "key_3", kind: "API", sha256: "hash 3", ...merchant },
    { key_id: "key_4", kind: "SIGNING", sha256: null, ...merchant },
  ]);
});
