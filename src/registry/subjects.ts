import { ok, type Result, refuse } from "../base/kernel/result.ts";
import { hmacHex } from "../base/platform/crypto.ts";
import { identityKey } from "../base/platform/master-key.ts";
import type { RegistryEnv } from "./environment.ts";
import type { HandleRow, Realm } from "./schema.ts";

/** The registry's own keys, one per purpose. */
export const keyFor = (env: RegistryEnv, purpose: "subject" | "lookup" | "form") =>
  identityKey(env, `registry-${purpose}`);

/** A bank's statement that it has verified the customer, with an identity if it knows one. */
export interface CustomerProof {
  type: "BANK_VERIFIED";
  subject?: { scheme: string; country: string; value: string } | undefined;
}

/**
 * The identity in a proof as a keyed hash of scheme, country and number: enough to recognise the
 * same person in one realm, but without the registry's key nobody can find the person. Null if the
 * proof names no identity.
 */
export const provenSubject = (
  env: RegistryEnv,
  realm: Realm,
  proof: CustomerProof | undefined,
): string | null =>
  proof?.subject === undefined ? null : hashedSubject(env, realm, proof.subject);

/** The hash of an identity that nothing proves. @rule R1.9 */
export const hashedSubject = (
  env: RegistryEnv,
  realm: Realm,
  { scheme, country, value }: NonNullable<CustomerProof["subject"]>,
): string =>
  hmacHex(keyFor(env, "subject"), JSON.stringify([realm, scheme, country, foldNumber(value)]));

export const refuseProof = () =>
  refuse("FORBIDDEN", {
    message: "The proof is not for the handle's customer. Verify the customer again.",
  });

/** If the handle has no stored identity, every proof is accepted. */
export const requireSameCustomer = (
  subject: string | null,
  { subject: held }: Pick<HandleRow, "subject">,
): Result<null> => (held === null || subject === held ? ok(null) : refuseProof());

/**
 * The number as everyone writes it the same way: digits and letters of every script and width in
 * ASCII capitals, without separators and accents. What has no ASCII form stays as it is.
 */
export const foldNumber = (value: string): string =>
  value
    .normalize("NFKD")
    .replace(/[\p{M}\p{Z}\p{P}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .toUpperCase();

/** Unicode keeps the ten digits of a script next to each other. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
};
