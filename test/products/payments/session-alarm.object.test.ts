import { evictDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import {
  act,
  alarmOf,
  catchPointers,
  created,
  creation,
  executing,
  inStorage,
  newSession,
  recordOf,
  runAlarm,
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
  railReport,
  resolvePayer,
  TTL_MS,
} from "./session-fixtures.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the alarm", () => {
  const waitingFor = {
    PENDING: [],
    OTP_SENT: [resolvePayer(), beginChallenge("OTP"), challengeSent()],
    PUSH_SENT: [resolvePayer(), beginChallenge("PUSH"), challengeSent()],
  };
  const states = ["PENDING", "OTP_SENT", "PUSH_SENT"] as const;

  // @rule P1.9
  it.each(states)("expires a session in %s and publishes the event", async (state) => {
    const { raw, stub } = await created();
    for (const command of waitingFor[state]) await act(stub, command);
    wait(TTL_MS);
    const sent = await runAlarm(raw);
    expect(await recordOf(raw)).toMatchObject({ state: "EXPIRED", failure: "SESSION_EXPIRED" });
    expect(sent.map(({ queue }) => queue).sort()).toEqual(["projections", "webhooks"]);
  });

  it.each(["PENDING", "OTP_SENT"] as const)(
    "that fires too early in %s sets itself again",
    async (state) => {
      const { raw, stub } = await created();
      for (const command of waitingFor[state]) await act(stub, command);
      wait(60_000);
      expect(await runAlarm(raw)).toEqual([]);
      expect(await recordOf(raw)).toMatchObject({ state });
      expect(await alarmOf(raw)).toBe(T0 + TTL_MS);
    },
  );

  it("that asks about a prompt sets itself again for the expiry", async () => {
    const { raw, stub } = await created();
    for (const command of waitingFor.PUSH_SENT) await act(stub, command);
    wait(TTL_MS - 5_000);
    const sent = await runAlarm(raw);
    expect(sent.map(({ body }) => body.effect)).toEqual(["ask_push"]);
    expect(await alarmOf(raw)).toBe(T0 + TTL_MS);
  });

  it("sends a pointer when a lease has lapsed, and none while it is held", async () => {
    const { raw, stub, turn } = await executing();
    wait(10_000);
    const early = await runAlarm(raw);
    expect(early.filter(({ body }) => body.effect === "execute")).toEqual([]);
    wait(5_000);
    const sent = await runAlarm(raw);
    expect(sent.filter(({ queue }) => queue === "bank-calls")).toEqual([
      {
        queue: "bank-calls",
        body: {
          namespace: "PAYMENT_SESSIONS",
          object: raw.id.toString(),
          effect: "execute",
          traceparent: TRACE,
        },
      },
    ]);
    const again = await stub.lease("execute");
    expect(again?.effect.attempt).toBe(2);
    expect(again?.record.transfer?.instruction).toBe(turn.record.transfer?.instruction);
  });

  it("sends another pointer if the first was lost", async () => {
    const { raw } = await executing();
    wait(15_000);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await runAlarm(raw, true);
    expect(log.mock.calls.join()).toContain("pointers not sent");
    wait(20_000);
    const sent = await runAlarm(raw);
    expect(sent.map(({ body }) => body.effect)).toContain("execute");
    expect(await alarmOf(raw)).not.toBeNull();
  });

  it("is set earlier when something is due earlier, and never later", async () => {
    const { raw, stub } = await created();
    await act(stub, resolvePayer(), beginChallenge("PUSH"), challengeSent());
    expect(await alarmOf(raw)).toBe(T0 + 10_000);
    await act(stub, cancel());
    expect(await alarmOf(raw)).toBe(T0 + 10_000);
  });

  it("that was lost is set again by a look", async () => {
    const { raw, stub } = await executing();
    await inStorage(raw, (storage) => storage.deleteAlarm());
    wait(60_000);
    await stub.peek();
    expect(await alarmOf(raw)).not.toBeNull();
  });

  it("that was lost is set again by a lease, even if nothing is due", async () => {
    const { raw, stub } = await executing();
    await inStorage(raw, (storage) => storage.deleteAlarm());
    wait(60_000);
    expect(await stub.lease("unknown")).toBeNull();
    expect(await alarmOf(raw)).not.toBeNull();
  });

  it("that was lost is set again by a repeat of the creation", async () => {
    const { raw, stub } = await created();
    await inStorage(raw, (storage) => storage.deleteAlarm());
    wait(TTL_MS + 10_000);
    expect(await stub.create(terms(), creation, TRACE)).toMatchObject({ kind: "replayed" });
    expect(await recordOf(raw)).toMatchObject({ state: "EXPIRED", failure: "SESSION_EXPIRED" });
    expect(await alarmOf(raw)).not.toBeNull();
  });

  it("that is late gives no performer a lease on an ended session", async () => {
    const { raw, stub } = await created();
    await act(stub, resolvePayer(), beginChallenge("PUSH"), challengeSent());
    wait(TTL_MS);
    expect(await stub.lease("ask_push")).toBeNull();
    expect(await recordOf(raw)).toMatchObject({ state: "EXPIRED", failure: "SESSION_EXPIRED" });
  });

  // @rule P2.16
  it("that is late lets no approval reach an ended session", async () => {
    const { raw, stub } = await created();
    await act(stub, resolvePayer(), beginChallenge("PUSH"), challengeSent());
    wait(TTL_MS - 1);
    const lease = await stub.lease("ask_push");
    wait(1);
    const approved = {
      push_token: "token-c1",
      result: "APPROVED",
      checked_at: Date.now(),
    } as const;
    const report = { kind: "ask_push", answer: approved } as const;
    const turn = await stub.report("ask_push", lease?.effect.attempt ?? 0, report);
    expect(turn?.lease).toBeNull();
    expect(await recordOf(raw)).toMatchObject({ state: "EXPIRED", transfer: null });
  });

  it("is not set when nothing is left to do", async () => {
    const { raw, stub } = await created();
    await act(stub, cancel());
    for (const effect of (await recordOf(raw))?.effects ?? []) {
      await stub.finish(effect.id);
    }
    wait(TTL_MS);
    await runAlarm(raw);
    expect(await recordOf(raw)).toMatchObject({ state: "CANCELLED", effects: [], alarm_at: null });
    expect(await alarmOf(raw)).toBeNull();
  });
});

describe("eviction", () => {
  it("between any two commands changes nothing", async () => {
    const { raw, stub } = newSession();
    const evict = async () => {
      await evictDurableObject(raw);
      await catchPointers(raw);
    };
    await stub.create(terms(), creation, TRACE);
    await evict();
    for (const command of [
      resolvePayer("crossBank"),
      beginChallenge(),
      challengeSent(),
      beginVerification(),
      endVerification("v1", "verified", T0),
    ]) {
      const turn = await stub.act(command, TRACE);
      expect(turn?.refusal).toBeNull();
      await evict();
    }
    const record = await recordOf(raw);
    if (!record?.transfer) throw new Error("nothing was instructed");
    const { transfer } = record;
    await stub.report("execute", 1, { kind: "execute", report: executed(transfer, "SUBMITTED") });
    await evict();
    expect(await stub.peek()).toMatchObject({ state: "SETTLEMENT_PENDING" });
    await evict();
    const turn = await stub.act(railReport(creditOf(transfer)));
    expect(turn?.refusal).toBeNull();
    await evict();
    expect(await stub.peek()).toMatchObject({ state: "COMPLETED" });
  });

  it("during a call to a bank leaves the lease to lapse, and the bytes unchanged", async () => {
    const { raw, stub, turn } = await executing();
    await evictDurableObject(raw);
    expect(await stub.lease("execute")).toBeNull();
    wait(15_000);
    const second = await stub.lease("execute");
    expect(second?.record.transfer?.instruction).toBe(turn.record.transfer?.instruction);
    expect(second?.effect.attempt).toBe(2);
  });

  it("while another code is being sent delays the earlier one until the bank's deadline", async () => {
    const { raw, stub } = await created();
    await act(stub, resolvePayer(), beginChallenge("OTP", "c1"), challengeSent("c1"));
    await act(stub, beginChallenge("OTP", "c2"));
    await evictDurableObject(raw);
    await catchPointers(raw);
    const early = await stub.act(beginVerification("v1"), TRACE);
    expect(early?.refusal?.problem.code).toBe("CHALLENGE_IN_PROGRESS");
    wait(15_000);
    const turn = await stub.act(beginVerification("v1"), TRACE);
    expect(turn?.refusal).toBeNull();
    expect(turn?.record.sca.challenge).toMatchObject({ token: "token-c1", state: "CHECKING" });
  });

  it("leaves the expiry to the alarm", async () => {
    const { raw } = await created();
    await evictDurableObject(raw);
    wait(TTL_MS);
    await runAlarm(raw);
    expect((await recordOf(raw))?.state).toBe("EXPIRED");
  });
});
