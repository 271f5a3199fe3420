import { createScheduledController } from "cloudflare:test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  gatewayRun,
  MOST_D1_REQUESTS,
  MOST_SUBREQUESTS,
} from "../../src/base/platform/platform-limits.ts";
import worker from "../../workers/gateway/index.ts";
import { kinds } from "../../workers/gateway/routes.ts";
import { databaseOf } from "../base/platform/d1.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { endTest, env, startTest, wait } from "./gateway-worker.ts";

/**
 * One whole run of the minute's cron with everything due, as after an outage: its calls stay below
 * what the platform allows one invocation. The database is real; objects are stand-ins.
 */
const { DB: db, LISTS_1: lists } = env;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A run with everything due took 26 s on two cores with a load of 12. */
const RUN_MS = 300_000;

let calls = 0;
let statements = 0;
/** A text of the statement that fails; none by default. */
let failing: string | null = null;

/** What the objects were asked. */
const asked: Record<string, number> = {};

const bound = (target: object, name: string | symbol) => {
  const member = Reflect.get(target, name);
  return typeof member === "function" ? member.bind(target) : member;
};

/** Counts each request, and each statement also of a batch. */
const counting = (counted: D1Database) =>
  new Proxy(counted, {
    get(target, name) {
      if (name === "batch") calls += 1;
      if (name !== "prepare") return bound(target, name);
      return (sql: string) => {
        if (failing !== null && sql.includes(failing)) throw new Error("cut off");
        statements += 1;
        calls += 1;
        return target.prepare(sql);
      };
    },
  });

type Answers = Record<string, (...input: never[]) => unknown>;

/** A namespace whose objects answer these methods. */
const namespace = (binding: string, answers: Answers): DurableObjectNamespace => {
  const stub = new Proxy({} as Record<string, unknown>, {
    get: (_, method: string) =>
      method === "then"
        ? undefined
        : async (...input: never[]) => {
            calls += 1;
            const name = `${binding}.${method}`;
            asked[name] = (asked[name] ?? 0) + 1;
            return answers[method]?.(...input) ?? null;
          },
  });
  const members = { idFromName: (id: string) => id, idFromString: (id: string) => id };
  return { ...members, get: () => stub } as unknown as DurableObjectNamespace;
};

const ended = {
  ...{ kind: "PAYMENT", createdAt: 1, objectId: "pay_of_an_outage", ownerKind: "MERCHANT" },
  ...{ ownerId: "mer_x", mode: "test", status: "COMPLETED", state: "COMPLETED", version: 9 },
  ...{ unfinished: false, otherIds: ["TR-1"] },
};
const review = {
  ...{ objectId: "pay_of_an_outage", movement: "", ownerId: "mer_x", mode: "test", since: 1 },
  ...{ reason: "OUTCOME_UNKNOWN", amount: 1, currency: "USD", endToEndId: "E", version: 9 },
};

const found = Array.from({ length: 500 }, (_, n) => ({ event_id: `evt_${n}`, occurred_at: n }));
const progress = { taken: 0, delivered: 0, failed: 0, waiting: 1, cancelled: false };

const endpoint: Answers = {
  look: () => ({ level: "FAILING", backlog: { waiting: 2, held: 1, oldest_at: 1 } }),
  totals: () => ({ delivered: 1, failed: 0, attempts: 1, milliseconds: [1], next: null }),
  recover: () => ({ found, progress, ids: [], holds: false }),
};
const aggregate: Answers = {
  look: () => ({ row: ended, reviews: [review] }),
  retire: () => true,
};

const busy = {
  ...env,
  DB: counting(db),
  LISTS_1: counting(lists),
  ...Object.fromEntries(kinds.map(({ binding }) => [binding, namespace(binding, aggregate)])),
  ENDPOINTS: namespace("ENDPOINTS", endpoint),
} as typeof env;

const numbers = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

const objectsOf = (kind: string, prefix: string, count: number, at: number, unfinished: 0 | 1) =>
  `INSERT INTO objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state,
    version, updated_at, unfinished, other_ids) ${numbers(count)} SELECT '${kind}', ${at} + i,
    printf('${prefix}_${unfinished}%042d', i), 'MERCHANT', printf('mer_%043d', i % 40), 'test',
    '${unfinished ? "OPEN" : "COMPLETED"}', 'X', 1, ${at} + i + ${20 * MINUTE}, ${unfinished},
    '["TR-1"]' FROM n`;

const fill = (now: number): string[] => {
  const old = now - 401 * DAY;
  return [
    // More than a run takes of each.
    ...kinds.map(({ kind, prefixes }) =>
      objectsOf(kind, prefixes[0] ?? "", 100 * gatewayRun.unfinishedPages + 100, now - DAY, 1),
    ),
    objectsOf("PAYMENT", "pay", 2 * gatewayRun.retiredObjects + 500, old, 0),
    `INSERT INTO events ${numbers(gatewayRun.forgottenEvents + 500)} SELECT 'MERCHANT', 'mer_x',
      'test', ${old} + i, printf('evt_%043d', i), 'payment.completed', 'pay_x', '{}' FROM n`,
    `INSERT INTO endpoints (owner_kind, owner_id, mode, kind, origin, created_at)
      ${numbers(100 * gatewayRun.endpointPages + 100)} SELECT 'MERCHANT',
      printf('mer_%043d', i % 40), 'test', 'AD_HOC', 'https://' || i || '.example', 1 FROM n`,
    `INSERT INTO recovery_jobs (job_id, endpoint_id, owner_kind, owner_id, mode, which, from_at,
      to_at, total, status, position, delivered, failed, started_at) ${numbers(100)} SELECT
      printf('job_%043d', i), printf('ep_%043d', i), 'MERCHANT', 'mer_x', 'test', 'FAILED', 0,
      ${now}, 9, 'RUNNING', '[0,""]', 0, 0, ${now} + i FROM n`,
    `INSERT INTO event_outbox (event_id, owner_kind, owner_id, mode, type, subject_id, data,
      occurred_at) ${numbers(60)} SELECT printf('evt_%043d', i), 'MERCHANT', 'mer_x', 'test',
      'merchant.key_added', 'mer_x', '{}', i FROM n`,
    `INSERT INTO proposals (proposal_id, subject_kind, subject_id, changes, status, proposed_by,
      proposed_at, approved_by, approved_at, takes_effect_at) ${numbers(20)} SELECT
      printf('prp_%043d', i), 'MERCHANT', printf('mer_%043d', i), '[]', 'APPROVED', 'key_a', 1,
      'key_b', 2, 3 FROM n`,
    `INSERT INTO dead_letters (died_at, message_id, body) ${numbers(50)} SELECT i, 'm' || i, '{}'
      FROM n`,
    `INSERT INTO hourly_totals ${numbers(20)} SELECT 'test', '', ${now} - i * ${3 * DAY}, 'OBJECTS',
      '{}', 1, 1 FROM n`,
    `INSERT INTO settings ${numbers(1)} SELECT 'webhook_totals_missed', (SELECT json_group_array(
      json_array(1, ${now - DAY}, 'MERCHANT', 'mer_x', 'test', 'AD_HOC', 'https://' || value))
      FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]')), 1
      FROM n`,
  ];
};

/** Not those of the applied changes. */
const keyAdded = "type = 'merchant.key_added'";

const logged: string[] = [];

const runWith = async (broken: string | null): Promise<string[]> => {
  [calls, statements, failing] = [0, 0, broken];
  logged.length = 0;
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
  await worker.scheduled(createScheduledController(), busy);
  failing = null;
  return logged;
};

beforeAll(async () => {
  startTest();
  // In the first minute of an hour the webhooks of the hour before are not summed yet.
  wait(HOUR + 30 * MINUTE - (Date.now() % HOUR));
  await migrate();
  const now = Date.now();
  for (const sql of fill(now))
    await databaseOf(env, sql.split(" ", 3).join(" ")).prepare(sql).run();
  await db
    .prepare(
      `INSERT INTO audit_log VALUES ('gateway', 1, 1, 'a', 'b', 'c', '{}', 'd', 'e', 'f', 1)`,
    )
    .run();
});

afterAll(endTest);

const left = (table: string, where = "true") =>
  databaseOf(env, table)
    .prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)
    .first<number>("n");

test(
  "a sweep that fails stops none of the others, and the heads come first",
  async () => {
    const lines = await runWith('from "event_outbox"');
    expect(lines[0]).toContain("audit head");
    expect(lines.filter((line) => line.includes("sweep failed"))).toHaveLength(1);
    expect(await left("event_outbox", keyAdded)).toBe(60);
    // The last of the sweeps has run too.
    expect(await left("settings", "name = 'webhook_totals_position'")).toBe(1);
  },
  RUN_MS,
);

test(
  "a run with everything due stays below the platform's limits",
  async () => {
    // Every sweep begins anew, with more to do than it may.
    await db.prepare("DELETE FROM settings WHERE name <> 'webhook_totals_missed'").run();
    const lines = await runWith(null);
    expect(lines.filter((line) => /sweep failed|not swept|not continued/.test(line))).toEqual([]);
    expect(statements).toBeLessThan(MOST_D1_REQUESTS);
    expect(calls).toBeLessThan(MOST_SUBREQUESTS);
    expect(statements).toBeGreaterThan(MOST_D1_REQUESTS / 2);
    expect(calls).toBeGreaterThan(MOST_SUBREQUESTS / 2);
    const { unfinishedPages, endpointPages, keptEvents } = gatewayRun;
    expect(asked["PAYMENT_SESSIONS.look"]).toBeGreaterThanOrEqual(2 * 100 * unfinishedPages);
    expect(asked["ENDPOINTS.look"]).toBeGreaterThanOrEqual(2 * 100 * endpointPages);
    expect(await left("event_outbox", keyAdded)).toBe(60 - keptEvents);
    expect(await left("endpoints", "health = 'FAILING'")).toBeGreaterThan(0);
  },
  RUN_MS,
);
