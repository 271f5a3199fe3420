import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { Log, LogLevel, Miniflare, type Request as MiniflareRequest } from "miniflare";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { bundleWorker } from "../../scripts/local/bundle.ts";
import { projectRoot, type WorkerName, wranglerConfigs } from "../../scripts/local/places.ts";
import { entryOf, type Migration, planWorker } from "../../scripts/local/worker-plan.ts";
import type { Checkout } from "../../scripts/operator/checkout.ts";
import type { RunWrangler } from "../../scripts/operator/deploy.ts";
import { type NewEnvironment, withEnvironment } from "../../scripts/operator/environment.ts";

/**
 * A Cloudflare account on this machine: wrangler's commands, which create, migrate and deploy, and
 * a network in which each worker answers at its own host names. The workers run as their
 * environments say, without LOCAL.
 */
export interface Account {
  checkout: Checkout;
  /** As the tool's `add`. */
  add(asked: NewEnvironment): void;
  run: RunWrangler;
  /** What was run, without the paths of this machine. */
  ran: string[];
  /** Asks any host of the account or of `hosts`, as the tool and browsers do. */
  fetch: typeof fetch;
  /** A server outside of the account. Cloudflare's own API is there. */
  hosts: Map<string, (request: Request) => Promise<Response>>;
  /**
   * Keeps the databases of a worker as they are now (D1 Time Travel). Returns what restores them;
   * objects stay as they are then.
   */
  keepDatabases(worker: WorkerName, name: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Of the account, for its API. */
export const API_TOKEN = "the token of the account's API";

const valueAfter = (command: readonly string[], option: string): string =>
  command[command.indexOf(option) + 1] ?? "";

export const openAccount = async (): Promise<Account> => {
  const directory = mkdtempSync(join(tmpdir(), "gateway-account-"));
  const configs = {} as Record<WorkerName, string>;
  const bundles = {} as Record<WorkerName, string>;
  for (const worker of ["gateway", "registry", "sandbox"] as const) {
    configs[worker] = join(directory, `${worker}.toml`);
    writeFileSync(configs[worker], readFileSync(wranglerConfigs[worker], "utf8"));
    bundles[worker] = await bundleWorker(entryOf(worker), join(directory, "bundles", worker));
  }
  const checkout = {
    configs,
    directory: join(directory, "operators"),
    release: "0.1.0",
    commit: "0123456789ab",
  };
  const created = new Set<string>();
  const migrated = new Set<string>();
  /** The names of a worker's secrets, and their values. */
  const secrets = new Map<string, Record<string, string>>();
  const byHost = new Map<string, Promise<Miniflare>>();
  const deployed = new Map<
    string,
    { storage: string; restart(work: () => void): Promise<unknown> }
  >();
  const hosts: Account["hosts"] = new Map();
  const ran: string[] = [];

  const ask = async (request: Request): Promise<Response> => {
    const { hostname } = new URL(request.url);
    const outside = hosts.get(hostname);
    if (outside) return outside(request);
    const worker = await byHost.get(hostname);
    if (!worker) throw new TypeError(`no host ${hostname}`);
    const { method, headers, redirect } = request;
    const body = method === "GET" ? null : await request.arrayBuffer();
    const init = { method, headers: Object.fromEntries(headers), redirect, body };
    return worker.dispatchFetch(request.url, init as never) as never;
  };

  /** What a worker asks: the same hosts. */
  const outboundService = {
    type: "fetcher" as const,
    handler: async (asked: MiniflareRequest) => {
      try {
        return (await ask(asked as never)) as never;
      } catch {
        return new Response("no such host", { status: 530 }) as never;
      }
    },
  };

  const deploy = (worker: WorkerName, name: string): void => {
    const config: Unstable_Config = unstable_readConfig({ config: configs[worker], env: name });
    const plan = planWorker({
      ...{ name: worker, config, bundle: bundles[worker], port: 0 },
      storage: join(directory, "storage", `${worker}-${name}`),
      values: secrets.get(`${worker}-${name}`) ?? {},
    });
    const databases = config.d1_databases.map((one) => one.database_name ?? one.binding);
    for (const database of databases) {
      if (!migrated.has(database)) throw new Error(`${database} has no tables`);
    }
    const hostNames = (config.routes ?? []).map((one) =>
      typeof one === "string" ? one : one.pattern,
    );
    const start = async (): Promise<Miniflare> => {
      const miniflare = new Miniflare({
        workers: [{ ...plan.worker, dev: { rootPath: directory, outboundService } }],
        resourcePersistencePath: plan.storage,
        ...{ cf: false, logRequests: false, telemetry: { enabled: false } },
        log: new Log(LogLevel.ERROR),
        handleStructuredLogs: () => undefined,
      });
      await miniflare.ready;
      for (const { binding, migrations } of plan.databases) {
        const database = await miniflare.getD1Database(binding);
        await migrate(database as unknown as D1Database, migrations);
      }
      return miniflare;
    };
    /** Stops the worker for this work, and starts it again. */
    const restart = (work: () => void): Promise<unknown> => {
      const [former] = hostNames.flatMap((host) => byHost.get(host) ?? []);
      const started = (async () => {
        await (await former)?.dispose();
        work();
        return start();
      })();
      for (const host of hostNames) byHost.set(host, started);
      return started;
    };
    void restart(() => undefined);
    deployed.set(`${worker}-${name}`, { storage: plan.storage, restart });
  };

  const run: RunWrangler = (command) => {
    const [first = "", second = "", third = "", fourth = ""] = command;
    const said = (ok: boolean, text = "") => ({ ok, said: text });
    const worker = (Object.keys(configs) as WorkerName[]).find(
      (one) => resolve(projectRoot, valueAfter(command, "--config")) === configs[one],
    );
    const name = valueAfter(command, "--env");
    const place = `${worker}-${name}`;
    if (first === "secret") {
      const kept = secrets.get(place);
      return kept
        ? said(true, JSON.stringify(Object.keys(kept).map((one) => ({ name: one }))))
        : said(false, `X [ERROR] Worker "${place}" (env: ${name}) not found.`);
    }
    if (first === "d1" && second === "list") {
      return said(true, JSON.stringify([...created].map((one) => ({ name: one }))));
    }
    if (first === "queues" && second === "info") {
      return created.has(third) ? said(true) : said(false, `Queue "${third}" does not exist.`);
    }
    if (first === "r2" && third === "info") {
      return created.has(fourth) ? said(true) : said(false, "The bucket does not exist.");
    }
    if (first === "deployments") {
      return said(true, JSON.stringify({ versions: [{ version_id: "1", percentage: 100 }] }));
    }
    if (first === "versions") {
      return said(
        true,
        JSON.stringify({
          metadata: { created_on: "" },
          annotations: { "workers/message": checkout.commit },
        }),
      );
    }
    ran.push(command.join(" ").replaceAll(/\S*\/(?=[\w.-]+\.(?:toml|json))/g, ""));
    if (second === "create" || third === "create") {
      const asked = valueAfter(command, "create");
      if (created.has(asked)) return said(false, `${asked} already exists`);
      created.add(asked);
      return said(true);
    }
    if (second === "migrations") {
      if (!created.has(valueAfter(command, "apply"))) return said(false, `no ${third}`);
      migrated.add(valueAfter(command, "apply"));
      return said(true);
    }
    if (first !== "deploy" || !worker) throw new Error(`unexpected: wrangler ${command.join(" ")}`);
    const file = command.includes("--secrets-file") ? valueAfter(command, "--secrets-file") : "";
    const given = file ? JSON.parse(readFileSync(resolve(projectRoot, file), "utf8")) : {};
    secrets.set(place, { ...secrets.get(place), ...given });
    deploy(worker, name);
    return said(true);
  };

  const keepDatabases: Account["keepDatabases"] = async (worker, name) => {
    const place = deployed.get(`${worker}-${name}`);
    if (!place) throw new Error(`${worker} ${name} is not deployed`);
    const databases = join(place.storage, "d1");
    const kept = join(directory, `kept-${worker}-${name}`);
    await place.restart(() => cpSync(databases, kept, { recursive: true }));
    return async () => {
      await place.restart(() => {
        rmSync(databases, { recursive: true });
        cpSync(kept, databases, { recursive: true });
      });
    };
  };

  hosts.set("api.cloudflare.com", async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.headers.get("authorization") !== `Bearer ${API_TOKEN}`) {
      return new Response(null, { status: 403 });
    }
    const [, id = ""] = /\/namespaces\/([\w-]+)\/objects$/.exec(pathname) ?? [];
    const storages = [...deployed].map(([script, { storage }]) => ({ script, storage }));
    const namespaces = storages.flatMap(({ script, storage }) =>
      readdirSync(join(storage, "do")).map((folder) => ({
        id: folder,
        script,
        class: folder.slice(script.length + 1),
        folder: join(storage, "do", folder),
      })),
    );
    const namespace = namespaces.find((one) => one.id === id);
    if (!namespace) return Response.json({ result: namespaces, result_info: { total_pages: 1 } });
    const objects = readdirSync(namespace.folder)
      .flatMap((file) => /^([0-9a-f]{64})\.sqlite$/.exec(file)?.[1] ?? [])
      .sort();
    // In pages of two, whatever the limit: the cursor is the last id of a page.
    const rest = objects.filter((object) => object > (searchParams.get("cursor") ?? ""));
    const page = rest.slice(0, 2);
    return Response.json({
      result: page.map((object) => ({ id: object, hasStoredData: true })),
      result_info: { cursor: rest.length > page.length ? page.at(-1) : "" },
    });
  });

  const everyWorker = () => Promise.all(new Set(byHost.values()));
  return {
    ...{ checkout, run, ran, hosts, keepDatabases },
    add: (asked) => {
      const config = configs[asked.worker];
      writeFileSync(config, withEnvironment(readFileSync(config, "utf8"), asked));
    },
    fetch: ((input: RequestInfo | URL, init?: RequestInit) =>
      ask(new Request(input, init))) as typeof fetch,
    async close() {
      for (const miniflare of await everyWorker()) await miniflare.dispose();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** A release that is deployed again finds its tables. */
const migrate = async (database: D1Database, migrations: Migration[]): Promise<void> => {
  const found = await database
    .prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE name NOT LIKE '!_cf%' ESCAPE '!'")
    .first<{ tables: number }>();
  if (found?.tables) return;
  for (const { statements } of migrations) {
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
};
