import * as v from "valibot";
import { orNull, pageLocales } from "../../base/kernel/answer-words.ts";
import { deprecated } from "../../base/kernel/deprecation.ts";
import { described, line, rule, webAddress } from "../../base/kernel/fields.ts";
import { holdsIban } from "../../base/kernel/iban.ts";
import { ok, type Refusal, refuseField } from "../../base/kernel/result.ts";
import { type GatewayEnv, isLocal } from "../../base/platform/env.ts";
import { checkPublicTarget } from "../../base/platform/targets.ts";
import { logoField } from "./logo.ts";

/**
 * How customers recognise a bank, a merchant or a TPP, and whom they ask, as the hosted pages show
 * it.
 */
const email = v.pipe(
  v.string("must be an e-mail address"),
  v.maxLength(254, "must be at most 254 characters"),
  // Plain ASCII, so that the address means the same in a link as it looks.
  v.regex(/^[A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/, "is not an e-mail address"),
  rule((text) => !holdsIban(text), "must not hold an account number", {}),
  described("An e-mail address.", "help@shop.example"),
);

const colour = v.pipe(
  v.string("must be a colour"),
  v.regex(/^#[0-9A-Fa-f]{6}$/, "must be # and six hexadecimal digits"),
  described("A colour of sRGB.", "#0e5f55"),
  v.transform((text) => text.toLowerCase()),
);

const phone = v.pipe(
  v.string("must be a phone number"),
  v.regex(
    /^\+[1-9][0-9]{0,3}(?:[ -]?[0-9]{1,5}){2,6}$/,
    "must be a phone number that begins with + and the country",
  ),
  described("A phone number with its country.", "+44 20 7946 0100"),
);

const country = v.pipe(
  v.string("must be a country"),
  v.regex(/^[A-Z]{2}$/, "must be a country's two capital letters"),
  described("Two letters [ISO 3166-1].", "GB"),
);

/** Read beside a name that people trust, so no account number is hidden in it. */
const words = (maximum: number, description: string, example: string) =>
  v.pipe(
    line(maximum, description, example),
    rule((text) => !holdsIban(text), "must not hold an account number", {}),
  );

const address = (description: string, path: string) =>
  v.nullable(webAddress(description, `https://shop.example${path}`));

const legalName = words(140, "The name in its country's register.", "Corner Shop Limited");

const shared = {
  logo: logoField,
  support_email: orNull(email, "The address that its customers write to.", "help@shop.example"),
  support_phone: orNull(phone, "The number that its customers call.", "+44 20 7946 0100"),
  support_url: address("Its help page, at a public https address.", "/help"),
};

const ownColour = orNull(
  colour,
  "Its colour. Pages use it where the contrast is enough.",
  "#0e5f55",
);

/** A merchant's. Null stands for none. */
export const brandFields = {
  logo_url: v.pipe(
    v.nullable(webAddress("Its logo, at a public https address.", "https://shop.example/logo.png")),
    deprecated<string | null>({ since: "2026-11-28", sunset: "2027-12-01" }),
    v.description("Its logo at a public https address, for merchants without `logo`."),
  ),
  colour: ownColour,
  ...shared,
  legal_name: orNull(legalName, "The name in its country's register.", "Corner Shop Limited"),
  terms_url: address("Its terms, at a public https address.", "/terms"),
  privacy_url: address("How it treats personal data, at a public https address.", "/privacy"),
  default_locale: orNull(
    v.picklist(pageLocales, `must be one of ${pageLocales.join(", ")}`),
    "The language of its pages for browsers that ask for none of ours.",
    "en",
  ),
};

/** A bank's. @rule A3.15 */
export const bankFaceFields = {
  short_name: orNull(
    words(24, "Its name where there is little room.", "Aurora"),
    "Its short name.",
    "Aurora",
  ),
  colour: ownColour,
  ...shared,
  app_url_origin: v.nullable(
    webAddress(
      "The https origin of the addresses that open its app.",
      "https://app.aurora.example/",
    ),
  ),
};

/** A TPP's: who it is by law, beside the name that it chose. */
export const identityFields = {
  ...shared,
  legal_name: orNull(legalName, "The name in its country's register.", "Budget App Limited"),
  registration_number: orNull(
    words(40, "Its number in the regulator's register.", "FRN 900123"),
    "Its number in the regulator's register.",
    "FRN 900123",
  ),
  regulator: orNull(
    words(80, "Who has authorised it.", "Financial Conduct Authority"),
    "Who has authorised it.",
    "Financial Conduct Authority",
  ),
  country: orNull(country, "Where it is authorised.", "GB"),
  privacy_url: address("How it treats personal data, at a public https address.", "/privacy"),
};

/** The same fields for a new record, which has none of them unless it is given. */
export const newOf = <Fields extends Record<string, v.GenericSchema<string | null, string | null>>>(
  fields: Fields,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, v.optional(field, null)]),
  ) as { [Name in keyof Fields]: v.OptionalSchema<Fields[Name], null> };

const addresses = [
  "logo_url",
  "support_url",
  "terms_url",
  "privacy_url",
  "app_url_origin",
] as const;

type Addresses = { [Name in (typeof addresses)[number]]?: string | null | undefined };

/** VALIDATION_FAILED for an address that no page may name; null if both are fine. */
export const refuseBrand = (env: GatewayEnv, given: Addresses): Refusal | null => {
  for (const field of addresses) {
    const rules = { allowLocal: isLocal(env), ownBaseUrl: env.BASE_URL, field };
    const address = given[field];
    const checked = address ? checkPublicTarget(address, rules) : ok(null);
    if (!checked.ok) return checked;
  }
  const origin = given.app_url_origin;
  return origin && new URL(origin).href !== `${new URL(origin).origin}/`
    ? refuseField("app_url_origin", "must be an origin: a host without path and query")
    : null;
};
