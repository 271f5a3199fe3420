import { writeFileSync } from "node:fs";
import { CannotRun } from "../src/conformance/case.ts";
import { caseLines, jsonReport, junitReport, summaryLines } from "../src/conformance/report.ts";
import { exitCodeOf } from "../src/conformance/run.ts";
import { bankCommand, bankUsage } from "./conformance/bank-command.ts";
import type { KitCommand } from "./conformance/command.ts";
import { gatewayCommand, gatewayUsage } from "./conformance/gateway-command.ts";

/** `npm run conformance`: says whether a party keeps the contract (docs/conformance.md). */
const kits: Readonly<Record<string, (args: readonly string[]) => KitCommand>> = {
  bank: bankCommand,
  gateway: gatewayCommand,
};

const say = (line: string): void => console.log(line);

const main = async ([name = "", ...args]: readonly string[]): Promise<number> => {
  const begin = kits[name];
  if (!begin) throw new CannotRun(`${bankUsage}\n\n${gatewayUsage}`);
  const { words, run: runKit, json, junit } = begin(args);
  say(`${words}\n`);
  const run = await runKit((result) => caseLines(result).forEach(say));
  say("");
  summaryLines(run).forEach(say);
  if (json !== undefined) writeFileSync(json, jsonReport(run));
  if (junit !== undefined) writeFileSync(junit, junitReport(run));
  return exitCodeOf(run);
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof CannotRun;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
