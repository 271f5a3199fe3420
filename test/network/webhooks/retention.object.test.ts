import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { sweepEvents } from "../../../src/network/webhooks/sweep.ts";
import { emptyTables, recording } from "../../base/platform/d1.ts";
import { migrate } from "../../staff/operators/gateway.ts";

const env = bindings as unknown as GatewayEnv;

const NOW = 1_800_000_000_000;
const KEPT_MS = 400 * 24 * 3600_000;
const OLD = NOW - KEPT_MS - 1;

const insert = (ownerKind: string, ownerId: string, mode: string, createdAt: number, id: string) =>
  env.LISTS_1.prepare(
    `insert into events (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload)
      values (?, ?, ?, ?, ?, 'payment.completed', 'ps_1', '{}')`,
  ).bind(ownerKind, ownerId, mode, createdAt, id);

const kept = async () => {
  const { results } = await env.LISTS_1.prepare(
    "select event_id from events order by event_id",
  ).all<{
    event_id: string;
  }>();
  return results.map(({ event_id }) => event_id);
};

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await emptyTables(env, "events", "settings");
});

afterEach(() => {
  vi.useRealTimers();
});

describe("events older than 400 days", () => {
  // @rule G8.2
  it("leave the lists of every owner in every mode, not a millisecond earlier", async () => {
    await env.LISTS_1.batch([
      insert("MERCHANT", "a", "live", OLD, "evt_1"),
      insert("MERCHANT", "a", "live", OLD + 1, "evt_2"),
      insert("MERCHANT", "a", "test", OLD, "evt_3"),
      insert("MERCHANT", "b", "test", OLD, "evt_4"),
      insert("TPP", "a", "test", OLD, "evt_5"),
      insert("TPP", "a", "test", OLD + 1, "evt_6"),
    ]);
    await sweepEvents(env);
    expect(await kept()).toEqual(["evt_2", "evt_6"]);
  });

  it("cost one row to look for when there are none", async () => {
    const owners = Array.from({ length: 301 }, (_, place) => String(place).padStart(3, "0"));
    await env.LISTS_1.batch(
      owners.map((owner) => insert("MERCHANT", owner, "test", OLD + 1, `evt_young${owner}`)),
    );
    const { db, uses } = recording(env.LISTS_1);
    await sweepEvents({ ...env, LISTS_1: db });
    const [{ sql, values } = { sql: "", values: [] }, ...others] = uses;
    expect(others).toEqual([]);
    const { meta } = await env.LISTS_1.prepare(sql)
      .bind(...values)
      .all();
    expect(meta.rows_read).toBe(1);
  });
});
