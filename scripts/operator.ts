import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { wranglerConfigs, writeJsonFile } from "./local/places.ts";
import { check } from "./operator/check.ts";
import {
  type Checkout,
  deploymentOf,
  isWorker,
  thisCheckout,
  worldKeyFile,
} from "./operator/checkout.ts";
import { runWrangler } from "./operator/deploy.ts";
import { deployAll, makeSecretsFile, printAll, upload } from "./operator/deploy-all.ts";
import { enrol, readApprover } from "./operator/enrol.ts";
import { type DeployedWorker, withEnvironment } from "./operator/environment.ts";
import { deployGradually, readShare } from "./operator/gradual.ts";
import { openBank, openMerchant } from "./operator/live.ts";
import { payOnce } from "./operator/pay.ts";
import { reconcile } from "./operator/reconcile.ts";
import { rollBack } from "./operator/rollback.ts";

/**
 * `npm run operator`: from a name and a domain to a gateway that takes payments (docs/deploy.md).
 * It writes environments, runs wrangler and calls the admin API. Every command can be stopped and
 * repeated.
 */
const usage = `npm run operator -- COMMAND NAME [--worker gateway|registry|sandbox]

  add NAME --domain HOST   writes the environment NAME into the worker's wrangler configuration
  deploy NAME              all of the following; a gateway's registry and sandbox come first, if this
                           checkout has them. Repeat it after a failure, and for every new release
    secrets NAME             makes the file of secrets that the upload takes
    upload NAME              creates what the account lacks, applies migrations, uploads the worker
    enrol NAME               approvers; a gateway's test banks, merchants and apps
    pay NAME                 a payment in test mode
    check NAME               compares the environment and this checkout with the account
  deploy NAME --gradual    a new release beside the one that serves, for a share of the requests
  rollback NAME            takes the version of this checkout back, the gateway's first
  bank NAME FILE           opens a live bank, step by step; repeat it
  merchant NAME FILE       opens a live merchant
  reconcile NAME           rebuilds a gateway's lists from its objects, after its database was restored

  --worker                 which worker; a gateway if nothing is said
  --domain HOST            its host name, in a zone of your account
  --registry URL           the registry that a gateway asks
  --sandbox HOST           the simulated world of a gateway's test mode
  --directory URL, --rail URL   those of a gateway's live mode
  --jurisdiction eu|fedramp     where a gateway's data stay; it can never be changed
  --region weur|…          where the database is created, without a jurisdiction
  --key-sha256 HASH        of a key that somebody else made for a world of your sandbox
  --approver NAME=SHA256   for deploy and enrol: the hash of a key that this person made
  --share PERCENT          for deploy --gradual: 10 if nothing is said; 100 ends it
  --version ID             for rollback: the version that this one worker goes back to
  --print                  for deploy and rollback: prints the commands, and changes nothing`;

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        worker: { type: "string", default: "gateway" },
        domain: { type: "string" },
        registry: { type: "string" },
        sandbox: { type: "string" },
        directory: { type: "string" },
        rail: { type: "string" },
        jurisdiction: { type: "string" },
        region: { type: "string" },
        "key-sha256": { type: "string" },
        approver: { type: "string", multiple: true, default: [] },
        gradual: { type: "boolean", default: false },
        share: { type: "string" },
        version: { type: "string" },
        print: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
};

type Values = ReturnType<typeof read>["values"];

const say = (line: string): void => console.log(line);

const add = (checkout: Checkout, worker: DeployedWorker, name: string, values: Values): boolean => {
  const { domain = "", registry, sandbox, directory, rail, jurisdiction, region } = values;
  const config = wranglerConfigs[worker];
  const given = values["key-sha256"];
  const key = worker === "sandbox" && given === undefined ? makeWorldKey() : null;
  const written = withEnvironment(readFileSync(config, "utf8"), {
    ...{ worker, name, domain, registry, sandbox, directory, rail, jurisdiction, region },
    worldKeySha256: key?.sha256 ?? given,
  });
  if (key) {
    const file = worldKeyFile(checkout, domain);
    writeJsonFile(file, { key: key.key });
    say(`The key of the world at ${domain} is in ${file}.`);
  }
  writeFileSync(config, written);
  say(`${config} has the environment ${name}. Read it, commit it, then deploy it.`);
  return true;
};

const makeWorldKey = () => {
  const key = `wk_${randomBytes(32).toString("hex")}`;
  return { key, sha256: createHash("sha256").update(key).digest("hex") };
};

/** Whether it did what was asked. */
const main = async (): Promise<boolean> => {
  const { positionals, values } = read();
  const [command, name, file] = positionals;
  const { worker } = values;
  if (name === undefined || !isWorker(worker)) throw new Error(usage);
  const checkout = thisCheckout();
  if (command === "add" && values.domain !== undefined) return add(checkout, worker, name, values);
  // Without --gradual the release would get all requests.
  if (values.share !== undefined && !values.gradual) throw new Error("--share needs --gradual.");
  const tools = { checkout, run: runWrangler, say };
  const approvers = values.approver.map(readApprover);
  const deployment = () => deploymentOf(checkout, worker, name);
  const gateway = () => {
    if (worker !== "gateway") throw new Error(usage);
    return deployment();
  };
  switch (command) {
    case "deploy":
      if (values.gradual) {
        return deployGradually(tools, deployment(), readShare(values.share ?? "10"), values.print);
      }
      if (!values.print) return deployAll(tools, deployment(), approvers);
      printAll(checkout, deployment(), approvers, say);
      return true;
    case "rollback":
      return rollBack(tools, deployment(), values.version, values.print);
    case "secrets":
      return makeSecretsFile(tools, deployment());
    case "upload":
      return upload(tools, deployment());
    case "enrol":
      return enrol(checkout, deployment(), approvers, say);
    case "pay":
      return payOnce(checkout, gateway(), say);
    case "check":
      return check(deployment(), runWrangler, say);
    case "reconcile":
      return reconcile(gateway(), say);
    case "bank":
      if (file) return openBank(checkout, gateway(), file, say);
      break;
    case "merchant":
      if (file) return openMerchant(gateway(), file, say);
  }
  throw new Error(usage);
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
