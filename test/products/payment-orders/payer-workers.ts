import type { ScaCommand } from "../../../src/approvals/decide-challenge.ts";
import type { Lease } from "../../../src/frame/objects/turn.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type { ExecuteReport, Transfer } from "../../../src/network/transfers/transfer.ts";
import {
  performEndOrders,
  performReturnExemption,
} from "../../../src/products/payment-orders/last-check.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
} from "../payments/session-fixtures.ts";
import type { HonestBank, Wish } from "./honest-bank.ts";
import type { PayerWorld, Slot } from "./payer-world.ts";

/**
 * The workers' part between the objects. Each `yield` is a call that others may come before, and
 * after which the worker may die.
 */
export type Worker = AsyncGenerator<void, void>;

/** What the bank would like to answer; or nothing arrives there, or not its answer, or neither. */
export type Reception = Wish | "unanswered" | "lost" | "not sent";

/** POST /ob/payment-orders: the guard counts, the consent permits, the object is created. */
export async function* create(world: PayerWorld, slot: Slot): Worker {
  const { id, stub, small } = slot;
  if (await stub.replay(creation.request_hash)) return;
  const checked_at = Date.now();
  yield;
  const isExempt = small && (await world.takeExemption(slot));
  yield;
  const reference = await world.permit(slot, isExempt);
  yield;
  if (reference === null) return;
  world.asked.add(slot);
  const exemption = isExempt ? { reference } : null;
  const terms = { ...slot.terms, payment_order_id: id, exemption, created_at: Date.now() };
  await stub.create({ terms, checked_at }, creation, CALL);
}

/** The customer asks for a code and types it. */
export async function* approve(
  world: PayerWorld,
  slot: Slot,
  outcome: "verified" | "wrong" | "lost",
  wish: Reception,
): Worker {
  const challenge_id = world.next("c");
  const verification_id = world.next("v");
  const steps: ScaCommand[] = [
    beginChallenge("OTP", challenge_id),
    challengeSent(challenge_id),
    beginVerification(verification_id),
  ];
  for (const command of steps) {
    const turn = await world.act(slot, command);
    if (!turn || turn.refusal) return;
    yield;
  }
  const checked_at = yield* lastCheck(world, slot);
  if (checked_at === null) {
    await world.act(slot, endVerification(verification_id, "not_checked", 0));
    yield;
    await world.act(slot, {
      ...{ type: "last_check_failed", challenge_id },
      problem: "CONSENT_REVOKED",
    });
    return;
  }
  const turn = await world.act(slot, endVerification(verification_id, outcome, checked_at));
  yield;
  if (turn?.lease) await performLease(world, slot, turn.lease, wish);
}

/** The accounts are checked, then the consent is asked. */
async function* lastCheck(world: PayerWorld, slot: Slot) {
  const checkedAt = Date.now();
  yield;
  const reference = await world.permit(slot, true);
  yield;
  return reference === null ? null : checkedAt;
}

/** The bank has verified the code, but the last check was too old by then: another one follows. */
export async function* proceed(world: PayerWorld, slot: Slot): Worker {
  const { challenge } = (await world.recordOf(slot))?.sca ?? {};
  if (challenge?.state !== "VERIFIED") return;
  const { challenge_id } = challenge;
  const checked_at = yield* lastCheck(world, slot);
  if (checked_at === null) {
    const problem = "CONSENT_REVOKED";
    await world.act(slot, { type: "last_check_failed", challenge_id, problem });
    return;
  }
  const command = { type: "proceed", browser_id: BROWSER, challenge_id, checked_at } as const;
  const turn = await world.act(slot, command);
  yield;
  if (turn?.lease) await performLease(world, slot, turn.lease, "BOOKED");
}

/** A performer works on an effect of an order, with the bank and the rail of the world. */
export const performLease = async (
  world: PayerWorld,
  slot: Slot,
  { effect, material }: Lease,
  wish: Reception,
): Promise<void> => {
  const finish = () => slot.stub.finish(effect.id);
  if (effect.kind === "return_exemption") {
    await performReturnExemption({ ...world.work, material, finish } as never);
    const counted = world.counted.get(slot.id);
    if (counted) counted.returned = true;
    world.reached.add("returned");
    return;
  }
  const report = await reportOf(world, slot, effect, wish);
  if (report === null) await finish();
  else await slot.stub.report(effect.id, effect.attempt, report as never, CALL);
};

const reportOf = async (
  world: PayerWorld,
  slot: Slot,
  { id, kind }: Lease["effect"],
  wish: Reception,
): Promise<MovementReport | null> => {
  const { bank } = world;
  const record = await world.recordOf(slot);
  const transfer = id.endsWith(":exempt") ? record?.exempt : record?.approved;
  if (!transfer) return null;
  switch (kind) {
    case "execute":
      return { kind, report: executeReport(bank, transfer, wish) };
    case "ask_bank":
      return { kind, report: wish === "lost" ? { kind: "unknown" } : bank.status(transfer) };
    case "ask_rail":
      return { kind, callback: wish === "lost" ? null : bank.rail(transfer) };
    case "notify_credit":
      return { kind: "done" };
    default:
      return null;
  }
};

const executeReport = (bank: HonestBank, transfer: Transfer, wish: Reception): ExecuteReport => {
  if (wish === "not sent") return { kind: "not_sent" };
  if (wish === "lost") return { kind: "unknown" };
  const answered = bank.execute(transfer, wish === "unanswered" ? "BOOKED" : wish, Date.now());
  return wish === "unanswered" ? { kind: "unknown" } : answered;
};

/** A performer works on an effect of the consent. */
export const performConsentClaim = async (
  { consent, work }: PayerWorld,
  { effect, material }: Lease,
): Promise<void> => {
  const finish = () => consent.stub.finish(effect.id);
  if (effect.kind === "end_orders") {
    await performEndOrders({ ...work, material, finish } as never);
  } else await finish();
};
