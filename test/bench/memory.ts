import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { collectGarbage } from "./heap.ts";
import { createCall } from "./payments.ts";
import { diskBytes, storedRecordBytes } from "./storage.ts";
import { type Bench, gatewayPid, newObjectLoad } from "./throughput.ts";

/** What objects that nobody touches cost the process that they belong to. */
export interface IdleCost {
  sessions: number;
  /** Growth of the gateway's process, and of the floor's for as many objects (half were made). */
  ours: Memory;
  floor: Memory;
  /** Bytes on disk for each session: its object, and its row in the payments list. */
  objectBytes: number;
  rowBytes: number;
}

/** Bytes, after a collection of garbage: the JavaScript heaps, and the resident process. */
export interface Memory {
  heap: number;
  resident: number;
}

/** Objects leave the memory ten seconds after their last request. */
const IDLE_MS = 13_000;

/**
 * What a process took for objects that were awake together it keeps, and uses for the next ones. So
 * the first batches come and go uncounted, and no later one is larger: what grows is what remains
 * of objects that sleep. Garbage is collected before each look, or it would be most of the figure.
 */
const WARM_UP_BATCHES = 2;

export const measureIdleCost = async (
  { world, stateDir, inspectorPort, floor, generator }: Bench,
  { batches, batchSize }: { batches: number; batchSize: number },
): Promise<IdleCost> => {
  const stopAfter = { answers: batchSize };
  const create = { calls: [createCall(world)], expect: 201, stopAfter };
  const makeObject = {
    ...newObjectLoad(floor, storedRecordBytes(stateDir)),
    stopAfter: { answers: batchSize / 2 },
  };
  const addBatch = async () => {
    await generator.run(create);
    await generator.run(makeObject);
    await sleep(IDLE_MS);
  };
  const look = async () => ({
    ours: await memoryOf(inspectorPort, gatewayPid(stateDir)),
    floor: await memoryOf(floor.inspectorPort, floor.workerdPid),
    disk: diskBytes(stateDir),
  });
  for (let batch = 0; batch < WARM_UP_BATCHES; batch += 1) await addBatch();
  const before = await look();
  for (let batch = 0; batch < batches; batch += 1) await addBatch();
  const after = await look();
  const sessions = batches * batchSize;
  return {
    sessions,
    ours: growth(before.ours, after.ours, 1),
    floor: growth(before.floor, after.floor, 2),
    objectBytes: (after.disk.objects - before.disk.objects) / sessions,
    rowBytes: (after.disk.database - before.disk.database) / sessions,
  };
};

const growth = (before: Memory, after: Memory, factor: number): Memory => ({
  heap: factor * (after.heap - before.heap),
  resident: factor * (after.resident - before.resident),
});

const memoryOf = async (inspectorPort: number, pid: number): Promise<Memory> => {
  const heap = await collectGarbage(inspectorPort);
  return { heap, resident: residentBytes(pid) };
};

const residentBytes = (pid: number): number => {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const kibibytes = Number(stdout);
  if (!(kibibytes > 0)) throw new Error("the memory of a worker's process cannot be read");
  return kibibytes * 1024;
};
