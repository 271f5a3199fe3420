import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { createCall } from "./payments.ts";
import { diskBytes, storedRecordBytes } from "./storage.ts";
import { type Bench, gatewayPid, newObjectLoad } from "./throughput.ts";

/** What objects that nobody touches cost the process that they belong to. */
export interface IdleCost {
  sessions: number;
  /** Growth of the resident memory of the gateway's process, in bytes. */
  memory: number;
  /** The same for as many objects of the floor, measured with half of them. */
  floorMemory: number;
  /** Bytes on disk for each session: its object, and its row in the payments list. */
  objectBytes: number;
  rowBytes: number;
}

/** Objects leave the memory ten seconds after their last request. */
const IDLE_MS = 13_000;

/**
 * What a process took for objects that were awake together it keeps, and uses for the next ones. So
 * a first batch comes and goes uncounted, and no later one is larger: what grows is what remains of
 * objects that sleep.
 */
export const measureIdleCost = async (
  { world, stateDir, floor, generator }: Bench,
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
  const look = () => ({
    memory: residentBytes(gatewayPid(stateDir)),
    floorMemory: residentBytes(floor.workerdPid),
    disk: diskBytes(stateDir),
  });
  await addBatch();
  const before = look();
  for (let batch = 0; batch < batches; batch += 1) await addBatch();
  const after = look();
  const sessions = batches * batchSize;
  return {
    sessions,
    memory: after.memory - before.memory,
    floorMemory: 2 * (after.floorMemory - before.floorMemory),
    objectBytes: (after.disk.objects - before.disk.objects) / sessions,
    rowBytes: (after.disk.database - before.disk.database) / sessions,
  };
};

const residentBytes = (pid: number): number => {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const kibibytes = Number(stdout);
  if (!(kibibytes > 0)) throw new Error("the memory of a worker's process cannot be read");
  return kibibytes * 1024;
};
