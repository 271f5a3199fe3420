import { requestOk } from "../../../scripts/local/http.ts";
import { placesIn, readJsonFile } from "../../../scripts/local/places.ts";
import type { World } from "../../../scripts/local/world.ts";
import { customerAt } from "../../support/checkout-client.ts";
import { bodyOf, call, type HttpCall, keepAliveAgent } from "../measure/http.ts";

/** The requests of the world's merchant, customers and neighbours. */
export type Customer = World["customers"][number];

export const gatewayOf = (world: World): World["gateways"][number] => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  return gateway;
};

export const bankOf = (world: World, place = 0): World["banks"][number] => {
  const bank = world.banks[place];
  if (!bank) throw new Error("the world has too few banks");
  return bank;
};

/** The customers of a bank in turn, so no phone holds every message. */
export const customersOf = (world: World, bankHandle: string): (() => Customer) => {
  const customers = world.customers.filter(({ bank_handle }) => bank_handle === bankHandle);
  let turn = 0;
  return () => {
    const customer = customers[turn++ % customers.length];
    if (!customer) throw new Error("the bank has no customer");
    return customer;
  };
};

const agent = keepAliveAgent(4);

/** A request that is not measured. */
export const send = async <Body>(next: HttpCall): Promise<Body> =>
  bodyOf<Body>(next, await call(agent, next));

export const getJson = (url: string, headers: Record<string, string> = {}): HttpCall => ({
  method: "GET",
  url,
  headers: { accept: "application/json", ...headers },
});

export const postJson = (
  url: string,
  body: object,
  headers: Record<string, string> = {},
): HttpCall => ({
  method: "POST",
  url,
  headers: { accept: "application/json", "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

export const merchantHeaders = (world: World): Record<string, string> => ({
  authorization: `Bearer ${gatewayOf(world).merchant.api_key}`,
});

/** The create request of every measurement. */
export const createCall = (world: World, terms: object = {}): HttpCall => {
  const { base_url, merchant } = gatewayOf(world);
  return postJson(
    `${base_url}/api/v1/payments/sessions`,
    {
      amount: 1,
      currency: world.currency,
      destination: { type: "iban", value: merchant.destination },
      description: "Two tickets, row 7",
      reference: "order-1042",
      redirect_url: "https://shop.example/thanks",
      ...terms,
    },
    merchantHeaders(world),
  );
};

const keptKey = (world: World, stateDir: string, bankHandle: string): string => {
  type Kept = { banks: Record<string, { internal_key: string }> };
  const kept = readJsonFile<Kept>(placesIn(stateDir).world(gatewayOf(world).operator));
  return kept?.banks[bankHandle]?.internal_key ?? "";
};

/** The bank looks an account up: the floor's part of a call at the bank. */
export const bankCall = (world: World, stateDir: string): HttpCall => {
  const bank = bankOf(world);
  const { iban } = customerAt(world, bank.bank_handle);
  return postJson(
    `${bank.core_base_url}/resolve-alias`,
    { iban },
    { "x-gateway-internal-key": keptKey(world, stateDir, bank.bank_handle) },
  );
};

/** The directory looks the payee's account up. */
export const directoryCall = (world: World, stateDir: string): HttpCall => {
  const secrets = readJsonFile<{ railKey: string }>(placesIn(stateDir).secrets);
  return postJson(
    `${world.directory.base_url}/resolve`,
    { type: "IBAN", value: gatewayOf(world).merchant.destination },
    { "x-gateway-key": secrets?.railKey ?? "" },
  );
};

export const patch = (world: World, path: string, body: object) => {
  const { base_url, admin_key } = gatewayOf(world);
  return requestOk(`${base_url}/admin/v1${path}`, {
    ...{ method: "PATCH", body, headers: { "x-gateway-admin-key": admin_key } },
  });
};

export const readCode = async (customer: Customer, id: string): Promise<string> => {
  const messages = await requestOk<{ session_id: string; otp_code?: string }[]>(
    `${customer.phone_url}/messages.json`,
  );
  const message = messages.find(({ session_id }) => session_id === id);
  if (message?.otp_code === undefined) throw new Error("the phone shows no code");
  return message.otp_code;
};
