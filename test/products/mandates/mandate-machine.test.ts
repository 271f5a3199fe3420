import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import { mandateEvents } from "../../../src/products/mandates/events.ts";
import {
  isFinalMandate,
  isInForce,
  isOpenMandate,
  type MandateState,
  type MandateTrigger,
  mandateMoves,
} from "../../../src/products/mandates/mandate-machine.ts";
import type { MandateRecord } from "../../../src/products/mandates/mandate-record.ts";

/** Written a second time, from M2.1 and M2.2. */
const states = [
  ...(["AWAITING_CUSTOMER_AUTH", "REPLACING", "ACTIVE", "PAUSED"] as const),
  ...(["REJECTED", "EXPIRED", "CANCELLED", "COMPLETED"] as const),
] satisfies MandateRecord["state"][];

type Row = readonly [
  from: readonly MandateState[],
  to: MandateState | "SAME",
  emits: string | null,
];

const waiting = ["AWAITING_CUSTOMER_AUTH"] as const;
const granted = ["ACTIVE", "PAUSED"] as const;
const rejected = [waiting, "REJECTED", "mandate.rejected"] as const;

const contract: Record<MandateTrigger, readonly Row[]> = {
  approved: [[waiting, "ACTIVE", "mandate.activated"]],
  approved_to_replace: [[waiting, "REPLACING", null]],
  replaced: [[["REPLACING"], "ACTIVE", "mandate.activated"]],
  customer_rejected: [rejected],
  sca_failed: [rejected],
  last_check_failed: [rejected],
  timed_out: [[waiting, "EXPIRED", "mandate.expired"]],
  cancelled: [[[...waiting, "REPLACING", ...granted], "CANCELLED", "mandate.cancelled"]],
  paused: [[["ACTIVE"], "PAUSED", "mandate.paused"]],
  resumed: [[["PAUSED"], "ACTIVE", "mandate.resumed"]],
  end_is_near: [[granted, "SAME", "mandate.expiring"]],
  end_reached: [[["REPLACING", ...granted], "EXPIRED", "mandate.expired"]],
  used_up: [[granted, "COMPLETED", "mandate.completed"]],
};

const triggers = Object.keys(contract) as MandateTrigger[];
const pairs = states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const));

describe("the mandate's moves", () => {
  // @rule M2.1 M2.2
  it.each(pairs)("from %s by %s are the contract's", (state, trigger) => {
    const row = contract[trigger].find(([from]) => from.includes(state));
    const expected = row ? { to: row[1] === "SAME" ? state : row[1], emits: row[2] } : null;
    expect(findMove(mandateMoves, state, trigger)).toEqual(expected);
  });

  it("name no pair twice, and none beyond the contract's", () => {
    const listed = mandateMoves.map(([from, trigger]) => `${from} ${trigger}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((pair) => !pairs.some((known) => known.join(" ") === pair))).toEqual([]);
  });

  it("leave no final state", () => {
    expect(states.filter(isFinalMandate)).toEqual([
      "REJECTED",
      "EXPIRED",
      "CANCELLED",
      "COMPLETED",
    ]);
    expect(states.filter(isOpenMandate)).toEqual(["AWAITING_CUSTOMER_AUTH"]);
    expect(states.filter(isInForce)).toEqual(["ACTIVE", "PAUSED"]);
    expect(mandateMoves.filter(([from]) => isFinalMandate(from))).toEqual([]);
  });

  // @rule M4.1
  it("emit every event of a mandate, and no event of a charge", () => {
    const emitted = new Set(mandateMoves.flatMap(([, , , emits]) => (emits ? [emits] : [])));
    const ofMandates = Object.keys(mandateEvents).filter((name) => !name.includes(".charge."));
    expect([...emitted].sort()).toEqual(ofMandates.sort());
  });
});
