import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { among, type Database } from "../../base/platform/database.ts";
import { adminKeys, type PersonRow, people } from "./schema.ts";

/**
 * The operator's staff (docs/decisions/208). Keys and passkeys belong to people, and the rule of
 * two people compares people. A key that was given to nobody is a person of its own, named as the
 * key; its id is the person's.
 */

/** The key_id of the owner's key that the deployment starts with, a secret of the worker. */
export const FIRST_OWNER = "key_first_owner";

/** It has no record, and neither has its person. */
export const FIRST_OWNER_NAME = "First owner (configuration)";

/** Its key is in the configuration, which says no time. */
export const firstOwner: PersonRow = {
  personId: FIRST_OWNER,
  name: FIRST_OWNER_NAME,
  createdAt: 0,
  leftAt: null,
};

type Owned = Pick<typeof adminKeys.$inferSelect, "keyId" | "personId">;

/** @rule A1.7 */
export const personOf = ({ keyId, personId }: Owned): string => personId ?? keyId;

/** The condition that selects a person's keys and passkeys, retired ones included. */
export const keysOfPerson = (personId: string): SQL | undefined =>
  isKeyAlone(personId)
    ? and(eq(adminKeys.keyId, personId), isNull(adminKeys.personId))
    : eq(adminKeys.personId, personId);

/** Whether the person is a key that was given to nobody. */
const isKeyAlone = (personId: string): boolean =>
  personId.startsWith("key_") && personId !== FIRST_OWNER;

/** The ids of all keys that a person has or had. */
export const keyIdsOf = async (db: Database, personId: string): Promise<string[]> => {
  const rows = await db
    .select({ keyId: adminKeys.keyId })
    .from(adminKeys)
    .where(keysOfPerson(personId));
  const known = rows.map(({ keyId }) => keyId);
  return personId === FIRST_OWNER ? [FIRST_OWNER, ...known] : known;
};

/** Enough for people of one name. */
const MOST_NAMESAKES = 20;

/** The people whose id or name this is. A key that was given to nobody has its own name. */
export const personIdsOf = async (db: Database, asked: string): Promise<string[]> => {
  const text = asked.trim();
  if (/^(?:psn|key)_/.test(text)) return [text];
  const isName = (name: SQLiteColumn) => sql`lower(${name}) = lower(${text})`;
  const [named, alone] = await db.batch([
    db
      .select({ id: people.personId })
      .from(people)
      .where(isName(people.name))
      .limit(MOST_NAMESAKES),
    db
      .select({ id: adminKeys.keyId })
      .from(adminKeys)
      .where(and(isNull(adminKeys.personId), isName(adminKeys.name)))
      .limit(MOST_NAMESAKES),
  ]);
  const isFirst = text.toLowerCase() === FIRST_OWNER_NAME.toLowerCase();
  return [...named, ...alone].map(({ id }) => id).concat(isFirst ? [FIRST_OWNER] : []);
};

export const findPerson = async (db: Database, personId: string): Promise<PersonRow | undefined> =>
  personId === FIRST_OWNER
    ? firstOwner
    : db.select().from(people).where(eq(people.personId, personId)).get();

/** The names of people by their ids. */
export const namesOf = async (
  db: Database,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { personId, name } = people;
  const some = among(personId, [...new Set(personIds)]);
  const rows = await db.select({ personId, name }).from(people).where(some);
  return new Map([
    [FIRST_OWNER, FIRST_OWNER_NAME],
    ...rows.map((row) => [row.personId, row.name] as const),
  ]);
};

/** Who stands behind a key. */
export interface KeyHolder {
  person_id: string;
  person_name: string;
  /** The name of the key or passkey itself. */
  key_name: string;
}

export const holderOf = (
  names: ReadonlyMap<string, string>,
  row: Owned & { name: string },
): Omit<KeyHolder, "key_name"> => ({
  person_id: personOf(row),
  person_name: row.personId === null ? row.name : (names.get(row.personId) ?? row.name),
});

/** Whom these keys of the staff belong to, by key_id. Other keys are left out. */
export const holdersOf = async (
  db: Database,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, KeyHolder>> => {
  const { keyId, personId, name } = adminKeys;
  const some = among(keyId, [...new Set(keyIds)]);
  const rows = await db.select({ keyId, personId, name }).from(adminKeys).where(some);
  const names = await namesOf(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const first = {
    ...{ person_id: FIRST_OWNER, person_name: FIRST_OWNER_NAME },
    key_name: FIRST_OWNER_NAME,
  };
  return new Map([
    [FIRST_OWNER, first],
    ...rows.map((row) => [row.keyId, { ...holderOf(names, row), key_name: row.name }] as const),
  ]);
};
