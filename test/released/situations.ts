import { runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import { parseId } from "../../src/base/kernel/ids.ts";
import { Payment } from "../workers/gateway-journey.ts";
import {
  type Answer,
  askAdmin,
  bodyOf,
  deliverAll,
  env,
  loseWaiting,
  wait,
  wake,
} from "../workers/gateway-worker.ts";
import { answering, hanging, lost, refusing, resetNeighbours } from "../workers/neighbours.ts";

/** Payments in every situation that a release can leave one in, for its capture. */
export const MINUTE = 60_000;

/** The object of a payment. */
export const objectOf = ({ session_id }: Payment): DurableObjectStub => {
  const namespace = env.PAYMENT_SESSIONS;
  return namespace.get(namespace.idFromString(parseId(["ps"], session_id) ?? ""));
};

export const open = (
  from: "alpha" | "borealis" = "alpha",
  mode: "test" | "live" = "test",
  payer = {},
): Promise<Payment> => {
  // Performs only what a situation asks for. The rest of earlier payments is lost.
  loseWaiting();
  resetNeighbours();
  const terms = { reference: "order 7", idempotency_key: crypto.randomUUID() };
  return Payment.open(from, { mode, ...terms, ...payer });
};

const challenged = async (...input: Parameters<typeof open>): Promise<Payment> => {
  const paid = await open(...input);
  bodyOf(await paid.challenged());
  return paid;
};

/** Runs the alarm as often as it is due until this much time has passed, with its work. */
const pass = async (paid: Payment, milliseconds: number): Promise<void> => {
  const until = Date.now() + milliseconds;
  for (;;) {
    const alarm = await runInDurableObject(objectOf(paid), (_: DurableObject, { storage }) =>
      storage.getAlarm(),
    );
    if (alarm === null || alarm > until) break;
    vi.setSystemTime(Math.max(Date.now(), alarm));
    await wake(paid.session_id);
  }
  vi.setSystemTime(until);
};

/** A payment across banks that is completed, with nothing left to do. */
const completedAcrossBanks = async (): Promise<Payment> => {
  const paid = await challenged("borealis");
  await paid.confirm();
  bodyOf(await paid.credit(), 202);
  await deliverAll();
  return paid;
};

const resolve = ({ payment_id }: Payment, outcome: "COMPLETED" | "FAILED"): Promise<Answer> =>
  askAdmin("POST", `reconciliation/${payment_id}/resolve`, { outcome, note: "the bank says so" });

/** Each brings one payment to the point of its capture. Messages to queues are not performed. */
export const situations: Record<string, () => Promise<Payment>> = {
  pending: open,
  "pending-with-payer": async () => {
    const paid = await open();
    await paid.step("resolve-payer", { payer_alias: "amira" });
    return paid;
  },
  "otp-sent-both-by-alias": async () => {
    const destination = { type: "alias", value: "carla" };
    const paid = await open("alpha", "test", { destination });
    await paid.step("resolve-payer", { payer_alias: "amira" });
    bodyOf(await paid.select());
    return paid;
  },
  "challenge-on-its-way": async () => {
    const paid = await open();
    await paid.resolve();
    const reached = hanging("alpha send-otp");
    void paid.select();
    await reached;
    return paid;
  },
  "otp-sent": async () => {
    const paid = await challenged();
    bodyOf(await paid.confirm("000000"), 422);
    return paid;
  },
  "code-being-checked": async () => {
    const paid = await challenged();
    const reached = hanging("alpha verify-otp");
    void paid.confirm();
    await reached;
    return paid;
  },
  "code-verified-without-last-check": async () => {
    const paid = await challenged("borealis");
    answering("borealis verify-otp", () => {
      // The bank is slow, and then the directory is down.
      wait(16_000);
      answering("directory resolve", () => new Response(null, { status: 500 }));
      return Response.json({ verified: true });
    });
    bodyOf(await paid.confirm(), 503);
    return paid;
  },
  "push-sent": async () => {
    const paid = await open();
    await paid.resolve();
    await paid.select("PUSH");
    return paid;
  },
  "executing-unanswered": async () => {
    const paid = await challenged();
    const reached = hanging("alpha execute-transaction");
    void paid.confirm();
    await reached;
    return paid;
  },
  "executing-unknown": async () => {
    const paid = await challenged();
    answering("alpha execute-transaction", lost);
    await paid.confirm();
    return paid;
  },
  "executing-across-banks-unknown": async () => {
    const paid = await challenged("borealis");
    answering("borealis execute-transaction", lost);
    await paid.confirm();
    return paid;
  },
  "executing-submitted": async () => {
    const paid = await challenged();
    answering("alpha execute-transaction", ({ body: { end_to_end_id } }) =>
      Response.json({
        ...{ end_to_end_id, transfer_ref: "REF-1", route_used: "SAME_BANK", status: "SUBMITTED" },
      }),
    );
    await paid.confirm();
    return paid;
  },
  "outcome-unknown-for-long": async () => {
    const paid = await challenged();
    answering("alpha execute-transaction", lost);
    await paid.confirm();
    await pass(paid, 31 * MINUTE);
    return paid;
  },
  "settlement-pending": async () => {
    const paid = await challenged("borealis");
    await paid.confirm();
    return paid;
  },
  "settlement-stalled": async () => {
    const paid = await challenged("borealis");
    await paid.confirm();
    await pass(paid, 11 * MINUTE);
    return paid;
  },
  completed: async () => {
    const paid = await challenged();
    await paid.confirm();
    await deliverAll();
    return paid;
  },
  "completed-unpublished": async () => {
    const paid = await challenged();
    await paid.confirm();
    return paid;
  },
  "completed-before-the-bank-answered": async () => {
    const paid = await challenged("borealis");
    answering("borealis execute-transaction", lost);
    await paid.confirm();
    bodyOf(await paid.credit(), 202);
    return paid;
  },
  "completed-unnotified": async () => {
    const paid = await challenged("borealis");
    await paid.confirm();
    answering("alpha notify-credit", () => new Response(null, { status: 500 }));
    bodyOf(await paid.credit(), 202);
    await deliverAll();
    return paid;
  },
  "refund-executing": async () => {
    const paid = await completedAcrossBanks();
    answering("alpha execute-transaction", lost);
    await paid.refund({ amount: 1_000, reason: "damaged", idempotency_key: "refund 1" });
    return paid;
  },
  "refund-settling": async () => {
    const paid = await completedAcrossBanks();
    await paid.refund({ amount: 1_000 });
    return paid;
  },
  "refunds-ended": async () => {
    const paid = await completedAcrossBanks();
    await paid.refund({ amount: 1_000 });
    bodyOf(await paid.credit(), 202);
    answering("alpha execute-transaction", refusing("INSUFFICIENT_FUNDS"));
    await paid.refund({ amount: 500 });
    return paid;
  },
  "failed-refused": async () => {
    const paid = await challenged();
    answering("alpha execute-transaction", refusing("NOT_AUTHORISED"));
    await paid.confirm();
    return paid;
  },
  "failed-money-returning": async () => {
    const paid = await challenged("borealis");
    await paid.confirm();
    bodyOf(await paid.credit("REJECTED"), 202);
    return paid;
  },
  "failed-and-credited-late": async () => {
    const paid = await challenged("borealis");
    await paid.confirm();
    await pass(paid, 2 * MINUTE);
    bodyOf(await resolve(paid, "FAILED"), 200);
    bodyOf(await paid.credit(), 202);
    return paid;
  },
  "live-with-a-proposal": async () => {
    const paid = await challenged("alpha", "live");
    answering("alpha execute-transaction", lost);
    await paid.confirm();
    await pass(paid, 2 * MINUTE);
    bodyOf(await resolve(paid, "COMPLETED"), 202);
    return paid;
  },
  expired: async () => {
    const paid = await challenged();
    wait(15 * MINUTE);
    await paid.session();
    return paid;
  },
  cancelled: async () => {
    const paid = await challenged();
    await paid.cancel();
    return paid;
  },
};
