import { json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf } from "../../../base/platform/lists.ts";
import * as answers from "../answers.ts";
import { changes, reads } from "../guards.ts";
import * as requests from "../requests.ts";
import { dryRun } from "./dry-run.ts";
import { readSettlementStrategy, setSettlementStrategy } from "./settings.ts";
import * as schemas from "./strategy-schemas.ts";
import { listStrategyVersions } from "./strategy-versions.ts";

/** The admin API's rows about the settlement strategy (P6.2). */
const strategy = "/admin/v1/settlement-strategy";

export const strategyRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readSettlementStrategy",
    method: "GET",
    paths: [strategy],
    summary: "Read the settlement strategy",
    guard: reads,
    answers: { 200: answers.defaultStrategies },
    step: readSettlementStrategy,
  }),
  route({
    id: "setSettlementStrategy",
    method: "PUT",
    paths: [strategy],
    summary: "Set the settlement strategy",
    description: "At once in test mode; in live mode it is a proposal (202).",
    guard: changes,
    body: requests.strategyRequest,
    answers: { 200: answers.defaultStrategies, 202: json(answers.unchangedStrategy) },
    refusals: ["CHANGE_PENDING"],
    step: setSettlementStrategy,
  }),
  route({
    id: "listStrategyVersions",
    method: "GET",
    paths: [`${strategy}/versions`],
    summary: "List the versions of the settlement strategy, newest first",
    description:
      "The version that decided a payment is the one in force when its route was chosen.",
    guard: reads,
    query: schemas.versionsQuery,
    answers: { 200: listOf(schemas.strategyVersion) },
    step: listStrategyVersions,
  }),
  route({
    id: "tryStrategy",
    method: "POST",
    paths: [`${strategy}/dry-run`],
    summary: "Ask which way a payment between two accounts would take, and why",
    description: "Nothing is written, and no bank is asked: the accounts may not exist.",
    guard: reads,
    body: schemas.dryRunRequest,
    answers: { 200: schemas.dryRunAnswer },
    refusals: ["DIRECTORY_UNAVAILABLE"],
    step: dryRun,
  }),
];
