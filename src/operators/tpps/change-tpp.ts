import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { changedAddress, shownOrNull } from "../../kernel/shown-address.ts";
import { type Reply, reply } from "../../platform/edge.ts";
import { tpps } from "../../platform/schema.ts";
import { type AdminCall, commit } from "../administration.ts";
import { findTpp } from "./read-tpps.ts";
import type { changeTppRequest, TppSettings } from "./tpp-schemas.ts";
import { checkTpp } from "./tpp-settings.ts";
import { settingsOf, tppColumns, tppView } from "./tpp-views.ts";

type Change = InferOutput<typeof changeTppRequest>;

/**
 * `PATCH /admin/v1/tpps/{tpp_id}`. It takes one person, in live mode too: what it changes opens no
 * account without the customer's approval (docs/decisions/094).
 */
export const changeTpp = async (
  call: AdminCall<Change, { tpp_id: string }>,
): Promise<Result<Reply>> => {
  const { env, body, path } = call;
  const done = await commit(call, async (db, at) => {
    const row = await findTpp(env, path.tpp_id);
    if (!row) return refuse("NOT_FOUND");
    const { status = row.status, ...change } = body;
    const settings = settingsOf(row);
    // A TPP can be suspended even if its settings would be refused today.
    const isChanged = Object.keys(change).length > 0;
    const checked = isChanged ? checkTpp(env, row.mode, changed(settings, change)) : ok(settings);
    if (!checked.ok) return checked;
    const columns = { ...tppColumns(checked.value), status, updatedAt: at };
    return ok({
      statements: [db.update(tpps).set(columns).where(eq(tpps.tppId, row.tppId))],
      entries: [{ action: "tpp.changed", subject: row.tppId, details: auditDetails(body) }],
      answer: tppView({ ...row, ...columns }),
    });
  });
  return done.ok ? reply(200, done.value) : done;
};

/** The change for the audit log, which shows no query of an address. */
const auditDetails = ({ event_url, ...rest }: Change): Record<string, unknown> => ({
  ...rest,
  ...(event_url === undefined ? {} : { event_url: shownOrNull(event_url) }),
});

/** Of jwks and jwks_uri, the one that is given replaces the other. */
const changed = (present: TppSettings, change: Omit<Change, "status">): TppSettings => ({
  ...present,
  ...(change.jwks ? { jwks_uri: null } : {}),
  ...(change.jwks_uri ? { jwks: null } : {}),
  // JSON has no undefined.
  ...(change as Partial<TppSettings>),
  event_url: changedAddress(present.event_url, change.event_url),
});
