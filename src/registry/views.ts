import { isoTime, now } from "../platform/clock.ts";
import type {
  BankRow,
  Capability,
  ClaimRow,
  HandleRow,
  LinkRow,
  ParticipantStatus,
} from "./schema.ts";

/** The answers on the wire. */

/**
 * One account that payments to a handle may go to (§2.13). Only its bank understands the reference.
 */
export interface RouteView {
  bank_id: string;
  bank_handle: string;
  account_ref: string;
  /** True for the account that the customer chose for lookups that name no bank. */
  default: boolean;
  capabilities: Capability[];
}

/** The answer of `GET /identity/resolve/{alias}`: what routing needs and nothing else. */
export interface ResolvedAliasView {
  /** As requested, in small letters. */
  alias: string;
  /** Without `@bank`. */
  handle: string;
  /** The named bank, else the default's bank. */
  bank_handle: string;
  status: "ACTIVE";
  /**
   * Accounts at `bank_handle`; the first is the one to use. For `name@bank` the bank's own default
   * comes before the customer's choice, without a bank the other way round. The oldest accounts
   * follow.
   */
  routes: RouteView[];
}

/** One row of `GET /identity/banks`. */
export interface PublicBankView {
  bank_handle: string;
  bank_id: string;
  name: string;
  capabilities: readonly Capability[];
  status: ParticipantStatus;
}

export const publicBankView = (row: BankRow): PublicBankView => ({
  bank_handle: row.bankHandle,
  bank_id: row.bankId,
  name: row.name,
  capabilities: row.capabilities,
  status: row.status,
});

/**
 * A handle as its banks and the registry's operator see it. The links are the asking bank's own.
 */
export const handleView = (row: HandleRow, sponsor: string, links: readonly object[]) => ({
  alias: row.alias,
  handle: row.alias,
  status: row.status,
  reason: row.suspensionReason,
  sponsor_bank: sponsor,
  created_at: isoTime(row.createdAt),
  verified_at: optionalTime(row.verifiedAt),
  links,
});

/**
 * An account link (§2.13). `default_for` lists the lookups that it is the customer's choice for.
 */
export const linkView = (row: LinkRow, alias: string | null, bankHandle: string) => ({
  handle: alias,
  alias,
  bank_handle: bankHandle,
  account_ref: row.accountRef,
  currency: row.currency,
  capabilities: row.capabilities,
  status: row.status,
  reason: row.statusReason,
  default: row.isDefault,
  default_for: defaultsOf(row),
  visibility: row.visibility,
  vouched_by: bankHandle,
  created_at: isoTime(row.createdAt),
  linked_at: optionalTime(row.linkedAt),
});

const defaultsOf = (row: LinkRow): string[] => [
  ...(row.isDefault ? ["ANY"] : []),
  ...(row.isBankDefault ? ["BANK"] : []),
  ...(row.isPayerDefault ? ["PAYER"] : []),
  ...(row.isPayeeDefault ? ["PAYEE"] : []),
];

/**
 * A claim as it is now. An overdue claim counts as cancelled before the sweep has written it, and
 * an approval by a key that was retired before the end does not count.
 */
export const claimView = (stored: ClaimRow, retiredKeys: ReadonlySet<string> = new Set()) => {
  const isOver = stored.dueAt !== null && stored.dueAt <= now();
  const ending = { status: "CANCELLED", cancelReason: "TIME_RAN_OUT", closedAt: stored.dueAt };
  const row = isOver ? { ...stored, ...ending } : stored;
  return {
    claim_id: row.claimId,
    type: row.type,
    alias: row.alias,
    status: row.status,
    claimant_bank_id: row.claimantBankId,
    holder_bank_id: row.holderBankId,
    opened_at: isoTime(row.openedAt),
    /** Until then the holder may answer, or object to an approved recovery. */
    resolution_ends_at: isoTime(row.resolutionEndsAt),
    /** When silence cancels it in its current state; null once it has ended. */
    lapses_at: isOver ? null : optionalTime(row.dueAt),
    disputed_at: optionalTime(row.disputedAt),
    dispute_reason: row.disputeReason,
    approvals: approversOf(stored).filter((id) => row.closedAt !== null || !retiredKeys.has(id))
      .length,
    cancel_reason: row.cancelReason,
    closed_at: optionalTime(row.closedAt),
  };
};

/** The keys that approved. */
export const approversOf = (row: ClaimRow): string[] =>
  [row.firstApproverKeyId, row.secondApproverKeyId].filter((id) => id !== null);

/** In ISO 8601; null if it has not happened. */
export const optionalTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : isoTime(milliseconds);
