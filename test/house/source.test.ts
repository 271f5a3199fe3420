import { describe, expect, test } from "vitest";
import { decisionOf, decisions } from "../../scripts/decisions-index.ts";
import { codeOf, list, read, sharedExports, workerSources } from "./source.ts";

/** The SDK has a platform of its own, because it runs where no worker of ours does. */
const outsidePlatform = workerSources().filter(
  (path) => !path.startsWith("src/base/platform/") && path !== "src/sdk/runtime.ts",
);

/** What only src/base/platform may do, so everything else can be tested without it. */
const forbidden: [name: string, pattern: RegExp][] = [
  ["the clock", /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/],
  ["timers", /(?<![.\w])set(?:Timeout|Interval)\(/],
  ["fetch", /(?<![.\w])fetch\((?!request\b)|\bglobalThis\.fetch\b/],
  ["randomness", /\bMath\.random\b|\bgetRandomValues\b|\brandomUUID\b/],
  ["cryptography", /(?<![.\w])crypto\.|from "@noble\//],
  ["a name or id of an object", /\b(?:idFromName|idFromString|newUniqueId|getByName)\b/],
  ["the environment of a process", /\bprocess\.env\b/],
];

test.each(forbidden)("%s is used in src/base/platform only", (_name, pattern) => {
  const users = outsidePlatform.filter((path) => pattern.test(codeOf(path)));
  expect(users).toEqual([]);
});

test("the patterns find what they look for", () => {
  const platform = list("src/base/platform/*.ts").map(codeOf).join("\n");
  for (const word of ["Date.now", "crypto.", "fetch(", "idFromName("])
    expect(platform).toContain(word);
});

describe("names", () => {
  test("no two files export one name", () => {
    const files = workerSources().map((path) => [path, read(path)] as const);
    expect(sharedExports(files)).toEqual([]);
  });

  test.each<[kind: string, one: string, other: string]>([
    ["a value", "export const route = 1;\n", "\nexport async function route() {}\n"],
    ["a type", "export type Route = string;", "export interface Route {}"],
    ["a value and a type", "export class Route {}", "export type Route = 1;"],
    [
      "a taken member",
      "export const {\n  byId: route,\n  byHex,\n} = x;",
      "export const route = 1;",
    ],
  ])("the finder finds %s that two files export", (_kind, one, other) => {
    const found = sharedExports([
      ["a.ts", one],
      ["b.ts", `${other}\nconst byHex = 1;\nexport { own } from "./c.ts";`],
      ["c.ts", "export const own = 1;\n"],
    ]);
    expect(found.map(([name, ...paths]) => [name?.toLowerCase(), ...paths])).toEqual([
      ["route", "a.ts", "b.ts"],
    ]);
  });
});

describe("sizes", () => {
  const written = list(
    "{src,workers,scripts,test}/**/*.{ts,tsx,mjs,js,css}",
    "*.{md,toml,json}",
    "docs/**/*.md",
  ).filter((path) => !["package-lock.json", "docs/rules.md", "src/sdk/types.ts"].includes(path));

  test("no file is longer than 400 lines", () => {
    const long = written
      .map((path) => [path, read(path).split("\n").length] as const)
      .filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });

  test("no comment is wider than 100 characters (the formatter checks the code)", () => {
    const wide = written
      .filter((path) => /\.(ts|tsx|mjs|js|css)$/.test(path))
      .flatMap((path) =>
        read(path)
          .split("\n")
          .flatMap((line, place) =>
            line.length > 100 && /^\s*(?:\/[/*]|\*)/.test(line) ? [`${path}:${place + 1}`] : [],
          ),
      );
    expect(wide).toEqual([]);
  });
});

describe("documents", () => {
  /** The rooms that hold files, and the folders of those that hold folders only. */
  const rooms = list("src/*/");
  const folders = rooms.flatMap((room) =>
    list(`${room}/*.ts`).length > 0 ? [room] : list(`${room}/*/`),
  );

  test.each(folders)("%s has a README that says what it owns", (folder) => {
    expect(list(`${folder}/README.md`)).toHaveLength(1);
    expect(read(`${folder}/README.md`).length).toBeGreaterThan(200);
  });

  test("every decision has its own number, and names only records that exist", () => {
    const all = decisions();
    const files = all.map(({ file }) => file);
    const numbers = all.map(({ number }) => number);
    expect(list("docs/decisions/*.md")).toEqual(
      [...files, "README.md"].map((file) => `docs/decisions/${file}`),
    );
    expect(numbers).toContain("001");
    expect(numbers).toEqual([...new Set(numbers)]);
    const replacing = all.flatMap(({ replacedBy }) => replacedBy ?? []);
    expect(replacing.filter((file) => !files.includes(file))).toEqual([]);
  });

  test.each([
    ["in force", null],
    ["replaced by [163](163-one-approval.md)", "163-one-approval.md"],
    ["partly replaced by [163](163-one-approval.md)", "163-one-approval.md"],
  ])("a decision may be %s", (status, replacedBy) => {
    const text = `# 012 · A\n\nStatus: ${status}.\nRoom: base.\nIn short: B.\n`;
    expect(decisionOf("012-a.md", text)).toMatchObject({ status, replacedBy });
  });

  test.each([
    ["no status", "# 012 · A\n\nIn short: B.\n"],
    ["another status", "# 012 · A\n\nStatus: old.\nRoom: base.\nIn short: B.\n"],
    [
      "two numbers",
      "# 012 · A\n\nStatus: replaced by [163](164-b.md).\nRoom: base.\nIn short: B.\n",
    ],
    ["another number", "# 013 · A\n\nStatus: in force.\nRoom: base.\nIn short: B.\n"],
  ])("a decision with %s is refused", (_name, text) => {
    expect(() => decisionOf("012-a.md", text)).toThrow("needs its number");
  });

  test("every decision that is cited exists", () => {
    const files = decisions().map(({ file }) => file);
    const isKnown = (cited: string) =>
      files.some((file) => file === `${cited}.md` || file.slice(0, 3) === cited);
    const cited = list("*.{md,toml}", "{src,workers,scripts,test,docs,migrations}/**/*.*")
      .filter(
        (path) => /\.(tsx?|mjs|md|toml|css|js)$/.test(path) && !path.endsWith("source.test.ts"),
      )
      .flatMap((path) =>
        citationsOf(path, read(path)).map((citation) => ({ path, cited: citation })),
      );
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter((one) => !isKnown(one.cited))).toEqual([]);
  });

  test("a citation is found in each form", () => {
    const text = "docs/decisions/064. decision 065 (decisions/066-a.md) [068](068-c.md)";
    expect(citationsOf("src/x.ts", text)).toEqual(["064", "065", "066-a"]);
    expect(citationsOf("docs/decisions/001-x.md", `${text} (067, 069)`)).toEqual([
      "064",
      "065",
      "066-a",
      "068-c",
      "067",
      "069",
    ]);
  });

  test("links between documents lead somewhere", () => {
    const broken = list("*.md", "{src,docs,test,workers,migrations}/**/*.md").flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = ""]) => new URL(target, `file:///${path}`).pathname.slice(1))
        .filter((target) => list(target.replace(/\/$/, "")).length === 0)
        .map((target) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

/** What a text cites. Records cite each other by number in brackets; 2xx to 5xx are HTTP. */
function citationsOf(path: string, text: string): string[] {
  const anywhere = /decisions\/(\d{3}(?:-[a-z0-9-]+)?)|\bdecisions? (\d{3})\b/gi;
  const found = [...text.matchAll(anywhere)].map(([, file, number]) => file ?? number ?? "");
  if (!path.startsWith("docs/decisions/")) return found;
  const links = [...text.matchAll(/\]\((\d{3}-[a-z0-9-]+)\.md\)/g)].map(([, file = ""]) => file);
  const brackets = [...text.matchAll(/\(([01]\d{2}(?:[,;] [01]\d{2})*)\)/g)];
  return [...found, ...links, ...brackets.flatMap(([, numbers = ""]) => numbers.split(/[,;] /))];
}
