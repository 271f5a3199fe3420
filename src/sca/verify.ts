import { callBank } from "../banks/bank-client.ts";
import type { BankRecord } from "../banks/bank-records.ts";
import { refusalProblem } from "../banks/contract.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import type { StepContext } from "./start.ts";

export type VerifyOutcome =
  | { kind: "verified" | "wrong" | "expired" }
  | { kind: "lost"; problem: ProblemCode }
  /** The bank was not asked: the code is as good as before. */
  | { kind: "not_checked"; problem: ProblemCode }
  | { kind: "refused"; problem: ProblemCode };

/** Asks the bank whether the code is right; performed at most once per counted attempt. */
export const verifyCode = async (
  { env, correlationId, traceparent }: StepContext,
  bank: BankRecord,
  verificationId: string,
  body: { session_id: string; payer_iban: string; otp_token: string; otp_code: string },
): Promise<VerifyOutcome> => {
  const outcome = await callBank(env, bank, "verify-otp", {
    body,
    idempotencyKey: verificationId,
    correlationId,
    traceparent,
  });
  switch (outcome.kind) {
    case "answered":
      return { kind: outcome.answer.verified ? "verified" : "wrong" };
    case "refused":
      return outcome.code === "OTP_EXPIRED"
        ? { kind: "expired" }
        : { kind: "refused", problem: refusalProblem[outcome.code] };
    case "not_sent":
      return { kind: "not_checked", problem: outcome.problem };
    default:
      return { kind: "lost", problem: outcome.problem };
  }
};

/** What became of a push prompt; null when the bank did not say. */
export const askPushStatus = async (
  { env, correlationId, traceparent }: StepContext,
  bank: BankRecord,
  pushToken: string,
): Promise<"PENDING" | "APPROVED" | "DECLINED" | null> => {
  const outcome = await callBank(env, bank, "push-status", {
    body: { push_token: pushToken },
    idempotencyKey: pushToken,
    correlationId,
    traceparent,
  });
  return outcome.kind === "answered" ? outcome.answer.status : null;
};
