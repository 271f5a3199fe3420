import type { Paid } from "./honest.ts";
import type { AbuseResult } from "./run-abuse.ts";

/** What must hold beside the attackers. */
const LEAST_SUCCESS = 0.99;
const MOST_SLOWER = 2;

const successOf = (paid: readonly Paid[]): number =>
  paid.filter(({ failure }) => failure === null).length / Math.max(paid.length, 1);

/** Of the payments that succeeded, in milliseconds. */
const percentile = (paid: readonly Paid[], part: number): number => {
  const sorted = paid
    .filter(({ failure }) => failure === null)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Infinity;
};

/** The promises that do not hold. */
export const breachesOf = ({ quiet, attacked, filled }: AbuseResult): string[] => [
  ...(filled.changed > filled.allowed ? ["a bank writes no more than its tokens allow"] : []),
  ...(filled.othersFailed > 0 ? ["other banks go on beside it"] : []),
  ...(successOf(quiet) < LEAST_SUCCESS ? ["honest payments succeed in quiet"] : []),
  ...(successOf(attacked) < LEAST_SUCCESS ? ["honest payments succeed beside attackers"] : []),
  ...(percentile(attacked, 0.99) > MOST_SLOWER * percentile(quiet, 0.99)
    ? ["honest payments are not slowed down"]
    : []),
];

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;

const row = (...cells: string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(20) : cell.padStart(12))).join("");

export const reportOf = (result: AbuseResult): string => {
  const { options, quiet, attacked, codes, registryRefusals, filled } = result;
  const both = (figure: (paid: readonly Paid[]) => string) => [figure(quiet), figure(attacked)];
  const slower = percentile(attacked, 0.99) / percentile(quiet, 0.99);
  const failures = [...quiet, ...attacked].flatMap(({ failure }) => failure ?? []);
  const breaches = breachesOf(result);
  return [
    `${options.attackers} attackers beside ${options.merchants} merchants, contract limits`,
    row("", "quiet", "attacked"),
    row("honest payments", ...both(({ length }) => String(length))),
    row("succeeded", ...both((paid) => percent(successOf(paid)))),
    row("p50", ...both((paid) => milliseconds(percentile(paid, 0.5)))),
    row("p99", ...both((paid) => milliseconds(percentile(paid, 0.99)))),
    "",
    `p99 beside attackers: ${slower.toFixed(2)} × the quiet run's`,
    `the registry refused the gateway's lookups: ${registryRefusals} times`,
    `a bank fills the registry: ${filled.changed} changes, at most ${filled.allowed}, ${filled.refused} refused`,
    `another bank beside it: ${filled.others} changes, ${filled.othersFailed} failed`,
    "answers to the attackers:",
    ...[...codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `  ${count} × ${code}`),
    ...(failures.length > 0 ? ["honest failures:", ...tally(failures)] : []),
    "",
    breaches.length === 0 ? "Everything holds." : `Does not hold: ${breaches.join("; ")}.`,
  ].join("\n");
};

const tally = (failures: readonly string[]): string[] =>
  [...new Set(failures)].map(
    (failure) => `  ${failures.filter((each) => each === failure).length} × ${failure}`,
  );
