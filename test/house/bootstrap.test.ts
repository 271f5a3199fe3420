import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { whyIncomplete } from "../../scripts/bootstrap.mjs";
import { read } from "./source.ts";

/** Finds unusable installations, tried on a small one. */
let project: string;

const write = (path: string, content: unknown) => {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
};

const lock = (versions: Record<string, object>) =>
  write("package-lock.json", { packages: { "": { name: "small" }, ...versions } });

const elsewhere = process.platform === "linux" ? "darwin" : "linux";
const packages = {
  "node_modules/node": { version: "24.1.0" },
  "node_modules/left": { version: "1.0.0" },
  "node_modules/native-here": {
    version: "1.0.0",
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  "node_modules/native-elsewhere": {
    version: "1.0.0",
    optional: true,
    os: [elsewhere],
    cpu: [process.arch],
  },
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "gateway-bootstrap-"));
  lock(packages);
  write("node_modules/.package-lock.json", {});
  write("node_modules/node/package.json", { version: "24.1.0" });
  write("node_modules/left/package.json", { version: "1.0.0" });
  write("node_modules/left/index.js", "");
  write("node_modules/native-here/package.json", { version: "1.0.0" });
  mkdirSync(join(project, "node_modules/.bin"));
  for (const tool of ["biome", "esbuild", "knip", "tsc", "vitest", "workerd", "wrangler"]) {
    write(`node_modules/.bin/${tool}`, "");
  }
  symlinkSync(process.execPath, join(project, "node_modules/.bin/node"));
});

afterEach(() => rmSync(project, { recursive: true }));

describe("an installation that can be used", () => {
  test("is left alone, the first time and later", () => {
    expect(whyIncomplete(project)).toBeNull();
    expect(whyIncomplete(project)).toBeNull();
  });

  test("may have more files than at first, because tools keep caches there", () => {
    whyIncomplete(project);
    write("node_modules/left/cache", "");
    expect(whyIncomplete(project)).toBeNull();
  });
});

describe("an installation that cannot be used", () => {
  const remove = (path: string) => rmSync(join(project, path), { recursive: true });

  test.each<[string, () => void, string]>([
    ["no node_modules", () => remove("node_modules"), "node_modules is missing or half there"],
    [
      "npm was interrupted",
      () => remove("node_modules/.package-lock.json"),
      "node_modules is missing or half there",
    ],
    ["a missing package", () => remove("node_modules/left"), "node_modules/left is missing"],
    [
      "a package of another version",
      () => write("node_modules/left/package.json", { version: "0.9.0" }),
      "node_modules/left is 0.9.0, not 1.0.0",
    ],
    [
      "this platform's binaries are missing",
      () => remove("node_modules/native-here"),
      "node_modules/native-here is missing",
    ],
    [
      "a tool gone",
      () => remove("node_modules/.bin/wrangler"),
      "node_modules/.bin/wrangler is missing",
    ],
    [
      "a missing file of a package",
      () => remove("node_modules/left/index.js"),
      "node_modules/left has lost files",
    ],
    [
      "another lock file",
      () => lock({ ...packages, "node_modules/left": { version: "1.0.0", integrity: "sha512-x" } }),
      "package-lock.json has changed",
    ],
    [
      "made on another machine",
      () => write("node_modules/.installed.json", { platform: "plan9", arch: "mips", files: {} }),
      "it was installed on plan9 mips",
    ],
    [
      "a Node that does not run here",
      () => {
        remove("node_modules/.bin/node");
        write("node_modules/.bin/node", "not a program");
        chmodSync(join(project, "node_modules/.bin/node"), 0o755);
      },
      "the project's own Node does not run",
    ],
  ])("%s", (_title, spoil, reason) => {
    expect(whyIncomplete(project)).toBeNull();
    spoil();
    expect(whyIncomplete(project)).toBe(reason);
  });
});

test("the lock file names the optional packages of every platform, as npm ci requires", () => {
  type Entry = { optionalDependencies?: Record<string, string> };
  const lockFile = JSON.parse(read("package-lock.json")) as { packages: Record<string, Entry> };
  const names = new Set(
    Object.keys(lockFile.packages).map((path) => path.split("node_modules/").at(-1)),
  );
  const missing = Object.values(lockFile.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});
