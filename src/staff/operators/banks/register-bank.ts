import type { InferOutput } from "valibot";
import { ok, type Result } from "../../../base/kernel/result.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { type BankRow, banks } from "../../../base/platform/schema.ts";
import { refuseTakenBankField } from "../../../network/parties/guarded-bank.ts";
import { addIbanPrefixes } from "../../../network/parties/iban-prefixes.ts";
import { type AdminCall, create } from "../administration.ts";
import type { registerBankRequest } from "../requests.ts";
import { bankView } from "../views.ts";
import { checkBankAddress } from "./bank-address.ts";

/**
 * `POST /admin/v1/banks`: enrols a bank in one mode. A live bank is SUSPENDED until an approved
 * change makes it ACTIVE. Otherwise one key could enrol a bank that confirms its own payments.
 */
export const registerBank = async (
  call: AdminCall<InferOutput<typeof registerBankRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { idempotency_key: _, fees, iban_prefixes, ...fields } = body;
  const address = checkBankAddress(env, body.mode, body.core_base_url);
  if (!address.ok) return address;
  return create(call, "/admin/v1/banks", async (db, at) => {
    const taken = await refuseTakenBankField(db, body.mode, "", { iban_prefixes });
    if (taken) return taken;
    const bank: BankRow = {
      ...fields,
      bank_id: body.bank_id ?? `bnk_${randomBase62()}`,
      core_base_url: address.value,
      gateway_fee: fees.gateway_fee,
      // @rule A3.2
      status: body.mode === "live" ? "SUSPENDED" : "ACTIVE",
      closes_at: null,
      created_at: at,
      updated_at: at,
    };
    const { bank_id: bankId, mode } = bank;
    const view = bankView(bank, iban_prefixes.toSorted());
    return ok({
      statements: [db.insert(banks).values(bank), addIbanPrefixes(db, mode, bankId, iban_prefixes)],
      entries: [{ action: "bank.registered", subject: bankId, details: view }],
      location: `/admin/v1/banks/${bankId}`,
      answer: { show: view },
    });
  });
};
