import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "../../scripts/operator/check.ts";
import { type Deployment, deploy, type Gather, printSteps } from "../../scripts/operator/deploy.ts";
import { type NewEnvironment, needsOf } from "../../scripts/operator/environment.ts";
import { acme, operatorFiles } from "./operator-files.ts";

/** What `npm run operator` runs, with a wrangler that only records. */
const { at, written } = operatorFiles();

const deploymentOf = (asked: NewEnvironment = acme): Deployment => {
  const config = written(asked);
  return {
    worker: asked.worker,
    name: asked.name,
    config,
    needs: needsOf(config, asked.name),
    release: "0.1.0",
    commit: "0123456789ab",
    secretsFile: at("kept/secrets.json"),
    keepFile: at("kept/keep.json"),
    enrolmentFile: at("kept/enrolment.json"),
  };
};

describe("deploy", () => {
  const OTHERS = {
    TEST_REGISTRY_KEY: "gk_1",
    TEST_DIRECTORY_KEY: "gk_2",
    TEST_RAIL_KEY: "gk_3",
    TEST_RAIL_CALLBACK_KEY_SHA256: "4".repeat(64),
  };
  const LIVE = [
    "LIVE_REGISTRY_KEY",
    "LIVE_DIRECTORY_KEY",
    "LIVE_RAIL_KEY",
    "LIVE_RAIL_CALLBACK_KEY_SHA256",
  ];

  const secretsOf = ({ secretsFile }: Deployment): Record<string, string> =>
    JSON.parse(readFileSync(secretsFile, "utf8"));

  const give = (deployment: Deployment, secrets: object) =>
    writeFileSync(deployment.secretsFile, JSON.stringify({ ...secretsOf(deployment), ...secrets }));

  /** An account, as wrangler's words tell of it. It records what is run. */
  const account = ({
    has = [] as string[],
    fails = null as RegExp | null,
    exists = false,
  } = {}) => {
    const ran: string[] = [];
    const run = (command: readonly string[]) => {
      const text = command.join(" ").replaceAll(/(?:\S*\/)?(wrangler\.toml|secrets\.json)/g, "$1");
      if (command[0] === "secret") {
        return has.length > 0
          ? { ok: true, said: JSON.stringify(has.map((name) => ({ name, type: "secret_text" }))) }
          : {
              ok: false,
              said: 'X [ERROR] Worker "gateway-acme" (env: acme) not found.\n\nIf this is a new Worker',
            };
      }
      ran.push(text);
      if (fails?.test(text)) return { ok: false, said: "Authentication error [code: 10000]" };
      if (exists && command[0] === "queues") {
        return { ok: false, said: "Queue name 'acme-webhooks' is already taken. [code: 11009]" };
      }
      if (exists && command[0] === "r2") {
        return { ok: false, said: "The bucket you tried to create already exists. [code: 10004]" };
      }
      if (exists && command[1] === "create") {
        return { ok: false, said: "A database with that name already exists [code: 7502]" };
      }
      return { ok: true, said: "" };
    };
    return { ran, run };
  };

  const attempt = async (
    deployment: Deployment,
    one: ReturnType<typeof account>,
    gather?: Gather,
  ) => {
    const said: string[] = [];
    const done = await deploy(deployment, one.run, (line) => said.push(line), gather);
    return { done, said: said.join("\n") };
  };

  /** Deployed as far as the secrets of others, which are then put into the file. */
  const prepared = async (asked?: NewEnvironment): Promise<Deployment> => {
    const deployment = deploymentOf(asked);
    await attempt(deployment, account());
    give(deployment, OTHERS);
    return deployment;
  };

  const creating = [
    "d1 create gateway-acme",
    "d1 create gateway-acme-lists-1",
    "r2 bucket create gateway-acme-archive",
    "queues create acme-bank-calls",
    "queues create acme-webhooks",
    "queues create acme-projections",
    "queues create acme-dead-letters",
  ];
  const applying = [
    "d1 migrations apply gateway-acme --remote --config wrangler.toml --env acme",
    "d1 migrations apply gateway-acme-lists-1 --remote --config wrangler.toml --env acme",
    "deploy --config wrangler.toml --env acme --tag 0.1.0 --message 0123456789ab --secrets-file secrets.json",
  ];

  test("makes the operator's own secrets, and says who gives the others", async () => {
    const deployment = deploymentOf();
    const empty = account();
    const { done, said } = await attempt(deployment, empty);
    expect([done, empty.ran]).toEqual([false, []]);
    for (const name of Object.keys(OTHERS)) expect(said).toContain(`  ${name}: `);
    const { MASTER_KEY, IDENTITY_KEY, OWNER_ADMIN_KEY_SHA256 } = secretsOf(deployment);
    expect([MASTER_KEY, IDENTITY_KEY, OWNER_ADMIN_KEY_SHA256]).toEqual(
      Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)),
    );
    expect(said).not.toContain(MASTER_KEY);
    for (const file of [deployment.secretsFile, deployment.keepFile]) {
      expect(statSync(file).mode & 0o077).toBe(0);
    }
    const { owner_admin_key, ...kept } = JSON.parse(readFileSync(deployment.keepFile, "utf8"));
    expect(kept).toEqual({ MASTER_KEY, IDENTITY_KEY });
    expect(owner_admin_key).toMatch(/^ak_[0-9a-f]{64}$/);
    expect(said).not.toContain(owner_admin_key);
  });

  test("creates, migrates and uploads in this order", async () => {
    const empty = account();
    const { done, said } = await attempt(await prepared(), empty);
    expect([done, empty.ran]).toEqual([true, [...creating, ...applying]]);
    expect(said).toContain("Deployed: https://pay.acme.example");
  });

  test("--print says the same, and runs nothing", async () => {
    const said: string[] = [];
    printSteps(deploymentOf(), (line) =>
      said.push(line.replaceAll(/\S*\/(?=wrangler\.toml|secrets\.json)/g, "")),
    );
    const commands = [...creating, ...applying].map((command) => `npx wrangler ${command}`);
    // Before the worker is uploaded with them.
    commands.splice(-1, 0, "npm run operator -- secrets acme");
    expect(said).toEqual(commands);
  });

  test.each<[where: object, database: string, queue: string]>([
    [{ jurisdiction: "eu" }, "--jurisdiction eu", " --jurisdiction eu"],
    [{ region: "apac" }, "--location apac", ""],
    [{ jurisdiction: "eu", region: "weur" }, "--jurisdiction eu", " --jurisdiction eu"],
  ])("with %j the data are created there", async (where, database, queue) => {
    const empty = account();
    await attempt(await prepared({ ...acme, ...where }), empty);
    expect(empty.ran.slice(0, 4)).toEqual([
      `d1 create gateway-acme ${database}`,
      `d1 create gateway-acme-lists-1 ${database}`,
      `r2 bucket create gateway-acme-archive ${database}`,
      `queues create acme-bank-calls${queue}`,
    ]);
  });

  test("goes on where it stopped: what exists stays", async () => {
    const again = account({ exists: true });
    expect((await attempt(await prepared(), again)).done).toBe(true);
    expect(again.ran).toEqual([...creating, ...applying]);
  });

  test.each([
    [/migrations/, [...creating, ...applying.slice(0, 1)]],
    [/queues create acme-webhooks/, creating.slice(0, 5)],
  ])("stops at what fails (%s), and says why", async (fails, ran) => {
    const broken = account({ fails });
    const { done, said } = await attempt(await prepared(), broken);
    expect([done, broken.ran]).toEqual([false, ran]);
    expect(said).toContain("Authentication error");
  });

  test("never makes a secret that the account has: its stored values could not be read", async () => {
    const deployment = deploymentOf();
    const has = ["MASTER_KEY", "IDENTITY_KEY", "OWNER_ADMIN_KEY_SHA256", ...Object.keys(OTHERS)];
    const release = account({ has });
    expect((await attempt(deployment, release)).done).toBe(true);
    expect(secretsOf(deployment)).toEqual({});
  });

  test("never uploads another MASTER_KEY than the account's, made before a colleague deployed", async () => {
    const deployment = await prepared();
    const kept = readFileSync(deployment.keepFile, "utf8");
    const release = account({ has: ["MASTER_KEY", "IDENTITY_KEY", "OWNER_ADMIN_KEY_SHA256"] });
    expect((await attempt(deployment, release)).done).toBe(true);
    expect(secretsOf(deployment)).toEqual(OTHERS);
    expect(readFileSync(deployment.keepFile, "utf8")).toBe(kept);
  });

  test("does nothing while the account does not answer", async () => {
    const deployment = deploymentOf();
    const run = () => ({ ok: false, said: "You are not authenticated." });
    const said: string[] = [];
    expect(await deploy(deployment, run, (line) => said.push(line))).toBe(false);
    expect(said.join("\n")).toContain("You are not authenticated.");
    expect(() => secretsOf(deployment)).toThrow();
  });

  test("refuses a damaged file of secrets instead of replacing it", async () => {
    const deployment = await prepared();
    writeFileSync(deployment.secretsFile, "{");
    await expect(attempt(deployment, account())).rejects.toThrow("is damaged");
    copyFileSync(deployment.secretsFile, at("kept/copy"));
    expect(readFileSync(at("kept/copy"), "utf8")).toBe("{");
  });

  test("says what live mode waits for, once test mode is deployed", async () => {
    const { done, said } = await attempt(await prepared(), account());
    expect(done).toBe(true);
    const [, waits = ""] = said.split("Live mode waits for these.");
    for (const name of LIVE) expect(waits).toContain(`  ${name}: `);
    const complete = account({ has: [...Object.keys(OTHERS), ...LIVE] });
    expect((await attempt(deploymentOf(), complete)).said).not.toContain("Live mode waits");
  });

  test("uploads what it can get by itself, and asks only for what the account lacks", async () => {
    const deployment = deploymentOf();
    const asked: (readonly string[])[] = [];
    const gather: Gather = async (missing) => {
      asked.push(missing);
      return OTHERS;
    };
    expect((await attempt(deployment, account(), gather)).done).toBe(true);
    expect(secretsOf(deployment)).toMatchObject(OTHERS);
    const has = ["MASTER_KEY", "IDENTITY_KEY", "OWNER_ADMIN_KEY_SHA256", ...Object.keys(OTHERS)];
    await attempt(deploymentOf(), account({ has }), gather);
    expect(asked).toEqual([[...Object.keys(OTHERS), ...LIVE], LIVE]);
  });
});

describe("check", () => {
  const COMMIT = "0123456789ab";

  /** An account that has all of it, but for what a test takes away. */
  const account = ({
    databases = ["gateway-acme", "gateway-acme-lists-1"],
    lacks = "",
    versions = [COMMIT],
  } = {}) => {
    const deployment = deploymentOf();
    const run = (command: readonly string[]) => {
      const [group = "", verb, name = ""] = command;
      const json = (value: unknown) => ({ ok: true, said: JSON.stringify(value) });
      if (group === "d1") return json(databases.map((one) => ({ name: one, uuid: "1" })));
      if (group === "r2") {
        return command[3] === lacks
          ? { ok: false, said: "X [ERROR] The specified bucket does not exist. [code: 10006]" }
          : { ok: true, said: "name: …" };
      }
      if (group === "queues") {
        return name === lacks
          ? { ok: false, said: `X [ERROR] Queue "${name}" does not exist.` }
          : { ok: true, said: "Queue Name: …" };
      }
      if (group === "secret") {
        const names = deployment.needs.secrets.filter((secret) => secret !== lacks);
        return json(names.map((one) => ({ name: one, type: "secret_text" })));
      }
      if (group === "versions")
        return json({
          metadata: { created_on: "" },
          annotations: { "workers/tag": "0.0.9", "workers/message": name },
        });
      expect([group, verb]).toEqual(["deployments", "status"]);
      const share = 100 / versions.length;
      return json({ versions: versions.map((id) => ({ version_id: id, percentage: share })) });
    };
    const said: string[] = [];
    return { done: check(deployment, run, (line) => said.push(line)), said };
  };

  test("everything is there", () => {
    const { done, said } = account();
    expect(done).toBe(true);
    expect(said.map((line) => line.replace(/^.*: /, ""))).toEqual(Array(15).fill("there"));
  });

  test.each<[taken: Parameters<typeof account>[0], line: string]>([
    [{ databases: ["gateway-acme-lists-1"] }, "database gateway-acme: missing"],
    [{ databases: ["gateway-acme"] }, "database gateway-acme-lists-1: missing"],
    [{ databases: ["gateway-acme-2", "gateway-acme-lists-1"] }, "database gateway-acme: missing"],
    [{ lacks: "gateway-acme-archive" }, "bucket gateway-acme-archive: missing"],
    [{ lacks: "acme-webhooks" }, "queue acme-webhooks: missing"],
    [{ lacks: "TEST_RAIL_KEY" }, "secret TEST_RAIL_KEY: missing"],
    [
      { versions: ["earlier"] },
      `version of 100 % of the requests: 0.0.9 (earlier), and here is 0.1.0 (${COMMIT})`,
    ],
    [
      { versions: [COMMIT, "earlier"] },
      `version of 50 % of the requests: 0.0.9 (earlier), and here is 0.1.0 (${COMMIT})`,
    ],
  ])("%j is said", (taken, line) => {
    const { done, said } = account(taken);
    expect(done).toBe(false);
    expect(said.filter((one) => !one.endsWith(": there"))).toEqual([line]);
  });

  test("what wrangler cannot tell is not taken for missing", () => {
    const said: string[] = [];
    const run = () => ({ ok: false, said: "\nX [ERROR] You are not authenticated.\n" });
    expect(check(deploymentOf(), run, (line) => said.push(line))).toBe(false);
    const states = new Set(said.map((line) => line.replace(/^.*?: /, "")));
    expect([...states]).toEqual(["unknown (X [ERROR] You are not authenticated.)"]);
  });
});
