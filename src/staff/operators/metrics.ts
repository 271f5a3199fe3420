import { type SQL, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS, now } from "../../base/platform/clock.ts";
import { file } from "../../base/platform/contract.ts";
import { type Database, database } from "../../base/platform/database.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import {
  EXPOSITION_TYPE,
  expositionOf,
  type MetricTerms,
  type Sample,
} from "../../base/platform/exposition.ts";
import { askEvery, everyDatabase } from "../../base/platform/list-databases.ts";
import { objectCounts } from "../../base/platform/lists-schema.ts";
import { readWorkerMetrics, workerMetrics } from "../../base/platform/worker-metrics.ts";
import { bankInterface } from "../../network/banks/bank-interface.ts";
import { selectOpenOperations } from "../../network/banks/breaker.ts";
import { readBacklog } from "../../network/webhooks/sweep.ts";
import { reads } from "./administration.ts";

/**
 * `GET /metrics`: figures for Prometheus, all from what is stored (docs/decisions/176). A scrape
 * reads a bounded number of rows: a figure that would grow with the load is counted when it is
 * written, or stops at MOST.
 */
const MOST = 5_000;

export const gatewayMetrics = {
  ...workerMetrics,
  gateway_objects_total: {
    type: "counter",
    help:
      "Objects that came to a status, by kind, mode, status and route. OPEN counts each object " +
      "once, when it is created.",
  },
  gateway_objects_open: {
    type: "gauge",
    help: `Open objects that are older than an age, by kind and mode, of the oldest ${MOST} unfinished ones.`,
  },
  gateway_reviews_open: {
    type: "gauge",
    help: `Movements under manual review by reason and mode, of the oldest ${MOST}.`,
  },
  gateway_endpoints: {
    type: "gauge",
    help: `Webhook endpoints that fail or are disabled, by mode, up to ${MOST}.`,
  },
  gateway_deliveries_waiting: {
    type: "gauge",
    help: "Events that endpoints have not accepted yet: under way or to be retried, and held.",
  },
  gateway_deliveries_oldest_seconds: {
    type: "gauge",
    help: "The age of the oldest of these events; 0 without any.",
  },
  gateway_breakers_open: {
    type: "gauge",
    help: "Banks whose calls of an operation are held back, because five in a row failed.",
  },
  gateway_dead_letters: {
    type: "gauge",
    help: `Messages that no consumer could handle and that nobody has put back, up to ${MOST}.`,
  },
} as const satisfies Readonly<Record<string, MetricTerms>>;

const modes = ["live", "test"] as const;

/** Kinds that should end within minutes. Consents and mandates are open for months. */
const shortKinds = ["PAYMENT", "CHARGE", "PAYMENT_ORDER"] as const;

/** An object younger than the first age is still on its way. */
const ages = { "15m": 15 * MINUTE_MS, "1h": HOUR_MS, "1d": DAY_MS } as const;

const reasons = ["UNKNOWN_OUTCOME", "STALLED", "LATE_MONEY"] as const;

const troubles = ["FAILING", "DISABLED"] as const;

/** A figure, and the column of a statement that counts it. */
interface Figure {
  name: string;
  labels: Record<string, string>;
  value: SQL<number | null>;
}

/** Counts figures over the rows that a bounded question finds. A batch tells columns by name. */
const count = (db: Database, figures: readonly Figure[], looked: SQL) =>
  db
    .select(Object.fromEntries(figures.map(({ name, value }) => [name, value.as(name)])))
    .from(sql`(${looked}) AS looked`);

type Counted = readonly Record<string, number | null>[];

/** Each figure, of all databases together. */
const samplesOf = (figures: readonly Figure[], ...answers: readonly Counted[]) =>
  figures.map(({ name, labels }): Sample => {
    const sum = answers.reduce((all, [row]) => all + (row?.[name] ?? 0), 0);
    return [labels, sum];
  });

/** Objects by kind, mode, status and route, of all databases together. */
const totalsOf = (counts: readonly (typeof objectCounts.$inferSelect)[]): Sample[] => {
  const totals = new Map<string, Sample>();
  for (const { total, ...labels } of counts) {
    const name = JSON.stringify(labels);
    totals.set(name, [labels, total + (totals.get(name)?.[1] ?? 0)]);
  }
  return [...totals.values()];
};

const openFigures = (kind: string, at: number): Figure[] =>
  modes.flatMap((mode) =>
    Object.entries(ages).map(([age, milliseconds]) => ({
      name: `${mode} ${age}`,
      labels: { kind, mode, age },
      value: sql`sum(status = 'OPEN' AND mode = ${mode} AND created_at < ${at - milliseconds})`,
    })),
  );

/** Along the index of late objects, which the sweep fills (frame/objects/object-list.ts). */
const unfinished = (kind: string, at: number) =>
  sql`SELECT status, mode, created_at FROM objects INDEXED BY objects_late
    WHERE kind = ${kind} AND created_at < ${at - ages["15m"]} AND unfinished = 1
      AND updated_at > created_at + 900000
    ORDER BY created_at, object_id LIMIT ${MOST}`;

const reviewFigures: Figure[] = modes.flatMap((mode) =>
  reasons.map((reason) => ({
    name: `${mode} ${reason}`,
    labels: { reason, mode },
    value: sql`sum(reason = ${reason} AND mode = ${mode})`,
  })),
);

const openReviews = sql`SELECT reason, mode FROM reviews WHERE resolved_at IS NULL
  ORDER BY since, end_to_end_id LIMIT ${MOST}`;

const endpointFigures: Figure[] = modes.flatMap((mode) =>
  troubles.map((health) => ({
    name: `${mode} ${health}`,
    labels: { health, mode },
    value: sql`(SELECT count(*) FROM (SELECT 1 FROM endpoints
      WHERE health = ${health} AND mode = ${mode} LIMIT ${MOST}) AS looked)`,
  })),
);

const letterFigures: Figure[] = [{ name: "kept", labels: {}, value: sql`count(*)` }];

const keptLetters = sql`SELECT died_at FROM dead_letters WHERE put_back_at IS NULL
  ORDER BY died_at, message_id LIMIT ${MOST}`;

/** One request to each database, one call of an object, the sizes and the backlog's setting. */
export const readMetrics = async (env: GatewayEnv): Promise<string> => {
  const at = now();
  const db = database(env);
  const [worker, backlog, [operations, endpoints, letters], listed] = await Promise.all([
    readWorkerMetrics(env, everyDatabase(env)),
    readBacklog(env),
    db.batch([
      selectOpenOperations(env, MOST),
      // Its figures are questions of their own.
      count(db, endpointFigures, sql`SELECT 1`),
      count(db, letterFigures, keptLetters),
    ]),
    askEvery(env, ({ db: lists }) =>
      lists.batch([
        lists.select().from(objectCounts),
        count(lists, reviewFigures, openReviews),
        ...shortKinds.map((kind) => count(lists, openFigures(kind, at), unfinished(kind, at))),
      ]),
    ),
  ]);
  const opened = Map.groupBy(operations, ({ operation }) => operation);
  const { waiting = 0, held = 0, oldest_at = null } = backlog ?? {};
  return expositionOf(gatewayMetrics, {
    ...worker,
    gateway_objects_total: totalsOf(listed.flatMap(([counts]) => counts)),
    gateway_objects_open: shortKinds.flatMap((kind, place) =>
      samplesOf(openFigures(kind, at), ...listed.map(([, , ...open]) => open[place] ?? [])),
    ),
    gateway_reviews_open: samplesOf(reviewFigures, ...listed.map(([, reviews]) => reviews)),
    gateway_endpoints: samplesOf(endpointFigures, endpoints),
    gateway_deliveries_waiting: [
      [{ state: "waiting" }, waiting],
      [{ state: "held" }, held],
    ],
    gateway_deliveries_oldest_seconds: [
      [{}, oldest_at === null ? 0 : Math.max(0, at - oldest_at) / 1_000],
    ],
    gateway_breakers_open: Object.keys(bankInterface).map((operation) => [
      { operation },
      opened.get(operation)?.length ?? 0,
    ]),
    gateway_dead_letters: samplesOf(letterFigures, letters),
  });
};

export const metricsRoute: Route<GatewayEnv> = route({
  id: "readMetrics",
  method: "GET",
  paths: ["/metrics"],
  summary: "Read the gateway's figures in the text format of Prometheus",
  description: "All of them are counted from what is stored. docs/operators.md says how to scrape.",
  guard: reads,
  answers: { 200: file(EXPOSITION_TYPE, "The figures [exposition format 0.0.4].") },
  step: async ({ env }) =>
    new Response(await readMetrics(env), {
      headers: { "content-type": `${EXPOSITION_TYPE}; charset=utf-8` },
    }),
});
