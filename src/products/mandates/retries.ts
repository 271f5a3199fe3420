import { retriesAfter } from "../charges/retries.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { mayBePaid } from "./sums.ts";

/** How many times a charge may still be retried; 0 also while the mandate is paused. @rule M3.13 */
export const retriesLeft = ({ state }: MandateRecord, entry: ChargeEntry): number =>
  state === "ACTIVE" && entry.status === "FAILED" && entry.retry_until !== null && !mayBePaid(entry)
    ? retriesAfter(entry.attempt)
    : 0;
