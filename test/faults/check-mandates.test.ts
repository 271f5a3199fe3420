import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import type { Ledger, LedgerTransfer } from "../support/checkout-client.ts";
import type { Verdict } from "./breaches.ts";
import { checkMandates } from "./check-mandates.ts";
import type { Evidence, MandateEvidence } from "./evidence.ts";
import { type MandateEntry, newJournal, newMandateEntry } from "./journal.ts";
import type { ChargeAnswer } from "./mandate-calls.ts";
import { MANDATE_STEP, type MandatePlan } from "./plan-mandate.ts";
import { type Delivered, SUBSCRIPTIONS_INDEX } from "./receiver.ts";

/** Each invariant of mandates and their charges, broken in otherwise correct evidence. */
const CAP = 100_000;
const DAY = "2026-11-23";

const transfer = (
  amount: number,
  status: LedgerTransfer["status"] = "BOOKED",
  id = `E${amount}`,
): LedgerTransfer => ({
  ...{ end_to_end_id: id, debtor_iban: "payer", creditor_iban: "payee", amount, status },
  ...{ currency: "USD", booked_at: `${DAY}T06:00:00.000Z` },
});

const charge = (amount: number, status = "COMPLETED"): ChargeAnswer => ({
  ...{ charge_id: `chg_${amount}`, payment_id: `pay_${amount}`, amount, status },
  ...{ charge_date: DAY, failure_code: null, retries_left: 0, created_at: `${DAY}T06:00:00.000Z` },
});

const SECRET = `whsec_${Buffer.from("a secret of the tests").toString("base64")}`;

const webhook = (event: string, data: object): Delivered => {
  const id = `evt ${event}`;
  const body = JSON.stringify({ event, data: { event_id: id, mandate_id: "mnd_1", ...data } });
  const at = new Date(0);
  return {
    ...{ index: SUBSCRIPTIONS_INDEX, received_at: at.toISOString(), method: "POST", status: 200 },
    body,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": "0",
      "webhook-signature": new Webhook(SECRET).sign(id, at, body),
      "x-gateway-signature": `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`,
    },
  };
};

const paidEvent = (amount: number): Delivered =>
  webhook("mandate.charge.completed", {
    event_id: `evt ${amount}`,
    charge_id: `chg_${amount}`,
  });

interface Case {
  entry: MandateEntry;
  mandate: MandateEvidence;
  isReadable: boolean;
  transfers: LedgerTransfer[];
  deliveries: Delivered[];
}

/** An approved mandate of which one charge was paid. */
const charged = (changes: Partial<MandatePlan> = {}): Case => {
  const amount = changes.collection === "AUTOMATIC" ? CAP : CAP - 1;
  const entry = newMandateEntry({
    ...{ index: 0, reference: "the mandate", amount: CAP, perPeriod: 2 * CAP + MANDATE_STEP },
    ...{ collection: "MANUAL", ending: "CHARGE", ...changes },
  } as MandatePlan);
  entry.mandateIds.add("mnd_1");
  entry.authorised = true;
  if (changes.collection !== "AUTOMATIC") {
    entry.asked.push({ amount, chargeIds: new Set([`chg_${amount}`]) });
  }
  const states = ["AWAITING_CUSTOMER_AUTH", "ACTIVE"];
  entry.seen.push(...states.map((state, n) => ({ state, from: 2 * n, to: 2 * n + 1 })));
  return {
    entry,
    isReadable: true,
    mandate: {
      view: {
        ...{ mandate_id: "mnd_1", status: "ACTIVE", charged_total: amount, charge_count: 1 },
      } as MandateEvidence["view"],
      charges: [charge(amount)],
    },
    transfers: [transfer(amount)],
    deliveries: [webhook("mandate.activated", {}), paidEvent(amount)],
  };
};

/** Another charge that was paid, with all that belongs to it. */
const chargeAgain = (one: Case, amount: number): void => {
  one.entry.asked.push({ amount, chargeIds: new Set([`chg_${amount}`]) });
  one.mandate.charges.unshift(charge(amount));
  one.mandate.view.charged_total += amount;
  one.mandate.view.charge_count += 1;
  one.transfers.push(transfer(amount));
  one.deliveries.push(paidEvent(amount));
};

const breachesOf = (...cases: Case[]): string[] => {
  const verdict: Verdict = { breaches: [], lost: 0, doubleDebits: 0 };
  const journal = { ...newJournal(), mandates: cases.map(({ entry }) => entry) };
  const transfers = cases.flatMap((one) => one.transfers);
  const evidence = {
    after: { banks: { alpha: { accounts: [], transfers } } } as unknown as Ledger,
    mandates: new Map(
      cases
        .filter(({ isReadable }) => isReadable)
        .map(({ entry, mandate }) => [entry.reference, mandate]),
    ),
    subscriptionsSecret: SECRET,
  } as unknown as Evidence;
  const deliveries = cases.flatMap((one) => one.deliveries);
  const broken: string[] = [];
  checkMandates(journal, evidence, deliveries, verdict, (invariant) => broken.push(invariant));
  return broken;
};

test("correct mandates break nothing", () => {
  const two = charged();
  chargeAgain(two, CAP - 2);
  expect(breachesOf(two)).toEqual([]);
  expect(breachesOf(charged({ collection: "AUTOMATIC" }))).toEqual([]);
});

test("a charge that failed, and its money that came back, break nothing", () => {
  const failed = charged();
  failed.mandate.charges = [charge(CAP - 1, "FAILED")];
  failed.mandate.view = { ...failed.mandate.view, charged_total: 0, charge_count: 0 };
  failed.transfers = [transfer(CAP - 1, "RETURNED")];
  failed.deliveries.pop();
  expect(breachesOf(failed)).toEqual([]);
});

test.each<[string, (one: Case) => void]>([
  [
    "every mandate can be read",
    (one) => {
      one.isReadable = false;
    },
  ],
  [
    "at most one debit per charge",
    ({ transfers }) => {
      transfers.push(transfer(CAP - 1, "BOOKED", "E2"));
    },
  ],
  [
    "a debited charge is COMPLETED",
    ({ mandate, deliveries }) => {
      mandate.charges = [charge(CAP - 1, "FAILED")];
      mandate.view = { ...mandate.view, charged_total: 0, charge_count: 0 };
      deliveries.pop();
    },
  ],
  [
    "COMPLETED only with a proven debit",
    ({ transfers }) => {
      transfers.pop();
    },
  ],
  [
    "no mandate is charged without its customer's approval",
    ({ entry }) => {
      entry.authorised = false;
    },
  ],
  [
    "the mandate counts what was paid",
    ({ mandate }) => {
      mandate.view.charged_total *= 2;
    },
  ],
  [
    "one mandate per idempotency key",
    ({ entry }) => {
      entry.mandateIds.add("mnd_2");
    },
  ],
  [
    "one charge per idempotency key",
    ({ entry }) => {
      entry.asked[0]?.chargeIds.add("chg_2");
    },
  ],
  [
    "no charge after the customer's end",
    ({ entry, mandate }) => {
      entry.bookedAtEnd = new Set();
      mandate.view.status = "CANCELLED";
    },
  ],
  [
    "a mandate that ended at the bank is CANCELLED",
    ({ entry }) => {
      entry.bookedAtEnd = new Set([`E${CAP - 1}`]);
    },
  ],
  [
    "a state never goes back",
    ({ entry }) => {
      entry.seen.push(
        { state: "CANCELLED", from: 8, to: 9 },
        { state: "ACTIVE", from: 10, to: 11 },
      );
    },
  ],
  [
    "one event for each paid charge",
    ({ deliveries }) => {
      deliveries.pop();
    },
  ],
  [
    "one event for each end of a mandate",
    ({ deliveries }) => {
      deliveries.push(webhook("mandate.activated", { event_id: "evt 2" }));
    },
  ],
  [
    "an event has the same bytes at every attempt",
    ({ deliveries }) => {
      deliveries.push(webhook("mandate.activated", { status: "PAUSED" }));
    },
  ],
  [
    "every webhook is signed",
    ({ deliveries }) => {
      delete deliveries[0]?.headers["webhook-signature"];
    },
  ],
  [
    "a charge sends no event of a payment",
    ({ deliveries }) => {
      deliveries.push(webhook("payment.completed", {}));
    },
  ],
])("%s, or it is told", (invariant, spoil) => {
  const one = charged();
  spoil(one);
  expect(breachesOf(one)).toEqual([invariant]);
});

const CAPS = [
  "a period's charges stay within the cap",
  "the gateway accepts no charge above the cap",
] as const;

test("more than the cap of a day is told, paid or only accepted", () => {
  const paid = charged();
  for (const less of [2, 3]) chargeAgain(paid, CAP - less);
  expect(breachesOf(paid)).toEqual(CAPS);
  const refused = charged();
  chargeAgain(refused, CAP - 2);
  refused.entry.asked.push({ amount: CAP - 3, chargeIds: new Set([`chg_${CAP - 3}`]) });
  refused.mandate.charges.unshift(charge(CAP - 3, "FAILED"));
  expect(breachesOf(refused)).toEqual([CAPS[1]]);
});

test("one charge above the cap of a charge is told, whatever became of it", () => {
  const one = charged();
  one.entry.asked.push({ amount: CAP + 1, chargeIds: new Set(["chg_above"]) });
  one.mandate.charges.unshift({ ...charge(CAP + 1, "FAILED"), charge_id: "chg_above" });
  expect(breachesOf(one)).toEqual([CAPS[1]]);
});

test("a day that is collected twice is told", () => {
  const twice = charged({ collection: "AUTOMATIC" });
  twice.mandate.charges.unshift({ ...charge(CAP, "FAILED"), charge_id: "chg_2" });
  expect(breachesOf(twice)).toEqual([CAPS[1], "AUTOMATIC collects a period once"]);
});

test("what the replaced mandate has taken counts on the day of the new one", () => {
  const old = charged();
  chargeAgain(old, CAP - 2);
  const next = charged({ index: 1, reference: "the next", amount: CAP + MANDATE_STEP });
  next.entry.replaces = old.entry;
  const amount = CAP + MANDATE_STEP - 1;
  next.entry.asked = [{ amount, chargeIds: new Set([`chg_${amount}`]) }];
  next.mandate.charges = [charge(amount)];
  next.mandate.view = { ...next.mandate.view, mandate_id: "mnd_2", charged_total: amount };
  next.transfers = [transfer(amount)];
  next.deliveries = [
    webhook("mandate.charge.completed", { charge_id: `chg_${amount}`, mandate_id: "mnd_2" }),
  ];
  expect(breachesOf(old, next)).toEqual(CAPS);
});
