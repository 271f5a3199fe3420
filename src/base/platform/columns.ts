import { integer, text } from "drizzle-orm/sqlite-core";

/** Columns that many tables of the operator's D1 have. */
export const modeColumn = () => text("mode", { enum: ["test", "live"] }).notNull();
export const standing = () => text("status", { enum: ["ACTIVE", "SUSPENDED"] }).notNull();
export const ownerKind = () => text("owner_kind", { enum: ["MERCHANT", "TPP"] }).notNull();
export const ownerId = () => text("owner_id").notNull();
export const createdAt = () => integer("created_at").notNull();
export const updatedAt = () => integer("updated_at").notNull();
