import * as v from "valibot";
import {
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
  newHandle,
  partyName,
  rule,
  setOf,
} from "../kernel/fields.ts";
import { holdsIban } from "../kernel/iban.ts";
import { MISS_COST } from "../platform/token-bucket.ts";

/** Long enough to be random, and never an account number in disguise. */
export const accountRef = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, digits, dashes and underscores"),
  rule((text) => /[A-Za-z]/.test(text), "must be random and not an account number", {}),
  rule((text) => !holdsIban(text), "must be random and hold no IBAN", {}),
  described("The bank's random name for an account; it holds no IBAN.", "acc_9f8e7d6c5b4a"),
);

const capabilities = setOf(capability, 1);

const customerProof = v.pipe(
  v.strictObject({
    type: v.picklist(["BANK_VERIFIED"], "must be BANK_VERIFIED"),
    subject: v.optional(
      v.pipe(
        v.string(),
        rule(
          (text) => /^[\p{L}\p{N} ./-]{4,64}$/u.test(text),
          "must be 4 to 64 letters and digits",
          {
            minLength: 4,
            maxLength: 64,
          },
        ),
        described("The customer's national id. Only a keyed hash of it is kept.", "784-1990-1234"),
      ),
    ),
  }),
  named("CustomerProof", "The bank has verified who the customer is."),
);

const reason = line(200, "The reason.", "The customer did not ask for this.");

export const realm = v.pipe(mode, described("Records of test and live never meet.", "test"));

const newAccount = {
  currency: v.optional(v.nullable(currency), null),
  capabilities: v.optional(capabilities),
};

export const createHandleRequest = v.pipe(
  v.strictObject({
    alias: newHandle,
    account_ref: v.optional(accountRef),
    ...newAccount,
    customer_proof: v.optional(customerProof),
    idempotency_key: idempotencyKey,
  }),
  named("CreateHandle", "Without a proof the username is reserved for seven days."),
);

export const verifyHandleRequest = v.pipe(
  v.strictObject({ customer_proof: customerProof }),
  named("VerifyHandle", "The proof for a reserved handle."),
);

export const suspensionReason = v.picklist(["FRAUD", "LEGAL", "BANK", "CUSTOMER_LOCK"]);

/** For a handle or a link. */
export const suspendRequest = v.pipe(
  v.strictObject({ reason: suspensionReason }),
  named("Suspend", "Only the registry's operator may use FRAUD and LEGAL."),
);

/** For the operator, who names the reason to lift a bank's suspension. */
export const reinstateRequest = v.pipe(
  v.strictObject({ reason: v.optional(suspensionReason) }),
  named("Reinstate", "Name the reason to lift a bank's own suspension."),
);

const linkFields = {
  alias: handle,
  account_ref: accountRef,
  ...newAccount,
  default: v.optional(
    v.pipe(v.boolean(), described("Whether lookups that name this bank lead to it.", true)),
    false,
  ),
};

export const linkAccountRequest = v.pipe(
  v.strictObject({ ...linkFields, idempotency_key: idempotencyKey }),
  named("LinkAccount", "An account that the bank keeps."),
);

export const linkAccountsRequest = v.pipe(
  v.strictObject({
    accounts: v.pipe(
      v.array(v.strictObject(linkFields)),
      v.minLength(1, "must have at least one"),
      v.maxLength(100, "must have at most 100"),
    ),
    idempotency_key: idempotencyKey,
  }),
  named("LinkAccounts", "Up to a hundred accounts. Each has its own result."),
);

export const claimType = v.picklist(
  ["OWNERSHIP", "PORTABILITY", "RECOVERY"],
  "must be OWNERSHIP, PORTABILITY or RECOVERY",
);

export const openClaimRequest = v.pipe(
  v.strictObject({
    type: claimType,
    alias: handle,
    account_ref: accountRef,
    currency: newAccount.currency,
    customer_proof: customerProof,
    /**
     * Opens the claim disputed: the holder can no longer cancel it, and the operator decides too.
     */
    dispute_reason: v.optional(reason),
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
    idempotency_key: idempotencyKey,
  }),
  named("OpenCustomerSession", "A customer whom the bank has just verified."),
);

export const registerBankRequest = v.pipe(
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

export const changeBankRequest = v.pipe(
  v.partial(
    v.strictObject({
      name: partyName,
      daily_quota: tokens("Tokens that it may use in a day; null for the default."),
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

export const addKeyRequest = v.pipe(
  v.strictObject({ idempotency_key: idempotencyKey }),
  named("AddKey", "A further key."),
);

/** A username that a customer enters in a form. */
export const usernameForm = newHandle;

export type AccountToLink = v.InferOutput<typeof linkAccountRequest>;
