import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { bundleWorker, endBundler } from "./bundle.ts";
import { type EnrolmentInput, enrolWorld } from "./enrol.ts";
import { enrolGateway } from "./enrol-registry.ts";
import type { Hosts } from "./hosts.ts";
import { INSPECTOR_DISTANCE, type LocalOptions, readOptions } from "./options.ts";
import { ownBankLines } from "./own-banks.ts";
import {
  everySite,
  type GatewaySite,
  type Places,
  placesIn,
  readJsonFile,
  requireStateDirectory,
  type Site,
  type Sites,
  sitesFrom,
  type WorkerName,
  workerNames,
  writeJsonFile,
} from "./places.ts";
import { endEarlierRun } from "./processes.ts";
import { type GatewaySecrets, loadSecrets, sha256Hex, type WorldSecrets } from "./secrets.ts";
import { readShape, requireSameShape } from "./state-shape.ts";
import { requireFreePort, Supervisor } from "./supervisor.ts";
import {
  entryOf,
  highRegistryLimits,
  keptConfig,
  planWorker,
  type WorkerPlan,
} from "./worker-plan.ts";
import type { World } from "./world.ts";

/**
 * `npm start`: bundles the three workers, runs each in its own process with one gateway per
 * operator, enrols the simulated banks and merchants, prints the addresses, and runs until it is
 * stopped.
 */
const say = (line: string): void => console.log(line);

/** A message to a test that started this process. The test waits as long as there is progress. */
export type StartMessage = "progress" | "ready";

const tell = (message: StartMessage): void => void process.send?.(message);

const step = async <Value>(work: Promise<Value>): Promise<Value> => {
  const value = await work;
  tell("progress");
  return value;
};

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2), process.env);
  const places = placesIn(options.stateDir);
  requireStateDirectory(places);
  const bundles = bundlesOf(options, places);
  requireSameShape(places, readShape(options.bundlesDir));
  if (await endEarlierRun(places)) say("Ended the world that was running from the same state.");
  const sites = sitesFrom(options.portBase, options.operators);
  for (const site of everySite(sites)) await requireFreePort(site);

  const supervisor = new Supervisor(places, say);
  stopOnSignal(supervisor);
  try {
    const secrets = loadSecrets(places);
    const plans = planWorkers(options, places, secrets, sites, await step(bundles));
    await endBundler();
    say("Starting them…");
    // The sandbox stores the clock that the others start with, so they wait for it. Its world.json
    // is ready only after this run's enrolment, when every worker answers.
    await Promise.all([
      step(supervisor.start("sandbox", plans.sandbox)),
      step(supervisor.start("registry", plans.registry)),
    ]);
    const gateways: EnrolmentInput["gateways"] = [];
    for (const site of sites.gateways) {
      // The registry issues the key that the gateway starts with.
      const registryInput = {
        file: places.registry,
        ownerAdminKey: secrets.registry.ownerAdminKey,
        registryUrl: sites.registry.url,
      };
      const registryKey = await step(enrolGateway(registryInput, site.operator));
      gateways.push({ site, registryKey, secrets: secrets.ofGateway(site.name) });
    }
    await Promise.all(
      gateways.map(({ site, registryKey }) =>
        step(supervisor.start(site.name, plans.gateway(site, registryKey))),
      ),
    );
    say("Enrolling banks, customers, merchants and TPPs…");
    const { banks } = options;
    announce(await enrolWorld({ places, secrets, sites, gateways, banks }), sites, options);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
};

/** Built beside the rest of the start, in esbuild's own process. */
const bundlesOf = (
  { bundlesDir }: LocalOptions,
  places: Places,
): Promise<Record<WorkerName, string>> => {
  if (!bundlesDir) say("Building gateway, registry and sandbox…");
  const bundle = async (worker: WorkerName) => {
    if (bundlesDir) return join(bundlesDir, worker, "index.js");
    return bundleWorker(entryOf(worker), places.bundle(worker));
  };
  const all = Promise.all(workerNames.map(async (name) => [name, await bundle(name)]));
  return all.then(Object.fromEntries);
};

const planWorkers = (
  options: LocalOptions,
  places: Places,
  secrets: WorldSecrets,
  sites: Sites,
  bundles: Record<WorkerName, string>,
): WorldPlans => {
  const plan = (
    worker: WorkerName,
    special: { clockUrl?: string | null; resetWord?: string; hosts?: Hosts },
  ) => {
    const config = keptConfig(worker, options.bundlesDir);
    return ({ name, port }: Site, values: Record<string, string>) =>
      planWorker({
        name: worker,
        bundle: bundles[worker],
        port,
        values: { ...common, ...values },
        ...special,
        // The worker has the name of its process; gatewayNameOf explains why.
        config: { ...config, name },
        storage: places.storage(name),
        inspectorPort: options.inspect ? port + INSPECTOR_DISTANCE : null,
      });
  };
  const clock = keepClock(options, places);
  const clockUrl = clock ? `${sites.sandbox.url}/__local/clock` : null;
  const resetWord = randomBytes(16).toString("hex");
  const common = {
    LOCAL: "on",
    LIMITS: options.limits,
    // Long enough to be visible, and short enough for a demo.
    CHANGE_DELAY_SECONDS: "1",
    ...(clock ? { CLOCK: "on" } : {}),
  };
  const ofSandbox = {
    START_ID: randomBytes(16).toString("hex"),
    CLOCK_FOLLOWERS: [...sites.gateways, sites.registry].map(({ url }) => url).join(" "),
    RESET_WORD: resetWord,
  };
  const gateway = plan("gateway", { clockUrl, hosts: options.hosts });
  const registry = plan("registry", { clockUrl });
  const sandbox = plan("sandbox", { resetWord });
  return {
    gateway: (site, registryKey) =>
      gateway(site, gatewayValues(secrets.ofGateway(site.name), sites, site, registryKey)),
    registry: registry(sites.registry, registryValues(secrets, sites, options)),
    sandbox: sandbox(sites.sandbox, ofSandbox),
  };
};

/** The gateways' plans wait for their keys from the registry. */
interface WorldPlans {
  gateway(site: GatewaySite, registryKey: string): WorkerPlan;
  registry: WorkerPlan;
  sandbox: WorkerPlan;
}

/** A clock that was moved must never go back, also after a start with other options. */
const keepClock = ({ clock }: LocalOptions, places: Places): boolean => {
  if (clock) writeJsonFile(places.clock, { movable: true });
  return readJsonFile(places.clock) !== null;
};

const registryValues = (
  { registry }: WorldSecrets,
  sites: Sites,
  { limits }: LocalOptions,
): Record<string, string> => ({
  BASE_URL: sites.registry.url,
  // All parties of a local world are in the test realm.
  DEFAULT_REALM: "test",
  MASTER_KEY: registry.masterKey,
  IDENTITY_KEY: registry.identityKey,
  OWNER_ADMIN_KEY_SHA256: sha256Hex(registry.ownerAdminKey),
  ...(limits === "contract" ? {} : highRegistryLimits),
  ...registry.further,
});

const gatewayValues = (
  secrets: GatewaySecrets,
  { registry, sandbox }: Sites,
  site: GatewaySite,
  registryKey: string,
): Record<string, string> => ({
  OPERATOR: site.operator,
  BASE_URL: site.url,
  REGISTRY_URL: registry.url,
  TEST_DIRECTORY_URL: `${sandbox.url}/directory`,
  TEST_RAIL_URL: `${sandbox.url}/rail`,
  TEST_BANK_ORIGINS: sandbox.url,
  MASTER_KEY: secrets.masterKey,
  IDENTITY_KEY: secrets.identityKey,
  OWNER_ADMIN_KEY_SHA256: sha256Hex(secrets.ownerAdminKey),
  TEST_REGISTRY_KEY: registryKey,
  TEST_DIRECTORY_KEY: secrets.railKey,
  TEST_RAIL_KEY: secrets.railKey,
  TEST_RAIL_CALLBACK_KEY_SHA256: sha256Hex(secrets.railCallbackKey),
  ...secrets.further,
});

const announce = (world: World, sites: Sites, options: LocalOptions): void => {
  const usernames = [...new Set(world.customers.map(({ alias }) => alias))].join(", ");
  const several = sites.gateways.length > 1;
  const gateways = sites.gateways.map(
    ({ operator, url }) => `  Gateway    ${url}${several ? ` (${operator})` : ""}`,
  );
  // Its login asks for the operator's admin_key in world.json.
  const consoles = sites.gateways.map(({ url }) => `  Console    ${url}/console`);
  const ownBanks = world.gateways.flatMap(({ own_banks = [] }) => ownBankLines(own_banks));
  const sandbox = sites.sandbox.url;
  say(`
Ready.

  Shop       ${sandbox}/shop
  TPP app    ${sandbox}/tpp
  Phones     ${sandbox}/phones
  Buy something as ${usernames}; the code or prompt is on that phone.

${gateways.join("\n")}
${[...consoles, ...ownBanks].join("\n")}
  Registry   ${sites.registry.url}
  Ledger     ${sandbox}/ledger.json
  All keys and addresses, for programs: ${sandbox}/world.json

Logs and state are kept in ${options.stateDir}.
Ctrl-C stops; starting again goes on where it stopped.`);
  tell("ready");
};

const stopOnSignal = (supervisor: Supervisor): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say("Stopping…");
    await supervisor.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // The process that started this one has ended.
  process.on("disconnect", stop);
};

try {
  await main();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
