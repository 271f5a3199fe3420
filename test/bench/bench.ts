import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { INSPECTOR_DISTANCE } from "../../scripts/local/options.ts";
import { startWorld } from "../support/world.ts";
import { startFloor } from "./floor/process.ts";
import { besideBankProxy } from "./measure/bank-proxy.ts";
import { measureJourney } from "./measure/journeys.ts";
import { startLoadGenerator } from "./measure/load.ts";
import { measureLoads } from "./measure/loads.ts";
import type { Bench, Plan } from "./operation.ts";
import { charges } from "./operations/charges.ts";
import { consents } from "./operations/consents.ts";
import { measureDeployment } from "./operations/deployment.ts";
import { measureFilled } from "./operations/filled.ts";
import { measureIdle } from "./operations/idle.ts";
import { measureIsolation } from "./operations/isolation.ts";
import { measureLookups } from "./operations/lookups.ts";
import { openBanking } from "./operations/open-banking.ts";
import { orders } from "./operations/payment-orders.ts";
import { crossPayments, refunds, samePayments } from "./operations/payments.ts";
import { sessions } from "./operations/sessions.ts";
import { besideInbox, webhookRow } from "./operations/webhooks.ts";
import { startProvider } from "./peers/process.ts";
import { keepResult } from "./report/page.ts";
import { comparisonReport, partReport } from "./report/report.ts";
import { newResult, type PartRow, type Row, readResult, writeResult } from "./report/result.ts";

/**
 * `npm run bench`: a world, and next to it a worker that does only what the platform requires, and
 * oidc-provider. Figures differ between machines: compare the ratios. Nothing is asserted,
 * and the table shows which ratio misses its target.
 */
interface Plans extends Plan {
  isolation: { rounds: number; held: number };
  filled: [few: number, many: number];
  idle: { batches: number; batchSize: number } | null;
}

const plans: Record<"full" | "quick", Plans> = {
  full: {
    ...{ rounds: 12, milliseconds: 600, journeys: 150, warmUp: 15 },
    isolation: { rounds: 10, held: 10_000 },
    filled: [1_000, 1_000_000],
    idle: { batches: 5, batchSize: 2_000 },
  },
  quick: {
    ...{ rounds: 4, milliseconds: 300, journeys: 25, warmUp: 3 },
    isolation: { rounds: 2, held: 200 },
    filled: [1_000, 20_000],
    // The memory of a process varies by more than the size of a thousand sessions.
    idle: null,
  },
};

/** A third of the journeys: a consent is eight requests. */
const consentPlan = ({ journeys, ...plan }: Plan): Plan => ({
  ...plan,
  journeys: Math.ceil(journeys / 3),
});

const parts: Record<string, (bench: Bench, plan: Plans) => Promise<Row[]>> = {
  payments: (bench, plan) =>
    besideInbox(bench, async (inbox) => {
      const made: string[] = [];
      const rows = await besideBankProxy(bench.running.world, async (proxy) => [
        ...(await measureJourney(bench, proxy, samePayments(bench, made), plan)),
        ...(await measureJourney(bench, proxy, crossPayments(bench), plan)),
        ...(await measureJourney(bench, proxy, refunds(bench), plan)),
      ]);
      return [...rows, await webhookRow(bench, inbox, made.slice(plan.warmUp), plan)];
    }),
  consents: (bench, plan) =>
    besideBankProxy(bench.running.world, (proxy) =>
      measureJourney(bench, proxy, consents(bench), consentPlan(plan)),
    ),
  orders: (bench, plan) =>
    besideBankProxy(bench.running.world, async (proxy) =>
      measureJourney(bench, proxy, await orders(bench, plan), plan),
    ),
  charges: (bench, plan) =>
    besideBankProxy(bench.running.world, async (proxy) =>
      measureJourney(bench, proxy, await charges(bench), plan),
    ),
  sessions: async (bench, plan) => measureLoads(bench, await sessions(bench), plan),
  oauth: async (bench, plan) => measureLoads(bench, await openBanking(bench), plan),
  lookups: measureLookups,
  isolation: (bench, { isolation }) => measureIsolation(bench, isolation),
  memory: async (bench, { idle }) => (idle ? measureIdle(bench, idle) : []),
  deployment: measureDeployment,
  // Last, because it leaves a full database.
  filled: (bench, plan) => measureFilled(bench, plan, plan.filled),
};

const usage = `npm run bench -- [--quick] [--only PART]... [--result FILE] [--compare FILE] [--keep]

  --quick          three minutes instead of fifteen: fewer rounds and payments, and no memory
  --only PART      one of: ${Object.keys(parts).join(", ")}; may be repeated
  --result FILE    writes the figures as JSON
  --compare FILE   shows each change against such a file
  --keep           writes them to test/bench/results, and docs/benchmarks.md from what is there`;

const say = (text: string): void => console.log(text);

const main = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      ...{ quick: { type: "boolean" }, only: { type: "string", multiple: true } },
      ...{ result: { type: "string" }, compare: { type: "string" }, keep: { type: "boolean" } },
    },
  });
  const only = values.only ?? Object.keys(parts);
  const unknown = only.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}.\n\n${usage}`);
  const before = values.compare === undefined ? null : readResult(values.compare);
  const plan = values.quick ? plans.quick : plans.full;
  const result = newResult(["npm run bench", ...args].join(" "));
  const { processor, cores, system } = result.machine;
  say(`${result.commit}, ${system}, ${cores} cores (${processor}), Node ${result.versions.node}`);
  const floorDir = mkdtempSync(join(tmpdir(), "gateway-floor-"));
  const [running, floor, provider] = await Promise.all([
    startWorld({ inspect: true }),
    startFloor(floorDir),
    startProvider(),
  ]);
  const generator = startLoadGenerator();
  const inspectorPort = Number(new URL(running.baseUrls.gateway).port) + INSPECTOR_DISTANCE;
  const bench = { running, inspectorPort, floor, provider, generator };
  try {
    for (const [part, measure] of Object.entries(parts)) {
      if (!only.includes(part)) continue;
      const startedAt = Date.now();
      const rows = await measure(bench, plan);
      result.rows.push(...rows.map((row): PartRow => ({ part, ...row })));
      // Each part is shown when it is measured, so a run that is stopped keeps what it has.
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      say(`\n${part} (${seconds} s)\n\n${partReport(rows)}`);
      if (values.result !== undefined) writeResult(values.result, result);
    }
  } finally {
    await Promise.all([generator.stop(), floor.stop(), provider.stop(), running.stop()]);
    rmSync(floorDir, { recursive: true, force: true });
  }
  if (before) say(`\n${comparisonReport(before, result)}`);
  if (values.keep) keepResult("bench", result);
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { code, message, stack } = error as Error & { code?: string };
  const isUsage = code?.startsWith("ERR_PARSE_ARGS") ?? false;
  console.error(isUsage ? `${message}\n\n${usage}` : stack);
  process.exit(1);
}
