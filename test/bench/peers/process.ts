import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ProviderStarted } from "./server.ts";

export interface RunningProvider extends ProviderStarted {
  pid: number;
  stop(): Promise<void>;
}

/** Runs oidc-provider in a Node process of its own, the project's Node. */
export const startProvider = async (): Promise<RunningProvider> => {
  const server = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [started] = (await Promise.race([
    once(server, "message"),
    once(server, "exit").then(() => {
      throw new Error("oidc-provider did not start");
    }),
  ])) as [ProviderStarted];
  return {
    ...started,
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, "exit");
      server.disconnect();
      await ended;
    },
  };
};
