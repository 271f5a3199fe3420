import type { DataScope } from "../../base/kernel/answer-words.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import {
  type BankReply,
  type GrantedAccount,
  listSharedAccounts,
} from "../../network/banks/account-information.ts";
import { type BankRecord, readBankRecord } from "../../network/banks/bank-records.ts";
import type { BankAnswer, DataOperation } from "../../network/banks/contract.ts";
import {
  type ConsentAccount,
  type ConsentCommand,
  consentById,
} from "../consents/consent-record.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { covers } from "../oauth/scopes.ts";

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
  const bank = await readBankRecord(env, bank_handle, mode);
  if (bank?.bank_id !== bank_id) return refuse("BANK_UNAVAILABLE");
  const { capabilities, ob_scopes_supported: offered } = bank;
  // @rule O7.11
  if (!capabilities.includes("OPEN_BANKING") || !covers(offered, scope)) {
    return refuse("INSUFFICIENT_SCOPE", { message: `The bank no longer offers ${scope}.` });
  }
  const about = (iban: string) => ({ iban, consent_id, reference });
  return ok({ bank, payer_iban, about });
};

/** The same, and the account in the path: the consent's object has found it there. */
export interface AccountOfConsent extends BankOfConsent {
  account: ConsentAccount;
}

export const accountOf = async (
  call: DataCall,
  scope: DataScope,
): Promise<Result<AccountOfConsent>> => {
  const found = await bankOf(call, scope);
  const [account] = call.caller.grant.accounts;
  if (!found.ok) return found;
  return account ? ok({ ...found.value, account }) : refuse("NOT_FOUND");
};

/**
 * The data of a bank's reply about one account. A refusal may be about this account alone, which
 * was closed at the bank: if the bank still lists the customer's accounts, only it has ended.
 * @rule O7.10
 */
export const dataOf = async <Data>(
  call: DataCall,
  used: AccountOfConsent,
  reply: BankReply<Data>,
): Promise<Result<Data>> => {
  if (reply.kind === "data") return ok(reply.data);
  // @rule O7.11
  if (reply.kind === "unavailable") return refuse(reply.problem);
  const { account_id, iban } = used.account;
  const listed = await listedAccounts(call, used, iban);
  if (!listed.ok) return listed;
  const { reference } = call.caller.grant.authorisation;
  const closed = await tellConsent(call, { type: "close_account", account_id, reference }, reply);
  return closed.ok ? refuse("NOT_FOUND") : closed;
};

/** A closed account cannot be asked for, so a list is asked for with another one too. */
const MOST_LISTS = 2;

/**
 * The bank's list of the customer's accounts, asked with the proved account first, unless it is
 * closed and another one is not. If the bank has no such approval, the consent ends: at the bank it
 * has ended already. `refused` is an account that the bank has refused in this call.
 * @rule O7.10
 */
export const listedAccounts = async (
  call: DataCall,
  { bank, about, payer_iban }: BankOfConsent,
  refused?: string,
): Promise<Result<BankAnswer<"accounts">>> => {
  const { bank_id, mode, authorisation, open_ibans } = call.caller.grant;
  const known = open_ibans.length > 0 ? open_ibans : [payer_iban];
  const others = known.filter((iban) => iban !== refused);
  let noted: BankReply<unknown>["noted"] = null;
  for (const iban of (others.length > 0 ? others : known).slice(0, MOST_LISTS)) {
    const reply = await listSharedAccounts(call, bank, about(iban));
    if (reply.kind === "data") return ok(reply.data);
    if (reply.kind === "unavailable") return refuse(reply.problem);
    noted = reply.noted;
  }
  const by = { kind: "BANK", bank_id, mode, reference: authorisation.reference } as const;
  const ended = await tellConsent(
    call,
    { type: "revoke", by, reason: "NOT_AUTHORISED" },
    { noted },
  );
  return ended.ok ? refuse("CONSENT_REVOKED") : ended;
};

/** Tells the consent what its bank has refused. */
const tellConsent = async (
  { env, caller: { grant }, correlationId, traceparent }: DataCall,
  command: ConsentCommand,
  { noted }: Pick<BankReply<unknown>, "noted">,
): Promise<Result<null>> => {
  const turn = await consentById(env, grant.consent_id)?.act(command, {
    correlationId,
    traceparent,
    ...(noted ? { bankCall: noted } : {}),
  });
  const code = turn?.refusal?.problem.code;
  if (code === undefined) return ok(null);
  // The customer has approved again meanwhile, so the next call names another approval.
  return refuse(code === "NOT_FOUND" ? "BANK_UNAVAILABLE" : "CONSENT_REVOKED");
};

/** A bank's answer that cannot be true. The TPP gets no part of it. @rule O7.15 */
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
