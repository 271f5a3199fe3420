import { isFrozen } from "../links/link-rules.ts";
import type { HandleRow, LinkRow } from "../schema.ts";

/**
 * What a customer may do in a visit that a bank began. The bank hands the one-time address over, so
 * it could follow it itself: a visit is worth no more than the bank is. Hence the visit of one bank
 * takes nothing from another: it confirms the links of others and never the bank's own, and it
 * moves a default only where the bank itself has it.
 */
export interface Situation {
  /** The bank that began the visit. */
  bankId: string;
  handle: Pick<HandleRow, "sponsorBankId">;
  /** All links of the handle that have not ended. */
  links: readonly LinkRow[];
}

/**
 * The questions that a customer has an account for: who names neither bank nor context, either
 * context (§4.6), and who names the bank.
 */
export const defaultKinds = ["ANY", "PAYER", "PAYEE", "BANK"] as const;
export type DefaultKind = (typeof defaultKinds)[number];

/** Where a link says that it is the account for such a question. */
export const defaultColumns = {
  ANY: "isDefault",
  PAYER: "isPayerDefault",
  PAYEE: "isPayeeDefault",
  BANK: "isBankDefault",
} as const satisfies Record<DefaultKind, keyof LinkRow>;

const isLinkedAt = (links: readonly LinkRow[], bankId: string): boolean =>
  links.some((link) => link.bankId === bankId && link.status === "LINKED");

/**
 * A bank that the customer is linked at, or the sponsor while there is no such bank; never one of
 * whose accounts here the registry's operator has suspended.
 */
export const mayBeginVisit = ({ bankId, handle, links }: Situation): boolean =>
  !isFrozen(links, bankId) &&
  (isLinkedAt(links, bankId) ||
    (handle.sponsorBankId === bankId && !links.some((link) => link.status === "LINKED")));

/** The link waits for the customer, and it was another bank that made it, and not a frozen one. */
export const mayConfirm = ({ bankId, links }: Situation, link: LinkRow): boolean =>
  link.status === "PENDING_CONFIRMATION" && link.bankId !== bankId && !isFrozen(links, link.bankId);

/** Whom a link is told to (its visibility) is chosen at the bank that made it. */
export const mayHide = ({ bankId }: Situation, link: LinkRow): boolean =>
  link.bankId === bankId && (link.status === "LINKED" || link.status === "SUSPENDED");

/** What a question of this kind leads to now; a context without its own has the general one. */
const currentDefault = ({ bankId, links }: Situation, kind: DefaultKind): LinkRow | undefined => {
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
 * The chosen account counts, and what the question leads to now is the own bank's. Where it leads
 * nowhere, the sponsor chooses, or whoever is the customer's only bank.
 */
export const mayChooseDefault = (
  situation: Situation,
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

/** Whose customer the handle's owner is first of all. */
export const mayRename = (situation: Situation): boolean =>
  (currentDefault(situation, "ANY")?.bankId ?? situation.handle.sponsorBankId) === situation.bankId;

/** At which banks a customer has accounts is shown only where it is needed to act. */
export const isShown = (situation: Situation, link: LinkRow): boolean =>
  link.bankId === situation.bankId ||
  link.status === "PENDING_CONFIRMATION" ||
  (link.status === "LINKED" && mayChooseDefault(situation, link, "ANY"));
