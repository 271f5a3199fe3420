import { describe, expect, it } from "vitest";
import {
  type AlertName,
  alertDue,
  alertOf,
  endAlert,
  FAILING_MS,
  noteAlerts,
  pendingAlert,
  wakeAlerts,
} from "../../../src/network/webhooks/alerts.ts";
import { unknownHealth } from "../../../src/network/webhooks/endpoint-record.ts";

/** What is told of an endpoint, from what was told in its episode and how it does. */
const NOW = 1_000_000_000_000;
const gone = { reason: "GONE", at: NOW - 1, note: null } as const;

const failing = (failures: number, forMs: number) => ({
  ...unknownHealth,
  consecutive_failures: failures,
  failing_since: NOW - forMs,
});
const working = (succeededAt: number) => ({ ...unknownHealth, last_success_at: succeededAt });

const open = (...told: AlertName[]) => ({ since: NOW - 1_000, told });
const between = { since: null, told: [] as AlertName[] };

describe("an alert", () => {
  it.each([
    ["an endpoint that works", between, working(NOW), null, null],
    ["three failures in ten minutes", between, failing(3, FAILING_MS), null, "failing"],
    ["three failures in less", between, failing(3, FAILING_MS - 1), null, null],
    ["two failures in ten minutes", between, failing(2, FAILING_MS), null, null],
    ["a failure that goes on", open("endpoint.failing"), failing(9, FAILING_MS), null, null],
    ["a disabled endpoint", between, failing(1, 0), gone, "disabled"],
    ["one that failed before", open("endpoint.failing"), failing(9, 1), gone, "disabled"],
    ["one that stays disabled", open("endpoint.disabled"), failing(9, 1), gone, null],
    [
      "one that fails again after it was enabled",
      open("endpoint.disabled"),
      failing(9, FAILING_MS),
      null,
      null,
    ],
    ["a success after a failure", open("endpoint.failing"), working(NOW), null, "recovered"],
    [
      "an endpoint that was enabled and has not answered yet",
      open("endpoint.disabled"),
      working(NOW - 1_000),
      null,
      null,
    ],
    [
      "a new address that has not answered yet",
      open("endpoint.failing"),
      unknownHealth,
      null,
      null,
    ],
  ] as const)("of %s", (_, state, health, disabled, expected) => {
    const due = alertDue({ ...state, told: [...state.told] }, { health, disabled }, NOW);
    expect(due).toBe(expected && `endpoint.${expected}`);
  });
});

/** What an endpoint's object keeps. */
const storage = () => {
  const values = new Map<string, unknown>();
  const kv = {
    get: (key: string) => values.get(key),
    put: (key: string, value: unknown) => values.set(key, value),
  };
  return kv as unknown as SyncKvStorage;
};

it("an alert waits for the one before it, also if that one's pointer is lost", () => {
  const kv = storage();
  const endpoint = {
    kind: "REGISTERED",
    owner: { kind: "MERCHANT", id: "mer_1" },
    mode: "live",
    origin: "https://shop.example",
    disabled: null,
  } as const;
  const note = (health: typeof unknownHealth, at: number) =>
    noteAlerts(kv, { ...endpoint, health }, "0".repeat(64), at);
  const wake = (at: number) =>
    wakeAlerts(kv, "0".repeat(64), at).map((pointer) => {
      const id = alertOf(pointer) ?? "";
      return [pendingAlert(kv, id)?.event, id] as const;
    });
  note(failing(3, FAILING_MS), NOW);
  const [[name, failed] = ["", ""]] = wake(NOW);
  expect(name).toBe("endpoint.failing");
  const wakes = note(working(NOW + 1), NOW + 2);
  expect(wakes).toBeGreaterThan(NOW + 2);
  expect(wake(NOW + 2)).toEqual([]);
  expect(wake(wakes)).toEqual([["endpoint.failing", failed]]);
  endAlert(kv, failed);
  expect(wake(wakes)).toEqual([["endpoint.recovered", expect.any(String)]]);
});
