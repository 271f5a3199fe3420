import type { BankAnswer } from "../../network/banks/contract.ts";
import { type ConformanceCase, must, UNIT } from "../case.ts";
import { newEndToEndId } from "../exchanges.ts";
import { approveByCode, newSession } from "./approvals.ts";
import type { BankKit } from "./kit.ts";

/** What transaction-status says of a movement. */
type Status = BankAnswer<"transaction-status">["status"];

const mustSay = async (kit: BankKit, end_to_end_id: string, wanted: Status) => {
  const answer = await kit.answerOf("transaction-status", { end_to_end_id });
  const { end_to_end_id: named, status } = answer;
  must(named === end_to_end_id, `${end_to_end_id} was to be repeated, and ${named} came.`);
  must(status === wanted, `It was to be ${wanted}, and ${status} came.`);
  return answer;
};

export const statusCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-701",
    title: "A booked movement is BOOKED, under the transfer_ref of its answer",
    rule: "B4.6",
    level: "FULL",
    needs: ["BANK-401"],
    moves: UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      const { transfer_ref } = await kit.book(instruction);
      const said = await mustSay(kit, instruction.end_to_end_id, "BOOKED");
      const isSame = said.transfer_ref === null || said.transfer_ref === transfer_ref;
      must(isSame, `${transfer_ref} was to be named, and ${said.transfer_ref} came.`);
    },
  },
  {
    id: "BANK-702",
    title: "A refused movement is REJECTED",
    rule: "B4.6",
    level: "FULL",
    needs: ["BANK-501"],
    moves: UNIT,
    async run(kit) {
      const challenge = { session_id: newSession("PAYMENT"), token: "none" };
      const instruction = kit.instruction(challenge);
      await kit.mustRefuse(instruction, ["NOT_AUTHORISED"], "Nobody approved this");
      await mustSay(kit, instruction.end_to_end_id, "REJECTED");
    },
  },
  {
    id: "BANK-703",
    title: "A movement that the bank never heard of is NOT_FOUND",
    rule: "B4.6",
    level: "FULL",
    async run(kit) {
      await mustSay(kit, newEndToEndId(), "NOT_FOUND");
    },
  },
];
