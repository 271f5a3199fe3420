import type { BookTable } from "../bank/books.ts";

/**
 * The connections of the demo TPP app: one row for each consent that it asked for. It belongs to
 * the browser that created it; no other browser can see it or complete it.
 */
export interface TppConnection {
  connection_id: string;
  /** The browser's cookie. */
  browser: string;
  bank_handle: string;
  consent_id: string;
  /** Sent with the request; the return must have the same value (O4.9). */
  state: string;
  code_verifier: string;
  status: "ASKED" | "CONNECTED" | "DECLINED" | "ENDED";
  /** Why it was declined or has ended; null if neither. */
  reason: string | null;
  access_token: string | null;
  /** Milliseconds. */
  access_ends_at: number;
  refresh_token: string | null;
  created_at: string;
}

/** Tokens as the token endpoint gives them. */
export interface Tokens {
  access_token: string;
  /** Absent if the client did not get one. */
  refresh_token?: string | undefined;
  /** Seconds. */
  expires_in: number;
}

/** Before this many milliseconds of its life are left, an access token is renewed. */
const SPARE_MS = 30_000;

export const needsRefresh = (connection: TppConnection, nowMs: number): boolean =>
  connection.access_token === null || connection.access_ends_at - SPARE_MS <= nowMs;

/**
 * Stores tokens. Every refresh gives a new refresh token, and the old one must never be used again
 * (O3.8): the whole connection would end.
 */
export const withTokens = (
  connection: TppConnection,
  tokens: Tokens,
  nowMs: number,
): TppConnection => ({
  ...connection,
  status: "CONNECTED",
  reason: null,
  access_token: tokens.access_token,
  access_ends_at: nowMs + tokens.expires_in * 1000,
  refresh_token: tokens.refresh_token ?? connection.refresh_token,
});

/** The end is final, so its tokens are deleted. */
export const endConnection = (
  connection: TppConnection,
  status: "DECLINED" | "ENDED",
  reason: string,
): TppConnection => ({
  ...connection,
  status,
  reason,
  access_token: null,
  refresh_token: null,
});

/** The connection that a return with this state belongs to, in this browser alone. @rule O4.9 */
export const connectionOfReturn = (
  connections: BookTable<TppConnection>,
  browser: string,
  state: string,
): TppConnection | null => connections.list({ browser, state })[0] ?? null;
