import type { Bench, Loaded, Plan } from "../operation.ts";
import { gatewayPid } from "../operation.ts";
import { median, percentile, spreadOf } from "../report/figures.ts";
import type { Row } from "../report/result.ts";
import { floorCalls, newFloorObject } from "./floor-calls.ts";
import type { EndlessLoad } from "./load.ts";
import { untilIdle } from "./processor-time.ts";
import { measureSpeed, type Speed } from "./speed.ts";

/** The number of objects that the floor uses in turn. */
const OBJECTS = 64;

/** Own p99 is measured at half of what ours answers at most (a window of so many rounds). */
const HALF_LOAD_WINDOWS = 4;
const MOST_P99_MS = 25;

interface Side {
  load: EndlessLoad;
  pid(): number;
  speeds: Speed[];
}

/**
 * The sides of an operation in turns, and each round in the other order, so other work of the
 * machine affects them alike. A ratio is computed within a round, never across rounds.
 */
export const measureLoads = async (
  bench: Bench,
  operations: readonly Loaded[],
  { rounds, milliseconds }: Plan,
): Promise<Row[]> => {
  const objects: string[] = [];
  while (objects.length < OBJECTS) objects.push(await newFloorObject(bench));
  const measured = operations.map((operation) => ({
    operation,
    sides: sidesOf(bench, operation, objects),
  }));
  for (let round = -1; round < rounds; round += 1) {
    for (const { sides } of measured) {
      for (const side of round % 2 === 0 ? sides.toReversed() : sides) {
        const speed = await measureSpeed(bench.generator, side.load, side.pid(), milliseconds);
        // The first round only warms up.
        if (round >= 0) side.speeds.push(speed);
        // New sessions are written to the payments list after the answer, in nobody else's time.
        if (side === sides[0]) await untilIdle(side.pid());
      }
    }
  }
  const rows: Row[] = [];
  for (const { operation, sides } of measured) {
    const [ours, floor, provider] = sides;
    if (!ours || !floor) continue;
    const most = median(ours.speeds.map(({ perSecond }) => perSecond));
    const { latencies } = await bench.generator.run({
      ...ours.load,
      perSecond: most / 2,
      stopAfter: { milliseconds: HALF_LOAD_WINDOWS * milliseconds },
    });
    rows.push({
      ...rowOf(operation.name, ours, floor),
      ...{ target: leastRatio(operation.target), floorDoes: operation.floor },
      p99AtHalfLoad: { value: percentile(latencies, 99), most: MOST_P99_MS },
    });
    if (!provider) continue;
    const name = `${operation.name}, beside oidc-provider`;
    rows.push({ ...rowOf(name, ours, provider), floorDoes: "oidc-provider, all in memory" });
  }
  return rows;
};

export const leastRatio = (least: number | null): Row["target"] =>
  least === null ? null : { figure: "ratio", least };

const sidesOf = (bench: Bench, operation: Loaded, objects: readonly string[]): Side[] => {
  const { ours, pid = () => gatewayPid(bench), asked = [], provider } = operation;
  const calls = floorCalls(bench, operation, objects, {}, asked[0]);
  // A chained load has one call for each connection.
  const floor = { ...ours, calls: calls.slice(0, ours.chained ? ours.calls.length : Infinity) };
  const sides: Side[] = [
    { load: ours, pid, speeds: [] },
    { load: { ...floor, expect: 200 }, pid: () => bench.floor.workerdPid, speeds: [] },
  ];
  if (provider) sides.push({ load: provider, pid: () => bench.provider.pid, speeds: [] });
  return sides;
};

const rowOf = (name: string, ours: Side, other: Side): Row => {
  const perSecond = ({ speeds }: Side) => spreadOf(speeds.map((speed) => speed.perSecond));
  const ratios = ours.speeds.map(
    (speed, round) => speed.perSecond / (other.speeds[round]?.perSecond ?? Number.NaN),
  );
  const processor = ({ speeds }: Side) => median(speeds.map((speed) => speed.processor));
  return {
    ...{ name, unit: "/s", ours: perSecond(ours), floor: perSecond(other), target: null },
    ratio: spreadOf(ratios),
    processor: { ours: processor(ours), floor: processor(other) },
    generatorBusy: Math.max(...ours.speeds.map(({ utilization }) => utilization)),
  };
};
