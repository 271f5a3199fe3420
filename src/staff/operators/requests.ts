import * as v from "valibot";
import { dataScope, flag, orNull } from "../../base/kernel/answer-words.ts";
import {
  authMode,
  bankId,
  capability,
  currency,
  described,
  iban,
  idempotencyKey,
  idOf,
  institutionCode,
  line,
  mode,
  named,
  newBankHandle,
  partyName,
  rule,
  setOf,
  sum,
  webAddress,
} from "../../base/kernel/fields.ts";
import { holdsIban } from "../../base/kernel/iban.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { settlementStrategies } from "../../network/parties/settings.ts";
import { paymentEvents } from "../../products/payments/events.ts";
import { bankFaceFields, brandFields, newOf } from "./brand.ts";

/**
 * The requests of the admin API. The steps check addresses, because the rules depend on the mode
 * and on where the gateway runs.
 */
export const partyStatus = v.pipe(
  v.picklist(["ACTIVE", "SUSPENDED"], "must be ACTIVE or SUSPENDED"),
  described("A suspended party is refused with 403.", "ACTIVE"),
);

export const strategy = v.pipe(
  v.picklist(settlementStrategies, `must be one of ${settlementStrategies.join(", ")}`),
  described("The routes that payments may take.", "SAME_BANK_OR_NATIONAL_RAIL"),
);

export const ibanPrefix = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z]{2}(?:[0-9]{2}|\*\*)[A-Z0-9]{0,30}$/,
    "must be the beginning of an IBAN in capitals, check digits given or **",
  ),
  described("The beginning of the bank's IBANs; `**` stands for any check digits.", "DE**37040044"),
);

const gatewayFee = v.nullable(sum);

const days = (most: number, description: string, example: number) => {
  const message = `must be a whole number of days from 1 to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(most, message),
    described(description, example),
  );
};

/** What a bank offers to TPPs (O7.12), if OPEN_BANKING is among its capabilities. */
export const openBankingFields = {
  ob_scopes_supported: setOf(dataScope, 0),
  currency: orNull(
    currency,
    "The currency of the limits. Without one every payment order needs SCA.",
    "USD",
  ),
  sca_exemption_limit: v.pipe(
    sum,
    described("Payment orders above it need SCA. Minor units; 0 means all of them.", 3_000),
  ),
  sca_exemption_daily_limit: orNull(
    sum,
    "The same for the sum of a day. Null means five times the limit.",
  ),
  max_consent_expiry_days: days(365, "How long a consent may last, in days.", 90),
  history_days: days(3_650, "How far back transactions go, in days.", 365),
};

const bankFields = {
  name: partyName,
  institution_code: institutionCode,
  iban_prefixes: setOf(ibanPrefix, 1),
  core_base_url: webAddress(
    "The address of its bank interface.",
    "https://aurora.example/bank/callback",
  ),
  capabilities: setOf(capability, 1),
  available_auth_methods: setOf(authMode, 1),
  timeout_ms: v.pipe(
    v.number(),
    v.integer("must be a whole number of milliseconds"),
    v.minValue(100, "must be at least 100"),
    v.maxValue(10_000, "must be at most 10000"),
    described("The time-out of a call to the bank, in milliseconds.", 10_000),
  ),
  fees: v.pipe(
    v.strictObject({ gateway_fee: gatewayFee }),
    described("A gateway_fee of null means the operator's own fee.", { gateway_fee: null }),
  ),
  ...openBankingFields,
  ...bankFaceFields,
};

export const registerBankRequest = v.pipe(
  v.strictObject({
    ...bankFields,
    ...newOf(bankFaceFields),
    bank_handle: newBankHandle,
    bank_id: v.optional(bankId),
    mode,
    available_auth_methods: v.optional(bankFields.available_auth_methods, ["OTP", "PUSH"]),
    timeout_ms: v.optional(bankFields.timeout_ms, 10_000),
    fees: v.optional(bankFields.fees, { gateway_fee: null }),
    ob_scopes_supported: v.optional(bankFields.ob_scopes_supported, []),
    currency: v.optional(bankFields.currency, null),
    sca_exemption_limit: v.optional(bankFields.sca_exemption_limit, 0),
    sca_exemption_daily_limit: v.optional(bankFields.sca_exemption_daily_limit, null),
    max_consent_expiry_days: v.optional(bankFields.max_consent_expiry_days, 90),
    history_days: v.optional(bankFields.history_days, 365),
    idempotency_key: idempotencyKey,
  }),
  named("RegisterBank", "A bank to enrol in one mode.", { name: "Aurora Bank" }),
);

export const changeBankRequest = v.pipe(
  v.partial(v.strictObject({ ...bankFields, status: partyStatus })),
  named("ChangeBank", "Members left out stay unchanged. Handle and mode cannot change.", {
    name: "Aurora Bank",
  }),
);

export const addBankKeyRequest = v.pipe(
  v.strictObject({
    kind: v.picklist(
      ["BANK_TO_GATEWAY", "GATEWAY_TO_BANK"],
      "must be BANK_TO_GATEWAY or GATEWAY_TO_BANK",
    ),
    idempotency_key: idempotencyKey,
  }),
  named("AddBankKey", "The direction of the key."),
);

const optionalEvents = Object.entries(paymentEvents).flatMap(([name, { optional }]) =>
  optional ? [name] : [],
);

/** Of a merchant in one mode, and of a TPP. */
export const jsonPagesFlag = flag(
  "Whether its own app may show the steps of hosted pages: in live mode their addresses answer a " +
    "program only then.",
  false,
);

/** A merchant in one mode. */
const modeFields = {
  settlement_iban: iban,
  webhook_url: v.nullable(
    webAddress("The address that events are sent to.", "https://shop.example/webhooks"),
  ),
  alert_url: v.nullable(
    webAddress(
      "The address that is told when the webhook endpoint fails and when it works again.",
      "https://status.shop.example/alerts",
    ),
  ),
  optional_events: setOf(
    v.picklist(optionalEvents, `must be one of ${optionalEvents.join(", ")}`),
    0,
  ),
  settlement_strategy: v.nullable(strategy),
  refund_authority: flag("Whether the settlement account's bank has authorised refunds.", true),
  json_pages: jsonPagesFlag,
};

/** What a merchant chooses itself. */
export const chooseEventsRequest = v.pipe(
  v.strictObject({ optional_events: modeFields.optional_events }),
  named("ChooseEvents", "All optional events that the endpoint gets from now on.", {
    optional_events: ["payment.processing"],
  }),
);

const newModeSettings = v.pipe(
  v.strictObject({
    settlement_iban: modeFields.settlement_iban,
    webhook_url: v.optional(modeFields.webhook_url, null),
    alert_url: v.optional(modeFields.alert_url, null),
    optional_events: v.optional(modeFields.optional_events, []),
    settlement_strategy: v.optional(modeFields.settlement_strategy, null),
    refund_authority: v.optional(modeFields.refund_authority, false),
    json_pages: v.optional(jsonPagesFlag, false),
  }),
  named("NewModeSettings", "A merchant's settings in one mode."),
);

export type ModeSettings = v.InferOutput<typeof newModeSettings>;

const changedModeSettings = v.pipe(
  v.partial(v.strictObject(modeFields)),
  named("ChangedModeSettings", "Members left out stay unchanged."),
);

export type ModeSettingsChange = v.InferOutput<typeof changedModeSettings>;

export const registerMerchantRequest = v.pipe(
  v.strictObject({
    name: partyName,
    ...newOf(brandFields),
    modes: v.pipe(
      v.strictObject({ test: v.optional(newModeSettings), live: v.optional(newModeSettings) }),
      rule(({ test, live }) => Boolean(test ?? live), "must have settings for test, live or both", {
        minProperties: 1,
      }),
    ),
    idempotency_key: idempotencyKey,
  }),
  named("RegisterMerchant", "A merchant, with settings for each mode that it trades in."),
);

export const changeMerchantRequest = v.pipe(
  v.partial(
    v.strictObject({
      name: partyName,
      status: partyStatus,
      ...brandFields,
      modes: v.partial(v.strictObject({ test: changedModeSettings, live: changedModeSettings })),
    }),
  ),
  named(
    "ChangeMerchant",
    "Members left out stay unchanged. Settings for a new mode open that mode.",
  ),
);

export const addMerchantKeyRequest = v.pipe(
  v.strictObject({
    kind: v.picklist(["API", "SIGNING"], "must be API or SIGNING"),
    mode,
    idempotency_key: idempotencyKey,
  }),
  named("AddMerchantKey", "An API key, or a secret that signs webhooks."),
);

export const addTppKeyRequest = v.pipe(
  v.strictObject({
    kind: v.picklist(["CLIENT_SECRET", "SIGNING"], "must be CLIENT_SECRET or SIGNING"),
    idempotency_key: idempotencyKey,
  }),
  named("AddTppKey", "A client secret, or a secret that signs events."),
);

/** It goes into the audit log unchanged, and account numbers must stay with the banks. */
export const note = v.pipe(
  line(500, "The reason. It must not contain an IBAN.", "The bank confirmed by phone."),
  rule((text) => !holdsIban(text), "must not hold an account number", {}),
);

export const strategyRequest = v.pipe(
  v.strictObject({
    strategy,
    reason: v.pipe(
      v.nullish(note, null),
      described("Why. The versions and the audit log keep it.", null),
    ),
  }),
  named("SetSettlementStrategy", "The strategy for merchants without their own."),
);

export const feesRequest = v.pipe(
  v.strictObject({ gateway_fee: v.strictObject({ test: sum, live: sum }) }),
  named("SetFees", "The fee that the gateway reports. Nothing is deducted."),
);

const noticeDays = v.pipe(
  v.number("must be a whole number of days from 0 to 30"),
  v.integer("must be a whole number of days from 0 to 30"),
  v.minValue(0, "must be a whole number of days from 0 to 30"),
  v.maxValue(30, "must be a whole number of days from 0 to 30"),
  described("Days from the announcement of a charge to its charge_date; 0 demands none.", 2),
);

export const chargeNoticeRequest = v.pipe(
  v.strictObject({ notice_days: v.strictObject({ test: noticeDays, live: noticeDays }) }),
  named("SetChargeNotice", "How long ahead every charge of a mandate is announced to the payer."),
);

export const refundLimitRequest = v.pipe(
  v.strictObject({
    staff_refund_limit: v.pipe(
      sum,
      described("For the refunds of one live payment together. Minor units; 0: always.", 5_000),
    ),
  }),
  named("SetRefundLimit", "Above it a refund by staff takes an approver."),
);

export const closeMerchantRequest = v.pipe(
  v.strictObject({ note }),
  named("CloseMerchant", "Why staff close a merchant. Only the audit log keeps it."),
);

export const revokeConsentRequest = v.pipe(
  v.strictObject({ note }),
  named("RevokeConsent", "Why staff end a consent. Only the audit log keeps it."),
);

export const cancelPaymentRequest = v.pipe(
  v.strictObject({ note }),
  named("CancelPaymentAsStaff", "Why staff cancel a payment. Only the audit log keeps it."),
);

export const cancelOrderRequest = v.pipe(
  v.strictObject({ note }),
  named("CancelOrderAsStaff", "Why staff cancel a payment order. Only the audit log keeps it."),
);

/** The objects whose movements staff review. */
export const reconciliationPath = v.object({
  payment_id: idOf("ps|pay|po", "The payment or the payment order."),
});

export const resolveRequest = v.pipe(
  v.strictObject({
    movement: v.nullish(
      v.pipe(
        v.string(),
        v.maxLength(80, "must be at most 80 characters"),
        described("A refund's id, or exempt; null for the object's own movement.", null),
      ),
      null,
    ),
    outcome: v.picklist(
      ["COMPLETED", "FAILED", "ACKNOWLEDGED"],
      "must be COMPLETED, FAILED or ACKNOWLEDGED",
    ),
    note,
  }),
  named("ResolveMovement", "A decision about a movement."),
);

export const endpointsQuery = v.object({ ...pageQuery.entries, mode });
