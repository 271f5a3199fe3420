/** The instants of a consent (§8, contract/open-banking.md § Consent), in milliseconds. */
const DAY_MS = 24 * 60 * 60_000;

/** How long the customer may take for one authorisation. */
export const AUTHORISATION_MS = 15 * 60_000;

/** How long before the end the TPP is told. */
const NOTICE_MS = 7 * DAY_MS;

/** How long the bank is told of the consent's end before the gateway gives up. */
export const TELL_END_MS = 7 * DAY_MS;

export const endAfter = (startMs: number, days: number): number => startMs + days * DAY_MS;

/** When the notice before the end is due. A consent that ends sooner gets none. */
export const noticeBefore = (expiresAt: number, nowMs: number): number | null =>
  expiresAt - NOTICE_MS > nowMs ? expiresAt - NOTICE_MS : null;

/** A payment order waits this long for its customer. */
export const ORDER_WAIT_MS = 15 * 60_000;
