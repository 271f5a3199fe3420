import * as v from "valibot";
import { keyId } from "../kernel/fields.ts";
import { adminKey } from "../parties/guards.ts";
import { created } from "../platform/contract.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { listOf, pageQuery } from "../platform/lists.ts";
import { addAdminKey, listAdminKeys, readOneAdminKey, retireAdminKey } from "./admin-keys.ts";
import * as answers from "./answers.ts";
import { listKeys, type OwnerPath, readOneKey } from "./read-keys.ts";
import * as requests from "./requests.ts";
import { promoteKey, retireKey } from "./rotate-key.ts";

const reads = adminKey("support");
const changes = adminKey("operator");
const owns = adminKey("owner");

/** The keys of one kind of owner. Rotation overlaps: add, promote, retire. */
export const keyRoutes = (
  Owner: "Bank" | "Merchant",
  keys: string,
  ownerPath: v.GenericSchema<unknown, OwnerPath>,
  path: v.GenericSchema<unknown, OwnerPath & { key_id: string }>,
): readonly Route<GatewayEnv>[] => {
  const oneKey = `${keys}/:key_id`;
  return [
    route({
      id: `list${Owner}Keys`,
      method: "GET",
      paths: [keys],
      summary: `List a ${Owner.toLowerCase()}'s keys, retired ones too, newest first`,
      guard: reads,
      path: ownerPath,
      query: pageQuery,
      answers: { 200: listOf(answers.key) },
      step: listKeys,
    }),
    route({
      id: `read${Owner}Key`,
      method: "GET",
      paths: [oneKey],
      summary: `Read a ${Owner.toLowerCase()}'s key`,
      guard: reads,
      path,
      answers: { 200: answers.key },
      step: readOneKey,
    }),
    route({
      id: `promote${Owner}Key`,
      method: "POST",
      paths: [`${oneKey}/promote`],
      summary: "Promote a key",
      description: "The key that was promoted before stays valid until it is retired.",
      guard: changes,
      path,
      answers: { 200: answers.key },
      refusals: ["KEY_RETIRED"],
      step: promoteKey,
    }),
    route({
      id: `retire${Owner}Key`,
      method: "POST",
      paths: [`${oneKey}/retire`],
      summary: "Retire a key, at once and for good",
      guard: changes,
      path,
      answers: { 200: answers.key },
      refusals: ["KEY_IN_USE"],
      step: retireKey,
    }),
  ];
};

const adminKeys = "/admin/v1/admin-keys";
const adminKeyPath = v.object({ key_id: keyId });

export const adminKeyRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "addAdminKey",
    method: "POST",
    paths: [adminKeys],
    summary: "Add a key for one of the staff",
    guard: owns,
    body: requests.addAdminKeyRequest,
    idempotent: true,
    answers: { 201: created(answers.addedAdminKey) },
    refusals: ["SECRET_ALREADY_SHOWN"],
    step: addAdminKey,
  }),
  route({
    id: "listAdminKeys",
    method: "GET",
    paths: [adminKeys],
    summary: "List the staff's keys, newest first",
    guard: owns,
    query: pageQuery,
    answers: { 200: listOf(answers.adminKey) },
    step: listAdminKeys,
  }),
  route({
    id: "readAdminKey",
    method: "GET",
    paths: [`${adminKeys}/:key_id`],
    summary: "Read a key of the staff",
    guard: owns,
    path: adminKeyPath,
    answers: { 200: answers.adminKey },
    step: readOneAdminKey,
  }),
  route({
    id: "retireAdminKey",
    method: "POST",
    paths: [`${adminKeys}/:key_id/retire`],
    summary: "Retire a key of the staff, at once and for good",
    guard: owns,
    path: adminKeyPath,
    answers: { 200: answers.adminKey },
    step: retireAdminKey,
  }),
];
