import { setTimeout as sleep } from "node:timers/promises";
import type { HttpReply, HttpRequest } from "../../scripts/local/http.ts";
import type { PhoneMessage } from "../support/checkout-client.ts";
import { countFault, maskedPayer, note, type OrderEntry, orderIdOf, sight } from "./journal.ts";
import { type Random, randomFrom } from "./random.ts";
import { ask, askCarelessly, type Connection, codeOf, gatewayUrl, type Scene } from "./scene.ts";

/**
 * One payment order, driven by its status and not by earlier answers, as payments are. TPP and
 * customer give up after a while, and everything begun must then end by itself.
 */
export type OrderMoment =
  | "before create"
  | "after create"
  | "before start"
  | "after start"
  | "before confirm"
  | "before approve"
  | "after approve"
  | "before end of consent"
  | "after cancel";

export type AtOrderMoment = (moment: OrderMoment) => Promise<void> | void;

export interface OrderAnswer {
  payment_order_id: string;
  amount: number;
  status: string;
  status_reason: string | null;
  sca_url: string | null;
}

const GIVES_UP_AFTER_MS = 60_000;
/** Moving money is watched for a while. */
const LEAVES_AFTER_MS = 8_000;

interface Drive {
  scene: Scene;
  entry: OrderEntry;
  random: Random;
  at: AtOrderMoment;
  connection: Connection;
  /** Of the page. */
  session: string | null;
  /** The number of attempts in the present status. */
  tries: number;
  givesUpAt: number;
}

export const driveOrder = async (
  scene: Scene,
  entry: OrderEntry,
  at: AtOrderMoment = () => undefined,
): Promise<void> => {
  const random = randomFrom(scene.seed, "order", entry.index);
  const { journal, tpp } = scene;
  const shown = `${entry.ending}, ${entry.authMode}, ${maskedPayer(entry.payer)}`;
  note(journal, entry, `${entry.amount} to ${entry.payeeBank}: ${shown}`);
  try {
    const endsConsent = entry.ending === "END_CONSENT";
    const connection = await (endsConsent ? tpp.connect(entry.payer) : tpp.connected(entry.payer));
    const givesUpAt = Date.now() + GIVES_UP_AFTER_MS;
    const common = { scene, entry, random, at, connection };
    const journey: Drive = { ...common, session: null, tries: 0, givesUpAt };
    await at("before create");
    await createOrder(journey);
    await at("after create");
    await goOn(journey);
  } catch (error) {
    note(journal, entry, `gave up: ${(error as Error).message}`);
  }
};

/** Repeated under one key until it is answered, with new tokens when they are old. */
const createOrder = async ({ scene, entry, random, connection, givesUpAt }: Drive) => {
  const { account_id, consent_id } = connection;
  const url = `${gatewayUrl(scene)}/ob/payment-orders`;
  const request = (): HttpRequest => ({
    method: "POST",
    headers: {
      authorization: `Bearer ${connection.tokens.access_token}`,
      "x-consent-id": consent_id,
      "idempotency-key": entry.reference,
    },
    body: {
      ...{ source_account_id: account_id, destination: entry.destination },
      ...{ creditor_name: entry.creditorName, reference: entry.reference },
      ...{ amount: entry.amount, currency: scene.world.currency },
    },
  });
  const heard = ({ status, body }: HttpReply<OrderAnswer>) => {
    if (status !== 201) return;
    entry.orderIds.add(body.payment_order_id);
    entry.scaUrl ||= body.sca_url ?? "";
  };
  while (Date.now() < givesUpAt) {
    const reply = await askCarelessly<OrderAnswer>(scene, random, url, request(), heard);
    if (reply?.status === 201) {
      // Asked once more, it is the same order.
      const again = await ask<OrderAnswer>(scene, url, request());
      if (again) heard(again);
      return note(scene.journal, entry, `created ${orderIdOf(entry)}`);
    }
    if (reply) note(scene.journal, entry, `create: ${reply.status} ${codeOf(reply.body)}`);
    if (reply?.status === 401) await scene.tpp.renew(entry.payer, connection);
    else if (reply && isFinalRefusal(reply.status)) break;
    else await sleep(200);
  }
  throw new Error("the order was not created");
};

const isFinalRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 409 && status !== 429;

/** Reads the order as its TPP does, and records its status. */
export const lookAtOrder = async (scene: Scene, entry: OrderEntry): Promise<OrderAnswer | null> => {
  if (entry.orderIds.size === 0) return null;
  const from = Date.now();
  const reply = await scene.tpp
    .call<OrderAnswer>(`/ob/payment-orders/${orderIdOf(entry)}`, { timeoutMs: 10_000 })
    .catch(() => null);
  if (reply?.status !== 200) return null;
  const { status, status_reason, sca_url } = reply.body;
  entry.scaUrl ||= sca_url ?? "";
  sight(scene.journal, entry, { state: status, reason: status_reason, from });
  return reply.body;
};

export const isOrderOver = (status: string): boolean =>
  ["COMPLETED", "FAILED", "REJECTED", "CANCELLED"].includes(status);

const goOn = async (journey: Drive): Promise<void> => {
  const { scene, entry } = journey;
  let status = "";
  let since = Date.now();
  while (Date.now() < journey.givesUpAt) {
    const order = await lookAtOrder(scene, entry);
    if (!order) {
      await sleep(100);
      continue;
    }
    if (order.status !== status) {
      status = order.status;
      since = Date.now();
      journey.tries = 0;
    }
    if (isOrderOver(status)) return;
    const moves = status === "PROCESSING";
    if (moves && Date.now() - since > LEAVES_AFTER_MS) return;
    if (moves) await sleep(100);
    else if ((await step(journey)) === "left") return;
  }
};

const step = async (journey: Drive): Promise<"left" | undefined> => {
  const { entry, at } = journey;
  journey.tries += 1;
  if (entry.ending === "CANCEL" && journey.tries > 1) return cancel(journey);
  const page = await openPage(journey);
  if (!page) return undefined;
  switch (page.step) {
    case "START":
      await at("before start");
      await pageStep(journey, "start", { auth_mode: entry.authMode });
      await at("after start");
      return undefined;
    case "CONFIRM":
      return answerChallenge(journey);
    default:
      await sleep(100);
      return undefined;
  }
};

const answerChallenge = async (journey: Drive): Promise<"left" | undefined> => {
  const { entry, tries } = journey;
  if (entry.ending === "ABANDON") return "left";
  if (entry.ending === "REJECT") {
    await pageStep(journey, "reject", {});
    return undefined;
  }
  if (entry.ending === "END_CONSENT" && !entry.endedBefore) await endConsent(journey);
  // Requested again if the newest code or prompt does not work.
  if (tries % 8 === 0) await pageStep(journey, "start", { auth_mode: entry.authMode });
  if (entry.authMode === "OTP") await confirm(journey);
  else await answerPrompt(journey);
  return undefined;
};

const stepsOf = ({ scene, entry }: Drive): string =>
  `${gatewayUrl(scene)}/ob/payment-orders/${orderIdOf(entry)}/authorisation`;

/** Where the page is, with a new session if the old one was refused. */
const openPage = async (journey: Drive): Promise<{ step: string } | null> => {
  const { scene, entry } = journey;
  if (!journey.session) {
    const headers = { accept: "application/json" };
    const page = await ask<{ token: string }>(scene, entry.scaUrl, { headers });
    if (page?.status !== 200) return null;
    journey.session = page.body.token;
  }
  const headers = { "x-gateway-auth-session": journey.session };
  const reply = await ask<{ step: string }>(scene, stepsOf(journey), { headers });
  if (reply?.status === 401) journey.session = null;
  return reply?.status === 200 ? reply.body : null;
};

const pageStep = async (journey: Drive, name: string, body: object): Promise<void> => {
  const { scene, entry, random } = journey;
  const url = `${stepsOf(journey)}/${name}`;
  const headers = { "x-gateway-auth-session": journey.session ?? "" };
  const reply = await askCarelessly(scene, random, url, { method: "POST", headers, body });
  const answer = reply ? `${reply.status} ${codeOf(reply.body)}`.trim() : "no answer";
  note(scene.journal, entry, `${name}: ${answer}`);
  if (reply?.status === 401) journey.session = null;
  if (codeOf(reply?.body) === "CHALLENGE_LIMIT_REACHED") await cancel(journey);
  if (codeOf(reply?.body) === "CONTINUED_ELSEWHERE" && name !== "payer") {
    await pageStep(journey, "payer", { payer_iban: entry.payer.iban });
  }
  if (!reply || reply.status >= 400) await sleep(200);
};

const messages = async ({ scene, entry }: Drive, kind: "OTP" | "PUSH"): Promise<PhoneMessage[]> => {
  const reply = await ask<PhoneMessage[]>(scene, `${entry.payer.phone_url}/messages.json`);
  if (reply?.status !== 200) return [];
  const order = orderIdOf(entry);
  const own = reply.body.filter((row) => row.session_id === order && row.kind === kind);
  for (const { otp_code } of own) if (otp_code) scene.journal.codes.add(otp_code);
  return own;
};

const confirm = async (journey: Drive): Promise<void> => {
  const { entry, at, tries } = journey;
  const received = await messages(journey, "OTP");
  // The newest code may be one whose sending was lost, so the earlier ones are tried too.
  const code = received[Math.floor((tries - 1) / 3) % Math.max(received.length, 1)]?.otp_code;
  if (!code) return void (await sleep(100));
  if (entry.ending === "WRONG_CODES") {
    countFault(journey.scene.journal, "client", "wrong code");
    const wrong = String((Number(code) + journey.random.between(1, 8)) % 1_000_000);
    return pageStep(journey, "confirm", { otp_code: wrong.padStart(6, "0") });
  }
  entry.authorised = true;
  await at("before confirm");
  await pageStep(journey, "confirm", { otp_code: code });
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
  if (tries > 2) await pageStep(journey, "confirm", {});
};

const cancel = async ({ scene, entry, at }: Drive): Promise<"left" | undefined> => {
  const path = `/ob/payment-orders/${orderIdOf(entry)}/cancel`;
  const reply = await scene.tpp.call(path, { method: "POST", body: {} });
  note(scene.journal, entry, `cancel: ${`${reply.status} ${codeOf(reply.body)}`.trim()}`);
  await at("after cancel");
  return undefined;
};

/** The TPP ends the consent before the customer answers: the order must not be paid. */
const endConsent = async ({ scene, entry, connection, at }: Drive): Promise<void> => {
  await at("before end of consent");
  const { status } = await scene.tpp.call(`/ob/consents/${connection.consent_id}`, {
    method: "DELETE",
  });
  note(scene.journal, entry, `end of consent: ${status}`);
  entry.endedBefore = status === 204;
};
