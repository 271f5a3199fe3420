import { now } from "../platform/clock.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import type { Figures } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";
import { callEndpoint, endpointId } from "../webhooks/endpoint-address.ts";
import type { EndpointTotals, TotalsPosition } from "../webhooks/endpoint-monitor.ts";
import type { EndpointName } from "../webhooks/endpoint-record.ts";
import { type Position, positionOf, readPage, START } from "../webhooks/sweep.ts";
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
  for (let page = 0; page < MOST_PAGES && progress[0] + HOUR_MS + WAIT_MS <= at; page++) {
    progress = await sumPage(env, progress, at);
    await keepPosition(env, POSITION, progress);
  }
};

/** Sums the next endpoints. The rows of an owner are written once all its endpoints are. */
const sumPage = async (
  env: GatewayEnv,
  [hour, after, all, open]: Progress,
  at: number,
): Promise<Progress> => {
  const { names, isEnd } = await readPage(env, after);
  const found = await Promise.all(names.map((name) => figuresOf(env, name, hour)));
  const sums = { ...all };
  const owners = open ? [open] : [];
  for (const [place, { owner, mode }] of names.entries()) {
    const webhooks = found[place] ?? {};
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

/** An endpoint that cannot be reached is left out. */
const figuresOf = async (env: GatewayEnv, name: EndpointName, hour: number): Promise<Figures> => {
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
    return {};
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
