import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import { sessionById, sessionStub } from "../../../src/products/payments/session-record.ts";
import {
  act,
  alarmOf,
  created,
  creation,
  env,
  executing,
  inStorage,
  namespace,
  newSession,
  recordOf,
  T0,
  TRACE,
  terms,
  wait,
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("creating", () => {
  it("stores the session and sets the alarm for its expiry", async () => {
    const { stub, raw } = newSession();
    const outcome = await stub.create(terms(), creation, TRACE);
    expect(outcome).toMatchObject({ kind: "created", answer: creation.answer });
    expect(await recordOf(raw)).toMatchObject({ state: "PENDING", version: 1, traceparent: TRACE });
    expect(await alarmOf(raw)).toBe(T0 + TTL_MS);
  });

  it("twice with the same request gets the first answer, byte for byte", async () => {
    const { stub, raw } = await created();
    const before = await recordOf(raw);
    wait(60_000);
    const later = { ...terms(), created_at: T0 + 60_000, expires_at: T0 + 60_000 + TTL_MS };
    const again = await stub.create(later, { ...creation, answer: "{}" }, TRACE);
    expect(again).toMatchObject({ kind: "replayed", answer: creation.answer });
    expect(await recordOf(raw)).toEqual(before);
  });

  it("twice with another request is refused", async () => {
    const { stub, raw } = await created();
    const other = { request_hash: "hash-2", answer: "{}" };
    const outcome = await stub.create(termsOf({ amount: 1 }), other, TRACE);
    expect(outcome).toEqual({ kind: "key_reused" });
    expect((await recordOf(raw))?.terms.amount).toBe(2_500);
  });

  it("in parallel makes one session", async () => {
    const { stub, raw } = newSession();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        stub.create(terms(), { ...creation, answer: `{"n":${place}}` }, TRACE),
      ),
    );
    const answers = outcomes.map((outcome) => "answer" in outcome && outcome.answer);
    expect(new Set(answers).size).toBe(1);
    expect(outcomes.filter(({ kind }) => kind === "created")).toHaveLength(1);
    expect((await recordOf(raw))?.version).toBe(1);
  });
});

describe("addresses", () => {
  // @rule G1.6
  it("are two ids of one object", async () => {
    const id = namespace.newUniqueId().toString();
    const asSession = sessionById(env, formatId("ps", id));
    await asSession?.create(terms(), creation, { correlationId: "", traceparent: TRACE });
    expect((await sessionById(env, formatId("pay", id))?.look())?.row.state).toBe("PENDING");
  });

  const foreign = env.ENDPOINTS.newUniqueId().toString();
  it.each([
    ["another class's", formatId("ps", foreign)],
    ["made up", formatId("ps", "0123456789abcdef".repeat(4))],
    ["too large", `ps_${"z".repeat(43)}`],
    ["of another kind", formatId("po", foreign)],
    ["malformed", "ps_1"],
    ["empty", ""],
  ])("that are %s lead nowhere", (_, id) => expect(sessionById(env, id)).toBeNull());

  it("with a flipped bit lead nowhere", () => {
    const hex = namespace.newUniqueId().toString();
    const flipped = (Number.parseInt(hex.slice(-1), 16) ^ 1).toString(16);
    expect(sessionStub(env, hex.slice(0, -1) + flipped)).toBeNull();
  });

  it("that were never created are empty, and reading them writes nothing", async () => {
    const { stub, raw } = newSession();
    expect(await stub.peek()).toBeNull();
    expect(await stub.act(cancel())).toBeNull();
    expect(await stub.lease("execute")).toBeNull();
    expect(await stub.report("execute", 1, { kind: "done" })).toBeNull();
    expect(await inStorage(raw, (storage) => [...storage.kv.list()].length)).toBe(0);
    expect(await alarmOf(raw)).toBeNull();
  });
});

describe("leases", () => {
  it("come with the decision: the caller that decided performs first", async () => {
    const { turn, stub } = await executing();
    expect(turn.lease?.effect).toMatchObject({ kind: "execute", attempt: 1 });
    expect(turn.lease?.effect.held_until).toBe(T0 + 15_000);
    expect(turn.record.transfer?.attempts_open).toBe(1);
    expect(await stub.lease("execute")).toBeNull();
  });

  it("lapse: the next one gets a higher number and the same bytes", async () => {
    const { turn, stub } = await executing();
    wait(14_999);
    expect(await stub.lease("execute")).toBeNull();
    wait(1);
    const second = await stub.lease("execute");
    expect(second?.effect.attempt).toBe(2);
    expect(second?.record.transfer?.instruction).toBe(turn.record.transfer?.instruction);
    expect(second?.record.transfer?.attempts_open).toBe(2);
  });

  it("are given once, however many callers ask in parallel", async () => {
    const { stub } = await executing();
    wait(15_000);
    const leases = await Promise.all(Array.from({ length: 10 }, () => stub.lease("execute")));
    expect(leases.filter(Boolean)).toHaveLength(1);
  });

  it("of effects that are not due or do not exist are refused", async () => {
    const { stub } = await executing();
    await stub.report("execute", 1, { kind: "execute", report: { kind: "unknown" } });
    expect(await stub.lease("execute")).toBeNull();
    expect(await stub.lease("nonsense")).toBeNull();
    wait(2_000);
    expect((await stub.lease("execute"))?.effect.attempt).toBe(2);
  });

  it("of an instruction go to one of two parallel confirms", async () => {
    const { stub } = await created();
    await act(stub, resolvePayer(), beginChallenge(), challengeSent(), beginVerification());
    const end = endVerification("v1", "verified", T0);
    const turns = await Promise.all([stub.act(end), stub.act(end), stub.act(end)]);
    expect(turns.filter((turn) => turn?.lease)).toHaveLength(1);
    const ids = turns.map((turn) => turn?.record.transfer?.end_to_end_id);
    expect(new Set(ids).size).toBe(1);
  });
});

describe("money that contradicts the end", () => {
  it("alerts staff once", async () => {
    const { stub, turn } = await executing();
    const { effect } = turn.lease ?? {};
    if (!effect) throw new Error("nothing was leased");
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const report = (what: MovementReport) => stub.report(effect.id, effect.attempt, what);
    const answer = {
      end_to_end_id: turn.record.transfer?.end_to_end_id ?? "",
      transfer_ref: "ALPHA-1",
      route_used: "SAME_BANK",
      status: "BOOKED",
      bank_fee: null,
    } as const;
    await report({ kind: "execute", report: { kind: "refused", code: "NOT_AUTHORISED" } });
    expect(warned).not.toHaveBeenCalled();
    await report({ kind: "execute", report: { kind: "answered", answer } });
    await report({ kind: "execute", report: { kind: "answered", answer } });
    expect(warned).toHaveBeenCalledOnce();
    expect(String(warned.mock.calls[0]?.[0])).toContain("LATE_MONEY");
  });
});

describe("end_to_end_id", () => {
  // @rule B6.6
  it("is 35 random capitals and digits, different for each payment", async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await executing()).turn.record.transfer?.end_to_end_id,
      ),
    );
    for (const id of ids) expect(id).toMatch(/^[A-Z0-9]{35}$/);
    expect(new Set(ids).size).toBe(5);
  });
});

describe("reading", () => {
  it("writes nothing if nothing has changed", async () => {
    const { raw, stub } = await created();
    const before = await recordOf(raw);
    await stub.peek();
    await stub.peek();
    expect(await recordOf(raw)).toEqual(before);
  });

  it("finds a session expired although its alarm has not fired", async () => {
    const { stub } = await created();
    wait(TTL_MS);
    expect(await stub.peek()).toMatchObject({ state: "EXPIRED" });
  });
});

describe("listening", () => {
  const listen = (raw: DurableObjectStub) =>
    raw.fetch("https://gateway.example/live", { headers: { upgrade: "websocket" } });

  it("is for at most twenty pages; the others poll", async () => {
    const { raw } = await created();
    for (let count = 0; count < 20; count++) {
      const { status, webSocket } = await listen(raw);
      webSocket?.accept();
      expect(status).toBe(101);
    }
    expect((await listen(raw)).status).toBe(429);
  });
});
