import { MINUTE_MS } from "../../base/platform/clock.ts";
import { type ConformanceCase, must, prevented } from "../case.ts";
import * as answers from "./answers.ts";
import { openCheckoutPage } from "./customer-page.ts";
import {
  AMOUNT,
  type Created,
  type GatewayKit,
  mustRefuse,
  readAs,
  SESSIONS,
  unknownId,
} from "./kit.ts";

/** A payment before its customer comes. */
const openOnce = (kit: GatewayKit): Promise<Created> =>
  kit.shared("open", () => kit.create({ description: "Two books", metadata: { cart: "7" } }));

const SESSION_MINUTES = 15;

/** Every address with an id, as the merchant calls it. */
const addressesOf = (id: string) =>
  [
    ["GET", `${SESSIONS}/${id}`],
    ["GET", `/payments/${id}/status`],
    ["POST", `${SESSIONS}/${id}/cancel`],
    ["POST", `/payments/${id}/refunds`],
    ["GET", `/payments/${id}/refunds`],
  ] as const;

/** The id is not found at any address, by this key. */
const mustNotFind = async (kit: GatewayKit, why: string, id: string, key?: string) => {
  for (const [method, path] of addressesOf(id)) {
    const sent = { ...(method === "POST" ? { body: {} } : {}), ...(key ? { key } : {}) };
    mustRefuse(await kit.call(method, path, sent), "NOT_FOUND", `${method} ${path}, ${why}`);
  }
};

export const paymentCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-301",
    title: "Form A creates a session: session_id, status PENDING, checkout_url, expires_at",
    rule: "P1.4",
    level: "BASIC",
    async run(kit) {
      readAs((await openOnce(kit)).reply, 201, answers.createdAnswer);
    },
  },
  {
    id: "GATEWAY-302",
    title: "Form B creates a session, by default to the settlement account",
    rule: "P1.6",
    level: "BASIC",
    async run(kit) {
      const { currency } = kit.gateway;
      const body = { amount: AMOUNT, currency, merchant_order_reference: "form-b" };
      const reply = await kit.call("POST", "/payments/initiate", { body });
      const { amount, currency: said } = readAs(reply, 201, answers.initiated);
      must(amount === AMOUNT && said === currency, `${amount} ${said} came.`);
    },
  },
  {
    id: "GATEWAY-303",
    title: "Creating answers 201 with the Location of the new session",
    rule: "G1.7",
    level: "FULL",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { reply, session_id } = await openOnce(kit);
      const location = reply.headers.get("location");
      must(location !== null, "No Location came.");
      must(location.endsWith(session_id), `Location is ${location}.`);
    },
  },
  {
    id: "GATEWAY-304",
    title: "A merchant reads its session as it created it, and nothing of the payer",
    rule: "P1.10",
    level: "BASIC",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { session_id, checkout_url } = await openOnce(kit);
      const reply = await kit.call("GET", `${SESSIONS}/${session_id}`);
      const found = readAs(reply, 200, answers.session);
      const { amount, description, metadata, status, state } = found;
      must(status === "PENDING" && state === "PENDING", `It is ${status} and ${state}.`);
      must(amount === AMOUNT, `The amount is ${amount}.`);
      must(description === "Two books", `The description is ${description}.`);
      must(metadata.cart === "7", `The metadata are ${JSON.stringify(metadata)}.`);
      must(found.checkout_url === checkout_url, `The checkout_url is ${found.checkout_url}.`);
    },
  },
  {
    id: "GATEWAY-305",
    title: "An IBAN in an answer is masked",
    rule: "G5.8",
    level: "BASIC",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { session_id } = await openOnce(kit);
      const reply = await kit.call("GET", `${SESSIONS}/${session_id}`);
      must(!reply.text.includes(kit.gateway.payee), "The whole IBAN of the destination came.");
    },
  },
  {
    id: "GATEWAY-306",
    title: "The session's ps_ id and its pay_ id name the same payment",
    rule: "G1.6",
    level: "FULL",
    needs: ["GATEWAY-304"],
    async run(kit) {
      const { session_id } = await openOnce(kit);
      const { payment_id } = await kit.readSession(session_id);
      const ids = [session_id, payment_id];
      for (const id of ids) {
        const { payment_id: said } = readAs(
          await kit.call("GET", `/payments/${id}/status`),
          200,
          answers.paymentAnswer,
        );
        must(said === payment_id, `The payment of ${id} is ${said}.`);
        const found = await kit.readSession(id);
        must(found.session_id === session_id, `The session of ${id} is ${found.session_id}.`);
      }
    },
  },
  {
    id: "GATEWAY-307",
    title: "A session ends 15 minutes after its creation",
    rule: "P1.9",
    level: "BASIC",
    needs: ["GATEWAY-304"],
    async run(kit) {
      const { session_id } = await openOnce(kit);
      const { created_at, expires_at } = await kit.readSession(session_id);
      const minutes = (Date.parse(expires_at) - Date.parse(created_at)) / MINUTE_MS;
      must(minutes === SESSION_MINUTES, `It ends ${minutes} minutes after its creation.`);
    },
  },
  {
    id: "GATEWAY-311",
    title: "An id that is unknown, malformed or of another kind is 404",
    rule: "G2.7",
    level: "FULL",
    async run(kit) {
      await mustNotFind(kit, "which is unknown", unknownId("ps"));
      await mustNotFind(kit, "which is unknown", unknownId("pay"));
      await mustNotFind(kit, "which is malformed", "ps_unknown");
      await mustNotFind(kit, "of another kind", unknownId("mnd"));
      const event = await kit.call("GET", `/events/${unknownId("evt")}`);
      mustRefuse(event, "NOT_FOUND", "An unknown event");
    },
  },
  {
    id: "GATEWAY-312",
    title: "Another merchant's id is answered like an unknown one",
    rule: "G2.7",
    level: "FULL",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { otherKey } = kit.gateway;
      if (otherKey === null) throw prevented("No key of another merchant was named: --other-key.");
      const { session_id } = await openOnce(kit);
      await mustNotFind(kit, "of another merchant", session_id, otherKey);
      const ask = async (id: string) => {
        const { body } = await kit.call("GET", `${SESSIONS}/${id}`, { key: otherKey });
        const { error } = body as { error: object };
        return JSON.stringify({ ...error, correlation_id: "" });
      };
      const [foreign, unknown] = [await ask(session_id), await ask(unknownId("ps"))];
      must(foreign === unknown, `${foreign} came, and ${unknown} of an unknown id.`);
      const { status } = await kit.readSession(session_id);
      must(status === "PENDING", `The session is ${status}.`);
    },
  },
  {
    id: "GATEWAY-313",
    title: "A live key does not find what a test key created",
    rule: "G6.1",
    level: "BASIC",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { liveKey } = kit.gateway;
      if (liveKey === null) throw prevented("No live key was named: --live-key.");
      const { session_id } = await openOnce(kit);
      for (const path of [`${SESSIONS}/${session_id}`, `/payments/${session_id}/status`]) {
        const reply = await kit.call("GET", path, { key: liveKey });
        mustRefuse(reply, "NOT_FOUND", `GET ${path} with a live key`);
      }
    },
  },
  {
    id: "GATEWAY-321",
    title: "A merchant cancels its session; a repeat gets the same answer",
    rule: "P1.11",
    level: "BASIC",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { session_id } = await cancelledOnce(kit);
      const again = await kit.call("POST", `${SESSIONS}/${session_id}/cancel`, { body: {} });
      const { status } = readAs(again, 200, answers.session);
      must(status === "CANCELLED", `The repeat says ${status}.`);
    },
  },
  {
    id: "GATEWAY-322",
    title: "A cancelled session stays so: no payer can be named",
    rule: "P2.19",
    level: "FULL",
    needs: ["GATEWAY-321"],
    async run(kit) {
      const { session_id, page } = await cancelledOnce(kit);
      const reply = await page.step("resolve-payer", { payer_alias: "nobody" });
      mustRefuse(reply, "INVALID_STATE", "Naming a payer of a cancelled session");
      const { status, checkout_url } = await kit.readSession(session_id);
      must(status === "CANCELLED", `It is ${status}.`);
      must(checkout_url === null, "It still has a checkout_url.");
    },
  },
];

/** A session that the merchant cancelled while a browser had its page. */
const cancelledOnce = (kit: GatewayKit) =>
  kit.shared("cancelled", async () => {
    const created = await kit.create();
    const page = await openCheckoutPage(kit, created);
    const { session_id } = created;
    const reply = await kit.call("POST", `${SESSIONS}/${session_id}/cancel`, { body: {} });
    const { status } = readAs(reply, 200, answers.session);
    must(status === "CANCELLED", `It was cancelled, and is ${status}.`);
    return { session_id, page };
  });
