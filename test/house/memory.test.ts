import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/local/places.ts";
import { codeOf, workerSources } from "./source.ts";

/**
 * What outlives a call in an isolate is shared by all its callers, so a stranger's names must not
 * fill it: only `boundedMap` holds what they name. A WeakMap lets go by itself.
 */
const BOUNDED_MAP = "src/base/platform/isolate-cache.ts";
const MEMORY = "src/base/platform/isolate-memory.ts";

/**
 * An empty collection in a module's own scope. One that begins with its entries is a table of the
 * code. The formatter begins the lines of that scope, and only those, at the margin.
 */
const growing =
  /^(?:export )?(?:const|let|var) (\w+)(?:: [^=]+)? = (?:new (?:Map|Set)(?:<[^(]*>)?\(\)|\[\]|\{\}|Object\.create\(null\))/gm;

/** The same in a function that makes caches: its collection lives as long as what it returns. */
const inMaker =
  /^ {2}const (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<[^(]*>)?\(\);\n(?: {2}.*\n|\n)*? {2}return (?:\{|async \(|\()/gm;

/** Bounded by itself: a sample of at most twenty lookups. */
const sampled = ["src/registry/lookups/lookup-log.ts: kept"];

const foundBy = (pattern: RegExp, path: string, code: string): string[] =>
  [...code.matchAll(pattern)].map(([, name]) => `${path}: ${name}`);

test("a module's memory is bounded", () => {
  const found = workerSources().flatMap((path) => foundBy(growing, path, codeOf(path)));
  expect(found.filter((one) => !sampled.includes(one))).toEqual([]);
  expect(found).toEqual(sampled);
});

test("the memory of what a function made is bounded", () => {
  const paths = workerSources().filter((path) => path !== BOUNDED_MAP);
  expect(paths.flatMap((path) => foundBy(inMaker, path, codeOf(path)))).toEqual([]);
});

/** A variable of a module: it, too, outlives a call. */
const variable = /^(?:export )?(?:let|var) (\w+)/gm;

/** Tests load these modules again for each file. */
const loadedAgain = /^src\/(?:registry|sandbox)\//;

test("a module with variables says how it forgets them between tests", () => {
  const remembering = workerSources()
    .filter((path) => path !== MEMORY && !loadedAgain.test(path))
    .filter((path) => foundBy(variable, path, codeOf(path)).length > 0);
  const silent = remembering.filter((path) => !/^forgetBetweenTests\(/m.test(codeOf(path)));
  expect(remembering).toContain("src/base/platform/clock.ts");
  expect(silent).toEqual([]);
});

test("no test of objects mocks a module, because its files share one workerd", () => {
  const files = globSync("test/**/*.object.test.ts", { cwd: projectRoot });
  const mocking = files.filter((file) => /^vi\.(?:do)?mock\(/im.test(codeOf(file)));
  expect(files.length).toBeGreaterThan(200);
  expect(mocking).toEqual([]);
});

test("the patterns find what they look for", () => {
  const code = [
    "const a = new Map<string, { b: number }>();",
    "export const c: Map<string, string> = new Map();",
    "let d: string[] = [];",
    "const e = new Set<string>();",
    "const f: Record<string, string> = {};",
    'const table = new Set(["x"]);',
    "const seen = new WeakMap<Request, string>();",
    "  const local = new Map<string, string>();",
  ].join("\n");
  expect(foundBy(growing, "x", code)).toEqual(["x: a", "x: c", "x: d", "x: e", "x: f"]);
  expect(foundBy(inMaker, BOUNDED_MAP, codeOf(BOUNDED_MAP))).toEqual([`${BOUNDED_MAP}: entries`]);
});
