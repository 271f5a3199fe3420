import type { ConnectionsView } from "../../../src/products/connections/page.tsx";
import type { ShownTerms } from "../../../src/products/mandates/decide/approval.ts";
import { facelessTpp } from "../../network/parties/faceless.ts";
import { otpChallenge, pageTime } from "./checkout-views.ts";

/** A view of each situation of the page of a customer's connections. */
const isoIn = (seconds: number): string => new Date(pageTime + seconds * 1000).toISOString();

const open: ConnectionsView = {
  mode: "test",
  step: "PAYER",
  expires_at: isoIn(14 * 60),
  payer: null,
  challenge: null,
  tpps: {
    tpp_ledgerly: {
      ...facelessTpp,
      ...{ name: "Ledgerly", legal_name: "Ledgerly Europe GmbH", regulator: "BaFin" },
      ...{ registration_number: "12345", country: "DE" },
    },
  },
  app_url: null,
  ended: [],
  connections: [],
  mandates: [],
};

const named: ConnectionsView = {
  ...open,
  step: "START",
  payer: {
    bank_name: "Alder Bank",
    masked_iban: "DE•• •••• 3000",
    available_auth_methods: ["OTP", "PUSH"],
  },
};

const monthly = {
  ...{ amount: 1_250, currency: "USD", amount_type: "VARIABLE", max_amount_per_period: 2_500 },
  ...{ max_charges: null, max_total: null, frequency: "MONTHLY", interval_count: 1 },
  ...{ from: "2026-12-01", until: null, time_zone: "Europe/Berlin", collection: "MANUAL" },
} as const satisfies ShownTerms;

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
  stopped: {
    ...named,
    step: "LIST",
    ended: [
      { name: "Ledgerly", count: 1, at: pageTime - 20_000 },
      { name: "Corner Shop", count: 1, at: pageTime - 90_000 },
    ],
  },
  all_stopped: { ...named, step: "LIST", ended: [{ name: null, count: 4, at: pageTime - 5_000 }] },
  list: {
    ...named,
    step: "LIST",
    connections: [
      {
        consent_id: "cns_1",
        tpp_id: "tpp_ledgerly",
        tpp_name: "Ledgerly",
        purpose: "Budget planner",
        scopes: ["accounts:read", "balances:read"],
        accounts: [
          {
            ...{ masked_iban: "DE•• •••• 3000", currency: "USD" },
            ...{ display_name: "Girokonto", account_type: "CURRENT" },
          },
        ],
        other_accounts: 2,
        authorised_at: isoIn(-3600),
        expires_at: isoIn(90 * 24 * 3600),
        last_used_at: isoIn(-60),
      },
      {
        consent_id: "cns_2",
        tpp_id: "tpp_rentwise",
        tpp_name: "Rentwise",
        purpose: null,
        scopes: ["payments:write"],
        accounts: [],
        other_accounts: 1,
        authorised_at: isoIn(-7200),
        expires_at: isoIn(24 * 3600),
        last_used_at: null,
      },
    ],
    mandates: [
      {
        ...{ mandate_id: "mnd_1", app_name: null, creditor_name: "Corner Shop" },
        ...{ description: "Corner Shop Plus", status: "ACTIVE", terms: monthly },
        ...{ activated_at: isoIn(-3600), last_charged_at: isoIn(-60) },
      },
      {
        ...{ mandate_id: "mnd_2", app_name: "Rentwise", creditor_name: "Northgate Homes" },
        ...{ description: null, status: "PAUSED" },
        terms: {
          ...{ ...monthly, amount_type: "FIXED", frequency: "WEEKLY", interval_count: 2 },
          ...{ max_charges: 12, max_total: 15_000, until: "2027-10-31", collection: "AUTOMATIC" },
        },
        ...{ activated_at: isoIn(-7200), last_charged_at: null },
      },
    ],
  },
} as const satisfies Record<string, ConnectionsView>;
