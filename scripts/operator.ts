import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { wranglerConfigs, writeJsonFile } from "./local/places.ts";
import { check } from "./operator/check.ts";
import {
  type Checkout,
  deploymentOf,
  isWorker,
  thisCheckout,
  worldKeyFile,
} from "./operator/checkout.ts";
import { readCommand, usage } from "./operator/command-line.ts";
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
type Values = ReturnType<typeof readCommand>["values"];

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
  const { positionals, values } = readCommand(process.argv.slice(2));
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
