import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { projectRoot } from "./local/places.ts";
import { sizeProblem } from "./worker-size.ts";

/**
 * `npm test`: the checks and tests. `-- --campaigns` adds those that kill, restart and disturb
 * whole worlds, as a landing demands; `-- --quick` leaves out all that starts a worker.
 * Everything runs even after a failure; the last line has the totals. A static check counts as one.
 *
 * Four lanes take one check after the other: on two cores, because half of the checks wait for
 * worlds half of their time. Each check's output is printed complete at its end. The failed tests
 * are printed again at the end, because logs are often cut at the front.
 */
interface Tally {
  passed: number;
  failed: number;
  /** The failed tests, each with its reason; empty if the tests were not counted one by one. */
  failures: string[];
}

interface Check {
  title: string;
  command: string[];
  /** A check that starts workers or a browser, and takes minutes; `--quick` skips it. */
  slow?: boolean;
  /** The vitest projects whose tests are counted one by one. */
  projects?: string[];
  /** Kills and restarts worlds, for a quarter of an hour: only `--campaigns` runs it. */
  campaign?: boolean;
  /** The folders of the tests; all by default. */
  folders?: string[];
  /** What is wrong with what it says, even if it succeeds; null for nothing. */
  problemIn?: (output: string) => string | null;
}

/** Characters of a failed test's reason that are printed again at the end. */
const LONGEST_REASON = 1_500;

const quick = process.argv.includes("--quick");
const campaigns = process.argv.includes("--campaigns");

const LANES = 4;

/** Linux has a file system in memory here. Containers may give it a few megabytes only. */
const MEMORY = "/dev/shm";

/** Ten times what a run has at once in its files. */
const ROOM_BYTES = 2 * 2 ** 30;

/** Where the files of a run are. None outlives it, so they need not wait for a disk. */
const placeOfFiles = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

const scratch = mkdtempSync(join(placeOfFiles(), "gateway-tests-"));

const dryRun = (config: string, environment: string): string[] => [
  "wrangler",
  "deploy",
  "--dry-run",
  "--config",
  config,
  "--env",
  environment,
  "--outdir",
  join(scratch, "deploy"),
];

const products = ["test/products/"];
/** Its counts are those of a gateway that no other file has used. */
const costs = ["test/costs/"];
const others = globSync("test/*/", { cwd: projectRoot })
  .map((folder) => `${folder}/`)
  .filter((folder) => ![...products, ...costs].includes(folder));

/** Every environment of every configuration. */
const environments = globSync("{.,workers/*}/wrangler.toml", { cwd: projectRoot })
  .sort()
  .flatMap((config) => {
    const text = readFileSync(join(projectRoot, config), "utf8");
    return [...text.matchAll(/^\[env\.([a-z0-9-]+)\]$/gm)].map(
      ([, name = ""]): [string, string] => [config, name],
    );
  });

const tests = (
  title: string,
  projects: string[],
  kind: Pick<Check, "slow" | "campaign" | "folders"> = {},
): Check => ({
  title,
  projects,
  ...kind,
  command: ["vitest", "run", "--config", "test/vitest.config.ts"],
});

/** The longest first, so that the short ones are left for a lane that would be idle at the end. */
const checks: Check[] = [
  // In two halves, so that two lanes can share the longest check.
  tests("other objects of the gateway", ["objects-gateway"], { slow: true, folders: others }),
  tests("objects of the products", ["objects-gateway"], { slow: true, folders: products }),
  tests("faults", ["faults"], { slow: true, campaign: true }),
  tests("browser", ["browser"], { slow: true }),
  tests("restarts", ["restarts"], { slow: true, campaign: true }),
  tests("flows over HTTP", ["flows"], { slow: true }),
  tests("objects of registry and sandbox", ["objects-registry", "objects-sandbox"], { slow: true }),
  tests("unit tests", ["unit"]),
  tests("round trips of the gateway", ["objects-gateway"], { slow: true, folders: costs }),
  ...globSync("{.,scripts,test,test/browser}/tsconfig.json", { cwd: projectRoot }).map(
    (config) => ({
      title: `types of ${config}`,
      // One checker: several finish sooner on idle cores, and check much twice.
      command: ["tsc", "-p", config, "--checkers", "1"],
    }),
  ),
  { title: "generated documents", command: ["node", "scripts/generate-docs.ts", "--check"] },
  { title: "lint and format", command: ["biome", "check"] },
  { title: "dead code", command: ["knip"] },
  ...environments.map(([config, name]) => ({
    title: `deploy ${name} of ${config} (dry run)`,
    command: dryRun(config, name),
    problemIn: (output: string) =>
      output.includes("WARNING") ? "It warns." : sizeProblem(config, output),
  })),
];

const run = async (check: Check): Promise<Tally> => {
  const startedAt = Date.now();
  const report = join(scratch, `${checks.indexOf(check)}.json`);
  const [program = "", ...args] = check.command;
  if (check.projects) {
    args.push(...check.projects.flatMap((project) => ["--project", project]));
    args.push(...(check.folders ?? []));
    args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  }
  const { code, output } = await execute(program, args);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n— ${check.title} (${seconds} s)\n${output.trimEnd()}`);
  if (check.projects) return tallyOf(report, code);
  const problem = check.problemIn?.(output) ?? null;
  if (code === 0 && problem === null) return { passed: 1, failed: 0, failures: [] };
  const reason = output.trim().slice(-LONGEST_REASON);
  return { passed: 0, failed: 1, failures: [problem === null ? reason : `${reason}\n${problem}`] };
};

const execute = (program: string, args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(join(projectRoot, "node_modules/.bin", program), args, {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        TMPDIR: scratch,
        WRANGLER_SEND_METRICS: "false",
        // Built once, by the first world (test/support/checked-bundles.ts).
        CHECKED_BUNDLES: join(scratch, "bundles"),
        // Some hundred processes start, most of them with the same megabytes of code.
        NODE_COMPILE_CACHE: join(scratch, "compiled"),
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** What is read of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A run that failed without a failed test (for example a file that did not load) counts as one. */
const tallyOf = (report: string, code: number): Tally => {
  try {
    const read = JSON.parse(readFileSync(report, "utf8")) as Report;
    const failed = read.numFailedTests || (code === 0 ? 0 : 1);
    return { passed: read.numPassedTests, failed, failures: read.testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
};

const failuresOf = (file: Report["testResults"][number]): string[] => {
  const place = relative(projectRoot, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0 && file.status === "failed") return [`${place}\n${file.message}`];
  return failed.map(({ fullName, failureMessages }) => {
    const reason = failureMessages.join("\n").slice(0, LONGEST_REASON);
    return `${place} > ${fullName}\n${reason}`;
  });
};

const main = async (): Promise<void> => {
  if (!quick) process.env.CHROMIUM_PATH = ensureChromium();
  const total: Tally = { passed: 0, failed: 0, failures: [] };
  const waiting = checks.filter(
    ({ slow, campaign }) => !(quick && slow) && !(campaign && !campaigns),
  );
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const tally = await run(check);
      total.passed += tally.passed;
      total.failed += tally.failed;
      if (tally.failed > 0) total.failures.push(`${check.title}:`, ...tally.failures);
    }
  };
  console.log(`Running ${waiting.length} checks…`);
  await Promise.all(Array.from({ length: LANES }, lane));
  if (total.failed > 0) console.log(`\nFailed:\n\n${total.failures.join("\n\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
