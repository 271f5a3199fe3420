import type { Move } from "../../base/kernel/machine.ts";

/**
 * The moves of a consent (O5.1). Every other move is refused with INVALID_STATE. Wrong codes and
 * failures in a re-authorisation are not moves.
 */
export const consentStates = [
  "AWAITING_CUSTOMER_AUTH",
  "AUTHORISED",
  "REJECTED",
  "REVOKED",
  "EXPIRED",
] as const;

export type ConsentState = (typeof consentStates)[number];

export type ConsentTrigger =
  | "approved"
  | "reauthorised"
  | "customer_rejected"
  | "sca_failed"
  | "no_account"
  | "authorisation_timeout"
  | "revoked_by_tpp"
  | "revoked_by_customer"
  | "revoked_by_bank"
  | "revoked_by_operator"
  | "token_replayed"
  | "end_is_near"
  | "end_reached";

/** @rule O5.1 */
export const consentMoves = [
  // from                    trigger                  to            emits
  ["AWAITING_CUSTOMER_AUTH", "approved", "AUTHORISED", "consent.granted"],
  ["AWAITING_CUSTOMER_AUTH", "customer_rejected", "REJECTED", "consent.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "sca_failed", "REJECTED", "consent.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "no_account", "REJECTED", "consent.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "authorisation_timeout", "REJECTED", "consent.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "revoked_by_tpp", "REVOKED", "consent.revoked"],
  ["AWAITING_CUSTOMER_AUTH", "revoked_by_operator", "REVOKED", "consent.revoked"],

  ["AUTHORISED", "reauthorised", "AUTHORISED", "consent.granted"],
  ["AUTHORISED", "token_replayed", "AUTHORISED", "consent.reauthorisation_required"],
  ["AUTHORISED", "end_is_near", "AUTHORISED", "consent.expiring"],
  ["AUTHORISED", "end_reached", "EXPIRED", "consent.expired"],
  ["AUTHORISED", "revoked_by_tpp", "REVOKED", "consent.revoked"],
  ["AUTHORISED", "revoked_by_customer", "REVOKED", "consent.revoked"],
  ["AUTHORISED", "revoked_by_bank", "REVOKED", "consent.revoked"],
  ["AUTHORISED", "revoked_by_operator", "REVOKED", "consent.revoked"],
] as const satisfies readonly Move<ConsentState, ConsentTrigger, string>[];

export const isFinalConsent = (state: ConsentState): boolean =>
  state !== "AWAITING_CUSTOMER_AUTH" && state !== "AUTHORISED";

/** Who ended a consent. */
export type Revoker = "TPP" | "CUSTOMER" | "BANK" | "OPERATOR";

export const revocations = {
  TPP: "revoked_by_tpp",
  CUSTOMER: "revoked_by_customer",
  BANK: "revoked_by_bank",
  OPERATOR: "revoked_by_operator",
} as const satisfies Record<Revoker, ConsentTrigger>;
