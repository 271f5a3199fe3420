import { parseArgs } from "node:util";
import { CannotRun, type Level } from "../../src/conformance/case.ts";
import type { CaseResult, Run } from "../../src/conformance/run.ts";

/** A kit as a command: what it will do, and how it is run. */
export interface KitCommand {
  /** Said before anything is sent. */
  words: string;
  run(tell: (result: CaseResult) => void): Promise<Run>;
  /** Where the reports for machines are written. */
  json?: string | undefined;
  junit?: string | undefined;
}

export const refuseWith = (usage: string, message: string): never => {
  throw new CannotRun(`${message}\n\n${usage}`);
};

/** What the engineer gave. An option takes a text; a flag is there or not. */
export const optionsOf = (
  args: readonly string[],
  names: readonly string[],
  usage: string,
  flags: readonly string[] = [],
) => {
  const everyKit = ["level", "only", "timeout", "json", "junit"];
  const read = () => {
    try {
      const known = [
        ...[...names, ...everyKit].map((name) => [name, { type: "string" }] as const),
        ...flags.map((name) => [name, { type: "boolean" }] as const),
      ];
      return parseArgs({ args: [...args], options: Object.fromEntries(known) }).values;
    } catch (error) {
      return refuseWith(usage, (error as Error).message);
    }
  };
  const values: Record<string, unknown> = read();
  const given = (name: string): string | null => {
    const value = values[name] ?? (keys.has(name) ? process.env[variableOf(name)] : undefined);
    return typeof value === "string" ? value : null;
  };
  const has = (flag: string): boolean => values[flag] === true;
  const needed = (name: string): string => given(name) ?? refuseWith(usage, `--${name} is needed.`);
  const whole = (name: string, otherwise: number): number => {
    const value = given(name) ?? String(otherwise);
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    return refuseWith(usage, `--${name} takes a whole number above 0, not "${value}".`);
  };
  const only = given("only");
  if (only !== null && !/^[^,]+(?:,[^,]+)*$/.test(only)) {
    refuseWith(usage, "--only takes ids of cases, separated by commas.");
  }
  const level = given("level") ?? "FULL";
  if (level !== "BASIC" && level !== "FULL") refuseWith(usage, "--level takes BASIC or FULL.");
  return {
    given,
    has,
    needed,
    whole,
    choice: { level: level as Level, only: only?.split(",") ?? [] },
    files: { json: given("json") ?? undefined, junit: given("junit") ?? undefined },
  };
};

/** Other users of a machine can read options, so keys may come from the environment. */
const keys = new Set(["key", "live-key", "other-key", "admin-key", "callback-key", "secret"]);

const variableOf = (name: string): string =>
  `CONFORMANCE_${name.toUpperCase().replaceAll("-", "_")}`;

/** PORT or HOST:PORT of this machine; without a host only this machine reaches it. */
export const placeOf = (text: string, name: string, usage: string) => {
  const { host = "127.0.0.1", port = "" } =
    /^(?:(?<host>[^:]+|\[[^\]]+\]):)?(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  if (port === "" || Number(port) > 65_535) {
    return refuseWith(usage, `--${name} takes a port, or HOST:PORT.`);
  }
  return { host: host.replace(/^\[(.*)\]$/, "$1"), port: Number(port) };
};

export type Options = ReturnType<typeof optionsOf>;
