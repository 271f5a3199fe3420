import { describe, expect, it } from "vitest";
import { endpoints } from "../../../src/base/platform/schema.ts";
import type { AttemptOutcome } from "../../../src/network/webhooks/delivery-machine.ts";
import {
  attemptsFor,
  type Disabling,
  disablingAfter,
  type EndpointHealth,
  type HealthLevel,
  healthAfter,
  healthLevel,
  healthLevels,
  unknownHealth,
  wasSent,
} from "../../../src/network/webhooks/endpoint-record.ts";
import type { EndpointKind } from "../../../src/network/webhooks/events.ts";

const HOURS = 3_600_000;
const success = { result: "SUCCEEDED", http_status: 200, duration_ms: 1 } as const;
const gone = { result: "REFUSED", http_status: 410, duration_ms: 1, retry_after_ms: null } as const;

describe("an endpoint's health", () => {
  it("stores the first failure since the last success", () => {
    const failing = healthAfter(healthAfter(unknownHealth, gone, 1_000, null), gone, 2_000, null);
    expect(failing).toEqual({
      last_success_at: null,
      last_failure_at: 2_000,
      last_http_status: 410,
      consecutive_failures: 2,
      failing_since: 1_000,
    });
    expect(healthAfter(failing, success, 3_000, null)).toEqual({
      last_success_at: 3_000,
      last_failure_at: 2_000,
      last_http_status: 200,
      consecutive_failures: 0,
      failing_since: null,
    });
  });

  it.each([
    ["28.8 hours, the longest wait of the schedule, go on", 28.8, 0],
    ["36 hours go on", 36, 0],
    ["more than 36 hours begin again", 36.1, 36.1],
  ])("failures with a pause of %s", (_, hours, since) => {
    const first = healthAfter(unknownHealth, gone, 0, null);
    const second = healthAfter(first, gone, hours * HOURS, null);
    expect(second.failing_since).toBe(since * HOURS);
  });

  it("stores successes once a minute", () => {
    const healthy = healthAfter(unknownHealth, success, 1_000, null);
    expect(healthAfter(healthy, success, 60_999, null)).toBe(healthy);
    expect(healthAfter(healthy, success, 61_000, null).last_success_at).toBe(61_000);
  });

  it.each([
    ["ends the episode of an alert in the same minute", 2_000, 3_000, 3_000],
    ["ends it in the millisecond of the alert", 2_000, 2_000, 2_001],
    ["after one in the millisecond of the alert ends it too", 1_000, 3_000, 3_000],
    ["that another one preceded ends nothing", 999, 3_000, 1_000],
  ])("a success %s", (_, alertedAt, at, expected) => {
    const healthy = healthAfter(unknownHealth, success, 1_000, null);
    expect(healthAfter(healthy, success, at, alertedAt).last_success_at).toBe(expected);
  });
});

const failed = (http_status: number): AttemptOutcome => ({ ...gone, http_status });
const DAYS = 24 * HOURS;

describe("an endpoint is disabled", () => {
  it.each<[EndpointKind, number, number | null, string | null]>([
    ["REGISTERED", 410, 0, "GONE"],
    ["FORMER", 410, 0, null],
    ["AD_HOC", 410, 0, null],
    ["REGISTERED", 500, 5 * DAYS - 1, null],
    ["REGISTERED", 500, 5 * DAYS, "FAILING"],
    ["AD_HOC", 500, 5 * DAYS, "FAILING"],
    ["AD_HOC", 410, 5 * DAYS, "FAILING"],
    ["REGISTERED", 500, null, null],
  ])("%s that answers %i after failing for %s ms: %s", (kind, status, failingFor, reason) => {
    const at = 10 * DAYS;
    const failing_since = failingFor === null ? null : at - failingFor;
    const disabling = disablingAfter(kind, { ...unknownHealth, failing_since }, failed(status), at);
    expect(disabling).toEqual(reason && { reason, at, note: null });
  });
});

describe("the level of an endpoint", () => {
  const disabled = { reason: "OPERATOR", at: 1, note: null } as const;
  it.each<[HealthLevel, number | null, number, Disabling | null]>([
    ["UNKNOWN", null, 0, null],
    ["UNKNOWN", null, 2, null],
    ["FAILING", null, 3, null],
    ["HEALTHY", 1, 0, null],
    ["HEALTHY", 1, 2, null],
    ["FAILING", 1, 3, null],
    ["DISABLED", 1, 0, disabled],
    ["DISABLED", null, 9, disabled],
  ])("is %s with its last success at %s, and %i failures since", (level, success, failures, by) => {
    const changes = { last_success_at: success, consecutive_failures: failures };
    expect(healthLevel({ ...unknownHealth, ...changes }, by)).toBe(level);
  });

  it("comes first in the order of names if it is worst", () => {
    expect(healthLevels.toSorted()).toEqual(healthLevels);
    expect(endpoints.health.enumValues).toEqual(healthLevels);
  });
});

describe("the attempts of an event", () => {
  const proven = { ...unknownHealth, last_success_at: 1 };
  it.each<[EndpointKind, EndpointHealth, number, number]>([
    ["REGISTERED", unknownHealth, 500, 10],
    ["REGISTERED", unknownHealth, 410, 10],
    ["FORMER", unknownHealth, 500, 10],
    ["AD_HOC", unknownHealth, 500, 3],
    ["AD_HOC", proven, 500, 10],
    ["AD_HOC", proven, 410, 1],
  ])("%s with %o after %i: %i", (kind, health, status, attempts) => {
    expect(attemptsFor(kind, health, failed(status))).toBe(attempts);
  });
});

it.each<[AttemptOutcome["result"], boolean]>([
  ["SUCCEEDED", true],
  ["REFUSED", true],
  ["TIMED_OUT", true],
  ["TARGET_NOT_ALLOWED", false],
  ["NO_SIGNING_SECRET", false],
])("%s says something about the endpoint: %s", (result, sent) => {
  expect(wasSent({ ...gone, result } as AttemptOutcome)).toBe(sent);
});

it("the endpoint of alerts is never disabled", () => {
  const failing = { ...unknownHealth, failing_since: 0 };
  expect(disablingAfter("ALERT", failing, gone, 30 * 24 * HOURS)).toBeNull();
});
