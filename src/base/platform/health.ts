import * as v from "valibot";
import { described, named, text } from "../kernel/fields.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { callerAddress, type LimitsEnv, perMinute, reserve } from "./budget.ts";
import type { Budget } from "./budget-object.ts";
import { now, sleep } from "./clock.ts";
import { everyone, guard, type Reply, type Route, reply, route } from "./edge.ts";
import { type VersionEnv, versionOf } from "./env.ts";
import { forgetBetweenTests } from "./isolate-memory.ts";
import { namedObject, type Remote } from "./objects.ts";
import { RELEASE } from "./release.ts";

/**
 * Whether a worker runs (/healthz), and whether it reaches what it needs (/readyz). Both are
 * public. A readiness check costs a handful of calls: an isolate checks once in a few seconds,
 * however many ask, and each address has the limit of public addresses.
 */
type HealthEnv = VersionEnv & LimitsEnv;

/** What must answer, by name. A check fulfils if it did. */
type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** How long an isolate answers from its last check, and how long one check may take. */
const REMEMBERED_MS = 5_000;
const CHECK_MS = 5_000;

/** The oldest result that is shown while a new check is under way. */
const OLDEST_MS = 20_000;

/** A database answers anything, without reading a row. */
export const asksDatabase = (db: D1Database) => () => db.prepare("SELECT 1").first();

/** A bucket that nobody uses: it stores nothing, so taking nothing back writes nothing. */
export const asksObject = (env: LimitsEnv) => () =>
  namedObject<Remote<Budget>>(env, "BUDGETS", "readiness").give({ capacity: 1, perMinute: 1 }, 0);

/** A queue says how much waits in it. No message is sent, so no consumer has to know of it. */
export const asksQueue = (queue: Pick<Queue, "metrics">) => () => queue.metrics();

/** The names of what does not answer, in the order of the checks. */
const findMissing = async (checks: Checks): Promise<string[]> => {
  const names = Object.keys(checks);
  const answers = await Promise.all(
    Object.values(checks).map((check) =>
      Promise.race([
        // A binding that is missing throws at once.
        Promise.resolve()
          .then(check)
          .then(
            () => true,
            () => false,
          ),
        sleep(CHECK_MS).then(() => false),
      ]),
    ),
  );
  return names.filter((_, place) => !answers[place]);
};

/** The last check of this isolate: what was missing, and when it and a later one were begun. */
let last = { missing: [] as string[], at: -Infinity, nextBegunAt: -Infinity };

forgetBetweenTests(() => {
  last = { missing: [], at: -Infinity, nextBegunAt: -Infinity };
});

const isWithin = (at: number, milliseconds: number): boolean =>
  now() - at >= 0 && now() - at < milliseconds;

/** While one request checks, the others get the result before it, unless that is old. */
const readMissing = async (checks: Checks): Promise<string[]> => {
  const isUnderWay = isWithin(last.nextBegunAt, CHECK_MS);
  if (isWithin(last.at, isUnderWay ? OLDEST_MS : REMEMBERED_MS)) return last.missing;
  const at = now();
  last = { ...last, nextBegunAt: at };
  const missing = await findMissing(checks);
  last = { missing, at, nextBegunAt: at };
  return missing;
};

/** Anyone, as often as one address may. If no bucket answers, the check itself says so. */
const limitedProbe = guard<LimitsEnv, null>(
  { accepts: [null], limited: true, refusals: ["RATE_LIMITED"] },
  async (call) => {
    const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_ADDRESS);
    const name = `probe ${callerAddress(call.request)}`;
    const allowed = await reserve(call, { policy: "address", name, terms }, 1).catch(() => null);
    return allowed === null || allowed.ok ? ok(null) : allowed;
  },
);

const health = v.pipe(
  v.strictObject({
    status: v.literal("ok"),
    version: text("The version of the worker that answers; `local` in a local world.", "local"),
    release: text("The release that its code is of, or the one before it.", RELEASE),
  }),
  named("WorkerHealth", "The worker runs."),
);

const readiness = v.pipe(
  v.strictObject({
    status: v.literal("ready"),
    checked: v.pipe(v.array(v.string()), described("What answered.", ["DB", "objects"])),
  }),
  named("WorkerReadiness", "The worker reaches what it needs."),
);

/** The rows of a worker. `checksOf`: what it needs. @rule A6.1 */
export const healthRoutes = <Env extends HealthEnv>(
  checksOf: (env: Env) => Checks,
): readonly Route<Env>[] => [
  route<Env, null>({
    id: "checkHealth",
    method: "GET",
    paths: ["/healthz"],
    summary: "Whether the worker runs",
    description: "It reads and calls nothing.",
    guard: everyone,
    answers: { 200: health },
    // As at every address, before any row is found.
    refusals: ["MALFORMED_REQUEST"],
    step: ({ env }) => reply(200, { status: "ok", version: versionOf(env).id, release: RELEASE }),
  }),
  route<Env, null>({
    id: "checkReadiness",
    method: "GET",
    paths: ["/readyz"],
    summary: "Whether the worker reaches each database, an object and its queues",
    description: "503 names what does not answer. The result may be 20 seconds old.",
    guard: limitedProbe,
    answers: { 200: readiness },
    step: async ({ env }): Promise<Result<Reply>> => {
      const checks = checksOf(env);
      const missing = await readMissing(checks);
      if (missing.length === 0) {
        return reply(200, { status: "ready", checked: Object.keys(checks) });
      }
      const message = `Not ready: ${missing.join(", ")}.`;
      return refuse("SERVICE_UNAVAILABLE", { message, retry_after: REMEMBERED_MS / 1_000 });
    },
  }),
];
