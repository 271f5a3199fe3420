import type { Due } from "./due.ts";
import type { Paid } from "./honest.ts";
import type { Tried } from "./one-key.ts";
import type { AbuseResult, Insiders } from "./run-abuse.ts";
import type { Withdrawn } from "./withdrawn.ts";

/** What must hold beside the attackers. */
export const LEAST_SUCCESS = 0.99;
const MOST_SLOWER = 2;
/** How long an isolate may remember a TPP (docs/decisions/154). */
const READS_END_MS = 2_000;

export const successOf = (paid: readonly Paid[]): number =>
  paid.filter(({ failure }) => failure === null).length / Math.max(paid.length, 1);

/** Of the payments that succeeded, in milliseconds. */
export const percentile = (paid: readonly Paid[], part: number): number => {
  const sorted = paid
    .filter(({ failure }) => failure === null)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Infinity;
};

/** What is wrong with an attempt of one key alone. */
const wrongWith = (tried: Tried): string[] => {
  const { takes, status, isChanged, isListed, isSameAgain, isTold, approvals } = tried;
  const wrong: readonly [boolean, string][] = {
    TWO: [
      [status !== 202, `answered ${status}`],
      [isChanged, "the record changed"],
      [!isListed, "no approver sees it"],
      [!isSameAgain, "a repeat is another proposal"],
      [approvals.some((answer) => answer < 400), `approved: ${approvals.join(", ")}`],
    ],
    ONE: [
      [status >= 300, `answered ${status}`],
      [!isTold, "the owner is not told"],
    ],
    NOBODY: [
      [status < 400, `answered ${status}`],
      [isChanged, "the record changed"],
    ],
  }[takes] as [boolean, string][];
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${tried.name}: ${what}`] : []));
};

const isTakenStill = ({ moved, booked, stillRead }: Withdrawn): boolean =>
  moved.length > 0 || booked > 0 || stillRead.length > 0;

/** What does not hold of the insiders; `isTimed` is false where times say nothing. */
export const breachesOfInsiders = (
  { alone, withdrawn, due }: Insiders,
  isTimed = true,
): string[] => {
  const { keptFailed, othersFailed, readsEndedMs } = withdrawn;
  return [
    ...(alone.flatMap(wrongWith).length > 0 ? ["one key of the staff redirects nothing"] : []),
    ...(isTakenStill(withdrawn) ? ["a scope that staff take ends"] : []),
    ...(isTimed && readsEndedMs > READS_END_MS ? ["reads with it end in two seconds"] : []),
    ...(keptFailed.length > 0 ? ["the scopes that a TPP keeps go on"] : []),
    ...(othersFailed.length > 0 ? ["other TPPs go on beside it"] : []),
    ...(due && (due.lost.length > 0 || due.twice > 0) ? ["each mandate is charged once"] : []),
    ...(due && successOf(due.after) < LEAST_SUCCESS
      ? ["honest payments succeed after due mandates"]
      : []),
  ];
};

/** The promises that do not hold. */
export const breachesOf = ({ quiet, attacked, filled, insiders }: AbuseResult): string[] => [
  ...(filled.changed > filled.allowed ? ["a bank writes no more than its tokens allow"] : []),
  ...(filled.othersFailed > 0 ? ["other banks go on beside it"] : []),
  ...(successOf(quiet) < LEAST_SUCCESS ? ["honest payments succeed in quiet"] : []),
  ...(successOf(attacked) < LEAST_SUCCESS ? ["honest payments succeed beside attackers"] : []),
  ...(percentile(attacked, 0.99) > MOST_SLOWER * percentile(quiet, 0.99)
    ? ["honest payments are not slowed down"]
    : []),
  ...(insiders ? breachesOfInsiders(insiders) : []),
];

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
const seconds = (ms: number): string => `${Math.round(ms / 1_000)} s`;

const row = (...cells: string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(20) : cell.padStart(12))).join("");

export const reportOf = (result: AbuseResult): string => {
  const { options, quiet, attacked, codes, registryRefusals, filled, insiders } = result;
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
    ...(insiders ? ["", reportOfInsiders(insiders)] : []),
    "",
    breaches.length === 0 ? "Everything holds." : `Does not hold: ${breaches.join("; ")}.`,
  ].join("\n");
};

export const reportOfInsiders = ({ alone, withdrawn, due }: Insiders): string =>
  [
    `one key of the staff: ${alone.length} changes tried alone`,
    ...alone.flatMap(wrongWith).map((wrong) => `  ${wrong}`),
    ...linesOfWithdrawn(withdrawn),
    ...(due ? linesOfDue(due) : []),
  ].join("\n");

const linesOfWithdrawn = (withdrawn: Withdrawn): string[] => {
  const { refused, readsEndedMs, booked, moved, stillRead, keptFailed, othersFailed } = withdrawn;
  return [
    `a TPP without its scopes: ${refused} requests refused, read for ${milliseconds(readsEndedMs)}`,
    `it keeps some: ${withdrawn.kept} requests, ${keptFailed.length} failed`,
    `another TPP beside it: ${withdrawn.others} requests, ${othersFailed.length} failed`,
    ...tally([...moved, ...stillRead].map((name) => `with a taken scope: ${name}`)),
    ...(booked > 0 ? [`  ${booked} transfers with a taken scope`] : []),
    ...tally([...keptFailed, ...othersFailed].map((name) => `failed: ${name}`)),
  ];
};

const linesOfDue = (due: Due): string[] => [
  `${due.mandates} mandates due at once: ${due.lost.length} lost, ${due.twice} charged twice`,
  ...tally(due.lost),
  `approved in ${seconds(due.approvedMs)}, debited in ${seconds(due.chargedMs)}`,
  ...linesOfPaid("meanwhile", due.meanwhile),
  ...linesOfPaid("afterwards", due.after),
];

const linesOfPaid = (when: string, paid: readonly Paid[]): string[] => [
  `${paid.length} honest payments ${when}: ${percent(successOf(paid))} succeeded, ` +
    `p50 ${milliseconds(percentile(paid, 0.5))}, p99 ${milliseconds(percentile(paid, 0.99))}`,
  ...tally(paid.flatMap(({ failure }) => failure ?? [])),
];

const tally = (failures: readonly string[]): string[] =>
  [...new Set(failures)].map(
    (failure) => `  ${failures.filter((each) => each === failure).length} × ${failure}`,
  );
