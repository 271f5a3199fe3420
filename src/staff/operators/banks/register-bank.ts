import type { InferOutput } from "valibot";
import { ok, type Result } from "../../../base/kernel/result.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { banks } from "../../../base/platform/schema.ts";
import { refuseTaken } from "../../../network/parties/guarded-bank.ts";
import { addIbanPrefixes } from "../../../network/parties/iban-prefixes.ts";
import { type AdminCall, create } from "../administration.ts";
import type { registerBankRequest } from "../requests.ts";
import { type BankRow, bankView } from "../views.ts";
import { checkBankAddress } from "./bank-address.ts";

/**
 * `POST /admin/v1/banks`: enrols a bank in one mode. A live bank is SUSPENDED until an approved
 * change makes it ACTIVE. Otherwise one key could enrol a bank that confirms its own payments.
 */
export const registerBank = async (
  call: AdminCall<InferOutput<typeof registerBankRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const address = checkBankAddress(env, body.mode, body.core_base_url);
  if (!address.ok) return address;
  return create(call, "/admin/v1/banks", async (db, at) => {
    const taken = await refuseTaken(db, body.mode, "", { iban_prefixes: body.iban_prefixes });
    if (taken) return taken;
    const bank: BankRow = {
      bankId: body.bank_id ?? `bnk_${randomBase62()}`,
      bankHandle: body.bank_handle,
      mode: body.mode,
      name: body.name,
      institutionCode: body.institution_code,
      coreBaseUrl: address.value,
      // @rule A3.2
      status: body.mode === "live" ? "SUSPENDED" : "ACTIVE",
      capabilities: body.capabilities,
      availableAuthMethods: body.available_auth_methods,
      timeoutMs: body.timeout_ms,
      gatewayFee: body.fees.gateway_fee,
      obScopesSupported: body.ob_scopes_supported,
      currency: body.currency,
      scaExemptionLimit: body.sca_exemption_limit,
      scaExemptionDailyLimit: body.sca_exemption_daily_limit,
      maxConsentExpiryDays: body.max_consent_expiry_days,
      historyDays: body.history_days,
      closesAt: null,
      createdAt: at,
      updatedAt: at,
    };
    const { bankId, mode } = bank;
    const view = bankView(bank, [...body.iban_prefixes].sort());
    return ok({
      statements: [
        db.insert(banks).values(bank),
        addIbanPrefixes(db, mode, bankId, body.iban_prefixes),
      ],
      entries: [{ action: "bank.registered", subject: bankId, details: view }],
      location: `/admin/v1/banks/${bankId}`,
      answer: { show: view },
    });
  });
};
