import { eq } from "drizzle-orm";
import type { JWK } from "jose";
import type { InferOutput } from "valibot";
import { ok, type Refusal, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { changedAddress } from "../../../base/kernel/shown.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { newKeyId } from "../../../base/platform/keys.ts";
import { chooseLists } from "../../../base/platform/list-databases.ts";
import { type TppRow, tpps } from "../../../base/platform/schema.ts";
import { checkPublicTarget, checkReturnAddress } from "../../../base/platform/targets.ts";
import { differences, guardedOf, openOf, shownChange } from "../../../frame/records/fields.ts";
import { addKeyTo, type KeySlot } from "../../../frame/records/keys.ts";
import type { Written } from "../../../frame/records/proposals.ts";
import type { FieldChange } from "../../../frame/records/schema.ts";
import {
  guardedTppFields,
  isPossibleProfile,
  tellTpp,
  tppFields,
} from "../../../network/parties/guarded-tpp.ts";
import { isAcceptedMethod, tppTargets } from "../../../network/parties/tpps.ts";
import { readKey } from "../../../products/oauth/client-keys.ts";
import {
  type AdminCall,
  commit,
  create,
  proposeChange,
  replyOrPropose,
} from "../administration.ts";
import { refuseBrand } from "../brand.ts";
import { makeKey } from "../keys.ts";
import { takeLogo } from "../logo.ts";
import { findTpp, tppView } from "./read-tpps.ts";
import type { changeTppRequest, registerTppRequest, TppSettings } from "./tpp-schemas.ts";

const collection = "/admin/v1/tpps";

/** `POST /admin/v1/tpps`: a TPP and its first secrets, which only this answer shows. */
export const registerTpp = async (
  call: AdminCall<InferOutput<typeof registerTppRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { mode, idempotency_key: _, ...given } = body;
  if (mode === "live" && given.json_pages) {
    return refuseField("json_pages", "must be false at first. Propose it as a change of the TPP.");
  }
  const checked = await checkTppSettings(env, mode, given);
  if (!checked.ok) return checked;
  const lists = await chooseLists(env);
  return create(call, collection, async (db, at) => {
    const logo = await takeLogo(db, at, body);
    if (!logo.ok) return logo;
    const tppId = `tpp_${randomBase62()}`;
    const row: TppRow = {
      ...checked.value,
      ...logo.value.column,
      tpp_id: tppId,
      mode,
      status: "ACTIVE",
      lists,
      created_at: at,
      updated_at: at,
    };
    const owner = { kind: "TPP", id: tppId } as const;
    const signing = await addSecret(env, db, at, { owner, mode, kind: "SIGNING" });
    const client =
      row.auth_method === "SECRET"
        ? await addSecret(env, db, at, { owner, mode, kind: "CLIENT_SECRET" })
        : null;
    const view = tppView(row);
    const secrets = { client_secret: client?.key ?? null, signing_secret: signing.key };
    return ok({
      statements: [
        ...logo.value.statements,
        db.insert(tpps).values(row),
        ...signing.statements,
        ...(client?.statements ?? []),
      ],
      entries: [
        { action: "tpp.registered", subject: tppId, details: view },
        ...signing.entries,
        ...(client?.entries ?? []),
      ],
      location: `${collection}/${tppId}`,
      answer: { showOnce: { ...view, ...secrets } },
    });
  });
};

const addSecret = async (env: GatewayEnv, db: Database, at: number, slot: KeySlot) => {
  const keyId = newKeyId();
  const { key, ...stored } = await makeKey(env, keyId, slot);
  const { statements, entries } = await addKeyTo(db, at, slot, { keyId, ...stored });
  return { key, statements, entries };
};

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
    const logo = await takeLogo(db, at, body);
    if (!logo.ok) return logo;
    const { status = row.status, ...asked } = body;
    const change = { ...asked, ...logo.value.column };
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
      statements: [...statements, ...logo.value.statements, ...written.statements],
      entries: [...written.entries, ...entries],
      answer: { row: { ...now, updated_at: at }, proposal },
    });
  });
  return done.ok ? replyOrPropose(tppView(done.value.row), done.value.proposal) : done;
};

/**
 * What of a change takes two people, and the row as it is until then. A scope and the permission
 * for pages of its own are taken away at once, like everything that stops; added ones are proposed.
 * So a stricter profile is in force at once, and only leaving it is proposed.
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
  const json_pages = row.json_pages && wanted.json_pages;
  const security_profile =
    row.security_profile === "FAPI_2_0" ? row.security_profile : wanted.security_profile;
  const limited = { scopes, json_pages, security_profile };
  const now = { ...wanted, ...guardedOf(tppFields, row), ...limited };
  const refused = refuseProfile(now);
  if (refused) return refused;
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
  const details = {
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    before: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
  };
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

/** A TPP's settings, checked as a whole and in their stored form. */
const checkTppSettings = async (
  env: GatewayEnv,
  mode: Mode,
  given: TppSettings,
): Promise<Result<TppSettings>> => {
  const refused =
    refuseMethod(env, mode, given) ??
    refuseProfile(given) ??
    refuseAddresses(env, mode, given) ??
    refuseBrand(env, given);
  if (refused) return refused;
  if (given.jwks === null) return ok(given);
  const jwks = await publicKeys(given.jwks.keys);
  return jwks.ok ? ok({ ...given, jwks: { keys: jwks.value } }) : jwks;
};

const refuseMethod = (
  env: GatewayEnv,
  mode: Mode,
  { auth_method, jwks, jwks_uri }: TppSettings,
): Refusal | null => {
  if (!isAcceptedMethod(env, mode, auth_method)) {
    return refuseField("auth_method", "must not be NONE in live mode at this operator");
  }
  const sources = [jwks, jwks_uri].filter((source) => source !== null).length;
  if (auth_method === "PRIVATE_KEY_JWT") {
    return sources === 1 ? null : refuseField("jwks", "must be given, or else jwks_uri");
  }
  return sources === 0 ? null : refuseField("jwks", "is for the method PRIVATE_KEY_JWT only");
};

/** @rule O2.11 */
const refuseProfile = (given: TppSettings): Refusal | null =>
  isPossibleProfile(given)
    ? null
    : refuseField("security_profile", "must be STANDARD until auth_method is PRIVATE_KEY_JWT");

const refuseAddresses = (
  env: GatewayEnv,
  mode: Mode,
  { redirect_uris, jwks_uri, event_url }: TppSettings,
): Refusal | null => {
  const rules = tppTargets(env, mode);
  const called = Object.entries({ jwks_uri, event_url }).map(([field, uri]) =>
    uri === null ? ok(null) : checkPublicTarget(uri, { ...rules, field }),
  );
  const opened = redirect_uris.map((uri, place) => {
    const field = `redirect_uris.${place}`;
    // The parser keeps the mark of an empty query or fragment only in `href`.
    return /[?#]/.test(uri)
      ? refuseField(field, "must have neither query nor fragment")
      : checkReturnAddress(uri, { ...rules, field });
  });
  return [...called, ...opened].find((checked) => !checked.ok) ?? null;
};

type RegisteredKeys = NonNullable<TppSettings["jwks"]>["keys"];

/** The public members of each key. A key that could never be used is refused, not left out. */
const publicKeys = async (given: readonly object[]): Promise<Result<RegisteredKeys>> => {
  const keys: JWK[] = [];
  for (const [place, value] of given.entries()) {
    const key = await readKey(value);
    if (!key) {
      return refuseField(`jwks.keys.${place}`, "must be a public key for ES256, PS256 or EdDSA");
    }
    if (keys.some(({ kid }) => kid === key.kid)) {
      return refuseField(`jwks.keys.${place}`, "must have a kid of its own");
    }
    keys.push(key);
  }
  return ok(keys as RegisteredKeys);
};
