import { createHash } from "node:crypto";
import type { World } from "../../../scripts/local/world.ts";
import { type Floor, floors } from "../floor/floors.ts";
import type { HttpCall } from "../measure/http.ts";
import { untilIdle } from "../measure/processor-time.ts";
import { type Ask, type Bench, gatewayPid, type Journey, type Operation } from "../operation.ts";
import {
  bankOf,
  type Customer,
  customersOf,
  gatewayOf,
  getJson,
  postJson,
  readCode,
  send,
} from "./calls.ts";

/** A consent with one code, from the pushed request to its tokens. */
const stores = "ConsentObject";

const ofConsent = (name: string, { floor }: Floor): Operation => ({
  ...{ name, target: null, stores, floor },
});

const push = ofConsent("push the request", floors.pushRequest);
const authorise = ofConsent("open the address", floors.authorize);
const page = ofConsent("open the consent's page", floors.openConsent);
const payer = ofConsent("name the account", floors.nameAccount);
const start = ofConsent("start", floors.startConsent);
const confirm = ofConsent("confirm with a code", floors.confirmConsent);
const approve = ofConsent("approve", floors.approveConsent);
const redeem = ofConsent("redeem the code", floors.redeemCode);

const VERIFIER = "v".repeat(43);

export interface Connected {
  consent_id: string;
  access_token: string;
  refresh_token: string;
  account_id: string;
}

export const consents = (bench: Bench): Journey => {
  const { world } = bench.running;
  const next = customersOf(world, bankOf(world).bank_handle);
  return {
    whole: { name: "a consent, from the pushed request to its tokens", target: null },
    operations: [push, authorise, page, payer, start, confirm, approve, redeem],
    async take(ask) {
      const rested: Ask = async (name, call) => {
        // What follows the approval would otherwise be measured with the code.
        if (name === redeem.name) await untilIdle(gatewayPid(bench));
        return ask(name, call);
      };
      await takeConsent(world, next(), ["accounts:read", "balances:read"], rested);
    },
  };
};

/** A consent that its customer has approved, with its tokens and the account that was named. */
export const connect = async (
  world: World,
  customer: Customer,
  scopes: string[],
): Promise<Connected> => {
  const connected = await takeConsent(world, customer, scopes, (_, call) => send(call));
  type Shared = { accounts: { account_id: string; masked_iban: string }[] };
  const { access_token, consent_id } = connected;
  const headers = { authorization: `Bearer ${access_token}`, "x-consent-id": consent_id };
  const { accounts } = await send<Shared>(
    getJson(`${gatewayOf(world).base_url}/ob/accounts`, headers),
  );
  const named = accounts.find(({ masked_iban }) => masked_iban.endsWith(customer.iban.slice(-4)));
  return { ...connected, account_id: named?.account_id ?? "" };
};

const takeConsent = async (world: World, customer: Customer, scopes: string[], ask: Ask) => {
  const { base_url, tpp } = gatewayOf(world);
  const { client_id, redirect_uri } = tpp;
  const { request_uri } = await ask<{ request_uri: string }>(
    push.name,
    atGateway(world, "/ob/par", {
      ...{ response_type: "code", client_id, redirect_uri, state: "bench" },
      ...{ scope: scopes.join(" "), bank_handle: customer.bank_handle },
      code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
      code_challenge_method: "S256",
    }),
  );
  const query = new URLSearchParams({ client_id, request_uri });
  const { location } = await ask<{ location: string }>(authorise.name, {
    ...{ method: "GET", url: `${base_url}/ob/authorize?${query}` },
  });
  const [, consent_id = ""] = /(cns_\w+)\./.exec(location) ?? [];
  const { token } = await ask<{ token: string }>(page.name, getJson(location));
  const steps = `${base_url}/ob/consents/${consent_id}/authorisation`;
  const step = <Body>({ name }: Operation, path: string, body: object) =>
    ask<Body>(name, postJson(`${steps}/${path}`, body, { "x-gateway-auth-session": token }));
  await step(payer, "payer", { payer_iban: customer.iban });
  await step(start, "start", { auth_mode: "OTP" });
  await step(confirm, "confirm", { otp_code: await readCode(customer, consent_id) });
  const approved = await step<{ redirect_url: string }>(approve, "approve", {});
  const code = new URL(approved.redirect_url).searchParams.get("code") ?? "";
  type Tokens = { access_token: string; refresh_token: string };
  const grant = { grant_type: "authorization_code", code, redirect_uri, code_verifier: VERIFIER };
  const tokens = await ask<Tokens>(redeem.name, atGateway(world, "/ob/token", grant));
  return { consent_id, ...tokens };
};

/** A request of a client that authenticates with its secret. */
export const formCall = (
  url: string,
  { client_id, client_secret }: { client_id: string; client_secret: string },
  form: Record<string, string>,
): HttpCall => ({
  method: "POST",
  url,
  headers: {
    authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}`,
    "content-type": "application/x-www-form-urlencoded",
  },
  body: String(new URLSearchParams(form)),
});

export const atGateway = (world: World, path: string, form: Record<string, string>): HttpCall => {
  const { base_url, tpp } = gatewayOf(world);
  return formCall(`${base_url}${path}`, tpp, form);
};
