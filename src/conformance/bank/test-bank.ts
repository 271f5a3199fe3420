import type { ConformanceCase, Level } from "../case.ts";
import type { Customer } from "../customer.ts";
import { Exchanges, type RawLine } from "../exchanges.ts";
import { type CaseResult, planCases, type Run, runCases } from "../run.ts";
import { bankCases } from "./cases.ts";
import { BankKit, type BankUnderTest } from "./kit.ts";
import { refundOf } from "./movements.ts";

/** A run of the bank kit: which cases, what they may move, and what goes back afterwards. */
export interface BankTest {
  bank: BankUnderTest;
  customer: Customer | null;
  raw: RawLine;
  level: Level;
  only: readonly string[];
}

/** What the run will do, in words, before anything is sent. Throws if it could exceed the cap. */
export const planBankTest = ({ bank, level, only }: BankTest) => {
  const { account, payee, cap } = bank;
  const { cases, most } = planCases(bankCases, { level, only }, cap);
  const what =
    most === 0
      ? "They move nothing."
      : `They move at most ${most} minor units of ${bank.currency} in all, 1 or 2 at a time, ` +
        `between ${account} and ${payee}; never more than the cap of ${cap}.`;
  return { cases, words: `${cases.length} cases of level ${level} against ${bank.url}. ${what}` };
};

export const testBank = async (
  test: BankTest,
  cases: readonly ConformanceCase<BankKit>[],
  tell?: (result: CaseResult) => void,
): Promise<Run> => {
  const { bank, customer, raw } = test;
  const exchanges = new Exchanges([bank.key]);
  const kit = new BankKit(bank, exchanges, customer, raw);
  await kit.begin();
  const about = { name: "bank", party: bank.url, exchanges };
  const run = await runCases(cases, kit, about, tell);
  run.notes.push(...(await sendBack(kit)));
  return run;
};

/**
 * Sends back what is not back yet, as refunds, if the bank can. What went to the rail is at another
 * bank.
 */
const sendBack = async (kit: BankKit): Promise<string[]> => {
  const { account, payee, currency } = kit.bank;
  const paid = [...kit.moved.values()].filter(
    ({ debtor_iban, creditor_iban }) => debtor_iban === account && creditor_iban === payee,
  );
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  let returned = 0;
  for (const one of paid) {
    const { outcome } = await kit.refund(refundOf(one));
    if (outcome.kind === "answered") returned += one.amount;
    else if (returned === 0) break;
  }
  return [
    `${payee} was paid ${total} minor units of ${currency}; ${returned} of them were sent back.`,
  ];
};
