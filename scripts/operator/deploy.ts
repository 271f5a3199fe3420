import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot, readJsonFile, writeJsonFile } from "../local/places.ts";
import type { DeployedWorker, Needs } from "./environment.ts";

/**
 * Deploys one environment, one command of wrangler after another. What exists in the account stays
 * as it is, so a deployment that was stopped is repeated from the beginning, and a new release is
 * deployed the same way.
 */
export interface Deployment {
  worker: DeployedWorker;
  name: string;
  needs: Needs;
  /** The wrangler configuration. */
  config: string;
  /** The release and the commit that are deployed: the version's tag and message. */
  release: string;
  commit: string;
  /** The file of the secrets that are uploaded. */
  secretsFile: string;
  /** The file of what this tool makes and people must keep: two keys and the owner's. */
  keepFile: string;
  /** The file of what was enrolled with it, so that nothing is enrolled twice. */
  enrolmentFile: string;
}

/** Gets those of the missing secrets that the tool can get by itself, by name. */
export type Gather = (missing: readonly string[]) => Promise<Record<string, string>>;

/** What live mode needs from others. Without it a gateway refuses live payments. */
const LIVE = [
  "LIVE_REGISTRY_KEY",
  "LIVE_DIRECTORY_KEY",
  "LIVE_RAIL_KEY",
  "LIVE_RAIL_CALLBACK_KEY_SHA256",
];

export interface Step {
  command: string[];
  /** Whether it creates what may exist already. */
  creates: boolean;
}

/** Runs one command of wrangler: whether it succeeded, and what it said. */
export type RunWrangler = (command: readonly string[]) => { ok: boolean; said: string };

export type Say = (line: string) => void;

export const runWrangler: RunWrangler = (command) => {
  const ran = spawnSync(join(projectRoot, "node_modules/.bin/wrangler"), command, {
    cwd: projectRoot,
    encoding: "utf8",
    // Without a terminal wrangler asks nothing.
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
  });
  if (ran.error) throw ran.error;
  return { ok: ran.status === 0, said: ran.status === 0 ? ran.stdout : ran.stdout + ran.stderr };
};

/** What must be there before the upload. Databases, buckets and queues can never be moved. */
export const stepsBefore = (deployment: Deployment): Step[] => {
  const { needs } = deployment;
  const at = environmentOf(deployment);
  const bound = needs.jurisdiction ? ["--jurisdiction", needs.jurisdiction] : [];
  const place = needs.region && bound.length === 0 ? ["--location", needs.region] : bound;
  const creating = [
    ...needs.databases.map((database) => ["d1", "create", database, ...place]),
    ...needs.buckets.map((bucket) => ["r2", "bucket", "create", bucket, ...place]),
    ...needs.queues.map((queue) => ["queues", "create", queue, ...bound]),
  ];
  const migrating = needs.databases.map((one) => {
    return ["d1", "migrations", "apply", one, "--remote", ...at];
  });
  return [
    ...creating.map((command) => ({ command, creates: true })),
    ...migrating.map((command) => ({ command, creates: false })),
  ];
};

/** Uploads the worker: all requests go to it, or it becomes a version that serves none yet. */
export const uploadStep = (deployment: Deployment, how: string[]): Step => {
  const { needs, secretsFile, release, commit } = deployment;
  const secrets = ["--secrets-file", relative(projectRoot, secretsFile)];
  const named = ["--tag", release, "--message", commit];
  const at = environmentOf(deployment);
  const command = [...how, ...at, ...named, ...(needs.secrets.length > 0 ? secrets : [])];
  return { command, creates: false };
};

const stepsOf = (deployment: Deployment): Step[] => [
  ...stepsBefore(deployment),
  uploadStep(deployment, ["deploy"]),
];

export const environmentOf = ({ name, config }: Deployment): string[] => [
  ...["--config", relative(projectRoot, config)],
  ...["--env", name],
];

export const textOf = (command: readonly string[]): string =>
  ["npx", "wrangler", ...command].join(" ");

/** A command of this tool that does a step of a deployment. */
export const operatorStep = (step: string, { worker, name }: Deployment, rest = ""): string =>
  `npm run operator -- ${step} ${name}${worker === "gateway" ? "" : ` --worker ${worker}`}${rest}`;

/** Prints the commands, and runs none. */
export const printSteps = (deployment: Deployment, say: Say): void => {
  for (const { command } of stepsOf(deployment)) {
    if (command.includes("--secrets-file")) say(operatorStep("secrets", deployment));
    say(textOf(command));
  }
};

/**
 * Writes the file of the secrets to upload. Returns the names of those that the account has; null
 * if one is missing, which it says.
 */
export const prepareSecrets = async (
  deployment: Deployment,
  run: RunWrangler,
  say: Say,
  gather: Gather = async () => ({}),
): Promise<string[] | null> => {
  const uploaded = uploadedSecrets(deployment, run);
  if (!Array.isArray(uploaded)) {
    failed(["secret", "list"], uploaded.said, say);
    return null;
  }
  const missing = await makeSecrets(deployment, uploaded, gather, say);
  if (missing.length === 0) return uploaded;
  say(`Put these into ${deployment.secretsFile}, then repeat:`);
  for (const secret of missing) say(`  ${secret}: ${giverOf(secret)}`);
  return null;
};

/** Whether everything is deployed. Says what is missing, or which command failed and how. */
export const deploy = async (
  deployment: Deployment,
  run: RunWrangler,
  say: Say,
  gather?: Gather,
): Promise<boolean> => {
  const uploaded = await prepareSecrets(deployment, run, say, gather);
  if (!uploaded) return false;
  for (const step of stepsOf(deployment)) if (!runStep(step, run, say)) return false;
  say(`Deployed: ${deployment.needs.url}`);
  sayWhatLiveNeeds(deployment, uploaded, say);
  return true;
};

/** Whether it was done. Says the command, and why it failed. */
export const runStep = ({ command, creates }: Step, run: RunWrangler, say: Say): boolean => {
  say(textOf(command));
  const { ok, said } = run(command);
  const exists = creates && /already exists|already taken|code: 11009/i.test(said);
  return ok || exists || failed(command, said, say);
};

const sayWhatLiveNeeds = (
  { worker, secretsFile }: Deployment,
  uploaded: readonly string[],
  say: Say,
): void => {
  if (worker !== "gateway") return;
  const given = readJsonFile<Record<string, string>>(secretsFile);
  const missing = LIVE.filter((name) => !uploaded.includes(name) && !given?.[name]);
  if (missing.length === 0) return;
  say(`Live mode waits for these. Put them into ${secretsFile}, then deploy again:`);
  for (const secret of missing) say(`  ${secret}: ${giverOf(secret)}`);
};

const failed = (command: readonly string[], said: string, say: Say): false => {
  say(said.trimEnd());
  say(`${textOf(command)} failed. Mend its cause, then repeat the deployment.`);
  return false;
};

/** The names of the secrets that the account has; none before the first deployment. */
const uploadedSecrets = (deployment: Deployment, run: RunWrangler): string[] | { said: string } => {
  if (deployment.needs.secrets.length === 0) return [];
  const { ok, said } = run(["secret", "list", "--format", "json", ...environmentOf(deployment)]);
  if (ok) return (JSON.parse(said) as { name: string }[]).map(({ name }) => name);
  return /^.*Worker "[^"]*".* not found/m.test(said) ? [] : { said };
};

/** What the operator makes for itself. */
const OWN = ["MASTER_KEY", "IDENTITY_KEY", "OWNER_ADMIN_KEY_SHA256"];

/**
 * Makes the operator's own secrets, and takes those that the account has out of the upload: another
 * MASTER_KEY, made here before a colleague deployed, could read nothing that is stored. Returns the
 * names of those that others give.
 */
const makeSecrets = async (
  deployment: Deployment,
  uploaded: readonly string[],
  gather: Gather,
  say: Say,
): Promise<string[]> => {
  const { secretsFile, keepFile, needs } = deployment;
  const read = readJsonFile<Record<string, string>>(secretsFile);
  if (!read && existsSync(secretsFile)) throw new Error(`${secretsFile} is damaged.`);
  const secrets: Record<string, string> = { ...read };
  for (const name of OWN) if (uploaded.includes(name)) delete secrets[name];
  const needed = needs.secrets.filter((name) => !uploaded.includes(name) && !secrets[name]);
  const made: Record<string, string> = {};
  for (const name of ["MASTER_KEY", "IDENTITY_KEY"].filter((one) => needed.includes(one))) {
    made[name] = randomBytes(32).toString("hex");
    secrets[name] = made[name];
  }
  if (needed.includes("OWNER_ADMIN_KEY_SHA256")) {
    made.owner_admin_key = `ak_${randomBytes(32).toString("hex")}`;
    secrets.OWNER_ADMIN_KEY_SHA256 = createHash("sha256")
      .update(made.owner_admin_key)
      .digest("hex");
  }
  // Kept before it can be uploaded.
  if (Object.keys(made).length > 0) {
    writeJsonFile(keepFile, { ...readJsonFile<object>(keepFile), ...made });
    say(
      `${Object.keys(made).join(", ")}: in ${keepFile}. MASTER_KEY encrypts every stored secret,`,
    );
    say(
      "IDENTITY_KEY makes ids, the owner's key is the owner's. Keep them elsewhere, then delete it.",
    );
  }
  writeJsonFile(secretsFile, secrets);
  const isMissing = (name: string) => !uploaded.includes(name) && !secrets[name];
  const wanted = [...needs.secrets, ...(deployment.worker === "gateway" ? LIVE : [])];
  Object.assign(secrets, await gather(wanted.filter(isMissing)));
  writeJsonFile(secretsFile, secrets);
  return needed.filter((name) => !secrets[name]);
};

/** Who gives an operator a secret. */
const giverOf = (secret: string): string => {
  if (secret.endsWith("REGISTRY_KEY")) return "from the registry's operator";
  if (secret.endsWith("DIRECTORY_KEY")) return "from the operator of the alias directory";
  if (secret.endsWith("RAIL_KEY")) return "from the operator of the rail";
  return "the SHA-256 in hex of the key that you give to the operator of the rail";
};
