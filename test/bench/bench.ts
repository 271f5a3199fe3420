import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { INSPECTOR_DISTANCE } from "../../scripts/local/options.ts";
import { startWorld } from "../support/world.ts";
import { measureCharges } from "./charges.ts";
import { startFloor } from "./floor/process.ts";
import { startLoadGenerator } from "./load.ts";
import { measureIdleCost } from "./memory.ts";
import { startProvider } from "./oidc-provider/process.ts";
import { measureOrders } from "./payment-orders.ts";
import { measurePayments } from "./payments.ts";
import { measureRegistry, registryReport } from "./registry.ts";
import { idleReport, latencyReport, stepsReport, throughputReport } from "./report.ts";
import { measureThroughput } from "./throughput.ts";

/**
 * `npm run bench`: a world, and next to it a worker that does only what the platform requires, and
 * oidc-provider.
 * Figures differ between machines and hours; compare the ratios. Nothing is asserted: the reader
 * judges the ratios.
 */
const parts = ["payments", "orders", "charges", "throughput", "lookups", "memory"] as const;
type Part = (typeof parts)[number];

const usage = `npm run bench -- [--quick] [--only PART]

  --quick       two minutes instead of seven: fewer rounds and payments, and no memory
  --only PART   one of: ${parts.join(", ")}`;

const plans = {
  full: {
    load: { rounds: 12, milliseconds: 700 },
    payments: { payments: 200, warmUp: 20 },
    orders: { orders: 150, warmUp: 20 },
    charges: { charges: 150, warmUp: 20 },
    idle: { batches: 5, batchSize: 2_000 },
  },
  quick: {
    load: { rounds: 5, milliseconds: 400 },
    payments: { payments: 50, warmUp: 5 },
    orders: { orders: 40, warmUp: 5 },
    charges: { charges: 40, warmUp: 5 },
    // The memory of a process varies by more than the size of a thousand sessions.
    idle: null,
  },
};

const say = (text: string): void => console.log(text);

const main = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean" }, only: { type: "string" } },
  });
  const { only } = values;
  if (only !== undefined && !parts.some((part) => part === only)) {
    throw new Error(`There is no part ${only}.\n\n${usage}`);
  }
  const plan = values.quick ? plans.quick : plans.full;
  say("Starting a world, the floor worker and oidc-provider…");
  const floorDir = mkdtempSync(join(tmpdir(), "gateway-floor-"));
  const [running, floor, provider] = await Promise.all([
    startWorld({ inspect: true }),
    startFloor(floorDir),
    startProvider(),
  ]);
  const generator = startLoadGenerator();
  const { world, stateDir, baseUrls } = running;
  const inspectorPort = Number(new URL(baseUrls.gateway).port) + INSPECTOR_DISTANCE;
  const bench = { world, stateDir, inspectorPort, floor, provider, generator };
  try {
    const { node } = process.versions;
    say(`${process.platform} ${process.arch}, ${availableParallelism()} cores, Node ${node}`);
    const runs: Record<Part, () => Promise<void>> = {
      async payments() {
        say(`Payments, one after the other (${plan.payments.payments})…`);
        say(`\n${latencyReport(await measurePayments(bench.world, plan.payments))}\n`);
      },
      async orders() {
        say(`Payment orders, ours and the floor's in turns (${plan.orders.orders} of each)…`);
        say(`\n${stepsReport("Payment orders", await measureOrders(bench, plan.orders))}\n`);
      },
      async charges() {
        say(`Charges of mandates, likewise (${plan.charges.charges})…`);
        say(`\n${stepsReport("Charges", await measureCharges(bench, plan.charges))}\n`);
      },
      async throughput() {
        say(`Throughput, ours and the others in turns (${plan.load.rounds} rounds)…`);
        say(`\n${throughputReport(await measureThroughput(bench, plan.load), plan.load)}\n`);
      },
      async lookups() {
        say("Lookups of the registry beside a read of D1…");
        say(`\n${registryReport(await measureRegistry(generator, plan.load))}\n`);
      },
      async memory() {
        if (!plan.idle) return say("Memory is measured in a whole run only.");
        say("Memory (sessions that are created and left alone)…");
        say(`\n${idleReport(await measureIdleCost(bench, plan.idle))}`);
      },
    };
    // Each part is shown when it is measured, so a run that is stopped keeps what it has.
    for (const part of parts) if (only === undefined || only === part) await runs[part]();
  } finally {
    await Promise.all([generator.stop(), floor.stop(), provider.stop(), running.stop()]);
    rmSync(floorDir, { recursive: true, force: true });
  }
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  console.error(code?.startsWith("ERR_PARSE_ARGS") ? `${message}\n\n${usage}` : message);
  process.exit(1);
}
