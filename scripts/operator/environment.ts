import { type Unstable_Config, unstable_readConfig } from "wrangler";

/** What an operator deploys: a gateway of its own, or the registry for all gateways and banks. */
export const deployedWorkers = ["gateway", "registry"] as const;
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
}

/** The environment that is copied; it is not deployed. */
export const EXAMPLE = "example";

/** A worker's name on Cloudflare has at most 63 characters, including "registry-". */
const nameForm = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const addressForm = /^https:\/\/[a-z0-9][a-z0-9.-]+(?::\d+)?$/;

/**
 * The text of a wrangler configuration with one more environment at its end, a copy of the example.
 * Throws a sentence that says what to change.
 */
export const withEnvironment = (text: string, asked: NewEnvironment): string => {
  checkAsked(asked);
  const { worker, name, domain, jurisdiction, region, registry } = asked;
  if (text.includes(`[env.${name}]`)) {
    throw new Error(`The ${worker} has an environment ${name} already.`);
  }
  const copied = blockOf(text, EXAMPLE)
    .replaceAll(`[env.${EXAMPLE}`, `[env.${name}`)
    .replaceAll(`https://${worker}.example.com`, `https://${domain}`)
    .replaceAll(`"${worker}.example.com"`, `"${domain}"`)
    .replaceAll(`"${worker}-${EXAMPLE}`, `"${worker}-${name}`)
    .replaceAll(`"${EXAMPLE}"`, `"${name}"`)
    .replaceAll(`"${EXAMPLE}-`, `"${name}-`);
  const changed = [
    ...(jurisdiction ? [['JURISDICTION = ""', `JURISDICTION = "${jurisdiction}"`]] : []),
    ...(registry ? [[/REGISTRY_URL = ".*"/, `REGISTRY_URL = "${registry}"`]] : []),
  ] as [string | RegExp, string][];
  const block = changed.reduce((made, [from, to]) => made.replace(from, to), copied);
  const placement = region ? `[env.${name}.placement]\nmode = "smart"\nhint = "${region}"\n\n` : "";
  const [head = "", ...rest] = block.split("\n\n");
  return `${text.trimEnd()}\n\n${[head, placement + rest.join("\n\n")].join("\n\n")}\n`;
};

const checkAsked = (asked: NewEnvironment): void => {
  const { worker, name, domain, jurisdiction, region, registry } = asked;
  if (!nameForm.test(name) || name === EXAMPLE) {
    throw new Error(`A name has small letters, digits and hyphens, as in acme, not "${name}".`);
  }
  if (!hostForm.test(domain)) {
    throw new Error(`--domain takes a host name such as pay.acme.example, not "${domain}".`);
  }
  if (worker === "registry" && (jurisdiction ?? registry) !== undefined) {
    throw new Error("--registry and --jurisdiction are for gateways.");
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
  databases: string[];
  queues: string[];
  /** The names of its secrets. */
  secrets: string[];
  /** Of objects, databases and queues; empty for none. */
  jurisdiction: string;
  region: string | null;
  /** Its address. */
  url: string;
}

export const needsOf = (config: string, name: string): Needs => {
  const read: Unstable_Config = unstable_readConfig({ config, env: name }, { hideWarnings: true });
  const { producers = [], consumers = [] } = read.queues;
  const queues = [...producers, ...consumers].flatMap(({ queue }) => queue ?? []);
  const { placement } = read;
  return {
    databases: read.d1_databases.map((one) => one.database_name ?? one.binding),
    queues: [...new Set(queues)],
    secrets: [...(read.secrets?.required ?? [])],
    jurisdiction: String(read.vars.JURISDICTION ?? ""),
    region: (placement && "hint" in placement && placement.hint) || null,
    url: String(read.vars.BASE_URL),
  };
};
