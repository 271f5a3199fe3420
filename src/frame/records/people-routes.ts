import { and, desc, eq, isNull } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { keyId } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull, now } from "../../base/platform/clock.ts";
import { created, json } from "../../base/platform/contract.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { among, type Database, database } from "../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import {
  beyondCursor,
  listOf,
  newestFirst,
  type PageQuery,
  pageOf,
  pageQuery,
  positionOf,
  readCursor,
} from "../../base/platform/lists.ts";
import { refuseNobody, showKeys } from "./admin-keys.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import * as answers from "./answers.ts";
import { applyDue } from "./apply-due.ts";
import { commitTo, createIn, type DecideChange } from "./commit.ts";
import { type AdminCaller, adminKey, findAdminKey } from "./guard.ts";
import { FIRST_OWNER, findPerson, firstOwner, keysOfPerson, personOf } from "./people.ts";
import { addPersonRequest, giveKeyRequest, personId, renamePersonRequest } from "./requests.ts";
import { endOwnApprovals, retireKeys } from "./retire-keys.ts";
import { adminKeys, type PersonRow, people } from "./schema.ts";

/**
 * The rows of the operator's staff (docs/decisions/208). Keys can be brought together and never
 * apart: no change makes two people of one.
 */
type Shown = InferOutput<typeof answers.person>;
type AdminKeyRow = typeof adminKeys.$inferSelect;
type PersonCall = Call<AdminEnv, AdminCaller, unknown, { person_id: string }>;
type KeyCall<Body> = Call<AdminEnv, AdminCaller, Body, { key_id: string }>;

const collection = "/admin/v1/people";

const alone = ({ keyId: id, name, createdAt, retiredAt }: AdminKeyRow): PersonRow => ({
  ...{ personId: id, name, createdAt },
  leftAt: retiredAt,
});

/** More than any of the staff has, so that a page reads a bounded number of rows. */
const MOST_KEYS = 2_000;

/** These people with their keys. */
const showPeople = async (db: Database, shown: readonly PersonRow[]): Promise<Shown[]> => {
  const ids = shown.map(({ personId }) => personId);
  const [given, own] = await db.batch([
    db.select().from(adminKeys).where(among(adminKeys.personId, ids)).limit(MOST_KEYS),
    db
      .select()
      .from(adminKeys)
      .where(and(among(adminKeys.keyId, ids), isNull(adminKeys.personId))),
  ]);
  const rows = [...given, ...own].sort((one, other) => one.createdAt - other.createdAt);
  const views = await showKeys(db, rows);
  const at = now();
  return shown.map(({ personId: id, name, createdAt, leftAt }) => {
    const inForce = rows.filter(
      (row) => personOf(row) === id && row.status === "ACTIVE" && (row.activeSince ?? at + 1) <= at,
    );
    const roles = inForce.map(({ role }) => role);
    return {
      person_id: id,
      person_name: name,
      status: leftAt === null ? "ACTIVE" : "LEFT",
      roles: [...new Set(id === FIRST_OWNER ? ["owner" as const, ...roles] : roles)],
      keys: views.filter((view) => view.person_id === id),
      created_at: id === FIRST_OWNER ? null : isoTime(createdAt),
      left_at: isoTimeOrNull(leftAt),
    };
  });
};

/** A person, or the key that stands for one. */
const findShown = async (db: Database, id: string): Promise<PersonRow | null> => {
  const row = await findPerson(db, id);
  if (row) return row;
  const key = await findAdminKey(db, id);
  return key && key.personId === null ? alone(key) : null;
};

const replyWithPerson = async (env: AdminEnv, id: string): Promise<Result<Reply>> => {
  const db = database(env);
  const found = await findShown(db, id);
  if (!found) return refuse("NOT_FOUND");
  const [shown] = await showPeople(db, [found]);
  return reply(200, shown ?? null);
};

/**
 * `GET /admin/v1/people`, newest first: the people, and between them the keys that were given to
 * nobody. The first owner is the last.
 */
const listPeople = async ({
  env,
  query,
}: Call<AdminEnv, AdminCaller, unknown, unknown, PageQuery>): Promise<Result<Reply>> => {
  const { limit, cursor } = query;
  const after = readCursor(cursor);
  const beyondPerson = beyondCursor(cursor, { createdAt: people.createdAt, id: people.personId });
  const beyondKey = beyondCursor(cursor, { createdAt: adminKeys.createdAt, id: adminKeys.keyId });
  if (!after.ok) return after;
  if (!beyondPerson.ok) return beyondPerson;
  if (!beyondKey.ok) return beyondKey;
  const db = database(env);
  const [named, unnamed] = await db.batch([
    db
      .select()
      .from(people)
      .where(beyondPerson.value)
      .orderBy(desc(people.createdAt), desc(people.personId))
      .limit(limit + 1),
    db
      .select()
      .from(adminKeys)
      .where(and(isNull(adminKeys.personId), beyondKey.value))
      .orderBy(desc(adminKeys.createdAt), desc(adminKeys.keyId))
      .limit(limit + 1),
  ]);
  const placeOf = ({ personId: id, createdAt }: PersonRow) => ({ id, createdAt });
  const isBeyond = after.value === null || newestFirst(placeOf(firstOwner), after.value) > 0;
  const all = [...named, ...unnamed.map(alone), ...(isBeyond ? [firstOwner] : [])].sort(
    (one, other) => newestFirst(placeOf(one), placeOf(other)),
  );
  const page = pageOf(all, limit, ({ createdAt, personId: id }) => positionOf(createdAt, id));
  return reply(200, { ...page, data: await showPeople(db, page.data) });
};

/** `POST /admin/v1/people` */
const addPerson = (
  admin: Administration,
  call: Call<AdminEnv, AdminCaller, InferOutput<typeof addPersonRequest>>,
): Promise<Result<Reply>> => {
  const author = admin.staff(call.caller.keyId);
  return createIn(admin, call, author, collection, async (db, at) => {
    const { name } = call.body;
    const row = { personId: `psn_${randomBase62()}`, name, createdAt: at, leftAt: null };
    const [shown] = await showPeople(db, [row]);
    return ok({
      statements: [db.insert(people).values(row)],
      entries: [{ action: "person.added", subject: row.personId, details: { name } }],
      location: `${collection}/${row.personId}`,
      answer: { show: shown ?? {} },
    });
  });
};

/**
 * `PATCH /admin/v1/people/{person_id}`: another name, as after a marriage or a mistake. The audit
 * log shows present names, and this entry shows the one before.
 * @rule A1.12
 */
const renamePerson = async (
  admin: Administration,
  call: Call<AdminEnv, AdminCaller, InferOutput<typeof renamePersonRequest>, { person_id: string }>,
): Promise<Result<Reply>> => {
  const { env, caller, path, body } = call;
  const { person_id: id } = path;
  const decide: DecideChange<null> = async (db) => {
    const found = await findShown(db, id);
    if (!found) return refuse("NOT_FOUND");
    if (!id.startsWith("psn_")) return refuse("INVALID_STATE", { message: NAMED_ELSEWHERE });
    if (found.name === body.name) return ok({ statements: [], entries: [], answer: null });
    const changes = [{ field: "name", from: found.name, to: body.name }];
    return ok({
      statements: [db.update(people).set({ name: body.name }).where(eq(people.personId, id))],
      entries: [{ action: "person.renamed", subject: id, details: { changes } }],
      answer: null,
    });
  };
  const done = await commitTo(admin, env, admin.staff(caller.keyId), decide);
  return done.ok ? replyWithPerson(env, id) : done;
};

const NAMED_ELSEWHERE =
  "This is a key that was given to nobody, or that of the configuration: give keys to a person.";

/**
 * `POST /admin/v1/admin-keys/{key_id}/give`: says whose key it is. Once given it stays: taken away,
 * it would be a second person's again.
 * @rule A1.8
 */
const giveKey = async (
  admin: Administration,
  call: KeyCall<InferOutput<typeof giveKeyRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, path, body } = call;
  const decide: DecideChange<null> = async (db, at) => {
    const key = await findAdminKey(db, path.key_id);
    const person = await findPerson(db, body.person_id);
    if (!key) return refuse("NOT_FOUND");
    if (!person || person.leftAt !== null) return refuseNobody();
    if (key.personId === person.personId) return ok({ statements: [], entries: [], answer: null });
    if (key.personId !== null) return refuse("KEY_OF_ANOTHER");
    const ended = await endOwnApprovals(admin, db, { key, person, at });
    const details = { person_id: person.personId, name: person.name };
    return ok({
      statements: [
        db
          .update(adminKeys)
          .set({ personId: person.personId })
          .where(eq(adminKeys.keyId, key.keyId)),
        ...ended.flatMap(({ statements }) => statements),
      ],
      entries: [
        { action: "admin_key.given", subject: key.keyId, details },
        ...ended.flatMap(({ entries }) => entries),
      ],
      answer: null,
    });
  };
  await applyDue(admin, env);
  const done = await commitTo(admin, env, admin.staff(caller.keyId), decide);
  return done.ok ? replyWithPerson(env, body.person_id) : done;
};

/**
 * `POST /admin/v1/people/{person_id}/take-out`: every key and passkey of the person retires in one
 * step, and with them their sessions. The first owner's key is in the configuration and stays.
 * @rule A1.9
 */
const takeOut = async (admin: Administration, call: PersonCall): Promise<Result<Reply>> => {
  const { env, caller, path } = call;
  const { person_id: id } = path;
  const decide: DecideChange<null> = async (db, at) => {
    const found = await findShown(db, id);
    if (!found) return refuse("NOT_FOUND");
    const rows = await db.select().from(adminKeys).where(keysOfPerson(id));
    const retired = await retireKeys({ admin, db, at, by: caller.keyId }, rows);
    if (!retired.ok || found.leftAt !== null) return retired;
    const { statements, entries } = retired.value;
    const left = db.update(people).set({ leftAt: at }).where(eq(people.personId, id));
    return ok({
      statements: [left, ...statements],
      entries: [
        { action: "person.taken_out", subject: id, details: { name: found.name } },
        ...entries,
      ],
      answer: null,
    });
  };
  await applyDue(admin, env);
  const done = await commitTo(admin, env, admin.staff(caller.keyId), decide);
  return done.ok ? replyWithPerson(env, id) : done;
};

/** `GET /admin/v1/me` */
const readMe = async ({ env, caller }: Call<AdminEnv, AdminCaller>): Promise<Result<Reply>> => {
  const db = database(env);
  const key = await findAdminKey(db, caller.keyId);
  const found = await findShown(db, key ? personOf(key) : caller.keyId);
  if (!found) return refuse("NOT_FOUND");
  const [person] = await showPeople(db, [found]);
  return reply(200, { key_id: caller.keyId, role: caller.role, person });
};

/**
 * `POST /admin/v1/me/passkeys/{key_id}/retire`: one's own, with a key of its role. An owner retires
 * any other as a key. Otherwise a stolen support key would end its person's approvals.
 * @rule A1.11
 */
const retireOwnPasskey = async (
  admin: Administration,
  call: KeyCall<unknown>,
): Promise<Result<Reply>> => {
  const { env, caller, path } = call;
  const done = await commitTo(admin, env, admin.staff(caller.keyId), async (db, at) => {
    const [own, wanted] = [
      await findAdminKey(db, caller.keyId),
      await findAdminKey(db, path.key_id),
    ];
    const person = personOf(own ?? { keyId: caller.keyId, personId: null });
    if (wanted?.kind !== "PASSKEY" || personOf(wanted) !== person) return refuse("NOT_FOUND");
    if (wanted.role !== caller.role)
      return refuse("FORBIDDEN", { message: otherRole(wanted.role) });
    return retireKeys({ admin, db, at, by: caller.keyId }, [wanted]);
  });
  return done.ok ? readMe(call) : done;
};

const otherRole = (role: string): string =>
  `This passkey is of the role ${role}. Sign in with it or with a key of that role, or ask an owner.`;

const onePerson = `${collection}/:person_id`;
const personPath = v.object({ person_id: personId });
const keyPath = v.object({ key_id: keyId });

export const peopleRoutes = <Env extends AdminEnv>(
  admin: Administration,
): readonly Route<Env>[] => {
  const owns = adminKey<AdminEnv>("own");
  const reads = adminKey<AdminEnv>("read");
  return [
    route({
      id: "addPerson",
      method: "POST",
      paths: [collection],
      summary: "Add one of the staff",
      description: "Keys are added with this person_id, or given by their key_id.",
      guard: owns,
      body: addPersonRequest,
      idempotent: true,
      answers: { 201: created(answers.person) },
      step: (call) => addPerson(admin, call),
    }),
    route({
      id: "listPeople",
      method: "GET",
      paths: [collection],
      summary: "List the staff, newest first, with their keys",
      description: "A key that was given to nobody is a person of its own, with the key's id.",
      guard: owns,
      query: pageQuery,
      answers: { 200: listOf(answers.person) },
      step: listPeople,
    }),
    route({
      id: "readPerson",
      method: "GET",
      paths: [onePerson],
      summary: "Read one of the staff",
      guard: owns,
      path: personPath,
      answers: { 200: answers.person },
      step: (call) => replyWithPerson(call.env, call.path.person_id),
    }),
    route({
      id: "renamePerson",
      method: "PATCH",
      paths: [onePerson],
      summary: "Change the name of one of the staff",
      guard: owns,
      path: personPath,
      body: renamePersonRequest,
      answers: { 200: answers.person },
      refusals: ["INVALID_STATE"],
      step: (call) => renamePerson(admin, call),
    }),
    route({
      id: "takeOutPerson",
      method: "POST",
      paths: [`${onePerson}/take-out`],
      summary: "Retire all keys and passkeys of one of the staff, at once and permanently",
      guard: owns,
      path: personPath,
      answers: {
        200: json(answers.person, { status: "LEFT", left_at: "2026-11-21T10:15:00.000Z" }),
      },
      refusals: ["ONLY_APPROVER"],
      step: (call) => takeOut(admin, call),
    }),
    route({
      id: "giveAdminKey",
      method: "POST",
      paths: ["/admin/v1/admin-keys/:key_id/give"],
      summary: "Say whose key it is",
      description: "For a key that was given to nobody. It stays with its person.",
      guard: owns,
      path: keyPath,
      body: giveKeyRequest,
      answers: { 200: answers.person },
      refusals: ["KEY_OF_ANOTHER"],
      step: (call) => giveKey(admin, call),
    }),
    route({
      id: "readMe",
      method: "GET",
      paths: ["/admin/v1/me"],
      summary: "Read who calls",
      guard: reads,
      answers: { 200: answers.ownAccount },
      step: readMe,
    }),
  ];
};

/** Only the gateway has a console to sign in to. */
export const passkeyRoutes = <Env extends AdminEnv>(
  admin: Administration,
): readonly Route<Env>[] => [
  route({
    id: "retireOwnPasskey",
    method: "POST",
    paths: ["/admin/v1/me/passkeys/:key_id/retire"],
    summary: "Retire one of one's own passkeys",
    guard: adminKey<AdminEnv>("read"),
    path: keyPath,
    answers: { 200: answers.ownAccount },
    refusals: ["ONLY_APPROVER"],
    step: (call) => retireOwnPasskey(admin, call),
  }),
];
