import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { type AdminInRealm, authorOf, type RealmBankCaller } from "../callers.ts";
import { commitRecords, endLink, read } from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { maySee } from "../handles/handles.ts";
import { type LinkTrigger, moveLink } from "../link-machine.ts";
import { isFrozen, liftedBy, reasonOf, refuseImposed, suspendedBy } from "../link-rules.ts";
import type { LinkPath } from "../parameters.ts";
import type { changeLinkRequest, suspendRequest } from "../requests.ts";
import type { LinkRow, SuspensionReason } from "../schema.ts";
import { linkView } from "../views.ts";
import { requireCapabilities } from "./link-account.ts";

type LinkCall<Body = unknown> = Call<RegistryEnv, RealmBankCaller | AdminInRealm, Body, LinkPath>;

const wantedBy = ({ caller, path }: LinkCall) => ({
  realm: caller.realm,
  byBank: caller.kind === "bank" ? caller.bankId : undefined,
  accountRefs: [path.account_ref],
});

/** The link of the path, even if it has ended. Banks find only their own. @rule R6.1 */
const findOwn = ({ caller, path }: LinkCall, draft: Draft): LinkRow | null => {
  const link = draft.link(path.account_ref);
  return link && (caller.kind === "admin" || link.bankId === caller.bankId) ? link : null;
};

/** An ended link tells its bank no name that the customer has chosen since. */
const shownLink = (draft: Draft, { caller }: LinkCall, link: LinkRow) => {
  const context = draft.context(link.handleId);
  const isNamed = context && (link.status !== "UNLINKED" || maySee(caller, context));
  const alias = isNamed ? context.handle.alias : null;
  return linkView(link, alias, draft.bank(link.bankId).bank_handle);
};

/** `GET …/accounts/{account_ref}`: including links that have ended. */
export const readLink = async (call: LinkCall): Promise<Result<Reply>> => {
  const draft = await read(call.env, wantedBy(call));
  const link = findOwn(call, draft);
  return link ? reply(200, shownLink(draft, call, link)) : refuse("NOT_FOUND");
};

const changeLink = async (
  call: LinkCall,
  decide: (draft: Draft, link: LinkRow, context: HandleContext) => Result<null>,
): Promise<Result<Reply>> => {
  const { env, caller, path } = call;
  const done = await commitRecords(env, authorOf(caller), wantedBy(call), (draft) => {
    const link = findOwn(call, draft);
    const context = link && draft.context(link.handleId);
    if (!context) return refuse("NOT_FOUND");
    const decided = decide(draft, link, context);
    return decided.ok
      ? ok(shownLink(draft, call, draft.link(path.account_ref) as LinkRow))
      : decided;
  });
  return done.ok ? reply(200, done.value) : done;
};

const moved = (
  draft: Draft,
  link: LinkRow,
  { trigger, changes }: { trigger: LinkTrigger; changes: Partial<LinkRow> },
  reason: SuspensionReason | null,
): Result<null> => {
  const move = moveLink(link.status, trigger);
  if (!move) return refuse("INVALID_STATE", { message: `The link is ${link.status}.` });
  draft.updateLink(link, { status: move.to, ...changes });
  draft.note(move.emits, link.accountRef, { bank: link.bankId, reason });
  return ok(null);
};

/** `POST …/accounts/{account_ref}/suspend`: routing stops at once; the link keeps its place. */
export const suspendLink = (
  call: LinkCall<InferOutput<typeof suspendRequest>>,
): Promise<Result<Reply>> =>
  changeLink(call, (draft, link) => {
    const { reason } = call.body;
    const suspended = suspendedBy(call.caller.kind, link, reason);
    return suspended.ok ? moved(draft, link, suspended.value, reason) : suspended;
  });

/** `POST …/accounts/{account_ref}/reinstate`: each party lifts its own suspension. */
export const reinstateLink = (call: LinkCall): Promise<Result<Reply>> =>
  changeLink(call, (draft, link, { links }) => {
    const { caller } = call;
    // If the operator has suspended another account of this bank here, none may replace it.
    if (caller.kind === "bank" && isFrozen(links, caller.bankId)) return refuseImposed();
    const lifted = liftedBy(caller.kind, link);
    if (!lifted.ok) return lifted;
    return moved(draft, link, lifted.value, reasonOf({ ...link, ...lifted.value.changes }));
  });

/**
 * `PATCH …/accounts/{account_ref}`: what the account can do. Defaults and visibility stay.
 * @rule R2.9
 */
export const changeAccount = (
  call: LinkCall<InferOutput<typeof changeLinkRequest>>,
): Promise<Result<Reply>> =>
  changeLink(call, (draft, link) => {
    if (link.status === "UNLINKED") {
      return refuse("INVALID_STATE", { message: "The link is UNLINKED." });
    }
    const { body } = call;
    const able = requireCapabilities(draft.bank(link.bankId), body.capabilities ?? []);
    if (!able.ok) return able;
    const changed = {
      currency: body.currency === undefined ? link.currency : body.currency,
      accountType: body.account_type === undefined ? link.accountType : body.account_type,
      maskedIban: body.masked_iban === undefined ? link.maskedIban : body.masked_iban,
      capabilities: body.capabilities ?? link.capabilities,
    };
    const { currency, accountType, maskedIban, capabilities } = link;
    const former = { currency, accountType, maskedIban, capabilities };
    if (JSON.stringify(changed) === JSON.stringify(former)) return ok(null);
    draft.updateLink(link, changed);
    // The number stays out of the audit log, which keeps its entries for ever.
    const { maskedIban: _number, ...noted } = changed;
    draft.note("link.changed", link.accountRef, { bank: link.bankId, ...noted });
    return ok(null);
  });

/**
 * `DELETE …/accounts/{account_ref}`: permanent. Repeated, it changes nothing. A bank cannot end a
 * link that the operator has suspended, because it could then link the account again without the
 * suspension.
 */
export const unlinkAccount = async (call: LinkCall): Promise<Result<Reply>> => {
  const reason = call.caller.kind === "bank" ? "BANK" : "OPERATOR";
  const done = await changeLink(call, (draft, link) => {
    if (link.status === "UNLINKED") return endForGood(draft, link, reason);
    if (reason === "BANK" && link.operatorSuspension !== null) return refuseImposed();
    endLink(draft, link, "unlink", reason);
    return ok(null);
  });
  return done.ok ? reply(204, null) : done;
};

/** A link that ended with its handle would come back if the handle's bank undid its DELETE. */
const endForGood = (draft: Draft, link: LinkRow, reason: "BANK" | "OPERATOR"): Result<null> => {
  if (link.unlinkReason !== "HANDLE_DEACTIVATED") return ok(null);
  draft.updateLink(link, { unlinkReason: reason });
  draft.note("link.undo_ended", link.accountRef, { bank: link.bankId, reason });
  return ok(null);
};
