import { hmacHex } from "../../base/platform/crypto.ts";
import { identityKey, type KeyEnv } from "../../base/platform/master-key.ts";
import type { KeptOfPersons } from "./state.ts";

/**
 * The names by which staff find what a customer paid, approved or shared: the last four characters
 * of an account, and the payment username (docs/decisions/206). A database holds only keyed digests
 * of them, among the other names of an object, and they leave with the object's row.
 */
type NamedBy = "account" | "username";

type IdentityEnv = Pick<KeyEnv, "IDENTITY_KEY">;

/** Of the other names of an object only these begin so. */
const MARK = "payer.";

export const isPayerName = (name: string): boolean => name.startsWith(MARK);

/** 80 bits: no two of a million usernames meet by chance. */
const DIGEST_LENGTH = 20;

const nameOf = (env: IdentityEnv, by: NamedBy, text: string): string =>
  MARK + hmacHex(identityKey(env, "payer-search"), `${by} ${text}`).slice(0, DIGEST_LENGTH);

/** What a masked account shows: the last four characters. */
export const accountName = (env: IdentityEnv, tail: string): string =>
  nameOf(env, "account", tail.slice(-4).toUpperCase());

/** `amira@aurora` is found by `amira`: a customer does not know which form was typed. */
export const usernameName = (env: IdentityEnv, username: string): string =>
  nameOf(env, "username", (username.split("@")[0] ?? "").toLowerCase());

/** The names of the payer, and of the accounts that a customer shares. A payee is no customer. */
export const payerNames = (env: IdentityEnv, { accounts }: KeptOfPersons): string[] =>
  accounts
    .filter(({ role }) => role !== "PAYEE")
    .flatMap(({ iban, alias }) => [
      accountName(env, iban),
      ...(alias === null ? [] : [usernameName(env, alias)]),
    ]);
