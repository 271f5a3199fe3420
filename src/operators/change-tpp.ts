import { desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf } from "../platform/newest-first.ts";
import { tpps } from "../platform/schema.ts";
import { type AdminCall, commit, type ListCall } from "./administration.ts";
import type { changeTppRequest, TppSettings } from "./tpp-schemas.ts";
import { checkTpp } from "./tpp-settings.ts";
import { settingsOf, type TppRow, tppColumns, tppView } from "./tpp-views.ts";

interface TppPath {
  tpp_id: string;
}

type Change = InferOutput<typeof changeTppRequest>;

const findTpp = (env: GatewayEnv, tppId: string): Promise<TppRow | undefined> =>
  database(env).select().from(tpps).where(eq(tpps.tppId, tppId)).get();

/** `GET /admin/v1/tpps/{tpp_id}` */
export const readOneTpp = async (call: AdminCall<unknown, TppPath>): Promise<Result<Reply>> => {
  const row = await findTpp(call.env, call.path.tpp_id);
  return row ? reply(200, tppView(row)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/tpps`, newest first. */
export const listTpps = async (call: ListCall): Promise<Result<Reply>> => {
  const { limit, cursor } = call.query;
  const beyond = beyondCursor(cursor, { createdAt: tpps.createdAt, id: tpps.tppId });
  if (!beyond.ok) return beyond;
  const rows = await database(call.env)
    .select()
    .from(tpps)
    .where(beyond.value)
    .orderBy(desc(tpps.createdAt), desc(tpps.tppId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.tppId));
  return reply(200, { ...page, data: page.data.map(tppView) });
};

/**
 * `PATCH /admin/v1/tpps/{tpp_id}`. It takes one person, in live mode too: what it changes opens no
 * account without the customer's approval (docs/decisions/094).
 */
export const changeTpp = async (call: AdminCall<Change, TppPath>): Promise<Result<Reply>> => {
  const { env, body, path } = call;
  const done = await commit(call, async (db, at) => {
    const row = await findTpp(env, path.tpp_id);
    if (!row) return refuse("NOT_FOUND");
    const { status = row.status, ...change } = body;
    const checked = checkTpp(env, row.mode, changed(settingsOf(row), change));
    if (!checked.ok) return checked;
    const columns = { ...tppColumns(checked.value), status, updatedAt: at };
    return ok({
      statements: [db.update(tpps).set(columns).where(eq(tpps.tppId, row.tppId))],
      entries: [{ action: "tpp.changed", subject: row.tppId, details: { ...body } }],
      answer: tppView({ ...row, ...columns }),
    });
  });
  return done.ok ? reply(200, done.value) : done;
};

/** Of jwks and jwks_uri, the one that is given replaces the other. */
const changed = (present: TppSettings, change: Omit<Change, "status">): TppSettings => ({
  ...present,
  ...(change.jwks ? { jwks_uri: null } : {}),
  ...(change.jwks_uri ? { jwks: null } : {}),
  // JSON has no undefined.
  ...(change as Partial<TppSettings>),
});
