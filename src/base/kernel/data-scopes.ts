import * as v from "valibot";
import { described } from "./fields.ts";

/** The scopes of consents (O5.3), as TPPs ask for them and banks show them. */
export const dataScopes = [
  "accounts:read",
  "balances:read",
  "transactions:read",
  "standing-orders:read",
  "payments:write",
  "payments:initiate",
  "mandates:write",
] as const;

export type DataScope = (typeof dataScopes)[number];

export const dataScope = v.pipe(
  v.picklist(dataScopes, "is not a scope"),
  described("What an app may do with a customer's accounts (§2.10).", "accounts:read"),
);
