import * as v from "valibot";
import { hasLetter, holdsIban, isAccountNumber, parseIban } from "./iban.ts";
import { isCurrency, MAX_AMOUNT_MINOR } from "./money.ts";
import { isVisible, shownText } from "./shown.ts";

/**
 * The API's fields. A field that several requests or answers share is defined here once, with its
 * bounds, its description and an example. The OpenAPI documents are generated from these schemas,
 * so every check is either an action that JSON Schema has a keyword for, or a `rule` that says what
 * the documents show.
 */
export const described = <Input>(
  description: string,
  example: unknown,
): v.MetadataAction<Input, { description: string; examples: unknown[] }> =>
  v.metadata({ description, examples: [example] });

/** The members of an example that differ from those of its parts. */
export type Differing<Input> = { [Name in keyof Input]?: Input[Name] | undefined };

/**
 * Names a schema in the documents. Its example is built from its parts; `example` holds the members
 * that differ. Undefined leaves a member out.
 */
export const named = <Input>(
  title: string,
  description: string,
  example?: NoInfer<Differing<Input>>,
): v.MetadataAction<Input, { title: string; description: string; examples?: unknown[] }> =>
  v.metadata({ title, description, ...(example === undefined ? {} : { examples: [example] }) });

/** The JSON Schema keywords closest to a rule, never stricter than the rule. */
interface Shown {
  type?: "object" | "integer";
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  uniqueItems?: true;
  additionalProperties?: object;
  minProperties?: number;
  maxProperties?: number;
}

/** A check that JSON Schema cannot express, and the keywords that the documents show for it. */
export const rule = <Input>(holds: (input: Input) => boolean, message: string, shown: Shown) =>
  Object.assign(v.check<Input, string>(holds, message), { shown });

// Money and accounts.

const minorUnits = (least: number, description: string) => {
  const message = `must be a whole number of minor units from ${least} to ${MAX_AMOUNT_MINOR}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(MAX_AMOUNT_MINOR, message),
    described(description, 1_250),
  );
};

/** The amount of a payment (G5.1). */
export const amount = minorUnits(1, "In minor units of the currency: 1250 is 12.50 in USD.");

/** A sum that may be zero: a fee, or the refunded amount. */
export const sum = minorUnits(0, "In minor units of the currency; may be 0.");

export const currency = v.pipe(
  v.string("must be an ISO 4217 code"),
  rule(isCurrency, "must be an active ISO 4217 code of a currency with a minor unit", {
    pattern: "^[A-Z]{3}$",
  }),
  described("An active ISO 4217 code of a currency with a minor unit.", "USD"),
);

/** A currency that another party reports. Payments may be unable to use it. */
export const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, "must be an ISO 4217 code"),
  described("An ISO 4217 code.", "USD"),
);

/** A fee that another party reports. Unbounded, because a strange fee must not hide an outcome. */
export const reportedFee = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  described("In minor units. Never deducted from the amount.", 5),
);

const exampleIban = "DE89370400440532013000";

/**
 * An IBAN that may have spaces and small letters. Parsing removes the spaces and capitalises it.
 */
export const iban = v.pipe(
  v.string("must be an IBAN"),
  rule((text) => parseIban(text) !== null, "is not a valid IBAN", {
    pattern: "^[A-Za-z0-9 -]{15,64}$",
  }),
  described(
    "An IBAN. Spaces are ignored; country, length and check digits are checked.",
    exampleIban,
  ),
  v.transform((text) => parseIban(text) as string),
);

/** An IBAN in the form that gateway, banks and rail exchange. */
export const electronicIban = v.pipe(
  v.string("must be an IBAN"),
  rule((text) => parseIban(text) === text, "is not an IBAN", {
    pattern: "^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$",
  }),
  described("An IBAN in capitals and without spaces.", exampleIban),
);

/** The only form of an account number that anyone but the bank sees. */
export const maskedIban = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}•• •••• [A-Z0-9]{4}$/),
  described("Country and the last four characters of an IBAN.", "DE•• •••• 3000"),
);

// Names of customers and banks.

const handleCharacters = "3 to 30 letters, digits, dots, dashes and underscores";

/** An account number in place of a name would be shown, looked up and paid as a name. */
const noAccountNumber = (holds: (text: string) => boolean = holdsIban) =>
  rule((text: string) => !holds(text), "must not hold an account number", {});

const folded = () => v.transform((text: string) => text.toLowerCase());

const oneLetter = () => rule(hasLetter, "must have a letter", {});

/** A customer's username without a bank. */
export const handle = v.pipe(
  v.string(`must be ${handleCharacters}`),
  v.regex(/^[A-Za-z0-9._-]{3,30}$/, `must be ${handleCharacters}`),
  noAccountNumber(isAccountNumber),
  oneLetter(),
  described(`A username: ${handleCharacters}. Capitals are folded.`, "amira"),
  folded(),
);

/**
 * `handle` or `handle@bank` (P1.3), in upper or lower case. The letters must be ASCII before
 * lower-casing: Unicode lower-cases look-alikes such as the Kelvin sign to ASCII, so two spellings
 * could lead to one customer.
 */
export const aliasForm = /^[A-Za-z0-9._-]{3,30}(?:@[A-Za-z0-9._-]{3,30})?$/;

export const alias = v.pipe(
  v.string("must be an alias"),
  v.regex(aliasForm, "is not a valid alias"),
  noAccountNumber(isAccountNumber),
  described("A username, or a username at a bank: `handle@bank_handle`.", "amira@aurora"),
  folded(),
);

/**
 * A bank's handle. Gateways and the registry share this rule, because the registry assigns the
 * handles.
 */
export const bankHandle = v.pipe(
  v.string("must be a bank handle"),
  v.regex(/^[a-z0-9._-]{3,30}$/, "must be 3 to 30 of a to z, 0 to 9, dot, dash and underscore"),
  described("The name of a bank.", "aurora"),
);

/** The handle of a new bank, with a letter too: customers and banks share one namespace. */
export const newBankHandle = v.pipe(bankHandle, oneLetter(), noAccountNumber(isAccountNumber));

/** Bank records, the directory's answers and instructions use the same code. */
export const institutionCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{4,35}$/, "must be 4 to 35 capitals and digits"),
  described("The bank's code in the national directory.", "AURODEFFXXX"),
);

// Identifiers.

/** An identifier that this project creates: a prefix and 43 base62 characters. */
export const idOf = (prefixes: string, description: string) => {
  const example = `${prefixes.split("|")[0]}_${"0123456789".repeat(4)}abc`;
  return v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?:${prefixes})_[0-9A-Za-z]{43}$`), `must be an id like ${example}`),
    described(description, example),
  );
};

// @rule G1.5
export const sessionId = idOf("ps", "A payment session.");
export const paymentId = idOf("pay", "The payment session's id as a payment.");
/** The two ids name the same object; every address accepts either. */
export const sessionOrPaymentId = idOf("ps|pay", "A session_id or payment_id of the payment.");
export const refundId = idOf("rf", "A refund.");
export const eventId = idOf("evt", "An event. It stays the same in repeated deliveries.");
export const endpointId = idOf("ep", "A webhook endpoint.");
export const consentId = idOf("cns", "A consent.");
export const paymentOrderId = idOf("po", "A payment order.");
export const mandateId = idOf("mnd", "A mandate.");
export const chargeId = idOf("chg", "A charge of a mandate.");
export const merchantId = idOf("mer", "A merchant.");
export const tppId = idOf("tpp", "A TPP. It is also its client_id.");

/** The operator can choose a bank's id. */
export const bankId = v.pipe(
  v.string(),
  v.regex(/^bnk_[0-9A-Za-z_-]{1,60}$/, "must be bnk_ and 1 to 60 letters, digits, _ or -"),
  described("A bank.", "bnk_aurora"),
);

export const keyId = v.pipe(
  v.string(),
  v.regex(/^key_[0-9A-Za-z_]{1,60}$/, "must be key_ and 1 to 60 letters, digits and _"),
  described("A key. The key itself is shown once, when it is created.", "key_0123456789"),
);

/** One movement of money, for its whole life [ISO 20022 Max35Text]. */
export const endToEndId = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{1,35}$/, "is not an end_to_end_id"),
  described(
    "The id of one movement of money, at every bank and the rail.",
    "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V",
  ),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
const controlCharacters = /[\u0000-\u001f\u007f]/;

// Times and addresses.

/** Not true of 30 February, which the forms allow and `Date.parse` reads as 2 March. */
export const beginsWithDay = (text: string): boolean => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
};

export const time = v.pipe(
  v.string(),
  v.isoTimestamp("is not an ISO 8601 time in UTC"),
  rule((text) => text.endsWith("Z") && beginsWithDay(text), "is not an ISO 8601 time in UTC", {}),
  described("ISO 8601 in UTC.", "2026-11-21T10:15:00.000Z"),
);

/** Null until the event has happened. */
export const timeOrNull = v.nullable(time);

export const date = v.pipe(
  v.string(),
  v.isoDate("is not a date"),
  rule(beginsWithDay, "is not a date of the calendar", {}),
  described("A date in UTC: YYYY-MM-DD.", "2026-11-21"),
);

/**
 * A web address, read as browsers read it and kept in that form: `new URL(text).href`. Later checks
 * decide whether it may be used (platform/targets.ts): they know the mode and the deployment.
 */
export const webAddress = (description: string, example: string) =>
  v.pipe(
    v.string("must be a URL"),
    v.maxLength(2_048, "must be at most 2048 characters"),
    rule((text) => !controlCharacters.test(text), "must not hold control characters", {}),
    v.url("is not a valid URL"),
    described(description, example),
    v.transform((text) => new URL(text).href),
  );

// Text.

/** Text to be read: no control characters, no broken surrogates, and something visible. */
export const plainText = (maximum: number, description: string, example: string) =>
  v.pipe(
    v.string("must be text"),
    v.minLength(1, "must not be empty"),
    v.maxLength(maximum, `must be at most ${maximum} characters`),
    rule(
      (text) => text.isWellFormed() && !controlCharacters.test(text) && isVisible(text),
      "must be printable text",
      {},
    ),
    described(description, example),
  );

/** One line written by an operator or a bank, stored without spaces around it. */
export const line = (maximum: number, description: string, example: string) => {
  const printable = new RegExp(`^[^\\p{Cc}\\p{Cs}]{1,${maximum}}$`, "u");
  return v.pipe(
    v.string(),
    rule(
      (text) => printable.test(text.trim()) && isVisible(text),
      `must be 1 to ${maximum} printable characters`,
      {
        minLength: 1,
      },
    ),
    described(description, example),
    v.transform((text) => shownText(text).trim()),
  );
};

/** Text in the API's answers. */
export const text = (description: string, example: string) =>
  v.pipe(v.string(), described(description, example));

/** An opaque text of another party, of 1 to `maximum` characters. */
export const token = (maximum: number, description: string, example: string) =>
  v.pipe(
    v.string(),
    v.minLength(1, "must not be empty"),
    v.maxLength(maximum, `must be at most ${maximum} characters`),
    described(description, example),
  );

/** Shown as the payee and at banks, so it must not look like an account (docs/decisions/073). */
export const partyName = v.pipe(
  line(80, "The name that customers and operators see.", "Corner Shop"),
  noAccountNumber(),
);

/** Shown to the customer who approves a payment to this payee. */
export const payeeName = v.pipe(
  plainText(70, "The payee's name, to compare with the one at its bank.", "Corner Shop"),
  noAccountNumber(),
);

const idempotencyKeyMessage = "must be 1 to 255 printable characters";

export const idempotencyKeyText = v.pipe(
  v.string(idempotencyKeyMessage),
  v.regex(/^[\x20-\x7e]{1,255}$/, idempotencyKeyMessage),
  described("The same as the header Idempotency-Key.", "order-7"),
);

/** The key in the body of a create. If the header is also present, both must be equal. */
export const idempotencyKey = v.optional(idempotencyKeyText);

/** A merchant's own data about a payment: not nested, and shown only to the merchant. */
export const metadata = v.pipe(
  v.unknown(),
  // The schema alone would accept an array.
  rule((value) => !Array.isArray(value), "must be an object", {
    type: "object",
    additionalProperties: { type: "string", maxLength: 500 },
    maxProperties: 20,
  }),
  described("The merchant's notes: at most 20 texts, under names of 1 to 40 characters.", {
    cart: "7",
  }),
  v.record(
    v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    v.pipe(v.string(), v.maxLength(500, "must be at most 500 characters")),
  ),
  v.maxEntries(20, "must have at most 20 entries"),
);

// Values that several capabilities share.

export const mode = v.pipe(
  v.picklist(["test", "live"], "must be test or live"),
  described("Test and live share nothing.", "test"),
);

export const authMode = v.pipe(
  v.picklist(["OTP", "PUSH"], "must be OTP or PUSH"),
  described("A code from the bank, or a prompt in its app.", "OTP"),
);

export const capability = v.pipe(
  v.picklist(["PAYMENTS", "OPEN_BANKING"], "must be PAYMENTS or OPEN_BANKING"),
  described("What a bank offers, or what a linked account can be used for.", "PAYMENTS"),
);

/** A list without repeats. */
export const setOf = <Item extends v.GenericSchema<string, string>>(
  item: Item,
  least: number,
  most = 1_000,
) =>
  v.pipe(
    v.array(item),
    v.minLength(least, `must have at least ${least}`),
    v.maxLength(most, `must have at most ${most}`),
    rule<v.InferOutput<Item>[]>(
      (items) => new Set(items).size === items.length,
      "must not contain duplicates",
      { uniqueItems: true },
    ),
  );
