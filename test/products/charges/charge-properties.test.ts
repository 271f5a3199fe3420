import { expect, test } from "vitest";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import { mayHaveBeenPaid, type OperatorOutcome } from "../../../src/network/transfers/transfer.ts";
import { staff } from "../../frame/records/staff.ts";
import { executed } from "../../network/transfers/reports.ts";
import fc from "../../support/fast-check.ts";
import {
  executeNotSent,
  executeRefused,
  executeUnknown,
  type RouteName,
} from "../payments/session-fixtures.ts";
import { ChargeBench, checkedAt, decision, nameOf, T0 } from "./charge-fixtures.ts";

/** What holds for a charge, whatever its mandate, bank, rail and staff say in whichever order. */
type Step = (charge: ChargeBench) => void;

/** The movement that a step is about, if the charge has it. */
const about =
  (movement: string, step: (charge: ChargeBench) => void): Step =>
  (charge) => {
    const { attempts, refunds } = charge.record;
    const known =
      attempts.some(({ attempt, transfer }) => nameOf(attempt) === movement && transfer) ||
      refunds.some(({ refund_id }) => refund_id === movement);
    if (known) step(charge);
  };

const effectOf = (kind: string, movement: string) =>
  movement === "" ? kind : `${kind}:${movement}`;

const reported = (kind: "execute" | "ask_bank", movement: string, report: MovementReport): Step =>
  about(movement, (charge) => {
    const id = effectOf(kind, movement);
    charge.lease(id);
    charge.report(id, report);
  });

const attempts = fc.integer({ min: 1, max: 5 });
const movements = fc.constantFrom("", "retry1", "retry2", "retry3", "rf_a", "rf_b");
const routes = fc.constantFrom<RouteName>("sameBank", "crossBank");
const statuses = fc.constantFrom(
  ...(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"] as const),
);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(attempts, routes).map(
    ([attempt, route]): Step =>
      (charge) => {
        charge.act({ type: "start", decision, attempt, ...checkedAt(charge.now, route) });
      },
  ),
  attempts.map(
    (attempt): Step =>
      (charge) => {
        charge.act({ type: "refuse", decision, attempt, code: "BANK_UNAVAILABLE" });
      },
  ),
  fc.constant<Step>((charge) => void charge.act({ type: "cancel", by: "CUSTOMER", at: T0 })),
  fc.tuple(movements, fc.constantFrom("BOOKED", "SUBMITTED")).map(([movement, status]) =>
    about(movement, (charge) => {
      charge.lease(effectOf("execute", movement));
      const report = executed(charge.transfer(movement), status as "BOOKED");
      charge.report(effectOf("execute", movement), { kind: "execute", report });
    }),
  ),
  fc
    .tuple(
      movements,
      fc.constantFrom(executeUnknown, executeNotSent, executeRefused("INSUFFICIENT_FUNDS")),
    )
    .map(([movement, report]) => reported("execute", movement, report)),
  fc.tuple(movements, statuses).map(([movement, status]) =>
    reported("ask_bank", movement, {
      kind: "ask_bank",
      report: { kind: "answered", status, transfer_ref: null },
    }),
  ),
  fc
    .tuple(movements, fc.constantFrom("CREDITED" as const, "REJECTED" as const))
    .map(([movement, status]) => about(movement, (charge) => void charge.railed(status, movement))),
  fc.tuple(movements, fc.constantFrom<OperatorOutcome>("COMPLETED", "FAILED", "ACKNOWLEDGED")).map(
    ([movement, outcome]): Step =>
      (charge) => {
        charge.act({ type: "resolve", movement, outcome, actor: staff("key_1"), note: "seen" });
      },
  ),
  fc.tuple(fc.constantFrom("rf_a", "rf_b"), fc.integer({ min: 1, max: 2_500 })).map(
    ([refund_id, amount]): Step =>
      (charge) => {
        if (charge.record.refunds.some((refund) => refund.refund_id === refund_id)) return;
        charge.act({
          ...{ type: "refund", refund_id, amount, reason: null, request_hash: refund_id },
          ...{ idempotency_key_hash: null, checked_at: charge.now },
        });
      },
  ),
  fc.constantFrom(2_000, 61_000, 31 * 60_000, 25 * 3_600_000).map(
    (ms): Step =>
      (charge) => {
        charge.wait(ms).look();
      },
  ),
);

/** The promises after every step. `known`: what the mandate was told last of each attempt. */
const keepsItsPromises = (charge: ChargeBench, known: Map<number, boolean>): void => {
  const { record } = charge;
  for (const report of charge.told()) known.set(report.attempt, report.may_be_paid);
  const numbers = record.attempts.map(({ attempt }) => attempt);
  expect(numbers).toEqual([...new Set(numbers)].sort());
  // An attempt begins only after every earlier one has definitely failed.
  const open = record.attempts.filter(({ transfer }) => transfer && transfer.state !== "FAILED");
  expect(open.length).toBeLessThanOrEqual(1);
  if (open[0]) expect(open[0]).toBe(record.attempts.at(-1));
  for (const { attempt, transfer, ended_at } of record.attempts) {
    const isMoving = transfer?.state === "EXECUTING" || transfer?.state === "SETTLEMENT_PENDING";
    expect(ended_at === null).toBe(isMoving);
    if (ended_at === null) expect(known.has(attempt)).toBe(false);
    else expect(known.get(attempt)).toBe(transfer !== null && mayHaveBeenPaid(transfer));
  }
  const transfers = [
    ...record.attempts.flatMap(({ transfer }) => transfer ?? []),
    ...refunded(charge),
  ];
  const ids = transfers.map(({ end_to_end_id }) => end_to_end_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(record.refunded_amount).toBeLessThanOrEqual(2_500);
  if (record.state === "CANCELLED") expect(record.attempts).toEqual([]);
};

const refunded = ({ record }: ChargeBench) => record.refunds.map(({ transfer }) => transfer);

test("a charge pays by one attempt at most, and its mandate knows of all money", () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(fc.array(steps, { minLength: 5, maxLength: 25 }), (course) => {
      const charge = new ChargeBench();
      const known = new Map<number, boolean>();
      for (const step of course) {
        step(charge);
        keepsItsPromises(charge, known);
      }
      ends.add(charge.record.state);
      if (charge.record.attempts.length > 1) ends.add("retried");
      if (charge.record.refunds.length > 0) ends.add("refunded");
      if (charge.record.attempts.some(({ transfer }) => transfer?.late_money.length)) {
        ends.add("late money");
      }
    }),
    { numRuns: 600 },
  );
  // The courses go everywhere.
  expect([...ends].sort()).toEqual([
    ...["CANCELLED", "COMPLETED", "EXECUTING", "FAILED", "SCHEDULED", "SETTLEMENT_PENDING"],
    ...["late money", "refunded", "retried"],
  ]);
});
