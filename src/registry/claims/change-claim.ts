import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { type AdminCaller, approverOf } from "../../frame/records/guard.ts";
import type { Approver } from "../../frame/records/proposals.ts";
import { type Approvers, approversOf } from "../approvers.ts";
import { authorOf, type RealmBankCaller } from "../callers.ts";
import { commitRecords, createRecord, endLink, passSponsorship } from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { moveHandle } from "../handle-machine.ts";
import { requireNoOtherHandle } from "../handles/handles.ts";
import { isFrozen, mayOpenCustomerSession } from "../link-rules.ts";
import { newLink } from "../links/link-account.ts";
import type { ClaimPath } from "../parameters.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type {
  confirmClaimRequest,
  openClaimRequest,
  optionalReasonRequest,
  reasonRequest,
} from "../requests.ts";
import type { ClaimRow, LinkRow, RealmBankRow, Visibility } from "../schema.ts";
import { provenSubject } from "../subjects.ts";
import {
  type ClaimCommand,
  type ClaimFacts,
  type ClaimParty,
  decideClaim,
  decideOpening,
  refuseUnknown,
} from "./claim-rules.ts";
import { claimView, isParty } from "./read-claims.ts";

/** What the parties do with a claim. The rules are in claim-rules.ts. */
type PartyCall<Body = unknown> = Call<RegistryEnv, RealmBankCaller | AdminCaller, Body, ClaimPath>;
type BankCall<Body = unknown> = Call<RegistryEnv, RealmBankCaller, Body, ClaimPath>;

/** `POST /identity/claims`: a bank asks for a handle. */
export const openClaim = (
  call: Call<RegistryEnv, RealmBankCaller, InferOutput<typeof openClaimRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const { realm, bankId } = caller;
  const { alias, type, account_ref: accountRef, currency } = body;
  const subject = provenSubject(env, realm, body.customer_proof);
  const wanted = {
    realm,
    byBank: bankId,
    aliases: [alias],
    subjects: [subject],
    accountRefs: [accountRef],
  };
  const reads = (db: RegistryDatabase) => ({
    refusals: queries.lastRefusal(db, realm, alias, bankId),
  });
  return createRecord(
    call,
    authorOf(caller),
    "/identity/claims",
    { ...wanted, reads },
    (draft, rows) => {
      const context = draft.byAlias(alias);
      if (!context) return refuseUnknown();
      const { handle } = context;
      const claimable = { ...context, refusedAt: rows.refusals[0]?.refusedAt ?? null };
      const opening = { type, bankId, subject };
      const ends = decideOpening(claimable, opening, draft.at);
      if (!ends.ok) return ends;
      const single = requireNoOtherHandle(draft, subject, handle.handleId);
      if (!single.ok) return single;
      if (draft.link(accountRef)) return refuse("ALREADY_EXISTS", { field: "account_ref" });
      const claim: ClaimRow = {
        claimId: `clm_${randomBase62()}`,
        realm,
        type,
        alias,
        accountRef,
        currency,
        status: "OPEN",
        handleId: handle.handleId,
        claimantBankId: bankId,
        holderBankId: handle.sponsorBankId,
        claimantSubject: subject,
        openedAt: draft.at,
        ...ends.value,
        disputedAt: null,
        disputeReason: null,
        firstApproverKeyId: null,
        secondApproverKeyId: null,
        cancelReason: null,
        refusedAt: null,
        closedAt: null,
        updatedAt: draft.at,
      };
      draft.insertClaim(claim);
      draft.note("claim.opened", claim.claimId, { type, handle: handle.handleId });
      const location = `/identity/claims/${claim.claimId}`;
      return ok({ location, answer: { show: claimView(claim, { first: null, second: null }) } });
    },
  );
};

/** `POST /identity/claims/{claim_id}/acknowledge`: the holder's bank has informed its customer. */
export const acknowledgeClaim = (call: BankCall): Promise<Result<Reply>> =>
  changeClaim(call, () => ({ does: "acknowledge" }));

/** `POST …/confirm`: the holder's customer agrees. */
export const confirmClaim = (
  call: BankCall<InferOutput<typeof confirmClaimRequest>>,
): Promise<Result<Reply>> => {
  const subject = provenSubject(call.env, call.caller.realm, call.body.customer_proof);
  return changeClaim(call, () => ({ does: "confirm", subject }));
};

/** `POST …/dispute`: either bank takes the claim to the registry's operator. */
export const disputeClaim = (
  call: BankCall<InferOutput<typeof reasonRequest>>,
): Promise<Result<Reply>> =>
  changeClaim(call, () => ({ does: "dispute", reason: call.body.reason }));

/** `POST …/complete`: the claimant takes over the handle. */
export const completeClaim = (call: BankCall): Promise<Result<Reply>> =>
  changeClaim(call, () => ({ does: "complete" }));

/** `POST …/cancel`, for the banks and for the operator. */
export const cancelClaim = (
  call: PartyCall<InferOutput<typeof optionalReasonRequest>>,
): Promise<Result<Reply>> =>
  changeClaim(call, () => ({ does: "cancel", reason: call.body.reason ?? null }));

/** `POST /admin/v1/claims/{claim_id}/approve`: one of the two approvals needed. */
export const approveClaim = (
  call: Call<RegistryEnv, AdminCaller, unknown, ClaimPath>,
): Promise<Result<Reply>> => changeClaim(call, (approver) => ({ does: "approve", approver }));

/** Decides a command on the claim's current state, and moves the handle when it completes. */
const changeClaim = async (
  call: PartyCall,
  commandOf: (by: Approver) => ClaimCommand,
): Promise<Result<Reply>> => {
  const { env, caller, path } = call;
  const reads = (db: RegistryDatabase) => ({
    named: queries.claimById(db, path.claim_id),
    staff: queries.adminKey(db, caller.keyId),
    beside: queries.keysBeside(db, caller.keyId),
  });
  const author = (draft: Draft) => authorOf({ ...caller, realm: draft.realm });
  const byBank = caller.kind === "bank" ? caller.bankId : undefined;
  const wanted = { byBank, claimIds: [path.claim_id], reads };
  const done = await commitRecords(env, author, wanted, (draft, rows) => {
    const {
      named: [stored],
      staff,
      beside,
    } = rows;
    const context = stored && draft.context(stored.claim.handleId);
    const claim = context?.claim?.claimId === path.claim_id ? context.claim : null;
    // The holder may have closed: then its handle and the claim have passed to another bank.
    if (!stored || !isParty(caller, claim ?? stored.claim)) return refuse("NOT_FOUND");
    if (!context || !claim) {
      return refuse("INVALID_STATE", { message: "The claim has ended." });
    }
    const [holder, claimant] = [draft.bank(claim.holderBankId), draft.bank(claim.claimantBankId)];
    const by = partyOf(caller, claim);
    const acting = approverOf(caller.keyId, staff[0], [
      caller.keyId,
      ...beside.map(({ keyId }) => keyId),
    ]);
    const command = commandOf(acting);
    const approvers = approversOf(stored);
    const facts = factsOf(context, claim, holder.status === "ACTIVE", approvers);
    const decided = decideClaim(claim, facts, by, command, draft.at);
    if (!decided.ok) return decided;
    const changed = draft.updateClaim(claim, decided.value.changes);
    draft.note(decided.value.audit, claim.claimId, { by });
    // @rule R4.2
    if (command.does === "complete") {
      const moved = transferHandle(draft, context, claim, claimant);
      if (!moved.ok) return moved;
    }
    return ok(claimView(changed, approversAfter(changed, approvers, acting)));
  });
  return done.ok ? reply(200, done.value) : done;
};

const partyOf = (caller: RealmBankCaller | AdminCaller, claim: ClaimRow): ClaimParty => {
  if (caller.kind === "admin") return "operator";
  return claim.holderBankId === caller.bankId ? "holder" : "claimant";
};

/** The approvers after a step: the acting key may have become one. */
const approversAfter = (
  { firstApproverKeyId, secondApproverKeyId }: ClaimRow,
  { first, second }: Approvers,
  acting: Approver,
): Approvers => ({
  first: firstApproverKeyId === acting.keyId ? acting : first,
  second: secondApproverKeyId === acting.keyId ? acting : second,
});

/** The facts that the rules need. */
const factsOf = (
  { handle, links }: HandleContext,
  claim: ClaimRow,
  isHolderActive: boolean,
  approvers: Approvers,
): ClaimFacts => ({
  subject: handle.subject,
  suspensions: handle,
  isClaimantFrozen: isFrozen(links, claim.claimantBankId),
  isAnyFrozen: links.some((link) => link.operatorSuspension !== null),
  isHolderTrusted:
    isHolderActive && mayOpenCustomerSession({ bankId: claim.holderBankId, handle, links }),
  approvers,
});

/** Completes a claim: the only place where a handle changes its bank or its customer. */
const transferHandle = (
  draft: Draft,
  context: HandleContext,
  claim: ClaimRow,
  claimant: RealmBankRow,
): Result<null> => {
  const single = requireNoOtherHandle(draft, claim.claimantSubject, context.handle.handleId);
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
  claimant: RealmBankRow,
): void => {
  const recovered = claim.type === "RECOVERY";
  for (const link of links) {
    // A customer who had to recover the handle has lost the accounts that it led to.
    if (recovered) endLink(draft, link, endingOf(link), "CLAIM");
    else if (isChosen(link)) draft.updateLink(link, notChosen);
  }
  const own = recovered ? [] : links.filter((link) => link.bankId === claimant.bank_id);
  const isBankDefault = !own.some((link) => link.isBankDefault);
  const subject = handle.subject ?? claim.claimantSubject;
  const known = draft.updateHandle(handle, { subject });
  passSponsorship(draft, known, claimant.bank_id, { claim: claim.claimId });
  const { handleId } = handle;
  const link = newLink(draft, { ...beginningOf(claim, claimant), handleId, isBankDefault });
  draft.insertLink({ ...link, visibility: visibilityOf(links) });
};

/**
 * A claim shows nobody what the customer has hidden: one hidden default hides the new one.
 * @rule R2.8
 */
const visibilityOf = (former: readonly LinkRow[]): Visibility =>
  former.some((link) => isChosen(link) && link.visibility === "GATEWAYS") ? "GATEWAYS" : "PUBLIC";

/** The new default is for every context: the former bank could have set its own for some. */
const notChosen = { isDefault: false, isPayerDefault: false, isPayeeDefault: false };
const isChosen = (link: LinkRow): boolean =>
  link.isDefault || link.isPayerDefault || link.isPayeeDefault;

/** Another customer gets the name, with a new handle that inherits nothing of the former one. */
const giveNameAway = (
  draft: Draft,
  { handle, links }: HandleContext,
  claim: ClaimRow,
  claimant: RealmBankRow,
): void => {
  for (const link of links) endLink(draft, link, "handle_ended", "CLAIM");
  const move = moveHandle(handle.status, "name_transferred");
  if (!move) throw new Error(`a ${handle.status} handle cannot be transferred`);
  draft.updateHandle(handle, { status: move.to, alias: null, subject: null });
  draft.note(move.emits, handle.handleId, { claim: claim.claimId });
  const created = draft.insertHandle({
    realm: handle.realm,
    handleId: `hdl_${randomBase62()}`,
    alias: claim.alias,
    status: "ACTIVE",
    bankSuspension: null,
    operatorSuspension: null,
    sponsorBankId: claimant.bank_id,
    subject: claim.claimantSubject,
    createdAt: draft.at,
    verifiedAt: draft.at,
    renamedAt: null,
    dueAt: null,
    deletion: null,
  });
  const { handleId } = created;
  const beginning = { ...beginningOf(claim, claimant), handleId, isBankDefault: true };
  draft.insertLink(newLink(draft, beginning));
  draft.note("handle.created", created.handleId, { alias: created.alias, claim: claim.claimId });
};

/** A link that never counted was not unlinked by anyone. */
const endingOf = (link: LinkRow) =>
  link.status === "PENDING_CONFIRMATION" ? "handle_ended" : "unlink";

/** The account that the name leads to from now on: the claim's account. */
const beginningOf = (claim: ClaimRow, { bank_id: bankId, capabilities }: RealmBankRow) => ({
  bankId,
  account: { account_ref: claim.accountRef, currency: claim.currency, capabilities },
  isLinked: true,
  isDefault: true,
});
