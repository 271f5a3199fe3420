import * as v from "valibot";
import { parseIban } from "../kernel/iban.ts";
import { isAmountMinor, isCurrency } from "../kernel/money.ts";

/** The requests of the merchant payment surface and of the checkout steps (§2.1 to 2.3). */

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Text that people read: no control characters, no broken surrogates, not only blanks. */
const plainText = (maximum: number) =>
  v.pipe(
    v.string("must be text"),
    v.minLength(1, "must not be empty"),
    v.maxLength(maximum, `must be at most ${maximum} characters`),
    v.check(
      (text) => text.isWellFormed() && !controlCharacters.test(text) && text.trim() !== "",
      "must be printable text",
    ),
  );

const amount = v.pipe(
  v.number("must be an integer in minor units"),
  v.check(
    (value) => isAmountMinor(value),
    "must be an integer in minor units from 1 to 999999999999",
  ),
);

const currency = v.pipe(
  v.string("must be an ISO 4217 code"),
  v.check(isCurrency, "must be an active ISO 4217 code of a currency with a minor unit"),
);

const iban = v.pipe(
  v.string("must be an IBAN"),
  v.check((text) => parseIban(text) !== null, "is not a valid IBAN"),
  v.transform((text) => parseIban(text) as string),
);

/** `<handle>` or `<handle>@<bank_handle>` (§2.1), case-folded. */
const alias = v.pipe(
  v.string("must be an alias"),
  v.regex(/^[A-Za-z0-9._-]{3,30}(?:@[A-Za-z0-9._-]{2,30})?$/, "is not a valid alias"),
  v.transform((text) => text.toLowerCase()),
);

const destination = v.variant(
  "type",
  [
    v.strictObject({ type: v.literal("alias"), value: alias }),
    v.strictObject({ type: v.literal("iban"), value: iban }),
  ],
  "must have type alias or iban, and a value",
);

/** Whether the address may be used is checked where the caller's mode is known. */
const address = v.pipe(v.string("must be a URL"), v.maxLength(2048), v.url("is not a valid URL"));

const metadata = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), "must be an object"),
  v.record(
    v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    v.pipe(v.string(), v.maxLength(500)),
  ),
  v.check((entries) => Object.keys(entries).length <= 20, "must have at most 20 entries"),
);

/** What this key may hold is checked with the header of the same name. */
const idempotencyKey = v.optional(v.unknown());

/** Form A (§2.1). */
export const createSessionRequest = v.strictObject({
  amount,
  currency,
  destination,
  description: v.nullish(plainText(140), null),
  reference: v.nullish(plainText(64), null),
  redirect_url: v.nullish(address, null),
  webhook_url: v.nullish(address, null),
  metadata: v.optional(metadata, {}),
  idempotency_key: idempotencyKey,
});

/** Form B: the initiate variant. */
export const initiateRequest = v.strictObject({
  amount,
  currency,
  destination: v.optional(destination),
  description: v.nullish(plainText(140), null),
  merchant_order_reference: v.nullish(plainText(64), null),
  return_url: v.nullish(address, null),
  callback_url: v.nullish(address, null),
  metadata: v.optional(metadata, {}),
  idempotency_key: idempotencyKey,
});

export const resolvePayerRequest = v.pipe(
  v.strictObject({ payer_iban: v.optional(iban), payer_alias: v.optional(alias) }),
  v.check(
    ({ payer_iban, payer_alias }) => (payer_iban === undefined) !== (payer_alias === undefined),
    "needs exactly one of payer_iban and payer_alias",
  ),
);

export const selectAuthRequest = v.strictObject({
  auth_mode: v.picklist(["OTP", "PUSH"], "must be OTP or PUSH"),
});

export const confirmRequest = v.strictObject({
  otp_code: v.optional(
    v.pipe(
      v.string("must be text"),
      v.trim(),
      v.regex(/^[0-9A-Za-z-]{4,16}$/, "must be the code that the bank sent"),
    ),
  ),
});

export const refundRequest = v.strictObject({
  amount: v.optional(amount),
  reason: v.nullish(plainText(140), null),
  idempotency_key: idempotencyKey,
});

export const emptyRequest = v.strictObject({});

export const pushResultRequest = v.strictObject({
  session_id: v.pipe(v.string(), v.maxLength(64)),
  push_token: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  result: v.picklist(["APPROVED", "DECLINED"]),
});
