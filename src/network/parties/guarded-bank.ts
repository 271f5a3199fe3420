import { and, eq, ne } from "drizzle-orm";
import type { DataScope } from "../../base/kernel/data-scopes.ts";
import { canonicalJson } from "../../base/kernel/json.ts";
import { type Refusal, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Database } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { bankIbanPrefixes, banks } from "../../base/platform/schema.ts";
import type { GuardedRecord } from "../../frame/records/administration.ts";
import type { FieldChange } from "../../frame/records/schema.ts";
import { findOverlap, replaceIbanPrefixes } from "./iban-prefixes.ts";

/**
 * A bank's guarded fields: they decide where a payment's instruction and its money go, what
 * customers can grant, and what is paid without their approval.
 * @rule A2.1
 */
export interface GuardedBankFields {
  core_base_url: string;
  institution_code: string;
  iban_prefixes: string[];
  status: "ACTIVE" | "SUSPENDED";
  /** Changes only to null: the bank does not close after all. */
  closes_at: string | null;
  ob_scopes_supported: DataScope[];
  currency: string | null;
  sca_exemption_limit: number;
  sca_exemption_daily_limit: number | null;
}

export const guardedBank: GuardedRecord = {
  async apply(db, { subjectId: bankId, changes }, at) {
    const bank = await readGuardedBank(db, bankId);
    if (!bank) return { voidFor: "RECORD_GONE" };
    if (!standsAsProposed(bank.fields, changes)) return { voidFor: "RECORD_CHANGED" };
    const to = valuesOf(changes);
    if (await refuseTaken(db, bank.mode, bankId, to)) return { voidFor: "VALUE_TAKEN" };
    const update = db
      .update(banks)
      .set({
        coreBaseUrl: to.core_base_url,
        institutionCode: to.institution_code,
        status: to.status,
        closesAt: to.closes_at === null ? null : undefined,
        obScopesSupported: to.ob_scopes_supported,
        currency: to.currency,
        scaExemptionLimit: to.sca_exemption_limit,
        scaExemptionDailyLimit: to.sca_exemption_daily_limit,
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

/** The bank's mode and guarded fields as they are stored, or null. */
export const readGuardedBank = async (db: Database, bankId: string) => {
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
    closes_at: bank.closesAt === null ? null : isoTime(bank.closesAt),
    ob_scopes_supported: bank.obScopesSupported,
    currency: bank.currency,
    sca_exemption_limit: bank.scaExemptionLimit,
    sca_exemption_daily_limit: bank.scaExemptionDailyLimit,
  };
  return { mode: bank.mode, fields };
};

interface Wanted {
  institution_code?: string | undefined;
  iban_prefixes?: string[] | undefined;
}

/** ALREADY_EXISTS if another bank of the mode has one of these values; null if none has. */
export const refuseTaken = async (
  db: Database,
  mode: Mode,
  bankId: string,
  { institution_code: code, iban_prefixes: prefixes }: Wanted,
): Promise<Refusal | null> => {
  if (code !== undefined) {
    const others = and(eq(banks.mode, mode), ne(banks.bankId, bankId));
    const named = await db.$count(banks, and(others, eq(banks.institutionCode, code)));
    if (named > 0) return refuse("ALREADY_EXISTS", { field: "institution_code" });
  }
  const overlap = prefixes && (await findOverlap(db, mode, bankId, prefixes));
  if (!overlap) return null;
  const field = "iban_prefixes";
  const message = `${field}: ${overlap.wanted} overlaps ${overlap.owned} of another bank.`;
  return refuse("ALREADY_EXISTS", { field, message });
};
