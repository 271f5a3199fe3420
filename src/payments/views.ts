import type { Problem } from "../kernel/problems.ts";

/** The machine's words (§3, contract/payments.md § Moves). */
export type SessionState =
  | "PENDING"
  | "OTP_SENT"
  | "PUSH_SENT"
  | "EXECUTING"
  | "SETTLEMENT_PENDING"
  | "COMPLETED"
  | "FAILED"
  | "EXPIRED"
  | "CANCELLED";

/** The merchant's words (§3). */
export type PaymentStatus =
  | "PENDING"
  | "AUTH_REQUIRED"
  | "PROCESSING"
  | "COMPLETED"
  | "FAILED"
  | "CANCELLED";

export type AuthMode = "OTP" | "PUSH";

/**
 * What the checkout page may know. `payer` and `challenge` are null for every browser but the one
 * that the payment is bound to; all account numbers and names are masked already.
 */
export interface CheckoutView {
  session_id: string;
  state: SessionState;
  status: PaymentStatus;
  mode: "test" | "live";
  /** Minor units. */
  amount: number;
  currency: string;
  description: string | null;
  reference: string | null;
  /** Who is paid, as the merchant registered it; `masked_iban` once the destination is resolved. */
  payee: { name: string; masked_iban: string | null; bank_name: string | null };
  expires_at: string;
  /** True when another browser made the last step. */
  continued_elsewhere: boolean;
  payer: {
    alias: string | null;
    display_name: string;
    masked_iban: string;
    bank_name: string;
    available_auth_methods: AuthMode[];
  } | null;
  challenge: {
    auth_mode: AuthMode;
    phone_masked: string | null;
    display_code: string | null;
    challenge_expires_at: string;
    attempts_remaining: number;
  } | null;
  /** How many more codes or prompts may be asked for. */
  challenges_remaining: number;
  failure: (Pick<Problem, "code"> & { message: string }) | null;
  /** After SETTLEMENT_REJECTED: where the payer's money is. */
  funds: "RETURNING" | "RETURNED" | null;
  /** The merchant's address with session_id and status appended, once there is an outcome. */
  redirect_url: string | null;
}
