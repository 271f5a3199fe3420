import { type Unstable_Config, unstable_readConfig } from "wrangler";

/**
 * What an operator deploys: a gateway of its own, the registry for all gateways and banks, or
 * simulated banks for the test mode of gateways.
 */
export const deployedWorkers = ["gateway", "registry", "sandbox"] as const;
export type DeployedWorker = (typeof deployedWorkers)[number];

const jurisdictions = ["eu", "fedramp"] as const;
const regions = ["weur", "eeur", "apac", "oc", "wnam", "enam"] as const;

/** What is asked of a new environment. */
export interface NewEnvironment {
  worker: DeployedWorker;
  name: string;
  /** The host name of its zone: it becomes the worker's only address. */
  domain: string;
  /** Where objects, database and queues are kept. It can never be changed. */
  jurisdiction?: string | undefined;
  /** Where the database is created, if no jurisdiction says it. */
  region?: string | undefined;
  /** The registry that a gateway asks. */
  registry?: string | undefined;
  /** The host name of the simulated world that serves a gateway's test mode. */
  sandbox?: string | undefined;
  /** The directory and the rail of a gateway's live mode. */
  directory?: string | undefined;
  rail?: string | undefined;
  /** The SHA-256 of the key that a sandbox's world is enrolled with. */
  worldKeySha256?: string | undefined;
}

/** The environment that is copied; it is not deployed. */
export const EXAMPLE = "example";

/** A worker's name on Cloudflare has at most 63 characters, including "registry-". */
const nameForm = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const addressForm = /^https:\/\/[a-z0-9][a-z0-9.-]+(?::\d+)?$/;
const pathForm = /^https:\/\/[a-z0-9][a-z0-9.-]+(?::\d+)?(?:\/[\w.-]+)*$/;

/**
 * The text of a wrangler configuration with one more environment at its end, a copy of the example.
 * Throws a sentence that says what to change.
 */
export const withEnvironment = (text: string, asked: NewEnvironment): string => {
  checkAsked(asked);
  const { worker, name, domain, region } = asked;
  if (text.includes(`[env.${name}]`)) {
    if (worker === "sandbox") return withWorld(text, asked);
    throw new Error(`The ${worker} has an environment ${name} already.`);
  }
  const copied = blockOf(text, EXAMPLE)
    .replaceAll(`[env.${EXAMPLE}`, `[env.${name}`)
    .replaceAll(`https://${worker}.example.com`, `https://${domain}`)
    .replaceAll(`"${worker}.example.com"`, `"${domain}"`)
    .replaceAll(`"${worker}-${EXAMPLE}`, `"${worker}-${name}`)
    .replaceAll(`"${EXAMPLE}"`, `"${name}"`)
    .replaceAll(`"${EXAMPLE}-`, `"${name}-`)
    .replace(/bucket_name = "[^"]*"/, (bucket) =>
      asked.jurisdiction ? `${bucket}, jurisdiction = "${asked.jurisdiction}"` : bucket,
    );
  const block = Object.entries(varsOf(asked)).reduce(
    (made, [variable, value]) =>
      made.replace(new RegExp(`^${variable} = ".*"$`, "m"), `${variable} = "${value}"`),
    copied,
  );
  const placement = region ? `[env.${name}.placement]\nmode = "smart"\nhint = "${region}"\n\n` : "";
  const [head = "", ...rest] = block.split("\n\n");
  return `${text.trimEnd()}\n\n${[head, placement + rest.join("\n\n")].join("\n\n")}\n`;
};

/** The vars that differ from the example's. What is not named stays as it is there. */
const varsOf = (asked: NewEnvironment): Record<string, string> => {
  const { worker, domain, jurisdiction, registry, sandbox, directory, rail } = asked;
  if (worker === "sandbox") return { WORLDS: `${domain}=${asked.worldKeySha256}` };
  if (worker === "registry") return {};
  return {
    ...(jurisdiction ? { JURISDICTION: jurisdiction } : {}),
    ...(registry ? { REGISTRY_URL: registry } : {}),
    ...(sandbox
      ? {
          TEST_DIRECTORY_URL: `https://${sandbox}/directory`,
          TEST_RAIL_URL: `https://${sandbox}/rail`,
          TEST_BANK_ORIGINS: `https://${sandbox}`,
        }
      : {}),
    // Live mode waits for addresses; it must not ask those of the example.
    LIVE_DIRECTORY_URL: directory ?? "",
    LIVE_RAIL_URL: rail ?? "",
  };
};

/** A sandbox with one more world. */
const withWorld = (text: string, { name, domain, worldKeySha256 }: NewEnvironment): string => {
  const block = blockOf(text, name);
  if (block.includes(`"${domain}"`)) throw new Error(`${name} has a world at ${domain} already.`);
  const route = `{ pattern = "${domain}", custom_domain = true }`;
  const longer = block
    .replace(/^routes = \[(.*)\]$/m, (_, routes: string) => `routes = [${routes}, ${route}]`)
    .replace(/^(WORLDS = ".*)"$/m, (_, worlds: string) => `${worlds} ${domain}=${worldKeySha256}"`);
  return text.replace(block, () => longer);
};

const checkAsked = (asked: NewEnvironment): void => {
  const { worker, name, domain, jurisdiction, region, registry, sandbox, directory, rail } = asked;
  if (!nameForm.test(name) || name === EXAMPLE) {
    throw new Error(`A name has small letters, digits and hyphens, as in acme, not "${name}".`);
  }
  if (!hostForm.test(domain)) {
    throw new Error(`--domain takes a host name such as pay.acme.example, not "${domain}".`);
  }
  if (worker !== "gateway" && [jurisdiction, registry, sandbox, directory, rail].some(Boolean)) {
    const options = "--registry, --sandbox, --directory, --rail and --jurisdiction";
    throw new Error(`${options} are for gateways.`);
  }
  if (worker === "sandbox" && !/^[0-9a-f]{64}$/.test(asked.worldKeySha256 ?? "")) {
    throw new Error("--key-sha256 takes the SHA-256 of the world's key, 64 hexadecimal digits.");
  }
  if (sandbox !== undefined && !hostForm.test(sandbox)) {
    throw new Error(`--sandbox takes the host name of a world, not "${sandbox}".`);
  }
  for (const [option, address] of Object.entries({ directory, rail })) {
    if (address !== undefined && !pathForm.test(address)) {
      throw new Error(`--${option} takes an https address, not "${address}".`);
    }
  }
  requireOneOf("--jurisdiction", jurisdictions, jurisdiction);
  requireOneOf("--region", regions, region);
  if (registry !== undefined && !addressForm.test(registry)) {
    throw new Error(`--registry takes an https address without a path, not "${registry}".`);
  }
};

const requireOneOf = (option: string, values: readonly string[], value?: string): void => {
  if (value === undefined || values.includes(value)) return;
  throw new Error(`${option} takes one of ${values.join(", ")}, not "${value}".`);
};

/** The tables of one environment, with what stands between them. */
const blockOf = (text: string, name: string): string => {
  const begin = text.indexOf(`[env.${name}]`);
  if (begin < 0) throw new Error(`The configuration has no environment ${name}.`);
  const next = /^\[+env\.(?<other>[a-z0-9-]+)/gm;
  next.lastIndex = begin;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    if (found.groups?.other !== name) return text.slice(begin, found.index).trimEnd();
  }
  return text.slice(begin).trimEnd();
};

/** What an environment needs from the account before it is deployed. */
export interface Needs {
  /** The worker's name at Cloudflare. */
  script: string;
  /** The classes of its objects. */
  classes: string[];
  databases: string[];
  buckets: string[];
  queues: string[];
  /** The names of its secrets. */
  secrets: string[];
  /** Of objects, databases, buckets and queues; empty for none. */
  jurisdiction: string;
  region: string | null;
  /** Its address; of a sandbox, that of its first world. */
  url: string;
  vars: Readonly<Record<string, string>>;
  /** The host names that it answers at. */
  hosts: string[];
}

export const needsOf = (config: string, name: string): Needs => {
  const read: Unstable_Config = unstable_readConfig({ config, env: name }, { hideWarnings: true });
  const { producers = [], consumers = [] } = read.queues;
  const queues = [...producers, ...consumers].flatMap(({ queue }) => queue ?? []);
  const { placement } = read;
  const hosts = (read.routes ?? []).map((one) => (typeof one === "string" ? one : one.pattern));
  const vars = Object.fromEntries(
    Object.entries(read.vars).map(([variable, value]) => [variable, String(value)]),
  );
  return {
    script: read.name ?? "",
    classes: read.durable_objects.bindings.map((one) => one.class_name),
    databases: read.d1_databases.map((one) => one.database_name ?? one.binding),
    buckets: read.r2_buckets.map((one) => one.bucket_name ?? one.binding),
    queues: [...new Set(queues)],
    secrets: [...(read.secrets?.required ?? [])],
    jurisdiction: vars.JURISDICTION ?? "",
    region: (placement && "hint" in placement && placement.hint) || null,
    url: vars.BASE_URL ?? `https://${hosts[0]}`,
    vars,
    hosts,
  };
};
