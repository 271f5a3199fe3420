import type { Order } from "./answers.ts";
import { type Books, type BookTable, type ColumnValue, tableKeys } from "./bank/books.ts";
import type { Subscription } from "./shop/subscriptions.ts";
import type { TppConnection } from "./tpp/connections.ts";
import type { TppPayment } from "./tpp/payments.ts";

/** The books in the object's SQLite. Amounts and times are integers below 2^53. */
const definitions = `
CREATE TABLE IF NOT EXISTS accounts (
  iban TEXT PRIMARY KEY, bank TEXT NOT NULL, customer TEXT, kind TEXT NOT NULL,
  holder TEXT NOT NULL, phone TEXT NOT NULL, currency TEXT NOT NULL,
  booked INTEGER NOT NULL CHECK (booked >= 0), held INTEGER NOT NULL CHECK (held >= 0),
  status TEXT NOT NULL, payment_limit INTEGER, auth_methods TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS links (
  account_ref TEXT PRIMARY KEY, alias TEXT NOT NULL, bank TEXT NOT NULL, iban TEXT NOT NULL,
  is_default INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS transfers (
  bank TEXT NOT NULL, originator TEXT NOT NULL, end_to_end_id TEXT NOT NULL,
  debtor_iban TEXT NOT NULL, creditor_iban TEXT NOT NULL, amount INTEGER NOT NULL,
  currency TEXT NOT NULL, status TEXT NOT NULL, fingerprint TEXT NOT NULL,
  answer_status INTEGER NOT NULL, answer_body TEXT NOT NULL, transfer_ref TEXT, booked_at TEXT,
  PRIMARY KEY (bank, originator, end_to_end_id)) STRICT;
CREATE TABLE IF NOT EXISTS lines (
  iban TEXT NOT NULL, transaction_id TEXT NOT NULL, status TEXT NOT NULL,
  credit_debit TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), kind TEXT NOT NULL,
  arose_at INTEGER NOT NULL, booked_at INTEGER, counterparty_name TEXT, counterparty_iban TEXT,
  category_code TEXT, remittance TEXT, end_to_end_id TEXT,
  PRIMARY KEY (iban, transaction_id)) STRICT;
CREATE TABLE IF NOT EXISTS grants (
  bank TEXT NOT NULL, originator TEXT NOT NULL, consent_id TEXT NOT NULL, customer TEXT NOT NULL,
  tpp_name TEXT NOT NULL, status TEXT NOT NULL, scopes TEXT NOT NULL, ibans TEXT NOT NULL,
  expires_at TEXT NOT NULL, PRIMARY KEY (bank, originator, consent_id)) STRICT;
CREATE INDEX IF NOT EXISTS grants_by_customer ON grants (customer);
CREATE TABLE IF NOT EXISTS mandates (
  bank TEXT NOT NULL, originator TEXT NOT NULL, mandate_id TEXT NOT NULL, customer TEXT NOT NULL,
  iban TEXT NOT NULL, reference TEXT NOT NULL, terms TEXT NOT NULL, creditor_iban TEXT NOT NULL,
  status TEXT NOT NULL, approved_at INTEGER NOT NULL,
  PRIMARY KEY (bank, originator, mandate_id)) STRICT;
CREATE INDEX IF NOT EXISTS mandates_by_customer ON mandates (customer);
CREATE TABLE IF NOT EXISTS mandate_charges (
  bank TEXT NOT NULL, originator TEXT NOT NULL, end_to_end_id TEXT NOT NULL,
  mandate_id TEXT NOT NULL, charge_id TEXT NOT NULL, charge_date TEXT NOT NULL,
  amount INTEGER NOT NULL, PRIMARY KEY (bank, originator, end_to_end_id)) STRICT;
CREATE INDEX IF NOT EXISTS mandate_charges_by_mandate ON mandate_charges (mandate_id);
CREATE TABLE IF NOT EXISTS announcements (
  bank TEXT NOT NULL, originator TEXT NOT NULL, charge_id TEXT NOT NULL,
  mandate_id TEXT NOT NULL, customer TEXT NOT NULL, amount INTEGER NOT NULL,
  currency TEXT NOT NULL, charge_date TEXT NOT NULL, status TEXT NOT NULL,
  PRIMARY KEY (bank, originator, charge_id)) STRICT;
CREATE INDEX IF NOT EXISTS announcements_by_customer ON announcements (customer);
CREATE TABLE IF NOT EXISTS refunds (
  bank TEXT NOT NULL, originator TEXT NOT NULL, end_to_end_id TEXT NOT NULL,
  refund_of TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (bank, originator, end_to_end_id)) STRICT;
CREATE INDEX IF NOT EXISTS refunds_by_payment ON refunds (refund_of);
CREATE TABLE IF NOT EXISTS exemptions (
  bank TEXT NOT NULL, originator TEXT NOT NULL, end_to_end_id TEXT NOT NULL, iban TEXT NOT NULL,
  day TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (bank, originator, end_to_end_id)) STRICT;
CREATE INDEX IF NOT EXISTS exemptions_by_account ON exemptions (iban, day);
CREATE TABLE IF NOT EXISTS rail_payments (
  originator TEXT NOT NULL, end_to_end_id TEXT NOT NULL, originator_ref TEXT NOT NULL,
  debtor_bank TEXT NOT NULL, debtor_iban TEXT NOT NULL, creditor_iban TEXT NOT NULL,
  amount INTEGER NOT NULL, currency TEXT NOT NULL, status TEXT NOT NULL, rail_ref TEXT NOT NULL,
  settlement_fee INTEGER NOT NULL, act_at INTEGER NOT NULL, callback_fault TEXT,
  PRIMARY KEY (originator, end_to_end_id)) STRICT;
CREATE INDEX IF NOT EXISTS rail_payments_by_status ON rail_payments (status);
CREATE TABLE IF NOT EXISTS challenges (
  token TEXT PRIMARY KEY, kind TEXT NOT NULL, bank TEXT NOT NULL, originator TEXT NOT NULL,
  session_id TEXT NOT NULL, iban TEXT NOT NULL, content TEXT NOT NULL, state TEXT NOT NULL,
  otp_code TEXT, attempts_remaining INTEGER NOT NULL, display_code TEXT, prompt TEXT,
  expires_at INTEGER NOT NULL, used_by TEXT) STRICT;
CREATE INDEX IF NOT EXISTS challenges_by_prompt ON challenges (prompt);
CREATE INDEX IF NOT EXISTS challenges_by_session ON challenges (session_id);
CREATE TABLE IF NOT EXISTS messages (
  message_id TEXT PRIMARY KEY, customer TEXT NOT NULL, received_at TEXT NOT NULL,
  bank_name TEXT NOT NULL, text TEXT NOT NULL, challenge TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS messages_by_customer ON messages (customer);
CREATE TABLE IF NOT EXISTS callbacks (
  callback_id TEXT PRIMARY KEY, kind TEXT NOT NULL, originator TEXT NOT NULL, bank TEXT,
  subject TEXT NOT NULL, body TEXT NOT NULL, first_body TEXT, state TEXT NOT NULL,
  attempts INTEGER NOT NULL, copies INTEGER NOT NULL, next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS callbacks_by_state ON callbacks (state);
CREATE INDEX IF NOT EXISTS callbacks_by_subject ON callbacks (subject);
CREATE TABLE IF NOT EXISTS faults (
  target TEXT NOT NULL, position INTEGER NOT NULL, operation TEXT NOT NULL, fault TEXT NOT NULL,
  times INTEGER NOT NULL, PRIMARY KEY (target, position)) STRICT;
CREATE TABLE IF NOT EXISTS keyed_answers (
  bank TEXT NOT NULL, originator TEXT NOT NULL, idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL, answer_status INTEGER NOT NULL, answer_body TEXT NOT NULL,
  PRIMARY KEY (bank, originator, idempotency_key)) STRICT;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS inbox (
  name TEXT NOT NULL, number INTEGER NOT NULL, received_at TEXT NOT NULL, method TEXT NOT NULL,
  path TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (name, number)) STRICT;
CREATE TABLE IF NOT EXISTS orders (
  order_id TEXT PRIMARY KEY, item TEXT NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL,
  status TEXT NOT NULL, failure_code TEXT, session_id TEXT NOT NULL, checkout_url TEXT NOT NULL,
  created_at TEXT NOT NULL, paid_at TEXT) STRICT;
CREATE TABLE IF NOT EXISTS subscriptions (
  subscription_id TEXT PRIMARY KEY, mandate_id TEXT NOT NULL, approval_url TEXT NOT NULL,
  created_at TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS connections (
  connection_id TEXT PRIMARY KEY, browser TEXT NOT NULL, bank_handle TEXT NOT NULL,
  consent_id TEXT NOT NULL, state TEXT NOT NULL, code_verifier TEXT NOT NULL, status TEXT NOT NULL,
  reason TEXT, access_token TEXT, access_ends_at INTEGER NOT NULL, refresh_token TEXT,
  created_at TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS connections_by_browser ON connections (browser);
CREATE TABLE IF NOT EXISTS payments (
  payment_id TEXT PRIMARY KEY, connection_id TEXT NOT NULL, request TEXT NOT NULL,
  payment_order_id TEXT, created_at TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS payments_by_connection ON payments (connection_id);
`;

/** Everything that the object stores: the books, the inbox, and the tables of shop and TPP app. */
export interface WorldTables extends Books {
  inbox: BookTable<InboxRow>;
  orders: BookTable<Order>;
  subscriptions: BookTable<Subscription>;
  connections: BookTable<TppConnection>;
  payments: BookTable<TppPayment>;
}

const keys: { readonly [Name in keyof WorldTables]: readonly string[] } = {
  ...tableKeys,
  inbox: ["name", "number"],
  orders: ["order_id"],
  subscriptions: ["subscription_id"],
  connections: ["connection_id"],
  payments: ["payment_id"],
};

/** Creates missing tables and returns all of them. */
export const openTables = (sql: SqlStorage): WorldTables => {
  sql.exec(definitions);
  const tables = Object.entries(keys).map(([name, key]) => [name, sqlTable(sql, name, key)]);
  return Object.fromEntries(tables) as WorldTables;
};

/** One table. Names of tables and columns come from this folder's types, never from a request. */
const sqlTable = (sql: SqlStorage, name: string, key: readonly string[]): BookTable<object> => {
  const where = (columns: readonly string[]): string =>
    columns.length === 0 ? "" : ` WHERE ${columns.map((column) => `${column} = ?`).join(" AND ")}`;
  const read = (columns: readonly string[], values: ColumnValue[], newest?: number): object[] => {
    const order = newest === undefined ? "ORDER BY rowid" : `ORDER BY rowid DESC LIMIT ${newest}`;
    return sql.exec(`SELECT * FROM ${name}${where(columns)} ${order}`, ...values).toArray();
  };
  return {
    get: (...values) => read(key, values)[0] ?? null,
    newest: (given, count) => read(Object.keys(given), Object.values(given), count),
    list: (given) => read(Object.keys(given), Object.values(given)),
    remove: (given) => {
      sql.exec(`DELETE FROM ${name}${where(Object.keys(given))}`, ...Object.values(given));
    },
    put: (row) => {
      const columns = Object.keys(row);
      const marks = columns.map(() => "?").join(", ");
      const rest = columns.filter((column) => !key.includes(column));
      const updates = rest.map((column) => `${column} = excluded.${column}`).join(", ");
      // An upsert keeps the rowid, and so the order in which rows are listed.
      sql.exec(
        `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${marks})
         ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${updates}`,
        ...Object.values(row),
      );
    },
  };
};

/** The inbox: every request to `/inbox/{name}`, unchanged. It keeps the last 1000. */
export interface InboxRow {
  name: string;
  number: number;
  received_at: string;
  method: string;
  path: string;
  /** JSON: lower-case name to value. */
  headers: string;
  body: string;
}

const KEPT = 1000;

export const recordMessage = (
  inbox: BookTable<InboxRow>,
  number: number,
  message: Omit<InboxRow, "number">,
): void => {
  inbox.put({ ...message, number });
  inbox.remove({ name: message.name, number: number - KEPT });
};

/** The messages of a name, in the order of arrival. */
export const readMessages = (inbox: BookTable<InboxRow>, name: string) =>
  inbox.list({ name }).map(({ received_at, method, path, headers, body }) => ({
    received_at,
    method,
    path,
    headers: JSON.parse(headers) as Record<string, string>,
    body,
  }));
