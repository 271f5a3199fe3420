import { ok } from "../../kernel/result.ts";
import { now } from "../../platform/clock.ts";
import { commit } from "../administration.ts";
import { moveClaim } from "../claim-machine.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { moveHandle } from "../handle-machine.ts";
import { moveLink } from "../link-machine.ts";
import { queries } from "../queries.ts";
import type { ClaimRow, HandleRow, LinkRow, Realm, UnlinkReason } from "../schema.ts";

/**
 * A handle with everything that belongs to it, at the instant of a decision. What was due by then
 * has been applied and is written by the decision itself, so nothing depends on when the sweep
 * runs.
 */
export interface HandleContext {
  handle: HandleRow;
  /** All links that are not UNLINKED. */
  links: LinkRow[];
  claim: ClaimRow | null;
}

/** The handle of a name, or null if the name leads to none now. */
export const readByAlias = async (draft: Draft, alias: string): Promise<HandleContext | null> => {
  const handle = await queries.handleByAlias(draft.db, draft.realm, alias).get();
  return handle ? settled(draft, handle) : null;
};

/** The same by the handle's id, whatever its name is now. */
export const readById = async (draft: Draft, handleId: string): Promise<HandleContext | null> => {
  const handle = await queries.handleById(draft.db, draft.realm, handleId).get();
  return handle ? settled(draft, handle) : null;
};

const settled = async (draft: Draft, handle: HandleRow): Promise<HandleContext | null> => {
  const [links, [claim]] = await draft.db.batch([
    queries.liveLinks(draft.db, draft.realm, handle.handleId),
    queries.openClaim(draft.db, draft.realm, handle.handleId),
  ]);
  return applyDue(draft, { handle, links, claim: claim ?? null });
};

/** Whether it is due: time has changed it since it was written. */
export const isOverdue = ({ dueAt }: { dueAt: number | null }): boolean =>
  isDue({ at: now() }, dueAt);

/** Writes what is due, for readers. Decisions do this for everything that they read. */
export const applyDueNow = (env: RegistryEnv, realm: Realm, handleId: string) =>
  commit(env, { chain: realm, actor: "registry" }, async (db, at) => {
    const draft = new Draft(db, realm, at);
    await readById(draft, handleId);
    return ok(await draft.decision(null));
  });

/** Applies what is due; null if the name is free now. */
export const applyDue = (draft: Draft, context: HandleContext): HandleContext | null => {
  const claim = context.claim && lapseClaim(draft, context.claim);
  if (isDue(draft, context.handle.dueAt)) {
    const isQuarantined = context.handle.status === "DEACTIVATED";
    releaseHandle(draft, context, isQuarantined ? "quarantine_ends" : "lapse");
    return null;
  }
  const links = context.links.flatMap((link) => {
    if (!isDue(draft, link.dueAt)) return [link];
    endLink(draft, link, "lapse", "LAPSED", context.handle.alias);
    return [];
  });
  return { handle: context.handle, links, claim };
};

const isDue = ({ at }: { at: number }, dueAt: number | null): boolean =>
  dueAt !== null && dueAt <= at;

/** Silence never transfers: an overdue claim is cancelled, whatever its state. */
const lapseClaim = (draft: Draft, claim: ClaimRow): ClaimRow | null => {
  if (!isDue(draft, claim.dueAt)) return claim;
  const move = moveClaim(claim.status, "time_runs_out");
  if (!move) throw new Error(`a ${claim.status} claim is due`);
  draft.updateClaim(claim, {
    status: move.to,
    cancelReason: "TIME_RAN_OUT",
    dueAt: null,
    closedAt: draft.at,
  });
  draft.note(move.emits, claim.claimId);
  return null;
};

/** Frees the name of an unverified handle, or of one whose quarantine has ended. */
export const releaseHandle = (
  draft: Draft,
  { handle, links }: HandleContext,
  trigger: "quarantine_ends" | "lapse" | "deactivate",
): void => {
  const move = moveHandle(handle.status, trigger);
  if (!move) throw new Error(`a ${handle.status} handle is not released by ${trigger}`);
  for (const link of links) {
    endLink(draft, link, "handle_ended", "HANDLE_DEACTIVATED", handle.alias);
  }
  draft.updateHandle(handle, { status: move.to, alias: null, subject: null, dueAt: null });
  draft.note(move.emits, handle.handleId, { alias: handle.alias });
};

/** Unlinks permanently. No other account becomes the default: that is the customer's choice. */
export const endLink = (
  draft: Draft,
  link: LinkRow,
  trigger: "reject" | "lapse" | "unlink" | "handle_ended",
  reason: UnlinkReason,
  alias: string | null,
): void => {
  const move = moveLink(link.status, trigger);
  if (!move) throw new Error(`a ${link.status} link cannot end by ${trigger}`);
  draft.updateLink(
    link,
    {
      status: move.to,
      ...{ statusReason: reason, underlyingReason: null },
      dueAt: null,
      ...{ isDefault: false, isBankDefault: false, isPayerDefault: false, isPayeeDefault: false },
    },
    alias,
  );
  draft.note(move.emits, link.accountRef, { bank: link.bankId, reason });
};
