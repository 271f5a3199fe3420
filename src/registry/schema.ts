import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ClaimState } from "./claim-machine.ts";
import type { HandleState } from "./handle-machine.ts";
import type { LinkState } from "./link-machine.ts";

/**
 * The registry's records. The realm is part of every reference, so that the database itself keeps
 * test and live records from ever referring to each other. Times are milliseconds since the epoch;
 * lists of words are JSON. What proves and guards the records is in schema-governance.ts.
 */
export type Realm = "test" | "live";
export type Capability = "PAYMENTS" | "OPEN_BANKING";
/** Of banks and gateways; what is CLOSED stays closed. */
export type ParticipantStatus = "ACTIVE" | "SUSPENDED" | "CLOSED";
export type SuspensionReason = "FRAUD" | "LEGAL" | "BANK" | "CUSTOMER_LOCK";
export type UnlinkReason =
  | "BANK"
  | "REJECTED"
  | "LAPSED"
  | "HANDLE_DEACTIVATED"
  | "CLAIM"
  | "OPERATOR";
export type Visibility = "PUBLIC" | "GATEWAYS";

export const realmColumn = () => text("realm").$type<Realm>().notNull();
export const createdAtColumn = () => integer("created_at").notNull();
const capabilities = () =>
  text("capabilities", { mode: "json" }).$type<readonly Capability[]>().notNull();
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

export const banks = sqliteTable(
  "banks",
  {
    bankId: text("bank_id").primaryKey(),
    realm: realmColumn(),
    bankHandle: text("bank_handle").notNull(),
    name: text("name").notNull(),
    capabilities: capabilities(),
    status: text("status").$type<ParticipantStatus>().notNull(),
    /** Tokens that it may spend in a day, where it is not what every bank may. */
    dailyQuota: integer("daily_quota"),
    createdAt: createdAtColumn(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("banks_in_realm").on(table.realm, table.bankId),
    uniqueIndex("banks_by_handle").on(table.realm, table.bankHandle),
  ],
);

const ofBank = (realm: AnySQLiteColumn, bankId: AnySQLiteColumn) =>
  foreignKey({ columns: [realm, bankId], foreignColumns: [banks.realm, banks.bankId] });

export const gateways = sqliteTable(
  "gateways",
  {
    gatewayId: text("gateway_id").primaryKey(),
    realm: realmColumn(),
    name: text("name").notNull(),
    status: text("status").$type<ParticipantStatus>().notNull(),
    /** What it may look up, where it is not what every caller may (tokens.ts). */
    lookupBurst: integer("lookup_burst"),
    lookupsPerMinute: integer("lookups_per_minute"),
    createdAt: createdAtColumn(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("gateways_by_name").on(table.realm, table.name),
    index("gateways_created").on(table.realm, table.createdAt, table.gatewayId),
  ],
);

/**
 * A customer's one name across banks. Links refer to the handle's id and not to its alias, so that
 * a change of username moves no route.
 */
export const handles = sqliteTable(
  "handles",
  {
    realm: realmColumn(),
    handleId: text("handle_id").notNull(),
    /** Folded to lower case. Null once the name is free for others. */
    alias: text("alias"),
    status: text("status").$type<HandleState>().notNull(),
    suspensionReason: text("suspension_reason").$type<SuspensionReason>(),
    /** The bank's own reason where the operator's stands on top of it. */
    underlyingReason: text("underlying_reason").$type<SuspensionReason>(),
    /** The bank that answers for the customer: it created the handle or took it over by a claim. */
    sponsorBankId: text("sponsor_bank_id").notNull(),
    /** HMAC of the national id under the registry's key; null where no bank gave one. */
    subject: text("subject"),
    createdAt: createdAtColumn(),
    verifiedAt: integer("verified_at"),
    /** When its customer last changed the username; null before. */
    renamedAt: integer("renamed_at"),
    /** When the registry moves it by itself: an unverified one lapses, a quarantine ends. */
    dueAt: integer("due_at"),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.handleId] }),
    uniqueIndex("handles_by_alias").on(table.realm, table.alias),
    uniqueIndex("handles_by_subject").on(table.realm, table.subject),
    index("handles_due").on(table.dueAt).where(sql`due_at is not null`),
    ofBank(table.realm, table.sponsorBankId),
  ],
);

/** Usernames that a customer gave up: nobody gets them before the quarantine ends. */
export const formerNames = sqliteTable(
  "former_names",
  {
    realm: realmColumn(),
    alias: text("alias").notNull(),
    handleId: text("handle_id").notNull(),
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.alias] }),
    index("former_names_due").on(table.endsAt),
  ],
);

/** A bank's word that an account of its own belongs to a handle. */
export const links = sqliteTable(
  "links",
  {
    realm: realmColumn(),
    /** Random per link and never derived from an IBAN: it says nothing to anyone but the bank. */
    accountRef: text("account_ref").notNull(),
    handleId: text("handle_id").notNull(),
    bankId: text("bank_id").notNull(),
    /** Null where the bank did not say. */
    currency: text("currency"),
    capabilities: capabilities(),
    status: text("status").$type<LinkState>().notNull(),
    statusReason: text("status_reason").$type<UnlinkReason | SuspensionReason>(),
    /** The bank's own reason where the operator's suspension stands on top of it. */
    underlyingReason: text("underlying_reason").$type<SuspensionReason>(),
    /** The account for whoever names neither a bank nor a context. */
    isDefault: flag("is_default"),
    /** The account for whoever names this bank. */
    isBankDefault: flag("is_bank_default"),
    /** The accounts that the customer pays from and is paid to, where that differs. */
    isPayerDefault: flag("is_payer_default"),
    isPayeeDefault: flag("is_payee_default"),
    /** The customer's choice: a link for GATEWAYS is not told to the public. */
    visibility: text("visibility").$type<Visibility>().notNull(),
    /** The first digit of SHA-256 of account_ref: banks reconcile one sixteenth at a time. */
    bucket: text("bucket").notNull(),
    createdAt: createdAtColumn(),
    linkedAt: integer("linked_at"),
    /** When a link that nobody confirmed lapses. */
    dueAt: integer("due_at"),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.accountRef] }),
    // Links that ended are left out: a bank cannot make a handle slow by linking and unlinking.
    index("links_by_handle").on(table.realm, table.handleId).where(sql`status <> 'UNLINKED'`),
    index("links_by_bank")
      .on(table.realm, table.bankId, table.bucket, table.accountRef)
      .where(sql`status <> 'UNLINKED'`),
    index("links_due").on(table.dueAt).where(sql`due_at is not null`),
    // Two defaults would leave it to chance which account is paid.
    ...[table.isDefault, table.isPayerDefault, table.isPayeeDefault].map((column) =>
      uniqueIndex(`links_one_${column.name.slice("is_".length)}`)
        .on(table.realm, table.handleId)
        .where(sql`${sql.raw(column.name)} = 1 and status <> 'UNLINKED'`),
    ),
    uniqueIndex("links_one_bank_default")
      .on(table.realm, table.handleId, table.bankId)
      .where(sql`is_bank_default = 1 and status <> 'UNLINKED'`),
    foreignKey({
      columns: [table.realm, table.handleId],
      foreignColumns: [handles.realm, handles.handleId],
    }),
    ofBank(table.realm, table.bankId),
  ],
);

export type ClaimType = "OWNERSHIP" | "PORTABILITY" | "RECOVERY";

/** A bank's wish to have a handle for a customer of its own. Routing stays until it completes. */
export const claims = sqliteTable(
  "claims",
  {
    claimId: text("claim_id").primaryKey(),
    realm: realmColumn(),
    type: text("type").$type<ClaimType>().notNull(),
    status: text("status").$type<ClaimState>().notNull(),
    handleId: text("handle_id").notNull(),
    alias: text("alias").notNull(),
    claimantBankId: text("claimant_bank_id").notNull(),
    /** The bank that sponsored the handle when the claim was opened. */
    holderBankId: text("holder_bank_id").notNull(),
    /** The claimant's account that the handle is to lead to. */
    accountRef: text("account_ref").notNull(),
    currency: text("currency"),
    claimantSubject: text("claimant_subject"),
    openedAt: integer("opened_at").notNull(),
    resolutionEndsAt: integer("resolution_ends_at").notNull(),
    /** When silence cancels it; null once it has ended. */
    dueAt: integer("due_at"),
    disputedAt: integer("disputed_at"),
    disputedBy: text("disputed_by").$type<"holder" | "claimant">(),
    disputeReason: text("dispute_reason"),
    /** The two approvers' keys. */
    firstApproverKeyId: text("first_approver_key_id"),
    secondApproverKeyId: text("second_approver_key_id"),
    cancelReason: text("cancel_reason"),
    closedAt: integer("closed_at"),
  },
  (table) => [
    uniqueIndex("claims_one_open").on(table.realm, table.handleId).where(sql`closed_at is null`),
    index("claims_by_claimant").on(
      table.realm,
      table.claimantBankId,
      table.openedAt,
      table.claimId,
    ),
    index("claims_by_handle").on(table.realm, table.handleId, table.claimantBankId, table.openedAt),
    index("claims_by_holder").on(table.realm, table.holderBankId, table.openedAt, table.claimId),
    index("claims_created").on(table.realm, table.openedAt, table.claimId),
    index("claims_due").on(table.dueAt).where(sql`due_at is not null`),
    foreignKey({
      columns: [table.realm, table.handleId],
      foreignColumns: [handles.realm, handles.handleId],
    }),
    ofBank(table.realm, table.claimantBankId),
    ofBank(table.realm, table.holderBankId),
  ],
);

export type BankRow = typeof banks.$inferSelect;
export type GatewayRow = typeof gateways.$inferSelect;
export type HandleRow = typeof handles.$inferSelect;
export type LinkRow = typeof links.$inferSelect;
export type ClaimRow = typeof claims.$inferSelect;
