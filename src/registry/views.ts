import type { InferOutput } from "valibot";
import { shownText } from "../base/kernel/shown.ts";
import { isoTime, isoTimeOrNull } from "../base/platform/clock.ts";
import type * as answers from "./answers.ts";
import { reasonOf, type Suspensions } from "./link-rules.ts";
import type { ClaimRow, HandleRow, LinkRow, RealmBankRow } from "./schema.ts";

/** The rows of the database as the wire shows them. */
type Shape<Name extends keyof typeof answers> = InferOutput<(typeof answers)[Name]>;

/** One row of `GET /identity/banks`. @rule R3.12 */
export const publicBankView = (row: RealmBankRow): Shape<"publicBank"> => ({
  bank_handle: row.bank_handle,
  bank_id: row.bank_id,
  name: shownText(row.name),
  capabilities: [...row.capabilities],
  status: row.status,
});

/**
 * A handle as its banks and the registry's operator see it. The links are the asking bank's own.
 */
export const handleView = (
  row: HandleRow,
  sponsor: string,
  links: Shape<"link">[],
): Shape<"handleAnswer"> => ({ ...sponsoredView(row, sponsor), links });

/** The same without links. */
export const sponsoredView = (row: HandleRow, sponsor: string): Shape<"sponsoredHandle"> => ({
  handle_id: row.handleId,
  alias: row.alias,
  handle: row.alias,
  // A released name belongs to nobody, so there is nothing to show of it.
  status: row.status as Exclude<HandleRow["status"], "RELEASED">,
  reason: reasonOf(row),
  suspensions: suspensionsOf(row),
  sponsor_bank: sponsor,
  created_at: isoTime(row.createdAt),
  verified_at: isoTimeOrNull(row.verifiedAt),
});

/**
 * An account link. `default_for` lists the lookups that it is the customer's choice for.
 * @rule R2.7
 */
export const linkView = (
  row: LinkRow,
  alias: string | null,
  bankHandle: string,
): Shape<"link"> => ({
  handle_id: row.handleId,
  handle: alias,
  alias,
  bank_handle: bankHandle,
  account_ref: row.accountRef,
  currency: row.currency,
  account_type: row.accountType,
  masked_iban: row.maskedIban,
  capabilities: [...row.capabilities],
  status: row.status,
  reason: row.unlinkReason ?? reasonOf(row),
  suspensions: suspensionsOf(row),
  default: row.isDefault,
  default_for: defaultsOf(row),
  visibility: row.visibility,
  vouched_by: bankHandle,
  created_at: isoTime(row.createdAt),
  linked_at: isoTimeOrNull(row.linkedAt),
});

const suspensionsOf = ({ bankSuspension, operatorSuspension }: Suspensions) => ({
  bank: bankSuspension,
  operator: operatorSuspension,
});

const defaultsOf = (row: LinkRow): Shape<"link">["default_for"] => [
  ...(row.isDefault ? (["ANY"] as const) : []),
  ...(row.isBankDefault ? (["BANK"] as const) : []),
  ...(row.isPayerDefault ? (["PAYER"] as const) : []),
  ...(row.isPayeeDefault ? (["PAYEE"] as const) : []),
];

/** A claim without its approvals: these depend on the approvers' keys as they are now. */
export const changedClaimView = (row: ClaimRow): Omit<Shape<"claim">, "approvals"> => ({
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
  lapses_at: isoTimeOrNull(row.dueAt),
  disputed_at: isoTimeOrNull(row.disputedAt),
  dispute_reason: row.disputeReason,
  cancel_reason: row.cancelReason,
  updated_at: isoTime(row.updatedAt),
  closed_at: isoTimeOrNull(row.closedAt),
});
