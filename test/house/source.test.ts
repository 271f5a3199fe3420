import { describe, expect, test } from "vitest";
import { codeOf, list, read, workerSources } from "./source.ts";

const outsidePlatform = workerSources().filter((path) => !path.startsWith("src/base/platform/"));

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

describe("sizes", () => {
  const written = list(
    "{src,workers,scripts,test}/**/*.{ts,tsx,mjs,js,css}",
    "*.{md,toml,json}",
    "docs/**/*.md",
  ).filter((path) => path !== "package-lock.json" && path !== "docs/rules.md");

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

  test("every decision has its own number", () => {
    const numbers = list("docs/decisions/*.md").map(
      (path) => /\/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? path,
    );
    expect(numbers).toContain("001");
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers.every((number) => /^\d{3}$/.test(number))).toBe(true);
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
