import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { bankIbanPrefixes, banks } from "../platform/schema.ts";
import { type AdminCall, audit, type Statement } from "./audit.ts";
import { checkBankAddress } from "./bank-address.ts";
import { commit } from "./commit.ts";
import { findBank } from "./read-banks.ts";
import { addIbanPrefixes } from "./register-bank.ts";
import type { changeBankRequest } from "./requests.ts";

/** `PATCH /admin/v1/banks/{bank_id}`. Handle and mode stay: others know the bank by them. */
export const changeBank = async (
  call: AdminCall<InferOutput<typeof changeBankRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const bankId = call.param("bank_id");
  const bank = await findBank(env, bankId);
  if (!bank) return refuse("NOT_FOUND");
  const address =
    body.core_base_url === undefined ? null : checkBankAddress(env, bank.mode, body.core_base_url);
  if (address && !address.ok) return address;

  const db = database(env);
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
      updatedAt: now(),
    })
    .where(eq(banks.bankId, bankId));
  const replacePrefixes: Statement[] =
    body.iban_prefixes === undefined
      ? []
      : [
          db.delete(bankIbanPrefixes).where(eq(bankIbanPrefixes.bankId, bankId)),
          addIbanPrefixes(env, bank.mode, bankId, body.iban_prefixes),
        ];
  const entry = { action: "bank.changed", subject: bankId, details: body };
  const committed = await commit(env, [update, ...replacePrefixes, audit(call, entry)]);
  return committed.ok ? reply(200, await findBank(env, bankId)) : committed;
};
