import { describe, expect, it } from "vitest";
import { eventBytes, isOptionalEvent, paymentEvents } from "../../src/webhooks/events.ts";

describe("payment events", () => {
  it("are those of the contract, of which four go only to who asks", () => {
    const optional = Object.keys(paymentEvents).filter(isOptionalEvent);
    expect(optional.sort()).toEqual([
      "payment.initiated",
      "payment.processing",
      "payment.settlement_stalled",
      "settlement.completed",
    ]);
    const usual = Object.keys(paymentEvents).filter((name) => !isOptionalEvent(name));
    expect(usual.sort()).toEqual([
      "payment.completed",
      "payment.expired",
      "payment.failed",
      "payment.settlement_pending",
      "refund.completed",
      "refund.failed",
    ]);
  });

  it("have a body of exactly event and data, without what has no value", () => {
    const bytes = eventBytes("payment.completed", {
      event_id: "evt_1",
      occurred_at: "2026-11-20T12:00:00.000Z",
      mode: "test",
      reference: undefined,
      amount: 50000,
    });
    expect(bytes).toBe(
      '{"event":"payment.completed","data":{"event_id":"evt_1",' +
        '"occurred_at":"2026-11-20T12:00:00.000Z","mode":"test","amount":50000}}',
    );
  });
});
