import { ok, type Result } from "../../kernel/result.ts";
import { randomBase62 } from "../../platform/crypto.ts";
import type { Draft } from "../draft.ts";
import { moveHandle } from "../handle-machine.ts";
import { endLink, type HandleContext } from "../handles/apply-due.ts";
import { requireNoOtherHandle } from "../handles/names.ts";
import { newLink } from "../links/link-account.ts";
import type { BankRow, ClaimRow, HandleRow, LinkRow } from "../schema.ts";

/** Completes a claim: the only place where a handle changes its bank or its customer. */
export const transferHandle = async (
  draft: Draft,
  context: HandleContext,
  claim: ClaimRow,
  claimant: BankRow,
): Promise<Result<null>> => {
  const single = await requireNoOtherHandle(draft, claim.claimantSubject, context.handle.handleId);
  if (!single.ok) return single;
  if (claim.type === "OWNERSHIP") giveNameAway(draft, context, claim, claimant);
  else changeSponsor(draft, context, claim, claimant);
  return ok(null);
};

/** The same customer at another bank: the handle stays, with a new sponsor and a new default. */
const changeSponsor = (
  draft: Draft,
  { handle, links }: HandleContext,
  claim: ClaimRow,
  claimant: BankRow,
): void => {
  const recovered = claim.type === "RECOVERY";
  for (const link of links) {
    // A customer who had to recover the handle has lost the accounts that it led to.
    if (recovered) endLink(draft, link, endingOf(link), "CLAIM", handle.alias);
    else if (isChosen(link)) draft.updateLink(link, notChosen, handle.alias);
  }
  const own = recovered ? [] : links.filter((link) => link.bankId === claimant.bankId);
  const isBankDefault = !own.some((link) => link.isBankDefault);
  draft.updateHandle(handle, {
    sponsorBankId: claimant.bankId,
    subject: handle.subject ?? claim.claimantSubject,
  });
  const { handleId } = handle;
  const link = newLink(draft, { ...beginningOf(claim, claimant), handleId, isBankDefault });
  draft.insertLink(link, handle.alias);
  draft.note("handle.sponsored", handle.handleId, { bank: claimant.bankId, claim: claim.claimId });
};

/** The new default is for every context: the former bank could have set its own for some. */
const notChosen = { isDefault: false, isPayerDefault: false, isPayeeDefault: false };
const isChosen = (link: LinkRow): boolean =>
  link.isDefault || link.isPayerDefault || link.isPayeeDefault;

/** Another customer gets the name, with a new handle that inherits nothing of the former one. */
const giveNameAway = (
  draft: Draft,
  { handle, links }: HandleContext,
  claim: ClaimRow,
  claimant: BankRow,
): void => {
  for (const link of links) endLink(draft, link, "handle_ended", "CLAIM", handle.alias);
  const move = moveHandle(handle.status, "name_transferred");
  if (!move) throw new Error(`a ${handle.status} handle cannot be transferred`);
  draft.updateHandle(handle, { status: move.to, alias: null, subject: null });
  draft.note(move.emits, handle.handleId, { claim: claim.claimId });
  const created: HandleRow = {
    realm: handle.realm,
    handleId: `hdl_${randomBase62()}`,
    alias: claim.alias,
    status: "ACTIVE",
    ...{ suspensionReason: null, underlyingReason: null },
    sponsorBankId: claimant.bankId,
    subject: claim.claimantSubject,
    createdAt: draft.at,
    verifiedAt: draft.at,
    renamedAt: null,
    dueAt: null,
  };
  draft.insertHandle(created);
  const { handleId, alias } = created;
  const beginning = { ...beginningOf(claim, claimant), handleId, isBankDefault: true };
  draft.insertLink(newLink(draft, beginning), alias);
  draft.note("handle.created", created.handleId, { alias: created.alias, claim: claim.claimId });
};

/** A link that never counted was not unlinked by anyone. */
const endingOf = (link: LinkRow) =>
  link.status === "PENDING_CONFIRMATION" ? "handle_ended" : "unlink";

/** The account that the name leads to from now on: the claim's account. */
const beginningOf = (claim: ClaimRow, { bankId, capabilities }: BankRow) => ({
  bankId,
  account: { account_ref: claim.accountRef, currency: claim.currency, capabilities },
  isLinked: true,
  isDefault: true,
});
