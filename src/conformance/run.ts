import { elapsedSince, isoTime, now } from "../base/platform/clock.ts";
import { CannotRun, CaseEnd, type CaseOutcome, type ConformanceCase, type Level } from "./case.ts";
import type { Exchange, Exchanges } from "./exchanges.ts";

/** A case with its outcome and everything that was said in it. */
export type CaseResult = Pick<ConformanceCase<never>, "id" | "title" | "rule" | "level"> &
  CaseOutcome & { milliseconds: number; exchanges: Exchange[] };

export interface Run {
  kit: string;
  /** Whom it was run against. */
  party: string;
  began_at: string;
  cases: CaseResult[];
  /** Why the run ended early, or null. */
  cut_short: string | null;
  /** What the kit adds at the end, for people. */
  notes: string[];
}

export interface CaseChoice {
  /** BASIC leaves out the cases of FULL. */
  level: Level;
  /** Ids, in which x stands for any digit: BANK-1xx. Empty for all. */
  only: readonly string[];
}

export const chooseCases = <Kit>(
  cases: readonly ConformanceCase<Kit>[],
  { level, only }: CaseChoice,
): ConformanceCase<Kit>[] => {
  const strange = only.find((pattern) => !cases.some(({ id }) => isMeant(pattern, id)));
  if (strange !== undefined) throw new CannotRun(`There is no case ${strange}.`);
  return cases.filter(
    (one) =>
      (level === "FULL" || one.level === "BASIC") &&
      (only.length === 0 || only.some((pattern) => isMeant(pattern, one.id))),
  );
};

const isMeant = (pattern: string, id: string): boolean =>
  pattern.length === id.length &&
  [...pattern].every((char, place) =>
    char === "x" ? /\d/.test(id[place] ?? "") : char === id[place],
  );

/** The most that these cases move together, in minor units. */
const mostMoved = (cases: readonly ConformanceCase<never>[]): number =>
  cases.reduce((sum, { moves = 0 }) => sum + moves, 0);

/**
 * The chosen cases and the most that they move. Throws if there are none, or if they could exceed
 * the cap.
 */
export const planCases = <Kit>(
  all: readonly ConformanceCase<Kit>[],
  choice: CaseChoice,
  cap = 0,
): { cases: ConformanceCase<Kit>[]; most: number } => {
  const cases = chooseCases(all, choice);
  const { level, only } = choice;
  if (cases.length === 0) throw new CannotRun(`No case is ${only.join(", ")} at level ${level}.`);
  const most = mostMoved(cases);
  if (most > cap) {
    throw new CannotRun(`These cases move up to ${most} minor units: --cap ${most} allows it.`);
  }
  return { cases, most };
};

/** Runs the cases in order; `tell` hears each outcome at once. */
export const runCases = async <Kit>(
  cases: readonly ConformanceCase<Kit>[],
  kit: Kit,
  { name, party, exchanges }: { name: string; party: string; exchanges: Exchanges },
  tell: (result: CaseResult) => void = () => undefined,
): Promise<Run> => {
  const run: Run = {
    kit: name,
    party,
    began_at: isoTime(now()),
    cases: [],
    cut_short: null,
    notes: [],
  };
  const failed = new Set<string>();
  for (const one of cases) {
    const { id, title, rule, level, needs = [] } = one;
    const lacking = needs.find((need) => failed.has(need));
    const startedAt = now();
    const end = lacking ? afterFailure(lacking) : await endOf(one, kit);
    if (end instanceof CannotRun) {
      run.cut_short = `${id}: ${end.message}`;
      break;
    }
    // What cannot be judged because of a failure makes what depends on it unjudged too.
    if (end.outcome === "failed" || lacking) failed.add(id);
    const milliseconds = elapsedSince(startedAt);
    const hidden = "reason" in end ? { ...end, reason: exchanges.hide(end.reason) } : end;
    const result = { id, title, rule, level, ...hidden, milliseconds, exchanges: exchanges.take() };
    run.cases.push(result);
    tell(result);
  }
  return run;
};

const afterFailure = (id: string): CaseOutcome => ({
  outcome: "skipped",
  reason: `${id} failed, and without it this case says nothing`,
  isOpen: true,
});

const endOf = async <Kit>(
  one: ConformanceCase<Kit>,
  kit: Kit,
): Promise<CaseOutcome | CannotRun> => {
  try {
    await one.run(kit);
    return { outcome: "passed" };
  } catch (error) {
    if (error instanceof CaseEnd) return error.end;
    if (error instanceof CannotRun) return error;
    // A fault of the kit: it says nothing about the party, and takes no report from anybody.
    return { outcome: "skipped", reason: `The kit broke off: ${error}`, isOpen: true };
  }
};

/** passed: everything that the party offers. open: nothing failed, and something is not known. */
export type Verdict = "passed" | "failed" | "open";

/** FULL holds the cases of BASIC too. Null if no case of the level was run. */
export const verdictOf = (run: Run, level: Level): Verdict | null => {
  const cases = run.cases.filter((one) => level === "FULL" || one.level === "BASIC");
  if (!cases.some((one) => one.level === level)) return null;
  if (cases.some(({ outcome }) => outcome === "failed")) return "failed";
  const isOpen = cases.some((one) => one.outcome === "skipped" && one.isOpen);
  return isOpen || run.cut_short !== null ? "open" : "passed";
};

/** 0: every chosen case passed or is not offered. 1: one failed. 2: something could not be run. */
export const exitCodeOf = (run: Run): 0 | 1 | 2 => {
  if (run.cases.some(({ outcome }) => outcome === "failed")) return 1;
  const isOpen = run.cases.some((one) => one.outcome === "skipped" && one.isOpen);
  const isEmpty = run.cases.every(({ outcome }) => outcome !== "passed");
  return isOpen || isEmpty || run.cut_short !== null ? 2 : 0;
};
