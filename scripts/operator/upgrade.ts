import { relative } from "node:path";
import { projectRoot } from "../local/places.ts";
import {
  type Deployment,
  environmentOf,
  failed,
  migrationsOf,
  operatorStep,
  prepareSecrets,
  type RunWrangler,
  type Say,
  textOf,
} from "./deploy.ts";

/**
 * A new version of a worker that serves a share of the requests first, and the way back
 * (docs/upgrading.md). Each command can be stopped and repeated: what is uploaded is not uploaded
 * again.
 */
interface Version {
  id: string;
  annotations?: Record<string, string>;
}

interface Deployed {
  created_on?: string;
  versions: { version_id: string; percentage: number }[];
}

/** Runs a command of wrangler and reads its JSON; null after saying why there is none. */
const askJson = <Answer>(run: RunWrangler, command: string[], say: Say): Answer | null => {
  const { ok, said } = run(command);
  if (ok) return JSON.parse(said) as Answer;
  failed(command, said, say);
  return null;
};

const does = (run: RunWrangler, command: string[], say: Say): boolean => {
  say(textOf(command));
  const { ok, said } = run(command);
  return ok || failed(command, said, say);
};

/** Whether this share of the requests is served by this checkout's version. */
export const upgrade = async (
  deployment: Deployment,
  share: number,
  run: RunWrangler,
  say: Say,
): Promise<boolean> => {
  if (!Number.isInteger(share) || share < 1 || share > 100) {
    throw new Error("--share takes a whole number from 1 to 100.");
  }
  const at = environmentOf(deployment);
  const now = askJson<Deployed>(run, ["deployments", "status", "--json", ...at], say);
  if (!now) return false;
  // Additive, so the version that serves now goes on with the new tables.
  for (const command of migrationsOf(deployment)) if (!does(run, command, say)) return false;
  const id = await uploadedVersion(deployment, run, say);
  if (id === null) return false;
  const [former] = now.versions
    .filter(({ version_id }) => version_id !== id)
    .sort((one, other) => other.percentage - one.percentage);
  const shares =
    former && share < 100
      ? [`${id}@${share}`, `${former.version_id}@${100 - share}`]
      : [`${id}@100`];
  if (!does(run, ["versions", "deploy", ...shares, "--yes", ...at], say)) return false;
  say(`${share} % of the requests have the version ${deployment.tag}.`);
  if (share === 100) return true;
  const next = Math.min(100, share * 5);
  say(`Look at its errors, then: ${operatorStep("upgrade", deployment, ` --share ${next}`)}`);
  say(`The way back: ${operatorStep("rollback", deployment)}`);
  return true;
};

/** The id of this checkout's version, which is uploaded unless it is there; null if it fails. */
const uploadedVersion = async (
  deployment: Deployment,
  run: RunWrangler,
  say: Say,
): Promise<string | null> => {
  const at = environmentOf(deployment);
  const find = (): Version | null | undefined => {
    const versions = askJson<Version[]>(run, ["versions", "list", "--json", ...at], say);
    if (!versions) return null;
    return versions.findLast(({ annotations }) => annotations?.["workers/tag"] === deployment.tag);
  };
  const there = find();
  if (there !== undefined) return there?.id ?? null;
  if (!(await prepareSecrets(deployment, run, say))) return null;
  const { needs, secretsFile, tag } = deployment;
  const secrets =
    needs.secrets.length > 0 ? ["--secrets-file", relative(projectRoot, secretsFile)] : [];
  const command = ["versions", "upload", ...at, "--tag", tag, ...secrets];
  if (!does(run, command, say)) {
    say("If a class of objects is new, it takes `deploy`: no version can have it before.");
    return null;
  }
  const made = find();
  if (made === undefined) say(`The version ${tag} was uploaded and is not listed. Repeat.`);
  return made?.id ?? null;
};

/** Whether all requests are served by the former version again, or by `version`. */
export const rollBack = (
  deployment: Deployment,
  version: string | undefined,
  run: RunWrangler,
  say: Say,
): boolean => {
  const at = environmentOf(deployment);
  const target = version ?? formerVersion(deployment, run, say);
  if (target === null) return false;
  const command = ["rollback", target, "--message", "operator", "--yes", ...at];
  if (!does(run, command, say)) return false;
  say(`All requests have the version ${target}. The databases stay as they are: they only gained.`);
  return true;
};

/** The version that had all requests before the one that was deployed last. */
const formerVersion = (deployment: Deployment, run: RunWrangler, say: Say): string | null => {
  const command = ["deployments", "list", "--json", ...environmentOf(deployment)];
  const listed = askJson<Deployed[]>(run, command, say);
  if (!listed) return null;
  const [last, ...before] = listed.sort((one, other) =>
    (other.created_on ?? "").localeCompare(one.created_on ?? ""),
  );
  const alone = last?.versions.length === 1 ? last.versions[0]?.version_id : undefined;
  const former = before.find(
    ({ versions: [only, second] }) => only && !second && only.version_id !== alone,
  );
  const found = former?.versions[0]?.version_id;
  if (found === undefined) say("Nothing was deployed before. Name a version: --version ID");
  return found ?? null;
};
