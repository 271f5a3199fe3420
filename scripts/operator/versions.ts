import { type Deployment, environmentOf, type RunWrangler } from "./deploy.ts";

/** The versions of a worker, as the account tells of them. */
export interface Version {
  id: string;
  /** What it was uploaded with. A version that a new secret made has neither. */
  release: string | null;
  commit: string | null;
  uploadedAt: string;
  /** The classes of its objects. */
  classes: string[];
}

/** A version, and how many of a hundred requests it serves. */
export interface Serving {
  version: Version;
  percent: number;
}

/** The answer of a command that prints JSON, or why there is none. */
export const ask = <Answer>(
  command: readonly string[],
  run: RunWrangler,
): Answer | { said: string } => {
  const { ok, said } = run(command);
  return ok ? (JSON.parse(said) as Answer) : { said };
};

interface Shown {
  id: string;
  metadata: { created_on: string };
  annotations?: Record<string, string>;
  resources?: { bindings?: { type: string; class_name?: string }[] };
}

interface Shares {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

const versionFrom = ({ id, metadata, annotations, resources }: Shown): Version => ({
  id,
  release: annotations?.["workers/tag"] ?? null,
  commit: annotations?.["workers/message"] ?? null,
  uploadedAt: metadata.created_on,
  classes: (resources?.bindings ?? [])
    .filter(({ type }) => type === "durable_object_namespace")
    .flatMap(({ class_name }) => class_name ?? []),
});

export const textOfVersion = ({ id, release, commit }: Version): string =>
  commit ? `${release} (${commit})` : `${id}, of which no commit is known`;

export const viewVersion = (
  deployment: Deployment,
  id: string,
  run: RunWrangler,
): Version | { said: string } => {
  const command = ["versions", "view", id, "--json", ...environmentOf(deployment)];
  const shown = ask<Shown>(command, run);
  return "said" in shown ? shown : versionFrom({ ...shown, id });
};

/** What serves requests now; more than one version while a deployment is gradual. */
export const versionsServing = (
  deployment: Deployment,
  run: RunWrangler,
): Serving[] | { said: string } => {
  const command = ["deployments", "status", "--json", ...environmentOf(deployment)];
  const status = ask<Shares>(command, run);
  if ("said" in status) return status;
  const serving: Serving[] = [];
  for (const { version_id, percentage } of status.versions) {
    const version = viewVersion(deployment, version_id, run);
    if ("said" in version) return version;
    serving.push({ version, percent: percentage });
  }
  return serving;
};

/**
 * The version that was uploaded last from this commit, of the ten that wrangler lists. An older one
 * than what serves may have former secrets: a rotated key would come back with it.
 */
export const uploadedVersion = (
  deployment: Deployment,
  serving: Version | null,
  run: RunWrangler,
): Version | null | { said: string } => {
  const command = ["versions", "list", "--json", ...environmentOf(deployment)];
  const listed = ask<Shown[]>(command, run);
  if ("said" in listed) return listed;
  const isFresh = ({ commit, uploadedAt }: Version) =>
    commit === deployment.commit && uploadedAt > (serving?.uploadedAt ?? "");
  return listed.map(versionFrom).findLast(isFresh) ?? null;
};

/** The version that served all requests last, and is not of this commit: of ten deployments. */
export const formerVersion = (
  deployment: Deployment,
  run: RunWrangler,
): Version | null | { said: string } => {
  const command = ["deployments", "list", "--json", ...environmentOf(deployment)];
  const listed = ask<Shares[]>(command, run);
  if ("said" in listed) return listed;
  const newestFirst = listed.toSorted((a, b) => b.created_on.localeCompare(a.created_on));
  const ids = newestFirst.flatMap(({ versions }) =>
    versions.filter(({ percentage }) => percentage === 100).map(({ version_id }) => version_id),
  );
  for (const id of new Set(ids)) {
    const version = viewVersion(deployment, id, run);
    if ("said" in version || version.commit !== deployment.commit) return version;
  }
  return null;
};

/** The classes that one has and the other lacks. */
export const classesBetween = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([
    ...some.filter((one) => !others.includes(one)),
    ...others.filter((one) => !some.includes(one)),
  ]),
];
