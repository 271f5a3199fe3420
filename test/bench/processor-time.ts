import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Microseconds that all threads of a process have run so far if the system reports them (Linux),
 * else NaN. On a busy machine this is the steadier measure, because it excludes waiting for the
 * processor.
 */
export const processorTime = (pid: number): number => {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return Number.NaN;
  const nanoseconds = readdirSync(tasks).map((task) => {
    try {
      return Number(readFileSync(join(tasks, task, "schedstat"), "utf8").split(" ")[0]);
    } catch {
      // A thread that has just ended.
      return 0;
    }
  });
  return nanoseconds.reduce((sum, next) => sum + next, 0) / 1_000;
};
