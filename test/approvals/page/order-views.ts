import type { ShownOrder } from "../../../src/products/payment-orders/page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";

/** A view of each situation of an order's page, as its address reads it. */
const isoIn = (seconds: number): string => new Date(pageTime + seconds * 1000).toISOString();

const open: ShownOrder = {
  payment_order_id: "po_1bM7vN0dQK3xWf5sYzTq2hR8cJ4gLpE6aUiO9tXkDwS",
  status: "PENDING_SCA",
  step: "START",
  mode: "test",
  tpp_name: "Ledgerly",
  amount: 4250,
  currency: "USD",
  description: "Ceramic mug, hand thrown",
  reference: "invoice-1042",
  payee: {
    name: "Atelier Northlight",
    source: "MATCH",
    said: "Atelier Northlight",
    masked_iban: "GB•• •••• 5555",
    bank_name: "Harbour Bank",
  },
  payer: {
    bank_name: "Alder Bank",
    masked_iban: "DE•• •••• 3000",
    available_auth_methods: ["OTP", "PUSH"],
  },
  expires_at: isoIn(14 * 60 + 32),
  continued_elsewhere: false,
  challenge: null,
  app_url: null,
  code: null,
  challenges_remaining: 5,
  approved_at: null,
  under_review: false,
  bank_reference: null,
  with_staff: false,
  status_reason: null,
  failure: null,
  funds: null,
  redirect_url: null,
  redirect_gone: false,
};

const back = (status: string): string =>
  `https://ledgerly.example/back?payment_order_id=${open.payment_order_id}&status=${status}&state=s&iss=https%3A%2F%2Fpay.test`;

const otp: ShownOrder = {
  ...open,
  ...{ step: "CONFIRM", challenge: otpChallenge, challenges_remaining: 4 },
};

const push: ShownOrder = {
  ...otp,
  challenge: { ...otpChallenge, auth_mode: "PUSH", phone_masked: null, display_code: "47" },
};

const approved: ShownOrder = {
  ...open,
  status: "PROCESSING",
  step: "DONE",
  approved_at: isoIn(-2),
  redirect_url: back("processing"),
};

const ended = (status: ShownOrder["status"], changes: Partial<ShownOrder> = {}): ShownOrder => ({
  ...open,
  ...{ status, step: "DONE", redirect_url: back(status.toLowerCase()) },
  ...changes,
});

const refused = (code: "INSUFFICIENT_FUNDS" | "SETTLEMENT_REJECTED" | "CONSENT_REVOKED") => ({
  status_reason: code,
  failure: { code, message: `message of ${code}` },
});

const payeeOf = (changes: Partial<ShownOrder["payee"]>): ShownOrder["payee"] => ({
  ...open.payee,
  ...changes,
});

export const orderViews = {
  choose: open,
  choose_close_match: {
    ...open,
    payee: payeeOf({ source: "CLOSE_MATCH", said: "Atelier Nordlight" }),
  },
  choose_no_match: { ...open, payee: payeeOf({ source: "NO_MATCH", said: "City Gas Works" }) },
  choose_bank_name: { ...open, payee: payeeOf({ source: "BANK", said: null }) },
  choose_unchecked: { ...open, payee: payeeOf({ source: "UNCHECKED", bank_name: null }) },
  choose_unknown: {
    ...open,
    payee: payeeOf({ source: "UNKNOWN", said: null, bank_name: null, name: "GB•• •••• 5555" }),
  },
  choose_withheld: { ...open, payee: payeeOf({ source: "WITHHELD" }) },
  choose_withheld_unnamed: {
    ...open,
    payee: payeeOf({ source: "WITHHELD", said: null, name: "GB•• •••• 5555" }),
  },
  choose_none_left: { ...open, challenges_remaining: 0 },
  elsewhere: { ...open, step: "CONFIRM", continued_elsewhere: true, payer: null },
  otp,
  otp_no_match: { ...otp, payee: payeeOf({ source: "NO_MATCH", said: "City Gas Works" }) },
  otp_expired: { ...otp, challenge: { ...otpChallenge, challenge_expires_at: isoIn(-3) } },
  push,
  push_older_approved: {
    ...push,
    challenge: push.challenge && { ...push.challenge, older_approved: true },
  },
  processing: approved,
  processing_slow: { ...approved, approved_at: isoIn(-31) },
  under_review: { ...open, step: "DONE", under_review: true },
  timed_out_under_review: ended("REJECTED", {
    status_reason: "AUTHORISATION_TIMEOUT",
    under_review: true,
  }),
  completed: ended("COMPLETED", { approved_at: isoIn(-8) }),
  completed_without_way_back: ended("COMPLETED", { redirect_url: null }),
  completed_elsewhere: ended("COMPLETED", { redirect_url: null, payer: null }),
  not_paid: ended("FAILED", refused("INSUFFICIENT_FUNDS")),
  consent_ended: ended("REJECTED", refused("CONSENT_REVOKED")),
  returning: ended("FAILED", { ...refused("SETTLEMENT_REJECTED"), funds: "RETURNING" }),
  returned: ended("FAILED", { ...refused("SETTLEMENT_REJECTED"), funds: "RETURNED" }),
  rejected: ended("REJECTED", { status_reason: "CUSTOMER_REJECTED" }),
  expired: ended("REJECTED", { status_reason: "AUTHORISATION_TIMEOUT" }),
  cancelled: ended("CANCELLED"),
} as const satisfies Record<string, ShownOrder>;
