import type { JWK } from "jose";
import * as v from "valibot";
import { randomHex, sha256Base64Url } from "../../base/platform/crypto.ts";
import type { OutboundRequest } from "../../base/platform/outbound.ts";
import { CannotRun, type ConformanceCase, must, prevented } from "../case.ts";
import type { Exchanges } from "../exchanges.ts";
import { came, type ServerAnswer, type Tokens, tokensIn } from "./answers.ts";
import type { ConsentCustomer } from "./customer.ts";
import {
  assertionOf,
  type Members,
  type ProofOf,
  proofBy,
  readSigner,
  type Signer,
} from "./signing.ts";

/** A case of the OpenID Foundation's plan, under the name that its suite has for it. */
export interface FapiCase extends ConformanceCase<FapiKit> {
  /** Without `fapi2-security-profile-final-`. */
  module: string;
  /** Why the plan leaves it out for a server without ID tokens. Then it has nothing to run. */
  notApplicable?: string;
}

/** A client that is registered at the server under FAPI 2.0. */
export interface FapiClient {
  client_id: string;
  redirect_uri: string;
  /** Its private keys; the first signs. */
  keys: JWK[];
}

export interface ServerUnderTest {
  /** Its issuer. */
  url: string;
  clients: readonly [FapiClient, FapiClient];
  /** What its pushed requests need besides the profile's parameters. */
  parameters: Record<string, string>;
  scope: string;
  timeoutMs: number;
  /** How the server is reached, if not by its address. */
  via?: NonNullable<OutboundRequest["via"]>;
}

/** The server's time, and waiting for it to pass. */
export interface KitClock {
  /** Milliseconds. */
  now(): number;
  pass(milliseconds: number): Promise<void>;
}

const metadataForm = v.looseObject({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  pushed_authorization_request_endpoint: v.string(),
});

export type Metadata = v.InferOutput<typeof metadataForm>;

/** What differs from a right request for a consent. Null leaves a parameter out. */
export interface AskedGrant {
  client?: FapiClient;
  form?: Record<string, string | null>;
  /** Proves this key at PAR, which binds the code to it. */
  key?: Signer;
  /** Of the assertion. */
  claims?: Members;
  /** Further parameters of the address that the customer opens. */
  query?: Record<string, string>;
}

export interface Pushed {
  client: FapiClient;
  verifier: string;
  state: string;
  request_uri: string;
  expires_in: number;
}

/** A code, and what redeems it. */
export interface Granted extends Pushed {
  code: string;
  back: URL;
  /** Milliseconds. */
  granted_at: number;
}

/** A code may live a minute at most. */
const SPARE_MS = 30_000;

export interface Redeeming {
  client?: FapiClient;
  /** Null sends no proof. */
  key: Signer | null;
  form?: Record<string, string | null>;
  /** Instead of a right assertion; null sends none. */
  assertion?: Record<string, string> | null;
  proof?: Partial<ProofOf>;
}

/** A session of the kit: what a client of the server sends. */
export class FapiKit {
  readonly server: ServerUnderTest;
  readonly exchanges: Exchanges;
  readonly customer: ConsentCustomer;
  readonly clock: KitClock;
  #metadata: Metadata | null = null;
  #spare: Granted | null = null;

  constructor(
    server: ServerUnderTest,
    exchanges: Exchanges,
    customer: ConsentCustomer,
    clock: KitClock,
  ) {
    this.server = server;
    this.exchanges = exchanges;
    this.customer = customer;
    this.clock = clock;
  }

  get metadata(): Metadata {
    if (!this.#metadata) throw new Error("the kit has not begun");
    return this.#metadata;
  }

  get seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  /** Reads the metadata, without which nothing can be sent. */
  async begin(): Promise<void> {
    const url = `${this.server.url}/.well-known/oauth-authorization-server`;
    const { json } = await this.call("metadata", { url, method: "GET" });
    const read = v.safeParse(metadataForm, json);
    if (!read.success) throw new CannotRun(`${url} does not answer the metadata of a server.`);
    this.#metadata = read.output;
    this.exchanges.take();
  }

  async call(
    operation: string,
    request: Omit<OutboundRequest, "timeoutMs">,
  ): Promise<ServerAnswer> {
    const { timeoutMs, via } = this.server;
    const answer = await this.exchanges.call(operation, { ...request, timeoutMs, via });
    if (answer.kind === "lost") throw prevented(`${request.url} did not answer: ${answer.reason}.`);
    const { status, headers, text } = answer;
    if (status === 429) throw prevented(`${request.url} allows no more requests for now.`);
    const json = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text);
    return { status, headers, text, json: json.success ? json.output : {} };
  }

  post(
    operation: string,
    url: string,
    form: Record<string, string | null>,
    headers: Record<string, string> = {},
  ): Promise<ServerAnswer> {
    const given = Object.entries(form).filter((pair): pair is [string, string] => pair[1] !== null);
    const body = new URLSearchParams(given).toString();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    return this.call(operation, { url, method: "POST", headers: { ...type, ...headers }, body });
  }

  /** The parameters that authenticate a client. */
  async asserted(
    { client_id, keys: [first] }: FapiClient,
    claims: Members = {},
    signer?: Signer,
  ): Promise<Record<string, string>> {
    if (!first) throw new CannotRun(`The client ${client_id} has no key.`);
    const key = signer ?? (await readSigner(first));
    const at = { audience: this.metadata.issuer, seconds: this.seconds };
    return {
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: await assertionOf(client_id, key, at, claims),
    };
  }

  async proof(key: Signer, asked: ProofOf): Promise<Record<string, string>> {
    return { dpop: await proofBy(key, this.seconds, asked) };
  }

  /** A pushed request, whatever comes. */
  async push({ client = this.server.clients[0], form = {}, key, claims = {} }: AskedGrant) {
    const verifier = randomHex(32);
    const state = randomHex(8);
    const { redirect_uri } = client;
    const url = this.metadata.pushed_authorization_request_endpoint;
    const asked = {
      ...{ response_type: "code", client_id: client.client_id, redirect_uri, state },
      ...{ scope: this.server.scope, code_challenge: sha256Base64Url(verifier) },
      ...{ code_challenge_method: "S256", ...this.server.parameters },
      ...(await this.asserted(client, claims)),
      ...form,
    };
    const proof = key ? await this.proof(key, { method: "POST", url }) : {};
    const answer = await this.post("par", url, asked, proof);
    return { answer, client, verifier, state };
  }

  /** The same, where it must be taken. */
  async pushed(asked: AskedGrant = {}): Promise<Pushed> {
    const { answer, ...rest } = await this.push(asked);
    const { request_uri, expires_in } = answer.json;
    const isRight = typeof request_uri === "string" && typeof expires_in === "number";
    must(answer.status === 201 && isRight, `The pushed request was to be taken. ${came(answer)}`);
    return { ...rest, request_uri: String(request_uri), expires_in: Number(expires_in) };
  }

  /** Where the customer's browser is sent to. */
  address(client_id: string, request_uri: string, query: Record<string, string> = {}): string {
    const parameters = new URLSearchParams({ client_id, request_uri, ...query });
    return `${this.metadata.authorization_endpoint}?${parameters}`;
  }

  approve({ client, request_uri }: Pushed, query?: Record<string, string>): Promise<URL> {
    return this.customer.decide(this.address(client.client_id, request_uri, query), "APPROVE");
  }

  /** A code: pushed, and approved by the customer. */
  async granted(asked: AskedGrant = {}): Promise<Granted> {
    const pushed = await this.pushed(asked);
    const back = await this.approve(pushed, asked.query);
    const code = back.searchParams.get("code");
    must(code !== null, `The customer approved, and no code came back: ${back.search}.`);
    return { ...pushed, back, code: String(code), granted_at: this.clock.now() };
  }

  /** A code that a case has left good. */
  spare(granted: Granted): void {
    this.#spare = granted;
  }

  /** Such a code, unless it may end soon. */
  takeSpare(): Granted | null {
    const spare = this.#spare;
    this.#spare = null;
    return spare && this.clock.now() < spare.granted_at + SPARE_MS ? spare : null;
  }

  async token(
    form: Record<string, string | null>,
    { client = this.server.clients[0], key, assertion, proof = {}, form: more = {} }: Redeeming,
  ): Promise<ServerAnswer> {
    const url = this.metadata.token_endpoint;
    const shown = assertion === undefined ? await this.asserted(client) : (assertion ?? {});
    const headers = key ? await this.proof(key, { method: "POST", url, ...proof }) : {};
    return this.post("token", url, { ...form, ...shown, ...more }, headers);
  }

  redeem(granted: Granted, how: Redeeming): Promise<ServerAnswer> {
    const { client, code, verifier } = granted;
    const form = {
      ...{ grant_type: "authorization_code", code, code_verifier: verifier },
      redirect_uri: client.redirect_uri,
    };
    return this.token(form, { client, ...how });
  }

  /** Tokens for a new code; `key` is what they are bound to. */
  async tokens(key: Signer, asked: AskedGrant = {}, how: Partial<Redeeming> = {}): Promise<Tokens> {
    return tokensIn(await this.redeem(await this.granted(asked), { key, ...how }));
  }

  /** A call of the API with a token and a proof. */
  async read(
    { access_token, consent_id }: Tokens,
    headers: Record<string, string>,
    path = "/ob/accounts",
  ): Promise<ServerAnswer> {
    const all = { authorization: `DPoP ${access_token}`, "x-consent-id": consent_id, ...headers };
    return this.call("api", { url: this.server.url + path, method: "GET", headers: all });
  }

  /** The headers of a right call. */
  beside({ access_token }: Tokens, key: Signer, changes: Partial<ProofOf> = {}) {
    const url = `${this.server.url}/ob/accounts`;
    return this.proof(key, { method: "GET", url, token: access_token, ...changes });
  }
}
