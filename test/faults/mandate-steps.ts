import { bookedOf } from "./evidence.ts";
import { type MandateEntry, newMandateEntry } from "./journal.ts";
import type { MandateMoment } from "./mandate-calls.ts";
import { driveMandate } from "./mandate-journey.ts";
import { planMandate, type WantedMandate } from "./plan-mandate.ts";
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
} from "./take-steps.ts";

/** The named steps of a mandate. At each of them the gateway is killed once. */
interface MandateStep extends Step<MandateEntry>, WantedMandate {
  at: MandateMoment;
}

const whenCharged = (scene: Scene, entry: MandateEntry) =>
  until(async () => (await bookedOf(scene, entry)).size > 0, WATCHED_MS);

const charging = { collection: "MANUAL", ending: "CHARGE", at: "before charge" } as const;

export const mandateSteps: readonly MandateStep[] = [
  {
    name: "mandate: confirm, after the bank checked the code",
    authMode: "OTP",
    at: "before confirm",
    faults: faults("payer's bank", "verify-otp", "SLOW_MS:1500"),
    when: afterAMoment,
  },
  {
    name: "mandate: charge reserved, nothing booked",
    ...charging,
    faults: hangs("payer's bank"),
    when: afterAMoment,
  },
  {
    name: "mandate: charge booked, the bank's answer on the way",
    ...charging,
    faults: answersLate("payer's bank"),
    when: whenCharged,
  },
  {
    name: "mandate: charge booked, every process at once",
    ...charging,
    faults: answersLate("payer's bank"),
    when: whenCharged,
    all: true,
  },
  {
    name: "mandate: AUTOMATIC, after its approval",
    collection: "AUTOMATIC",
    ending: "CHARGE",
    at: "after approve",
  },
  {
    name: "mandate: while the customer ends it at the bank",
    collection: "MANUAL",
    ending: "CUSTOMER_CANCELS",
    at: "before cancel at the bank",
    when: async () => true,
  },
];

/** A mandate for a named step. */
export const planMandateStep =
  (scene: Scene) =>
  (step: MandateStep): Journey<MandateEntry> => {
    const { seed, world, journal } = scene;
    const index = journal.mandates.length;
    const { authMode, collection = "MANUAL", ending = "CHARGE" } = step;
    const wanted = { collection, ending, ...(authMode ? { authMode } : {}) };
    const random = randomFrom(seed, "mandate step", index);
    const entry = newMandateEntry(planMandate(world, seed, index, random, wanted));
    journal.mandates.push(entry);
    return { entry, drive: (at) => driveMandate(scene, entry, at) };
  };
