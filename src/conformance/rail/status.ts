import type { CreditReport } from "../../network/transfers/rail-contract.ts";
import { type ConformanceCase, must, prevented, UNIT } from "../case.ts";
import { newEndToEndId } from "../exchanges.ts";
import type { RailKit } from "./kit.ts";
import type { Instructed } from "./movements.ts";

/** What the rail answers about a movement. */
const REPEATS = 3;
const NEEDS = ["RAIL-212"];

/** The members that have to be those of the instruction. */
type Echoed = "amount" | "currency" | "originator_ref" | "debtor_iban" | "creditor_iban";

const mustEcho = (instructed: Instructed, said: CreditReport, names: readonly Echoed[]): void => {
  for (const name of names) {
    const [wanted, came] = [instructed[name], said[name]];
    must(wanted === came, `${name} was to be ${wanted}, and ${came} came.`);
  }
};

/** Three cases: what the answer or the report says of the instruction is what was instructed. */
export const echoCases = (
  what: "answer" | "report",
  ids: readonly [string, string, string],
  needs: readonly string[],
  read: (kit: RailKit, instructed: Instructed) => Promise<CreditReport>,
): ConformanceCase<RailKit>[] => {
  const one = (
    id: string,
    title: string,
    rule: string,
    names: readonly Echoed[],
  ): ConformanceCase<RailKit> => ({
    ...{ id, title: `The ${what} has the ${title}`, rule, level: "BASIC", needs, moves: UNIT },
    async run(kit) {
      const instructed = await kit.movement("CREDITED");
      mustEcho(instructed, await read(kit, instructed), names);
    },
  });
  const [money, reference, accounts] = ids;
  return [
    one(money, "instructed amount and currency", "D1.3", ["amount", "currency"]),
    one(reference, "originator_ref that the bank sent", "D1.2", ["originator_ref"]),
    one(accounts, "instructed accounts", "D1.3", ["debtor_iban", "creditor_iban"]),
  ];
};

export const answerCases: readonly ConformanceCase<RailKit>[] = [
  {
    id: "RAIL-201",
    title: "A movement that the rail never heard of is NOT_FOUND",
    rule: "D2.1",
    level: "BASIC",
    needs: ["RAIL-101"],
    async run(kit) {
      const { status } = await kit.statusOf(newEndToEndId());
      must(status === "NOT_FOUND", `It was to be NOT_FOUND, and ${status} came.`);
    },
  },
  {
    id: "RAIL-211",
    title: "A movement that a bank has submitted is known",
    rule: "D2.1",
    level: "BASIC",
    needs: ["RAIL-101"],
    moves: UNIT,
    async run(kit) {
      const { status } = await kit.statusOf((await kit.movement("CREDITED")).end_to_end_id);
      must(status !== "NOT_FOUND", "It was submitted, and NOT_FOUND came.");
    },
  },
  {
    id: "RAIL-212",
    title: "A movement that the payee's bank takes becomes CREDITED",
    rule: "D2.1",
    level: "BASIC",
    needs: ["RAIL-211"],
    moves: UNIT,
    async run(kit) {
      const { status } = await kit.finalOf(await kit.movement("CREDITED"));
      must(status === "CREDITED", `It was to be CREDITED, and ${status} came.`);
    },
  },
  ...echoCases("answer", ["RAIL-213", "RAIL-214", "RAIL-215"], NEEDS, (kit, instructed) =>
    kit.finalOf(instructed),
  ),
  {
    id: "RAIL-216",
    title: "A final answer stays as it is",
    rule: "D1.4",
    level: "BASIC",
    needs: NEEDS,
    moves: UNIT,
    async run(kit) {
      const instructed = await kit.movement("CREDITED");
      const first = JSON.stringify(await kit.finalOf(instructed));
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const again = JSON.stringify(await kit.statusOf(instructed.end_to_end_id));
        must(again === first, `First ${first} came, and then ${again}.`);
      }
    },
  },
  {
    id: "RAIL-217",
    title: "Another gateway does not find the movement",
    rule: "G6.4",
    level: "FULL",
    needs: [...NEEDS, "RAIL-102", "RAIL-123", "RAIL-201"],
    moves: UNIT,
    async run(kit) {
      const { otherKey } = kit.rail;
      if (otherKey === null) throw prevented("No key of another gateway was given.");
      const { end_to_end_id } = await kit.movement("CREDITED");
      const { status } = await kit.statusOf(end_to_end_id, otherKey);
      must(status === "NOT_FOUND", `With the other's key it was to be NOT_FOUND: ${status} came.`);
    },
  },
  {
    id: "RAIL-221",
    title: "A movement that the payee's bank does not take becomes REJECTED",
    rule: "P2.15",
    level: "FULL",
    needs: NEEDS,
    moves: UNIT,
    async run(kit) {
      if (kit.rail.refusing === null) throw prevented("No account was named that nobody may pay.");
      const { status } = await kit.finalOf(await kit.movement("REJECTED"));
      must(status === "REJECTED", `It was to be REJECTED, and ${status} came.`);
    },
  },
];
