import type { InferOutput } from "valibot";
import { problemMessage } from "../../kernel/problems.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { reserve } from "../../platform/budget.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { HIT_COST, MISS_COST } from "../../platform/token-bucket.ts";
import { create } from "../administration.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { bucketOf, Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { applyDue, type HandleContext } from "../handles/apply-due.ts";
import { UNCONFIRMED_LINK_MS } from "../periods.ts";
import { queries } from "../queries.ts";
import type { AccountToLink, linkAccountsRequest } from "../requests.ts";
import type { BankRow, Capability, LinkRow } from "../schema.ts";
import { keyOfBank, revealsNames } from "../tokens.ts";
import { linkView } from "../views.ts";
import { becomesDefault, isFrozen, isLinkedAtOnce, MAX_LINKS_PER_BANK } from "./link-rules.ts";

type Account = Omit<AccountToLink, "alias" | "idempotency_key" | "default"> & { default?: boolean };

/** An account with its capabilities decided: the requested ones, or all of its bank's. */
type AbleAccount = Omit<Account, "capabilities"> & { capabilities: readonly Capability[] };

/** `POST /identity/banks/{handle}/accounts` (§4.6): a bank links one of its accounts. */
export const linkAccount = async (
  call: Call<RegistryEnv, BankCaller, AccountToLink>,
): Promise<Result<Reply>> => {
  const { caller, body } = call;
  const collection = `/identity/banks/${caller.bankHandle}/accounts`;
  return create(call, authorOf(caller), collection, async (db, at) => {
    const draft = new Draft(db, caller.realm, at);
    const [linked] = await linkAll(draft, caller, [body]);
    if (!linked) throw new Error("an account was left out");
    if (!linked.ok) return linked;
    return ok({
      ...(await draft.decision(null)),
      location: `${collection}/${body.account_ref}`,
      answer: { show: linkView(linked.value, body.alias, caller.bankHandle) },
    });
  });
};

/**
 * `POST …/accounts:batch`: up to a hundred accounts in one atomic change. Each item is decided and
 * answered separately, in the order of the list. A refused item does not stop the others.
 */
export const linkAccounts = async (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof linkAccountsRequest>>,
): Promise<Result<Reply>> => {
  const { caller, body, env } = call;
  const { accounts } = body;
  const payer = keyOfBank(env, caller);
  const reservation = await reserve(call, payer, accounts.length * MISS_COST);
  if (!reservation.ok) return reservation;
  let misses = 0;
  const collection = `/identity/banks/${caller.bankHandle}/accounts:batch`;
  try {
    return await create(call, authorOf(caller), collection, async (db, at) => {
      const draft = new Draft(db, caller.realm, at);
      const results = await linkAll(draft, caller, accounts);
      misses = results.filter((r) => !r.ok && revealsNames.has(r.problem.code)).length;
      draft.note("links.batch", caller.bankId, { accounts: accounts.length });
      const data = results.map((result, place) => itemView(result, accounts[place], caller));
      return ok({ ...(await draft.decision(null)), status: 200, answer: { show: { data } } });
    });
  } finally {
    reservation.refund((accounts.length - misses) * (MISS_COST - HIT_COST));
  }
};

const itemView = (
  result: Result<LinkRow>,
  asked: { alias: string; account_ref: string } | undefined,
  { bankHandle }: BankCaller,
) =>
  result.ok
    ? { link: linkView(result.value, asked?.alias ?? null, bankHandle), error: null }
    : {
        link: null,
        error: {
          code: result.problem.code,
          message: problemMessage(result.problem),
          field: result.problem.field ?? null,
        },
        account_ref: asked?.account_ref,
      };

/** Links accounts in order, after one read of everything that they share. */
const linkAll = async (
  draft: Draft,
  caller: BankCaller,
  accounts: readonly AccountToLink[],
): Promise<Result<LinkRow>[]> => {
  const { db, realm } = draft;
  const aliases = accounts.map(({ alias }) => alias);
  const [[bank], handles, used] = await db.batch([
    queries.bankById(db, caller.bankId),
    queries.handlesByAliases(db, realm, aliases),
    queries.linksByRefs(
      db,
      realm,
      accounts.map(({ account_ref }) => account_ref),
    ),
  ]);
  if (!bank) throw new Error("the caller's bank is gone");
  const live = await queries.liveLinksOfHandles(
    db,
    realm,
    handles.map((row) => row.handleId),
  );
  const contexts = new Map(
    handles.map((handle) => {
      const links = live.filter((link) => link.handleId === handle.handleId);
      // Claims do not matter here: routing is unchanged until they complete.
      return [handle.alias, applyDue(draft, { handle, links, claim: null })];
    }),
  );
  const usedRefs = new Set(used.map((row) => row.accountRef));
  return accounts.map(({ alias, ...account }) => {
    const able = withCapabilities(bank, account);
    if (!able.ok) return able;
    const context = contexts.get(alias);
    if (!context || !isLinkable(context, caller)) return refuse("NOT_FOUND", { field: "alias" });
    if (usedRefs.has(account.account_ref)) {
      return refuse("ALREADY_EXISTS", { field: "account_ref" });
    }
    const linked = decideLink(draft, bank, context, able.value);
    if (!linked.ok) return linked;
    usedRefs.add(account.account_ref);
    context.links.push(linked.value);
    return linked;
  });
};

/** A name that a bank cannot link to does not exist for that bank, whatever the reason. */
const isLinkable = ({ handle }: HandleContext, { bankId }: BankCaller): boolean =>
  handle.status === "ACTIVE" ||
  (handle.status === "PENDING_VERIFICATION" && handle.sponsorBankId === bankId);

/**
 * The account, if the bank may link one like it. Checked before the name is read: a refusal that
 * depends on the name would reveal names at a low cost.
 */
export const requireAble = async (
  { db }: Draft,
  { bankId }: BankCaller,
  account: Account,
): Promise<Result<{ bank: BankRow; account: AbleAccount }>> => {
  const bank = await queries.bankById(db, bankId).get();
  if (!bank) throw new Error("the caller's bank is gone");
  const able = withCapabilities(bank, account);
  return able.ok ? ok({ bank, account: able.value }) : able;
};

/** The first account of a handle that is created in the same change. */
export const insertAccount = async (
  draft: Draft,
  context: HandleContext,
  { bank, account }: { bank: BankRow; account: AbleAccount },
): Promise<Result<LinkRow>> => {
  const used = await queries.linkByRef(draft.db, draft.realm, account.account_ref).get();
  if (used) return refuse("ALREADY_EXISTS", { field: "account_ref" });
  return decideLink(draft, bank, context, account);
};

const decideLink = (
  draft: Draft,
  bank: BankRow,
  { handle, links }: HandleContext,
  account: AbleAccount,
): Result<LinkRow> => {
  const own = links.filter((link) => link.bankId === bank.bankId);
  if (own.some((link) => link.status === "PENDING_CONFIRMATION")) return refuse("LINK_UNCONFIRMED");
  if (isFrozen(links, bank.bankId)) return refuse("ACCOUNT_SUSPENDED");
  if (own.length >= MAX_LINKS_PER_BANK) return refuse("LINK_LIMIT_REACHED");
  const isLinked = isLinkedAtOnce(handle, links, bank.bankId);
  const bankDefault = own.find((link) => link.isBankDefault);
  const takesOver = isLinked && account.default === true && bankDefault !== undefined;
  if (takesOver) {
    // The next account of a batch is decided with these links.
    const former = draft.updateLink(bankDefault, { isBankDefault: false }, handle.alias);
    links.splice(links.indexOf(bankDefault), 1, former);
  }
  const row = newLink(draft, {
    ...{ bankId: bank.bankId, handleId: handle.handleId, account, isLinked },
    isDefault: becomesDefault(handle, links, bank.bankId),
    isBankDefault: isLinked && (takesOver || !bankDefault),
  });
  draft.insertLink(row, handle.alias);
  draft.note("link.added", row.accountRef, {
    handle: handle.handleId,
    bank: bank.bankId,
    status: row.status,
    default: row.isDefault,
  });
  return ok(row);
};

const withCapabilities = (bank: BankRow, account: Account): Result<AbleAccount> => {
  const capabilities = account.capabilities ?? bank.capabilities;
  if (capabilities.every((word) => bank.capabilities.includes(word))) {
    return ok({ ...account, capabilities });
  }
  const message = "capabilities: the bank is not registered for all of them";
  return refuse("VALIDATION_FAILED", { field: "capabilities", message });
};

/** The differences between new links. */
interface LinkBeginning {
  bankId: string;
  handleId: string;
  account: Pick<AbleAccount, "account_ref" | "currency" | "capabilities">;
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
  capabilities: account.capabilities,
  status: isLinked ? "LINKED" : "PENDING_CONFIRMATION",
  ...{ statusReason: null, underlyingReason: null },
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
