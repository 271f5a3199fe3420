import { readEvent } from "../support/checkout-client.ts";
import { type MandateEntry, mandateIdOf, note } from "./journal.ts";
import {
  type ChargeAnswer,
  clockOf,
  DAY_MS,
  isChargeOver,
  lookAtMandate,
  postToMandate,
  readCharges,
} from "./mandate-calls.ts";
import { SUBSCRIPTIONS_INDEX } from "./receiver.ts";
import type { Scene } from "./scene.ts";
import type { Pending } from "./settle.ts";
import { jump } from "./torment.ts";

/** What is still to come of the mandates and their charges. */
const known = ({ journal }: Scene): MandateEntry[] =>
  journal.mandates.filter((entry) => mandateIdOf(entry) !== "");

/** An announced charge waits for its day, which no patience brings. */
export const chargesUnderWay = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of known(scene)) {
    for (const { amount, status } of await readCharges(scene, entry)) {
      if (!isChargeOver(status) && status !== "SCHEDULED")
        pending.push({ entry, what: `a charge of ${amount} is ${status}` });
    }
  }
  return pending;
};

export const openMandates = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of known(scene)) {
    const status = (await lookAtMandate(scene, entry))?.status ?? "mute";
    if (["AWAITING_CUSTOMER_AUTH", "mute"].includes(status)) {
      pending.push({ entry, what: `the mandate is ${status}` });
    }
  }
  return pending;
};

/** When all AUTOMATIC charges of a day are due, in the mandates' zone: UTC. */
const ALL_DUE_MS = 8 * 3_600_000;

/** Goes to the next morning, where every alarm is late because the gateway is dead. */
export const nextMorning = async (scene: Scene): Promise<void> => {
  const now = await clockOf(scene);
  const midnight = now - (now % DAY_MS);
  const morning = midnight + ALL_DUE_MS + (now - midnight < ALL_DUE_MS ? 0 : DAY_MS);
  await jump(scene, morning - now);
  await scene.killer.killGateway();
  await scene.killer.untilReady();
};

/** What is under way, or was due until today and is not: announced charges, and AUTOMATIC ones. */
export const uncollected = async (scene: Scene): Promise<Pending[]> => {
  const today = new Date(await clockOf(scene)).toISOString().slice(0, 10);
  const pending = await chargesUnderWay(scene);
  for (const entry of known(scene)) {
    const charges = await readCharges(scene, entry);
    if (charges.some(({ status, charge_date }) => status === "SCHEDULED" && charge_date <= today)) {
      pending.push({ entry, what: "an announced charge is still SCHEDULED" });
    }
    if (entry.collection !== "AUTOMATIC") continue;
    if ((await lookAtMandate(scene, entry))?.status !== "ACTIVE") continue;
    if (!charges.some(({ charge_date }) => charge_date === today)) {
      pending.push({ entry, what: `${today} is not collected` });
    }
  }
  return pending;
};

/** The mandate's list of charges must follow. */
export const unlistedCharges = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of known(scene)) {
    const listed = new Set((await readCharges(scene, entry)).map(({ charge_id }) => charge_id));
    const ids = entry.asked.flatMap(({ chargeIds }) => [...chargeIds]);
    const missing = ids.filter((id) => !listed.has(id)).length;
    if (missing > 0) pending.push({ entry, what: `${missing} charges are not listed` });
  }
  return pending;
};

/** The merchant tries again what failed, and asks for it twice. */
export const retryFailed = async (scene: Scene): Promise<void> => {
  for (const entry of known(scene)) {
    for (const { charge_id, status, retries_left } of await readCharges(scene, entry)) {
      if (entry.collection !== "MANUAL" || status !== "FAILED" || retries_left === 0) continue;
      entry.isRetried = true;
      const retry = () => postToMandate(scene, entry, `charges/${charge_id}/retry`);
      await Promise.all([retry(), retry()]);
    }
  }
};

/** Later jumps of the clock collect nothing more. */
export const endAutomatic = async (scene: Scene): Promise<void> => {
  for (const entry of known(scene)) {
    if (entry.collection !== "AUTOMATIC") continue;
    note(scene.journal, entry, "the campaign ends it");
    await postToMandate(scene, entry, "cancel");
  }
};

/** The events that have arrived, by name and the id of their charge or mandate. */
const toldOfMandates = ({ receiver }: Scene): Set<string> => {
  const told = new Set<string>();
  for (const delivered of receiver.deliveries) {
    if (delivered.status !== 200 || delivered.index !== SUBSCRIPTIONS_INDEX) continue;
    const { event, data } = readEvent(delivered);
    told.add(`${event} ${data.charge_id ?? data.mandate_id}`);
  }
  return told;
};

const endOf = ({ status, charge_id }: ChargeAnswer): string =>
  `mandate.charge.${status.toLowerCase()} ${charge_id}`;

export const untoldCharges = async (scene: Scene): Promise<Pending[]> => {
  const told = toldOfMandates(scene);
  const pending: Pending[] = [];
  for (const entry of known(scene)) {
    for (const charge of await readCharges(scene, entry)) {
      if (isChargeOver(charge.status) && !told.has(endOf(charge))) {
        pending.push({ entry, what: `nobody was told of ${endOf(charge)}` });
      }
    }
  }
  return pending;
};
