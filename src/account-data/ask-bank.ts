import type { BankReply, GrantedAccount } from "../banks/account-information.ts";
import { type BankRecord, readBank } from "../banks/bank-records.ts";
import type { DataOperation } from "../banks/contract.ts";
import { consentById } from "../consents/consent-address.ts";
import type { ConsentAccount } from "../consents/consent-record.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import type { DataScope } from "../kernel/data-scopes.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { covers } from "../oauth/scopes.ts";
import type { Call } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logWarning } from "../platform/log.ts";

/** A call whose token the consent's object has admitted. */
export type DataCall = Pick<
  Call<GatewayEnv, DataCaller>,
  "env" | "caller" | "correlationId" | "traceparent"
>;

/** The consent's bank, and the facts that it gets with each question about an account. */
export interface BankOfConsent {
  bank: BankRecord;
  /** The account that the customer proved control of. */
  payer_iban: string;
  about(iban: string): GrantedAccount;
}

/** The bank of the call's consent, if it still offers this scope. */
export const bankOf = async (
  { env, caller: { grant } }: DataCall,
  scope: DataScope,
): Promise<Result<BankOfConsent>> => {
  const { consent_id, mode, bank_id, bank_handle, payer_iban } = grant;
  const { reference } = grant.authorisation;
  if (payer_iban === null || reference === null) throw new Error("a consent without its approval");
  const bank = await readBank(env, bank_handle, mode);
  if (bank?.bank_id !== bank_id) return refuse("BANK_UNAVAILABLE");
  const { capabilities, ob_scopes_supported: offered } = bank;
  if (!capabilities.includes("OPEN_BANKING") || !covers(offered, scope)) {
    return refuse("INSUFFICIENT_SCOPE", { message: `The bank no longer offers ${scope}.` });
  }
  const about = (iban: string) => ({ iban, consent_id, reference });
  return ok({ bank, payer_iban, about });
};

/** The same, and the account in the path: the consent's object has found it there. */
export const accountOf = async (
  call: DataCall,
  scope: DataScope,
): Promise<Result<BankOfConsent & { account: ConsentAccount }>> => {
  const found = await bankOf(call, scope);
  const [account] = call.caller.grant.accounts;
  if (!found.ok) return found;
  return account ? ok({ ...found.value, account }) : refuse("NOT_FOUND");
};

/**
 * The data of a bank's reply. If the bank says that it has no such approval, the consent ends: at
 * the bank it has ended already.
 */
export const dataOf = async <Data>(
  { env, caller: { grant }, correlationId, traceparent }: DataCall,
  reply: BankReply<Data>,
): Promise<Result<Data>> => {
  if (reply.kind === "data") return ok(reply.data);
  if (reply.kind === "unavailable") return refuse(reply.problem);
  const { consent_id, bank_id, mode, authorisation } = grant;
  const { reference } = authorisation;
  const turn = await consentById(env, consent_id)?.act(
    {
      type: "revoke",
      by: { kind: "BANK", bank_id, mode, reference },
      reason: "NOT_AUTHORISED",
    },
    { correlationId, traceparent, ...(reply.noted ? { bankCall: reply.noted } : {}) },
  );
  // The customer has approved again meanwhile, so the next call names another approval.
  if (turn?.refusal?.problem.code === "NOT_FOUND") return refuse("BANK_UNAVAILABLE");
  return refuse("CONSENT_REVOKED");
};

/** A bank's answer that cannot be true. The TPP gets no part of it. */
export const refuseAnswer = (
  { correlationId }: DataCall,
  { bank_handle }: BankRecord,
  operation: DataOperation,
  detail: string,
) => {
  const fields = { bank: bank_handle, operation, detail, correlation_id: correlationId };
  logWarning("bank answer that cannot be true", fields);
  return refuse("BANK_ERROR");
};
