import * as v from "valibot";
import { alias, iban, named } from "../../base/kernel/fields.ts";

/** The account that a request wants to be credited. @rule P1.3 */
export const destination = v.pipe(
  v.variant(
    "type",
    [
      v.strictObject({ type: v.literal("iban"), value: iban }),
      v.strictObject({ type: v.literal("alias"), value: alias }),
    ],
    "must have the type alias or iban, and a value",
  ),
  named("Destination", "The payee: a customer's alias, or an IBAN."),
);
