import * as v from "valibot";
import { parseIban } from "../kernel/iban.ts";
import { isCurrency } from "../kernel/money.ts";
import { MISS_COST } from "../platform/token-bucket.ts";

/** Bodies that the registry accepts. */
const nameRule = "must be 3 to 30 of a to z, 0 to 9, dot, dash and underscore";

/** Only ASCII letters, checked before lower-casing: see alias.ts. */
const alias = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{3,30}$/, nameRule), v.toLowerCase());

const bankHandle = v.pipe(v.string(), v.regex(/^[a-z0-9._-]{3,30}$/, nameRule));

const name = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}\p{Cs}]{1,80}$/u, "must be 1 to 80 printable characters"),
);

/** Whether the text contains an IBAN, anywhere and with any separators. */
const holdsIban = (text: string): boolean => {
  const run = text.replace(/[_-]/g, "");
  const beginnings = [...run.matchAll(/(?=[A-Za-z]{2}\d{2})/g)].map(({ index }) => index);
  return beginnings.some((start) => {
    for (let end = start + 15; end <= Math.min(start + 34, run.length); end++) {
      if (parseIban(run.slice(start, end)) !== null) return true;
    }
    return false;
  });
};

/** Long enough to be random, and never an account number in disguise. */
const accountRef = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, digits, dashes and underscores"),
  v.check((text) => /[A-Za-z]/.test(text), "must be random and not an account number"),
  v.check((text) => !holdsIban(text), "must be random and hold no IBAN"),
);

const currency = v.pipe(v.string(), v.check(isCurrency, "must be an active ISO 4217 code"));

const capabilities = v.pipe(
  v.array(v.picklist(["PAYMENTS", "OPEN_BANKING"], "must be PAYMENTS or OPEN_BANKING")),
  v.minLength(1, "must have at least one"),
  v.check((words) => new Set(words).size === words.length, "must not repeat itself"),
);

const customerProof = v.strictObject({
  type: v.picklist(["BANK_VERIFIED"], "must be BANK_VERIFIED"),
  /** The national id; stored only as a keyed hash. */
  subject: v.optional(
    v.pipe(v.string(), v.regex(/^[\p{L}\p{N} ./-]{4,64}$/u, "must be 4 to 64 letters and digits")),
  ),
});

const reason = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, "must be 1 to 200 printable characters"),
);

const realm = v.picklist(["test", "live"], "must be test or live");

/** Checked by `readIdempotencyKey`, together with the header. */
const idempotencyKey = v.optional(v.unknown());

const newAccount = {
  currency: v.optional(v.nullable(currency), null),
  capabilities: v.optional(capabilities),
};

export const createHandleRequest = v.strictObject({
  alias,
  account_ref: v.optional(accountRef),
  ...newAccount,
  customer_proof: v.optional(customerProof),
  idempotency_key: idempotencyKey,
});

export const verifyHandleRequest = v.strictObject({ customer_proof: customerProof });

const suspensionReason = v.picklist(["FRAUD", "LEGAL", "BANK", "CUSTOMER_LOCK"]);

/** For a handle or a link. */
export const suspendRequest = v.strictObject({ reason: suspensionReason });

/** For the operator, who names the reason to lift a bank's suspension. */
export const reinstateRequest = v.strictObject({ reason: v.optional(suspensionReason) });

const linkFields = {
  alias,
  account_ref: accountRef,
  ...newAccount,
  /** Whether it becomes the default for lookups that name this bank. */
  default: v.optional(v.boolean(), false),
};

export const linkAccountRequest = v.strictObject({
  ...linkFields,
  idempotency_key: idempotencyKey,
});

export const linkAccountsRequest = v.strictObject({
  accounts: v.pipe(
    v.array(v.strictObject(linkFields)),
    v.minLength(1, "must have at least one"),
    v.maxLength(100, "must have at most 100"),
  ),
  idempotency_key: idempotencyKey,
});

export const openClaimRequest = v.strictObject({
  type: v.picklist(
    ["OWNERSHIP", "PORTABILITY", "RECOVERY"],
    "must be OWNERSHIP, PORTABILITY or RECOVERY",
  ),
  alias,
  account_ref: accountRef,
  currency: newAccount.currency,
  customer_proof: customerProof,
  /** Opens the claim disputed: the holder can no longer cancel it, and the operator decides too. */
  dispute_reason: v.optional(reason),
  idempotency_key: idempotencyKey,
});

export const confirmClaimRequest = v.strictObject({ customer_proof: customerProof });

export const reasonRequest = v.strictObject({ reason });

export const optionalReasonRequest = v.strictObject({ reason: v.optional(reason) });

export const customerSessionRequest = v.strictObject({
  alias,
  customer_proof: customerProof,
  idempotency_key: idempotencyKey,
});

export const registerBankRequest = v.strictObject({
  bank_handle: bankHandle,
  bank_id: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^bnk_[0-9A-Za-z_-]{1,60}$/, "must be bnk_ and 1 to 60 letters, digits, _ or -"),
    ),
  ),
  name,
  realm: v.optional(realm),
  capabilities,
  idempotency_key: idempotencyKey,
});

const participantStatus = v.picklist(
  ["ACTIVE", "SUSPENDED", "CLOSED"],
  "must be ACTIVE, SUSPENDED or CLOSED",
);

/** Tokens; null for the default. At least one miss must fit in. */
const tokens = v.optional(
  v.nullable(
    v.pipe(
      v.number(),
      v.integer("must be a whole number"),
      v.minValue(MISS_COST, `must be at least ${MISS_COST}`),
      v.maxValue(1_000_000_000, "must be at most 1000000000"),
    ),
  ),
);

export const changeBankRequest = v.partial(
  v.strictObject({
    name,
    /** Its tokens per day. */
    daily_quota: tokens,
    capabilities,
    status: participantStatus,
  }),
);

export const registerGatewayRequest = v.strictObject({
  name,
  realm: v.optional(realm),
  idempotency_key: idempotencyKey,
});

export const changeGatewayRequest = v.partial(
  v.strictObject({
    status: participantStatus,
    /** The capacity of its lookup bucket, and the refill per minute. */
    lookup_burst: tokens,
    lookups_per_minute: tokens,
  }),
);

export const addKeyRequest = v.strictObject({ idempotency_key: idempotencyKey });

/** A username that a customer enters in a form. */
export const usernameForm = alias;

export type AccountToLink = v.InferOutput<typeof linkAccountRequest>;
