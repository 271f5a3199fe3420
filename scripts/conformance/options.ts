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
    const value = values[name];
    return typeof value === "string" ? value : null;
  };
  const has = (flag: string): boolean => values[flag] === true;
  const needed = (name: string): string => given(name) ?? refuseWith(usage, `--${name} is needed.`);
  const whole = (name: string, otherwise: number): number => {
    const value = given(name) ?? String(otherwise);
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    return refuseWith(usage, `--${name} takes a whole number above 0, not "${value}".`);
  };
  const level = given("level") ?? "FULL";
  if (level !== "BASIC" && level !== "FULL") refuseWith(usage, "--level takes BASIC or FULL.");
  return {
    given,
    has,
    needed,
    whole,
    choice: { level: level as Level, only: (given("only") ?? "").split(",").filter(Boolean) },
    files: { json: given("json") ?? undefined, junit: given("junit") ?? undefined },
  };
};

export type Options = ReturnType<typeof optionsOf>;
