import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Statement } from "../admin/commit.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { bankIbanPrefixes, banks } from "../platform/schema.ts";
import { type AdminCall, commit } from "./administration.ts";
import { checkBankAddress } from "./bank-address.ts";
import { findBank } from "./read-banks.ts";
import { addIbanPrefixes } from "./register-bank.ts";
import type { changeBankRequest } from "./requests.ts";

/**
 * `PATCH /admin/v1/banks/{bank_id}`. Handle and mode cannot change, because others know the bank by
 * them.
 */
export const changeBank = async (
  call: AdminCall<InferOutput<typeof changeBankRequest>, { bank_id: string }>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const bankId = call.path.bank_id;
  const done = await commit(call, async (db, at) => {
    const bank = await findBank(env, bankId);
    if (!bank) return refuse("NOT_FOUND");
    const url = body.core_base_url;
    const address = url === undefined ? null : checkBankAddress(env, bank.mode, url);
    if (address && !address.ok) return address;
    const update = db
      .update(banks)
      .set({
        name: body.name,
        status: body.status,
        institutionCode: body.institution_code,
        coreBaseUrl: address?.value,
        capabilities: body.capabilities,
        availableAuthMethods: body.available_auth_methods,
        timeoutMs: body.timeout_ms,
        gatewayFee: body.fees?.gateway_fee,
        updatedAt: at,
      })
      .where(eq(banks.bankId, bankId));
    const replacePrefixes: Statement[] =
      body.iban_prefixes === undefined
        ? []
        : [
            db.delete(bankIbanPrefixes).where(eq(bankIbanPrefixes.bankId, bankId)),
            addIbanPrefixes(db, bank.mode, bankId, body.iban_prefixes),
          ];
    return ok({
      statements: [update, ...replacePrefixes],
      entries: [{ action: "bank.changed", subject: bankId, details: body }],
      answer: null,
    });
  });
  return done.ok ? reply(200, await findBank(env, bankId)) : done;
};
