import * as v from "valibot";
import { flag, oneOf, orNull } from "../base/kernel/answer-words.ts";
import {
  bankHandle,
  bankId,
  capability,
  currencyCode,
  described,
  idOf,
  keyId,
  maskedIban,
  named,
  text,
  time,
  timeOrNull,
} from "../base/kernel/fields.ts";
import { keyHistory, proposal } from "../frame/records/answers.ts";
import { gatewayId, handleId } from "./parameters.ts";
import {
  accountType,
  claimStatus,
  claimType,
  linkedAccountRef,
  participantStatus,
  realm,
  suspensionReason,
} from "./requests.ts";

/** The wire shapes of the registry. */
const alias = text("A username.", "amira");
const capabilities = v.array(capability);

const count = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), described(description, 17));

const routes = v.array(
  v.strictObject({
    bank_id: bankId,
    bank_handle: bankHandle,
    account_ref: linkedAccountRef,
    default: flag("Whether the customer chose it for lookups that name no bank.", true),
    capabilities,
  }),
);

export const resolvedAlias = v.pipe(
  v.strictObject({
    alias: text("As asked, in small letters.", "amira@aurora"),
    handle: alias,
    bank_handle: v.pipe(bankHandle, described("The asked bank's, else the default's.", "aurora")),
    status: v.literal("ACTIVE"),
    routes,
  }),
  named("ResolvedAlias", "Where a payment can go. Use the first route."),
);

/** For gateways only. */
export const heldAlias = v.pipe(
  v.strictObject({
    alias: text("As asked, in small letters.", "amira@aurora"),
    handle: alias,
    bank_handle: orNull(bankHandle, "The asked bank's."),
    status: oneOf(
      ["PENDING_VERIFICATION", "SUSPENDED", "DEACTIVATED", "NOT_ROUTABLE"],
      "The state of the handle. NOT_ROUTABLE: it is active, but no account at the bank, or of " +
        "the customer's choice, takes payments.",
      "SUSPENDED",
    ),
    routes: v.pipe(routes, v.maxLength(0), described("Always empty.", [])),
  }),
  named("HeldAlias", "A name that the registry holds and does not route. Pay it to nobody."),
);

/** The public gets only the first. */
export const aliasResolution = v.union([resolvedAlias, heldAlias]);

export const publicBank = v.pipe(
  v.strictObject({
    bank_handle: bankHandle,
    bank_id: bankId,
    name: text("The name that customers know.", "Aurora Bank"),
    capabilities,
    status: participantStatus,
  }),
  named("PublicBank", "A bank as everyone sees it."),
);

const reason = orNull(suspensionReason, "While it is suspended.");

const suspensions = v.pipe(
  v.strictObject({
    bank: v.nullable(v.picklist(["BANK", "CUSTOMER_LOCK"])),
    operator: v.nullable(v.picklist(["FRAUD", "LEGAL"])),
  }),
  described("Each party sets and lifts its own. `reason` shows the operator's before the bank's.", {
    bank: null,
    operator: null,
  }),
);

export const link = v.pipe(
  v.strictObject({
    handle_id: handleId,
    handle: v.nullable(alias),
    alias: v.nullable(alias),
    bank_handle: bankHandle,
    account_ref: linkedAccountRef,
    currency: v.nullable(currencyCode),
    account_type: v.optional(
      orNull(accountType, "As the bank stated it. Changes of before release 0.2.0 lack it."),
    ),
    masked_iban: v.optional(
      orNull(maskedIban, "As the bank stated it. Changes of before release 0.2.0 lack it."),
    ),
    capabilities,
    status: oneOf(
      ["PENDING_CONFIRMATION", "LINKED", "SUSPENDED", "UNLINKED"],
      "Only LINKED accounts are routed to.",
      "LINKED",
    ),
    reason: orNull(v.string(), "Why it is suspended or has ended."),
    suspensions,
    default: flag("Whether the customer chose it for lookups that name no bank.", true),
    default_for: v.pipe(
      v.array(v.picklist(["ANY", "BANK", "PAYER", "PAYEE"])),
      described(
        "The lookups that lead to it: without a bank, with this bank, to pay, to be paid.",
        ["ANY", "BANK"],
      ),
    ),
    visibility: v.picklist(["PUBLIC", "GATEWAYS"]),
    vouched_by: bankHandle,
    created_at: time,
    linked_at: timeOrNull,
  }),
  named("AccountLink", "An account that a bank linked to a handle."),
);

const handleFields = {
  handle_id: handleId,
  alias: v.nullable(alias),
  handle: v.nullable(alias),
  status: v.picklist(["ACTIVE", "PENDING_VERIFICATION", "SUSPENDED", "DEACTIVATED"]),
  reason,
  suspensions,
  sponsor_bank: bankHandle,
  created_at: time,
  verified_at: timeOrNull,
};

export const handleAnswer = v.pipe(
  v.strictObject({
    ...handleFields,
    links: v.pipe(v.array(link), described("The links of the bank that asks.", [])),
  }),
  named("Handle", "A customer's username, as its banks and the operator see it."),
);

export const sponsoredHandle = v.pipe(
  v.strictObject(handleFields),
  named("SponsoredHandle", "A handle that the bank sponsors, without links."),
);

const itemError = v.strictObject({
  code: text("A code as in a refusal.", "NOT_FOUND"),
  message: text("A sentence.", "There is nothing at this address."),
  field: orNull(v.string(), "The field at fault."),
});

export const handleBatch = v.pipe(
  v.strictObject({
    data: v.array(
      v.union([
        v.strictObject({ handle: handleAnswer, error: v.null() }),
        v.strictObject({
          handle: v.null(),
          error: itemError,
          alias: text("As in the request, in small letters.", "amira"),
        }),
      ]),
    ),
  }),
  named("CreatedHandles", "One result for each handle, in the order of the request."),
);

export const batch = v.pipe(
  v.strictObject({
    data: v.array(
      v.union([
        v.strictObject({ link, error: v.null() }),
        v.strictObject({
          link: v.null(),
          error: itemError,
          account_ref: text("As in the request.", "acc_1a2b3c4d"),
        }),
      ]),
    ),
  }),
  named("LinkedAccounts", "One result for each account, in the order of the request."),
);

const digest = text("XOR of the fingerprints, 32 bytes in hex.", "0123456789abcdef".repeat(4));

const digestBy = (id: string, all: string) => ({
  count: count(all),
  digest,
  buckets: v.pipe(
    v.record(v.string(), v.strictObject({ count: count("Those of the bucket."), digest })),
    described(`By the first hex digit of SHA-256 of the ${id}.`, {}),
  ),
});

export const recordsDigest = v.pipe(
  v.strictObject({
    bank_handle: bankHandle,
    ...digestBy("account_ref", "The bank's links that have not ended."),
    handles: v.pipe(
      v.strictObject(digestBy("handle_id", "The handles that the bank sponsors.")),
      described("The same of handles.", undefined),
    ),
  }),
  named(
    "RecordsDigest",
    "A fingerprint is SHA-256 of the JSON `[account_ref, alias, currency, status]` of a link, and " +
      "`[handle_id, alias, status, suspensions.bank]` of a handle.",
  ),
);

const claimFields = {
  claim_id: idOf("clm", "A claim."),
  type: claimType,
  alias,
  status: claimStatus,
  claimant_bank_id: bankId,
  holder_bank_id: v.pipe(bankId, described("The bank that sponsors the handle.", "bnk_borealis")),
  opened_at: time,
  resolution_ends_at: v.pipe(
    time,
    described("Until then the holder can answer or object.", "2026-11-28T10:15:00.000Z"),
  ),
  lapses_at: orNull(time, "When it is cancelled if nobody acts; null after its end."),
  disputed_at: orNull(time, "From then on the operator decides."),
  dispute_reason: orNull(v.string(), "As it was given."),
  cancel_reason: orNull(v.string(), "As it was given."),
  updated_at: time,
  closed_at: orNull(time, "When it ended."),
};

export const claim = v.pipe(
  v.strictObject({
    ...claimFields,
    approvals: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(2),
      described("Recoveries and disputes need two.", 0),
    ),
  }),
  named("Claim", "A bank's claim on a handle for its customer."),
);

const changedClaim = v.pipe(
  v.strictObject(claimFields),
  named("ChangedClaim", "A claim without its approvals, which the claim itself shows."),
);

const waiting = v.pipe(
  v.strictObject({
    alias,
    waiting: count("The links of other banks that the customer can confirm at this bank."),
  }),
  named("WaitingLinks", "Get the customer a customer session with the purpose CONFIRM_LINK."),
);

const change = <Type extends string, Id extends v.GenericSchema, Shown extends v.GenericSchema>(
  type: Type,
  id: Id,
  record: Shown,
) => v.strictObject({ type: v.literal(type), id, at: time, record });

const bankChange = v.pipe(
  v.union([
    change("HANDLE_CHANGED", handleId, v.nullable(sponsoredHandle)),
    change("LINK_CHANGED", linkedAccountRef, link),
    change("CLAIM_CHANGED", claimFields.claim_id, v.nullable(changedClaim)),
    change("LINK_WAITING", handleId, v.nullable(waiting)),
  ]),
  named("BankChange", "A record as the bank sees it from then on; null if it no longer does."),
);

export const changeFeed = v.pipe(
  v.strictObject({
    data: v.array(bankChange),
    next_after: text("Asks for the changes after these. Always there.", "MTIuMS4xNzk1MjU2MTAwMDAw"),
    has_more: flag("Whether there are more at once.", false),
  }),
  named("ChangeFeed", "What concerns the bank, in the order in which it happened."),
);

export const customerSession = v.pipe(
  v.strictObject({
    url: text("Works once, in one browser.", "https://registry.example/identity/customer/0123"),
    expires_at: time,
  }),
  named(
    "CustomerSession",
    "The page where the customer confirms links, chooses defaults and changes the username.",
  ),
);

const bankEntries = {
  ...publicBank.entries,
  realm,
  daily_quota: orNull(count("Tokens in a day."), "Null for the default."),
  return_origins: v.pipe(
    v.array(v.string()),
    described("The https origins that its customers may return to.", ["https://bank.example"]),
  ),
  created_at: time,
  updated_at: time,
};

export const realmBank = v.pipe(
  v.strictObject(bankEntries),
  named("Bank", "A bank of one realm, as the operator sees it."),
);

export const bankToChange = v.pipe(
  v.strictObject({ ...bankEntries, proposal }),
  named("BankToChange", "The bank as it still is, and the proposal to change it."),
);

export const gateway = v.pipe(
  v.strictObject({
    gateway_id: gatewayId,
    realm,
    name: text("The registered name.", "Acme Payments"),
    status: participantStatus,
    lookup_burst: orNull(count("Tokens."), "Null for the default."),
    lookups_per_minute: orNull(count("Tokens."), "Null for the default."),
    created_at: time,
    updated_at: time,
  }),
  named("Gateway", "A gateway of one realm."),
);

const keyFields = {
  key_id: keyId,
  kind: v.picklist(["BANK", "GATEWAY"]),
  realm,
  ...keyHistory,
};

export const participantKey = v.pipe(
  v.strictObject(keyFields),
  named("Key", "A key of a bank or a gateway, without the key itself."),
);

export const addedParticipantKey = v.pipe(
  v.strictObject({
    ...keyFields,
    key: orNull(
      v.string(),
      "Shown here and never again; null if its holder made it.",
      "bk_0123456789",
    ),
  }),
  named("AddedKey", "A new key. The first one is promoted at once."),
);

export const proposedKey = v.pipe(
  v.strictObject({
    key_id: keyId,
    proposal,
  }),
  named("ProposedKey", "A new key of a live bank, and the proposal to accept it."),
);

export const lookup = v.pipe(
  v.strictObject({
    at: time,
    caller: text("Who asked.", "gateway:gtw_0123456789"),
    hit: flag("Whether there was an answer.", true),
    one_of: v.pipe(
      v.number(),
      described("How many lookups it stands for: above 1, others were left out.", 1),
    ),
  }),
  named("Lookup", "One lookup of the name."),
);
