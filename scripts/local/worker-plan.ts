import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { MiniflareOptions } from "miniflare";
import type * as Wrangler from "wrangler";
import type { Unstable_Config } from "wrangler";
import type { Hosts } from "./hosts.ts";
import { projectRoot, readJsonFile, type WorkerName, wranglerConfigs } from "./places.ts";

type WorkerOptions = MiniflareOptions["workers"][number];

/**
 * Everything that a wrapper needs to run one worker. Plain JSON, because it crosses a process
 * boundary.
 */
export interface WorkerPlan {
  worker: WorkerOptions;
  /** The worker's own directory for its state and its temporary files. */
  storage: string;
  /** The D1 bindings and their migrations in order. */
  databases: { binding: string; migrations: Migration[] }[];
  /** The inspector's port for DevTools and the bench; null for none. */
  inspectorPort?: number | null;
  /** Where the wrapper asks for the clock's offset before it starts the worker. */
  clockUrl?: string | null;
  /**
   * The port of the TCP front in place of the worker, and the secret text that orders it to cut a
   * connection.
   */
  front?: { port: number; resetWord: string } | null;
  /** The host names that lead to addresses of this machine. */
  hosts?: Hosts | undefined;
  /** Whether the worker has a scheduled handler. No cron runs here. */
  scheduled: boolean;
}

export interface Migration {
  name: string;
  statements: string[];
}

/** Flags for production only: the local world's banks and webhooks are on loopback. */
const productionFlags = new Set(["global_fetch_strictly_public"]);

/** High enough for every test and bench that does not ask for the contract's limits. */
export const highRegistryLimits = {
  LOOKUP_BURST: "1000000000",
  LOOKUPS_PER_MINUTE: "1000000000",
  BANK_DAILY_QUOTA: "1000000000",
};

const require = createRequire(import.meta.url);

/** Loads wrangler only when it is asked: it takes longer than all the rest of a process's start. */
export const readWranglerConfig = (worker: WorkerName): Unstable_Config => {
  const { unstable_readConfig } = require("wrangler") as typeof Wrangler;
  return unstable_readConfig({ config: wranglerConfigs[worker] }, { hideWarnings: true });
};

/** Beside a bundle: what wrangler read when it was built. */
export const CONFIG_FILE = "config.json";

/** The configuration that is kept with the bundles; without it, what wrangler reads now. */
export const keptConfig = (worker: WorkerName, bundlesDir: string | null): Unstable_Config =>
  (bundlesDir && readJsonFile<Unstable_Config>(join(bundlesDir, worker, CONFIG_FILE))) ||
  readWranglerConfig(worker);

/** What its wrangler configuration calls `main`: known without reading that. */
export const entryOf = (worker: WorkerName): string =>
  join(projectRoot, "workers", worker, "index.ts");

/**
 * The worker as in its wrangler configuration, with this world's values for vars and secrets. A
 * binding that is not translated here is an error, so none can be forgotten.
 */
export const planWorker = (input: {
  name: WorkerName;
  config: Unstable_Config;
  bundle: string;
  port: number;
  storage: string;
  values: Record<string, string>;
  inspectorPort?: number | null;
  clockUrl?: string | null;
  resetWord?: string;
  hosts?: Hosts | undefined;
}): WorkerPlan => {
  const { name, config } = input;
  const missing = config.secrets?.required?.filter((secret) => !(secret in input.values)) ?? [];
  if (missing.length > 0) throw new Error(`The ${name} needs ${missing.join(", ")}.`);
  return {
    storage: input.storage,
    databases: config.d1_databases.map(({ binding, migrations_dir }) => ({
      binding,
      migrations: readMigrations(name, migrations_dir),
    })),
    inspectorPort: input.inspectorPort ?? null,
    clockUrl: input.clockUrl ?? null,
    front: input.resetWord ? { port: input.port, resetWord: input.resetWord } : null,
    hosts: input.hosts,
    scheduled: Boolean(config.triggers.crons?.length),
    worker: {
      config: {
        name: config.name ?? name,
        compatibilityDate: config.compatibility_date ?? "",
        compatibilityFlags: config.compatibility_flags.filter((flag) => !productionFlags.has(flag)),
        manifest: {
          mainModule: "index.js",
          modulesRoot: dirname(input.bundle),
          modules: { "index.js": { type: "esm", contents: readFileSync(input.bundle, "utf8") } },
        },
        env: bindingsOf(config, input.values),
        exports: config.exports as NonNullable<WorkerOptions["config"]["exports"]>,
        triggers: config.queues.consumers?.map(queueTrigger) ?? [],
      },
      dev: {
        rootPath: dirname(input.bundle),
        unsafeDirectSockets: [{ host: "127.0.0.1", port: input.resetWord ? 0 : input.port }],
      },
    },
  };
};

type Bindings = NonNullable<WorkerOptions["config"]["env"]>;

const bindingsOf = (config: Unstable_Config, values: Record<string, string>): Bindings => {
  const bindings: Bindings = {};
  for (const [name, value] of Object.entries({ ...config.vars, ...values })) {
    bindings[name] = { type: "text", value: String(value) };
  }
  for (const database of config.d1_databases) {
    bindings[database.binding] = { type: "d1", id: database.database_name ?? database.binding };
  }
  for (const { binding, bucket_name } of config.r2_buckets) {
    bindings[binding] = { type: "r2", name: bucket_name ?? binding };
  }
  for (const { name, class_name } of config.durable_objects.bindings) {
    bindings[name] = { type: "durable-object", worker: config.name ?? "", exportName: class_name };
  }
  for (const { binding, queue } of config.queues.producers ?? []) {
    bindings[binding] = { type: "queue", name: queue ?? binding };
  }
  return bindings;
};

type QueueConsumer = NonNullable<Unstable_Config["queues"]["consumers"]>[number];

const queueTrigger = (consumer: QueueConsumer) => ({
  type: "queue" as const,
  name: consumer.queue,
  maxBatchSize: consumer.max_batch_size ?? 10,
  maxBatchTimeout: consumer.max_batch_timeout ?? 0,
  maxRetries: consumer.max_retries ?? 3,
  retryDelay: consumer.retry_delay ?? 0,
  ...(consumer.dead_letter_queue ? { deadLetterQueue: consumer.dead_letter_queue } : {}),
});

export const readMigrations = (worker: WorkerName, directory = "migrations"): Migration[] => {
  const folder = resolve(dirname(wranglerConfigs[worker]), directory);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((name) => ({
      name,
      statements: readFileSync(join(folder, name), "utf8")
        .split("--> statement-breakpoint")
        .map((statement) => statement.trim())
        .filter(Boolean),
    }));
};
