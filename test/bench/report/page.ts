import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../scripts/local/places.ts";
import { tableOf } from "./report.ts";
import { type BenchResult, readResult, writeResult } from "./result.ts";

/** The committed figures: one file for each kind of run, and the page that shows them. */
const RESULTS = join(projectRoot, "test/bench/results");
const PAGE = join(projectRoot, "docs/benchmarks.md");

export const keepResult = (
  name: "bench" | "scale" | "soak" | "peers",
  result: BenchResult,
): void => {
  mkdirSync(RESULTS, { recursive: true });
  writeResult(join(RESULTS, `${name}.json`), result);
  const kept = readdirSync(RESULTS)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readResult(join(RESULTS, file)));
  writeFileSync(PAGE, pageOf(kept));
  console.log(`Kept in ${RESULTS} and ${PAGE}.`);
};

const pageOf = (results: readonly BenchResult[]): string =>
  `# Benchmarks

The figures of one run of each bench, written by \`--keep\` ([test/bench](../test/bench/README.md)).
Absolute figures depend on the machine and the hour: compare the ratios, and run it yourself. A floor
is a worker that takes the same steps of the platform and does nothing else. A ratio above 1 means
that ours is faster.
${results.map(sectionOf).join("")}`;

const sectionOf = ({ command, date, commit, machine, versions, rows }: BenchResult): string => {
  const parts = [...new Set(rows.map(({ part }) => part))];
  const tables = parts.map((part) => {
    const [head = [], ...lines] = tableOf(rows.filter((row) => row.part === part));
    const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
    const rule = head.map((_, place) => (place === 0 ? "---" : "---:"));
    return `\n### ${part}\n\n${[head, rule, ...lines].map(line).join("\n")}\n`;
  });
  const { processor, cores, memory, system } = machine;
  const used = Object.entries(versions).map((entry) => entry.join(" "));
  return `
## \`${command}\`

${date.slice(0, 10)}, commit ${commit}, ${processor}, ${cores} cores, ${memory}, ${system}; ${used.join(", ")}.
${tables.join("")}`;
};
