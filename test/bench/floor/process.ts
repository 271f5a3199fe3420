import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { bundleWorker } from "../../../scripts/local/bundle.ts";
import type { WorkerPlan } from "../../../scripts/local/worker-plan.ts";
import { readWranglerConfig } from "../../../scripts/local/worker-plan.ts";
import type { FromWrapper, ToWrapper } from "../../../scripts/local/wrapper.ts";

export interface RunningFloor {
  baseUrl: string;
  inspectorPort: number;
  workerdPid: number;
  stop(): Promise<void>;
}

/** Runs the floor worker in the same wrapper as the gateway: same Miniflare, same options. */
export const startFloor = async (stateDir: string): Promise<RunningFloor> => {
  const bundle = await bundleWorker(
    join(import.meta.dirname, "worker.ts"),
    join(stateDir, "build"),
  );
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const wrapper = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../../scripts/local/wrapper.ts"), "floor", stateDir],
    { stdio: ["ignore", "ignore", "inherit", "ipc"] },
  );
  const storage = join(stateDir, "storage");
  const send = (message: ToWrapper) => wrapper.send(message);
  send({ type: "start", plan: { ...planFloor(bundle, port, storage), inspectorPort } });
  const [said] = (await once(wrapper, "message")) as [FromWrapper];
  if (said.type === "failed") throw new Error(`The floor worker failed: ${said.message}`);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    inspectorPort,
    workerdPid: said.workerdPid,
    async stop() {
      const ended = once(wrapper, "exit");
      send({ type: "stop" });
      await ended;
    },
  };
};

/** As many numbers from 0 on, named `i`. */
const numbers = (count: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;

const planFloor = (bundle: string, port: number, storage: string): WorkerPlan => ({
  storage,
  databases: [
    {
      binding: "DB",
      migrations: [
        {
          name: "floor",
          statements: [
            "CREATE TABLE floor (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;",
            `${numbers(1_000)} INSERT INTO floor SELECT 'customer-' || i, printf('%0400d', i) FROM n;`,
            "CREATE TABLE pages (owner TEXT, at INTEGER, key TEXT, value TEXT);",
            "CREATE INDEX page ON pages (owner, at);",
            `${numbers(20_000)} INSERT INTO pages
              SELECT 'owner', i, printf('pay_%043d', i), printf('%0400d', i) FROM n;`,
          ],
        },
      ],
    },
  ],
  scheduled: false,
  worker: {
    config: {
      name: "floor",
      compatibilityDate: readWranglerConfig("gateway").compatibility_date ?? "",
      manifest: {
        mainModule: "index.js",
        modulesRoot: join(bundle, ".."),
        modules: { "index.js": { type: "esm", contents: readFileSync(bundle, "utf8") } },
      },
      env: {
        OBJECTS: { type: "durable-object", worker: "floor", exportName: "FloorObject" },
        DB: { type: "d1", id: "floor" },
        LATER: { type: "queue", name: "floor-later" },
        HOOKS: { type: "queue", name: "floor-hooks" },
      },
      triggers: [
        { type: "queue", name: "floor-later", maxBatchSize: 100, maxBatchTimeout: 1 },
        { type: "queue", name: "floor-hooks", maxBatchSize: 10, maxBatchTimeout: 0 },
      ],
      exports: { FloorObject: { type: "durable-object", storage: "sqlite" } },
    },
    dev: {
      rootPath: join(bundle, ".."),
      unsafeDirectSockets: [{ host: "127.0.0.1", port }],
    },
  },
});

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
};
