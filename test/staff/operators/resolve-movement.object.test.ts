import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionIds } from "../../../src/products/payments/session-record.ts";
import { emptyTables } from "../../base/platform/d1.ts";
import { heldKey } from "../../frame/records/held-key.ts";
import { alarmOf, namespace, recordOf, T0, wait } from "../../products/payments/object-bench.ts";
import { DEBTOR_IBAN, executeUnknown } from "../../products/payments/session-fixtures.ts";
import { untilTrue } from "../../support/until-true.ts";
import { auditOf, newStaff, post } from "./gateway.ts";
import {
  enrolStaff,
  env,
  eventsOf,
  executing,
  keys,
  lateMoney,
  list,
  MINUTE,
  names,
  read,
  resolve,
  unknown,
} from "./stuck-payments.ts";

beforeAll(enrolStaff);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await emptyTables(env, "reviews", "waiting");
});

afterEach(() => {
  vi.useRealTimers();
});

describe("resolving in test mode", () => {
  test.each([
    ["COMPLETED", "payment.completed"],
    ["FAILED", "payment.failed"],
  ])("takes one key: %s emits %s", async (outcome, event) => {
    const payment = await unknown();
    const { paymentId } = payment;
    const answer = await resolve(paymentId, { outcome });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      payment_id: paymentId,
      movement: null,
      outcome,
      status: "RESOLVED",
      proposal: null,
      decision: {
        outcome,
        actor: names.ada,
        note: "seen in the bank's ledger",
        at: new Date(T0 + 30 * MINUTE).toISOString(),
      },
      awaits: null,
    });
    expect(await recordOf(payment.raw)).toMatchObject({ state: outcome });
    expect(await eventsOf(payment)).toContain(event);
    expect(await alarmOf(payment.raw)).not.toBeNull();
    await payment.project();
    expect((await read(list)).body.data).toEqual([]);
    const { body } = await read(`${list}/${paymentId}`);
    expect(body.movements).toMatchObject([{ decisions: [{ outcome, actor: names.ada }] }]);
  });

  test("is audited: the intent before, the result after", async () => {
    const { paymentId } = await unknown();
    await resolve(paymentId, { outcome: "COMPLETED" });
    await resolve(paymentId, { outcome: "FAILED" }, keys.bob);
    const details = { movement: "", outcome: "COMPLETED" };
    const note = "seen in the bank's ledger";
    const failed = { movement: "", outcome: "FAILED" };
    await untilTrue(async () => expect(await auditOf(paymentId)).toHaveLength(4));
    expect(await auditOf(paymentId)).toEqual([
      { actor: names.ada, action: "reconciliation.requested", details: { ...details, note } },
      { actor: names.ada, action: "reconciliation.resolved", details },
      {
        actor: names.bob,
        action: "reconciliation.requested",
        details: { ...failed, note },
      },
      {
        actor: names.bob,
        action: "reconciliation.refused",
        details: { ...failed, code: "MOVEMENT_HAS_ENDED" },
      },
    ]);
  });

  test("does nothing if the audit log cannot be written", async () => {
    const { paymentId, raw } = await unknown();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const before = await recordOf(raw);
    const DB = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: () => Promise.reject(new Error("D1 is away")),
    } as unknown as D1Database;
    const json = { outcome: "COMPLETED", note: "seen" };
    const answer = await post(`${list}/${paymentId}/resolve`, json, { env: { ...env, DB } });
    vi.restoreAllMocks();
    expect(answer.status).toBe(500);
    expect(await recordOf(raw)).toEqual(before);
  });

  test("repeated gets the same answer, byte for byte", async () => {
    const { paymentId, raw } = await unknown();
    const first = await resolve(paymentId, { outcome: "FAILED" });
    const record = await recordOf(raw);
    wait(MINUTE);
    const again = await resolve(paymentId, { outcome: "FAILED" });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    const { state, transfer } = (await recordOf(raw)) ?? {};
    expect({ state, transfer }).toEqual({ state: record?.state, transfer: record?.transfer });
  });

  test("acknowledges late money", async () => {
    const payment = await lateMoney();
    const answer = await resolve(payment.paymentId, { outcome: "ACKNOWLEDGED" });
    expect([answer.status, answer.body.status]).toEqual([200, "RESOLVED"]);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "FAILED" });
    const again = await resolve(payment.paymentId, { outcome: "ACKNOWLEDGED" });
    expect(again.text).toBe(answer.text);
  });

  test("resolves a refund by its id", async () => {
    const payment = await executing();
    await payment.credit("CREDITED");
    await payment.stub.act({
      type: "refund",
      refund_id: "rf_1",
      amount: 1_000,
      reason: null,
      request_hash: "hash",
      idempotency_key_hash: null,
      checked_at: Date.now(),
    });
    await payment.stub.report("execute:rf_1", 1, executeUnknown);
    wait(30 * MINUTE);
    await payment.stub.lease("execute:rf_1");
    await payment.stub.report("execute:rf_1", 2, executeUnknown);
    await payment.project();
    const { data } = (await read(list)).body;
    expect(data).toMatchObject([{ movement: "rf_1", amount: 1_000, state: "EXECUTING" }]);
    const answer = await resolve(payment.paymentId, { movement: "rf_1", outcome: "COMPLETED" });
    expect(answer.body).toMatchObject({ movement: "rf_1", status: "RESOLVED" });
    expect(await recordOf(payment.raw)).toMatchObject({ refunded_amount: 1_000 });
    expect(await eventsOf(payment)).toContain("refund.completed");
  });
});

describe("resolving in live mode", () => {
  test.each([
    ["COMPLETED", unknown],
    ["FAILED", unknown],
    ["ACKNOWLEDGED", lateMoney],
  ] as const)("%s takes a proposer and an approver", async (outcome, made) => {
    const payment = await made({ mode: "live" });
    const { paymentId } = payment;
    const before = (await recordOf(payment.raw))?.state;
    const proposed = await resolve(paymentId, { outcome });
    expect(proposed.status).toBe(202);
    expect(proposed.body).toMatchObject({
      status: "PROPOSED",
      proposal: { outcome, actor: names.ada },
      decision: null,
      awaits: { role: "approver", older_than: proposed.body.proposal.at },
    });
    const again = await resolve(paymentId, { outcome, note: "once more" });
    expect([again.status, again.text]).toEqual([202, proposed.text]);
    expect((await recordOf(payment.raw))?.state).toBe(before);
    const { data } = (await read(list)).body;
    expect(data).toMatchObject([{ proposal: { outcome, actor: names.ada } }]);

    wait(MINUTE);
    const settled = await resolve(paymentId, { outcome, note: "seen too" }, keys.amir);
    expect(settled.status).toBe(200);
    expect(settled.body).toMatchObject({
      status: "RESOLVED",
      proposal: { actor: names.ada, note: "seen in the bank's ledger" },
      decision: { actor: names.amir, note: "seen too" },
      awaits: null,
    });
    expect((await resolve(paymentId, { outcome })).text).toBe(settled.text);
    await untilTrue(async () => expect(await auditOf(paymentId)).toHaveLength(8));
    const actions = (await auditOf(paymentId)).map(({ actor, action }) => [actor, action]);
    expect(actions.filter(([, action]) => action !== "reconciliation.requested")).toEqual([
      [names.ada, "reconciliation.proposed"],
      [names.ada, "reconciliation.proposed"],
      [names.amir, "reconciliation.resolved"],
      [names.ada, "reconciliation.resolved"],
    ]);
  });

  test("another outcome replaces the proposal", async () => {
    const payment = await unknown({ mode: "live" });
    await resolve(payment.paymentId, { outcome: "COMPLETED" });
    const other = await resolve(payment.paymentId, { outcome: "FAILED" }, keys.bob);
    expect(other.status).toBe(202);
    expect(other.body.proposal).toMatchObject({ outcome: "FAILED", actor: names.bob });
    expect(await recordOf(payment.raw)).toMatchObject({ state: "EXECUTING" });
    const settled = await resolve(payment.paymentId, { outcome: "FAILED" }, keys.amir);
    expect(settled.status).toBe(200);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "FAILED" });
  });

  // @rule A2.7
  test("waits in the list of approvals until an approver has decided", async () => {
    const payment = await unknown({ mode: "live" });
    const waiting = async () => {
      await payment.project();
      const { data } = (await read(`/admin/v1/approvals?subject=${payment.paymentId}`)).body;
      expect((await read("/admin/v1/approvals?status=PROPOSED&limit=100")).body.data).toEqual(data);
      return data;
    };
    expect(await waiting()).toEqual([]);
    await resolve(payment.paymentId, { outcome: "COMPLETED" });
    const [only, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      ...{ proposal_id: null, status: "PROPOSED", proposed_by: names.ada, approved_by: null },
      subject: { kind: "MOVEMENT", id: payment.paymentId },
      changes: [{ field: "outcome", from: null, to: "COMPLETED" }],
      decide: {
        operation: "resolveMovement",
        path: `/admin/v1/reconciliation/${payment.paymentId}/resolve`,
      },
    });
    expect((await read("/admin/v1/approvals?status=IN_FORCE")).body.data).not.toContainEqual(only);
    wait(1);
    await resolve(payment.paymentId, { outcome: "COMPLETED" }, keys.amir);
    expect(await waiting()).toEqual([]);
  });

  test("another operator with the same outcome decides nothing", async () => {
    const payment = await unknown({ mode: "live" });
    await resolve(payment.paymentId, { outcome: "COMPLETED" });
    const again = await resolve(payment.paymentId, { outcome: "COMPLETED" }, keys.bob);
    expect([again.status, again.body.status]).toEqual([202, "PROPOSED"]);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "EXECUTING" });
  });

  test("an approver's key that is newer than the proposal cannot approve it", async () => {
    const payment = await unknown({ mode: "live" });
    await resolve(payment.paymentId, { outcome: "COMPLETED" });
    wait(1);
    const { key, sha256 } = heldKey();
    const asked = { name: "Y", role: "approver", sha256 };
    const { body: young } = await post("/admin/v1/admin-keys", asked);
    const approved = await post(`/admin/v1/admin-keys/${young.key_id}/approve`, undefined, {
      key: keys.amir,
    });
    expect(approved.body).toMatchObject({ status: "ACTIVE", approved_by: names.amir });
    const refused = await resolve(payment.paymentId, { outcome: "COMPLETED" }, key);
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      "An approver's key must be older than what it approves.",
    ]);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "EXECUTING" });
  });

  // @rule A1.7
  test("another key of the person who proposed it decides nothing", async () => {
    const payment = await unknown({ mode: "live" });
    const [zoe, other] = [await newStaff("operator"), await newStaff("approver")];
    const { person_id } = (await post("/admin/v1/people", { name: "Zoe" })).body;
    for (const { key_id } of [zoe, other]) {
      await post(`/admin/v1/admin-keys/${key_id}/give`, { person_id });
    }
    wait(1);
    await resolve(payment.paymentId, { outcome: "COMPLETED" }, zoe.key);
    wait(1);
    const refused = await resolve(payment.paymentId, { outcome: "COMPLETED" }, other.key);
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      "Nobody can approve what they proposed, with any of their keys.",
    ]);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "EXECUTING" });
    const settled = await resolve(payment.paymentId, { outcome: "COMPLETED" }, keys.amir);
    expect(settled.status).toBe(200);
  });

  test("a key that was retired a moment ago resolves nothing", async () => {
    const payment = await unknown({ mode: "live" });
    const zoe = await newStaff("operator");
    expect((await read(list, zoe.key)).status).toBe(200);
    await post(`/admin/v1/admin-keys/${zoe.key_id}/retire`);
    // The guard still remembers the key.
    expect((await read(list, zoe.key)).status).toBe(200);
    const refused = await resolve(payment.paymentId, { outcome: "COMPLETED" }, zoe.key);
    expect([refused.status, refused.body.error.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(await auditOf(payment.paymentId)).toEqual([]);
  });

  test("many keys in parallel resolve once", async () => {
    const payment = await unknown({ mode: "live" });
    const answers = await Promise.all(
      [keys.ada, keys.bob, keys.ada, keys.bob, keys.amir, keys.amir].map((key) =>
        resolve(payment.paymentId, { outcome: "COMPLETED" }, key),
      ),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    const events = (await eventsOf(payment)).filter((event) => event === "payment.completed");
    expect(events).toHaveLength(1);
    expect((await recordOf(payment.raw))?.transfer?.decisions).toHaveLength(1);
  });
});

describe("refused is", () => {
  const refused: [string, () => Promise<{ paymentId: string }>, string, string][] = [
    ["an outcome before not_after", executing, "FAILED", "MOVEMENT_IN_PROGRESS"],
    [
      "an outcome while an attempt is under way",
      async () => {
        const payment = await unknown();
        wait(MINUTE);
        await payment.stub.lease("execute");
        return payment;
      },
      "COMPLETED",
      "MOVEMENT_IN_PROGRESS",
    ],
    ["an outcome of a movement that has one", lateMoney, "COMPLETED", "MOVEMENT_HAS_ENDED"],
    ["to acknowledge an unknown outcome", unknown, "ACKNOWLEDGED", "NOTHING_TO_ACKNOWLEDGE"],
    [
      "another outcome than the decided one",
      async () => {
        const payment = await unknown();
        await resolve(payment.paymentId, { outcome: "COMPLETED" });
        return payment;
      },
      "FAILED",
      "MOVEMENT_HAS_ENDED",
    ],
  ];
  test.each(refused)("%s", async (_, made, outcome, code) => {
    const { paymentId } = await made();
    const answer = await resolve(paymentId, { outcome });
    expect([answer.status, answer.body.error?.code]).toEqual([409, code]);
  });

  test.each([
    ["an unknown outcome", { outcome: "RESOLVED" }, "outcome"],
    ["no outcome", {}, "outcome"],
    ["no note", { outcome: "FAILED", note: " " }, "note"],
    ["a long note", { outcome: "FAILED", note: "x".repeat(501) }, "note"],
    ["an IBAN in a note", { outcome: "FAILED", note: `paid from ${DEBTOR_IBAN}` }, "note"],
    ["a printed IBAN", { outcome: "FAILED", note: "GB39 BORE 2040 6010 0203 21" }, "note"],
    ["a movement that is not a text", { outcome: "FAILED", movement: 7 }, "movement"],
    ["an unknown field", { outcome: "FAILED", force: true }, "force"],
  ])("%s, with 422", async (_, json, field) => {
    const { paymentId } = await unknown();
    const answer = await resolve(paymentId, json);
    expect([answer.status, answer.body.error?.field]).toEqual([422, field]);
  });

  test("an unknown movement, with 404", async () => {
    const { paymentId } = await unknown();
    const unused = sessionIds(namespace.newUniqueId().toString()).payment_id;
    for (const id of ["pay_x", unused]) {
      expect((await read(`${list}/${id}`)).status).toBe(404);
      expect((await resolve(id, { outcome: "FAILED" })).status).toBe(404);
    }
    const other = { outcome: "FAILED", movement: "rf_other" };
    expect((await resolve(paymentId, other)).status).toBe(404);
  });

  test.each(["test", "live"] as const)("what an approver proposes in %s mode", async (mode) => {
    const { paymentId } = await unknown({ mode });
    const answer = await resolve(paymentId, { outcome: "FAILED" }, keys.amir);
    expect([answer.status, answer.body.error.code]).toEqual([403, "FORBIDDEN"]);
  });

  test("a caller without a key, or with a key that only reads", async () => {
    const { paymentId, raw } = await unknown();
    const before = await recordOf(raw);
    const outcome = { outcome: "FAILED" };
    expect((await resolve(paymentId, outcome, "")).status).toBe(401);
    expect((await resolve(paymentId, outcome, keys.eve)).status).toBe(403);
    expect((await read(list, "")).status).toBe(401);
    expect(await recordOf(raw)).toEqual(before);
    expect(await auditOf(paymentId)).toEqual([]);
  });
});
