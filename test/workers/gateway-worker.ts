import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  runDurableObjectAlarm,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import { parseId } from "../../src/base/kernel/ids.ts";
import type { ProblemCode } from "../../src/base/kernel/problems.ts";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import type { GatewayEnv, Pointer } from "../../src/base/platform/env.ts";
import worker, { Performer } from "../../workers/gateway/index.ts";
import { cross } from "../costs/crossing.ts";
import { resetNeighbours } from "./neighbours.ts";

/**
 * The gateway's worker as it is deployed, used only through its exports fetch, queue and scheduled,
 * with a real D1 and real objects. No call leaves it (neighbours.ts answers), messages to its
 * queues wait until the test delivers them, and the test sets its clock.
 */
export const railKeys = { test: "rk_test", live: "rk_live" };

export const env: GatewayEnv = {
  ...(bindings as unknown as GatewayEnv),
  LIMITS: "local",
  TEST_BANK_ORIGINS: "https://alpha.example https://borealis.example",
  TEST_RAIL_URL: "https://rail.example",
  TEST_DIRECTORY_URL: "https://directory.example",
  LIVE_RAIL_URL: "https://rail.example",
  LIVE_DIRECTORY_URL: "https://directory.example",
  LIVE_RAIL_KEY: "gk_live_rail",
  LIVE_DIRECTORY_KEY: "gk_live_directory",
  LIVE_REGISTRY_KEY: "gk_live_registry",
  TEST_RAIL_CALLBACK_KEY_SHA256: sha256Hex(railKeys.test),
  LIVE_RAIL_CALLBACK_KEY_SHA256: sha256Hex(railKeys.live),
};

const queues = { BANK_CALLS: "bank-calls", WEBHOOKS: "webhooks", PROJECTIONS: "projections" };

/** The messages to queues that were not delivered yet. */
let waiting: { queue: string; body: unknown }[] = [];

// A day ahead of the machine's clock, so no alarm fires unless a test runs it. It never goes back.
let startedAt = Date.now() + 86_400_000;

/** An hour after the test before, so its caches and broken calls are forgotten. */
export const startTest = (): void => {
  startedAt += 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now: startedAt });
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => cross("log line", String(line)));
  }
  resetNeighbours();
  staffChanges = 0;
  waiting = [];
  for (const [binding, queue] of Object.entries(queues)) {
    // The objects use the same queues.
    const bound = env[binding as "WEBHOOKS"];
    const keep = (body: unknown) => {
      cross("queue send", queue);
      waiting.push({ queue, body });
    };
    vi.spyOn(bound, "send").mockImplementation(async (body) => keep(body) as never);
    vi.spyOn(bound, "sendBatch").mockImplementation(async (messages) => {
      for (const { body } of messages) keep(body);
      return undefined as never;
    });
  }
};

export const endTest = (): void => {
  startedAt = Date.now();
  vi.useRealTimers();
  vi.restoreAllMocks();
};

export const wait = (milliseconds: number): void =>
  void vi.setSystemTime(Date.now() + milliseconds);

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is read field by field
  body: any;
}

/** Every request of this file that was refused. */
export const refusedRequests: {
  method: string;
  path: string;
  status: number;
  code: ProblemCode;
}[] = [];

let staffChanges = 0;

/** Whether staff have asked for any change in this test. */
export const haveStaffChanged = (): boolean => staffChanges > 0;

/** One request, with all its background work. */
export const ask = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  json?: object,
): Promise<Answer> => {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const request = new Request(new URL(path, env.BASE_URL), {
    method,
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    ...body,
  });
  if (method !== "GET" && path.startsWith("/admin/")) staffChanges++;
  const context = createExecutionContext();
  const response = await worker.fetch(request, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  const { status, headers: answered } = response;
  const answer = text === "" ? null : JSON.parse(text);
  if (answer?.error) refusedRequests.push({ method, path, status, code: answer.error.code });
  return { status, headers: answered, body: answer };
};

/** The answer's body, if the answer has this status. */
export const bodyOf = ({ status, body }: Answer, expected = 200): Answer["body"] => {
  if (status === expected) return body;
  throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
};

export const ownerKey = "ak_of_the_first_owner";

export const askAdmin = (method: string, path: string, json?: object): Promise<Answer> =>
  ask(method, `/admin/v1/${path}`, { "x-gateway-admin-key": ownerKey }, json);

/** Gives messages to the queue handler, waits for its work, and returns those it sends back. */
export const deliver = async (queue: string, bodies: readonly unknown[]): Promise<unknown[]> => {
  const messages = bodies.map((body, place) => ({
    ...{ id: String(place), timestamp: new Date(), attempts: 1, body },
  }));
  const context = createExecutionContext();
  // The only export that the handler calls, in this context so the test can wait for it.
  const performer = { perform: (pointer: Pointer) => new Performer(context, env).perform(pointer) };
  const handled = Object.assign(context, { exports: { Performer: performer } });
  const batch = createMessageBatch(queue, messages);
  cross("invocation", queue);
  await worker.queue(batch, env, handled);
  await waitOnExecutionContext(context);
  const { retryBatch, retryMessages } = await getQueueResult(batch, context);
  return retryBatch.retry ? [...bodies] : retryMessages.map(({ msgId }) => bodies[Number(msgId)]);
};

/** Takes the messages of one queue. */
export const takeFrom = (queue: string): unknown[] => {
  const taken = waiting.filter((message) => message.queue === queue);
  waiting = waiting.filter((message) => message.queue !== queue);
  return taken.map(({ body }) => body);
};

/** Loses the messages in the queues. */
export const loseWaiting = (): void => {
  waiting = [];
};

/** Delivers all messages in the queues, and those that follow. */
export const deliverAll = async (): Promise<void> => {
  for (let queue = waiting[0]?.queue; queue !== undefined; queue = waiting[0]?.queue) {
    await deliver(queue, takeFrom(queue));
  }
};

/** Runs the alarm of a payment's object. */
export const runAlarm = async (id: string): Promise<void> => {
  const hex = parseId(["ps", "pay"], id) ?? "";
  const namespace = env.PAYMENT_SESSIONS;
  await runDurableObjectAlarm(namespace.get(namespace.idFromString(hex)));
};

/** The same, and delivers its messages. */
export const wake = async (id: string): Promise<void> => {
  await runAlarm(id);
  await deliverAll();
};

/** The minute's cron. */
export const runSchedule = async (): Promise<void> => {
  const context = createExecutionContext();
  cross("invocation", "cron");
  await worker.scheduled(createScheduledController(), env);
  await waitOnExecutionContext(context);
};
