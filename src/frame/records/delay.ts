import type { AdminEnv } from "./administration.ts";

const DEFAULT_SECONDS = 24 * 3_600;
const MAX_SECONDS = 72 * 3_600;

/**
 * The time between the approval of a change and its effect, in milliseconds: 0 to 72 hours. A
 * missing, malformed or longer value counts as the default of 24 hours, so a mistake in the
 * configuration cannot switch the delay off.
 * @rule A2.3
 */
export const changeDelayMs = ({ CHANGE_DELAY_SECONDS: text }: AdminEnv): number => {
  const seconds = /^\d{1,6}$/.test(text ?? "") ? Number(text) : DEFAULT_SECONDS;
  return (seconds > MAX_SECONDS ? DEFAULT_SECONDS : seconds) * 1_000;
};
