import type { ProblemCode } from "../../base/kernel/problems.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import { logWarning } from "../../base/platform/log.ts";
import type { BankCallNote } from "../../frame/objects/timeline.ts";
import type { WorkContext } from "../../frame/objects/turn.ts";
import { hasPrefix } from "../parties/iban-prefixes.ts";
import { callBank, type NotedOutcome } from "./bank-client.ts";
import type { BankRecord } from "./bank-records.ts";
import type {
  BankAnswer,
  BankOperation,
  BankRequest,
  DataOperation,
  DataRequest,
} from "./contract.ts";

/**
 * The questions about a customer's accounts (B7.2, B7.4), and what a bank hears of consents,
 * mandates and charges. Each question names the consent or mandate and the bank's own token of its
 * approval: the bank checks it against its own record.
 */
type Context = Pick<WorkContext, "env" | "correlationId" | "traceparent">;

/** The account to read, and what lets us read it. */
export interface GrantedAccount {
  iban: string;
  consent_id: string;
  /** The bank's token of the challenge with the purpose CONSENT that the customer answered. */
  reference: string;
}

/** The bank's answer. `noted` is the call for the timeline; null if no call was made. */
export type BankReply<Data> = { noted: BankCallNote | null } & (
  | { kind: "data"; data: Data }
  /** The bank refuses: its record does not cover this. The consent has ended there. */
  | { kind: "not_authorised" }
  /** No reliable answer. The bank may answer later. */
  | { kind: "unavailable"; problem: ProblemCode }
);

/**
 * Every account that the customer of `iban` may share at this bank, with its status. A list with an
 * IBAN of another bank is not an answer: no bank can put another one's accounts into a consent.
 */
export const listSharedAccounts = async (
  context: Context,
  bank: BankRecord,
  account: GrantedAccount,
) => {
  const reply = await askAbout(context, bank, "accounts", account, {});
  if (reply.kind !== "data") return reply;
  // @rule B2.3
  const foreign = reply.data.accounts.filter(({ iban }) => !hasPrefix(iban, bank.iban_prefixes));
  if (foreign.length === 0) return reply;
  const { bank_handle } = bank;
  const { consent_id } = account;
  logWarning("bank lists accounts of others", { bank: bank_handle, consent_id });
  return noAnswer(reply.noted);
};

export const readBalances = (context: Context, bank: BankRecord, account: GrantedAccount) =>
  askAbout(context, bank, "balances", account, {});

/** One page, newest first. A page that is longer than requested is not an answer. */
export const readTransactions = async (
  context: Context,
  bank: BankRecord,
  account: GrantedAccount,
  query: DataRequest<"transactions">["query"],
) => {
  const reply = await askAbout(context, bank, "transactions", account, { query });
  return reply.kind === "data" && reply.data.transactions.length > query.count
    ? noAnswer(reply.noted)
    : reply;
};

/** One page. A page that is longer than requested is not an answer. */
export const readStandingOrders = async (
  context: Context,
  bank: BankRecord,
  account: GrantedAccount,
  query: DataRequest<"standing-orders">["query"],
) => {
  const reply = await askAbout(context, bank, "standing-orders", account, { query });
  return reply.kind === "data" && reply.data.standing_orders.length > query.count
    ? noAnswer(reply.noted)
    : reply;
};

/** Whether this amount, in minor units, is available on the account. */
export const confirmFunds = (
  context: Context,
  bank: BankRecord,
  account: GrantedAccount,
  query: DataRequest<"funds-confirmation">["query"],
) => askAbout(context, bank, "funds-confirmation", account, { query });

/** The account of a mandate, and what lets us ask about it. */
export interface MandateAccount {
  iban: string;
  mandate_id: string;
  /** The bank's token of the challenge with the purpose MANDATE that the customer answered. */
  reference: string;
}

/**
 * Whether this amount, in minor units, is available on the account that a mandate debits.
 * NOT_AUTHORISED: the bank does not answer it for mandates.
 */
export const confirmMandateFunds = async (
  context: Context,
  bank: BankRecord,
  { iban, mandate_id, reference }: MandateAccount,
  query: DataRequest<"funds-confirmation">["query"],
): Promise<
  | BankReply<BankAnswer<"funds-confirmation">>
  /** The mandate has ended at the bank. */
  | { kind: "mandate_revoked"; noted: BankCallNote | null }
> => {
  const authorisation = { type: "MANDATE", reference };
  const body = { iban, mandate_id, authorisation, query };
  const outcome = await ask(context, bank, "funds-confirmation", body, false);
  const isRevoked = outcome.kind === "refused" && outcome.code === "MANDATE_REVOKED";
  return isRevoked ? { kind: "mandate_revoked", noted: outcome.noted } : replyOf(outcome);
};

/**
 * Tells the bank of an announced charge, so that it tells its customer. A suspended bank hears it
 * too.
 * @rule B7.1
 */
export const notifyBankOfCharge = async (
  context: Context,
  bank: BankRecord,
  notification: BankRequest<"notify-charge">,
): Promise<BankReply<BankAnswer<"notify-charge">>> =>
  replyOf(await ask(context, bank, "notify-charge", notification, true));

/**
 * Tells the bank of a grant or its end. A suspended bank hears it too: it guards what its customer
 * approved before.
 * @rule B7.1
 */
export const notifyAuthorisation = async (
  context: Context,
  bank: BankRecord,
  notification: BankRequest<"notify-authorisation">,
): Promise<BankReply<BankAnswer<"notify-authorisation">>> =>
  replyOf(await ask(context, bank, "notify-authorisation", notification, true));

// @rule B7.2
const askAbout = async <O extends DataOperation>(
  context: Context,
  bank: BankRecord,
  operation: O,
  { iban, consent_id, reference }: GrantedAccount,
  query: Pick<DataRequest<O>, keyof DataRequest<O> & "query">,
): Promise<BankReply<BankAnswer<O>>> => {
  const authorisation = { type: "SCA", reference };
  const body = { iban, consent_id, authorisation, ...query };
  return replyOf(await ask(context, bank, operation, body, false));
};

/** Each call has a new key, because a bank may answer a known key with an older state. */
const ask = <O extends BankOperation>(
  { env, correlationId, traceparent }: Context,
  bank: BankRecord,
  operation: O,
  body: object,
  isUnderWay: boolean,
): Promise<NotedOutcome<O>> => {
  // @rule B1.7
  const idempotencyKey = randomHex(16);
  const call = { body, idempotencyKey, correlationId, traceparent, isUnderWay };
  return callBank(env, bank, operation, call);
};

const replyOf = <O extends BankOperation>(outcome: NotedOutcome<O>): BankReply<BankAnswer<O>> => {
  const { noted } = outcome;
  switch (outcome.kind) {
    case "answered":
      return { kind: "data", data: outcome.answer, noted };
    case "refused":
      // The other refusals are about money, so here they make no sense.
      // @rule B7.3
      return outcome.code === "NOT_AUTHORISED"
        ? { kind: "not_authorised", noted }
        : { kind: "unavailable", problem: "BANK_ERROR", noted };
    default:
      return { kind: "unavailable", problem: outcome.problem, noted };
  }
};

const noAnswer = (noted: BankCallNote | null) =>
  ({ kind: "unavailable", problem: "BANK_ERROR", noted }) as const;
