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

const planFloor = (bundle: string, port: number, storage: string): WorkerPlan => ({
  storage,
  databases: [
    {
      binding: "DB",
      migrations: [
        {
          name: "floor",
          statements: [
            "CREATE TABLE floor (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID",
            "INSERT INTO floor VALUES ('key', printf('%0400d', 0))",
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
      },
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
