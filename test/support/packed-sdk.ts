import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";
import { packSdk } from "../../scripts/sdk-pack.ts";

/**
 * A project of somebody else: a folder outside the repository, with the packed SDK installed from
 * its file and nothing besides.
 */
export interface OutsideProject {
  folder: string;
  end(): void;
}

export const outsideProject = async (): Promise<OutsideProject> => {
  const root = mkdtempSync(join(tmpdir(), "gateway-sdk-"));
  const packed = await packSdk(join(root, "package"));
  const folder = join(root, "project");
  mkdirSync(folder);
  const manifest = { name: "outside", private: true, type: "module" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const options = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  execFileSync("npm", ["install", ...options, packed], { cwd: folder, stdio: "pipe" });
  return { folder, end: () => rmSync(root, { recursive: true, force: true }) };
};

/** The blocks of docs/sdk.md by the name in their first line. */
export const guideBlocks = (): Record<string, string> => {
  const guide = readFileSync(join(projectRoot, "docs/sdk.md"), "utf8");
  const blocks = [...guide.matchAll(/^```js\n\/\/ (\S+)\n(.*?)^```$/gms)];
  return Object.fromEntries(blocks.map(([, name = "", code = ""]) => [name, code]));
};

/** As the path finds it. */
const NODE = "node";

/** The machine's own Node, which a user of the SDK has, if it is 20 or later; else the tests'. */
export const usersNode = (): string => {
  const path = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  try {
    const env = { ...process.env, PATH: path.join(":") };
    const ask = (expression: string) =>
      execFileSync(NODE, ["-p", expression], { env, encoding: "utf8" }).trim();
    const [version, found] = [ask("process.versions.node.split('.')[0]"), ask("process.execPath")];
    if (Number(version) >= 20 && found) return found;
  } catch {
    // There is none.
  }
  return process.execPath;
};

export interface Program {
  /** Resolves with what the pattern finds in the output; throws if the program ends before. */
  said(pattern: RegExp): Promise<string>;
  answer(line: string): void;
  /** Everything that it has said, when it has ended well. */
  ended(): Promise<string>;
}

/** Runs a program of an outside project on the user's Node. */
export const runProgram = (
  { folder }: OutsideProject,
  name: string,
  code: string,
  env: Record<string, string>,
): Program => {
  writeFileSync(join(folder, name), code);
  const program = spawn(usersNode(), [name], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? "", ...env },
  });
  let all = "";
  const waiting = new Set<() => void>();
  const hear = (bytes: unknown) => {
    all += String(bytes);
    for (const look of waiting) look();
  };
  program.stdout.on("data", hear);
  program.stderr.on("data", hear);
  const exit = new Promise<number | null>((over) => program.on("close", over));
  return {
    said: (pattern) =>
      new Promise((found, failed) => {
        const look = () => {
          const match = pattern.exec(all);
          if (!match) return;
          waiting.delete(look);
          found(match[1] ?? match[0]);
        };
        waiting.add(look);
        look();
        exit.then(() => failed(new Error(`${name} ended: ${all}`)));
      }),
    answer: (line) => program.stdin.write(`${line}\n`),
    ended: async () => {
      if ((await exit) !== 0) throw new Error(`${name} failed: ${all}`);
      return all;
    },
  };
};
