import type { HandleRow, LinkRow } from "../schema.ts";
import { isImposed } from "../suspensions.ts";

/** Who may tie an account to a customer's name, and what the customer has to say first. */
export const MAX_LINKS_PER_BANK = 10;

/**
 * Whether a bank's new link is LINKED at once. A bank that the customer has an account linked at
 * already adds another one. Else it must be the handle's sponsor, and no other bank may have a link
 * that counts: the sponsor verified this customer, and there is nobody else to be robbed. Every
 * other link waits until the customer confirms it at a bank that is linked.
 */
export const isLinkedAtOnce = (
  handle: Pick<HandleRow, "sponsorBankId">,
  live: readonly Pick<LinkRow, "bankId" | "status">[],
  bankId: string,
): boolean => {
  if (live.some((link) => link.bankId === bankId && link.status === "LINKED")) return true;
  const others = live.some(
    (link) => link.bankId !== bankId && link.status !== "PENDING_CONFIRMATION",
  );
  return handle.sponsorBankId === bankId && !others;
};

/**
 * Whether the operator has suspended an account of the bank at this handle: until that is settled
 * the bank leads nobody to another one.
 */
export const isFrozen = (
  live: readonly Pick<LinkRow, "bankId" | "status" | "statusReason">[],
  bankId: string,
): boolean =>
  live.some(
    (link) => link.bankId === bankId && link.status === "SUSPENDED" && isImposed(link.statusReason),
  );

/**
 * Whether it becomes the general default: only the sponsor's first link does, where no account
 * counts yet. In every other case the default is the customer's choice.
 */
export const becomesDefault = (
  handle: Pick<HandleRow, "sponsorBankId">,
  live: readonly Pick<LinkRow, "bankId" | "status">[],
  bankId: string,
): boolean =>
  handle.sponsorBankId === bankId && live.every((link) => link.status === "PENDING_CONFIRMATION");
