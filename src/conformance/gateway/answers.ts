import * as v from "valibot";
import { amount, authMode, currency, maskedIban, sum, time } from "../../base/kernel/fields.ts";

/**
 * Answers and events as the pages of the contract name them. Another gateway may add members
 * (G1.15) and give its ids any length (G1.4), so these are wider than the gateway's own schemas.
 */
const id = (prefix: string) => v.pipe(v.string(), v.startsWith(`${prefix}_`), v.maxLength(255));
const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.url());
const status = v.picklist([
  ...(["PENDING", "AUTH_REQUIRED", "PROCESSING", "COMPLETED", "FAILED", "CANCELLED"] as const),
]);
const state = v.picklist([
  ...(["PENDING", "OTP_SENT", "PUSH_SENT", "EXECUTING", "SETTLEMENT_PENDING"] as const),
  ...(["COMPLETED", "FAILED", "EXPIRED", "CANCELLED"] as const),
]);
const settlementType = v.nullable(v.picklist(["internal", "national_rail"]));
const failure = v.nullable(v.object({ code: text }));

/** Any refusal (G2.1). */
export const refusal = v.object({
  error: v.object({
    code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/)),
    message: text,
    retryable: v.boolean(),
    correlation_id: text,
    field: v.optional(v.string()),
  }),
});

/** Form A (P1.4) and form B (P1.6). */
export const createdAnswer = v.object({
  session_id: id("ps"),
  status: v.literal("PENDING"),
  checkout_url: address,
  expires_at: time,
});

export const initiated = v.object({
  payment_id: id("pay"),
  ...createdAnswer.entries,
  amount,
  currency,
  idempotency_key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
});

/** What a merchant reads of its session (P1.10). */
export const session = v.object({
  session_id: id("ps"),
  payment_id: id("pay"),
  state,
  status,
  mode: v.literal("test"),
  amount,
  currency,
  description: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  destination: v.object({ type: v.picklist(["iban", "alias"]), value: text }),
  checkout_url: v.nullable(address),
  redirect_url: v.nullable(v.string()),
  created_at: time,
  expires_at: time,
  completed_at: v.nullable(time),
  settlement_type: settlementType,
  refunded_amount: sum,
  failure,
  funds: v.nullable(v.picklist(["RETURNING", "RETURNED"])),
  metadata: v.record(v.string(), v.string()),
});
export type Session = v.InferOutput<typeof session>;

/** The payment's status (P6.3). */
export const paymentAnswer = v.object({
  payment_id: id("pay"),
  status,
  amount,
  currency,
  route: v.nullable(
    v.object({
      type: v.picklist(["SAME_BANK", "INTERBANK"]),
      rail: v.nullable(v.literal("NATIONAL_RAIL")),
      debtor_bank: text,
      creditor_bank: v.nullable(text),
    }),
  ),
  fees: v.nullable(v.object({})),
  completed_at: v.nullable(time),
});

/** What the customer's page gets (P3.3, P3.6, P3.8, P3.11). */
export const pageToken = v.object({
  token: v.pipe(v.string(), v.startsWith("st_")),
  expires_at: time,
});

export const resolved = v.object({
  session_id: id("ps"),
  payer: v.object({ display_name: text, masked_iban: maskedIban, bank_name: text }),
  bank_handle: v.nullable(v.string()),
  auth_modes: v.pipe(v.array(authMode), v.nonEmpty()),
});

export const codeSent = v.object({ otp_token: text, phone_masked: text });
export const promptSent = v.object({ display_code: v.pipe(v.string(), v.regex(/^\d\d$/)) });

export const confirmed = v.object({
  session_id: id("ps"),
  status,
  state,
  settlement_type: settlementType,
  redirect_url: v.nullable(v.string()),
});

export const refundAnswer = v.object({
  refund_id: id("rf"),
  payment_id: id("pay"),
  amount,
  currency,
  status: v.picklist(["PROCESSING", "COMPLETED", "FAILED"]),
});

/** A mandate when it is created (M1.8). */
export const mandateAnswer = v.object({
  mandate_id: id("mnd"),
  status: v.literal("AWAITING_CUSTOMER_AUTH"),
  approval_url: address,
  consent_url: address,
  amount,
  currency,
  frequency: v.picklist([
    ...(["DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "YEARLY", "ON_DEMAND"] as const),
  ]),
  merchant_reference: v.nullable(v.string()),
  expires_at: v.nullable(time),
});

export const chargeAnswer = v.object({
  charge_id: id("chg"),
  payment_id: id("pay"),
  status: v.picklist(["SCHEDULED", "PROCESSING", "COMPLETED", "FAILED", "CANCELLED"]),
  failure_code: v.nullable(v.string()),
  retryable: v.boolean(),
  retries_left: v.number(),
});

/** A page of a list (G1.11). */
export const listAnswerOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), next_cursor: v.nullable(text) });

/** An event as it is sent (P8.1, P8.4): exactly `{event, data}`. */
export const event = v.strictObject({
  event: text,
  data: v.object({ event_id: id("evt"), occurred_at: time, mode: v.literal("test") }),
});

export const paymentData = v.object({
  ...event.entries.data.entries,
  session_id: id("ps"),
  payment_id: id("pay"),
  reference: v.optional(v.string()),
  amount,
  currency,
  status,
});

/** A row of `GET /events` (P8.13). */
export const listedEvent = v.object({
  event_id: id("evt"),
  event: text,
  session_id: v.optional(v.string()),
  created_at: time,
  data: v.record(v.string(), v.unknown()),
});
