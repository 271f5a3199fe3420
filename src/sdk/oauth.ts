import { GatewayError } from "./errors.ts";
import {
  type CallOptions,
  checkedAddress,
  type FormFields,
  type Requester,
  reading,
  type SdkCall,
} from "./request.ts";
import { randomText } from "./runtime.ts";
import { type DpopProofs, signJwt } from "./signing.ts";
import type { OAuthMetadata, PushedAnswer, PushedRequest, Tokens } from "./types.ts";

/** How a TPP proves who it is. */
export type ClientAuth =
  | { method: "client_secret_basic" | "client_secret_post"; clientSecret: string }
  /** Registered as a public key; `keyId` is its `kid`. */
  | { method: "private_key_jwt"; privateKey: CryptoKey; keyId?: string }
  | { method: "none" };

/** No refresh may be repeated after the time in which the gateway answers it again (O3.7). */
const REPEATED_WITHIN_MS = 50_000;
const ASSERTION_SECONDS = 60;
const BEARER = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

/** The gateway's OAuth addresses, for one client. */
export class OAuthEndpoints {
  readonly #requester: Requester;
  readonly #clientId: string;
  readonly #auth: ClientAuth;
  readonly #dpop: DpopProofs | null;
  #metadata: Promise<OAuthMetadata> | null = null;

  constructor(requester: Requester, clientId: string, auth: ClientAuth, dpop: DpopProofs | null) {
    this.#requester = requester;
    this.#clientId = clientId;
    this.#auth = auth;
    this.#dpop = dpop;
  }

  /** Read once; a failure is not kept. */
  metadata(): Promise<OAuthMetadata> {
    this.#metadata ??= this.#discover().catch((error) => {
      this.#metadata = null;
      throw error;
    });
    return this.#metadata;
  }

  /** [RFC 8414 § 3] */
  async #discover(): Promise<OAuthMetadata> {
    const { origin, pathname } = new URL(this.#requester.baseUrl);
    const below = pathname === "/" ? "" : pathname;
    const address = `${origin}/.well-known/oauth-authorization-server${below}`;
    const found = await this.#requester.json<OAuthMetadata>(reading(address, undefined));
    if (found.issuer?.replace(/\/$/, "") !== this.#requester.baseUrl) {
      throw new GatewayError({
        code: "UNEXPECTED_ANSWER",
        message: `The issuer at ${this.#requester.baseUrl} calls itself ${found.issuer}.`,
      });
    }
    const { token_endpoint, pushed_authorization_request_endpoint: pushed } = found;
    for (const one of [token_endpoint, pushed, found.revocation_endpoint]) checkedAddress(one);
    return found;
  }

  /** Pushes a request for a consent [RFC 9126]: nothing of it passes through the browser. */
  async push(form: PushedRequest, options?: CallOptions): Promise<PushedAnswer> {
    const { pushed_authorization_request_endpoint: path } = await this.metadata();
    const isPublic = this.#auth.method === "none";
    const idempotencyKey = options?.idempotencyKey ?? randomText();
    return this.#post(
      path,
      { ...form },
      {
        ...(isPublic ? {} : { idempotencyKey }),
        repeat: isPublic ? "refused" : "always",
        options,
      },
    );
  }

  /** The address of the customer's browser. */
  async authorizeAddress(requestUri: string): Promise<string> {
    const address = new URL((await this.metadata()).authorization_endpoint);
    address.searchParams.set("client_id", this.#clientId);
    address.searchParams.set("request_uri", requestUri);
    return address.href;
  }

  /** A code works once. If its answer is lost, the tokens are lost: the customer begins again. */
  exchange(form: FormFields): Promise<Tokens> {
    return this.#token({ grant_type: "authorization_code", ...form }, "refused");
  }

  /** A lost answer is given again for a minute, to a client that proves who it is. */
  refresh(refreshToken: string): Promise<Tokens> {
    const isKnown = this.#auth.method !== "none" || this.#dpop !== null;
    const form = { grant_type: "refresh_token", refresh_token: refreshToken };
    return this.#token(form, isKnown ? "always" : "refused");
  }

  /** The TPP's own token. */
  own(): Promise<Tokens> {
    return this.#token({ grant_type: "client_credentials" }, "always");
  }

  async revoke(token: string): Promise<void> {
    const { revocation_endpoint: path } = await this.metadata();
    await this.#post(path, { token }, { repeat: "always" });
  }

  async #token(form: FormFields, repeat: SdkCall["repeat"]): Promise<Tokens> {
    const { token_endpoint: path } = await this.metadata();
    return this.#post(path, form, { repeat, repeatWithinMs: REPEATED_WITHIN_MS });
  }

  #post<T>(path: string, form: FormFields, rest: Omit<SdkCall, "path" | "method">): Promise<T> {
    const dpop = this.#dpop;
    return this.#requester.json({
      ...rest,
      method: "POST",
      path,
      form: async () => ({ ...form, ...(await this.#proofOfClient()) }),
      headers: async () => ({
        ...this.#basic(),
        ...(dpop ? { dpop: await dpop.proof("POST", path) } : {}),
      }),
      ...(dpop && {
        onAnswer: ({ status, headers, text }) => dpop.takeNonce(path, status, headers, text),
      }),
    });
  }

  /** Both halves are form-encoded before they are joined [RFC 6749 § 2.3.1]. */
  #basic(): Record<string, string> {
    if (this.#auth.method !== "client_secret_basic") return {};
    const [id, secret] = [this.#clientId, this.#auth.clientSecret].map((half) =>
      String(new URLSearchParams({ "": half })).slice(1),
    );
    return { authorization: `Basic ${btoa(`${id}:${secret}`)}` };
  }

  async #proofOfClient(): Promise<FormFields> {
    const auth = this.#auth;
    const client_id = this.#clientId;
    switch (auth.method) {
      case "client_secret_basic":
        return {};
      case "client_secret_post":
        return { client_id, client_secret: auth.clientSecret };
      case "none":
        return { client_id };
      case "private_key_jwt": {
        const assertion = await this.#assertion(auth.privateKey, auth.keyId);
        return { client_id, client_assertion_type: BEARER, client_assertion: assertion };
      }
    }
  }

  /** Good for one request (O2.3). */
  async #assertion(privateKey: CryptoKey, kid: string | undefined): Promise<string> {
    const { issuer } = await this.metadata();
    const iat = Math.floor(this.#requester.clock.now() / 1000);
    const claims = {
      iss: this.#clientId,
      sub: this.#clientId,
      aud: issuer,
      jti: randomText(),
      iat,
      exp: iat + ASSERTION_SECONDS,
    };
    return signJwt(privateKey, { typ: "JWT", kid }, claims);
  }
}
