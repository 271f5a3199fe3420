import { alarmTime } from "./clock.ts";

/**
 * Sets the object's one alarm for an instant of our clock (milliseconds). Where the clock can be
 * moved the alarm fires early, within a second, and again until its instant has come: the object
 * then finds nothing due and sets it anew, and so it notices when the clock has jumped.
 */
export const setAlarm = (storage: DurableObjectStorage, instantMs: number): Promise<void> =>
  storage.setAlarm(alarmTime(instantMs));
