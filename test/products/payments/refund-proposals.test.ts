import { expect, it } from "vitest";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { SessionBench } from "./session-fixtures.ts";

const WEEK = 7 * 24 * 3_600_000;

it("a refund that waits for its approver wakes its payment after a week, and is void then", () => {
  const session = new SessionBench({ mode: "live" }).executing("sameBank");
  session.report("execute", session.answer());
  session.act({
    ...{ type: "refund", refund_id: "rf_1", amount: 100, reason: null, request_hash: "hash" },
    ...{ idempotency_key_hash: null, checked_at: session.now, actor: "key_bob", alone_up_to: 0 },
  });
  expect(session.record.refund_proposals).toMatchObject([{ status: "PROPOSED" }]);
  expect(paymentKind.nextChangeAt(session.record)).toBe(session.now + WEEK);
  session.wait(WEEK).act({ type: "look" });
  expect(session.record.refund_proposals).toMatchObject([{ status: "VOID" }]);
  expect(paymentKind.nextChangeAt(session.record)).toBe(Infinity);
});
