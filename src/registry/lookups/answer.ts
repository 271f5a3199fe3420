import type { InferOutput } from "valibot";
import type { heldAlias, resolvedAlias } from "../answers.ts";
import type { AskedAlias } from "../parameters.ts";
import type { RoutableLink } from "./read-links.ts";

/**
 * The answer of `GET /identity/resolve/{alias}`: what routing needs and nothing else. Of the
 * accounts at `bank_handle` the first is the one to use. For `name@bank` the bank's own default
 * comes before the customer's choice, without a bank the other way round. The oldest follow.
 */
export type ResolvedAliasView = InferOutput<typeof resolvedAlias>;

/**
 * A name that is held but not routed. Its status is never ACTIVE, so a gateway refuses the payment
 * (docs/decisions/075).
 */
export type HeldAliasView = InferOutput<typeof heldAlias>;

/** What the account is for (R3.10): a customer may pay from one account and be paid on another. */
export type AskedContext = "PAYER" | "PAYEE";

export interface Question extends AskedAlias {
  context: AskedContext | null;
}

/**
 * The answer from all routable links, or null. It shows only one bank, the named one or the
 * default's: the customer's other banks would be a cross-bank account list (R3.4). If no bank is
 * named and the default is not routable, no other account replaces it: a default is the customer's
 * choice.
 * @rule R3.1
 */
export const answerFor = (
  question: Question,
  routable: readonly RoutableLink[],
): ResolvedAliasView | null => {
  const chosen = chosenFor(routable, question.context);
  const bankHandle = question.bankHandle ?? chosen?.bankHandle;
  // @rule R3.4
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
      // An account can do nothing that its bank no longer does.
      capabilities: link.capabilities.filter((word) => link.bankCapabilities.includes(word)),
    })),
  };
};

/**
 * The routable account that the customer chose for the context, else the general default. Both are
 * the customer's own choice.
 * @rule R2.6 R3.10
 */
const chosenFor = (
  routable: readonly RoutableLink[],
  context: AskedContext | null,
): RoutableLink | undefined => {
  const special = routable.find((link) =>
    context === "PAYER" ? link.isPayerDefault : context === "PAYEE" && link.isPayeeDefault,
  );
  return special ?? routable.find((link) => link.isDefault);
};

/**
 * The account chosen for this lookup comes first, then the oldest. With a named bank, that bank's
 * default comes before the general one.
 * @rule R3.10
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
