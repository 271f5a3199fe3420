import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { randomBase62 } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import type { Reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { bankIbanPrefixes, banks } from "../platform/schema.ts";
import type { AdminCall, Statement } from "./audit.ts";
import { checkBankAddress } from "./bank-address.ts";
import { create } from "./commit.ts";
import type { registerBankRequest } from "./requests.ts";
import { type BankRow, bankView } from "./views.ts";

/** `POST /admin/v1/banks`: enrols a bank in one mode. */
export const registerBank = async (
  call: AdminCall<InferOutput<typeof registerBankRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const address = checkBankAddress(env, body.mode, body.core_base_url);
  if (!address.ok) return address;
  const at = now();
  const bank: BankRow = {
    bankId: body.bank_id ?? `bnk_${randomBase62()}`,
    bankHandle: body.bank_handle,
    mode: body.mode,
    name: body.name,
    institutionCode: body.institution_code,
    coreBaseUrl: address.value,
    status: "ACTIVE",
    capabilities: body.capabilities,
    availableAuthMethods: body.available_auth_methods,
    timeoutMs: body.timeout_ms,
    gatewayFee: body.fees.gateway_fee,
    createdAt: at,
    updatedAt: at,
  };
  const view = bankView(bank, [...body.iban_prefixes].sort());
  return create(call, {
    collection: "/admin/v1/banks",
    id: bank.bankId,
    insert: database(env).insert(banks).values(bank),
    alongside: [addIbanPrefixes(env, bank.mode, bank.bankId, body.iban_prefixes)],
    audit: { action: "bank.registered", subject: bank.bankId, details: view },
    answer: { show: view },
  });
};

/** One statement for any number of prefixes: D1 binds at most a hundred values. */
export const addIbanPrefixes = (
  env: GatewayEnv,
  mode: Mode,
  bankId: string,
  prefixes: readonly string[],
): Statement =>
  database(env)
    .insert(bankIbanPrefixes)
    .select(sql`SELECT ${mode}, value, ${bankId} FROM json_each(${JSON.stringify(prefixes)})`);
