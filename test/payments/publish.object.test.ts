import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { performPointer } from "../../src/aggregate/perform.ts";
import { paymentKind } from "../../src/payments/payment-kind.ts";
import type { GatewayEnv, Pointer } from "../../src/platform/env.ts";
import { migrate } from "../operators/gateway.ts";
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

/** What D1 is told of an event before its payment lets go of it. */
const SHOP = "https://shop.example.com";

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  await env.DB.batch(
    ["endpoints", "events"].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A session that has expired, and the pointer to the event that tells of it. */
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
  const pending = async () =>
    (await recordOf(raw))?.effects.filter(({ kind }) => kind === "publish").length;
  return { pointer, pending };
};

const perform = (gatewayEnv: GatewayEnv, pointer: Pointer) =>
  performPointer({ env: gatewayEnv, waitUntil: () => {} }, [paymentKind], pointer);

const rowsOf = async (table: "endpoints" | "events") =>
  (await env.DB.prepare(`select * from ${table}`).all()).results;

it("an event is listed, and its endpoint with the first one", async () => {
  for (const count of [1, 2]) {
    const { pointer, pending } = await expired();
    await perform(env, pointer);
    expect(await pending()).toBe(0);
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

it("an event that nobody wants to hear of is listed without an endpoint", async () => {
  const { pointer, pending } = await expired({ webhook_url: null });
  await perform(env, pointer);
  expect(await pending()).toBe(0);
  expect(await rowsOf("events")).toHaveLength(1);
  expect(await rowsOf("endpoints")).toEqual([]);
});

it("the payment keeps an event whose endpoint could not be listed", async () => {
  const { pointer, pending } = await expired();
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "batch") return () => Promise.reject(new Error("away"));
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const publishing = perform({ ...env, DB } as GatewayEnv, pointer);
  await expect(publishing).rejects.toThrow("away");
  expect(await pending()).toBe(1);
});
