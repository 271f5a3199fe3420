import { sql } from "drizzle-orm";
import { now } from "../base/platform/clock.ts";
import { file } from "../base/platform/contract.ts";
import { database } from "../base/platform/database.ts";
import { type Route, route } from "../base/platform/edge.ts";
import { EXPOSITION_TYPE, expositionOf, type MetricTerms } from "../base/platform/exposition.ts";
import { asksDatabase, asksObject, healthRoutes } from "../base/platform/health.ts";
import { readWorkerMetrics, workerMetrics } from "../base/platform/worker-metrics.ts";
import { adminKey } from "../frame/records/guard.ts";
import type { RegistryEnv } from "./environment.ts";
import { claims, handles, links } from "./schema.ts";

/** How the registry runs: /healthz, /readyz and /metrics (docs/decisions/176). */
const MOST = 5_000;

export const registryMetrics = {
  ...workerMetrics,
  registry_due: {
    type: "gauge",
    help: `Handles, links and claims that time has changed and the sweep has not, up to ${MOST}.`,
  },
} as const satisfies Readonly<Record<string, MetricTerms>>;

const swept = { handles, links, claims };

const readMetrics = async (env: RegistryEnv): Promise<string> => {
  const columns = Object.entries(swept).map(
    ([name, table]) => sql`(SELECT count(*) FROM (SELECT 1 FROM ${table}
      WHERE due_at <= ${now()} LIMIT ${MOST}) AS looked) AS ${sql.identifier(name)}`,
  );
  const [worker, [due]] = await Promise.all([
    readWorkerMetrics(env, { DB: env.DB, LOOKUPS: env.LOOKUPS }),
    database(env).all<Record<string, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`),
  ]);
  return expositionOf(registryMetrics, {
    ...worker,
    registry_due: Object.keys(swept).map((name) => [{ of: name }, due?.[name] ?? 0]),
  });
};

const metricsRoute: Route<RegistryEnv> = route({
  id: "readMetrics",
  method: "GET",
  paths: ["/metrics"],
  summary: "Read the registry's figures in the text format of Prometheus",
  description: "All of them are counted from what is stored.",
  guard: adminKey<RegistryEnv>("read"),
  answers: { 200: file(EXPOSITION_TYPE, "The figures [exposition format 0.0.4].") },
  step: async ({ env }) =>
    new Response(await readMetrics(env), {
      headers: { "content-type": `${EXPOSITION_TYPE}; charset=utf-8` },
    }),
});

export const registryRunningRoutes: readonly Route<RegistryEnv>[] = [
  ...healthRoutes<RegistryEnv>((env) => ({
    DB: asksDatabase(env.DB),
    LOOKUPS: asksDatabase(env.LOOKUPS),
    objects: asksObject(env),
  })),
  metricsRoute,
];
