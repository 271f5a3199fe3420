import { type GatewayEnv, isLocal, type Mode } from "../base/platform/env.ts";
import { logFault, logWarning } from "../base/platform/log.ts";
import { readAppAddress } from "../network/banks/app-address.ts";
import { type BankRecord, readBankRecord } from "../network/banks/bank-records.ts";

/**
 * The address that opens the payer's banking app at a prompt (docs/decisions/212): taken from the
 * bank's answer, and judged again whenever a page shows it.
 */

/** Null if it does not count; the operator reads in the log why. */
export const takeAppUrl = (
  env: GatewayEnv,
  bank: BankRecord,
  named: string,
  correlationId: string,
): string | null => {
  const address = readAppAddress(named, bank.app_url_origin, isLocal(env));
  if (address.kind === "usable") return address.url;
  const { why } = address;
  const fields = { bank: bank.bank_handle, why, correlation_id: correlationId };
  logWarning("bank's address of its app not used", fields);
  return null;
};

/**
 * The stored address as it counts now: an origin that the operator took away is followed by nobody.
 * The page works without it, so a fault is only logged.
 */
export const presentAppUrl = async (
  env: GatewayEnv,
  mode: Mode,
  bankHandle: string | null,
  stored: string | null | undefined,
): Promise<string | null> => {
  if (!stored || bankHandle === null) return null;
  try {
    const bank = await readBankRecord(env, bankHandle, mode);
    const address = readAppAddress(stored, bank?.app_url_origin ?? null, isLocal(env));
    return bank?.status === "ACTIVE" && address.kind === "usable" ? address.url : null;
  } catch (error) {
    logFault("surroundings of a page not read", error);
    return null;
  }
};
