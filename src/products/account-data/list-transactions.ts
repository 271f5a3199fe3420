import type { Result } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readStandingOrders, readTransactions } from "../../network/banks/account-information.ts";
import type { BankAnswer } from "../../network/banks/contract.ts";
import type { ConsentAccount } from "../consents/consent-record.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { accountOf, dataOf, refuseAnswer } from "./ask-bank.ts";
import {
  type CursorSubject,
  dateAt,
  dateWindow,
  type ListDates,
  openCursor,
  openTransactions,
  sealCursor,
  sealTransactions,
} from "./data-cursor.ts";
import { standingOrderAnswer, transactionAnswer } from "./data-records.ts";
import type { AccountPath, StandingOrderQuery, TransactionQuery } from "./requests.ts";

type TransactionCall = Call<GatewayEnv, DataCaller, undefined, AccountPath, TransactionQuery>;

/** GET /ob/accounts/{account_id}/transactions */
export const listTransactionsStep = async (call: TransactionCall): Promise<Result<Reply>> => {
  const { env, caller, query } = call;
  const used = await accountOf(call, "transactions:read");
  if (!used.ok) return used;
  const { bank, about, account } = used.value;
  const { account_id, iban } = account;
  const { consent_id } = caller;
  const subject: CursorSubject = { consent_id, account_id, list: "transactions" };
  const wanted = await wantedPage(call, subject, bank.history_days);
  if (!wanted.ok) return wanted;
  if (wanted.value === null) return reply(200, emptyPage(account_id));
  const { dates, bankCursor } = wanted.value;
  const answered = await readTransactions(call, bank, about(iban), {
    from_date: dates.from,
    to_date: dates.to,
    count: query.count,
    ...(bankCursor === null ? {} : { cursor: bankCursor }),
  });
  const data = await dataOf(call, used.value, answered);
  if (!data.ok) return data;
  const untruth = untruthOf(data.value, account, wanted.value);
  if (untruth !== null) return refuseAnswer(call, bank, "transactions", untruth);
  const { transactions, next_cursor: next } = data.value;
  const cursor = next === null ? null : await sealTransactions(env, subject, dates, next);
  return reply(200, {
    account_id,
    transactions: transactions.map((row) => transactionAnswer(env, subject, row)),
    next_cursor: cursor,
    links: { next: cursor && nextAddress(call, cursor) },
  });
};

/** The question to the bank. */
interface WantedPage {
  dates: ListDates;
  /** Null for the first page. */
  bankCursor: string | null;
}

/** Null if the bank keeps nothing of these dates. */
const wantedPage = async (
  { env, query }: TransactionCall,
  subject: CursorSubject,
  historyDays: number,
): Promise<Result<WantedPage | null>> => {
  const { cursor, fromDate } = query;
  if (cursor !== undefined) return openTransactions(env, subject, cursor, query);
  const window = dateWindow(query, historyDays, now());
  if (!window.ok) return window;
  const dates = window.value;
  const value = dates && { dates: { ...dates, asked: fromDate ?? dates.from }, bankCursor: null };
  return { ok: true, value };
};

const emptyPage = (account_id: string) => ({
  account_id,
  transactions: [],
  next_cursor: null,
  links: { next: null },
});

/** The reason why a page cannot answer its question, or null. @rule O7.15 */
const untruthOf = (
  { transactions, next_cursor }: BankAnswer<"transactions">,
  { currency }: ConsentAccount,
  { dates: { from, to }, bankCursor }: WantedPage,
): string | null => {
  if (next_cursor !== null && next_cursor === bankCursor) return "a list without an end";
  for (const row of transactions) {
    if (row.currency !== currency) return "a transaction in another currency";
    const date = dateAt(Date.parse(row.status === "BOOKED" ? row.booked_at : row.arose_at));
    if (date < from || date > to) return "a transaction of another day";
  }
  return null;
};

/** Absolute. The cursor has the dates. @rule O7.19 */
const nextAddress = ({ env, url, query }: TransactionCall, cursor: string): string => {
  const next = new URL(url.pathname, env.BASE_URL);
  next.search = String(new URLSearchParams({ count: String(query.count), cursor }));
  return next.href;
};

/** GET /ob/accounts/{account_id}/standing-orders @rule O7.8 */
export const listStandingOrdersStep = async (
  call: Call<GatewayEnv, DataCaller, undefined, AccountPath, StandingOrderQuery>,
): Promise<Result<Reply>> => {
  const { env, caller, query } = call;
  const used = await accountOf(call, "standing-orders:read");
  if (!used.ok) return used;
  const { bank, about, account } = used.value;
  const { account_id, iban } = account;
  const { consent_id } = caller;
  const subject: CursorSubject = { consent_id, account_id, list: "standing-orders" };
  const opened = query.cursor === undefined ? null : await openCursor(env, subject, query.cursor);
  if (opened && !opened.ok) return opened;
  const cursor = opened?.value[0];
  const page = { count: query.count, ...(cursor === undefined ? {} : { cursor }) };
  const answered = await readStandingOrders(call, bank, about(iban), page);
  const data = await dataOf(call, used.value, answered);
  if (!data.ok) return data;
  const { standing_orders, next_cursor: next } = data.value;
  if (next !== null && next === cursor) {
    return refuseAnswer(call, bank, "standing-orders", "a list without an end");
  }
  return reply(200, {
    account_id,
    standing_orders: standing_orders.map((order) => standingOrderAnswer(env, subject, order)),
    next_cursor: next === null ? null : await sealCursor(env, subject, [next]),
  });
};
