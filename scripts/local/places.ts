import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const projectRoot = resolve(import.meta.dirname, "../..");

export const workerNames = ["gateway", "registry", "sandbox"] as const;
export type WorkerName = (typeof workerNames)[number];

/** The operator of the gateway if no operators are named. */
export const DEFAULT_OPERATOR = "local";

export type GatewayName = "gateway" | `gateway-${string}`;

/** The names of the processes: one registry, one sandbox, and one gateway per operator. */
export type ProcessName = Exclude<WorkerName, "gateway"> | GatewayName;

/**
 * The name of an operator's process, log, storage and worker. Worker names must differ, because
 * object ids depend on them: two gateways of one name would accept each other's ids.
 */
export const gatewayNameOf = (operator: string): GatewayName =>
  operator === DEFAULT_OPERATOR ? "gateway" : `gateway-${operator}`;

/** The wrangler configuration that a worker is deployed and run with. */
export const wranglerConfigs: Record<WorkerName, string> = {
  gateway: join(projectRoot, "wrangler.toml"),
  registry: join(projectRoot, "workers/registry/wrangler.toml"),
  sandbox: join(projectRoot, "workers/sandbox/wrangler.toml"),
};

/** A local world stores everything below one directory. */
export const placesIn = (stateDir: string) => {
  const directory = resolve(projectRoot, stateDir);
  return {
    directory,
    /** The random keys of this world, created once. */
    secrets: join(directory, "secrets.json"),
    /** The shape of what this world stores (state-shape.ts). */
    shape: join(directory, "shape.json"),
    /** The stored answers of an operator's gateway from the registration of banks and merchants. */
    world: (operator: string) =>
      join(directory, operator === DEFAULT_OPERATOR ? "world.json" : `world-${operator}.json`),
    /** The same for the banks of one's own. */
    ownBanks: (operator: string) => join(directory, `own-banks-${operator}.json`),
    /** The same for the identity registry. */
    registry: join(directory, "registry.json"),
    /** Exists if the world's clock can be moved. */
    clock: join(directory, "clock.json"),
    processes: join(directory, "processes.json"),
    supervisor: join(directory, "supervisor.json"),
    bundle: (worker: WorkerName) => join(directory, "build", worker),
    storages: join(directory, "storage"),
    storage: (name: ProcessName) => join(directory, "storage", name),
    logs: join(directory, "logs"),
    log: (name: ProcessName) => join(directory, "logs", `${name}.log`),
  };
};

/** Throws a sentence that says what to change, before anything runs. */
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

/** The address of one worker. */
export interface Site {
  name: ProcessName;
  port: number;
  /** Uses 127.0.0.1 because on some machines localhost resolves to ::1 first. */
  url: string;
}

export interface GatewaySite extends Site {
  name: GatewayName;
  operator: string;
}

/** The addresses of a world. */
export interface Sites {
  /** In the order in which the operators were named. */
  gateways: [first: GatewaySite, ...further: GatewaySite[]];
  registry: Site;
  sandbox: Site;
}

/** The distance between the gateways' ports. */
const PORTS_APART = 10;

const siteAt = <Name extends ProcessName>(name: Name, port: number) => ({
  name,
  port,
  url: `http://127.0.0.1:${port}`,
});

export const sitesFrom = (portBase: number, [first, ...further]: Operators): Sites => {
  const gatewayAt = (operator: string, place: number): GatewaySite => ({
    ...siteAt(gatewayNameOf(operator), portBase + PORTS_APART * place),
    operator,
  });
  return {
    gateways: [
      gatewayAt(first, 0),
      ...further.map((operator, index) => gatewayAt(operator, index + 1)),
    ],
    registry: siteAt("registry", portBase + 1),
    sandbox: siteAt("sandbox", portBase + 2),
  };
};

export const everySite = ({ gateways, registry, sandbox }: Sites): Site[] => [
  ...gateways,
  registry,
  sandbox,
];

/** The operators whose gateways run: at least one. */
export type Operators = readonly [first: string, ...further: string[]];

/** The gateway is the first operator's. */
export type BaseUrls = Record<WorkerName, string>;

export const baseUrlsFrom = (portBase: number): BaseUrls => {
  const { gateways, registry, sandbox } = sitesFrom(portBase, [DEFAULT_OPERATOR]);
  return { gateway: gateways[0].url, registry: registry.url, sandbox: sandbox.url };
};

/** The JSON of a file, or null if it is missing or incomplete after a kill. */
export const readJsonFile = <T>(path: string): T | null => {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch {
    return null;
  }
};

/**
 * Replaces the file in one step. Only its owner may read it, because most of these files hold keys.
 */
export const writeJsonFile = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
};
