import { setTimeout as sleep } from "node:timers/promises";
import { parseEvent } from "../support/checkout-client.ts";
import { terminalEvents } from "./check.ts";
import { readBooks, readListed, readRefunds } from "./evidence.ts";
import { probeExemptions } from "./exemptions.ts";
import { type Driven, type Entry, sessionIdOf } from "./journal.ts";
import { isOver, look, type Scene } from "./scene.ts";
import {
  chargesUnderWay,
  endAutomatic,
  nextMorning,
  openMandates,
  retryFailed,
  uncollected,
  unlistedCharges,
  untoldCharges,
} from "./settle-mandates.ts";
import { openOrders, ordersUnderWay, untoldOrders, wronglyListedOrders } from "./settle-orders.ts";
import { BEYOND_EXPIRY_MS, jump, transfersIn } from "./torment.ts";

/** After the faults everything must end by itself, and soon. */
export interface Recovery {
  /** Milliseconds until no money was moving; null if never. */
  moneyMs: number | null;
  /** Milliseconds until every working endpoint had every final event, too. */
  everythingMs: number | null;
  /** What was still pending when the waiting time ended, by reference. */
  pending: { reference: string; what: string }[];
  /** Accounts of which the gateway counts other exempt orders than the books hold. */
  miscounted: string[];
}

export interface Pending {
  entry: Driven | null;
  what: string;
}

export const settle = async (scene: Scene, patienceMs: number): Promise<Recovery> => {
  const begun = Date.now();
  const deadline = begun + patienceMs;
  const took = () => Date.now() - begun;
  const money = await untilNothing(() => moneyUnderWay(scene), deadline);
  const moneyMs = money.length === 0 ? took() : null;
  // Open sessions end by expiry.
  await jump(scene, BEYOND_EXPIRY_MS);
  const open = await untilNothing(
    async () => [...(await openSessions(scene)), ...(await openOrders(scene))],
    deadline,
  );
  const miscounted = await untilNothing(() => probeExemptions(scene), deadline);
  const uncharged = await collectMandates(scene, deadline);
  const untold = await tellEveryone(scene, deadline);
  const unlisted = await untilNothing(
    async () => [
      ...(await wronglyListed(scene)),
      ...(await wronglyListedOrders(scene)),
      ...(await unlistedCharges(scene)),
    ],
    deadline,
  );
  const pending = [...money, ...open, ...uncharged, ...untold, ...unlisted].map(
    ({ entry, what }) => ({
      reference: entry?.reference ?? "",
      what,
    }),
  );
  return { moneyMs, everythingMs: pending.length === 0 ? took() : null, pending, miscounted };
};

const MORNINGS = 2;

/** Some mornings by the clock, and then no AUTOMATIC mandate is left. */
const collectMandates = async (scene: Scene, deadline: number): Promise<Pending[]> => {
  if (scene.journal.mandates.length === 0) return [];
  const pending: Pending[] = [];
  for (let morning = 0; morning < MORNINGS; morning++) {
    await nextMorning(scene);
    await retryFailed(scene);
    pending.push(...(await untilNothing(() => uncollected(scene), deadline)));
  }
  await endAutomatic(scene);
  pending.push(...(await untilNothing(() => openMandates(scene), deadline)));
  return pending;
};

const untilNothing = async <Found>(
  find: () => Promise<Found[]>,
  deadline: number,
): Promise<Found[]> => {
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > deadline) return found;
    await sleep(250);
  }
};

/** Payments without anything under way. */
const settled = new WeakSet<Entry>();

const moneyUnderWay = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of scene.journal.payments) {
    if (settled.has(entry)) continue;
    const what = await whatIsUnderWay(scene, entry);
    if (what) pending.push({ entry, what });
    else if (isOver(entry.seen.at(-1)?.state ?? "")) settled.add(entry);
  }
  pending.push(...(await ordersUnderWay(scene)), ...(await chargesUnderWay(scene)));
  const submitted = transfersIn(await readBooks(scene)).filter(
    ({ status }) => status === "SUBMITTED",
  );
  return [
    ...pending,
    ...submitted.map(({ amount }) => ({
      entry: drivenIn(scene).find((entry) => entry.amount === amount) ?? null,
      what: `${amount} are in flight`,
    })),
  ];
};

const drivenIn = ({ journal }: Scene): Driven[] => [
  ...journal.payments,
  ...journal.orders,
  ...journal.mandates,
];

const whatIsUnderWay = async (scene: Scene, entry: Entry): Promise<string | null> => {
  const view = await look(scene, entry);
  if (!view) return "cannot be read";
  if (view.status === "PROCESSING") return `is still ${view.state}`;
  if (view.funds === "RETURNING") return "its money is RETURNING";
  const refunds = await readRefunds(scene, entry);
  return refunds.some(({ status }) => status === "PROCESSING") ? "a refund is PROCESSING" : null;
};

const openSessions = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of scene.journal.payments) {
    if (isOver(entry.seen.at(-1)?.state ?? "")) continue;
    const view = await look(scene, entry);
    if (!view || !isOver(view.state)) pending.push({ entry, what: `is ${view?.state ?? "mute"}` });
  }
  return pending;
};

/** Just after each wait of the retry schedule, jitter included. */
const retryJumpsMs = [8, 400, 2_300, 9_000, 22_000, 44_000, 61_000, 87_000].map(
  (seconds) => seconds * 1_000,
);
const LAST_RETRY_JUMP_MS = 104_000_000;
const PER_ATTEMPT_MS = 1_500;

/** Waits for the webhooks, and moves the clock to each next attempt, the last of them again. */
const tellEveryone = async (scene: Scene, deadline: number): Promise<Pending[]> => {
  const findUntold = async () => [
    ...untoldPayments(scene),
    ...untoldOrders(scene),
    ...(await untoldCharges(scene)),
  ];
  const quietly = () => Math.min(deadline, Date.now() + PER_ATTEMPT_MS);
  let untold = await untilNothing(findUntold, quietly());
  for (let attempt = 0; untold.length > 0 && Date.now() < deadline; attempt++) {
    await jump(scene, retryJumpsMs[attempt] ?? LAST_RETRY_JUMP_MS);
    untold = await untilNothing(findUntold, quietly());
  }
  return untold;
};

const untoldPayments = ({ journal, receiver }: Scene): Pending[] => {
  const told = new Map<string, number>();
  for (const delivered of receiver.deliveries) {
    if (delivered.status !== 200) continue;
    if (delivered.index < 0) continue;
    const { event, data } = parseEvent(delivered);
    const key = `${terminalEvents.has(event) ? "end" : event.split(".")[0]} ${data.session_id}`;
    told.set(key, (told.get(key) ?? 0) + 1);
  }
  const pending: Pending[] = [];
  for (const entry of journal.payments) {
    const state = entry.seen.at(-1)?.state ?? "";
    if (entry.mood === "DEAD" || state === "CANCELLED" || !isOver(state)) continue;
    const session = sessionIdOf(entry);
    if (!told.has(`end ${session}`)) pending.push({ entry, what: `nobody was told of ${state}` });
    const refunds = entry.refunds.filter(({ refundIds }) => refundIds.size > 0).length;
    if ((told.get(`refund ${session}`) ?? 0) < refunds) {
      pending.push({ entry, what: "nobody was told of its refund" });
    }
  }
  return pending;
};

/** The merchant's list must follow. */
const wronglyListed = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of scene.journal.payments) {
    if (listedRight.has(entry)) continue;
    const state = entry.seen.at(-1)?.state ?? "";
    const rows = await readListed(scene, entry);
    if (rows.some((row) => row.session_id === sessionIdOf(entry) && row.state === state)) {
      listedRight.add(entry);
    } else pending.push({ entry, what: `is not listed as ${state}` });
  }
  return pending;
};

/** Rows of ended payments no longer change. */
const listedRight = new WeakSet<Entry>();
