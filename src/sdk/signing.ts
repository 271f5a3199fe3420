import { base64Url, platformCrypto, randomText, utf8 } from "./runtime.ts";

/** Signs JWTs with a key of WebCrypto: ES256 (P-256), PS256 (RSA-PSS), EdDSA (Ed25519). */
export const signJwt = async (
  privateKey: CryptoKey,
  header: Record<string, unknown>,
  claims: Record<string, unknown>,
): Promise<string> => {
  const [alg, parameters] = algorithmOf(privateKey);
  const part = (value: object) => base64Url(utf8(JSON.stringify(value)));
  const signed = `${part({ alg, ...header })}.${part(claims)}`;
  const signature = await platformCrypto.subtle.sign(parameters, privateKey, utf8(signed));
  return `${signed}.${base64Url(new Uint8Array(signature))}`;
};

interface SigningParameters {
  name: string;
  hash?: string;
  saltLength?: number;
}

const algorithmOf = ({ algorithm }: CryptoKey): [alg: string, SigningParameters] => {
  const { name, namedCurve } = algorithm as { name: string; namedCurve?: string };
  if (name === "ECDSA" && namedCurve === "P-256") return ["ES256", { name, hash: "SHA-256" }];
  if (name === "RSA-PSS") return ["PS256", { name, saltLength: 32 }];
  if (name === "Ed25519") return ["EdDSA", { name }];
  throw new TypeError(`a key of ${name} ${namedCurve ?? ""} cannot sign here`);
};

export const sha256Text = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await platformCrypto.subtle.digest("SHA-256", utf8(text))));

/** The proofs of one DPoP key [RFC 9449]. */
export class DpopProofs {
  readonly #pair: CryptoKeyPair;
  readonly #nowSeconds: () => number;
  readonly #jwk: Promise<Record<string, unknown>>;
  /** The newest nonce of each origin. */
  readonly #nonces = new Map<string, string>();

  constructor(pair: CryptoKeyPair, nowSeconds: () => number) {
    this.#pair = pair;
    this.#nowSeconds = nowSeconds;
    this.#jwk = publicJwk(pair.publicKey);
    // A key that cannot be exported is reported by the request that needs it.
    this.#jwk.catch(() => {});
  }

  /** A proof is good for one request. `accessToken`: the token that it goes with. */
  async proof(method: string, address: string, accessToken?: string): Promise<string> {
    const { origin, pathname } = new URL(address);
    const claims = {
      jti: randomText(),
      htm: method,
      htu: origin + pathname,
      iat: this.#nowSeconds(),
      nonce: this.#nonces.get(origin),
      ath: accessToken && (await sha256Text(accessToken)),
    };
    return signJwt(this.#pair.privateKey, { typ: "dpop+jwt", jwk: await this.#jwk }, claims);
  }

  /** Keeps the answer's nonce. True if the request was refused for the lack of it. */
  takeNonce(address: string, status: number, headers: Headers, text: string): boolean {
    const nonce = headers.get("dpop-nonce");
    if (nonce === null) return false;
    this.#nonces.set(new URL(address).origin, nonce);
    const isAsked = /"error"\s*:\s*"use_dpop_nonce"/.test(text);
    const isChallenged = /use_dpop_nonce/.test(headers.get("www-authenticate") ?? "");
    return status >= 400 && (isAsked || isChallenged);
  }
}

const publicJwk = async (publicKey: CryptoKey): Promise<Record<string, unknown>> => {
  const jwk = Object.entries(await platformCrypto.subtle.exportKey("jwk", publicKey));
  return Object.fromEntries(jwk.filter(([name]) => /^(kty|crv|x|y|n|e)$/.test(name)));
};
