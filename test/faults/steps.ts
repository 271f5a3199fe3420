import { setTimeout as sleep } from "node:timers/promises";
import { countFault, type Entry, newEntry, note } from "./journal.ts";
import { type AtMoment, drive, type Moment } from "./journey.ts";
import { type Ending, type EndpointMood, planPayment } from "./plan-payment.ts";
import { randomFrom } from "./random.ts";
import { look, type Scene, until } from "./scene.ts";
import {
  BEYOND_EXPIRY_MS,
  clearFaults,
  type FaultOrder,
  jump,
  orderFaults,
  transfersOf,
} from "./torment.ts";

/**
 * The named steps of a payment. At each of them the gateway is killed once. Steps within a request
 * are held open by a slow bank or a lost answer, and recognised in ledger, session or endpoint.
 */
interface NamedStep {
  name: string;
  crossBank?: boolean;
  authMode?: "OTP" | "PUSH";
  ending?: Ending;
  mood?: EndpointMood;
  at: Moment;
  faults?: { of: "payer's bank" | "payee's bank" | "rail"; list: FaultOrder[] };
  /**
   * The condition that the kill waits for during the request, and whether it came; absent for none.
   */
  when?: (scene: Scene, entry: Entry) => Promise<boolean>;
  /** Kills everything, not only the gateway. */
  all?: true;
  /** Moves the clock beyond the session's end while the gateway is down. */
  late?: true;
}

const WATCHED_MS = 6_000;

const afterAMoment = () => sleep(400, true);

const whenIn =
  (...states: string[]) =>
  (scene: Scene, entry: Entry) =>
    until(async () => states.includes((await look(scene, entry))?.state ?? ""), WATCHED_MS);

const whenBooked = (scene: Scene, entry: Entry) =>
  until(async () => (await transfersOf(scene, entry.amount)).length > 0, WATCHED_MS);

const whenRefundBooked = (scene: Scene, entry: Entry) =>
  until(async () => {
    const [refund] = entry.refunds;
    return refund ? (await transfersOf(scene, refund.amount)).length > 0 : false;
  }, WATCHED_MS);

const whenRefundAccepted = (_: Scene, entry: Entry) =>
  until(() => (entry.refunds[0]?.refundIds.size ?? 0) > 0, WATCHED_MS);

const whenTold =
  (what: "arrived" | "answered") =>
  ({ receiver }: Scene, entry: Entry) =>
    Promise.race([receiver.next(entry.index, what).then(() => true), sleep(WATCHED_MS, false)]);

const faults = (
  of: "payer's bank" | "payee's bank" | "rail",
  operation: string,
  fault: string,
  times = 2,
) => ({ of, list: [{ operation, fault, times }] });

const hangs = (of: "payer's bank" | "payee's bank") =>
  faults(of, "execute-transaction", "TIMEOUT_BEFORE_APPLY", 1);
const answersLate = (of: "payer's bank" | "payee's bank") =>
  faults(of, "execute-transaction", "SLOW_MS:4000");

const otp = { authMode: "OTP" } as const;
const within = { crossBank: false } as const;
const across = { crossBank: true } as const;
const refund = { ending: "REFUND" } as const;

export const namedSteps: readonly NamedStep[] = [
  { name: "after create", at: "after create" },
  {
    name: "while the payer is looked up",
    at: "before resolve",
    faults: faults("payer's bank", "resolve-alias", "SLOW_MS:1500"),
    when: afterAMoment,
  },
  { name: "after resolve-payer", at: "after resolve" },
  {
    name: "while the code is sent",
    ...otp,
    at: "before select",
    faults: faults("payer's bank", "send-otp", "SLOW_MS:1500"),
    when: afterAMoment,
  },
  { name: "after select-auth", at: "after select" },
  {
    name: "confirm, before the bank checked the code",
    ...otp,
    at: "before confirm",
    faults: faults("payer's bank", "verify-otp", "TIMEOUT_BEFORE_APPLY", 1),
    when: afterAMoment,
  },
  {
    name: "confirm, after the bank checked the code",
    ...otp,
    at: "before confirm",
    faults: faults("payer's bank", "verify-otp", "SLOW_MS:1500"),
    when: afterAMoment,
  },
  {
    name: "booked, its answer on the way, and the clock beyond the session's end",
    ...otp,
    ...within,
    at: "before confirm",
    faults: answersLate("payer's bank"),
    when: whenBooked,
    late: true,
  },
  {
    name: "EXECUTING committed, nothing booked",
    ...otp,
    ...within,
    at: "before confirm",
    faults: hangs("payer's bank"),
    when: whenIn("EXECUTING"),
  },
  {
    name: "booked within a bank, its answer on the way",
    ...otp,
    ...within,
    at: "before confirm",
    faults: answersLate("payer's bank"),
    when: whenBooked,
  },
  {
    name: "submitted to the rail, the bank's answer on the way",
    ...otp,
    ...across,
    at: "before confirm",
    faults: answersLate("payer's bank"),
    when: whenBooked,
  },
  {
    name: "after the bank's answer, before the credit",
    ...otp,
    ...across,
    at: "before confirm",
    when: whenIn("SETTLEMENT_PENDING"),
  },
  {
    name: "after the rail's report, before the bank's answer",
    ...otp,
    ...across,
    at: "before confirm",
    faults: faults("payer's bank", "execute-transaction", "REORDER_CALLBACK", 1),
    when: whenIn("COMPLETED"),
  },
  {
    name: "after the credit callback",
    ...otp,
    ...across,
    at: "before confirm",
    when: whenIn("COMPLETED"),
  },
  { name: "before the prompt is approved", authMode: "PUSH", at: "before approve" },
  { name: "after the prompt was approved", authMode: "PUSH", at: "after approve" },
  {
    name: "before the webhook is answered",
    ...otp,
    ...within,
    mood: "SLOW",
    at: "before confirm",
    when: whenTold("arrived"),
  },
  {
    name: "after the webhook was answered",
    ...otp,
    ...within,
    mood: "HEALTHY",
    at: "before confirm",
    when: whenTold("answered"),
  },
  {
    name: "refund accepted, nothing booked",
    ...otp,
    ...within,
    ...refund,
    at: "before refund",
    faults: hangs("payee's bank"),
    when: whenRefundAccepted,
  },
  {
    name: "refund booked, the bank's answer on the way",
    ...otp,
    ...across,
    ...refund,
    at: "before refund",
    faults: answersLate("payee's bank"),
    when: whenRefundBooked,
  },
  { name: "after cancel", ending: "CANCEL", at: "after resolve", when: whenIn("CANCELLED") },
  {
    name: "EXECUTING, every process at once",
    ...otp,
    ...across,
    at: "before confirm",
    faults: answersLate("payer's bank"),
    when: whenBooked,
    all: true,
  },
];

/** How long a payment may take to reach its step while others are still under way. */
const STEP_PATIENCE_MS = 30_000;
/** A step may be missed, because the rest of an earlier payment can use up its fault. */
const TRIES = 3;

/**
 * Takes the steps one after the other, while earlier payments continue. Returns the journeys that
 * are still under way.
 */
export const takeSteps = async (
  scene: Scene,
  steps: readonly NamedStep[],
): Promise<Promise<void>[]> => {
  const journeys: Promise<void>[] = [];
  for (const step of steps) {
    for (let tries = 0; tries < TRIES; tries++) {
      const { journey, reached } = takeStep(scene, step);
      journeys.push(journey);
      const given = sleep(STEP_PATIENCE_MS, false, { ref: false });
      const isReached = await Promise.race([reached, given]);
      await clearFaults(scene);
      if (!isReached) continue;
      scene.journal.steps.push(step.name);
      break;
    }
  }
  return journeys;
};

const takeStep = (
  scene: Scene,
  step: NamedStep,
): { journey: Promise<void>; reached: Promise<boolean> } => {
  const index = scene.journal.payments.length;
  const random = randomFrom(scene.seed, "step", index);
  const wanted = { ending: "PAY", mood: "HEALTHY", ...step } as const;
  const entry = newEntry(planPayment(scene.world, scene.seed, index, random, wanted));
  scene.journal.payments.push(entry);
  const { promise: reached, resolve } = Promise.withResolvers<boolean>();
  const { at, isUnderWay } = strike(scene, entry, step, resolve);
  const journey = scene.killer.untilReady().then(async () => {
    await drive(scene, entry, at);
    if (!isUnderWay()) resolve(false);
  });
  return { journey, reached };
};

/** Kills once at the step. A step within a request is awaited next to the request. */
const strike = (
  scene: Scene,
  entry: Entry,
  step: NamedStep,
  reached: (isReached: boolean) => void,
): { at: AtMoment; isUnderWay: () => boolean } => {
  let struck = false;
  const at: AtMoment = async (moment) => {
    if (moment !== step.at || struck) return;
    struck = true;
    if (step.faults) {
      const { of, list } = step.faults;
      const handle = of === "payer's bank" ? entry.payer.bank_handle : entry.payeeBank;
      await orderFaults(scene, of === "rail" ? "rail" : `banks/${handle}`, list);
    }
    const killed = (async () => {
      const isThere = step.when ? await step.when(scene, entry) : true;
      note(scene.journal, entry, `${isThere ? "killed" : "missed"}: ${step.name}`);
      if (isThere) await kill(scene, step);
      reached(isThere);
    })();
    if (!step.when) await killed;
  };
  return { at, isUnderWay: () => struck };
};

const kill = async (scene: Scene, step: NamedStep): Promise<void> => {
  if (step.all) return scene.killer.killAll();
  await scene.killer.killGateway();
  if (!step.late) return;
  countFault(scene.journal, "clock", "jump beyond expiry");
  await jump(scene, BEYOND_EXPIRY_MS);
};
