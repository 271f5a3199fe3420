import * as v from "valibot";
import { consentId, named } from "../kernel/fields.ts";

/** What a customer stops on the page of their connections. */
export const stopRequest = v.pipe(
  v.strictObject({ consent_id: consentId }),
  named("StopConnection", "The consent to end."),
);
