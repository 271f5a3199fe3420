import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { type BankRow, bankIbanPrefixes, banks } from "../../base/platform/schema.ts";
import { keysOf, openKey } from "../../frame/records/keys.ts";
import { keys } from "../../frame/records/schema.ts";
import { readInForce } from "../parties/administration.ts";
import { standingOf } from "../parties/guarded-bank.ts";

const { created_at: _, updated_at: __, ...recordColumns } = getTableColumns(banks);

type Columns = Pick<BankRow, keyof typeof recordColumns>;

/** A bank enrolled with this gateway in one mode. */
export interface BankRecord extends Omit<Columns, "closes_at" | "capabilities"> {
  iban_prefixes: string[];
  capabilities: string[];
  /** A bank that closes is ACTIVE until it is closed, and SUSPENDED from then on. */
  status: "ACTIVE" | "SUSPENDED";
  /** Whether customers may begin something new here: false while it closes. */
  takes_new: boolean;
}

const bankCache = isolateCache<BankRecord | null>();
const internalKeyCache = isolateCache<string | null>();

/** The bank with this handle, or null. */
export const readBankRecord = (
  env: GatewayEnv,
  bankHandle: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<BankRecord | null> =>
  bankCache.read(
    handleKey(mode, bankHandle),
    () => loadBank(env, and(eq(banks.bank_handle, bankHandle), eq(banks.mode, mode))),
    options,
  );

const handleKey = (mode: Mode, bankHandle: string): string => `handle ${mode} ${bankHandle}`;

/** The banks with these handles, uncached, in one statement. An unknown one is left out. */
export const readBanksNow = async (
  env: GatewayEnv,
  bankHandles: readonly string[],
  mode: Mode,
): Promise<BankRecord[]> => {
  const readAt = now();
  const found = await loadBanks(
    env,
    and(inArray(banks.bank_handle, bankHandles), eq(banks.mode, mode)),
    bankHandles.length,
  );
  for (const bank of found) bankCache.keep(handleKey(mode, bank.bank_handle), readAt, bank);
  return found;
};

/** The bank with the directory's institution code, or null. */
export const readBankOfInstitution = (
  env: GatewayEnv,
  institutionCode: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<BankRecord | null> =>
  bankCache.read(
    `institution ${mode} ${institutionCode}`,
    () => loadBank(env, and(eq(banks.institution_code, institutionCode), eq(banks.mode, mode))),
    options,
  );

/**
 * The bank with the longest prefix of this IBAN, or null if no enrolled bank has one.
 * @rule P6.9
 */
export const readBankOfIban = async (
  env: GatewayEnv,
  iban: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<BankRecord | null> => {
  const prefixes = possiblePrefixes(iban);
  const owner = database(env)
    .select({ bankId: bankIbanPrefixes.bankId })
    .from(bankIbanPrefixes)
    .where(and(eq(bankIbanPrefixes.mode, mode), inArray(bankIbanPrefixes.prefix, prefixes)))
    .orderBy(desc(sql`length(${bankIbanPrefixes.prefix})`))
    .limit(1);
  return bankCache.read(
    `iban ${mode} ${iban}`,
    () => loadBank(env, eq(banks.bank_id, sql`(${owner})`)),
    options,
  );
};

/**
 * Every prefix that could be registered for this IBAN. `**` in a registered prefix stands for any
 * check digits: they differ per account, while the bank code behind them does not.
 */
const possiblePrefixes = (iban: string): string[] => {
  const anyCheckDigits = `${iban.slice(0, 2)}**${iban.slice(4)}`;
  const lengths = Array.from({ length: Math.max(iban.length - 3, 0) }, (_, place) => place + 4);
  return lengths.flatMap((length) => [iban.slice(0, length), anyCheckDigits.slice(0, length)]);
};

const loadBank = async (env: GatewayEnv, condition: SQL | undefined) =>
  (await loadBanks(env, condition, 1))[0] ?? null;

const loadBanks = async (
  env: GatewayEnv,
  condition: SQL | undefined,
  most: number,
): Promise<BankRecord[]> => {
  const rows = await readInForce(env, (db, due) =>
    db
      .select({
        ...recordColumns,
        prefixes: sql<string>`(SELECT json_group_array(prefix)
          FROM bank_iban_prefixes AS owned WHERE owned.bank_id = banks.bank_id)`,
        due,
      })
      .from(banks)
      .where(condition)
      .limit(most),
  );
  return rows.map(({ prefixes, due: _, status, closes_at, ...bank }) => {
    const standing = standingOf({ status, closes_at }, now());
    return {
      ...bank,
      status: standing === "ACTIVE" || standing === "CLOSING" ? "ACTIVE" : "SUSPENDED",
      takes_new: standing === "ACTIVE",
      iban_prefixes: JSON.parse(prefixes) as string[],
    };
  });
};

/** The promoted key that this gateway sends to the bank, or null. */
export const readInternalKey = (
  env: GatewayEnv,
  bank: { bank_id: string; mode: Mode },
  options?: ReadOptions,
): Promise<string | null> =>
  internalKeyCache.read(
    bank.bank_id,
    async () => {
      const row = await database(env)
        .select({ keyId: keys.keyId, kind: keys.kind, sealed: keys.sealed })
        .from(keys)
        .where(
          and(
            keysOf({ kind: "BANK", id: bank.bank_id }),
            eq(keys.mode, bank.mode),
            eq(keys.kind, "GATEWAY_TO_BANK"),
            // Written as a literal, so the planner can use the partial index.
            sql`${keys.status} = 'ACTIVE'`,
          ),
        )
        .get();
      return row?.sealed ? openKey(env, row) : null;
    },
    options,
  );
