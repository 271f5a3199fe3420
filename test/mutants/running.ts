import type { Mutant } from "./mutant.ts";

/** How a deployment shows that it runs. */
export const running: readonly Mutant[] = [
  {
    bug: "every occurrence of a fault is told",
    file: "src/base/platform/alert-episodes.ts",
    from: "const tells = !wasTold && minutes >= tellsAfter;",
    to: "const tells = minutes >= tellsAfter;",
    killer: "test/base/platform/alert-episodes.test.ts",
  },
  {
    bug: "an episode never ends",
    file: "src/base/platform/alert-episodes.ts",
    from: "at - last_at >= QUIET_MS || at - since >= LONGEST_EPISODE_MS;",
    to: "at < last_at && at < since;",
    killer: "test/base/platform/alert-episodes.test.ts",
  },
  {
    bug: "an alert is sent for ever",
    file: "src/base/platform/alert-episodes.ts",
    from: "alert.due_at > at || alert.attempts < MOST_ATTEMPTS",
    to: "alert.due_at > at || alert.attempts < 1e9",
    killer: "test/base/platform/alert-episodes.test.ts",
  },
  {
    bug: "an alert shows the path of a request",
    file: "src/base/platform/operator-alerts.ts",
    from: 'new Set(["path"])',
    to: 'new Set(["none"])',
    killer: "test/workers/operator-alerts.object.test.ts",
  },
  {
    bug: "alerts may go to a private address",
    file: "src/base/platform/operator-alerts.ts",
    from: "if (!target.ok) {",
    to: "if (!target.ok && url === '') {",
    killer: "test/workers/operator-alerts.object.test.ts",
  },
  {
    bug: "an event that needs a person leaves with its secrets",
    file: "src/base/platform/log.ts",
    from: "tell?.({ event, level, tellsAfter, fields: shown });",
    to: "tell?.({ event, level, tellsAfter, fields });",
    killer: "test/base/platform/log.test.ts",
  },
  {
    bug: "every request checks whether the gateway is ready",
    file: "src/base/platform/health.ts",
    from: "isUnderWay ? OLDEST_MS : REMEMBERED_MS",
    to: "0",
    killer: "test/workers/running.object.test.ts",
  },
  {
    bug: "a message that comes twice is counted twice",
    file: "src/frame/objects/rows.ts",
    from: "value ->> 4 <> stored.status AND value ->> 6 > stored.version",
    to: "value ->> 6 >= stored.version",
    killer: "test/workers/running.object.test.ts",
  },
  {
    bug: "a scrape reads every late object",
    file: "src/staff/operators/metrics.ts",
    from: "ORDER BY created_at, object_id LIMIT ${MOST}`;",
    to: "ORDER BY created_at, object_id`;",
    killer: "test/workers/rows-read.object.test.ts",
  },
];
