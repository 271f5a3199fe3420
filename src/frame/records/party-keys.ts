import * as v from "valibot";
import { keyId } from "../../base/kernel/fields.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { created, json } from "../../base/platform/contract.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { Mode } from "../../base/platform/env.ts";
import { newKeyId } from "../../base/platform/keys.ts";
import { listOf, type PageQuery, pageQuery } from "../../base/platform/lists.ts";
import type { AdminEnv, Administration, Author } from "./administration.ts";
import { commitTo, createIn } from "./commit.ts";
import { type AdminCaller, adminKey } from "./guard.ts";
import {
  addKeyTo,
  changesOfKey,
  findKeyOf,
  type KeyOwner,
  type KeyRow,
  type KeySlot,
  type KeyStep,
  listKeysOf,
  moveKeyOf,
  refuseTakenKey,
  refuseWithoutHash,
} from "./keys.ts";
import { proposalView, propose, type Subject } from "./proposals.ts";

/** How one worker makes, shows and records the keys of the parties that it enrols. */
export interface KeyBook<Env extends AdminEnv> {
  admin: Administration;
  /** The author of a change to a key of this mode. */
  author(caller: AdminCaller, mode: Mode): Author;
  view(row: KeyRow): object;
  make(env: Env, keyId: string, slot: KeySlot): Promise<MadeKey>;
  /** The refusal of a further key; null if the owner may have one. */
  refuse?(db: Database, slot: KeySlot): Promise<Refusal | null>;
  /**
   * If the holder of a new key could redirect money: the record of the proposal that it needs. Then
   * the holder makes it, because the one who proposes it must not have it.
   */
  guardedBy?(slot: KeySlot): Subject | null;
  /** Statements written with a new key: events for its owner. */
  follow?(db: Database, at: number, row: KeyRow): Statement[];
}

/** A key is stored as a hash, or encrypted if the worker itself uses it. */
export interface MadeKey extends Pick<KeyRow, "sha256" | "sealed"> {
  key: string;
}

/** One kind of owner. */
export interface KeyOwners<Env extends AdminEnv, Found, Body> {
  kind: KeyOwner["kind"];
  /** The address of the owners. Their keys are at `/{id}/keys` below it. */
  parent: string;
  find(env: Env, id: string): PromiseLike<Found | null | undefined>;
  /** What a new key is for, and its hash if its holder made it. */
  slot(found: Found, body: Body): Result<Pick<KeySlot, "mode" | "kind"> & { sha256?: string }>;
}

/** The path parameter that names the owner. */
const idParameter = ({ kind }: { kind: KeyOwner["kind"] }) => `${kind.toLowerCase()}_id`;

/** The steps of the rows in party-keys.ts. */
const keySteps = <Env extends AdminEnv, Found, Body>(
  book: KeyBook<Env>,
  owners: KeyOwners<Env, Found, Body>,
) => {
  type Path = Record<string, string>;
  type StepCall<Sent = unknown, Query = unknown> = Call<Env, AdminCaller, Sent, Path, Query>;
  const param = idParameter(owners);
  const ownerOf = ({ path }: StepCall): KeyOwner => ({ kind: owners.kind, id: path[param] ?? "" });
  const findKey = (call: StepCall) =>
    findKeyOf(database(call.env), ownerOf(call), call.path.key_id ?? "");

  const add = async (call: StepCall<Body>): Promise<Result<Reply>> => {
    const { env, caller, body } = call;
    const owner = ownerOf(call);
    const found = await owners.find(env, owner.id);
    if (!found) return refuse("NOT_FOUND");
    const asked = owners.slot(found, body);
    if (!asked.ok) return asked;
    const { sha256: held, ...purpose } = asked.value;
    const slot: KeySlot = { owner, ...purpose };
    const collection = `${owners.parent}/${owner.id}/keys`;
    const guarded = book.guardedBy?.(slot) ?? null;
    if (guarded && held === undefined) return refuseWithoutHash();
    const author = guarded ? book.admin.staff(caller.keyId) : book.author(caller, slot.mode);
    return createIn(book.admin, call, author, collection, async (db, at) => {
      const refused = await book.refuse?.(db, slot);
      if (refused) return refused;
      const taken = held === undefined ? null : await refuseTakenKey(env, db, held);
      if (taken) return taken;
      const keyId = newKeyId();
      const { key, ...stored } =
        held === undefined
          ? { ...(await book.make(env, keyId, slot)), byHolder: false }
          : { key: null, sha256: held, sealed: null, byHolder: true };
      if (guarded) {
        const changes = changesOfKey({ keyId, ...stored });
        const asked = { ...guarded, changes, proposedBy: caller.keyId };
        const proposed = await propose(book.admin, db, at, asked);
        if (!proposed.ok) return proposed;
        const { statements, entries, answer: row } = proposed.value;
        const proposal = proposalView(book.admin, row);
        const answer = { show: { key_id: keyId, proposal } };
        const location = `/admin/v1/approvals/${row.proposalId}`;
        return ok({ statements, entries, status: 202, location, answer });
      }
      const { statements, entries, answer } = await addKeyTo(db, at, slot, { keyId, ...stored });
      return ok({
        statements: [...statements, ...(book.follow?.(db, at, answer) ?? [])],
        entries,
        location: `${collection}/${keyId}`,
        answer:
          key === null
            ? { show: { ...book.view(answer), key } }
            : { showOnce: { ...book.view(answer), key } },
      });
    });
  };

  const read = async (call: StepCall): Promise<Result<Reply>> => {
    const key = await findKey(call);
    return key ? reply(200, book.view(key)) : refuse("NOT_FOUND");
  };

  const list = async (call: StepCall<unknown, PageQuery>): Promise<Result<Reply>> => {
    const owner = ownerOf(call);
    if (!(await owners.find(call.env, owner.id))) return refuse("NOT_FOUND");
    const page = await listKeysOf(database(call.env), owner, call.query, book.view);
    return page.ok ? reply(200, page.value) : page;
  };

  const move = async (call: StepCall, step: KeyStep): Promise<Result<Reply>> => {
    const key = await findKey(call);
    if (!key) return refuse("NOT_FOUND");
    const author = book.author(call.caller, key.mode);
    const done = await commitTo(book.admin, call.env, author, (db, at) =>
      moveKeyOf(db, at, ownerOf(call), key.keyId, step),
    );
    return done.ok ? read(call) : done;
  };

  return { add, read, list, move };
};

/** How the rows of one kind of owner are documented. */
interface Described<Body> {
  /** In the ids of the rows: `addBankKey`. */
  name: string;
  /** In their summaries. */
  owner: string;
  id: v.GenericSchema<unknown, string>;
  /** `proposedKey` if a new key can take two people. */
  answers: { key: v.GenericSchema; addedKey: v.GenericSchema; proposedKey?: v.GenericSchema };
  add: {
    summary: string;
    description?: string;
    body: v.GenericSchema<unknown, Body>;
    refusals?: readonly ProblemCode[];
  };
  retire?: { refusals: readonly ProblemCode[] };
}

type PathEntries = Record<string, v.GenericSchema<unknown, string>>;

/** The keys of one kind of owner. Rotation overlaps: add, promote, retire. @rule A3.9 */
export const partyKeyRoutes = <Env extends AdminEnv, Found, Body>(
  book: KeyBook<Env>,
  owners: KeyOwners<Env, Found, Body> & Described<Body>,
): readonly Route<Env>[] => {
  const { name, owner, id, answers, add, retire } = owners;
  const reads = adminKey<Env>("read");
  const changes = adminKey<Env>("change");
  const param = idParameter(owners);
  const keys = `${owners.parent}/:${param}/keys`;
  const oneKey = `${keys}/:key_id`;
  const path = v.object<PathEntries>({ [param]: id });
  const keyPath = v.object<PathEntries>({ [param]: id, key_id: keyId });
  const steps = keySteps(book, owners);
  return [
    route({
      id: `add${name}Key`,
      method: "POST",
      paths: [keys],
      summary: add.summary,
      description: add.description ?? null,
      guard: changes,
      path,
      body: add.body,
      idempotent: true,
      answers: {
        201: created(answers.addedKey, { status: "ADDED", promoted_at: null }),
        ...(answers.proposedKey ? { 202: json(answers.proposedKey) } : {}),
      },
      refusals: ["SECRET_ALREADY_SHOWN", ...(add.refusals ?? [])],
      step: steps.add,
    }),
    route({
      id: `list${name}Keys`,
      method: "GET",
      paths: [keys],
      summary: `List a ${owner}'s keys, newest first, including retired keys`,
      guard: reads,
      path,
      query: pageQuery,
      answers: { 200: listOf(answers.key) },
      step: steps.list,
    }),
    route({
      id: `read${name}Key`,
      method: "GET",
      paths: [oneKey],
      summary: `Read a ${owner}'s key`,
      guard: reads,
      path: keyPath,
      answers: { 200: answers.key },
      step: steps.read,
    }),
    route({
      id: `promote${name}Key`,
      method: "POST",
      paths: [`${oneKey}/promote`],
      summary: "Promote a key",
      description: "The former promoted key is accepted until it is retired.",
      guard: changes,
      path: keyPath,
      answers: { 200: answers.key },
      refusals: ["KEY_RETIRED"],
      step: (call) => steps.move(call, "promote"),
    }),
    route({
      id: `retire${name}Key`,
      method: "POST",
      paths: [`${oneKey}/retire`],
      summary: "Retire a key, at once and permanently",
      guard: changes,
      path: keyPath,
      answers: {
        200: json(answers.key, { status: "RETIRED", retired_at: "2026-11-22T09:30:00.000Z" }),
      },
      refusals: retire?.refusals ?? [],
      step: (call) => steps.move(call, "retire"),
    }),
  ];
};
