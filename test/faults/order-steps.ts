import { newOrderEntry, type OrderEntry } from "./journal.ts";
import { driveOrder, lookAtOrder, type OrderMoment } from "./order-journey.ts";
import { planOrder, type WantedOrder } from "./plan-order.ts";
import { randomFrom } from "./random.ts";
import { type Scene, until } from "./scene.ts";
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

/** The named steps of a payment order. At each of them the gateway is killed once. */
interface OrderStep extends Step<OrderEntry>, WantedOrder {
  at: OrderMoment;
}

const whenOrderIn = (status: string) => (scene: Scene, entry: OrderEntry) =>
  until(async () => (await lookAtOrder(scene, entry))?.status === status, WATCHED_MS);

const exempt = { isSmall: true, at: "before create" } as const;
const otp = { isSmall: false, authMode: "OTP" } as const;
const within = { crossBank: false } as const;
const across = { crossBank: true } as const;

export const orderSteps: readonly OrderStep[] = [
  {
    name: "order: while the accounts are looked up",
    ...exempt,
    ...within,
    faults: faults("payee's bank", "resolve-alias", "SLOW_MS:1500"),
    when: afterAMoment,
  },
  {
    name: "order: exempt, nothing booked",
    ...exempt,
    ...within,
    faults: hangs("payer's bank"),
    when: afterAMoment,
  },
  {
    name: "order: exempt, booked, its answer on the way",
    ...exempt,
    ...within,
    faults: answersLate("payer's bank"),
    when: whenBooked,
  },
  {
    name: "order: exempt, submitted to the rail, the bank's answer on the way",
    ...exempt,
    ...across,
    faults: answersLate("payer's bank"),
    when: whenBooked,
  },
  {
    name: "order: exempt, and the bank's demand for SCA on the way",
    ...exempt,
    payer: "always.approve",
    faults: answersLate("payer's bank"),
    when: afterAMoment,
  },
  {
    name: "order: confirm, after the bank checked the code",
    ...otp,
    at: "before confirm",
    faults: faults("payer's bank", "verify-otp", "SLOW_MS:1500"),
    when: afterAMoment,
  },
  {
    name: "order: PROCESSING committed, nothing booked",
    ...otp,
    ...within,
    at: "before confirm",
    faults: hangs("payer's bank"),
    when: whenOrderIn("PROCESSING"),
  },
  {
    name: "order: after the prompt was approved",
    isSmall: false,
    authMode: "PUSH",
    at: "after approve",
  },
  {
    name: "order: while its consent ends",
    ...otp,
    ending: "END_CONSENT",
    at: "before end of consent",
    when: async () => true,
  },
  { name: "order: after cancel", ...otp, ending: "CANCEL", at: "after cancel" },
];

/** A payment order for a named step. */
export const planOrderStep =
  (scene: Scene) =>
  (step: OrderStep): Journey<OrderEntry> => {
    const { seed, world, journal } = scene;
    const index = journal.orders.length;
    const random = randomFrom(seed, "order step", index);
    const entry = newOrderEntry(planOrder(world, seed, index, random, { ending: "PAY", ...step }));
    journal.orders.push(entry);
    return { entry, drive: (at) => driveOrder(scene, entry, at) };
  };
