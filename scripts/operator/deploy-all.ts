import { check } from "./check.ts";
import { type Checkout, registryOf, sandboxOf } from "./checkout.ts";
import {
  type Deployment,
  deploy,
  operatorStep,
  prepareSecrets,
  printSteps,
  type RunWrangler,
  type Say,
} from "./deploy.ts";
import { type Approver, enrol } from "./enrol.ts";
import { gatherFor } from "./gather.ts";
import { payOnce } from "./pay.ts";

/** What a deployment is made with: the checkout, wrangler, and where its lines go. */
export interface Tools {
  checkout: Checkout;
  run: RunWrangler;
  say: Say;
}

/** In the order of the deployment: a gateway asks the registry and the sandbox. */
export const withItsOthers = (checkout: Checkout, deployment: Deployment): Deployment[] => {
  if (deployment.worker !== "gateway") return [deployment];
  const others = [registryOf(checkout, deployment), sandboxOf(checkout, deployment)];
  return [...others.filter((other) => other !== null), deployment];
};

export const gatherOf = (checkout: Checkout, deployment: Deployment) =>
  deployment.worker === "gateway" ? gatherFor(checkout, deployment) : undefined;

/** Creates what the account lacks, migrates, and uploads the worker. */
export const upload = ({ checkout, run, say }: Tools, deployment: Deployment): Promise<boolean> =>
  deploy(deployment, run, say, gatherOf(checkout, deployment));

/** Writes the file of the secrets that the deployment uploads. */
export const makeSecretsFile = async (
  { checkout, run, say }: Tools,
  deployment: Deployment,
): Promise<boolean> =>
  (await prepareSecrets(deployment, run, say, gatherOf(checkout, deployment))) !== null;

/** From whatever is there to a gateway that has taken a test payment. */
export const deployAll = async (
  tools: Tools,
  deployment: Deployment,
  approvers: readonly Approver[],
): Promise<boolean> => {
  const { checkout, run, say } = tools;
  for (const one of withItsOthers(checkout, deployment)) {
    if (!(await upload(tools, one))) return false;
  }
  if (!(await enrol(checkout, deployment, approvers, say))) return false;
  const isPaid = deployment.worker !== "gateway" || (await payOnce(checkout, deployment, say));
  return check(deployment, run, say) && isPaid;
};

/** Prints the commands of `deployAll`, and runs none. */
export const printAll = (
  checkout: Checkout,
  deployment: Deployment,
  approvers: readonly Approver[],
  say: Say,
): void => {
  for (const one of withItsOthers(checkout, deployment)) printSteps(one, say);
  const flags = approvers.map(({ name, sha256 }) => ` --approver ${name}=${sha256}`).join("");
  say(operatorStep("enrol", deployment, flags));
  if (deployment.worker === "gateway") say(operatorStep("pay", deployment));
  say(operatorStep("check", deployment));
};
