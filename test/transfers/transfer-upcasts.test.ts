import { expect, it } from "vitest";
import { upcastTransfer1 } from "../../src/transfers/transfer-upcasts.ts";
import { SessionBench } from "../payments/session-fixtures.ts";

const { transfer } = new SessionBench().executing("crossBank").record;
if (!transfer) throw new Error("nothing was instructed");
const { manual_review: attention, ...rest } = transfer;

it.each([
  ["SETTLEMENT_PENDING", null, true],
  ["FAILED", "RETURNING", false],
] as const)("a stalled settlement, now %s, waits again for the return", (state, funds, stalled) => {
  const stored = { ...rest, state, funds, stalled: true, attention };
  expect(upcastTransfer1(stored)).toMatchObject({ state, funds, stalled });
});
