import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import type { Ledger, LedgerTransfer } from "../support/checkout-client.ts";
import { check } from "./check.ts";
import type { Evidence, PaymentEvidence } from "./evidence.ts";
import { type Entry, type FullView, type Journal, newEntry, newJournal } from "./journal.ts";
import type { Payment } from "./plan-payment.ts";
import type { Delivered } from "./receiver.ts";

/** Each invariant, broken in otherwise correct evidence. */
const SECRET = `whsec_${Buffer.from("a secret of the tests").toString("base64")}`;
const REFERENCE = "faults 1 0";

const transfer = (id: string, status: LedgerTransfer["status"]): LedgerTransfer => ({
  end_to_end_id: id,
  debtor_iban: "payer",
  creditor_iban: "payee",
  amount: 50_000,
  status,
  currency: "USD",
  booked_at: "2026-11-22T00:00:00.000Z",
});

const ledger = (transfers: LedgerTransfer[], payer: number, payee: number): Ledger => ({
  banks: {
    alpha: {
      accounts: [
        { iban: "payer", currency: "USD", booked: payer, held: 0 },
        { iban: "payee", currency: "USD", booked: payee, held: 0 },
      ],
      transfers,
    },
  },
  rail: { in_flight: [] },
  totals: { currency: "USD", issued: 100_000, booked: payer + payee, in_flight: 0 },
});

const webhook = (event: string, eventId: string, status = 200, extra = {}): Delivered => {
  const body = JSON.stringify({
    event,
    data: { event_id: eventId, session_id: "ps_1", ...extra },
  });
  const at = new Date(0);
  return {
    index: 0,
    received_at: at.toISOString(),
    method: "POST",
    body,
    status,
    headers: {
      "webhook-id": eventId,
      "webhook-timestamp": "0",
      "webhook-signature": new Webhook(SECRET).sign(eventId, at, body),
      "x-gateway-signature": `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`,
    },
  };
};

interface Case {
  entry: Entry;
  journal: Journal;
  evidence: Evidence;
  payment: PaymentEvidence;
  deliveries: Delivered[];
  pending: { reference: string; what: string }[];
  miscounted: string[];
}

/** A payment of 50000 that was completed correctly. */
const inOrder = (): Case => {
  const entry = newEntry({
    index: 0,
    reference: REFERENCE,
    amount: 50_000,
    merchant: { signing_secret: SECRET },
  } as Payment);
  entry.sessionIds.add("ps_1");
  entry.authorised = true;
  entry.seen.push({ state: "EXECUTING", from: 1, to: 2 }, { state: "COMPLETED", from: 3, to: 4 });
  const journal = { ...newJournal(), payments: [entry] };
  const payment: PaymentEvidence = {
    view: {
      state: "COMPLETED",
      status: "COMPLETED",
      amount: 50_000,
      refunded_amount: 0,
    } as FullView,
    instructed: ["E0", "E1"],
    refunds: [],
    events: [{ event_id: "evt_1", event: "payment.completed", session_id: "ps_1" }],
    listed: [{ session_id: "ps_1", state: "COMPLETED" }],
  };
  const evidence: Evidence = {
    before: ledger([], 100_000, 0),
    after: ledger([transfer("E1", "BOOKED")], 50_000, 50_000),
    payments: new Map([[REFERENCE, payment]]),
    orders: new Map(),
    mandates: new Map(),
    tppSecret: SECRET,
    subscriptionsSecret: SECRET,
    leaks: [],
    logged: [],
  };
  const deliveries = [webhook("payment.completed", "evt_1")];
  return { entry, journal, evidence, payment, deliveries, pending: [], miscounted: [] };
};

const judge = ({ journal, evidence, deliveries, pending, miscounted }: Case) =>
  check(journal, evidence, deliveries, { moneyMs: 0, everythingMs: 0, pending, miscounted });

test("a correct payment breaks nothing", () => {
  expect(judge(inOrder())).toEqual({ breaches: [], lost: 0, doubleDebits: 0 });
});

test("a refused account and another one that paid break nothing", () => {
  const found = inOrder();
  const refused = { state: "EXECUTING", from: -9, to: -8 };
  found.entry.seen.unshift(refused, { state: "PENDING", from: -5, to: -4 });
  const transfers = [transfer("E0", "REJECTED"), transfer("E1", "BOOKED")];
  found.evidence.after = ledger(transfers, 50_000, 50_000);
  expect(judge(found).breaches).toEqual([]);
});

test.each<[string, (broken: Case) => void]>([
  [
    "issued = booked + held + in flight",
    ({ evidence }) => {
      evidence.after.totals.issued += 1;
    },
  ],
  [
    "every balance is what its transfers make it",
    ({ evidence }) => {
      evidence.after = ledger([transfer("E1", "BOOKED")], 49_999, 50_001);
    },
  ],
  [
    "Σ debits = Σ credits + in flight + returned",
    ({ evidence }) => {
      evidence.after = ledger([transfer("E1", "SUBMITTED")], 50_000, 50_000);
    },
  ],
  [
    "at most one debit per payment",
    ({ evidence }) => {
      evidence.after = ledger([transfer("E1", "BOOKED"), transfer("E2", "BOOKED")], 0, 100_000);
    },
  ],
  [
    "one end_to_end_id per attempt",
    ({ evidence }) => {
      const transfers = [transfer("E1", "BOOKED"), transfer("E2", "REJECTED")];
      evidence.after = ledger(transfers, 50_000, 50_000);
    },
  ],
  [
    "four attempts at most",
    ({ evidence }) => {
      const refused = ["E2", "E3", "E4", "E5", "E6"].map((id) => transfer(id, "REJECTED"));
      evidence.after = ledger([transfer("E1", "BOOKED"), ...refused], 50_000, 50_000);
    },
  ],
  [
    "no debit without the payer's word",
    ({ entry }) => {
      entry.authorised = false;
    },
  ],
  [
    "COMPLETED only with a proven credit",
    ({ evidence }) => {
      evidence.after = ledger([transfer("E1", "RETURNED")], 100_000, 0);
    },
  ],
  [
    "every debit ends COMPLETED or returned",
    ({ payment }) => {
      Object.assign(payment.view, { state: "FAILED", status: "FAILED" });
    },
  ],
  [
    "refunds never exceed what was paid",
    ({ payment }) => {
      payment.refunds = [
        { refund_id: "rf_1", amount: 26_000, status: "COMPLETED", failure: null },
        { refund_id: "rf_2", amount: 26_001, status: "COMPLETED", failure: null },
      ];
      payment.view.refunded_amount = 52_001;
    },
  ],
  [
    "one refund per idempotency key",
    ({ entry }) => {
      entry.refunds.push({ amount: 26_000, refundIds: new Set(["rf_1", "rf_2"]) });
    },
  ],
  [
    "a refund is COMPLETED when it was credited",
    ({ entry, payment }) => {
      entry.refunds.push({ amount: 26_000, refundIds: new Set(["rf_1"]) });
      payment.refunds = [{ refund_id: "rf_1", amount: 26_000, status: "COMPLETED", failure: null }];
      payment.view.refunded_amount = 26_000;
    },
  ],
  [
    "a state never goes back",
    ({ entry }) => {
      entry.seen.push({ state: "EXECUTING", from: 5, to: 6 });
    },
  ],
  [
    "one session per idempotency key",
    ({ entry }) => {
      entry.sessionIds.add("ps_2");
    },
  ],
  [
    "exactly one terminal event per payment",
    ({ deliveries }) => {
      deliveries.push(webhook("payment.completed", "evt_2"));
    },
  ],
  [
    "exactly one terminal event per payment",
    ({ payment }) => {
      Object.assign(payment.view, { state: "CANCELLED" });
    },
  ],
  [
    "every endpoint is told of the end",
    ({ deliveries }) => {
      deliveries.pop();
    },
  ],
  [
    "an event has the same bytes at every attempt",
    ({ deliveries }) => {
      deliveries.push(webhook("payment.completed", "evt_1", 200, { amount: 1 }));
    },
  ],
  [
    "every webhook is signed",
    ({ entry }) => {
      entry.merchant.signing_secret = "whsec_AAAA";
    },
  ],
  [
    "nothing forged is taken",
    ({ journal }) => {
      const forged = { reference: REFERENCE, what: "credit", status: 202, mayBeAccepted: false };
      journal.forgeries.push(forged);
    },
  ],
  [
    "no IBAN, code or key in any log",
    ({ evidence }) => {
      evidence.leaks.push("gateway.log: •••");
    },
  ],
  [
    "no input yields a 500",
    ({ journal }) => {
      journal.internalErrors.push("POST /payments/initiate");
    },
  ],
  [
    "nothing is pending after the faults",
    ({ pending }) => {
      pending.push({ reference: REFERENCE, what: "is still EXECUTING" });
    },
  ],
  [
    "the gateway counts the exempt orders that the books hold",
    ({ miscounted }) => {
      miscounted.push("a customer: 1000 need SCA, with 2000 left");
    },
  ],
])("found when broken: %s", (invariant, breakIt) => {
  const broken = inOrder();
  breakIt(broken);
  const { breaches } = judge(broken);
  expect(breaches.map((breach) => breach.invariant)).toContain(invariant);
});
