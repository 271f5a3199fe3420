import type { Administration } from "../admin/administration.ts";
import { guardedKeysOf } from "../admin/guarded-key.ts";

/**
 * The registry's administration. Each realm has its own audit chain; changes outside the realms
 * have another.
 */
export const admin: Administration = {
  name: "registry",
  chains: ["test", "live", "registry"],
  staff: (keyId) => ({ chain: "registry", actor: `admin:${keyId}` }),
  itself: { chain: "registry", actor: "registry" },
  idempotencyScope: ({ chain, actor }, collection) => `${chain} ${actor} ${collection}`,
  uniqueFields: [
    ["banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_handle", "bank_handle"],
    ["gateways.realm, gateways.name", "name"],
    ["links.realm, links.account_ref", "account_ref"],
  ],
  // With a bank's key one can move its customers' names to other accounts (docs/decisions/129).
  guarded: { BANK: guardedKeysOf("BANK", { mode: "live", kind: "BANK_TO_REGISTRY" }) },
};
