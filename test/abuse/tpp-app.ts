import { createHash, randomBytes } from "node:crypto";
import { type HttpReply, requestJson } from "../../scripts/local/http.ts";
import type { World, WorldCustomer } from "../../scripts/local/world.ts";
import type { Json } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import { insistOn, officesOf } from "./staff.ts";

/** A TPP in test mode with a secret, at an address of its own. */
export type AppAnswer = HttpReply<Json & { error?: { code: string } | string }>;

/** A consent that a customer gave, and its tokens. */
export interface Grant {
  consent_id: string;
  account_id: string;
  access_token: string;
  refresh_token: string;
}

interface Consent {
  consent_id: string;
  consent_url: string;
}

const REDIRECT_URI = "https://app.example/back";

export class App {
  readonly tppId: string;
  readonly #url: string;
  readonly #secret: string;
  readonly #address: string;
  #own = "";

  private constructor(url: string, address: string, tppId: string, secret: string) {
    [this.#url, this.#address, this.tppId, this.#secret] = [url, address, tppId, secret];
  }

  static async register(world: World, scopes: readonly string[], address: string): Promise<App> {
    const asked = {
      ...{ name: "Budget App", mode: "test", auth_method: "SECRET" },
      ...{ redirect_uris: [REDIRECT_URI], scopes },
    };
    const { owner } = officesOf(world).gateway;
    const { tpp_id, client_secret } = await insistOn(owner("POST", "/tpps", asked));
    const url = world.gateways[0]?.base_url ?? "";
    const app = new App(url, address, String(tpp_id), String(client_secret));
    const { body } = await app.form("token", { grant_type: "client_credentials" });
    app.#own = String(body.access_token);
    return app;
  }

  /** With the client's own token. */
  own(method: string, path: string, body?: object): Promise<AppAnswer> {
    return this.#ask(method, path, { authorization: `Bearer ${this.#own}` }, body);
  }

  /** With the token of a consent. */
  as(
    { access_token, consent_id }: Pick<Grant, "access_token" | "consent_id">,
    ...[method, path, body]: [method: string, path: string, body?: object]
  ): Promise<AppAnswer> {
    const headers = { authorization: `Bearer ${access_token}`, "x-consent-id": consent_id };
    return this.#ask(method, path, headers, body);
  }

  async form(endpoint: "token" | "introspect", fields: object): Promise<AppAnswer> {
    const credentials = { client_id: this.tppId, client_secret: this.#secret };
    const answer = await fetch(`${this.#url}/ob/${endpoint}`, {
      method: "POST",
      headers: { "cf-connecting-ip": this.#address },
      body: new URLSearchParams({ ...credentials, ...fields }),
    });
    const body = (await answer.json()) as AppAnswer["body"];
    return { status: answer.status, headers: answer.headers, body };
  }

  async connect(customer: WorldCustomer, scopes: readonly string[]): Promise<Grant> {
    const code_verifier = randomBytes(32).toString("base64url");
    const { body } = await this.askForConsent(customer, scopes, code_verifier);
    const consent = body as object as Consent;
    const back = await approveConsent(consent, customer);
    const granted = await this.form("token", {
      ...{ grant_type: "authorization_code", redirect_uri: REDIRECT_URI, code_verifier },
      ...{ code: back.searchParams.get("code") ?? "" },
    });
    const { consent_id } = consent;
    const read = await this.own("GET", `/ob/consents/${consent_id}`);
    const accounts = read.body.accounts as { account_id: string; masked_iban: string }[];
    const end = customer.iban.slice(-4);
    const account = accounts.find(({ masked_iban }) => masked_iban.endsWith(end));
    if (!account) throw new Error("the customer's account is not in the consent");
    return { ...(granted.body as object as Grant), consent_id, account_id: account.account_id };
  }

  askForConsent(
    { bank_handle }: WorldCustomer,
    scopes: readonly string[],
    verifier = randomBytes(32).toString("base64url"),
  ): Promise<AppAnswer> {
    return this.own("POST", "/ob/consents", {
      ...{ bank_handle, scopes, redirect_uri: REDIRECT_URI, state: "s" },
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
  }

  /** The grant with its next tokens; null if there are none. */
  async refresh(grant: Grant): Promise<Grant | null> {
    const { refresh_token } = grant;
    const { status, body } = await this.form("token", {
      ...{ grant_type: "refresh_token", refresh_token },
    });
    return status === 200 ? { ...grant, ...(body as object as Grant) } : null;
  }

  #ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<AppAnswer> {
    return requestJson(this.#url + path, {
      ...{ method, headers: { ...headers, "cf-connecting-ip": this.#address } },
      ...(body ? { body } : {}),
    });
  }
}
