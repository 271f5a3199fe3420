import { and, eq, type SQL } from "drizzle-orm";
import { keys } from "../platform/schema.ts";

/** The receiver of events: a merchant or a TPP. An id is unique among owners of its kind. */
export interface Owner {
  kind: "MERCHANT" | "TPP";
  id: string;
}

/** The holder of keys: an owner of events, or a bank. */
export interface KeyOwner {
  kind: Owner["kind"] | "BANK";
  id: string;
}

/** The condition that selects an owner's keys. */
export const keysOf = ({ kind, id }: KeyOwner): SQL | undefined =>
  and(eq(keys.ownerKind, kind), eq(keys.ownerId, id));

/** Before TPPs existed, an owner was stored and sent as the id of a merchant. */
export const upcastOwner = (owner: Owner | string): Owner =>
  typeof owner === "string" ? { kind: "MERCHANT", id: owner } : owner;
