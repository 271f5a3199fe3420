import { parseId } from "../kernel/ids.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { looksLikeMerchantKey } from "../parties/guards.ts";
import { limitAddress } from "../parties/limits.ts";
import { now } from "../platform/clock.ts";
import { constantTimeEqual, deriveKey, hmacHex } from "../platform/crypto.ts";
import type { Guard } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { SESSION_PREFIXES, type SessionStub, sessionStub } from "./session-address.ts";

/**
 * The checkout's address and its token (contract/payments.md § Checkout caller). Both are derived
 * from the deployment's master key, so nothing has to be stored to recognise them.
 */
const TOKEN_TTL_MS = 15 * 60_000;

/** 128 bits in hex. */
const MAC_LENGTH = 32;

const addressMac = (env: GatewayEnv, sessionId: string): string =>
  hmacHex(deriveKey(env.MASTER_KEY, "checkout-address"), sessionId).slice(0, MAC_LENGTH);

export const checkoutUrl = (env: GatewayEnv, sessionId: string): string =>
  `${env.BASE_URL}/checkout/${sessionId}.${addressMac(env, sessionId)}`;

/** The session id of a checkout address's last part, or null when it was not made here. */
export const readCheckoutReference = (env: GatewayEnv, reference: string): string | null => {
  const [sessionId = "", mac = "", ...rest] = reference.split(".");
  const genuine = constantTimeEqual(mac, addressMac(env, sessionId));
  return genuine && rest.length === 0 ? sessionId : null;
};

interface TokenClaims {
  /** The session's object, in hex. */
  s: string;
  /** The browser. */
  b: string;
  /** When the token ends, in milliseconds. */
  e: number;
}

// The alphabet of base64url is one that a WebSocket's subprotocol may be made of; base64's is not.
const base64Url = (text: string): string =>
  btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const fromBase64Url = (text: string): string => atob(text.replace(/-/g, "+").replace(/_/g, "/"));

const tokenMac = (env: GatewayEnv, payload: string): string =>
  hmacHex(deriveKey(env.MASTER_KEY, "session-token"), payload);

/** `st_<claims>.<mac>`, for one session and one browser, 15 minutes at most (§5). */
export const issueSessionToken = (
  env: GatewayEnv,
  sessionId: string,
  browserId: string,
): { token: string; expires_at: number } => {
  const expires_at = now() + TOKEN_TTL_MS;
  const claims: TokenClaims = {
    s: parseId(SESSION_PREFIXES, sessionId) ?? "",
    b: browserId,
    e: expires_at,
  };
  const payload = base64Url(JSON.stringify(claims));
  return { token: `st_${payload}.${tokenMac(env, payload)}`, expires_at };
};

/** The claims of a genuine token that has not ended, else null. */
const readToken = (env: GatewayEnv, token: string): TokenClaims | null => {
  const [, payload = "", mac = ""] = /^st_([A-Za-z0-9_-]+)\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!payload || !constantTimeEqual(mac, tokenMac(env, payload))) return null;
  const claims = JSON.parse(fromBase64Url(payload)) as TokenClaims;
  return claims.e > now() ? claims : null;
};

/** Who drives a checkout step: a browser, and the session that its token is for. */
export interface CheckoutCaller {
  stub: SessionStub;
  browser_id: string;
}

/** The browser behind a token of this very session. */
export const readCheckoutCaller = (
  env: GatewayEnv,
  token: string,
  sessionId: string,
): Result<CheckoutCaller> => {
  const claims = readToken(env, token);
  if (!claims) return refuse("SESSION_TOKEN_REQUIRED");
  const hex = parseId(SESSION_PREFIXES, sessionId);
  const stub = hex === null ? null : sessionStub(env, hex);
  if (!stub) return refuse("NOT_FOUND");
  if (claims.s !== hex) {
    return refuse("FORBIDDEN", { message: "This token is for another payment session." });
  }
  return ok({ stub, browser_id: claims.b });
};

export const bearerToken = (request: Request): string =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

/** Checkout steps take the page's token; a merchant key, valid or not, never (§4.2). */
export const checkoutStep: Guard<GatewayEnv, CheckoutCaller> = async (call) => {
  const { env, request, param } = call;
  if (looksLikeMerchantKey(request)) return refuse("CHECKOUT_STEP_FORBIDDEN");
  const allowed = await limitAddress(call);
  return allowed.ok ? readCheckoutCaller(env, bearerToken(request), param("id")) : allowed;
};
