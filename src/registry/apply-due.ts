import { lapse, moveClaim, objectionFrom } from "./claim-machine.ts";
import type { Draft, HandleContext } from "./draft.ts";
import { moveHandle } from "./handle-machine.ts";
import { moveLink } from "./link-machine.ts";
import { leftByClosedBanks } from "./link-rules.ts";
import type { ClaimRow, HandleRow, LinkRow, UnlinkReason } from "./schema.ts";

/**
 * Applies what is due to every handle of a draft. Each decision writes it with its own change, and
 * each read of a handle shows it, whenever the sweep runs. Lookups use the same rule on rows of
 * their own (lookups/read-links.ts).
 */
export const applyDueToDraft = (draft: Draft): void => {
  for (const handleId of draft.handleIds) {
    const context = draft.context(handleId);
    if (context) applyDueTo(draft, context);
  }
};

const applyDueTo = (draft: Draft, context: HandleContext): void => {
  if (context.claim) lapseClaim(draft, context.claim);
  if (isDue(draft, context.handle.dueAt)) {
    const isQuarantined = context.handle.status === "DEACTIVATED";
    releaseHandle(draft, context, isQuarantined ? "quarantine_ends" : "lapse");
    return;
  }
  for (const link of context.links) {
    if (isDue(draft, link.dueAt)) endLink(draft, link, "lapse", "LAPSED");
  }
  passOnFromClosedBanks(draft, context.handle.handleId);
};

const isDue = ({ at }: { at: number }, dueAt: number | null): boolean =>
  dueAt !== null && dueAt <= at;

const lapseClaim = (draft: Draft, claim: ClaimRow): void => {
  const lapsed = lapse(claim, draft.at);
  if (!lapsed) return;
  draft.updateClaim(claim, lapsed.changes);
  draft.note(lapsed.audit, claim.claimId);
};

/**
 * What a closed bank leaves behind: its links end, its claims too, and the handles that it sponsors
 * pass to a bank that knows the customer. Without such a bank a handle stays where it is, without a
 * route, and a claim on it needs the registry's operator.
 */
export const passOnFromClosedBanks = (draft: Draft, handleId: string): void => {
  const statusOf = (bankId: string) => draft.bank(bankId).status;
  const { handle, links, claim } = draft.context(handleId) as HandleContext;
  const { ending, sponsor, passed } = leftByClosedBanks(handle.sponsorBankId, links, statusOf);
  for (const link of ending) endLink(draft, link, "unlink", "BANK_CLOSED");
  if (sponsor !== null) passSponsorship(draft, handle, sponsor, { from: handle.sponsorBankId });
  if (claim && statusOf(claim.claimantBankId) === "CLOSED")
    cancelClaim(draft, claim, "CLAIMANT_CLOSED");
  else if (claim && sponsor === claim.claimantBankId) cancelClaim(draft, claim, "HOLDER_CLOSED");
  else if (claim && sponsor !== null) passClaim(draft, claim, sponsor);
  if (!passed) return;
  const { from, to, visibility } = passed;
  draft.updateLink(to, { isDefault: true, visibility });
  draft.note("link.default_passed", to.accountRef, { from: from.accountRef });
};

/** The new holder gets the time to object to a recovery: it did not know of the claim before. */
const passClaim = (draft: Draft, claim: ClaimRow, holderBankId: string): void => {
  const periods = claim.type === "RECOVERY" ? objectionFrom(claim, draft.at) : {};
  draft.updateClaim(claim, { holderBankId, ...periods });
};

const cancelClaim = (draft: Draft, claim: ClaimRow, cancelReason: string): void => {
  const move = moveClaim(claim.status, "cancel");
  if (!move) throw new Error(`a ${claim.status} claim is open`);
  draft.updateClaim(claim, { status: move.to, cancelReason, dueAt: null, closedAt: draft.at });
  draft.note(move.emits, claim.claimId, { reason: cancelReason });
};

/** Frees the name of an unverified handle, or of one whose quarantine has ended. */
export const releaseHandle = (
  draft: Draft,
  { handle, links }: HandleContext,
  trigger: "quarantine_ends" | "lapse" | "deactivate",
): void => {
  const move = moveHandle(handle.status, trigger);
  if (!move) throw new Error(`a ${handle.status} handle is not released by ${trigger}`);
  for (const link of links) endLink(draft, link, "handle_ended", "HANDLE_DEACTIVATED");
  draft.updateHandle(handle, {
    status: move.to,
    alias: null,
    subject: null,
    dueAt: null,
    deletion: null,
  });
  draft.note(move.emits, handle.handleId, { alias: handle.alias });
};

/**
 * Gives the handle to another sponsor. The former one's own suspension ends; the customer's lock
 * and the operator's suspension stay.
 */
export const passSponsorship = (
  draft: Draft,
  handle: HandleRow,
  sponsorBankId: string,
  details: Record<string, unknown> = {},
): void => {
  const trigger = handle.operatorSuspension === null ? "reinstate" : "lift";
  const lifted = handle.bankSuspension === "BANK" ? moveHandle(handle.status, trigger) : null;
  const changes = lifted ? { status: lifted.to, bankSuspension: null } : {};
  draft.updateHandle(handle, { sponsorBankId, ...changes });
  draft.note("handle.sponsored", handle.handleId, { bank: sponsorBankId, ...details });
  if (lifted) draft.note(lifted.emits, handle.handleId, { reason: handle.operatorSuspension });
};

/** Unlinks permanently. No other account becomes the default: that is the customer's choice. */
export const endLink = (
  draft: Draft,
  link: LinkRow,
  trigger: "reject" | "lapse" | "unlink" | "handle_ended",
  reason: UnlinkReason,
): void => {
  const move = moveLink(link.status, trigger);
  if (!move) throw new Error(`a ${link.status} link cannot end by ${trigger}`);
  draft.updateLink(link, {
    status: move.to,
    unlinkReason: reason,
    dueAt: null,
    isDefault: false,
    isBankDefault: false,
    isPayerDefault: false,
    isPayeeDefault: false,
  });
  draft.note(move.emits, link.accountRef, { bank: link.bankId, reason });
};
