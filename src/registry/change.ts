import { ok, type Refusal, type Result } from "../base/kernel/result.ts";
import { now } from "../base/platform/clock.ts";
import { type Database, database } from "../base/platform/database.ts";
import type { Call, Reply } from "../base/platform/edge.ts";
import type { Author } from "../frame/records/administration.ts";
import {
  commitTo,
  createIn,
  type Decision,
  type Reads,
  type RecordCreation,
  type RowsOf,
} from "../frame/records/commit.ts";
import { refuseSwitchedOff } from "./callers.ts";
import { lapse, moveClaim, objectionFrom } from "./claim-machine.ts";
import { Draft, type HandleContext } from "./draft.ts";
import { admin, type RegistryEnv } from "./environment.ts";
import { moveHandle } from "./handle-machine.ts";
import { moveLink } from "./link-machine.ts";
import { leftByClosedBanks } from "./link-rules.ts";
import { type Records, readsOf, type Wanted } from "./records.ts";
import type { ClaimRow, HandleRow, LinkRow, UnlinkReason } from "./schema.ts";

/**
 * Every read and every change of the registry's records. One batch reads all that a request
 * concerns, with the head of the audit chain if it changes something, and one batch writes. Both
 * see the records with everything due applied.
 */
type WantedAnd<More extends Reads> = Wanted & {
  /** What only this decision needs, read in the same batch. */
  reads?: (db: Database) => More;
};

const draftOf = (db: Database, at: number, rows: Records, { realm }: Wanted): Draft => {
  const draft = new Draft(db, at, rows, realm);
  applyDueToDraft(draft);
  return draft;
};

const switchedOff = (draft: Draft, { byBank }: Wanted): Refusal | null => {
  const status = byBank === undefined ? "ACTIVE" : draft.bank(byBank).status;
  return status === "ACTIVE" ? null : refuseSwitchedOff("bank", status);
};

/**
 * Decides on the records and writes the decision, audited (records/commit.ts). The author is a
 * function if only the records tell whose change it is.
 * @rule R7.2
 */
export const commitRecords = <Answer, More extends Reads>(
  env: RegistryEnv,
  author: Author | ((draft: Draft) => Author),
  wanted: WantedAnd<More>,
  decide: (draft: Draft, more: RowsOf<More>) => Result<Answer>,
): Promise<Result<Answer>> =>
  commitTo(admin, env, typeof author === "function" ? null : author, {
    read: (db) => ({ ...(wanted.reads?.(db) as More), ...readsOf(db, wanted) }),
    decide(rows, at, db): Result<Decision<Answer>> {
      const draft = draftOf(db, at, rows, wanted);
      const decided = switchedOff(draft, wanted) ?? decide(draft, rows);
      if (!decided.ok) return decided;
      const decision = draft.decision(decided.value);
      if (typeof author !== "function" || decision.entries.length === 0) return ok(decision);
      return ok({ ...decision, author: author(draft) });
    },
  });

/** Creates a record, once for each idempotency key of a caller (records/commit.ts). */
export const createRecord = <More extends Reads>(
  call: Call<RegistryEnv>,
  author: Author,
  collection: string,
  wanted: WantedAnd<More>,
  decide: (
    draft: Draft,
    more: RowsOf<More>,
  ) => Result<Omit<RecordCreation, "statements" | "entries">>,
): Promise<Result<Reply>> =>
  createIn(admin, call, author, collection, {
    read: (db) => ({ ...(wanted.reads?.(db) as More), ...readsOf(db, wanted) }),
    decide(rows, at, db) {
      const draft = draftOf(db, at, rows, wanted);
      const decided = switchedOff(draft, wanted) ?? decide(draft, rows);
      if (!decided.ok) return decided;
      return ok({ ...draft.decision(null), ...decided.value });
    },
  });

/** What only decisions need: what a read shows does not depend on it. */
const ofDecisions = { claims: [], formerNames: [], linkDigests: [], handleDigests: [] };

/** The records as they are now. The draft is thrown away: a read writes nothing. */
export const read = async (env: RegistryEnv, wanted: Wanted): Promise<Draft> => {
  const db = database(env);
  const reads = Object.entries(readsOf(db, wanted)).filter(([name]) => !(name in ofDecisions));
  const [first, ...others] = reads.map(([, statement]) => statement);
  if (!first) throw new Error("nothing to read");
  const read = await db.batch([first, ...others]);
  const rows = Object.fromEntries(reads.map(([name], place) => [name, read[place]]));
  type Shown = Omit<Records, keyof typeof ofDecisions>;
  return draftOf(db, now(), { ...ofDecisions, ...(rows as Shown) }, wanted);
};

/**
 * Applies what is due to every handle of a draft. Each decision writes it with its own change, and
 * each read of a handle shows it, whenever the sweep runs. Lookups use the same rule on rows of
 * their own (lookups/read-links.ts).
 */
const applyDueToDraft = (draft: Draft): void => {
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
