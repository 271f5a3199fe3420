import { check } from "./check.ts";
import {
  type Deployment,
  environmentOf,
  operatorStep,
  prepareSecrets,
  runStep,
  type Step,
  stepsBefore,
  textOf,
  uploadStep,
} from "./deploy.ts";
import { gatherOf, type Tools, withItsOthers } from "./deploy-all.ts";
import { untilVersionReady, versionHeader } from "./until-answering.ts";
import { classesBetween, uploadedVersion, type Version, versionsServing } from "./versions.ts";

/**
 * Deploys a release beside the one that serves, and gives it a share of the requests
 * (docs/upgrading.md). It asks the account what is there and keeps nothing, so it goes on wherever
 * it was stopped. A share is never lowered: that is what `rollback` does.
 */
interface State {
  /** What serves the other requests; null if this commit serves all. */
  former: Version | null;
  /** The version of this commit; null if it is not uploaded. */
  fresh: Version | null;
  /** The share of this commit; null if it is not deployed. */
  percent: number | null;
}

type Planned = "secrets" | "ready" | Step;

/** Stands in a printed command for the id that the upload says. */
const NEW_VERSION = "NEW_VERSION";

export const labelOf = ({ worker, name }: Deployment): string => `${worker} ${name}`;

/** What the account has; or a sentence that says why the release cannot be deployed beside it. */
const readState = (one: Deployment, { run }: Tools): State | string => {
  const label = `The ${labelOf(one)}`;
  const serving = versionsServing(one, run);
  if ("said" in serving) {
    return `${serving.said.trim()}\n${label} must serve first: deploy it without --gradual.`;
  }
  const own = serving.find(({ version }) => version.commit === one.commit);
  const [other, ...more] = serving.filter((share) => share !== own);
  if (more.length > 0) {
    return `${label} has two other versions. Bring one to 100 %, or roll back, first.`;
  }
  const state = { former: other?.version ?? null, percent: own?.percent ?? null };
  const changed = other ? classesBetween(other.version.classes, one.needs.classes) : [];
  if (changed.length > 0) {
    const classes = `this release changes classes of objects (${changed.join(", ")})`;
    const why = "versions side by side must have the same";
    const then = "Deploy it without --gradual; later releases can be gradual.";
    return `${label}: ${classes}, and ${why}. ${then}`;
  }
  if (own) return { ...state, fresh: own.version };
  const fresh = uploadedVersion(one, state.former, run);
  return fresh && "said" in fresh ? fresh.said.trim() : { ...state, fresh };
};

/** The new version comes first, each time: then an object that has it keeps it. */
const shareStep = (one: Deployment, { former }: State, share: number): Step => {
  const rest = former && share < 100 ? [`${former.id}@${100 - share}%`] : [];
  const versions = [`${NEW_VERSION}@${share}%`, ...rest];
  const message = ["--message", one.commit, "--yes"];
  const command = ["versions", "deploy", ...versions, ...environmentOf(one), ...message];
  return { command, creates: false };
};

/** What is left to do. A sandbox is test money alone, and has no /readyz. */
const planOf = (one: Deployment, state: State, share: number): Planned[] => {
  const { fresh, percent } = state;
  const uploading: Planned[] = [
    ...["secrets" as const, ...stepsBefore(one)],
    uploadStep(one, ["versions", "upload"]),
  ];
  const asked = one.worker !== "sandbox";
  const trying = asked && percent === null ? [shareStep(one, state, 0)] : [];
  const raising = [...trying, ...(asked ? ["ready" as const] : []), shareStep(one, state, share)];
  // A version has no routes, schedules and consumers.
  const triggers = { command: ["triggers", "deploy", ...environmentOf(one)], creates: false };
  return [
    ...(fresh ? [] : uploading),
    ...((percent ?? -1) < share ? raising : []),
    ...(share === 100 ? [triggers] : []),
  ];
};

/** The same command, with the id in place of its stand-in. */
const withId = ({ command, creates }: Step, id: string): Step => ({
  command: command.map((part) => part.replace(NEW_VERSION, id)),
  creates,
});

const doPlanned = async (
  one: Deployment,
  { fresh, former }: State,
  plan: readonly Planned[],
  tools: Tools,
): Promise<boolean> => {
  const { checkout, run, say } = tools;
  let id = fresh?.id ?? null;
  for (const step of plan) {
    if (step === "secrets") {
      if (!(await prepareSecrets(one, run, say, gatherOf(checkout, one)))) return false;
      continue;
    }
    if (step !== "ready" && !step.command.some((part) => part.startsWith(NEW_VERSION))) {
      if (!runStep(step, run, say)) return false;
      continue;
    }
    id ??= idOf(uploadedVersion(one, former, run));
    if (id === null) {
      say(`The account does not list the version of ${one.commit} yet. Repeat the deployment.`);
      return false;
    }
    if (step === "ready") {
      await untilVersionReady(one.needs.url, one.needs.script, id);
      say(`The ${labelOf(one)}: version ${id} answers and is ready.`);
    } else if (!runStep(withId(step, id), run, say)) return false;
  }
  return true;
};

const idOf = (version: ReturnType<typeof uploadedVersion>): string | null =>
  version && "id" in version ? version.id : null;

const printPlanned = (
  one: Deployment,
  { fresh }: State,
  plan: readonly Planned[],
  { say }: Tools,
): void => {
  const id = fresh?.id ?? NEW_VERSION;
  for (const step of plan) {
    if (step === "secrets") say(operatorStep("secrets", one));
    else if (step === "ready") {
      const header = `-H 'Cloudflare-Workers-Version-Overrides: ${versionHeader(one.needs.script, id)}'`;
      for (const path of ["healthz", "readyz"]) say(`curl -f ${one.needs.url}/${path} ${header}`);
    } else say(textOf(withId(step, id).command));
  }
};

/** The share that comes after this one. */
const nextShare = (share: number): number => (share < 50 ? 50 : 100);

/** A whole number of percent; throws a sentence otherwise. */
export const readShare = (text: string): number => {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (share >= 1 && share <= 100) return share;
  throw new Error(`--share takes a whole number from 1 to 100, not "${text}".`);
};

/** Every worker is looked at before the first is changed. With `print` nothing is changed. */
export const deployGradually = async (
  tools: Tools,
  deployment: Deployment,
  share: number,
  print = false,
): Promise<boolean> => {
  const { checkout, run, say } = tools;
  if (deployment.commit.endsWith("-dirty")) {
    say("This checkout has changes that no commit names. Commit them, then repeat this.");
    return false;
  }
  const found = withItsOthers(checkout, deployment).map(
    (one) => [one, readState(one, tools)] as const,
  );
  const refusal = found.map(([, state]) => state).find((state) => typeof state === "string");
  if (refusal !== undefined) {
    say(refusal);
    return false;
  }
  for (const [one, state] of found) {
    if (typeof state === "string") continue;
    const plan = planOf(one, state, share);
    if (print) printPlanned(one, state, plan, tools);
    else if (!(await doPlanned(one, state, plan, tools))) return false;
  }
  if (print) {
    if (share === 100) say(operatorStep("check", deployment));
    return true;
  }
  const [, last] = found.at(-1) ?? [];
  const percent = Math.max(share, (typeof last === "object" ? last.percent : null) ?? 0);
  say(`${percent} % of the requests go to ${deployment.release}.`);
  if (percent === 100) return check(deployment, run, say);
  say("Look at its figures (docs/upgrading.md), then take one of these:");
  say(operatorStep("deploy", deployment, ` --gradual --share ${nextShare(percent)}`));
  say(operatorStep("rollback", deployment));
  return true;
};
