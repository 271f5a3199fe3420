import { broken, type ConformanceCase, must, prevented, UNIT } from "../case.ts";
import { type RailKit, readReport } from "./kit.ts";
import { echoCases } from "./status.ts";

/** What the rail reports by itself, and again until it is acknowledged. */
const NEEDS = ["RAIL-303"];

export const reportCases: readonly ConformanceCase<RailKit>[] = [
  {
    id: "RAIL-301",
    title: "A final movement is reported",
    rule: "D1.1",
    level: "BASIC",
    moves: UNIT,
    async run(kit) {
      kit.deskOrSkip();
      await kit.reportOn(await kit.movement("CREDITED"));
    },
  },
  {
    id: "RAIL-302",
    title: "The report shows the rail's key",
    rule: "D1.6",
    level: "BASIC",
    needs: ["RAIL-301"],
    moves: UNIT,
    async run(kit) {
      kit.deskOrSkip();
      const { headers } = await kit.reportOn(await kit.movement("CREDITED"));
      const key = headers["x-gateway-rail-key"];
      must(key !== undefined, "X-Gateway-Rail-Key was to hold the key, and did not come.");
      must(key === kit.rail.callbackKey, "X-Gateway-Rail-Key holds another key.");
    },
  },
  {
    id: "RAIL-303",
    title: "The report has the members of a report and no others",
    rule: "D1.1",
    level: "BASIC",
    needs: ["RAIL-301"],
    moves: UNIT,
    async run(kit) {
      kit.deskOrSkip();
      const { status } = readReport(await kit.reportOn(await kit.movement("CREDITED")));
      must(status === "CREDITED", `It was to be CREDITED, and ${status} was reported.`);
    },
  },
  ...echoCases("report", ["RAIL-304", "RAIL-305", "RAIL-306"], NEEDS, async (kit, instructed) =>
    readReport(await kit.reportOn(instructed)),
  ),
  {
    id: "RAIL-307",
    title: "Report and answer have the same rail_ref and fee",
    rule: "D2.1",
    level: "FULL",
    needs: [...NEEDS, "RAIL-216"],
    moves: UNIT,
    async run(kit) {
      const instructed = await kit.movement("CREDITED");
      const said = await kit.finalOf(instructed);
      const reported = readReport(await kit.reportOn(instructed));
      for (const name of ["rail_ref", "settlement_fee"] as const) {
        const both = `${said[name]} was answered and ${reported[name]} reported`;
        must(said[name] === reported[name], `${name} was to be the same: ${both}.`);
      }
    },
  },
  {
    id: "RAIL-311",
    title: "A report is repeated until the answer is 202",
    rule: "D1.7",
    level: "BASIC",
    needs: ["RAIL-303"],
    moves: UNIT,
    async run(kit) {
      const instructed = kit.instruction("CREDITED");
      const answers = [503, "CUT", 202] as const;
      kit.deskOrSkip().answerWith(instructed.end_to_end_id, answers);
      await kit.submit(instructed);
      const reports = await kit.reportsOn(instructed, answers.length);
      for (const report of reports) kit.keepReport(report);
      const said = new Set(reports.map((report) => JSON.stringify(readReport(report))));
      must(said.size === 1, `The repeats say something else: ${[...said].join(" and ")}.`);
    },
  },
  {
    id: "RAIL-321",
    title: "A movement that the payee's bank does not take is reported as REJECTED",
    rule: "P2.15",
    level: "FULL",
    needs: ["RAIL-303"],
    moves: UNIT,
    async run(kit) {
      kit.deskOrSkip();
      if (kit.rail.refusing === null) throw prevented("No account was named that nobody may pay.");
      const { status } = readReport(await kit.reportOn(await kit.movement("REJECTED")));
      must(status === "REJECTED", `It was to be REJECTED, and ${status} was reported.`);
    },
  },
];

/** What only the whole run shows. */
export const contradictions: ConformanceCase<RailKit> = {
  id: "RAIL-993",
  title: "No report contradicts an earlier one",
  rule: "D1.4",
  level: "BASIC",
  needs: ["RAIL-303"],
  async run(kit) {
    const desk = kit.deskOrSkip();
    for (const { end_to_end_id } of kit.submitted) {
      const reports = desk.received(end_to_end_id);
      const outcomes = new Set(reports.map((report) => readReport(report).status));
      if (outcomes.size <= 1) continue;
      for (const report of reports) kit.keepReport(report);
      throw broken(`${end_to_end_id} was reported as ${[...outcomes].join(" and ")}.`);
    }
  },
};
