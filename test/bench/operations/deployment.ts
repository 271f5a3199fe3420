import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { projectRoot } from "../../../scripts/local/places.ts";
import { startWorld } from "../../support/world.ts";
import { startFloor } from "../floor/process.ts";
import { processorTime } from "../measure/processor-time.ts";
import { type Bench, gatewayPid } from "../operation.ts";
import { spreadOf } from "../report/figures.ts";
import type { Row } from "../report/result.ts";

/** What is deployed, and how long it takes to start. */
const MOST_KIB = 250;
const MOST_STARTUP_MS = 50;
const MOST_READY_MS = 8_000;

export const measureDeployment = async (bench: Bench): Promise<Row[]> => [
  bundleRow(),
  await startUpRow(bench),
  await readyRow(),
];

/** Every module that `wrangler deploy` uploads, as it compresses them; no source map. */
const bundleRow = (): Row => {
  const directory = mkdtempSync(join(tmpdir(), "gateway-bundle-"));
  try {
    const wrangler = join(projectRoot, "node_modules/.bin/wrangler");
    const asked = ["deploy", "--env", "example", "--dry-run", "--outdir", directory];
    execFileSync(wrangler, asked, { cwd: projectRoot, stdio: "ignore" });
    const modules = readdirSync(directory).filter((file) => !/\.map$|^README/.test(file));
    const bytes = modules.map((file) => gzipSync(readFileSync(join(directory, file))).length);
    const whole = bytes.reduce((sum, one) => sum + one, 0);
    return {
      ...{ name: "the gateway's modules, compressed", unit: "KiB", ours: spreadOf([whole / 1024]) },
      target: { figure: "ours", most: MOST_KIB },
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Processor time from the start of workerd to its first answer, without that of a floor. */
const startUpRow = async (bench: Bench): Promise<Row> => {
  await bench.running.kill("gateway");
  await bench.running.untilAnswering("gateway");
  let ours = Number.NaN;
  // The table of processes changes a moment after the first answer.
  for (let wait = 0; Number.isNaN(ours) && wait < 50; wait += 1) {
    await sleep(100);
    ours = processorTime(gatewayPid(bench)) / 1_000;
  }
  const directory = mkdtempSync(join(tmpdir(), "gateway-floor-"));
  const floor = await startFloor(directory);
  await fetch(`${floor.baseUrl}/null`);
  const bare = processorTime(floor.workerdPid) / 1_000;
  await floor.stop();
  rmSync(directory, { recursive: true, force: true });
  return {
    ...{ name: "processor time of the start, without the floor's", unit: "ms" },
    ...{ ours: spreadOf([ours - bare]), target: { figure: "ours", most: MOST_STARTUP_MS } },
  };
};

/** A whole world, from nothing to ready: bundles, databases and enrolment. */
const readyRow = async (): Promise<Row> => {
  const startedAt = performance.now();
  const running = await startWorld();
  const time = performance.now() - startedAt;
  await running.stop();
  return {
    ...{ name: "npm start until ready, by the clock", unit: "ms", ours: spreadOf([time]) },
    target: { figure: "ours", most: MOST_READY_MS },
  };
};
