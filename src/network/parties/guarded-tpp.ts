import { eq } from "drizzle-orm";
import type { DataScope } from "../../base/kernel/data-scopes.ts";
import { canonicalJson } from "../../base/kernel/json.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { tpps } from "../../base/platform/schema.ts";
import type { GuardedRecord } from "../../frame/records/administration.ts";
import { standsAsProposed } from "../../frame/records/fields.ts";
import { tellTpp } from "./tell-tpp.ts";

/**
 * The guarded fields of a live TPP. Customers approve its name; these fields tie the name to its
 * owner, and say what it may ask for (docs/decisions/148).
 * @rule A2.1
 */
export interface GuardedTppFields {
  redirect_uris: string[];
  auth_method: Columns["authMethod"];
  /** Each key as JSON, so that staff and the TPP see all of it. */
  jwks: string[] | null;
  jwks_uri: string | null;
  /** Only added ones are proposed; one that is taken away is gone at once. */
  scopes: DataScope[];
}

type Columns = Pick<
  typeof tpps.$inferSelect,
  "redirectUris" | "authMethod" | "jwks" | "jwksUri" | "scopes"
>;

export const guardedTppFields = (row: Columns): GuardedTppFields => ({
  redirect_uris: row.redirectUris,
  auth_method: row.authMethod,
  jwks: row.jwks?.keys.map(canonicalJson) ?? null,
  jwks_uri: row.jwksUri,
  scopes: row.scopes,
});

export const guardedTpp: GuardedRecord = {
  async apply(db, { subjectId: tppId, changes }, at) {
    const row = await db.select().from(tpps).where(eq(tpps.tppId, tppId)).get();
    if (!row) return { voidFor: "RECORD_GONE" };
    if (!standsAsProposed(guardedTppFields(row), changes)) return { voidFor: "RECORD_CHANGED" };
    const to: Partial<GuardedTppFields> = Object.fromEntries(
      changes.map(({ field, to }) => [field, to]),
    );
    const update = db
      .update(tpps)
      .set({
        redirectUris: to.redirect_uris,
        authMethod: to.auth_method,
        jwks: to.jwks && { keys: to.jwks.map((key): object => JSON.parse(key)) },
        jwksUri: to.jwks_uri,
        scopes: to.scopes,
        updatedAt: at,
      })
      .where(eq(tpps.tppId, tppId));
    return { statements: [update] };
  },
  /** The TPP hears of every step, so a change that it did not ask for can be stopped in time. */
  follow: (db, { subjectId, proposalId, status, changes, takesEffectAt, voidReason }, _, at) => [
    tellTpp(db, subjectId, {
      ...{ type: "tpp.changed", subjectId, at },
      data: {
        ...{ proposal_id: proposalId, status, changes },
        takes_effect_at: takesEffectAt === null ? undefined : isoTime(takesEffectAt),
        reason: voidReason ?? undefined,
      },
    }),
  ],
};
