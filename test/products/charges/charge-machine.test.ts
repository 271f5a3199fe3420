import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  type ChargeState,
  type ChargeTrigger,
  chargeMoves,
  isFinalCharge,
  isProcessingCharge,
} from "../../../src/products/charges/charge-machine.ts";

/** Written a second time, from M3 and B6. */
const states: ChargeState[] = [
  ...([
    "SCHEDULED",
    "EXECUTING",
    "SETTLEMENT_PENDING",
    "COMPLETED",
    "FAILED",
    "CANCELLED",
  ] as const),
];

const settled = { EXECUTING: "COMPLETED", SETTLEMENT_PENDING: "COMPLETED" } as const;
const lost = { EXECUTING: "FAILED", SETTLEMENT_PENDING: "FAILED" } as const;

/** Where each trigger leads, by the state that it is allowed in. */
const contract: Record<ChargeTrigger, Partial<Record<ChargeState, ChargeState>>> = {
  started: { SCHEDULED: "EXECUTING", FAILED: "EXECUTING" },
  refused_before_execution: { SCHEDULED: "FAILED", FAILED: "FAILED" },
  cancelled: { SCHEDULED: "CANCELLED" },
  booked_same_bank: { EXECUTING: "COMPLETED" },
  submitted_to_rail: { EXECUTING: "SETTLEMENT_PENDING" },
  credited: settled,
  refused: { EXECUTING: "FAILED" },
  rejected_by_rail: lost,
  resolved_as_completed: settled,
  resolved_as_failed: lost,
};

const triggers = Object.keys(contract) as ChargeTrigger[];
const pairs = states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const));

describe("the charge's moves", () => {
  // @rule M4.2
  it.each(pairs)("from %s by %s are the contract's, and emit nothing", (state, trigger) => {
    const to = contract[trigger][state];
    expect(findMove(chargeMoves, state, trigger)).toEqual(to ? { to, emits: null } : null);
  });

  it("name no pair twice, and none beyond the contract's", () => {
    const listed = chargeMoves.map(([from, trigger]) => `${from} ${trigger}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((pair) => !pairs.some((known) => known.join(" ") === pair))).toEqual([]);
  });

  it("leave COMPLETED and CANCELLED never, and FAILED only by another attempt", () => {
    expect(states.filter(isFinalCharge)).toEqual(["COMPLETED", "FAILED", "CANCELLED"]);
    expect(states.filter(isProcessingCharge)).toEqual(["EXECUTING", "SETTLEMENT_PENDING"]);
    const left = chargeMoves
      .filter(([from]) => isFinalCharge(from))
      .map(([from, by]) => [from, by]);
    expect(left).toEqual([
      ["FAILED", "started"],
      ["FAILED", "refused_before_execution"],
    ]);
  });
});
