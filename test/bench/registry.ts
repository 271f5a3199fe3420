import { median, perSecond, renderTable } from "./figures.ts";
import type { HttpCall } from "./http.ts";
import type { Load, LoadGenerator } from "./load.ts";
import { aliasOf, type RegistryPlace, startD1Floor, startRegistry } from "./registry-place.ts";
import { measureSpeed, type Speed } from "./speed.ts";

/**
 * Lookups of the identity registry, next to the floor: a worker that reads one row of D1 by its
 * key. Hits of the public are cached for a moment and may be faster than the floor. Gateways pay by
 * the answer, so each of theirs reads the database.
 */
export interface RegistryFigures {
  operation: string;
  ours: Speed[];
  floors: Speed[];
}

/** The number of names, looked up in turn. The public's repeat while they are cached. */
const HANDLES = 100;

type Calls = Pick<Load, "calls" | "expect">;

export const measureRegistry = async (
  generator: LoadGenerator,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<RegistryFigures[]> => {
  const registry = await startRegistry(HANDLES);
  const floor = await startD1Floor();
  try {
    const floorCalls = {
      calls: eachHandle((alias) => ({ method: "GET", url: `${floor.url}/?key=${alias}` })),
      expect: 200,
    };
    const speedOf = (load: Calls, pid: number): Promise<Speed> =>
      measureSpeed(generator, load, pid, milliseconds);
    const speedOfFloor = () => speedOf(floorCalls, floor.workerdPid);
    const figures = operationsOf(registry).map(([operation, load]) => ({
      ...{ operation, load, ours: [] as Speed[], floors: [] as Speed[] },
    }));
    await speedOfFloor();
    for (const { load } of figures) await speedOf(load, registry.workerdPid);
    for (let round = 0; round < rounds; round++) {
      // In turns, and the first of one round is the second of the next.
      for (const { load, ours, floors } of figures) {
        const measure = [
          async () => ours.push(await speedOf(load, registry.workerdPid)),
          async () => floors.push(await speedOfFloor()),
        ];
        for (const one of round % 2 ? measure.reverse() : measure) await one();
      }
    }
    return figures;
  } finally {
    await Promise.all([registry.stop(), floor.stop()]);
  }
};

const eachHandle = (callOf: (alias: string) => HttpCall): HttpCall[] =>
  Array.from({ length: HANDLES }, (_, n) => callOf(aliasOf(n)));

const operationsOf = ({ url, gatewayKey }: RegistryPlace): [string, Calls][] => {
  const resolve = (alias: string, headers?: Record<string, string>): HttpCall => ({
    method: "GET",
    url: `${url}/identity/resolve/${alias}${headers ? "" : "?realm=test"}`,
    ...(headers ? { headers } : {}),
  });
  const asGateway = { "x-gateway-key": gatewayKey };
  return [
    ["resolve, a hit of the public", { calls: eachHandle((name) => resolve(name)), expect: 200 }],
    [
      "resolve, a hit of a gateway",
      { calls: eachHandle((name) => resolve(name, asGateway)), expect: 200 },
    ],
    [
      "resolve, a miss",
      { calls: eachHandle((name) => resolve(`no-${name}`, asGateway)), expect: 404 },
    ],
  ];
};

/** A ratio is computed within a round, in which both had the same machine. */
export const registryReport = (figures: readonly RegistryFigures[]): string =>
  renderTable([
    ["Registry", "ours", "D1 read", "ratio", "processor time"],
    ...figures.map(({ operation, ours, floors }) => [
      operation,
      perSecond(median(ours.map((speed) => speed.perSecond))),
      perSecond(median(floors.map((speed) => speed.perSecond))),
      ratioOf(ours, floors, "perSecond"),
      `${ratioOf(ours, floors, "processor")} of the floor's`,
    ]),
  ]);

const ratioOf = (ours: Speed[], floors: Speed[], figure: "perSecond" | "processor"): string =>
  median(
    ours.map((speed, round) => speed[figure] / (floors[round]?.[figure] ?? Number.NaN)),
  ).toFixed(2);
