import { type Refusal, type Result, refuse } from "../kernel/result.ts";
import {
  issuePageToken,
  type PageCaller,
  type PageSubject,
  readPageCaller,
  readSignedReference,
  signedReference,
} from "../pages/page-token.ts";
import { limitAddress } from "../parties/limits.ts";
import type { SecurityScheme } from "../platform/contract.ts";
import { randomHex, sha256Hex } from "../platform/crypto.ts";
import { guard } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { objectStubs } from "../platform/objects.ts";
import { CONSENT_PREFIXES, CONSENTS, type ConsentStub } from "./consent-address.ts";

/**
 * The page's address and its token (contract/open-banking.md § Hosted steps). Each authorisation
 * has an address of its own: the MAC covers a random number, and the object knows its newest.
 */
const ADDRESS_PURPOSE = "consent-address";
const NONCE_LENGTH = 16;

const consentPage: PageSubject<GatewayEnv, ConsentStub> = {
  prefixes: CONSENT_PREFIXES,
  tokenPurpose: "auth-session",
  find: (env, hex) => objectStubs<ConsentStub>(env, CONSENTS, hex),
};

/** A browser with the token of one consent's page. */
export type ConsentCaller = PageCaller<ConsentStub>;

const addressOf = (env: GatewayEnv, reference: string): string =>
  `${env.BASE_URL}/consent/${reference}`;

/** A new address: `{base}/consent/{consent_id}.{mac}`. */
export const newConsentUrl = (env: GatewayEnv, consentId: string): string => {
  const nonce = randomHex(NONCE_LENGTH / 2);
  const signed = signedReference(env, `${ADDRESS_PURPOSE} ${nonce}`, consentId);
  return addressOf(env, signed.replace(".", `.${nonce}`));
};

/** The consent in the last part of an address; null if the address was not made here. */
export const readConsentReference = (
  env: GatewayEnv,
  reference: string,
): { consent_id: string; url: string } | null => {
  const [, id, nonce, mac] = /^(\w+)\.([0-9a-f]{16})([0-9a-f]+)$/.exec(reference) ?? [];
  const purpose = `${ADDRESS_PURPOSE} ${nonce}`;
  const consent_id = id ? readSignedReference(env, purpose, `${id}.${mac}`) : null;
  return consent_id === null ? null : { consent_id, url: addressOf(env, reference) };
};

/** What a token knows of its page's address, which is secret. */
const pageOf = (url: string): string => sha256Hex(url).slice(0, 16);

/** The token of the page at this address in one browser (§4.5.6). */
export const issueAuthSession = (
  env: GatewayEnv,
  { consent_id, url }: { consent_id: string; url: string },
  browserId: string,
) => issuePageToken(env, consentPage, consent_id, browserId, pageOf(url));

/**
 * The browser that holds a token of exactly this consent and of its newest authorisation: a browser
 * that opened an earlier address was not sent to this one.
 */
export const readAuthSession = async (
  env: GatewayEnv,
  token: string,
  consentId: string,
): Promise<Result<ConsentCaller>> => {
  const read = readPageCaller(env, consentPage, token, consentId);
  if (!read.ok) return read;
  const view = await read.value.stubOf().view({ view: "address" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { url } = JSON.parse(view.value) as { url: string };
  return read.value.page === pageOf(url)
    ? read
    : refuse("FORBIDDEN", { message: "This page was replaced by a newer one. Open that one." });
};

const AUTH_SESSION = "X-Gateway-Auth-Session";

export const authSessionScheme: SecurityScheme = {
  name: "authSession",
  header: AUTH_SESSION,
  description:
    "The token that a hosted page holds, `st_…`: for one authorisation and one browser, 15 " +
    "minutes at most.",
};

/**
 * Merchants and TPPs never take the customer's steps (§4.5.6). Pages send no Authorization, so
 * whatever is sent there is refused before anything is looked up.
 */
export const refuseCredentials = ({ headers }: Request): Refusal | null =>
  headers.has("authorization") ? refuse("HOSTED_STEP_FORBIDDEN") : null;

export const authSessionOf = ({ headers }: Request): string => headers.get(AUTH_SESSION) ?? "";

/** The steps of the page require its token. */
export const consentStep = guard<GatewayEnv, ConsentCaller>(
  {
    accepts: [authSessionScheme],
    refusals: [
      "HOSTED_STEP_FORBIDDEN",
      "SESSION_TOKEN_REQUIRED",
      "NOT_FOUND",
      "FORBIDDEN",
      "RATE_LIMITED",
    ],
  },
  async (call) => {
    const { env, request, path } = call;
    const forbidden = refuseCredentials(request);
    if (forbidden) return forbidden;
    const allowed = await limitAddress(call);
    return allowed.ok ? readAuthSession(env, authSessionOf(request), path.id ?? "") : allowed;
  },
);
