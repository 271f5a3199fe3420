import * as v from "valibot";
import { keyId } from "../../base/kernel/fields.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import { created, json } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import { listOf, pageQuery } from "../../base/platform/lists.ts";
import type { AdminEnv } from "./administration.ts";
import { adminKey } from "./guard.ts";
import { idParameter, type KeyBook, type KeyOwners, keySteps } from "./party-keys.ts";

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
