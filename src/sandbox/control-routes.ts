import * as v from "valibot";
import { bankHandle, described, text } from "../base/kernel/fields.ts";
import { ok, refuse } from "../base/kernel/result.ts";
import { sleep } from "../base/platform/clock.ts";
import { clockAnswer, clockGuard, clockRequest } from "../base/platform/clock-routes.ts";
import type { Method, SecurityScheme } from "../base/platform/contract.ts";
import { type Call, everyone, guard, type Route, reply, route } from "../base/platform/edge.ts";
import { isLocal } from "../base/platform/env.ts";
import { callOut } from "../base/platform/outbound.ts";
import { readText } from "../base/platform/request-body.ts";
import * as answers from "./answers.ts";
import { forgeryRequest } from "./bank/callbacks.ts";
import { type FaultInput, faultListProblem } from "./bank/faults.ts";
import type { SandboxEnv } from "./env.ts";
import { faultsRequest, worldRequest } from "./requests.ts";
import { bankByHandle } from "./residents.ts";
import { isKeyOfWorld, worldOf } from "./world.ts";

const worldScheme: SecurityScheme = {
  name: "worldKey",
  header: "X-Sandbox-Key",
  description: "The key that a world is enrolled with. A local run needs none.",
};

/**
 * The control surface (docs/local-world.md), for people who try the system and for tests in any
 * language. A deployed world is controlled with its key alone.
 */
const controls = guard<SandboxEnv, null>(
  { accepts: [worldScheme, null], refusals: ["UNAUTHENTICATED"] },
  ({ env, request }) =>
    isLocal(env) || isKeyOfWorld(env, request.headers.get("x-sandbox-key") ?? "")
      ? ok(null)
      : refuse("UNAUTHENTICATED"),
);

const worldRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "readWorld",
    method: "GET",
    paths: ["/world.json"],
    summary: "What there is to try; 503 until everything is enrolled",
    internal: true,
    guard: controls,
    answers: { 200: answers.world },
    async step(call) {
      const world = await worldOf(call.env).world();
      if (world) return reply(200, world.document);
      const message = "The world is not ready yet: the start script is still enrolling it.";
      return refuse("SERVICE_UNAVAILABLE", { message, retry_after: 1 });
    },
  }),
  route({
    id: "configureWorld",
    method: "PUT",
    paths: ["/__local/world"],
    summary: "Store the keys and the document of the start script",
    internal: true,
    guard: controls,
    body: worldRequest,
    answers: { 200: answers.ready },
    async step(call) {
      await worldOf(call.env).configure(call.body);
      return reply(200, { ready: true });
    },
  }),
  route({
    id: "readSeed",
    method: "GET",
    paths: ["/__local/seed.json"],
    summary: "What the start script enrols at gateway and registry",
    internal: true,
    guard: controls,
    answers: { 200: answers.seed },
    step: async (call) => reply(200, await worldOf(call.env).seed(call.url.origin)),
  }),
  route({
    id: "readLedger",
    method: "GET",
    paths: ["/ledger.json"],
    summary: "The books of all banks and the rail",
    internal: true,
    guard: controls,
    answers: { 200: answers.ledger },
    step: async (call) => reply(200, await worldOf(call.env).ledger()),
  }),
];

const setFaults = async (call: Call<SandboxEnv>, target: string, list: FaultInput[]) => {
  const problem = faultListProblem(target, list);
  if (problem) return refuse("VALIDATION_FAILED", problem);
  await worldOf(call.env).setFaults(target, list);
  return reply(200, list);
};

const faultRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "setBankFaults",
    method: "PUT",
    paths: ["/banks/:bank/faults"],
    summary: "Replace a bank's faults",
    internal: true,
    guard: controls,
    path: v.object({ bank: bankHandle }),
    body: faultsRequest,
    answers: { 200: faultsRequest },
    step: (call) =>
      bankByHandle(call.path.bank)
        ? setFaults(call, `bank:${call.path.bank}`, call.body)
        : refuse("NOT_FOUND"),
  }),
  ...(["Rail", "Directory"] as const).map((Target) => {
    const target = Target.toLowerCase();
    return route<SandboxEnv, null, typeof faultsRequest>({
      id: `set${Target}Faults`,
      method: "PUT",
      paths: [`/${target}/faults`],
      summary: `Replace the faults of the ${target}`,
      internal: true,
      guard: controls,
      body: faultsRequest,
      answers: { 200: faultsRequest },
      step: (call) => setFaults(call, target, call.body),
    });
  }),
];

const FORGERY_TIMEOUT_MS = 10_000;

const forgeryRoute: Route<SandboxEnv> = route({
  id: "sendForgedCallback",
  method: "POST",
  paths: ["/__local/callbacks"],
  summary: "Send a gateway an untrue callback, once",
  internal: true,
  guard: controls,
  body: forgeryRequest,
  answers: { 200: answers.forgedReport },
  refusals: ["NOT_FOUND"],
  async step(call) {
    const forged = await worldOf(call.env).forge(call.body);
    if (!forged) return refuse("NOT_FOUND");
    const answer = await callOut({ ...forged, method: "POST", timeoutMs: FORGERY_TIMEOUT_MS });
    const { status, text } =
      answer.kind === "answered" ? answer : { status: 0, text: answer.reason };
    return reply(200, { sent: JSON.parse(forged.body), status, answer: text });
  },
});

const inboxPath = v.object({ name: text("Any name.", "hooks") });

const numberFrom = (least: number, most: number, description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.digits(`must be ${least} to ${most}`),
      v.transform(Number),
      v.minValue(least, `must be ${least} to ${most}`),
      v.maxValue(most, `must be ${least} to ${most}`),
      described(description, String(least)),
    ),
  );

const misbehaviour = v.object({
  status: numberFrom(200, 599, "The status of the answer; 200 by default."),
  delay_ms: numberFrom(0, 60_000, "How long the answer waits, in milliseconds."),
});

type InboxCall = Call<
  SandboxEnv,
  null,
  undefined,
  v.InferOutput<typeof inboxPath>,
  v.InferOutput<typeof misbehaviour>
>;

/** Strangers could fill a deployed world with inboxes. Each keeps 1,000 messages. */
const MOST_INBOXES = 20;

/** Records the message first and misbehaves afterwards, like a crashing receiver. */
const receive = async ({ env, request, url, path, query }: InboxCall) => {
  const body = await readText(request);
  if (!body.ok) return body;
  const message = {
    name: path.name,
    method: request.method,
    path: url.pathname + url.search,
    headers: JSON.stringify(Object.fromEntries(request.headers)),
    body: body.value,
  };
  const most = isLocal(env) ? Number.POSITIVE_INFINITY : MOST_INBOXES;
  const isKept = await worldOf(env).recordInbox(message, most);
  if (!isKept) return refuse("NOT_FOUND");
  const { status = 200, delay_ms: delayMs = 0 } = query;
  if (delayMs > 0) await sleep(delayMs);
  const bodiless = status === 204 || status === 205 || status === 304;
  const headers = status === 200 ? {} : { "x-sandbox-fault": `STATUS:${status}` };
  return reply(status, bodiless ? null : { received: true }, headers);
};

const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const inboxRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "readInbox",
    method: "GET",
    paths: ["/inbox/:name/messages.json"],
    summary: "The messages of an inbox, in the order of arrival",
    internal: true,
    guard: controls,
    path: inboxPath,
    answers: { 200: answers.inboxMessages },
    step: async (call) => reply(200, await worldOf(call.env).readInbox(call.path.name)),
  }),
  ...methods.map((method) =>
    route({
      id: `receive${method}`,
      method,
      paths: ["/inbox/:name"],
      summary: "Record a request, and answer as the query asks",
      internal: true,
      guard: everyone,
      path: inboxPath,
      query: misbehaviour,
      answers: { 200: answers.received },
      refusals: ["PAYLOAD_TOO_LARGE", "NOT_FOUND"],
      step: receive,
    }),
  ),
];

export const controlRoutes: readonly Route<SandboxEnv>[] = [
  ...worldRoutes,
  ...faultRoutes,
  forgeryRoute,
  ...inboxRoutes,
];

/**
 * The clock of the whole local world. The World object stores how far it is ahead. Every other
 * worker asks here before it starts. A worker that is starting right now is called until it
 * answers, so after a PUT all of them agree.
 */
const TELL_EVERY_MS = 250;
const TELL_AT_MOST = 120;
const TELL_TIMEOUT_MS = 2_000;

/** Whether the worker at this address has moved its clock at least this far. */
const tell = async (follower: string, offsetMs: number): Promise<boolean> => {
  for (let attempt = 0; attempt < TELL_AT_MOST; attempt++) {
    const answer = await callOut({
      url: `${follower}/__local/clock`,
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ offset_ms: offsetMs }),
      timeoutMs: TELL_TIMEOUT_MS,
    });
    if (answer.kind === "answered" && answer.status === 200) return true;
    await sleep(TELL_EVERY_MS);
  }
  return false;
};

export const clockKeeperRoutes: readonly Route<SandboxEnv>[] = [
  route<SandboxEnv>({
    id: "readClock",
    method: "GET",
    paths: ["/__local/clock"],
    summary: "How far the clock is ahead of the real time",
    internal: true,
    guard: clockGuard,
    answers: { 200: clockAnswer },
    step: async (call) => reply(200, { offset_ms: await worldOf(call.env).clockOffset() }),
  }),
  route<SandboxEnv, null, typeof clockRequest>({
    id: "moveClock",
    method: "PUT",
    paths: ["/__local/clock"],
    summary: "Move the clock of every worker",
    internal: true,
    guard: clockGuard,
    body: clockRequest,
    answers: { 200: clockAnswer },
    async step(call) {
      const wanted = call.body.offset_ms;
      const offset = await worldOf(call.env).moveClock(wanted);
      if (offset > wanted) {
        const message = `offset_ms: the clock is ${offset} ms ahead and never goes back`;
        return refuse("VALIDATION_FAILED", { field: "offset_ms", message });
      }
      const followers = (call.env.CLOCK_FOLLOWERS ?? "").split(" ").filter(Boolean);
      const told = await Promise.all(followers.map((follower) => tell(follower, offset)));
      if (told.every(Boolean)) return reply(200, { offset_ms: offset });
      const message = "A worker did not answer: it may be behind. Ask for the same offset again.";
      return refuse("SERVICE_UNAVAILABLE", { message, retry_after: 1 });
    },
  }),
];
