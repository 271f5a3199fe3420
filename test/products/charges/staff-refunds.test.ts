import { describe, expect, it } from "vitest";
import type { ChargeCommand } from "../../../src/products/charges/charge-record.ts";
import { chargeKind } from "../../../src/products/charges/kind.ts";
import { staff } from "../../frame/records/staff.ts";
import { ChargeBench } from "./charge-fixtures.ts";

/** A refund of a live charge that staff ask for takes an approver, as that of a payment does. */
const WEEK = 7 * 24 * 3_600_000;

const refund = (charge: ChargeBench, refund_id = "rf_1"): ChargeCommand => ({
  ...{ type: "refund", refund_id, amount: 1_000, reason: null, request_hash: "hash" },
  ...{ idempotency_key_hash: null, checked_at: charge.now, actor: "key_bob", alone_up_to: 0 },
});

const approve = (charge: ChargeBench): ChargeCommand => ({
  ...{ type: "approve_refund", refund_id: "rf_1", checked_at: charge.now },
  by: staff("key_amir", "approver"),
});

const waiting = (): ChargeBench => {
  const charge = new ChargeBench({ mode: "live" }).started().answered("BOOKED");
  return charge.must(refund(charge));
};

const listed = ({ record }: ChargeBench) => chargeKind.row(record).waiting;

describe("a refund of a charge that staff ask for", () => {
  it("waits, and keeps its charge from being deleted", () => {
    const charge = waiting();
    const { record, now } = charge;
    expect([record.refunds, charge.effect("execute:rf_1")]).toEqual([[], undefined]);
    expect(listed(charge)).toMatchObject([{ waitingId: "rf_1", kind: "REFUND" }]);
    expect(chargeKind.nextChangeAt(record)).toBe(now + WEEK);
    expect(chargeKind.keptUntil(record)).toBe(now + WEEK);
    expect(charge.act(refund(charge, "rf_2"))).toBe("CHANGE_PENDING");
  });

  it("leaves once it is approved, and never twice", () => {
    const charge = waiting();
    charge.must(approve(charge), approve(charge));
    expect(charge.record.refunds).toMatchObject([{ refund_id: "rf_1", amount: 1_000 }]);
    expect(charge.effect("execute:rf_1")).toBeDefined();
    expect(listed(charge)).toEqual([]);
  });

  it("is rejected once, and a repeat changes nothing", () => {
    const charge = waiting();
    const reject: ChargeCommand = { type: "reject_refund", refund_id: "rf_1", actor: "key_amir" };
    charge.must(reject);
    const { record } = charge;
    expect(charge.must(reject).record).toBe(record);
    expect(record.refund_proposals).toMatchObject([{ status: "REJECTED" }]);
    expect(charge.act(approve(charge))).toBe("CHANGE_HAS_ENDED");
  });

  it("is void after a week, and may be deleted then", () => {
    const charge = waiting().wait(WEEK).look();
    expect(charge.record.refund_proposals).toMatchObject([{ status: "VOID" }]);
    expect(charge.act(approve(charge))).toBe("CHANGE_HAS_ENDED");
    expect(chargeKind.keptUntil(charge.record)).toBe(0);
    expect(listed(charge)).toEqual([]);
  });

  it("is one of the fifty that are kept", () => {
    const charge = waiting();
    for (let count = 2; count <= 51; count++) {
      charge.must({ type: "reject_refund", refund_id: `rf_${count - 1}`, actor: "key_amir" });
      charge.must(refund(charge, `rf_${count}`));
    }
    expect(charge.record.refund_proposals).toHaveLength(50);
    expect(charge.record.refund_proposals.at(-1)?.refund_id).toBe("rf_51");
  });
});
