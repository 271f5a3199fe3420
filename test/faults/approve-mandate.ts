import { setTimeout as sleep } from "node:timers/promises";
import type { PhoneMessage } from "../support/checkout-client.ts";
import { mandateIdOf, note } from "./journal.ts";
import { lookAtMandate, type MandateDrive } from "./mandate-calls.ts";
import { ask, askCarelessly, codeOf, gatewayUrl } from "./scene.ts";

/** The customer's half of a mandate: its page, and the code or the prompt on the phone. */
interface Page extends MandateDrive {
  token: string | null;
  tries: number;
}

/** Resolves with the status after the approval, or after the customer has given up. */
export const approveMandate = async (journey: MandateDrive): Promise<string> => {
  const { scene, entry } = journey;
  const page: Page = { ...journey, token: null, tries: 0 };
  let status = "AWAITING_CUSTOMER_AUTH";
  while (status === "AWAITING_CUSTOMER_AUTH" && Date.now() < journey.givesUpAt) {
    page.tries += 1;
    await step(page);
    status = (await lookAtMandate(scene, entry))?.status ?? status;
  }
  return status;
};

const step = async (page: Page): Promise<void> => {
  const { entry } = page;
  switch (await stepOf(page)) {
    case "PAYER":
      return post(page, "payer", { payer_iban: entry.payer.iban });
    case "START":
      return post(page, "start", { auth_mode: entry.authMode });
    case "CONFIRM":
      return answerChallenge(page);
    default:
      await sleep(100);
  }
};

/** Where the page is, with a new token if the old one was refused. */
const stepOf = async (page: Page): Promise<string | null> => {
  const { scene, entry } = page;
  if (!page.token) {
    const headers = { accept: "application/json" };
    const opened = await ask<{ token: string }>(scene, entry.approvalUrl, { headers });
    if (opened?.status !== 200) return null;
    page.token = opened.body.token;
  }
  const headers = { "x-gateway-auth-session": page.token };
  const reply = await ask<{ step: string }>(scene, stepsOf(page), { headers });
  if (reply?.status === 401) page.token = null;
  return reply?.status === 200 ? reply.body.step : null;
};

const stepsOf = ({ scene, entry }: Page): string =>
  `${gatewayUrl(scene)}/mandates/${mandateIdOf(entry)}/authorisation`;

const post = async (page: Page, name: string, body: object): Promise<void> => {
  const { scene, entry, random, token } = page;
  const headers = { "x-gateway-auth-session": token ?? "" };
  const url = `${stepsOf(page)}/${name}`;
  const reply = await askCarelessly(scene, random, url, { method: "POST", headers, body });
  const answer = reply ? `${reply.status} ${codeOf(reply.body)}`.trim() : "no answer";
  note(scene.journal, entry, `${name}: ${answer}`);
  if (reply?.status === 401) page.token = null;
  if (codeOf(reply?.body) === "CONTINUED_ELSEWHERE" && name !== "payer") {
    await post(page, "payer", { payer_iban: entry.payer.iban });
  }
  if (!reply || reply.status >= 400) await sleep(200);
};

const answerChallenge = async (page: Page): Promise<void> => {
  const { scene, entry, at, tries } = page;
  if (entry.ending === "REJECT") return post(page, "reject", {});
  // Requested again if the newest code or prompt does not work.
  if (tries % 8 === 0) await post(page, "start", { auth_mode: entry.authMode });
  const received = await messagesOf(page);
  const message = received[Math.floor((tries - 1) / 3) % Math.max(received.length, 1)];
  if (!message) return void (await sleep(100));
  await at("before confirm");
  if (message.otp_code) {
    entry.authorised = true;
    return post(page, "confirm", { otp_code: message.otp_code });
  }
  if (!message.approve_url) return void (await sleep(100));
  entry.authorised = true;
  const reply = await ask(scene, message.approve_url, { method: "POST" });
  note(scene.journal, entry, `approved on the phone: ${reply?.status ?? "no answer"}`);
  await sleep(300);
  if (tries > 2) await post(page, "confirm", {});
};

const messagesOf = async ({ scene, entry }: Page): Promise<PhoneMessage[]> => {
  const reply = await ask<PhoneMessage[]>(scene, `${entry.payer.phone_url}/messages.json`);
  if (reply?.status !== 200) return [];
  const own = reply.body.filter(
    ({ session_id, kind }) => session_id === mandateIdOf(entry) && kind === entry.authMode,
  );
  for (const { otp_code } of own) if (otp_code) scene.journal.codes.add(otp_code);
  return own;
};
