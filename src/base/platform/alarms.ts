import { alarmTime, now } from "./clock.ts";
import { logFault } from "./log.ts";

/**
 * Sets the object's one alarm for an instant of our clock (milliseconds). With a movable clock the
 * alarm fires within a second and again until its instant has come. The object then finds nothing
 * due, sets the alarm again, and so notices when the clock has jumped.
 */
export const setAlarm = (storage: DurableObjectStorage, instantMs: number): Promise<void> =>
  storage.setAlarm(alarmTime(instantMs));

/** An alarm that has not fired this long after its instant was lost. */
const ALARM_LOST_MS = 5_000;

/**
 * The instant to set an alarm for, or null to keep the present one. An alarm only moves earlier,
 * because an early alarm costs less than moving it. A lost alarm is set again. An instant in the
 * past becomes now.
 */
export const alarmToSet = (setFor: number | null, wanted: number, nowMs: number): number | null => {
  if (wanted === Infinity) return null;
  const isLost = setFor !== null && setFor < nowMs - ALARM_LOST_MS;
  return setFor === null || wanted < setFor || isLost ? Math.max(wanted, nowMs) : null;
};

/**
 * Runs an object's alarm. It catches every error and sets the alarm again, because the platform
 * drops an alarm that keeps throwing.
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
