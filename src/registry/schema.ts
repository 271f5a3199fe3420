import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/**
 * The registry's D1. The realm leads every primary and foreign key, so that the database itself
 * keeps test and live records from ever referring to each other. Times are milliseconds since the
 * epoch; lists of words are JSON.
 */
export type Realm = "test" | "live";
export type Capability = "PAYMENTS" | "OPEN_BANKING";
export type BankStatus = "ACTIVE" | "SUSPENDED" | "CLOSED";

const realm = () => text("realm").$type<Realm>().notNull();
const capabilities = () =>
  text("capabilities", { mode: "json" }).$type<readonly Capability[]>().notNull();
const createdAt = () => integer("created_at").notNull();

/** Keys are kept as SHA-256 alone. ADDED and ACTIVE are valid (rotation overlaps), RETIRED not. */
const keyColumns = () => ({
  keySha256: text("key_sha256").primaryKey(),
  realm: realm(),
  status: text("status").$type<"ADDED" | "ACTIVE" | "RETIRED">().notNull(),
  createdAt: createdAt(),
});

export const banks = sqliteTable(
  "banks",
  {
    realm: realm(),
    bankId: text("bank_id").notNull(),
    bankHandle: text("bank_handle").notNull(),
    name: text("name").notNull(),
    capabilities: capabilities(),
    status: text("status").$type<BankStatus>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.bankId] }),
    uniqueIndex("banks_by_handle").on(table.realm, table.bankHandle),
  ],
);

export const bankKeys = sqliteTable(
  "bank_keys",
  { ...keyColumns(), bankId: text("bank_id").notNull() },
  (table) => [
    foreignKey({
      columns: [table.realm, table.bankId],
      foreignColumns: [banks.realm, banks.bankId],
    }),
  ],
);

export const gateways = sqliteTable(
  "gateways",
  {
    realm: realm(),
    name: text("name").notNull(),
    status: text("status").$type<"ACTIVE" | "SUSPENDED">().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.realm, table.name] })],
);

export const gatewayKeys = sqliteTable(
  "gateway_keys",
  { ...keyColumns(), gatewayName: text("gateway_name").notNull() },
  (table) => [
    foreignKey({
      columns: [table.realm, table.gatewayName],
      foreignColumns: [gateways.realm, gateways.name],
    }),
  ],
);

/**
 * A customer's one name across banks. Links refer to the handle's id and not to its alias, so that
 * a change of username moves no route.
 */
export const handles = sqliteTable(
  "handles",
  {
    realm: realm(),
    handleId: text("handle_id").notNull(),
    /** Folded to lower case. */
    alias: text("alias").notNull(),
    status: text("status")
      .$type<"PENDING_VERIFICATION" | "ACTIVE" | "SUSPENDED" | "DEACTIVATED">()
      .notNull(),
    /** The bank that created the handle, which alone may deactivate it. */
    sponsorBankId: text("sponsor_bank_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.handleId] }),
    uniqueIndex("handles_by_alias").on(table.realm, table.alias),
    foreignKey({
      columns: [table.realm, table.sponsorBankId],
      foreignColumns: [banks.realm, banks.bankId],
    }),
  ],
);

/** A bank's word that an account of its own belongs to a handle. */
export const links = sqliteTable(
  "links",
  {
    realm: realm(),
    /** Random per link and never derived from an IBAN: it says nothing to anyone but the bank. */
    accountRef: text("account_ref").notNull(),
    handleId: text("handle_id").notNull(),
    bankId: text("bank_id").notNull(),
    currency: text("currency").notNull(),
    capabilities: capabilities(),
    status: text("status")
      .$type<"PENDING_CONFIRMATION" | "LINKED" | "SUSPENDED" | "UNLINKED">()
      .notNull(),
    isDefault: integer("is_default", { mode: "boolean" }).notNull(),
    /** The customer's choice: a link for GATEWAYS is not told to the public. */
    visibility: text("visibility").$type<"PUBLIC" | "GATEWAYS">().notNull(),
    linkedAt: integer("linked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.accountRef] }),
    index("links_by_handle").on(table.realm, table.handleId),
    // Two defaults would leave it to chance which account is paid.
    uniqueIndex("links_one_default")
      .on(table.realm, table.handleId)
      .where(sql`is_default = 1 and status <> 'UNLINKED'`),
    foreignKey({
      columns: [table.realm, table.handleId],
      foreignColumns: [handles.realm, handles.handleId],
    }),
    foreignKey({
      columns: [table.realm, table.bankId],
      foreignColumns: [banks.realm, banks.bankId],
    }),
  ],
);
