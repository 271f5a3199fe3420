import { randomHex } from "./crypto.ts";

/** A new trace, with a trace id of its own unless one is given [W3C Trace Context]. */
export const newTraceparent = (traceId = randomHex(16)): string =>
  `00-${traceId}-${randomHex(8)}-01`;
