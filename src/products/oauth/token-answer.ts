import { ACCESS_TOKEN_SECONDS, signAccessToken, type TokenIssuer } from "./access-token.ts";
import { writeGrant } from "./grant-text.ts";
import { CLIENT_SCOPE } from "./scopes.ts";
import { type IssuedTokens, writeJti } from "./token-family.ts";

/** The answer of the token endpoint [RFC 6749 § 5.1]. */
export interface TokenAnswer {
  access_token: string;
  /** DPoP if the access token is bound to a key [RFC 9449 § 5]. */
  token_type: "Bearer" | "DPoP";
  /** Seconds. */
  expires_in: number;
  refresh_token?: string;
  scope: string;
  consent_id?: string;
}

const typeOf = (jkt: string | null) => (jkt === null ? "Bearer" : "DPoP");

/** The tokens that the consent's object has issued. */
export interface ConsentTokens {
  consent_id: string;
  /** The consent's object id in hex. */
  hex: string;
  client_id: string;
  family: number;
  issued: IssuedTokens;
}

/**
 * Writes the texts of issued tokens. For the same tokens it writes the same answer again: the same
 * refresh token, and an access token with the same claims under another signature, because
 * signatures of ES256 are random.
 * @rule O3.14
 */
export const consentTokens = async (
  issuer: TokenIssuer,
  { consent_id, hex, client_id, family, issued }: ConsentTokens,
): Promise<TokenAnswer> => {
  const { jkt, issued_at, exp, serial, generation } = issued;
  const iat = Math.floor(issued_at / 1000);
  const scope = issued.scopes.join(" ");
  const jti = writeJti(consent_id, family, serial);
  const grant = { client_id, scope, jti, consent_id, ...(jkt === null ? {} : { cnf: { jkt } }) };
  return {
    access_token: await signAccessToken(issuer, grant, { iat, exp }),
    token_type: typeOf(jkt),
    expires_in: exp - iat,
    refresh_token: writeGrant(issuer.masterKey, "rt", { hex, numbers: [family, generation] }),
    scope,
    consent_id,
  };
};

/** A client's own token, without refresh token and consent. `jti` is a new id. @rule O3.1 */
export const issueClientToken = async (
  issuer: TokenIssuer,
  { client_id, jti, jkt }: { client_id: string; jti: string; jkt: string | null },
): Promise<TokenAnswer> => {
  const iat = Math.floor(issuer.nowMs / 1000);
  const exp = iat + ACCESS_TOKEN_SECONDS;
  const grant = { client_id, scope: CLIENT_SCOPE, jti, ...(jkt === null ? {} : { cnf: { jkt } }) };
  return {
    access_token: await signAccessToken(issuer, grant, { iat, exp }),
    token_type: typeOf(jkt),
    expires_in: exp - iat,
    scope: CLIENT_SCOPE,
  };
};
