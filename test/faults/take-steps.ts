import { setTimeout as sleep } from "node:timers/promises";
import { countFault, type Driven, note } from "./journal.ts";
import { type Scene, until } from "./scene.ts";
import {
  BEYOND_EXPIRY_MS,
  clearFaults,
  type FaultOrder,
  jump,
  orderFaults,
  transfersOf,
} from "./torment.ts";

/**
 * Kills the gateway at named steps. Steps within a request are held open by a slow bank or a lost
 * answer, and recognised in ledger, answers or endpoint.
 */
export interface Step<E extends Driven> {
  name: string;
  /** The moment of the journey. */
  at: string;
  faults?: StepFaults;
  /**
   * The condition that the kill waits for during the request, and whether it came; absent for none.
   */
  when?: (scene: Scene, entry: E) => Promise<boolean>;
  /** Kills everything, not only the gateway. */
  all?: true;
  /** Moves the clock beyond the session's end while the gateway is down. */
  late?: true;
}

interface StepFaults {
  of: "payer's bank" | "payee's bank" | "rail";
  list: FaultOrder[];
}

/** A busy machine may take this long to reach the moment of a kill. */
export const WATCHED_MS = 15_000;

export const afterAMoment = () => sleep(400, true);

export const whenBooked = (scene: Scene, entry: Driven) =>
  until(async () => (await transfersOf(scene, entry.amount)).length > 0, WATCHED_MS);

export const faults = (
  of: StepFaults["of"],
  operation: string,
  fault: string,
  times = 2,
): StepFaults => ({ of, list: [{ operation, fault, times }] });

type BankOfStep = "payer's bank" | "payee's bank";
export const hangs = (of: BankOfStep) =>
  faults(of, "execute-transaction", "TIMEOUT_BEFORE_APPLY", 1);
/** Later than the kill, also on a busy machine, and within the time-out of a bank's call. */
export const answersLate = (of: BankOfStep) => faults(of, "execute-transaction", "SLOW_MS:8000");

/** How long a journey may take to reach its step while others are still under way. */
const STEP_PATIENCE_MS = 120_000;
/**
 * A step may be missed, because the rest of an earlier journey can use up its fault, or because a
 * busy machine comes too late for it. Only a step that cannot be reached is missed so often: with a
 * load of 20 on two cores, three tries missed two of 38 steps.
 */
const TRIES = 10;

/** A journey that is about to begin. */
export interface Journey<E extends Driven> {
  entry: E;
  drive(at: (moment: string) => Promise<void>): Promise<void>;
}

/**
 * Takes the steps one after the other, while earlier journeys continue. Returns the journeys that
 * are still under way.
 */
export const takeSteps = async <E extends Driven, S extends Step<E>>(
  scene: Scene,
  steps: readonly S[],
  plan: (step: S) => Journey<E>,
): Promise<Promise<void>[]> => {
  const journeys: Promise<void>[] = [];
  for (const step of steps) {
    for (let tries = 0; tries < TRIES; tries++) {
      const { journey, reached } = takeStep(scene, step, plan(step));
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

const takeStep = <E extends Driven>(
  scene: Scene,
  step: Step<E>,
  { entry, drive }: Journey<E>,
): { journey: Promise<void>; reached: Promise<boolean> } => {
  const { promise: reached, resolve } = Promise.withResolvers<boolean>();
  const { at, isUnderWay } = strike(scene, entry, step, resolve);
  const journey = scene.killer.untilReady().then(async () => {
    await drive(at);
    if (!isUnderWay()) resolve(false);
  });
  return { journey, reached };
};

/** Kills once at the step. A step within a request is awaited next to the request. */
const strike = <E extends Driven>(
  scene: Scene,
  entry: E,
  step: Step<E>,
  reached: (isReached: boolean) => void,
): { at: (moment: string) => Promise<void>; isUnderWay: () => boolean } => {
  let struck = false;
  const at = async (moment: string) => {
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

const kill = async (
  scene: Scene,
  { all, late }: Pick<Step<Driven>, "all" | "late">,
): Promise<void> => {
  if (all) return scene.killer.killAll();
  await scene.killer.killGateway();
  if (!late) return;
  countFault(scene.journal, "clock", "jump beyond expiry");
  await jump(scene, BEYOND_EXPIRY_MS);
};
