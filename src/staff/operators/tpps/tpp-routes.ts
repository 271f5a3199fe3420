import * as v from "valibot";
import { endpointId, tppId } from "../../../base/kernel/fields.ts";
import { created, json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, pageQuery } from "../../../base/platform/lists.ts";
import { enabledEndpoint, endpointAnswer } from "../../../network/webhooks/answers.ts";
import { changes, reads } from "../administration.ts";
import { enableOwnersEndpoint } from "../webhooks/endpoints.ts";
import { pingAnswer } from "../webhooks/schemas.ts";
import { changeTpp, registerTpp } from "./change-tpp.ts";
import { listTppEndpoints, listTpps, pingTpp, readOneTpp } from "./read-tpps.ts";
import * as schemas from "./tpp-schemas.ts";

const tpps = "/admin/v1/tpps";
const oneTpp = `${tpps}/:tpp_id`;
const tppPath = v.object({ tpp_id: tppId });

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
    description:
      "SUSPENDED refuses all its requests. Its consents stay. In live mode other redirect_uris, " +
      "jwks, jwks_uri or auth_method and added scopes are a proposal (202), and the TPP is told " +
      "of every change.",
    guard: changes,
    path: tppPath,
    body: schemas.changeTppRequest,
    answers: { 200: schemas.tpp, 202: json(schemas.unchangedTpp) },
    refusals: ["CHANGE_PENDING"],
    step: changeTpp,
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
    answers: { 200: enabledEndpoint },
    step: enableOwnersEndpoint,
  }),
  route({
    id: "pingTpp",
    method: "POST",
    paths: [`${oneTpp}/ping`],
    summary: "Send a test event to a TPP's registered address",
    description:
      "One signed endpoint.ping, also before the first event. endpoint_id is the endpoint of the " +
      "address; it can be read once an event was sent there.",
    guard: changes,
    path: tppPath,
    body: v.strictObject({}),
    answers: { 200: pingAnswer },
    refusals: ["NO_ENDPOINT"],
    step: pingTpp,
  }),
];
