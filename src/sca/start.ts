import { callBank } from "../banks/bank-client.ts";
import type { BankRecord } from "../banks/bank-records.ts";
import { refusalProblem } from "../banks/contract.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import { randomDigits } from "../platform/crypto.ts";
import type { GatewayEnv } from "../platform/env.ts";
import type { AskedChallenge, AuthMode } from "./challenge.ts";

/** What a worker needs to speak with a bank while a person waits. */
export interface StepContext {
  env: GatewayEnv;
  correlationId: string;
  traceparent: string;
}

/** What the challenge is about, in the bank's words (contract/payments.md § Bank interface). */
export interface ChallengeContent {
  /** The id of whatever challenges: ps_, cns_, mnd_, po_. */
  session_id: string;
  payer_iban: string;
  purpose: "PAYMENT" | "PAYMENT_ORDER" | "MANDATE" | "CONSENT";
  amount: number;
  currency: string;
  creditor_name: string;
}

export type SendOutcome =
  | { kind: "sent"; token: string; phone_masked: string | null }
  | { kind: "refused"; problem: ProblemCode }
  /** Lost, or may work later; nobody was challenged as far as we know. */
  | { kind: "failed"; problem: ProblemCode }
  /** The bank was not asked: nobody was challenged, for certain. */
  | { kind: "not_asked"; problem: ProblemCode };

/** The two digits that page and phone both show, so that nobody approves another's prompt. */
export const newDisplayCode = (authMode: AuthMode): string | null =>
  authMode === "PUSH" ? randomDigits(2) : null;

/** Has the bank send a code or a prompt; performed at most once. */
export const sendChallenge = async (
  { env, correlationId, traceparent }: StepContext,
  bank: BankRecord,
  asked: AskedChallenge,
  content: ChallengeContent,
): Promise<SendOutcome> => {
  const call = { idempotencyKey: asked.challenge_id, correlationId, traceparent };
  if (asked.auth_mode === "OTP") {
    const outcome = await callBank(env, bank, "send-otp", { ...call, body: content });
    if (outcome.kind !== "answered") return notSent(outcome);
    const { otp_token, phone_masked } = outcome.answer;
    return { kind: "sent", token: otp_token, phone_masked };
  }
  const body = { ...content, display_code: asked.display_code };
  const outcome = await callBank(env, bank, "send-push", { ...call, body });
  if (outcome.kind !== "answered") return notSent(outcome);
  return { kind: "sent", token: outcome.answer.push_token, phone_masked: null };
};

type NoAnswer = Exclude<
  Awaited<ReturnType<typeof callBank<"send-otp" | "send-push">>>,
  { kind: "answered" }
>;

const notSent = (outcome: NoAnswer): SendOutcome => {
  switch (outcome.kind) {
    case "refused":
      return { kind: "refused", problem: refusalProblem[outcome.code] };
    case "not_sent":
      return { kind: "not_asked", problem: outcome.problem };
    case "unknown":
      return { kind: "failed", problem: outcome.problem };
  }
};
