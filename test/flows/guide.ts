import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";
import { read } from "../house/source.ts";

/**
 * A guide (docs/guides, and pages like it) as a story that runs. In a guide
 *
 * - `sh` runs, from the first block to the last in one shell, in an empty directory, but for
 *   commands of npm and wrangler, which other tests look at (documents/commands.test.ts);
 * - `json` is the answer of the last `curl` before it, and `csv` the beginning of one;
 * - `js` is a file, named by its first line (`// server.mjs`), that a command runs;
 * - `<!-- customer: … -->` says what a customer does there, and the test does it.
 *
 * There is no other block, so nothing on a guide is untested.
 */
export type Step =
  | { kind: "sh" | "json" | "csv"; text: string }
  | { kind: "file"; name: string; text: string }
  | { kind: "customer"; text: string };

/** Lines of a shell that start programs of the project or of a deployment. */
const ELSEWHERE = /^(?:[A-Z_]+=\S+ )*(?:npm|npx wrangler) .*\n/gm;

export const stepsOf = (path: string): Step[] =>
  [...read(path).matchAll(/^```(\w*)\n(.*?)^```$|^<!-- customer: (.*?) -->$/gms)].map(
    ([, language, text = "", customer]): Step => {
      if (customer !== undefined) return { kind: "customer", text: customer };
      if (language === "sh") return { kind: language, text: text.replaceAll(ELSEWHERE, "") };
      if (language === "json" || language === "csv") return { kind: language, text };
      const name = /^\/\/ (\S+)\n/.exec(text)?.[1];
      if (language === "js" && name) return { kind: "file", name, text };
      throw new Error(`${path}: a block of ${language || "no language"} that nothing runs`);
    },
  );

/** `curl` keeps the body of the last answer; `npx gateway` is run as npx does it in a clone. */
const preamble = `
set -euo pipefail
npx() {
  shift
  node "$COMMAND_LINE" "$@"
}
curl() {
  command curl "$@" -o "$NOTES" || return
  cat "$NOTES"
}
`;

/** A shell that keeps its variables from one block to the next. */
export const openShell = (
  replaced: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
) => {
  const directory = mkdtempSync(join(tmpdir(), "guide-"));
  const notes = `${directory}.answer`;
  const shell = spawn("bash", ["--norc"], {
    cwd: directory,
    env: {
      ...process.env,
      NOTES: notes,
      COMMAND_LINE: join(projectRoot, "scripts/gateway.mjs"),
      XDG_STATE_HOME: directory,
      ...variables,
    },
    // A group of its own, so that the servers that a guide leaves running end with it.
    detached: true,
  });
  let said = "";
  let complaints = "";
  let listener: (() => void) | undefined;
  const hears = (bytes: Buffer) => {
    said += bytes.toString();
    listener?.();
  };
  shell.stdout.on("data", hears);
  shell.stderr.on("data", (bytes) => {
    complaints += bytes;
  });
  shell.on("exit", () => listener?.());
  const here = (text: string) =>
    Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const run = (code: string): Promise<string> =>
    new Promise((resolve, reject) => {
      said = "";
      listener = () => {
        if (shell.exitCode !== null) reject(new Error(`${code}\n${said}\n${complaints}`));
        else if (said.includes("\n~done~\n")) resolve(said.replace("\n~done~\n", ""));
      };
      shell.stdin.write(`${here(code)}\nprintf '\\n~done~\\n'\n`);
    });
  shell.stdin.write(preamble);
  return {
    run,
    write: (name: string, text: string) => writeFileSync(join(directory, name), here(text)),
    /** The last answer that a command got. */
    answer: (): string => readFileSync(notes, "utf8"),
    close: () => {
      if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, "SIGKILL");
      for (const place of [directory, notes]) rmSync(place, { recursive: true, force: true });
    },
  };
};

/**
 * Where a printed answer is not the real one. Both have the same fields; a printed `…` stands for
 * further fields. Numbers, truth values, names (`COMPLETED`, `payment.completed`, `test`) and
 * sentences are equal; of other texts only the kind is, because every payment has ids and times
 * of its own.
 */
export const differences = (printed: unknown, real: unknown, path = "answer"): string[] => {
  const differs = [`${path}: printed ${JSON.stringify(printed)}, is ${JSON.stringify(real)}`];
  if (typeof printed !== "object" || printed === null) {
    const isFree = typeof printed === "string" && !/^[a-z_.]+$|^[A-Z0-9_]+$|\s/.test(printed);
    return (isFree ? typeof real === "string" : printed === real) ? [] : differs;
  }
  if (Array.isArray(printed)) {
    if (!Array.isArray(real) || real.length < printed.length) return differs;
    return printed.flatMap((one, place) => differences(one, real[place], `${path}[${place}]`));
  }
  if (typeof real !== "object" || real === null || Array.isArray(real)) return differs;
  const { "…": others, ...named } = printed as Record<string, unknown>;
  const missing = Object.keys(real).filter((name) => others === undefined && !(name in named));
  return [
    ...missing.map((name) => `${path}.${name}: not printed`),
    ...Object.entries(named).flatMap(([name, value]) =>
      differences(value, (real as Record<string, unknown>)[name], `${path}.${name}`),
    ),
  ];
};

/** An answer as a guide prints it: `…` before a brace stands for further fields. */
export const printedAnswer = (text: string): unknown =>
  JSON.parse(text.replace(/…(?=\s*\})/g, '"…": ""'));
