import { createHash } from "node:crypto";
import { requestOk } from "../../scripts/local/http.ts";
import { placesIn, readJsonFile } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import { customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import {
  type Bench,
  type EndlessLoad,
  floorSide,
  type Operation,
  ourSide,
  providerSide,
} from "./comparison.ts";
import type { HttpCall } from "./http.ts";
import { CONNECTIONS } from "./load.ts";
import { type Customer, gatewayOf } from "./payments.ts";
import { storedRecordBytes } from "./storage.ts";

/** What a TPP asks for most, beside the same operations of the platform and of oidc-provider. */
export interface Connected {
  consent_id: string;
  access_token: string;
  refresh_token: string;
  account_id: string;
}

export const openBankingOperations = async (
  bench: Bench,
  objects: readonly string[],
): Promise<Operation[]> => {
  const { world, stateDir, floor, provider } = bench;
  const { base_url } = gatewayOf(world);
  // A refresh needs the answer of the one before, so each connection has its own consent.
  const connected: Connected[] = [];
  while (connected.length < CONNECTIONS) {
    connected.push(await connect(world, firstCustomer(world), ["accounts:read", "balances:read"]));
  }
  const bank = bankCall(world, stateDir);
  const recordBytes = storedRecordBytes(stateDir, "ConsentObject");

  const ownToken = { grant_type: "client_credentials" };
  const introspections = connected.map(({ access_token: token }) =>
    atGateway(world, "/ob/introspect", { token }),
  );
  const refreshes = connected.map((tokens) => atGateway(world, "/ob/token", refreshForm(tokens)));
  const atProvider = (path: string, form: Record<string, string>) =>
    formCall(`${provider.baseUrl}${path}`, provider.client, form);
  const onFloor = (path: string, call: Partial<HttpCall> = {}): HttpCall[] =>
    objects.map((id) => ({ method: "GET", ...call, url: `${floor.baseUrl}${path}id=${id}` }));
  return [
    {
      name: "a client's own token",
      ours: ourSide(bench, inTurn([atGateway(world, "/ob/token", ownToken)])),
      others: [
        floorSide(
          bench,
          "form, hash and ES256 signature",
          inTurn(onFloor("/sign?", atGateway(world, "/ob/token", ownToken))),
        ),
        providerSide(bench, inTurn([atProvider("/token", ownToken)])),
      ],
    },
    {
      name: "token refresh",
      ours: ourSide(bench, chained(refreshes)),
      others: [
        floorSide(
          bench,
          "form, hash, object write and ES256 signature",
          chained(onFloor(`/object-write-and-sign?bytes=${recordBytes}&`, refreshes[0])),
        ),
        providerSide(
          bench,
          chained(provider.tokens.map((tokens) => atProvider("/token", refreshForm(tokens)))),
        ),
      ],
    },
    {
      name: "introspection",
      ours: ourSide(bench, inTurn(introspections)),
      others: [
        floorSide(
          bench,
          "form, hash, ES256 check and object read",
          inTurn(onFloor("/verify-and-object-read?", introspections[0])),
        ),
        providerSide(
          bench,
          inTurn(
            provider.tokens.map(({ access_token: token }) =>
              atProvider("/token/introspection", { token }),
            ),
          ),
        ),
      ],
    },
    {
      name: "balances",
      ours: ourSide(
        bench,
        inTurn(
          connected.map(({ access_token, consent_id, account_id }) => ({
            method: "GET",
            url: `${base_url}/ob/accounts/${account_id}/balances`,
            headers: { authorization: `Bearer ${access_token}`, "x-consent-id": consent_id },
          })),
        ),
      ),
      others: [
        floorSide(
          bench,
          "ES256 check, object read and a call to the same bank",
          inTurn(
            onFloor(`/verify-object-read-and-bank?bank=${encodeURIComponent(bank.url)}&`, bank),
          ),
        ),
      ],
    },
  ];
};

const inTurn = (calls: HttpCall[]): EndlessLoad => ({ calls, expect: 200 });

const chained = (calls: HttpCall[]): EndlessLoad => ({
  ...inTurn(calls.slice(0, CONNECTIONS)),
  chained: "refresh_token",
});

const refreshForm = ({ refresh_token }: { refresh_token: string }) => ({
  grant_type: "refresh_token",
  refresh_token,
});

/** The bank looks an account up: the floor's part of a call at the bank. */
export const bankCall = (world: World, stateDir: string) => {
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

/** A request of a client that authenticates with its secret. */
const formCall = (
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

const atGateway = (world: World, path: string, form: Record<string, string>): HttpCall => {
  const { base_url, tpp } = gatewayOf(world);
  return formCall(`${base_url}${path}`, tpp, form);
};

const send = async <Body>({ url, ...call }: HttpCall): Promise<Body> => {
  const response = await fetch(url, call as RequestInit);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
};

/** The customer whose data the bench reads. */
const firstCustomer = (world: World): Customer => {
  const [bank] = world.banks;
  return customerAt(world, bank?.bank_handle ?? "");
};

/** A consent that its customer has approved, and its first tokens. */
export const connect = async (
  world: World,
  customer: Customer,
  scopes: string[],
): Promise<Connected> => {
  const { base_url, tpp } = gatewayOf(world);
  const { bank_handle } = customer;
  const code_verifier = "v".repeat(43);
  const own = atGateway(world, "/ob/token", { grant_type: "client_credentials" });
  const { access_token } = await send<{ access_token: string }>(own);
  const consent = await requestOk<{ consent_id: string; consent_url: string }>(
    `${base_url}/ob/consents`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: {
        ...{ bank_handle, scopes, state: "bench" },
        redirect_uri: tpp.redirect_uri,
        code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
        code_challenge_method: "S256",
      },
    },
  );
  const back = await approveConsent(consent, customer);
  const code = back.searchParams.get("code") ?? "";
  const { redirect_uri } = tpp;
  const grant = { grant_type: "authorization_code", code, redirect_uri, code_verifier };
  const tokens = await send<{ access_token: string; refresh_token: string }>(
    atGateway(world, "/ob/token", grant),
  );
  const { consent_id } = consent;
  type Shared = { accounts: { account_id: string; masked_iban: string }[] };
  const { accounts } = await requestOk<Shared>(`${base_url}/ob/accounts`, {
    headers: { authorization: `Bearer ${tokens.access_token}`, "x-consent-id": consent_id },
  });
  const proved = accounts.find(({ masked_iban }) => masked_iban.endsWith(customer.iban.slice(-4)));
  return { consent_id, ...tokens, account_id: proved?.account_id ?? "" };
};
