import * as v from "valibot";
import { parseIban } from "../kernel/iban.ts";
import { MAX_AMOUNT_MINOR } from "../kernel/money.ts";
import { settlementStrategies } from "../parties/settings.ts";
import { type PaymentEventName, paymentEvents } from "../payments/event-names.ts";

/**
 * What the admin API accepts. Addresses and IBANs are judged by the steps, because that depends on
 * the mode and on where the gateway runs.
 */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}\p{Cs}]{1,80}$/u, "must be 1 to 80 printable characters"),
);

const address = v.pipe(v.string(), v.maxLength(2_048, "must be at most 2048 characters"));

const mode = v.picklist(["test", "live"], 'must be "test" or "live"');

const status = v.picklist(["ACTIVE", "SUSPENDED"], 'must be "ACTIVE" or "SUSPENDED"');

const strategy = v.picklist(settlementStrategies, `must be one of ${settlementStrategies}`);

const feeMinor = v.pipe(
  v.number("must be an amount in minor units"),
  v.safeInteger("must be a whole number of minor units"),
  v.minValue(0, "must not be negative"),
  v.maxValue(MAX_AMOUNT_MINOR, "is too large"),
);

/** Judged by `readIdempotencyKey`, together with the header. */
const idempotencyKey = v.optional(v.unknown());

const setOf = <Item extends v.GenericSchema<unknown, string>>(item: Item, least: number) =>
  v.pipe(
    v.array(item),
    v.minLength(least, `must have at least ${least}`),
    v.maxLength(1_000, "must have at most 1000"),
    v.check((items) => new Set(items).size === items.length, "must not repeat itself"),
  );

const capability = v.picklist(["PAYMENTS", "OPEN_BANKING"], "must be PAYMENTS or OPEN_BANKING");

const authMethod = v.picklist(["OTP", "PUSH"], "must be OTP or PUSH");

/** The beginning of a bank's IBANs; `**` stands for any check digits. */
const ibanPrefix = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z]{2}(?:[0-9]{2}|\*\*)[A-Z0-9]{0,30}$/,
    "must be the beginning of an IBAN in capitals, check digits given or **",
  ),
);

const bankFields = {
  name,
  institution_code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9]{4,35}$/, "must be 4 to 35 capitals and digits"),
  ),
  iban_prefixes: setOf(ibanPrefix, 1),
  core_base_url: address,
  capabilities: setOf(capability, 1),
  available_auth_methods: setOf(authMethod, 1),
  timeout_ms: v.pipe(
    v.number(),
    v.integer("must be a whole number of milliseconds"),
    v.minValue(100, "must be at least 100"),
    v.maxValue(10_000, "must be at most 10000"),
  ),
  /** Minor units; null takes the operator's own fee. */
  fees: v.strictObject({ gateway_fee: v.nullable(feeMinor) }),
};

export const registerBankRequest = v.strictObject({
  ...bankFields,
  bank_handle: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{2,30}$/, "must be 2 to 30 of a to z, 0 to 9 and -"),
  ),
  bank_id: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^bnk_[0-9A-Za-z_-]{1,60}$/, "must be bnk_ and 1 to 60 letters, digits, _ or -"),
    ),
  ),
  mode,
  available_auth_methods: v.optional(bankFields.available_auth_methods, ["OTP", "PUSH"]),
  timeout_ms: v.optional(bankFields.timeout_ms, 10_000),
  fees: v.optional(bankFields.fees, { gateway_fee: null }),
  idempotency_key: idempotencyKey,
});

export const changeBankRequest = v.partial(v.strictObject({ ...bankFields, status }));

export const addBankKeyRequest = v.strictObject({
  kind: v.picklist(
    ["BANK_TO_GATEWAY", "GATEWAY_TO_BANK"],
    "must be BANK_TO_GATEWAY or GATEWAY_TO_BANK",
  ),
  idempotency_key: idempotencyKey,
});

const optionalEvents = Object.keys(paymentEvents).filter(
  (event) => paymentEvents[event as PaymentEventName] === "optional",
);

/** A merchant in one mode. */
const modeFields = {
  settlement_iban: v.string(),
  webhook_url: v.nullable(address),
  optional_events: setOf(v.picklist(optionalEvents, `must be one of ${optionalEvents}`), 0),
  settlement_strategy: v.nullable(strategy),
  refund_authority: v.boolean(),
};

const newModeSettings = v.strictObject({
  settlement_iban: modeFields.settlement_iban,
  webhook_url: v.optional(modeFields.webhook_url, null),
  optional_events: v.optional(modeFields.optional_events, []),
  settlement_strategy: v.optional(modeFields.settlement_strategy, null),
  refund_authority: v.optional(modeFields.refund_authority, false),
});

export type ModeSettings = v.InferOutput<typeof newModeSettings>;

const changedModeSettings = v.partial(v.strictObject(modeFields));

export type ModeSettingsChange = v.InferOutput<typeof changedModeSettings>;

export const registerMerchantRequest = v.strictObject({
  name,
  modes: v.pipe(
    v.strictObject({ test: v.optional(newModeSettings), live: v.optional(newModeSettings) }),
    v.check(({ test, live }) => Boolean(test ?? live), "must have settings for test, live or both"),
  ),
  idempotency_key: idempotencyKey,
});

export const changeMerchantRequest = v.partial(
  v.strictObject({
    name,
    status,
    modes: v.partial(v.strictObject({ test: changedModeSettings, live: changedModeSettings })),
  }),
);

export const addMerchantKeyRequest = v.strictObject({
  kind: v.picklist(["API", "SIGNING"], "must be API or SIGNING"),
  mode,
  idempotency_key: idempotencyKey,
});

export const strategyRequest = v.strictObject({ strategy });

export const feesRequest = v.strictObject({
  gateway_fee: v.strictObject({ test: feeMinor, live: feeMinor }),
});

export const addAdminKeyRequest = v.strictObject({
  name,
  role: v.picklist(["owner", "operator", "support"], "must be owner, operator or support"),
  idempotency_key: idempotencyKey,
});

/** Account numbers stay with the banks: a note goes into the audit log as it is. */
const holdsIban = (text: string): boolean =>
  [
    ...text.matchAll(/\b[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7} [A-Z0-9]{1,4})\b/gi),
  ].some(([candidate]) => parseIban(candidate) !== null);

export const resolveRequest = v.strictObject({
  /** A refund's id; absent for the payment itself. */
  movement: v.nullish(v.pipe(v.string(), v.maxLength(80, "must be at most 80 characters")), null),
  outcome: v.picklist(
    ["COMPLETED", "FAILED", "ACKNOWLEDGED"],
    "must be COMPLETED, FAILED or ACKNOWLEDGED",
  ),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\p{Cc}\p{Cs}]{1,500}$/u, "must be 1 to 500 printable characters"),
    v.check((text) => !holdsIban(text), "must not hold an account number"),
  ),
});
