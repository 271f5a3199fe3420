import * as v from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { sleep } from "../platform/clock.ts";
import { type Call, reply, route } from "../platform/edge.ts";
import { isLocal } from "../platform/env.ts";
import { callOut } from "../platform/outbound.ts";
import { readText } from "../platform/request-body.ts";
import type { SandboxEnv } from "./env.ts";
import { type FaultInput, faultListProblem } from "./faults.ts";
import { forgeryRequest } from "./forgery.ts";
import { faultsRequest, worldRequest } from "./requests.ts";
import { bankByHandle } from "./residents.ts";
import { worldOf } from "./world.ts";

/**
 * The control surface (architecture § Local run), for people who try the system and for tests in
 * any language. It exists only if the start script enables it.
 */
const localOnly = (call: Call<SandboxEnv>): Result<null> =>
  isLocal(call.env) ? ok(null) : refuse("NOT_FOUND");

const setFaults = async (call: Call<SandboxEnv>, target: string, list: FaultInput[]) => {
  const problem = faultListProblem(target, list);
  if (problem) return refuse("VALIDATION_FAILED", problem);
  await worldOf(call.env).setFaults(target, list);
  return reply(200, list);
};

const FORGERY_TIMEOUT_MS = 10_000;

const controls = [
  route<SandboxEnv>({
    method: "GET",
    paths: ["/world.json"],
    guard: localOnly,
    async step(call) {
      const world = await worldOf(call.env).world();
      if (world) return reply(200, world.document);
      const message = "The world is not ready yet: the start script is still enrolling it.";
      return refuse("SERVICE_UNAVAILABLE", { message, retry_after: 1 });
    },
  }),
  route<SandboxEnv, null, typeof worldRequest>({
    method: "PUT",
    paths: ["/__local/world"],
    guard: localOnly,
    body: worldRequest,
    async step(call) {
      await worldOf(call.env).configure(call.body);
      return reply(200, { ready: true });
    },
  }),
  route<SandboxEnv>({
    method: "GET",
    paths: ["/__local/seed.json"],
    guard: localOnly,
    async step(call) {
      return reply(200, await worldOf(call.env).seed(call.url.origin));
    },
  }),
  route<SandboxEnv>({
    method: "GET",
    paths: ["/ledger.json"],
    guard: localOnly,
    async step(call) {
      return reply(200, await worldOf(call.env).ledger());
    },
  }),
  route<SandboxEnv, null, typeof faultsRequest>({
    method: "PUT",
    paths: ["/banks/:bank/faults"],
    guard: (call) => (bankByHandle(call.param("bank")) ? localOnly(call) : refuse("NOT_FOUND")),
    body: faultsRequest,
    step: (call) => setFaults(call, `bank:${call.param("bank")}`, call.body),
  }),
  route<SandboxEnv, null, typeof faultsRequest>({
    method: "PUT",
    paths: ["/rail/faults"],
    guard: localOnly,
    body: faultsRequest,
    step: (call) => setFaults(call, "rail", call.body),
  }),
  route<SandboxEnv, null, typeof faultsRequest>({
    method: "PUT",
    paths: ["/directory/faults"],
    guard: localOnly,
    body: faultsRequest,
    step: (call) => setFaults(call, "directory", call.body),
  }),
  route<SandboxEnv, null, typeof forgeryRequest>({
    method: "POST",
    paths: ["/__local/callbacks"],
    guard: localOnly,
    body: forgeryRequest,
    async step(call) {
      const forged = await worldOf(call.env).forge(call.body);
      if (!forged) return refuse("NOT_FOUND");
      const answer = await callOut({ ...forged, method: "POST", timeoutMs: FORGERY_TIMEOUT_MS });
      const { status, text } =
        answer.kind === "answered" ? answer : { status: 0, text: answer.reason };
      return reply(200, { sent: JSON.parse(forged.body), status, answer: text });
    },
  }),
  route<SandboxEnv>({
    method: "GET",
    paths: ["/inbox/:name/messages.json"],
    guard: localOnly,
    async step(call) {
      return reply(200, await worldOf(call.env).readInbox(call.param("name")));
    },
  }),
];

const misbehaviour = v.object({
  status: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(200), v.maxValue(599)),
  ),
  delay_ms: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(60_000)),
  ),
});

/** Records the message first and misbehaves afterwards, like a crashing receiver. */
const receive = async (call: Call<SandboxEnv>) => {
  const wanted = v.safeParse(misbehaviour, Object.fromEntries(call.url.searchParams));
  if (!wanted.success) {
    const message = "status is 200 to 599, delay_ms is 0 to 60000";
    return refuse("VALIDATION_FAILED", { message });
  }
  const body = await readText(call.request);
  if (!body.ok) return body;
  await worldOf(call.env).recordInbox({
    name: call.param("name"),
    method: call.request.method,
    path: call.url.pathname + call.url.search,
    headers: JSON.stringify(Object.fromEntries(call.request.headers)),
    body: body.value,
  });
  const { status = 200, delay_ms: delayMs = 0 } = wanted.output;
  if (delayMs > 0) await sleep(delayMs);
  const bodiless = status === 204 || status === 205 || status === 304;
  return reply(status, bodiless ? null : { received: true });
};

const inboxes = (["GET", "POST", "PUT", "PATCH", "DELETE"] as const).map((method) =>
  route<SandboxEnv>({ method, paths: ["/inbox/:name"], guard: localOnly, step: receive }),
);

export const controlRoutes = [...controls, ...inboxes];
