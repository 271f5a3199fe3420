import { ok } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { commitTo, type DecideChange } from "./commit.ts";
import { guardedRecord, moveProposal, selectDue } from "./proposals.ts";

/**
 * Puts every approved change in force whose time has come, one by one in the order of their times.
 * Readers of the records call it when they find one due (parties/administration.ts), and so does
 * every decision. So a change is in force from its time on, whenever the sweep runs.
 *
 * Throws if the database cannot be written: a value that is no longer in force is not used. A sweep
 * applies `most` in one run.
 */
export const applyDue = async (
  admin: Administration,
  env: AdminEnv,
  most = Number.POSITIVE_INFINITY,
): Promise<void> => {
  for (let done = 0; done < most; done++) {
    if ((await selectDue(database(env), now())).length === 0) return;
    await applyOne(admin, env);
  }
};

const applyOne = async (admin: Administration, env: AdminEnv): Promise<void> => {
  const done = await commitTo(admin, env, null, applyNext(admin));
  if (!done.ok) throw new Error(`a due change was not applied: ${done.problem.code}`);
};

/** A change that cannot be applied any more becomes void, so it never holds up the others. */
const applyNext =
  (admin: Administration): DecideChange<null> =>
  async (db, at) => {
    const [due] = await selectDue(db, at);
    if (!due) return ok({ statements: [], entries: [], answer: null });
    const applied = await guardedRecord(admin, due).apply(db, due, at);
    const moved =
      "voidFor" in applied
        ? moveProposal(admin, db, due, { trigger: "make_void", at, voidReason: applied.voidFor })
        : moveProposal(admin, db, due, { trigger: "take_effect", at });
    if (!moved.ok) return moved;
    const { statements, beside } =
      "voidFor" in applied ? { statements: [], beside: undefined } : applied;
    return ok({
      statements: [...moved.value.statements, ...statements],
      entries: moved.value.entries,
      answer: null,
      author: admin.itself,
      ...(beside ? { beside } : {}),
    });
  };
