import type { Load, LoadGenerator } from "./load.ts";
import { processorTime } from "./processor-time.ts";

/** How fast a load went in one window, and what it cost the worker's process. */
export interface Speed {
  perSecond: number;
  /** Microseconds of processor time of the worker's process for each request. */
  processor: number;
  /** How busy the load generator was, 0 to 1. */
  utilization: number;
}

/** The load runs for so long before each window, uncounted: what has cooled down is warm again. */
const WARM_UP_MS = 200;

export const measureSpeed = async (
  generator: LoadGenerator,
  load: Omit<Load, "stopAfter">,
  pid: number,
  milliseconds: number,
): Promise<Speed> => {
  await generator.run({ ...load, stopAfter: { milliseconds: WARM_UP_MS } });
  const before = processorTime(pid);
  const result = await generator.run({ ...load, stopAfter: { milliseconds } });
  const { perSecond, utilization, answers } = result;
  return { perSecond, utilization, processor: (processorTime(pid) - before) / answers.length };
};
