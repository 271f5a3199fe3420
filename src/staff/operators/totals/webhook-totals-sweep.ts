import { and, eq } from "drizzle-orm";
import { HOUR_MS, now } from "../../../base/platform/clock.ts";
import {
  database,
  keepPosition,
  positionStatement,
  readPosition,
} from "../../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { gatewayRun } from "../../../base/platform/platform-limits.ts";
import { type Figures, hourlyTotals } from "../../../base/platform/tables.ts";
import { DELIVERY_RETENTION_MS } from "../../../network/webhooks/delivery-machine.ts";
import type { EndpointName } from "../../../network/webhooks/endpoint-record.ts";
import {
  nameAt,
  readPage,
  START,
  type SweepPosition,
  sweepPositionOf,
} from "../../../network/webhooks/sweep.ts";
import { add, totalsStatement, writeTotals } from "./figures.ts";
import { forgetOldTotals } from "./old-totals.ts";
import { webhooksBetween } from "./owner-days.ts";

/**
 * The sweep that sums what all endpoints answered in closed hours (table `hourly_totals` of the
 * administration's database). Each endpoint counts its own deliveries. A run asks 200 endpoints at
 * most and the next one goes on behind them; what is summed so far is kept with the position.
 */
const MOST_PAGES = 2;

/** A delivery that ends with its hour is stored by then. */
const WAIT_MS = 60_000;

/** The name in `settings` of the position. */
const POSITION = "webhook_totals_position";

type Progress = [hour: number, after: SweepPosition, all: Partial<Record<Mode, Figures>>];

const beginning = (hour: number): Progress => [hour, START, {}];

export const sweepWebhookTotals = async (env: GatewayEnv): Promise<void> => {
  const at = now();
  const lastHour = at - (at % HOUR_MS) - HOUR_MS;
  let progress = (await readPosition<Progress>(env, POSITION)) ?? beginning(lastHour);
  const missed = (await readPosition<Missed[]>(env, MISSED)) ?? [];
  const isDue = () => progress[0] + HOUR_MS + WAIT_MS <= at && missed.length < MOST_MISSED;
  for (let page = 0; page < MOST_PAGES && isDue(); page++) {
    const found = missed.length;
    progress = await sumPage(env, progress, missed, at);
    if (missed.length > found) await keepPosition(env, MISSED, missed);
    await keepPosition(env, POSITION, progress);
  }
  await askAgain(env, missed, progress[0], at);
  await forgetOldTotals(env, "DB", database(env), at);
};

/** The hours before this time (milliseconds) are in the table. */
export const webhookHoursUntil = async (env: GatewayEnv, at: number): Promise<number> =>
  (await readPosition<Progress>(env, POSITION))?.[0] ?? at - (at % HOUR_MS) - HOUR_MS;

/**
 * What the endpoints of a mode answered in a span that is not summed yet: each is asked. Null if
 * there are more than a page of them, because somebody waits for the answer.
 */
export const askWebhooks = async (
  env: GatewayEnv,
  mode: Mode,
  from: number,
  to: number,
): Promise<Figures | null> => {
  const { names, isEnd } = await readPage(env, START);
  if (!isEnd) return null;
  const asked = names.filter((name) => name.mode === mode);
  const found = await Promise.all(asked.map((name) => webhooksBetween(env, name, from, to)));
  return found.reduce<Figures>((sum, figures) => add(sum, figures ?? {}), {});
};

/** An unreachable endpoint that an hour lacks, and when it was last asked. */
type Missed = [askedAt: number, hour: number, ...endpoint: SweepPosition];

/** The setting that holds the missed endpoints, those asked longest ago first. */
const MISSED = "webhook_totals_missed";

/** If so many are missed, the sweep waits at its position: endpoints keep figures for 30 days. */
const MOST_MISSED = 2_000;

const AGAIN_MS = 15 * 60_000;

/**
 * Asks missed endpoints once more and adds what they answer, in one batch with the list of those
 * still missed, so that nothing is added twice. An hour that is still being summed (`present`)
 * comes later.
 */
const askAgain = async (
  env: GatewayEnv,
  missed: readonly Missed[],
  present: number,
  at: number,
): Promise<void> => {
  const isDue = ([askedAt, hour]: Missed) => askedAt + AGAIN_MS <= at && hour < present;
  let left = [...missed];
  for (const one of missed.filter(isDue).slice(0, gatewayRun.missedEndpoints)) {
    const [, hour, ...endpoint] = one;
    const name = nameAt(endpoint);
    const isKept = hour + DELIVERY_RETENTION_MS > at;
    const figures = isKept ? await webhooksBetween(env, name, hour, hour + HOUR_MS) : {};
    const others = left.filter((other) => other !== one);
    left = figures ? others : [...others, [at, hour, ...endpoint]];
    await addTo(env, name, hour, figures ?? {}, left, at);
  }
};

/** Adds figures to the hour of all owners, and keeps the list of those still missed. */
const addTo = async (
  env: GatewayEnv,
  { mode }: EndpointName,
  hour: number,
  figures: Figures,
  left: readonly Missed[],
  at: number,
): Promise<void> => {
  const db = database(env);
  const kept = positionStatement(db, MISSED, left.length === 0 ? null : left);
  if (Object.keys(figures).length === 0) {
    await kept;
    return;
  }
  const { mode: of, ownerId, hour: begins, part } = hourlyTotals;
  const row = await db
    .select({ figures: hourlyTotals.figures })
    .from(hourlyTotals)
    .where(and(eq(of, mode), eq(ownerId, ""), eq(begins, hour), eq(part, "WEBHOOKS")))
    .get();
  const all = add(row?.figures ?? {}, figures);
  await db.batch([totalsStatement(db, "WEBHOOKS", hour, [[mode, "", all, 0]], at), kept]);
};

/** Sums the next endpoints. The rows of the hour are written once all endpoints are summed. */
const sumPage = async (
  env: GatewayEnv,
  [hour, after, all]: Progress,
  missed: Missed[],
  at: number,
): Promise<Progress> => {
  const { names, isEnd } = await readPage(env, after);
  const found = await Promise.all(
    names.map((name) => webhooksBetween(env, name, hour, hour + HOUR_MS)),
  );
  const sums = { ...all };
  for (const [place, name] of names.entries()) {
    if (found[place] === null) note(missed, [at, hour, ...sweepPositionOf(name)]);
    sums[name.mode] = add(sums[name.mode] ?? {}, found[place] ?? {});
  }
  const last = names.at(-1);
  if (!isEnd && last) return [hour, sweepPositionOf(last), sums];
  const rows = Object.entries(sums)
    .filter(([, figures]) => Object.keys(figures).length > 0)
    .map(([mode, figures]) => [mode as Mode, "", figures, 0] as const);
  await writeTotals(database(env), "WEBHOOKS", hour, rows, at);
  return beginning(hour + HOUR_MS);
};

const note = (missed: Missed[], one: Missed): void => {
  const key = ([, ...rest]: Missed) => rest.join(" ");
  if (!missed.some((known) => key(known) === key(one))) missed.push(one);
};
