import { DAY_MS } from "../../base/platform/clock.ts";

/** The instants of a consent in milliseconds. */

/** How long the customer may take for one authorisation. @rule O5.11 */
export const AUTHORISATION_MS = 15 * 60_000;

/** How long before the end the TPP is told. @rule O5.10 */
const NOTICE_MS = 7 * DAY_MS;

/** How long the bank is told of the consent's end before the gateway gives up. */
export const TELL_END_MS = 7 * DAY_MS;

/** @rule O5.12 */
export const endAfter = (startMs: number, days: number): number => startMs + days * DAY_MS;

/** When the notice before the end is due. A consent that ends sooner gets none. */
export const noticeBefore = (expiresAt: number, nowMs: number): number | null =>
  expiresAt - NOTICE_MS > nowMs ? expiresAt - NOTICE_MS : null;

/** A payment order waits this long for its customer. */
export const ORDER_WAIT_MS = 15 * 60_000;
