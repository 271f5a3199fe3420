import { parseJson } from "./errors.ts";
import { platformClock, platformCrypto, utf8 } from "./runtime.ts";
import type { MerchantEvents, TppEvents } from "./types.ts";

export type * from "./types.ts";

type Named<Events> = {
  [Name in keyof Events]: { event: Name; data: Events[Name] };
}[keyof Events];

/** An event of a merchant: `event` says which `data` it has. */
export type MerchantWebhook = Named<MerchantEvents>;
/** An event of a TPP. */
export type TppWebhook = Named<TppEvents>;

export interface WebhookOptions {
  /** The signing secret as shown, `whsec_…`; two of them while one is rotated. */
  secrets: string | readonly string[];
  /**
   * `standard`: `webhook-signature`, which covers the time too, so that a copy is refused later.
   * `gateway`: `X-Gateway-Signature` alone. `both`: each must be right; while a secret is rotated,
   * that needs both secrets. Default `standard`.
   */
  scheme?: "standard" | "gateway" | "both";
  /** How far `webhook-timestamp` may be from now. Default 300 seconds. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The headers of any framework. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export type WebhookProblem =
  | "BODY_NOT_RAW"
  | "HEADER_MISSING"
  | "TOO_OLD"
  | "WRONG_SIGNATURE"
  | "NOT_AN_EVENT";

/** Answer it with 400, and do nothing else with the request. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  readonly code: WebhookProblem;

  constructor(code: WebhookProblem, message: string) {
    super(message);
    this.code = code;
  }
}

const TOLERANCE_SECONDS = 300;

/**
 * Verifies what was sent to your endpoint. An event can arrive twice and in another order: remember
 * its `data.event_id`.
 */
export class WebhookVerifier<Event extends { event: string } = MerchantWebhook> {
  readonly #options: WebhookOptions;
  readonly #keys: Promise<SecretKeys[]>;

  constructor(options: WebhookOptions) {
    const { secrets } = options;
    const all = typeof secrets === "string" ? [secrets] : secrets;
    if (all.length === 0 || all.some((secret) => !/^whsec_[\w+/=-]+$/.test(secret))) {
      throw new TypeError("secrets must begin with whsec_");
    }
    this.#options = options;
    this.#keys = Promise.all(all.map(keysOf));
    // A secret that cannot be read is reported by the call that needs it.
    this.#keys.catch(() => {});
  }

  /** The event of a Fetch request: of Workers, Deno, Bun, Hono's `c.req.raw`, Next's routes. */
  async verifyRequest(request: Request): Promise<Event> {
    if (request.bodyUsed) throw new WebhookError("BODY_NOT_RAW", notRaw);
    return this.verify(await request.arrayBuffer(), request.headers);
  }

  /** The event, if the signature of exactly these bytes is right. Throws a WebhookError. */
  async verify(body: Uint8Array | ArrayBuffer | string, headers: WebhookHeaders): Promise<Event> {
    const bytes = bytesOf(body);
    const { scheme = "standard" } = this.#options;
    if (scheme !== "gateway") await this.#checkStandard(bytes, headers);
    if (scheme !== "standard") await this.#checkGateway(bytes, headers);
    const event = parseJson(new TextDecoder().decode(bytes)) as Event | null;
    if (typeof event?.event === "string") return event;
    throw new WebhookError("NOT_AN_EVENT", "The body has no event.");
  }

  /** Standard Webhooks: one signature for each secret, over id, time and body. */
  async #checkStandard(body: Uint8Array<ArrayBuffer>, headers: WebhookHeaders): Promise<void> {
    const id = requireHeader(headers, "webhook-id");
    const timestamp = requireHeader(headers, "webhook-timestamp");
    const given = requireHeader(headers, "webhook-signature").split(" ");
    const { toleranceSeconds = TOLERANCE_SECONDS, now = platformClock.now } = this.#options;
    const distance = Math.abs(now() / 1000 - Number(timestamp));
    if (!/^\d+$/.test(timestamp) || !(distance <= toleranceSeconds)) {
      throw new WebhookError(
        "TOO_OLD",
        `webhook-timestamp is more than ${toleranceSeconds} s away.`,
      );
    }
    const signed = joined(utf8(`${id}.${timestamp}.`), body);
    const signatures = given.flatMap((one) => (one.startsWith("v1,") ? [one.slice(3)] : []));
    await this.#require(signatures.map(fromBase64), signed, "standard");
  }

  /** The HMAC of the body alone, in hex. */
  async #checkGateway(body: Uint8Array<ArrayBuffer>, headers: WebhookHeaders): Promise<void> {
    const given = requireHeader(headers, "x-gateway-signature");
    const hex = /^sha256=([0-9a-f]{64})$/.exec(given)?.[1] ?? "";
    const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    await this.#require([Uint8Array.from(bytes)], body, "gateway");
  }

  /** A signature must be of one of the secrets. The platform compares in constant time. */
  async #require(
    signatures: readonly (Uint8Array<ArrayBuffer> | null)[],
    signed: Uint8Array<ArrayBuffer>,
    scheme: keyof SecretKeys,
  ): Promise<void> {
    for (const { [scheme]: key } of await this.#keys) {
      for (const signature of signatures) {
        if (signature && (await platformCrypto.subtle.verify("HMAC", key, signature, signed)))
          return;
      }
    }
    throw new WebhookError("WRONG_SIGNATURE", "The signature is not the gateway's.");
  }
}

interface SecretKeys {
  standard: CryptoKey;
  gateway: CryptoKey;
}

/** Standard Webhooks signs with what the secret spells, X-Gateway-Signature with its text. */
const keysOf = async (secret: string): Promise<SecretKeys> => {
  const spelled = fromBase64(secret.slice("whsec_".length));
  if (!spelled) throw new TypeError("a secret is not base64");
  const [standard, gateway] = await Promise.all([hmacKey(spelled), hmacKey(utf8(secret))]);
  return { standard, gateway };
};

const hmacKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  platformCrypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
};

const joined = (
  head: Uint8Array<ArrayBuffer>,
  body: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
};

const requireHeader = (headers: WebhookHeaders, name: string): string => {
  const value = headerOf(headers, name);
  if (value !== null) return value;
  throw new WebhookError("HEADER_MISSING", `The header ${name} is missing or repeated.`);
};

const headerOf = (headers: WebhookHeaders, name: string): string | null => {
  if (typeof headers.get === "function") return headers.get(name);
  const given = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name ? value : [],
  );
  const [value, ...others] = given;
  return others.length === 0 && value !== undefined ? value : null;
};

const notRaw =
  "The signature is of the bytes as they were received, and this body was read or parsed before. " +
  'Express: express.raw({ type: "application/json" }) on this route, before express.json(); pass ' +
  'req.body. Fastify: addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, ' +
  "done) => done(null, body)); pass request.body. Next and Workers: await request.arrayBuffer(). " +
  "Next's pages: export const config = { api: { bodyParser: false } }, then read the stream. Hono: " +
  "await c.req.arrayBuffer().";

const bytesOf = (body: unknown): Uint8Array<ArrayBuffer> => {
  if (typeof body === "string") return utf8(body);
  if (ArrayBuffer.isView(body)) {
    return new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength);
  }
  if (Object.prototype.toString.call(body) === "[object ArrayBuffer]") {
    return new Uint8Array(body as ArrayBuffer);
  }
  throw new WebhookError("BODY_NOT_RAW", notRaw);
};
