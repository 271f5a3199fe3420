import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { logFault } from "../../base/platform/log.ts";
import { type Maintenance, readMaintenance } from "../../network/banks/maintenance.ts";
import { type Brand, readMerchant } from "../../network/parties/merchants.ts";
import type { PageParties } from "../page-parties.ts";

/** The content around a page's screens. */
export interface Surroundings {
  /** The merchant, with its brand; null if an app asks. */
  merchant: ({ name: string } & Brand) | null;
  /** Maintenance of the payer's bank, or of any bank while that is unknown; the first to end. */
  maintenance: readonly Maintenance[];
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
  { merchant_id, bank_handle }: PageParties,
): Promise<Surroundings> => {
  try {
    const [merchant, all] = await Promise.all([
      merchant_id === null ? null : readMerchant(env, merchant_id, mode),
      readMaintenance(env, mode),
    ]);
    const concerned = all.filter((it) => bank_handle === null || it.bank_handle === bank_handle);
    return {
      merchant: merchant && { name: merchant.name, ...merchant.brand },
      maintenance: concerned.slice(0, MOST_NOTICES),
    };
  } catch (error) {
    logFault("surroundings of a page not read", error);
    return NOTHING;
  }
};
