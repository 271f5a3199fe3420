import { createHash } from "node:crypto";
import { requestOk } from "../../scripts/local/http.ts";
import { placesIn, readJsonFile } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import { customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import type { RunningFloor } from "./floor/process.ts";
import type { HttpCall } from "./http.ts";
import { gatewayOf } from "./payments.ts";
import type { Pair } from "./throughput.ts";

/** What a TPP asks for most, next to the same operations of the platform alone. */
const CONSENTS = 8;

interface Connected {
  consent_id: string;
  access_token: string;
  account_id: string;
}

export const openBankingPairs = async (
  world: World,
  stateDir: string,
  floor: RunningFloor,
  objects: readonly string[],
): Promise<Pair[]> => {
  const { base_url } = gatewayOf(world);
  const connected: Connected[] = [];
  for (let count = 0; count < CONSENTS; count++) connected.push(await connect(world));
  const bank = bankCall(world, stateDir);
  const ownToken = tokenCall(world, "/ob/token", { grant_type: "client_credentials" });
  const introspections = connected.map(({ access_token: token }) =>
    tokenCall(world, "/ob/introspect", { token }),
  );
  const floorCall = (path: string, call: Partial<HttpCall> = {}) => ({
    calls: objects.map((id) => ({
      method: "GET" as const,
      ...call,
      url: `${floor.baseUrl}${path}id=${id}`,
    })),
    expect: 200,
  });
  return [
    {
      operation: "a client's own token",
      floor: "form, hash and ES256 signature",
      bound: 0.6,
      ourLoad: {
        calls: [ownToken],
        expect: 200,
      },
      floorLoad: { calls: [{ ...ownToken, url: `${floor.baseUrl}/sign` }], expect: 200 },
    },
    {
      operation: "introspection",
      floor: "form, hash, ES256 check and object read",
      bound: 0.6,
      ourLoad: {
        calls: introspections,
        expect: 200,
      },
      floorLoad: floorCall("/verify-and-object-read?", introspections[0]),
    },
    {
      operation: "balances",
      floor: "ES256 check, object read and a call to the same bank",
      bound: 0.6,
      ourLoad: {
        calls: connected.map(({ access_token, consent_id, account_id }) => ({
          method: "GET",
          url: `${base_url}/ob/accounts/${account_id}/balances`,
          headers: { authorization: `Bearer ${access_token}`, "x-consent-id": consent_id },
        })),
        expect: 200,
      },
      floorLoad: floorCall(
        `/verify-object-read-and-bank?bank=${encodeURIComponent(bank.url)}&`,
        bank,
      ),
    },
  ];
};

/** The bank looks an account up: the floor's part of a data call at the bank. */
const bankCall = (world: World, stateDir: string) => {
  const { operator } = gatewayOf(world);
  const [bank] = world.banks;
  if (!bank) throw new Error("the world has no bank");
  type Kept = { banks: Record<string, { internal_key: string }> };
  const kept = readJsonFile<Kept>(placesIn(stateDir).world(operator));
  return {
    method: "POST" as const,
    url: `${bank.core_base_url}/resolve-alias`,
    headers: {
      "content-type": "application/json",
      "x-gateway-internal-key": kept?.banks[bank.bank_handle]?.internal_key ?? "",
    },
    body: JSON.stringify({ iban: customerAt(world, bank.bank_handle).iban }),
  };
};

const tokenCall = (world: World, path: string, form: Record<string, string>): HttpCall => {
  const { base_url, tpp } = gatewayOf(world);
  const basic = btoa(`${tpp.client_id}:${tpp.client_secret}`);
  return {
    method: "POST",
    url: `${base_url}${path}`,
    headers: {
      authorization: `Basic ${basic}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams(form)),
  };
};

const send = async <Body>({ url, ...call }: HttpCall): Promise<Body> => {
  const response = await fetch(url, call as RequestInit);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
};

/** A consent that its customer has approved, and its first token. */
const connect = async (world: World): Promise<Connected> => {
  const { base_url, tpp } = gatewayOf(world);
  const [bank] = world.banks;
  const bank_handle = bank?.bank_handle ?? "";
  const code_verifier = "v".repeat(43);
  const own = tokenCall(world, "/ob/token", { grant_type: "client_credentials" });
  const { access_token } = await send<{ access_token: string }>(own);
  const consent = await requestOk<{ consent_id: string; consent_url: string }>(
    `${base_url}/ob/consents`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: {
        ...{ bank_handle, scopes: ["accounts:read", "balances:read"], state: "bench" },
        redirect_uri: tpp.redirect_uri,
        code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
        code_challenge_method: "S256",
      },
    },
  );
  const back = await approveConsent(consent, customerAt(world, bank_handle));
  const code = back.searchParams.get("code") ?? "";
  const { redirect_uri } = tpp;
  const grant = { grant_type: "authorization_code", code, redirect_uri, code_verifier };
  const tokens = await send<{ access_token: string }>(tokenCall(world, "/ob/token", grant));
  const { consent_id } = consent;
  const { accounts } = await requestOk<{ accounts: { account_id: string }[] }>(
    `${base_url}/ob/accounts`,
    { headers: { authorization: `Bearer ${tokens.access_token}`, "x-consent-id": consent_id } },
  );
  return { consent_id, ...tokens, account_id: accounts[0]?.account_id ?? "" };
};
