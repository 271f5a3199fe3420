import { expect, it } from "vitest";
import { maskIban } from "../../src/base/kernel/iban.ts";
import { type AskedMandate, describeMandate } from "../../src/sandbox/bank/challenge-content.ts";

/** The customer reads every limit that the bank checks later. */
const terms: AskedMandate = {
  purpose: "MANDATE",
  ...{ creditor_name: "Meridian Books", creditor_iban: "GB33BUKB20201555555555" },
  ...{ amount: 1_200, currency: "USD", amount_type: "VARIABLE", max_amount_per_period: 2_400 },
  ...{ max_charges: null, max_total: null, frequency: "MONTHLY", interval_count: 1 },
  ...{ from: "2026-12-01", until: null, time_zone: "UTC", collection: "MANUAL", replaces: null },
};

const IBAN = "DE89370400440532013000";
const FROM = `from account ${maskIban(IBAN)}`;

it.each<[string, Partial<AskedMandate>, string]>([
  [
    "amounts of a charge and of a period",
    {},
    `let Shop take up to $12.00 at a time and up to $24.00 every month ${FROM}, ` +
      "from 2026-12-01 until you cancel it (dates in UTC)",
  ],
  [
    "one amount, if both are the same",
    { max_amount_per_period: 1_200, until: "2027-11-30", time_zone: "Europe/Berlin" },
    `let Shop take up to $12.00 every month ${FROM}, ` +
      "from 2026-12-01 until 2027-11-30 (dates in Europe/Berlin)",
  ],
  [
    "a fixed amount, and how many times",
    { amount_type: "FIXED", frequency: "WEEKLY", interval_count: 2, max_charges: 12 },
    `let Shop take exactly $12.00 every 2 weeks ${FROM}, at most 12 times, ` +
      "from 2026-12-01 until you cancel it (dates in UTC)",
  ],
  [
    "that it is automatic, happens once, and replaces another",
    { amount_type: "FIXED", collection: "AUTOMATIC", max_charges: 1, replaces: "mnd_0" },
    `let Shop take exactly $12.00 automatically every month ${FROM}, at most once, ` +
      "from 2026-12-01 until you cancel it (dates in UTC), in place of your earlier permission",
  ],
  [
    "the sum on demand",
    { frequency: "ON_DEMAND", max_amount_per_period: 9_900, max_charges: 3, max_total: 9_900 },
    `let Shop take up to $12.00 at a time and up to $99.00 in all ${FROM}, ` +
      "at most 3 times and $99.00 in all, from 2026-12-01 until you cancel it (dates in UTC)",
  ],
])("says %s", (_, changes, words) => {
  const shown = { ...terms, ...changes };
  expect(describeMandate(shown, "Shop", IBAN)).toBe(words);
});
