import * as v from "valibot";
import { flag } from "../../base/kernel/answer-words.ts";
import {
  amount,
  authMode,
  currency,
  currencyCode,
  described,
  electronicIban,
  endToEndId,
  handle,
  institutionCode,
  named,
  reportedFee,
  text,
  time,
  token,
} from "../../base/kernel/fields.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import { MAX_APP_URL } from "./app-address.ts";
import { challengeRequests } from "./challenge-contract.ts";
import { acknowledged, dataAnswers, dataRequests } from "./data-contract.ts";
import {
  chargeInstruction,
  creditorIban,
  creditorName,
  orderId,
  sessionIdForBank,
} from "./mandate-contract.ts";

/**
 * The bank interface (docs/contract/banks.md): the request and the answers of each operation.
 * Members that money or identity depends on are parsed strictly; unused members are ignored. The
 * requests for an approval are in challenge-contract.ts, the messages about consents and account
 * data in data-contract.ts, those about mandates in mandate-contract.ts.
 */
const otpToken = token(255, "The bank's id of the code that it sent.", "otp_7f3a");
export const pushToken = token(255, "The bank's id of the prompt that it sent.", "push_7f3a");
export const accountRef = token(140, "The bank's reference to an account.", "acc_1a2b3c4d");
const transferRef = token(140, "The bank's reference to the movement.", "tr_7f3a");
/**
 * A wrong one is empty and never used (app-address.ts): the prompt was sent, and its outcome must
 * not become unknown because of a link.
 */
const appUrl = v.fallback(
  v.nullish(
    v.pipe(
      v.string(),
      v.maxLength(MAX_APP_URL),
      described(
        "Opens the bank's app at this prompt: https, on the origin that the gateway's operator " +
          "has registered for the bank. Another address is not used, and the prompt counts.",
        "https://app.aurora.example/prompts/7f3a",
      ),
    ),
    null,
  ),
  "",
);
const remittance = token(140, "The text on the payee's statement.", "order-7");

/** Compared with the value sent, so its form is not checked. */
const endToEndIdEcho = text("The same value as in the request.", "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V");

// @rule B1.3
const movement = {
  session_id: sessionIdForBank,
  end_to_end_id: endToEndId,
  originator: token(140, "The operator of the gateway.", "acme"),
  originator_ref: token(140, "Echoed by bank and rail.", "pay_0123456789"),
  not_after: v.pipe(
    time,
    described("The bank books nothing after this time.", "2026-11-21T10:16:00.000Z"),
  ),
  debtor_iban: electronicIban,
  creditor_iban: creditorIban,
  // The challenge showed the payer this name and not the IBAN. The bank compares the two, so it
  // refuses a payee that the payer did not approve (B5.4).
  creditor_name: creditorName,
  creditor_institution: v.pipe(
    institutionCode,
    described("The payee's bank: its code in the national directory.", "AURODEFFXXX"),
  ),
  amount,
  currency,
  route_type: v.picklist(["SAME_BANK", "NATIONAL_RAIL_INITIATE"]),
  // @rule B5.5
  authorisation: v.object({
    type: v.picklist(["SCA", "EXEMPTION", "MANDATE", "REFUND"]),
    reference: token(255, "The bank's own token, or the end_to_end_id.", "otp_7f3a"),
  }),
  remittance,
};

// @rule B4.1
const executions = [
  v.pipe(
    v.object({ ...movement, purpose: v.picklist(["CHECKOUT", "REFUND"]) }),
    named("ExecutePayment", "A payment or a refund."),
  ),
  v.pipe(
    v.object({ ...movement, session_id: orderId, purpose: v.literal("PAYMENT_ORDER") }),
    named(
      "ExecutePaymentOrder",
      "A payment order. EXEMPTION names the approval of the consent, SCA that of the order.",
      {
        originator_ref: "po_0123456789",
        authorisation: { type: "EXEMPTION", reference: "otp_7f3a" },
      },
    ),
  ),
  v.pipe(
    v.object({ ...movement, ...chargeInstruction }),
    named("ExecuteCharge", "A charge of a mandate, under the approval of the mandate.", {
      authorisation: { type: "MANDATE", reference: "otp_7f3a" },
    }),
  ),
] as const;

/** The gateway's requests. A bank ignores members that it does not know. */
export const bankRequests = {
  // @rule B2.1
  "resolve-alias": v.pipe(
    v.union([
      v.strictObject({ account_ref: accountRef }),
      v.strictObject({ iban: electronicIban }),
      v.strictObject({ alias: handle }),
    ]),
    named("ResolveAlias", "The account to look up: by exactly one of these."),
  ),
  ...challengeRequests,
  "verify-otp": v.pipe(
    v.object({
      session_id: sessionIdForBank,
      payer_iban: electronicIban,
      otp_token: otpToken,
      otp_code: token(16, "The code that the customer entered.", "482913"),
    }),
    named("VerifyOtp", "A code to check."),
  ),
  "push-status": v.pipe(
    v.object({ push_token: pushToken }),
    named("PushStatus", "The prompt whose state is requested."),
  ),
  "execute-transaction": v.pipe(
    v.variant("purpose", executions),
    named("ExecuteTransaction", "A movement to book. A resend has the same bytes."),
  ),
  "transaction-status": v.pipe(
    v.object({ end_to_end_id: endToEndId }),
    named("TransactionStatus", "The movement whose status is requested."),
  ),
  "notify-credit": v.pipe(
    v.object({
      end_to_end_id: endToEndId,
      creditor_iban: creditorIban,
      amount,
      currency,
      remittance,
    }),
    named("NotifyCredit", "A credit that arrived."),
  ),
  ...dataRequests,
} as const satisfies Record<BankOperation, v.GenericSchema>;

/** The questions about a customer's accounts. Each needs the customer's approval. */
export type DataOperation = Exclude<
  keyof typeof dataRequests,
  "notify-authorisation" | "notify-charge"
>;
export type DataRequest<O extends DataOperation> = BankRequest<O>;

export type BankRequest<O extends BankOperation> = v.InferOutput<(typeof bankRequests)[O]>;

/** The bytes of an execute-transaction are created once and resent unchanged. */
export type ExecuteInstruction = BankRequest<"execute-transaction">;

const resolvedAccount = v.pipe(
  v.object({
    iban: electronicIban,
    account_ref: v.optional(v.nullable(accountRef)),
    display_name: token(140, "The account's owner. Shown masked.", "Layla Haddad"),
    currency: currencyCode,
    account_type: v.optional(
      v.nullable(text("The kind of account. Pages name it in the customer's language.", "CURRENT")),
    ),
    default: v.optional(
      v.nullable(flag("True for the customer's choice among several accounts.", true)),
    ),
  }),
  named("ResolvedAccount", "An account that was found."),
);
export type ResolvedAccount = v.InferOutput<typeof resolvedAccount>;

/** NATIONAL_RAIL_INITIATE, the word of the request, means NATIONAL_RAIL. */
const routeUsed = v.picklist(["SAME_BANK", "NATIONAL_RAIL", "NATIONAL_RAIL_INITIATE"]);

/**
 * The shortest answer to execute-transaction (B4.2). Any further member could say something about
 * the outcome, so an answer with one must have them all.
 */
const specifiedExecution = v.strictObject({ transfer_ref: transferRef, route_used: routeUsed });

/**
 * The whole answer that the shortest one stands for; null if it is not exactly that.
 * @rule B1.9 B4.2 B4.3
 */
export const readSpecifiedExecution = (
  json: unknown,
  end_to_end_id: string,
): BankAnswer<"execute-transaction"> | null => {
  const parsed = v.safeParse(specifiedExecution, json);
  if (!parsed.success) return null;
  const status = parsed.output.route_used === "SAME_BANK" ? "BOOKED" : "SUBMITTED";
  return { end_to_end_id, ...parsed.output, status, bank_fee: null };
};

/** A bank's answers with 200 or 201. */
export const bankAnswers = {
  // @rule B2.1 B2.2
  "resolve-alias": v.pipe(
    v.object({
      accounts: v.array(resolvedAccount),
      available_auth_methods: v.pipe(
        v.nullish(v.array(authMode), null),
        described("By default what the operator has noted of the bank.", ["OTP"]),
      ),
    }),
    named("ResolvedAccounts", "The accounts found; an empty list if there are none."),
  ),
  "send-otp": v.pipe(
    v.object({
      otp_token: otpToken,
      phone_masked: v.nullish(
        token(40, "The masked phone number that got the code.", "+49 ••• ••12"),
        null,
      ),
    }),
    named("SentOtp", "The bank has sent the code."),
  ),
  "send-push": v.pipe(
    v.object({ push_token: pushToken, app_url: appUrl }),
    named("SentPush", "The bank has sent the prompt."),
  ),
  // @rule B3.3
  "verify-otp": v.pipe(
    v.object({
      verified: flag("False for a wrong code.", true),
      attempts_remaining: v.nullish(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          described("Attempts left after a wrong code.", 4),
        ),
      ),
    }),
    named("VerifiedOtp", "Whether the code is correct."),
  ),
  // @rule B3.5
  "push-status": v.pipe(
    v.object({ status: v.picklist(["PENDING", "APPROVED", "DECLINED"]) }),
    named("PushOutcome", "The customer's answer to the prompt."),
  ),
  // @rule B4.3
  "execute-transaction": v.pipe(
    v.object({
      end_to_end_id: endToEndIdEcho,
      transfer_ref: transferRef,
      route_used: routeUsed,
      status: v.picklist(["BOOKED", "SUBMITTED"]),
      bank_fee: v.nullish(reportedFee, null),
    }),
    named("ExecutedTransaction", "Final for this end_to_end_id."),
  ),
  // @rule B4.6
  "transaction-status": v.pipe(
    v.object({
      end_to_end_id: endToEndIdEcho,
      status: v.picklist(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"]),
      transfer_ref: v.nullish(transferRef, null),
    }),
    named("TransactionState", "NOT_FOUND is meaningful only after not_after."),
  ),
  "notify-credit": acknowledged,
  ...dataAnswers,
} as const;

export type BankOperation = keyof typeof bankAnswers;
export type BankAnswer<O extends BankOperation> = v.InferOutput<(typeof bankAnswers)[O]>;

/**
 * HTTP 422 with this body is a definite refusal. Any other response that is not an answer is
 * unknown.
 * @rule B1.5 B1.6
 */
export const bankRefusal = v.pipe(
  v.object({
    end_to_end_id: v.optional(v.nullable(endToEndIdEcho)),
    error: v.object({
      code: v.picklist([
        "INSUFFICIENT_FUNDS",
        "ACCOUNT_BLOCKED",
        "LIMIT_EXCEEDED",
        "OTP_EXPIRED",
        "EXPIRED",
        "NOT_AUTHORISED",
        "SCA_REQUIRED",
        "MANDATE_REVOKED",
      ]),
      message: v.optional(text("A sentence for people.", "The balance is too low.")),
      retryable: v.optional(v.literal(false)),
    }),
  }),
  named(
    "BankRefusal",
    "A definite refusal. For a movement it repeats the end_to_end_id and is final.",
  ),
);
export type BankRefusalCode = v.InferOutput<typeof bankRefusal>["error"]["code"];

/** An answer that is no statement about a customer or a movement: its outcome stays unknown. */
export const bankComplaint = v.pipe(
  v.object({
    error: v.object({
      code: text("DUPLICATE is the same end_to_end_id with other content.", "DUPLICATE"),
      message: v.optional(text("A sentence for people.", "This end_to_end_id was used before.")),
      retryable: v.optional(v.boolean()),
    }),
  }),
  named("BankComplaint", "The request itself is wrong."),
);

/** The codes that merchants and customers see for a bank's refusals. @rule B1.6 */
export const refusalProblem: Record<BankRefusalCode, ProblemCode> = {
  INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
  // @rule P2.20
  ACCOUNT_BLOCKED: "PAYER_ACCOUNT_DEBIT_BLOCKED",
  LIMIT_EXCEEDED: "LIMIT_EXCEEDED",
  OTP_EXPIRED: "OTP_EXPIRED",
  // The bank received the instruction after not_after: it booked nothing and never will.
  EXPIRED: "BANK_TIMEOUT",
  NOT_AUTHORISED: "PAYMENT_REFUSED",
  // Only an exempt payment order can be refused with it, and then asks its customer (transfers).
  SCA_REQUIRED: "PAYMENT_REFUSED",
  // Only a mandate's charge can be refused with it: the mandate has ended at the bank.
  MANDATE_REVOKED: "MANDATE_REVOKED",
};
