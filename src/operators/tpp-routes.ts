import * as v from "valibot";
import { adminKey } from "../admin/guard.ts";
import { endpointId, keyId, tppId } from "../kernel/fields.ts";
import { created } from "../platform/contract.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { listOf, pageQuery } from "../platform/lists.ts";
import { endpointAnswer } from "../webhooks/answers.ts";
import { addTppKey } from "./add-key.ts";
import { addedKey } from "./answers.ts";
import { changeTpp } from "./change-tpp.ts";
import { keyRoutes } from "./key-routes.ts";
import { enableOwnersEndpoint, listTppEndpoints } from "./owner-endpoints.ts";
import { listTpps, readOneTpp } from "./read-tpps.ts";
import { registerTpp } from "./register-tpp.ts";
import * as schemas from "./tpp-schemas.ts";

const reads = adminKey<GatewayEnv>("read");
const changes = adminKey<GatewayEnv>("change");

const tpps = "/admin/v1/tpps";
const oneTpp = `${tpps}/:tpp_id`;
const tppPath = v.object({ tpp_id: tppId });
const tppKeyPath = v.object({ tpp_id: tppId, key_id: keyId });

/** The admin API's rows about TPPs. */
export const tppRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "registerTpp",
    method: "POST",
    paths: [tpps],
    summary: "Register a TPP in one mode",
    description: "The answer shows its secrets once.",
    guard: changes,
    body: schemas.registerTppRequest,
    idempotent: true,
    answers: { 201: created(schemas.registeredTpp) },
    refusals: ["SECRET_ALREADY_SHOWN"],
    step: registerTpp,
  }),
  route({
    id: "listTpps",
    method: "GET",
    paths: [tpps],
    summary: "List TPPs, newest first",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(schemas.tpp) },
    step: listTpps,
  }),
  route({
    id: "readTpp",
    method: "GET",
    paths: [oneTpp],
    summary: "Read a TPP",
    guard: reads,
    path: tppPath,
    answers: { 200: schemas.tpp },
    step: readOneTpp,
  }),
  route({
    id: "changeTpp",
    method: "PATCH",
    paths: [oneTpp],
    summary: "Change a TPP",
    description: "SUSPENDED refuses all its requests. Its consents stay.",
    guard: changes,
    path: tppPath,
    body: schemas.changeTppRequest,
    answers: { 200: schemas.tpp },
    step: changeTpp,
  }),
  route({
    id: "addTppKey",
    method: "POST",
    paths: [`${oneTpp}/keys`],
    summary: "Add a client secret or a signing secret",
    description: "A client has two secrets at most, while one replaces the other.",
    guard: changes,
    path: tppPath,
    body: schemas.addTppKeyRequest,
    idempotent: true,
    answers: { 201: created(addedKey) },
    refusals: ["SECRET_ALREADY_SHOWN", "INVALID_STATE"],
    step: addTppKey,
  }),
  route({
    id: "listEndpointsOfTpp",
    method: "GET",
    paths: [`${oneTpp}/endpoints`],
    summary: "List a TPP's webhook endpoints",
    guard: reads,
    path: tppPath,
    query: pageQuery,
    answers: { 200: listOf(endpointAnswer) },
    step: listTppEndpoints,
  }),
  route({
    id: "enableEndpointOfTpp",
    method: "POST",
    paths: [`${oneTpp}/endpoints/:endpoint_id/enable`],
    summary: "Enable a TPP's webhook endpoint",
    description: "Its held events leave in their order. The TPP can do this too.",
    guard: changes,
    path: v.object({ tpp_id: tppId, endpoint_id: endpointId }),
    body: v.strictObject({}),
    answers: { 200: endpointAnswer },
    step: enableOwnersEndpoint,
  }),
  ...keyRoutes("Tpp", `${oneTpp}/keys`, tppPath, tppKeyPath),
];
