import { spawn } from "node:child_process";

/**
 * `npm run bench:scale`: the database time of every page of the console and of every cron run with
 * a million payments and half a million handles, then the cost of one operation of the registry
 * with few and many handles. Fails above 50 ms, or if a cost grows.
 */
const vitest = ["node_modules/vitest/vitest.mjs", "run", "-c", "test/bench/scale.config.ts"];
const child = spawn(process.execPath, vitest, { stdio: "inherit" });
const code = await new Promise((resolve) => child.on("exit", resolve));
if (code !== 0) process.exitCode = 1;
await import("./scale/registry-scale.ts");
