import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startWorld } from "../support/world.ts";
import { check } from "./check.ts";
import { gather, readBooks } from "./evidence.ts";
import { lieAgainAndAgain } from "./forge.ts";
import { newEntry, newJournal } from "./journal.ts";
import { drive } from "./journey.ts";
import { makeKiller } from "./killer.ts";
import { planPayment } from "./plan-payment.ts";
import { bundleWorkers, type Plant, plants } from "./plant.ts";
import { randomFrom } from "./random.ts";
import { startReceiver } from "./receiver.ts";
import type { CampaignResult } from "./report.ts";
import { look, type Scene } from "./scene.ts";
import { settle } from "./settle.ts";
import { namedSteps, takeSteps } from "./steps.ts";
import { clearFaults, killAgainAndAgain, makeWeather, moveClockAgainAndAgain } from "./torment.ts";

export interface CampaignOptions {
  seed: number;
  /** Includes those of the named steps. */
  payments: number;
  plant: Plant | null;
  /** Only the named steps whose names contain this; null for all. */
  steps: string | null;
  /** How long the recovery may take. */
  patienceMs: number;
}

/** The longest that a recovery may take. */
export const PATIENCE_MS = 120_000;

const PAYMENTS_AT_ONCE = 8;
/** Between two steps, so most payments experience a kill. */
const THINKS_AT_MOST_MS = 400;

/** Runs a campaign in its own world, and returns the result. */
export const runCampaign = async (
  options: CampaignOptions,
  say: (line: string) => void = () => undefined,
): Promise<CampaignResult> => {
  const bundles = mkdtempSync(join(tmpdir(), "gateway-bundles-"));
  const journal = newJournal();
  const receiver = await startReceiver(journal);
  try {
    const { plant } = options;
    await bundleWorkers(bundles, plant && { name: plant, replaces: plants[plant] });
    const running = await startWorld({ clock: true, env: { BUNDLES_DIR: bundles } });
    journal.startedAt = Date.now();
    const killer = makeKiller(running, journal);
    const { world } = running;
    const { seed } = options;
    const scene: Scene = { seed, running, world, journal, killer, receiver, calm: false };
    try {
      return await campaign(scene, options, say);
    } finally {
      await running.stop();
    }
  } finally {
    await receiver.close();
    rmSync(bundles, { recursive: true, force: true });
  }
};

const campaign = async (
  scene: Scene,
  { seed, payments, steps, patienceMs }: CampaignOptions,
  say: (line: string) => void,
): Promise<CampaignResult> => {
  const { journal, receiver } = scene;
  const before = await readBooks(scene);
  const chosen = namedSteps.filter(({ name }) => steps === null || name.includes(steps));
  say(`Killing the gateway at ${chosen.length} named steps…`);
  const journeys = await takeSteps(scene, chosen.slice(0, payments));
  const taken = journal.payments.length;
  say(`${Math.max(payments - taken, 0)} payments while everything breaks…`);
  await breakEverything(scene, taken, payments);
  await Promise.all(journeys);
  scene.calm = true;

  say("The faults stop; everything has to come to its end…");
  receiver.recover();
  await clearFaults(scene);
  await scene.killer.untilReady();
  const recovery = await settle(scene, patienceMs);
  const evidence = await gather(scene, before);
  const verdict = check(journal, evidence, receiver.deliveries, recovery);
  const found = [...evidence.payments.values()];
  return {
    ...{ seed, journal, verdict, recovery },
    ends: countBy(found.map(({ view }) => view.state)),
    refunds: countBy(found.flatMap(({ refunds }) => refunds.map(({ status }) => status))),
    webhooks: receiver.deliveries.length,
    tookMs: Date.now() - journal.startedAt,
  };
};

/** Payments, some at a time, while processes are killed and everything around fails. */
const breakEverything = async (scene: Scene, from: number, to: number): Promise<void> => {
  if (from >= to) return;
  const { seed, journal, world } = scene;
  const tormentors = [
    killAgainAndAgain(scene),
    makeWeather(scene),
    moveClockAgainAndAgain(scene),
    lieAgainAndAgain(scene),
    watchEndedOnes(scene),
  ];
  let next = from;
  const customers = Array.from({ length: PAYMENTS_AT_ONCE }, async () => {
    while (next < to) {
      const index = next++;
      const random = randomFrom(seed, "payment", index);
      const entry = newEntry(planPayment(world, seed, index, random));
      journal.payments.push(entry);
      await drive(scene, entry, () => sleep(random.between(0, THINKS_AT_MOST_MS)));
    }
  });
  await Promise.all(customers);
  scene.calm = true;
  await Promise.all(tormentors);
};

/** Reads payments that are no longer driven: ended payments must not change. */
const watchEndedOnes = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "watcher");
  while (!scene.calm) {
    const created = scene.journal.payments.filter(({ seen }) => seen.length > 0);
    if (created.length > 0) await look(scene, random.pick(created));
    await sleep(150);
  }
};

const countBy = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
