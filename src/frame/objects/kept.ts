import type { ObjectRow } from "./rows.ts";
import {
  type Creation,
  type KeptAccount,
  type KeptOfPersons,
  OBJECT_RETENTION_MS,
} from "./state.ts";
import type { Tombstone } from "./turn.ts";

/** The members of a first answer that may name somebody: what its caller wrote, and names. */
const personal = [
  ...["description", "reference", "merchant_reference", "purpose", "metadata", "creditor_name"],
  ...["name", "value", "masked_iban"],
];

/** What retention leaves of an object: a repeated request is recognised for ever. @rule G4.9 */
export const tombstoneOf = (
  creation: Creation,
  end_to_end_ids: string[],
  retired_at: number,
): Tombstone => ({ creation: withoutPersons(creation), end_to_end_ids, retired_at });

const withoutPersons = ({ request_hash, answer }: Creation): Creation => {
  if (answer === "") return { request_hash, answer };
  const kept: unknown = JSON.parse(answer, (name, value: unknown) => {
    if (!personal.includes(name) || value === null) return value;
    return typeof value === "object" ? {} : "(deleted)";
  });
  return { request_hash, answer: JSON.stringify(kept) };
};

/** What an object keeps of the holder of one account. */
export interface KeptOfHolder {
  row: ObjectRow["row"];
  accounts: KeptAccount[];
  texts: string[];
  /** Retention deletes all of it after this instant; null while it has work left. */
  keptUntil: number | null;
}

/** `keptUntil`: null while the object has work left. Null if it has nothing of that account. */
export const keptOfHolder = (
  { accounts, texts }: KeptOfPersons,
  { row }: ObjectRow,
  keptUntil: number | null,
  iban: string,
): KeptOfHolder | null => {
  const own = accounts.filter((account) => account.iban === iban);
  if (own.length === 0) return null;
  const until =
    keptUntil === null ? null : Math.max(row.createdAt + OBJECT_RETENTION_MS, keptUntil);
  return { row, accounts: own, texts: texts.filter((text) => text !== null), keptUntil: until };
};
