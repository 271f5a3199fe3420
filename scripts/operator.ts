import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot, wranglerConfigs } from "./local/places.ts";
import { check } from "./operator/check.ts";
import { type Deployment, deploy, printSteps, runWrangler } from "./operator/deploy.ts";
import {
  type DeployedWorker,
  deployedWorkers,
  EXAMPLE,
  needsOf,
  withEnvironment,
} from "./operator/environment.ts";

/**
 * `npm run operator`: from a name and a domain to a deployed worker (docs/deploy.md). It writes
 * environments and runs wrangler; what it does can be read in wrangler.toml and with --print.
 */
const usage = `npm run operator -- add NAME --domain HOST [--registry URL] [--jurisdiction eu] [--region weur]
npm run operator -- deploy NAME [--print]
npm run operator -- check NAME

  add      writes the environment NAME into the worker's wrangler configuration
  deploy   creates what the environment needs in your account, applies the migrations, uploads the
           secrets and the worker; repeat it after a failure, and for every new release
  check    compares the environment and this checkout with what the account has

  --worker gateway|registry   which worker; a gateway if nothing is said
  --domain HOST               its host name, in a zone of your account
  --registry URL              the registry that a gateway asks
  --jurisdiction eu|fedramp   where a gateway's data stay; it can never be changed
  --region weur|…             where the database is created, without a jurisdiction
  --print                     prints the commands, and runs none`;

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        worker: { type: "string", default: "gateway" },
        domain: { type: "string" },
        registry: { type: "string" },
        jurisdiction: { type: "string" },
        region: { type: "string" },
        print: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
};

/** The commit of this checkout, and whether it was changed since. */
const checkout = (): string =>
  execFileSync("git", ["describe", "--always", "--exclude=*", "--dirty", "--abbrev=12"], {
    cwd: projectRoot,
    encoding: "utf8",
  }).trim();

const isWorker = (text: string): text is DeployedWorker =>
  deployedWorkers.some((worker) => worker === text);

/** Whether it did what was asked. */
const main = (): boolean => {
  const { positionals, values } = read();
  const [command, name] = positionals;
  const { worker, domain, print, ...where } = values;
  if (name === undefined || !isWorker(worker)) throw new Error(usage);
  const config = wranglerConfigs[worker];
  if (command === "add" && domain !== undefined) {
    writeFileSync(
      config,
      withEnvironment(readFileSync(config, "utf8"), { worker, name, domain, ...where }),
    );
    console.log(`${config} has the environment ${name}. Read it, commit it, then deploy it.`);
    return true;
  }
  if (command !== "deploy" && command !== "check") throw new Error(usage);
  if (name === EXAMPLE) throw new Error(`${EXAMPLE} is there to be copied: add an environment.`);
  const directory = join(projectRoot, ".operators", `${worker}-${name}`);
  const deployment: Deployment = {
    name,
    config,
    needs: needsOf(config, name),
    tag: checkout(),
    secretsFile: join(directory, "secrets.json"),
    keepFile: join(directory, "keep.json"),
  };
  if (command === "check") return check(deployment, runWrangler, console.log);
  if (!print) return deploy(deployment, runWrangler, console.log);
  printSteps(deployment, console.log);
  return true;
};

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
