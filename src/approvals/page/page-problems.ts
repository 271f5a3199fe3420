import type { ProblemCode } from "../../base/kernel/problems.ts";

/** A code, or a code with the invalid field. OFFLINE comes from the page itself. */
export type StepProblem =
  | Extract<
      ProblemCode,
      | "SESSION_TOKEN_REQUIRED"
      | "INVALID_STATE"
      | "SESSION_NOT_CANCELLABLE"
      | "DESTINATION_MISMATCH"
      | "CONTINUED_ELSEWHERE"
      | "CHALLENGE_IN_PROGRESS"
      | "SESSION_EXPIRED"
      | "VALIDATION_FAILED"
      | "PAYER_NOT_FOUND"
      | "DESTINATION_NOT_FOUND"
      | "ROUTE_NOT_AVAILABLE"
      | "CURRENCY_MISMATCH"
      | "SAME_ACCOUNT"
      | "AUTH_METHOD_NOT_AVAILABLE"
      | "OTP_INCORRECT"
      | "CHALLENGE_REPLACED"
      | "PAYER_CHANGE_LIMIT_REACHED"
      | "OTP_EXPIRED"
      | "RATE_LIMITED"
      | "CHALLENGE_LIMIT_REACHED"
      | "PAYER_THROTTLED"
      | "INTERNAL"
      | "BANK_ERROR"
      | "BANK_UNAVAILABLE"
      | "DIRECTORY_UNAVAILABLE"
      | "REGISTRY_UNAVAILABLE"
      | "SERVICE_UNAVAILABLE"
      | "BANK_TIMEOUT"
    >
  | `VALIDATION_FAILED:${"payer_iban" | "payer_alias" | "otp_code"}`
  /** The bank did not say whether a code is correct: the code is used up, and nothing was paid. */
  | `${"BANK_ERROR" | "BANK_UNAVAILABLE" | "BANK_TIMEOUT"}:otp_code`
  | "OFFLINE";

export type FailureReason = Extract<
  ProblemCode,
  | "DESTINATION_MISMATCH"
  | "PAYER_ACCOUNT_DEBIT_BLOCKED"
  | "INSUFFICIENT_FUNDS"
  | "LIMIT_EXCEEDED"
  | "OTP_EXPIRED"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PUSH_DECLINED"
  | "PAYMENT_REFUSED"
  | "PAYER_NOT_FOUND"
  | "DESTINATION_NOT_FOUND"
  | "ROUTE_NOT_AVAILABLE"
  | "BANK_ERROR"
>;

/** The problems of a payment that no other approval has. */
type OfPayments =
  | "SESSION_NOT_CANCELLABLE"
  | "DESTINATION_MISMATCH"
  | "DESTINATION_NOT_FOUND"
  | "ROUTE_NOT_AVAILABLE"
  | "CURRENCY_MISMATCH"
  | "SAME_ACCOUNT";

export type RequestProblem =
  | Exclude<StepProblem, OfPayments>
  | "FORBIDDEN"
  | "INSUFFICIENT_SCOPE"
  | "OTP_ATTEMPTS_EXCEEDED"
  | "PUSH_DECLINED";
