import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import { performPointer } from "../../../src/frame/objects/perform.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { databaseOf, emptyTables } from "../../base/platform/d1.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import {
  catchPointers,
  creation,
  env,
  newSession,
  recordOf,
  T0,
  TRACE,
  terms,
  wait,
} from "./object-bench.ts";
import { TTL_MS } from "./session-fixtures.ts";

/** What D1 stores of an event before its payment ends the effect. */
const SHOP = "https://shop.example.com";

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  await emptyTables(env, "endpoints", "events");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An expired session, and the pointer to its event. */
const expired = async (changes: object = {}) => {
  const { raw, stub } = newSession();
  const sent = await catchPointers(raw);
  const expiresAt = Date.now() + TTL_MS;
  const agreed = { ...terms(), webhook_url: `${SHOP}/hooks`, expires_at: expiresAt, ...changes };
  await stub.create(agreed, creation, TRACE);
  wait(Date.now() - T0 + TTL_MS);
  await stub.peek();
  const pointer = sent.find(({ queue }) => queue === "webhooks")?.body;
  if (!pointer) throw new Error("nothing is to be published");
  const effect = async () => (await recordOf(raw))?.effects.find(({ kind }) => kind === "publish");
  /** The pointer that the object sends after this time. */
  const nextPointer = async (milliseconds: number): Promise<Pointer> => {
    sent.length = 0;
    vi.setSystemTime(Date.now() + milliseconds);
    await stub.peek();
    const next = sent.find(({ queue }) => queue === "webhooks")?.body;
    if (!next) throw new Error("nothing is due");
    return next;
  };
  return { pointer, effect, nextPointer };
};

const perform = (gatewayEnv: GatewayEnv, pointer: Pointer) =>
  performPointer({ env: gatewayEnv, waitUntil: () => {} }, [paymentKind], pointer);

const rowsOf = async (table: "endpoints" | "events") =>
  (await databaseOf(env, table).prepare(`select * from ${table}`).all()).results;

it("an event is listed, and with the first one its endpoint", async () => {
  for (const count of [1, 2]) {
    const { pointer, effect } = await expired();
    await perform(env, pointer);
    expect(await effect()).toBeUndefined();
    expect(await rowsOf("events")).toHaveLength(count);
    expect(await rowsOf("endpoints")).toEqual([
      expect.objectContaining({
        owner_kind: "MERCHANT",
        owner_id: "mer_1",
        mode: "test",
        origin: SHOP,
      }),
    ]);
  }
});

it("a pointer carries the event's bytes once, so a large event fits into the queue", async () => {
  const { pointer } = await expired();
  expect(JSON.stringify(pointer).split('"bytes":')).toHaveLength(2);
});

it("an event that no endpoint wants is listed without an endpoint", async () => {
  const { pointer, effect } = await expired({ webhook_url: null });
  await perform(env, pointer);
  expect(await effect()).toBeUndefined();
  expect(await rowsOf("events")).toHaveLength(1);
  expect(await rowsOf("endpoints")).toEqual([]);
});

/** A readable database. The test decides what happens on a write. */
const withWrites = (write: () => Promise<unknown>): GatewayEnv => {
  const LISTS_1 = new Proxy(env.LISTS_1, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (sql: string) => {
        const statement = target.prepare(sql);
        if (!/^insert/.test(sql)) return statement;
        return Object.assign(statement, { bind: () => ({ run: write }) });
      };
    },
  });
  return { ...env, LISTS_1 };
};

const away = () => Promise.reject(new Error("away"));

it("an event that could not be listed is tried again after 5, 10 and 20 s, then each minute", async () => {
  const { pointer: first, effect, nextPointer } = await expired();
  const waits: number[] = [];
  let pointer = first;
  for (let attempt = 1; attempt <= 5; attempt++) {
    await expect(perform(withWrites(away), pointer)).rejects.toThrow("insert into");
    const milliseconds = ((await effect())?.due_at ?? 0) - Date.now();
    waits.push(milliseconds / 1_000);
    pointer = await nextPointer(milliseconds);
  }
  expect(waits).toEqual([5, 10, 20, 60, 60]);
  await perform(env, pointer);
  expect(await effect()).toBeUndefined();
});

it("a performer that fails after its lease does not affect the next one", async () => {
  const { pointer, effect, nextPointer } = await expired();
  let held: unknown;
  const slow = withWrites(async () => {
    await nextPointer(35_000);
    held = await effect();
    throw new Error("away");
  });
  await expect(perform(slow, pointer)).rejects.toThrow("insert into");
  expect(held).toMatchObject({ attempt: 2, leased: true });
  expect(await effect()).toEqual(held);
});
