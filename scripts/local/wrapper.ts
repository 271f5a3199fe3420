import { rmSync } from "node:fs";
import { createRequire, flushCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { D1Database } from "@cloudflare/workers-types";
import type * as MiniflareModule from "miniflare";
import type { Miniflare } from "miniflare";
import { startFront } from "./front.ts";
import { withHosts } from "./hosts.ts";
import { requestOk } from "./http.ts";
import { readJsonFile, writeJsonFile } from "./places.ts";
import { childrenOf } from "./processes.ts";
import { sha256Hex } from "./secrets.ts";
import type { Migration, WorkerPlan } from "./worker-plan.ts";

/**
 * One worker in its own process, so it can be killed alone: `node wrapper.ts NAME STATE` (both only
 * name the process). The plan arrives over the pipe from the supervisor. When that pipe closes, for
 * whatever reason, the worker and this process end too.
 */
export type ToWrapper = { type: "start"; plan: WorkerPlan } | { type: "stop" };

export type FromWrapper =
  | { type: "ready"; workerdPid: number }
  | { type: "failed"; message: string };

/** `import` would read its six megabytes once more, to find out what kind of module it is. */
const {
  Log,
  LogLevel,
  Miniflare: Runtime,
} = createRequire(import.meta.url)("miniflare") as typeof MiniflareModule;

const SCHEDULE_MS = 5_000;

const tell = (message: FromWrapper): void => {
  if (process.connected) process.send?.(message);
};

const workerdPid = (): number => childrenOf(process.pid)[0] ?? 0;

const run = async (plan: WorkerPlan): Promise<Miniflare> => {
  // Temporary files of the runtime, left behind by a kill.
  const scratch = join(plan.storage, "scratch");
  rmSync(scratch, { recursive: true, force: true });
  const miniflare = new Runtime({
    workers: withHosts(await atTheRightTime(plan), plan.hosts),
    resourcePersistencePath: join(plan.storage, "kept"),
    resourceTmpPath: scratch,
    host: "127.0.0.1",
    ...(plan.inspectorPort ? { inspectorPort: plan.inspectorPort } : {}),
    // No location is looked up on the network.
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: ({ level, message }) => {
      (level === "error" || level === "warn" ? process.stderr : process.stdout).write(
        `${message}\n`,
      );
    },
    // Ends both processes; the supervisor restarts them on another port with the current clock.
    unsafeHandleRuntimeRestart: () => endAtOnce(),
  });
  await miniflare.ready;
  await migrateAll(miniflare, plan);
  if (plan.scheduled) callScheduledHandler(miniflare);
  if (plan.front) {
    const { port } = await miniflare.unsafeGetDirectURL();
    await startFront({ listen: plan.front.port, forward: Number(port) }, plan.front.resetWord);
  }
  return miniflare;
};

const CLOCK_PATIENCE_MS = 60_000;

/**
 * The worker with the current offset of the clock. The sandbox stores it and may still be starting.
 */
const atTheRightTime = async ({ worker, clockUrl }: WorkerPlan): Promise<WorkerPlan["worker"]> => {
  if (!clockUrl) return worker;
  const deadline = Date.now() + CLOCK_PATIENCE_MS;
  for (;;) {
    try {
      const { offset_ms } = await requestOk<{ offset_ms: number }>(clockUrl, { timeoutMs: 5_000 });
      const CLOCK_OFFSET_MS = { type: "text" as const, value: String(offset_ms) };
      const env = { ...worker.config.env, CLOCK_OFFSET_MS };
      return { ...worker, config: { ...worker.config, env } };
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
};

/**
 * Brings every database up to date. To ask them for their migrations takes a fifth of a restart, so
 * a note says which ones they all have. Code with other migrations asks again.
 */
const migrateAll = async (miniflare: Miniflare, { databases, storage }: WorkerPlan) => {
  const note = join(storage, "kept/migrated.json");
  const all = sha256Hex(JSON.stringify(databases));
  if (readJsonFile<string>(note) === all) return;
  for (const { binding, migrations } of databases) {
    const database = await miniflare.getD1Database(binding);
    await migrate(database as unknown as D1Database, migrations);
  }
  writeJsonFile(note, all);
};

/** Each migration and its record are one batch: both are written or neither. */
const migrate = async (database: D1Database, migrations: Migration[]): Promise<void> => {
  await database
    .prepare("CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY, applied_at TEXT)")
    .run();
  const { results } = await database
    .prepare("SELECT name FROM d1_migrations")
    .all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    await database.batch([
      // As one text: each call of `prepare` waits for workerd, and there are a hundred statements.
      database.prepare(statements.join("\n")),
      database
        .prepare("INSERT INTO d1_migrations (name, applied_at) VALUES (?, ?)")
        .bind(name, new Date().toISOString()),
    ]);
  }
};

/** Miniflare runs no cron. */
const callScheduledHandler = (miniflare: Miniflare): void => {
  setInterval(async () => {
    try {
      const worker = await miniflare.getWorker();
      await worker.scheduled({ cron: "* * * * *", scheduledTime: new Date() });
    } catch (error) {
      process.stderr.write(`The scheduled handler failed: ${(error as Error).message}\n`);
    }
  }, SCHEDULE_MS).unref();
};

let running: Promise<Miniflare> | null = null;

const start = async (plan: WorkerPlan): Promise<void> => {
  try {
    running = run(plan);
    await running;
    tell({ type: "ready", workerdPid: workerdPid() });
    // For the next process, if NODE_COMPILE_CACHE says where: this one may be killed.
    flushCompileCache();
  } catch (error) {
    tell({ type: "failed", message: (error as Error).message });
    await stop(1);
  }
};

/** Waits only a moment, because even a kill would lose nothing. */
const stop = async (code: number): Promise<void> => {
  setTimeout(() => endAtOnce(), 3_000).unref();
  await running?.then((miniflare) => miniflare.dispose()).catch(() => undefined);
  process.exit(code);
};

const endAtOnce = (): void => {
  for (const pid of childrenOf(process.pid)) process.kill(pid, "SIGKILL");
  process.exit(1);
};

process.on("message", (message: ToWrapper) => {
  if (message.type === "start") void start(message.plan);
  else void stop(0);
});
process.on("disconnect", endAtOnce);
// Ignored: a terminal's Ctrl-C must not end the worker. The supervisor decides.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => void stop(0));
