import type { Creation } from "../../frame/objects/state.ts";
import type { ChargeTerms, MandateDecision } from "../charges/charge-record.ts";
import { firstAnswer } from "../charges/charge-views.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import type { MandateRecord } from "./mandate-record.ts";
import { dateOf } from "./mandate-times.ts";
import { retriesAfter } from "./retries.ts";
import { paidAttempts } from "./sums.ts";

/** What a mandate tells of a charge that it lists: to the charge's object, and to its views. */

/** How many times a charge may still be retried; 0 also while the mandate is paused. @rule M3.13 */
export const retriesLeft = ({ state }: MandateRecord, entry: ChargeEntry): number =>
  state === "ACTIVE" &&
  entry.stage === "ENDED" &&
  entry.retry_until !== null &&
  paidAttempts(entry) === 0
    ? retriesAfter(entry.attempt)
    : 0;

/** What it has decided, and what may be retried. */
export const decisionOf = (record: MandateRecord, entry: ChargeEntry): MandateDecision => {
  const { charge_id, payment_id, created_at, stage, attempt, decided_at, cancelled } = entry;
  const retries_left = retriesLeft(record, entry);
  return {
    charge_id,
    payment_id,
    created_at,
    attempt,
    cancelled,
    retries_left,
    under_way: stage === "BEGUN" && decided_at !== null ? { attempt, decided_at } : null,
    retry_until: retries_left > 0 ? entry.retry_until : null,
  };
};

/** The approved parties; a mandate without them has no charge. */
export const partiesOf = ({ payer, route, bank_reference }: MandateRecord) => {
  if (!payer || !route || bank_reference === null) throw new Error("a mandate nobody approved");
  return { payer, route, reference: bank_reference };
};

/** What the charge's object is made of. */
export const chargeTerms = (record: MandateRecord, entry: ChargeEntry): ChargeTerms => {
  const { terms } = record;
  const { payer, reference } = partiesOf(record);
  return {
    charge_id: entry.charge_id,
    payment_id: entry.payment_id,
    mandate_id: terms.mandate_id,
    owner: terms.owner,
    mode: terms.mode,
    amount: entry.amount,
    currency: terms.currency,
    reference: entry.reference,
    description: entry.description,
    charge_date: entry.charge_date,
    creditor_name: terms.creditor_name,
    debtor: payer,
    authorisation: reference,
    created_at: entry.created_at,
  };
};

/** The request that made it, and its answer, which the charge's object keeps. */
export const creationOf = (record: MandateRecord, entry: ChargeEntry): Creation => {
  const isAnnounced = entry.charge_date > dateOf(record, entry.created_at);
  const answer = firstAnswer(chargeTerms(record, entry), isAnnounced);
  return { request_hash: entry.request_hash, answer: JSON.stringify(answer) };
};
