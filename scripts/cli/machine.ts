import { createHash, randomBytes } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { harmless } from "./texts.ts";

/** What the commands use of the machine: its terminal, its environment, its clock. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** A line of the result. */
  say(line: string): void;
  /** A line beside the result: what is going on, and why something did not work. */
  note(line: string): void;
  /** Whether the results are read by a person at a terminal that shows colours. */
  hasColours: boolean;
  now(): number;
  /** Resolves after so many milliseconds, or as soon as the command is to stop. */
  pause(ms: number): Promise<void>;
  /** Aborts at Ctrl-C, and when the process that started the command is gone. */
  stopping: AbortSignal;
}

/** The machine that this process runs on. Its first Ctrl-C asks the command to stop by itself. */
export const thisMachine = (): Machine => {
  const stop = new AbortController();
  const { stdout, stderr, env } = process;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop.abort());
  // `npx gateway` in a clone is a process that starts this one (scripts/gateway.mjs).
  process.on("disconnect", () => stop.abort());
  process.channel?.unref();
  // A reader such as `head` that has seen enough ends the command; a full disk is a failure.
  for (const stream of [stdout, stderr]) {
    stream.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  }
  return {
    env,
    say: (line) => void stdout.write(`${harmless(line)}\n`),
    note: (line) => void stderr.write(`${harmless(line)}\n`),
    hasColours: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb",
    now: () => Date.now(),
    pause: (ms) =>
      sleep(ms, undefined, { signal: stop.signal }).catch((error: Error) => {
        if (!stop.signal.aborted) throw error;
      }),
    stopping: stop.signal,
  };
};

/** Where the commands keep what the next one goes on with [XDG Base Directory]. */
export const stateFolder = ({ env }: Pick<Machine, "env">): string =>
  join(env.XDG_STATE_HOME || join(homedir(), ".local", "state"), "gateway");

/** A name for a file that tells nothing about the key that is part of it. */
export const fileNameOf = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);

/** A signing secret in the gateway's form [Standard Webhooks]. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
