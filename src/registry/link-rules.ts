import type { HandleRow, LinkRow, ParticipantStatus, Visibility } from "./schema.ts";

/** Who may link an account to a customer's name, and when the customer must confirm first. */
export const MAX_LINKS_PER_BANK = 10;

/**
 * Whether a bank's new link is LINKED at once. A bank where the customer already has a linked
 * account adds another. Otherwise it must be the handle's sponsor, and no other bank may have a
 * link that counts: the sponsor verified this customer, and there is no other bank to take from.
 * Every other link waits until the customer confirms it at a linked bank.
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
 * The banks that may read a handle: its sponsor, and those with a link. A link that the customer
 * has not confirmed does not count, because any bank can create one.
 */
export const readersOf = (
  { sponsorBankId }: Pick<HandleRow, "sponsorBankId">,
  live: readonly Pick<LinkRow, "bankId" | "status">[],
): ReadonlySet<string> => {
  const confirmed = live.filter((link) => link.status !== "PENDING_CONFIRMATION");
  return new Set([sponsorBankId, ...confirmed.map((link) => link.bankId)]);
};

/**
 * Whether the operator has suspended an account of the bank at this handle. Until that is resolved,
 * the bank can lead nobody to another account.
 */
export const isFrozen = (
  live: readonly Pick<LinkRow, "bankId" | "operatorSuspension">[],
  bankId: string,
): boolean => live.some((link) => link.bankId === bankId && link.operatorSuspension !== null);

/** What the rules of a closed bank need of a link. */
export type Counting = Pick<LinkRow, "accountRef" | "bankId" | "status" | "operatorSuspension"> &
  Pick<LinkRow, "linkedAt" | "isDefault" | "isBankDefault" | "visibility">;

/** The accounts that count, oldest first, without banks that the operator has frozen here. */
const countingOf = <Link extends Counting>(live: readonly Link[]): Link[] =>
  live
    .filter((link) => link.status !== "PENDING_CONFIRMATION" && !isFrozen(live, link.bankId))
    .sort(
      (a, b) => (a.linkedAt ?? 0) - (b.linkedAt ?? 0) || (a.accountRef < b.accountRef ? -1 : 1),
    );

/**
 * The bank that vouches for a customer whose sponsor has closed: the default's, else that of the
 * oldest LINKED account, else that of the oldest SUSPENDED one. Null if there is none.
 */
export const sponsorAfterClosing = (live: readonly Counting[]): string | null => {
  const counting = countingOf(live);
  const linked = counting.filter((link) => link.status === "LINKED");
  return (linked.find((link) => link.isDefault) ?? linked[0] ?? counting[0])?.bankId ?? null;
};

/** The account that a closed bank's default falls to: the sponsor's own, else the oldest. */
export const defaultAfterClosing = <Link extends Counting>(
  live: readonly Link[],
  sponsorBankId: string,
): Link | undefined => {
  const linked = countingOf(live).filter((link) => link.status === "LINKED");
  return linked.find((link) => link.bankId === sponsorBankId && link.isBankDefault) ?? linked[0];
};

/**
 * What the closed banks leave behind at a handle: the links that end, and the new sponsor and the
 * new default where one follows. What the customer has hidden stays hidden. A bank that the
 * operator has suspended follows only where there is no other.
 */
export const leftByClosedBanks = <Link extends Counting>(
  sponsorBankId: string,
  live: readonly Link[],
  statusOf: (bankId: string) => ParticipantStatus,
): {
  ending: Link[];
  sponsor: string | null;
  passed: { from: Link; to: Link; visibility: Visibility } | null;
} => {
  const ending = live.filter((link) => statusOf(link.bankId) === "CLOSED");
  const open = live.filter((link) => statusOf(link.bankId) !== "CLOSED");
  const active = open.filter((link) => statusOf(link.bankId) === "ACTIVE");
  const left = countingOf(active).length > 0 ? active : open;
  const sponsor = statusOf(sponsorBankId) === "CLOSED" ? sponsorAfterClosing(left) : null;
  const from = ending.find((link) => link.isDefault);
  const to = from && defaultAfterClosing(left, sponsor ?? sponsorBankId);
  if (!from || !to) return { ending, sponsor, passed: null };
  const visibility = from.visibility === "GATEWAYS" ? from.visibility : to.visibility;
  return { ending, sponsor, passed: { from, to, visibility } };
};

/**
 * Whether it becomes the general default: only the sponsor's first link, while no other account
 * counts. In every other case the customer chooses.
 */
export const becomesDefault = (
  handle: Pick<HandleRow, "sponsorBankId">,
  live: readonly Pick<LinkRow, "bankId" | "status">[],
  bankId: string,
): boolean =>
  handle.sponsorBankId === bankId && live.every((link) => link.status === "PENDING_CONFIRMATION");
