import { describe, expect, it } from "vitest";
import type { RailReport } from "../../../src/network/transfers/transfer.ts";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import { staff } from "../../frame/records/staff.ts";
import {
  bankStatus,
  CREDITOR_IBAN,
  cancel,
  completed,
  DEBTOR_IBAN,
  executeUnknown,
  look,
  railReport,
  SessionBench,
  settling,
  T0,
} from "./session-fixtures.ts";

const sameBank = () => new SessionBench().executing("sameBank");
const crossBank = () => new SessionBench().executing("crossBank");

describe("the rail's report", () => {
  // @rule P2.13
  it("CREDITED completes the payment and notifies the payee's bank", () => {
    const session = settling();
    session.act(railReport(session.credit()));
    expect(session.record).toMatchObject({ state: "COMPLETED", completed_at: T0 });
    expect(session.record.transfer?.credit).toEqual({
      rail_ref: "RAIL-1",
      settlement_fee: 10,
      credited_at: T0,
    });
    expect(session.effect("notify_credit")).toBeDefined();
    expect(session.effect("ask_rail")).toBeUndefined();
    expect(session.events().slice(-2)).toEqual(["payment.completed", "settlement.completed"]);
  });

  it("may come before the bank's answer, which then adds reference and fee", () => {
    const session = crossBank();
    session.act(railReport(session.credit()));
    expect(session.record.state).toBe("COMPLETED");
    expect(session.effect("execute")).toBeDefined();
    session.report("execute", session.answer());
    expect(session.record).toMatchObject({ state: "COMPLETED", transfer: { late_money: [] } });
    expect(session.record.transfer?.answer).toMatchObject({ transfer_ref: "ALPHA-1" });
    expect(session.effect("execute")).toBeUndefined();
    expect(session.events().filter((event) => event === "payment.completed")).toHaveLength(1);
  });

  it("leads to questions to a silent bank for another hour after not_after", () => {
    const session = crossBank();
    session.act(railReport(session.credit()));
    session.report("execute", executeUnknown);
    expect(session.effect("execute")?.due_at).toBe(T0 + 2_000);
    session.wait(3_600_000 + 60_000 - 1).act(look);
    expect(session.effect("execute")).toBeDefined();
    session.wait(1).act(look);
    expect(session.effect("execute")).toBeUndefined();
    expect(session.record.state).toBe("COMPLETED");
  });

  // @rule D1.4
  it("that is repeated is accepted again and changes nothing", () => {
    const session = settling();
    const word = railReport(session.credit());
    session.act(word);
    const { record } = session;
    expect(session.act(word)).toBeNull();
    expect(session.record).toBe(record);
  });

  const changes: Partial<RailReport>[] = [
    { amount: 2_501 },
    { amount: 2_499 },
    { currency: "EUR" },
    { debtor_iban: CREDITOR_IBAN },
    { creditor_iban: DEBTOR_IBAN },
    { end_to_end_id: "E2EOTHER" },
    { originator_ref: "pay_2" },
  ];
  const cases = [crossBank, settling, completed].flatMap((made) =>
    changes.flatMap((change) =>
      (["CREDITED", "REJECTED"] as const).map((status) => [made, { ...change, status }] as const),
    ),
  );
  // @rule D1.1 D1.3
  it.each(cases)("that differs is refused and moves nothing: %o %o", (made, change) => {
    const session = made();
    const { record } = session;
    expect(session.act(railReport(session.credit(change)))).toBe("CALLBACK_MISMATCH");
    expect(session.record).toBe(record);
  });

  it.each(["CREDITED", "REJECTED"] as const)(
    "with another rail_ref than the first credit's is late money: %s",
    (status) => {
      const session = completed();
      const report = railReport(session.credit({ status, rail_ref: "RAIL-2" }));
      expect(session.act(report)).toBeNull();
      expect(session.act(report)).toBeNull();
      expect(session.record).toMatchObject({
        state: "COMPLETED",
        transfer: {
          credit: { rail_ref: "RAIL-1" },
          late_money: [{ said: status.toLowerCase(), rail_ref: "RAIL-2" }],
          manual_review: { reason: "LATE_MONEY", resolved_at: null },
        },
      });
    },
  );

  it("about a payment within one bank is refused", () => {
    const session = sameBank();
    expect(session.act(railReport(session.credit()))).toBe("CALLBACK_MISMATCH");
    expect(session.record.state).toBe("EXECUTING");
  });

  it("before there is an instruction is refused", () => {
    const session = new SessionBench().resolved("crossBank");
    const word = railReport(crossBank().credit());
    expect(session.act(word)).toBe("NOT_FOUND");
  });
});

// @rule P2.15
describe("a rejection by the rail", () => {
  it.each([
    ["EXECUTING", crossBank],
    ["SETTLEMENT_PENDING", settling],
  ])("in %s fails the payment; the money is followed until it is back", (_, made) => {
    const session = made();
    session.act(railReport(session.credit({ status: "REJECTED" })));
    expect(session.record).toMatchObject({
      state: "FAILED",
      failure: "SETTLEMENT_REJECTED",
      transfer: { funds: "RETURNING" },
    });
    expect(session.events()).toContain("payment.failed");
    session.wait(5_000).lease("ask_bank");
    session.report("ask_bank", bankStatus("SUBMITTED"));
    expect(session.record.transfer?.funds).toBe("RETURNING");
    session.wait(60_000).lease("ask_bank");
    session.report("ask_bank", bankStatus("RETURNED"));
    expect(session.record).toMatchObject({ state: "FAILED", transfer: { funds: "RETURNED" } });
    expect(session.effect("ask_bank")).toBeUndefined();
  });

  it.each(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"] as const)(
    "ends when the money is back: a slow %s changes nothing",
    (said) => {
      const session = settling();
      session.act(railReport(session.credit({ status: "REJECTED" })));
      session.wait(5_000).lease("ask_bank");
      session.wait(15_000).lease("ask_bank");
      session.report("ask_bank", bankStatus("RETURNED"), 2);
      const { record } = session;
      expect(record.transfer).toMatchObject({
        funds: "RETURNED",
        late_money: [],
        manual_review: null,
      });
      session.report("ask_bank", bankStatus(said), 1);
      expect(session.record).toBe(record);
    },
  );

  const MINUTE = 60_000;
  const resolve = (outcome: "FAILED" | "ACKNOWLEDGED") =>
    ({ type: "resolve", movement: "", outcome, actor: staff("key_ada"), note: "seen" }) as const;

  /** Rejected by the rail or by staff, without or after a review of the stalled settlement. */
  const rejections: [name: string, wait: number, by: (session: SessionBench) => SessionCommand][] =
    [
      ["by the rail", 0, (session) => railReport(session.credit({ status: "REJECTED" }))],
      [
        "by the rail after settlement stalled",
        10 * MINUTE,
        (session) => railReport(session.credit({ status: "REJECTED" })),
      ],
      ["by staff after settlement stalled", 10 * MINUTE, () => resolve("FAILED")],
    ];

  describe.each(rejections)("%s", (_, wait, by) => {
    const rejected = () => {
      const session = settling().wait(wait);
      session.act(look);
      session.act(by(session));
      return session;
    };
    const reviewOf = ({ record }: SessionBench) => record.transfer?.manual_review;
    const openReview = (since: number) => ({ reason: "STALLED", since, resolved_at: null });

    it("is reviewed half an hour later, whether or not the bank was ever asked", () => {
      const session = rejected().wait(30 * MINUTE - 1);
      session.act(look);
      expect(reviewOf(session)?.resolved_at).not.toBeNull();
      session.wait(1).act(look);
      expect(reviewOf(session)).toEqual(openReview(session.now));
    });

    it("is under review until the money is back", () => {
      const session = rejected().wait(30 * MINUTE);
      session.lease("ask_bank");
      session.report("ask_bank", bankStatus("SUBMITTED"));
      const since = session.now;
      expect(reviewOf(session)).toEqual(openReview(since));
      session.wait(MINUTE).lease("ask_bank");
      session.report("ask_bank", bankStatus("RETURNED"));
      expect(reviewOf(session)).toEqual({ ...openReview(since), resolved_at: session.now });
      session.wait(30 * MINUTE).act(look);
      expect(reviewOf(session)?.since).toBe(since);
    });

    it("is closed by staff who acknowledge the overdue money: bank and rail are not asked any more", () => {
      const session = rejected();
      expect(session.act(resolve("ACKNOWLEDGED"))).toBe("NOTHING_TO_ACKNOWLEDGE");
      session.wait(30 * MINUTE);
      expect(session.act(resolve("ACKNOWLEDGED"))).toBeNull();
      const resolved_at = session.now;
      expect(session.record.transfer).toMatchObject({
        funds: null,
        manual_review: { resolved_at },
      });
      expect(session.effect("ask_bank")).toBeUndefined();
      session.wait(30 * MINUTE).act(look);
      expect(reviewOf(session)?.resolved_at).toBe(resolved_at);
    });
  });

  it("that is repeated changes nothing", () => {
    const session = settling();
    const word = railReport(session.credit({ status: "REJECTED" }));
    session.act(word);
    const { record } = session;
    expect(session.act(word)).toBeNull();
    expect(session.record).toBe(record);
  });
});

// @rule D2.1
describe("asking the rail", () => {
  const ask = (session: SessionBench, callback: RailReport | null) => {
    session.lease("ask_rail");
    session.report("ask_rail", { kind: "ask_rail", callback });
    return session;
  };

  it("proves a credit whose callback was lost", () => {
    const session = settling().wait(5_000);
    ask(session, session.credit());
    expect(session.record.state).toBe("COMPLETED");
  });

  // @rule D2.3
  it("backs off over 5, 10, 20, 30, 60 seconds", () => {
    const session = settling();
    const waits: number[] = [];
    for (let count = 0; count < 6; count++) {
      const due = session.effect("ask_rail")?.due_at ?? 0;
      waits.push((due - session.now) / 1_000);
      session.wait(due - session.now);
      ask(session, null);
    }
    expect(waits).toEqual([5, 5, 10, 20, 30, 60]);
  });

  it("accepts nothing that differs from the instruction", () => {
    const session = settling().wait(5_000);
    ask(session, session.credit({ amount: 1 }));
    expect(session.record.state).toBe("SETTLEMENT_PENDING");
    expect(session.effect("ask_rail")).toBeDefined();
  });

  // @rule D2.2
  it("reports a stalled settlement once, after ten minutes", () => {
    const session = new SessionBench({ optional_events: ["payment.settlement_stalled"] });
    session.executing("crossBank");
    session.report("execute", session.answer()).wait(599_999);
    ask(session, null);
    expect(session.events()).not.toContain("payment.settlement_stalled");
    session.wait(1).act(look);
    expect(session.events()).toContain("payment.settlement_stalled");
    for (let count = 0; count < 3; count++) ask(session.wait(60_000), null);
    expect(session.events().filter((name) => name.endsWith("stalled"))).toHaveLength(1);
    expect(session.record.state).toBe("SETTLEMENT_PENDING");
    expect(session.act(cancel())).toBe("SESSION_NOT_CANCELLABLE");
  });
});

// @rule B4.5
describe("notifying the payee's bank", () => {
  it("ends with the acknowledgement, and is hourly after an hour of attempts", () => {
    const session = completed();
    for (let count = 0; count < 60; count++) {
      session.wait((session.effect("notify_credit")?.due_at ?? 0) - session.now);
      session.lease("notify_credit");
      session.report("notify_credit", { kind: "again" });
    }
    expect((session.effect("notify_credit")?.due_at ?? 0) - session.now).toBe(60_000);
    session.wait(60_000).lease("notify_credit");
    session.report("notify_credit", { kind: "again" });
    expect((session.effect("notify_credit")?.due_at ?? 0) - session.now).toBe(3_600_000);
    session.report("notify_credit", { kind: "done" });
    expect(session.effect("notify_credit")).toBeUndefined();
  });

  it("ends after five days without an acknowledgement", () => {
    const session = completed().wait(5 * 24 * 3_600_000 - 1);
    session.act(look);
    expect(session.effect("notify_credit")).toBeDefined();
    session.wait(1).act(look);
    expect(session.effect("notify_credit")).toBeUndefined();
    expect(session.record.transfer?.manual_review).toBeNull();
  });
});
