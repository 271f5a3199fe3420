import { ok, type Refusal, type Result, refuse } from "../base/kernel/result.ts";
import type {
  BankReason,
  DefaultKind,
  HandleRow,
  LinkRow,
  OperatorReason,
  ParticipantStatus,
  SuspensionReason,
  Visibility,
} from "./schema.ts";

/** Who may link an account to a customer's name, and when the customer must confirm first. */
export const MAX_LINKS_PER_BANK = 10;

/**
 * Whether a bank's new link is LINKED at once. A bank where the customer already has a linked
 * account adds another. Otherwise it must be the handle's sponsor, and no other bank may have a
 * link that counts: the sponsor verified this customer, and there is no other bank to take from.
 * Every other link waits until the customer confirms it at a linked bank.
 * @rule R2.2
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
 * @rule R2.5
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
  // @rule R2.8
  const visibility = from.visibility === "GATEWAYS" ? from.visibility : to.visibility;
  return { ending, sponsor, passed: { from, to, visibility } };
};

/**
 * Whether it becomes the general default: only the sponsor's first link, while no other account
 * counts. In every other case the customer chooses.
 * @rule R2.2
 */
export const becomesDefault = (
  handle: Pick<HandleRow, "sponsorBankId">,
  live: readonly Pick<LinkRow, "bankId" | "status">[],
  bankId: string,
): boolean =>
  handle.sponsorBankId === bankId && live.every((link) => link.status === "PENDING_CONFIRMATION");

/**
 * What a customer may do in a session that a bank opened. The bank hands over the one-time address
 * and could open it itself, so a session is only as trustworthy as the bank. It therefore takes
 * nothing from another bank: it confirms links of other banks and never the bank's own, and it
 * moves a default only if the bank itself has it.
 */
export interface LinkSituation {
  /** The bank that opened the session. */
  bankId: string;
  handle: Pick<HandleRow, "sponsorBankId">;
  /** All links of the handle that have not ended. */
  links: readonly LinkRow[];
}

/**
 * The kinds of lookups that a customer has a default for: without a bank and a context, for either
 * context, and for a named bank.
 * @rule R2.3
 */
export const defaultKinds = ["ANY", "PAYER", "PAYEE", "BANK"] as const satisfies DefaultKind[];

/** The column of a link for each kind of default. */
export const defaultColumns = {
  ANY: "isDefault",
  PAYER: "isPayerDefault",
  PAYEE: "isPayeeDefault",
  BANK: "isBankDefault",
} as const satisfies Record<DefaultKind, keyof LinkRow>;

const isLinkedAt = (links: readonly LinkRow[], bankId: string): boolean =>
  links.some((link) => link.bankId === bankId && link.status === "LINKED");

/**
 * A bank with a link of the customer, or the sponsor while there is no such bank; never a bank with
 * an account here that the registry's operator has suspended.
 */
export const mayOpenCustomerSession = ({ bankId, handle, links }: LinkSituation): boolean =>
  !isFrozen(links, bankId) &&
  (isLinkedAt(links, bankId) ||
    (handle.sponsorBankId === bankId && !links.some((link) => link.status === "LINKED")));

/**
 * The link waits for the customer, another bank created it, and that bank is not frozen.
 * @rule R5.4
 */
export const mayConfirm = ({ bankId, links }: LinkSituation, link: LinkRow): boolean =>
  link.status === "PENDING_CONFIRMATION" && link.bankId !== bankId && !isFrozen(links, link.bankId);

/** Only the bank that created a link can change its visibility. @rule R5.4 */
export const mayHide = ({ bankId }: LinkSituation, link: LinkRow): boolean =>
  link.bankId === bankId && (link.status === "LINKED" || link.status === "SUSPENDED");

/**
 * The present account for this kind of lookup; a context without its own uses the general one. A
 * default that is not LINKED counts as none.
 * @rule R2.6
 */
const currentDefault = ({ bankId, links: all }: LinkSituation, kind: DefaultKind) => {
  const links = all.filter((link) => link.status === "LINKED");
  const general = links.find((link) => link.isDefault);
  switch (kind) {
    case "ANY":
      return general;
    case "PAYER":
      return links.find((link) => link.isPayerDefault) ?? general;
    case "PAYEE":
      return links.find((link) => link.isPayeeDefault) ?? general;
    case "BANK":
      return links.find((link) => link.isBankDefault && link.bankId === bankId);
  }
};

/**
 * The chosen account must count, and the present default must be at the own bank. If there is no
 * default, the sponsor chooses, or the customer's only bank.
 * @rule R2.3 R5.4
 */
export const mayChooseDefault = (
  situation: LinkSituation,
  link: LinkRow,
  kind: DefaultKind,
): boolean => {
  if (link.status !== "LINKED") return false;
  if (kind === "BANK" && link.bankId !== situation.bankId) return false;
  const current = currentDefault(situation, kind);
  if (current) return current.bankId === situation.bankId;
  const { bankId, handle, links } = situation;
  return (
    kind === "BANK" ||
    handle.sponsorBankId === bankId ||
    links.every((other) => other.status !== "LINKED" || other.bankId === bankId)
  );
};

/** Only the bank with the customer's default may rename. */
export const mayRename = (situation: LinkSituation): boolean =>
  (currentDefault(situation, "ANY")?.bankId ?? situation.handle.sponsorBankId) === situation.bankId;

/** A session shows accounts at other banks only if the customer can act on them. */
export const isShown = (situation: LinkSituation, link: LinkRow): boolean =>
  link.bankId === situation.bankId ||
  link.status === "PENDING_CONFIRMATION" ||
  (link.status === "LINKED" && mayChooseDefault(situation, link, "ANY"));

/**
 * A handle and a link have two suspensions, the bank's and the operator's. Each party sets and
 * lifts only its own. SUSPENDED while either is set.
 * @rule R2.4
 */
export type Suspensions = Pick<HandleRow, "bankSuspension" | "operatorSuspension">;

/** The reason that others see: the operator's before the bank's. */
export const reasonOf = ({ bankSuspension, operatorSuspension }: Suspensions) =>
  operatorSuspension ?? bankSuspension;

/** The refusal to a bank that would end or get around what the operator has suspended. */
export const refuseImposed = (): Refusal =>
  refuse("FORBIDDEN", { message: "Only the registry's operator may lift FRAUD and LEGAL." });

type Party = "bank" | "admin";

const isOperators = (reason: SuspensionReason): reason is OperatorReason =>
  reason === "FRAUD" || reason === "LEGAL";

const setBy = (party: Party, reason: SuspensionReason | null): Partial<Suspensions> =>
  party === "admin"
    ? { operatorSuspension: reason as OperatorReason | null }
    : { bankSuspension: reason as BankReason | null };

/**
 * The suspensions after a further one. A bank cannot repeat its own: suspending costs it nothing,
 * and each change writes to the audit log.
 * @rule R1.11
 */
export const suspendedBy = (
  party: Party,
  present: Suspensions,
  reason: SuspensionReason,
): Result<{ trigger: "suspend" | "impose"; changes: Partial<Suspensions> }> => {
  if (isOperators(reason) !== (party === "admin")) {
    const message = "The operator suspends for FRAUD or LEGAL, a bank for BANK or CUSTOMER_LOCK.";
    return refuse("FORBIDDEN", { message });
  }
  const isAdded =
    party === "admin" ? reasonOf(present) !== null : reasonOf(present) !== present.bankSuspension;
  const isRepeated = party === "bank" && present.bankSuspension !== null;
  const trigger = isAdded && !isRepeated ? "impose" : "suspend";
  return ok({ trigger, changes: setBy(party, reason) });
};

/** The suspensions after the party has lifted its own. @rule R1.11 */
export const liftedBy = (
  party: Party,
  present: Suspensions,
): Result<{ trigger: "lift" | "reinstate"; changes: Partial<Suspensions> }> => {
  const { bankSuspension, operatorSuspension } = present;
  const [own, other] =
    party === "admin" ? [operatorSuspension, bankSuspension] : [bankSuspension, operatorSuspension];
  // @rule R7.3
  if (own === null && party === "bank" && other !== null) return refuseImposed();
  if (own === null && other !== null) {
    return refuse("INVALID_STATE", { message: "Its bank has suspended it, and lifts that." });
  }
  return ok({ trigger: other === null ? "reinstate" : "lift", changes: setBy(party, null) });
};
