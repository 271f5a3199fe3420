import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, cpus, totalmem } from "node:os";
import type { Spread } from "./figures.ts";

/** What one run has measured: the file that `--result` writes and `--compare` reads. */
export interface BenchResult {
  date: string;
  commit: string;
  machine: { processor: string; cores: number; memory: string; system: string };
  versions: Record<string, string>;
  command: string;
  rows: PartRow[];
}

/** One line of the table. */
export interface Row {
  name: string;
  unit: "/s" | "ms" | "µs" | "KiB" | "MiB" | "×" | "";
  ours: Spread;
  floor?: Spread;
  /** Ours as a share of the floor's speed: above 1 ours is faster. */
  ratio?: Spread;
  /** Of times: the time that one in a hundred exceeds. */
  p99?: number;
  p99AtHalfLoad?: { value: number; most: number };
  target: Target | null;
  /** Microseconds of processor time of one request; not a number if the system reports none. */
  processor?: { ours: number; floor: number };
  generatorBusy?: number;
  floorDoes?: string;
}

export interface Target {
  figure: "ratio" | "p99" | "ours";
  least?: number;
  most?: number;
}

export type PartRow = Row & { part: string };

const require = createRequire(import.meta.url);

const versionOf = (name: string): string => {
  const file = readFileSync(require.resolve(`${name}/package.json`), "utf8");
  return (JSON.parse(file) as { version: string }).version;
};

export const newResult = (command: string): BenchResult => ({
  date: new Date().toISOString(),
  commit: execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim(),
  machine: {
    processor: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 1024 ** 3)} GiB`,
    system: `${process.platform} ${process.arch}`,
  },
  versions: {
    node: process.versions.node,
    workerd: versionOf("workerd"),
    miniflare: versionOf("miniflare"),
    "oidc-provider": versionOf("oidc-provider"),
  },
  command,
  rows: [],
});

export const writeResult = (path: string, result: BenchResult): void =>
  writeFileSync(path, `${JSON.stringify(result, null, 1)}\n`);

export const readResult = (path: string): BenchResult =>
  JSON.parse(readFileSync(path, "utf8")) as BenchResult;

/** Whether a row reaches its target; null if it has none. */
export const isMet = ({ target, ratio, p99, ours }: Row): boolean | null => {
  if (!target) return null;
  const values = { ratio: ratio?.median, p99, ours: ours.median };
  const value = values[target.figure] ?? Number.NaN;
  return value >= (target.least ?? -Infinity) && value <= (target.most ?? Infinity);
};
