import type { ShownConsent } from "../../../src/products/consents/page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";

/** A view of each situation of the consent page, as its address reads it. */
const isoIn = (seconds: number): string => new Date(pageTime + seconds * 1000).toISOString();

const open: ShownConsent = {
  consent_id: "cns_1bM7vN0dQK3xWf5sYzTq2hR8cJ4gLpE6aUiO9tXkDwS",
  status: "AWAITING_CUSTOMER_AUTH",
  step: "PAYER",
  mode: "test",
  tpp_name: "Ledgerly",
  bank_handle: "alder",
  bank_name: "Alder Bank",
  purpose: "Budget planner for the household",
  scopes: ["accounts:read", "balances:read", "transactions:read", "standing-orders:read"],
  is_renewal: false,
  ends_at: isoIn(90 * 24 * 3600),
  expires_at: isoIn(14 * 60 + 32),
  outcome: null,
  continued_elsewhere: false,
  payer: null,
  accounts: null,
  shared: null,
  challenge: null,
  app_url: null,
  code: null,
  challenges_remaining: 5,
  redirect_url: null,
  redirect_gone: false,
  redirect_ends_at: null,
};

const back = (parameters: string): string =>
  `https://ledgerly.example/back?${parameters}&consent_id=${open.consent_id}&state=s&iss=https%3A%2F%2Fpay.test`;

const identified: ShownConsent = {
  ...open,
  step: "START",
  payer: {
    bank_name: "Alder Bank",
    masked_iban: "DE•• •••• 3000",
    available_auth_methods: ["OTP", "PUSH"],
  },
};

const otp: ShownConsent = {
  ...identified,
  ...{ step: "CONFIRM", challenge: otpChallenge, challenges_remaining: 4 },
};

const push: ShownConsent = {
  ...otp,
  challenge: { ...otpChallenge, auth_mode: "PUSH", phone_masked: null, display_code: "47" },
};

const approve: ShownConsent = {
  ...identified,
  step: "APPROVE",
  accounts: [
    {
      account_id: "acc_current",
      masked_iban: "DE•• •••• 3000",
      display_name: "Current account",
      currency: "EUR",
      account_type: "CURRENT",
    },
    {
      account_id: "acc_savings",
      masked_iban: "DE•• •••• 7788",
      display_name: "Savings",
      currency: "EUR",
      account_type: "SAVINGS",
    },
  ],
};

const ended = (
  outcome: NonNullable<ShownConsent["outcome"]>,
  error = "error=access_denied",
): ShownConsent => ({
  ...identified,
  status: outcome === "APPROVED" ? "AUTHORISED" : "REJECTED",
  step: "DONE",
  outcome,
  redirect_url: back(error),
});

export const consentViews = {
  identify: open,
  identify_again: { ...open, status: "AUTHORISED", is_renewal: true },
  identify_payments: { ...open, scopes: ["accounts:read", "payments:write", "mandates:write"] },
  elsewhere: { ...open, step: "CONFIRM", continued_elsewhere: true },
  choose: identified,
  otp,
  otp_expired: { ...otp, challenge: { ...otpChallenge, challenge_expires_at: isoIn(-3) } },
  push,
  push_older_approved: {
    ...push,
    challenge: push.challenge && { ...push.challenge, older_approved: true },
  },
  wait: { ...identified, step: "WAIT" },
  approve,
  approve_single: { ...approve, accounts: [...(approve.accounts ?? [])].slice(0, 1) },
  approve_again: { ...approve, status: "AUTHORISED", is_renewal: true },
  approved: { ...ended("APPROVED", "code=ac_1.1.0"), shared: approve.accounts?.slice(1) ?? null },
  approved_then_stopped: { ...ended("APPROVED"), status: "REVOKED" },
  rejected: ended("CUSTOMER_REJECTED"),
  failed: ended("SCA_FAILED"),
  no_account: ended("NO_ACCOUNT"),
  expired: ended("AUTHORISATION_TIMEOUT"),
  withdrawn: { ...ended("WITHDRAWN"), status: "REVOKED" },
} as const satisfies Record<string, ShownConsent>;
