import { civilDate } from "../../../src/base/kernel/calendar.ts";
import type { DebtorAccount } from "../../../src/network/directory/resolve-account.ts";
import type { ChargeReport } from "../../../src/products/charges/charge-record.ts";
import type { ChargeStatus } from "../../../src/products/charges/charge-views.ts";
import type { ChargeEntry } from "../../../src/products/mandates/charge-entry.ts";
import { mandateKind } from "../../../src/products/mandates/kind.ts";
import type {
  MandateCommand,
  MandateRecord,
  MandateReport,
  MandateTerms,
  MandateView,
} from "../../../src/products/mandates/mandate-record.ts";
import { hash32 } from "../../../src/products/mandates/mandate-times.ts";
import type { MandateAnswer } from "../../../src/products/mandates/views.ts";
import { Bench } from "../../frame/objects/bench.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  DEBTOR_IBAN,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";

/** A mandate driven by hand: the test chooses every instant and every name. */

/** A Sunday, one o'clock in the afternoon in Berlin. */
export const T0 = Date.UTC(2026, 10, 22, 12);
export const DAY = 24 * 60 * 60_000;
const ID = "0".repeat(42);

export const OWNER = {
  owner: { kind: "MERCHANT", id: `mer_${ID}1` },
  mode: "test",
  consent_id: null,
} as const;

export const PAYER: DebtorAccount = {
  ...{ alias: null, alias_route: null, iban: DEBTOR_IBAN, display_name: "Amira Haddad" },
  ...{ currency: "USD", bank_id: "bnk_alpha", bank_handle: "alpha", bank_name: "Alpha Bank" },
  ...{ institution_code: "ALPHDEFFXXX", core_base_url: "https://alpha.example/bank/callback" },
  ...{ available_auth_methods: ["OTP", "PUSH"], gateway_fee: null },
};

type Schedule = MandateTerms["schedule"];

/** A monthly mandate of a merchant: at most 12.50 a charge and 25.00 a month. */
export const termsOf = (
  changes: Partial<MandateTerms> = {},
  schedule: Partial<Schedule> = {},
): MandateTerms => ({
  mandate_id: `mnd_${ID}1`,
  owner: OWNER.owner,
  creditor_name: "Corner Shop",
  mode: "test",
  app_name: null,
  consent_id: null,
  source_account_id: null,
  destination: { type: "iban", value: routes.sameBank.creditor.iban },
  creditor_iban: routes.sameBank.creditor.iban,
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
    ...schedule,
  },
  collection: "MANUAL",
  notice_days: 0,
  description: "Corner Shop Plus",
  merchant_reference: "subscription-7",
  redirect_url: "https://shop.example/back",
  replaces: null,
  metadata: {},
  optional_events: [],
  approval_url: `https://gateway.example/approval/mnd_${ID}1.mac`,
  created_at: T0,
  ...changes,
});

/** A subscription of 12.50 a month that collects itself. */
export const automatic = {
  amount_type: "FIXED",
  collection: "AUTOMATIC",
  max_amount_per_period: 1_250,
} as const satisfies Partial<MandateTerms>;

type ChargeCommand = Extract<MandateCommand, { type: "charge" }>;

/** A charge of the mandate's owner: c1, c2 and so on. */
export const chargeOf = (name: string, changes: Partial<ChargeCommand> = {}): ChargeCommand => ({
  type: "charge",
  charge_id: `chg_${name}`,
  payment_id: `pay_${name}`,
  amount: 1_000,
  reference: `invoice-${name}`,
  description: null,
  charge_date: null,
  notice_days: 0,
  request_hash: `hash-${name}`,
  ...OWNER,
  ...changes,
});

/** How a charge stands for its mandate, in the words of its status. */
export const standingOf = ({ stage, cancelled, heard }: ChargeEntry): ChargeStatus => {
  if (stage === "ANNOUNCED") return "SCHEDULED";
  if (stage === "BEGUN") return "PROCESSING";
  if (cancelled) return "CANCELLED";
  return heard.some(({ money }) => money === "PAID") ? "COMPLETED" : "FAILED";
};

export class MandateBench extends Bench<
  MandateRecord,
  MandateTerms,
  MandateCommand,
  MandateReport,
  MandateView
> {
  #versions = 0;

  constructor(changes: Partial<MandateTerms> = {}, schedule: Partial<Schedule> = {}) {
    super(mandateKind, termsOf(changes, schedule), T0);
  }

  /** A mandate that its customer has approved. */
  static active(
    changes: Partial<MandateTerms> = {},
    schedule: Partial<Schedule> = {},
  ): MandateBench {
    return new MandateBench(changes, schedule).approved();
  }

  protected override hexOf([, mandateId, name]: readonly unknown[]): string {
    const known = hash32(`${mandateId}`).toString(16) + `${name}`.replace("auto-", "");
    return known.padStart(64, "0");
  }

  /** The refusal of a command, whole. The command changes nothing. */
  refusal(command: MandateCommand): object | null {
    const before = this.look().record;
    const refusal = this.attempt(command);
    this.record = before;
    return refusal?.problem ?? null;
  }

  /** Time passes, and the alarm wakes the mandate at every instant that it has asked for. */
  override wait(milliseconds: number): this {
    const until = this.now + milliseconds;
    for (;;) {
      const next = mandateKind.nextChangeAt(this.record);
      if (next > until) break;
      this.now = Math.max(this.now, next);
      this.look();
    }
    this.now = until;
    return this.look();
  }

  /** Time passes, and the alarm comes only at its end. */
  sleep(milliseconds: number): this {
    this.now += milliseconds;
    return this.look();
  }

  /** Every effect was performed. */
  performed(): this {
    this.record = { ...this.record, effects: [] };
    return this;
  }

  override view<T = Record<string, unknown>>(request: MandateView): T {
    return this.look().viewOf(request);
  }

  /** The mandate as its owner reads it. */
  answer(): MandateAnswer {
    return this.view<MandateAnswer>({ view: "mandate", ...OWNER });
  }

  // The usual course of a mandate.

  named(browser_id = BROWSER): this {
    return this.must({ type: "name_payer", browser_id, payer: PAYER, route: routes.sameBank });
  }

  challenged(name = "c1"): this {
    return this.must(beginChallenge("OTP", name), challengeSent(name));
  }

  /** The bank has verified the customer's code. */
  approved(name = "c1"): this {
    this.named()
      .challenged(name)
      .must(beginVerification(`v-${name}`));
    return this.must(endVerification(`v-${name}`, "verified", this.now));
  }

  /** The charges that it lists, oldest first, with how each stands. */
  entries() {
    const { charges, terms } = this.record;
    return charges.map((entry) => ({
      ...entry,
      status: standingOf(entry),
      cancelled_by: entry.cancelled?.by ?? null,
      attempted_on:
        entry.decided_at === null ? null : civilDate(entry.decided_at, terms.schedule.time_zone),
    }));
  }

  entry(charge_id: string) {
    const found = this.entries().find((entry) => entry.charge_id === charge_id);
    if (!found) throw new Error(`no charge ${charge_id}`);
    return found;
  }

  /** What the charge says of its present attempt. */
  reported(charge_id: string, changes: Partial<ChargeReport> = {}): this {
    const outcome = changes.outcome ?? "COMPLETED";
    return this.must({
      type: "charge_report",
      charge_id,
      attempt: this.entry(charge_id).attempt,
      outcome,
      failure_code: null,
      at: this.now,
      may_be_paid: outcome === "COMPLETED",
      ...{ amount: 1_000, charge_date: "2026-11-22" },
      version: ++this.#versions,
      ...changes,
    });
  }

  failed(
    charge_id: string,
    failure_code: ChargeReport["failure_code"] = "INSUFFICIENT_FUNDS",
  ): this {
    return this.reported(charge_id, { outcome: "FAILED", failure_code });
  }
}
