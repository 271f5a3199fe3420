import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Seen } from "./feed.ts";

/** Where `listen` stands: the time of its start, and what it has forwarded since. */
export interface Position {
  start: number;
  seen: Seen[];
}

/**
 * The position of one `listen` in a file: a line for the start, then a line for each event that was
 * forwarded. A line is added right after the answer, so a killed process repeats at most the event
 * whose answer it did not live to see.
 */
export class PositionFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Null if there is none that can be read. */
  read(): Position | null {
    if (!existsSync(this.#path)) return null;
    const [first, ...rest] = readFileSync(this.#path, "utf8").split("\n").map(parsedLine);
    const start = (first as { start?: unknown } | null)?.start;
    if (typeof start !== "number") return null;
    return { start, seen: rest.filter(isSeen) };
  }

  /** Replaces the file, in one step. */
  write({ start, seen }: Position): void {
    const lines = [{ start }, ...seen].map((line) => `${JSON.stringify(line)}\n`);
    writePrivate(this.#path, lines.join(""));
  }

  add(seen: Seen): void {
    appendFileSync(this.#path, `${JSON.stringify(seen)}\n`);
  }
}

const parsedLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    // The last line of a process that was killed while it wrote.
    return null;
  }
};

const isSeen = (line: unknown): line is Seen => {
  const { id, at } = (line ?? {}) as Partial<Seen>;
  return typeof id === "string" && typeof at === "number";
};

/** Only the user may read it: it holds a secret, or which payments there were. */
const writePrivate = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const next = `${path}.${randomBytes(6).toString("hex")}`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, path);
};

/** The text that a file keeps from its first use on. */
export const keptText = (path: string, make: () => string): string => {
  if (!existsSync(path)) writePrivate(path, make());
  return readFileSync(path, "utf8");
};
