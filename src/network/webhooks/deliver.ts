import { now } from "../../base/platform/clock.ts";
import { hmacHex } from "../../base/platform/crypto.ts";
import { type GatewayEnv, isLocal, type Pointer } from "../../base/platform/env.ts";
import { logFault, logInfo, logWarning, redact } from "../../base/platform/log.ts";
import { callOut, type OutboundAnswer } from "../../base/platform/outbound.ts";
import { checkPublicTarget } from "../../base/platform/targets.ts";
import { standardHeaders } from "../../base/platform/webhook-signature.ts";
import { readSigningSecrets, type SigningSecrets } from "../parties/signing-secrets.ts";
import {
  type AttemptOutcome,
  type DeliveryFailure,
  ENDPOINT_TIMEOUT_MS,
} from "./delivery-machine.ts";
import type { LeasedDelivery } from "./delivery-store.ts";
import { callEndpoint } from "./endpoint-address.ts";
import { keepLevel } from "./endpoint-rows.ts";
import { retryAfterMs } from "./schedule.ts";

/** Follows a pointer from the queue: makes the attempt, if one is due. Never rejects. */
export const performDelivery = async (env: GatewayEnv, pointer: Pointer): Promise<void> => {
  try {
    const { object: id, effect } = pointer;
    const leased = await callEndpoint(env, id, (endpoint) => endpoint.lease(effect));
    if (leased) await deliverLeased(env, id, leased);
  } catch (error) {
    logFault("delivery not leased", error, { object: pointer.object, event_id: pointer.effect });
  }
};

/**
 * Makes one leased attempt and reports it to the endpoint's object `id`. Never rejects. A fault of
 * the gateway is not a failure of the endpoint, so it is not reported: the lease ends and the
 * attempt is made again.
 */
export const deliverLeased = async (
  env: GatewayEnv,
  id: string,
  leased: LeasedDelivery,
): Promise<void> => {
  const { event_id, attempt } = leased;
  try {
    const outcome = await makeAttempt(env, leased);
    if (!outcome) return logWarning("webhook attempt too late", { event_id, attempt });
    const { result, http_status, duration_ms } = outcome;
    const { origin } = new URL(leased.url);
    logInfo("webhook attempt", { event_id, attempt, origin, result, http_status, duration_ms });
    const changed = await callEndpoint(env, id, (endpoint) =>
      endpoint.report(event_id, attempt, outcome),
    );
    if (changed) await keepLevel(env, changed);
  } catch (error) {
    logFault("webhook attempt not reported in full", error, { event_id, attempt });
  }
};

/** Null if it was too late to send the request. */
export const makeAttempt = async (
  env: GatewayEnv,
  leased: LeasedDelivery,
): Promise<AttemptOutcome | null> => {
  const { event_id, mode, url, bytes } = leased;
  // Checked at registration and again here, because rules and names change.
  const rules = { allowLocal: isLocal(env) && mode === "test", ownBaseUrl: env.BASE_URL };
  // @rule P8.11
  if (!checkPublicTarget(url, rules).ok) return notSent("TARGET_NOT_ALLOWED");
  const secrets = await readSigningSecrets(env, leased.owner, mode);
  if (!secrets) return notSent("NO_SIGNING_SECRET");
  if (now() > leased.send_by) return null;
  const answer = await callOut({
    url,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Gateway-Webhooks/1",
      traceparent: leased.traceparent,
      ...signatureHeaders(event_id, bytes, secrets, now()),
    },
    body: bytes,
    timeoutMs: ENDPOINT_TIMEOUT_MS,
    maxBytes: READ_BYTES,
  });
  return outcomeOf(answer, secrets.all);
};

/** A redirect counts as a refusal, as every answer that is no success. @rule P8.8 */
const outcomeOf = (received: OutboundAnswer, secrets: readonly string[]): AttemptOutcome => {
  const duration_ms = received.durationMs;
  if (received.kind === "lost") {
    const result = received.reason === "timeout" ? "TIMED_OUT" : "UNREACHABLE";
    return { result, http_status: null, duration_ms, retry_after_ms: null };
  }
  const { status: http_status, headers } = received;
  const answer = answerExcerpt(received.text, secrets);
  if (http_status >= 200 && http_status < 300) {
    return { result: "SUCCEEDED", http_status, duration_ms, answer };
  }
  const retry_after_ms = retryAfterMs(headers.get("retry-after"), now());
  return { result: "REFUSED", http_status, duration_ms, retry_after_ms, answer };
};

const notSent = (result: DeliveryFailure): AttemptOutcome => ({
  result,
  http_status: null,
  duration_ms: 0,
  retry_after_ms: null,
});

/**
 * Both signatures of an event, over exactly the bytes that are sent: X-Gateway-Signature and the
 * headers of Standard Webhooks.
 *
 * The two read a secret differently. X-Gateway-Signature uses the text as it is shown, `whsec_`
 * included. Standard Webhooks decodes the base64 after `whsec_`. During a rotation
 * webhook-signature has one signature per secret. X-Gateway-Signature has room for one only, of the
 * promoted secret.
 *
 * `at` is the time of this attempt, in milliseconds.
 * @rule P8.2 P8.3
 */
export const signatureHeaders = (
  eventId: string,
  bytes: string,
  secrets: SigningSecrets,
  at: number,
): Record<string, string> => ({
  "x-gateway-signature": `sha256=${hmacHex(secrets.promoted, bytes)}`,
  ...standardHeaders(eventId, bytes, secrets.all, at),
});

/**
 * Keeps the first 500 bytes of an endpoint's answer, for its owner and for staff. A stranger wrote
 * the text, so more is removed than from the gateway's logs: everything that may be a secret, a
 * token, a code or an account, even if it may be just a long name.
 */
const KEPT_BYTES = 500;

/** Redaction shortens a text, so it processes more of the text than is kept. */
const LOOKED_AT = 2_000;

/** At most this much of an answer is read, so the connection can be reused. @rule P8.20 */
export const READ_BYTES = 4 * 1024;

/** The longest character in UTF-8. */
const CHARACTER_BYTES = 4;

/** Whether the text may be only the beginning of the answer. Its last character may be missing. */
const isCut = (text: string): boolean =>
  text.length > LOOKED_AT ||
  new TextEncoder().encode(text).byteLength > READ_BYTES - CHARACTER_BYTES;

const SHORTEST_SECRET = 8;

/** `secrets`: the secrets that signed the request, in case the endpoint repeats them. */
export const answerExcerpt = (text: string, secrets: readonly string[]): string => {
  // A secret at the end of the processed text could be cut and would then not be recognised.
  const looked = isCut(text) ? text.slice(0, LOOKED_AT).replace(/[\w+/=~%\\.-]+$/, "") : text;
  const known = secrets
    .flatMap((secret) => [secret, secret.replace(/^whsec_/, "")])
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  const withoutKnown = known.reduce(
    (left, secret) => left.replace(spellingsOf(secret), "[secret]"),
    looked,
  );
  const withoutNamed = patterns.reduce(
    (left, [pattern, name]) => left.replace(pattern, name),
    redact(withoutKnown),
  );
  return firstBytes(withoutClasses(withoutNamed));
};

/** Characters that JSON, addresses and HTML may escape. */
const escapes: Readonly<Record<string, string>> = {
  "/": String.raw`\/|\\\/|%2f|&#x2f;|&#47;`,
  "+": String.raw`\+|%2b|&#x2b;|&#43;`,
  "=": "=|%3d|&#x3d;|&#61;",
  _: "_|%5f",
};

const spellingsOf = (secret: string): RegExp => {
  const letters = [...secret].map((letter) => escapes[letter] ?? letter.replace(/\W/, "\\$&"));
  return new RegExp(letters.map((letter) => `(?:${letter})`).join(""), "gi");
};

/**
 * Ids of the gateway's own objects. They are no secrets, and they show what the answer is about.
 */
const publicId = "(?:ps|pay|rf|evt|ep|cns|po|mnd|chg|mer|tpp)_[0-9A-Za-z]{43}(?![\\w+/=~%-])";

const patterns: readonly [RegExp, string][] = [
  // Values whose names say that they are secret, such as "password": "…" or token=….
  [
    /\b((?:[\w-]{0,30}(?:token|secret|passw(?:or)?d|authorization|api[_-]?key|cookie|session)|otp|pin|iban)\\?["']?\s*[:=]\s*)(?:\\?"[^"]*"?|'[^']*'?|[^\s,;&}<]+)/gi,
    "$1[removed]",
  ],
  [/\b(bearer|basic|dpop)\s+[\w.~+/=-]+/gi, "$1 [token]"],
];

const classes: readonly [RegExp, string][] = [
  // A long run with letters and digits: a token, a key, a hash.
  [
    /(?<![\w+/=~%\\-])(?=[A-Za-z_+/=~%\\-]*\d)(?=[\d_+/=~%\\-]*[A-Za-z])[\w+/=~%\\-]{20,}/,
    "[token]",
  ],
  // Codes, also behind a letter; and numbers as long as those of cards and accounts.
  [/(?<!\d)\d(?:[ .-]?\d){11,}(?!\d)/, "[number]"],
  [/(?<!\d)(?:\d{6}|\d{3}[ -]\d{3})(?!\d)/, "[code]"],
];

/** Removes everything of these classes except the gateway's own ids. */
const withoutClasses = (text: string): string =>
  classes.reduce(
    (left, [{ source }, name]) =>
      left.replace(new RegExp(`(${publicId})|${source}`, "g"), (_, id) => id ?? name),
    text,
  );

const firstBytes = (text: string): string => {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(KEPT_BYTES));
  return text.slice(0, read);
};
