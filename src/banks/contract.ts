import * as v from "valibot";
import {
  amount,
  authMode,
  currency,
  described,
  electronicIban,
  endToEndId,
  named,
  text,
  time,
  token,
} from "../kernel/fields.ts";
import type { ProblemCode } from "../kernel/problems.ts";

/**
 * The bank interface (§4.4, contract/payments.md § Bank interface): what each operation is asked
 * and what it answers. Answers are parsed strictly where money or identity depends on them; members
 * that we do not use are ignored.
 */
const sessionId = token(
  64,
  "What the customer approves: a payment session.",
  `ps_${"0123456789".repeat(4)}abc`,
);
const otpToken = token(255, "The bank's name for the code that it sent.", "otp_7f3a");
const pushToken = token(255, "The bank's name for the prompt that it sent.", "push_7f3a");
const accountRef = token(140, "The bank's name for an account.", "acc_1a2b3c4d");
const transferRef = token(140, "The bank's name for the movement.", "tr_7f3a");
const remittance = token(140, "What the payee reads on the statement.", "order-7");
const creditorName = token(140, "Who is paid, as the customer is to read it.", "Corner Shop");

/** Compared with what was sent, whatever its form. */
const endToEndIdEcho = v.pipe(
  v.string(),
  described("As it was sent.", "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V"),
);

const bankFee = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  described("What the bank charges for it, in minor units. Never deducted from the amount.", 0),
);

const challenge = {
  session_id: sessionId,
  payer_iban: electronicIban,
  purpose: v.literal("PAYMENT"),
  amount,
  currency,
  creditor_name: creditorName,
};

/** What the gateway asks. */
export const bankRequests = {
  "resolve-alias": v.pipe(
    v.union([
      v.strictObject({ account_ref: accountRef }),
      v.strictObject({ iban: electronicIban }),
    ]),
    named("ResolveAlias", "Which account is meant: one of the two."),
  ),
  "send-otp": v.pipe(v.strictObject(challenge), named("SendOtp", "What is to be approved.")),
  "send-push": v.pipe(
    v.strictObject({
      ...challenge,
      display_code: token(2, "Two digits that page and phone both show.", "42"),
    }),
    named("SendPush", "What is to be approved."),
  ),
  "verify-otp": v.pipe(
    v.strictObject({
      session_id: sessionId,
      payer_iban: electronicIban,
      otp_token: otpToken,
      otp_code: token(16, "What the customer typed.", "482913"),
    }),
    named("VerifyOtp", "A code to check."),
  ),
  "push-status": v.pipe(
    v.strictObject({ push_token: pushToken }),
    named("PushStatus", "A prompt to ask about."),
  ),
  "execute-transaction": v.pipe(
    v.strictObject({
      session_id: sessionId,
      end_to_end_id: endToEndId,
      originator: token(140, "The operator of the gateway.", "acme"),
      originator_ref: token(140, "Echoed by bank and rail.", "pay_0123456789"),
      not_after: v.pipe(
        time,
        described("Nothing is booked after this.", "2026-11-21T10:16:00.000Z"),
      ),
      debtor_iban: electronicIban,
      creditor_iban: electronicIban,
      creditor_name: creditorName,
      creditor_institution: token(35, "The payee's bank in the directory.", "AURODEFFXXX"),
      amount,
      currency,
      route_type: v.picklist(["SAME_BANK", "NATIONAL_RAIL_INITIATE"]),
      purpose: v.picklist(["CHECKOUT", "MANDATE_CHARGE", "PAYMENT_ORDER", "REFUND"]),
      authorisation: v.strictObject({
        type: v.picklist(["SCA", "EXEMPTION", "MANDATE", "REFUND"]),
        reference: token(255, "The bank's own token, or the end_to_end_id.", "otp_7f3a"),
      }),
      remittance,
    }),
    named("ExecuteTransaction", "A movement to book. Sent again, it is the same bytes."),
  ),
  "transaction-status": v.pipe(
    v.strictObject({ end_to_end_id: endToEndId }),
    named("TransactionStatus", "A movement to ask about."),
  ),
  "notify-credit": v.pipe(
    v.strictObject({
      end_to_end_id: endToEndId,
      creditor_iban: electronicIban,
      amount,
      currency,
      remittance,
    }),
    named("NotifyCredit", "A credit that arrived."),
  ),
} as const satisfies Record<BankOperation, v.GenericSchema>;

/** The bytes of an execute-transaction are made once and sent again unchanged. */
export type ExecuteInstruction = v.InferOutput<(typeof bankRequests)["execute-transaction"]>;

const resolvedAccount = v.pipe(
  v.object({
    iban: electronicIban,
    account_ref: v.optional(v.nullable(accountRef)),
    display_name: token(140, "The account's owner. Shown masked.", "Layla Haddad"),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/), described("An ISO 4217 code.", "USD")),
    account_type: v.optional(v.nullable(text("Of no consequence here.", "CURRENT"))),
    default: v.optional(
      v.nullable(v.pipe(v.boolean(), described("Of several, the customer's choice.", true))),
    ),
  }),
  named("ResolvedAccount", "An account that was found."),
);
export type ResolvedAccount = v.InferOutput<typeof resolvedAccount>;

/** What a bank answers with 200. */
export const bankAnswers = {
  "resolve-alias": v.pipe(
    v.object({
      accounts: v.array(resolvedAccount),
      available_auth_methods: v.optional(v.array(authMode), []),
    }),
    named("ResolvedAccounts", "No accounts: nothing was found."),
  ),
  "send-otp": v.pipe(
    v.object({
      otp_token: otpToken,
      phone_masked: v.nullish(token(40, "Where the code was sent to.", "+49 ••• ••12"), null),
    }),
    named("SentOtp", "The code is on its way."),
  ),
  "send-push": v.pipe(
    v.object({ push_token: pushToken }),
    named("SentPush", "The prompt is on its way."),
  ),
  "verify-otp": v.pipe(
    v.object({
      verified: v.pipe(v.boolean(), described("False for a wrong code.", true)),
      attempts_remaining: v.nullish(
        v.pipe(v.number(), v.integer(), v.minValue(0), described("After a wrong code.", 4)),
      ),
    }),
    named("VerifiedOtp", "Whether the code is right."),
  ),
  "push-status": v.pipe(
    v.object({ status: v.picklist(["PENDING", "APPROVED", "DECLINED"]) }),
    named("PushOutcome", "What the customer did with the prompt."),
  ),
  "execute-transaction": v.pipe(
    v.object({
      end_to_end_id: endToEndIdEcho,
      transfer_ref: transferRef,
      route_used: v.picklist(["SAME_BANK", "NATIONAL_RAIL"]),
      status: v.picklist(["BOOKED", "SUBMITTED"]),
      bank_fee: v.nullish(bankFee, null),
    }),
    named("ExecutedTransaction", "Final for this end_to_end_id."),
  ),
  "transaction-status": v.pipe(
    v.object({
      end_to_end_id: endToEndIdEcho,
      status: v.picklist(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"]),
      transfer_ref: v.nullish(transferRef, null),
    }),
    named("TransactionState", "NOT_FOUND means something only after not_after."),
  ),
  "notify-credit": v.pipe(
    v.object({ acknowledged: v.literal(true) }),
    named("Acknowledged", "Taken."),
  ),
} as const;

export type BankOperation = keyof typeof bankAnswers;
export type BankAnswer<O extends BankOperation> = v.InferOutput<(typeof bankAnswers)[O]>;

/** HTTP 422 and this body is a definite no; everything else that is not an answer is unknown. */
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
      ]),
      message: v.optional(text("For people.", "The balance is too low.")),
      retryable: v.optional(v.literal(false)),
    }),
  }),
  named("BankRefusal", "A definite no. For a movement it echoes the end_to_end_id and is final."),
);
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
