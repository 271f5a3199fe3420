import * as v from "valibot";
import { adminKey } from "../../admin/guard.ts";
import { bankId, keyId } from "../../kernel/fields.ts";
import { created } from "../../platform/contract.ts";
import { type Route, route } from "../../platform/edge.ts";
import { listOf, pageQuery } from "../../platform/lists.ts";
import * as answers from "../answers.ts";
import type { RegistryEnv } from "../environment.ts";
import * as parameters from "../parameters.ts";
import * as requests from "../requests.ts";
import {
  addKey,
  listKeys,
  type OneKeyPath,
  type OwnerPath,
  promoteKey,
  readKey,
  retireKey,
} from "./keys.ts";

const reads = adminKey<RegistryEnv>("read");
const changes = adminKey<RegistryEnv>("change");

/** The keys of one kind of owner. Rotation overlaps: add, promote, retire. */
const keysOf = (
  Owner: "Bank" | "Gateway",
  keys: string,
  ownerPath: v.GenericSchema<unknown, OwnerPath>,
  path: v.GenericSchema<unknown, OneKeyPath>,
): readonly Route<RegistryEnv>[] => {
  const owner = Owner.toLowerCase();
  const oneKey = `${keys}/:key_id`;
  return [
    route({
      id: `add${Owner}Key`,
      method: "POST",
      paths: [keys],
      summary: `Add a key of a ${owner}`,
      guard: changes,
      path: ownerPath,
      body: requests.addKeyRequest,
      idempotent: true,
      answers: { 201: created(answers.addedKey) },
      refusals: ["SECRET_ALREADY_SHOWN"],
      step: addKey,
    }),
    route({
      id: `list${Owner}Keys`,
      method: "GET",
      paths: [keys],
      summary: `List a ${owner}'s keys, newest first, including retired keys`,
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
      summary: `Read a ${owner}'s key`,
      guard: reads,
      path,
      answers: { 200: answers.key },
      step: readKey,
    }),
    route({
      id: `promote${Owner}Key`,
      method: "POST",
      paths: [`${oneKey}/promote`],
      summary: "Promote a key",
      description: "The former promoted key is accepted until it is retired.",
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
      summary: "Retire a key, at once and permanently",
      guard: changes,
      path,
      answers: { 200: answers.key },
      step: retireKey,
    }),
  ];
};

export const keyRoutes: readonly Route<RegistryEnv>[] = [
  ...keysOf(
    "Bank",
    "/admin/v1/banks/:bank_id/keys",
    parameters.bankPath,
    v.object({ bank_id: bankId, key_id: keyId }),
  ),
  ...keysOf(
    "Gateway",
    "/admin/v1/gateways/:gateway_id/keys",
    parameters.gatewayPath,
    v.object({ gateway_id: parameters.gatewayId, key_id: keyId }),
  ),
];
