import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { commit } from "../administration.ts";
import { parseAlias } from "../alias.ts";
import { type AdminInRealm, authorOf, type BankCaller } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { type HandleTrigger, moveHandle } from "../handle-machine.ts";
import type { AliasPath } from "../parameters.ts";
import { QUARANTINE_MS } from "../periods.ts";
import type { reinstateRequest, suspendRequest, verifyHandleRequest } from "../requests.ts";
import type { HandleRow } from "../schema.ts";
import { provenSubject } from "../subjects.ts";
import {
  isOutOfReach,
  refuseImposed,
  type Suspension,
  suspensionBelow,
  suspensionFor,
} from "../suspensions.ts";
import { endLink, type HandleContext, readByAlias, releaseHandle } from "./apply-due.ts";
import { requireNoOtherHandle } from "./names.ts";
import { showHandle } from "./read-handle.ts";

type GovernorCall<Body = unknown> = Call<RegistryEnv, BankCaller | AdminInRealm, Body, AliasPath>;

/** Changes the handle of the path, for its sponsor or the registry's operator. */
const changeHandle = async (
  call: GovernorCall,
  decide: (draft: Draft, context: HandleContext) => Promise<Result<null>> | Result<null>,
): Promise<Result<string>> => {
  const alias = parseAlias(call.path.alias);
  if (!alias || alias.bankHandle !== null) return refuse("NOT_FOUND");
  const { caller, env } = call;
  return commit(env, authorOf(caller), async (db, at) => {
    const draft = new Draft(db, caller.realm, at);
    const context = await readByAlias(draft, alias.handle);
    if (!context) return refuse("NOT_FOUND");
    if (caller.kind === "bank" && caller.bankId !== context.handle.sponsorBankId) {
      return refuse("FORBIDDEN", { message: "Only the sponsoring bank may do this." });
    }
    const decided = await decide(draft, context);
    return decided.ok ? ok(await draft.decision(context.handle.handleId)) : decided;
  });
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

/** `POST /identity/handles/{alias}/verify`: the sponsor's proof, sent later. */
export const verifyHandle = async (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof verifyHandleRequest>, AliasPath>,
): Promise<Result<Reply>> => {
  const subject = provenSubject(call.env, call.caller.realm, call.body.customer_proof);
  const done = await changeHandle(call, async (draft, { handle }) => {
    const single = await requireNoOtherHandle(draft, subject, handle.handleId);
    if (!single.ok) return single;
    return moved(draft, handle, "verify", { subject, verifiedAt: draft.at, dueAt: null });
  });
  return done.ok ? showHandle(call, done.value) : done;
};

/** `POST /identity/handles/{alias}/suspend`: it stops routing at once. */
export const suspendHandle = async (
  call: GovernorCall<InferOutput<typeof suspendRequest>>,
): Promise<Result<Reply>> => {
  const { reason } = call.body;
  if (isOutOfReach(call.caller, reason)) return refuseImposed();
  const done = await changeHandle(call, (draft, { handle }) => {
    const { trigger, suspension } = suspensionFor(suspensionOf(handle), reason);
    return moved(draft, handle, trigger, columnsOf(suspension), { reason });
  });
  return done.ok ? showHandle(call, done.value) : done;
};

/**
 * `POST /identity/handles/{alias}/reinstate`. The operator names the reason to lift a bank's own
 * suspension.
 */
export const reinstateHandle = async (
  call: GovernorCall<InferOutput<typeof reinstateRequest> | undefined>,
): Promise<Result<Reply>> => {
  const done = await changeHandle(call, (draft, { handle }) => {
    const lifted = suspensionBelow(call.caller, suspensionOf(handle), call.body?.reason);
    if (!lifted.ok) return lifted;
    const { trigger, suspension } = lifted.value;
    return moved(draft, handle, trigger, columnsOf(suspension), { reason: suspension.reason });
  });
  return done.ok ? showHandle(call, done.value) : done;
};

/** Null if it is not suspended. */
const suspensionOf = (row: HandleRow): Suspension | null =>
  row.status === "SUSPENDED"
    ? { reason: row.suspensionReason, underlying: row.underlyingReason }
    : null;

const columnsOf = ({ reason, underlying }: Suspension) => ({
  suspensionReason: reason,
  underlyingReason: underlying,
});

/**
 * `DELETE /identity/handles/{alias}` (§4.6): the name goes into quarantine and the links of all
 * banks end. Repeated, it changes nothing. A bank cannot end a handle or an account that the
 * operator has suspended, because it could then start again without the suspension.
 */
export const deactivateHandle = async (call: GovernorCall): Promise<Result<Reply>> => {
  const done = await changeHandle(call, (draft, context) => {
    const { handle, links, claim } = context;
    if (handle.status === "DEACTIVATED") return ok(null);
    if (claim) return refuse("CLAIM_OPEN");
    const reasons = [handle.suspensionReason, ...links.map((link) => link.statusReason)];
    if (reasons.some((reason) => isOutOfReach(call.caller, reason))) return refuseImposed();
    if (handle.status === "PENDING_VERIFICATION") {
      releaseHandle(draft, context, "deactivate");
      return ok(null);
    }
    for (const link of links) {
      endLink(draft, link, "handle_ended", "HANDLE_DEACTIVATED", handle.alias);
    }
    const dueAt = draft.at + QUARANTINE_MS;
    return moved(draft, handle, "deactivate", { subject: null, dueAt }, { alias: handle.alias });
  });
  return done.ok ? reply(204, null) : done;
};
