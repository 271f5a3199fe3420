import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Places, readJsonFile, writeJsonFile } from "./places.ts";

/**
 * The processes of a world. A killed wrapper leaves its workerd serving and holding the port, and a
 * killed workerd is silently restarted, so both are recorded. Both belong to a process group with
 * the wrapper's number, which is not reused while a member lives.
 */
export interface ProcessRecord {
  wrapper_pid: number;
  workerd_pid: number;
  started_at: string;
}

export type ProcessTable = Record<string, ProcessRecord>;

interface RunningProcess {
  pid: number;
  parent: number;
  group: number;
  command: string;
}

export const readProcessTable = (places: Places): ProcessTable =>
  readJsonFile<ProcessTable>(places.processes) ?? {};

/** The process ids of a process's children. */
export const childrenOf = (pid: number): number[] =>
  listProcesses()
    .filter((entry) => entry.parent === pid)
    .map((entry) => entry.pid);

export const isRunning = (pid: number): boolean =>
  listProcesses().some((entry) => entry.pid === pid);

/** Kills the rest of a wrapper's group: the wrapper, its workerd, and any later workerd. */
export const killWorker = (wrapperPid: number): void => {
  for (const { pid, group, command } of listProcesses()) {
    const isOurs = /\bworkerd\b/.test(command) || command.includes("local/wrapper.ts");
    if (group === wrapperPid && isOurs) kill(pid, "SIGKILL");
  }
};

/**
 * Ends what an earlier start of the same state left running: first its supervisor, which would
 * restart the workers, then its remaining workers.
 */
export const endEarlierRun = async (places: Places): Promise<boolean> => {
  const supervisor = readJsonFile<{ pid: number }>(places.supervisor)?.pid ?? 0;
  const isSupervisor = () =>
    listProcesses().some(
      ({ pid, command }) => pid === supervisor && command.includes("local/start.ts"),
    );
  const wasRunning = supervisor !== process.pid && isSupervisor();
  if (wasRunning) {
    kill(supervisor, "SIGTERM");
    for (let waited = 0; isSupervisor() && waited < 8_000; waited += 100) await sleep(100);
    if (isSupervisor()) kill(supervisor, "SIGKILL");
  }
  for (const { wrapper_pid } of Object.values(readProcessTable(places))) killWorker(wrapper_pid);
  writeJsonFile(places.processes, {});
  writeJsonFile(places.supervisor, { pid: process.pid });
  return wasRunning;
};

const kill = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
};

const listProcesses = (): RunningProcess[] => (process.platform === "linux" ? readProc() : askPs());

const readProc = (): RunningProcess[] =>
  readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // "pid (name) state parent group …": the name may hold spaces and brackets itself.
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
      if (state === "Z") return [];
      return [{ pid: Number(name), parent: Number(parent), group: Number(group), command }];
    } catch {
      return [];
    }
  });

const askPs = (): RunningProcess[] =>
  spawnSync("ps", ["-A", "-o", "pid=,ppid=,pgid=,command="], { encoding: "utf8" })
    .stdout.split("\n")
    .flatMap((line) => {
      const [, pid, parent, group, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (!command) return [];
      return [{ pid: Number(pid), parent: Number(parent), group: Number(group), command }];
    });
