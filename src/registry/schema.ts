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
 * The registry's records. The realm is part of every reference, so the database itself prevents
 * references between test and live records. Times are milliseconds since the epoch; lists are JSON.
 */
export type Realm = "test" | "live";
export type Capability = "PAYMENTS" | "OPEN_BANKING";
/** For banks and gateways; CLOSED is final. */
export type ParticipantStatus = "ACTIVE" | "SUSPENDED" | "CLOSED";
export type BankReason = "BANK" | "CUSTOMER_LOCK";
export type OperatorReason = "FRAUD" | "LEGAL";
export type SuspensionReason = BankReason | OperatorReason;
export type UnlinkReason =
  | "BANK"
  | "REJECTED"
  | "LAPSED"
  | "HANDLE_DEACTIVATED"
  | "CLAIM"
  | "OPERATOR"
  | "BANK_CLOSED";
/** What banks call an account to its customer; null where it is none of them. */
export type AccountType = "CURRENT" | "SAVINGS" | "E_MONEY";
export type Visibility = "PUBLIC" | "GATEWAYS";

/** @rule R1.1 */
export const realmColumn = () => text("realm").$type<Realm>().notNull();
export const createdAtColumn = () => integer("created_at").notNull();
const capabilities = () =>
  text("capabilities", { mode: "json" }).$type<readonly Capability[]>().notNull();
/** SUSPENDED while either is set. Null where that party has not suspended it. */
const suspensions = () => ({
  bankSuspension: text("bank_suspension").$type<BankReason>(),
  operatorSuspension: text("operator_suspension").$type<OperatorReason>(),
});
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

export const realmBanks = sqliteTable(
  "banks",
  {
    bank_id: text().primaryKey(),
    realm: realmColumn(),
    bank_handle: text().notNull(),
    name: text().notNull(),
    capabilities: capabilities(),
    status: text().$type<ParticipantStatus>().notNull(),
    /** Its own tokens per day; null for the default. */
    daily_quota: integer(),
    /** The origins that its customers may return to from the registry's pages. */
    return_origins: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** The last handle that the sweep has passed on from a closed bank; null if none is left. */
    passed_on_through: text(),
    created_at: createdAtColumn(),
    updated_at: integer().notNull(),
  },
  (table) => [
    uniqueIndex("banks_in_realm").on(table.realm, table.bank_id),
    uniqueIndex("banks_by_handle").on(table.realm, table.bank_handle),
    index("banks_closing").on(table.bank_id).where(sql`passed_on_through is not null`),
  ],
);

const ofBank = (realm: AnySQLiteColumn, bankId: AnySQLiteColumn) =>
  foreignKey({ columns: [realm, bankId], foreignColumns: [realmBanks.realm, realmBanks.bank_id] });

export const gateways = sqliteTable(
  "gateways",
  {
    gateway_id: text().primaryKey(),
    realm: realmColumn(),
    name: text().notNull(),
    status: text().$type<ParticipantStatus>().notNull(),
    /** Its own lookup limits; null for the default (tokens.ts). */
    lookup_burst: integer(),
    lookups_per_minute: integer(),
    created_at: createdAtColumn(),
    updated_at: integer().notNull(),
  },
  (table) => [
    uniqueIndex("gateways_by_name").on(table.realm, table.name),
    index("gateways_created").on(table.realm, table.created_at, table.gateway_id),
  ],
);

/** What an undo of a DELETE gives back. Links that waited for the customer are not among them. */
export interface Deletion {
  subject: string | null;
  /** By account_ref. */
  links: Record<
    string,
    Pick<LinkRow, "isDefault" | "isBankDefault" | "isPayerDefault" | "isPayeeDefault">
  >;
}

/**
 * A customer's one name across banks. Links refer to the handle's id, not to its alias, so a change
 * of username moves no route.
 */
export const handles = sqliteTable(
  "handles",
  {
    realm: realmColumn(),
    handleId: text("handle_id").notNull(),
    /** In small letters. Null once the name is free for others. */
    alias: text("alias"),
    status: text("status").$type<HandleState>().notNull(),
    ...suspensions(),
    /** The bank that vouches for the customer: it created the handle or took it over by a claim. */
    sponsorBankId: text("sponsor_bank_id").notNull(),
    /** HMAC of the national id under the registry's key; null if no bank sent one. */
    subject: text("subject"),
    createdAt: createdAtColumn(),
    verifiedAt: integer("verified_at"),
    /** When the customer last changed the username; null if never. */
    renamedAt: integer("renamed_at"),
    /** When time changes it: an unverified handle lapses, a quarantine ends. */
    dueAt: integer("due_at"),
    /** What its bank's DELETE ended, for an undo; null unless it is DEACTIVATED by its bank. */
    deletion: text("deletion", { mode: "json" }).$type<Deletion>(),
    /** As of a link, of handle_id. */
    bucket: text("bucket").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.handleId] }),
    uniqueIndex("handles_by_alias").on(table.realm, table.alias),
    uniqueIndex("handles_by_subject").on(table.realm, table.subject),
    index("handles_by_sponsor")
      .on(table.realm, table.sponsorBankId, table.handleId)
      .where(sql`alias is not null`),
    index("handles_by_bucket")
      .on(table.realm, table.sponsorBankId, table.bucket, table.handleId)
      .where(sql`alias is not null`),
    index("handles_due").on(table.dueAt).where(sql`due_at is not null`),
    ofBank(table.realm, table.sponsorBankId),
  ],
);

/**
 * Usernames that a customer gave up: nobody gets them before the quarantine ends. Those of deleted
 * unverified handles are free: only a repeated DELETE reads them.
 */
export const formerNames = sqliteTable(
  "former_names",
  {
    realm: realmColumn(),
    alias: text("alias").notNull(),
    handleId: text("handle_id").notNull(),
    endsAt: integer("ends_at").notNull(),
    /** The bank of a deleted unverified handle; null for a name in quarantine. */
    withdrawnBy: text("withdrawn_by"),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.alias] }),
    index("former_names_due").on(table.endsAt),
  ],
);

/** A bank's statement that one of its accounts belongs to a handle. */
export const links = sqliteTable(
  "links",
  {
    realm: realmColumn(),
    /** Random per link and never derived from an IBAN: only the bank understands it. */
    accountRef: text("account_ref").notNull(),
    handleId: text("handle_id").notNull(),
    bankId: text("bank_id").notNull(),
    /** Null if the bank did not state it. */
    currency: text("currency"),
    /** How the customer recognises the account; null if the bank did not say. */
    accountType: text("account_type").$type<AccountType>(),
    maskedIban: text("masked_iban"),
    capabilities: capabilities(),
    status: text("status").$type<LinkState>().notNull(),
    ...suspensions(),
    unlinkReason: text("unlink_reason").$type<UnlinkReason>(),
    /** The default for lookups that name neither a bank nor a context. */
    isDefault: flag("is_default"),
    /** The default for lookups that name this bank. */
    isBankDefault: flag("is_bank_default"),
    /** The customer's accounts for paying and for being paid, if they differ. */
    isPayerDefault: flag("is_payer_default"),
    isPayeeDefault: flag("is_payee_default"),
    /** The customer's choice: the public does not see a link for GATEWAYS. */
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
    // Ended links are left out, so a bank cannot make a handle slow by linking and unlinking.
    index("links_by_handle").on(table.realm, table.handleId).where(sql`status <> 'UNLINKED'`),
    index("links_by_bank")
      .on(table.realm, table.bankId, table.bucket, table.accountRef)
      .where(sql`status <> 'UNLINKED'`),
    index("links_due").on(table.dueAt).where(sql`due_at is not null`),
    // With two defaults, chance would decide which account is paid.
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

/** A bank's request for a handle for its own customer. Routing changes only when it completes. */
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
    /** The claimant's account that the handle will lead to. */
    accountRef: text("account_ref").notNull(),
    currency: text("currency"),
    claimantSubject: text("claimant_subject"),
    openedAt: integer("opened_at").notNull(),
    resolutionEndsAt: integer("resolution_ends_at").notNull(),
    /** When silence cancels it; null once it has ended. */
    dueAt: integer("due_at"),
    disputedAt: integer("disputed_at"),
    disputeReason: text("dispute_reason"),
    /** The two approvers' keys. */
    firstApproverKeyId: text("first_approver_key_id"),
    secondApproverKeyId: text("second_approver_key_id"),
    cancelReason: text("cancel_reason"),
    /** When the claimant lost it in a dispute, or to the operator (claim-rules.ts). */
    refusedAt: integer("refused_at"),
    closedAt: integer("closed_at"),
    /** When its last step was taken. */
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("claims_one_open").on(table.realm, table.handleId).where(sql`closed_at is null`),
    index("claims_refused")
      .on(table.realm, table.handleId, table.claimantBankId, table.refusedAt)
      .where(sql`refused_at is not null`),
    // A list reads each status of each side on its own index, and merges them.
    index("claims_by_claimant").on(
      table.realm,
      table.claimantBankId,
      table.status,
      table.updatedAt,
      table.claimId,
    ),
    index("claims_by_holder").on(
      table.realm,
      table.holderBankId,
      table.status,
      table.updatedAt,
      table.claimId,
    ),
    index("claims_by_status").on(table.realm, table.status, table.updatedAt, table.claimId),
    index("claims_due").on(table.dueAt).where(sql`due_at is not null`),
    index("claims_approval_open")
      .on(table.openedAt, table.claimId)
      .where(sql`closed_at is null and (type = 'RECOVERY' or disputed_at is not null)`),
    foreignKey({
      columns: [table.realm, table.handleId],
      foreignColumns: [handles.realm, handles.handleId],
    }),
    ofBank(table.realm, table.claimantBankId),
    ofBank(table.realm, table.holderBankId),
  ],
);

export type RealmBankRow = typeof realmBanks.$inferSelect;
export type GatewayRow = typeof gateways.$inferSelect;
export type HandleRow = typeof handles.$inferSelect;
export type FormerNameRow = typeof formerNames.$inferSelect;
export type LinkRow = typeof links.$inferSelect;
export type ClaimRow = typeof claims.$inferSelect;

/** What a bank sends its customer for: the page begins with it. */
export type Purpose = "CONFIRM_LINK" | "DEFAULT" | "VISIBILITY" | "USERNAME";

export type DefaultKind = "ANY" | "PAYER" | "PAYEE" | "BANK";

/** A customer's decision about their own name or one of their accounts (R5.1). */
export type Choice =
  | { does: "confirm" | "reject"; account_ref: string }
  | { does: "default"; account_ref: string; kind: DefaultKind }
  | { does: "visibility"; account_ref: string; visibility: Visibility }
  | { does: "username"; username: string };

/** A choice that was made, and the bank of its account: the link may have ended with it. */
export type Chosen = Choice & { bank_name: string | null };

/** One-time addresses that banks give to their customers, and the sessions that they open. */
export const customerSessions = sqliteTable(
  "customer_sessions",
  {
    addressSha256: text("address_sha256").primaryKey(),
    realm: realmColumn(),
    handleId: text("handle_id").notNull(),
    bankId: text("bank_id").notNull(),
    createdAt: createdAtColumn(),
    expiresAt: integer("expires_at").notNull(),
    /** The browser that opened the address; no other browser can open it. */
    visitSha256: text("visit_sha256"),
    /** Where the bank wants the customer back; null if the customer stays here. */
    returnUrl: text("return_url"),
    /** The bank's own text, given back with the customer. */
    state: text("state"),
    purpose: text("purpose").$type<Purpose>(),
    /** When the customer last made a choice. */
    chosenAt: integer("chosen_at"),
    /** That choice, which the page names for a minute. */
    chosen: text("chosen", { mode: "json" }).$type<Chosen>(),
  },
  (table) => [
    uniqueIndex("customer_sessions_visit").on(table.visitSha256),
    index("customer_sessions_due").on(table.expiresAt),
  ],
);

export type CustomerSessionRow = typeof customerSessions.$inferSelect;

const digestTable = <Name extends string>(name: Name) =>
  sqliteTable(
    name,
    {
      realm: realmColumn(),
      bankId: text("bank_id").notNull(),
      bucket: text("bucket").notNull(),
      count: integer("count").notNull(),
      digest: text("digest").notNull(),
    },
    (table) => [primaryKey({ columns: [table.realm, table.bankId, table.bucket] })],
  );

/** The number and XOR of a bank's live links, and of the handles that it sponsors, by bucket. */
export const linkDigests = digestTable("link_digests");
export const handleDigests = digestTable("handle_digests");

export type ChangeType = "HANDLE_CHANGED" | "LINK_CHANGED" | "CLAIM_CHANGED" | "LINK_WAITING";

/** What banks are told, in the order of the realm's audit chain (bank-changes.ts). */
export const bankChanges = sqliteTable(
  "bank_changes",
  {
    realm: realmColumn(),
    bankId: text("bank_id").notNull(),
    /** Of the decision's last audit entry. */
    sequence: integer("sequence").notNull(),
    /** The place among the rows of the decision. */
    ordinal: integer("ordinal").notNull(),
    at: integer("at").notNull(),
    type: text("type").$type<ChangeType>().notNull(),
    recordId: text("record_id").notNull(),
    /** As the bank sees it from then on; null if it no longer does. */
    record: text("record", { mode: "json" }),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.bankId, table.sequence, table.ordinal] }),
    index("bank_changes_at").on(table.at),
  ],
);
