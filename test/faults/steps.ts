import { setTimeout as sleep } from "node:timers/promises";
import { type Entry, newEntry } from "./journal.ts";
import { drive, type Moment } from "./journey.ts";
import { type Ending, type EndpointMood, planPayment } from "./plan-payment.ts";
import { randomFrom } from "./random.ts";
import { look, type Scene, until } from "./scene.ts";
import {
  afterAMoment,
  answersLate,
  faults,
  hangs,
  type Journey,
  type Step,
  WATCHED_MS,
  whenBooked,
} from "./take-steps.ts";
import { transfersOf } from "./torment.ts";

/** The named steps of a payment. At each of them the gateway is killed once. */
interface PaymentStep extends Step<Entry> {
  crossBank?: boolean;
  authMode?: "OTP" | "PUSH";
  ending?: Ending;
  mood?: EndpointMood;
  at: Moment;
}

const whenIn =
  (...states: string[]) =>
  (scene: Scene, entry: Entry) =>
    until(async () => states.includes((await look(scene, entry))?.state ?? ""), WATCHED_MS);

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

const otp = { authMode: "OTP" } as const;
const within = { crossBank: false } as const;
const across = { crossBank: true } as const;
const refund = { ending: "REFUND" } as const;

export const paymentSteps: readonly PaymentStep[] = [
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

/** A payment for a named step. */
export const planStep =
  (scene: Scene) =>
  (step: PaymentStep): Journey<Entry> => {
    const { seed, world, journal } = scene;
    const index = journal.payments.length;
    const random = randomFrom(seed, "step", index);
    const wanted = { ending: "PAY", mood: "HEALTHY", ...step } as const;
    const entry = newEntry(planPayment(world, seed, index, random, wanted));
    journal.payments.push(entry);
    return { entry, drive: (at) => drive(scene, entry, at) };
  };
