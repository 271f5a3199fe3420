import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import { wranglerConfigs } from "../../scripts/local/places.ts";
import { check } from "../../scripts/operator/check.ts";
import { type Deployment, deploy, printSteps } from "../../scripts/operator/deploy.ts";
import {
  type NewEnvironment,
  needsOf,
  withEnvironment,
} from "../../scripts/operator/environment.ts";

/** What `npm run operator` writes and runs, with a wrangler that only records. */
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "gateway-operator-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

const acme = { worker: "gateway", name: "acme", domain: "pay.acme.example" } as const;

const configOf = (worker: NewEnvironment["worker"]): string =>
  readFileSync(wranglerConfigs[worker], "utf8");

/** A configuration with these environments, in a file of its own. */
const written = (...asked: NewEnvironment[]): string => {
  const worker = asked[0]?.worker ?? "gateway";
  const path = join(directory, "wrangler.toml");
  writeFileSync(path, asked.reduce(withEnvironment, configOf(worker)));
  return path;
};

const environmentIn = (path: string, name: string) => {
  const { env } = experimental_readRawConfig({ config: path }).rawConfig as {
    env: Record<string, Record<string, unknown>>;
  };
  return env[name] ?? {};
};

describe("add", () => {
  test("copies the example under the operator's own names, and leaves the rest as it was", () => {
    const path = written(acme);
    const example = JSON.stringify(environmentIn(path, "example"));
    const copied = example
      .replaceAll("gateway.example.com", "pay.acme.example")
      .replaceAll("gateway-example", "gateway-acme")
      .replaceAll('"example', '"acme');
    expect(environmentIn(path, "acme")).toEqual(JSON.parse(copied));
    expect(readFileSync(path, "utf8").startsWith(configOf("gateway").trimEnd())).toBe(true);
  });

  test("writes where the data stay, and which registry is asked", () => {
    const registry = "https://registry.acme.example";
    const path = written({ ...acme, registry, jurisdiction: "eu", region: "weur" });
    expect(environmentIn(path, "acme")).toMatchObject({
      name: "gateway-acme",
      routes: [{ pattern: "pay.acme.example", custom_domain: true }],
      placement: { mode: "smart", hint: "weur" },
      vars: {
        OPERATOR: "acme",
        BASE_URL: "https://pay.acme.example",
        REGISTRY_URL: registry,
        JURISDICTION: "eu",
      },
    });
  });

  test("copies the example even after other operators", () => {
    const globex = { ...acme, name: "globex", domain: "pay.globex.example" };
    const alone = environmentIn(written(globex), "globex");
    expect(environmentIn(written({ ...acme, jurisdiction: "eu" }, globex), "globex")).toEqual(
      alone,
    );
  });

  test("writes a registry", () => {
    const path = written({ worker: "registry", name: "nation", domain: "names.nation.example" });
    expect(environmentIn(path, "nation")).toMatchObject({
      name: "registry-nation",
      vars: { BASE_URL: "https://names.nation.example", DEFAULT_REALM: "live" },
    });
    expect(needsOf(path, "nation").databases).toEqual([
      "registry-nation",
      "registry-nation-lookups",
    ]);
  });

  test.each<[what: string, asked: Partial<NewEnvironment>, said: string]>([
    ["a name with a capital", { name: "Acme" }, "A name has small letters"],
    ["a name of two lines", { name: "acme]\n[env.b" }, "A name has small letters"],
    ["the example", { name: "example" }, "A name has small letters"],
    ["an address as a domain", { domain: "https://pay.acme.example" }, "--domain takes a host"],
    ["a domain with a path", { domain: "pay.acme.example/x" }, "--domain takes a host"],
    ["a domain with a quote", { domain: 'pay".example' }, "--domain takes a host"],
    ["a domain without a zone", { domain: "localhost" }, "--domain takes a host"],
    ["an unknown jurisdiction", { jurisdiction: "moon" }, "--jurisdiction takes one of eu"],
    ["an unknown region", { region: "moon" }, "--region takes one of weur"],
    ["a registry without https", { registry: "registry.example" }, "--registry takes an https"],
    ["a registry over http", { registry: "http://r.example" }, "--registry takes an https"],
    [
      "a registry that asks a registry",
      { worker: "registry", registry: "https://r.example" },
      "are for gateways",
    ],
  ])("refuses %s", (_what, changes, said) => {
    const asked = { ...acme, ...changes };
    expect(() => withEnvironment(configOf(asked.worker), asked)).toThrow(said);
  });

  test("refuses a name that the worker has", () => {
    const text = withEnvironment(configOf("gateway"), acme);
    expect(() => withEnvironment(text, acme)).toThrow("has an environment acme already");
  });
});

const deploymentOf = (asked: NewEnvironment = acme): Deployment => {
  const config = written(asked);
  return {
    name: asked.name,
    config,
    needs: needsOf(config, asked.name),
    tag: "0123456789ab",
    secretsFile: join(directory, "kept/secrets.json"),
    keepFile: join(directory, "kept/keep.json"),
  };
};

describe("deploy", () => {
  const OTHERS = {
    TEST_REGISTRY_KEY: "gk_1",
    TEST_DIRECTORY_KEY: "gk_2",
    TEST_RAIL_KEY: "gk_3",
    TEST_RAIL_CALLBACK_KEY_SHA256: "4".repeat(64),
    LIVE_REGISTRY_KEY: "gk_5",
    LIVE_DIRECTORY_KEY: "gk_6",
    LIVE_RAIL_KEY: "gk_7",
    LIVE_RAIL_CALLBACK_KEY_SHA256: "8".repeat(64),
  };

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
      if (exists && command[1] === "create") {
        return { ok: false, said: "A database with that name already exists [code: 7502]" };
      }
      return { ok: true, said: "" };
    };
    return { ran, run };
  };

  const attempt = (deployment: Deployment, one: ReturnType<typeof account>) => {
    const said: string[] = [];
    return { done: deploy(deployment, one.run, (line) => said.push(line)), said: said.join("\n") };
  };

  /** Deployed as far as the secrets of others, which are then put into the file. */
  const prepared = (asked?: NewEnvironment): Deployment => {
    const deployment = deploymentOf(asked);
    attempt(deployment, account());
    give(deployment, OTHERS);
    return deployment;
  };

  const creating = [
    "d1 create gateway-acme",
    "queues create acme-bank-calls",
    "queues create acme-webhooks",
    "queues create acme-projections",
    "queues create acme-dead-letters",
  ];
  const applying = [
    "d1 migrations apply gateway-acme --remote --config wrangler.toml --env acme",
    "deploy --config wrangler.toml --env acme --tag 0123456789ab --secrets-file secrets.json",
  ];

  test("makes the operator's own secrets, and says who gives the others", () => {
    const deployment = deploymentOf();
    const empty = account();
    const { done, said } = attempt(deployment, empty);
    expect([done, empty.ran]).toEqual([false, []]);
    for (const name of Object.keys(OTHERS)) expect(said).toContain(`  ${name}: `);
    const { MASTER_KEY, OWNER_ADMIN_KEY_SHA256 } = secretsOf(deployment);
    expect([MASTER_KEY, OWNER_ADMIN_KEY_SHA256]).toEqual(
      Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)),
    );
    expect(said).not.toContain(MASTER_KEY);
    for (const file of [deployment.secretsFile, deployment.keepFile]) {
      expect(statSync(file).mode & 0o077).toBe(0);
    }
    const { owner_admin_key, ...kept } = JSON.parse(readFileSync(deployment.keepFile, "utf8"));
    expect(kept).toEqual({ MASTER_KEY });
    expect(owner_admin_key).toMatch(/^ak_[0-9a-f]{64}$/);
    expect(said).not.toContain(owner_admin_key);
  });

  test("creates, migrates and uploads in this order", () => {
    const empty = account();
    const { done, said } = attempt(prepared(), empty);
    expect([done, empty.ran]).toEqual([true, [...creating, ...applying]]);
    expect(said).toContain("Deployed: https://pay.acme.example");
  });

  test("--print says the same, and runs nothing", () => {
    const said: string[] = [];
    printSteps(deploymentOf(), (line) =>
      said.push(line.replaceAll(/\S*\/(?=wrangler\.toml|secrets\.json)/g, "")),
    );
    expect(said).toEqual([...creating, ...applying].map((command) => `npx wrangler ${command}`));
  });

  test.each<[where: object, database: string, queue: string]>([
    [{ jurisdiction: "eu" }, "--jurisdiction eu", " --jurisdiction eu"],
    [{ region: "apac" }, "--location apac", ""],
    [{ jurisdiction: "eu", region: "weur" }, "--jurisdiction eu", " --jurisdiction eu"],
  ])("with %j the data are created there", (where, database, queue) => {
    const empty = account();
    attempt(prepared({ ...acme, ...where }), empty);
    expect(empty.ran.slice(0, 2)).toEqual([
      `d1 create gateway-acme ${database}`,
      `queues create acme-bank-calls${queue}`,
    ]);
  });

  test("goes on where it stopped: what exists stays", () => {
    const again = account({ exists: true });
    expect(attempt(prepared(), again).done).toBe(true);
    expect(again.ran).toEqual([...creating, ...applying]);
  });

  test.each([
    [/migrations/, [...creating, ...applying.slice(0, 1)]],
    [/queues create acme-webhooks/, creating.slice(0, 3)],
  ])("stops at what fails (%s), and says why", (fails, ran) => {
    const broken = account({ fails });
    const { done, said } = attempt(prepared(), broken);
    expect([done, broken.ran]).toEqual([false, ran]);
    expect(said).toContain("Authentication error");
  });

  test("never makes a secret that the account has: its stored values could not be read", () => {
    const deployment = deploymentOf();
    const has = ["MASTER_KEY", "OWNER_ADMIN_KEY_SHA256", ...Object.keys(OTHERS)];
    const release = account({ has });
    expect(attempt(deployment, release).done).toBe(true);
    expect(secretsOf(deployment)).toEqual({});
  });

  test("never uploads another MASTER_KEY than the account's, made before a colleague deployed", () => {
    const deployment = prepared();
    const kept = readFileSync(deployment.keepFile, "utf8");
    const release = account({ has: ["MASTER_KEY", "OWNER_ADMIN_KEY_SHA256"] });
    expect(attempt(deployment, release).done).toBe(true);
    expect(secretsOf(deployment)).toEqual(OTHERS);
    expect(readFileSync(deployment.keepFile, "utf8")).toBe(kept);
  });

  test("does nothing while the account does not answer", () => {
    const deployment = deploymentOf();
    const run = () => ({ ok: false, said: "You are not authenticated." });
    const said: string[] = [];
    expect(deploy(deployment, run, (line) => said.push(line))).toBe(false);
    expect(said.join("\n")).toContain("You are not authenticated.");
    expect(() => secretsOf(deployment)).toThrow();
  });

  test("refuses a damaged file of secrets instead of replacing it", () => {
    const deployment = prepared();
    writeFileSync(deployment.secretsFile, "{");
    expect(() => attempt(deployment, account())).toThrow("is damaged");
    copyFileSync(deployment.secretsFile, join(directory, "kept/copy"));
    expect(readFileSync(join(directory, "kept/copy"), "utf8")).toBe("{");
  });
});

describe("check", () => {
  const TAG = "0123456789ab";

  /** An account that has all of it, but for what a test takes away. */
  const account = ({ databases = ["gateway-acme"], lacks = "", versions = [TAG] } = {}) => {
    const deployment = deploymentOf();
    const run = (command: readonly string[]) => {
      const [group = "", verb, name = ""] = command;
      const json = (value: unknown) => ({ ok: true, said: JSON.stringify(value) });
      if (group === "d1") return json(databases.map((one) => ({ name: one, uuid: "1" })));
      if (group === "queues") {
        return name === lacks
          ? { ok: false, said: `X [ERROR] Queue "${name}" does not exist.` }
          : { ok: true, said: "Queue Name: …" };
      }
      if (group === "secret") {
        const names = deployment.needs.secrets.filter((secret) => secret !== lacks);
        return json(names.map((one) => ({ name: one, type: "secret_text" })));
      }
      if (group === "versions") return json({ annotations: { "workers/tag": name } });
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
    expect(said.map((line) => line.replace(/^.*: /, ""))).toEqual(Array(16).fill("there"));
  });

  test.each<[taken: Parameters<typeof account>[0], line: string]>([
    [{ databases: [] }, "database gateway-acme: missing"],
    [{ databases: ["gateway-acme-2"] }, "database gateway-acme: missing"],
    [{ lacks: "acme-webhooks" }, "queue acme-webhooks: missing"],
    [{ lacks: "LIVE_RAIL_KEY" }, "secret LIVE_RAIL_KEY: missing"],
    [{ versions: ["earlier"] }, `version of 100 % of the requests: earlier, and here is ${TAG}`],
    [
      { versions: [TAG, "earlier"] },
      `version of 50 % of the requests: earlier, and here is ${TAG}`,
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
