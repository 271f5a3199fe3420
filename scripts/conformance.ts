import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
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
  KIT without more lists its options. A key is read from the environment too, where no other user
  of the machine sees it: CONFORMANCE_KEY for --key, CONFORMANCE_ADMIN_KEY for --admin-key.`;

/** npm runs a script in the project; the file is where the caller stands. */
const fromCaller = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

const say = (line: string): void => console.log(line);

const main = async ([name = "", ...args]: readonly string[]): Promise<number> => {
  const plan = kits[name];
  if (!plan) throw new CannotRun(usage);
  const { words, run: start, json, junit } = await plan(args);
  say(`${words}\n`);
  const run = await start((result) => caseLines(result).forEach(say));
  say("");
  summaryLines(run).forEach(say);
  if (json !== undefined) writeFileSync(fromCaller(json), jsonReport(run));
  if (junit !== undefined) writeFileSync(fromCaller(junit), junitReport(run));
  return exitCodeOf(run);
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof CannotRun;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
