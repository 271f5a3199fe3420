import { type Deployment, environmentOf, type RunWrangler, type Say } from "./deploy.ts";
import { ask, textOfVersion, versionsServing } from "./versions.ts";

/**
 * Compares an environment with the account, and what is deployed with this checkout: one line for
 * each thing. Whether everything is there, and as it is here.
 */
export const check = (deployment: Deployment, run: RunWrangler, say: Say): boolean => {
  const { needs } = deployment;
  const bound = needs.jurisdiction ? ["--jurisdiction", needs.jurisdiction] : [];
  const found: Finding[] = [
    ...databasesOf(needs.databases, run),
    ...needs.buckets.map((bucket) =>
      findingOf(`bucket ${bucket}`, ["r2", "bucket", "info", bucket, ...bound], run),
    ),
    ...needs.queues.map((queue) => findingOf(`queue ${queue}`, ["queues", "info", queue], run)),
    ...secretsOf(deployment, run),
    ...versionsOf(deployment, run),
  ];
  for (const { what, state } of found) say(`${what}: ${state}`);
  return found.every(({ state }) => state === "there");
};

interface Finding {
  what: string;
  /** "there" if nothing is to be done. */
  state: string;
}

/** Of what wrangler tells about one thing. */
const findingOf = (what: string, command: readonly string[], run: RunWrangler): Finding => {
  const { ok, said } = run(command);
  return { what, state: ok ? "there" : /does not exist/i.test(said) ? "missing" : unknown(said) };
};

const unknown = (said: string): string => `unknown (${firstLineOf(said)})`;

const firstLineOf = (said: string): string =>
  said
    .split("\n")
    .find((line) => line.trim() !== "")
    ?.trim() ?? "wrangler said nothing";

const namesIn = (listed: { name: string }[] | { said: string }) => (what: string, name: string) => {
  const state = !Array.isArray(listed)
    ? unknown(listed.said)
    : listed.some((one) => one.name === name)
      ? "there"
      : "missing";
  return { what: `${what} ${name}`, state };
};

const databasesOf = (databases: readonly string[], run: RunWrangler): Finding[] => {
  const find = namesIn(ask<{ name: string }[]>(["d1", "list", "--json"], run));
  return databases.map((database) => find("database", database));
};

const secretsOf = (deployment: Deployment, run: RunWrangler): Finding[] => {
  const command = ["secret", "list", "--format", "json", ...environmentOf(deployment)];
  const find = namesIn(ask<{ name: string }[]>(command, run));
  return deployment.needs.secrets.map((secret) => find("secret", secret));
};

/** What serves requests now; more than one version while a deployment is gradual. */
const versionsOf = (deployment: Deployment, run: RunWrangler): Finding[] => {
  const { release, commit } = deployment;
  const serving = versionsServing(deployment, run);
  if ("said" in serving) return [{ what: "version", state: unknown(serving.said) }];
  return serving.map(({ version, percent }): Finding => {
    const here = `${textOfVersion(version)}, and here is ${release} (${commit})`;
    const state = version.commit === commit ? "there" : here;
    return { what: `version of ${percent} % of the requests`, state };
  });
};
