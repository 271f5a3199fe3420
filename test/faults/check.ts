import {
  isBalanced,
  isSigned,
  type Ledger,
  type LedgerTransfer,
  readEvent,
} from "../support/checkout-client.ts";
import { checkSightings, type Tell, took, type Verdict } from "./breaches.ts";
import { checkMandates } from "./check-mandates.ts";
import { checkOrders } from "./check-orders.ts";
import type { Evidence, PaymentEvidence } from "./evidence.ts";
import { type Entry, type Journal, sessionIdOf } from "./journal.ts";
import type { Delivered } from "./receiver.ts";
import type { Recovery } from "./settle.ts";
import { transfersIn } from "./torment.ts";

export const terminalEvents: ReadonlySet<string> = new Set([
  "payment.completed",
  "payment.failed",
  "payment.expired",
]);

/**
 * The invariants once everything has come to rest, whatever was killed and broken before. The
 * sandbox's books are the truth, and the gateway's answers are compared with them.
 */
export const check = (
  journal: Journal,
  evidence: Evidence,
  deliveries: readonly Delivered[],
  recovery: Recovery,
): Verdict => {
  const verdict: Verdict = { breaches: [], lost: 0, doubleDebits: 0 };
  const { breaches } = verdict;
  const tell: Tell = (invariant, detail, entry) =>
    breaches.push({ reference: entry?.reference ?? "", invariant, detail });
  checkBooks(evidence, tell);
  for (const entry of journal.payments) {
    const found = evidence.payments.get(entry.reference);
    if (!found) {
      if (entry.sessionIds.size > 0) tell("every payment can be read", "it cannot", entry);
      continue;
    }
    checkMoney(entry, found, transfersIn(evidence.after), verdict, tell);
    checkRefunds(entry, found, transfersIn(evidence.after), verdict, tell);
    checkSightings(entry, followersOf(entry, transfersIn(evidence.after)), tell);
    checkCreation(entry, found, tell);
    const told = deliveries.filter(({ index }) => index === entry.index);
    checkEvents(entry, found, told, tell);
    checkDeliveries(entry, told, tell);
  }
  checkOrders(journal, evidence, deliveries, verdict, tell);
  checkMandates(journal, evidence, deliveries, verdict, tell);
  checkForgeries(journal, tell);
  for (const line of evidence.leaks) tell("no IBAN, code or key in any log", line);
  for (const step of new Set(journal.internalErrors)) tell("no input yields a 500", step);
  if (journal.internalErrors.length > 0) {
    for (const error of evidence.logged) tell("no input yields a 500", error);
  }
  for (const { reference, what } of recovery.pending) {
    breaches.push({ reference, invariant: "nothing is pending after the faults", detail: what });
  }
  for (const account of recovery.miscounted) {
    tell("the gateway counts the exempt orders that the books hold", account);
  }
  return verdict;
};

/** Σ debits = Σ credits + in flight + returned, and every balance is what the transfers make it. */
export const checkBooks = (
  { before, after }: Pick<Evidence, "before" | "after">,
  tell: Tell,
): void => {
  if (!isBalanced(after)) tell("issued = booked + held + in flight", JSON.stringify(after.totals));
  const known = new Set(transfersIn(before).map(({ end_to_end_id }) => end_to_end_id));
  const moved = transfersIn(after).filter(({ end_to_end_id }) => !known.has(end_to_end_id));
  const sum = (...statuses: string[]) =>
    moved
      .filter(({ status }) => statuses.includes(status))
      .reduce((total, { amount }) => total + amount, 0);
  const balances = balancesOf(after);
  const debits = sum("BOOKED", "SUBMITTED", "RETURNED");
  const credits = sum("BOOKED");
  const { in_flight } = after.totals;
  const held = after.totals.issued - after.totals.booked - in_flight;
  if (debits !== credits + in_flight + held + sum("RETURNED")) {
    tell("Σ debits = Σ credits + in flight + returned", `${debits} is not ${credits} and the rest`);
  }
  for (const [iban, was] of balancesOf(before)) {
    const change = moved.reduce((total, transfer) => {
      const paid =
        transfer.debtor_iban === iban && ["BOOKED", "SUBMITTED"].includes(transfer.status);
      const received = transfer.creditor_iban === iban && transfer.status === "BOOKED";
      return total - (paid ? transfer.amount : 0) + (received ? transfer.amount : 0);
    }, 0);
    const is = balances.get(iban) ?? 0;
    if (is !== was + change) {
      tell("every balance is what its transfers make it", `${was} + ${change} became ${is}`);
    }
  }
};

const balancesOf = (ledger: Ledger): Map<string, number> =>
  new Map(
    Object.values(ledger.banks).flatMap(({ accounts }) =>
      accounts.map(({ iban, booked }) => [iban, booked] as const),
    ),
  );

const checkMoney = (
  entry: Entry,
  { view, instructed }: PaymentEvidence,
  transfers: readonly LedgerTransfer[],
  verdict: Verdict,
  tell: Tell,
): void => {
  const own = transfers.filter(({ amount }) => amount === entry.amount);
  const debits = own.filter(took);
  const credited = own.filter(({ status }) => status === "BOOKED");
  if (debits.length > 1) {
    verdict.doubleDebits += debits.length - 1;
    tell("at most one debit per payment", `${debits.length} debits`, entry);
  }
  const unknown = own.filter(({ end_to_end_id }) => !instructed.includes(end_to_end_id));
  if (unknown.length > 0) tell("one end_to_end_id per attempt", `${unknown.length} more`, entry);
  const refused = own.length - debits.length;
  if (refused > MAX_ATTEMPTS) tell("four attempts at most", `${refused} were refused`, entry);
  if (debits.length > 0 && !entry.authorised) {
    tell("no debit without the payer's word", "nobody sent a code or approved", entry);
  }
  if (view.state === "COMPLETED" && credited.length === 0) {
    tell("COMPLETED only with a proven credit", "the payee has received nothing", entry);
  }
  const isBack = debits.every(({ status }) => status === "RETURNED");
  if (!isBack && view.status !== "COMPLETED") {
    verdict.lost += entry.amount;
    tell("every debit ends COMPLETED or returned", `debited, and it is ${view.state}`, entry);
  }
};

const checkRefunds = (
  entry: Entry,
  { view, refunds }: PaymentEvidence,
  transfers: readonly LedgerTransfer[],
  verdict: Verdict,
  tell: Tell,
): void => {
  const completed = refunds.filter(({ status }) => status === "COMPLETED");
  const back = completed.reduce((total, { amount }) => total + amount, 0);
  if (back !== view.refunded_amount || back > entry.amount) {
    tell("refunds never exceed what was paid", `${back}, told ${view.refunded_amount}`, entry);
  }
  for (const asked of entry.refunds) {
    const named = refunds.filter(({ amount }) => amount === asked.amount);
    if (asked.refundIds.size > 1 || named.length > 1) {
      tell("one refund per idempotency key", `${named.length} of ${asked.amount}`, entry);
    }
    const own = transfers.filter(({ amount }) => amount === asked.amount);
    const debits = own.filter(took);
    if (debits.length > 1) verdict.doubleDebits += debits.length - 1;
    if (own.length > 1) tell("one transfer per refund", `${own.length} of ${asked.amount}`, entry);
    const credited = own.some(({ status }) => status === "BOOKED");
    const status = named[0]?.status ?? "missing";
    if (credited !== (status === "COMPLETED") && status !== "PROCESSING") {
      if (credited) verdict.lost += asked.amount;
      tell("a refund is COMPLETED when it was credited", `credited ${credited}, ${status}`, entry);
    }
  }
};

/** The first, and one after each return to choosing an account. @rule P2.21 */
const MAX_ATTEMPTS = 4;

/** A payment leaves EXECUTING backwards only where its bank refused an account. */
const followersOf = (entry: Entry, transfers: readonly LedgerTransfer[]) => {
  const isRefused = transfers.some((one) => one.amount === entry.amount && !took(one));
  const { EXECUTING: _, ...later } = followers;
  return isRefused ? later : followers;
};

/** Any state may follow those before money. */
const followers: Record<string, readonly string[]> = {
  EXECUTING: ["EXECUTING", "SETTLEMENT_PENDING", "COMPLETED", "FAILED"],
  SETTLEMENT_PENDING: ["SETTLEMENT_PENDING", "COMPLETED", "FAILED"],
  COMPLETED: ["COMPLETED"],
  FAILED: ["FAILED"],
  EXPIRED: ["EXPIRED"],
  CANCELLED: ["CANCELLED"],
};

const checkCreation = (entry: Entry, { listed, view }: PaymentEvidence, tell: Tell): void => {
  if (entry.sessionIds.size !== 1 || listed.length > 1) {
    const ids = `${entry.sessionIds.size} answered, ${listed.length} listed`;
    tell("one session per idempotency key", ids, entry);
  }
  if (view.amount !== entry.amount) tell("the amount stays", `${view.amount}`, entry);
};

const eventOf: Record<string, string> = {
  COMPLETED: "payment.completed",
  FAILED: "payment.failed",
  EXPIRED: "payment.expired",
};

const checkEvents = (
  entry: Entry,
  { view, events }: PaymentEvidence,
  told: readonly Delivered[],
  tell: Tell,
): void => {
  const invariant = "exactly one terminal event per payment";
  const expected = eventOf[view.state];
  const listed = events.filter(({ event }) => terminalEvents.has(event));
  const delivered = told.map(readEvent).filter(({ event }) => terminalEvents.has(event));
  const ids = new Set([
    ...listed.map(({ event_id }) => event_id),
    ...delivered.map(({ data }) => data.event_id),
  ]);
  const names = new Set([...listed, ...delivered].map(({ event }) => event));
  if (ids.size !== (expected ? 1 : 0)) {
    tell(invariant, `${ids.size} (${[...names].join(", ")}), and it is ${view.state}`, entry);
  }
  if (expected && delivered.length === 0) {
    tell("every endpoint is told of the end", "no attempt reached it", entry);
  }
  if (expected && ids.size === 1 && !names.has(expected)) {
    tell(invariant, `${[...names].join(", ")}, and it is ${view.state}`, entry);
  }
};

const checkDeliveries = (entry: Entry, told: readonly Delivered[], tell: Tell): void => {
  const bodies = new Map<string, string>();
  for (const delivered of told) {
    const { event, data } = readEvent(delivered);
    const first = bodies.get(data.event_id);
    bodies.set(data.event_id, first ?? delivered.body);
    if (first !== undefined && first !== delivered.body) {
      tell("an event has the same bytes at every attempt", event, entry);
    }
    if (
      delivered.headers["webhook-id"] !== data.event_id ||
      data.session_id !== sessionIdOf(entry)
    ) {
      tell("an event is what its headers and address say", event, entry);
    }
    if (!isSigned(delivered, entry.merchant.signing_secret)) {
      tell("every webhook is signed", event, entry);
    }
  }
};

const checkForgeries = ({ forgeries, payments, orders }: Journal, tell: Tell): void => {
  for (const { reference, what, status, mayBeAccepted } of forgeries) {
    const entry = [...payments, ...orders].find((driven) => driven.reference === reference);
    const taken = status < 300 && !mayBeAccepted;
    if (taken || status >= 500) tell("nothing forged is taken", `${what}: ${status}`, entry);
  }
};
