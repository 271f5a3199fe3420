import * as v from "valibot";
import { parseIban } from "../kernel/iban.ts";
import type { ProblemCode } from "../kernel/problems.ts";

/**
 * The bank interface (§4.4, contract/payments.md § Bank interface): what each operation answers.
 * Answers are parsed strictly where money or identity depends on them; members that we do not use
 * are ignored.
 */
const text = (maximum: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maximum));
const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const iban = v.pipe(
  v.string(),
  v.check((value) => parseIban(value) === value, "is not an IBAN"),
);
const authMode = v.picklist(["OTP", "PUSH"]);

const resolvedAccount = v.object({
  iban,
  account_ref: v.optional(v.nullable(text(140))),
  display_name: text(140),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  account_type: v.optional(v.nullable(v.string())),
  default: v.optional(v.nullable(v.boolean())),
});
export type ResolvedAccount = v.InferOutput<typeof resolvedAccount>;

export const bankAnswers = {
  "resolve-alias": v.object({
    accounts: v.array(resolvedAccount),
    available_auth_methods: v.optional(v.array(authMode), []),
  }),
  "send-otp": v.object({ otp_token: text(255), phone_masked: v.nullish(text(40), null) }),
  "send-push": v.object({ push_token: text(255) }),
  "verify-otp": v.object({
    verified: v.boolean(),
    attempts_remaining: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  "push-status": v.object({ status: v.picklist(["PENDING", "APPROVED", "DECLINED"]) }),
  "execute-transaction": v.object({
    end_to_end_id: text(35),
    transfer_ref: text(140),
    route_used: v.picklist(["SAME_BANK", "NATIONAL_RAIL"]),
    status: v.picklist(["BOOKED", "SUBMITTED"]),
    bank_fee: v.nullish(minorUnits, null),
  }),
  "transaction-status": v.object({
    end_to_end_id: text(35),
    status: v.picklist(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"]),
    transfer_ref: v.nullish(text(140), null),
  }),
  "notify-credit": v.object({ acknowledged: v.literal(true) }),
} as const;

export type BankOperation = keyof typeof bankAnswers;
export type BankAnswer<O extends BankOperation> = v.InferOutput<(typeof bankAnswers)[O]>;

/** HTTP 422 and this body is a definite no; everything else that is not an answer is unknown. */
export const bankRefusal = v.object({
  end_to_end_id: v.optional(v.nullable(v.string())),
  error: v.object({
    code: v.picklist([
      "INSUFFICIENT_FUNDS",
      "ACCOUNT_BLOCKED",
      "LIMIT_EXCEEDED",
      "OTP_EXPIRED",
      "EXPIRED",
      "NOT_AUTHORISED",
    ]),
    message: v.optional(v.string()),
    retryable: v.optional(v.literal(false)),
  }),
});
export type BankRefusalCode = v.InferOutput<typeof bankRefusal>["error"]["code"];

/** What a bank's refusal is called towards merchants and customers. */
export const refusalProblem: Record<BankRefusalCode, ProblemCode> = {
  INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
  ACCOUNT_BLOCKED: "PAYER_ACCOUNT_DEBIT_BLOCKED",
  LIMIT_EXCEEDED: "LIMIT_EXCEEDED",
  OTP_EXPIRED: "OTP_EXPIRED",
  // The bank met the instruction only after not_after: nothing was booked and nothing will be.
  EXPIRED: "BANK_TIMEOUT",
  NOT_AUTHORISED: "PAYMENT_REFUSED",
};

/** The bytes of an execute-transaction are made once and sent again unchanged. */
export interface ExecuteInstruction {
  session_id: string;
  end_to_end_id: string;
  originator: string;
  originator_ref: string;
  not_after: string;
  debtor_iban: string;
  creditor_iban: string;
  creditor_name: string;
  creditor_institution: string;
  amount: number;
  currency: string;
  route_type: "SAME_BANK" | "NATIONAL_RAIL_INITIATE";
  purpose: "CHECKOUT" | "MANDATE_CHARGE" | "PAYMENT_ORDER" | "REFUND";
  authorisation: { type: "SCA" | "EXEMPTION" | "MANDATE" | "REFUND"; reference: string };
  remittance: string;
}
