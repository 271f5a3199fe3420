import * as v from "valibot";
import { isTimeZone } from "../../../base/kernel/calendar.ts";
import { date, described, merchantId, mode, rule } from "../../../base/kernel/fields.ts";
import { pageQuery } from "../../../base/platform/lists.ts";

/** The requests for settlement files. */
const file = v.pipe(
  v.string(),
  rule((name) => name.endsWith(".csv") && v.is(date, name.slice(0, -4)), "is not a date and .csv", {
    pattern: "^\\d{4}-\\d{2}-\\d{2}\\.csv$",
  }),
  described("The day, and `.csv`.", "2026-11-21.csv"),
  v.transform((name) => name.slice(0, -4)),
);

const timeZone = v.pipe(
  v.optional(v.string(), "UTC"),
  rule(isTimeZone, "must be an IANA time zone", { maxLength: 64, default: "UTC" }),
  described("The day is one of this time zone.", "Europe/Berlin"),
);

export const settlementPath = v.object({ merchant_id: merchantId, file });
export const ownSettlementPath = v.object({ file });
export const ownSettlementQuery = v.object({
  time_zone: timeZone,
  cursor: pageQuery.entries.cursor,
});
export const settlementQuery = v.object({ mode, ...ownSettlementQuery.entries });
