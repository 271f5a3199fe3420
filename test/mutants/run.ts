import { fork } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";
import { mutants } from "./all.ts";
import type { Verdict } from "./lane.ts";
import { projectOf } from "./mutant.ts";

/**
 * `npm run mutants`: applies one planted bug at a time to a copy of the tree, runs the test that
 * must fail on it, and says which bugs were killed and which survived. Words after `--` choose the
 * bugs whose file, text or test contains one of them.
 */

/** Each lane has a copy of the tree; one for each of two cores. */
const LANES = 2;

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

/** The chosen bugs of each lane by place: those of one test file together, fast ones first. */
const lanesOf = (chosen: readonly number[]): number[][] => {
  const lanes = Array.from({ length: LANES }, (): number[] => []);
  const killerOf = (place: number) => mutants[place]?.killer ?? "";
  const rank = (place: number) => (projectOf(killerOf(place)) === "unit" ? 0 : 1);
  const groups = Map.groupBy(
    chosen.toSorted((a, b) => rank(a) - rank(b)),
    killerOf,
  );
  for (const group of groups.values()) {
    const unit = group.every((place) => rank(place) === 0);
    const load = (lane: number[]) => lane.filter((place) => (rank(place) === 0) === unit).length;
    lanes.toSorted((a, b) => load(a) - load(b))[0]?.push(...group);
  }
  return lanes;
};

const runLane = (root: string, places: readonly number[], tell: (told: Verdict) => void) =>
  new Promise<void>((resolve) => {
    // What the tests print is not wanted here.
    const child = fork(join(import.meta.dirname, "lane.ts"), [root, ...places.map(String)], {
      cwd: root,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    child.on("message", (told) => tell(told as Verdict));
    child.once("close", () => resolve());
  });

const main = async (words: readonly string[]): Promise<void> => {
  const startedAt = Date.now();
  const chosen = [...mutants.keys()].filter((place) => {
    const { bug, file, killer } = mutants[place] ?? { bug: "", file: "", killer: "" };
    return words.length === 0 || words.some((word) => `${bug} ${file} ${killer}`.includes(word));
  });
  console.log(`${chosen.length} planted bugs…`);
  const verdicts: Verdict["verdict"][] = [];
  const tell = ({ place, verdict, detail, milliseconds }: Verdict): void => {
    verdicts.push(verdict);
    const seconds = (milliseconds / 1_000).toFixed(1);
    const { file, bug } = mutants[place] ?? { file: "", bug: "" };
    console.log(`${verdict.padEnd(8)} ${file}: ${bug}\n         ${detail} (${seconds} s)`);
  };
  await Promise.all(
    lanesOf(chosen).map(async (places) => {
      const root = copyTree();
      try {
        await runLane(root, places, tell);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }),
  );
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
  const kinds = ["killed", "survived", "stale", "broken"] as const;
  const totals = kinds.map((verdict) => `${count(verdict)} ${verdict}`);
  totals.push(`${chosen.length - verdicts.length} not tried`);
  console.log(`${totals.join(", ")}, in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  process.exitCode = count("killed") === chosen.length && chosen.length > 0 ? 0 : 1;
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
