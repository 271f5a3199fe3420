import type { ConformanceCase, Level } from "../case.ts";
import { Exchanges, type RawLine } from "../exchanges.ts";
import { type CaseResult, planCases, type Run, runCases } from "../run.ts";
import { railCases } from "./cases.ts";
import { RailKit, type RailUnderTest } from "./kit.ts";
import type { Mover, ReportDesk } from "./movements.ts";

/** A run of the rail kit: which cases, and what they may move. */
export interface RailTest {
  rail: RailUnderTest;
  mover: Mover | null;
  desk: ReportDesk | null;
  raw: RawLine;
  level: Level;
  only: readonly string[];
}

/** What the run will do, in words, before anything is sent. Throws if it could exceed the cap. */
export const planRailTest = ({ rail, level, only }: Omit<RailTest, "raw" | "desk" | "mover">) => {
  const { account, payee, refusing, cap, currency, url } = rail;
  const { cases, most } = planCases(railCases, { level, only }, cap);
  const to = refusing === null ? payee : `${payee} or ${refusing}`;
  const what =
    most === 0
      ? "They move nothing."
      : `They move at most ${most} minor units of ${currency} in all, 1 at a time, from ${account} ` +
        `to ${to}; never more than the cap of ${cap}.`;
  return { cases, words: `${cases.length} cases of level ${level} against ${url}. ${what}` };
};

export const testRail = async (
  { rail, mover, desk, raw }: RailTest,
  cases: readonly ConformanceCase<RailKit>[],
  tell?: (result: CaseResult) => void,
): Promise<Run> => {
  const secrets = [rail.key, rail.otherKey ?? "", rail.callbackKey ?? ""];
  const exchanges = new Exchanges(secrets);
  const kit = new RailKit(rail, exchanges, { raw, mover, desk });
  await kit.begin();
  const run = await runCases(cases, kit, { name: "rail", party: rail.url, exchanges }, tell);
  const submitted = kit.submitted.reduce((sum, { amount }) => sum + amount, 0);
  if (submitted > 0) run.notes.push(`${submitted} minor units of ${rail.currency} were submitted.`);
  return run;
};
