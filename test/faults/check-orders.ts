import { isSigned, type LedgerTransfer, readEvent } from "../support/checkout-client.ts";
import { checkSightings, type Tell, took, type Verdict } from "./breaches.ts";
import type { Evidence, OrderEvidence } from "./evidence.ts";
import { type Journal, type OrderEntry, orderIdOf } from "./journal.ts";
import { DAILY_EXEMPTION_LIMIT, EXEMPTION_LIMIT } from "./plan-order.ts";
import { type Delivered, TPP_INDEX } from "./receiver.ts";
import { transfersIn } from "./torment.ts";

/** The invariants of payment orders, by the sandbox's books and the TPP's endpoint. */
export const checkOrders = (
  journal: Journal,
  evidence: Evidence,
  deliveries: readonly Delivered[],
  verdict: Verdict,
  tell: Tell,
): void => {
  const transfers = transfersIn(evidence.after);
  const told = deliveries.filter(({ index }) => index === TPP_INDEX);
  for (const delivered of told) {
    if (!isSigned(delivered, evidence.tppSecret)) {
      tell("every webhook is signed", readEvent(delivered).event);
    }
  }
  const days = new Map<string, number>();
  for (const entry of journal.orders) {
    const own = transfers.filter(({ amount }) => amount === entry.amount);
    const found = evidence.orders.get(entry.reference);
    if (!found) {
      const isKnown = entry.orderIds.size > 0 || own.length > 0;
      if (isKnown) tell("every order can be read", "it cannot", entry);
      continue;
    }
    checkMoney(entry, found, own, verdict, tell);
    checkApproval(entry, own, tell);
    checkSightings(entry, followers, tell);
    checkCreation(entry, found, tell);
    checkEvents(entry, found, told, tell);
    if (entry.authorised) continue;
    for (const { debtor_iban, amount, status, booked_at } of own) {
      if (status === "REJECTED" || status === "RETURNED") continue;
      const day = `${debtor_iban} ${(booked_at ?? "").slice(0, 10)}`;
      days.set(day, (days.get(day) ?? 0) + amount);
    }
  }
  for (const sum of days.values()) {
    if (sum > DAILY_EXEMPTION_LIMIT) tell("a day's exemptions stay within the limit", `${sum}`);
  }
};

const checkMoney = (
  entry: OrderEntry,
  { view: { status } }: OrderEvidence,
  own: readonly LedgerTransfer[],
  verdict: Verdict,
  tell: Tell,
): void => {
  const debits = own.filter(took);
  if (debits.length > 1) {
    verdict.doubleDebits += debits.length - 1;
    tell("at most one debit per order", `${debits.length} debits`, entry);
  }
  // The bank refuses an exempt order that needs SCA; approved, it has another id.
  if (own.length > (entry.isSmall ? 2 : 1)) {
    tell("one end_to_end_id per execution", `${own.length} of them`, entry);
  }
  const isCredited = own.some((transfer) => transfer.status === "BOOKED");
  if (isCredited !== (status === "COMPLETED")) {
    tell("COMPLETED if and only if the payee was credited", `it is ${status}`, entry);
  }
  const isBack = debits.every((transfer) => transfer.status === "RETURNED");
  if (!isBack && status !== "COMPLETED") {
    verdict.lost += entry.amount;
    tell("every order's debit ends COMPLETED or returned", `debited, and it is ${status}`, entry);
  }
  if (debits.length > 0 && (status === "REJECTED" || status === "CANCELLED")) {
    tell("nothing left the account of an order without execution", `it is ${status}`, entry);
  }
};

const checkApproval = (entry: OrderEntry, own: readonly LedgerTransfer[], tell: Tell): void => {
  if (!own.some(took)) return;
  if (!entry.authorised && entry.amount > EXEMPTION_LIMIT) {
    tell("no order is paid without SCA or an exemption", `${entry.amount}`, entry);
  }
  if (entry.endedBefore) {
    tell("no order is paid without its consent's permit", "the consent had ended", entry);
  }
};

/** The bank may ask for SCA of an exempt order, so PENDING_SCA follows PROCESSING. */
const followers: Record<string, readonly string[]> = {
  COMPLETED: ["COMPLETED"],
  FAILED: ["FAILED"],
  REJECTED: ["REJECTED"],
  CANCELLED: ["CANCELLED"],
};

const checkCreation = (entry: OrderEntry, { listed, view }: OrderEvidence, tell: Tell): void => {
  if (entry.orderIds.size !== 1 || listed.length > 1) {
    const ids = `${entry.orderIds.size} answered, ${listed.length} listed`;
    tell("one order per idempotency key", ids, entry);
  }
  if (view.amount !== entry.amount) tell("the order's amount stays", `${view.amount}`, entry);
};

const eventOf = (status: string): string => `payment_order.${status.toLowerCase()}`;

/** One event of the end, and one if the customer had to approve. */
const checkEvents = (
  entry: OrderEntry,
  { view, events }: OrderEvidence,
  told: readonly Delivered[],
  tell: Tell,
): void => {
  const own = told
    .map((delivered) => ({ delivered, ...readEvent(delivered) }))
    .filter(({ data }) => data.payment_order_id === orderIdOf(entry));
  const ids = new Map([
    ...events.map(({ event_id, event }) => [event_id, event] as const),
    ...own.map(({ event, data }) => [data.event_id, event] as const),
  ]);
  const [end, pending] = [eventOf(view.status), eventOf("PENDING_SCA")];
  const others = [...ids.values()].filter((event) => event !== end);
  const wasPending = entry.seen.some(({ state }) => state === "PENDING_SCA");
  const isRight =
    ids.size - others.length === 1 &&
    others.every((event) => event === pending) &&
    // Perhaps nobody read it in between.
    (wasPending ? others.length === 1 : others.length <= 1);
  if (!isRight) {
    const names = [...ids.values()].join(", ") || "none";
    tell("one event for each status that is told", `${names}, and it is ${view.status}`, entry);
  }
  for (const [id, event] of ids) {
    const attempts = own.filter(({ data }) => data.event_id === id);
    if (attempts.length === 0) tell("the TPP is told everything", event, entry);
    if (new Set(attempts.map(({ delivered }) => delivered.body)).size > 1) {
      tell("an event has the same bytes at every attempt", event, entry);
    }
    for (const { data, delivered } of attempts) {
      const isTrue =
        eventOf(String(data.status)) === event &&
        data.amount === entry.amount &&
        delivered.headers["webhook-id"] === id;
      if (!isTrue) tell("an order's event says what the order was", event, entry);
    }
  }
};
