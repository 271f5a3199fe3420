import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  type AttemptOutcome,
  DELIVERY_RETENTION_MS,
  type Delivery,
  type DeliveryState,
  type DeliveryTrigger,
  deliveryMoves,
  HELD_RETENTION_MS,
  holdDelivery,
  leaseDelivery,
  newDelivery,
  redeliver,
  releaseDelivery,
  reportDelivery,
  sendByOf,
  wakeAt,
  wakeDelivery,
} from "../../../src/network/webhooks/delivery-machine.ts";

const T0 = Date.UTC(2026, 10, 20);
const HALF = 0.5;

const fresh: Delivery = newDelivery(
  {
    event_id: "evt_1",
    event: "payment.completed",
    url: "https://shop.example.com/hooks",
    bytes: "{}",
    traceparent: "00-0-0-01",
    occurred_at: T0,
  },
  T0,
);

const success: AttemptOutcome = { result: "SUCCEEDED", http_status: 204, duration_ms: 12 };
const failure: AttemptOutcome = {
  result: "REFUSED",
  http_status: 500,
  duration_ms: 12,
  retry_after_ms: null,
};

/** A step that must succeed. */
const must = <T>(value: T | null): T => {
  if (value === null) throw new Error("nothing was due");
  return value;
};

const claimAt = (delivery: Delivery, at: number) => must(leaseDelivery(delivery, at));
const report = (delivery: Delivery, attempt: number, outcome: AttemptOutcome, at: number) =>
  must(reportDelivery(delivery, attempt, outcome, at, HALF, 10));

describe("the moves of a delivery", () => {
  const states: DeliveryState[] = ["PENDING", "HELD", "DELIVERED", "GAVE_UP"];
  const expected: Record<DeliveryTrigger, Record<DeliveryState, DeliveryState | null>> = {
    leased: { PENDING: "PENDING", HELD: null, DELIVERED: null, GAVE_UP: null },
    lapsed: { PENDING: "PENDING", HELD: null, DELIVERED: null, GAVE_UP: null },
    failed: { PENDING: "PENDING", HELD: null, DELIVERED: null, GAVE_UP: null },
    succeeded: {
      ...{ PENDING: "DELIVERED", HELD: "DELIVERED", DELIVERED: null, GAVE_UP: "DELIVERED" },
    },
    exhausted: { PENDING: "GAVE_UP", HELD: null, DELIVERED: null, GAVE_UP: null },
    outlived: { PENDING: "GAVE_UP", HELD: "GAVE_UP", DELIVERED: null, GAVE_UP: null },
    redelivered: {
      ...{ PENDING: "PENDING", HELD: "PENDING", DELIVERED: "PENDING", GAVE_UP: "PENDING" },
    },
    held: { PENDING: "HELD", HELD: null, DELIVERED: null, GAVE_UP: null },
    released: { PENDING: null, HELD: "PENDING", DELIVERED: null, GAVE_UP: null },
    recovered: { PENDING: null, HELD: null, DELIVERED: null, GAVE_UP: "HELD" },
    stopped: { PENDING: null, HELD: "GAVE_UP", DELIVERED: null, GAVE_UP: null },
  };
  const cases = Object.keys(expected).flatMap((name) => {
    const trigger = name as DeliveryTrigger;
    return states.map((from) => [from, trigger, expected[trigger][from]] as const);
  });

  it.each(cases)("from %s, %s leads to %s", (from, trigger, to) => {
    expect(findMove(deliveryMoves, from, trigger)?.to ?? null).toBe(to);
  });

  it("has no move twice", () => {
    const keys = deliveryMoves.map(([from, trigger]) => `${from} ${trigger}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("leasing", () => {
  it("leases the attempt to one performer for 20 s, of which 5 s to send", () => {
    const first = claimAt(fresh, T0);
    expect(first).toMatchObject({ attempts: 1, leased: true, held_until: T0 + 20_000 });
    expect(sendByOf(first)).toBe(T0 + 5_000);
    expect(leaseDelivery(first, T0 + 19_999)).toBeNull();
    expect(claimAt(first, T0 + 20_000).attempts).toBe(2);
  });

  it("works while a pointer is in the queue", () => {
    const pointed = must(wakeDelivery(fresh, T0)).delivery;
    expect(pointed.held_until).toBeGreaterThan(T0);
    expect(claimAt(pointed, T0 + 1).attempts).toBe(1);
  });

  it("waits for the schedule", () => {
    const failed = report(claimAt(fresh, T0), 1, failure, T0 + 100);
    expect(leaseDelivery(failed, T0 + 5_099)).toBeNull();
    expect(claimAt(failed, T0 + 5_100).attempts).toBe(2);
  });
});

describe("reporting", () => {
  it("ends with the first success", () => {
    const done = report(claimAt(fresh, T0), 1, success, T0 + 50);
    expect(done).toMatchObject({ state: "DELIVERED", ended_at: T0 + 50, leased: false });
    expect(leaseDelivery(done, T0 + 1e9)).toBeNull();
  });

  it("gives up after ten failures, each at its place in the schedule", () => {
    let delivery = fresh;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      const at = delivery.next_attempt_at;
      delivery = report(claimAt(delivery, at), attempt, failure, at);
      if (delivery.state === "PENDING") waits.push((delivery.next_attempt_at - at) / 1000);
    }
    expect(waits).toEqual([5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400]);
    expect(delivery).toMatchObject({ state: "GAVE_UP", failures: 10, attempts: 10 });
    expect(delivery.log.map((entry) => entry.attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("counts a repeated report once", () => {
    const failed = report(claimAt(fresh, T0), 1, failure, T0);
    expect(reportDelivery(failed, 1, failure, T0 + 1, HALF, 10)).toBeNull();
    const done = report(claimAt(fresh, T0), 1, success, T0);
    expect(reportDelivery(done, 1, success, T0 + 1, HALF, 10)).toBeNull();
  });

  it.each([0, 2, -1])("ignores attempt %i, which was never handed out", (attempt) => {
    expect(reportDelivery(claimAt(fresh, T0), attempt, success, T0, HALF, 10)).toBeNull();
  });

  it("counts a late failure if no newer lease exists", () => {
    const pointed = must(wakeDelivery(claimAt(fresh, T0), T0 + 20_000)).delivery;
    const failed = report(pointed, 1, failure, T0 + 20_001);
    expect(failed).toMatchObject({ failures: 1, next_attempt_at: T0 + 25_001 });
    expect(failed.log).toHaveLength(1);
    expect(leaseDelivery(failed, T0 + 20_002)).toBeNull();
  });

  it("only logs a late failure if a newer attempt is under way", () => {
    const second = claimAt(claimAt(fresh, T0), T0 + 20_000);
    const noted = report(second, 1, failure, T0 + 20_001);
    expect(noted).toMatchObject({ failures: 0, leased: true, held_until: T0 + 40_000 });
    expect(noted.log).toMatchObject([{ attempt: 1, result: "REFUSED" }]);
  });

  it("accepts a late success, whatever came after it", () => {
    const second = claimAt(claimAt(fresh, T0), T0 + 20_000);
    expect(report(second, 1, success, T0 + 20_001).state).toBe("DELIVERED");
    const failed = report(second, 2, failure, T0 + 21_000);
    expect(report(failed, 1, success, T0 + 22_000).state).toBe("DELIVERED");
    const outlived = must(wakeDelivery(second, T0 + DELIVERY_RETENTION_MS)).delivery;
    expect(outlived.state).toBe("GAVE_UP");
    expect(report(outlived, 2, success, T0 + DELIVERY_RETENTION_MS + 1).state).toBe("DELIVERED");
  });

  it("does not undo a delivery after the late failure of another attempt", () => {
    const second = claimAt(claimAt(fresh, T0), T0 + 20_000);
    const done = report(second, 1, success, T0 + 20_001);
    const after = report(done, 2, failure, T0 + 30_000);
    expect(after).toMatchObject({ state: "DELIVERED", failures: 0, ended_at: T0 + 20_001 });
  });
});

describe("waking", () => {
  it("sends one pointer per due attempt, and another if it was lost", () => {
    const { delivery, sendPointer } = must(wakeDelivery(fresh, T0));
    expect(sendPointer).toBe(true);
    expect(wakeDelivery(delivery, T0 + 19_999)).toBeNull();
    expect(must(wakeDelivery(delivery, T0 + 20_000)).sendPointer).toBe(true);
  });

  it("repeats a dead performer's attempt at once, then with growing waits, without counting", () => {
    let delivery = claimAt(fresh, T0);
    const waits: number[] = [];
    for (let lapse = 0; lapse < 7; lapse++) {
      const at = wakeAt(delivery);
      const woken = must(wakeDelivery(delivery, at));
      waits.push((woken.delivery.next_attempt_at - at) / 1000);
      expect(woken.sendPointer).toBe(waits.at(-1) === 0);
      delivery = claimAt(woken.delivery, woken.delivery.next_attempt_at);
    }
    expect(waits).toEqual([0, 5, 20, 60, 300, 900, 900]);
    expect(delivery).toMatchObject({ state: "PENDING", failures: 0, attempts: 8 });
    expect(delivery.log.every((entry) => entry.result === "UNREPORTED")).toBe(true);
    expect(report(delivery, 8, failure, wakeAt(delivery)).lapses).toBe(0);
  });

  it("gives up a delivery that stays unfinished for 30 days", () => {
    const woken = must(wakeDelivery(claimAt(fresh, T0), T0 + DELIVERY_RETENTION_MS));
    expect(woken).toMatchObject({ delivery: { state: "GAVE_UP" }, sendPointer: false });
  });

  it("keeps at most 20 attempts in the log", () => {
    let delivery = fresh;
    for (let attempt = 1; attempt <= 30; attempt++) {
      delivery = claimAt(delivery, wakeAt(delivery));
    }
    expect(delivery.log.map((entry) => entry.attempt)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 10),
    );
  });

  it("deletes an hour's finished deliveries together, none before 30 days", () => {
    const early = report(claimAt(fresh, T0), 1, success, T0 + 1);
    const late = report(claimAt(fresh, T0), 1, success, T0 + 3_000_000);
    expect(wakeAt(early)).toBe(wakeAt(late));
    expect(wakeAt(late) - T0 - 3_000_000).toBeGreaterThanOrEqual(DELIVERY_RETENTION_MS);
  });
});

describe("a release", () => {
  it("may be waited for as long as the event is on its owner's list", () => {
    expect(wakeAt(must(holdDelivery(fresh, T0)))).toBe(T0 + HELD_RETENTION_MS);
  });

  it("comes a tenth of a second after the request of the one before it", () => {
    const held = must(holdDelivery(fresh, T0));
    const last = report(claimAt(fresh, T0), 1, success, T0 + 12);
    const dueAfter = (ms: number) => releaseDelivery(held, last, T0 + ms).next_attempt_at - T0;
    expect([12, 99, 100, 250].map(dueAfter)).toEqual([100, 100, 100, 250]);
    expect(releaseDelivery(held, null, T0 + 12)).toMatchObject({ state: "PENDING" });
  });
});

describe("a redelivery", () => {
  it("leaves an attempt under way alone until its lease ends", () => {
    const leased = claimAt(fresh, T0);
    expect(redeliver(leased, leased.held_until - 1)).toBe(leased);
    expect(redeliver(leased, leased.held_until)).toMatchObject({ leased: false, held_until: 0 });
  });

  it("begins the schedule anew, whatever failed or lapsed before it", () => {
    const failed = report(claimAt(fresh, T0), 1, failure, T0);
    const lapsed = must(wakeDelivery(claimAt(failed, T0 + 6_000), T0 + 26_000)).delivery;
    expect(lapsed).toMatchObject({ failures: 1, lapses: 1 });
    const again = redeliver(lapsed, T0 + 60_000);
    expect(again).toMatchObject({ failures: 0, lapses: 0, next_attempt_at: T0 + 60_000 });
    const next = report(claimAt(again, T0 + 60_000), 3, failure, T0 + 60_000);
    expect(next).toMatchObject({ failures: 1, next_attempt_at: T0 + 65_000 });
  });
});
