import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call, ibanOf, letTimePass } from "./worker.ts";

/** Two operators' gateways at the same banks, rail and directory: their records stay separate. */
interface Gateway {
  operator: string;
  base_url: string;
}

const acme: Gateway = { operator: "acme", base_url: "http://127.0.0.1:8787" };
const globex: Gateway = { operator: "globex", base_url: "http://127.0.0.1:8797" };

const keysOf = ({ operator }: Gateway) => ({
  bank_keys: { alpha: `${operator}-from-alpha`, borealis: `${operator}-from-borealis` },
  internal_keys: { alpha: `${operator}-to-alpha`, borealis: `${operator}-to-borealis` },
  rail_callback_key: `${operator}-from-rail`,
  rail_key: `${operator}-to-rail`,
});

/** The callbacks to the gateways, in order. */
const heard: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];

const configure = (gateways: Gateway[]) =>
  call("PUT", "/__local/world", {
    world: {},
    operators: gateways.map((gateway) => ({ ...gateway, ...keysOf(gateway) })),
  });

beforeEach(async () => {
  heard.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const headers = new Headers(init?.headers);
    heard.push({ url: String(url), headers, body: JSON.parse(String(init?.body)) });
    return new Response("{}", { status: 202 });
  });
  await configure([acme, globex]);
});
afterEach(() => vi.restoreAllMocks());

const ask = (gateway: Gateway, bank: "alpha" | "borealis", operation: string, body: unknown) =>
  call("POST", `/banks/${bank}/bank/callback/${operation}`, body, {
    "x-gateway-internal-key": keysOf(gateway).internal_keys[bank],
  });

let sessions = 0;

/** An instruction from amira to elif at another bank, with a verified code. */
const authorised = async (gateway: Gateway, end_to_end_id: string) => {
  const session_id = `ps_${++sessions}`;
  const debtor_iban = await ibanOf("alpha", "amira");
  const shared = { session_id, amount: 5_000, currency: "USD", creditor_name: "Elif Yilmaz" };
  const challenge = { ...shared, payer_iban: debtor_iban, purpose: "PAYMENT" };
  const { otp_token } = (await ask(gateway, "alpha", "send-otp", challenge)).json;
  const { json: messages } = await call("GET", "/phones/amira/messages.json");
  const { otp_code } = messages[0];
  const check = { session_id, payer_iban: debtor_iban, otp_token, otp_code };
  await ask(gateway, "alpha", "verify-otp", check);
  return {
    ...shared,
    ...{ end_to_end_id, originator: gateway.operator, originator_ref: session_id, debtor_iban },
    not_after: new Date(Date.now() + 60_000).toISOString(),
    creditor_iban: await ibanOf("borealis", "elif"),
    creditor_institution: "BOREGB2LXXX",
    remittance: "order 1",
    route_type: "NATIONAL_RAIL_INITIATE",
    purpose: "CHECKOUT",
    authorisation: { type: "SCA", reference: otp_token },
  };
};

const pay = async (gateway: Gateway, end_to_end_id: string) => {
  const order = await authorised(gateway, end_to_end_id);
  expect((await ask(gateway, "alpha", "execute-transaction", order)).status).toBe(200);
  return order;
};

it("the rail reports to each gateway its own payments, with its key there", async () => {
  // Gateways name their movements independently, so both may choose the same name.
  const ofAcme = await pay(acme, "SAMENAME");
  const ofGlobex = await pay(globex, "SAMENAME");
  await letTimePass();
  await letTimePass();
  const words = heard.map(({ url, headers, body }) => [
    url,
    headers.get("x-gateway-rail-key"),
    body.originator_ref,
  ]);
  expect(words.sort()).toEqual([
    [`${acme.base_url}/gateway/callback/credit`, "acme-from-rail", ofAcme.originator_ref],
    [`${globex.base_url}/gateway/callback/credit`, "globex-from-rail", ofGlobex.originator_ref],
  ]);
});

it("rail and bank answer a gateway only about its own payments", async () => {
  const { end_to_end_id } = await pay(acme, "OFACME");
  const statuses = async (gateway: Gateway) => {
    const railKey = { "x-gateway-key": keysOf(gateway).rail_key };
    const atBank = await ask(gateway, "alpha", "transaction-status", { end_to_end_id });
    const onRail = await call("POST", "/rail/status", { end_to_end_id }, railKey);
    return [atBank.json.status, onRail.json.status];
  };
  expect(await statuses(acme)).toEqual(["SUBMITTED", "IN_FLIGHT"]);
  expect(await statuses(globex)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  await letTimePass();
  await letTimePass();
});

it("the bank reports the customer's answer to the gateway that asked", async () => {
  const payer_iban = await ibanOf("borealis", "daniel");
  for (const gateway of [acme, globex]) {
    const session_id = `ps_${gateway.operator}`;
    const prompt = { session_id, payer_iban, purpose: "PAYMENT", amount: 700, currency: "USD" };
    const shown = { ...prompt, creditor_name: "Shop", display_code: "42" };
    expect((await ask(gateway, "borealis", "send-push", shown)).status).toBe(200);
    const { json: messages } = await call("GET", "/phones/daniel/messages.json");
    await call("POST", messages[0].approve_url);
    await letTimePass();
    expect(heard).toMatchObject([
      { url: `${gateway.base_url}/gateway/callback/push-result`, body: { session_id } },
    ]);
    expect(heard.pop()?.headers.get("x-gateway-bank-key")).toBe(keysOf(gateway).bank_keys.borealis);
  }
});

it("a gateway cannot use an approval given at another", async () => {
  const order = await authorised(acme, "STOLEN");
  const inOwnName = { ...order, originator: globex.operator };
  const refused = await ask(globex, "alpha", "execute-transaction", inOwnName);
  expect([refused.status, refused.json.error.code]).toEqual([422, "NOT_AUTHORISED"]);
  const inItsName = await ask(globex, "alpha", "execute-transaction", order);
  expect([inItsName.status, inItsName.json.error.code]).toEqual([403, "FORBIDDEN"]);
  expect((await ask(acme, "alpha", "execute-transaction", order)).status).toBe(200);
  await letTimePass();
  await letTimePass();
});

it("a removed operator is refused, and gets its pending callbacks when named again", async () => {
  const { originator_ref } = await pay(globex, "AWAY");
  await configure([acme]);
  const shut = await ask(globex, "alpha", "transaction-status", { end_to_end_id: "AWAY" });
  expect(shut.status).toBe(401);
  await letTimePass();
  await letTimePass();
  expect(heard).toEqual([]);
  await configure([acme, globex]);
  await letTimePass();
  expect(heard).toMatchObject([
    { url: `${globex.base_url}/gateway/callback/credit`, body: { originator_ref } },
  ]);
});
