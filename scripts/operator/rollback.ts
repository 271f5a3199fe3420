import { type Checkout, deploymentsOf, registryOf, sandboxOf } from "./checkout.ts";
import { type Deployment, environmentOf, operatorStep, runStep, textOf } from "./deploy.ts";
import { type Tools, withItsOthers } from "./deploy-all.ts";
import { labelOf } from "./gradual.ts";
import {
  classesBetween,
  formerVersion,
  textOfVersion,
  type Version,
  versionsServing,
  viewVersion,
} from "./versions.ts";

/**
 * Takes the version of this checkout back, the gateway's first: a former gateway works with the
 * registry and the sandbox of the release after it, and not the other way round. What does not
 * serve this commit stays as it is, so a repeat takes nothing back twice. Databases stay: their
 * migrations only add.
 */
type Found =
  | { target: Version; serving: readonly Version[] }
  | { stays: string }
  | { said: string };

/** Whether a further gateway of this checkout needs the worker. */
const isShared = (checkout: Checkout, gateway: Deployment, other: Deployment): boolean =>
  other.worker !== "gateway" &&
  deploymentsOf(checkout, "gateway")
    .filter(({ name }) => name !== gateway.name)
    .some((one) =>
      [registryOf(checkout, one), sandboxOf(checkout, one)].some(
        (used) => used?.worker === other.worker && used.name === other.name,
      ),
    );

/** What the worker goes back to. */
const targetOf = (one: Deployment, id: string | undefined, { run }: Tools): Found => {
  const shares = versionsServing(one, run);
  if ("said" in shares) return shares;
  const serving = shares.map(({ version }) => version);
  if (id !== undefined) {
    if (serving.length === 1 && serving[0]?.id === id) return { stays: `${id} serves it already` };
    const target = viewVersion(one, id, run);
    return "said" in target ? target : { target, serving };
  }
  if (!serving.some(({ commit }) => commit === one.commit)) {
    const runs = serving.map(textOfVersion).join(" and ");
    return { stays: `it runs ${runs}, and this checkout is ${one.commit}` };
  }
  const target = serving.find(({ commit }) => commit !== one.commit) ?? formerVersion(one, run);
  if (target && "said" in target) return target;
  if (target) return { target, serving };
  return { said: "No other version is in its last ten deployments. Name one: --version ID." };
};

/** Why the platform takes no version back. */
const refusalOf = ({ target, serving }: { target: Version; serving: readonly Version[] }) => {
  const changed = serving.flatMap(({ classes }) => classesBetween(classes, target.classes));
  if (changed.length === 0) return null;
  const classes = [...new Set(changed)].join(", ");
  const why = `has other classes of objects (${classes}), and Cloudflare does not go back past that`;
  return `${textOfVersion(target)} ${why}. Correct the fault in a new release, and deploy it.`;
};

const SECRETS_CHANGED = /\b10220\b|secrets? ha(?:s|ve) (?:been )?changed/i;

/**
 * By `versions deploy`: `wrangler rollback` without a terminal answers its own question about
 * changed secrets with yes, and would bring back former keys.
 */
const goBack = (one: Deployment, target: Version, { run, say }: Tools, print: boolean): boolean => {
  const message = ["--message", `rollback-from-${one.commit}`, "--yes"];
  const at = environmentOf(one);
  const command = ["versions", "deploy", `${target.id}@100%`, ...at, ...message];
  if (print) {
    say(textOf(command));
    return true;
  }
  let said = "";
  const recording: Tools["run"] = (asked) => {
    const ran = run(asked);
    said = ran.said;
    return ran;
  };
  if (!runStep({ command, creates: false }, recording, say)) {
    if (SECRETS_CHANGED.test(said)) {
      say(
        `A secret changed since. Check out ${target.commit ?? "the former commit"} and deploy it:`,
      );
      say("its code then runs with the secrets of today.");
    }
    return false;
  }
  say(`The ${labelOf(one)} is back at ${textOfVersion(target)}.`);
  return true;
};

/** `id` names a version of this one worker. With `print` nothing is changed. */
export const rollBack = (
  tools: Tools,
  deployment: Deployment,
  id: string | undefined,
  print = false,
): boolean => {
  const { checkout, say } = tools;
  const workers =
    id === undefined ? withItsOthers(checkout, deployment).toReversed() : [deployment];
  let taken = 0;
  for (const one of workers) {
    const label = `The ${labelOf(one)}`;
    if (deployment.worker === "gateway" && isShared(checkout, deployment, one)) {
      say(`${label} stays: another gateway uses it. When all of them are back, it can follow:`);
      say(operatorStep("rollback", one));
      continue;
    }
    const found = targetOf(one, id, tools);
    if ("stays" in found) {
      say(`${label} stays: ${found.stays}.`);
      continue;
    }
    const refusal = "said" in found ? found.said.trim() : refusalOf(found);
    if (refusal !== null) say(`${label}: ${refusal}`);
    if (!("target" in found) || refusal !== null) return false;
    if (!goBack(one, found.target, tools, print)) return false;
    taken += 1;
  }
  if (taken > 0) say("Databases stay as they are: the former release works with them.");
  else say("Nothing was taken back. --version ID names another version (wrangler versions list).");
  return taken > 0;
};
