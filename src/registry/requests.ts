import * as v from "valibot";
import { flag } from "../base/kernel/answer-words.ts";
import {
  bankHandle,
  bankId,
  capability,
  currency,
  described,
  handle,
  idempotencyKey,
  line,
  mode,
  named,
  newBankHandle,
  partyName,
  rule,
  setOf,
  webAddress,
} from "../base/kernel/fields.ts";
import { holdsIban, isCountry } from "../base/kernel/iban.ts";
import { MISS_COST } from "../base/platform/token-bucket.ts";
import { heldKeyHash } from "../frame/records/keys.ts";
import { foldNumber } from "./subjects.ts";

/** Long enough to be random, and never an account number in disguise. @rule R2.1 R3.9 */
export const linkedAccountRef = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, digits, dashes and underscores"),
  rule((text) => /[A-Za-z]/.test(text), "must be random and not an account number", {}),
  rule((text) => !holdsIban(text), "must be random and hold no IBAN", {}),
  described("The bank's random name for an account; it holds no IBAN.", "acc_9f8e7d6c5b4a"),
);

const capabilities = setOf(capability, 1);

export const accountType = v.pipe(
  v.picklist(["CURRENT", "SAVINGS", "E_MONEY"], "must be CURRENT, SAVINGS or E_MONEY"),
  described("What the customer's page calls the account, in its language.", "CURRENT"),
);

/** @rule R2.11 */
const maskedIban = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}•• •••• [A-Z0-9]{4}$/, "must be like DE•• •••• 3000"),
  described("Country and the last four characters; nothing more of the IBAN.", "DE•• •••• 3000"),
);

/** Who the customer is. Equal numbers of two schemes or countries are two customers. */
const subject = v.pipe(
  v.strictObject({
    scheme: v.pipe(
      v.picklist(
        ["NATIONAL_ID", "TAX_ID", "PASSPORT", "COMPANY_ID"],
        "must be NATIONAL_ID, TAX_ID, PASSPORT or COMPANY_ID",
      ),
      described("The kind of number.", "NATIONAL_ID"),
    ),
    country: v.pipe(
      v.string(),
      rule(isCountry, "must be an ISO 3166 code of two letters", { pattern: "^[A-Z]{2}$" }),
      described("The country that issued it: ISO 3166, two letters.", "AE"),
    ),
    value: v.pipe(
      v.string(),
      v.maxLength(64, "must be at most 64 characters"),
      rule(
        (text) => /^[A-Z0-9]{4,64}$/.test(foldNumber(text)),
        "must have 4 to 64 letters and digits that can be written in ASCII",
        { minLength: 4 },
      ),
      described(
        "The number. Case, accents, separators, and the script of its digits do not matter.",
        "784-1990-1234",
      ),
    ),
  }),
  named("Subject", "A customer's identity. Only a keyed hash of it is kept."),
);

const customerProof = v.pipe(
  v.strictObject({
    type: v.picklist(["BANK_VERIFIED"], "must be BANK_VERIFIED"),
    subject: v.optional(subject),
  }),
  named("CustomerProof", "The bank has verified who the customer is."),
);

const reason = line(200, "The reason.", "The customer did not ask for this.");

export const realm = v.pipe(mode, described("Records of test and live never meet.", "test"));

/**
 * How the customer recognises the account. No text of the bank's own: it could hold a whole IBAN or
 * its owner's name.
 * @rule R2.11 R3.9
 */
const label = {
  account_type: v.nullable(accountType),
  masked_iban: v.nullable(maskedIban),
};

const newAccount = {
  currency: v.optional(v.nullable(currency), null),
  account_type: v.optional(label.account_type, null),
  masked_iban: v.optional(label.masked_iban, null),
  capabilities: v.optional(capabilities),
};

const newHandleFields = {
  alias: handle,
  account_ref: v.optional(linkedAccountRef),
  ...newAccount,
  customer_proof: v.optional(customerProof),
};

export const createHandleRequest = v.pipe(
  v.strictObject({ ...newHandleFields, idempotency_key: idempotencyKey }),
  named("CreateHandle", "Without a proof the username is reserved for seven days."),
);

/** A batch's list: each entry has its own result. @rule R2.7 R6.5 */
const upToHundred = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(
    v.array(entry),
    v.minLength(1, "must have at least one"),
    v.maxLength(100, "must have at most 100"),
  );

export const createHandlesRequest = v.pipe(
  v.strictObject({
    handles: upToHundred(v.strictObject(newHandleFields)),
    idempotency_key: idempotencyKey,
  }),
  named("CreateHandles", "Up to a hundred handles. Each has its own result."),
);

export const verifyHandleRequest = v.pipe(
  v.strictObject({ customer_proof: customerProof }),
  named("VerifyHandle", "The proof for a reserved handle."),
);

export const restoreHandleRequest = v.pipe(
  v.strictObject({ customer_proof: customerProof }),
  named("RestoreHandle", "The proof that the handle is this customer's."),
);

export const handOverRequest = v.pipe(
  v.strictObject({ bank_handle: bankHandle }),
  named("HandOver", "The bank that vouches for the customer from now on."),
);

export const suspensionReason = v.picklist(["FRAUD", "LEGAL", "BANK", "CUSTOMER_LOCK"]);

/** For a handle or a link. */
export const suspendRequest = v.pipe(
  v.strictObject({ reason: suspensionReason }),
  named("Suspend", "The operator uses FRAUD and LEGAL, a bank BANK and CUSTOMER_LOCK."),
);

const linkFields = {
  alias: handle,
  account_ref: linkedAccountRef,
  ...newAccount,
  default: v.optional(flag("Whether lookups that name this bank lead to it.", true), false),
};

export const linkAccountRequest = v.pipe(
  v.strictObject({ ...linkFields, idempotency_key: idempotencyKey }),
  named("LinkAccount", "An account that the bank keeps."),
);

export const linkAccountsRequest = v.pipe(
  v.strictObject({
    accounts: upToHundred(v.strictObject(linkFields)),
    idempotency_key: idempotencyKey,
  }),
  named("LinkAccounts", "Up to a hundred accounts. Each has its own result."),
);

export const changeLinkRequest = v.pipe(
  v.partial(v.strictObject({ currency: v.nullable(currency), ...label, capabilities })),
  named("ChangeLink", "Fields left out stay as they are. So do defaults and visibility."),
);

export const findHandleRequest = v.pipe(
  v.strictObject({ subject }),
  named("FindHandle", "The customer whose handle the bank looks for."),
);

export const claimType = v.picklist(
  ["OWNERSHIP", "PORTABILITY", "RECOVERY"],
  "must be OWNERSHIP, PORTABILITY or RECOVERY",
);

export const claimStatus = v.picklist(
  ["OPEN", "WAITING_RESOLUTION", "CONFIRMED", "COMPLETED", "CANCELLED"],
  "must be OPEN, WAITING_RESOLUTION, CONFIRMED, COMPLETED or CANCELLED",
);

export const openClaimRequest = v.pipe(
  v.strictObject({
    type: claimType,
    alias: handle,
    account_ref: linkedAccountRef,
    currency: newAccount.currency,
    customer_proof: customerProof,
    idempotency_key: idempotencyKey,
  }),
  named("OpenClaim", "A claim for the bank's customer on a handle that another bank sponsors."),
);

export const confirmClaimRequest = v.pipe(
  v.strictObject({ customer_proof: customerProof }),
  named("ConfirmClaim", "The proof that the present customer agrees."),
);

export const reasonRequest = v.pipe(
  v.strictObject({ reason }),
  named("Dispute", "The reason of the dispute."),
);

export const optionalReasonRequest = v.pipe(
  v.strictObject({ reason: v.optional(reason) }),
  named("Cancel", "The reason, if there is one to tell."),
);

export const customerSessionRequest = v.pipe(
  v.strictObject({
    alias: handle,
    customer_proof: customerProof,
    purpose: v.optional(
      v.pipe(
        v.picklist(
          ["CONFIRM_LINK", "DEFAULT", "VISIBILITY", "USERNAME"],
          "must be CONFIRM_LINK, DEFAULT, VISIBILITY or USERNAME",
        ),
        described("The page begins with this part.", "CONFIRM_LINK"),
      ),
    ),
    return_url: v.optional(
      webAddress(
        "Where the customer goes afterwards, with `result` and `state` in the query. Its origin is " +
          "in the bank's return_origins.",
        "https://bank.example/payments/username",
      ),
    ),
    state: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[\x20-\x7e]{1,255}$/, "must be 1 to 255 printable ASCII characters"),
        described("The bank's own text, given back with the customer.", "b3f1c2"),
      ),
    ),
    idempotency_key: idempotencyKey,
  }),
  named("OpenCustomerSession", "A customer whom the bank has just verified."),
);

export const registerRealmBankRequest = v.pipe(
  v.strictObject({
    bank_handle: newBankHandle,
    bank_id: v.optional(bankId),
    name: partyName,
    realm: v.optional(realm),
    capabilities,
    idempotency_key: idempotencyKey,
  }),
  named("RegisterBank", "A bank of one realm."),
);

export const participantStatus = v.picklist(
  ["ACTIVE", "SUSPENDED", "CLOSED"],
  "must be ACTIVE, SUSPENDED or CLOSED",
);

/** At least one miss must fit in. */
const tokens = (description: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer("must be a whole number"),
        v.minValue(MISS_COST, `must be at least ${MISS_COST}`),
        v.maxValue(1_000_000_000, "must be at most 1000000000"),
        described(description, 1_000),
      ),
    ),
  );

const originForm = "must be an https origin like https://bank.example";

/** As browsers write it: no path, no trailing slash, no default port. */
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#*]+$/, originForm),
  rule((text) => URL.canParse(text) && new URL(text).origin === text, originForm, {}),
  described("Scheme, host and port of a web address.", "https://bank.example"),
);

export const changeRealmBankRequest = v.pipe(
  v.partial(
    v.strictObject({
      name: partyName,
      daily_quota: tokens("Tokens that it may use in a day; null for the default."),
      return_origins: v.pipe(
        setOf(origin, 0, 20),
        described("The https origins that its customers may return to.", ["https://bank.example"]),
      ),
      capabilities,
      status: participantStatus,
    }),
  ),
  named("ChangeBank", "Fields left out stay as they are. Handle and realm cannot change."),
);

export const registerGatewayRequest = v.pipe(
  v.strictObject({
    name: partyName,
    realm: v.optional(realm),
    idempotency_key: idempotencyKey,
  }),
  named("RegisterGateway", "A gateway of one realm."),
);

export const changeGatewayRequest = v.pipe(
  v.partial(
    v.strictObject({
      status: participantStatus,
      lookup_burst: tokens("Tokens that it may use at once; null for the default."),
      lookups_per_minute: tokens("Tokens that it gets back in a minute; null for the default."),
    }),
  ),
  named("ChangeGateway", "Fields left out stay as they are."),
);

export const addRealmBankKeyRequest = v.pipe(
  v.strictObject({ sha256: v.optional(heldKeyHash), idempotency_key: idempotencyKey }),
  named("AddBankKey", "A further key. That of a live bank needs sha256."),
);

export const addKeyRequest = v.pipe(
  v.strictObject({ idempotency_key: idempotencyKey }),
  named("AddKey", "A further key."),
);

export type AccountToLink = v.InferOutput<typeof linkAccountRequest>;
