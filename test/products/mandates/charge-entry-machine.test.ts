import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  type ChargeEntryState,
  type ChargeEntryTrigger,
  chargeEntryMoves,
  isUnfinished,
} from "../../../src/products/mandates/charge-entry-machine.ts";

/** Written a second time, from M3.7 and M3.12. */
const states = [
  ...(["SCHEDULED", "PROCESSING", "COMPLETED", "FAILED", "CANCELLED"] as const),
] satisfies ChargeEntryState[];

type Row = readonly [from: ChargeEntryState, to: ChargeEntryState, emits: string | null];

const contract: Record<ChargeEntryTrigger, Row> = {
  day_come: ["SCHEDULED", "PROCESSING", null],
  cancelled: ["SCHEDULED", "CANCELLED", "mandate.charge.cancelled"],
  completed: ["PROCESSING", "COMPLETED", "mandate.charge.completed"],
  failed: ["PROCESSING", "FAILED", "mandate.charge.failed"],
  retried: ["FAILED", "PROCESSING", null],
};

const triggers = Object.keys(contract) as ChargeEntryTrigger[];
const pairs = states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const));

describe("the moves of a charge's entry", () => {
  it.each(pairs)("from %s by %s are the contract's", (state, trigger) => {
    const [from, to, emits] = contract[trigger];
    expect(findMove(chargeEntryMoves, state, trigger)).toEqual(
      from === state ? { to, emits } : null,
    );
  });

  it("name no pair twice, and none beyond the contract's", () => {
    expect(chargeEntryMoves).toHaveLength(triggers.length);
  });

  it("leave a charge only while it is unfinished, and FAILED for a retry", () => {
    expect(states.filter(isUnfinished)).toEqual(["SCHEDULED", "PROCESSING"]);
    const left = new Set(chargeEntryMoves.map(([from]) => from));
    expect([...left]).toEqual(["SCHEDULED", "PROCESSING", "FAILED"]);
  });
});
