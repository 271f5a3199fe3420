import * as v from "valibot";
import { keyId } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull, now } from "../../base/platform/clock.ts";
import { created, json } from "../../base/platform/contract.ts";
import { constantTimeEqual } from "../../base/platform/crypto.ts";
import { type Database, database } from "../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import { keyHash, newKey, newKeyId } from "../../base/platform/keys.ts";
import { listOf, newestPage, type PageQuery, pageQuery } from "../../base/platform/lists.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import * as answers from "./answers.ts";
import { applyDue } from "./apply-due.ts";
import { commitTo, createIn, type DecideChange } from "./commit.ts";
import {
  type AdminCaller,
  adminKey,
  countApprovers,
  countApproversInForce,
  findAdminKey,
} from "./guard.ts";
import { fingerprintOf, refuseTakenKey, refuseWithoutHash } from "./keys.ts";
import { findPerson, holderOf, namesOf } from "./people.ts";
import { changeDelayMs, decideProposal } from "./proposal-routes.ts";
import { findOpenProposal, propose, type Written } from "./proposals.ts";
import { addAdminKeyRequest } from "./requests.ts";
import { retireKeys } from "./retire-keys.ts";
import type { AdminRole } from "./roles.ts";
import { adminKeys, type FieldChange } from "./schema.ts";

/**
 * Keys of the operator's staff and programs. Owners add and retire them; to rotate, add a new key
 * next to the old one. A key that can change or approve anything is a proposal, so an owner cannot
 * become a second person. Only the first approver's key and keys of support are in force at once.
 */
type AdminCall<Body = unknown> = Call<AdminEnv, AdminCaller, Body>;
type KeyCall = Call<AdminEnv, AdminCaller, unknown, { key_id: string }>;
type AdminKeyRow = typeof adminKeys.$inferSelect;

const collection = "/admin/v1/admin-keys";

const adminKeyView = (names: ReadonlyMap<string, string>) => (row: AdminKeyRow) => ({
  key_id: row.keyId,
  kind: row.kind,
  name: row.name,
  ...holderOf(names, row),
  role: row.role,
  status: isAhead(row) ? ("APPROVED" as const) : row.status,
  added_by: row.addedBy,
  approved_by: row.approvedBy,
  created_at: isoTime(row.createdAt),
  active_since: isoTimeOrNull(row.activeSince),
  retired_at: isoTimeOrNull(row.retiredAt),
});

/** Keys as staff see them, with whom they belong to. */
export const showKeys = async (db: Database, rows: readonly AdminKeyRow[]) => {
  const names = await namesOf(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  return rows.map(adminKeyView(names));
};

const isAhead = ({ status, activeSince }: AdminKeyRow): boolean =>
  status === "ACTIVE" && activeSince !== null && activeSince > now();

/** `POST /admin/v1/admin-keys` */
const addAdminKey = (
  admin: Administration,
  call: AdminCall<v.InferOutput<typeof addAdminKeyRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const { name, role, sha256: held, person_id = null } = body;
  // The second person's key is shown to nobody else (docs/decisions/146).
  if (role === "approver" && held === undefined) return Promise.resolve(refuseWithoutHash());
  return createIn(admin, call, admin.staff(caller.keyId), collection, async (db, at) => {
    const isBreakGlass = role === "approver" && isBreakGlassKey(env, held);
    const isProposed = !isBreakGlass && (await needsApproval(db, role));
    const taken = held === undefined ? null : await refuseTakenKey(env, db, held);
    if (taken) return taken;
    const person = person_id === null ? null : await findPerson(db, person_id);
    if (person_id !== null && (!person || person.leftAt !== null)) return refuseNobody();
    const key = held === undefined ? newKey(env, "ak") : null;
    const sha256 = held ?? keyHash(key ?? "");
    const row: AdminKeyRow = {
      keyId: newKeyId(),
      name,
      role,
      sha256,
      byHolder: key === null,
      status: isProposed ? "PROPOSED" : "ACTIVE",
      addedBy: caller.keyId,
      approvedBy: null,
      createdAt: at,
      activeSince: isProposed ? null : at + (await delayOf(isBreakGlass, env, db, at)),
      retiredAt: null,
      personId: person?.personId ?? null,
      kind: "KEY",
    };
    const changes: FieldChange[] = [
      { field: "name", from: null, to: name },
      { field: "role", from: null, to: role },
      ...(person
        ? [{ field: "person", from: null, to: `${person.name}, ${person.personId}` }]
        : []),
      ...(key === null ? [{ field: "key_sha256", from: null, to: sha256 }] : []),
    ];
    const subject = { subjectKind: "ADMIN_KEY", subjectId: row.keyId } as const;
    const details = {
      name,
      role,
      ...(person ? { person: person.name } : {}),
      ...(key === null ? { key_sha256: fingerprintOf(sha256) } : {}),
    };
    const added: Result<Written> = isProposed
      ? await propose(admin, db, at, { ...subject, changes, proposedBy: caller.keyId })
      : ok({
          statements: [],
          entries: [
            {
              action: isBreakGlass ? "admin_key.added_by_break_glass" : "admin_key.added",
              subject: row.keyId,
              details,
            },
          ],
        });
    if (!added.ok) return added;
    const [view] = await showKeys(db, [row]);
    return ok({
      statements: [db.insert(adminKeys).values(row), ...added.value.statements],
      entries: added.value.entries,
      location: `${collection}/${row.keyId}`,
      answer: key === null ? { show: { ...view, key } } : { showOnce: { ...view, key } },
    });
  });
};

/**
 * A key that nobody approves takes the delay too, so that whoever holds the approver's key that is
 * said to be lost can have it retired. Without an approver in force there is nobody to wait for.
 * @rule A1.6
 */
const delayOf = async (
  isBreakGlass: boolean,
  env: AdminEnv,
  db: Database,
  at: number,
): Promise<number> =>
  isBreakGlass && (await countApproversInForce(db, at)) > 0 ? changeDelayMs(env) : 0;

/**
 * Whether this is the one key that the worker secret names, for when the only approver's key is
 * lost. Its hash is taken from then on, so it counts once.
 */
const isBreakGlassKey = (
  { BREAK_GLASS_SHA256: named = "" }: AdminEnv,
  sha256: string | undefined,
): boolean => sha256 !== undefined && constantTimeEqual(sha256, named.trim().toLowerCase());

/** Whether a new key or passkey of the role takes an approver. @rule A1.3 */
export const needsApproval = async (db: Database, role: AdminRole): Promise<boolean> =>
  role === "approver" ? (await countApprovers(db)) > 0 : role !== "support";

/** Nobody of the staff has this person_id. */
export const refuseNobody = () =>
  refuse("VALIDATION_FAILED", {
    field: "person_id",
    message: "person_id: must be the id of one of the staff",
  });

/** `GET /admin/v1/admin-keys/{key_id}` */
const readAdminKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const db = database(call.env);
  const row = await findAdminKey(db, call.path.key_id);
  if (!row) return refuse("NOT_FOUND");
  const [view] = await showKeys(db, [row]);
  return reply(200, view ?? null);
};

/** `GET /admin/v1/admin-keys`, newest first. */
const listAdminKeys = async (
  call: Call<AdminEnv, AdminCaller, unknown, unknown, PageQuery>,
): Promise<Result<Reply>> => {
  const by = ["createdAt", "keyId"] as const;
  const list = { table: adminKeys, by };
  const db = database(call.env);
  const page = await newestPage([db], list, call.query, (row) => row);
  if (!page.ok) return page;
  return reply(200, { ...page.value, data: await showKeys(db, page.value.data) });
};

/** `POST /admin/v1/admin-keys/{key_id}/approve`: approves the proposal of this key. */
const approveAdminKey = async (admin: Administration, call: KeyCall): Promise<Result<Reply>> => {
  const db = database(call.env);
  const { key_id: keyId } = call.path;
  const row = await findAdminKey(db, keyId);
  if (!row) return refuse("NOT_FOUND");
  if (row.status === "RETIRED") return refuse("KEY_RETIRED");
  const open = await findOpenProposal(db, { subjectKind: "ADMIN_KEY", subjectId: keyId });
  if (open) {
    const path = { proposal_id: open.proposalId };
    const done = await decideProposal(admin, "approve")({ ...call, path });
    if (!done.ok) return done;
  }
  return readAdminKey(call);
};

/** `POST /admin/v1/admin-keys/{key_id}/retire`: the key is no longer accepted. */
const retireAdminKey = async (admin: Administration, call: KeyCall): Promise<Result<Reply>> => {
  const { env, caller, path } = call;
  const decide: DecideChange<null> = async (db, at) => {
    const row = await findAdminKey(db, path.key_id);
    return row ? retireKeys({ admin, db, at, by: caller.keyId }, [row]) : refuse("NOT_FOUND");
  };
  await applyDue(admin, env);
  const done = await commitTo(admin, env, admin.staff(caller.keyId), decide);
  return done.ok ? readAdminKey(call) : done;
};

const path = v.object({ key_id: keyId });

/** The rows of the staff's keys. */
export const adminKeyRoutes = <Env extends AdminEnv>(
  admin: Administration,
): readonly Route<Env>[] => {
  const owns = adminKey<AdminEnv>("own");
  const oneKey = `${collection}/:key_id`;
  return [
    route({
      id: "addAdminKey",
      method: "POST",
      paths: [collection],
      summary: "Add a key for one of the staff",
      description:
        "A key of support, and the first approver's key, is in force at once. Every other one is " +
        "PROPOSED: it needs an approver (see /admin/v1/approvals) and then waits for the delay. " +
        "The holder of a key may make it and send its SHA-256; an approver must.",
      guard: owns,
      body: addAdminKeyRequest,
      idempotent: true,
      answers: { 201: created(answers.addedAdminKey, { status: "PROPOSED" }) },
      refusals: ["SECRET_ALREADY_SHOWN", "ALREADY_EXISTS"],
      step: (call) => addAdminKey(admin, call),
    }),
    route({
      id: "listAdminKeys",
      method: "GET",
      paths: [collection],
      summary: "List the staff's keys, newest first",
      guard: owns,
      query: pageQuery,
      answers: { 200: listOf(answers.adminKeyAnswer) },
      step: listAdminKeys,
    }),
    route({
      id: "readAdminKey",
      method: "GET",
      paths: [oneKey],
      summary: "Read a key of the staff",
      guard: owns,
      path,
      answers: { 200: answers.adminKeyAnswer },
      step: readAdminKey,
    }),
    route({
      id: "approveAdminKey",
      method: "POST",
      paths: [`${oneKey}/approve`],
      summary: "Approve a proposed key",
      guard: adminKey<AdminEnv>("approve"),
      path,
      answers: {
        200: json(answers.adminKeyAnswer, {
          status: "APPROVED",
          approved_by: "key_0123456789",
          active_since: "2026-11-22T09:30:00.000Z",
        }),
      },
      refusals: ["KEY_RETIRED"],
      step: (call) => approveAdminKey(admin, call),
    }),
    route({
      id: "retireAdminKey",
      method: "POST",
      paths: [`${oneKey}/retire`],
      summary: "Retire a staff key, at once and permanently",
      description:
        "Ends the key's own proposal, and what it approved that is not in force yet. The only " +
        "approver's key cannot be retired.",
      guard: owns,
      path,
      answers: {
        200: json(answers.adminKeyAnswer, {
          status: "RETIRED",
          retired_at: "2026-11-22T09:30:00.000Z",
        }),
      },
      refusals: ["ONLY_APPROVER"],
      step: (call) => retireAdminKey(admin, call),
    }),
  ];
};
