import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { changedAddress } from "../../../base/kernel/shown-address.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { type TppRow, tpps } from "../../../base/platform/schema.ts";
import { differences, guardedOf, openOf, shownChange } from "../../../frame/records/fields.ts";
import type { Written } from "../../../frame/records/proposals.ts";
import type { FieldChange } from "../../../frame/records/schema.ts";
import { guardedTppFields, tppFields } from "../../../network/parties/guarded-tpp.ts";
import { tellTpp } from "../../../network/parties/tell-tpp.ts";
import { type AdminCall, commit } from "../administration.ts";
import { proposeChange, replyOrPropose } from "../propose-change.ts";
import { findTpp } from "./read-tpps.ts";
import type { changeTppRequest, TppSettings } from "./tpp-schemas.ts";
import { checkTppSettings } from "./tpp-settings.ts";
import { tppView } from "./tpp-views.ts";

type Change = InferOutput<typeof changeTppRequest>;

/**
 * `PATCH /admin/v1/tpps/{tpp_id}`. In live mode what ties its name to its owner is proposed, and
 * the TPP is told of every change at the address that it had before.
 */
export const changeTpp = async (
  call: AdminCall<Change, { tpp_id: string }>,
): Promise<Result<Reply>> => {
  const { env, body, path } = call;
  const done = await commit(call, async (db, at) => {
    const row = await findTpp(env, path.tpp_id);
    if (!row) return refuse("NOT_FOUND");
    const { status = row.status, ...change } = body;
    const settings: TppSettings = row;
    // A TPP can be suspended even if its settings would be refused today.
    const isChanged = Object.keys(change).length > 0;
    const checked = isChanged
      ? await checkTppSettings(env, row.mode, changed(settings, change))
      : ok(settings);
    if (!checked.ok) return checked;
    const wanted: TppRow = { ...row, ...checked.value, status };
    const split = row.mode === "live" ? splitLive(row, wanted) : ok({ now: wanted, guarded: [] });
    if (!split.ok) return split;
    const { now, guarded } = split.value;
    const subject = { subjectKind: "TPP", subjectId: row.tpp_id } as const;
    const proposed = await proposeChange(call, db, at, subject, guarded);
    if (!proposed.ok) return proposed;
    const { statements, entries, answer: proposal } = proposed.value;
    const changes = differences(fieldsOf(row), fieldsOf(now)).map(shownChange(tppFields));
    if (proposal && changes.length === 0)
      return ok({ statements, entries, answer: { row, proposal } });
    const written = changeNow(db, at, { ...now, updated_at: at }, changes);
    return ok({
      // The proposal is told to the address from before the change.
      statements: [...statements, ...written.statements],
      entries: [...written.entries, ...entries],
      answer: { row: { ...now, updated_at: at }, proposal },
    });
  });
  return done.ok ? replyOrPropose(tppView(done.value.row), done.value.proposal) : done;
};

/**
 * What of a change takes two people, and the row as it is until then. A scope is taken away at
 * once, like everything that stops; an added one is proposed.
 * @rule A2.4
 */
const splitLive = (
  row: TppRow,
  wanted: TppRow,
): Result<{ now: TppRow; guarded: FieldChange[] }> => {
  const scopes = row.scopes.filter((scope) => wanted.scopes.includes(scope));
  if (scopes.length === 0) {
    return refuseField("scopes", "must keep one: added ones wait for an approver");
  }
  const added = wanted.scopes.filter((scope) => !row.scopes.includes(scope));
  const now = { ...wanted, ...guardedOf(tppFields, row), scopes };
  const guarded = differences(
    guardedTppFields(now),
    guardedTppFields({ ...wanted, scopes: [...scopes, ...added] }),
  );
  return ok({ now, guarded });
};

const fieldsOf = (row: TppRow) => ({
  ...openOf(tppFields, row),
  ...guardedTppFields(row),
});

const changeNow = (db: Database, at: number, row: TppRow, changes: FieldChange[]): Written => {
  const { tpp_id, mode, created_at: _, ...columns } = row;
  const data = { status: "IN_FORCE", changes };
  const told =
    mode === "live" && changes.length > 0
      ? [tellTpp(db, tpp_id, { type: "tpp.changed", subjectId: tpp_id, data, at })]
      : [];
  const details = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return {
    statements: [...told, db.update(tpps).set(columns).where(eq(tpps.tpp_id, tpp_id))],
    entries: [{ action: "tpp.changed", subject: tpp_id, details }],
  };
};

/** Of jwks and jwks_uri, the one that is given replaces the other. */
const changed = (present: TppSettings, change: Omit<Change, "status">): TppSettings => ({
  ...present,
  ...(change.jwks ? { jwks_uri: null } : {}),
  ...(change.jwks_uri ? { jwks: null } : {}),
  // JSON has no undefined.
  ...(change as Partial<TppSettings>),
  event_url: changedAddress(present.event_url, change.event_url),
});
