import { and, eq, ne, sql } from "drizzle-orm";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { bankIbanPrefixes } from "../../base/platform/schema.ts";

/**
 * The beginnings of a bank's IBANs: country, check digits or `**` for any, and what follows. An
 * IBAN belongs to one bank of a mode, so no prefix of a bank overlaps one of another.
 */

/** Whether an IBAN can begin with both. @rule A3.3 */
export const prefixesOverlap = (one: string, other: string): boolean => {
  const [country, digits, rest] = parts(one);
  const [otherCountry, otherDigits, otherRest] = parts(other);
  const sameDigits = digits === otherDigits || digits === ANY || otherDigits === ANY;
  const begins = rest.startsWith(otherRest) || otherRest.startsWith(rest);
  return country === otherCountry && sameDigits && begins;
};

/** Whether an IBAN begins with one of a bank's prefixes. */
export const hasPrefix = (iban: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => prefixesOverlap(iban, prefix));

const ANY = "**";

const parts = (prefix: string) =>
  [prefix.slice(0, 2), prefix.slice(2, 4), prefix.slice(4)] as const;

/**
 * The first of the wanted prefixes that overlaps one of another bank of the mode, and that one;
 * null if none does. Reads the prefixes of the wanted countries.
 */
export const findOverlap = async (
  db: Database,
  mode: Mode,
  bankId: string,
  wanted: readonly string[],
): Promise<{ wanted: string; owned: string } | null> => {
  const countries = JSON.stringify([...new Set(wanted.map((prefix) => parts(prefix)[0]))]);
  const { prefix } = bankIbanPrefixes;
  const owned = await db
    .select({ prefix })
    .from(sql`json_each(${countries})`)
    // A cross join keeps this order. The other one reads all prefixes of the mode.
    .crossJoin(bankIbanPrefixes)
    .where(
      and(
        eq(bankIbanPrefixes.mode, mode),
        sql`${prefix} >= value AND ${prefix} < value || '~'`,
        ne(bankIbanPrefixes.bankId, bankId),
      ),
    );
  for (const one of wanted) {
    const other = owned.find((each) => prefixesOverlap(one, each.prefix));
    if (other) return { wanted: one, owned: other.prefix };
  }
  return null;
};

export const replaceIbanPrefixes = (
  db: Database,
  mode: Mode,
  bankId: string,
  prefixes: readonly string[],
): Statement[] => [
  db.delete(bankIbanPrefixes).where(eq(bankIbanPrefixes.bankId, bankId)),
  addIbanPrefixes(db, mode, bankId, prefixes),
];

/** One statement for any number of prefixes, because D1 binds at most a hundred values. */
export const addIbanPrefixes = (
  db: Database,
  mode: Mode,
  bankId: string,
  prefixes: readonly string[],
): Statement =>
  db
    .insert(bankIbanPrefixes)
    .select(sql`SELECT ${mode}, value, ${bankId} FROM json_each(${JSON.stringify(prefixes)})`);
