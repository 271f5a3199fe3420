import { setTimeout as sleep } from "node:timers/promises";
import type { HttpReply } from "../../scripts/local/http.ts";
import type { CreatedSession, PhoneMessage } from "../support/checkout-client.ts";
import {
  countFault,
  type Entry,
  type FullView,
  maskedPayer,
  note,
  sessionIdOf,
} from "./journal.ts";
import { type Random, randomFrom } from "./random.ts";
import { askForRefunds } from "./refund.ts";
import {
  ask,
  askCarelessly,
  asMerchant,
  codeOf,
  gatewayUrl,
  insist,
  isOver,
  look,
  type Scene,
} from "./scene.ts";

/**
 * One payment, driven by its state and not by earlier answers: after any death in between, the next
 * read tells how to continue. A customer gives up after a while, and everything begun must then end
 * by itself.
 */
export type Moment =
  | "after create"
  | "before resolve"
  | "after resolve"
  | "before select"
  | "after select"
  | "before confirm"
  | "before approve"
  | "after approve"
  | "before refund"
  | "after refund";

export type AtMoment = (moment: Moment) => Promise<void> | void;

const GIVES_UP_AFTER_MS = 60_000;
/** Moving money is watched for a while. Then the customer closes the page. */
const LEAVES_AFTER_MS = 8_000;

interface Drive {
  scene: Scene;
  entry: Entry;
  random: Random;
  at: AtMoment;
  token: string | null;
  /** The number of attempts in the present state. */
  tries: number;
  givesUpAt: number;
}

export const drive = async (
  scene: Scene,
  entry: Entry,
  at: AtMoment = () => undefined,
): Promise<void> => {
  const random = randomFrom(scene.seed, "journey", entry.index);
  const givesUpAt = Date.now() + GIVES_UP_AFTER_MS;
  const journey: Drive = { scene, entry, random, at, token: null, tries: 0, givesUpAt };
  try {
    await createSession(journey);
    await at("after create");
    await goOn(journey);
  } catch (error) {
    note(scene.journal, entry, `gave up: ${(error as Error).message}`);
  }
};

const createSession = async ({ scene, entry, random }: Drive): Promise<void> => {
  const { journal, receiver, world } = scene;
  const shown = `${entry.ending}, ${entry.authMode}, ${maskedPayer(entry.payer)}`;
  note(journal, entry, `${entry.amount} to ${entry.merchant.name}: ${shown}, ${entry.mood}`);
  const url = `${gatewayUrl(scene)}/api/v1/payments/sessions`;
  const request = {
    method: "POST",
    headers: { ...asMerchant(entry), "idempotency-key": entry.reference },
    body: {
      amount: entry.amount,
      currency: world.currency,
      destination: entry.destination,
      reference: entry.reference,
      webhook_url: receiver.urlOf(entry.index, entry.mood),
    },
  };
  const heard = ({ status, body }: HttpReply<CreatedSession>) => {
    if (status !== 201) return;
    entry.sessionIds.add(body.session_id);
    entry.checkoutUrl = body.checkout_url;
  };
  await askCarelessly<CreatedSession>(scene, random, url, request, heard);
  heard(await insist<CreatedSession>(scene, url, request));
  if (entry.sessionIds.size === 0) throw new Error("the session was refused");
  note(journal, entry, `created ${sessionIdOf(entry)}`);
};

const goOn = async (journey: Drive): Promise<void> => {
  const { scene, entry } = journey;
  let state = "";
  let since = Date.now();
  while (Date.now() < journey.givesUpAt) {
    const view = await look(scene, entry);
    if (!view) {
      await sleep(100);
      continue;
    }
    if (view.state !== state) {
      // Back at the choice of an account: the first one was refused.
      if (view.state === "PENDING" && state !== "") entry.payer = entry.otherPayer;
      state = view.state;
      since = Date.now();
      journey.tries = 0;
    }
    if (isOver(state)) return finish(journey, view);
    const moves = state === "EXECUTING" || state === "SETTLEMENT_PENDING";
    if (moves && Date.now() - since > LEAVES_AFTER_MS) return;
    if (moves) await sleep(100);
    else if ((await step(journey, view)) === "left") return;
  }
};

const step = async (journey: Drive, view: FullView): Promise<"left" | undefined> => {
  const { scene, entry, at } = journey;
  journey.tries += 1;
  switch (view.state) {
    case "PENDING":
      if (entry.ending === "CANCEL" && journey.tries > 1) return cancel(journey);
      await at("before resolve");
      await resolvePayer(journey);
      await at("after resolve");
      if (entry.ending === "CANCEL") return cancel(journey);
      await at("before select");
      await selectAuth(journey);
      await at("after select");
      return undefined;
    case "OTP_SENT":
    case "PUSH_SENT":
      if (entry.ending === "ABANDON") return "left";
      // Requested again if the newest code or prompt does not work.
      if (journey.tries % 8 === 0) await selectAuth(journey);
      if (view.state === "OTP_SENT") await confirm(journey);
      else await answerPrompt(journey);
      return undefined;
    default:
      note(scene.journal, entry, `is in no state that is known: ${view.state}`);
      return "left";
  }
};

/** A step of the checkout, with a new token if the token was refused. */
const checkoutStep = async (
  journey: Drive,
  name: string,
  body: object,
): Promise<HttpReply<unknown> | null> => {
  const { scene, entry, random } = journey;
  if (!journey.token) {
    const headers = { accept: "application/json" };
    const page = await ask<{ token: string }>(scene, entry.checkoutUrl, { headers });
    if (page?.status !== 200) return null;
    journey.token = page.body.token;
  }
  const url = `${gatewayUrl(scene)}/api/v1/payments/sessions/${sessionIdOf(entry)}/${name}`;
  const headers = { authorization: `Bearer ${journey.token}` };
  const reply = await askCarelessly(scene, random, url, { method: "POST", headers, body });
  const answer = reply ? `${reply.status} ${codeOf(reply.body)}`.trim() : "no answer";
  note(scene.journal, entry, `${name}: ${answer}`);
  if (reply?.status === 401) journey.token = null;
  if (codeOf(reply?.body) === "CHALLENGE_LIMIT_REACHED") await cancel(journey);
  if (!reply || reply.status >= 400) await sleep(200);
  return reply;
};

const resolvePayer = async (journey: Drive): Promise<void> => {
  const { alias, iban } = journey.entry.payer;
  // One of the customers has accounts at two banks, and the bare alias leads to one of them.
  const byAlias = alias !== null && alias !== "chloe" && journey.random.chance(0.5);
  const body = byAlias ? { payer_alias: alias } : { payer_iban: iban };
  const reply = await checkoutStep(journey, "resolve-payer", body);
  // Resolved too often, or refused permanently.
  if (reply && reply.status < 500 && reply.status >= 400 && journey.tries > 3)
    await cancel(journey);
};

const selectAuth = async (journey: Drive): Promise<void> => {
  await checkoutStep(journey, "select-auth", { auth_mode: journey.entry.authMode });
};

const messages = async ({ scene, entry }: Drive, kind: "OTP" | "PUSH"): Promise<PhoneMessage[]> => {
  const reply = await ask<PhoneMessage[]>(scene, `${entry.payer.phone_url}/messages.json`);
  if (reply?.status !== 200) return [];
  const session = sessionIdOf(entry);
  const own = reply.body.filter((row) => row.session_id === session && row.kind === kind);
  for (const { otp_code } of own) if (otp_code) scene.journal.codes.add(otp_code);
  return own;
};

const confirm = async (journey: Drive): Promise<void> => {
  const { entry, at } = journey;
  const received = await messages(journey, "OTP");
  // The newest code may be one whose sending was lost, so the earlier ones are tried too.
  const code =
    received[Math.floor((journey.tries - 1) / 3) % Math.max(received.length, 1)]?.otp_code;
  if (!code) return void (await sleep(100));
  if (entry.ending === "WRONG_CODES") {
    countFault(journey.scene.journal, "client", "wrong code");
    const wrong = String((Number(code) + journey.random.between(1, 8)) % 1_000_000);
    await checkoutStep(journey, "confirm", { otp_code: wrong.padStart(6, "0") });
    return;
  }
  entry.authorised = true;
  await at("before confirm");
  await checkoutStep(journey, "confirm", { otp_code: code });
};

const answerPrompt = async (journey: Drive): Promise<void> => {
  const { scene, entry, at, tries } = journey;
  const received = await messages(journey, "PUSH");
  const prompt = received[Math.floor((tries - 1) / 3) % Math.max(received.length, 1)];
  const declines = entry.ending === "DECLINE";
  const url = declines ? prompt?.decline_url : prompt?.approve_url;
  if (url) {
    if (!declines) entry.authorised = true;
    await at("before approve");
    const reply = await ask(scene, url, { method: "POST" });
    const said = declines ? "declined on the phone" : "approved on the phone";
    note(scene.journal, entry, `${said}: ${reply?.status ?? "no answer"}`);
    await at("after approve");
  }
  await sleep(300);
  if (tries > 2) await checkoutStep(journey, "confirm", {});
};

const cancel = async ({ scene, entry }: Drive): Promise<"left" | undefined> => {
  const url = `${gatewayUrl(scene)}/api/v1/payments/sessions/${sessionIdOf(entry)}/cancel`;
  const request = { method: "POST", headers: asMerchant(entry), body: {} };
  const reply = await insist(scene, url, request);
  note(scene.journal, entry, `cancel: ${`${reply.status} ${codeOf(reply.body)}`.trim()}`);
  return undefined;
};

const finish = async ({ scene, entry, at }: Drive, view: FullView): Promise<void> => {
  if (view.state !== "COMPLETED" || !entry.ending.startsWith("REFUND")) return;
  await at("before refund");
  await askForRefunds(scene, entry, view.payment_id);
  await at("after refund");
};
