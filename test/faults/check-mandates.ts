import { isSigned, type LedgerTransfer, readEvent } from "../support/checkout-client.ts";
import { checkSightings, type Tell, took, type Verdict } from "./breaches.ts";
import { type Evidence, isOfMandate, type MandateEvidence } from "./evidence.ts";
import type { Journal, MandateEntry } from "./journal.ts";
import type { ChargeAnswer } from "./mandate-calls.ts";
import { type Delivered, SUBSCRIPTIONS_INDEX } from "./receiver.ts";
import { transfersIn } from "./torment.ts";

/** The invariants of mandates and charges, by the sandbox's books and the merchant's endpoint. */
export const checkMandates = (
  journal: Journal,
  evidence: Evidence,
  deliveries: readonly Delivered[],
  verdict: Verdict,
  tell: Tell,
): void => {
  const transfers = transfersIn(evidence.after);
  const told = deliveries.filter(({ index }) => index === SUBSCRIPTIONS_INDEX);
  for (const delivered of told) {
    if (!isSigned(delivered, evidence.subscriptionsSecret)) {
      tell("every webhook is signed", readEvent(delivered).event);
    }
  }
  for (const entry of journal.mandates) {
    const own = transfers.filter(({ amount }) => isOfMandate(entry, amount));
    const found = evidence.mandates.get(entry.reference);
    if (!found) {
      const isKnown = entry.mandateIds.size > 0 || own.length > 0;
      if (isKnown) tell("every mandate can be read", "it cannot", entry);
      continue;
    }
    checkCharges(entry, found, own, verdict, tell);
    checkCaps(entry, found, evidence, tell);
    checkCreations(entry, found, tell);
    checkEnd(entry, found, own, tell);
    checkSightings(entry, followers, tell);
    checkEvents(entry, found, told, tell);
  }
};

/** One debit for each charge that was paid, and none for any other. */
const checkCharges = (
  entry: MandateEntry,
  { charges }: MandateEvidence,
  own: readonly LedgerTransfer[],
  verdict: Verdict,
  tell: Tell,
): void => {
  for (const amount of new Set([...charges, ...own].map((row) => row.amount))) {
    const paid = charges.filter((row) => row.amount === amount && row.status === "COMPLETED");
    const moved = own.filter((row) => row.amount === amount && took(row));
    const kept = moved.filter(({ status }) => status !== "RETURNED");
    if (kept.length > paid.length) {
      const isDouble = kept.length > charges.filter((row) => row.amount === amount).length;
      if (isDouble) verdict.doubleDebits += 1;
      else verdict.lost += amount;
      const invariant = isDouble ? "at most one debit per charge" : "a debited charge is COMPLETED";
      tell(invariant, `${kept.length} debits of ${amount}, ${paid.length} paid`, entry);
    }
    if (kept.length < paid.length) {
      tell("COMPLETED only with a proven debit", `${paid.length} charges of ${amount}`, entry);
    }
  }
  if (!entry.authorised && own.some(took)) {
    tell("no mandate is charged without its customer's approval", entry.reference, entry);
  }
};

const sumOf = (charges: readonly ChargeAnswer[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

const isPaid = ({ status }: ChargeAnswer): boolean => status === "COMPLETED";

/** The caps of a day, by what was paid and by what the gateway accepted. */
const checkCaps = (
  entry: MandateEntry,
  { view, charges }: MandateEvidence,
  evidence: Evidence,
  tell: Tell,
): void => {
  for (const { amount, chargeIds } of entry.asked) {
    if (amount > entry.amount && chargeIds.size > 0) {
      tell("the gateway accepts no charge above the cap", `${amount} at once`, entry);
    }
  }
  const cap = entry.collection === "AUTOMATIC" ? entry.amount : entry.perPeriod;
  const oldest = [...charges].reverse();
  for (const day of new Set(charges.map(({ charge_date }) => charge_date))) {
    const ofDay = oldest.filter(({ charge_date }) => charge_date === day);
    const before = entry.replaces ? takenBy(entry.replaces, evidence, day) : 0;
    const sum = before + sumOf(ofDay.filter(isPaid));
    if (sum > cap) tell("a period's charges stay within the cap", `${sum} on ${day}`, entry);
    for (const [place, { amount }] of ofDay.entries()) {
      // A mandate has one unfinished charge, so the earlier ones had ended.
      const earlier = before + sumOf(ofDay.slice(0, place).filter(isPaid));
      if (earlier + amount > cap && !entry.isRetried) {
        tell("the gateway accepts no charge above the cap", `${earlier} and ${amount}`, entry);
      }
    }
    if (entry.collection === "AUTOMATIC" && ofDay.length > 1) {
      tell("AUTOMATIC collects a period once", `${ofDay.length} charges on ${day}`, entry);
    }
  }
  const paid = charges.filter(isPaid);
  if (view.charged_total !== sumOf(paid) || view.charge_count !== paid.length) {
    const counted = `${view.charged_total} in ${view.charge_count}`;
    tell("the mandate counts what was paid", `${counted}, paid ${sumOf(paid)}`, entry);
  }
};

/** What the replaced mandate has taken on the day on which the new one begins. */
const takenBy = (replaced: MandateEntry, { mandates }: Evidence, day: string): number =>
  sumOf(
    (mandates.get(replaced.reference)?.charges ?? []).filter(
      (row) => isPaid(row) && row.charge_date === day,
    ),
  );

const checkCreations = (entry: MandateEntry, { charges }: MandateEvidence, tell: Tell): void => {
  if (entry.mandateIds.size !== 1) {
    tell("one mandate per idempotency key", `${entry.mandateIds.size} answered`, entry);
  }
  for (const { amount, chargeIds } of entry.asked) {
    const made = charges.filter((row) => row.amount === amount).length;
    if (chargeIds.size > 1 || made !== chargeIds.size) {
      tell("one charge per idempotency key", `${chargeIds.size} answered, ${made} made`, entry);
    }
  }
};

/** Nothing is debited after the customer's end at the bank, and the merchant reads who ended it. */
const checkEnd = (
  entry: MandateEntry,
  { view }: MandateEvidence,
  own: readonly LedgerTransfer[],
  tell: Tell,
): void => {
  const { bookedAtEnd } = entry;
  if (!bookedAtEnd) return;
  const later = own.filter((row) => took(row) && !bookedAtEnd.has(row.end_to_end_id));
  if (later.length > 0) tell("no charge after the customer's end", `${later.length}`, entry);
  if (view.status !== "CANCELLED") {
    tell("a mandate that ended at the bank is CANCELLED", view.status, entry);
  }
};

/** PAUSED and ACTIVE follow each other; nothing follows an end. */
const followers: Record<string, readonly string[]> = {
  ACTIVE: ["ACTIVE", "PAUSED", "CANCELLED", "COMPLETED", "EXPIRED"],
  PAUSED: ["ACTIVE", "PAUSED", "CANCELLED", "COMPLETED", "EXPIRED"],
  REJECTED: ["REJECTED"],
  EXPIRED: ["EXPIRED"],
  CANCELLED: ["CANCELLED"],
  COMPLETED: ["COMPLETED"],
};

/** One event for each end, the same bytes at every attempt, and never one of a payment. */
const checkEvents = (
  entry: MandateEntry,
  { view, charges }: MandateEvidence,
  told: readonly Delivered[],
  tell: Tell,
): void => {
  const own = told
    .map((delivered) => ({ ...readEvent(delivered), bytes: delivered.body }))
    .filter(({ data }) => data.mandate_id === view.mandate_id);
  const idsOf = (event: string, chargeId?: string) =>
    new Set(
      own
        .filter((sent) => sent.event === event && (!chargeId || sent.data.charge_id === chargeId))
        .map(({ data }) => data.event_id),
    ).size;
  for (const { charge_id, status } of charges) {
    const completed = idsOf("mandate.charge.completed", charge_id);
    if (completed !== (status === "COMPLETED" ? 1 : 0)) {
      tell("one event for each paid charge", `${completed}, and it is ${status}`, entry);
    }
  }
  for (const event of ["mandate.activated", "mandate.cancelled"]) {
    if (idsOf(event) > 1) tell("one event for each end of a mandate", event, entry);
  }
  const bytes = new Set(own.map((sent) => `${sent.data.event_id} ${sent.bytes}`));
  if (bytes.size > new Set(own.map(({ data }) => data.event_id)).size) {
    tell("an event has the same bytes at every attempt", "of a mandate", entry);
  }
  if (own.some(({ event }) => event.startsWith("payment."))) {
    tell("a charge sends no event of a payment", "payment.*", entry);
  }
};
