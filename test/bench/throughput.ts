import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { World } from "../../scripts/local/world.ts";
import type { RunningFloor } from "./floor/process.ts";
import type { HttpCall } from "./http.ts";
import type { Load, LoadGenerator } from "./load.ts";
import { openBankingPairs } from "./open-banking.ts";
import { createCall, gatewayOf } from "./payments.ts";
import { untilIdle } from "./processor-time.ts";
import { measureSpeed, type Speed } from "./speed.ts";
import { storedRecordBytes } from "./storage.ts";

/** Requests per second of one operation and of its floor, one entry for each round. */
export interface Comparison {
  operation: string;
  floor: string;
  /** The share of its floor's throughput that the operation should reach. */
  bound: number;
  ours: Speed[];
  floors: Speed[];
}

export interface Throughput {
  comparisons: Comparison[];
  /** A worker that answers at once: the cost of HTTP alone. */
  null: number[];
  /** The highest load of the load generator. */
  utilization: number;
}

/** What is running while the bench measures. */
export interface Bench {
  world: World;
  stateDir: string;
  /** Of the gateway's process. */
  inspectorPort: number;
  floor: RunningFloor;
  generator: LoadGenerator;
}

/** The number of objects that are read in turn, on both sides. */
const OBJECTS = 64;

export interface Pair extends Omit<Comparison, "ours" | "floors"> {
  ourLoad: Omit<Load, "stopAfter">;
  floorLoad: Omit<Load, "stopAfter">;
}

/**
 * Floor and ours in turns, and the first of a pair is the second of the next round, so other work
 * of the machine affects both alike. A ratio is computed within a pair, never across rounds.
 */
export const measureThroughput = async (
  bench: Bench,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Throughput> => {
  const pairs = await preparePairs(bench);
  const { stateDir, floor, generator } = bench;
  const measured: Throughput = {
    comparisons: pairs.map(({ operation, floor, bound }) => ({
      ...{ operation, floor, bound },
      ours: [],
      floors: [],
    })),
    null: [],
    utilization: 0,
  };
  const measure = async (load: Omit<Load, "stopAfter">, pid: number): Promise<Speed> => {
    const speed = await measureSpeed(generator, load, pid, milliseconds);
    measured.utilization = Math.max(measured.utilization, speed.utilization);
    return speed;
  };

  const nullLoad = { calls: [get(`${floor.baseUrl}/null`)], expect: 200 };
  for (let round = -1; round < rounds; round += 1) {
    const { perSecond } = await measure(nullLoad, floor.workerdPid);
    const isWarmUp = round < 0;
    if (!isWarmUp) measured.null.push(perSecond);
    for (const [place, pair] of pairs.entries()) {
      const order = round % 2 === 0 ? (["floors", "ours"] as const) : (["ours", "floors"] as const);
      for (const side of order) {
        const speed =
          side === "ours"
            ? await measure(pair.ourLoad, gatewayPid(stateDir))
            : await measure(pair.floorLoad, floor.workerdPid);
        if (!isWarmUp) measured.comparisons[place]?.[side].push(speed);
        // New sessions are written to the payments list after the answer, in nobody else's time.
        if (side === "ours") await untilIdle(gatewayPid(stateDir));
      }
    }
  }
  return measured;
};

export const gatewayPid = (stateDir: string): number =>
  readProcessTable(placesIn(stateDir)).gateway?.workerd_pid ?? 0;

const preparePairs = async ({ world, stateDir, floor, generator }: Bench): Promise<Pair[]> => {
  const stopAfter = { answers: OBJECTS };
  const create = { calls: [createCall(world)], expect: 201 };
  const sessions = await generator.run({ ...create, stopAfter });
  const newObject = newObjectLoad(floor, storedRecordBytes(stateDir));
  const objects = await generator.run({ ...newObject, stopAfter });
  const sessionIds = sessions.answers.map((text) => JSON.parse(text).session_id as string);

  const { base_url, merchant } = gatewayOf(world);
  const headers = { authorization: `Bearer ${merchant.api_key}` };
  const read = (path: (id: string) => string) => ({
    calls: sessionIds.map((id) => ({ ...get(`${base_url}${path(id)}`), headers })),
    expect: 200,
  });
  const objectRead = {
    calls: objects.answers.map((id) => get(`${floor.baseUrl}/object-read?id=${id}`)),
    expect: 200,
  };
  return [
    {
      operation: "read a payment's status",
      floor: "object read",
      bound: 0.6,
      ourLoad: read((id) => `/payments/${id}/status`),
      floorLoad: objectRead,
    },
    {
      operation: "read a session",
      floor: "object read",
      bound: 0.6,
      ourLoad: read((id) => `/api/v1/payments/sessions/${id}`),
      floorLoad: objectRead,
    },
    {
      operation: "create a session",
      floor: "new object with write and alarm",
      bound: 0.6,
      ourLoad: create,
      floorLoad: newObject,
    },
    ...(await openBankingPairs(world, stateDir, floor, objects.answers)),
  ];
};

/** One new object of the floor worker for each request, with a value of so many bytes. */
export const newObjectLoad = (floor: RunningFloor, bytes: number): Omit<Load, "stopAfter"> => ({
  calls: [get(`${floor.baseUrl}/new-object?bytes=${bytes}`)],
  expect: 200,
});

const get = (url: string): HttpCall => ({ method: "GET", url });
