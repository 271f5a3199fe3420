import { and, eq, lt, ne } from "drizzle-orm";
import * as v from "valibot";
import {
  described,
  idempotencyKey,
  idOf,
  merchantId,
  mode,
  named,
  text,
  time,
} from "../../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { created } from "../../../base/platform/contract.ts";
import { randomBase62, sha256Hex } from "../../../base/platform/crypto.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { listOf, type PageQuery, pageQuery } from "../../../base/platform/lists.ts";
import { portalSessions } from "../../../base/platform/session-schema.ts";
import { createIn, type RecordCreation } from "../../../frame/records/commit.ts";
import { adminKeyHash } from "../../../frame/records/guard.ts";
import { listKeysOf } from "../../../frame/records/keys.ts";
import { keys } from "../../../frame/records/schema.ts";
import {
  type MerchantCaller,
  merchantKey,
  merchantOwner,
} from "../../../network/parties/guards.ts";
import { limitOwnChange } from "../../../network/parties/limits.ts";
import { merchantStanding } from "../../../network/parties/merchants.ts";
import { keepEvent } from "../../../network/parties/owners.ts";
import { type AdminCall, admin, changes, create } from "../administration.ts";
import { key } from "../answers.ts";
import { keyView } from "../views.ts";
import { findMerchant } from "./read-merchants.ts";

/**
 * Links to a merchant's portal (docs/decisions/178). A link opens once, within ten minutes, and
 * only its hash is stored. The merchant's own key makes it in its mode, or staff make it.
 */
const LINK_MS = 10 * 60_000;

export const portalSessionId = idOf("pts", "A link to the merchant's portal, and its session.");

const scope = v.pipe(
  v.picklist(["read", "full"], "must be read or full"),
  described("read: the portal shows everything and changes nothing.", "read"),
);

const linkRequest = v.pipe(
  v.strictObject({ scope, idempotency_key: idempotencyKey }),
  named("CreatePortalSession", "A link to the merchant's portal, in the mode of the key."),
);

const staffLinkRequest = v.pipe(
  v.strictObject({ mode, scope, idempotency_key: idempotencyKey }),
  named("CreatePortalSessionAsStaff", "A link to the merchant's portal."),
);

const portalLink = v.pipe(
  v.strictObject({
    portal_session_id: portalSessionId,
    mode,
    scope,
    url: text(
      "Opens the portal once. Shown here and never again.",
      `https://gateway.example/portal/open/${"0123456789".repeat(4)}abc`,
    ),
    expires_at: v.pipe(
      time,
      described("The link opens nothing from then on.", "2026-11-21T10:25:00.000Z"),
    ),
  }),
  named("PortalSession", "A one-time link to the merchant's portal."),
);

interface AskedLink {
  merchantId: string;
  mode: Mode;
  scope: "full" | "read";
  /** The hash of the key that makes it: the link and its session end with that key. */
  keySha256: string;
}

/** What is written and answered. Links and sessions that have ended are deleted with it. */
const newLink = (
  env: GatewayEnv,
  db: Database,
  at: number,
  asked: AskedLink,
): RecordCreation & { portalSessionId: string } => {
  const id = `pts_${randomBase62()}`;
  const secret = randomBase62();
  const expiresAt = at + LINK_MS;
  const { merchantId: subject, mode, scope } = asked;
  const url = `${env.BASE_URL}/portal/open/${secret}`;
  const row = {
    ...{ ...asked, portalSessionId: id, linkSha256: sha256Hex(secret), tokenSha256: null },
    ...{ createdAt: at, usedAt: at, expiresAt },
  };
  const shown = { portal_session_id: id, mode, scope, url, expires_at: isoTime(expiresAt) };
  return {
    portalSessionId: id,
    statements: [
      db.delete(portalSessions).where(lt(portalSessions.expiresAt, at)),
      db.insert(portalSessions).values(row),
    ],
    // @rule A3.11
    entries: [
      {
        action: "portal.link_made",
        subject,
        details: { portal_session_id: id, mode, scope },
      },
    ],
    location: url,
    answer: { showOnce: shown },
  };
};

type OwnCall<Body = unknown, Query = unknown> = Call<
  GatewayEnv,
  MerchantCaller,
  Body,
  unknown,
  Query
>;

/** `POST /api/v1/portal-sessions` */
const createOwnLink = async (
  call: OwnCall<v.InferOutput<typeof linkRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, body } = call;
  const { merchant_id: merchantId, mode, key_id } = caller;
  // Each link stays in the audit log.
  const allowed = await limitOwnChange(call, merchantId);
  if (!allowed.ok) return allowed;
  const author = { chain: "gateway", actor: merchantId, keyId: key_id } as const;
  const collection = `/portal-sessions ${merchantId} ${mode}`;
  return createIn(admin, call, author, collection, async (db, at) => {
    const own = await db
      .select({ sha256: keys.sha256 })
      .from(keys)
      .where(and(eq(keys.keyId, key_id), ne(keys.status, "RETIRED")))
      .get();
    // The guard may remember a retired key for two seconds.
    if (!own?.sha256) return refuse("UNAUTHENTICATED");
    return ok(newLink(env, db, at, { merchantId, mode, ...body, keySha256: own.sha256 }));
  });
};

type StaffBody = v.InferOutput<typeof staffLinkRequest>;

/** `POST /admin/v1/merchants/{merchant_id}/portal-sessions` */
const createLinkAsStaff = (
  call: AdminCall<StaffBody, { merchant_id: string }>,
): Promise<Result<Reply>> => {
  const { env, caller, body, path } = call;
  const { mode, scope } = body;
  const merchantId = path.merchant_id;
  const collection = `/admin/v1/merchants/${merchantId}/portal-sessions`;
  return create(call, collection, async (db, at) => {
    const found = await findMerchant(env, merchantId);
    if (!found?.[mode]) return refuse("NOT_FOUND");
    if (merchantStanding(found.merchant) !== "ACTIVE") {
      return refuse("INVALID_STATE", { message: "Only an active merchant has a portal." });
    }
    const keySha256 = await adminKeyHash(env, db, caller.keyId);
    if (keySha256 === null) return refuse("UNAUTHENTICATED");
    const link = newLink(env, db, at, { merchantId, mode, scope, keySha256 });
    if (mode === "test") return ok(link);
    // Whoever holds the link acts in the merchant's name, so the merchant hears of it.
    // @rule A3.14
    const told = keepEvent(db, {
      owner: { kind: "MERCHANT", id: merchantId },
      mode,
      type: "merchant.portal_link_made",
      subjectId: merchantId,
      at,
      data: { merchant_id: merchantId, portal_session_id: link.portalSessionId, scope },
    });
    return ok({ ...link, statements: [...link.statements, told] });
  });
};

/** `GET /api/v1/keys`: those of the key's own mode. */
const listOwnKeys = async (call: OwnCall<unknown, PageQuery>): Promise<Result<Reply>> => {
  const { env, caller, query } = call;
  const owner = merchantOwner(caller);
  const page = await listKeysOf(database(env), { ...owner, mode: caller.mode }, query, keyView);
  return page.ok ? reply(200, page.value) : page;
};

/** For merchants. */
export const portalLinkRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "createPortalSession",
    method: "POST",
    paths: ["/portal-sessions"],
    summary: "Make a one-time link to your portal",
    description:
      "Send one of your staff to url within ten minutes. The portal shows what this key can read, " +
      "in its mode. At most ten changes a minute.",
    guard: merchantKey,
    body: linkRequest,
    idempotent: true,
    answers: { 201: created(portalLink) },
    refusals: ["SECRET_ALREADY_SHOWN"],
    step: createOwnLink,
  }),
  route({
    id: "listOwnKeys",
    method: "GET",
    paths: ["/keys"],
    summary: "List your keys in this mode, newest first, including retired keys",
    description: "Without the keys themselves. The operator adds, promotes and retires them.",
    guard: merchantKey,
    query: pageQuery,
    answers: { 200: listOf(key) },
    step: listOwnKeys,
  }),
];

/** For staff. */
export const portalAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "createPortalSessionAsStaff",
    method: "POST",
    paths: ["/admin/v1/merchants/:merchant_id/portal-sessions"],
    summary: "Make a one-time link to a merchant's portal",
    description:
      "It opens once, within ten minutes, and ends with the key that made it. The merchant is told " +
      "of a live one (merchant.portal_link_made).",
    guard: changes,
    path: v.object({ merchant_id: merchantId }),
    body: staffLinkRequest,
    idempotent: true,
    answers: { 201: created(portalLink) },
    refusals: ["INVALID_STATE", "SECRET_ALREADY_SHOWN"],
    step: createLinkAsStaff,
  }),
];
