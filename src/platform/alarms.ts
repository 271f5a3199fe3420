import { alarmTime, now } from "./clock.ts";
import { logFault } from "./log.ts";

/**
 * Sets the object's one alarm for an instant of our clock (milliseconds). Where the clock can be
 * moved the alarm fires early, within a second, and again until its instant has come: the object
 * then finds nothing due and sets it anew, and so it notices when the clock has jumped.
 */
export const setAlarm = (storage: DurableObjectStorage, instantMs: number): Promise<void> =>
  storage.setAlarm(alarmTime(instantMs));

/** An alarm that is late by more than this was lost. */
const ALARM_LOST_MS = 5_000;

/**
 * The instant to set an alarm for, or null: the one that is set will do. An alarm only ever moves
 * earlier, because a needless one costs less than moving it; one that was lost is set again. An
 * instant in the past is now.
 */
export const alarmToSet = (setFor: number | null, wanted: number, nowMs: number): number | null => {
  if (wanted === Infinity) return null;
  const isLost = setFor !== null && setFor < nowMs - ALARM_LOST_MS;
  return setFor === null || wanted < setFor || isLost ? Math.max(wanted, nowMs) : null;
};

/**
 * Runs an object's alarm. It catches everything and sets the alarm again after a fault, because the
 * platform drops an alarm that keeps throwing.
 */
export const runAlarm = async (
  storage: DurableObjectStorage,
  work: () => unknown,
  retryAfterMs: number,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logFault("object alarm failed", error);
    await setAlarm(storage, now() + retryAfterMs);
  }
};
