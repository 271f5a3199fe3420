import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { projectionOf, upsertProjections } from "../../src/payments/projection.ts";
import { sweepRetention } from "../../src/payments/retention.ts";
import { sessionIds, sessionStub } from "../../src/payments/session-address.ts";
import { migrate } from "../operators/gateway.ts";
import {
  act,
  catchPointers,
  creation,
  env,
  inStorage,
  namespace,
  T0,
  TRACE,
} from "./object-bench.ts";
import {
  beginChallenge,
  beginVerification,
  cancel,
  challengeSent,
  endVerification,
  resolvePayer,
  TTL_MS,
  termsOf,
} from "./session-fixtures.ts";

/** Retention with a real D1 and real objects. */
const KEPT_MS = 400 * 24 * 3600_000;

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  const tables = ["payments", "events", "reconciliation", "settings"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
  await env.DB.batch(
    ["mer_1", "mer_2"].flatMap((merchant) => [
      env.DB.prepare(
        `insert or ignore into merchants (merchant_id, name, status, created_at, updated_at)
          values (?, ?, 'ACTIVE', 0, 0)`,
      ).bind(merchant, merchant),
      env.DB.prepare(
        `insert or ignore into merchant_settings
          (merchant_id, mode, settlement_iban, optional_events, refund_authority)
          values (?, 'test', 'DE89370400440532013000', '[]', 0)`,
      ).bind(merchant),
    ]),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** A listed session of this merchant, created now and brought as far as `bring` takes it. */
const listed = async (merchant_id: string, bring: Parameters<typeof act>[1][] = []) => {
  const id = namespace.newUniqueId();
  const raw = namespace.get(id);
  const stub = sessionStub(env, id.toString());
  if (!stub) throw new Error("an id that we made ourselves");
  await catchPointers(raw);
  const terms = termsOf({
    ...sessionIds(id.toString()),
    merchant_id,
    created_at: Date.now(),
    expires_at: Date.now() + TTL_MS,
    optional_events: [],
  });
  await stub.create(terms, creation, TRACE);
  if (bring.length > 0) await act(stub, ...bring);
  const record = await stub.peek();
  if (!record) throw new Error("it was just made");
  await upsertProjections(env, [projectionOf(record)]);
  await env.DB.prepare(
    `insert into events (merchant_id, mode, created_at, event_id, type, session_id, payload)
      values (?, 'test', ?, ?, 'payment.completed', ?, '{}')`,
  )
    .bind(merchant_id, Date.now(), `evt_${id.toString()}`, terms.session_id)
    .run();
  return { stub, raw, terms };
};

const countOf = async (table: string): Promise<number> =>
  (await env.DB.prepare(`select count(*) as n from ${table}`).first<number>("n")) ?? -1;

describe("retention", () => {
  it("replaces an old session by a tombstone and takes it off the lists", async () => {
    const { stub, raw, terms } = await listed("mer_1", [cancel()]);
    vi.setSystemTime(T0 + KEPT_MS + 1);
    await sweepRetention(env);
    expect(await stub.peek()).toBeNull();
    expect([await countOf("payments"), await countOf("events")]).toEqual([0, 0]);
    const stored = await inStorage(raw, (storage) => [...storage.kv.list()]);
    expect(stored).toEqual([
      ["tombstone", { creation, end_to_end_ids: [], retired_at: T0 + KEPT_MS + 1 }],
    ]);
    expect(await stub.create(terms, creation, TRACE)).toEqual({
      kind: "replayed",
      answer: creation.answer,
    });
    const other = { ...creation, request_hash: "another" };
    expect(await stub.create(terms, other, TRACE)).toEqual({ kind: "key_reused" });
    expect(await stub.peek()).toBeNull();
  });

  it("keeps what is younger, to the millisecond", async () => {
    const { stub } = await listed("mer_1", [cancel()]);
    vi.setSystemTime(T0 + KEPT_MS);
    await sweepRetention(env);
    expect(await stub.peek()).not.toBeNull();
    expect([await countOf("payments"), await countOf("events")]).toEqual([1, 1]);
  });

  it("keeps money whose outcome nobody knows, however old", async () => {
    const { stub } = await listed("mer_1", [
      resolvePayer(),
      beginChallenge(),
      challengeSent(),
      beginVerification(),
      endVerification("v1", "verified", T0),
    ]);
    vi.setSystemTime(T0 + KEPT_MS + 1);
    await sweepRetention(env);
    expect(await stub.peek()).toMatchObject({ state: "EXECUTING" });
    expect(await countOf("payments")).toBe(1);
  });

  it("reaches every merchant", async () => {
    await listed("mer_1", [cancel()]);
    await listed("mer_2", [cancel()]);
    vi.setSystemTime(T0 + KEPT_MS + 1);
    await sweepRetention(env);
    expect(await countOf("payments")).toBe(0);
  });
});
