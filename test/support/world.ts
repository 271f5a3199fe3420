import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestJson } from "../../scripts/local/http.ts";
import {
  type BaseUrls,
  baseUrlsFrom,
  DEFAULT_OPERATOR,
  everySite,
  type Operators,
  type ProcessName,
  placesIn,
  projectRoot,
  sitesFrom,
} from "../../scripts/local/places.ts";
import { isRunning, readProcessTable } from "../../scripts/local/processes.ts";
import type { StartMessage } from "../../scripts/local/start.ts";
import type { World } from "../../scripts/local/world.ts";
import { checkedBundles } from "./checked-bundles.ts";
import { clockAt } from "./clock.ts";
import { wrongAnswersIn } from "./wrong-answers.ts";

/**
 * A world for tests: the real start code, as `npm start` runs it, on free ports and with its own
 * state. Tests speak HTTP with it and may kill its processes.
 */
export interface WorldOptions {
  limits?: "contract";
  /** Starts it with a clock that `setClock` and `advance` move. */
  clock?: boolean;
  /** Starts it with an inspector for each worker. */
  inspect?: boolean;
  /** Starts a gateway for each operator; by default one, of the operator "local". */
  operators?: Operators;
  /** Banks of the test's own, as `npm start -- --bank` names them. */
  banks?: readonly string[];
  /** Its workers check each answer against its row; `stop` throws if an answer did not fit. */
  checkAnswers?: boolean;
  /** Added to the environment of the start script. */
  env?: Record<string, string>;
  /** The checkout of the repository whose code runs; by default this one. */
  root?: string | undefined;
}

export interface RunningWorld {
  /** The sandbox's world.json when the world was ready. */
  world: World;
  baseUrls: BaseUrls;
  stateDir: string;
  /**
   * SIGKILLs both processes of one worker, and resolves when they are gone. The supervisor starts
   * it again.
   */
  kill(name: ProcessName): Promise<void>;
  /**
   * Does the work while one worker is down. The start script, which would start it again at once,
   * is stopped in the meantime.
   */
  without<Value>(name: ProcessName, work: () => Promise<Value>): Promise<Value>;
  /** SIGKILLs every process of the world, the start script first. */
  killAll(): Promise<void>;
  /**
   * Starts the world again on the same state and ports after `killAll`, optionally with the code of
   * another checkout.
   */
  startAgain(root?: string): Promise<void>;
  /** How far the clock of every process is ahead of the real time. */
  clockOffset(): Promise<number>;
  /** Sets how far the clock is ahead; it never goes back. */
  setClock(offsetMs: number): Promise<void>;
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Resolves when a worker answers anything. */
  untilAnswering(name: ProcessName): Promise<void>;
  /** The answers so far that are in no row (`checkAnswers`). */
  wrongAnswers(): string[];
  /** Stops it as Ctrl-C does and deletes its state. */
  stop(): Promise<void>;
}

/** The longest time without progress, at a start or a restart of a worker. */
const PATIENCE_MS = 60_000;

export const startWorld = async (options: WorldOptions = {}): Promise<RunningWorld> => {
  const stateDir = mkdtempSync(join(tmpdir(), "gateway-world-"));
  const portBase = await freePortBase(options.operators);
  const baseUrls = baseUrlsFrom(portBase);
  const sites = sitesFrom(portBase, options.operators ?? [DEFAULT_OPERATOR]);
  const places = placesIn(stateDir);
  const env = options.checkAnswers
    ? { BUNDLES_DIR: await checkedBundles(join(stateDir, "checked")), ...options.env }
    : options.env;
  const launch = (root = options.root) =>
    launchWorld(stateDir, portBase, { ...options, root, ...(env && !root ? { env } : {}) });
  const { world, process: first } = await launch();
  let running: ChildProcess | null = first;

  const untilAnswering = async (name: ProcessName) => {
    const site = everySite(sites).find((candidate) => candidate.name === name);
    if (!site) throw new Error(`there is no ${name}`);
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const answered = await requestJson(`${site.url}/`, { timeoutMs: 10_000 }).then(
        () => true,
        () => false,
      );
      if (answered) return;
      await pause(50);
    }
    throw new Error(`the ${name} does not answer`);
  };

  const kill = async (name: ProcessName) => {
    const record = readProcessTable(places)[name];
    if (!record) throw new Error(`the ${name} is not running`);
    // The wrapper first, because it would start its workerd again.
    const pids = [record.wrapper_pid, record.workerd_pid];
    for (const pid of pids) killProcess(pid);
    while (pids.some(isRunning)) await pause(5);
  };

  const without = async <Value>(name: ProcessName, work: () => Promise<Value>) => {
    const supervisor = running;
    supervisor?.kill("SIGSTOP");
    try {
      await kill(name);
      return await work();
    } finally {
      supervisor?.kill("SIGCONT");
    }
  };

  const killAll = async () => {
    if (!running) return;
    const ended = untilEnded(running);
    killProcess(running.pid ?? 0);
    await Promise.all(everySite(sites).map(({ name }) => kill(name)));
    await ended;
    running = null;
  };

  const clock = clockAt(baseUrls.sandbox);
  const wrongAnswers = () => wrongAnswersIn(places.logs);

  return {
    world,
    baseUrls,
    stateDir,
    clockOffset: clock.offset,
    setClock: clock.set,
    advance: clock.advance,
    kill,
    without,
    killAll,
    untilAnswering,
    wrongAnswers,
    async startAgain(root) {
      if (!running) running = (await launch(root)).process;
    },
    async stop() {
      if (running) {
        const ended = untilEnded(running);
        running.kill("SIGTERM");
        await ended;
        running = null;
      }
      const wrong = wrongAnswers();
      rmSync(stateDir, { recursive: true, force: true });
      if (wrong.length > 0) throw new Error(`answers that no row names:\n${wrong.join("\n")}`);
    },
  };
};

/** Runs the start script until the world is ready. */
export const launchWorld = async (
  stateDir: string,
  portBase: number,
  {
    limits,
    clock,
    inspect,
    operators,
    banks = [],
    env = {},
    root = projectRoot,
  }: WorldOptions = {},
): Promise<{ world: World; process: ChildProcess }> => {
  const child = spawn(
    process.execPath,
    [
      join(root, "scripts/local/start.ts"),
      ...(limits ? ["--limits", limits] : []),
      ...(clock ? ["--clock"] : []),
      ...(inspect ? ["--inspect"] : []),
      ...(operators ? ["--operators", operators.join(",")] : []),
      ...banks.flatMap((bank) => ["--bank", bank]),
    ],
    {
      cwd: root,
      // The world also notices by the pipe for messages that the tests have ended.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...process.env, STATE_DIR: stateDir, PORT_BASE: String(portBase), ...env },
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said += chunk;
      if (process.env.SHOW_WORLD) process.stderr.write(chunk);
    });
  }
  await untilReady(child).catch((error: Error) => {
    throw new Error(`${error.message}:\n${said}`);
  });
  const { sandbox } = baseUrlsFrom(portBase);
  const { body } = await requestJson<World>(`${sandbox}/world.json`);
  return { world: body, process: child };
};

/**
 * Waits for a start script while it makes progress: every message begins a new minute. A script
 * without progress for longer is killed.
 */
export const untilReady = (
  child: Pick<ChildProcess, "on" | "kill">,
  patienceMs = PATIENCE_MS,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      child.kill("SIGKILL");
      reject(new Error("the world did not start: it got no further for a minute"));
    };
    let timer = setTimeout(giveUp, patienceMs);
    child.on("message", (message: StartMessage) => {
      clearTimeout(timer);
      if (message === "ready") resolve();
      else timer = setTimeout(giveUp, patienceMs);
    });
    child.on("exit", () => {
      clearTimeout(timer);
      reject(new Error("the world did not start"));
    });
  });

export const untilEnded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

const killProcess = (pid: number): void => {
  try {
    if (pid > 0) process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
};

/** In each ten ports the one that a process of tests holds while they are its own. */
const HELD = 9;

/**
 * The first of a world's free ports, outside the range that systems give to clients. They stay this
 * process's own: a world opens its ports seconds later, and another suite may look in between.
 */
export const freePortBase = async (operators: Operators = [DEFAULT_OPERATOR]): Promise<number> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const base = 20_000 + Math.floor(Math.random() * 1_200) * 10;
    const held = await Promise.all(operators.map((_, place) => take(base + 10 * place + HELD)));
    const ports = everySite(sitesFrom(base, operators)).map(({ port }) => port);
    const probes = held.includes(null) ? [null] : await Promise.all(ports.map(take));
    for (const probe of probes) probe?.close();
    if (!probes.includes(null)) return base;
    for (const server of held) server?.close();
  }
  throw new Error("no free ports for a world");
};

/** Listens at the port until the process ends; null if somebody else does. */
const take = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer().unref();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
