import type { ConformanceCase } from "../case.ts";
import { wholeRunCases } from "../whole-run.ts";
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
  ["The whole run", wholeRunCases("BANK", ({ bank }) => bank.timeoutMs, "B6.1")],
];

export const bankCases: readonly ConformanceCase<BankKit>[] = bankGroups.flatMap(
  ([, cases]) => cases,
);
