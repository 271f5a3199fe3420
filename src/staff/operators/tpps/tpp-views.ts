import type { InferOutput } from "valibot";
import { shownOrNull } from "../../../base/kernel/shown-address.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import type { tpps } from "../../../base/platform/schema.ts";
import type { TppSettings, tpp } from "./tpp-schemas.ts";

export type TppRow = typeof tpps.$inferSelect;

type Columns = Omit<TppRow, "tppId" | "mode" | "status" | "createdAt" | "updatedAt">;

/** Checked settings as columns. */
export const tppColumns = (settings: TppSettings): Columns => ({
  name: settings.name,
  authMethod: settings.auth_method,
  redirectUris: settings.redirect_uris,
  jwks: settings.jwks,
  jwksUri: settings.jwks_uri,
  scopes: settings.scopes,
  eventUrl: settings.event_url,
  dpop: settings.dpop,
});

/** The settings that a row holds. */
export const settingsOf = (row: TppRow): TppSettings => ({
  name: row.name,
  auth_method: row.authMethod,
  redirect_uris: row.redirectUris,
  // Stored as it was checked, so each key has a type.
  jwks: row.jwks as TppSettings["jwks"],
  jwks_uri: row.jwksUri,
  scopes: row.scopes,
  event_url: row.eventUrl,
  dpop: row.dpop,
});

/** What the admin API shows of a TPP. */
export const tppView = (row: TppRow): InferOutput<typeof tpp> => ({
  tpp_id: row.tppId,
  client_id: row.tppId,
  mode: row.mode,
  status: row.status,
  ...settingsOf(row),
  event_url: shownOrNull(row.eventUrl),
  created_at: isoTime(row.createdAt),
  updated_at: isoTime(row.updatedAt),
});
