import { endBundler } from "../../scripts/local/bundle.ts";
import { gatewayNameOf } from "../../scripts/local/places.ts";
import { atOperator } from "../support/checkout-client.ts";
import { startWorld } from "../support/world.ts";
import { attack } from "./attackers.ts";
import { type Paid, Shopper } from "./honest.ts";
import { pay } from "./run-abuse.ts";
import { customersOf, enrolShops } from "./shops.ts";
import { LEAST_SUCCESS, percentile, successOf } from "./verdict.ts";

/**
 * `npm run neighbours`: what payments at one operator notice of another, at the same banks, rail
 * and registry. Exits with 1 if they fail or are slowed down.
 */
const [NEIGHBOUR, OWN] = ["acme", "globex"] as const;
const PAYMENTS = 150;
const SHOPS = 20;
const ATTACKERS = 50;
const ATTACKER_PAUSE_MS = 1_000;
const MOST_SLOWER = 1.5;

interface Measured {
  what: string;
  paid: Paid[];
}

/** The rounds alternate, so that a busy moment of the machine falls on all of them. */
const ROUNDS = 3;

const measure = async (say: (line: string) => void): Promise<Measured[]> => {
  const running = await startWorld({ operators: [NEIGHBOUR, OWN], limits: "contract" });
  try {
    const [neighbour, own] = [NEIGHBOUR, OWN].map((name) => atOperator(running.world, name));
    if (!neighbour || !own) throw new Error("the world has fewer than two operators");
    const [victim, ...payers] = customersOf(own);
    if (!victim) throw new Error("the world has no customer");
    const shops = await enrolShops(own, SHOPS);
    const shoppers = shops.map((shop, place) => new Shopper(own, shop, payers, place));
    const attacked = {
      world: neighbour,
      shops: await enrolShops(neighbour, SHOPS),
      payers,
      victim,
    };
    say("Every shopper pays once…");
    await pay(shoppers, SHOPS);
    const count = PAYMENTS / ROUNDS;
    const quiet: Paid[] = [];
    const beside: Paid[] = [];
    const without: Paid[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      say(`Round ${round} of ${ROUNDS}: in quiet, beside ${ATTACKERS} attackers, without it…`);
      quiet.push(...(await pay(shoppers, count)));
      const stop = new AbortController();
      const attacking = attack(attacked, ATTACKERS, ATTACKER_PAUSE_MS, stop.signal, new Map());
      beside.push(...(await pay(shoppers, count).finally(() => stop.abort())));
      await attacking;
      const down = running.without(gatewayNameOf(NEIGHBOUR), () => pay(shoppers, count));
      without.push(...(await down));
      await running.untilAnswering(gatewayNameOf(NEIGHBOUR));
    }
    return [
      { what: "in quiet", paid: quiet },
      { what: `beside ${ATTACKERS} attackers of ${NEIGHBOUR}`, paid: beside },
      { what: `while ${NEIGHBOUR} is down`, paid: without },
    ];
  } finally {
    await running.stop();
  }
};

const main = async (): Promise<boolean> => {
  const measured = await measure((line) => console.log(line));
  const base = percentile(measured[0]?.paid ?? [], 0.99);
  let holds = true;
  console.log(`\nPayments at ${OWN}: p50, p99, p99 to the quiet run, succeeded`);
  for (const { what, paid } of measured) {
    const [p50, p99] = [percentile(paid, 0.5), percentile(paid, 0.99)];
    const isGood = p99 <= MOST_SLOWER * base && successOf(paid) >= LEAST_SUCCESS;
    holds &&= isGood;
    const figures = [`${p50.toFixed(0)} ms`, `${p99.toFixed(0)} ms`, (p99 / base).toFixed(2)];
    const share = `${(100 * successOf(paid)).toFixed(1)} %`;
    console.log(`  ${what.padEnd(34)} ${figures.join("  ")}  ${share}${isGood ? "" : "  MISSED"}`);
  }
  return holds;
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await endBundler();
}
