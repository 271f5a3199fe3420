import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, modeColumn } from "./tables.ts";

/**
 * The tables of the gateway's D1 that say who is signed in, at the console and at the portal.
 * schema.ts has the others of the administration.
 */

/**
 * Sessions of the console (docs/decisions/122). The cookie's token and the key that began the
 * session are stored as hashes; a session lasts only as long as its key.
 */
export const consoleSessions = sqliteTable("console_sessions", {
  tokenSha256: text("token_sha256").primaryKey(),
  keySha256: text("key_sha256").notNull(),
  createdAt: integer("created_at").notNull(),
  /** Written every few minutes while it is used. */
  usedAt: integer("used_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

/**
 * Passkeys of the console (docs/decisions/208). Each is a row of `admin_keys` too, which says whose
 * it is, what it may do and whether it is in force.
 */
export const passkeys = sqliteTable(
  "passkeys",
  {
    keyId: text("key_id").primaryKey(),
    /** As the browser names it, in base64url. */
    credentialId: text("credential_id").notNull(),
    /** A public key [RFC 9052] in base64url. Nothing here is secret. */
    publicKey: text("public_key").notNull(),
    /** How often its authenticator signed, as it said last; 0 if it does not count. */
    counter: integer("counter").notNull(),
    createdAt: createdAt(),
    usedAt: integer("used_at"),
  },
  (table) => [uniqueIndex("passkeys_credential").on(table.credentialId)],
);

/** Challenges that a passkey has answered, until they would have ended: none is answered twice. */
export const answeredChallenges = sqliteTable(
  "answered_challenges",
  {
    challengeSha256: text("challenge_sha256").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("answered_challenges_end").on(table.expiresAt)],
);

/**
 * Links to the merchant's portal and the sessions that they become (docs/decisions/178). Both
 * secrets, and the key that made the link, are stored as hashes.
 */
export const portalSessions = sqliteTable(
  "portal_sessions",
  {
    portalSessionId: text("portal_session_id").primaryKey(),
    merchantId: text("merchant_id").notNull(),
    mode: modeColumn(),
    scope: text("scope", { enum: ["full", "read"] }).notNull(),
    /** A key of the merchant or of the staff. Link and session last only as long as it. */
    keySha256: text("key_sha256").notNull(),
    linkSha256: text("link_sha256").notNull(),
    /** Of the cookie; null until the link is opened. */
    tokenSha256: text("token_sha256"),
    createdAt: createdAt(),
    /** Written every few minutes while the session is used. */
    usedAt: integer("used_at").notNull(),
    /** Of the link; once it is opened, of the session. */
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("portal_sessions_link").on(table.linkSha256),
    uniqueIndex("portal_sessions_token").on(table.tokenSha256),
    index("portal_sessions_end").on(table.expiresAt),
  ],
);
