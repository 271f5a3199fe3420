import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const projectRoot = resolve(import.meta.dirname, "../..");

export const workerNames = ["gateway", "registry", "sandbox"] as const;
export type WorkerName = (typeof workerNames)[number];

/** The wrangler configuration that a worker is deployed and run with. */
export const wranglerConfigs: Record<WorkerName, string> = {
  gateway: join(projectRoot, "wrangler.toml"),
  registry: join(projectRoot, "workers/registry/wrangler.toml"),
  sandbox: join(projectRoot, "workers/sandbox/wrangler.toml"),
};

/** Everything that a local world keeps lies below one directory. */
export const placesIn = (stateDir: string) => {
  const directory = resolve(projectRoot, stateDir);
  return {
    directory,
    /** Random keys of this world, made once. */
    secrets: join(directory, "secrets.json"),
    /** What the gateway answered when banks and merchants were registered: ids and keys. */
    world: join(directory, "world.json"),
    /** The same of the identity registry. */
    registry: join(directory, "registry.json"),
    /** Exists where the world's clock can be moved. */
    clock: join(directory, "clock.json"),
    processes: join(directory, "processes.json"),
    supervisor: join(directory, "supervisor.json"),
    bundle: (worker: WorkerName) => join(directory, "build", worker),
    storages: join(directory, "storage"),
    storage: (worker: WorkerName) => join(directory, "storage", worker),
    log: (worker: WorkerName) => join(directory, "logs", `${worker}.log`),
  };
};

/** Throws with a sentence that people can act on, before anything runs. */
export const requireStateDirectory = ({ directory }: Places): void => {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${directory} cannot be used to keep the state in (${code}). ` +
        "Choose another directory, for example: STATE_DIR=/tmp/world npm start",
    );
  }
};

export type Places = ReturnType<typeof placesIn>;

export type BaseUrls = Record<WorkerName, string>;

export const portOf = (worker: WorkerName, portBase: number): number =>
  portBase + workerNames.indexOf(worker);

/** 127.0.0.1 and not localhost: on some machines that name leads to ::1 first. */
export const baseUrlsFrom = (portBase: number): BaseUrls => ({
  gateway: `http://127.0.0.1:${portOf("gateway", portBase)}`,
  registry: `http://127.0.0.1:${portOf("registry", portBase)}`,
  sandbox: `http://127.0.0.1:${portOf("sandbox", portBase)}`,
});

/** The JSON of a file, or null where there is none (or one that a kill cut short). */
export const readJsonFile = <T>(path: string): T | null => {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch {
    return null;
  }
};

/** Replaces the file in one step, readable by its owner only: most of these hold keys. */
export const writeJsonFile = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
};
