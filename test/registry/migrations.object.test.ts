import { beforeAll, expect, test } from "vitest";
import { db, migrate, migrateTo } from "./registry.ts";

/** Rows of an older release, carried over to the newest schema. */
type Row = [status: string, reason: string | null, underlying: string | null];

const states: Row[] = [
  ["ACTIVE", null, null],
  ["SUSPENDED", "BANK", null],
  ["SUSPENDED", "CUSTOMER_LOCK", null],
  ["SUSPENDED", "FRAUD", null],
  ["SUSPENDED", "LEGAL", "CUSTOMER_LOCK"],
];

const text = (value: string | null) => (value === null ? "null" : `'${value}'`);

beforeAll(async () => {
  await migrateTo("0010");
  const handles = [...states, ["DEACTIVATED", "FRAUD", "BANK"] as Row];
  const links = [
    ...states.map(([status, ...reasons]) => [status === "ACTIVE" ? "LINKED" : status, ...reasons]),
    ["UNLINKED", "LAPSED", null],
  ] as Row[];
  await db.batch([
    db.prepare(`insert into banks (bank_id, realm, bank_handle, name, capabilities, status,
      created_at, updated_at) values ('bnk_1', 'test', 'aurora', 'Aurora', '[]', 'ACTIVE', 1, 1)`),
    ...handles.map(([status, reason, underlying], place) =>
      db.prepare(`insert into handles (realm, handle_id, status, suspension_reason,
        underlying_reason, sponsor_bank_id, created_at) values
        ('test', 'hdl_${place}', '${status}', ${text(reason)}, ${text(underlying)}, 'bnk_1', 1)`),
    ),
    ...links.map(([status, reason, underlying], place) =>
      db.prepare(`insert into links (realm, account_ref, handle_id, bank_id, capabilities, status,
        status_reason, underlying_reason, is_default, is_bank_default, is_payer_default,
        is_payee_default, visibility, bucket, created_at) values ('test', 'acc_${place}', 'hdl_0',
        'bnk_1', '[]', '${status}', ${text(reason)}, ${text(underlying)}, 0, 0, 0, 0, 'PUBLIC',
        '0', 1)`),
    ),
  ]);
  await migrate();
});

const suspensions = [
  { bank_suspension: null, operator_suspension: null },
  { bank_suspension: "BANK", operator_suspension: null },
  { bank_suspension: "CUSTOMER_LOCK", operator_suspension: null },
  { bank_suspension: null, operator_suspension: "FRAUD" },
  { bank_suspension: "CUSTOMER_LOCK", operator_suspension: "LEGAL" },
];

test("a handle's suspensions become two facts, also of one that has ended", async () => {
  const { results } = await db
    .prepare("select bank_suspension, operator_suspension from handles order by handle_id")
    .all();
  const ended = { bank_suspension: "BANK", operator_suspension: "FRAUD" };
  expect(results).toEqual([...suspensions, ended]);
});

test("a link's suspensions too, apart from the reason of its end", async () => {
  const { results } = await db
    .prepare(`select bank_suspension, operator_suspension, unlink_reason from links
      order by account_ref`)
    .all();
  expect(results).toEqual([
    ...suspensions.map((both) => ({ ...both, unlink_reason: null })),
    { bank_suspension: null, operator_suspension: null, unlink_reason: "LAPSED" },
  ]);
});
