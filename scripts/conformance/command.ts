import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CannotRun, type Level } from "../../src/conformance/case.ts";
import type { CaseResult, Run } from "../../src/conformance/run.ts";

/** What one kit does with the arguments of the command. */
export interface KitCommand {
  /** What the run will do. */
  words: string;
  run(tell: (result: CaseResult) => void): Promise<Run>;
  json: string | undefined;
  junit: string | undefined;
}

const text = { type: "string" } as const;

/** The options that every kit has. */
export const sharedOptions = {
  ...{ url: text, key: text, codes: text, json: text, junit: text },
  currency: { ...text, default: "USD" },
  level: { ...text, default: "FULL" },
  only: { ...text, default: "" },
  timeout: { ...text, default: "10" },
} as const satisfies ParseArgsOptionsConfig;

/** Refuses with the usage of the kit. */
export const refuseWith =
  (usage: string) =>
  (message: string): never => {
    throw new CannotRun(`${message}\n\n${usage}`);
  };

type Refuse = ReturnType<typeof refuseWith>;

/** parseArgs, whose own refusals name the option. */
export const readOptions = <Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  refuse: Refuse,
) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
};

export const needed = (value: string | undefined, name: string, refuse: Refuse): string =>
  value ?? refuse(`--${name} is needed.`);

export const whole = (value: string, name: string, refuse: Refuse): number =>
  /^[1-9]\d{0,8}$/.test(value)
    ? Number(value)
    : refuse(`--${name} takes a whole number above 0, not "${value}".`);

export const levelOf = (level: string, refuse: Refuse): Level =>
  level === "BASIC" || level === "FULL" ? level : refuse("--level takes BASIC or FULL.");

export const listed = (only: string): string[] => only.split(",").filter(Boolean);
