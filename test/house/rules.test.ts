import { describe, expect, test } from "vitest";
import {
  decidingTags,
  pages,
  rulesOf,
  showingTags,
  type Tag,
  tagsIn,
  withoutCode,
} from "../../scripts/contract-rules.ts";
import { list, read } from "./source.ts";

/** The contract's rules, the places that are tagged with them, and citations of their numbers. */
const rules = pages.flatMap(([page, letter]) => rulesOf(page).map((rule) => ({ ...rule, letter })));
const numbers = new Set(rules.map(({ number }) => number));
const [deciding, showing] = [decidingTags(), showingTags()];

const without = (tags: readonly Tag[]): string[] => {
  const tagged = new Set(tags.map(({ number }) => number));
  return [...numbers].filter((number) => !tagged.has(number));
};

describe("the rules of docs/contract", () => {
  test("have numbers of their page's letter and section, each once and in order", () => {
    const order = (number: string): number[] => number.slice(1).split(".").map(Number);
    for (const [page, letter] of pages) {
      const found = rulesOf(page).map(({ number }) => number);
      const sorted = [...new Set(found)].sort((left, right) => {
        const [a = 0, b = 0] = order(left);
        const [c = 0, d = 0] = order(right);
        return a - c || b - d;
      });
      expect(found).toEqual(sorted);
      expect(found.filter((number) => !number.startsWith(letter))).toEqual([]);
      const misplaced = rulesOf(page).filter(
        ({ number, anchor }) => !anchor.startsWith(`${number.slice(1).split(".")[0]}-`),
      );
      expect(misplaced).toEqual([]);
    }
  });

  test("every list entry of a page is one sentence with a number", () => {
    const unnumbered = pages.flatMap(([page]) =>
      read(`docs/contract/${page}.md`)
        .split("\n")
        .filter((line) => /^(?:[-*]|\d+\.) /.test(line) && !/^- \*\*[A-Z]\d+\.\d+\*\* /.test(line)),
    );
    expect(unnumbered).toEqual([]);
    // What follows a mark or a code is no second sentence.
    const longer = rules.filter(({ text }) => /[.?!] [A-Z]/.test(text) || !/[.)\]]$/.test(text));
    expect(longer.map(({ number }) => number)).toEqual([]);
  });

  test("cover every section of the specification", () => {
    const marks = rules.flatMap(({ text }) =>
      [...text.matchAll(/(?<=\([^()]*§)[\d.]+/g)].map(String),
    );
    const second = Array.from({ length: 13 }, (_, place) => `2.${place + 1}`);
    const fourth = Array.from({ length: 6 }, (_, place) => `4.${place + 1}`);
    const sections = ["1", "2", ...second, "3", ...fourth, "5", "6", "7", "8", "9"];
    expect(sections.filter((section) => !marks.includes(section))).toEqual([]);
  });

  test("are decided at a tagged line, or stand in the list of those without code", () => {
    expect(without(deciding).filter((number) => !withoutCode[number])).toEqual([]);
  });

  test("stand in that list only if nothing here decides them", () => {
    const undecided = new Set(without(deciding));
    expect(Object.keys(withoutCode).filter((number) => !undecided.has(number))).toEqual([]);
  });

  test("are shown by a test, or stand in that list", () => {
    expect(without(showing).filter((number) => !withoutCode[number])).toEqual([]);
  });

  test("are tagged at few places, each of which decides a part", () => {
    const most = 5;
    const places = Map.groupBy(deciding, ({ number }) => number);
    const many = [...places].filter(([, tags]) => tags.length > most);
    expect(many.map(([number]) => number)).toEqual([]);
  });

  test("every tag has the number of a rule", () => {
    const unknown = [...deciding, ...showing].filter(({ number }) => !numbers.has(number));
    expect(unknown).toEqual([]);
  });
});

const cited = (text: string): string[] =>
  [...text.matchAll(/(?<![\w."#&-])[ABDGMOPR]\d{1,2}\.\d{1,2}(?!\w)/g)].map(([number]) => number);

/** Every text of the project except the contract, what is generated from it, and these tests. */
const citing = list(
  "*.{md,toml}",
  "{src,workers,scripts,test}/**/*.{ts,tsx,mjs,js,css,md,toml}",
  "migrations/**/*.{md,sql}",
  "docs/**/*.md",
).filter((path) => !/^docs\/(?:contract|rules)|^test\/house\/rules/.test(path));

/** The text without the lines' ends and the marks of comments, so that a citation is one piece. */
const flat = (text: string): string =>
  text.replace(/\n[ \t]*(?:\/\/|\*(?!\/)|#(?!#))?[ \t]*/g, " ");

/** Standards are cited by their sections: [RFC 6749 § 3.2, § 5.2]. */
const standard = /(?:RFC \d+|FIPS [\d-]+|SP [\d-]+|FAPI 2\.0|CSP 3)(?:,? (?:§ [A-Z\d.]+|and|to))+/g;

/**
 * What is published in other words, and is shown as it stands: the two descriptions are part of the
 * documents of the API.
 */
const shownAsBefore = ["customer's accounts (§2.10).\"", 'fields of both forms (§2.2)."'];

const citesBefore = (text: string): boolean => {
  const rest = shownAsBefore.reduce((left, shown) => left.replace(shown, ""), flat(text));
  return /§|spec\.md|(?<!docs\/|\]\((?:\.\.\/)*)contract\/[a-z-]+\.md/.test(
    rest.replace(standard, ""),
  );
};

describe("citations", () => {
  test("name rules of the contract", () => {
    const unknown = citing.flatMap((path) =>
      cited(read(path))
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test("of the contract in itself name rules and sections of it", () => {
    const sections = new Set([...numbers].map((number) => number.split(".")[0]));
    const unknown = [...pages.map(([page]) => page), "README"].flatMap((page) =>
      [...read(`docs/contract/${page}.md`).matchAll(/(?<![\w.])[ABDGMOPR]\d+(?:\.\d+)?(?!\w)/g)]
        .map(([number]) => number)
        .filter((number) => !numbers.has(number) && !sections.has(number))
        .map((number) => `${page}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test("name nothing that the repository does not have", () => {
    expect(citing.filter((path) => citesBefore(read(path)))).toEqual([]);
  });
});

describe("what the tests above look for", () => {
  test("a tag is in a comment, and is for the first line of code below it", () => {
    const text = [
      "/** @rule P2.8 P2.9 */",
      "",
      "const first = 1;",
      "  // @rule G1.1",
      "  // and the reason",
      "  second,",
      'const third = "@rule G1.2";',
    ].join("\n");
    expect(tagsIn("x.ts", text)).toEqual([
      { number: "P2.8", path: "x.ts", line: 3 },
      { number: "P2.9", path: "x.ts", line: 3 },
      { number: "G1.1", path: "x.ts", line: 6 },
    ]);
  });

  test("a tag above the imports is for the file, and one without a number is found", () => {
    expect(tagsIn("x.ts", '// @rule P2.8\nimport { x } from "x";')).toEqual([
      { number: "P2.8", path: "x.ts", line: null },
    ]);
    expect(tagsIn("x.ts", "// @rule\nconst x = 1;")).toEqual([
      { number: "", path: "x.ts", line: 2 },
    ]);
  });

  test.each([
    ["(§4.5)", true],
    ["(contract/payments.md § Moves)", true],
    ["contract/registry.md", true],
    ["general § Keys", true],
    ["[RFC 6749 § 3.2, § 5.2]", false],
    ["[RFC 9449\n * § 4.3]", false],
    ["docs/contract/payments.md", false],
    ["](../docs/contract/payments.md)", false],
    ["(P2.8)", false],
  ])("%s cites what is not here: %s", (text, expected) => {
    expect(citesBefore(text)).toBe(expected);
  });

  test("citations are found in sentences and not in drawings", () => {
    expect(cited("counts (P2.8, P2.9), as G1.1 says.")).toEqual(["P2.8", "P2.9", "G1.1"]);
    expect(cited('d="M8.5 11h.01M15.5 11"')).toEqual([]);
  });
});
