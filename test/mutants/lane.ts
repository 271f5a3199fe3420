import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { mutants } from "./all.ts";
import { type Mutant, planted, projectOf } from "./mutant.ts";

/**
 * One lane of `npm run mutants`: a process with a copy of the tree, in which it plants its bugs one
 * after the other. `lane.ts ROOT PLACE…`: the places of the bugs in `all.ts`, those of one test
 * file together. It tells the parent one verdict for each bug. One vitest stays open for all bugs
 * of a project, because to start it and to read the modules takes longer than most tests.
 */
export interface Verdict {
  place: number;
  verdict: "killed" | "survived" | "stale" | "broken";
  detail: string;
  milliseconds: number;
}

const [root = "", ...places] = process.argv.slice(2);

const open = async (project: string): Promise<Vitest> => {
  const vitest = await createVitest("test", {
    ...{ root, config: "test/vitest.config.ts", project: [project], watch: false },
    reporters: [{}],
  });
  await vitest.standalone();
  return vitest;
};

interface Run {
  failed: string[];
  passed: number;
}

/** Null if no test of the file ran to its end. */
const runKiller = async (vitest: Vitest, killer: string): Promise<Run | null> => {
  const path = join(root, killer);
  const { testModules } = await vitest.runTestSpecifications(vitest.getModuleSpecifications(path));
  const tests = testModules
    .filter(({ moduleId }) => moduleId === path)
    .flatMap(({ children }) => [...children.allTests()]);
  const failed = tests.filter((test) => test.result().state === "failed");
  const passed = tests.filter((test) => test.result().state === "passed").length;
  if (failed.length + passed === 0) return null;
  return { failed: failed.map(({ fullName }) => fullName), passed };
};

/** Without a bug every test must pass, or its failure would prove nothing. */
const hindrance = async (vitest: Vitest, killer: string): Promise<string | null> => {
  const run = await runKiller(vitest, killer);
  if (!run) return `no test of ${killer} ran`;
  return run.failed.length > 0 ? `fails without a bug: ${run.failed[0]}` : null;
};

type Tried = Pick<Verdict, "verdict" | "detail">;

const tryMutant = async (vitest: Vitest, mutant: Mutant): Promise<Tried> => {
  const path = join(root, mutant.file);
  let bug: string;
  try {
    bug = planted(root, mutant);
  } catch (error) {
    return { verdict: "stale", detail: (error as Error).message };
  }
  const original = readFileSync(path, "utf8");
  writeFileSync(path, bug);
  vitest.invalidateFile(path);
  try {
    const run = await runKiller(vitest, mutant.killer);
    if (!run) return { verdict: "broken", detail: `no test of ${mutant.killer} ran` };
    const [first, ...others] = run.failed;
    if (first === undefined) return { verdict: "survived", detail: mutant.killer };
    return {
      verdict: "killed",
      detail: others.length > 0 ? `${first} (and ${others.length} more)` : first,
    };
  } finally {
    writeFileSync(path, original);
    vitest.invalidateFile(path);
  }
};

const chosen = places.map((place) => ({
  place: Number(place),
  mutant: mutants[Number(place)] as Mutant,
}));
for (const [project, ofProject] of Map.groupBy(chosen, ({ mutant }) => projectOf(mutant.killer))) {
  const vitest = await open(project);
  for (const [killer, ofKiller] of Map.groupBy(ofProject, ({ mutant }) => mutant.killer)) {
    const broken = await hindrance(vitest, killer);
    for (const { place, mutant } of ofKiller) {
      const begun = Date.now();
      const tried: Tried = broken
        ? { verdict: "broken", detail: broken }
        : await tryMutant(vitest, mutant);
      process.send?.({ place, ...tried, milliseconds: Date.now() - begun } satisfies Verdict);
    }
  }
  await vitest.close();
}
process.exit();
