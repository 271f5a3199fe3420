import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { endpointId } from "../../../base/kernel/fields.ts";
import { parseId } from "../../../base/kernel/ids.ts";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull, now } from "../../../base/platform/clock.ts";
import { json } from "../../../base/platform/contract.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, newestPage } from "../../../base/platform/lists.ts";
import { logFault } from "../../../base/platform/log.ts";
import { objectStubs, type Remote } from "../../../base/platform/objects.ts";
import { recoveryJobs } from "../../../base/platform/schema.ts";
import { readOwner } from "../../../network/parties/read-owner.ts";
import { DELIVERY_RETENTION_MS } from "../../../network/webhooks/delivery-machine.ts";
import { callEndpoint, ENDPOINTS } from "../../../network/webhooks/endpoint-address.ts";
import type { Endpoint } from "../../../network/webhooks/endpoint-object.ts";
import type { EventKind } from "../../../network/webhooks/events.ts";
import type { RecoveryTarget } from "../../../network/webhooks/find-recoverable.ts";
import {
  cancelJob,
  countRecoverable,
  newRecoveryJob,
  type RecoveryJob,
  recoveryProgress,
  workOnJob,
} from "../../../network/webhooks/recovery-jobs.ts";
import { type AdminCall, changes, commit, reads, writeEntry } from "../administration.ts";
import { jobPath, recoveriesQuery, recoverRequest, recoveryCount, recoveryJob } from "./schemas.ts";

type Wanted = InferOutput<typeof recoverRequest>;
type JobCall = AdminCall<unknown, InferOutput<typeof jobPath>>;

/**
 * `POST …/endpoints/{endpoint_id}/recover`: counted first, and audited with the job's row.
 * @rule P8.21
 */
const startRecovery =
  (kinds: readonly EventKind[]) =>
  async (call: AdminCall<Wanted, { endpoint_id: string }>): Promise<Result<Reply>> => {
    const { env, body } = call;
    const found = await targetOf(call, kinds);
    if (!found.ok) return found;
    const target = found.value;
    const counted = await countRecoverable(env, target);
    if (body.dry_run) {
      const { count, capped, through } = counted;
      return reply(200, { count, capped, through: isoTimeOrNull(through) });
    }
    const job = await commit<RecoveryJob>(call, async (db) => {
      const { job: begun, statement } = newRecoveryJob(db, target, counted);
      const { jobId, which, total } = begun;
      const entry = {
        action: "endpoint.recovery_started",
        subject: call.path.endpoint_id,
        details: { job_id: jobId, which, from: body.from, to: body.to, total },
      };
      return ok({ statements: [statement], entries: [entry], answer: begun });
    });
    if (!job.ok) return job;
    const working = workOnJob(env, job.value);
    call.waitUntil(working.catch((error) => logFault("recovery job not begun", error)));
    return reply(202, await jobView(env, job.value));
  };

/** The events that a job at this endpoint sends again, or the refusal of the job. */
const targetOf = async (
  { env, path, body }: AdminCall<Wanted, { endpoint_id: string }>,
  kinds: readonly EventKind[],
): Promise<Result<RecoveryTarget>> => {
  const id = parseId(["ep"], path.endpoint_id);
  const isId = id !== null && objectStubs<Remote<Endpoint>>(env, ENDPOINTS, id) !== null;
  const endpoint = isId ? await callEndpoint(env, id, (object) => object.status()) : null;
  if (id === null || !endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled) return refuse("ENDPOINT_DISABLED");
  const { owner, mode, kind, origin } = endpoint;
  const registered = await readOwner(env, owner, mode, { fresh: true });
  const url = registered?.webhook_url ?? null;
  // Events that a registered endpoint did not accept go to the address that is registered now.
  if (kind === "REGISTERED" && url === null) return refuse("NO_ENDPOINT");
  const { which, types = null } = body;
  const [from, to] = [Date.parse(body.from), Date.parse(body.to)];
  const target = { id, owner, mode, which, from, to, types };
  if (which === "FAILED") return ok(target);
  if (kind !== "REGISTERED" || url === null || new URL(url).origin !== origin) {
    return refuseField(
      "which",
      "only at the endpoint that is registered now can events be missing",
    );
  }
  if (from < now() - DELIVERY_RETENTION_MS) {
    return refuseField("from", "must be at most 30 days ago for missing events");
  }
  return ok({ ...target, types: sentTypes(kinds, registered?.optional_events ?? [], types) });
};

/** An optional event that the owner did not ask for was listed, but is not missing. */
const sentTypes = (
  kinds: readonly EventKind[],
  askedFor: readonly string[],
  types: readonly string[] | null,
): string[] =>
  kinds
    .flatMap(({ subject }) => Object.entries(subject.events))
    .filter(([type, { optional }]) => !optional || askedFor.includes(type))
    .map(([type]) => type)
    .filter((type) => types === null || types.includes(type));

/** `GET /admin/v1/recovery-jobs` */
export const listRecoveries = async ({
  env,
  query,
}: AdminCall<unknown, unknown, InferOutput<typeof recoveriesQuery>>): Promise<Result<Reply>> => {
  const { endpoint_id: id } = query;
  const condition = id ? eq(recoveryJobs.endpointId, id) : undefined;
  const list = { table: recoveryJobs, by: ["startedAt", "jobId"] as const, condition };
  const page = await newestPage([database(env)], list, query, (job) => jobView(env, job));
  if (!page.ok) return page;
  return reply(200, { ...page.value, data: await Promise.all(page.value.data) });
};

const findJob = ({ env, path }: JobCall): Promise<RecoveryJob | undefined> =>
  database(env).select().from(recoveryJobs).where(eq(recoveryJobs.jobId, path.job_id)).get();

/** `GET /admin/v1/recovery-jobs/{job_id}` */
export const readRecovery = async (call: JobCall): Promise<Result<Reply>> => {
  const job = await findJob(call);
  return job ? reply(200, await jobView(call.env, job)) : refuse("NOT_FOUND");
};

/** `POST …/cancel`, audited before it is done. */
const cancelRecovery = async (call: JobCall): Promise<Result<Reply>> => {
  const job = await findJob(call);
  if (!job) return refuse("NOT_FOUND");
  if (job.status === "RUNNING") {
    const { job_id } = call.path;
    const entry = {
      action: "endpoint.recovery_cancelled",
      subject: job.endpointId,
      details: { job_id },
    };
    const told = await writeEntry(call, entry);
    if (!told.ok) return told;
    await cancelJob(call.env, job);
  }
  return readRecovery(call);
};

const jobView = async (env: GatewayEnv, job: RecoveryJob) => {
  const { delivered, failed } = job.status === "RUNNING" ? await recoveryProgress(env, job) : job;
  return {
    job_id: job.jobId,
    endpoint_id: job.endpointId,
    owner: { kind: job.ownerKind, id: job.ownerId },
    mode: job.mode,
    which: job.which,
    from: isoTime(job.fromAt),
    to: isoTime(job.toAt),
    types: job.types,
    status: job.status,
    total: job.total,
    done: delivered + failed,
    delivered,
    failed,
    started_at: isoTime(job.startedAt),
    ended_at: isoTimeOrNull(job.endedAt),
  };
};

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
