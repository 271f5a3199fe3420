import type { TokenSet } from "../../sdk/tpp.ts";
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
  /** Why it was declined or who ended it, as the gateway says; null if that is not known. */
  reason: string | null;
  access_token: string | null;
  /** Milliseconds. */
  access_ends_at: number;
  refresh_token: string | null;
  created_at: string;
}

/** Its tokens, as the SDK takes them; null if it has none. */
export const tokensOf = ({
  consent_id,
  access_token,
  access_ends_at,
  refresh_token,
}: TppConnection): TokenSet | null =>
  access_token === null
    ? null
    : {
        ...{ consent_id, access_token, expires_at: access_ends_at, refresh_token },
        ...{ token_type: "Bearer", scope: "" },
      };

/** Every refresh gives a new refresh token, and the old one must never be used again (O3.8). */
export const withTokens = (connection: TppConnection, tokens: TokenSet): TppConnection => ({
  ...connection,
  status: "CONNECTED",
  reason: null,
  access_token: tokens.access_token,
  access_ends_at: tokens.expires_at,
  refresh_token: tokens.refresh_token,
});

/** The end is final, so its tokens are deleted. */
export const endConnection = (
  connection: TppConnection,
  status: "DECLINED" | "ENDED",
  reason: string | null,
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
