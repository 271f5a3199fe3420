import { isoTime } from "../../base/platform/clock.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { retriesLeft } from "./retries.ts";

/** The view of a charge for the mandate's owner. @rule M3.7 M1.12 */
export const chargeView = (record: MandateRecord, entry: ChargeEntry) => {
  const retries_left = retriesLeft(record, entry);
  const until = retries_left > 0 ? entry.retry_until : null;
  return {
    charge_id: entry.charge_id,
    payment_id: entry.payment_id,
    mandate_id: record.terms.mandate_id,
    amount: entry.amount,
    currency: record.terms.currency,
    reference: entry.reference,
    description: entry.description,
    charge_date: entry.charge_date,
    status: entry.status,
    failure_code: entry.failure,
    attempts: entry.attempts.map(({ decided_at, failure }, place) => ({
      attempt: place + 1,
      status: failure !== null ? "FAILED" : entry.status,
      failure_code: failure,
      attempted_at: isoTime(decided_at),
    })),
    retryable: retries_left > 0,
    retries_left,
    retry_until: until === null ? null : isoTime(until),
    cancelled_by: entry.cancelled_by,
    created_at: isoTime(entry.created_at),
    updated_at: isoTime(entry.updated_at),
  };
};

/** A charge as its owner reads it. */
export type ChargeAnswer = ReturnType<typeof chargeView>;
