import { describe, expect, test } from "vitest";
import { importsOf, list, read, roomOf, workerSources } from "./source.ts";

/** What the workers are made of: code, styles and scripts of pages. */
const sources = list("{src,workers}/**/*.{ts,tsx,css,js}");
const linesOf = (path: string): string[] => read(path).trimEnd().split("\n");

/**
 * What each room may have: lines, files, and imports from other rooms. A budget falls with its room
 * (the test says when) and rises only with a decision that says what the new lines are for.
 */
const budgets: Readonly<Record<string, [lines: number, files: number, imports: number]>> = {
  base: [7015, 55, 0],
  frame: [8950, 61, 191],
  network: [11225, 77, 336],
  approvals: [9529, 61, 208],
  products: [24060, 162, 942],
  staff: [21661, 128, 815],
  documents: [1583, 13, 28],
  registry: [9142, 51, 199],
  sandbox: [10067, 59, 136],
  conformance: [7530, 60, 75],
  sdk: [4120, 15, 0],
  workers: [422, 5, 109],
};

describe("budgets", () => {
  const used = (room: string): [lines: number, files: number, imports: number] => {
    const files = sources.filter((path) => roomOf(path) === room);
    const imports = workerSources()
      .filter((path) => roomOf(path) === room)
      .flatMap(importsOf)
      .filter(({ to }) => roomOf(to) !== room);
    const lines = files.reduce((sum, path) => sum + linesOf(path).length, 0);
    return [lines, files.length, imports.length];
  };

  test("every room has one", () => {
    expect(Object.keys(budgets).sort()).toEqual([...new Set(sources.map(roomOf))].sort());
  });

  test.each(Object.entries(budgets))("%s keeps within its own", (room, budget) => {
    const now = used(room);
    expect(now.map((value, place) => Math.max(0, value - (budget[place] ?? 0)))).toEqual([0, 0, 0]);
  });

  test.each(Object.entries(budgets))("%s gives back what it no longer needs", (room, budget) => {
    const now = used(room);
    const kept = budget.map((value, place) => value - 0.02 * value - 2 > (now[place] ?? 0));
    expect({ lowerTo: kept.some(Boolean) ? now : "as it is" }).toEqual({ lowerTo: "as it is" });
  });
});

describe("small files", () => {
  /** A file that is shorter than this belongs to another one. */
  const FLOOR = 20;
  const sentences = "chooses a language without the page";
  const everywhere = "used everywhere, and imports nothing";
  const scripts = "scripts load it without the platform";
  /** Those that stand alone for a reason. */
  const alone: Readonly<Record<string, string>> = {
    "src/approvals/page/locales/index.ts": sentences,
    "src/base/kernel/json.ts": everywhere,
    "src/base/kernel/result.ts": everywhere,
    "src/base/platform/isolate-memory.ts": everywhere,
    "src/base/platform/release.ts": scripts,
    "src/frame/pages/text-modules.d.ts": "declares what the bundler makes of styles and scripts",
    "src/frame/records/roles.ts": scripts,
    "src/network/webhooks/event-contract.ts": scripts,
    "src/products/connections/locales/index.ts": sentences,
    "src/products/consents/locales/index.ts": sentences,
    "src/products/mandates/locales/index.ts": sentences,
    "src/products/payment-orders/locales/index.ts": sentences,
    "src/registry/pages/locales/index.ts": sentences,
    "src/sdk/common.ts": "what both clients export",
    "src/sandbox/pages/assets.ts": "the worker serves what no script can load",
    "src/sandbox/routes.ts": "the list of all routes",
  };

  test("are few, each for a reason", () => {
    const short = workerSources().filter((path) => linesOf(path).length < FLOOR);
    expect(short).toEqual(Object.keys(alone).sort());
  });
});

describe("repeated blocks", () => {
  /** The lines in a row that no two places share. */
  const BLOCK = 10;
  /** Brackets, comments, and the rows of move tables do not count; nor do imports. */
  const ignored = /^(?:\/\/|\/?\*|[\])}>;,]*$|<\/|\/>|\[")/;
  const imports = /^import [^;]*;$/gm;

  /** The blocks that stand in two places, each by its first place and its second. */
  const repeatedBlocks = (files: readonly (readonly [path: string, text: string])[]): string[] => {
    const firsts = new Map<string, string>();
    const found: string[] = [];
    for (const [path, text] of files) {
      const lines = text
        .replace(imports, (found) => found.replace(/[^\n]+/g, ""))
        .split("\n")
        .map((line, place): [string, number] => [line.trim(), place + 1])
        .filter(([line]) => line !== "" && !ignored.test(line));
      let free = 0;
      for (let from = 0; from + BLOCK <= lines.length; from++) {
        const block = lines.slice(from, from + BLOCK);
        const key = block.map(([line]) => line).join("\n");
        const place = `${path}:${block[0]?.[1]}`;
        const first = firsts.get(key);
        if (first === undefined) firsts.set(key, place);
        else if (from >= free) {
          found.push(`${first} and ${place}`);
          free = from + BLOCK;
        }
      }
    }
    return found;
  };

  test("are refused", () => {
    expect(repeatedBlocks(workerSources().map((path) => [path, read(path)]))).toEqual([]);
  });

  const lines = Array.from({ length: BLOCK }, (_, place) => `  step(${place});`).join("\n");

  test.each<[text: string, other: string, found: string[]]>([
    [lines, `\nconst own = 1;\n${lines}`, ["a.ts:1 and b.ts:3"]],
    [lines, lines.replace("step(4)", "step(40)"), []],
    [`${lines}\n${lines}`, "", ["a.ts:1 and a.ts:11"]],
    [lines, lines.replaceAll("\n", "\n\n  // why\n"), ["a.ts:1 and b.ts:1"]],
  ])("are found, case %#", (text, other, found) => {
    expect(
      repeatedBlocks([
        ["a.ts", text],
        ["b.ts", other],
      ]),
    ).toEqual(found);
  });
});
