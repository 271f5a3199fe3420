import { ConsentAccess, PaymentOrders } from "./consent-access.ts";
import { GatewayError } from "./errors.ts";
import { Charges, Mandates } from "./mandates.ts";
import { type ClientAuth, OAuthEndpoints } from "./oauth.ts";
import {
  action,
  type CallOptions,
  type ClientOptions,
  type Paged,
  paged,
  Requester,
  reading,
  type SdkCall,
  type Sender,
  segment,
} from "./request.ts";
import { randomText } from "./runtime.ts";
import { DpopProofs, sha256Text } from "./signing.ts";
import { TokenKeeper, type TokenSet, type TokenStore, tokenSetOf } from "./token-keeper.ts";
import type {
  BankCapabilities,
  Consent,
  CreateConsent,
  Endpoint,
  ListConsentsQuery,
  ListTppEndpointsQuery,
  ListTppEventsQuery,
  ReadBankCapabilitiesQuery,
  Redelivery,
  TppEvent,
  TppEventDetail,
} from "./types.ts";

export * from "./common.ts";
export type { ConsentAccess, PaymentOrders } from "./consent-access.ts";
export type { Charges, Mandates } from "./mandates.ts";
export type { ClientAuth } from "./oauth.ts";
export type { TokenSet, TokenStore } from "./token-keeper.ts";

export interface TppOptions extends ClientOptions {
  clientId: string;
  auth: ClientAuth;
  /** One of your registered addresses. */
  redirectUri: string;
  store: TokenStore;
  /** Binds the tokens to this key [RFC 9449]: P-256, RSA-PSS or Ed25519. */
  dpop?: CryptoKeyPair;
}

/** What an app asks of a customer. */
export type ConsentRequest = Pick<CreateConsent, "bank_handle" | "scopes"> &
  Partial<Pick<CreateConsent, "expiry_days" | "purpose" | "reference">>;

/** Keep it with the customer's session in your app until the return. It is plain JSON. */
export interface PendingConsent {
  consent_id: string;
  state: string;
  code_verifier: string;
}

/** An app at the gateway. */
export class TppClient {
  readonly consents: OwnConsents;
  readonly events: TppEventLog;
  /** Orders and mandates with the app's own token, which reads them after a consent's end too. */
  readonly orders: Pick<PaymentOrders, "read" | "list" | "cancel">;
  readonly mandates: Pick<Mandates, "read" | "list" | "pause" | "resume" | "cancel">;
  readonly charges: Pick<Charges, "read" | "list" | "cancel">;
  readonly #options: TppOptions;
  readonly #requester: Requester;
  readonly #dpop: DpopProofs | null;
  readonly #oauth: OAuthEndpoints;
  readonly #keeper: TokenKeeper;
  readonly #ownTokens: TokenKeeper;

  constructor(options: TppOptions) {
    this.#options = options;
    this.#requester = new Requester(options);
    const now = () => this.#requester.clock.now();
    this.#dpop = options.dpop ? new DpopProofs(options.dpop, () => Math.floor(now() / 1000)) : null;
    this.#oauth = new OAuthEndpoints(this.#requester, options.clientId, options.auth, this.#dpop);
    this.#keeper = new TokenKeeper(options.store, (token) => this.#oauth.refresh(token), now);
    this.#ownTokens = new TokenKeeper(ownStore(), () => this.#oauth.own(), now);
    const send: Sender = (call) => this.#sendWith(this.#ownTokens, OWN, call);
    this.consents = new OwnConsents(send);
    this.events = new TppEventLog(send);
    this.orders = new PaymentOrders(send);
    this.mandates = new Mandates(send);
    this.charges = new Charges(send);
  }

  /** What a bank offers; no token is needed. */
  capabilities(
    bankHandle: string,
    query?: ReadBankCapabilitiesQuery,
    options?: CallOptions,
  ): Promise<BankCapabilities> {
    const path = `/banks/${segment(bankHandle)}/capabilities`;
    return this.#requester.json(reading(path, options, query));
  }

  /** Asks for a consent. Keep `pending`, and send the customer's browser to `url`. */
  async authorise(
    { scopes, expiry_days, purpose, reference, bank_handle }: ConsentRequest,
    options?: CallOptions,
  ): Promise<{ url: string; pending: PendingConsent }> {
    const { state, code_verifier, ...challenge } = await newChallenge();
    const asked = await this.#oauth.push(
      {
        ...challenge,
        response_type: "code",
        client_id: this.#options.clientId,
        redirect_uri: this.#options.redirectUri,
        scope: scopes.join(" "),
        state,
        bank_handle,
        expiry_days: expiry_days ? String(expiry_days) : undefined,
        purpose: purpose ?? undefined,
        reference: reference ?? undefined,
      },
      options,
    );
    const url = await this.#oauth.authorizeAddress(asked.request_uri);
    return { url, pending: { consent_id: asked.consent_id, state, code_verifier } };
  }

  /** Asks the customer again for a consent that you have: same scopes, accounts and account ids. */
  async reauthorise(
    consentId: string,
    { expiry_days }: { expiry_days?: number } = {},
    options?: CallOptions,
  ): Promise<{ url: string; pending: PendingConsent }> {
    const { state, code_verifier, ...challenge } = await newChallenge();
    const redirect_uri = this.#options.redirectUri;
    const body = { ...challenge, state, redirect_uri, expiry_days: expiry_days ?? null };
    const path = `/ob/consents/${segment(consentId)}/reauthorise`;
    // A public client has no token of its own (O2.9).
    const isPublic = this.#options.auth.method === "none";
    const { consent_url: url } = await this.#sendWith<Consent>(
      isPublic ? this.#keeper : this.#ownTokens,
      isPublic ? consentId : OWN,
      action(path, body, options),
    );
    if (url) return { url, pending: { consent_id: consentId, state, code_verifier } };
    throw new GatewayError({ code: "UNEXPECTED_ANSWER", message: "The consent has no address." });
  }

  /**
   * The customer's return. Exchanges the code and stores the tokens. Null if the address says
   * nothing: a customer came back to a connection that you have, so change nothing. Throws a
   * GatewayError: RETURN_NOT_TRUSTED, or with `oauthError` if the customer did not approve. Take
   * `pending` out of the customer's session first: a code that comes twice ends its tokens.
   */
  async complete(returned: string | URL, pending: PendingConsent): Promise<TokenSet | null> {
    const query = new URL(returned).searchParams;
    if (["code", "error", "state", "iss"].every((name) => !query.has(name))) return null;
    await this.#checkReturn(query, pending.state, { consent_id: pending.consent_id });
    const code = query.get("code");
    if (code === null) {
      const oauthError = query.get("error") ?? "server_error";
      const message = query.get("error_description") ?? oauthError;
      throw new GatewayError({ code: oauthError, message, oauthError });
    }
    const askedAt = this.#requester.clock.now();
    const tokens = await this.#oauth.exchange({
      code,
      redirect_uri: this.#options.redirectUri,
      code_verifier: pending.code_verifier,
    });
    const before = { consent_id: pending.consent_id, refresh_token: null };
    return this.#keeper.take(tokenSetOf(tokens, before, askedAt));
  }

  /**
   * Checks that the return from an order's `sca_url` is of this order. Then read the order: the
   * address alone proves nothing.
   */
  async checkOrderReturn(
    returned: string | URL,
    { payment_order_id, state }: { payment_order_id: string; state: string },
  ): Promise<void> {
    await this.#checkReturn(new URL(returned).searchParams, state, { payment_order_id });
  }

  /** An issuer, a state or an object that we did not ask for [RFC 9207, RFC 9700]. @rule O4.9 */
  async #checkReturn(
    query: URLSearchParams,
    state: string,
    about: Record<string, string>,
  ): Promise<void> {
    const { issuer } = await this.#oauth.metadata();
    const wanted = { ...about, state, iss: issuer };
    const wrong = Object.entries(wanted).find(
      ([name, value]) => query.getAll(name).length !== 1 || query.get(name) !== value,
    );
    if (!wrong) return;
    const message = `The return has another ${wrong[0]}. Use nothing of it.`;
    throw new GatewayError({ code: "RETURN_NOT_TRUSTED", message, field: wrong[0] });
  }

  /** What the app may do with one customer's accounts. */
  consent(consentId: string): ConsentAccess {
    return new ConsentAccess(consentId, (call) => this.#sendWith(this.#keeper, consentId, call));
  }

  /** Ends all tokens of a consent; the consent itself stays. */
  async revokeTokens(consentId: string): Promise<void> {
    const { refresh_token, access_token } = await this.#keeper.fresh(consentId);
    await this.#oauth.revoke(refresh_token ?? access_token);
  }

  /** A token that was refused before its end is renewed once: a refused request did nothing. */
  async #sendWith<T>(keeper: TokenKeeper, consentId: string, call: SdkCall): Promise<T> {
    const tokens = await keeper.fresh(consentId);
    try {
      return await this.#sendAs<T>(tokens, call);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 401) throw error;
    }
    return this.#sendAs<T>(await keeper.fresh(consentId, tokens.access_token), call);
  }

  #sendAs<T>({ access_token, token_type, consent_id }: TokenSet, call: SdkCall): Promise<T> {
    const dpop = token_type === "DPoP" ? this.#dpop : null;
    let address = this.#requester.baseUrl;
    return this.#requester.json({
      ...call,
      headers: async (asked) => {
        address = asked;
        return {
          authorization: `${token_type} ${access_token}`,
          ...(consent_id === OWN ? {} : { "x-consent-id": consent_id }),
          ...(dpop ? { dpop: await dpop.proof(call.method, asked, access_token) } : {}),
        };
      },
      ...(dpop && {
        onAnswer: ({ status, headers, text }) => dpop.takeNonce(address, status, headers, text),
      }),
    });
  }
}

/**
 * Whether an error says that the access is over: only the customer can begin again, so delete what
 * you have stored of it.
 */
export const isConsentOver = (error: unknown): boolean =>
  error instanceof GatewayError &&
  (error.oauthError === "invalid_grant" ||
    ["CONSENT_REVOKED", "UNAUTHENTICATED", "NO_TOKENS"].includes(error.code));

const OWN = "";

/** The app's own token is asked for again, and never stored. */
const ownStore = (): TokenStore => {
  let own: TokenSet = {
    consent_id: OWN,
    access_token: "",
    token_type: "Bearer",
    expires_at: 0,
    refresh_token: OWN,
    scope: "",
  };
  return {
    load: async () => own,
    save: async (_, tokens) => {
      own = tokens;
    },
  };
};

/** A state and a verifier of PKCE [RFC 7636 § 7.1], and the challenge of it. */
const newChallenge = async () => {
  const code_verifier = randomText();
  const code_challenge = await sha256Text(code_verifier);
  return { state: randomText(), code_verifier, code_challenge, code_challenge_method: "S256" };
};

/** The app's consents, with its own token. */
export class OwnConsents {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  read(consentId: string, options?: CallOptions): Promise<Consent> {
    return this.#send(reading(`/ob/consents/${segment(consentId)}`, options));
  }

  list(query?: ListConsentsQuery, options?: CallOptions): Paged<Consent> {
    return paged(this.#send, "/ob/consents", query, options);
  }

  /** Ends a consent and all its tokens. */
  revoke(consentId: string, options?: CallOptions): Promise<void> {
    const path = `/ob/consents/${segment(consentId)}`;
    return this.#send({ method: "DELETE", path, repeat: "always", options });
  }
}

/** What was sent to the app's `event_url`, and how that answers. */
export class TppEventLog {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  list(query?: ListTppEventsQuery, options?: CallOptions): Paged<TppEvent> {
    return paged(this.#send, "/ob/events", query, options);
  }

  read(eventId: string, options?: CallOptions): Promise<TppEventDetail> {
    return this.#send(reading(`/ob/events/${segment(eventId)}`, options));
  }

  redeliver(eventId: string, options?: CallOptions): Promise<Redelivery> {
    return this.#send(action(`/ob/events/${segment(eventId)}/redeliver`, {}, options));
  }

  endpoints(query?: ListTppEndpointsQuery, options?: CallOptions): Paged<Endpoint> {
    return paged(this.#send, "/ob/endpoints", query, options);
  }

  /** Its held events are sent in order. */
  enableEndpoint(endpointId: string, options?: CallOptions): Promise<Endpoint> {
    return this.#send(action(`/ob/endpoints/${segment(endpointId)}/enable`, {}, options));
  }
}
