import { and, eq, ne } from "drizzle-orm";
import { type Refusal, refuse } from "../../base/kernel/result.ts";
import { isoTimeOrNull } from "../../base/platform/clock.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { type BankRow, bankIbanPrefixes, banks } from "../../base/platform/schema.ts";
import type { GuardedRecord } from "../../frame/records/administration.ts";
import {
  fixed,
  guarded,
  guardedOf,
  open,
  type RecordField,
  shownChange,
  standsAsProposed,
  valuesOf,
} from "../../frame/records/fields.ts";
import { findOverlap, replaceIbanPrefixes } from "./iban-prefixes.ts";

/**
 * The fields of a bank. The guarded ones decide where a payment's instruction and its money go,
 * what customers can grant, and what is paid without their approval; and to which app
 * they are sent. Of `status` a proposal sets
 * only ACTIVE, and of `closes_at` only null: the bank does not close after all. One person suspends
 * or closes it.
 * @rule A2.1
 */
export const bankFields = {
  bank_id: fixed,
  bank_handle: fixed,
  mode: fixed,
  name: open,
  core_base_url: guarded,
  institution_code: guarded,
  iban_prefixes: guarded,
  capabilities: open,
  available_auth_methods: open,
  timeout_ms: open,
  gateway_fee: open,
  ob_scopes_supported: guarded,
  currency: guarded,
  sca_exemption_limit: guarded,
  sca_exemption_daily_limit: guarded,
  max_consent_expiry_days: open,
  history_days: open,
  status: guarded,
  closes_at: guarded,
  short_name: open,
  logo: open,
  colour: open,
  support_email: open,
  support_phone: open,
  support_url: open,
  app_url_origin: guarded,
  created_at: fixed,
  updated_at: fixed,
} as const satisfies Record<keyof BankRow | "iban_prefixes", RecordField>;

/** What a change writes. What is left out stays. */
type BankChange = { [Name in keyof BankRow]?: BankRow[Name] | undefined } & {
  iban_prefixes?: string[] | undefined;
};

type BankName = Pick<BankRow, "bank_id" | "mode">;

/** The one writer of changed fields. */
export const writeBank = (
  db: Database,
  { bank_id, mode }: BankName,
  { iban_prefixes: prefixes, ...columns }: BankChange,
  at: number,
): Statement[] => [
  db
    .update(banks)
    .set({ ...columns, updated_at: at })
    .where(eq(banks.bank_id, bank_id)),
  ...(prefixes === undefined ? [] : replaceIbanPrefixes(db, mode, bank_id, prefixes)),
];

export const guardedBank: GuardedRecord = {
  show: shownChange(bankFields),
  async apply(db, { subjectId: bankId, changes }, at) {
    const bank = await readGuardedBank(db, bankId);
    if (!bank) return { voidFor: "RECORD_GONE" };
    if (!standsAsProposed(bank.fields, changes)) return { voidFor: "RECORD_CHANGED" };
    const { closes_at: closes, ...to } = valuesOf<typeof bank.fields>(changes);
    if (await refuseTakenBankField(db, bank.mode, bankId, to)) return { voidFor: "VALUE_TAKEN" };
    const change = closes === null ? { ...to, closes_at: null } : to;
    return { statements: writeBank(db, { bank_id: bankId, mode: bank.mode }, change, at) };
  },
};

/** The bank's mode and guarded fields as they are stored, or null. */
export const readGuardedBank = async (db: Database, bankId: string) => {
  const bank = await db.select().from(banks).where(eq(banks.bank_id, bankId)).get();
  if (!bank) return null;
  const prefixes = await db
    .select({ prefix: bankIbanPrefixes.prefix })
    .from(bankIbanPrefixes)
    .where(eq(bankIbanPrefixes.bankId, bankId));
  const fields = guardedOf(bankFields, {
    ...bank,
    iban_prefixes: prefixes.map(({ prefix }) => prefix).sort(),
    closes_at: isoTimeOrNull(bank.closes_at),
  });
  return { mode: bank.mode, fields };
};

interface Wanted {
  institution_code?: string | undefined;
  iban_prefixes?: string[] | undefined;
}

/** ALREADY_EXISTS if another bank of the mode has one of these values; null if none has. */
export const refuseTakenBankField = async (
  db: Database,
  mode: Mode,
  bankId: string,
  { institution_code: code, iban_prefixes: prefixes }: Wanted,
): Promise<Refusal | null> => {
  if (code !== undefined) {
    const others = and(eq(banks.mode, mode), ne(banks.bank_id, bankId));
    const named = await db.$count(banks, and(others, eq(banks.institution_code, code)));
    if (named > 0) return refuse("ALREADY_EXISTS", { field: "institution_code" });
  }
  const overlap = prefixes && (await findOverlap(db, mode, bankId, prefixes));
  if (!overlap) return null;
  const field = "iban_prefixes";
  const message = `${field}: ${overlap.wanted} overlaps ${overlap.owned} of another bank.`;
  return refuse("ALREADY_EXISTS", { field, message });
};

/** What a bank is open for (docs/decisions/120). */
export type BankStanding = "ACTIVE" | "SUSPENDED" | "CLOSING" | "CLOSED";

interface StoredStanding {
  status: "ACTIVE" | "SUSPENDED";
  /** Milliseconds since the epoch; null if the bank does not close. */
  closes_at: number | null;
}

/**
 * The standing at a time. A bank that closes begins nothing new, and finishes what it has begun
 * until it is closed. Then it is as a suspended one: only calls about money under way reach it.
 */
export const standingOf = ({ status, closes_at }: StoredStanding, at: number): BankStanding => {
  if (closes_at !== null && closes_at <= at) return "CLOSED";
  if (status === "SUSPENDED") return "SUSPENDED";
  return closes_at === null ? "ACTIVE" : "CLOSING";
};
