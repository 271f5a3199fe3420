import {
  AUTH_SESSION_PURPOSE,
  authSessionGuard,
  type FoundPage,
} from "../../approvals/approval-page.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { constantTimeEqual, randomHex, sha256Hex } from "../../base/platform/crypto.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import {
  issuePageToken,
  type PageCaller,
  type PageSubject,
  readPageCaller,
  referenceMac,
} from "../../frame/pages/page-token.ts";
import { type ConsentStub, consentAddress } from "./consent-record.ts";

/**
 * The page's address and its token (O6.10). Each authorisation has its own address: the MAC covers
 * a random number, and the object stores its newest address.
 */
const ADDRESS_PURPOSE = "consent-address";
const NONCE_BYTES = 8;

const consentPage: PageSubject<GatewayEnv, ConsentStub> = {
  prefixes: consentAddress.prefixes,
  tokenPurpose: AUTH_SESSION_PURPOSE,
  find: consentAddress.stubs,
};

/** A browser with the token of one consent's page. */
export type ConsentCaller = PageCaller<ConsentStub>;

const addressOf = (env: GatewayEnv, reference: string): string =>
  `${env.BASE_URL}/consent/${reference}`;

/**
 * The last part of an address: `{consent_id}.{mac}`, where the mac begins with its number.
 * @rule O6.10
 */
const referenceOf = (env: GatewayEnv, consentId: string, nonce: string): string =>
  `${consentId}.${nonce}${referenceMac(env, ADDRESS_PURPOSE, `${nonce}.${consentId}`)}`;

/** A new address: `{base}/consent/{consent_id}.{mac}`. */
export const newConsentUrl = (env: GatewayEnv, consentId: string): string =>
  addressOf(env, referenceOf(env, consentId, randomHex(NONCE_BYTES)));

/** The page of the last part of an address; null if this gateway did not make the address. */
const findPage = (env: GatewayEnv, reference: string): FoundPage<ConsentStub> | null => {
  const [, id, nonce] = /^(\w+)\.([0-9a-f]{16})[0-9a-f]{32}$/.exec(reference) ?? [];
  if (!id || !nonce || !constantTimeEqual(reference, referenceOf(env, id, nonce))) return null;
  const url = addressOf(env, reference);
  return {
    id,
    stubOf: () => consentAddress.byId(env, id),
    viewed: { url },
    issueToken: (browserId) => issuePageToken(env, consentPage, id, browserId, pageOf(url)),
    readToken: (token) => readAuthSession(env, token, id),
  };
};

/**
 * The part of a token that identifies its page's address. A hash, because the address is secret.
 */
const pageOf = (url: string): string => sha256Hex(url).slice(0, 16);

/**
 * The browser with a token of exactly this consent and its newest authorisation. A token of an
 * earlier address is not valid, because that browser was not sent to the new one.
 */
const readAuthSession = async (
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

/** The steps of the page require its token. */
export const consentStep = authSessionGuard<ConsentCaller>(
  ["NOT_FOUND", "FORBIDDEN"],
  ({ env, path }, token) => readAuthSession(env, token, path.id ?? ""),
);

export const consentPages = { find: findPage };
