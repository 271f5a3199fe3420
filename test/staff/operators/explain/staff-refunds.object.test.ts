import { safeParse } from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentForStaff } from "../../../../src/staff/operators/explain/explain-answers.ts";
import {
  approve,
  firstApprover,
  newStaff,
  openGateway,
  type Payment,
  type StaffKey,
} from "../../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
  wake,
} from "../../../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost } from "../../../workers/neighbours.ts";
import { paid } from "../../../workers/refusals.ts";

/** A refund that staff ask for of a live payment takes an approver (docs/decisions/161). */
let bob: StaffKey;
let amir: StaffKey;

beforeAll(async () => {
  startTest();
  await openGateway();
  bob = await newStaff("operator");
  amir = await firstApprover();
});
beforeEach(startTest);
afterEach(endTest);

const WEEK = 7 * 24 * 3_600_000;

type Named = Pick<Payment, "payment_id">;

const as = ({ key }: StaffKey, method: string, path: string, json?: object): Promise<Answer> =>
  ask(method, `/admin/v1/${path}`, { "x-gateway-admin-key": key }, json);

const refund = ({ payment_id }: Named, json: object = {}): Promise<Answer> =>
  as(bob, "POST", `payments/${payment_id}/refund`, json);

const decide = (
  { payment_id }: Named,
  refundId: string,
  verb: "approve" | "reject",
  by = amir,
): Promise<Answer> => as(by, "POST", `payments/${payment_id}/refunds/${refundId}/${verb}`);

const codeOf = ({ status, body }: Answer) => [status, body.error?.code];

/** A live payment of 2,500 that was paid. */
const livePaid = (asked: object = {}) => paid("alpha", { mode: "live", ...asked });

/** The instructions for refunds of this payment. */
const instructed = ({ session_id }: Payment) =>
  callsOf("alpha execute-transaction").filter(
    ({ body }) => body.purpose === "REFUND" && body.session_id === session_id,
  );

const waitingFor = async ({ payment_id }: Named) => {
  await deliverAll();
  return bodyOf(await askAdmin("GET", `approvals?subject=${payment_id}`)).data;
};

/** A refund that waits, and the approver has had time to read it. */
const proposed = async (payment: Payment, json: object = {}) => {
  const proposal = bodyOf(await refund(payment, json), 202);
  wait(1_000);
  return proposal;
};

const auditOf = async (subject: string) => {
  const asked = env.DB.prepare("select actor, action, details from audit_log where subject = ?");
  const { results } = await asked
    .bind(subject)
    .all<Record<"actor" | "action" | "details", string>>();
  return results.map(({ actor, action, details }) => [actor, action, JSON.parse(details)]);
};

const limitTo = async (amount: number) => {
  const { status, body } = await askAdmin("PUT", "staff-refund-limit", {
    staff_refund_limit: amount,
  });
  if (status === 200) return;
  wait(1_000);
  bodyOf(await approve(body.proposal.proposal_id));
  wait(3_000);
};

describe("a refund that staff ask for of a live payment", () => {
  it("waits for an approver, who sees it in the list, and leaves once it is approved", async () => {
    const payment = await livePaid();
    const proposal = await proposed(payment, { amount: 1_000, reason: "damaged" });
    expect(proposal).toMatchObject({
      ...{ payment_id: payment.payment_id, amount: 1_000, currency: "USD", reason: "damaged" },
      ...{ status: "PROPOSED", proposed_by: bob.key_id, decided_by: null, ended_at: null },
    });
    const { refund_id } = proposal;
    expect(await waitingFor(payment)).toMatchObject([
      {
        ...{ proposal_id: null, status: "PROPOSED", proposed_by: bob.key_id },
        subject: { kind: "REFUND", id: payment.payment_id },
        changes: [
          { field: "refund_amount", from: null, to: 1_000 },
          { field: "currency", from: null, to: "USD" },
        ],
        decide: {
          operation: "approveRefund",
          path: `/admin/v1/payments/${payment.payment_id}/refunds/${refund_id}/approve`,
        },
      },
    ]);
    expect(instructed(payment)).toEqual([]);
    expect(await payment.refunds()).toEqual([]);

    const made = bodyOf(await decide(payment, refund_id, "approve"), 201);
    expect(made).toMatchObject({ refund_id, amount: 1_000, reason: "damaged" });
    const again = await decide(payment, refund_id, "approve");
    expect([again.status, again.body]).toEqual([201, made]);
    expect(instructed(payment)).toHaveLength(1);
    expect(await payment.refunds()).toMatchObject([{ refund_id, status: "COMPLETED" }]);
    expect(await waitingFor(payment)).toEqual([]);
    expect(await auditOf(payment.payment_id)).toEqual([
      [bob.key_id, "payment.refund_requested", { amount: 1_000 }],
      [bob.key_id, "payment.refund_accepted", { refund_id, awaits: "approver" }],
      [amir.key_id, "payment.refund_approval_requested", { refund_id }],
      [amir.key_id, "payment.refund_approval_accepted", { refund_id }],
      [amir.key_id, "payment.refund_approval_requested", { refund_id }],
      [amir.key_id, "payment.refund_approval_accepted", { refund_id }],
    ]);
  });

  it("is shown to staff with its decision, and fits its contract", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    const path = `payments/${payment.payment_id}`;
    const shown = async (by: StaffKey) => bodyOf(await as(by, "GET", path));
    const { allowed, next, refund_proposals } = await shown(amir);
    expect(refund_proposals).toMatchObject([{ refund_id, amount: 2_500, status: "PROPOSED" }]);
    expect(allowed).toContainEqual({
      ...{ action: "approve_refund", about: refund_id, allowed: true, why: null },
    });
    expect(next.find(({ about }: { about: string }) => about === refund_id)).toBeDefined();
    const bobs = (await shown(bob)).allowed.find(
      ({ action }: { action: string }) => action === "approve_refund",
    );
    expect(bobs).toMatchObject({ allowed: false, why: { code: "FORBIDDEN" } });
    bodyOf(await decide(payment, refund_id, "approve"), 201);
    const after = await shown(amir);
    expect(safeParse(paymentForStaff, after).issues).toBeUndefined();
    expect(after.refund_proposals).toMatchObject([
      { refund_id, status: "APPROVED", decided_by: amir.key_id },
    ]);
    const notes = after.timeline.filter(({ about }: { about: string }) => about === refund_id);
    expect(notes).toMatchObject([
      { what: "refund", outcome: "proposed", actor: bob.key_id },
      { what: "refund", outcome: "approved", actor: amir.key_id },
      { kind: "bank_call" },
    ]);
  });

  it("is approved only by an older key of an approver", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    for (const by of [bob, { key: "ak_of_the_first_owner", key_id: "key_first_owner" }]) {
      for (const verb of ["approve", "reject"] as const) {
        expect(codeOf(await decide(payment, refund_id, verb, by))).toEqual([403, "FORBIDDEN"]);
      }
    }
    const younger = await newStaff("approver");
    const refused = await decide(payment, refund_id, "approve", younger);
    expect(refused.body.error.message).toContain("must be older");
    expect(instructed(payment)).toEqual([]);
    // To stop it takes no older key.
    expect(bodyOf(await decide(payment, refund_id, "reject", younger)).status).toBe("REJECTED");
  });

  // @rule A1.7
  it("is not approved by the person who asked for it, with another key of theirs", async () => {
    const other = await newStaff("approver");
    const { body } = await askAdmin("POST", "people", { name: "Bob" });
    for (const { key_id } of [bob, other]) {
      bodyOf(await askAdmin("POST", `admin-keys/${key_id}/give`, { person_id: body.person_id }));
    }
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    const refused = await decide(payment, refund_id, "approve", other);
    expect([codeOf(refused), refused.body.error.message]).toEqual([
      [403, "FORBIDDEN"],
      "Nobody can approve what they proposed, with any of their keys.",
    ]);
    expect(instructed(payment)).toEqual([]);
    bodyOf(await decide(payment, refund_id, "approve"), 201);
  });

  // @rule A2.9
  it("is checked again by its approval: the merchant may have refunded since", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment, { amount: 2_000 });
    bodyOf(await payment.refund({ amount: 1_000 }), 201);
    const refused = await decide(payment, refund_id, "approve");
    expect(codeOf(refused)).toEqual([422, "REFUND_EXCEEDS_PAYMENT"]);
    expect((await auditOf(payment.payment_id)).at(-1)).toEqual([
      ...[amir.key_id, "payment.refund_approval_refused", { code: "REFUND_EXCEEDS_PAYMENT" }],
    ]);
    expect(await waitingFor(payment)).toHaveLength(1);
    expect(instructed(payment)).toHaveLength(1);
  });

  it("is refused by its approval once the merchant may not refund", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    const { merchant_id } = payment.merchant;
    const set = (granted: number) =>
      env.DB.prepare("update merchant_settings set refund_authority = ? where merchant_id = ?")
        .bind(granted, merchant_id)
        .run();
    await set(0);
    const refused = await decide(payment, refund_id, "approve");
    await set(1);
    expect(codeOf(refused)).toEqual([422, "REFUND_NOT_AUTHORISED"]);
    expect(instructed(payment)).toEqual([]);
  });

  // @rule A2.9
  it("leaves once, whatever is lost after its approval", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    answering("alpha execute-transaction", lost);
    bodyOf(await decide(payment, refund_id, "approve"), 201);
    bodyOf(await decide(payment, refund_id, "approve"), 201);
    honestly("alpha execute-transaction");
    wait(60_000);
    await wake(payment.payment_id);
    const ids = new Set(instructed(payment).map(({ body }) => body.end_to_end_id));
    expect(ids.size).toBe(1);
    expect(await payment.refunds()).toMatchObject([{ refund_id, status: "COMPLETED" }]);
  });

  it("ends once it is rejected, and the same answer comes again", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    const rejected = bodyOf(await decide(payment, refund_id, "reject"));
    expect(rejected).toMatchObject({ refund_id, status: "REJECTED", decided_by: amir.key_id });
    expect(bodyOf(await decide(payment, refund_id, "reject"))).toEqual(rejected);
    expect(codeOf(await decide(payment, refund_id, "approve"))).toEqual([
      ...[409, "CHANGE_HAS_ENDED"],
    ]);
    expect(await waitingFor(payment)).toEqual([]);
    // Another one may be asked for.
    bodyOf(await refund(payment), 202);
  });

  it("cannot be rejected once it is approved", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment);
    bodyOf(await decide(payment, refund_id, "approve"), 201);
    expect(codeOf(await decide(payment, refund_id, "reject"))).toEqual([409, "CHANGE_HAS_ENDED"]);
  });

  // @rule A2.6
  it("is void after a week, without anybody asking", async () => {
    const payment = await livePaid();
    const { refund_id, void_at, proposed_at } = await proposed(payment);
    expect(Date.parse(void_at) - Date.parse(proposed_at)).toBe(WEEK);
    wait(WEEK - 2_000);
    expect(await waitingFor(payment)).toHaveLength(1);
    wait(1_000);
    await wake(payment.payment_id);
    expect(await waitingFor(payment)).toEqual([]);
    expect(codeOf(await decide(payment, refund_id, "approve"))).toEqual([
      ...[409, "CHANGE_HAS_ENDED"],
    ]);
    const { refund_proposals } = bodyOf(await askAdmin("GET", `payments/${payment.payment_id}`));
    expect(refund_proposals).toMatchObject([{ status: "VOID", ended_at: void_at }]);
  });

  it("is alone: another one waits until it has ended", async () => {
    const payment = await livePaid();
    await proposed(payment, { amount: 1_000 });
    expect(codeOf(await refund(payment, { amount: 500 }))).toEqual([409, "CHANGE_PENDING"]);
  });

  it("does not hold up the merchant's own refunds", async () => {
    const payment = await livePaid();
    await proposed(payment);
    bodyOf(await payment.refund({}), 201);
  });

  it("is refused at once if it is impossible", async () => {
    const payment = await livePaid();
    expect(codeOf(await refund(payment, { amount: 2_501 }))).toEqual([
      ...[422, "REFUND_EXCEEDS_PAYMENT"],
    ]);
    expect(await waitingFor(payment)).toEqual([]);
  });
});

describe("the idempotency key of such a refund", () => {
  const asked = { amount: 1_000, idempotency_key: "staff-7" };

  it("gets the first answer again, also after the approval", async () => {
    const payment = await livePaid();
    const first = await proposed(payment, asked);
    const again = await refund(payment, asked);
    expect([again.status, again.body]).toEqual([202, first]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    bodyOf(await decide(payment, first.refund_id, "approve"), 201);
    const after = await refund(payment, asked);
    expect([after.status, after.body]).toEqual([202, first]);
    expect(instructed(payment)).toHaveLength(1);
    expect(codeOf(await refund(payment, { ...asked, amount: 2 }))).toEqual([
      ...[409, "IDEMPOTENCY_KEY_REUSED"],
    ]);
  });

  it("is the merchant's too, and never makes two refunds", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment, asked);
    bodyOf(await payment.refund(asked), 201);
    expect(codeOf(await decide(payment, refund_id, "approve"))).toEqual([409, "CHANGE_OUTDATED"]);
    expect(instructed(payment)).toHaveLength(1);
  });

  it("finds the approved refund for the merchant", async () => {
    const payment = await livePaid();
    const { refund_id } = await proposed(payment, asked);
    const made = bodyOf(await decide(payment, refund_id, "approve"), 201);
    expect(bodyOf(await payment.refund(asked), 201)).toEqual(made);
    expect(instructed(payment)).toHaveLength(1);
  });
});

// @rule A2.6
describe("the amount that staff refund without an approver", () => {
  it("is 0 at first, takes two people to raise, and one to lower", async () => {
    const read = async () => bodyOf(await askAdmin("GET", "staff-refund-limit"));
    const put = (staff_refund_limit: number) =>
      askAdmin("PUT", "staff-refund-limit", { staff_refund_limit });
    expect(await read()).toEqual({ staff_refund_limit: 0 });
    const { proposal, ...before } = bodyOf(await put(900), 202);
    expect(before).toEqual({ staff_refund_limit: 0 });
    expect(proposal).toMatchObject({
      subject: { kind: "STAFF_REFUND_LIMIT", id: "staff_refund_limit" },
      changes: [{ field: "staff_refund_limit", from: 0, to: 900 }],
    });
    expect(codeOf(await put(800))).toEqual([409, "CHANGE_PENDING"]);
    wait(1_000);
    bodyOf(await approve(proposal.proposal_id));
    wait(3_000);
    expect(await read()).toEqual({ staff_refund_limit: 900 });
    expect(bodyOf(await put(900))).toEqual({ staff_refund_limit: 900 });
    expect(bodyOf(await put(700))).toEqual({ staff_refund_limit: 700 });
    expect((await auditOf("staff_refund_limit")).map(([, action]) => action)).toEqual([
      ...["change.proposed", "change.approved", "change.in_force", "staff_refund_limit.set"],
    ]);
    // A proposal from before the amount was lowered does not raise it.
    const late = bodyOf(await put(800), 202).proposal;
    bodyOf(await put(100));
    wait(1_000);
    expect(codeOf(await approve(late.proposal_id))).toEqual([409, "CHANGE_OUTDATED"]);
    bodyOf(await askAdmin("POST", `approvals/${late.proposal_id}/withdraw`));
    bodyOf(await put(0));
  });

  it("is of all that staff refund of a payment, not of each refund", async () => {
    await limitTo(1_000);
    const payment = await livePaid();
    bodyOf(await refund(payment, { amount: 600 }), 201);
    bodyOf(await refund(payment, { amount: 400 }), 201);
    const { refund_id } = bodyOf(await refund(payment, { amount: 1 }), 202);
    wait(1_000);
    // What an approver has agreed to does not count, nor what the merchant refunds itself.
    bodyOf(await decide(payment, refund_id, "approve"), 201);
    const other = await livePaid();
    bodyOf(await other.refund({ amount: 1_000 }), 201);
    bodyOf(await refund(other, { amount: 1_000 }), 201);
    expect(codeOf(await refund(other, { amount: 1 }))).toEqual([202, undefined]);
    await limitTo(0);
  });

  it("is not asked for in test mode", async () => {
    const payment = await paid();
    bodyOf(await refund(payment), 201);
  });
});
