import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The lookup log, in a database of its own: however many lookups there are, they leave room for the
 * registry's records.
 */
export const lookups = sqliteTable(
  "lookups",
  {
    /** In the order of writing. */
    id: integer("id").primaryKey(),
    at: integer("at").notNull(),
    /** A gateway_id or bank_id, or the public caller's address by keyed hash. */
    caller: text("caller").notNull(),
    /** The realm and the handle by keyed hash. */
    handleHmac: text("handle_hmac").notNull(),
    hit: integer("hit", { mode: "boolean" }).notNull(),
    /** Of so many lookups this one was kept. */
    oneOf: integer("one_of").notNull(),
  },
  (table) => [index("lookups_handle").on(table.handleHmac)],
);
