import { and, asc, eq, gt, lt } from "drizzle-orm";
import { shownText } from "../../base/kernel/shown.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { logFault } from "../../base/platform/log.ts";
import { bankMaintenance, banks } from "../../base/platform/schema.ts";
import { type BankContact, readBankContact } from "../../network/banks/bank-faces.ts";
import { type Brand, readMerchant } from "../../network/parties/merchants.ts";
import { readTpp, type TppRecord } from "../../network/parties/tpps.ts";
import type { PageParties } from "../approval-view.ts";
import type { BankPicker } from "./bank-choice.ts";

/** The content around a page's screens. */
export interface Surroundings {
  /** The merchant, with its brand; null if an app asks. */
  merchant: ({ name: string } & Brand) | null;
  /** The app that asks, and who it is by law; null if a merchant asks. */
  tpp?: TppIdentity | null;
  /** Maintenance of the payer's bank, or of any bank while that is unknown; the first to end. */
  maintenance: readonly Maintenance[];
  /** The payer's bank, or the one that refused the last account; null while none is known. */
  bank?: (BankContact & { has_refused: boolean }) | null;
  /** The banks to choose from; null or absent if the page does not ask. */
  banks?: BankPicker | null;
}

const NOTHING: Surroundings = { merchant: null, maintenance: [] };

/** The most notices of a page. */
const MOST_NOTICES = 3;

/**
 * Reads the surroundings of a page. A fault is only logged, because the page works without them.
 */
export const readSurroundings = async (
  env: GatewayEnv,
  mode: Mode,
  { merchant_id, tpp_id, bank_handle, refused_by = null }: PageParties,
): Promise<Surroundings> => {
  try {
    const asked = bank_handle ?? refused_by;
    const [merchant, tpp, bank, all] = await Promise.all([
      merchant_id === null ? null : readMerchant(env, merchant_id, mode),
      tpp_id === null ? null : readTpp(env, tpp_id),
      asked === null ? null : readBankContact(env, mode, asked),
      readMaintenance(env, mode),
    ]);
    const concerned = all.filter((it) => bank_handle === null || it.bank_handle === bank_handle);
    return {
      merchant: merchant && { name: merchant.name, ...merchant.brand },
      tpp: tpp && identityOf(tpp),
      bank: bank && { ...bank, has_refused: bank_handle === null },
      maintenance: concerned.slice(0, MOST_NOTICES),
    };
  } catch (error) {
    logFault("surroundings of a page not read", error);
    return NOTHING;
  }
};

/** A TPP as the pages show it: never its keys or its addresses for programs. */
export type TppIdentity = ReturnType<typeof identityOf>;

const identityOf = (tpp: TppRecord) => ({
  name: tpp.name,
  logo: tpp.logo,
  legal_name: tpp.legal_name,
  registration_number: tpp.registration_number,
  regulator: tpp.regulator,
  country: tpp.country,
  privacy_url: tpp.privacy_url,
  support_email: tpp.support_email,
  support_phone: tpp.support_phone,
  support_url: tpp.support_url,
});

/** Who the TPPs are, by their ids. A fault is only logged: the page works without it. */
export const readIdentities = async (
  env: GatewayEnv,
  tppIds: readonly string[],
): Promise<Record<string, TppIdentity>> => {
  try {
    const found = await Promise.all([...new Set(tppIds)].map((id) => readTpp(env, id)));
    return Object.fromEntries(found.flatMap((tpp) => (tpp ? [[tpp.tpp_id, identityOf(tpp)]] : [])));
  } catch (error) {
    logFault("surroundings of a page not read", error);
    return {};
  }
};

/** A bank's announced maintenance, now or soon. Times are milliseconds since the epoch. */
export interface Maintenance {
  bank_handle: string;
  bank_name: string;
  starts_at: number;
  ends_at: number;
}

/** How long before its beginning customers see it. */
const SOON_MS = 3_600_000;

const MOST = 50;

const cache = isolateCache<Maintenance[]>();

/** The maintenance of a mode's banks that has not ended and begins within an hour. */
export const readMaintenance = (env: GatewayEnv, mode: Mode): Promise<Maintenance[]> =>
  cache.read(mode, async () => {
    const at = now();
    const rows = await database(env)
      .select({
        bank_handle: banks.bank_handle,
        bank_name: banks.name,
        starts_at: bankMaintenance.startsAt,
        ends_at: bankMaintenance.endsAt,
      })
      .from(bankMaintenance)
      .innerJoin(banks, eq(banks.bank_id, bankMaintenance.bankId))
      .where(
        and(
          gt(bankMaintenance.endsAt, at),
          lt(bankMaintenance.startsAt, at + SOON_MS),
          eq(banks.mode, mode),
        ),
      )
      .orderBy(asc(bankMaintenance.endsAt))
      .limit(MOST);
    return rows.map((row) => ({ ...row, bank_name: shownText(row.bank_name) }));
  });
