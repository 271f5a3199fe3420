import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { type Bench, gatewayPid, type Journey, type Operation, type Plan } from "../operation.ts";
import { median, percentile, spreadOf } from "../report/figures.ts";
import type { Row } from "../report/result.ts";
import type { BankProxy } from "./bank-proxy.ts";
import { floorCalls, newFloorObject } from "./floor-calls.ts";
import { bodyOf, call, type HttpCall, keepAliveAgent } from "./http.ts";
import { leastRatio } from "./loads.ts";
import { processorTime } from "./processor-time.ts";

/** Milliseconds without the bank's, and microseconds of its process until it answered. */
interface RequestTime {
  time: number;
  processor: number;
}

interface Times {
  ours: RequestTime[];
  floor: RequestTime[];
}

const agent = keepAliveAgent(4);

/**
 * Takes a journey again and again. Each of its requests is followed or preceded, in turns, by a
 * request that has the floor take the same steps. The bank's time is in neither side.
 */
export const measureJourney = async (
  bench: Bench,
  proxy: BankProxy,
  { whole, operations, take }: Journey,
  { journeys, warmUp }: Plan,
): Promise<Row[]> => {
  const object = await newFloorObject(bench);
  const times = new Map<string, Times>();
  const calls = new Map<string, HttpCall>();
  const floorCall = (operation: Operation): HttpCall => {
    const [made] = floorCalls(bench, operation, [object], { bankOrigin: proxy.origin });
    if (!made) throw new Error("the floor has no object");
    return made;
  };
  const timed = async <Body>(
    pid: number,
    next: HttpCall,
  ): Promise<RequestTime & { body: Body }> => {
    const correlationId = randomUUID();
    const headers = { ...next.headers, "x-correlation-id": correlationId };
    const before = processorTime(pid);
    const startedAt = performance.now();
    const reply = await call(agent, { ...next, headers });
    const time = performance.now() - startedAt - proxy.bankTime(correlationId);
    const processor = processorTime(pid) - before;
    return { time, processor, body: bodyOf<Body>(next, reply) };
  };
  for (let count = -warmUp; count < journeys; count += 1) {
    const taken = new Map<string, RequestTime>();
    const floors = new Map<string, RequestTime>();
    const askFloor = async (operation: Operation) => {
      const { name } = operation;
      const next = calls.get(name) ?? floorCall(operation);
      calls.set(name, next);
      floors.set(name, await timed(bench.floor.workerdPid, next));
    };
    // The first of one round is the second of the next; at first there is no record to write.
    const isOursFirst = count % 2 === 0 || count === -warmUp;
    if (!isOursFirst) for (const operation of operations) await askFloor(operation);
    const pid = gatewayPid(bench);
    await take(async (name, next) => {
      const { body, ...time } = await timed<never>(pid, next);
      taken.set(name, time);
      return body;
    }, count + warmUp);
    if (isOursFirst) for (const operation of operations) await askFloor(operation);
    if (count < 0) continue;
    for (const { name } of operations) {
      const kept = times.get(name) ?? { ours: [], floor: [] };
      times.set(name, kept);
      const [ours, floor] = [taken.get(name), floors.get(name)];
      if (!ours || !floor) throw new Error(`${name} was not asked for`);
      kept.ours.push(ours);
      kept.floor.push(floor);
    }
  }
  const rows = operations.map(({ name, target, floor }) => ({
    ...rowOf(name, times.get(name) ?? { ours: [], floor: [] }),
    ...{ target: leastRatio(target), floorDoes: floor },
  }));
  if (!whole) return rows;
  const sum = rowOf(whole.name, sumOf([...times.values()]));
  const floorDoes = `the ${operations.length} floors below, one after the other`;
  return [{ ...sum, target: leastRatio(whole.target), floorDoes }, ...rows];
};

/** The requests of each journey together. */
const sumOf = (all: readonly Times[]): Times => {
  const summed = (side: "ours" | "floor") =>
    (all[0]?.[side] ?? []).map((_, place) => ({
      time: all.reduce((sum, times) => sum + (times[side][place]?.time ?? 0), 0),
      processor: all.reduce((sum, times) => sum + (times[side][place]?.processor ?? 0), 0),
    }));
  return { ours: summed("ours"), floor: summed("floor") };
};

const rowOf = (name: string, { ours, floor }: Times): Row => {
  const timesOf = (side: RequestTime[]) => side.map(({ time }) => time);
  const processorOf = (side: RequestTime[]) => median(side.map(({ processor }) => processor));
  return {
    ...{ name, unit: "ms", ours: spreadOf(timesOf(ours)), floor: spreadOf(timesOf(floor)) },
    ratio: spreadOf(ours.map(({ time }, place) => (floor[place]?.time ?? Number.NaN) / time)),
    p99: percentile(timesOf(ours), 99),
    processor: { ours: processorOf(ours), floor: processorOf(floor) },
    target: null,
  };
};
