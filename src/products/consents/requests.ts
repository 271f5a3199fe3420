import * as v from "valibot";
import { oneOf } from "../../base/kernel/answer-words.ts";
import { dataScope } from "../../base/kernel/data-scopes.ts";
import {
  bankHandle,
  consentId,
  described,
  idempotencyKey,
  line,
  named,
  plainText,
  setOf,
  text,
} from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { consentStates } from "./consent-machine.ts";

/**
 * The requests of TPPs about consents (O4.3), and a bank's report. The values of an authorisation
 * are checked with the TPP's record (new-consent.ts).
 */
const authorisation = {
  redirect_uri: text("Where the customer returns to, as registered.", "https://app.example/back"),
  state: text("Comes back with the customer; guards against CSRF.", "af0ifjsldkj"),
  code_challenge: text(
    "BASE64URL(SHA256(code_verifier)) [RFC 7636].",
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  ),
  code_challenge_method: text("Always S256.", "S256"),
  expiry_days: v.nullish(
    v.pipe(v.number(), described("Days; at most the bank's max_consent_expiry_days.", 90)),
    null,
  ),
  dpop_jkt: v.nullish(
    text("The thumbprint of the key that the code is bound to [RFC 9449].", "0ZcOCORZNYy…"),
    null,
  ),
};

/** @rule O4.10 */
export const purpose = plainText(140, "Shown to the customer.", "Your budget planner");
/** @rule O4.10 */
export const consentReference = plainText(64, "The TPP's own; events repeat it.", "user-7");

/** @rule O4.3 */
export const createConsentRequest = v.pipe(
  v.strictObject({
    bank_handle: bankHandle,
    scopes: setOf(dataScope, 1),
    ...authorisation,
    purpose: v.nullish(purpose, null),
    reference: v.nullish(consentReference, null),
    idempotency_key: idempotencyKey,
  }),
  named("CreateConsent", "What the TPP asks of a customer.", {
    scopes: ["accounts:read", "balances:read"],
    dpop_jkt: null,
  }),
);

export const reauthoriseRequest = v.pipe(
  v.strictObject(authorisation),
  named("ReauthoriseConsent", "With expiry_days the consent lasts so long from the approval on.", {
    dpop_jkt: null,
  }),
);

export const consentPath = v.object({ id: consentId });
export type ConsentPath = v.InferOutput<typeof consentPath>;

export const ownConsentFilters = v.object({
  ...pageQuery.entries,
  status: v.optional(oneOf(consentStates, "Only those in this status.", "AUTHORISED")),
  bank_handle: v.optional(bankHandle),
});

export const consentRevokedRequest = v.pipe(
  v.object({
    consent_id: consentId,
    reason: v.nullish(line(140, "Why the bank ended it.", "Revoked in the bank's app"), null),
  }),
  named("ConsentRevoked", "A consent that has ended at its bank."),
);
