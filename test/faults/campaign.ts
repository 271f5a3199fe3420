import { parseArgs } from "node:util";
import { endBundler } from "../../scripts/local/bundle.ts";
import { MAX_MANDATES } from "./plan-mandate.ts";
import { MAX_ORDERS } from "./plan-order.ts";
import { MAX_PAYMENTS } from "./plan-payment.ts";
import { isPlant, plantNames } from "./plant.ts";
import { reportOf } from "./report.ts";
import { type CampaignOptions, PATIENCE_MS, runCampaign } from "./run-campaign.ts";
import { MAX_EVENTS, runWebhooks, webhooksReport } from "./webhooks.ts";

/**
 * `npm run faults`: payments and payment orders in a world that is killed, cut off, lied to and
 * moved in time, and the proof that no money was lost and none moved twice. Exits with 1 if an
 * invariant is broken.
 */
const usage = `npm run faults -- [--seed N] [--payments N] [--orders N] [--mandates N]
                  [--plant NAME] [--steps TEXT] [--patience S]
npm run faults -- --webhooks N [--seed N]

  --seed N        what decides every choice; the same seed makes the same choices (default: random)
  --payments N    how many payments, those of the named steps among them (default 500)
  --orders N      how many payment orders, likewise (default 250)
  --mandates N    how many mandates, likewise (default 60)
  --webhooks N    instead runs the campaign of webhooks: endpoints that fail, with N events each
  --plant NAME    plants a bug, which must be found: ${plantNames.join(", ")};
                  may be repeated
  --steps TEXT    only the named steps whose names contain this; may be repeated
  --patience S    how many seconds everything may take to end after the faults (default 120)`;

interface Options extends CampaignOptions {
  /** How many events each endpoint gets in the campaign of webhooks; null for the usual one. */
  webhooks: number | null;
}

const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
      payments: { type: "string", default: "500" },
      orders: { type: "string", default: "250" },
      mandates: { type: "string", default: "60" },
      webhooks: { type: "string" },
      plant: { type: "string", multiple: true, default: [] },
      steps: { type: "string", multiple: true },
      patience: { type: "string", default: String(PATIENCE_MS / 1000) },
    },
  });
  const number = (name: Exclude<keyof typeof values, "plant" | "steps">, most: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new Error(`--${name} is a whole number up to ${most}.`);
  };
  const planted = values.plant.filter(isPlant);
  if (planted.length < values.plant.length) {
    throw new Error(`--plant is one of ${plantNames.join(", ")}.`);
  }
  return {
    seed: number("seed", Number.MAX_SAFE_INTEGER),
    payments: number("payments", MAX_PAYMENTS),
    orders: number("orders", MAX_ORDERS),
    mandates: number("mandates", MAX_MANDATES),
    webhooks: values.webhooks === undefined ? null : number("webhooks", MAX_EVENTS),
    planted,
    steps: values.steps ?? null,
    patienceMs: number("patience", PATIENCE_MS / 1000) * 1000,
  };
};

try {
  const { webhooks, ...options } = readOptions(process.argv.slice(2));
  if (webhooks === null) {
    const result = await runCampaign(options, (line) => console.log(line));
    console.log(`\n${reportOf(result)}`);
    process.exitCode = result.verdict.breaches.length > 0 ? 1 : 0;
  } else {
    const result = await runWebhooks({ seed: options.seed, events: webhooks });
    console.log(webhooksReport(result));
    process.exitCode = result.breaches.length > 0 ? 1 : 0;
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
} finally {
  await endBundler();
}
