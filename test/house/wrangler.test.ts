import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import { projectRoot } from "../../scripts/local/places.ts";
import { list, read } from "./source.ts";

type Table = Record<string, unknown>;

const configs = list("**/wrangler.toml").filter((path) => !path.startsWith("node_modules/"));

const readConfig = (path: string): Table =>
  experimental_readRawConfig({ config: join(projectRoot, path) }).rawConfig as Table;

const environments = (config: Table): [string, Table][] =>
  Object.entries((config.env ?? {}) as Record<string, Table>);

test("each of the three workers has a configuration", () => {
  expect(configs).toEqual([
    "workers/registry/wrangler.toml",
    "workers/sandbox/wrangler.toml",
    "wrangler.toml",
  ]);
});

describe.each(configs)("%s", (path) => {
  const config = readConfig(path);

  test("no environment is switched to local", () => {
    for (const [name, table] of [["top level", config], ...environments(config)] as const) {
      const bound = [...Object.keys((table.vars ?? {}) as Table), ...Object.keys(table)];
      expect({ name, local: bound.filter((key) => /^local$/i.test(key)) }).toEqual({
        name,
        local: [],
      });
      const { required = [] } = (table.secrets ?? {}) as { required?: string[] };
      expect(required).not.toContain("LOCAL");
    }
    expect(read(path)).not.toMatch(/^\s*"?LOCAL"?\s*=/m);
  });

  test("the file has no value of a secret", () => {
    expect(read(path)).not.toMatch(/^\s*\w*(?:MASTER_KEY|_KEY_SHA256|_KEY)\s*=/m);
  });
});

/**
 * Wrangler only warns about what an environment leaves out. Here it fails. Everything that names a
 * binding, by kind.
 */
const bindingNames = (table: Table): Record<string, string[]> => {
  const names = (rows: unknown, key: string) =>
    ((rows ?? []) as Record<string, string>[]).map((row) => row[key] ?? "").sort();
  const queues = (table.queues ?? {}) as Table;
  const consumers = names(queues.consumers, "queue");
  return {
    vars: Object.keys((table.vars ?? {}) as Table).sort(),
    secrets: [
      ...((((table.secrets ?? {}) as Table).required as string[] | undefined) ?? []),
    ].sort(),
    objects: names(((table.durable_objects ?? {}) as Table).bindings, "name"),
    databases: names(table.d1_databases, "binding"),
    buckets: names(table.r2_buckets, "binding"),
    producers: names(queues.producers, "binding"),
    consumers: consumers.map((queue) => queue.replace(/^.*?(?=bank-calls|webhooks|proj|dead)/, "")),
    services: names(table.services, "binding"),
    ratelimits: names(table.ratelimits, "name"),
    version: Object.values((table.version_metadata ?? {}) as Record<string, string>),
  };
};

describe.each(configs)("the environments of %s", (path) => {
  const config = readConfig(path);
  const top = bindingNames(config);

  test("there is an example to copy", () => {
    expect(environments(config).map(([name]) => name)).toContain("example");
  });

  test("the top level is no deployment", () => {
    const { command } = config.build as { command: string };
    const { status, stderr } = spawnSync("sh", ["-c", command], {
      cwd: join(projectRoot, path, ".."),
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("wrangler deploy --env NAME")]);
  });

  test.each(environments(config))("%s repeats what is not inherited", (_name, table) => {
    for (const [kind, names] of Object.entries(bindingNames(table))) {
      expect({ kind, missing: top[kind]?.filter((name) => !names.includes(name)) }).toEqual({
        kind,
        missing: [],
      });
    }
    expect(table.name).not.toBe(config.name);
    expect(table.build).toEqual({ command: "" });
    expect(((table.triggers ?? {}) as Table).crons).toEqual(
      ((config.triggers ?? {}) as Table).crons,
    );
  });

  test.each(environments(config))("%s answers at its own address alone", (_name, table) => {
    const { BASE_URL, WORLDS } = table.vars as { BASE_URL?: string; WORLDS?: string };
    const routes = table.routes as { pattern: string }[];
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) expect(route).toMatchObject({ custom_domain: true });
    const patterns = routes.map(({ pattern }) => pattern);
    if (BASE_URL !== undefined) expect(patterns).toEqual([new URL(BASE_URL).host]);
    // A world of the example has no key yet.
    for (const world of (WORLDS ?? "").split(" ").filter(Boolean)) {
      expect(patterns).toContain(world.split("=")[0]);
    }
    expect([config.workers_dev, config.preview_urls]).toEqual([false, false]);
    expect([table.workers_dev, table.preview_urls]).toEqual([undefined, undefined]);
  });

  test("what happens is logged and traced, and no address of a page with it", () => {
    expect(config.observability).toMatchObject({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
      traces: { enabled: true },
    });
  });
});

describe("the gateways", () => {
  const config = readConfig("wrangler.toml");

  test("no two deployments share a queue or a database", () => {
    const shared = [config, ...environments(config).map(([, table]) => table)].flatMap((table) => {
      const queues = (table.queues ?? {}) as Record<string, Record<string, string>[]>;
      const databases = (table.d1_databases ?? []) as Record<string, string>[];
      return [
        ...(queues.consumers ?? []).map((row) => row.queue),
        ...databases.map((row) => row.database_name),
      ];
    });
    expect(new Set(shared).size).toBe(shared.length);
  });

  // A list database behind a gap would never be found (list-databases.ts).
  test.each([["top level", config] as const, ...environments(config)])(
    "%s: the list databases are numbered from 1 without gaps, and migrated as such",
    (_name, table) => {
      const databases = (table.d1_databases ?? []) as Record<string, string>[];
      const lists = databases.filter(({ binding }) => binding?.startsWith("LISTS_"));
      expect(lists.length).toBeGreaterThan(0);
      expect(lists.map(({ binding, migrations_dir }) => [binding, migrations_dir])).toEqual(
        lists.map((_, place) => [`LISTS_${place + 1}`, "migrations/lists"]),
      );
    },
  );

  test.each([["top level", config] as const, ...environments(config)])(
    "%s: what a queue gives up has a consumer",
    (_name, table) => {
      const { consumers = [] } = (table.queues ?? {}) as Record<string, Record<string, string>[]>;
      const givenUpTo = consumers.flatMap((row) => row.dead_letter_queue ?? []);
      const [deadLetters] = new Set(givenUpTo);
      expect(givenUpTo).toEqual(Array(3).fill(deadLetters));
      expect(consumers.map((row) => row.queue)).toContain(deadLetters);
    },
  );

  test("outbound calls cannot reach private addresses", () => {
    expect(config.compatibility_flags).toContain("global_fetch_strictly_public");
  });
});
