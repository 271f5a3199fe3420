import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { DataScope } from "../../base/kernel/data-scopes.ts";
import { now } from "../../base/platform/clock.ts";
import { decryptSecret } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { bankIbanPrefixes, banks } from "../../base/platform/schema.ts";
import { keysOf } from "../../frame/records/keys.ts";
import { keys } from "../../frame/records/schema.ts";
import { standingOf } from "../parties/bank-standing.ts";
import { readInForce } from "../parties/read-in-force.ts";

/** A bank enrolled with this gateway in one mode. */
export interface BankRecord {
  bank_id: string;
  bank_handle: string;
  name: string;
  mode: Mode;
  institution_code: string;
  iban_prefixes: string[];
  core_base_url: string;
  /** A bank that closes is ACTIVE until it is closed, and SUSPENDED from then on. */
  status: "ACTIVE" | "SUSPENDED";
  /** Whether customers may begin something new here: false while it closes. */
  takes_new: boolean;
  capabilities: string[];
  available_auth_methods: ("OTP" | "PUSH")[];
  /** The time-out of one call to the bank. */
  timeout_ms: number;
  /** Minor units; null if the operator's own fee applies. */
  gateway_fee: number | null;
  ob_scopes_supported: DataScope[];
  /** The currency of the limits; null before open banking is set up. */
  currency: string | null;
  /** Minor units; 0: every payment order needs SCA. */
  sca_exemption_limit: number;
  /** Minor units; null: five times the limit. */
  sca_exemption_daily_limit: number | null;
  max_consent_expiry_days: number;
  /** How far back its transactions go. */
  history_days: number;
}

const bankCache = isolateCache<BankRecord | null>();
const internalKeyCache = isolateCache<string | null>();

/** The bank with this handle, or null. */
export const readBank = (
  env: GatewayEnv,
  bankHandle: string,
  mode: Mode,
  options?: ReadOptions,
): Promise<BankRecord | null> =>
  bankCache.read(
    handleKey(mode, bankHandle),
    () => loadBank(env, and(eq(banks.bankHandle, bankHandle), eq(banks.mode, mode))),
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
    and(inArray(banks.bankHandle, bankHandles), eq(banks.mode, mode)),
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
    () => loadBank(env, and(eq(banks.institutionCode, institutionCode), eq(banks.mode, mode))),
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
    () => loadBank(env, eq(banks.bankId, sql`(${owner})`)),
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
        bank_id: banks.bankId,
        bank_handle: banks.bankHandle,
        name: banks.name,
        mode: banks.mode,
        institution_code: banks.institutionCode,
        core_base_url: banks.coreBaseUrl,
        status: banks.status,
        closesAt: banks.closesAt,
        capabilities: banks.capabilities,
        available_auth_methods: banks.availableAuthMethods,
        timeout_ms: banks.timeoutMs,
        gateway_fee: banks.gatewayFee,
        ob_scopes_supported: banks.obScopesSupported,
        currency: banks.currency,
        sca_exemption_limit: banks.scaExemptionLimit,
        sca_exemption_daily_limit: banks.scaExemptionDailyLimit,
        max_consent_expiry_days: banks.maxConsentExpiryDays,
        history_days: banks.historyDays,
        prefixes: sql<string>`(SELECT json_group_array(prefix)
          FROM bank_iban_prefixes AS owned WHERE owned.bank_id = banks.bank_id)`,
        due,
      })
      .from(banks)
      .where(condition)
      .limit(most),
  );
  return rows.map(({ prefixes, due: _, status, closesAt, ...bank }) => {
    const standing = standingOf({ status, closesAt }, now());
    return {
      ...bank,
      status: standing === "ACTIVE" || standing === "CLOSING" ? "ACTIVE" : "SUSPENDED",
      takes_new: standing === "ACTIVE",
      iban_prefixes: JSON.parse(prefixes) as string[],
    };
  });
};

/** The purpose that `encryptSecret` seals the gateway's key at a bank for. */
export const SEALED_INTERNAL_KEY = "bank-internal-key";

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
        .select({ keyId: keys.keyId, sealed: keys.sealed })
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
      if (!row?.sealed) return null;
      return decryptSecret(env.MASTER_KEY, SEALED_INTERNAL_KEY, row.keyId, row.sealed);
    },
    options,
  );
