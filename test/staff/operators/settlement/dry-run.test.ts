import { expect, test } from "vitest";
import type { BankStanding } from "../../../../src/network/parties/guarded-bank.ts";
import {
  explainRoute,
  type Institution,
} from "../../../../src/staff/operators/settlement/dry-run.ts";

const at = (code: string, standing: BankStanding = "ACTIVE"): Institution => {
  const status = standing === "ACTIVE" || standing === "CLOSING" ? "ACTIVE" : "SUSPENDED";
  const bank = { bank_handle: code.toLowerCase(), name: `Bank ${code}`, status } as const;
  return { code, bank: { ...bank, takes_new: standing === "ACTIVE" } };
};
const elsewhere: Institution = { code: "FAR", bank: null };
const either = "SAME_BANK_OR_NATIONAL_RAIL";

const paidBy = "The payer's account is at Bank ONE (ONE).";

test.each([
  [either, at("ONE"), at("ONE"), "SAME_BANK", /at one institution: it books/],
  [either, at("ONE"), at("TWO"), "INTERBANK", /differ: the money takes the national rail/],
  [either, at("ONE"), elsewhere, "INTERBANK", /differ: the money takes the national rail/],
  ["SAME_BANK_ONLY", at("ONE"), at("ONE"), "SAME_BANK", /at one institution: it books/],
  ["SAME_BANK_ONLY", at("ONE"), at("TWO"), null, /permits no way between two institutions/],
  ["NATIONAL_RAIL_ONLY", at("ONE"), at("ONE"), "INTERBANK", /one institution: the strategy sends/],
  ["NATIONAL_RAIL_ONLY", at("ONE"), at("TWO"), "INTERBANK", /differ: the strategy sends every/],
  [either, elsewhere, at("ONE"), null, /payer's bank must be enrolled/],
  [either, null, at("ONE"), null, /payer's bank must be enrolled/],
  [either, at("ONE"), null, null, /account that is found/],
  [either, at("ONE", "SUSPENDED"), at("TWO"), null, /^Bank ONE is SUSPENDED/],
  [either, at("ONE"), at("TWO", "SUSPENDED"), null, /^Bank TWO is SUSPENDED/],
  [either, at("ONE", "CLOSING"), at("TWO"), null, /^Bank ONE is CLOSING and takes no new payers/],
  [either, at("ONE"), at("TWO", "CLOSING"), "INTERBANK", /the money takes the national rail/],
] as const)("%s from %j to %j goes %s", (strategy, debtor, creditor, route, last) => {
  const chosen = { strategy, of: "the one to try", hindrance: null };
  const answer = explainRoute(chosen, debtor, creditor);
  expect(answer).toMatchObject({
    route,
    strategy,
    debtor_bank: debtor?.bank?.bank_handle ?? null,
    creditor_bank: creditor?.bank?.bank_handle ?? creditor?.code ?? null,
  });
  expect(answer.because.at(-1)).toMatch(last);
});

test("the reasons come in the order in which they decide", () => {
  const of = "the operator's in test mode";
  const strategy = { strategy: either, of, hindrance: null } as const;
  expect(explainRoute(strategy, at("ONE"), elsewhere).because).toEqual([
    paidBy,
    "The payee's account is at FAR, which is not enrolled here.",
    `The strategy is ${either}: the operator's in test mode.`,
    "The institutions differ: the money takes the national rail.",
  ]);
  expect(explainRoute(strategy, at("ONE"), null).because[1]).toBe(
    "Neither a bank's prefixes nor the directory know the payee's account.",
  );
});
