import * as v from "valibot";
import { endpointId } from "../../../base/kernel/fields.ts";
import { json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf } from "../../../base/platform/lists.ts";
import type { EventKind } from "../../../network/webhooks/events.ts";
import { changes, reads } from "../guards.ts";
import { cancelRecovery, listRecoveries, readRecovery, startRecovery } from "./recovery.ts";
import {
  jobPath,
  recoveriesQuery,
  recoverRequest,
  recoveryCount,
  recoveryJob,
} from "./recovery-schemas.ts";

const jobs = "/admin/v1/recovery-jobs";

/** `kinds`: those that events are about. */
export const recoveryRoutes = (kinds: readonly EventKind[]): readonly Route<GatewayEnv>[] => [
  route({
    id: "recoverEndpoint",
    method: "POST",
    paths: ["/admin/v1/endpoints/:endpoint_id/recover"],
    summary: "Send events again that an endpoint did not accept",
    description:
      "With dry_run they are only counted (200). They leave in their order, at the pace of held " +
      "events, under their own event_id. An endpoint remembers 30 days, so MISSING " +
      "looks no further back, and leaves out an event that is within an hour of that age when its " +
      "turn comes: the job's total is corrected at its end.",
    guard: changes,
    path: v.object({ endpoint_id: endpointId }),
    body: recoverRequest,
    answers: { 200: recoveryCount, 202: recoveryJob },
    refusals: ["ENDPOINT_DISABLED", "NO_ENDPOINT"],
    step: startRecovery(kinds),
  }),
  route({
    id: "listRecoveryJobs",
    method: "GET",
    paths: [jobs],
    summary: "List recovery jobs, newest first",
    guard: reads,
    query: recoveriesQuery,
    answers: { 200: listOf(recoveryJob) },
    step: listRecoveries,
  }),
  route({
    id: "readRecoveryJob",
    method: "GET",
    paths: [`${jobs}/:job_id`],
    summary: "Read a recovery job",
    guard: reads,
    path: jobPath,
    answers: { 200: recoveryJob },
    step: readRecovery,
  }),
  route({
    id: "cancelRecoveryJob",
    method: "POST",
    paths: [`${jobs}/:job_id/cancel`],
    summary: "Cancel a recovery job",
    description: "What has not left is given up again. One that has ended is answered as it is.",
    guard: changes,
    path: jobPath,
    body: v.strictObject({}),
    answers: {
      200: json(recoveryJob, { status: "CANCELLED", ended_at: "2026-11-22T09:30:00.000Z" }),
    },
    step: cancelRecovery,
  }),
];
