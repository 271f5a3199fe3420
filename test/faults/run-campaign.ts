import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startWorld } from "../support/world.ts";
import { check } from "./check.ts";
import { gather, readBooks } from "./evidence.ts";
import { prepareOrders } from "./exemptions.ts";
import { lieAgainAndAgain } from "./forge.ts";
import { newEntry, newJournal, newMandateEntry, newOrderEntry } from "./journal.ts";
import { drive } from "./journey.ts";
import { makeKiller } from "./killer.ts";
import { driveMandate } from "./mandate-journey.ts";
import { mandateSteps, planMandateStep } from "./mandate-steps.ts";
import { driveOrder, lookAtOrder } from "./order-journey.ts";
import { orderSteps, planOrderStep } from "./order-steps.ts";
import { planMandate } from "./plan-mandate.ts";
import { planOrder } from "./plan-order.ts";
import { planPayment } from "./plan-payment.ts";
import { bundleWorkers, type Plant, plantedBug } from "./plant.ts";
import { type Random, randomFrom } from "./random.ts";
import { startReceiver } from "./receiver.ts";
import type { CampaignResult } from "./report.ts";
import { look, type Scene } from "./scene.ts";
import { settle } from "./settle.ts";
import { paymentSteps, planStep } from "./steps.ts";
import { enrolSubscriptions } from "./subscriptions.ts";
import { takeSteps } from "./take-steps.ts";
import { clearFaults, killAgainAndAgain, makeWeather, moveClockAgainAndAgain } from "./torment.ts";
import { startTpp } from "./tpp.ts";

export interface CampaignOptions {
  seed: number;
  /** Includes those of the named steps. */
  payments: number;
  orders: number;
  mandates: number;
  planted: readonly Plant[];
  /** Only the named steps whose names contain one of these; null for all. */
  steps: readonly string[] | null;
  /** How long the recovery may take. */
  patienceMs: number;
}

/**
 * The longest that a recovery may take. With twenty busy processes beside it on two cores it took
 * 94 s.
 */
export const PATIENCE_MS = 300_000;

const PAYMENTS_AT_ONCE = 8;
const ORDERS_AT_ONCE = 6;
const MANDATES_AT_ONCE = 4;
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
    const BUNDLES_DIR = await bundleWorkers(bundles, options.planted.map(plantedBug));
    const running = await startWorld({ clock: true, env: { BUNDLES_DIR } });
    journal.startedAt = Date.now();
    const killer = makeKiller(running, journal);
    const { world } = running;
    const { seed } = options;
    const tpp = startTpp({ world, journal });
    try {
      const subscriptions = await enrolSubscriptions(world, receiver);
      const common = { seed, running, world, journal, killer, receiver, tpp, subscriptions };
      const scene: Scene = { ...common, calm: false };
      await prepareOrders(scene);
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
  { seed, payments, orders, mandates, steps, patienceMs }: CampaignOptions,
  say: (line: string) => void,
): Promise<CampaignResult> => {
  const { journal, receiver } = scene;
  const before = await readBooks(scene);
  const isChosen = ({ name }: { name: string }) =>
    steps === null || steps.some((text) => name.includes(text));
  const ofPayments = paymentSteps.filter(isChosen).slice(0, payments);
  const ofOrders = orderSteps.filter(isChosen).slice(0, orders);
  const ofMandates = mandateSteps.filter(isChosen).slice(0, mandates);
  const count = ofPayments.length + ofOrders.length + ofMandates.length;
  say(`Killing the gateway at ${count} named steps…`);
  const journeys = [
    ...(await takeSteps(scene, ofPayments, planStep(scene))),
    ...(await takeSteps(scene, ofOrders, planOrderStep(scene))),
    ...(await takeSteps(scene, ofMandates, planMandateStep(scene))),
  ];
  say(`${payments} payments, ${orders} orders and ${mandates} mandates while everything breaks…`);
  await breakEverything(scene, { payments, orders, mandates });
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
    orders: countBy([...evidence.orders.values()].map(({ view }) => view.status)),
    mandates: countBy([...evidence.mandates.values()].map(({ view }) => view.status)),
    charges: countBy(
      [...evidence.mandates.values()].flatMap(({ charges }) => charges.map(({ status }) => status)),
    ),
    refunds: countBy(found.flatMap(({ refunds }) => refunds.map(({ status }) => status))),
    webhooks: receiver.deliveries.length,
    tookMs: Date.now() - journal.startedAt,
  };
};

/**
 * The rest of the payments and orders, some at a time, while processes are killed and everything
 * around fails.
 */
const breakEverything = async (
  scene: Scene,
  most: { payments: number; orders: number; mandates: number },
): Promise<void> => {
  const { seed, journal, world } = scene;
  const isDone =
    journal.payments.length >= most.payments &&
    journal.orders.length >= most.orders &&
    journal.mandates.length >= most.mandates;
  if (isDone) return;
  const tormentors = [
    killAgainAndAgain(scene),
    makeWeather(scene),
    moveClockAgainAndAgain(scene),
    lieAgainAndAgain(scene),
    watchEndedOnes(scene),
  ];
  const pause = (random: Random) => () => sleep(random.between(0, THINKS_AT_MOST_MS));
  const pay = async () => {
    while (journal.payments.length < most.payments) {
      const index = journal.payments.length;
      const random = randomFrom(seed, "payment", index);
      const entry = newEntry(planPayment(world, seed, index, random));
      journal.payments.push(entry);
      await drive(scene, entry, pause(random));
    }
  };
  const order = async () => {
    while (journal.orders.length < most.orders) {
      const index = journal.orders.length;
      const random = randomFrom(seed, "order of", index);
      const entry = newOrderEntry(planOrder(world, seed, index, random));
      journal.orders.push(entry);
      await driveOrder(scene, entry, pause(random));
    }
  };
  const subscribe = async () => {
    while (journal.mandates.length < most.mandates) {
      const index = journal.mandates.length;
      const random = randomFrom(seed, "mandate of", index);
      const entry = newMandateEntry(planMandate(world, seed, index, random));
      journal.mandates.push(entry);
      await driveMandate(scene, entry, pause(random));
    }
  };
  const several = (work: () => Promise<void>, times: number) => Array.from({ length: times }, work);
  await Promise.all([
    ...several(pay, PAYMENTS_AT_ONCE),
    ...several(order, ORDERS_AT_ONCE),
    ...several(subscribe, MANDATES_AT_ONCE),
  ]);
  scene.calm = true;
  await Promise.all(tormentors);
};

/** Reads payments and orders that are no longer driven: ended ones must not change. */
const watchEndedOnes = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "watcher");
  while (!scene.calm) {
    const created = scene.journal.payments.filter(({ seen }) => seen.length > 0);
    if (created.length > 0) await look(scene, random.pick(created));
    const ordered = scene.journal.orders.filter(({ seen }) => seen.length > 0);
    if (ordered.length > 0) await lookAtOrder(scene, random.pick(ordered));
    await sleep(150);
  }
};

const countBy = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
