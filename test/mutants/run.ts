import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";
import { mutants } from "./all.ts";
import { type Mutant, planted, projectOf } from "./mutant.ts";

/**
 * `npm run mutants`: applies one planted bug at a time to a copy of the tree, runs the test that
 * must fail on it, and says which bugs were killed and which survived. Words after `--` choose the
 * bugs whose file, text or test contains one of them.
 */
type Verdict = "killed" | "survived" | "stale" | "broken";

/** Each lane has a copy of the tree; one for each of two cores. */
const LANES = 2;
/** For each file that runs: a busy machine is many times slower than a quiet one. */
const FILE_MS = 600_000;

const notCopied = ["node_modules", ".git", ".local", ".wrangler", "dist"];

const copyTree = (): string => {
  const scratch = mkdtempSync(join(tmpdir(), "gateway-mutants-"));
  cpSync(projectRoot, scratch, {
    recursive: true,
    filter: (path) => !notCopied.includes(path.slice(projectRoot.length).split(sep)[1] ?? ""),
  });
  symlinkSync(join(projectRoot, "node_modules"), join(scratch, "node_modules"));
  return scratch;
};

interface Run {
  /** The titles of the tests that failed. */
  failed: string[];
  passed: number;
}

/** Runs test files of one project; null if no test of them ran to its end. */
const runTests = async (root: string, project: string, files: string[]): Promise<Run | null> => {
  const report = join(root, "mutants-report.json");
  rmSync(report, { force: true });
  const args = ["run", "--config", "test/vitest.config.ts", "--project", project, ...files];
  const child = spawn(
    join(root, "node_modules/.bin/vitest"),
    [...args, "--reporter=json", `--outputFile=${report}`],
    { cwd: root, stdio: "ignore", env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
  const timer = setTimeout(() => child.kill("SIGKILL"), FILE_MS * files.length);
  await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  try {
    return readReport(readFileSync(report, "utf8"));
  } catch {
    return null;
  }
};

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const readReport = (text: string): Run | null => {
  const tests = (JSON.parse(text) as Report).testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  const passed = tests.filter(({ status }) => status === "passed").length;
  return failed.length + passed === 0 ? null : { failed, passed };
};

/** Without any bug every test must pass, or its failure would prove nothing. */
const checkKillers = async (root: string, chosen: readonly Mutant[]): Promise<string[]> => {
  const problems: string[] = [];
  const killers = new Set(chosen.map(({ killer }) => killer));
  const byProject = Map.groupBy(killers, projectOf);
  for (const [project, files] of byProject) {
    const run = await runTests(root, project, files);
    if (!run) problems.push(`no test of ${project} ran`);
    else problems.push(...run.failed.map((title) => `fails without a bug: ${title}`));
  }
  return problems;
};

const tryMutant = async (root: string, mutant: Mutant): Promise<[Verdict, string]> => {
  const path = join(root, mutant.file);
  let bug: string;
  try {
    bug = planted(root, mutant);
  } catch (error) {
    return ["stale", (error as Error).message];
  }
  const original = readFileSync(path, "utf8");
  writeFileSync(path, bug);
  try {
    const run = await runTests(root, projectOf(mutant.killer), [mutant.killer]);
    if (!run) return ["broken", `no test of ${mutant.killer} ran`];
    const [first, ...others] = run.failed;
    if (first === undefined) return ["survived", mutant.killer];
    return ["killed", others.length > 0 ? `${first} (and ${others.length} more)` : first];
  } finally {
    writeFileSync(path, original);
  }
};

const main = async (words: readonly string[]): Promise<void> => {
  const startedAt = Date.now();
  const chosen = mutants.filter(
    ({ bug, file, killer }) =>
      words.length === 0 || words.some((word) => `${bug} ${file} ${killer}`.includes(word)),
  );
  console.log(`${chosen.length} planted bugs…`);
  const roots = Array.from({ length: LANES }, copyTree);
  const verdicts: Verdict[] = [];
  try {
    const problems = await checkKillers(roots[0] as string, chosen);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    // Those of one project together: the fast ones first.
    const waiting = chosen.toSorted((a, b) => rank(a) - rank(b));
    const lane = async (root: string): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const begun = Date.now();
        const [verdict, detail] = await tryMutant(root, next);
        verdicts.push(verdict);
        const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
        console.log(
          `${verdict.padEnd(8)} ${next.file}: ${next.bug}\n         ${detail} (${seconds} s)`,
        );
      }
    };
    await Promise.all(roots.map(lane));
  } finally {
    for (const root of roots) rmSync(root, { recursive: true, force: true });
  }
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const kinds = ["killed", "survived", "stale", "broken"] as const;
  const totals = kinds.map((verdict) => `${count(verdict)} ${verdict}`).join(", ");
  console.log(`${totals}, in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  process.exitCode = count("killed") === chosen.length && chosen.length > 0 ? 0 : 1;
};

const rank = ({ killer }: Mutant): number => (projectOf(killer) === "unit" ? 0 : 1);

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
