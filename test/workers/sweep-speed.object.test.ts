import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseId } from "../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../src/base/platform/env.ts";
import { gatewayRun } from "../../src/base/platform/platform-limits.ts";
import { sweepRetention } from "../../src/frame/objects/retention.ts";
import { sweepEvents } from "../../src/network/webhooks/sweep.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import { databaseOf, emptyTables } from "../base/platform/d1.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { env as worker } from "./gateway-worker.ts";

/**
 * The sweeps of retention keep up with a million payments a day, also if all are of one merchant,
 * and read little more than what they delete. Only the objects are not real.
 */
const { LISTS_1: lists } = worker;

const MINUTES_PER_DAY = 1_440;

const { retiredObjects: MOST_OBJECTS, forgottenEvents: MOST_EVENTS } = gatewayRun;

let asked: string[] = [];
let rowsRead = 0;

/** The batch that fails, counted from 1; 0 for none. */
let failing = 0;
let batches = 0;

/** Objects that stay: their work has not ended, or they cannot be reached. */
const stays = new Map<string, "busy" | "unreachable">();

const object = (id: string) => ({
  retire: async () => {
    asked.push(id);
    if (stays.get(id) === "unreachable") throw new Error("not reached");
    return !stays.has(id);
  },
});

const env = {
  ...worker,
  PAYMENT_SESSIONS: { idFromString: (id: string) => id, get: object },
  LISTS_1: {
    prepare: lists.prepare.bind(lists),
    batch: async (statements: D1PreparedStatement[]) => {
      batches += 1;
      if (batches === failing) throw new Error("cut off");
      const results = await lists.batch(statements);
      for (const { meta } of results) rowsRead += meta.rows_read;
      return results;
    },
  },
} as unknown as GatewayEnv;

/** So many rows of a SELECT, numbered by `i` from 1. */
const fill = (into: string, count: number, select: string) =>
  lists
    .prepare(
      `INSERT INTO ${into} WITH RECURSIVE n(i) AS
        (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT ${select} FROM n`,
    )
    .run();

/** The object of a payment. */
const objectOf = (count: number): string =>
  parseId(["pay"], `pay_${String(count).padStart(43, "0")}`) ?? "";

const oldPayments = (count: number) =>
  fill(
    `objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state, version,
      updated_at, unfinished)`,
    count,
    `'PAYMENT', i, printf('pay_%043d', i), 'MERCHANT', 'mer_x', 'test', 'COMPLETED', 'COMPLETED', 1,
      1, 0`,
  );

const left = (table: string) =>
  databaseOf(worker, table).prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");

beforeAll(() => migrate());

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  asked = [];
  rowsRead = 0;
  failing = 0;
  batches = 0;
  stays.clear();
  await emptyTables(env, "objects", "events", "settings");
});

afterEach(() => {
  vi.restoreAllMocks();
});

const sweep = () => sweepRetention(env, [paymentKind]);

describe("the retention of objects", () => {
  it("takes a million and more a day", async () => {
    expect(MOST_OBJECTS * MINUTES_PER_DAY).toBeGreaterThan(1_000_000);
    await oldPayments(MOST_OBJECTS + 500);
    await sweep();
    expect(await left("objects")).toBe(500);
    // The row of each object, its index, and what is found of it in the lists of reviews and of
    // what waits; two rows more for a page.
    expect(rowsRead).toBeLessThan(7.1 * MOST_OBJECTS);
    await sweep();
    expect([await left("objects"), asked.length]).toEqual([0, MOST_OBJECTS + 500]);
    expect(await left("settings")).toBe(0);
  });

  it("continues after objects that stay, and asks each once a round", async () => {
    await oldPayments(MOST_OBJECTS + 500);
    for (let count = 1; count <= 150; count++) {
      stays.set(objectOf(count), count % 2 === 0 ? "busy" : "unreachable");
    }
    await sweep();
    await sweep();
    expect(await left("objects")).toBe(150);
    expect([new Set(asked).size, asked.length]).toEqual([MOST_OBJECTS + 500, MOST_OBJECTS + 500]);
    stays.clear();
    await sweep();
    expect(await left("objects")).toBe(0);
  });
});

describe("a run that is cut off", () => {
  it("keeps its place after each page", async () => {
    await oldPayments(1_500);
    for (let count = 1; count <= 200; count += 2) stays.set(objectOf(count), "busy");
    failing = 2;
    await expect(sweep()).rejects.toThrow("cut off");
    expect(asked).toHaveLength(1_500);
    asked = [];
    await sweep();
    // The second page again, and not the objects before it that stay.
    expect(asked).toHaveLength(500);
    expect(asked).not.toContain(objectOf(1));
  });
});

describe("the retention of events", () => {
  const oldEvents = (count: number, merchant: string) =>
    fill(
      "events",
      count,
      `'MERCHANT', ${merchant}, 'test', i, printf('evt_%043d', i), 'payment.completed', 'pay_x', '{}'`,
    );

  it("takes five events of a million payments a day and more", async () => {
    expect(MOST_EVENTS * MINUTES_PER_DAY).toBeGreaterThan(5 * 1_000_000);
    await oldEvents(MOST_EVENTS + 500, "'mer_x'");
    await sweepEvents(env);
    expect(await left("events")).toBe(500);
    await sweepEvents(env);
    expect(await left("events")).toBe(0);
  });
});
