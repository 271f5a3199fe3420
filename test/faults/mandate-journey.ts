import { setTimeout as sleep } from "node:timers/promises";
import type { HttpReply } from "../../scripts/local/http.ts";
import { approveMandate } from "./approve-mandate.ts";
import { bookedOf } from "./evidence.ts";
import {
  type AskedCharge,
  type MandateEntry,
  mandateIdOf,
  maskedPayer,
  newMandateEntry,
  note,
} from "./journal.ts";
import {
  type AtMandateMoment,
  type ChargeAnswer,
  clockOf,
  DAY_MS,
  type MandateAnswer,
  type MandateDrive,
  mandateUrl,
  postToMandate,
  readCharges,
  request,
} from "./mandate-calls.ts";
import { aboveCapOf, CHARGES_ASKED, chargeAmountOf, planMandate } from "./plan-mandate.ts";
import { randomFrom } from "./random.ts";
import { askCarelessly, codeOf, gatewayUrl, insist, type Scene } from "./scene.ts";

/**
 * One mandate, driven by its status and not by earlier answers: created, approved, charged until
 * its cap refuses, and perhaps ended. Merchant and customer give up after a while, and everything
 * begun must then end by itself.
 */
const GIVES_UP_AFTER_MS = 60_000;
/** Moving money is watched for a while. */
const LEAVES_AFTER_MS = 8_000;

export const driveMandate = async (
  scene: Scene,
  entry: MandateEntry,
  at: AtMandateMoment = () => undefined,
): Promise<void> => {
  const { journal } = scene;
  const random = randomFrom(scene.seed, "mandate journey", entry.index);
  const shown = `${entry.ending}, ${entry.authMode}, ${maskedPayer(entry.payer)}`;
  note(journal, entry, `${entry.collection}, up to ${entry.amount}: ${shown}`);
  const journey = { scene, entry, random, at, givesUpAt: Date.now() + GIVES_UP_AFTER_MS };
  try {
    await at("before create");
    await begin(journey);
  } catch (error) {
    note(journal, entry, `gave up: ${(error as Error).message}`);
  }
};

const begin = async (journey: MandateDrive): Promise<void> => {
  await createMandate(journey);
  if ((await approveMandate(journey)) !== "ACTIVE") return;
  await journey.at("after approve");
  await useMandate(journey);
};

/** Repeated under one key until it is answered. */
const createMandate = async ({ scene, entry, random }: MandateDrive): Promise<void> => {
  const isAutomatic = entry.collection === "AUTOMATIC";
  const body = {
    ...{ amount: entry.amount, currency: scene.world.currency, frequency: "DAILY" },
    ...{ collection: entry.collection, amount_type: isAutomatic ? "FIXED" : "VARIABLE" },
    max_amount_per_period: isAutomatic ? entry.amount : entry.perPeriod,
    merchant_reference: entry.reference,
    replaces: entry.replaces && mandateIdOf(entry.replaces),
  };
  const url = `${gatewayUrl(scene)}/api/v1/recurring/mandates`;
  const asked = request(scene, "POST", body, entry.reference);
  const heard = ({ status, body: answer }: HttpReply<MandateAnswer>) => {
    if (status !== 201) return;
    entry.mandateIds.add(answer.mandate_id);
    entry.approvalUrl ||= answer.approval_url ?? "";
  };
  await askCarelessly<MandateAnswer>(scene, random, url, asked, heard);
  const reply = await insist<MandateAnswer>(scene, url, asked);
  heard(reply);
  if (entry.mandateIds.size === 0) throw new Error(`create: ${reply.status} ${codeOf(reply.body)}`);
  note(scene.journal, entry, `created ${mandateIdOf(entry)}`);
};

const useMandate = async (journey: MandateDrive): Promise<void> => {
  const { entry } = journey;
  const isManual = entry.collection === "MANUAL";
  if (isManual) {
    // First, while no charge is under way that it could be refused for.
    await requestCharge(journey, aboveCapOf(entry), `${entry.reference} above its cap`);
    await untilChargesEnd(journey);
  }
  for (let place = 0; isManual && place < CHARGES_ASKED; place++) {
    if (entry.ending !== "CHARGE" && place === 1) await endAs(journey);
    // After an end each of these must be refused.
    await charge(journey, place);
    await untilChargesEnd(journey);
  }
  if (!isManual) await endAs(journey);
};

const charge = async (
  journey: MandateDrive,
  place: number,
  date: { charge_date?: string } = {},
): Promise<AskedCharge> => {
  const { entry, at } = journey;
  await at("before charge");
  return requestCharge(journey, chargeAmountOf(entry, place), `${entry.reference} ${place}`, date);
};

/** Two requests under one key at once, and a third: together one charge, or one refusal. */
const requestCharge = async (
  { scene, entry, random }: MandateDrive,
  amount: number,
  reference: string,
  date: { charge_date?: string } = {},
): Promise<AskedCharge> => {
  const asked: AskedCharge = { amount, chargeIds: new Set() };
  entry.asked.push(asked);
  const url = `${mandateUrl(scene, entry)}/charge`;
  const body = { amount, reference, ...date };
  const heard = ({ status, body: answer }: HttpReply<ChargeAnswer>) => {
    if (status === 201) asked.chargeIds.add(answer.charge_id);
  };
  const wanted = request(scene, "POST", body, reference);
  await askCarelessly<ChargeAnswer>(scene, random, url, wanted, heard);
  const reply = await insist<ChargeAnswer>(scene, url, wanted);
  heard(reply);
  note(scene.journal, entry, `charge ${amount}: ${reply.status} ${codeOf(reply.body)}`.trim());
  return asked;
};

/** Announces a charge for the next day, and perhaps takes it back. */
const announce = async (journey: MandateDrive): Promise<void> => {
  const { scene, entry } = journey;
  const tomorrow = (await clockOf(scene)) + DAY_MS;
  const charge_date = new Date(tomorrow).toISOString().slice(0, 10);
  const { chargeIds } = await charge(journey, CHARGES_ASKED, { charge_date });
  if (entry.ending !== "TAKE_BACK") return;
  for (const id of chargeIds) await postToMandate(scene, entry, `charges/${id}/cancel`);
};

const untilChargesEnd = async ({ scene, entry, givesUpAt }: MandateDrive): Promise<void> => {
  const until = Math.min(givesUpAt, Date.now() + LEAVES_AFTER_MS);
  while (Date.now() < until) {
    const charges = await readCharges(scene, entry);
    if (charges.every(({ status }) => status !== "PROCESSING")) return;
    await sleep(150);
  }
};

const endAs = async (journey: MandateDrive): Promise<void> => {
  const { scene, entry, at } = journey;
  const post = (path: string) => postToMandate(scene, entry, path);
  if (entry.ending === "ANNOUNCE" || entry.ending === "TAKE_BACK") await announce(journey);
  if (entry.ending === "PAUSE") {
    await post("pause");
    await post("resume");
  }
  if (entry.ending === "CANCEL") await post("cancel");
  if (entry.ending === "REPLACE") await replace(journey);
  if (entry.ending === "CUSTOMER_CANCELS") {
    await at("before cancel at the bank");
    const url = `${entry.payer.phone_url}/mandates/${mandateIdOf(entry)}/cancel`;
    const { status } = await insist(scene, url, { method: "POST" });
    note(scene.journal, entry, `cancelled at the bank: ${status}`);
    if (status === 200) entry.bookedAtEnd = await bookedOf(scene, entry);
  }
};

/** Another mandate of the same customer takes its place, and is charged on the same day. */
const replace = async (journey: MandateDrive): Promise<void> => {
  const { scene, entry, random } = journey;
  const { seed, world, journal } = scene;
  const wanted = { ending: "CHARGE", collection: "MANUAL" } as const;
  const plan = planMandate(world, seed, journal.mandates.length, random, wanted);
  const next = newMandateEntry({ ...plan, payer: entry.payer });
  next.replaces = entry;
  journal.mandates.push(next);
  await begin({ ...journey, entry: next });
};
