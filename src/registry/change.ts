import { ok, type Refusal, type Result } from "../base/kernel/result.ts";
import { now } from "../base/platform/clock.ts";
import { type Database, database } from "../base/platform/database.ts";
import type { Call, Reply } from "../base/platform/edge.ts";
import type { Author } from "../frame/records/administration.ts";
import { commitTo, type Decision, type Reads, type RowsOf } from "../frame/records/commit.ts";
import { createIn, type RecordCreation } from "../frame/records/create.ts";
import { applyDueToDraft } from "./apply-due.ts";
import { refuseSwitchedOff } from "./callers.ts";
import { Draft } from "./draft.ts";
import { admin, type RegistryEnv } from "./environment.ts";
import { type Records, readsOf, type Wanted } from "./records.ts";

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

/** Creates a record, once for each idempotency key of a caller (records/create.ts). */
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
