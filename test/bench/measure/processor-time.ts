import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

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

const WINDOW_MS = 250;
const IDLE_SHARE = 0.05;
const MOST_WINDOWS = 60;

/** Waits until the process has done its work: a quarter second in which it hardly ran. */
export const untilIdle = async (pid: number): Promise<void> => {
  for (let window = 0; window < MOST_WINDOWS; window++) {
    const before = processorTime(pid);
    await sleep(WINDOW_MS);
    if (processorTime(pid) - before < WINDOW_MS * 1_000 * IDLE_SHARE) return;
  }
};

/** The memory of a process that is in the machine's (Linux), else not a number. */
export const residentBytes = (pid: number): number => {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return Number.NaN;
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, "utf8")) ?? [];
  return 1024 * Number(kibibytes);
};
