import { type ConformanceCase, must } from "../case.ts";
import type { Exchange } from "../exchanges.ts";
import { accountDataCases } from "./account-data.ts";
import { authorisationCases } from "./authorisation.ts";
import { callCases } from "./calls.ts";
import { codeCases } from "./codes.ts";
import { finalityCases } from "./finality.ts";
import { findingCases } from "./finding.ts";
import type { BankKit } from "./kit.ts";
import { mandateCases } from "./mandates.ts";
import { movementCases } from "./movements.ts";
import { promptCases } from "./prompts.ts";
import { statusCases } from "./status.ts";

const named = (exchanges: readonly Exchange[]): string =>
  [...new Set(exchanges.map(({ operation }) => operation))].join(", ");

/** What only the whole run shows. */
const wholeRunCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-991",
    title: "Every call was answered in time",
    rule: "G8.1",
    level: "BASIC",
    async run(kit) {
      const late = kit.exchanges.lost("timeout");
      const seconds = kit.bank.timeoutMs / 1000;
      must(late.length === 0, `${late.length} calls took over ${seconds} s: ${named(late)}.`);
    },
  },
  {
    id: "BANK-992",
    title: "No answer was cut off",
    rule: "B6.1",
    level: "BASIC",
    async run(kit) {
      const cut = kit.exchanges.lost("other");
      must(cut.length === 0, `${cut.length} answers were cut off: ${named(cut)}.`);
    },
  },
];

/** The groups of the kit, with the words of the list in the documents. */
export const bankGroups: readonly (readonly [
  title: string,
  cases: readonly ConformanceCase<BankKit>[],
])[] = [
  ["Calls", callCases],
  ["Finding accounts", findingCases],
  ["Codes", codeCases],
  ["Movements", movementCases],
  ["Authorisation", authorisationCases],
  ["One movement, one answer", finalityCases],
  ["Status", statusCases],
  ["Prompts", promptCases],
  ["Mandates", mandateCases],
  ["Consents, account data and notices", accountDataCases],
  ["The whole run", wholeRunCases],
];

export const bankCases: readonly ConformanceCase<BankKit>[] = bankGroups.flatMap(
  ([, cases]) => cases,
);
