import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { commit } from "../administration.ts";
import { type AdminInRealm, authorOf, type BankCaller } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import {
  applyDueNow,
  endLink,
  type HandleContext,
  isOverdue,
  readById,
} from "../handles/apply-due.ts";
import { type LinkTrigger, moveLink } from "../link-machine.ts";
import type { LinkPath } from "../parameters.ts";
import { queries } from "../queries.ts";
import type { reinstateRequest, suspendRequest } from "../requests.ts";
import type { LinkRow, SuspensionReason } from "../schema.ts";
import {
  isOutOfReach,
  refuseImposed,
  type Suspension,
  suspensionBelow,
  suspensionFor,
} from "../suspensions.ts";
import { linkView } from "../views.ts";
import { isFrozen } from "./link-rules.ts";

type LinkCall<Body = unknown> = Call<RegistryEnv, BankCaller | AdminInRealm, Body, LinkPath>;

const findOwn = async ({ env, caller, path }: LinkCall): Promise<LinkRow | null> => {
  const link = await queries.linkByRef(database(env), caller.realm, path.account_ref).get();
  return link && (caller.kind === "admin" || link.bankId === caller.bankId) ? link : null;
};

/** `GET …/accounts/{account_ref}`: including links that have ended. */
export const readLink = async (call: LinkCall): Promise<Result<Reply>> => {
  const link = await findOwn(call);
  if (!link) return refuse("NOT_FOUND");
  if (isOverdue(link)) {
    const settled = await applyDueNow(call.env, link.realm, link.handleId);
    return settled.ok ? readLink(call) : settled;
  }
  const db = database(call.env);
  const [[handle], [bank]] = await db.batch([
    queries.handleById(db, link.realm, link.handleId),
    queries.bankById(db, link.bankId),
  ]);
  return reply(200, linkView(link, handle?.alias ?? null, bank?.bankHandle ?? ""));
};

const changeLink = async (
  call: LinkCall,
  decide: (draft: Draft, link: LinkRow, context: HandleContext) => Result<null>,
): Promise<Result<null>> => {
  const { env, caller } = call;
  return commit(env, authorOf(caller), async (db, at) => {
    const draft = new Draft(db, caller.realm, at);
    const stored = await findOwn(call);
    const context = stored && (await readById(draft, stored.handleId));
    if (!stored || !context) return refuse("NOT_FOUND");
    // The link after everything due was applied; an ended link is no longer in the list.
    const link = context.links.find((row) => row.accountRef === stored.accountRef);
    const decided = decide(draft, link ?? { ...stored, status: "UNLINKED" }, context);
    return decided.ok ? ok(await draft.decision(null)) : decided;
  });
};

const moved = (
  draft: Draft,
  link: LinkRow,
  trigger: LinkTrigger,
  suspension: Suspension,
  { context, reason }: { context: HandleContext; reason: SuspensionReason | null },
): Result<null> => {
  const move = moveLink(link.status, trigger);
  if (!move) return refuse("INVALID_STATE", { message: `The link is ${link.status}.` });
  const columns = { statusReason: suspension.reason, underlyingReason: suspension.underlying };
  draft.updateLink(link, { status: move.to, ...columns }, context.handle.alias);
  // The requested reason, which may be below the one in force.
  draft.note(move.emits, link.accountRef, { bank: link.bankId, reason });
  return ok(null);
};

/** `POST …/accounts/{account_ref}/suspend`: routing stops at once; the link keeps its place. */
export const suspendLink = async (
  call: LinkCall<InferOutput<typeof suspendRequest>>,
): Promise<Result<Reply>> => {
  const { reason } = call.body;
  if (isOutOfReach(call.caller, reason)) return refuseImposed();
  const done = await changeLink(call, (draft, link, context) => {
    const { trigger, suspension } = suspensionFor(suspensionOf(link), reason);
    return moved(draft, link, trigger, suspension, { context, reason });
  });
  return done.ok ? readLink(call) : done;
};

/**
 * `POST …/accounts/{account_ref}/reinstate`. The operator names the reason to lift a bank's own
 * suspension.
 */
export const reinstateLink = async (
  call: LinkCall<InferOutput<typeof reinstateRequest> | undefined>,
): Promise<Result<Reply>> => {
  const done = await changeLink(call, (draft, link, context) => {
    const { caller } = call;
    // If the operator has suspended another account of this bank here, none may replace it.
    if (caller.kind === "bank" && isFrozen(context.links, caller.bankId)) return refuseImposed();
    const lifted = suspensionBelow(caller, suspensionOf(link), call.body?.reason);
    if (!lifted.ok) return lifted;
    const { trigger, suspension } = lifted.value;
    return moved(draft, link, trigger, suspension, { context, reason: suspension.reason });
  });
  return done.ok ? readLink(call) : done;
};

/** Null if it is not suspended. */
const suspensionOf = (row: LinkRow): Suspension | null =>
  row.status === "SUSPENDED"
    ? { reason: row.statusReason as SuspensionReason, underlying: row.underlyingReason }
    : null;

/**
 * `DELETE …/accounts/{account_ref}`: permanent. Repeated, it changes nothing. A bank cannot end a
 * link that the operator has suspended, because it could then link the account again without the
 * suspension.
 */
export const unlinkAccount = async (call: LinkCall): Promise<Result<Reply>> => {
  const reason = call.caller.kind === "bank" ? "BANK" : "OPERATOR";
  const done = await changeLink(call, (draft, link, { handle }) => {
    if (link.status === "UNLINKED") return ok(null);
    if (isOutOfReach(call.caller, link.statusReason)) return refuseImposed();
    endLink(draft, link, "unlink", reason, handle.alias);
    return ok(null);
  });
  return done.ok ? reply(204, null) : done;
};
