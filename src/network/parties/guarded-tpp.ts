import { eq, sql } from "drizzle-orm";
import { canonicalJson } from "../../base/kernel/json.ts";
import { shownAddress } from "../../base/kernel/shown.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import { type TppRow, tpps } from "../../base/platform/schema.ts";
import type { GuardedRecord } from "../../frame/records/administration.ts";
import {
  fixed,
  guarded,
  guardedOf,
  open,
  type RecordField,
  shownChange,
  standsAsProposed,
  valuesOf,
} from "../../frame/records/fields.ts";
import { keepEvent, type RecordEvent } from "./owners.ts";

/**
 * The fields of a TPP. Customers approve its name; the guarded ones tie the name to its owner, and
 * say what it may ask for (docs/decisions/148). Of `scopes` only added ones are proposed; one that
 * is taken away is gone at once. The profile FAPI_2_0 is in force at once; only leaving it is
 * proposed.
 * @rule A2.1
 */
export const tppFields = {
  tpp_id: fixed,
  mode: fixed,
  name: open,
  status: open,
  dpop: open,
  event_url: { ...open, masked: shownAddress },
  redirect_uris: guarded,
  auth_method: guarded,
  jwks: guarded,
  jwks_uri: guarded,
  scopes: guarded,
  json_pages: guarded,
  security_profile: guarded,
  logo: open,
  legal_name: open,
  registration_number: open,
  regulator: open,
  country: open,
  privacy_url: open,
  support_email: open,
  support_phone: open,
  support_url: open,
  lists: fixed,
  created_at: fixed,
  updated_at: fixed,
} as const satisfies Record<keyof TppRow, RecordField>;

/** Whether the client can prove itself as its profile demands. */
export const isPossibleProfile = ({
  security_profile,
  auth_method,
}: Pick<TppRow, "security_profile" | "auth_method">): boolean =>
  security_profile === "STANDARD" || auth_method === "PRIVATE_KEY_JWT";

/** As a proposal holds them: each key as JSON, so that staff and the TPP see all of it. */
export const guardedTppFields = (row: TppRow) => ({
  ...guardedOf(tppFields, row),
  jwks: row.jwks?.keys.map(canonicalJson) ?? null,
});

const show = shownChange(tppFields);

export const guardedTpp: GuardedRecord = {
  show,
  async apply(db, { subjectId: tppId, changes }, at) {
    const row = await db.select().from(tpps).where(eq(tpps.tpp_id, tppId)).get();
    if (!row) return { voidFor: "RECORD_GONE" };
    if (!standsAsProposed(guardedTppFields(row), changes)) return { voidFor: "RECORD_CHANGED" };
    const { jwks, ...to } = valuesOf<ReturnType<typeof guardedTppFields>>(changes);
    // The profile may have become stricter since the proposal.
    if (!isPossibleProfile({ ...row, ...to })) return { voidFor: "RECORD_CHANGED" };
    const keys = jwks && { keys: jwks.map((key) => JSON.parse(key)) };
    const update = db
      .update(tpps)
      .set({ ...to, jwks: keys, updated_at: at })
      .where(eq(tpps.tpp_id, tppId));
    return { statements: [update] };
  },
  /** The TPP hears of every step, so a change that it did not ask for can be stopped in time. */
  follow: (db, { subjectId, proposalId, status, changes, takesEffectAt, voidReason }, _, at) => [
    tellTpp(db, subjectId, {
      type: "tpp.changed",
      subjectId,
      at,
      data: {
        proposal_id: proposalId,
        status,
        changes: changes.map(show),
        takes_effect_at: takesEffectAt === null ? undefined : isoTime(takesEffectAt),
        reason: voidReason ?? undefined,
      },
    }),
  ],
};

/**
 * The statement that keeps an event about a live TPP itself. It goes to the address that is
 * registered when the statement runs: nobody can move the address before the event is published.
 * So it stands before the statement that changes the TPP.
 * @rule A2.8
 */
export const tellTpp = (
  db: Database,
  tppId: string,
  { data, ...event }: Pick<RecordEvent, "type" | "subjectId" | "data" | "at">,
): Statement =>
  keepEvent(db, {
    ...event,
    owner: { kind: "TPP", id: tppId },
    mode: "live",
    data: { tpp_id: tppId, ...data },
    webhookUrl: sql`(SELECT ${tpps.event_url} FROM ${tpps} WHERE ${tpps.tpp_id} = ${tppId})`,
  });
