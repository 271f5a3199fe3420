import type { Database } from "../../base/platform/database.ts";
import type { Administration } from "./administration.ts";
import { holdersOf, type KeyHolder, namesOf } from "./people.ts";

/** Names beside ids, for what staff read: whose keys acted, and what records are called now. */
export interface RecordNames {
  /** Of a key of the staff, as chains and proposals write it; null for others. */
  holder(actor: string): KeyHolder | null;
  subject(id: string): string | null;
}

/** The key of an actor: the registry writes `admin:` before it. */
const keyOf = (actor: string): string => actor.replace(/^admin:/, "");

export const readRecordNames = async (
  admin: Administration,
  db: Database,
  { actors, subjects }: { actors: readonly string[]; subjects: readonly string[] },
): Promise<RecordNames> => {
  const keys = [...actors.map(keyOf), ...subjects].filter((id) => id.startsWith("key_"));
  const persons = subjects.filter((id) => id.startsWith("psn_"));
  const [holders, people, parties] = await Promise.all([
    holdersOf(db, keys),
    namesOf(db, persons),
    admin.namesOf(db, subjects),
  ]);
  return {
    holder: (actor) => holders.get(keyOf(actor)) ?? null,
    subject: (id) => parties.get(id) ?? people.get(id) ?? holders.get(id)?.key_name ?? null,
  };
};
