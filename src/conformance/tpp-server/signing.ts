import {
  base64url,
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from "jose";
import { randomHex, sha256Base64Url } from "../../base/platform/crypto.ts";

/** What a client signs: assertions and DPoP proofs, right ones and wrong ones. */
export interface Signer {
  alg: string;
  /** Absent for a DPoP key. */
  kid?: string | undefined;
  privateKey: CryptoKey;
  publicJwk: JWK;
  privateJwk: JWK;
}

/** A value for a member of a JWT; undefined leaves the member out. */
export type Members = Record<string, unknown>;

export const newSigner = async (alg = "ES256"): Promise<Signer> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const [publicJwk, privateJwk] = await Promise.all([publicKey, privateKey].map(exportJWK));
  return { alg, privateKey, publicJwk: publicJwk as JWK, privateJwk: privateJwk as JWK };
};

const algorithms: Readonly<Record<string, string>> = { EC: "ES256", RSA: "PS256", OKP: "EdDSA" };

/** A client's key as its file has it. `alg` says what an RSA key signs with instead. */
export const readSigner = async (
  jwk: JWK,
  alg = jwk.alg ?? algorithms[jwk.kty ?? ""] ?? "ES256",
): Promise<Signer> => {
  const { d: _, p: __, q: ___, dp: ____, dq: _____, qi: ______, ...publicJwk } = jwk;
  const privateKey = (await importJWK({ ...jwk, alg }, alg, { extractable: true })) as CryptoKey;
  return { alg, kid: jwk.kid, privateKey, publicJwk, privateJwk: jwk };
};

export const thumbprintOf = ({ publicJwk }: Signer): Promise<string> =>
  calculateJwkThumbprint(publicJwk);

const partOf = (value: object): string => base64url.encode(JSON.stringify(value));

/** A JWT without a signature that says so, or with the name of an algorithm and none of its own. */
export const unsigned = (header: Members, claims: Members): string =>
  `${partOf(header)}.${partOf(claims)}.`;

/** The same JWT with another last byte of its signature. */
export const tampered = (jwt: string): string => {
  const at = jwt.length - 10;
  return `${jwt.slice(0, at)}${jwt[at] === "A" ? "B" : "A"}${jwt.slice(at + 1)}`;
};

const signed = (header: Members, claims: Members, key: CryptoKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader(header as { alg: string }).sign(key);

/** An assertion of a client, at a time in seconds [RFC 7523 § 3]. */
export const assertionOf = (
  client_id: string,
  { alg, kid, privateKey }: Signer,
  { audience, seconds }: { audience: string; seconds: number },
  changes: Members = {},
): Promise<string> => {
  const claims = {
    ...{ iss: client_id, sub: client_id, aud: audience, jti: randomHex(16) },
    ...{ iat: seconds, exp: seconds + 60, ...changes },
  };
  return signed({ alg, ...(kid === undefined ? {} : { kid }) }, claims, privateKey);
};

/** What a proof is for, and what is wrong with it. */
export interface ProofOf {
  method: string;
  url: string;
  /** The access token beside it. */
  token?: string;
  claims?: Members;
  header?: Members;
  /** Signs it instead of the key that the header names. */
  signer?: Signer;
}

/** The two parts of a DPoP proof [RFC 9449 § 4.2]. */
export const proofParts = (
  { alg, publicJwk }: Signer,
  seconds: number,
  { method, url, token, claims = {}, header = {} }: Omit<ProofOf, "signer">,
) => ({
  header: { alg, typ: "dpop+jwt", jwk: publicJwk, ...header },
  claims: {
    ...{ htm: method, htu: url, iat: seconds, jti: randomHex(16) },
    ...(token === undefined ? {} : { ath: sha256Base64Url(token) }),
    ...claims,
  },
});

export const proofBy = (key: Signer, seconds: number, asked: ProofOf): Promise<string> => {
  const { header, claims } = proofParts(key, seconds, asked);
  return signed(header, claims, (asked.signer ?? key).privateKey);
};
