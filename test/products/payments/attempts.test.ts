import { describe, expect, it } from "vitest";
import { readInstruction } from "../../../src/network/transfers/transfer.ts";
import { paymentApproval } from "../../../src/products/payments/decide/approval.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { checkoutSituation } from "../../../src/products/payments/page.tsx";
import { creditOf } from "../../network/transfers/reports.ts";
import {
  BROWSER,
  beginVerification,
  cancel,
  endVerification,
  executeRefused,
  executeUnknown,
  pushResult,
  railReport,
  refusals,
  resolvePayer,
  SessionBench,
  T0,
  TTL_MS,
} from "./session-fixtures.ts";

/** The attempts of one session: an account that does not pay is followed by another one. */

/** Names an account, sends a code and verifies it. */
const attempt = (session: SessionBench, number: number): SessionBench => {
  session.resolved(number % 2 === 0 ? "crossBank" : "sameBank").sent("OTP", `c${number}`);
  session.act(beginVerification(`v${number}`));
  session.act(endVerification(`v${number}`, "verified", session.now));
  return session;
};

/** The effect that holds the present instruction. */
const execution = ({ record }: SessionBench): string =>
  record.effects.find(({ kind }) => kind === "execute")?.id ?? "none";

const refused = (session: SessionBench, number: number): SessionBench => {
  attempt(session, number);
  return session.report(execution(session), executeRefused("INSUFFICIENT_FUNDS"));
};

const ends = (session: SessionBench) =>
  session.events().filter((name) => /completed|failed|expired|cancelled/.test(name));

// @rule P2.14 P2.20 P2.21
describe("an account that does not pay", () => {
  it.each([
    ["INSUFFICIENT_FUNDS", "INSUFFICIENT_FUNDS"],
    ["ACCOUNT_BLOCKED", "PAYER_ACCOUNT_DEBIT_BLOCKED"],
    ["LIMIT_EXCEEDED", "LIMIT_EXCEEDED"],
  ] as const)("by the bank's %s takes the session back to choosing one", (code, failure) => {
    const session = attempt(new SessionBench(), 1);
    session.report("execute", executeRefused(code));
    expect(session.record).toMatchObject({ state: "PENDING", payer: null, failure: null });
    expect(session.record).toMatchObject({ transfer: null, route: null });
    expect(session.record.effects.map(({ kind }) => kind)).not.toContain("execute");
    expect(refusals(session)).toEqual([failure]);
    expect(ends(session)).toEqual([]);
  });

  it("is named as the reason until another one is named, in its browser alone", () => {
    const session = refused(new SessionBench(), 1);
    const page = (browser_id: string) => session.view({ view: "page", browser_id });
    expect(page(BROWSER)).toMatchObject({ refused: { code: "INSUFFICIENT_FUNDS" }, step: "PAYER" });
    expect(page("browser-2")).toMatchObject({ refused: null, continued_elsewhere: true });
    expect(checkoutSituation(page(BROWSER) as never).name).toBe("identify");
    session.resolved();
    expect(page(BROWSER)).toMatchObject({ refused: null, step: "START" });
  });

  it("is followed by three others at most, and the merchant hears of one end", () => {
    const session = new SessionBench();
    for (const number of [1, 2, 3]) refused(session, number);
    expect(session.record.state).toBe("PENDING");
    refused(session, 4);
    expect(session.record).toMatchObject({ state: "FAILED", failure: "INSUFFICIENT_FUNDS" });
    expect(ends(session)).toEqual(["payment.failed"]);
  });

  it("is followed by one that pays, under a movement and an id of its own", () => {
    const session = attempt(refused(new SessionBench(), 1), 2);
    expect(execution(session)).toBe("execute:retry1");
    const { transfer, refused_attempts = [] } = session.record;
    const [first, second] = [refused_attempts[0]?.transfer, transfer].map(
      (one) => one && readInstruction(one),
    );
    expect(second?.originator_ref).toBe(`${first?.originator_ref}.retry1`);
    expect(second?.end_to_end_id).not.toBe(first?.end_to_end_id);
    session.report("execute:retry1", session.answer());
    session.act(railReport(session.credit(), "retry1"));
    expect(session.record.state).toBe("COMPLETED");
    expect(ends(session)).toContain("payment.completed");
    expect(ends(session)).not.toContain("payment.failed");
  });

  it("leaves the code's count to the account's guard, and the sends to the session", () => {
    const session = new SessionBench().resolved().sent();
    for (const name of ["v1", "v2", "v3", "v4", "v5"]) {
      session.act(beginVerification(name));
      session.act(endVerification(name, "wrong", session.now));
    }
    expect(session.record.sca).toMatchObject({ wrong_codes: 0, challenges: 1, challenge: null });
  });

  it("ends the payment where no code or prompt is left", () => {
    const session = new SessionBench().resolved();
    for (const name of ["c1", "c2", "c3", "c4", "c5"]) session.sent("PUSH", name);
    session.act(pushResult("token-c5", "DECLINED", 0));
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PUSH_DECLINED" });
  });

  it("ends the payment where no account may be named any more", () => {
    const session = new SessionBench();
    for (let count = 0; count < 10; count++) session.act(resolvePayer());
    session.sent("PUSH");
    session.act(pushResult("token-c1", "DECLINED", 0));
    expect(session.record.state).toBe("FAILED");
  });

  it("ends the payment after its time", () => {
    const session = new SessionBench().wait(TTL_MS - 1);
    attempt(session, 1).wait(1);
    session.report("execute", executeRefused("INSUFFICIENT_FUNDS"));
    expect(session.record).toMatchObject({ state: "FAILED", failure: "INSUFFICIENT_FUNDS" });
  });

  it("is forgotten at the end of the time: the session expires", () => {
    const session = refused(new SessionBench(), 1);
    session.now = T0 + TTL_MS;
    session.look();
    expect(session.record).toMatchObject({ state: "EXPIRED", failure: "SESSION_EXPIRED" });
    expect(ends(session)).toEqual(["payment.expired"]);
  });
});

describe("in the list that staff count from", () => {
  const figuresOf = ({ record }: SessionBench) => {
    const { failureCode, debtorBank, lastOpenState = null } = paymentKind.row(record).row;
    return [failureCode, debtorBank !== null, lastOpenState];
  };

  it("a session that expires after a refusal is refused by that bank", () => {
    const session = refused(new SessionBench(), 1);
    session.now = T0 + TTL_MS;
    session.look();
    expect(figuresOf(session)).toEqual(["INSUFFICIENT_FUNDS", true, "EXECUTING"]);
  });

  it("so is one whose customer leaves, also with another account named", () => {
    const session = refused(new SessionBench(), 1);
    session.resolved("crossBank").act(cancel("customer", BROWSER));
    expect(figuresOf(session)).toEqual(["INSUFFICIENT_FUNDS", true, "EXECUTING"]);
  });

  it("a prompt that was declined at last is where the customer left", () => {
    const session = new SessionBench().resolved().sent("PUSH");
    session.act(pushResult("token-c1", "DECLINED", 0));
    session.now = T0 + TTL_MS;
    session.look();
    expect(figuresOf(session)).toEqual(["PUSH_DECLINED", true, "PUSH_SENT"]);
  });

  it("one without a refusal is as it ended", () => {
    const session = new SessionBench().resolved().sent();
    session.now = T0 + TTL_MS;
    session.look();
    expect(figuresOf(session)).toEqual(["SESSION_EXPIRED", true, null]);
  });
});

// @rule P2.22
describe("no account is debited beside another one", () => {
  it("where an earlier call may have reached the bank: its refusal ends the payment", () => {
    const session = attempt(new SessionBench(), 1);
    session.report("execute", executeUnknown).wait(2_000).lease("execute");
    session.report("execute", executeRefused("INSUFFICIENT_FUNDS"));
    expect(session.record.state).toBe("FAILED");
  });

  it("where a late report of the first attempt comes during the second", () => {
    const session = attempt(refused(new SessionBench(), 1), 2);
    for (const report of [executeRefused("INSUFFICIENT_FUNDS"), executeUnknown])
      session.report("execute", report, 1);
    expect(session.record.state).toBe("EXECUTING");
    session.report("execute", session.answer({ route_used: "SAME_BANK", status: "BOOKED" }), 1);
    expect(session.record).toMatchObject({ state: "EXECUTING", transfer: { answer: null } });
  });

  it("where the rail has rejected what the bank says it has refused: it was sent", () => {
    const session = refused(new SessionBench(), 2);
    const first = session.record.refused_attempts?.[0]?.transfer;
    if (!first) throw new Error("nothing was instructed");
    expect(session.act(railReport(creditOf(first, { status: "REJECTED" })))).toBeNull();
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
    expect(paymentApproval.pageOf(session.record, true).with_staff).toBe(true);
  });

  it("where the refused one's money appears while another is chosen", () => {
    const session = attempt(refused(new SessionBench(), 2), 1);
    expect(session.record.state).toBe("EXECUTING");
    session.report(execution(session), executeRefused("LIMIT_EXCEEDED"));
    expect(session.record.state).toBe("PENDING");
    const first = session.record.refused_attempts?.[0]?.transfer;
    if (!first) throw new Error("nothing was instructed");
    expect(session.act(railReport(creditOf(first)))).toBeNull();
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
    expect(session.record.refused_attempts?.[0]?.transfer).toMatchObject({
      late_money: [{ said: "credited" }],
      manual_review: { reason: "LATE_MONEY", resolved_at: null },
    });
    expect(ends(session)).toEqual(["payment.failed"]);
    expect(session.act(resolvePayer())).toBe("INVALID_STATE");
  });
});

// @rule P2.23
describe("leaving after a refusal", () => {
  it("ends the payment with that refusal, for the customer", () => {
    const session = refused(new SessionBench(), 1);
    expect(session.act(cancel("customer", "browser-2"))).toBe("CONTINUED_ELSEWHERE");
    expect(session.act(cancel("customer", BROWSER))).toBeNull();
    expect(session.record).toMatchObject({ state: "FAILED", failure: "INSUFFICIENT_FUNDS" });
    expect(session.act(cancel("customer", BROWSER))).toBeNull();
    expect(session.act(cancel("customer", "browser-2"))).toBe("SESSION_NOT_CANCELLABLE");
    expect(ends(session)).toEqual(["payment.failed"]);
  });

  it("is the merchant's cancel as ever", () => {
    const session = refused(new SessionBench(), 1);
    expect(session.act(cancel())).toBeNull();
    expect(session.record).toMatchObject({ state: "CANCELLED", failure: null });
  });
});
