import type { ShownCheckout } from "../../../src/products/payments/page.tsx";

/** A view of each situation of the checkout page, as the payment's object answers it. */
export const pageTime = Date.parse("2026-03-02T10:00:00.000Z");

const isoIn = (seconds: number): string => new Date(pageTime + seconds * 1000).toISOString();

const open: ShownCheckout = {
  session_id: "ps_1bM7vN0dQK3xWf5sYzTq2hR8cJ4gLpE6aUiO9tXkDwS",
  step: "PAYER",
  state: "PENDING",
  status: "PENDING",
  mode: "test",
  amount: 4250,
  currency: "USD",
  description: "Ceramic mug, hand thrown",
  reference: "order-1042",
  payee: { name: "Atelier Northlight", masked_iban: null, bank_name: null },
  expires_at: isoIn(14 * 60 + 32),
  continued_elsewhere: false,
  payer: null,
  challenge: null,
  app_url: null,
  code: null,
  approved_at: null,
  payment_id: "pay_0123456789",
  bank_reference: null,
  with_staff: false,
  challenges_remaining: 5,
  failure: null,
  refused: null,
  funds: null,
  redirect_url: null,
  redirect_gone: false,
};

const redirectUrl = (status: string): string =>
  `https://shop.example/orders/1042?session_id=${open.session_id}&status=${status}`;

export const payer: NonNullable<ShownCheckout["payer"]> = {
  alias: "layla",
  display_name: "L•••• H•••••",
  account_type: "CURRENT",
  masked_iban: "DE•• •••• 3000",
  bank_name: "Alder Bank",
  available_auth_methods: ["OTP", "PUSH"],
};

const identified: ShownCheckout = {
  ...open,
  step: "START",
  status: "AUTH_REQUIRED",
  payee: {
    name: "Atelier Northlight",
    masked_iban: "GB•• •••• 5555",
    bank_name: "Harbour Bank",
  },
  payer,
};

export const otpChallenge: NonNullable<ShownCheckout["challenge"]> = {
  auth_mode: "OTP",
  phone_masked: "+49 ••• ••• 4471",
  display_code: null,
  challenge_expires_at: isoIn(287),
  attempts_remaining: 5,
  sent_at: isoIn(-13),
  is_resend: false,
  older_approved: false,
};

const otp: ShownCheckout = {
  ...identified,
  state: "OTP_SENT",
  challenge: otpChallenge,
  challenges_remaining: 4,
};

const push: ShownCheckout = {
  ...identified,
  state: "PUSH_SENT",
  challenge: { ...otpChallenge, auth_mode: "PUSH", phone_masked: null, display_code: "47" },
  challenges_remaining: 4,
};

export const appUrl = "https://app.alder.example/prompts/7f3a?of=1&at=2";

const executing: ShownCheckout = {
  ...identified,
  state: "EXECUTING",
  status: "PROCESSING",
  approved_at: isoIn(-2),
  redirect_url: redirectUrl("processing"),
};

const paid: ShownCheckout = {
  ...identified,
  state: "COMPLETED",
  status: "COMPLETED",
  approved_at: isoIn(-2),
  bank_reference: "AB-20260302-7719",
};

const failed: ShownCheckout = {
  ...identified,
  state: "FAILED",
  status: "FAILED",
  redirect_url: redirectUrl("failed"),
  failure: { code: "INSUFFICIENT_FUNDS", message: "The account's balance is too low." },
};

const rejected: ShownCheckout = {
  ...failed,
  failure: { code: "SETTLEMENT_REJECTED", message: "The payee's bank rejected the payment." },
};

const challengeOf = (
  view: ShownCheckout,
  changes: Partial<typeof otpChallenge>,
): ShownCheckout => ({
  ...view,
  challenge: view.challenge && { ...view.challenge, ...changes },
});

export const checkoutViews = {
  identify: open,
  identify_code: { ...open, code: "page" },
  identify_after_refusal: { ...open, refused: failed.failure },
  choose: identified,
  choose_one: {
    ...identified,
    payer: { ...payer, available_auth_methods: ["OTP"] },
  },
  choose_none_left: { ...identified, challenges_remaining: 0 },
  otp,
  otp_last_attempts: challengeOf(otp, { attempts_remaining: 2, phone_masked: null }),
  otp_expired: challengeOf(otp, { challenge_expires_at: isoIn(-3) }),
  otp_resent: challengeOf(otp, { is_resend: true }),
  push,
  push_app: { ...push, app_url: appUrl, code: "app" },
  push_resent: challengeOf(push, { is_resend: true, display_code: "81" }),
  push_older_approved: challengeOf(push, { older_approved: true }),
  otp_older_approved: challengeOf(otp, { older_approved: true }),
  push_expired: challengeOf(push, { challenge_expires_at: isoIn(-3) }),
  elsewhere: { ...open, state: "OTP_SENT", status: "AUTH_REQUIRED", continued_elsewhere: true },
  processing: executing,
  processing_elsewhere: { ...executing, payer: null, continued_elsewhere: true },
  processing_slow: { ...executing, approved_at: isoIn(-31) },
  settling: { ...executing, state: "SETTLEMENT_PENDING" },
  settling_very_slow: { ...executing, state: "SETTLEMENT_PENDING", approved_at: isoIn(-301) },
  completed: { ...paid, redirect_url: redirectUrl("completed") },
  completed_without_way_back: paid,
  not_paid: failed,
  returning: { ...rejected, funds: "RETURNING" },
  returned: { ...rejected, funds: "RETURNED" },
  expired: {
    ...open,
    state: "EXPIRED",
    status: "FAILED",
    redirect_url: redirectUrl("expired"),
    failure: { code: "SESSION_EXPIRED", message: "The payment session has expired." },
  },
  cancelled: {
    ...open,
    state: "CANCELLED",
    status: "CANCELLED",
    redirect_url: redirectUrl("cancelled"),
  },
} as const satisfies Record<string, ShownCheckout>;
