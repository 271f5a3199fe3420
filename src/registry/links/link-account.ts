import type { InferOutput } from "valibot";
import { problemMessage } from "../../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import type { Call, Reply } from "../../base/platform/edge.ts";
import { authorOf, type RealmBankCaller } from "../callers.ts";
import { createRecord } from "../change.ts";
import { bucketOf, type Draft, type HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { becomesDefault, isFrozen, isLinkedAtOnce, MAX_LINKS_PER_BANK } from "../link-rules.ts";
import { UNCONFIRMED_LINK_MS } from "../periods.ts";
import type { Wanted } from "../records.ts";
import type { AccountToLink, linkAccountsRequest } from "../requests.ts";
import type { Capability, LinkRow, RealmBankRow } from "../schema.ts";
import { linkView } from "../views.ts";

type Account = Omit<AccountToLink, "alias" | "idempotency_key" | "default"> & { default?: boolean };

/** An account with its capabilities decided: the requested ones, or all of its bank's. */
type AbleAccount = Omit<Account, "capabilities"> & { capabilities: readonly Capability[] };

/** `POST /identity/banks/{handle}/accounts`: a bank links one of its accounts. @rule R2.7 */
export const linkAccount = async (
  call: Call<RegistryEnv, RealmBankCaller, AccountToLink>,
): Promise<Result<Reply>> => {
  const { caller, body } = call;
  const collection = `/identity/banks/${caller.bankHandle}/accounts`;
  const wanted = wantedBy(caller, [body]);
  return createRecord(call, authorOf(caller), collection, wanted, (draft) => {
    const linked = linkOne(draft, caller, body);
    if (!linked.ok) return linked;
    return ok({
      location: `${collection}/${body.account_ref}`,
      answer: { show: linkView(linked.value, body.alias, caller.bankHandle) },
    });
  });
};

/**
 * `POST …/accounts:batch`: up to a hundred accounts in one atomic change. Each item is decided and
 * answered separately, in the order of the list. A refused item does not stop the others.
 */
export const linkAccounts = (
  call: Call<RegistryEnv, RealmBankCaller, InferOutput<typeof linkAccountsRequest>>,
): Promise<Result<Reply>> => {
  const { caller, body } = call;
  const { accounts } = body;
  const collection = `/identity/banks/${caller.bankHandle}/accounts:batch`;
  const wanted = wantedBy(caller, accounts);
  return createRecord(call, authorOf(caller), collection, wanted, (draft) => {
    const results = accounts.map((account) => linkOne(draft, caller, account));
    draft.note("links.batch", caller.bankId, { accounts: accounts.length });
    const data = results.map((result, place) => itemView(result, accounts[place], caller));
    return ok({ status: 200, answer: { show: { data } } });
  });
};

const itemView = (
  result: Result<LinkRow>,
  asked: { alias: string; account_ref: string } | undefined,
  { bankHandle }: RealmBankCaller,
) =>
  result.ok
    ? { link: linkView(result.value, asked?.alias ?? null, bankHandle), error: null }
    : {
        link: null,
        error: itemError(result),
        account_ref: asked?.account_ref,
      };

/** Why one item of a batch is refused. */
export const itemError = ({ problem }: Refusal) => ({
  code: problem.code,
  message: problemMessage(problem),
  field: problem.field ?? null,
});

const wantedBy = (
  { realm, bankId }: RealmBankCaller,
  accounts: readonly AccountToLink[],
): Wanted => ({
  realm,
  byBank: bankId,
  aliases: accounts.map(({ alias }) => alias),
  accountRefs: accounts.map(({ account_ref }) => account_ref),
});

/**
 * Whether the bank may link such an account is checked before the name is read: a refusal that
 * depends on the name would reveal names at a low cost.
 */
const linkOne = (
  draft: Draft,
  caller: RealmBankCaller,
  { alias, ...account }: AccountToLink,
): Result<LinkRow> => {
  const able = withCapabilities(draft.bank(caller.bankId), account);
  if (!able.ok) return able;
  const context = draft.byAlias(alias);
  if (!context || !isLinkable(context, caller)) {
    return refuse("NOT_FOUND", {
      field: "alias",
      message: "alias: no handle has this name, or it takes no links",
    });
  }
  return insertAccount(draft, caller, context.handle.handleId, able.value);
};

/** A name that a bank cannot link to does not exist for that bank, whatever the reason. */
const isLinkable = ({ handle }: HandleContext, { bankId }: RealmBankCaller): boolean =>
  handle.status === "ACTIVE" ||
  (handle.status === "PENDING_VERIFICATION" && handle.sponsorBankId === bankId);

/** Links an account that the bank may link to the handle, once. */
export const insertAccount = (
  draft: Draft,
  { bankId }: RealmBankCaller,
  handleId: string,
  account: AbleAccount,
): Result<LinkRow> => {
  if (draft.link(account.account_ref)) return refuse("ALREADY_EXISTS", { field: "account_ref" });
  const { handle, links } = draft.context(handleId) as HandleContext;
  const own = links.filter((link) => link.bankId === bankId);
  if (own.some((link) => link.status === "PENDING_CONFIRMATION")) return refuse("LINK_UNCONFIRMED");
  if (isFrozen(links, bankId)) return refuse("ACCOUNT_SUSPENDED");
  if (own.length >= MAX_LINKS_PER_BANK) return refuse("LINK_LIMIT_REACHED");
  const isLinked = isLinkedAtOnce(handle, links, bankId);
  const bankDefault = own.find((link) => link.isBankDefault);
  const takesOver = isLinked && account.default === true && bankDefault !== undefined;
  if (takesOver) draft.updateLink(bankDefault, { isBankDefault: false });
  const link = newLink(draft, {
    bankId,
    handleId,
    account,
    isLinked,
    isDefault: becomesDefault(handle, links, bankId),
    isBankDefault: isLinked && (takesOver || !bankDefault),
  });
  // What the customer has hidden stays hidden.
  // @rule R2.8
  const row = takesOver ? { ...link, visibility: bankDefault.visibility } : link;
  draft.insertLink(row);
  draft.note("link.added", row.accountRef, {
    handle: handleId,
    bank: bankId,
    status: row.status,
    default: row.isDefault,
  });
  return ok(row);
};

/** The account with its capabilities, if its bank has them all. */
export const withCapabilities = (bank: RealmBankRow, account: Account): Result<AbleAccount> => {
  const capabilities = account.capabilities ?? bank.capabilities;
  const able = requireCapabilities(bank, capabilities);
  return able.ok ? ok({ ...account, capabilities }) : able;
};

/** @rule R2.9 */
export const requireCapabilities = (
  bank: RealmBankRow,
  capabilities: readonly Capability[],
): Result<null> => {
  if (capabilities.every((word) => bank.capabilities.includes(word))) return ok(null);
  const message = "capabilities: the bank is not registered for all of them";
  return refuse("VALIDATION_FAILED", { field: "capabilities", message });
};

/** The differences between new links. */
interface LinkBeginning {
  bankId: string;
  handleId: string;
  account: Pick<AbleAccount, "account_ref" | "currency" | "capabilities"> &
    Partial<Pick<AbleAccount, "account_type" | "masked_iban">>;
  /** Otherwise it waits for the customer. */
  isLinked: boolean;
  isDefault: boolean;
  isBankDefault: boolean;
}

/** A new link. */
export const newLink = (
  draft: Draft,
  { bankId, handleId, account, isLinked, isDefault, isBankDefault }: LinkBeginning,
): LinkRow => ({
  realm: draft.realm,
  accountRef: account.account_ref,
  handleId,
  bankId,
  currency: account.currency,
  accountType: account.account_type ?? null,
  maskedIban: account.masked_iban ?? null,
  capabilities: account.capabilities,
  status: isLinked ? "LINKED" : "PENDING_CONFIRMATION",
  bankSuspension: null,
  operatorSuspension: null,
  unlinkReason: null,
  isDefault,
  isBankDefault,
  isPayerDefault: false,
  isPayeeDefault: false,
  visibility: "PUBLIC",
  bucket: bucketOf(account.account_ref),
  createdAt: draft.at,
  linkedAt: isLinked ? draft.at : null,
  dueAt: isLinked ? null : draft.at + UNCONFIRMED_LINK_MS,
});
