import Papa from "papaparse";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from "vitest";
import { parseId } from "../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../src/base/platform/env.ts";
import { listRetentionMs } from "../../src/base/platform/row-files.ts";
import { sweepRetention } from "../../src/frame/objects/retention.ts";
import { sweepEvents } from "../../src/network/webhooks/sweep.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import { sweepTotals } from "../../src/staff/operators/totals/totals-sweep.ts";
import { databaseOf, emptyTables } from "../base/platform/d1.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { env as worker } from "./gateway-worker.ts";

/**
 * What leaves a list database is in a file before (docs/decisions/185). R2 and D1 are real, the
 * objects are stand-ins.
 */
const DAY = 24 * 3_600_000;
const NOW = Date.parse("2027-06-15T12:00:00Z");
/** The first day of May 2026 is 410 days ago. */
const MAY = Date.parse("2026-05-01T00:00:00Z");

/** The next of these fails: a put, or the batch of statements that deletes. */
let failing: "put" | "batch" | null = null;
const unreachable = new Set<string>();
let logged: MockInstance<typeof console.error>;

const cutOff = (what: typeof failing): void => {
  if (failing !== what) return;
  failing = null;
  throw new Error("cut off");
};

const env = {
  ...worker,
  PAYMENT_SESSIONS: {
    idFromString: (id: string) => id,
    get: (id: string) => ({
      async retire() {
        if (unreachable.has(id)) throw new Error("not reached");
        return true;
      },
    }),
  },
  ARCHIVE: {
    async put(...given: Parameters<R2Bucket["put"]>) {
      cutOff("put");
      return worker.ARCHIVE.put(...given);
    },
  },
  LISTS_1: {
    prepare: worker.LISTS_1.prepare.bind(worker.LISTS_1),
    async batch(statements: D1PreparedStatement[]) {
      cutOff("batch");
      return worker.LISTS_1.batch(statements);
    },
  },
} as unknown as GatewayEnv;

const idOf = (number: number) => `pay_${String(number).padStart(43, "0")}`;

const addPayment = (number: number, createdAt: number, reference = "order-7") =>
  worker.LISTS_1.prepare(
    `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode, reference, amount,
      currency, status, state, version, updated_at, unfinished, debtor_bank, other_ids, correlation_id)
      values ('PAYMENT', ?, ?, 'MERCHANT', 'mer_x', 'live', ?, 1250, 'EUR', 'COMPLETED', 'COMPLETED',
      9, ?, 0, 'aurora', '["TR-1","TR-2"]', 'theirs')`,
  )
    .bind(createdAt, idOf(number), reference, createdAt)
    .run();

const addEvent = (number: number, createdAt: number) =>
  worker.LISTS_1.prepare(
    `insert into events values ('TPP', 'tpp_x', 'test', ?, ?, 'consent.revoked', 'cns_1',
      '{"secret": "of the customer"}')`,
  )
    .bind(createdAt, `evt_${number}`)
    .run();

const rowsIn = (table: string) =>
  databaseOf(worker, table).prepare(`select count(*) as n from ${table}`).first<number>("n");

type Line = Record<string, string>;

/** The lines of each file, as a reader of CSV sees them. */
const readFiles = async (): Promise<Record<string, Line[]>> => {
  const { objects } = await worker.ARCHIVE.list();
  const files = objects.map(async ({ key }) => {
    const file = await worker.ARCHIVE.get(key);
    const text = await new Response(file?.body.pipeThrough(new DecompressionStream("gzip"))).text();
    const { data } = Papa.parse<Line>(text.trimEnd(), { header: true });
    // Without the hash of the content.
    return [key.replace(/-[0-9a-f]{16}(?=\.csv\.gz$)/, ""), data] as const;
  });
  return Object.fromEntries(await Promise.all(files));
};

const idsIn = (files: Record<string, Line[]>): (string | undefined)[] =>
  Object.values(files).flatMap((lines) => lines.map(({ object_id }) => object_id));

const sweep = () => sweepRetention(env, [paymentKind]);

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  logged = vi.spyOn(console, "error").mockReturnValue();
  failing = null;
  unreachable.clear();
  await emptyTables(worker, "objects", "events", "settings", "hourly_totals");
  const { objects } = await worker.ARCHIVE.list();
  await worker.ARCHIVE.delete(objects.map(({ key }) => key));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// @rule G8.2
describe("objects", () => {
  test("are in a file of their month, with the columns of the list and nothing more", async () => {
    await addPayment(1, MAY - 1, 'a "quoted", text\nof two lines');
    await addPayment(2, MAY);
    await addPayment(3, MAY + DAY, "=SUM(A1)");
    await addPayment(4, NOW - 400 * DAY);
    await sweep();
    const shared = {
      ...{ kind: "PAYMENT", completed_at: "", owner_kind: "MERCHANT", owner_id: "mer_x" },
      ...{ mode: "live", parent_id: "", bank_handle: "", amount: "1250", currency: "EUR" },
      ...{ status: "COMPLETED", state: "COMPLETED", last_open_state: "", failure_code: "" },
      ...{ route: "", debtor_bank: "aurora", creditor_bank: "", other_ids: "TR-1 TR-2" },
    };
    const line = (number: number, created_at: string, reference: string) => ({
      ...{ ...shared, object_id: idOf(number), created_at, reference },
    });
    expect(await readFiles()).toEqual({
      [`objects/month=2026-04/LISTS_1-${MAY - 1}-${idOf(1)}.csv.gz`]: [
        line(1, "2026-04-30T23:59:59.999Z", 'a "quoted", text\nof two lines'),
      ],
      [`objects/month=2026-05/LISTS_1-${MAY}-${idOf(2)}.csv.gz`]: [
        line(2, "2026-05-01T00:00:00.000Z", "order-7"),
        line(3, "2026-05-02T00:00:00.000Z", "'=SUM(A1)"),
      ],
    });
    expect(await rowsIn("objects")).toBe(1);
  });

  test("stay if their file cannot be written", async () => {
    await addPayment(1, MAY);
    failing = "put";
    await expect(sweep()).rejects.toThrow("cut off");
    expect(await rowsIn("objects")).toBe(1);
    await sweep();
    expect(idsIn(await readFiles())).toEqual([idOf(1)]);
    expect(await rowsIn("objects")).toBe(0);
  });

  test("are in one file if a run ends before it deletes them", async () => {
    for (const number of [1, 2, 3]) await addPayment(number, MAY + number);
    failing = "batch";
    await expect(sweep()).rejects.toThrow("cut off");
    expect(await rowsIn("objects")).toBe(3);
    await sweep();
    expect(idsIn(await readFiles())).toEqual([idOf(1), idOf(2), idOf(3)]);
    expect(await rowsIn("objects")).toBe(0);
  });

  test("are never lost, whichever can be reached in which run", async () => {
    for (const number of [1, 2, 3]) await addPayment(number, MAY + number);
    unreachable.add(parseId(["pay"], idOf(1)) ?? "");
    await sweep();
    expect(await rowsIn("objects")).toBe(1);
    unreachable.clear();
    await addPayment(4, MAY + 4);
    await sweep();
    expect(idsIn(await readFiles()).sort()).toEqual([1, 2, 3, 4].map(idOf));
    expect(await rowsIn("objects")).toBe(0);
  });

  test("that come late do not take the place of the file that begins with them", async () => {
    for (const number of [1, 2]) await addPayment(number, MAY + number);
    await sweep();
    await addPayment(1, MAY + 1);
    await sweep();
    const { objects } = await worker.ARCHIVE.list();
    expect(objects.map(({ key }) => key.includes(idOf(1)))).toEqual([true, true]);
    expect(await rowsIn("objects")).toBe(0);
  });

  test("of more than one page are all in files", async () => {
    await worker.LISTS_1.prepare(
      `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state,
        version, updated_at, unfinished) with recursive n(i) as (select 1 union all select i + 1
        from n where i < 1500) select 'PAYMENT', ${MAY} + i / 2, printf('pay_%043d', i),
        'MERCHANT', 'mer_x', 'test', 'COMPLETED', 'COMPLETED', 1, 1, 0 from n`,
    ).run();
    await sweep();
    const files = await readFiles();
    expect(Object.values(files).map(({ length }) => length)).toEqual([1_000, 500]);
    expect(new Set(idsIn(files)).size).toBe(1_500);
    expect(await rowsIn("objects")).toBe(0);
  });
});

// @rule G8.2
describe("events", () => {
  test("are in a file, without what they said", async () => {
    await addEvent(1, MAY);
    await addEvent(2, MAY + 1);
    await addEvent(3, NOW);
    await sweepEvents(env);
    const line = {
      ...{ owner_kind: "TPP", owner_id: "tpp_x", mode: "test", type: "consent.revoked" },
      subject_id: "cns_1",
    };
    expect(await readFiles()).toEqual({
      [`events/month=2026-05/LISTS_1-${MAY}-evt_1.csv.gz`]: [
        { ...line, event_id: "evt_1", created_at: "2026-05-01T00:00:00.000Z" },
        { ...line, event_id: "evt_2", created_at: "2026-05-01T00:00:00.001Z" },
      ],
    });
    expect(await rowsIn("events")).toBe(1);
  });

  test("stay if their file cannot be written", async () => {
    await addEvent(1, MAY);
    failing = "put";
    await expect(sweepEvents(env)).rejects.toThrow("cut off");
    expect(await rowsIn("events")).toBe(1);
  });

  test("of more than one page are all in files", async () => {
    await worker.LISTS_1.prepare(
      `insert into events with recursive n(i) as (select 1 union all select i + 1 from n
        where i < 4500) select 'TPP', 'tpp_x', 'test', ${MAY} + i, 'evt_' || i, 'x', 'cns_1', '{}'
        from n`,
    ).run();
    await sweepEvents(env);
    const files = Object.values(await readFiles());
    expect(files.map(({ length }) => length).sort()).toEqual([2_000, 2_000, 500].sort());
    expect(new Set(files.flat().map(({ event_id }) => event_id)).size).toBe(4_500);
    expect(await rowsIn("events")).toBe(0);
  });
});

test("totals are in a file, each with its figures", async () => {
  await worker.LISTS_1.batch([
    worker.LISTS_1.prepare(
      `insert into hourly_totals values ('live', '', ${MAY}, 'OBJECTS', '{"payments":2}', 0, 1)`,
    ),
    worker.LISTS_1.prepare(
      `insert into hourly_totals values ('live', 'mer_x', ${MAY}, 'OBJECTS', '{}', 0, 1)`,
    ),
    worker.LISTS_1.prepare(
      `insert into hourly_totals values ('live', '', ${NOW - 400 * DAY}, 'OBJECTS', '{}', 0, 1)`,
    ),
  ]);
  failing = "put";
  await expect(sweepTotals(env)).rejects.toThrow("cut off");
  expect(await rowsIn("hourly_totals")).toBe(3);
  await sweepTotals(env);
  const [name] = Object.keys(await readFiles());
  expect(name).toMatch(new RegExp(`^totals/month=2026-05/LISTS_1-${MAY}-live-(all|mer_x)-OBJECTS`));
  const [lines = []] = Object.values(await readFiles());
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual({
    ...{ mode: "live", owner_id: "", begins_at: "2026-05-01T00:00:00.000Z", part: "OBJECTS" },
    figures: '{"payments":2}',
  });
  expect(await rowsIn("hourly_totals")).toBe(1);
});

describe("RETENTION_DAYS", () => {
  test("keeps rows for longer", async () => {
    await addPayment(1, MAY);
    await sweepRetention({ ...env, RETENTION_DAYS: "730" }, [paymentKind]);
    expect(await rowsIn("objects")).toBe(1);
  });

  test.each(["399", "0", "-500", "500 days", "", "1e3", "4000000"])(
    "of %o is reported, and 400 count",
    (RETENTION_DAYS) => {
      expect(listRetentionMs({ RETENTION_DAYS })).toBe(400 * DAY);
      expect(JSON.stringify(logged.mock.calls)).toContain("retention not usable");
    },
  );

  test("may be absent, which is not reported", () => {
    expect(listRetentionMs({})).toBe(400 * DAY);
    expect(listRetentionMs({ RETENTION_DAYS: "400" })).toBe(400 * DAY);
    expect(logged).not.toHaveBeenCalled();
  });
});
