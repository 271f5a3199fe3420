import { now } from "./clock.ts";
import { readSize, type SizedEnv } from "./database.ts";
import { versionOf } from "./env.ts";
import type { MetricTerms, Sample } from "./exposition.ts";
import { type AlertEnv, readStanding } from "./operator-alerts.ts";
import { RELEASE } from "./release.ts";

/** The figures that every worker has. */
export const workerMetrics = {
  worker_version_info: {
    type: "gauge",
    help: "Always 1. The version that answered: its id, tag, upload time, and release.",
  },
  worker_sweep_age_seconds: {
    type: "gauge",
    help: "The time since the minute's sweep last came to its end. NaN before the first.",
  },
  worker_database_bytes: { type: "gauge", help: "The size of each database." },
  worker_database_limit_bytes: {
    type: "gauge",
    help: "The size at which a database refuses every change.",
  },
  worker_alert_episodes: {
    type: "gauge",
    help: "1 for each event that the operator was told of and whose episode is not over.",
  },
  worker_alerts_waiting: {
    type: "gauge",
    help: "Alerts that the operator's address has not accepted yet.",
  },
} as const satisfies Readonly<Record<string, MetricTerms>>;

type WorkerSamples = Record<keyof typeof workerMetrics, readonly Sample[]>;

/** `databases`: by the names of their bindings. */
export const readWorkerMetrics = async (
  env: AlertEnv & SizedEnv,
  databases: Readonly<Record<string, D1Database>>,
): Promise<WorkerSamples> => {
  const [{ swept_at, episodes, waiting }, ...sizes] = await Promise.all([
    readStanding(env),
    ...Object.entries(databases).map(([name, db]) => readSize(env, name, db)),
  ]);
  const { id, tag, timestamp } = versionOf(env);
  const age = swept_at === null ? Number.NaN : Math.max(0, now() - swept_at) / 1_000;
  return {
    worker_version_info: [[{ id, tag, timestamp, release: RELEASE }, 1]],
    worker_sweep_age_seconds: [[{}, age]],
    worker_database_bytes: sizes.map(({ database, bytes }) => [{ database }, bytes]),
    worker_database_limit_bytes: sizes.map((size) => [
      { database: size.database },
      size.limit_bytes,
    ]),
    worker_alert_episodes: episodes.map(([event]) => [{ event }, 1]),
    worker_alerts_waiting: [[{}, waiting]],
  };
};
