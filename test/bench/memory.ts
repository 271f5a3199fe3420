import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { World } from "../../scripts/local/world.ts";
import type { Load, LoadGenerator } from "./load.ts";
import { createCall } from "./payments.ts";
import { diskBytes } from "./storage.ts";

/** What sessions that nobody touches cost the gateway's workerd. */
export interface SessionCost {
  sessions: number;
  /** Resident memory of the process, in bytes. */
  memoryBefore: number;
  memoryAfter: number;
  /** Bytes on disk for each session: its object, and its row in the payments list. */
  objectBytes: number;
  rowBytes: number;
}

/** Objects leave the memory ten seconds after their last request. */
const IDLE_MS = 13_000;

/**
 * What a process took for objects that were awake at one time it keeps and uses for the next ones.
 * So as many as can be awake together come and go first; what grows after that is each session's.
 */
export const measureSessionCost = async (
  world: World,
  stateDir: string,
  generator: LoadGenerator,
  { sessions, warmUp }: { sessions: number; warmUp: Load["stopAfter"] },
): Promise<SessionCost> => {
  const createUntil = async (stopAfter: Load["stopAfter"]) => {
    await generator.run({ calls: [createCall(world)], expect: 201, stopAfter });
    await sleep(IDLE_MS);
    return { memory: residentBytes(stateDir), disk: diskBytes(stateDir) };
  };
  const before = await createUntil(warmUp);
  const after = await createUntil({ answers: sessions });
  return {
    sessions,
    memoryBefore: before.memory,
    memoryAfter: after.memory,
    objectBytes: (after.disk.objects - before.disk.objects) / sessions,
    rowBytes: (after.disk.database - before.disk.database) / sessions,
  };
};

const residentBytes = (stateDir: string): number => {
  const pid = readProcessTable(placesIn(stateDir)).gateway?.workerd_pid ?? 0;
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const kibibytes = Number(stdout);
  if (!(kibibytes > 0)) throw new Error("the memory of the gateway's process cannot be read");
  return kibibytes * 1024;
};
