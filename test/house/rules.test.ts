import { describe, expect, test } from "vitest";
import { codeOf, list, read } from "./source.ts";

/** docs/rules.md: every rule of the specification names the code that decides it. */
const document = read("docs/rules.md");

/** The sections of the specification with rules. */
const numbered = [
  ...[
    "1",
    "2",
    "2.1",
    "2.2",
    "2.3",
    "2.4",
    "2.5",
    "2.6",
    "2.7",
    "2.8",
    "2.9",
    "2.10",
    "2.11",
    "2.12",
  ],
  ...["2.13", "3", "4", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "5", "6", "7", "8", "9"],
];

interface Section {
  number: string | null;
  title: string;
  rows: string[];
}

/** The headings with the rows of the tables below each. */
const sections: Section[] = document
  .split(/^(?=##)/m)
  .slice(1)
  .map((text) => {
    const [heading = "", ...lines] = text.split("\n");
    const title = heading.replace(/^#+ /, "");
    const rows = lines.filter((line) => line.startsWith("| ")).slice(2);
    return { number: /^[\d.]+/.exec(title)?.[0] ?? null, title, rows };
  });

const rows = sections.flatMap(({ title, rows }) => rows.map((row) => ({ title, row })));

const symbolPattern = /`([^`#]+)#([^`]+)`/g;
const symbolsOf = (row: string): [path: string, name: string][] =>
  [...row.matchAll(symbolPattern)].map(([, path = "", name = ""]) => [path, name]);

/** Whether the file declares the name at its top level, where the formatter never indents. */
const declares = (path: string, name: string): boolean =>
  list(path).length === 1 &&
  new RegExp(
    `^(?:export )?(?:abstract )?(?:async )?(?:const|function|class|interface|type) ${name}\\b`,
    "m",
  ).test(codeOf(path));

describe("docs/rules.md", () => {
  test("has every section of the specification, in order", () => {
    const numbers = sections.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(numbers).toEqual(numbered);
  });

  test("has a rule in every section", () => {
    const empty = sections.filter(({ title, rows }) => !/silent$/.test(title) && rows.length === 0);
    expect(empty).toEqual([]);
  });

  test("gives every rule a declaration that decides it and a test that shows it", () => {
    const [symbolColumn, testColumn] = [2, 3];
    const incomplete = rows.filter(({ row }) => {
      const columns = row.split(" | ");
      const decided = symbolsOf(columns[symbolColumn - 1] ?? "").length > 0;
      return !decided || !/\]\(\.\.\/test\//.test(columns[testColumn - 1] ?? "");
    });
    expect(incomplete).toEqual([]);
  });

  test("names only declarations that exist", () => {
    const missing = rows.flatMap(({ row }) =>
      symbolsOf(row)
        .filter(([path, name]) => !declares(path, name))
        .map(([path, name]) => `${path}#${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("a name that a file uses and does not declare is missing", () => {
    expect(declares("src/payments/session-machine.ts", "sessionMoves")).toBe(true);
    expect(declares("src/payments/session-effects.ts", "sessionMoves")).toBe(false);
    expect(declares("src/payments/no-such-file.ts", "sessionMoves")).toBe(false);
  });
});
