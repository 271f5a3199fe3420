import { and, eq, ne } from "drizzle-orm";
import type { Owner } from "../../parties/owners.ts";
import { now } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import type { GatewayEnv, Mode } from "../../platform/env.ts";
import { logFault } from "../../platform/log.ts";
import { type Figures, hourlyTotals } from "../../platform/schema.ts";
import { keepPosition, readPosition } from "../../platform/sweep-position.ts";
import { RETENTION_MS } from "../../webhooks/delivery-machine.ts";
import { callEndpoint, endpointId } from "../../webhooks/endpoint-address.ts";
import type { EndpointTotals, TotalsPosition } from "../../webhooks/endpoint-monitor.ts";
import type { EndpointName } from "../../webhooks/endpoint-record.ts";
import { type Position, positionOf, readPage, START } from "../../webhooks/sweep.ts";
import { add, timed } from "./figures.ts";
import { HOUR_MS, writeTotals } from "./totals-sweep.ts";

/**
 * The sweep that sums what endpoints answered in closed hours (table `hourly_totals`). Each
 * endpoint counts its own deliveries. A run asks 200 endpoints at most and the next one goes on
 * behind them; what is summed so far is kept with the position.
 */
const MOST_PAGES = 2;

/** A delivery that ends with its hour is stored by then. */
const WAIT_MS = 60_000;

/** The name in `settings` of the position. */
const POSITION = "webhook_totals_position";

type Progress = [
  hour: number,
  after: Position,
  all: Partial<Record<Mode, Figures>>,
  /** The owner of the last endpoint, who may have more of them. */
  owner: [mode: Mode, ownerId: string, figures: Figures] | null,
];

const beginning = (hour: number): Progress => [hour, START, {}, null];

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
};

/** An owner's hour that lacks an unreachable endpoint, and when that was last asked. */
type Missed = [askedAt: number, hour: number, ...owner: [kind: Owner["kind"], id: string, Mode]];

/** The setting that holds the missed hours, those asked longest ago first. */
const MISSED = "webhook_totals_missed";

/** If so many are missed, the sweep waits at its position: endpoints keep figures for 30 days. */
const MOST_MISSED = 2_000;

const AGAIN_MS = 15 * 60_000;
const MOST_AGAIN = 20;

/**
 * Sums the hours of missed owners once more, when all their endpoints answer. Rows are replaced, so
 * this may be repeated. An hour that is still being summed (`present`) comes later.
 */
const askAgain = async (
  env: GatewayEnv,
  missed: readonly Missed[],
  present: number,
  at: number,
): Promise<void> => {
  const isDue = ([askedAt, hour]: Missed) => askedAt + AGAIN_MS <= at && hour < present;
  const due = missed.filter(isDue).slice(0, MOST_AGAIN);
  if (due.length === 0) return;
  const left = missed.filter((one) => !due.includes(one));
  for (const [, hour, ...owner] of due) {
    const isKept = hour + RETENTION_MS > at;
    if (isKept && !(await sumOwner(env, hour, owner, at))) left.push([at, hour, ...owner]);
  }
  await keepPosition(env, MISSED, left.length === 0 ? null : left);
};

/** Replaces an owner's figures and those of all owners. False if an endpoint is unreachable. */
const sumOwner = async (
  env: GatewayEnv,
  hour: number,
  [kind, id, mode]: [Owner["kind"], string, Mode],
  at: number,
): Promise<boolean> => {
  let figures: Figures = {};
  let after: Position | null = [kind, id, mode, "", ""];
  while (after) {
    const { names, isEnd } = await readPage(env, after);
    const own = names.filter(({ owner, mode: of }) => owner.id === id && of === mode);
    const found = await Promise.all(own.map((name) => figuresOf(env, name, hour)));
    if (found.includes(null)) return false;
    figures = found.reduce<Figures>((sum, one) => add(sum, one ?? {}), figures);
    const last = own.at(-1);
    after = !isEnd && last && own.length === names.length ? positionOf(last) : null;
  }
  if (Object.keys(figures).length === 0) return true;
  await writeTotals(env, "WEBHOOKS", hour, [[mode, id, figures, 0]], at);
  const { hour: of, part, mode: ofMode, ownerId } = hourlyTotals;
  const rows = await database(env)
    .select({ figures: hourlyTotals.figures })
    .from(hourlyTotals)
    .where(and(eq(of, hour), eq(part, "WEBHOOKS"), eq(ofMode, mode), ne(ownerId, "")));
  const all = rows.reduce<Figures>((sum, row) => add(sum, row.figures), {});
  await writeTotals(env, "WEBHOOKS", hour, [[mode, "", all, 0]], at);
  return true;
};

/** Sums the next endpoints. The rows of an owner are written once all its endpoints are. */
const sumPage = async (
  env: GatewayEnv,
  [hour, after, all, open]: Progress,
  missed: Missed[],
  at: number,
): Promise<Progress> => {
  const { names, isEnd } = await readPage(env, after);
  const found = await Promise.all(names.map((name) => figuresOf(env, name, hour)));
  const sums = { ...all };
  const owners = open ? [open] : [];
  for (const [place, { owner, mode }] of names.entries()) {
    const webhooks = found[place] ?? {};
    if (found[place] === null) note(missed, [at, hour, owner.kind, owner.id, mode]);
    sums[mode] = add(sums[mode] ?? {}, webhooks);
    const last = owners.at(-1);
    const isSame = last?.[0] === mode && last[1] === owner.id;
    owners.splice(isSame ? -1 : owners.length, 1, [
      ...([mode, owner.id, add(isSame ? last[2] : {}, webhooks)] as const),
    ]);
  }
  const next = isEnd ? null : (owners.pop() ?? null);
  const everybody = isEnd
    ? Object.entries(sums).map(([mode, figures]) => [mode as Mode, "", figures] as const)
    : [];
  const rows = [...owners, ...everybody]
    .filter(([, , figures]) => Object.keys(figures).length > 0)
    .map(([mode, ownerId, figures]) => [mode, ownerId, figures, 0] as const);
  await writeTotals(env, "WEBHOOKS", hour, rows, at);
  const last = names.at(-1);
  return isEnd || !last ? beginning(hour + HOUR_MS) : [hour, positionOf(last), sums, next];
};

const note = (missed: Missed[], one: Missed): void => {
  const key = ([, ...rest]: Missed) => rest.join(" ");
  if (!missed.some((known) => key(known) === key(one))) missed.push(one);
};

/** Null if the endpoint cannot be reached. */
const figuresOf = async (
  env: GatewayEnv,
  name: EndpointName,
  hour: number,
): Promise<Figures | null> => {
  let sum: Figures = {};
  try {
    let totals = await askEndpoint(env, name, hour, null);
    while (totals) {
      const { attempts, delivered, milliseconds, next } = totals;
      const failed = attempts - delivered;
      if (attempts > 0) sum = add(sum, { webhooks: timed(attempts, failed, milliseconds) });
      totals = next && (await askEndpoint(env, name, hour, next));
    }
    return sum;
  } catch (error) {
    logFault("endpoint not counted", error);
    return null;
  }
};

const askEndpoint = (
  env: GatewayEnv,
  name: EndpointName,
  hour: number,
  after: TotalsPosition | null,
): Promise<EndpointTotals | null> =>
  callEndpoint(env, endpointId(env, name), (endpoint) =>
    endpoint.totals(hour, hour + HOUR_MS, after),
  );
