import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { RegistryEnv } from "./environment.ts";
import type { Realm } from "./schema.ts";

/** The registry's own keys, one per purpose. */
export const keyFor = (env: RegistryEnv, purpose: "subject" | "lookup" | "form") =>
  deriveKey(env.MASTER_KEY, `registry-${purpose}`);

/**
 * The stored form of a national id: enough to recognise the same person in one realm, but without
 * the registry's key nobody can find the person.
 */
const subjectOf = (env: RegistryEnv, realm: Realm, nationalId: string): string =>
  hmacHex(
    keyFor(env, "subject"),
    `${realm} ${nationalId
      .normalize("NFKC")
      .replace(/[\s.\-/]/g, "")
      .toUpperCase()}`,
  );

/** A bank's statement that it has verified the customer, with the national id if known. */
export interface CustomerProof {
  type: "BANK_VERIFIED";
  subject?: string | undefined;
}

/** The stored form of the national id in a proof; null if the proof has none. */
export const provenSubject = (
  env: RegistryEnv,
  realm: Realm,
  proof: CustomerProof | undefined,
): string | null => (proof?.subject === undefined ? null : subjectOf(env, realm, proof.subject));
