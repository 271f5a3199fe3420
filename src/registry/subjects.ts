import { ok, type Result, refuse } from "../kernel/result.ts";
import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { RegistryEnv } from "./environment.ts";
import type { HandleRow, Realm } from "./schema.ts";

/** The registry's own keys, one per purpose. */
export const keyFor = (env: RegistryEnv, purpose: "subject" | "lookup" | "form") =>
  deriveKey(env.MASTER_KEY, `registry-${purpose}`);

/** A bank's statement that it has verified the customer, with an identity if it knows one. */
export interface CustomerProof {
  type: "BANK_VERIFIED";
  subject?: { scheme: string; country: string; value: string } | undefined;
}

/**
 * The identity in a proof, as keyed hashes: enough to recognise the same person in one realm, but
 * without the registry's key nobody can find the person.
 */
export interface ProvenSubject {
  /** Of scheme, country and number. */
  hash: string;
  /** Of the number alone, as earlier releases stored it: as sent, and as most banks sent it. */
  former: string[];
}

/** Null if the proof names no identity. */
export const provenSubject = (
  env: RegistryEnv,
  realm: Realm,
  proof: CustomerProof | undefined,
): ProvenSubject | null =>
  proof?.subject === undefined ? null : hashedSubject(env, realm, proof.subject);

/** The stored forms of a subject that nothing proves. @rule R1.9 */
export const hashedSubject = (
  env: RegistryEnv,
  realm: Realm,
  { scheme, country, value }: NonNullable<CustomerProof["subject"]>,
): ProvenSubject => {
  const key = keyFor(env, "subject");
  const hash = hmacHex(key, JSON.stringify([realm, scheme, country, foldNumber(value)]));
  const former = [formerFold(value), foldNumber(value)];
  return { hash, former: former.map((number) => hmacHex(key, `${realm} ${number}`)) };
};

/** Every form in which a handle may hold the subject. */
export const formsOf = (subject: ProvenSubject | null): string[] =>
  subject === null ? [] : [subject.hash, ...subject.former];

/** The subject in the form that the handle holds, if it is the same one. */
export const asHeld = (subject: ProvenSubject | null, held: string | null): string | null =>
  held !== null && formsOf(subject).includes(held) ? held : (subject?.hash ?? null);

export const refuseProof = () =>
  refuse("FORBIDDEN", {
    message: "The proof is not for the handle's customer. Verify the customer again.",
  });

/** If the handle has no stored identity, every proof is accepted. */
export const requireSameCustomer = (
  subject: ProvenSubject | null,
  { subject: held }: Pick<HandleRow, "subject">,
): Result<null> => (held === null || asHeld(subject, held) === held ? ok(null) : refuseProof());

/**
 * Brings a subject that an earlier release stored into today's form, once its proof comes. A number
 * that was stored in another script may have got a second handle since: then each keeps its form.
 */
export const renewSubject = (
  draft: {
    bySubject(forms: readonly string[]): readonly HandleRow[];
    updateHandle(row: HandleRow, changes: Partial<HandleRow>): unknown;
  },
  handle: HandleRow,
  subject: ProvenSubject | null,
): void => {
  if (!subject?.former.includes(handle.subject ?? "")) return;
  if (draft.bySubject([subject.hash]).length > 0) return;
  draft.updateHandle(handle, { subject: subject.hash });
};

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

const formerFold = (value: string): string =>
  value
    .normalize("NFKC")
    .replace(/[\s.\-/]/g, "")
    .toUpperCase();
