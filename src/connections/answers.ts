import * as v from "valibot";
import { openChallenge } from "../consents/authorisation-answers.ts";
import { dataScope } from "../kernel/data-scopes.ts";
import { consentId, described, named, text, time, timeOrNull } from "../kernel/fields.ts";

/** What the steps of the page of connections answer. */
const connection = v.pipe(
  v.strictObject({
    consent_id: consentId,
    tpp_name: text("Who has access.", "Ledgerly"),
    purpose: v.nullable(text("What it is for, as the TPP says.", "Budget planner")),
    scopes: v.array(dataScope),
    authorised_at: time,
    expires_at: time,
    last_used_at: timeOrNull,
  }),
  named("Connection", "A consent in force on the customer's account."),
);

export const accessStep = v.pipe(
  v.strictObject({
    step: v.pipe(
      v.picklist(["PAYER", "START", "CONFIRM", "LIST"]),
      named("AccessStep", "The customer's next step.", "LIST"),
    ),
    challenge: v.pipe(
      v.nullable(openChallenge),
      described("The code or prompt that waits for its answer; null if none.", null),
    ),
    connections: v.pipe(
      v.nullable(v.array(connection)),
      described("What is in force on the account; null before it is proved.", null),
    ),
  }),
  named("Access", "Where the customer is, as this browser may see it."),
);
