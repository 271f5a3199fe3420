import { setTimeout as sleep } from "node:timers/promises";
import { collectGarbage } from "../measure/heap.ts";
import { diskBytes, storedRecordBytes } from "../measure/storage.ts";
import type { Bench } from "../operation.ts";
import { spreadOf } from "../report/figures.ts";
import type { Row } from "../report/result.ts";
import { createCall } from "./calls.ts";

/** Objects leave memory ten seconds after their last request. */
const IDLE_MS = 13_000;

/**
 * The cost of sessions that were created and left alone. Garbage is collected before each reading,
 * or it would be most of the figure. The resident memory of the process is not shown, because an
 * allocator's reserve differs threefold from run to run.
 */
export const measureIdle = async (
  { running, inspectorPort, floor, generator }: Bench,
  { batches, batchSize }: { batches: number; batchSize: number },
): Promise<Row[]> => {
  const { world, stateDir } = running;
  const create = { calls: [createCall(world)], expect: 201 };
  const bytes = storedRecordBytes(stateDir, "PaymentSession");
  const url = `${floor.baseUrl}/new-object?bytes=${bytes}`;
  const makeObject = { calls: [{ method: "GET" as const, url }], expect: 200 };
  const addBatch = async () => {
    await generator.run({ ...create, stopAfter: { answers: batchSize } });
    await generator.run({ ...makeObject, stopAfter: { answers: batchSize } });
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
  const each = (grown: number) => spreadOf([grown / sessions]);
  const heap = (grown: number) => spreadOf([(grown * 10_000) / sessions / 1024 ** 2]);
  const kibibytes = (grown: number) => each(grown / 1024);
  return [
    {
      ...{ name: "JavaScript heap for 10,000 idle sessions", unit: "MiB", target: null },
      ours: heap(after.heap - before.heap),
      floor: heap(after.floorHeap - before.floorHeap),
      floorDoes: "new",
    },
    {
      ...{ name: "disk for a session's object", unit: "KiB", target: null },
      ours: kibibytes(after.disk.objects - before.disk.objects),
    },
    {
      ...{ name: "disk for its row in the payments list", unit: "KiB", target: null },
      ours: kibibytes(after.disk.database - before.disk.database),
    },
  ];
};
