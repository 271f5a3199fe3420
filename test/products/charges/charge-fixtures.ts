import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type { ExecuteReport, Transfer } from "../../../src/network/transfers/transfer.ts";
import type {
  ChargeCommand,
  ChargeRecord,
  ChargeReport,
  ChargeTerms,
  ChargeView,
  CheckedCharge,
  MandateDecision,
  MandateToTell,
} from "../../../src/products/charges/charge-record.ts";
import { chargeKind } from "../../../src/products/charges/kind.ts";
import { Bench } from "../../frame/objects/bench.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import { DEBTOR_IBAN, type RouteName, routes } from "../payments/session-fixtures.ts";

/** A charge driven by hand: the test chooses every instant and every name. */
export const T0 = Date.UTC(2026, 10, 22, 12);
export const DAY_MS = 24 * 3_600_000;

export const MERCHANT = { merchant_id: "mer_1", mode: "test" } as const;
export const OWNER = {
  owner: { kind: "MERCHANT", id: "mer_1" },
  mode: "test",
  mandate_id: "mnd_1",
} as const;

export const termsOf = (changes: Partial<ChargeTerms> = {}): ChargeTerms => ({
  ...{ charge_id: "chg_1", payment_id: "pay_1", mandate_id: "mnd_1" },
  owner: OWNER.owner,
  mode: "test",
  ...{ amount: 2_500, currency: "USD", reference: "invoice-7", description: null },
  charge_date: "2026-11-22",
  creditor_name: "Meridian Books",
  debtor: {
    ...{ alias: null, alias_route: null, iban: DEBTOR_IBAN, display_name: "Amira Haddad" },
    ...{ currency: "USD", bank_id: "bnk_alpha", bank_handle: "alpha", bank_name: "Alpha Bank" },
    ...{ institution_code: "ALPHDEFFXXX", core_base_url: "https://alpha.example/bank/callback" },
    ...{ available_auth_methods: ["OTP", "PUSH"], gateway_fee: null },
  },
  authorisation: "otp_mandate",
  created_at: T0,
  ...changes,
});

/** A charge that has ended for its mandate, and cannot be retried. */
export const decisionOf = (changes: Partial<MandateDecision> = {}): MandateDecision => ({
  ...{ charge_id: "chg_1", payment_id: "pay_1", created_at: T0, attempt: 4 },
  ...{ under_way: null, cancelled: null, retries_left: 0, retry_until: null },
  ...changes,
});

/** Of an attempt that the mandate decided by itself. */
export const decision = { decided_at: T0 };

export const checkedAt = (now: number, route: RouteName = "sameBank"): CheckedCharge => ({
  ...{ checked_at: now, route: routes[route], gateway_fee: 15 },
});

/** The bank's refusal of an instruction. */
export const refusedWith = (code: string): MovementReport =>
  ({ kind: "execute", report: { kind: "refused", code } }) as MovementReport;

export class ChargeBench extends Bench<
  ChargeRecord,
  ChargeTerms,
  ChargeCommand,
  MovementReport,
  ChargeView
> {
  constructor(changes: Partial<ChargeTerms> = {}) {
    super(chargeKind, termsOf(changes), T0);
  }

  /** The kinds of the effects and what they are about, apart from the row. */
  override effects(): string[] {
    const { effects } = this.record;
    return effects.filter(({ kind }) => kind !== "project").map(({ id }) => id.split(".")[0] ?? "");
  }

  /** What the mandate is to be told, oldest first. It hears all, and the effects end. */
  told(): ChargeReport[] {
    const tells = this.record.effects.filter(({ kind }) => kind === "tell_mandate");
    const material = tells.map((effect) => chargeKind.material(this.record, effect));
    for (const { id } of tells) this.finish(id);
    return (material as MandateToTell[]).map(({ report }) => report);
  }

  /** The charge as the owner of its mandate sees it, with this decision of the mandate. */
  shown(decision: Partial<MandateDecision> | null = null): Record<string, unknown> {
    return this.view({ view: "charge", decision: decision && decisionOf(decision), ...OWNER });
  }

  transfer(movement = ""): Transfer {
    const found = this.record.attempts.find(({ attempt }) => nameOf(attempt) === movement);
    const refund = this.record.refunds.find(({ refund_id }) => refund_id === movement);
    const transfer = found?.transfer ?? refund?.transfer;
    if (!transfer) throw new Error(`no movement ${movement}`);
    return transfer;
  }

  // The usual course of a charge.

  /** The mandate has an attempt begin, and a worker leases its instruction. */
  started(attempt = 1, route: RouteName = "sameBank"): this {
    this.must({ type: "start", decision, attempt, ...checkedAt(this.now, route) });
    this.lease(executeOf(nameOf(attempt)));
    return this;
  }

  /** What the bank answers to the instruction of a movement. */
  answered(report: MovementReport | "BOOKED" | "SUBMITTED", movement = ""): this {
    const answer: MovementReport =
      typeof report === "string" ? executes(executed(this.transfer(movement), report)) : report;
    return this.report(executeOf(movement), answer);
  }

  refused(code: string, movement = ""): this {
    return this.answered(refusedWith(code), movement);
  }

  /** The rail reports a movement. */
  railed(status: "CREDITED" | "REJECTED", movement = ""): string | null {
    const report = creditOf(this.transfer(movement), { status });
    return this.act({ type: "rail_report", mode: "test", movement, report });
  }
}

export const nameOf = (attempt: number): string => (attempt === 1 ? "" : `retry${attempt - 1}`);

const executeOf = (movement: string): string =>
  movement === "" ? "execute" : `execute:${movement}`;

const executes = (report: ExecuteReport): MovementReport => ({ kind: "execute", report });
