import { writeFileSync } from "node:fs";
import { CannotRun } from "../src/conformance/case.ts";
import { caseLines, jsonReport, junitReport, summaryLines } from "../src/conformance/report.ts";
import { exitCodeOf } from "../src/conformance/run.ts";
import { planBank } from "./conformance/bank.ts";
import { planDirectory } from "./conformance/directory.ts";
import { planGateway } from "./conformance/gateway.ts";
import type { KitCommand } from "./conformance/options.ts";
import { planRail } from "./conformance/rail.ts";
import { planTppServer } from "./conformance/tpp-server.ts";

/** `npm run conformance`: says whether a party keeps the contract (docs/conformance.md). */
const kits: Readonly<Record<string, (args: readonly string[]) => Promise<KitCommand>>> = {
  bank: planBank,
  gateway: planGateway,
  rail: planRail,
  directory: planDirectory,
  "tpp-server": planTppServer,
};

const usage = `npm run conformance -- KIT, and then what the kit asks for

  The kits are ${Object.keys(kits).join(", ")}.
  KIT without more lists its options.`;

const say = (line: string): void => console.log(line);

const main = async ([name = "", ...args]: readonly string[]): Promise<number> => {
  const plan = kits[name];
  if (!plan) throw new CannotRun(usage);
  const { words, run: start, json, junit } = await plan(args);
  say(`${words}\n`);
  const run = await start((result) => caseLines(result).forEach(say));
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
