import * as v from "valibot";
import { oneOf } from "../../base/kernel/answer-words.ts";
import { described } from "../../base/kernel/fields.ts";

export type RouteType = "SAME_BANK" | "NATIONAL_RAIL_INITIATE";

/**
 * The word of answers, lists and pages for the route. Only instructions and what is stored with
 * them use the word of the bank interface.
 */
export const routeName = oneOf(
  ["SAME_BANK", "INTERBANK"],
  "Within one bank, or between two over the national rail.",
  "INTERBANK",
);

// @rule P6.7
export const nameRoute = (type: RouteType): v.InferOutput<typeof routeName> =>
  type === "SAME_BANK" ? "SAME_BANK" : "INTERBANK";

/** The bank of a credited account, known here or not (CreditorAccount.bank_known_as). */
export const creditorBank = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9._-]{3,30}|[A-Z0-9]{4,35})$/, "must be a bank handle or an institution code"),
  described("Its handle here, else its handle at the registry, else its code.", "aurora"),
);
