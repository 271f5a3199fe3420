import { describe, expect, it } from "vitest";
import { eventBytes } from "../../../src/network/webhooks/events.ts";

// @rule P8.4
describe("payment events", () => {
  // @rule G1.8 P8.1
  it("have a body of exactly event and data, without empty members", () => {
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
