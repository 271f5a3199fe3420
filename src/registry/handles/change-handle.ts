import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { type AdminInRealm, authorOf, type RealmBankCaller } from "../callers.ts";
import {
  commitRecords,
  endLink,
  passOnFromClosedBanks,
  passSponsorship,
  releaseHandle,
} from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { type HandleTrigger, moveHandle } from "../handle-machine.ts";
import { moveLink } from "../link-machine.ts";
import { liftedBy, reasonOf, refuseImposed, suspendedBy } from "../link-rules.ts";
import { type AliasPath, parseAlias } from "../parameters.ts";
import { QUARANTINE_MS, UNDO_MS, UNVERIFIED_MS } from "../periods.ts";
import type {
  handOverRequest,
  restoreHandleRequest,
  suspendRequest,
  verifyHandleRequest,
} from "../requests.ts";
import type { Deletion, HandleRow, LinkRow } from "../schema.ts";
import { provenSubject, requireSameCustomer } from "../subjects.ts";
import { requireNoOtherHandle, shownHandle } from "./handles.ts";

type BankCall<Body> = Call<RegistryEnv, RealmBankCaller, Body, AliasPath>;
type GovernorCall<Body = unknown> = Call<
  RegistryEnv,
  RealmBankCaller | AdminInRealm,
  Body,
  AliasPath
>;

/** What only some changes need. */
interface Unusual {
  deletionOf?: string;
  subjects?: readonly (string | null)[];
  /** Decides if the name leads to no handle. */
  decideFree?: (draft: Draft, alias: string) => Result<null>;
}

/** Changes the handle of the path, for its sponsor or the registry's operator, and shows it. */
const changeHandle = async (
  call: GovernorCall,
  decide: (draft: Draft, context: HandleContext) => Result<null>,
  { decideFree = () => refuse("NOT_FOUND"), ...unusual }: Unusual = {},
): Promise<Result<Reply>> => {
  const alias = parseAlias(call.path.alias);
  if (!alias || alias.bankHandle !== null) return refuse("NOT_FOUND");
  const { caller, env } = call;
  const byBank = caller.kind === "bank" ? caller.bankId : undefined;
  const wanted = { ...unusual, realm: caller.realm, byBank, aliases: [alias.handle] };
  const done = await commitRecords(
    env,
    authorOf(caller),
    wanted,
    (draft): Result<object | null> => {
      const context = draft.byAlias(alias.handle);
      if (!context) return decideFree(draft, alias.handle);
      const { handleId, sponsorBankId } = context.handle;
      // @rule R1.7
      if (caller.kind === "bank" && caller.bankId !== sponsorBankId) {
        return refuse("FORBIDDEN", { message: "Only the sponsoring bank may do this." });
      }
      const decided = decide(draft, context);
      if (!decided.ok) return decided;
      const after = draft.context(handleId) as HandleContext;
      return ok(shownHandle(draft, caller, after));
    },
  );
  return done.ok ? reply(200, done.value) : done;
};

const moved = (
  draft: Draft,
  handle: HandleRow,
  trigger: HandleTrigger,
  changes: Partial<HandleRow>,
  details: Record<string, unknown> = {},
): Result<null> => {
  const move = moveHandle(handle.status, trigger);
  if (!move) return refuse("INVALID_STATE", { message: `The handle is ${handle.status}.` });
  draft.updateHandle(handle, { status: move.to, ...changes });
  draft.note(move.emits, handle.handleId, details);
  return ok(null);
};

/**
 * `POST /identity/handles/{alias}/verify`: the sponsor's proof, sent later; for a verified handle
 * without a subject, the subject.
 */
export const verifyHandle = (
  call: BankCall<InferOutput<typeof verifyHandleRequest>>,
): Promise<Result<Reply>> => {
  const subject = provenSubject(call.env, call.caller.realm, call.body.customer_proof);
  return changeHandle(
    call,
    (draft, { handle, claim }) => {
      const isVerified = handle.status === "ACTIVE" || handle.status === "SUSPENDED";
      if (isVerified && handle.subject === null && subject !== null) {
        // Any proof could open the claim, so it may be another customer's.
        if (claim) return refuse("CLAIM_OPEN");
        draft.updateHandle(handle, { subject });
        draft.note("handle.subject_added", handle.handleId);
      } else {
        const known = { subject, verifiedAt: draft.at, dueAt: null };
        const verified = moved(draft, handle, "verify", known);
        if (!verified.ok) return verified;
      }
      // Last: whether the customer has another name is told only to a bank that may verify this.
      return requireNoOtherHandle(draft, subject, handle.handleId);
    },
    { subjects: [subject] },
  );
};

/** `POST /identity/handles/{alias}/suspend`: it stops routing at once. */
export const suspendHandle = (
  call: GovernorCall<InferOutput<typeof suspendRequest>>,
): Promise<Result<Reply>> =>
  changeHandle(call, (draft, { handle }) => {
    const { reason } = call.body;
    const suspended = suspendedBy(call.caller.kind, handle, reason);
    if (!suspended.ok) return suspended;
    const { trigger, changes } = suspended.value;
    return moved(draft, handle, trigger, changes, { reason });
  });

/** `POST /identity/handles/{alias}/reinstate`: each party lifts its own suspension. */
export const reinstateHandle = (call: GovernorCall): Promise<Result<Reply>> =>
  changeHandle(call, (draft, { handle }) => {
    const lifted = liftedBy(call.caller.kind, handle);
    if (!lifted.ok) return lifted;
    const { trigger, changes } = lifted.value;
    return moved(draft, handle, trigger, changes, { reason: reasonOf({ ...handle, ...changes }) });
  });

/**
 * `DELETE /identity/handles/{alias}` (R1.6): the name goes into quarantine and the links of all
 * banks end. Repeated, it changes nothing. A bank cannot end a handle or an account that the
 * operator has suspended, because it could then start again without the suspension.
 * @rule R1.7
 */
export const deactivateHandle = async (call: GovernorCall): Promise<Result<Reply>> => {
  const { caller } = call;
  const done = await changeHandle(
    call,
    (draft, context) => {
      const { handle, links, claim } = context;
      if (handle.status === "DEACTIVATED") return repeatDelete(draft, handle, caller.kind);
      if (claim) return refuse("CLAIM_OPEN");
      const isImposed = [handle, ...links].some((row) => row.operatorSuspension !== null);
      if (isImposed && caller.kind === "bank") return refuseImposed();
      if (handle.status === "PENDING_VERIFICATION") return withdraw(draft, context);
      for (const link of links) endLink(draft, link, "handle_ended", "HANDLE_DEACTIVATED");
      const ended = { subject: null, dueAt: draft.at + QUARANTINE_MS };
      const deletion = caller.kind === "bank" ? deletionOf(context) : null;
      return moved(draft, handle, "deactivate", { ...ended, deletion }, { alias: handle.alias });
    },
    {
      decideFree(draft, alias) {
        const by = draft.formerName(alias)?.withdrawnBy ?? null;
        const isRepeat = by !== null && (caller.kind === "admin" || caller.bankId === by);
        return isRepeat ? ok(null) : refuse("NOT_FOUND");
      },
    },
  );
  return done.ok ? reply(204, null) : done;
};

/** What the operator deletes, no bank restores, whichever of them deleted it first. */
const repeatDelete = (
  draft: Draft,
  handle: HandleRow,
  by: GovernorCall["caller"]["kind"],
): Result<null> => {
  if (by === "admin" && handle.deletion !== null) {
    draft.updateHandle(handle, { deletion: null });
    draft.note("handle.undo_ended", handle.handleId);
  }
  return ok(null);
};

/** What an undo needs to know of the handle that its bank deletes. */
const deletionOf = ({ handle, links }: HandleContext): Deletion => ({
  subject: handle.subject,
  links: Object.fromEntries(
    links
      .filter(({ status }) => status !== "PENDING_CONFIRMATION")
      .map(({ accountRef, isDefault, isBankDefault, isPayerDefault, isPayeeDefault }) => [
        accountRef,
        { isDefault, isBankDefault, isPayerDefault, isPayeeDefault },
      ]),
  ),
});

/** The name is free at once, because nobody was ever paid by it. */
const withdraw = (draft: Draft, context: HandleContext): Result<null> => {
  const { handleId, alias, sponsorBankId: withdrawnBy } = context.handle;
  if (alias === null) throw new Error("an unverified handle has no name");
  releaseHandle(draft, context, "deactivate");
  draft.insertFormerName({ alias, handleId, withdrawnBy, endsAt: draft.at + UNVERIFIED_MS });
  return ok(null);
};

/**
 * `POST /identity/handles/{alias}/restore`: the sponsor undoes its own DELETE within a day. The
 * handle, its subject, its links and their defaults are as before, but for links that waited for
 * the customer, those that their bank or the operator has ended since, and what passes on from
 * banks that have closed since.
 */
export const restoreHandle = (
  call: BankCall<InferOutput<typeof restoreHandleRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, body, path } = call;
  const subject = provenSubject(env, caller.realm, body.customer_proof);
  return changeHandle(call, (draft, context) => restore(draft, context, subject), {
    subjects: [subject],
    deletionOf: path.alias.toLowerCase(),
  });
};

const restore = (draft: Draft, { handle }: HandleContext, subject: string | null): Result<null> => {
  const { deletion, dueAt } = handle;
  const move = moveHandle(handle.status, "restore");
  if (!move || !deletion || (dueAt ?? 0) - QUARANTINE_MS + UNDO_MS <= draft.at) {
    return refuse("INVALID_STATE", {
      message: "A bank can restore only a handle that it has deleted within the last 24 hours.",
    });
  }
  const proven = requireSameCustomer(subject, deletion);
  if (!proven.ok) return proven;
  const single = requireNoOtherHandle(draft, subject, handle.handleId);
  if (!single.ok) return single;
  for (const [accountRef, defaults] of Object.entries(deletion.links)) {
    const link = draft.link(accountRef);
    // Its bank or the operator may have ended it since.
    if (link?.unlinkReason === "HANDLE_DEACTIVATED") restoreLink(draft, link, defaults);
  }
  const isSuspended = handle.bankSuspension !== null || handle.operatorSuspension !== null;
  const suspended = isSuspended ? moveHandle(move.to, "suspend") : null;
  draft.updateHandle(handle, {
    status: suspended?.to ?? move.to,
    subject: subject ?? deletion.subject,
    dueAt: null,
    deletion: null,
  });
  draft.note(move.emits, handle.handleId, { alias: handle.alias });
  passOnFromClosedBanks(draft, handle.handleId);
  return ok(null);
};

const restoreLink = (draft: Draft, link: LinkRow, defaults: Deletion["links"][string]): void => {
  const move = moveLink(link.status, "restore");
  if (!move) throw new Error(`a ${link.status} link cannot be restored`);
  const isSuspended = link.bankSuspension !== null || link.operatorSuspension !== null;
  const suspended = isSuspended ? moveLink(move.to, "suspend") : null;
  const status = suspended?.to ?? move.to;
  draft.updateLink(link, { status, unlinkReason: null, ...defaults });
  draft.note(move.emits, link.accountRef, { bank: link.bankId, status });
};

/**
 * `POST /identity/handles/{alias}/handover`: the sponsor gives the sponsorship to another bank of
 * the customer. Routes and defaults stay. Only an account that `name@bank` leads everyone to
 * counts, so the sponsor learns of no account that the customer has hidden (docs/decisions/134).
 * @rule R1.13
 */
export const handOverHandle = (
  call: BankCall<InferOutput<typeof handOverRequest>>,
): Promise<Result<Reply>> =>
  changeHandle(call, (draft, { handle, links, claim }) => {
    if (claim) return refuse("CLAIM_OPEN");
    if (handle.status !== "ACTIVE") {
      return refuse("INVALID_STATE", { message: `The handle is ${handle.status}.` });
    }
    if (links.some((link) => link.operatorSuspension !== null)) return refuseImposed();
    const next = links.find(({ bankId, status, visibility }) => {
      const bank = draft.bank(bankId);
      const isAsked = bank.bank_handle === call.body.bank_handle && bank.status === "ACTIVE";
      return isAsked && status === "LINKED" && visibility === "PUBLIC";
    });
    if (!next) {
      const message = "bank_handle: the customer has no linked and public account at this bank";
      return refuse("NOT_FOUND", { field: "bank_handle", message });
    }
    const from = handle.sponsorBankId;
    if (next.bankId !== from) passSponsorship(draft, handle, next.bankId, { from });
    return ok(null);
  });
