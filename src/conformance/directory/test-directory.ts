import type { ConformanceCase, Level } from "../case.ts";
import { Exchanges, type RawLine } from "../exchanges.ts";
import { type CaseResult, planCases, type Run, runCases } from "../run.ts";
import { directoryCases } from "./cases.ts";
import { DirectoryKit, type DirectoryUnderTest } from "./kit.ts";

/** A run of the directory kit. It only asks. */
export interface DirectoryTest {
  directory: DirectoryUnderTest;
  raw: RawLine;
  level: Level;
  only: readonly string[];
}

export const planDirectoryTest = ({ directory, ...choice }: Omit<DirectoryTest, "raw">) => {
  const { cases } = planCases(directoryCases, choice);
  const words = `${cases.length} cases of level ${choice.level} against ${directory.url}.`;
  return { cases, words: `${words} They move nothing.` };
};

export const testDirectory = async (
  { directory, raw }: DirectoryTest,
  cases: readonly ConformanceCase<DirectoryKit>[],
  tell?: (result: CaseResult) => void,
): Promise<Run> => {
  const exchanges = new Exchanges([directory.key]);
  const kit = new DirectoryKit(directory, exchanges, raw);
  await kit.begin();
  const about = { name: "directory", party: directory.url, exchanges };
  return runCases(cases, kit, about, tell);
};
