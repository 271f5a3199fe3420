import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { type DataScope, pageLocales } from "../kernel/answer-words.ts";
import {
  createdAt,
  listsColumn,
  modeColumn,
  ownerId,
  ownerKind,
  securityProfiles,
  standing,
  strategies,
  updatedAt,
} from "./tables.ts";

/**
 * The operator's D1 of the administration: banks, merchants, keys, settings, and what else does not
 * grow with the payments. What does is in the list databases (lists-schema.ts).
 * src/frame/records/schema.ts holds the tables of every administration. Durable Objects hold the
 * truth of every payment. Timestamps are milliseconds since the epoch. Migrations are generated
 * from these files (migrations/README.md).
 *
 * A record that staff register and change has its columns named as on the wire. What each field
 * takes to change, and how it is shown, is declared once (src/frame/records/fields.ts).
 */
/** One row per bank and mode: a bank's sandbox counts as a separate bank. */
export const banks = sqliteTable(
  "banks",
  {
    bank_id: text().primaryKey(),
    bank_handle: text().notNull(),
    mode: modeColumn(),
    name: text().notNull(),
    institution_code: text().notNull(),
    core_base_url: text().notNull(),
    status: standing(),
    capabilities: text({ mode: "json" }).$type<("PAYMENTS" | "OPEN_BANKING")[]>().notNull(),
    available_auth_methods: text({ mode: "json" }).$type<("OTP" | "PUSH")[]>().notNull(),
    /** The time-out of one call to the bank. */
    timeout_ms: integer().notNull(),
    /** Minor units; null if the operator's own fee applies. */
    gateway_fee: integer(),
    ob_scopes_supported: text({ mode: "json" }).$type<DataScope[]>().notNull(),
    /** The currency of the limits; null before open banking is set up. */
    currency: text(),
    /** Minor units; 0: every payment order needs SCA. */
    sca_exemption_limit: integer().notNull(),
    /** Minor units; null: five times the limit. */
    sca_exemption_daily_limit: integer(),
    max_consent_expiry_days: integer().notNull(),
    /** How far back its transactions go. */
    history_days: integer().notNull(),
    /** When the bank closes; until then it finishes its open work. Null if it is not closing. */
    closes_at: integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** What customers recognise the bank by, and whom they ask; null for what it does not have. */
    short_name: text(),
    logo: text(),
    /** As `#rrggbb`. */
    colour: text(),
    support_email: text(),
    support_phone: text(),
    support_url: text(),
    /** The origin of the addresses that open its app. */
    app_url_origin: text(),
  },
  (table) => [
    uniqueIndex("banks_handle").on(table.bank_handle, table.mode),
    uniqueIndex("banks_institution").on(table.institution_code, table.mode),
    index("banks_created").on(table.created_at, table.bank_id),
  ],
);

export type BankRow = typeof banks.$inferSelect;

/** The bank of the IBANs with this prefix. No prefix overlaps one of another bank of the mode. */
export const bankIbanPrefixes = sqliteTable(
  "bank_iban_prefixes",
  {
    mode: modeColumn(),
    prefix: text("prefix").notNull(),
    bankId: text("bank_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mode, table.prefix] }),
    index("bank_iban_prefixes_bank").on(table.bankId),
  ],
);

/** Maintenance times that banks have announced. Rows are deleted some time after they end. */
export const bankMaintenance = sqliteTable(
  "bank_maintenance",
  {
    bankId: text("bank_id").notNull(),
    createdAt: createdAt(),
    windowId: text("window_id").notNull(),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bankId, table.createdAt, table.windowId] }),
    index("bank_maintenance_end").on(table.endsAt),
  ],
);

/** The breakers that an isolate has opened (banks/breaker.ts). */
export const bankBreakers = sqliteTable(
  "bank_breakers",
  {
    bankId: text("bank_id").notNull(),
    operation: text("operation").notNull(),
    /** When the failures began that opened the breaker. */
    since: integer("since").notNull(),
    /** When the breaker last opened. */
    openedAt: integer("opened_at").notNull(),
    /** Null until the isolate that opened the breaker reaches the bank again. */
    closedAt: integer("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.bankId, table.operation] }),
    index("bank_breakers_open").on(table.openedAt).where(sql`closed_at IS NULL`),
  ],
);

export const merchants = sqliteTable(
  "merchants",
  {
    merchant_id: text().primaryKey(),
    name: text().notNull(),
    status: standing(),
    /** Null while it is open. A closed merchant stays closed. */
    closed_at: integer(),
    /** The brand and the support contact on the hosted pages; null for none. */
    logo_url: text(),
    /** As `#rrggbb`. */
    colour: text(),
    support_email: text(),
    support_url: text(),
    lists: listsColumn(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** The name of its image in `logos`; it wins over `logo_url`. */
    logo: text(),
    legal_name: text(),
    support_phone: text(),
    terms_url: text(),
    privacy_url: text(),
    /** The language of its pages for customers whose browser asks for none of ours. */
    default_locale: text({ enum: pageLocales }),
  },
  (table) => [index("merchants_created").on(table.created_at, table.merchant_id)],
);

export type MerchantRow = typeof merchants.$inferSelect;

/** Whether the owner's own app may show the steps of hosted pages (docs/decisions/191). */
const jsonPages = () => integer({ mode: "boolean" }).default(false).notNull();

/** A merchant can trade in a mode only with settings for it. */
export const merchantSettings = sqliteTable(
  "merchant_settings",
  {
    merchant_id: text().notNull(),
    mode: modeColumn(),
    settlement_iban: text().notNull(),
    webhook_url: text(),
    /** The address for alerts that the merchant's endpoint fails or works again; null for none. */
    alert_url: text(),
    optional_events: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Null if the operator's strategy applies. */
    settlement_strategy: text({ enum: strategies }),
    /** Whether the bank of the settlement account has granted refunds from it. */
    refund_authority: integer({ mode: "boolean" }).notNull(),
    json_pages: jsonPages(),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.mode] })],
);

export type SettingsRow = typeof merchantSettings.$inferSelect;

/** One row per TPP and mode: a TPP's sandbox access is a separate registration. */
export const tpps = sqliteTable(
  "tpps",
  {
    /** Also its client_id. */
    tpp_id: text().primaryKey(),
    mode: modeColumn(),
    name: text().notNull(),
    /** How a client proves who it is. A secret works as Basic and in the form. */
    auth_method: text({ enum: ["SECRET", "PRIVATE_KEY_JWT", "NONE"] }).notNull(),
    /** As `new URL(x).href` writes them; compared as strings. */
    redirect_uris: text({ mode: "json" }).$type<string[]>().notNull(),
    /**
     * The client's public keys [RFC 7517]. A client with PRIVATE_KEY_JWT has either these or an
     * address of its keys.
     */
    jwks: text({ mode: "json" }).$type<{ keys: PublicKey[] }>(),
    jwks_uri: text(),
    scopes: text({ mode: "json" }).$type<DataScope[]>().notNull(),
    event_url: text(),
    dpop: text({ enum: ["OPTIONAL", "REQUIRED"] }).notNull(),
    json_pages: jsonPages(),
    status: standing(),
    lists: listsColumn(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** What the client and its tokens are held to: FAPI_2_0 takes no bearer token, for one. */
    security_profile: text({ enum: securityProfiles }).default("STANDARD").notNull(),
    /** Who it is, for the customers who approve its name; null for what is not given. */
    logo: text(),
    legal_name: text(),
    /** Its number in its regulator's register. */
    registration_number: text(),
    regulator: text(),
    /** Two letters [ISO 3166-1]. */
    country: text(),
    privacy_url: text(),
    support_email: text(),
    support_phone: text(),
    support_url: text(),
  },
  (table) => [index("tpps_created").on(table.created_at, table.tpp_id)],
);

type PublicKey = { kty: string } & { [member: string]: unknown };

export type TppRow = typeof tpps.$inferSelect;

/**
 * The images of banks, merchants and TPPs, in base64, by the hash of their bytes
 * (network/parties/logos.ts). They are apart from the records, which are read for every payment.
 */
export const logos = sqliteTable("logos", {
  name: text("name").primaryKey(),
  image: text("image").notNull(),
  createdAt: createdAt(),
});

export const settings = sqliteTable("settings", {
  name: text("name").primaryKey(),
  value: text("value", { mode: "json" }).notNull(),
  updatedAt: updatedAt(),
});

/**
 * The endpoints that events are sent to. The sweep finds their objects here: owner, mode, kind and
 * origin make an object's name. Written with an endpoint's first event, or when a payment names a
 * new origin; deleted when the object is empty.
 */
export const endpoints = sqliteTable(
  "endpoints",
  {
    ownerKind: ownerKind(),
    ownerId: ownerId(),
    mode: modeColumn(),
    kind: text("kind", { enum: ["REGISTERED", "FORMER", "AD_HOC", "ALERT"] }).notNull(),
    origin: text("origin").notNull(),
    createdAt: createdAt(),
    /**
     * The endpoint's health as its object last reported it; the sweep corrects it. The names are in
     * the order of the list.
     */
    health: text("health", { enum: ["DISABLED", "FAILING", "HEALTHY", "UNKNOWN"] })
      .notNull()
      .default("UNKNOWN"),
  },
  (table) => [
    primaryKey({
      columns: [table.ownerKind, table.ownerId, table.mode, table.kind, table.origin],
    }),
    index("endpoints_health").on(
      table.health,
      table.mode,
      table.ownerKind,
      table.ownerId,
      table.kind,
      table.origin,
    ),
  ],
);

/**
 * Events about changes of this database's records. They are written in the same batch as the change
 * and deleted once the endpoint's object has them (operators/merchants/owner-events.ts).
 */
export const eventOutbox = sqliteTable(
  "event_outbox",
  {
    eventId: text("event_id").primaryKey(),
    ownerKind: ownerKind(),
    ownerId: ownerId(),
    mode: modeColumn(),
    type: text("type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** The address to send the event to; null for the owner's registered endpoint. */
    webhookUrl: text("webhook_url"),
    /** The members of the event's data, in addition to those of every event. */
    data: text("data", { mode: "json" }).$type<object>().notNull(),
    occurredAt: integer("occurred_at").notNull(),
  },
  (table) => [index("event_outbox_created").on(table.occurredAt, table.eventId)],
);

/**
 * Jobs that send an endpoint's events again (webhooks/recovery-jobs.ts). The endpoint's object
 * holds the events; its progress is written here when the job has ended.
 */
export const recoveryJobs = sqliteTable(
  "recovery_jobs",
  {
    jobId: text("job_id").primaryKey(),
    /** The endpoint's public id. */
    endpointId: text("endpoint_id").notNull(),
    ownerKind: ownerKind(),
    ownerId: ownerId(),
    mode: modeColumn(),
    which: text("which", { enum: ["FAILED", "MISSING"] }).notNull(),
    fromAt: integer("from_at").notNull(),
    toAt: integer("to_at").notNull(),
    /** Null: every type. */
    types: text("types", { mode: "json" }).$type<string[]>(),
    total: integer("total").notNull(),
    status: text("status", { enum: ["RUNNING", "DONE", "CANCELLED"] }).notNull(),
    /** The last event that was looked at, until the object has all events. */
    position: text("position", { mode: "json" }).$type<[number, string]>(),
    delivered: integer("delivered").notNull(),
    failed: integer("failed").notNull(),
    startedAt: integer("started_at").notNull(),
    endedAt: integer("ended_at"),
  },
  (table) => [
    index("recovery_jobs_created").on(table.startedAt, table.jobId),
    index("recovery_jobs_endpoint").on(table.endpointId, table.startedAt, table.jobId),
    index("recovery_jobs_open").on(table.startedAt, table.jobId).where(sql`status = 'RUNNING'`),
  ],
);

/**
 * Messages that failed at their last retry, kept for staff (objects/queues.ts). The columns
 * about a message's work are null if the message does not name its work.
 */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    /** When the message's last retry failed. */
    diedAt: integer("died_at").notNull(),
    messageId: text("message_id").notNull(),
    /** The binding of the object's namespace. */
    namespace: text("namespace"),
    /** The object's id in hex. */
    object: text("object"),
    effect: text("effect"),
    /** The message in JSON. */
    body: text("body").notNull(),
    /** When staff last sent it to its queue again. */
    putBackAt: integer("put_back_at"),
  },
  (table) => [
    primaryKey({ columns: [table.diedAt, table.messageId] }),
    index("dead_letters_kept").on(table.diedAt, table.messageId).where(sql`put_back_at IS NULL`),
    index("dead_letters_put_back")
      .on(table.diedAt, table.messageId)
      .where(sql`put_back_at IS NOT NULL`),
  ],
);

/** Callbacks of the rail that were not accepted, because they differ from the instruction. */
export const callbackMismatches = sqliteTable(
  "callback_mismatches",
  {
    cameAt: integer("came_at").notNull(),
    mismatchId: text("mismatch_id").notNull(),
    mode: modeColumn(),
    objectId: text("object_id").notNull(),
    /** Empty for the object's own movement. */
    movement: text("movement").notNull(),
    said: text("said", { enum: ["CREDITED", "REJECTED"] }).notNull(),
    /** The names of the members that differ, never their values. */
    differs: text("differs", { mode: "json" }).$type<string[]>().notNull(),
    correlationId: text("correlation_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.cameAt, table.mismatchId] })],
);
