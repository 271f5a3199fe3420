import type { ConnectionsView } from "../../src/hosted/connections-page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";

/** A view of each situation of the page of a customer's connections. */
const isoIn = (seconds: number): string => new Date(pageTime + seconds * 1000).toISOString();

const open: ConnectionsView = {
  mode: "test",
  step: "PAYER",
  expires_at: isoIn(14 * 60),
  payer: null,
  challenge: null,
  connections: [],
};

const named: ConnectionsView = {
  ...open,
  step: "START",
  payer: {
    bank_name: "Alder Bank",
    masked_iban: "DE89 •••• 3000",
    available_auth_methods: ["OTP", "PUSH"],
  },
};

export const connectionsViews = {
  identify: open,
  choose: named,
  otp: { ...named, step: "CONFIRM", challenge: { ...otpChallenge, attempts_remaining: null } },
  push: {
    ...named,
    step: "CONFIRM",
    challenge: {
      ...otpChallenge,
      attempts_remaining: null,
      auth_mode: "PUSH",
      phone_masked: null,
      display_code: "47",
    },
  },
  none: { ...named, step: "LIST" },
  list: {
    ...named,
    step: "LIST",
    connections: [
      {
        consent_id: "cns_1",
        tpp_name: "Ledgerly",
        purpose: "Budget planner",
        scopes: ["accounts:read", "balances:read"],
        authorised_at: isoIn(-3600),
        expires_at: isoIn(90 * 24 * 3600),
        last_used_at: isoIn(-60),
      },
      {
        consent_id: "cns_2",
        tpp_name: "Rentwise",
        purpose: null,
        scopes: ["payments:write"],
        authorised_at: isoIn(-7200),
        expires_at: isoIn(24 * 3600),
        last_used_at: null,
      },
    ],
  },
} as const satisfies Record<string, ConnectionsView>;
