import type { EndlessLoad, LoadGenerator } from "./load.ts";
import { processorTime } from "./processor-time.ts";

/** The speed of a load in one window, and its cost for the worker's process. */
export interface Speed {
  perSecond: number;
  /** Microseconds of processor time of the worker's process for each request. */
  processor: number;
  /** How busy the load generator was, 0 to 1. */
  utilization: number;
}

/** The load runs this long before each window, uncounted, to warm up. */
const WARM_UP_MS = 200;

export const measureSpeed = async (
  generator: LoadGenerator,
  load: EndlessLoad,
  pid: number,
  milliseconds: number,
): Promise<Speed> => {
  await generator.run({ ...load, stopAfter: { milliseconds: WARM_UP_MS } });
  const before = processorTime(pid);
  const result = await generator.run({ ...load, stopAfter: { milliseconds } });
  const { perSecond, utilization, answered } = result;
  return { perSecond, utilization, processor: (processorTime(pid) - before) / answered };
};
