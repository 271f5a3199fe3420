import type { ScaCommand } from "../../../src/approvals/decide-challenge.ts";
import type { ProblemCode } from "../../../src/base/kernel/problems.ts";
import type { MovementReport, StatusReport } from "../../../src/network/transfers/decide-report.ts";
import type { MovementCommand } from "../../../src/network/transfers/movements.ts";
import type { RailReport } from "../../../src/network/transfers/transfer.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import type {
  PaymentSessionRecord,
  SessionCommand,
  SessionReport,
  SessionTerms,
  SessionView,
} from "../../../src/products/payments/session-record.ts";
import { Bench } from "../../frame/objects/bench.ts";
import { creditOf } from "../../network/transfers/reports.ts";

/** A payment session driven by hand: the test chooses every instant and every name. */
export const T0 = Date.UTC(2026, 10, 20, 12);
export const TTL_MS = 15 * 60_000;
export const BROWSER = "browser-1";

export const DEBTOR_IBAN = "DE47500208000100200300";
export const CREDITOR_IBAN = "DE47500208000100200591";
export const FOREIGN_IBAN = "GB39BORE20406010020321";

export const termsOf = (changes: Partial<SessionTerms> = {}): SessionTerms => ({
  session_id: "ps_1",
  payment_id: "pay_1",
  merchant_id: "mer_1",
  merchant_name: "Meridian Books",
  mode: "test",
  amount: 2_500,
  currency: "USD",
  destination: { type: "iban", value: CREDITOR_IBAN },
  to_settlement_account: false,
  description: null,
  reference: "order-7",
  redirect_url: null,
  webhook_url: null,
  metadata: {},
  optional_events: ["payment.initiated", "payment.processing", "settlement.completed"],
  gateway_fee: 15,
  created_at: T0,
  expires_at: T0 + TTL_MS,
  ...changes,
});

const payer = {
  alias: "amira",
  alias_route: { bank_handle: "alpha", account_ref: "amira" },
  iban: DEBTOR_IBAN,
  display_name: "Amira Haddad",
  currency: "USD",
  bank_id: "bnk_alpha",
  bank_handle: "alpha",
  bank_name: "Alpha Bank",
  institution_code: "ALPHDEFFXXX",
  core_base_url: "https://alpha.example/bank/callback",
  available_auth_methods: ["OTP", "PUSH"] as ("OTP" | "PUSH")[],
  gateway_fee: null,
};

const creditor = {
  alias: null,
  alias_route: null,
  iban: CREDITOR_IBAN,
  display_name: "Meridian Books",
  currency: "USD",
  bank_handle: "alpha",
  bank_name: "Alpha Bank",
  bank_known_as: "alpha",
  institution_code: "ALPHDEFFXXX",
  core_base_url: "https://alpha.example/bank/callback",
};

export const routes = {
  sameBank: { type: "SAME_BANK", creditor },
  crossBank: {
    type: "NATIONAL_RAIL_INITIATE",
    creditor: {
      ...creditor,
      iban: FOREIGN_IBAN,
      bank_handle: "borealis",
      bank_name: "Borealis Bank",
      bank_known_as: "borealis",
      institution_code: "BOREGB2LXXX",
      core_base_url: "https://borealis.example/bank/callback",
    },
  },
} as const;

export type RouteName = keyof typeof routes;

export const resolvePayer = (
  route: RouteName = "sameBank",
  browser_id = BROWSER,
): SessionCommand => ({ type: "resolve_payer", browser_id, payer, route: routes[route] });

/** Only passes time, without a command. */
export interface Look {
  type: "look";
}

export class SessionBench extends Bench<
  PaymentSessionRecord,
  SessionTerms,
  SessionCommand,
  SessionReport,
  SessionView
> {
  constructor(changes: Partial<SessionTerms> = {}) {
    super(paymentKind, termsOf(changes), T0);
  }

  override act(command: SessionCommand | Look): string | null {
    if (command.type !== "look") return super.act(command);
    this.look();
    return null;
  }

  protected override decided(_: SessionCommand, before: PaymentSessionRecord): void {
    const begins = this.record.state === "EXECUTING" && before.state !== "EXECUTING";
    const instructed = this.record.effects.find(({ kind }) => kind === "execute");
    if (begins && instructed) this.lease(instructed.id);
  }

  /** The check under way: its name and its token. */
  check(): { verification_id: string | undefined; token: string | undefined } {
    const { challenge } = this.record.sca;
    return { verification_id: challenge?.verification?.verification_id, token: challenge?.token };
  }

  // The usual steps of a payment.

  resolved(route: RouteName = "sameBank"): this {
    this.act(resolvePayer(route));
    return this;
  }

  sent(auth_mode: "OTP" | "PUSH" = "OTP", name = "c1"): this {
    this.act(beginChallenge(auth_mode, name));
    this.act(challengeSent(name));
    return this;
  }

  executing(route: RouteName = "sameBank"): this {
    this.resolved(route).sent();
    this.act(beginVerification("v1"));
    this.act(endVerification("v1", "verified", this.now));
    return this;
  }

  /** The rail's report on this payment if all is well. */
  credit(changes: Partial<RailReport> = {}): RailReport {
    if (!this.record.transfer) throw new Error("nothing was instructed");
    return creditOf(this.record.transfer, changes);
  }

  /** The bank's answer to execute-transaction if all is well. */
  answer(changes: object = {}): MovementReport {
    const { transfer } = this.record;
    const sameBank = transfer?.route_type === "SAME_BANK";
    const answer = {
      end_to_end_id: transfer?.end_to_end_id ?? "",
      transfer_ref: "ALPHA-1",
      route_used: sameBank ? "SAME_BANK" : "NATIONAL_RAIL",
      status: sameBank ? "BOOKED" : "SUBMITTED",
      bank_fee: 25,
      ...changes,
    } as const;
    return { kind: "execute", report: { kind: "answered", answer } };
  }
}

export const beginChallenge = (
  auth_mode: "OTP" | "PUSH" = "OTP",
  challenge_id = "c1",
  browser_id = BROWSER,
): ScaCommand => {
  const display_code = auth_mode === "PUSH" ? "42" : null;
  return { type: "begin_challenge", browser_id, auth_mode, challenge_id, display_code };
};

export const challengeSent = (challenge_id = "c1"): ScaCommand => {
  const token = `token-${challenge_id}`;
  return { type: "challenge_sent", challenge_id, token, phone_masked: "+49 •• 47" };
};

export const beginVerification = (
  verification_id = "v1",
  code_digest = `digest-${verification_id}`,
  browser_id = BROWSER,
): ScaCommand => ({
  type: "begin_verification",
  browser_id,
  verification_id,
  code_digest,
});

export const endVerification = (
  verification_id: string,
  outcome: Extract<SessionCommand, { type: "end_verification" }>["outcome"],
  checked_at: number,
  refusal: ProblemCode | null = null,
): ScaCommand => ({ type: "end_verification", verification_id, outcome, refusal, checked_at });

export const pushResult = (
  push_token: string,
  result: "APPROVED" | "DECLINED",
  checked_at: number,
): ScaCommand => ({ type: "push_result", push_token, result, checked_at });

/** The owner of the sessions in these tests. */
export const merchant = { merchant_id: "mer_1", mode: "test" } as const;

export const cancel = (
  by: "merchant" | "customer" = "merchant",
  browser_id = "",
  owner: { merchant_id: string; mode: "test" | "live" } = merchant,
): SessionCommand => ({
  type: "cancel",
  by: by === "merchant" ? { kind: by, ...owner } : { kind: by, browser_id },
});

export const railReport = (
  report: RailReport,
  movement = "",
  mode: "test" | "live" = "test",
): MovementCommand => ({ type: "rail_report", mode, movement, report });

export const destinationChanged = {
  type: "last_check_failed",
  challenge_id: "c1",
  problem: "DESTINATION_MISMATCH",
} as const satisfies ScaCommand;

export const look: Look = { type: "look" };

export const executeUnknown: MovementReport = { kind: "execute", report: { kind: "unknown" } };
export const executeNotSent: MovementReport = { kind: "execute", report: { kind: "not_sent" } };
export const executeRefused = (
  code: Extract<
    Extract<MovementReport, { kind: "execute" }>["report"],
    { kind: "refused" }
  >["code"],
): MovementReport => ({ kind: "execute", report: { kind: "refused", code } });

/** Why each account before the present one did not pay. */
export const refusals = ({ record }: Pick<SessionBench, "record">): string[] =>
  (record.refused_attempts ?? []).map(({ failure }) => failure);

/** Submitted to the rail, and not yet credited. */
export const settling = (): SessionBench => {
  const session = new SessionBench().executing("crossBank");
  return session.report("execute", session.answer());
};

/** Across banks, and credited. */
export const completed = (): SessionBench => {
  const session = settling();
  session.act(railReport(session.credit()));
  return session;
};

type BankStatus = Extract<StatusReport, { kind: "answered" }>["status"];

/** What the debtor's bank answers when it is asked. */
export const bankStatus = (status: BankStatus): SessionReport => ({
  kind: "ask_bank",
  report: { kind: "answered", status, transfer_ref: "ALPHA-1" },
});
