import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { bundleWorker, endBundler } from "./bundle.ts";
import { enrolWorld } from "./enrol.ts";
import { enrolGateway } from "./enrol-registry.ts";
import { type LocalOptions, readOptions } from "./options.ts";
import {
  type BaseUrls,
  baseUrlsFrom,
  type Places,
  placesIn,
  portOf,
  readJsonFile,
  requireStateDirectory,
  type WorkerName,
  workerNames,
  writeJsonFile,
} from "./places.ts";
import { endEarlierRun } from "./processes.ts";
import { loadSecrets, sha256Hex, type WorldSecrets } from "./secrets.ts";
import { requireFreePort, Supervisor } from "./supervisor.ts";
import { entryOf, planWorker, readWranglerConfig, type WorkerPlan } from "./worker-plan.ts";
import type { World } from "./world.ts";

/**
 * `npm start`: bundles the three workers, runs each in a process of its own, enrols the simulated
 * banks and a merchant, prints where to look, and stays until it is told to stop.
 */
const OPERATOR = "local";

const say = (line: string): void => console.log(line);

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2), process.env);
  const places = placesIn(options.stateDir);
  requireStateDirectory(places);
  if (await endEarlierRun(places)) say("Ended the world that was running from the same state.");
  for (const name of workerNames) await requireFreePort(portOf(name, options.portBase), name);

  const supervisor = new Supervisor(places, say);
  stopOnSignal(supervisor);
  try {
    const urls = baseUrlsFrom(options.portBase);
    const secrets = loadSecrets(places);
    if (!options.bundlesDir) say("Building gateway, registry and sandbox…");
    const plans = await planWorkers(options, places, secrets, urls);
    await endBundler();
    say("Starting them…");
    // The sandbox keeps the clock that the others are started with. Its world.json is there only
    // when the enrolment of this run is done, and then all of them answer.
    await supervisor.start("sandbox", plans.sandbox);
    await supervisor.start("registry", plans.registry);
    // The registry issues the key that the gateway is started with.
    const registryUrl = urls.registry;
    const registryKey = await enrolGateway({ places, secrets, registryUrl }, OPERATOR);
    await supervisor.start("gateway", plans.gateway(registryKey));
    say("Enrolling banks, customers and a merchant…");
    const enrolment = { places, secrets, urls, operator: OPERATOR, registryKey };
    announce(await enrolWorld(enrolment), urls, options);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
};

const planWorkers = async (
  options: LocalOptions,
  places: Places,
  secrets: WorldSecrets,
  urls: BaseUrls,
): Promise<WorldPlans> => {
  const plan = async (
    name: WorkerName,
    special: { clockUrl?: string | null; resetWord?: string },
  ) => {
    const config = readWranglerConfig(name);
    const bundle = options.bundlesDir
      ? join(options.bundlesDir, name, "index.js")
      : await bundleWorker(entryOf(name, config), places.bundle(name));
    return (values: Record<string, string>) =>
      planWorker({
        ...{ name, config, bundle, values: { ...common, ...values }, ...special },
        port: portOf(name, options.portBase),
        storage: places.storage(name),
      });
  };
  const clock = keepClock(options, places);
  const clockUrl = clock ? `${urls.sandbox}/__local/clock` : null;
  const resetWord = randomBytes(16).toString("hex");
  const common = { LOCAL: "on", LIMITS: options.limits, ...(clock ? { CLOCK: "on" } : {}) };
  const ofSandbox = {
    START_ID: randomBytes(16).toString("hex"),
    CLOCK_FOLLOWERS: `${urls.gateway} ${urls.registry}`,
    RESET_WORD: resetWord,
  };
  const [gateway, registry, sandbox] = await Promise.all([
    plan("gateway", { clockUrl }),
    plan("registry", { clockUrl }),
    plan("sandbox", { resetWord }),
  ]);
  return {
    gateway: (registryKey) => gateway(gatewayValues(secrets, urls, registryKey)),
    registry: registry(registryValues(secrets, urls, options)),
    sandbox: sandbox(ofSandbox),
  };
};

/** The gateway's waits for the key that the registry gives it. */
interface WorldPlans {
  gateway(registryKey: string): WorkerPlan;
  registry: WorkerPlan;
  sandbox: WorkerPlan;
}

/** A clock that was moved once must not go back, whatever the options of a later start are. */
const keepClock = ({ clock }: LocalOptions, places: Places): boolean => {
  if (clock) writeJsonFile(places.clock, { movable: true });
  return readJsonFile(places.clock) !== null;
};

/** What is high enough for any test, where the contract's limits are not asked for. */
const highLimits = {
  LOOKUP_BURST: "1000000000",
  LOOKUPS_PER_MINUTE: "1000000000",
  BANK_DAILY_QUOTA: "1000000000",
};

const registryValues = (
  { registry }: WorldSecrets,
  urls: BaseUrls,
  { limits }: LocalOptions,
): Record<string, string> => ({
  BASE_URL: urls.registry,
  // Everyone here is in the test realm.
  DEFAULT_REALM: "test",
  MASTER_KEY: registry.masterKey,
  OWNER_ADMIN_KEY_SHA256: sha256Hex(registry.ownerAdminKey),
  ...(limits === "contract" ? {} : highLimits),
});

const gatewayValues = (
  { gateway }: WorldSecrets,
  urls: BaseUrls,
  registryKey: string,
): Record<string, string> => ({
  OPERATOR,
  BASE_URL: urls.gateway,
  REGISTRY_URL: urls.registry,
  TEST_DIRECTORY_URL: `${urls.sandbox}/directory`,
  TEST_RAIL_URL: `${urls.sandbox}/rail`,
  TEST_BANK_ORIGINS: urls.sandbox,
  MASTER_KEY: gateway.masterKey,
  OWNER_ADMIN_KEY_SHA256: sha256Hex(gateway.ownerAdminKey),
  TEST_REGISTRY_KEY: registryKey,
  TEST_DIRECTORY_KEY: gateway.railKey,
  TEST_RAIL_KEY: gateway.railKey,
  TEST_RAIL_CALLBACK_KEY_SHA256: sha256Hex(gateway.railCallbackKey),
});

const announce = (world: World, urls: BaseUrls, options: LocalOptions): void => {
  const usernames = [...new Set(world.customers.map(({ alias }) => alias))].join(", ");
  say(`
Ready.

  Shop       ${urls.sandbox}/shop
  Phones     ${urls.sandbox}/phones
  Buy something as ${usernames}; the code or prompt is on that phone.

  Gateway    ${urls.gateway}
  Registry   ${urls.registry}
  Ledger     ${urls.sandbox}/ledger.json
  All keys and addresses, for programs: ${urls.sandbox}/world.json

Logs and state are kept in ${options.stateDir}.
Ctrl-C stops; starting again goes on where it stopped.`);
  process.send?.("ready");
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
  // Whoever started this process is gone.
  process.on("disconnect", stop);
};

try {
  await main();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
