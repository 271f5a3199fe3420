import type { TppRecord } from "../../network/parties/tpps.ts";

/** A registered client: a TPP, as OAuth sees it. */
export type OAuthClient = Pick<
  TppRecord,
  "client_id" | "auth_method" | "secret_hashes" | "redirect_uris" | "scopes" | "dpop" | "status"
>;
