import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./comparison.ts";
import { collectGarbage } from "./heap.ts";
import { createCall } from "./payments.ts";
import { diskBytes, storedRecordBytes } from "./storage.ts";
import { newObjectLoad } from "./throughput.ts";

/** The cost of idle objects for their process. */
export interface IdleCost {
  sessions: number;
  /** Growth of the JavaScript heaps of the gateway's process, in bytes. */
  heap: number;
  /** The same for as many objects of the floor, measured with half of them. */
  floorHeap: number;
  /** Bytes on disk for each session: its object, and its row in the payments list. */
  objectBytes: number;
  rowBytes: number;
}

/** Objects leave memory ten seconds after their last request. */
const IDLE_MS = 13_000;

/**
 * Garbage is collected before each reading, or it would be most of the figure. The resident memory
 * of the process is not shown, because an allocator's reserve differs threefold from run to run.
 */
export const measureIdleCost = async (
  { world, stateDir, inspectorPort, floor, generator }: Bench,
  { batches, batchSize }: { batches: number; batchSize: number },
): Promise<IdleCost> => {
  const stopAfter = { answers: batchSize };
  const create = { calls: [createCall(world)], expect: 201, stopAfter };
  const makeObject = {
    ...newObjectLoad(floor, storedRecordBytes(stateDir, "PaymentSession")),
    stopAfter: { answers: batchSize / 2 },
  };
  const addBatch = async () => {
    await generator.run(create);
    await generator.run(makeObject);
    await sleep(IDLE_MS);
  };
  const look = async () => ({
    heap: await collectGarbage(inspectorPort),
    floorHeap: await collectGarbage(floor.inspectorPort),
    disk: diskBytes(stateDir),
  });
  // The one-time cost of a process's first sessions is not counted.
  await addBatch();
  const before = await look();
  for (let batch = 0; batch < batches; batch += 1) await addBatch();
  const after = await look();
  const sessions = batches * batchSize;
  return {
    sessions,
    heap: after.heap - before.heap,
    floorHeap: 2 * (after.floorHeap - before.floorHeap),
    objectBytes: (after.disk.objects - before.disk.objects) / sessions,
    rowBytes: (after.disk.database - before.disk.database) / sessions,
  };
};
