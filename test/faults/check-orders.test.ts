import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import type { Ledger, LedgerTransfer } from "../support/checkout-client.ts";
import type { Verdict } from "./breaches.ts";
import { checkOrders } from "./check-orders.ts";
import type { Evidence, OrderEvidence } from "./evidence.ts";
import { newJournal, newOrderEntry, type OrderEntry } from "./journal.ts";
import type { Order } from "./plan-order.ts";
import { type Delivered, TPP_INDEX } from "./receiver.ts";

/** Each invariant of payment orders, broken in otherwise correct evidence. */
const SECRET = `whsec_${Buffer.from("a secret of the tests").toString("base64")}`;

const transfer = (
  id: string,
  amount: number,
  status: LedgerTransfer["status"] = "BOOKED",
): LedgerTransfer => ({
  ...{ end_to_end_id: id, debtor_iban: "payer", creditor_iban: "payee", amount, status },
  ...{ currency: "USD", booked_at: "2026-11-22T00:00:00.000Z" },
});

const webhook = (event: string, eventId: string, data: object): Delivered => {
  const body = JSON.stringify({ event, data: { event_id: eventId, ...data } });
  const at = new Date(0);
  return {
    ...{ index: TPP_INDEX, received_at: at.toISOString(), method: "POST", body, status: 200 },
    headers: {
      "webhook-id": eventId,
      "webhook-timestamp": "0",
      "webhook-signature": new Webhook(SECRET).sign(eventId, at, body),
      "x-gateway-signature": `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`,
    },
  };
};

interface Case {
  entry: OrderEntry;
  order: OrderEvidence;
  isReadable: boolean;
  transfers: LedgerTransfer[];
  deliveries: Delivered[];
}

/** An order of this amount that was completed, with the customer's approval or exempt. */
const completed = (amount: number, authorised: boolean): Case => {
  const entry = newOrderEntry({
    ...{ index: 0, reference: `order of ${amount}`, amount, isSmall: !authorised },
  } as Order);
  const id = `po_${amount}`;
  entry.orderIds.add(id);
  entry.authorised = authorised;
  const states = [...(authorised ? ["PENDING_SCA"] : []), "PROCESSING", "COMPLETED"];
  entry.seen.push(...states.map((state, n) => ({ state, from: 2 * n, to: 2 * n + 1 })));
  const told = states
    .filter((status) => status !== "PROCESSING")
    .map((status) => ({ event: `payment_order.${status.toLowerCase()}`, status }));
  return {
    entry,
    isReadable: true,
    order: {
      view: { status: "COMPLETED", amount } as OrderEvidence["view"],
      events: told.map(({ event }) => ({ event, event_id: `evt ${event} ${id}` })),
      listed: [{ payment_order_id: id } as OrderEvidence["view"]],
    },
    transfers: [transfer(`E ${id}`, amount)],
    deliveries: told.map(({ event, status }) =>
      webhook(event, `evt ${event} ${id}`, { payment_order_id: id, status, amount }),
    ),
  };
};

/** Of an order that the customer approved. */
const approved = () => completed(80_000, true);

const breachesOf = (...cases: Case[]): string[] => {
  const verdict: Verdict = { breaches: [], lost: 0, doubleDebits: 0 };
  const journal = { ...newJournal(), orders: cases.map(({ entry }) => entry) };
  const transfers = cases.flatMap((one) => one.transfers);
  const evidence = {
    after: { banks: { alpha: { accounts: [], transfers } } } as unknown as Ledger,
    orders: new Map(
      cases
        .filter(({ isReadable }) => isReadable)
        .map(({ entry, order }) => [entry.reference, order]),
    ),
    tppSecret: SECRET,
  } as unknown as Evidence;
  const deliveries = cases.flatMap((one) => one.deliveries);
  const broken: string[] = [];
  checkOrders(journal, evidence, deliveries, verdict, (invariant) => broken.push(invariant));
  return broken;
};

test("correct orders break nothing", () => {
  expect(breachesOf(approved(), completed(3_000, false))).toEqual([]);
});

test("an exempt order that the bank refused without SCA, and then paid, breaks nothing", () => {
  const order = completed(3_000, true);
  order.entry.isSmall = true;
  order.transfers.unshift(transfer("E0", 3_000, "REJECTED"));
  expect(breachesOf(order)).toEqual([]);
});

test.each<[string, (order: Case) => void]>([
  [
    "at most one debit per order",
    ({ transfers }) => {
      transfers.push(transfer("E2", 80_000));
    },
  ],
  [
    "one end_to_end_id per execution",
    ({ transfers }) => {
      transfers.push(transfer("E2", 80_000, "REJECTED"));
    },
  ],
  [
    "COMPLETED if and only if the payee was credited",
    ({ transfers }) => {
      transfers.splice(0, 1, transfer("E1", 80_000, "RETURNED"));
    },
  ],
  [
    "every order's debit ends COMPLETED or returned",
    ({ order }) => {
      order.view.status = "FAILED";
    },
  ],
  [
    "nothing left the account of an order without execution",
    ({ order, transfers }) => {
      order.view.status = "REJECTED";
      transfers.splice(0, 1, transfer("E1", 80_000, "RETURNED"));
    },
  ],
  [
    "no order is paid without SCA or an exemption",
    ({ entry }) => {
      entry.authorised = false;
    },
  ],
  [
    "no order is paid without its consent's permit",
    ({ entry }) => {
      entry.endedBefore = true;
    },
  ],
  [
    "a state never goes back",
    ({ entry }) => {
      entry.seen.push({ state: "PROCESSING", from: 10, to: 11 });
    },
  ],
  [
    "one order per idempotency key",
    ({ entry }) => {
      entry.orderIds.add("po_another");
    },
  ],
  [
    "every order can be read",
    (order) => {
      order.isReadable = false;
    },
  ],
  [
    "the order's amount stays",
    ({ order }) => {
      order.view.amount = 1;
    },
  ],
  [
    "one event for each status that is told",
    ({ order }) => {
      order.events.push({ event: "payment_order.completed", event_id: "evt_another" });
    },
  ],
  [
    "one event for each status that is told",
    ({ order, deliveries }) => {
      order.events.shift();
      deliveries.shift();
    },
  ],
  [
    "the TPP is told everything",
    ({ deliveries }) => {
      deliveries.pop();
    },
  ],
  [
    "an event has the same bytes at every attempt",
    ({ deliveries, order }) => {
      const [{ event, event_id } = { event: "", event_id: "" }] = order.events;
      deliveries.push(webhook(event, event_id, { payment_order_id: "po_80000" }));
    },
  ],
  [
    "an order's event says what the order was",
    ({ deliveries, order }) => {
      const [, { event, event_id } = { event: "", event_id: "" }] = order.events;
      const data = { payment_order_id: "po_80000", status: "FAILED", amount: 80_000 };
      deliveries.splice(1, 1, webhook(event, event_id, data));
    },
  ],
  [
    "every webhook is signed",
    ({ deliveries: [first] }) => {
      if (first) first.headers["x-gateway-signature"] = "sha256=00";
    },
  ],
])("found when broken: %s", (invariant, breakIt) => {
  const order = approved();
  breakIt(order);
  expect(breachesOf(order)).toContain(invariant);
});

test("exempt orders of one day beyond its limit are found", () => {
  const orders = [3_000, 2_999, 2_998].map((amount) => completed(amount, false));
  expect(breachesOf(...orders)).toEqual([]);
  expect(breachesOf(...orders, completed(2_997, false))).toEqual([
    "a day's exemptions stay within the limit",
  ]);
});
