import * as v from "valibot";
import { orNull } from "../../base/kernel/answer-words.ts";
import { described, rule, webAddress } from "../../base/kernel/fields.ts";
import { holdsIban } from "../../base/kernel/iban.ts";
import { ok, type Refusal } from "../../base/kernel/result.ts";
import { type GatewayEnv, isLocal } from "../../base/platform/env.ts";
import { checkPublicTarget } from "../../base/platform/targets.ts";

/** A merchant's brand and support contact, as the hosted pages show them. */
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

/** Null stands for none. */
export const brandFields = {
  logo_url: v.nullable(
    webAddress("Its logo, at a public https address.", "https://shop.example/logo.png"),
  ),
  colour: orNull(colour, "Its colour. Pages use it where the contrast is enough.", "#0e5f55"),
  support_email: orNull(email, "The address that its customers write to.", "help@shop.example"),
  support_url: v.nullable(
    webAddress("Its help page, at a public https address.", "https://shop.example/help"),
  ),
};

/** The same for a new merchant, which has none of them unless it is given. */
export const newBrandFields = {
  logo_url: v.optional(brandFields.logo_url, null),
  colour: v.optional(brandFields.colour, null),
  support_email: v.optional(brandFields.support_email, null),
  support_url: v.optional(brandFields.support_url, null),
};

interface Addresses {
  logo_url?: string | null | undefined;
  support_url?: string | null | undefined;
}

/** VALIDATION_FAILED for an address that no page may name; null if both are fine. */
export const refuseBrand = (env: GatewayEnv, given: Addresses): Refusal | null => {
  for (const field of ["logo_url", "support_url"] as const) {
    const rules = { allowLocal: isLocal(env), ownBaseUrl: env.BASE_URL, field };
    const address = given[field];
    const checked = address ? checkPublicTarget(address, rules) : ok(null);
    if (!checked.ok) return checked;
  }
  return null;
};
