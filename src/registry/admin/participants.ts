import type { AdminCaller } from "../../admin/guard.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { database, type Statement } from "../../platform/database.ts";
import type { Call } from "../../platform/edge.ts";
import { commit } from "../administration.ts";
import { authorOf } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import type { RegistryDatabase } from "../queries.ts";
import type { ParticipantStatus, Realm } from "../schema.ts";

interface Participant {
  realm: Realm;
  status: ParticipantStatus;
}

/** How a bank or a gateway is found and written. */
interface Place {
  kind: "bank" | "gateway";
  id: string;
  find(db: RegistryDatabase): PromiseLike<Participant | undefined>;
  write(db: RegistryDatabase, at: number): Statement;
}

/** Changes a bank or a gateway. CLOSED is final, and closing again changes nothing. */
export const changeParticipant = async (
  { env, caller }: Call<RegistryEnv, AdminCaller>,
  { kind, id, find, write }: Place,
  change: { status?: ParticipantStatus | undefined },
): Promise<Result<null>> => {
  const known = await find(database(env));
  if (!known) return refuse("NOT_FOUND");
  const { realm } = known;
  return commit(env, authorOf({ ...caller, realm }), async (db, at) => {
    const present = await find(db);
    if (present?.status === "CLOSED") {
      return change.status === "CLOSED"
        ? ok({ statements: [], entries: [], answer: null })
        : refuse("PARTICIPANT_CLOSED");
    }
    const draft = new Draft(db, realm, at);
    draft.write(write(db, at));
    draft.note(`${kind}.changed`, id, change);
    return ok(await draft.decision(null));
  });
};
