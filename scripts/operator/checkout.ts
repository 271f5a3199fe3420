import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import { projectRoot, readJsonFile, type WorkerName, wranglerConfigs } from "../local/places.ts";
import type { Deployment } from "./deploy.ts";
import { type DeployedWorker, deployedWorkers, EXAMPLE, needsOf } from "./environment.ts";

/** The environments of this checkout, and the directory of what this tool keeps of them. */
export interface Checkout {
  configs: Readonly<Record<WorkerName, string>>;
  /** Ignored by git: it holds keys. */
  directory: string;
  release: string;
  /** The commit, and whether it was changed since. */
  commit: string;
}

export const thisCheckout = (): Checkout => ({
  configs: wranglerConfigs,
  directory: join(projectRoot, ".operators"),
  release: readJsonFile<{ version: string }>(join(projectRoot, "package.json"))?.version ?? "",
  commit: execFileSync("git", ["describe", "--always", "--exclude=*", "--dirty", "--abbrev=12"], {
    cwd: projectRoot,
    encoding: "utf8",
  }).trim(),
});

/** Throws a sentence if there is no such environment. */
export const deploymentOf = (
  { configs, directory, release, commit }: Checkout,
  worker: DeployedWorker,
  name: string,
): Deployment => {
  if (name === EXAMPLE) throw new Error(`${EXAMPLE} is there to be copied: add an environment.`);
  const config = configs[worker];
  const own = join(directory, `${worker}-${name}`);
  return {
    worker,
    name,
    config,
    needs: needsOf(config, name),
    release,
    commit,
    secretsFile: join(own, "secrets.json"),
    keepFile: join(own, "keep.json"),
    enrolmentFile: join(own, "enrolment.json"),
  };
};

/** The worker's environments in this checkout. */
export const deploymentsOf = (checkout: Checkout, worker: DeployedWorker): Deployment[] => {
  const { env = {} } = experimental_readRawConfig({ config: checkout.configs[worker] }).rawConfig;
  return Object.keys(env)
    .filter((name) => name !== EXAMPLE)
    .map((name) => deploymentOf(checkout, worker, name));
};

/** The registry that a gateway asks, if this checkout deploys it. */
export const registryOf = (checkout: Checkout, gateway: Deployment): Deployment | null =>
  deploymentsOf(checkout, "registry").find(
    ({ needs }) => needs.url === gateway.needs.vars.REGISTRY_URL,
  ) ?? null;

/** The host name of the simulated world that serves a gateway's test mode. */
export const worldHostOf = ({ needs }: Deployment): string =>
  new URL(needs.vars.TEST_RAIL_URL ?? "").host;

/** The sandbox with that world, if this checkout deploys it. */
export const sandboxOf = (checkout: Checkout, gateway: Deployment): Deployment | null =>
  deploymentsOf(checkout, "sandbox").find(({ needs }) =>
    needs.hosts.includes(worldHostOf(gateway)),
  ) ?? null;

/** Where the key of a world is kept that was made here. */
export const worldKeyFile = ({ directory }: Checkout, host: string): string =>
  join(directory, `world-${host}.json`);

/** The key of a gateway's world: that of the environment, else the one made here. */
export const worldKeyOf = (checkout: Checkout, gateway: Deployment): string | null =>
  process.env.SANDBOX_KEY ??
  readJsonFile<{ key: string }>(worldKeyFile(checkout, worldHostOf(gateway)))?.key ??
  null;

/** The owner's key: that of the environment, else the one that the first deployment made. */
export const ownerKeyOf = ({ worker, keepFile }: Deployment): string | null =>
  process.env[ownerKeyVariable(worker)] ??
  readJsonFile<{ owner_admin_key?: string }>(keepFile)?.owner_admin_key ??
  null;

export const ownerKeyVariable = (worker: DeployedWorker): string =>
  worker === "registry" ? "REGISTRY_OWNER_ADMIN_KEY" : "OWNER_ADMIN_KEY";

export const isWorker = (text: string): text is DeployedWorker =>
  deployedWorkers.some((worker) => worker === text);
