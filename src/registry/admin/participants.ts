import { commit } from "../../admin/commit.ts";
import type { AdminCaller } from "../../admin/guard.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import type { Statement } from "../../platform/database.ts";
import type { Call } from "../../platform/edge.ts";
import { admin } from "../administration.ts";
import { authorOf } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { RegistryDatabase } from "../queries.ts";
import type { ParticipantStatus, Realm } from "../schema.ts";

interface Participant {
  realm: Realm;
  status: ParticipantStatus;
  updatedAt: number;
}

/** How a bank or a gateway is found and written. */
interface Place<Row> {
  kind: "bank" | "gateway";
  id: string;
  find(db: RegistryDatabase): Statement & PromiseLike<Row[]>;
  write(db: RegistryDatabase, changes: Partial<Row>): Statement;
}

/**
 * Changes a bank or a gateway and returns it as it is then. CLOSED is final, and closing again
 * changes nothing.
 */
export const changeParticipant = <Row extends Participant>(
  { env, caller }: Call<RegistryEnv, AdminCaller>,
  { kind, id, find, write }: Place<Row>,
  asked: { status?: ParticipantStatus | undefined },
  columns: { [Name in keyof Row]?: Row[Name] | undefined },
): Promise<Result<Row>> =>
  commit(admin, env, null, {
    read: (db) => ({ found: find(db) }),
    decide({ found }, at, db) {
      const row = (found as Row[])[0];
      if (!row) return refuse("NOT_FOUND");
      if (row.status === "CLOSED") {
        return asked.status === "CLOSED"
          ? ok({ statements: [], entries: [], answer: row })
          : refuse("PARTICIPANT_CLOSED");
      }
      const sent = Object.entries(columns).filter(([, value]) => value !== undefined);
      const changes = { ...Object.fromEntries(sent), updatedAt: at } as Partial<Row>;
      return ok({
        statements: [write(db, changes)],
        entries: [{ action: `${kind}.changed`, subject: id, details: asked }],
        answer: { ...row, ...changes },
        author: authorOf({ ...caller, realm: row.realm }),
      });
    },
  });
