import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Places, ProcessName, Site } from "./places.ts";
import { writeJsonFile } from "./places.ts";
import { killWorker, type ProcessTable } from "./processes.ts";
import type { WorkerPlan } from "./worker-plan.ts";
import type { FromWrapper, ToWrapper } from "./wrapper.ts";

/** Keeps one wrapper process per worker running until it is stopped. */
export class Supervisor {
  readonly #places: Places;
  readonly #say: (line: string) => void;
  readonly #wrappers = new Map<ProcessName, ChildProcess>();
  readonly #table: ProcessTable = {};
  #stopping = false;

  constructor(places: Places, say: (line: string) => void) {
    this.#places = places;
    this.#say = say;
  }

  /** Resolves when the worker answers. From then on it is restarted whenever it dies. */
  async start(name: ProcessName, plan: WorkerPlan): Promise<void> {
    const wrapper = spawn(
      process.execPath,
      [join(import.meta.dirname, "wrapper.ts"), name, this.#places.directory],
      // Its own process group, so the terminal's Ctrl-C reaches only the supervisor.
      { stdio: ["ignore", "pipe", "pipe", "ipc"], detached: true },
    );
    this.#wrappers.set(name, wrapper);
    this.#keepLog(name, wrapper);
    const ended = new Promise<void>((resolve) => wrapper.once("exit", () => resolve()));
    try {
      await this.#untilReady(name, wrapper, plan);
    } catch (error) {
      killWorker(wrapper.pid ?? 0);
      throw error;
    }
    void ended.then(() => this.#startAgain(name, plan, wrapper));
  }

  /** Stops every worker. After a few seconds it kills those that still run. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      [...this.#wrappers.values()].map(async (wrapper) => {
        if (wrapper.exitCode !== null || wrapper.signalCode !== null) return;
        const ended = new Promise((resolve) => wrapper.once("exit", resolve));
        send(wrapper, { type: "stop" });
        await Promise.race([ended, sleep(5_000)]);
        killWorker(wrapper.pid ?? 0);
      }),
    );
    writeJsonFile(this.#places.processes, {});
  }

  #untilReady(name: ProcessName, wrapper: ChildProcess, plan: WorkerPlan): Promise<void> {
    return new Promise((resolve, reject) => {
      wrapper.on("message", (message: FromWrapper) => {
        if (message.type === "failed") reject(new Error(`The ${name} failed: ${message.message}`));
        else this.#record(name, wrapper, message.workerdPid);
        if (message.type === "ready") resolve();
      });
      wrapper.once("error", reject);
      wrapper.once("exit", (code, signal) => {
        reject(new Error(`The ${name} ended while it started (${signal ?? code}).`));
      });
      send(wrapper, { type: "start", plan });
    });
  }

  #record(name: ProcessName, wrapper: ChildProcess, workerdPid: number): void {
    this.#table[name] = {
      wrapper_pid: wrapper.pid ?? 0,
      workerd_pid: workerdPid,
      started_at: new Date().toISOString(),
    };
    writeJsonFile(this.#places.processes, this.#table);
  }

  /**
   * Restarts at once, because a start itself takes a second. After a failed start it waits first.
   */
  async #startAgain(name: ProcessName, plan: WorkerPlan, ended: ChildProcess): Promise<void> {
    if (this.#stopping) return;
    this.#say(`The ${name} ended (${ended.signalCode ?? ended.exitCode}); starting it again.`);
    killWorker(ended.pid ?? 0);
    while (!this.#stopping) {
      try {
        return await this.start(name, plan);
      } catch (error) {
        this.#say((error as Error).message);
        await sleep(1_000);
      }
    }
  }

  /** The file gets everything; the terminal also shows warnings and errors. */
  #keepLog(name: ProcessName, wrapper: ChildProcess): void {
    const path = this.#places.log(name);
    mkdirSync(dirname(path), { recursive: true });
    const file = createWriteStream(path, { flags: "a" });
    const keep = (line: string) => file.write(`${new Date().toISOString()} ${line}\n`);
    if (wrapper.stdout) createInterface(wrapper.stdout).on("line", keep);
    if (wrapper.stderr) {
      createInterface(wrapper.stderr).on("line", (line) => {
        keep(line);
        if (!this.#stopping) this.#say(`[${name}] ${line}`);
      });
    }
    wrapper.once("close", () => file.end());
  }
}

const send = (wrapper: ChildProcess, message: ToWrapper): void => {
  // A wrapper that died just now is noticed by its exit, not by a failed send.
  if (wrapper.connected) wrapper.send(message, () => undefined);
};

/** Throws with the port's number if something else listens there. */
export const requireFreePort = ({ port, name }: Site): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new Error(
          error.code === "EADDRINUSE"
            ? `Port ${port}, meant for the ${name}, is taken by another program. ` +
                "Stop it, or choose other ports, for example: PORT_BASE=9900 npm start"
            : `Port ${port}, meant for the ${name}, cannot be used: ${error.message}`,
        ),
      );
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
