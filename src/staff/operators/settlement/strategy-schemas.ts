import * as v from "valibot";
import { orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  bankHandle,
  described,
  iban,
  merchantId,
  mode,
  named,
  text,
  time,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import { pageQuery } from "../../../base/platform/lists.ts";
import { creditorBank, routeName } from "../../../network/transfers/route-names.ts";
import { strategy } from "../requests.ts";

/** What the rows of the settlement strategy take and answer, beside the strategy itself. */
export const versionsQuery = v.object({ ...pageQuery.entries, mode: v.optional(mode) });

const staffKey = (what: string, example: string | null) => orNull(v.string(), what, example);

export const strategyVersion = v.pipe(
  v.strictObject({
    version_id: text("A live version has the id of its proposal.", "stv_0"),
    mode,
    version: wholeNumber("Counts from 1 in each mode.", 3),
    strategy,
    replaced: orNull(
      strategy,
      "The strategy before; null for the first version.",
      "SAME_BANK_ONLY",
    ),
    in_force_from: time,
    in_force_until: timeOrNull,
    set_by: staffKey("The key_id that set or proposed it.", "key_first_owner"),
    approved_by: staffKey("The key_id that approved it; null in test mode.", null),
    reason: orNull(v.string(), "Why, if the caller said so."),
  }),
  named("StrategyVersion", "A settlement strategy, and the time that it decided payments."),
);

export const dryRunRequest = v.pipe(
  v.strictObject({
    mode,
    debtor_iban: iban,
    creditor_iban: iban,
    merchant_id: v.pipe(
      v.optional(v.nullable(merchantId), null),
      described("Whose own strategy applies, if it has one.", null),
    ),
    strategy: v.pipe(
      v.optional(v.nullable(strategy), null),
      described("The strategy to try; null for the one in force.", null),
    ),
  }),
  named("DryRun", "Two accounts, and the strategy to route a payment between them by."),
);

export const dryRunAnswer = v.pipe(
  v.strictObject({
    route: orNull(routeName, "Null if no payment could be made.", "INTERBANK"),
    strategy,
    debtor_bank: v.nullable(bankHandle),
    creditor_bank: orNull(
      creditorBank,
      "Its code if it is not enrolled here; null if it is unknown.",
      "borealis",
    ),
    because: v.pipe(
      v.array(v.string()),
      described("The reasons, in the order in which they decide.", [
        "The strategy is SAME_BANK_OR_NATIONAL_RAIL: the operator's in test mode.",
      ]),
    ),
  }),
  named("DryRunAnswer", "The way that a payment would take now, and why. Nothing was moved."),
);
