import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { RegistryEnv } from "./environment.ts";
import type { Realm } from "./schema.ts";

/** Keys of the registry's own, one for each purpose. */
export const keyFor = (env: RegistryEnv, purpose: "subject" | "lookup" | "form") =>
  deriveKey(env.MASTER_KEY, `registry-${purpose}`);

/**
 * What the registry keeps of a national id: enough to know the same person again, in one realm, and
 * nothing that anyone without its key could find the person by.
 */
const subjectOf = (env: RegistryEnv, realm: Realm, nationalId: string): string =>
  hmacHex(
    keyFor(env, "subject"),
    `${realm} ${nationalId
      .normalize("NFKC")
      .replace(/[\s.\-/]/g, "")
      .toUpperCase()}`,
  );

/** A bank's word that it has verified the customer, with the national id where it has one. */
export interface CustomerProof {
  type: "BANK_VERIFIED";
  subject?: string | undefined;
}

/** What is kept of the national id in a proof; null where it holds none. */
export const provenSubject = (
  env: RegistryEnv,
  realm: Realm,
  proof: CustomerProof | undefined,
): string | null => (proof?.subject === undefined ? null : subjectOf(env, realm, proof.subject));
