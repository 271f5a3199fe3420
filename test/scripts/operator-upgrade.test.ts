import { describe, expect, test } from "vitest";
import type { Deployment } from "../../scripts/operator/deploy.ts";
import { needsOf } from "../../scripts/operator/environment.ts";
import { rollBack, upgrade } from "../../scripts/operator/upgrade.ts";
import { acme, operatorFiles } from "./operator-files.ts";

/** `npm run operator -- upgrade` and `rollback`, against an account that remembers versions. */
const { at: pathOf, written } = operatorFiles();

const deploymentOf = (): Deployment => {
  const config = written(acme);
  return {
    ...{ worker: "gateway", name: "acme", needs: needsOf(config, "acme"), config, tag: TAG },
    secretsFile: pathOf("secrets.json"),
    keepFile: pathOf("keep.json"),
    enrolmentFile: pathOf("enrolment.json"),
  };
};

const TAG = "0123456789ab";

/** Deployments in their order, each with its versions and their shares. */
type Shares = Record<string, number>;

const account = (deployment: Deployment, fails?: RegExp) => {
  const versions = [{ id: "ver-1", tag: "earlier" }];
  const deployments: Shares[] = [{ "ver-1": 100 }];
  const ran: string[] = [];
  const json = (value: unknown) => ({ ok: true, said: JSON.stringify(value) });
  const shown = (shares: Shares, place: number) => ({
    created_on: `2026-11-${String(place + 10)}T00:00:00Z`,
    versions: Object.entries(shares).map(([version_id, percentage]) => ({
      version_id,
      percentage,
    })),
  });
  const run = (command: readonly string[]) => {
    const text = command.join(" ").replaceAll(/\S*\/(?=[\w.-]+\.(?:toml|json))/g, "");
    if (text.startsWith("deployments status")) {
      return json(shown(deployments.at(-1) ?? {}, deployments.length));
    }
    if (text.startsWith("deployments list")) return json(deployments.map(shown));
    if (text.startsWith("versions list")) {
      return json(versions.map(({ id, tag }) => ({ id, annotations: { "workers/tag": tag } })));
    }
    if (text.startsWith("secret list")) {
      return json(deployment.needs.secrets.map((name) => ({ name })));
    }
    ran.push(text);
    if (fails?.test(text)) return { ok: false, said: "X [ERROR] The class Refund is new." };
    if (text.startsWith("versions upload")) versions.push({ id: "ver-2", tag: TAG });
    if (text.startsWith("versions deploy")) {
      const shares = command.slice(2, command.indexOf("--yes")).map((one) => one.split("@"));
      deployments.push(Object.fromEntries(shares.map(([id, share]) => [id, Number(share)])));
    }
    if (text.startsWith("rollback")) deployments.push({ [command[1] ?? ""]: 100 });
    return { ok: true, said: "" };
  };
  const said: string[] = [];
  return { run, ran, said, say: (line: string) => said.push(line), deployments };
};

const at = "--config wrangler.toml --env acme";
const migrating = [
  `d1 migrations apply gateway-acme --remote ${at}`,
  `d1 migrations apply gateway-acme-lists-1 --remote ${at}`,
];

describe("upgrade", () => {
  test("migrates, uploads once, and gives the version its share, then a larger one", async () => {
    const deployment = deploymentOf();
    const { run, ran, said, say, deployments } = account(deployment);
    expect(await upgrade(deployment, 10, run, say)).toBe(true);
    expect(ran).toEqual([
      ...migrating,
      `versions upload ${at} --tag ${TAG} --secrets-file secrets.json`,
      `versions deploy ver-2@10 ver-1@90 --yes ${at}`,
    ]);
    expect(said.join("\n")).toContain("npm run operator -- upgrade acme --share 50");
    expect(said.join("\n")).toContain("npm run operator -- rollback acme");
    expect(await upgrade(deployment, 50, run, say)).toBe(true);
    expect(await upgrade(deployment, 100, run, say)).toBe(true);
    expect(ran.filter((command) => command.startsWith("versions upload"))).toHaveLength(1);
    expect(deployments.slice(1)).toEqual([
      { "ver-2": 10, "ver-1": 90 },
      { "ver-2": 50, "ver-1": 50 },
      { "ver-2": 100 },
    ]);
    expect(await upgrade(deployment, 100, run, say)).toBe(true);
    expect(deployments.at(-1)).toEqual({ "ver-2": 100 });
  });

  test.each([
    [/migrations/, 1],
    [/versions upload/, 3],
    [/versions deploy/, 4],
  ])("stops at what fails (%s), and says why", async (fails, commands) => {
    const deployment = deploymentOf();
    const { run, ran, said, say, deployments } = account(deployment, fails);
    expect(await upgrade(deployment, 10, run, say)).toBe(false);
    expect([ran.length, deployments.length]).toEqual([commands, 1]);
    expect(said.join("\n")).toContain("The class Refund is new.");
    expect(said.join("\n").includes("it takes `deploy`")).toBe(fails.source === "versions upload");
  });

  test.each([0, 101, 1.5, Number.NaN])("refuses a share of %s", async (share) => {
    const { run, say, ran } = account(deploymentOf());
    await expect(upgrade(deploymentOf(), share, run, say)).rejects.toThrow("--share takes");
    expect(ran).toEqual([]);
  });
});

describe("rollback", () => {
  test.each<[when: string, shares: number[]]>([
    ["during an upgrade", [10, 50]],
    ["after it", [10, 100]],
  ])("%s goes to the version that had all requests before", async (_when, shares) => {
    const deployment = deploymentOf();
    const { run, ran, say, deployments } = account(deployment);
    for (const share of shares) await upgrade(deployment, share, run, say);
    expect(rollBack(deployment, undefined, run, say)).toBe(true);
    expect(ran.at(-1)).toBe(`rollback ver-1 --message operator --yes ${at}`);
    expect(deployments.at(-1)).toEqual({ "ver-1": 100 });
  });

  test("takes a version that is named, and says if there is none", () => {
    const deployment = deploymentOf();
    const { run, ran, said, say } = account(deployment);
    expect(rollBack(deployment, undefined, run, say)).toBe(false);
    expect(said).toEqual(["Nothing was deployed before. Name a version: --version ID"]);
    expect(rollBack(deployment, "ver-0", run, say)).toBe(true);
    expect(ran).toEqual([`rollback ver-0 --message operator --yes ${at}`]);
  });
});
