import { readRailAnswer } from "../../network/transfers/rail-contract.ts";
import type { ConformanceCase } from "../case.ts";
import { newEndToEndId } from "../exchanges.ts";
import { questionCases } from "../question-cases.ts";
import { wholeRunCases } from "../whole-run.ts";
import type { RailKit } from "./kit.ts";
import { contradictions, reportCases } from "./reports.ts";
import { answerCases } from "./status.ts";

/** The groups of the kit, with the words of the list in the documents. */
export const railGroups: readonly (readonly [
  title: string,
  cases: readonly ConformanceCase<RailKit>[],
])[] = [
  [
    "Questions",
    questionCases({
      name: "RAIL",
      rule: "D2.1",
      keyRule: "D2.4",
      about: () => ({ end_to_end_id: newEndToEndId() }),
      incomplete: [{}, { end_to_end_id: null }],
      read: readRailAnswer,
    }),
  ],
  ["Status", answerCases],
  ["Reports", reportCases],
  [
    "The whole run",
    [...wholeRunCases<RailKit>("RAIL", ({ rail }) => rail.timeoutMs, "D2.1"), contradictions],
  ],
];

export const railCases: readonly ConformanceCase<RailKit>[] = railGroups.flatMap(
  ([, cases]) => cases,
);
