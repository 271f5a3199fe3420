import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  type TransferState,
  type TransferTrigger,
  transferMoves,
} from "../../../src/network/transfers/transfer-machine.ts";

/** The moves of money (P2.12 to P2.18), written a second time. */
const states: TransferState[] = ["EXECUTING", "SETTLEMENT_PENDING", "COMPLETED", "FAILED"];
const both = ["EXECUTING", "SETTLEMENT_PENDING"] as const;

const contract: Record<TransferTrigger, [readonly TransferState[], TransferState]> = {
  booked_same_bank: [["EXECUTING"], "COMPLETED"],
  submitted_to_rail: [["EXECUTING"], "SETTLEMENT_PENDING"],
  refused: [["EXECUTING"], "FAILED"],
  credited: [both, "COMPLETED"],
  rejected_by_rail: [both, "FAILED"],
  resolved_as_completed: [both, "COMPLETED"],
  resolved_as_failed: [both, "FAILED"],
};
const triggers = Object.keys(contract) as TransferTrigger[];

describe("the moves of a movement of money", () => {
  it.each(states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const)))(
    "from %s by %s are the contract's",
    (state, trigger) => {
      const [from, to] = contract[trigger];
      const expected = from.includes(state) ? { to, emits: null } : null;
      expect(findMove(transferMoves, state, trigger)).toEqual(expected);
    },
  );

  it("are only those", () => {
    const listed = triggers.flatMap((trigger) => contract[trigger][0]);
    expect(transferMoves).toHaveLength(listed.length);
  });
});
