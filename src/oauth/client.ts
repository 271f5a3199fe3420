import type { DataScope } from "./scopes.ts";

/** How a client proves who it is. A secret works as Basic and in the form. */
export type AuthMethod = "SECRET" | "PRIVATE_KEY_JWT" | "NONE";

/** A registered client: a TPP, as OAuth sees it. */
export interface OAuthClient {
  client_id: string;
  auth_method: AuthMethod;
  /** SHA-256 in hex of each secret; two at most, while one replaces the other. */
  secret_hashes: readonly string[];
  redirect_uris: readonly string[];
  scopes: readonly DataScope[];
  dpop: "OPTIONAL" | "REQUIRED";
  status: "ACTIVE" | "SUSPENDED";
}
