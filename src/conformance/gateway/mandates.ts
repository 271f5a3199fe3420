import * as v from "valibot";
import { type ConformanceCase, must, notOffered } from "../case.ts";
import * as answers from "./answers.ts";
import { mustNotWait, readCode } from "./customer-page.ts";
import { AMOUNT, type GatewayKit, mustRefuse, newReference, readAs, unknownId } from "./kit.ts";

/** A customer approves once; the merchant charges. Gateways without mandates answer 403 or 404. */
const MANDATES = "/recurring/mandates";

const known = v.object({ mandate_id: v.string(), approval_url: v.string() });

/** A mandate before its customer comes; two charges fill a period. */
const askedOnce = (kit: GatewayKit) =>
  kit.shared("mandate", async () => {
    const { currency } = kit.gateway;
    const terms = { amount: AMOUNT, currency, frequency: "MONTHLY", merchant_reference: "plan-7" };
    const body = { ...terms, max_amount_per_period: AMOUNT + 100 };
    const reply = await kit.call("POST", MANDATES, { body });
    if (reply.status === 403 || reply.status === 404) {
      throw notOffered("The merchant's key may not ask for mandates.");
    }
    return { ...readAs(reply, 201, known), reply };
  });

const readMandate = async (kit: GatewayKit) => {
  const { mandate_id } = await askedOnce(kit);
  const reply = await kit.call("GET", `/mandates/${mandate_id}`);
  return readAs(reply, 200, v.object({ status: v.string(), cancelled_by: v.nullish(v.string()) }));
};

const charge = async (kit: GatewayKit, body: object, headers: Record<string, string> = {}) => {
  const { mandate_id } = await askedOnce(kit);
  return kit.call("POST", `${MANDATES}/${mandate_id}/charge`, { body, headers });
};

/** A charge of the whole amount, and its request. */
const chargedOnce = (kit: GatewayKit) =>
  kit.shared("charge", async () => {
    const body = { amount: AMOUNT, reference: "invoice-1" };
    const headers = { "idempotency-key": newReference() };
    return { body, headers, reply: await charge(kit, body, headers) };
  });

const payerOn = (payer: string) =>
  /^[A-Z]{2}\d{2}/.test(payer) ? { payer_iban: payer } : { payer_alias: payer };

/** The customer approves with a code on the page at approval_url (O6.1, O6.2). */
const approve = async (kit: GatewayKit): Promise<void> => {
  const { mandate_id, approval_url } = await askedOnce(kit);
  const opened = await kit.send("GET", approval_url, { accept: "application/json" });
  const { token } = readAs(opened, 200, v.object({ token: v.string() }));
  const step = async (name: string, body: object) => {
    const path = `/mandates/${mandate_id}/authorisation/${name}`;
    const headers = { "x-gateway-auth-session": token };
    const reply = await kit.callAt("POST", path, { body, key: null, headers });
    mustNotWait(reply);
    return readAs(reply, 200, v.object({ phone_masked: v.nullish(v.string()) }));
  };
  await step("payer", payerOn(kit.gateway.payer));
  const { customer } = kit;
  const { phone_masked } = await step("start", { auth_mode: "OTP" });
  const otp_code = await readCode(customer, mandate_id, phone_masked ?? null);
  await step("confirm", { otp_code });
};

export const recurringCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-801",
    title: "A mandate is asked for, and awaits its customer at approval_url",
    rule: "M1.8",
    level: "BASIC",
    async run(kit) {
      const { reply } = await askedOnce(kit);
      const { amount, frequency } = readAs(reply, 201, answers.mandateAnswer);
      const isRight = amount === AMOUNT && frequency === "MONTHLY";
      must(isRight, `${amount} and ${frequency} came.`);
    },
  },
  {
    id: "GATEWAY-802",
    title: "A mandate that its customer has not approved is not charged",
    rule: "M3.1",
    level: "BASIC",
    needs: ["GATEWAY-801"],
    async run(kit) {
      const reply = await charge(kit, { amount: 1, reference: "too-early" });
      mustRefuse(reply, "MANDATE_NOT_ACTIVE", "A charge before the approval");
      const { mandate_id } = await askedOnce(kit);
      const charges = await kit.call("GET", `/mandates/${mandate_id}/charges`);
      const { data } = readAs(charges, 200, v.object({ data: v.array(v.unknown()) }));
      must(data.length === 0, `The mandate has ${data.length} charges.`);
    },
  },
  {
    id: "GATEWAY-803",
    title: "The customer's approval makes it ACTIVE",
    rule: "M2.1",
    level: "BASIC",
    needs: ["GATEWAY-801"],
    async run(kit) {
      await approve(kit);
      const isActive = await kit.look(async () => (await readMandate(kit)).status === "ACTIVE");
      must(isActive === true, `It is ${(await readMandate(kit)).status}.`);
    },
  },
  {
    id: "GATEWAY-804",
    title: "A charge within the mandate completes",
    rule: "M3.18",
    level: "BASIC",
    needs: ["GATEWAY-803"],
    async run(kit) {
      const { reply } = await chargedOnce(kit);
      const { charge_id } = readAs(reply, 201, answers.chargeAnswer);
      const { mandate_id } = await askedOnce(kit);
      const path = `/mandates/${mandate_id}/charges/${charge_id}`;
      const ended = await kit.look(async () => {
        const { status } = readAs(await kit.call("GET", path), 200, answers.chargeAnswer);
        return status !== "PROCESSING" && status;
      });
      must(ended === "COMPLETED", `The charge is ${ended ?? "still PROCESSING"}.`);
    },
  },
  {
    id: "GATEWAY-805",
    title: "The same charge under one key is made once",
    rule: "G4.3",
    level: "FULL",
    needs: ["GATEWAY-804"],
    async run(kit) {
      const { body, headers, reply } = await chargedOnce(kit);
      const again = await charge(kit, body, headers);
      must(again.text === reply.text, `Another answer came: ${again.status} ${again.text}.`);
      const { mandate_id } = await askedOnce(kit);
      const charges = await kit.call("GET", `/mandates/${mandate_id}/charges`);
      const { data } = readAs(charges, 200, v.object({ data: v.array(v.unknown()) }));
      must(data.length === 1, `The mandate has ${data.length} charges.`);
    },
  },
  {
    id: "GATEWAY-806",
    title: "A charge above the mandate, or above what its period has left, is refused",
    rule: "M3.6",
    level: "BASIC",
    needs: ["GATEWAY-804"],
    async run(kit) {
      for (const amount of [AMOUNT + 1, AMOUNT]) {
        const reply = await charge(kit, { amount, reference: newReference() });
        mustRefuse(reply, "MANDATE_LIMIT_EXCEEDED", `A charge of ${amount}`);
        const said = v.object({ error: v.object({ limit: v.string(), remaining: v.number() }) });
        readAs(reply, 422, said);
      }
    },
  },
  {
    id: "GATEWAY-807",
    title: "The merchant cancels its mandate; a repeat gets the same, and nothing more is charged",
    rule: "M2.4",
    level: "BASIC",
    needs: ["GATEWAY-802", "GATEWAY-803"],
    async run(kit) {
      const { mandate_id } = await askedOnce(kit);
      for (const times of ["once", "twice"]) {
        const reply = await kit.call("POST", `/mandates/${mandate_id}/cancel`, { body: {} });
        const { status } = readAs(reply, 200, v.object({ status: v.string() }));
        must(status === "CANCELLED", `It was cancelled ${times}, and is ${status}.`);
      }
      const { cancelled_by } = await readMandate(kit);
      must(cancelled_by === "MERCHANT", `cancelled_by is ${cancelled_by}.`);
      const reply = await charge(kit, { amount: 1, reference: "too-late" });
      mustRefuse(reply, "MANDATE_NOT_ACTIVE", "A charge of a cancelled mandate");
    },
  },
  {
    id: "GATEWAY-808",
    title: "A mandate that nobody knows is 404",
    rule: "G2.7",
    level: "FULL",
    needs: ["GATEWAY-801"],
    async run(kit) {
      await askedOnce(kit);
      const path = `/mandates/${unknownId("mnd")}`;
      mustRefuse(await kit.call("GET", path), "NOT_FOUND", "An unknown mandate");
      const body = { amount: 1, reference: "none" };
      const reply = await kit.call("POST", `/recurring${path}/charge`, { body });
      mustRefuse(reply, "NOT_FOUND", "A charge of an unknown mandate");
    },
  },
];
