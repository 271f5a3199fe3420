import type { BankStatus, Capability } from "./schema.ts";

/** One account that payments for a handle may go to (§2.13). Opaque to everyone but its bank. */
export interface RouteView {
  bank_id: string;
  bank_handle: string;
  account_ref: string;
  /** True for the account that the customer chose for whoever names no bank. */
  default: boolean;
  capabilities: Capability[];
}

/** The answer of `GET /identity/resolve/{alias}`: what routing requires and nothing else. */
export interface ResolvedAliasView {
  /** As asked, folded to lower case. */
  alias: string;
  /** Without `@bank`. */
  handle: string;
  /** The asked bank's, else the default's. */
  bank_handle: string;
  status: "ACTIVE";
  /** Accounts at `bank_handle`, the customer's default first, then the oldest link. */
  routes: RouteView[];
}

/** One row of `GET /identity/banks`. */
export interface BankView {
  bank_handle: string;
  bank_id: string;
  name: string;
  capabilities: readonly Capability[];
  status: BankStatus;
}
