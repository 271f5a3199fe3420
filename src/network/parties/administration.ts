import type { Administration } from "../../frame/records/administration.ts";
import { guardedBank } from "./guarded-bank.ts";
import { guardedMerchant } from "./guarded-merchant.ts";
import { guardedRefundLimit } from "./guarded-refund-limit.ts";
import { guardedStrategy } from "./guarded-strategy.ts";
import { guardedTpp } from "./guarded-tpp.ts";
import { listWaiting } from "./waiting.ts";

/** The gateway's administration, with one audit chain for all changes of its operator. */
export const gatewayAdmin: Administration = {
  name: "gateway",
  chains: ["gateway"],
  staff: (keyId) => ({ chain: "gateway", actor: keyId }),
  itself: { chain: "gateway", actor: "gateway" },
  idempotencyScope: (_author, collection) => collection,
  uniqueFields: [
    ["admin_keys.sha256", "sha256"],
    ["keys.sha256", "sha256"],
    ["banks.bank_id", "bank_id"],
    ["banks.bank_handle, banks.mode", "bank_handle"],
    ["banks.institution_code, banks.mode", "institution_code"],
    ["bank_iban_prefixes.mode, bank_iban_prefixes.prefix", "iban_prefixes"],
  ],
  elsewhere: listWaiting,
  guarded: {
    BANK: guardedBank,
    MERCHANT: guardedMerchant,
    TPP: guardedTpp,
    SETTLEMENT_STRATEGY: guardedStrategy,
    STAFF_REFUND_LIMIT: guardedRefundLimit,
  },
};
