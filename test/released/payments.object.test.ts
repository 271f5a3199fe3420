import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Merchant, Payment, railReport, withKeys } from "../workers/gateway-journey.ts";
import { bodyOf, endTest, startTest, wait } from "../workers/gateway-worker.ts";
import { answering, calls, customers, type OutboundCall, refusing } from "../workers/neighbours.ts";
import {
  paymentsOf,
  type RestoredObject,
  releases,
  restored,
  restoreRelease,
  type StoredPayment,
} from "./restored.ts";

/**
 * Payments as earlier releases have stored them. Today's code reads each one and finishes it,
 * through HTTP, alarms and queues only. The payment must not notice changes of the stored shape.
 */
type Instruction = OutboundCall["body"];

interface Scene {
  paid: Payment;
  object: RestoredObject;
  /** The instructions that its banks already had. */
  instructions: Instruction[];
}

interface Course {
  /** The state that today's code finds. */
  state: string;
  /** What happens then; nothing if it continues by itself. */
  follows?: (scene: Scene) => Promise<void> | void;
  end: string;
  failure?: string;
  /** What else the merchant sees at the end. */
  sees?: object;
  /** Every event of the payment, from its creation on, in any order. */
  events: string[];
  refunds?: { amount: number; status: string; failure?: { code: string } }[];
  /** The calls that must have been made by then. */
  calls?: string[];
}

const booked = ["payment.processing", "payment.completed"];
const settled = ["payment.processing", "payment.settlement_pending", "payment.completed"];
const DEADLINE_MS = 15_000;

/** Codes never change. A later release may improve their sentences. */
const withoutSentences = (views: object): object =>
  JSON.parse(JSON.stringify(views, (name, value) => (name === "message" ? undefined : value)));

const pays = async ({ paid }: Scene) => {
  bodyOf(await paid.pay());
};

const confirms = async ({ paid }: Scene) => {
  bodyOf(await paid.confirm());
};

const asksAgainAndConfirms = async (scene: Scene) => {
  wait(DEADLINE_MS);
  bodyOf(await scene.paid.select());
  await confirms(scene);
};

/** The instructions to both banks since the payment was restored. */
const instructed = (): Instruction[] =>
  calls.flatMap(({ operation, body }) => (operation.endsWith("execute-transaction") ? [body] : []));

const railSays =
  (status: "CREDITED" | "REJECTED") =>
  ({ instructions }: Scene) =>
    answering("rail status", ({ body: { end_to_end_id } }) => {
      const known = [...instructions, ...instructed()];
      const asked = known.find((instruction) => instruction.end_to_end_id === end_to_end_id);
      return Response.json(railReport(asked, status));
    });

const bankSays = (bank: "alpha" | "borealis", status: string) => () =>
  answering(`${bank} transaction-status`, ({ body: { end_to_end_id } }) =>
    Response.json({ end_to_end_id, status }),
  );

const courses: Record<string, Course> = {
  pending: {
    state: "PENDING",
    follows: pays,
    ...{ end: "COMPLETED", events: booked },
  },
  "pending-with-payer": {
    state: "PENDING",
    follows: async (scene) => {
      bodyOf(await scene.paid.select());
      await confirms(scene);
    },
    ...{ end: "COMPLETED", events: booked },
  },
  "otp-sent-both-by-alias": {
    state: "OTP_SENT",
    follows: confirms,
    ...{ end: "COMPLETED", events: booked },
  },
  "challenge-on-its-way": {
    state: "PENDING",
    follows: async (scene) => {
      const early = await scene.paid.select();
      expect(early.body.error.code).toBe("CHALLENGE_IN_PROGRESS");
      await asksAgainAndConfirms(scene);
    },
    ...{ end: "COMPLETED", events: booked },
  },
  "otp-sent": {
    state: "OTP_SENT",
    follows: async (scene) => {
      const { error } = bodyOf(await scene.paid.confirm("000000"), 422);
      expect(error).toMatchObject({ code: "OTP_INCORRECT", attempts_remaining: 3 });
      await confirms(scene);
    },
    ...{ end: "COMPLETED", events: booked },
  },
  "code-being-checked": {
    state: "OTP_SENT",
    follows: async (scene) => {
      const other = await scene.paid.confirm("111111");
      expect(other.body.error.code).toBe("CHALLENGE_IN_PROGRESS");
      await asksAgainAndConfirms(scene);
    },
    ...{ end: "COMPLETED", events: booked },
  },
  "code-verified-without-last-check": {
    state: "OTP_SENT",
    follows: async (scene) => {
      await confirms(scene);
      expect(calls.map(({ operation }) => operation)).not.toContain("borealis verify-otp");
      railSays("CREDITED")(scene);
    },
    ...{ end: "COMPLETED", events: settled },
  },
  "push-sent": {
    state: "PUSH_SENT",
    follows: () => answering("alpha push-status", { status: "APPROVED" }),
    ...{ end: "COMPLETED", events: booked },
  },
  "executing-unanswered": { state: "EXECUTING", end: "COMPLETED", events: booked },
  "executing-unknown": { state: "EXECUTING", end: "COMPLETED", events: booked },
  "executing-across-banks-unknown": {
    ...{ state: "EXECUTING", follows: railSays("CREDITED"), end: "COMPLETED", events: settled },
  },
  "executing-submitted": {
    ...{
      state: "EXECUTING",
      follows: bankSays("alpha", "BOOKED"),
      end: "COMPLETED",
      events: booked,
    },
  },
  "outcome-unknown-for-long": {
    state: "EXECUTING",
    follows: () => answering("alpha execute-transaction", refusing("EXPIRED")),
    ...{ end: "FAILED", failure: "BANK_TIMEOUT" },
    events: ["payment.processing", "payment.failed"],
  },
  "settlement-pending": {
    state: "SETTLEMENT_PENDING",
    follows: async ({ paid, instructions: [instruction] }) => {
      bodyOf(await paid.credit("CREDITED", "test", instruction), 202);
    },
    ...{ end: "COMPLETED", events: settled },
  },
  "settlement-stalled": {
    ...{ state: "SETTLEMENT_PENDING", follows: railSays("CREDITED"), end: "COMPLETED" },
    events: [...settled, "payment.settlement_stalled"],
  },
  completed: {
    state: "COMPLETED",
    follows: async ({ paid }) => {
      bodyOf(await paid.refund({}), 201);
    },
    ...{ end: "COMPLETED", sees: { refunded_amount: 2_500 } },
    events: [...booked, "refund.completed"],
    refunds: [{ amount: 2_500, status: "COMPLETED" }],
  },
  "completed-unpublished": { state: "COMPLETED", end: "COMPLETED", events: booked },
  "completed-before-the-bank-answered": {
    ...{ state: "COMPLETED", end: "COMPLETED", events: booked },
    calls: ["borealis execute-transaction", "alpha notify-credit"],
  },
  "completed-unnotified": {
    ...{ state: "COMPLETED", end: "COMPLETED", events: settled, calls: ["alpha notify-credit"] },
  },
  "refund-executing": {
    state: "COMPLETED",
    follows: async (scene) => {
      const asked = { amount: 1_000, reason: "damaged", idempotency_key: "refund 1" };
      expect(bodyOf(await scene.paid.refund(asked), 201).amount).toBe(1_000);
      railSays("CREDITED")(scene);
    },
    ...{ end: "COMPLETED", sees: { refunded_amount: 1_000 } },
    events: [...settled, "refund.completed"],
    refunds: [{ amount: 1_000, status: "COMPLETED" }],
  },
  "refund-settling": {
    state: "COMPLETED",
    follows: (scene) => {
      railSays("REJECTED")(scene);
      bankSays("alpha", "RETURNED")();
    },
    ...{ end: "COMPLETED", sees: { refunded_amount: 0 } },
    events: [...settled, "refund.failed"],
    refunds: [{ amount: 1_000, status: "FAILED", failure: { code: "SETTLEMENT_REJECTED" } }],
  },
  "refunds-ended": {
    ...{ state: "COMPLETED", end: "COMPLETED", sees: { refunded_amount: 1_000 } },
    events: [...settled, "refund.completed", "refund.failed"],
    refunds: [
      { amount: 500, status: "FAILED", failure: { code: "INSUFFICIENT_FUNDS" } },
      { amount: 1_000, status: "COMPLETED" },
    ],
  },
  "failed-refused": {
    ...{ state: "FAILED", end: "FAILED", failure: "INSUFFICIENT_FUNDS" },
    events: ["payment.processing", "payment.failed"],
  },
  "failed-money-returning": {
    ...{ state: "FAILED", follows: bankSays("borealis", "RETURNED"), end: "FAILED" },
    ...{ failure: "SETTLEMENT_REJECTED", sees: { funds: "RETURNED" } },
    events: ["payment.processing", "payment.settlement_pending", "payment.failed"],
  },
  "failed-and-credited-late": {
    ...{ state: "FAILED", follows: bankSays("borealis", "RETURNED"), end: "FAILED" },
    ...{ failure: "SETTLEMENT_REJECTED", sees: { funds: "RETURNED" } },
    events: ["payment.processing", "payment.settlement_pending", "payment.failed"],
  },
  "live-with-a-proposal": { state: "EXECUTING", end: "COMPLETED", events: booked },
  expired: {
    ...{ state: "EXPIRED", end: "EXPIRED", failure: "SESSION_EXPIRED" },
    events: ["payment.expired"],
  },
  cancelled: { state: "CANCELLED", end: "CANCELLED", events: [] },
};

it("every course has a payment", () => {
  const taken = releases.flatMap(({ release }) => paymentsOf(release).map(([name]) => name));
  expect([...new Set(taken)].sort()).toEqual([...Object.keys(courses), "forgotten"].sort());
});

describe.each(releases)("a payment stored by release $release", ({ release, merchant_id }) => {
  let merchant: Merchant;

  beforeAll(async () => {
    startTest();
    await restoreRelease(release);
    merchant = await withKeys(merchant_id);
  });

  beforeEach(startTest);
  afterEach(endTest);

  const sceneOf = async (situation: string, stored: StoredPayment): Promise<Scene> => {
    const { created, instructions } = stored;
    const object = await restored(stored);
    const mode = situation.startsWith("live") ? "live" : "test";
    const paid = new Payment(merchant, mode, created, customers.amira.iban);
    return { paid, object, instructions };
  };

  const isReplayed = async ({ paid }: Scene) => {
    const { status, headers, body } = await paid.repeatCreation();
    expect([status, headers.get("idempotency-replayed")]).toEqual([201, "true"]);
    expect(body).toEqual(paid.created.answer);
  };

  const known = paymentsOf(release).filter(([situation]) => situation !== "forgotten");

  it.each(known)("%s", async (situation, stored) => {
    const course = courses[situation];
    if (!course) throw new Error("nothing says how this payment ends");
    const scene = await sceneOf(situation, stored);
    const { paid, object } = scene;
    await isReplayed(scene);
    await paid.openCheckout();
    const session = await paid.session();
    expect(session.state).toBe(course.state);
    const views = { session, payment: await paid.status(), refunds: await paid.refunds() };
    expect(views).toMatchObject(withoutSentences(stored.views));

    await course.follows?.(scene);
    await object.untilAtRest();

    const view = await paid.session();
    expect([view.state, view.failure?.code]).toEqual([course.end, course.failure]);
    expect(view).toMatchObject(course.sees ?? {});
    expect(await paid.events()).toEqual([...course.events].sort());
    expect(await paid.listed()).toMatchObject({ state: course.end, status: view.status });
    const refunds = await paid.refunds();
    expect(refunds).toMatchObject(course.refunds ?? []);
    expect(refunds).toHaveLength(course.refunds?.length ?? 0);
    const asked = calls.map(({ operation }) => operation);
    expect(asked).toEqual(expect.arrayContaining(course.calls ?? []));
    saysTheSameAgain(stored.instructions);
    await isReplayed(scene);
  });

  /** A bank never gets another instruction for a movement that it already has. */
  const saysTheSameAgain = (instructions: Instruction[]) => {
    for (const instruction of instructions) {
      const { originator_ref } = instruction;
      for (const repeat of instructed().filter((body) => body.originator_ref === originator_ref)) {
        expect(repeat).toEqual(instruction);
      }
    }
  };

  it("deleted by retention: its key starts no second payment", async () => {
    const [, stored] = paymentsOf(release).find(([name]) => name === "forgotten") ?? [];
    if (!stored) throw new Error("the release has no tombstone");
    const scene = await sceneOf("forgotten", stored);
    await isReplayed(scene);
    const { request, answer } = stored.created;
    const other = new Payment(merchant, "test", { request: { ...request, amount: 1 }, answer });
    expect((await other.repeatCreation()).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await other.status()).error.code).toBe("NOT_FOUND");
  });
});
