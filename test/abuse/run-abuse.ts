import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "../../scripts/local/places.ts";
import { bundleWorkers } from "../faults/plant.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { attack } from "./attackers.ts";
import { type Filled, fillRegistry } from "./filling.ts";
import { type Paid, Shopper } from "./honest.ts";
import { customersOf, enrolShops } from "./shops.ts";

/** Weaknesses that the campaign must find (test/planted), and the modules that they replace. */
export const weaknesses = {
  "lookups-without-shares": "src/directory/look-up-name.ts",
  "strangers-count": "src/sca/verified-browser.ts",
} as const;

export type Weakness = keyof typeof weaknesses;

export interface AbuseOptions {
  attackers: number;
  merchants: number;
  /** Honest payments beside the attackers. */
  payments: number;
  /** Those in quiet before, whose times are the measure. */
  quiet: number;
  plant: Weakness | null;
}

export interface AbuseResult {
  options: AbuseOptions;
  quiet: Paid[];
  attacked: Paid[];
  /** The answers to the attackers. */
  codes: Map<string, number>;
  /** How many times the registry refused this gateway for its tokens. */
  registryRefusals: number;
  /** The bank that fills the registry meanwhile. */
  filled: Filled;
}

/**
 * The honest payments begin so many milliseconds after one another. Half of the names that the
 * registry grants a gateway in a minute are left to them.
 */
const PAYMENT_EVERY_MS = 600;

const ATTACKER_PAUSE_MS = 2_000;

/**
 * Each attacker has had so many answers before the honest payments that are measured. That takes a
 * quarter of a minute, and longer on a slow machine.
 */
const HEAD_START_ANSWERS = 8;

/** Both runs in a world of their own with the contract's limits, first the quiet one. */
export const runAbuse = async (
  options: AbuseOptions,
  say: (line: string) => void = () => undefined,
): Promise<AbuseResult> => {
  const bundles = mkdtempSync(join(tmpdir(), "gateway-bundles-"));
  const { plant } = options;
  try {
    await bundleWorkers(bundles, plant ? [{ name: plant, replaces: weaknesses[plant] }] : []);
    const running = await startWorld({ limits: "contract", env: { BUNDLES_DIR: bundles } });
    try {
      return await bothRuns(running, options, say);
    } finally {
      await running.stop();
    }
  } finally {
    rmSync(bundles, { recursive: true, force: true });
  }
};

const bothRuns = async (
  running: RunningWorld,
  options: AbuseOptions,
  say: (line: string) => void,
): Promise<AbuseResult> => {
  const { world, stateDir } = running;
  const { merchants, attackers, payments } = options;
  const shops = await enrolShops(world, merchants);
  const [victim, ...payers] = customersOf(world);
  if (!victim || payers.length < 2) throw new Error("the world has too few customers");
  const shoppers = shops.map((shop, place) => new Shopper(world, shop, payers, place));

  say("Every shopper pays once, so that names and browsers are known…");
  await pay(shoppers, shoppers.length);
  say(`${options.quiet} honest payments in quiet…`);
  const quiet = await pay(shoppers, options.quiet);
  say(`${payments} honest payments beside ${attackers} attackers…`);
  const stop = new AbortController();
  const targets = { world, shops, payers, victim };
  const codes = new Map<string, number>();
  const attacking = attack(targets, attackers, ATTACKER_PAUSE_MS, stop.signal, codes);
  const filling = fillRegistry(world, stop.signal);
  // Awaited at the end; a failure before must not end the process.
  filling.catch(() => undefined);
  while (sumOf(codes) < HEAD_START_ANSWERS * attackers) {
    await Promise.race([attacking, sleep(100)]);
  }
  const attacked = await pay(shoppers, payments).finally(() => stop.abort());
  await attacking;
  const filled = await filling;
  const log = readFileSync(placesIn(stateDir).log("gateway"), "utf8");
  const registryRefusals = log.split("registry limits this gateway's lookups").length - 1;
  return { options, quiet, attacked, codes, registryRefusals, filled };
};

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The shoppers take turns, at a steady pace. */
const pay = (shoppers: readonly Shopper[], count: number): Promise<Paid[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await sleep(place * PAYMENT_EVERY_MS);
      return (shoppers[place % shoppers.length] as Shopper).pay();
    }),
  );
