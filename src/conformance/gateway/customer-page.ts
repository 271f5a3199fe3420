import * as v from "valibot";
import { prevented } from "../case.ts";
import type { Customer } from "../customer.ts";
import { pageToken } from "./answers.ts";
import {
  type Created,
  type GatewayKit,
  type GatewayReply,
  readAs,
  refusalCodeOf,
  SESSIONS,
} from "./kit.ts";

/** The checkout of one session in one browser, as a program walks it (P3.3, P3.19). */
export interface CheckoutPage {
  session_id: string;
  step(
    name: "resolve-payer" | "select-auth" | "confirm" | "cancel",
    body: object,
  ): Promise<GatewayReply>;
}

/** A username, or an IBAN with its country and check digits. */
const payerOf = (payer: string) =>
  /^[A-Z]{2}\d{2}/.test(payer) ? { payer_iban: payer } : { payer_alias: payer };

/** The token of the page at `checkout_url`. */
export const openToken = async (kit: GatewayKit, { checkout_url }: Created): Promise<string> => {
  const reply = await kit.send("GET", checkout_url, { accept: "application/json" });
  return readAs(reply, 200, pageToken).token;
};

export const openCheckoutPage = async (
  kit: GatewayKit,
  created: Created,
): Promise<CheckoutPage> => {
  const key = await openToken(kit, created);
  const { session_id } = created;
  return {
    session_id,
    async step(name, body) {
      const reply = await kit.call("POST", `${SESSIONS}/${session_id}/${name}`, { body, key });
      mustNotWait(reply);
      return reply;
    },
  };
};

/** Limits for a payer are no fault, and nothing can be found out until they end (P4). */
export const mustNotWait = (reply: GatewayReply): void => {
  if (refusalCodeOf(reply) !== "PAYER_THROTTLED") return;
  const seconds = reply.headers.get("retry-after");
  throw prevented(`The payer must wait ${seconds} s for the next code: earlier runs used them up.`);
};

const withModes = v.object({ auth_modes: v.array(v.string()) });

/** Names the payer; the ways in which they can approve. */
export const namePayer = async (kit: GatewayKit, page: CheckoutPage): Promise<string[]> => {
  const reply = await page.step("resolve-payer", payerOf(kit.gateway.payer));
  return readAs(reply, 200, withModes).auth_modes;
};

/** Has a code sent, and reads it. */
export const getCode = async (kit: GatewayKit, page: CheckoutPage) => {
  const { customer } = kit;
  const sent = await page.step("select-auth", { auth_mode: "OTP" });
  const { phone_masked } = readAs(sent, 200, v.object({ phone_masked: v.nullish(v.string()) }));
  const code = await readCode(customer, page.session_id, phone_masked ?? null);
  return { sent, code };
};

/** The code that the bank sent about this session or mandate. */
export const readCode = async (
  customer: Customer,
  subject: string,
  phoneMasked: string | null,
): Promise<string> => {
  const code = await customer.readCode(subject, phoneMasked);
  if (code !== null) return code;
  throw prevented(`No code was read for ${subject}.`);
};

export const otherThan = (code: string): string =>
  (code.startsWith("1") ? "2" : "1") + code.slice(1);

/** A session with a code on the customer's phone. */
export const withCode = async (kit: GatewayKit, changes: object = {}) => {
  const created = await kit.create(changes);
  const page = await openCheckoutPage(kit, created);
  await namePayer(kit, page);
  return { ...created, page, ...(await getCode(kit, page)) };
};

/** Enters the right code. The payment, once it is COMPLETED. */
const complete = async (kit: GatewayKit, coded: Awaited<ReturnType<typeof withCode>>) => {
  const { page, code, session_id } = coded;
  const confirmed = await page.step("confirm", { otp_code: code });
  await kit.mustBecome(session_id);
  const { payment_id } = await kit.readSession(session_id);
  return { session_id, payment_id, confirmed };
};

/** A payment that the customer approved with a code. */
export const pay = async (kit: GatewayKit, changes: object = {}) =>
  complete(kit, await withCode(kit, changes));

/** The payment that many cases share: with its code on the phone, and then paid. */
export const codedOnce = (kit: GatewayKit) =>
  kit.shared("coded", () => withCode(kit, { redirect_url: "https://shop.example/thanks?order=7" }));
export const paidOnce = (kit: GatewayKit) =>
  kit.shared("paid", async () => complete(kit, await codedOnce(kit)));
