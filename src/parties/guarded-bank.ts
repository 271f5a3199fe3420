import { and, eq, ne, sql } from "drizzle-orm";
import type { GuardedRecord } from "../admin/administration.ts";
import type { FieldChange } from "../admin/schema.ts";
import { canonicalJson } from "../kernel/json.ts";
import type { Database, Statement } from "../platform/database.ts";
import type { Mode } from "../platform/env.ts";
import { bankIbanPrefixes, banks } from "../platform/schema.ts";

/** A bank's guarded fields: they decide where a payment's instruction and its money go. */
export interface GuardedBankFields {
  core_base_url: string;
  institution_code: string;
  iban_prefixes: string[];
  status: "ACTIVE" | "SUSPENDED";
}

export const guardedBank: GuardedRecord = {
  async apply(db, { subjectId: bankId, changes }, at) {
    const bank = await readGuardedBank(db, bankId);
    if (!bank) return { voidFor: "RECORD_GONE" };
    if (!standsAsProposed(bank.fields, changes)) return { voidFor: "RECORD_CHANGED" };
    const to = valuesOf(changes);
    if (await findTaken(db, bank.mode, bankId, to)) return { voidFor: "VALUE_TAKEN" };
    const update = db
      .update(banks)
      .set({
        ...(to.core_base_url === undefined ? {} : { coreBaseUrl: to.core_base_url }),
        ...(to.institution_code === undefined ? {} : { institutionCode: to.institution_code }),
        ...(to.status === undefined ? {} : { status: to.status }),
        updatedAt: at,
      })
      .where(eq(banks.bankId, bankId));
    const prefixes =
      to.iban_prefixes === undefined
        ? []
        : replaceIbanPrefixes(db, bank.mode, bankId, to.iban_prefixes);
    return { statements: [update, ...prefixes] };
  },
};

const valuesOf = (changes: readonly FieldChange[]): Partial<GuardedBankFields> =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]));

/** Whether the record still has the values that the proposal started from. */
export const standsAsProposed = (present: object, changes: readonly FieldChange[]): boolean =>
  changes.every(
    ({ field, from }) =>
      canonicalJson((present as Record<string, unknown>)[field] ?? null) === canonicalJson(from),
  );

const readGuardedBank = async (db: Database, bankId: string) => {
  const bank = await db.select().from(banks).where(eq(banks.bankId, bankId)).get();
  if (!bank) return null;
  const prefixes = await db
    .select({ prefix: bankIbanPrefixes.prefix })
    .from(bankIbanPrefixes)
    .where(eq(bankIbanPrefixes.bankId, bankId));
  const fields: GuardedBankFields = {
    core_base_url: bank.coreBaseUrl,
    institution_code: bank.institutionCode,
    iban_prefixes: prefixes.map(({ prefix }) => prefix).sort(),
    status: bank.status,
  };
  return { mode: bank.mode, fields };
};

interface Wanted {
  institution_code?: string | undefined;
  iban_prefixes?: string[] | undefined;
}

/** The field whose value another bank of the mode has; null if there is none. */
export const findTaken = async (
  db: Database,
  mode: Mode,
  bankId: string,
  { institution_code: code, iban_prefixes: prefixes }: Wanted,
): Promise<"institution_code" | "iban_prefixes" | null> => {
  const others = and(eq(banks.mode, mode), ne(banks.bankId, bankId));
  if (code !== undefined) {
    const named = and(others, eq(banks.institutionCode, code));
    if ((await db.$count(banks, named)) > 0) return "institution_code";
  }
  if (prefixes === undefined) return null;
  const wanted = JSON.stringify(prefixes);
  const owned = and(
    eq(bankIbanPrefixes.mode, mode),
    sql`${bankIbanPrefixes.prefix} IN (SELECT value FROM json_each(${wanted}))`,
    ne(bankIbanPrefixes.bankId, bankId),
  );
  return (await db.$count(bankIbanPrefixes, owned)) > 0 ? "iban_prefixes" : null;
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
