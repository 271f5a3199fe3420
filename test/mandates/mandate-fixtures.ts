import type {
  MandateCommand,
  MandateReport,
  MandateTerms,
  MandateView,
} from "../../src/mandates/mandate-record.ts";

/** What a mandate can be asked. */
export type Asked = MandateCommand | MandateReport | MandateView;

const ID = "0".repeat(42);

/** A monthly mandate of a merchant: at most 12.50 a charge, 25.00 a month. */
export const terms: MandateTerms = {
  mandate_id: `mnd_${ID}1`,
  owner: { kind: "MERCHANT", id: `mer_${ID}1` },
  creditor_name: "Corner Shop",
  mode: "test",
  consent_id: null,
  source_account_id: null,
  app_name: null,
  destination: { type: "iban", value: "GB33BUKB20201555555555" },
  customer_alias: null,
  amount: 1_250,
  currency: "USD",
  amount_type: "VARIABLE",
  max_amount_per_period: 2_500,
  max_charges: null,
  max_total: null,
  schedule: {
    frequency: "MONTHLY",
    interval_count: 1,
    start_date: null,
    end_date: null,
    time_zone: "Europe/Berlin",
  },
  collection: "MANUAL",
  notice_days: 0,
  description: null,
  merchant_reference: "subscription-7",
  redirect_url: "https://shop.example/back",
  replaces: null,
  metadata: {},
  optional_events: [],
  approval_url: `https://gateway.example/approval/mnd_${ID}1.mac`,
  created_at: Date.UTC(2026, 10, 22, 12),
};
