import * as v from "valibot";
import { described } from "./fields.ts";

/**
 * The words that answers are written in, beside `text`. Each says what the value is, and gives an
 * example.
 */
export const wholeNumber = (description: string, example: number) =>
  v.pipe(v.number(), v.integer(), described(description, example));

export const flag = (description: string, example: boolean) =>
  v.pipe(v.boolean(), described(description, example));

export const oneOf = <const Name extends string>(
  names: readonly Name[],
  description: string,
  example: Name,
) => v.pipe(v.picklist(names), described(description, example));

/** A value that may be null. The description says when. */
export const orNull = <Value extends v.GenericSchema>(
  value: Value,
  description: string,
  example: unknown = null,
) => v.pipe(v.nullable(value), described(description, example));

/** The languages of every page that customers see (G1.13). */
export const pageLocales = ["en", "fr", "es", "ar"] as const;

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
