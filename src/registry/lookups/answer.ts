import type { AskedAlias } from "../alias.ts";
import type { ResolvedAliasView } from "../views.ts";
import type { RoutableLink } from "./read-links.ts";

/** What the account is for (§4.6): a customer may pay from one account and be paid to another. */
export type PaymentContext = "PAYER" | "PAYEE";

export interface Question extends AskedAlias {
  context: PaymentContext | null;
}

/**
 * The answer out of all links that may be routed to, or null. It speaks of one bank alone, the
 * asked one or the default's: at which other banks a customer has accounts is a cross-bank account
 * list, which §2.13 tells nobody without authorisation. Where no bank is asked and the default
 * cannot be routed to, no other account takes its place: a default is the customer's choice.
 */
export const answerFor = (
  question: Question,
  routable: readonly RoutableLink[],
): ResolvedAliasView | null => {
  const chosen = chosenFor(routable, question.context);
  const bankHandle = question.bankHandle ?? chosen?.bankHandle;
  const atBank = routable.filter((link) => link.bankHandle === bankHandle);
  if (bankHandle === undefined || atBank.length === 0) return null;
  return {
    alias: question.alias,
    handle: question.handle,
    bank_handle: bankHandle,
    status: "ACTIVE",
    routes: atBank.sort(preferring(chosen, question.bankHandle !== null)).map((link) => ({
      bank_id: link.bankId,
      bank_handle: link.bankHandle,
      account_ref: link.accountRef,
      default: link === chosen,
      // What the bank no longer does, none of its accounts does.
      capabilities: link.capabilities.filter((word) => link.bankCapabilities.includes(word)),
    })),
  };
};

/**
 * The account for the context where the customer chose one that can be routed to, else the general
 * default: both are the customer's own choice.
 */
const chosenFor = (
  routable: readonly RoutableLink[],
  context: PaymentContext | null,
): RoutableLink | undefined => {
  const special = routable.find((link) =>
    context === "PAYER" ? link.isPayerDefault : context === "PAYEE" && link.isPayeeDefault,
  );
  return special ?? routable.find((link) => link.isDefault);
};

/**
 * The account that was chosen for this question first, then the oldest. Whoever names a bank means
 * the account for that bank's name, and only then the one for whoever names none.
 */
const preferring =
  (chosen: RoutableLink | undefined, isBankAsked: boolean) =>
  (a: RoutableLink, b: RoutableLink): number =>
    rankOf(b, chosen, isBankAsked) - rankOf(a, chosen, isBankAsked) ||
    (a.linkedAt ?? 0) - (b.linkedAt ?? 0) ||
    (a.accountRef < b.accountRef ? -1 : 1);

const rankOf = (
  link: RoutableLink,
  chosen: RoutableLink | undefined,
  isBankAsked: boolean,
): number => {
  const [first, second] = isBankAsked
    ? [link.isBankDefault, link === chosen]
    : [link === chosen, link.isBankDefault];
  return 2 * Number(first) + Number(second);
};
