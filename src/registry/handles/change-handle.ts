import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { parseAlias } from "../alias.ts";
import { endLink, releaseHandle } from "../apply-due.ts";
import { type AdminInRealm, authorOf, type BankCaller } from "../callers.ts";
import { commit } from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { type HandleTrigger, moveHandle } from "../handle-machine.ts";
import type { AliasPath } from "../parameters.ts";
import { QUARANTINE_MS, UNVERIFIED_MS } from "../periods.ts";
import type { suspendRequest, verifyHandleRequest } from "../requests.ts";
import type { Deletion, HandleRow } from "../schema.ts";
import { formsOf, provenSubject } from "../subjects.ts";
import { liftedBy, reasonOf, refuseImposed, suspendedBy } from "../suspensions.ts";
import { requireNoOtherHandle } from "./names.ts";
import { shownHandle } from "./read-handle.ts";

type GovernorCall<Body = unknown> = Call<RegistryEnv, BankCaller | AdminInRealm, Body, AliasPath>;

/** What only some changes need. */
interface Unusual {
  deletionOf?: string;
  subjects?: readonly string[];
  /** Decides if the name leads to no handle. */
  decideFree?: (draft: Draft, alias: string) => Result<null>;
}

/** Changes the handle of the path, for its sponsor or the registry's operator, and shows it. */
export const changeHandle = async (
  call: GovernorCall,
  decide: (draft: Draft, context: HandleContext) => Result<null>,
  { decideFree = () => refuse("NOT_FOUND"), ...unusual }: Unusual = {},
): Promise<Result<Reply>> => {
  const alias = parseAlias(call.path.alias);
  if (!alias || alias.bankHandle !== null) return refuse("NOT_FOUND");
  const { caller, env } = call;
  const byBank = caller.kind === "bank" ? caller.bankId : undefined;
  const wanted = { ...unusual, realm: caller.realm, byBank, aliases: [alias.handle] };
  const done = await commit(env, authorOf(caller), wanted, (draft): Result<object | null> => {
    const context = draft.byAlias(alias.handle);
    if (!context) return decideFree(draft, alias.handle);
    const { handleId, sponsorBankId } = context.handle;
    if (caller.kind === "bank" && caller.bankId !== sponsorBankId) {
      return refuse("FORBIDDEN", { message: "Only the sponsoring bank may do this." });
    }
    const decided = decide(draft, context);
    if (!decided.ok) return decided;
    const after = draft.context(handleId) as HandleContext;
    return ok(shownHandle(draft, caller, after));
  });
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
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof verifyHandleRequest>, AliasPath>,
): Promise<Result<Reply>> => {
  const subject = provenSubject(call.env, call.caller.realm, call.body.customer_proof);
  return changeHandle(
    call,
    (draft, { handle, claim }) => {
      const single = requireNoOtherHandle(draft, formsOf(subject), handle.handleId);
      if (!single.ok) return single;
      const isKnown = handle.subject !== null || subject === null;
      if (!isKnown && (handle.status === "ACTIVE" || handle.status === "SUSPENDED")) {
        // Any proof could open the claim, so it may be another customer's.
        if (claim) return refuse("CLAIM_OPEN");
        draft.updateHandle(handle, { subject: subject.hash });
        draft.note("handle.subject_added", handle.handleId);
        return ok(null);
      }
      const known = { subject: subject?.hash ?? null, verifiedAt: draft.at, dueAt: null };
      return moved(draft, handle, "verify", known);
    },
    { subjects: formsOf(subject) },
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
 * `DELETE /identity/handles/{alias}` (§4.6): the name goes into quarantine and the links of all
 * banks end. Repeated, it changes nothing. A bank cannot end a handle or an account that the
 * operator has suspended, because it could then start again without the suspension.
 */
export const deactivateHandle = async (call: GovernorCall): Promise<Result<Reply>> => {
  const { caller } = call;
  const done = await changeHandle(
    call,
    (draft, context) => {
      const { handle, links, claim } = context;
      if (handle.status === "DEACTIVATED") return ok(null);
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
