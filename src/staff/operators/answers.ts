import * as v from "valibot";
import { flag, oneOf, orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import {
  amount,
  authMode,
  bankHandle,
  bankId,
  capability,
  consentId,
  currency,
  described,
  endToEndId,
  idOf,
  keyId,
  maskedIban,
  merchantId,
  mode,
  named,
  sum,
  text,
  time,
  timeOrNull,
  tppId,
} from "../../base/kernel/fields.ts";
import { keyHistory, proposal } from "../../frame/records/answers.ts";
import { routeName } from "../../network/transfers/route-names.ts";
import { bankFaceFields, brandFields } from "./brand.ts";
import * as requests from "./requests.ts";

/** What the admin API answers. Secrets appear once, in the answer that made them; IBANs masked. */
const { entries: bankFields } = requests.registerBankRequest;

const bankEntries = {
  bank_id: bankId,
  bank_handle: bankHandle,
  name: text("The name that customers see.", "Aurora Bank"),
  mode,
  status: oneOf(
    ["ACTIVE", "SUSPENDED", "CLOSING", "CLOSED"],
    "CLOSING takes nothing new, and finishes what has begun.",
    "ACTIVE",
  ),
  closes_at: orNull(time, "When it is CLOSED; null if it stays open."),
  institution_code: bankFields.institution_code,
  iban_prefixes: v.array(requests.ibanPrefix),
  core_base_url: bankFields.core_base_url,
  capabilities: v.array(capability),
  available_auth_methods: v.array(authMode),
  timeout_ms: wholeNumber("Milliseconds.", 10_000),
  fees: v.strictObject({ gateway_fee: v.nullable(sum) }),
  ...requests.openBankingFields,
  ...bankFaceFields,
  open_breakers: v.pipe(
    v.array(
      v.strictObject({
        operation: text("The operation whose calls are held back.", "resolve-alias"),
        since: time,
        opened_at: v.pipe(time, described("When it was opened last.", "2026-11-21T10:15:00.000Z")),
      }),
    ),
    described("The calls that are held back for ten seconds after each failure.", []),
  ),
  created_at: time,
  updated_at: time,
};

export const bank = v.pipe(v.strictObject(bankEntries), named("Bank", "A bank in one mode."));

export const unchangedBank = v.pipe(
  v.strictObject({ ...bankEntries, proposal }),
  named("BankToChange", "The bank as it still is, and the proposal to change it."),
);

export const probedBank = v.pipe(
  v.strictObject({
    reachable: flag("Whether anything answered.", true),
    authenticated: orNull(
      v.boolean(),
      "Whether the bank accepts the gateway's key; null if that is unknown.",
      true,
    ),
    http_status: v.nullable(wholeNumber("Of the answer.", 404)),
    milliseconds: wholeNumber("How long it took.", 84),
    answer: text("The kind of the answer, in a few words.", "complained NOT_FOUND"),
  }),
  named("ProbedBank", "The answer to a question about a prompt that does not exist."),
);

const modeSettings = v.pipe(
  v.strictObject({
    settlement_iban: maskedIban,
    webhook_url: v.nullable(
      text(
        "The address that events are sent to. `?hidden` stands for its query.",
        "https://shop.example/webhooks",
      ),
    ),
    alert_url: v.nullable(
      text("The address that is told of a failing endpoint.", "https://status.shop.example/alerts"),
    ),
    optional_events: v.array(
      text("An optional event that the merchant receives.", "payment.processing"),
    ),
    settlement_strategy: v.nullable(requests.strategy),
    refund_authority: flag("Whether its bank has authorised refunds.", true),
    json_pages: requests.jsonPagesFlag,
  }),
  named("ModeSettings", "A merchant's settings in one mode."),
);

const modeSettingsOrNull = v.nullable(modeSettings);

/** Of a merchant or a TPP. */
export const lists = wholeNumber(
  "The number of the list database that has its lists, events and totals. It never changes.",
  1,
);

const merchantEntries = {
  merchant_id: merchantId,
  name: text("The name that customers see.", "Corner Shop"),
  status: oneOf(
    ["ACTIVE", "SUSPENDED", "CLOSED"],
    "A suspended merchant is refused with 403. A closed one has no keys.",
    "ACTIVE",
  ),
  closed_at: orNull(time, "When it was closed; null while it is open."),
  ...brandFields,
  lists,
  modes: v.pipe(
    v.strictObject({ test: modeSettingsOrNull, live: modeSettingsOrNull }),
    described("Null for a mode that is not open.", { live: null }),
  ),
  created_at: time,
  updated_at: time,
};

export const merchant = v.pipe(
  v.strictObject(merchantEntries),
  named("Merchant", "A merchant with its settings of both modes."),
);

export const unchangedMerchant = v.pipe(
  v.strictObject({ ...merchantEntries, proposal }),
  named("MerchantToChange", "The merchant as it still is, and the proposal to change it."),
);

const keyFields = {
  key_id: keyId,
  kind: v.picklist(["API", "CLIENT_SECRET", "SIGNING", "BANK_TO_GATEWAY", "GATEWAY_TO_BANK"]),
  mode,
  ...keyHistory,
};

const shownKey = text("Shown here and never again.", "mk_test_0123456789");

export const key = v.pipe(
  v.strictObject(keyFields),
  named("Key", "A key of a bank, a merchant or a TPP, without the key itself."),
);

export const addedKey = v.pipe(
  v.strictObject({ ...keyFields, key: shownKey }),
  named("AddedKey", "A new key. The first of its kind is promoted at once."),
);

const strategies = {
  strategy: v.pipe(requests.strategy, described("In test mode.", "SAME_BANK_ONLY")),
  live_strategy: v.pipe(requests.strategy, described("In live mode.", "SAME_BANK_ONLY")),
};

export const defaultStrategies = v.pipe(
  v.strictObject(strategies),
  named("SettlementStrategies", "The strategies for merchants without their own."),
);

export const unchangedStrategy = v.pipe(
  v.strictObject({ ...strategies, proposal }),
  named("StrategyToChange", "The strategies in force, and the proposal to change the live one."),
);

const { entries: refundLimitEntries } = requests.refundLimitRequest;

export const refundLimit = v.pipe(
  v.strictObject(refundLimitEntries),
  named("RefundLimit", "What staff may refund of a live payment without an approver."),
);

export const unchangedRefundLimit = v.pipe(
  v.strictObject({ ...refundLimitEntries, proposal }),
  named("RefundLimitToChange", "The limit as it still is, and the proposal to raise it."),
);

export const fees = v.pipe(
  v.strictObject(requests.feesRequest.entries),
  named("Fees", "The fee that the gateway reports. Nothing is deducted."),
);

export const chargeNotice = v.pipe(
  v.strictObject(requests.chargeNoticeRequest.entries),
  named("ChargeNotice", "How long ahead every charge of a mandate is announced to the payer."),
);

export const revokedConsent = v.pipe(
  v.strictObject({ consent_id: consentId, status: v.literal("REVOKED") }),
  named("RevokedConsent", "A consent that has ended."),
);

const decisionFields = {
  outcome: v.picklist(["COMPLETED", "FAILED", "ACKNOWLEDGED"]),
  actor: text("The key_id of the admin key that decided.", "key_first_owner"),
  note: text("The reason.", "The bank confirmed by phone."),
  at: time,
};

const resolutionProposal = orNull(v.strictObject(decisionFields), "Null if there is none.");
const decision = v.strictObject({ ...decisionFields, proposal: resolutionProposal });

const movementId = orNull(
  v.string(),
  "The refund's id; exempt for what a payment order tried without SCA; else null.",
);

const movementOwner = idOf("pay|po", "The payment or the payment order.");

const party = v.strictObject({
  bank_handle: v.nullable(bankHandle),
  masked_iban: maskedIban,
});

export const movement = v.pipe(
  v.strictObject({
    payment_id: movementOwner,
    movement: movementId,
    merchant_id: v.nullable(merchantId),
    tpp_id: orNull(tppId, "Of a payment order; else null."),
    mode,
    reason: v.nullable(v.picklist(["UNKNOWN_OUTCOME", "STALLED", "LATE_MONEY"])),
    since: timeOrNull,
    resolved_at: orNull(time, "Null while under manual review."),
    state: v.picklist(["EXECUTING", "SETTLEMENT_PENDING", "COMPLETED", "FAILED"]),
    amount,
    currency,
    reference: v.nullable(text("The merchant's or the TPP's own.", "order-7")),
    end_to_end_id: endToEndId,
    route: routeName,
    debtor: party,
    creditor: party,
    decided_at: time,
    not_after: v.pipe(
      time,
      described("The bank books nothing after this time.", "2026-11-21T10:16:00.000Z"),
    ),
    attempts_open: wholeNumber("Calls that may have reached the bank.", 1),
    answer: v.nullable(
      v.strictObject({
        status: v.picklist(["BOOKED", "SUBMITTED"]),
        transfer_ref: text("The bank's reference to it.", "tr_7f3a"),
        bank_fee: v.nullable(sum),
      }),
    ),
    credit: v.nullable(
      v.strictObject({
        rail_ref: text("The rail's reference to it.", "rail_7f3a"),
        settlement_fee: v.nullable(sum),
        credited_at: time,
      }),
    ),
    failure: v.nullable(text("The code of its failure.", "PAYMENT_REFUSED")),
    funds: v.nullable(v.picklist(["RETURNING", "RETURNED"])),
    late_money: v.array(
      v.strictObject({
        at: time,
        said: v.picklist(["credited", "rejected", "booked", "returned"]),
        rail_ref: v.nullable(text("The rail's reference to it.", "rail_7f3a")),
      }),
    ),
    proposal: resolutionProposal,
    decisions: v.array(decision),
  }),
  named("Movement", "A movement of money with everything known about it.", {
    answer: null,
    credit: null,
    failure: null,
    funds: null,
    late_money: [],
    decisions: [],
  }),
);

export const movements = v.pipe(
  v.strictObject({ payment_id: movementOwner, movements: v.array(movement) }),
  named("Movements", "All movements of a payment with its refunds, or of a payment order."),
);

export const resolution = v.pipe(
  v.strictObject({
    payment_id: movementOwner,
    movement: movementId,
    outcome: decisionFields.outcome,
    status: v.picklist(["RESOLVED", "PROPOSED"]),
    proposal: resolutionProposal,
    decision: resolutionProposal,
    awaits: v.nullable(
      v.strictObject({
        role: v.literal("approver"),
        older_than: v.pipe(
          time,
          described("The key must have been in force before.", "2026-11-21T10:15:00.000Z"),
        ),
      }),
    ),
  }),
  named("Resolution", "The decision. In live mode an approver must make the same one.", {
    status: "PROPOSED",
    proposal: {
      outcome: "COMPLETED",
      actor: "key_first_owner",
      note: "The bank confirmed by phone.",
      at: "2026-11-21T10:15:00.000Z",
    },
  }),
);
