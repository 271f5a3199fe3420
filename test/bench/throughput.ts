import {
  type Bench,
  type Comparison,
  type EndlessLoad,
  floorSide,
  type Operation,
  ourSide,
  type Side,
} from "./comparison.ts";
import type { RunningFloor } from "./floor/process.ts";
import type { HttpCall } from "./http.ts";
import { openBankingOperations } from "./open-banking.ts";
import { createCall, gatewayOf } from "./payments.ts";
import { untilIdle } from "./processor-time.ts";
import { measureSpeed, type Speed } from "./speed.ts";
import { storedRecordBytes } from "./storage.ts";

export interface Throughput {
  comparisons: Comparison[];
  /** A worker that answers at once: the cost of HTTP alone. */
  null: number[];
  /** The highest load of the load generator. */
  utilization: number;
}

/** The number of objects that are read in turn, on both sides. */
const OBJECTS = 64;

/**
 * All sides of an operation in turns, and each round in the other order, so other work of the
 * machine affects them alike. A ratio is computed within a round, never across rounds.
 */
export const measureThroughput = async (
  bench: Bench,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Throughput> => {
  const operations = await prepareOperations(bench);
  const measured = operations.map(({ ours, others }) =>
    [ours, ...others].map((side) => ({ side, speeds: [] as Speed[] })),
  );
  const nulls: number[] = [];
  let utilization = 0;
  const measure = async ({ load, pid }: Side): Promise<Speed> => {
    const speed = await measureSpeed(bench.generator, load, pid(), milliseconds);
    utilization = Math.max(utilization, speed.utilization);
    return speed;
  };

  const nothing = { calls: [get(`${bench.floor.baseUrl}/null`)], expect: 200 };
  for (let round = -1; round < rounds; round += 1) {
    const { perSecond } = await measure(floorSide(bench, "nothing", nothing));
    const isWarmUp = round < 0;
    if (!isWarmUp) nulls.push(perSecond);
    for (const sides of measured) {
      for (const { side, speeds } of round % 2 === 0 ? sides.toReversed() : sides) {
        const speed = await measure(side);
        if (!isWarmUp) speeds.push(speed);
        // New sessions are written to the payments list after the answer, in nobody else's time.
        if (side === sides[0]?.side) await untilIdle(side.pid());
      }
    }
  }
  const comparisons = operations.flatMap(({ name, others }, place) => {
    const [ours = [], ...theirs] = (measured[place] ?? []).map(({ speeds }) => speeds);
    return others.map((other, n) => ({
      ...{ operation: name, other, ours },
      others: theirs[n] ?? [],
    }));
  });
  return { comparisons, null: nulls, utilization };
};

const prepareOperations = async (bench: Bench): Promise<Operation[]> => {
  const { world, stateDir, floor, generator } = bench;
  const stopAfter = { answers: OBJECTS };
  const create = { calls: [createCall(world)], expect: 201 };
  const sessions = await generator.run({ ...create, stopAfter });
  const newObject = newObjectLoad(floor, storedRecordBytes(stateDir, "PaymentSession"));
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
      name: "read a payment's status",
      ours: ourSide(
        bench,
        read((id) => `/payments/${id}/status`),
      ),
      others: [floorSide(bench, "object read", objectRead)],
    },
    {
      name: "read a session",
      ours: ourSide(
        bench,
        read((id) => `/api/v1/payments/sessions/${id}`),
      ),
      others: [floorSide(bench, "object read", objectRead)],
    },
    {
      name: "create a session",
      ours: ourSide(bench, create),
      others: [floorSide(bench, "new object with write and alarm", newObject)],
    },
    ...(await openBankingOperations(bench, objects.answers)),
  ];
};

/** One new object of the floor worker for each request, with a value of so many bytes. */
export const newObjectLoad = (floor: RunningFloor, bytes: number): EndlessLoad => ({
  calls: [get(`${floor.baseUrl}/new-object?bytes=${bytes}`)],
  expect: 200,
});

const get = (url: string): HttpCall => ({ method: "GET", url });
