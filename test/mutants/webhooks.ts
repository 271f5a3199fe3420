import type { Mutant } from "./mutant.ts";

export const webhooks: readonly Mutant[] = [
  {
    bug: "an event is signed over other bytes than are sent",
    file: "src/webhooks/sign.ts",
    from: "hmacHex(secrets.promoted, bytes)",
    to: "hmacHex(secrets.promoted, JSON.stringify(JSON.parse(bytes)))",
    killer: "test/webhooks/deliver.object.test.ts",
  },
  {
    bug: "during a rotation only one secret signs",
    file: "src/webhooks/sign.ts",
    from: `secrets.all
`,
    to: `[secrets.promoted]
`,
    killer: "test/webhooks/sign.test.ts",
  },
  {
    bug: "an endpoint may put an event off for ever",
    file: "src/webhooks/schedule.ts",
    from: "Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS)",
    to: "retryAfterMs ?? 0",
    killer: "test/webhooks/schedule.test.ts",
  },
  {
    bug: "a redirect counts as delivered",
    file: "src/webhooks/deliver.ts",
    from: "http_status < 300",
    to: "http_status < 400",
    killer: "test/webhooks/deliver.object.test.ts",
  },
  {
    bug: "an address that became private is still called",
    file: "src/webhooks/deliver.ts",
    from: 'if (!checkPublicTarget(url, rules).ok) return notSent("TARGET_NOT_ALLOWED");',
    to: "",
    killer: "test/webhooks/deliver.object.test.ts",
  },
  {
    bug: "an event leaves after its lease",
    file: "src/webhooks/deliver.ts",
    from: "if (now() > leased.send_by) return null;",
    to: "",
    killer: "test/webhooks/deliver.object.test.ts",
  },
  {
    bug: "a stale attempt counts as the newest one's failure",
    file: "src/webhooks/delivery-machine.ts",
    from: "if (attempt < delivery.attempts) return known;",
    to: "",
    killer: "test/webhooks/delivery-machine.test.ts",
  },
  {
    bug: "a delivery under way is claimed again",
    file: "src/webhooks/delivery-machine.ts",
    from: "delivery.next_attempt_at > nowMs || isLeased(delivery, nowMs)",
    to: "delivery.next_attempt_at > nowMs",
    killer: "test/webhooks/delivery-machine.test.ts",
  },
  {
    bug: "an endpoint that fails for days has only just begun to fail",
    file: "src/webhooks/endpoint-health.ts",
    from: "isAfterPause ? nowMs : (health.failing_since ?? nowMs)",
    to: "nowMs",
    killer: "test/webhooks/endpoint-health.test.ts",
  },
  {
    bug: "one payment's address that is gone disables its origin",
    file: "src/webhooks/endpoint-health.ts",
    from: 'if (kind === "REGISTERED" && isGone(outcome)) return',
    to: "if (isGone(outcome)) return",
    killer: "test/webhooks/endpoint-health.test.ts",
  },
  {
    bug: "an endpoint is disabled after an hour of failures",
    file: "src/webhooks/endpoint-health.ts",
    from: "nowMs - failing_since >= FAILING_TOO_LONG_MS",
    to: "nowMs - failing_since >= 3_600_000",
    killer: "test/webhooks/endpoint-health.test.ts",
  },
  {
    bug: "an origin that nobody registered gets every attempt",
    file: "src/webhooks/endpoint-health.ts",
    from: "return isProven ? attemptDelaysMs.length : UNPROVEN_ATTEMPTS;",
    to: "return attemptDelaysMs.length;",
    killer: "test/webhooks/endpoint-health.test.ts",
  },
  {
    bug: "a merchant names more than twenty origins",
    file: "src/webhooks/ad-hoc-origins.ts",
    from: "const MAX_AD_HOC_ORIGINS = 20;",
    to: "const MAX_AD_HOC_ORIGINS = 30;",
    killer: "test/workers/endpoints.object.test.ts",
  },
];
