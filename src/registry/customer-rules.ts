import { isFrozen } from "./link-rules.ts";
import type { HandleRow, LinkRow } from "./schema.ts";

/**
 * What a customer may do in a session that a bank opened. The bank hands over the one-time address
 * and could open it itself, so a session is only as trustworthy as the bank. It therefore takes
 * nothing from another bank: it confirms links of other banks and never the bank's own, and it
 * moves a default only if the bank itself has it.
 */
export interface Situation {
  /** The bank that opened the session. */
  bankId: string;
  handle: Pick<HandleRow, "sponsorBankId">;
  /** All links of the handle that have not ended. */
  links: readonly LinkRow[];
}

/**
 * The kinds of lookups that a customer has a default for: without a bank and a context, for either
 * context (§4.6), and for a named bank.
 */
export const defaultKinds = ["ANY", "PAYER", "PAYEE", "BANK"] as const;
export type DefaultKind = (typeof defaultKinds)[number];

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
export const mayOpenCustomerSession = ({ bankId, handle, links }: Situation): boolean =>
  !isFrozen(links, bankId) &&
  (isLinkedAt(links, bankId) ||
    (handle.sponsorBankId === bankId && !links.some((link) => link.status === "LINKED")));

/** The link waits for the customer, another bank created it, and that bank is not frozen. */
export const mayConfirm = ({ bankId, links }: Situation, link: LinkRow): boolean =>
  link.status === "PENDING_CONFIRMATION" && link.bankId !== bankId && !isFrozen(links, link.bankId);

/** Only the bank that created a link can change its visibility. */
export const mayHide = ({ bankId }: Situation, link: LinkRow): boolean =>
  link.bankId === bankId && (link.status === "LINKED" || link.status === "SUSPENDED");

/**
 * The present account for this kind of lookup; a context without its own uses the general one. A
 * default that is not LINKED counts as none.
 */
const currentDefault = ({ bankId, links: all }: Situation, kind: DefaultKind) => {
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

/** Only the bank with the customer's default may rename. */
export const mayRename = (situation: Situation): boolean =>
  (currentDefault(situation, "ANY")?.bankId ?? situation.handle.sponsorBankId) === situation.bankId;

/** A session shows accounts at other banks only if the customer can act on them. */
export const isShown = (situation: Situation, link: LinkRow): boolean =>
  link.bankId === situation.bankId ||
  link.status === "PENDING_CONFIRMATION" ||
  (link.status === "LINKED" && mayChooseDefault(situation, link, "ANY"));
