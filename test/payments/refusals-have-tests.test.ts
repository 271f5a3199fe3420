import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { problemCatalogue } from "../../src/kernel/problems.ts";

/** Every refusal code has a test (docs: how the code reads): the codes that payments can give. */
const root = resolve(import.meta.dirname, "../..");

const textOf = (pattern: string, except: readonly string[] = []): string =>
  globSync(pattern, { cwd: root })
    .filter((path) => !except.some((name) => path.endsWith(name)))
    .map((path) => readFileSync(resolve(root, path), "utf8"))
    .join("\n");

const sources = textOf("src/{payments,sca,transfers,banks,directory}/**/*.ts");
const tests = textOf("test/{payments,sca,transfers,banks,directory,platform,flows}/**/*.test.ts", [
  "refusals-have-tests.test.ts",
]);

/** Objects serialise duplicates, so nobody meets a first request that is still running. */
const neverMet = ["IDEMPOTENCY_IN_PROGRESS"];

const given = Object.keys(problemCatalogue).filter(
  (code) => sources.includes(`"${code}"`) && !neverMet.includes(code),
);

it.each(given)("%s is expected by a test", (code) => {
  expect(tests).toContain(`"${code}"`);
});

it("finds the codes that it looks for", () => {
  expect(given.length).toBeGreaterThan(30);
});
