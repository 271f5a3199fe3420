import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/local/places.ts";
import { list } from "../house/source.ts";
import { mutants } from "./all.ts";
import { type Mutant, planted } from "./mutant.ts";

/** `npm run mutants` runs the tests that must fail. This notices a patch that no longer fits. */
test.each(mutants)("$file: $bug", (mutant) => {
  expect(planted(projectRoot, mutant)).toContain(mutant.to);
  expect(existsSync(join(projectRoot, mutant.killer))).toBe(true);
});

test("each bug is another one", () => {
  // What several kinds share is noticed by the tests of each.
  const patches = mutants.map(({ file, from, to, killer }) => [file, from, to, killer].join("\n"));
  expect(new Set(patches).size).toBe(mutants.length);
  expect(new Set(mutants.map(({ bug }) => bug)).size).toBe(mutants.length);
});

test("every folder of src has a planted bug", () => {
  const folders = new Set(list("src/*/*").map((path) => path.split("/")[1]));
  const planted = new Set(mutants.map(({ file }) => file.split("/")[1]));
  expect([...folders].filter((folder) => !planted.has(folder))).toEqual([]);
});

test.each<[fact: string, patch: Partial<Mutant>, problem: string]>([
  ["names no file", { file: "src/nothing.ts" }, "does not exist"],
  ["names a line that is gone", { from: "no such line" }, "holds it 0 times"],
  ["names a line of which there are several", { from: "const " }, "times: const "],
  ["changes nothing", { to: mutants[0]?.from ?? "" }, "changes nothing"],
])("a patch that %s is stale", (_fact, patch, problem) => {
  const [first] = mutants;
  if (!first) throw new Error("there are no planted bugs");
  expect(() => planted(projectRoot, { ...first, ...patch })).toThrow(problem);
});
