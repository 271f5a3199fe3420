import { createHash } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import * as oauth from "oauth4webapi";
import { type Form, readForm } from "../../../src/base/platform/request-body.ts";
import type { OAuthClient } from "../../../src/products/oauth/authenticate-client.ts";

/** A client and its keys, and the unmodified client library with its requests caught. */
export const NOW = Date.UTC(2026, 10, 22, 12);
export const SECONDS = NOW / 1000;
export const ISSUER = "https://gateway.example";
export const CLIENT_ID = `tpp_${"0123456789".repeat(4)}abc`;
export const SECRET = "cs_a secret: with + and é, %41";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const clientOf = (changes: Partial<OAuthClient> = {}): OAuthClient => ({
  client_id: CLIENT_ID,
  auth_method: "SECRET",
  secret_hashes: [sha256(SECRET)],
  redirect_uris: ["https://tpp.example/back"],
  scopes: ["accounts:read"],
  dpop: "OPTIONAL",
  security_profile: "STANDARD",
  status: "ACTIVE",
  ...changes,
});

export interface KeyPair {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: JWK;
}

export const newKeyPair = async (alg: string, kid?: string): Promise<KeyPair> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), ...(kid === undefined ? {} : { kid }) };
  return { privateKey, publicKey, jwk };
};

export type Claims = Record<string, unknown>;

export const sign = (
  claims: Claims,
  header: { alg: string; [name: string]: unknown },
  key: CryptoKey | Uint8Array,
): Promise<string> => new SignJWT(claims).setProtectedHeader(header).sign(key);

/** A text as one part of a JWT. */
export const part = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

const server: oauth.AuthorizationServer = {
  issuer: ISSUER,
  token_endpoint: `${ISSUER}/ob/token`,
};

export interface Caught {
  url: string;
  method: string;
  headers: Headers;
  form: Form;
}

/** The request that the library makes for a token, instead of sending it. */
export const caughtTokenRequest = async (
  clientAuth: oauth.ClientAuth,
  options: { DPoP?: oauth.DPoPHandle; client_id?: string } = {},
): Promise<Caught> => {
  const { DPoP, client_id = CLIENT_ID } = options;
  let caught: Caught | undefined;
  const fetch = async (url: string, init: RequestInit) => {
    const request = new Request(url, init as never) as unknown as Request;
    const form = await readForm(request);
    if (!form.ok) throw new Error(form.problem.code);
    caught = { url, method: request.method, headers: request.headers, form: form.value };
    return new Response("{}", { status: 500 });
  };
  await oauth.clientCredentialsGrantRequest(server, { client_id }, clientAuth, {}, {
    [oauth.customFetch]: fetch,
    ...(DPoP ? { DPoP } : {}),
  } as never);
  if (!caught) throw new Error("the library sent nothing");
  return caught;
};
