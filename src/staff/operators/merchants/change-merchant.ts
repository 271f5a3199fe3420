import { and, eq, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { changedAddress } from "../../../base/kernel/shown.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Database, Statement } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../../base/platform/env.ts";
import { chooseLists } from "../../../base/platform/list-databases.ts";
import {
  type MerchantRow,
  merchantSettings,
  merchants,
  type SettingsRow,
} from "../../../base/platform/schema.ts";
import { checkPublicTarget } from "../../../base/platform/targets.ts";
import {
  differences,
  formerOf,
  guardedOf,
  openOf,
  shownValues,
} from "../../../frame/records/fields.ts";
import { keysOf } from "../../../frame/records/keys.ts";
import { keys } from "../../../frame/records/schema.ts";
import { merchantFields, settingsFields } from "../../../network/parties/guarded-merchant.ts";
import { keepEvent } from "../../../network/parties/owners.ts";
import {
  type AdminCall,
  commit,
  create,
  proposeChange,
  replyOrPropose,
} from "../administration.ts";
import { refuseBrand } from "../brand.ts";
import { takeLogo } from "../logo.ts";
import type {
  changeMerchantRequest,
  closeMerchantRequest,
  ModeSettings,
  ModeSettingsChange,
  registerMerchantRequest,
} from "../requests.ts";
import { merchantView } from "../views.ts";
import { findMerchant } from "./read-merchants.ts";

/** `POST /admin/v1/merchants`: a merchant with settings for each mode that it trades in. */
export const registerMerchant = async (
  call: AdminCall<InferOutput<typeof registerMerchantRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { idempotency_key: _, modes, ...fields } = body;
  const merchantId = `mer_${randomBase62()}`;
  const refused = refuseBrand(env, body);
  if (refused) return refused;
  const { test, live } = modes;
  const inTest = test ? checkSettings(env, merchantId, "test", test) : ok(null);
  if (!inTest.ok) return inTest;
  const inLive = live ? checkSettings(env, merchantId, "live", live) : ok(null);
  if (!inLive.ok) return inLive;

  const settings = [inTest.value, inLive.value].filter((row) => row !== null);
  const lists = await chooseLists(env);
  return create(call, "/admin/v1/merchants", async (db, at) => {
    const logo = await takeLogo(db, at, fields);
    if (!logo.ok) return logo;
    const merchant: MerchantRow = {
      ...fields,
      ...logo.value.column,
      merchant_id: merchantId,
      status: "ACTIVE",
      closed_at: null,
      lists,
      created_at: at,
      updated_at: at,
    };
    const view = merchantView(merchant, { test: inTest.value, live: inLive.value });
    return ok({
      statements: [
        ...logo.value.statements,
        db.insert(merchants).values(merchant),
        db.insert(merchantSettings).values(settings),
      ],
      entries: [{ action: "merchant.registered", subject: merchantId, details: view }],
      location: `/admin/v1/merchants/${merchantId}`,
      answer: { show: view },
    });
  });
};

type Change = InferOutput<typeof changeMerchantRequest>;

/**
 * `PATCH /admin/v1/merchants/{merchant_id}`; settings for a new mode open that mode. In live mode
 * the fields that decide whose account is paid are proposed.
 */
export const changeMerchant = async (
  call: AdminCall<Change, { merchant_id: string }>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const merchantId = call.path.merchant_id;
  const refused = refuseBrand(env, body);
  if (refused) return refused;
  const done = await commit(call, async (db, at) => {
    const found = await findMerchant(env, merchantId);
    if (!found) return refuse("NOT_FOUND");
    if (body.status === "ACTIVE" && found.merchant.closed_at !== null) {
      return refuse("INVALID_STATE", { message: "A closed merchant stays closed." });
    }
    const logo = await takeLogo(db, at, body);
    if (!logo.ok) return logo;
    const { guarded, change } = splitLive(found.live, { ...body, ...logo.value.column });
    const subject = { subjectKind: "MERCHANT", subjectId: merchantId } as const;
    const proposed = await proposeChange(call, db, at, subject, guarded);
    if (!proposed.ok || Object.keys(change).length === 0) return proposed;
    const inTest = changeSettings(env, merchantId, "test", found.test, change.modes?.test);
    if (!inTest.ok) return inTest;
    const inLive = changeSettings(env, merchantId, "live", found.live, change.modes?.live);
    if (!inLive.ok) return inLive;
    const update = db
      .update(merchants)
      .set({ ...openOf(merchantFields, change), updated_at: at })
      .where(eq(merchants.merchant_id, merchantId));
    const target = [merchantSettings.merchant_id, merchantSettings.mode];
    const upserts = [inTest.value, inLive.value]
      .filter((row) => row !== null)
      .map((row) =>
        db.insert(merchantSettings).values(row).onConflictDoUpdate({ target, set: row }),
      );
    const { statements, entries, answer } = proposed.value;
    const asked = auditDetails(change);
    const before = formerOf(asked, merchantView(found.merchant, found));
    const details = { ...asked, before };
    return ok({
      statements: [
        ...logo.value.statements,
        update,
        ...upserts,
        ...tellFormerAddresses(db, at, found.live, inLive.value),
        ...statements,
      ],
      entries: [{ action: "merchant.changed", subject: merchantId, details }, ...entries],
      answer,
    });
  });
  if (!done.ok) return done;
  const changed = await findMerchant(env, merchantId);
  return changed
    ? replyOrPropose(merchantView(changed.merchant, changed), done.value)
    : refuse("NOT_FOUND");
};

/**
 * What of a change takes two people, and what is left of it. The first live settings take one:
 * no live money goes to that account yet, and they cannot grant a refund authority.
 * @rule A2.4
 */
const splitLive = (present: SettingsRow | null, body: Change) => {
  const { live, ...otherModes } = body.modes ?? {};
  if (!present || !live) return { guarded: [], change: body };
  const { refund_authority, settlement_iban } = live;
  // Taking a permission away stops something, so it takes one person and no delay.
  const taken = Object.fromEntries(
    permissions
      .filter((field) => live[field] === false && present[field])
      .map((field) => [field, false]),
  );
  const rest = { ...openOf(settingsFields, live), ...taken };
  const isMoved = settlement_iban !== undefined && settlement_iban !== present.settlement_iban;
  const inForce = guardedOf(settingsFields, present);
  const guarded = differences(
    { ...inForce, ...taken },
    {
      ...guardedOf(settingsFields, live),
      refund_authority: refund_authority ?? (isMoved ? false : undefined),
    },
  );
  const modes = { ...otherModes, ...(Object.keys(rest).length > 0 ? { live: rest } : {}) };
  const { modes: _, ...others } = body;
  const change: Change = { ...others, ...(Object.keys(modes).length > 0 ? { modes } : {}) };
  return { guarded, change };
};

/** What a live merchant gets by a proposal alone, after its first settings. */
const permissions = ["refund_authority", "json_pages"] as const;

/** The changed settings, checked again as a whole; null if nothing changes. */
const changeSettings = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  present: SettingsRow | null,
  change: ModeSettingsChange | undefined,
): Result<SettingsRow | null> => {
  if (!change || Object.keys(change).length === 0) return ok(null);
  const settlementIban = change.settlement_iban ?? present?.settlement_iban;
  if (settlementIban === undefined) {
    const field = `modes.${mode}.settlement_iban`;
    const message = `${field}: is required to open this mode`;
    return refuse("VALIDATION_FAILED", { field, message });
  }
  const { settlement_strategy: strategy } = change;
  const isNewAccount = settlementIban !== present?.settlement_iban;
  const next: ModeSettings = {
    settlement_iban: settlementIban,
    webhook_url: changedAddress(present?.webhook_url ?? null, change.webhook_url),
    alert_url: changedAddress(present?.alert_url ?? null, change.alert_url),
    optional_events: change.optional_events ?? present?.optional_events ?? [],
    settlement_strategy: strategy === undefined ? (present?.settlement_strategy ?? null) : strategy,
    // The bank of the former account granted the authority, only for that account.
    refund_authority:
      change.refund_authority ?? (isNewAccount ? false : (present?.refund_authority ?? false)),
    json_pages: change.json_pages ?? present?.json_pages ?? false,
  };
  return checkSettings(env, merchantId, mode, next, present);
};

/**
 * A live merchant's former addresses, for events and for alerts, are told that these go elsewhere
 * from now on. Otherwise someone could first move them and then do what the merchant does not hear
 * of.
 * @rule A2.8
 */
const tellFormerAddresses = (
  db: Database,
  at: number,
  before: SettingsRow | null,
  after: SettingsRow | null,
): Statement[] => {
  if (!before || !after) return [];
  const { merchant_id } = before;
  const owner = { kind: "MERCHANT", id: merchant_id } as const;
  const type = "merchant.endpoint_changed";
  return (["webhook_url", "alert_url"] as const).flatMap((address) => {
    const webhookUrl = before[address];
    if (webhookUrl === null || webhookUrl === after[address]) return [];
    const data = { merchant_id, address };
    return keepEvent(db, {
      owner,
      mode: "live",
      type,
      subjectId: merchant_id,
      data,
      webhookUrl,
      at,
    });
  });
};

/** The changes for the audit log: account numbers masked, and no query of an address. */
const auditDetails = ({ modes, ...rest }: Change): Record<string, unknown> => ({
  ...rest,
  ...(modes ? { modes: { test: maskSettings(modes.test), live: maskSettings(modes.live) } } : {}),
});

const maskSettings = (change: ModeSettingsChange | undefined) =>
  change && shownValues(settingsFields, change);

type Call = AdminCall<InferOutput<typeof closeMerchantRequest>, { merchant_id: string }>;

/**
 * `POST /admin/v1/merchants/{merchant_id}/close`: its API keys end in the same batch, in both
 * modes, and it gets no others. One person can do it, because it only takes away
 * (docs/decisions/162). The signing secrets stay, because events of what is under way are still
 * sent. A repeat changes nothing.
 * @rule A3.4 A3.6
 */
export const closeMerchant = async (call: Call): Promise<Result<Reply>> => {
  const { env, path, body } = call;
  const merchantId = path.merchant_id;
  const done = await commit(call, async (db, at) => {
    const found = await findMerchant(env, merchantId);
    if (!found) return refuse("NOT_FOUND");
    if (found.merchant.closed_at !== null) return ok({ statements: [], entries: [], answer: null });
    const close = db
      .update(merchants)
      .set({ closed_at: at, updated_at: at })
      .where(eq(merchants.merchant_id, merchantId));
    const isValidKey = and(
      keysOf({ kind: "MERCHANT", id: merchantId }),
      eq(keys.kind, "API"),
      ne(keys.status, "RETIRED"),
    );
    const endKeys = db.update(keys).set({ status: "RETIRED", retiredAt: at }).where(isValidKey);
    const details = { note: body.note };
    return ok({
      statements: [close, endKeys],
      entries: [{ action: "merchant.closed", subject: merchantId, details }],
      answer: null,
    });
  });
  if (!done.ok) return done;
  const closed = await findMerchant(env, merchantId);
  return closed ? reply(200, merchantView(closed.merchant, closed)) : refuse("NOT_FOUND");
};

/**
 * A merchant's settings of one mode, checked and in their stored form. The first live settings
 * grant no permission: with a refund authority money leaves the account without its owner's
 * approval, and pages of its own show a customer what it likes.
 * @rule A3.2
 */
const checkSettings = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  given: ModeSettings,
  present: SettingsRow | null = null,
): Result<SettingsRow> => {
  const early = permissions.find((field) => given[field] && !present?.[field]);
  if (mode === "live" && early) {
    const field = `modes.live.${early}`;
    const message = `${field}: must be false at first. Propose it as a change of the merchant.`;
    return refuse("VALIDATION_FAILED", { field, message });
  }
  for (const name of ["webhook_url", "alert_url"] as const) {
    const address = given[name];
    const allowLocal = mode === "test" && isLocal(env);
    const rules = { allowLocal, ownBaseUrl: env.BASE_URL, field: `modes.${mode}.${name}` };
    const target = address === null ? ok(null) : checkPublicTarget(address, rules);
    if (!target.ok) return target;
  }
  return ok({ merchant_id: merchantId, mode, ...given });
};
