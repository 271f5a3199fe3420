import * as v from "valibot";
import { dataScope, oneOf, orNull } from "../../base/kernel/answer-words.ts";
import {
  bankHandle,
  consentId,
  currencyCode,
  described,
  idOf,
  maskedIban,
  mode,
  named,
  text,
  time,
  timeOrNull,
} from "../../base/kernel/fields.ts";
import { created, json } from "../../base/platform/contract.ts";
import { consentStates } from "./consent-machine.ts";

/** The schemas of answers about consents (O4.8). */
export const consentStatus = v.pipe(
  v.picklist(consentStates),
  named("ConsentStatus", "REJECTED, REVOKED and EXPIRED are final.", "AUTHORISED"),
);

const account = v.pipe(
  v.strictObject({
    account_id: idOf("acc", "Different in every consent, and stable in this one."),
    masked_iban: maskedIban,
    currency: currencyCode,
    status: oneOf(
      ["SHARED", "CLOSED"],
      "Only a SHARED account can be read; a CLOSED one was shared before.",
      "SHARED",
    ),
  }),
  named("ConsentAccount", "An account that the customer has shared."),
);

const address = orNull(
  v.string(),
  "Where the customer approves; null when there is nothing to approve.",
);

export const consent = v.pipe(
  v.strictObject({
    consent_id: consentId,
    status: consentStatus,
    consent_url: address,
    authorization_url: v.pipe(address, described("The same as consent_url.", null)),
    authorise_by: orNull(time, "When the address ends."),
    expires_at: v.pipe(time, described("The end of the consent.", "2027-02-19T10:15:00.000Z")),
    bank_handle: bankHandle,
    scopes: v.array(dataScope),
    purpose: v.nullable(text("Shown to the customer.", "Your budget planner")),
    reference: v.nullable(text("The TPP's own.", "user-7")),
    code_challenge_method: v.literal("S256"),
    accounts: v.pipe(
      v.nullable(v.array(account)),
      described("Null before the customer has approved, and after the end.", undefined),
    ),
    authorised_at: timeOrNull,
    last_used_at: orNull(time, "To the hour."),
    revoked_at: orNull(time, "Set if it is REVOKED."),
    revoked_by: orNull(v.picklist(["TPP", "CUSTOMER", "BANK", "OPERATOR"]), "Who ended it."),
    status_reason: orNull(
      v.string(),
      "Why it was rejected: CUSTOMER_REJECTED, SCA_FAILED, NO_ACCOUNT or AUTHORISATION_TIMEOUT. " +
        "If the bank revoked it, the bank's own reason, if it gave one. Null otherwise.",
    ),
    mode,
  }),
  named("Consent", "A consent."),
);

const page = `https://gateway.example/consent/cns_${"0123456789".repeat(4)}abc.0123456789abcdef`;
const asked = {
  consent_url: page,
  authorization_url: page,
  authorise_by: "2026-11-21T10:30:00.000Z",
};

/** A consent that awaits its customer, and one that its customer is asked to confirm again. */
export const createdConsent = created(consent, {
  ...asked,
  status: "AWAITING_CUSTOMER_AUTH",
  accounts: null,
  authorised_at: null,
});
export const reauthorisedConsent = json(consent, asked);
