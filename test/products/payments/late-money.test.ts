import { describe, expect, it } from "vitest";
import { staff } from "../../frame/records/staff.ts";
import {
  bankStatus,
  completed,
  executeRefused,
  railReport,
  SessionBench,
  settling,
  T0,
} from "./session-fixtures.ts";

const sameBank = () => new SessionBench().executing("sameBank");
const crossBank = () => new SessionBench().executing("crossBank");

// @rule P2.17
describe("money that contradicts a final state", () => {
  const failed = () => {
    const session = crossBank();
    return session.report("execute", executeRefused("NOT_AUTHORISED"));
  };

  it("is recorded once and changes no state: credited after a refusal", () => {
    const session = failed();
    const word = railReport(session.credit());
    expect(session.act(word)).toBeNull();
    session.act(word);
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
    expect(session.record.transfer?.late_money).toEqual([
      { at: T0, said: "credited", rail_ref: "RAIL-1" },
    ]);
    expect(session.events()).not.toContain("payment.completed");
  });

  it("is recorded: rejected by the rail after the bank's refusal", () => {
    const session = failed();
    session.act(railReport(session.credit({ status: "REJECTED" })));
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
    expect(session.record.transfer?.late_money).toMatchObject([{ said: "rejected" }]);
  });

  it("is recorded: rejected after a credit", () => {
    const session = completed();
    expect(session.act(railReport(session.credit({ status: "REJECTED" })))).toBeNull();
    expect(session.record).toMatchObject({
      state: "COMPLETED",
      failure: null,
      transfer: { funds: null },
    });
    expect(session.record.transfer?.late_money).toMatchObject([{ said: "rejected" }]);
  });

  it("is recorded: credited after a rejection", () => {
    const session = settling();
    session.act(railReport(session.credit({ status: "REJECTED" })));
    session.act(railReport(session.credit()));
    expect(session.record).toMatchObject({ state: "FAILED", failure: "SETTLEMENT_REJECTED" });
    expect(session.record.transfer?.late_money).toMatchObject([{ said: "credited" }]);
  });

  it("stays under review as late money while its return is overdue and when it is back", () => {
    const session = settling();
    session.act(railReport(session.credit({ status: "REJECTED" })));
    session.act(railReport(session.credit()));
    const isOpen = { reason: "LATE_MONEY", resolved_at: null };
    session.wait(31 * 60_000).act({ type: "look" });
    expect(session.record.transfer).toMatchObject({ manual_review: isOpen });
    session.lease("ask_bank");
    session.report("ask_bank", bankStatus("RETURNED"));
    expect(session.record.transfer).toMatchObject({ funds: "RETURNED", manual_review: isOpen });
  });

  it("is recorded: booked after a refusal, by a slower attempt", () => {
    const session = sameBank().wait(15_000);
    session.lease("execute");
    session.report("execute", executeRefused("LIMIT_EXCEEDED"), 2);
    session.report("execute", session.answer(), 1);
    expect(session.record).toMatchObject({ state: "FAILED", completed_at: null });
    expect(session.record.transfer?.late_money).toMatchObject([{ said: "booked" }]);
  });

  it("is recorded: refused by the bank after the rail's credit", () => {
    const session = crossBank();
    session.act(railReport(session.credit()));
    session.report("execute", executeRefused("INSUFFICIENT_FUNDS"));
    expect(session.record.state).toBe("COMPLETED");
    expect(session.record.transfer?.late_money).toMatchObject([{ said: "rejected" }]);
  });

  it("is bounded if a rail invents references; staff are alerted to each, and to the bank's report", () => {
    const session = completed();
    const invented = (count: number) =>
      session.act(railReport(session.credit({ rail_ref: `INVENTED-${count}` })));
    for (let count = 1; count <= 60; count++) invented(count);
    const review = () => session.record.transfer?.manual_review;
    const late = () => session.record.transfer?.late_money ?? [];
    expect(late().map(({ rail_ref }) => rail_ref)).toEqual(
      Array.from({ length: 50 }, (_, place) => `INVENTED-${place + 1}`),
    );
    const seen = { outcome: "ACKNOWLEDGED", actor: staff("key_ada"), note: "seen" } as const;
    session.act({ type: "resolve", movement: "", ...seen });
    expect(review()?.resolved_at).not.toBeNull();
    invented(61);
    expect(review()).toMatchObject({ reason: "LATE_MONEY", resolved_at: null });
    session.report("ask_bank", bankStatus("RETURNED"), 1);
    expect(late()).toHaveLength(51);
    expect(late().at(-1)).toMatchObject({ said: "returned" });
  });

  it("is not recorded if the bank only repeats itself", () => {
    const session = sameBank().wait(15_000);
    session.lease("execute");
    session.report("execute", session.answer(), 2);
    session.report("execute", session.answer(), 1);
    expect(session.record).toMatchObject({ state: "COMPLETED", transfer: { late_money: [] } });
  });
});
