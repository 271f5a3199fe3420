import { beforeAll, expect, test } from "vitest";
import { db, migrate } from "./gateway.ts";

/** Rows of an older release, carried over to the newest schema. */
const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results;

beforeAll(async () => {
  await migrate("0002");
  const key = db.prepare(
    "insert into keys values (?, ?, 'test', ?, 'ACTIVE', ?, 'sealed', 1, 2, 3)",
  );
  await db.batch([
    key.bind("key_1", "bnk_1", "BANK_TO_GATEWAY", "hash 1"),
    key.bind("key_2", "bnk_1", "GATEWAY_TO_BANK", "hash 2"),
    key.bind("key_3", "mer_1", "API", "hash 3"),
    key.bind("key_4", "mer_1", "SIGNING", null),
    db.prepare("insert into endpoints values ('mer_1', 'live', 'https://shop.example.com', 4)"),
    db.prepare(
      "insert into events values ('mer_1', 'live', 5, 'evt_1', 'payment.failed', 'ps_1', '{}')",
    ),
    db.prepare("insert into settings values ('endpoint_sweep_position', '[\"mer_1\"]', 6)"),
    db.prepare("insert into settings values ('sweep_position', '[7]', 8)"),
  ]);
  await migrate("0007");
  await db.batch([
    db.prepare(
      `insert into objects values ('mer_1', 'live', 'PAYMENT', 7, 'pay_1', 'order-7', 2500, 'USD',
        'COMPLETED', 'COMPLETED', 9, 10, 11, 0)`,
    ),
    db.prepare("insert into settings values ('settlement_strategy', '\"SAME_BANK_ONLY\"', 15)"),
    db.prepare(
      `insert into objects values ('mer_1', 'live', 'PAYMENT', 8, 'pay_2', null, 2500, 'USD',
        'OPEN', 'PENDING', 1, 8, null, 1)`,
    ),
    db.prepare("insert into settings values ('object_retention_position', '[\"mer_1\"]', 12)"),
    db.prepare("insert into settings values ('endpoints_position', '[\"MERCHANT\"]', 12)"),
    db.prepare(
      `insert into admin_keys values
        ('key_5', 'Ada', 'approver', 'PROPOSED', 'hash 5', 'key_owner', null, 13, null, null),
        ('key_6', 'Bob', 'approver', 'ACTIVE', 'hash 6', 'key_owner', null, 14, 14, null)`,
    ),
  ]);
  await migrate();
});

test("keys get an owner of the kind that follows from their own", async () => {
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

const owner = { owner_kind: "MERCHANT", owner_id: "mer_1", mode: "live" };

test("endpoints get their owner, and count as registered", async () => {
  const address = { kind: "REGISTERED", origin: "https://shop.example.com" };
  const endpoint = { ...address, created_at: 4, health: "UNKNOWN" };
  expect(await rowsOf("select * from endpoints")).toEqual([{ ...owner, ...endpoint }]);
});

test("events get their owner, and the session that they named as their subject", async () => {
  const event = { event_id: "evt_1", type: "payment.failed", subject_id: "ps_1", payload: "{}" };
  expect(await rowsOf("select * from events")).toEqual([{ ...owner, created_at: 5, ...event }]);
});

test("payments are in the lists of the merchants that they were in", async () => {
  const about = { reference: "order-7", amount: 2_500, currency: "USD" };
  const end = { status: "COMPLETED", state: "COMPLETED", version: 9, completed_at: 11 };
  const rest = { updated_at: 10, unfinished: 0, bank_handle: null, parent_id: null };
  const unknown = {
    ...{ failure_code: null, route: null, debtor_bank: null, creditor_bank: null },
    ...{ last_open_state: null, bank_calls: null, correlation_id: null, other_ids: null },
  };
  const payment = { kind: "PAYMENT", object_id: "pay_1", created_at: 7, ...about, ...end, ...rest };
  expect(await rowsOf("select * from objects where object_id = 'pay_1'")).toEqual([
    { ...owner, ...payment, ...unknown },
  ]);
});

test("the sweep finds what was unfinished among late objects", async () => {
  const late = "select object_id from objects indexed by objects_late where unfinished = 1";
  expect(await rowsOf(`${late} and updated_at > created_at + 900000`)).toEqual([
    { object_id: "pay_2" },
  ]);
});

test("a worker of an earlier release still writes rows", async () => {
  const write = (status: string, version: number) =>
    db
      .prepare(
        `insert into objects (owner_kind, owner_id, mode, kind, created_at, object_id, status, state,
          version, updated_at, unfinished) values ('MERCHANT', 'mer_9', 'test', 'PAYMENT', 9, 'pay_9',
          ?, ?, ?, 9, 0)
          on conflict (owner_kind, owner_id, mode, kind, created_at, object_id) do update set
          status = excluded.status, version = excluded.version
          where excluded.version > objects.version`,
      )
      .bind(status, status, version)
      .run();
  await write("OPEN", 1);
  await write("COMPLETED", 3);
  await write("OPEN", 2);
  expect(await rowsOf("select status, version from objects where object_id = 'pay_9'")).toEqual([
    { status: "COMPLETED", version: 3 },
  ]);
});

test("the sweeps of owners' lists begin again, because their positions have more members now", async () => {
  const positions = "select name from settings where name like '%position'";
  expect(await rowsOf(positions)).toEqual([{ name: "sweep_position" }]);
});

test("the strategy that was in force is the first version of each mode", async () => {
  const nobody = { reason: null, set_by: null, approved_by: null };
  const first = { version: 1, strategy: "SAME_BANK_ONLY", ...nobody, in_force_at: 15 };
  expect(await rowsOf("select * from strategy_versions order by mode")).toEqual([
    { version_id: "stv_first_live", mode: "live", ...first },
    { version_id: "stv_first_test", mode: "test", ...first },
  ]);
});

test("a staff key that waited for an approver has a proposal that can be approved", async () => {
  const [proposal, ...others] = await rowsOf("select * from proposals");
  expect(others).toEqual([]);
  expect({ ...proposal, changes: JSON.parse(String(proposal?.changes)) }).toEqual({
    ...{ proposal_id: "prp_5", subject_kind: "ADMIN_KEY", subject_id: "key_5" },
    changes: [
      { field: "name", from: null, to: "Ada" },
      { field: "role", from: null, to: "approver" },
    ],
    ...{ status: "PROPOSED", proposed_by: "key_owner", proposed_at: 13 },
    ...{ approved_by: null, approved_at: null, takes_effect_at: null },
    ...{ ended_by: null, ended_at: null, void_reason: null },
  });
});
