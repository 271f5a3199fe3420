import type { ProblemCode } from "../base/kernel/problems.ts";
import { randomDigits, randomHex } from "../base/platform/crypto.ts";
import type { BankCallNote } from "../frame/objects/timeline.ts";
import type { WorkContext } from "../frame/objects/turn.ts";
import { callBank, type NotedOutcome } from "../network/banks/bank-client.ts";
import type { BankRecord } from "../network/banks/bank-records.ts";
import { refusalProblem } from "../network/banks/contract.ts";
import type { MandateShown } from "../network/banks/mandate-contract.ts";
import type { AskedChallenge, AuthMode } from "./authorisation.ts";
import { takeAppUrl } from "./bank-app.ts";

/** The questions to a payer's bank while the customer waits. Each is sent at most once. */
type Context = Pick<WorkContext, "env" | "correlationId" | "traceparent">;

/** The content of the challenge. The bank writes the payer's message from it. */
export type ChallengeContent = {
  /** The id of the object that challenges: ps_, cns_, mnd_, po_. */
  session_id: string;
  payer_iban: string;
} & ChallengePurpose;

/** The content by purpose. Amounts in minor units. @rule B3.6 */
export type ChallengePurpose =
  | {
      purpose: "PAYMENT";
      amount: number;
      currency: string;
      creditor_name: string;
    }
  /** The bank shows both accounts masked: the payer's, and the payee's. */
  | {
      purpose: "PAYMENT_ORDER";
      amount: number;
      currency: string;
      creditor_name: string;
      creditor_iban: string;
    }
  /** Every term: the bank shows them, and checks each charge with them. */
  | ({ purpose: "MANDATE" } & MandateShown)
  | { purpose: "CONSENT"; tpp_name: string; scopes: string[]; expires_at: string }
  /** The payer opens the page that lists every grant on the account. */
  | { purpose: "ACCESS" };

export type SendOutcome = { noted: BankCallNote | null } & (
  | { kind: "sent"; token: string; phone_masked: string | null; app_url: string | null }
  | { kind: "refused"; problem: ProblemCode }
  /** The send was lost or may work later. As far as we know, nobody was challenged. */
  | { kind: "failed"; problem: ProblemCode }
  /** The bank was not asked, so certainly nobody was challenged. */
  | { kind: "not_asked"; problem: ProblemCode }
);

/**
 * The two digits that both page and phone show, so nobody approves another customer's prompt.
 * @rule P3.9
 */
export const newDisplayCode = (authMode: AuthMode): string | null =>
  authMode === "PUSH" ? randomDigits(2) : null;

/**
 * Asks the bank to send a code or a prompt. It is not asked if its answer could come after
 * `leaseEndsAt`, because another challenge may be on its way by then.
 * @rule B3.2
 */
export const sendChallenge = async (
  { env, correlationId, traceparent }: Context,
  bank: BankRecord,
  asked: AskedChallenge,
  content: ChallengeContent,
  leaseEndsAt: number,
): Promise<SendOutcome> => {
  const call = { idempotencyKey: asked.challenge_id, correlationId, traceparent, leaseEndsAt };
  if (asked.auth_mode === "OTP") {
    const outcome = await callBank(env, bank, "send-otp", { ...call, body: content });
    if (outcome.kind !== "answered") return notSent(outcome);
    const { otp_token, phone_masked } = outcome.answer;
    return { kind: "sent", token: otp_token, phone_masked, app_url: null, noted: outcome.noted };
  }
  const body = { ...content, display_code: asked.display_code };
  const outcome = await callBank(env, bank, "send-push", { ...call, body });
  if (outcome.kind !== "answered") return notSent(outcome);
  const { push_token: token, app_url: named } = outcome.answer;
  const app_url = named === null ? null : takeAppUrl(env, bank, named, correlationId);
  return { kind: "sent", token, phone_masked: null, app_url, noted: outcome.noted };
};

type NoAnswer = Exclude<NotedOutcome<"send-otp" | "send-push">, { kind: "answered" }>;

const notSent = (outcome: NoAnswer): SendOutcome => {
  const { noted } = outcome;
  switch (outcome.kind) {
    case "refused":
      return { kind: "refused", problem: refusalProblem[outcome.code], noted };
    case "not_sent":
      return { kind: "not_asked", problem: outcome.problem, noted };
    case "unknown":
      return { kind: "failed", problem: outcome.problem, noted };
  }
};

export type VerifyOutcome = { noted: BankCallNote | null } & (
  | { kind: "verified" | "wrong" | "expired" }
  | { kind: "lost"; problem: ProblemCode }
  /** The bank was not asked, so the code is still valid. */
  | { kind: "not_checked"; problem: ProblemCode }
  | { kind: "refused"; problem: ProblemCode }
);

/**
 * Asks the bank whether the code is correct; at most once for each counted attempt. It is not asked
 * if its answer could come after `leaseEndsAt`, because the check counts as lost by then.
 * @rule P3.18
 */
export const verifyCode = async (
  { env, correlationId, traceparent }: Context,
  bank: BankRecord,
  verificationId: string,
  body: { session_id: string; payer_iban: string; otp_token: string; otp_code: string },
  leaseEndsAt: number,
): Promise<VerifyOutcome> => {
  const outcome = await callBank(env, bank, "verify-otp", {
    body,
    leaseEndsAt,
    idempotencyKey: verificationId,
    correlationId,
    traceparent,
  });
  const { noted } = outcome;
  switch (outcome.kind) {
    case "answered":
      return { kind: outcome.answer.verified ? "verified" : "wrong", noted };
    case "refused":
      return outcome.code === "OTP_EXPIRED"
        ? { kind: "expired", noted }
        : { kind: "refused", problem: refusalProblem[outcome.code], noted };
    case "not_sent":
      return { kind: "not_checked", problem: outcome.problem, noted };
    default:
      return { kind: "lost", problem: outcome.problem, noted };
  }
};

/** The outcome of a push prompt; `status` is null if the bank gave none. */
export const askPushStatus = async (
  { env, correlationId, traceparent }: Context,
  bank: BankRecord,
  pushToken: string,
): Promise<{
  status: "PENDING" | "APPROVED" | "DECLINED" | null;
  /** The bank refuses to speak of this prompt, for example because it has ended. */
  refused: boolean;
  noted: BankCallNote | null;
}> => {
  const outcome = await callBank(env, bank, "push-status", {
    body: { push_token: pushToken },
    idempotencyKey: randomHex(16),
    correlationId,
    traceparent,
  });
  const { noted, kind } = outcome;
  const status = outcome.kind === "answered" ? outcome.answer.status : null;
  return { status, refused: kind === "refused", noted };
};
