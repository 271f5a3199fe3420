import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { Log, LogLevel, Miniflare } from "miniflare";
import { bundleWorker } from "../../../scripts/local/bundle.ts";
import { requestOk } from "../../../scripts/local/http.ts";
import { childrenOf } from "../../../scripts/local/processes.ts";
import {
  entryOf,
  highRegistryLimits,
  planWorker,
  readWranglerConfig,
} from "../../../scripts/local/worker-plan.ts";

/**
 * A separate registry with many handles in its own workerd. The handles are written directly into
 * the database, because the API would take hours.
 */
export interface RegistryPlace {
  url: string;
  workerdPid: number;
  gatewayKey: string;
  bank: { key: string; handle: string };
  stop(): Promise<void>;
}

const OWNER_KEY = "ak_of_the_bench";
const BANK = "bnk_bench";

/** The n-th handle that the bench has written. */
export const aliasOf = (n: number): string => `customer-${n}`;

export const startRegistry = async (handles: number): Promise<RegistryPlace> => {
  const storage = mkdtempSync(join(tmpdir(), "gateway-bench-registry-"));
  const config = readWranglerConfig("registry");
  const bundle = await bundleWorker(entryOf("registry"), join(storage, "build"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const values = {
    ...highRegistryLimits,
    BASE_URL: url,
    MASTER_KEY: randomBytes(32).toString("hex"),
    IDENTITY_KEY: randomBytes(32).toString("hex"),
    OWNER_ADMIN_KEY_SHA256: createHash("sha256").update(OWNER_KEY).digest("hex"),
  };
  const plan = planWorker({ name: "registry", config, bundle, port, storage, values });
  const { miniflare, workerdPid } = await run(plan.worker, storage);
  for (const { binding, migrations } of plan.databases) {
    const migrated = await databaseOf(miniflare, binding);
    for (const { statements } of migrations) {
      await migrated.batch(statements.map((statement) => migrated.prepare(statement)));
    }
  }
  const database = await databaseOf(miniflare);
  const keys = await enrol(url);
  await writeHandles(database, handles);
  return { url, workerdPid, ...keys, stop: () => stop(miniflare, storage) };
};

type WorkerOptions = ConstructorParameters<typeof Miniflare>[0]["workers"][number];

/** One after the other, because a process is recognised by being new. */
const run = async (worker: WorkerOptions, storage: string) => {
  const before = new Set(childrenOf(process.pid));
  const miniflare = new Miniflare({
    workers: [worker],
    resourcePersistencePath: join(storage, "kept"),
    resourceTmpPath: join(storage, "scratch"),
    host: "127.0.0.1",
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    // Audit heads and similar, which nobody reads here.
    handleStructuredLogs: () => undefined,
  });
  await miniflare.ready;
  const workerdPid = childrenOf(process.pid).find((pid) => !before.has(pid)) ?? 0;
  return { miniflare, workerdPid };
};

const databaseOf = async (miniflare: Miniflare, binding = "DB"): Promise<D1Database> =>
  (await miniflare.getD1Database(binding)) as unknown as D1Database;

const stop = async (miniflare: Miniflare, storage: string): Promise<void> => {
  await miniflare.dispose();
  rmSync(storage, { recursive: true, force: true });
};

const enrol = async (url: string) => {
  const admin = <Body>(path: string, body: object) =>
    requestOk<Body>(`${url}/admin/v1${path}`, {
      method: "POST",
      body,
      headers: { "x-gateway-admin-key": OWNER_KEY },
    });
  const bank = { bank_id: BANK, bank_handle: "bench", name: "Bench", realm: "test" };
  await admin("/banks", { ...bank, capabilities: ["PAYMENTS"] });
  const { key } = await admin<{ key: string }>(`/banks/${BANK}/keys`, {});
  const gateway = { name: "bench", realm: "test" };
  const { gateway_id } = await admin<{ gateway_id: string }>("/gateways", gateway);
  const gatewayKey = await admin<{ key: string }>(`/gateways/${gateway_id}/keys`, {});
  return { gatewayKey: gatewayKey.key, bank: { key, handle: "bench" } };
};

const numbers = (from: number, until: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${until - 1})`;

const PER_STATEMENT = 20_000;

/** As the API would have written them: one verified handle with one LINKED default account each. */
export const handleRows = (from: number, until: number): string[] => {
  const range = numbers(from, until);
  return [
    `${range} INSERT INTO handles
          (realm, handle_id, alias, status, sponsor_bank_id, subject, created_at, verified_at,
            bucket)
        SELECT 'test', printf('hdl_%043d', i), 'customer-' || i, 'ACTIVE', '${BANK}',
          printf('%064d', i), 0, 0, printf('%x', i % 16) FROM n`,
    `${range} INSERT INTO links (realm, account_ref, handle_id, bank_id, currency,
          capabilities, status, is_default, is_bank_default, is_payer_default, is_payee_default,
          visibility, bucket, created_at, linked_at)
        SELECT 'test', printf('acc_%043d', i), printf('hdl_%043d', i), '${BANK}', 'USD',
          '["PAYMENTS"]', 'LINKED', 1, 1, 0, 0, 'PUBLIC', printf('%x', i % 16), 0, 0 FROM n`,
  ];
};

const writeHandles = async (database: D1Database, handles: number): Promise<void> => {
  for (let from = 0; from < handles; from += PER_STATEMENT) {
    const rows = handleRows(from, Math.min(from + PER_STATEMENT, handles));
    await database.batch(rows.map((sql) => database.prepare(sql)));
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
