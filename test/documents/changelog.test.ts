import { describe, expect, test } from "vitest";
import { RELEASE } from "../../src/base/platform/release.ts";
import { read } from "../house/source.ts";

/** docs/CHANGELOG.md: what an operator reads before an upgrade (docs/upgrading.md). */
const OPERATORS_PART = "\n### What an operator must do\n";

interface Entry {
  release: string;
  heading: string;
  text: string;
}

const entriesOf = (page: string): Entry[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { release: heading.split(" ")[0] ?? "", heading, text: `\n${lines.join("\n")}` };
    });

const isOlder = (one: string, than: string): boolean =>
  one.localeCompare(than, "en", { numeric: true }) < 0;

/** What an entry lacks. */
const faultsOf = ({ heading, text }: Entry): string[] => {
  const [news = "", act = ""] = text.split(OPERATORS_PART);
  return [
    ...(/^\d+\.\d+\.\d+ \((?:unreleased|\d{4}-\d\d-\d\d)\)$/.test(heading) ? [] : ["its heading"]),
    ...(news.trim() === "" ? ["what is new"] : []),
    ...(act.trim() === "" ? ["what an operator must do"] : []),
  ];
};

describe("the changelog", () => {
  const entries = entriesOf(read("docs/CHANGELOG.md"));
  const { version } = JSON.parse(read("package.json")) as { version: string };

  test("begins with the release of package.json, which is the one that the workers say", () => {
    expect([entries[0]?.release, RELEASE]).toEqual([version, version]);
  });

  test("has each release once, the newest first, and only the newest is unreleased", () => {
    const pairs = entries.slice(1).map(({ release }, place) => {
      return isOlder(release, entries[place]?.release ?? "");
    });
    expect(pairs).not.toContain(false);
    const later = entries.slice(1).filter(({ heading }) => heading.includes("unreleased"));
    expect(later).toEqual([]);
  });

  test("says in each entry what an operator must do", () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.flatMap(faultsOf)).toEqual([]);
  });

  test.each<[text: string, faults: string[]]>([
    ["## 0.2.0 (2027-01-31)\n\nNew.\n\n### What an operator must do\n\nNothing.\n", []],
    ["## 0.2.0 (2027-01-31)\n\nNew.\n", ["what an operator must do"]],
    ["## 0.2.0 (2027-01-31)\n\n### What an operator must do\n\nNothing.\n", ["what is new"]],
    [
      "## 0.2.0\n\nNew.\n\n### What an operator must do\n\n",
      ["its heading", "what an operator must do"],
    ],
  ])("an entry that lacks something is found: %j", (text, faults) => {
    expect(entriesOf(text).map(faultsOf)).toEqual([faults]);
  });

  test("0.10.0 is newer than 0.9.0", () => {
    expect([isOlder("0.9.0", "0.10.0"), isOlder("0.10.0", "0.9.0")]).toEqual([true, false]);
  });
});
