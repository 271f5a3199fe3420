import { describe, expect, it } from "vitest";
import { healthAfter, unknownHealth } from "../../src/webhooks/endpoint-health.ts";

const success = { result: "SUCCEEDED", http_status: 200, duration_ms: 1 } as const;
const gone = { result: "REFUSED", http_status: 410, duration_ms: 1, retry_after_ms: null } as const;

describe("an endpoint's health", () => {
  it("stores the first failure since the last success", () => {
    const failing = healthAfter(healthAfter(unknownHealth, gone, 1_000), gone, 2_000);
    expect(failing).toEqual({
      last_success_at: null,
      last_failure_at: 2_000,
      last_http_status: 410,
      consecutive_failures: 2,
      failing_since: 1_000,
    });
    expect(healthAfter(failing, success, 3_000)).toEqual({
      last_success_at: 3_000,
      last_failure_at: 2_000,
      last_http_status: 200,
      consecutive_failures: 0,
      failing_since: null,
    });
  });

  it("stores successes once a minute", () => {
    const healthy = healthAfter(unknownHealth, success, 1_000);
    expect(healthAfter(healthy, success, 60_999)).toBe(healthy);
    expect(healthAfter(healthy, success, 61_000).last_success_at).toBe(61_000);
  });
});
