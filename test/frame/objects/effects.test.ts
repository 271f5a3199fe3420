import { describe, expect, it } from "vitest";
import {
  backOffMs,
  effectsToGiveUp,
  endEffect,
  faultWaitMs,
  leaseEffect,
  newEffect,
  nextEffectAt,
  postponeEffect,
  takeDueEffects,
  withEffect,
} from "../../../src/frame/objects/effects.ts";

const T0 = 1_000_000;
const LEASE = 15_000;
const POINTER = 20_000;
const effects = [newEffect("call", "a", T0), newEffect("call", "b", T0 + 5_000)];

const leased = () => {
  const taken = leaseEffect(effects, "a", T0);
  if (!taken) throw new Error("it is due");
  return taken;
};

describe("leases", () => {
  it("are numbered and hold the effect for the lease", () => {
    const { leased: first, effects: held } = leased();
    expect(first).toMatchObject({ attempt: 1, leased: true, held_until: T0 + LEASE });
    expect(leaseEffect(held, "a", T0 + LEASE - 1)).toBeNull();
    expect(leaseEffect(held, "a", T0 + LEASE)?.leased.attempt).toBe(2);
  });

  it("are not given for effects that are not due or do not exist", () => {
    expect(leaseEffect(effects, "b", T0 + 4_999)).toBeNull();
    expect(leaseEffect(effects, "b", T0 + 5_000)).not.toBeNull();
    expect(leaseEffect(effects, "c", T0)).toBeNull();
  });

  it("are given to the performer that follows a pointer", () => {
    const { effects: pointed } = takeDueEffects(effects, T0);
    expect(leaseEffect(pointed, "a", T0 + 10)?.leased.attempt).toBe(1);
  });
});

it("an effect that is asked for again replaces the one of its name", () => {
  const again = newEffect("call", "a", T0 + 9_000);
  expect(withEffect({ effects }, again).effects).toEqual([effects[1], again]);
});

describe("pointers", () => {
  it("are sent for due effects that nobody holds, and not again while they are in a queue", () => {
    const first = takeDueEffects(effects, T0);
    expect(first.due.map(({ id }) => id)).toEqual(["a"]);
    expect(takeDueEffects(first.effects, T0 + 4_999).due).toEqual([]);
    expect(takeDueEffects(first.effects, T0 + 5_000).due.map(({ id }) => id)).toEqual(["b"]);
    expect(takeDueEffects(first.effects, T0 + POINTER).due.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("that carry their input are leased by that, and held for a lease more", () => {
    const [event] = takeDueEffects([newEffect("publish", "e", T0)], T0).due;
    expect(event).toMatchObject({ leased: true, attempt: 1, held_until: T0 + POINTER + LEASE });
    expect(leaseEffect(event ? [event] : [], "e", T0 + POINTER)).toBeNull();
  });

  it("wait for the end of a lease", () => {
    const { effects: held } = leased();
    expect(takeDueEffects(held, T0 + LEASE - 1).due.map(({ id }) => id)).toEqual(["b"]);
    expect(takeDueEffects(held, T0 + LEASE).due.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("the next wake-up", () => {
  it("is the earliest instant at which anything is due or no longer held", () => {
    expect(nextEffectAt(effects)).toBe(T0);
    expect(nextEffectAt(leased().effects)).toBe(T0 + 5_000);
    expect(nextEffectAt(endEffect(leased().effects, "b"))).toBe(T0 + LEASE);
    expect(nextEffectAt([])).toBe(Infinity);
  });

  it("is the give-up time, or the end of the hold if a performer holds the effect then", () => {
    const mortal = { ...newEffect("call", "a", T0 + 90_000), give_up_at: T0 + 60_000 };
    expect(nextEffectAt([mortal])).toBe(T0 + 60_000);
    const pointed = { ...mortal, held_until: T0 + 70_000 };
    expect(nextEffectAt([pointed])).toBe(T0 + 60_000);
    expect(nextEffectAt([{ ...pointed, leased: true }])).toBe(T0 + 70_000);
  });

  it("gives an effect up at that instant, and not before", () => {
    const mortal = { ...newEffect("call", "a", T0), give_up_at: T0 + 60_000 };
    expect(effectsToGiveUp([mortal], T0 + 59_999)).toEqual([]);
    expect(effectsToGiveUp([mortal], T0 + 60_000)).toEqual([mortal]);
  });

  it("is later for a postponed effect, which is free again", () => {
    const later = postponeEffect(leased().effects, "a", T0, 60_000);
    expect(later[0]).toMatchObject({ due_at: T0 + 60_000, held_until: 0, leased: false });
    expect(leaseEffect(later, "a", T0 + 60_000)?.leased.attempt).toBe(2);
  });
});

describe("back-off", () => {
  it("is 5, 10, 20 and then 60 seconds without another schedule", () => {
    expect([1, 2, 3, 4, 5, 99].map((attempt) => backOffMs(attempt) / 1_000)).toEqual([
      ...[5, 10, 20, 60, 60, 60],
    ]);
  });

  it("follows a schedule, and repeats its last wait", () => {
    expect([0, 1, 2, 3, 4].map((attempt) => backOffMs(attempt, [2, 4]) / 1_000)).toEqual([
      ...[2, 2, 4, 4, 4],
    ]);
  });
});

it("that write rows for lists wait longer each time, up to an hour", () => {
  let effects = [newEffect("project", "row", T0)];
  const waits: number[] = [];
  for (let at = T0; waits.length < 17; at = nextEffectAt(effects)) {
    const taken = takeDueEffects(effects, at);
    expect(taken.due.map(({ id }) => id)).toEqual(["row"]);
    effects = taken.effects;
    waits.push((nextEffectAt(effects) - at) / 1_000);
  }
  const minutes = Array<number>(10).fill(60);
  expect(waits).toEqual([20, 20, 20, ...minutes, 300, 900, 3_600, 3_600]);
  const [publish, call] = ["publish", "call"].map((kind) => newEffect(kind, kind, T0));
  expect([14, 16, 99].map((attempt) => publish && faultWaitMs(publish, attempt))).toEqual([
    300_000, 3_600_000, 3_600_000,
  ]);
  expect([4, 99].map((attempt) => call && faultWaitMs(call, attempt))).toEqual([60_000, 60_000]);
});
