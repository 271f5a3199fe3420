import * as v from "valibot";
import { now } from "./clock.ts";
import { randomHex, sha256Hex } from "./crypto.ts";
import { isMacOf, type KeyEnv, writeMac } from "./master-key.ts";

/**
 * Passkeys [WebAuthn Level 3]: what is sent to a browser, and whether its answer is genuine. The
 * library verifies; it is loaded when a passkey is first used in an isolate, because it is large.
 */
export interface PasskeyEnv extends KeyEnv {
  BASE_URL: string;
}

/** A challenge, and the text by which the browser that has it shows that it was made here. */
interface Challenge {
  /** In base64url. */
  challenge: string;
  /** For a cookie. */
  proof: string;
}

/** Long enough to find the right finger, a phone or a key. */
const CHALLENGE_MS = 5 * 60_000;

/** The form of a proof, as a cookie's pattern. */
export const proofForm = "[0-9a-f]{64}\\.\\d{13}\\.[0-9]{1,3}-[0-9a-f]{64}";

const purpose = "passkey-challenge";

const textOf = (challenge: string, ends: string, use: string): string =>
  `${challenge} ${ends} ${use}`;

/** `use`: what the challenge is for, and for whom. Its answer counts for nothing else. */
export const newChallenge = (env: PasskeyEnv, use: string): Challenge => {
  const hex = randomHex(32);
  const ends = String(now() + CHALLENGE_MS);
  const proof = `${hex}.${ends}.${writeMac(env, purpose, textOf(hex, ends, use))}`;
  return { challenge: encode(hex), proof };
};

export interface KnownChallenge {
  /** In base64url. */
  challenge: string;
  /** Its name, by which one that was answered is remembered. */
  sha256: string;
  expiresAt: number;
}

/** The challenge of a genuine proof that has not ended, else null. */
export const readProof = (env: PasskeyEnv, proof: string, use: string): KnownChallenge | null => {
  const [hex = "", ends = "", mac = ""] = proof.split(".");
  if (!isMacOf(env, purpose, textOf(hex, ends, use), mac) || Number(ends) <= now()) return null;
  return { challenge: encode(hex), sha256: sha256Hex(hex), expiresAt: Number(ends) };
};

const toBase64Url = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** The bytes of a text in hex, in base64url. */
const encode = (hex: string): string =>
  toBase64Url(
    String.fromCharCode(...(hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16))),
  );

/** WebAuthn knows no address by number: there the console offers no passkey. */
export const hasPasskeys = ({ BASE_URL }: PasskeyEnv): boolean =>
  !/^[\d.]+$|^\[/.test(new URL(BASE_URL).hostname);

/** ES256, Ed25519 and RS256 [RFC 9053]. */
const algorithms = [-7, -8, -257];

interface NewPasskeyOf {
  personId: string;
  name: string;
  /** The credential ids that the person has: no authenticator makes a second one. */
  known: readonly string[];
}

/** What a browser makes a passkey from. It must verify its user, and needs no name to sign in. */
export const creationOptions = (
  { BASE_URL }: PasskeyEnv,
  challenge: string,
  { personId, name, known }: NewPasskeyOf,
): object => ({
  challenge,
  rp: { id: new URL(BASE_URL).hostname, name: "Console" },
  user: { id: toBase64Url(personId), name, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
  excludeCredentials: known.map((id) => ({ type: "public-key", id })),
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  attestation: "none",
  timeout: CHALLENGE_MS,
});

/** What a browser signs in with. It names no passkey, so nobody learns who has one. */
export const requestOptions = ({ BASE_URL }: PasskeyEnv, challenge: string): object => ({
  challenge,
  rpId: new URL(BASE_URL).hostname,
  userVerification: "required",
  timeout: CHALLENGE_MS,
});

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(16_384));

/** WebAuthn allows 1,023 bytes. */
const credentialId = v.pipe(base64Url, v.maxLength(1_364));

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal("public-key"),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};

const createdCredential = v.object({
  ...credential,
  response: v.object({ clientDataJSON: base64Url, attestationObject: base64Url }),
});

const signedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
  }),
});

const parse = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | null => {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** A passkey as it is stored; both texts in base64url. */
export interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

const expected = ({ BASE_URL }: PasskeyEnv, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(BASE_URL).origin,
  expectedRPID: new URL(BASE_URL).hostname,
  requireUserVerification: true,
});

/** The passkey that a browser has made for this challenge; null if anything is wrong with it. */
export const readNewPasskey = async (
  env: PasskeyEnv,
  challenge: string,
  sent: string,
): Promise<StoredPasskey | null> => {
  const response = parse(createdCredential, sent);
  if (!response) return null;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const asked = {
    ...{ response, ...expected(env, challenge) },
    supportedAlgorithmIDs: algorithms,
  };
  // The library throws for most of what is wrong.
  const done = await verifyRegistrationResponse(asked).catch(() => null);
  if (!done?.verified) return null;
  const { id, publicKey, counter } = done.registrationInfo.credential;
  return { credentialId: id, publicKey: toBase64Url(String.fromCharCode(...publicKey)), counter };
};

/** The credential id that an answer names; null if it has no form of one. */
export const namedCredential = (sent: string): string | null =>
  parse(signedCredential, sent)?.id ?? null;

/**
 * The new counter of a passkey that signed this challenge; null if anything is wrong. A counter
 * that does not grow is wrong: the passkey was copied.
 */
export const readSignIn = async (
  env: PasskeyEnv,
  challenge: string,
  sent: string,
  { credentialId: id, publicKey, counter }: StoredPasskey,
): Promise<number | null> => {
  const response = parse(signedCredential, sent);
  if (response?.id !== id) return null;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const bytes = Uint8Array.from(
    atob(publicKey.replaceAll("-", "+").replaceAll("_", "/")),
    (sign) => sign.codePointAt(0) ?? 0,
  );
  const asked = {
    ...{ response, ...expected(env, challenge) },
    credential: { id, publicKey: bytes, counter },
  };
  const done = await verifyAuthenticationResponse(asked).catch(() => null);
  return done?.verified ? done.authenticationInfo.newCounter : null;
};

/** The hash under which a passkey is a key of the staff. No key that can be sent has it. */
export const passkeyHash = (credential: string): string => sha256Hex(`passkey ${credential}`);
