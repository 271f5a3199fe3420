import type * as v from "valibot";
import { adminKey } from "../admin/guard.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { listOf, pageQuery } from "../platform/lists.ts";
import * as answers from "./answers.ts";
import { listKeys, type OwnerPath, promoteKey, readOneKey, retireKey } from "./keys.ts";

const reads = adminKey<GatewayEnv>("read");
const changes = adminKey<GatewayEnv>("change");

/** The keys of one kind of owner. Rotation overlaps: add, promote, retire. */
export const keyRoutes = (
  Owner: "Bank" | "Merchant" | "Tpp",
  keys: string,
  ownerPath: v.GenericSchema<unknown, OwnerPath>,
  path: v.GenericSchema<unknown, OwnerPath & { key_id: string }>,
): readonly Route<GatewayEnv>[] => {
  const oneKey = `${keys}/:key_id`;
  const owner = Owner === "Tpp" ? "TPP" : Owner.toLowerCase();
  return [
    route({
      id: `list${Owner}Keys`,
      method: "GET",
      paths: [keys],
      summary: `List a ${owner}'s keys, retired ones too, newest first`,
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
      summary: "Retire a key, at once and permanently",
      guard: changes,
      path,
      answers: { 200: answers.key },
      refusals: ["KEY_IN_USE"],
      step: retireKey,
    }),
  ];
};
