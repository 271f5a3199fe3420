import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "../../scripts/local/places.ts";
import { bundleWorkers } from "../faults/plant.ts";
import { type RunningWorld, startWorld, type WorldOptions } from "../support/world.ts";
import { attack } from "./attackers.ts";
import { chargeAtOnce, type Due } from "./due.ts";
import { type Filled, fillRegistry } from "./filling.ts";
import { type Paid, Shopper } from "./honest.ts";
import { type Tried, tryAlone } from "./one-key.ts";
import { customersOf, enrolShops } from "./shops.ts";
import { type Withdrawn, withdraw } from "./withdrawn.ts";

/** Weaknesses that the campaign must find (test/planted), and the modules that they replace. */
export const weaknesses = {
  "lookups-without-shares": "src/network/directory/look-up-name.ts",
  "strangers-count": "src/approvals/verified-browser.ts",
  "one-is-enough": "src/frame/records/proposals.ts",
  "scopes-stay": "src/network/parties/tpps.ts",
  "automatic-twice": "src/products/mandates/decide/collect.ts",
} as const;

export type Weakness = keyof typeof weaknesses;

export interface AbuseOptions {
  attackers: number;
  merchants: number;
  /** Honest payments beside the attackers. */
  payments: number;
  /** Those in quiet before, whose times are the measure. */
  quiet: number;
  /** For the insiders, in a world of their own; without them if it is null. */
  insiders: InsidersOptions | null;
  plants: readonly Weakness[];
  /** Whether the payments beside the attackers end with the first that fails. */
  endsAtFailure?: boolean;
}

export interface InsidersOptions {
  /** AUTOMATIC mandates that are due at once. */
  mandates: number;
  /** Honest payments beside the mandates. */
  payments: number;
  /** How many times a TPP tries everything that it may do no more. */
  rounds: number;
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
  insiders: Insiders | null;
}

/** Those who have a key, and a morning with much to do. */
export interface Insiders {
  /** One key of the staff. */
  alone: Tried[];
  /** A TPP whose scopes staff take away. */
  withdrawn: Withdrawn;
  /** Null without mandates. */
  due: Due | null;
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

/** Both runs in a world with the contract's limits, then the insiders in another. */
export const runAbuse = async (
  options: AbuseOptions,
  say: (line: string) => void = () => undefined,
): Promise<AbuseResult> => {
  const { plants, insiders } = options;
  const result = await inWorld(plants, { limits: "contract" }, (running) =>
    bothRuns(running, options, say),
  );
  return { ...result, insiders: insiders && (await runInsiders(insiders, plants, say)) };
};

/** The mandates come last, because their morning ends tokens and approvals. */
export const runInsiders = (
  { rounds, ...options }: InsidersOptions,
  plants: readonly Weakness[] = [],
  say: (line: string) => void = () => undefined,
): Promise<Insiders> =>
  inWorld(plants, { clock: true }, async (running) => {
    say("One key of the staff tries each change alone…");
    const alone = await tryAlone(running.world);
    say("A TPP goes on with scopes that staff have taken…");
    const withdrawn = await withdraw(running.world, rounds);
    const due = options.mandates > 0 ? await chargeAtOnce(running, options, say) : null;
    return { alone, withdrawn, due };
  });

const inWorld = async <Value>(
  plants: readonly Weakness[],
  options: WorldOptions,
  work: (running: RunningWorld) => Promise<Value>,
): Promise<Value> => {
  const bundles = mkdtempSync(join(tmpdir(), "gateway-bundles-"));
  try {
    const planted = plants.map((name) => ({ name, replaces: weaknesses[name] }));
    const BUNDLES_DIR = await bundleWorkers(bundles, planted);
    const running = await startWorld({ ...options, env: { BUNDLES_DIR } });
    try {
      return await work(running);
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
): Promise<Omit<AbuseResult, "insiders">> => {
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
  const attacked = await pay(shoppers, payments, options.endsAtFailure).finally(() => stop.abort());
  await attacking;
  const filled = await filling;
  const log = readFileSync(placesIn(stateDir).log("gateway"), "utf8");
  const registryRefusals = log.split("registry limits this gateway's lookups").length - 1;
  return { options, quiet, attacked, codes, registryRefusals, filled };
};

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The shoppers take turns, at a steady pace. */
export const pay = async (
  shoppers: readonly Shopper[],
  count: number,
  endsAtFailure = false,
): Promise<Paid[]> => {
  const paying: Promise<Paid>[] = [];
  let isOver = false;
  const payOnce = async (shopper: Shopper): Promise<Paid> => {
    const paid = await shopper.pay();
    isOver ||= endsAtFailure && paid.failure !== null;
    return paid;
  };
  for (let place = 0; place < count && !isOver; place++) {
    paying.push(payOnce(shoppers[place % shoppers.length] as Shopper));
    await sleep(PAYMENT_EVERY_MS);
  }
  return Promise.all(paying);
};
