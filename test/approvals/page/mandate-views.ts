import type { ShownTerms } from "../../../src/products/mandates/decide/approval.ts";
import type { ShownMandate } from "../../../src/products/mandates/page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";

/** A view of each situation of a mandate's page, as its address reads it. */
const isoIn = (seconds: number): string => new Date(pageTime + seconds * 1000).toISOString();

const terms: ShownTerms = {
  amount: 1_250,
  currency: "USD",
  amount_type: "VARIABLE",
  max_amount_per_period: 4_250,
  max_charges: null,
  max_total: null,
  frequency: "WEEKLY",
  interval_count: 2,
  from: null,
  until: null,
  time_zone: "Europe/Berlin",
  collection: "MANUAL",
};

const fixed: ShownTerms = {
  ...terms,
  ...{ amount: 999, amount_type: "FIXED", max_amount_per_period: 999, collection: "AUTOMATIC" },
  ...{ frequency: "QUARTERLY", interval_count: 1, from: "2027-01-31", until: "2028-01-30" },
  ...{ max_charges: 12, max_total: 11_988, time_zone: "America/New_York" },
};

const onDemand: ShownTerms = {
  ...terms,
  ...{ frequency: "ON_DEMAND", interval_count: 1, time_zone: "UTC" },
  ...{ max_amount_per_period: 50_000, max_total: 50_000 },
};

const open: ShownMandate = {
  mandate_id: "mnd_1bM7vN0dQK3xWf5sYzTq2hR8cJ4gLpE6aUiO9tXkDwS",
  status: "AWAITING_CUSTOMER_AUTH",
  step: "PAYER",
  mode: "test",
  app_name: null,
  creditor_name: "Atelier Northlight",
  creditor_withheld: false,
  description: "Tea of the month",
  reference: "subscription-7",
  terms,
  usual_amount: null,
  notice_days: 0,
  earlier: null,
  payer: null,
  chooses_account: true,
  expires_at: isoIn(23 * 3600),
  continued_elsewhere: false,
  challenge: null,
  app_url: null,
  code: null,
  challenges_remaining: 5,
  was_approved: false,
  status_reason: null,
  redirect_url: null,
  redirect_gone: false,
};

const back = (status: string): string =>
  `https://shop.example/back?mandate_id=${open.mandate_id}&status=${status}`;

const named: ShownMandate = {
  ...open,
  step: "START",
  payer: {
    bank_name: "Alder Bank",
    masked_iban: "DE•• •••• 3000",
    available_auth_methods: ["OTP", "PUSH"],
  },
};

const otp: ShownMandate = {
  ...named,
  ...{ step: "CONFIRM", challenge: otpChallenge, challenges_remaining: 4 },
};

const push: ShownMandate = {
  ...otp,
  challenge: { ...otpChallenge, auth_mode: "PUSH", phone_masked: null, display_code: "47" },
};

const ended = (
  status: ShownMandate["status"],
  changes: Partial<ShownMandate> = {},
): ShownMandate => ({
  ...named,
  ...{ status, step: "DONE", redirect_url: back(status.toLowerCase()) },
  ...changes,
});

const approved = { was_approved: true } as const;

export const mandateViews = {
  identify: open,
  identify_usual: { ...open, usual_amount: 1_000, notice_days: 3 },
  identify_automatic: { ...open, terms: fixed },
  identify_on_demand: { ...open, terms: onDemand },
  identify_once: { ...open, terms: { ...fixed, collection: "MANUAL" } },
  identify_for_an_app: { ...open, app_name: "Ledgerly" },
  identify_change: { ...open, terms: { ...terms, amount: 1_500 }, earlier: terms },
  identify_last_hour: { ...open, expires_at: isoIn(1_832) },
  elsewhere: { ...open, step: "CONFIRM", continued_elsewhere: true },
  choose: named,
  choose_by_name: {
    ...named,
    chooses_account: false,
    payer: { bank_name: null, masked_iban: null, available_auth_methods: ["PUSH", "OTP"] },
  },
  choose_for_an_app_withheld: {
    ...named,
    ...{ app_name: "Ledgerly", creditor_name: "GB•• •••• 5555", creditor_withheld: true },
  },
  choose_none_left: { ...named, challenges_remaining: 0 },
  otp,
  otp_expired: { ...otp, challenge: { ...otpChallenge, challenge_expires_at: isoIn(-3) } },
  push,
  push_older_approved: {
    ...push,
    challenge: push.challenge && { ...push.challenge, older_approved: true },
  },
  wait: { ...named, step: "WAIT" },
  approved: ended("ACTIVE", approved),
  approved_without_way_back: ended("ACTIVE", { ...approved, redirect_url: null }),
  approved_elsewhere: ended("ACTIVE", { ...approved, redirect_url: null, payer: null }),
  paused: ended("PAUSED", approved),
  rejected_withheld: ended("REJECTED", {
    ...{ app_name: "Ledgerly", creditor_name: "GB•• •••• 5555", creditor_withheld: true },
    status_reason: "CUSTOMER_REJECTED",
  }),
  rejected: ended("REJECTED", { status_reason: "CUSTOMER_REJECTED" }),
  failed: ended("REJECTED", { status_reason: "PUSH_DECLINED" }),
  failed_for_another_reason: ended("REJECTED", { status_reason: "PAYMENT_REFUSED" }),
  expired: ended("EXPIRED"),
  withdrawn: ended("CANCELLED"),
  stopped: ended("CANCELLED", approved),
  over: ended("EXPIRED", approved),
  used_up: ended("COMPLETED", approved),
} as const satisfies Record<string, ShownMandate>;
