import { json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, pageQuery } from "../../../base/platform/lists.ts";
import * as answers from "../answers.ts";
import { reads, resolves } from "../guards.ts";
import * as requests from "../requests.ts";
import { listReconciliation, readReconciliation } from "./read-reconciliation.ts";
import { resolveMovement } from "./resolve-movement.ts";

/** Movements under manual review, and what staff decide about them. */
const reconciliation = "/admin/v1/reconciliation";
const oneReconciliation = `${reconciliation}/:payment_id`;

export const reconciliationRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listReconciliation",
    method: "GET",
    paths: [reconciliation],
    summary: "List the movements under manual review, newest first",
    description: "A short page may still have a next_cursor.",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(answers.movement) },
    step: listReconciliation,
  }),
  route({
    id: "readReconciliation",
    method: "GET",
    paths: [oneReconciliation],
    summary: "Read all movements of a payment or a payment order",
    guard: reads,
    path: requests.reconciliationPath,
    answers: { 200: answers.movements },
    step: readReconciliation,
  }),
  route({
    id: "resolveMovement",
    method: "POST",
    paths: [`${oneReconciliation}/resolve`],
    summary: "Resolve a movement",
    description:
      "Only when no call is open and the bank can no longer book it. In live mode an operator " +
      "proposes (202), and the same outcome from an approver's older key decides (200).",
    guard: resolves,
    path: requests.reconciliationPath,
    body: requests.resolveRequest,
    answers: {
      200: json(answers.resolution, {
        status: "RESOLVED",
        proposal: null,
        decision: {
          outcome: "COMPLETED",
          actor: "key_0123456789",
          note: "The bank confirmed by phone.",
          at: "2026-11-21T16:00:00.000Z",
        },
        awaits: null,
      }),
      202: json(answers.resolution),
    },
    refusals: ["NOTHING_TO_ACKNOWLEDGE", "MOVEMENT_HAS_ENDED", "MOVEMENT_IN_PROGRESS"],
    step: resolveMovement,
  }),
];
