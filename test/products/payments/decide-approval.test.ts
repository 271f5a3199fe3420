import { describe, expect, it } from "vitest";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  cancel,
  challengeSent,
  destinationChanged,
  endVerification,
  look,
  pushResult,
  refusals,
  SessionBench,
  TTL_MS,
} from "./session-fixtures.ts";

const OTHER = "browser-2";

const notSent = (challenge_id: string): SessionCommand => ({
  type: "challenge_not_sent",
  challenge_id,
  refusal: null,
});

const withheld = (challenge_id: string): SessionCommand => ({
  type: "challenge_withheld",
  challenge_id,
});

describe("codes", () => {
  const bench = () => new SessionBench().resolved().sent();

  const wrong = (session: SessionBench, name: string) => {
    session.act(beginVerification(name));
    session.act(endVerification(name, "wrong", session.now));
  };

  // @rule P2.9
  it("are counted before the bank is asked", () => {
    const session = bench();
    session.act(beginVerification());
    expect(session.record.sca.wrong_codes).toBe(1);
  });

  it.each(["verified", "wrong", "expired", "lost", "not_checked"] as const)(
    "have one outcome, however often it is reported: %s",
    (outcome) => {
      const session = bench();
      session.act(beginVerification());
      const command = endVerification("v1", outcome, session.now);
      session.act(command);
      const { record } = session;
      session.act(command);
      expect(session.record).toBe(record);
    },
  );

  // @rule P2.8
  it("that are wrong leave four more, and the fifth ends the attempt", () => {
    const session = bench();
    for (const name of ["v1", "v2", "v3", "v4"]) wrong(session, name);
    expect(session.record).toMatchObject({ state: "OTP_SENT", sca: { wrong_codes: 4 } });
    wrong(session, "v5");
    expect(refusals(session)).toEqual(["OTP_ATTEMPTS_EXCEEDED"]);
    expect(session.events()).not.toContain("payment.failed");
  });

  // @rule P2.8
  it("stay counted after a resend", () => {
    const session = bench();
    for (const name of ["v1", "v2", "v3", "v4"]) wrong(session, name);
    session.sent("OTP", "c2");
    wrong(session, "v5");
    expect(refusals(session)).toEqual(["OTP_ATTEMPTS_EXCEEDED"]);
  });

  it("stay counted for another payer, even while the fifth is being checked", () => {
    const session = bench();
    for (const name of ["v1", "v2", "v3", "v4"]) wrong(session, name);
    session.act(beginVerification("v5"));
    session.resolved().sent("OTP", "c2");
    expect(session.act(beginVerification("v6"))).toBe("OTP_ATTEMPTS_EXCEEDED");
  });

  // @rule P2.10
  it("are checked one at a time: the same code joins, another is refused", () => {
    const session = bench();
    expect(session.act(beginVerification("v1", "same"))).toBeNull();
    expect(session.act(beginVerification("v2", "same"))).toBeNull();
    expect(session.check().verification_id).toBe("v1");
    expect(session.act(beginVerification("v3", "other"))).toBe("CHALLENGE_IN_PROGRESS");
    expect(session.record.sca.wrong_codes).toBe(1);
  });

  it("of an account that is replaced during their check execute nothing", () => {
    const session = bench();
    session.act(beginVerification());
    session.resolved("crossBank").sent("OTP", "c2");
    session.act(endVerification("v1", "verified", session.now));
    expect(session.record).toMatchObject({ state: "OTP_SENT", transfer: null });
  });

  it("delay a resend while one is being checked", () => {
    const session = bench();
    session.act(beginVerification());
    expect(session.act(beginChallenge("OTP", "c2"))).toBe("CHALLENGE_IN_PROGRESS");
  });

  it("that were not checked after all stay valid", () => {
    const session = bench();
    session.act(beginVerification());
    session.act(endVerification("v1", "not_checked", session.now));
    expect(session.record).toMatchObject({ state: "OTP_SENT", sca: { wrong_codes: 0 } });
    session.act(beginVerification("v2"));
    expect(session.check()).toEqual({ verification_id: "v2", token: "token-c1" });
  });

  // @rule P2.9
  it("whose answer was lost return their attempt and end their challenge", () => {
    const session = bench();
    session.act(beginVerification());
    session.act(endVerification("v1", "lost", session.now));
    expect(session.record).toMatchObject({ state: "OTP_SENT", sca: { wrong_codes: 0 } });
    expect(session.act(beginVerification("v2"))).toBe("OTP_EXPIRED");
    session.sent("OTP", "c2");
    expect(session.act(beginVerification("v3"))).toBeNull();
  });

  it("whose worker died are lost after their deadline", () => {
    const session = bench();
    session.act(beginVerification());
    session.wait(14_999);
    expect(session.act(beginVerification("v2"))).toBe("CHALLENGE_IN_PROGRESS");
    session.wait(1);
    expect(session.act(beginVerification("v3"))).toBe("OTP_EXPIRED");
    session.sent("OTP", "c2");
    expect(session.record.sca.wrong_codes).toBe(0);
    session.act(endVerification("v1", "verified", session.now));
    expect(session.record.state).toBe("OTP_SENT");
  });

  it("are not decided by the outcome of an earlier check", () => {
    const session = bench();
    session.act(beginVerification("v1"));
    session.wait(15_000).sent("OTP", "c2");
    session.act(beginVerification("v2"));
    const { record } = session;
    for (const outcome of ["verified", "wrong", "expired"] as const) {
      session.act(endVerification("v1", outcome, session.now));
      expect(session.record).toBe(record);
    }
  });

  it("that have expired cost no attempt and need a new one", () => {
    const session = bench();
    session.act(beginVerification());
    session.act(endVerification("v1", "expired", session.now));
    expect(session.record).toMatchObject({ state: "OTP_SENT", sca: { wrong_codes: 0 } });
    expect(session.act(beginVerification("v2"))).toBe("OTP_EXPIRED");
  });

  it("that the bank refuses to check end the session", () => {
    const session = bench();
    session.act(beginVerification());
    session.act(endVerification("v1", "refused", 0, "PAYMENT_REFUSED"));
    expect(session.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
  });

  it.each([
    ["before any was sent", () => new SessionBench().resolved(), "CHALLENGE_REQUIRED"],
    ["for a prompt", () => new SessionBench().resolved().sent("PUSH"), "CHALLENGE_REQUIRED"],
    ["twice, after the first was right", () => new SessionBench().executing(), "INVALID_STATE"],
  ])("are refused %s", (_, made, code) => {
    expect(made().act(beginVerification("v9"))).toBe(code);
  });

  it("that were right execute once", () => {
    const session = new SessionBench().executing();
    const { transfer } = session.record;
    expect(session.record.state).toBe("EXECUTING");
    session.act(endVerification("v1", "verified", session.now));
    expect(session.record.transfer).toEqual(transfer);
    expect(session.record.effects.filter((effect) => effect.kind === "execute")).toHaveLength(1);
  });
});

// @rule P3.12
describe("a code while another challenge is being sent", () => {
  const resending = (mode: "OTP" | "PUSH" = "OTP") => {
    const session = new SessionBench().resolved().sent("OTP", "c1");
    session.act(beginChallenge(mode, "c2"));
    return session;
  };

  it.each(["OTP", "PUSH"] as const)("is not checked, and costs no attempt: %s", (mode) => {
    const session = resending(mode);
    const { record } = session;
    const refusal = session.attempt(beginVerification());
    expect(refusal?.problem).toMatchObject({ code: "CHALLENGE_IN_PROGRESS", retry_after: 1 });
    expect(session.record).toBe(record);
    expect(record.sca).toMatchObject({ wrong_codes: 0, challenge: { verification: null } });
  });

  it.each<[string, SessionCommand, string]>([
    ["is for the new one after that was sent", challengeSent("c2"), "token-c2"],
    ["is for the old one if the new one's answer was lost", notSent("c2"), "token-c1"],
    ["is for the old one if the guard refused the new one", withheld("c2"), "token-c1"],
  ])("%s", (_, command, token) => {
    const session = resending();
    session.act(command);
    session.act(beginVerification());
    expect(session.check()).toEqual({ verification_id: "v1", token });
  });

  it("is for the old one if the new one's worker died; a later report replaces nothing", () => {
    const session = resending();
    session.wait(14_999);
    expect(session.act(beginVerification())).toBe("CHALLENGE_IN_PROGRESS");
    session.wait(1);
    session.act(beginVerification());
    expect(session.check()).toEqual({ verification_id: "v1", token: "token-c1" });
    expect(session.act(challengeSent("c2"))).toBe("CHALLENGE_REPLACED");
    session.act(endVerification("v1", "verified", session.now));
    expect(session.record.state).toBe("EXECUTING");
  });

  it("is not needed if the last one was right", () => {
    const session = new SessionBench().resolved().sent("OTP", "c1");
    session.act(beginVerification());
    session.act(endVerification("v1", "verified", session.now - 15_001));
    session.act(beginChallenge("OTP", "c2"));
    expect(session.act(beginVerification("v2"))).toBeNull();
    expect(session.record.sca.challenge).toMatchObject({ state: "VERIFIED", verification: null });
  });

  it("waits too if the last one has ended", () => {
    const session = new SessionBench().resolved().sent("OTP", "c1");
    session.act(beginVerification());
    session.act(endVerification("v1", "expired", session.now));
    session.act(beginChallenge("OTP", "c2"));
    expect(session.act(beginVerification("v2"))).toBe("CHALLENGE_IN_PROGRESS");
  });

  it("waits for the fifth challenge too", () => {
    const session = new SessionBench().resolved();
    for (const name of ["c1", "c2", "c3", "c4"]) session.sent("OTP", name);
    session.act(beginChallenge("OTP", "c5"));
    expect(session.act(beginVerification())).toBe("CHALLENGE_IN_PROGRESS");
    session.act(challengeSent("c5"));
    session.act(beginVerification());
    expect(session.check().token).toBe("token-c5");
  });
});

describe("a verification that is too late", () => {
  it.each([
    ["after expiry", (session: SessionBench) => void session.wait(TTL_MS).act(look), "EXPIRED"],
    ["after a cancel", (session: SessionBench) => void session.act(cancel()), "CANCELLED"],
  ])("%s is recorded and moves nothing", (_, end, state) => {
    const session = new SessionBench().resolved().sent();
    session.act(beginVerification());
    end(session);
    session.act(endVerification("v1", "verified", session.now));
    expect(session.record).toMatchObject({ state, transfer: null });
    expect(session.record.sca.challenge?.state).toBe("VERIFIED");
    expect(session.effect("execute")).toBeUndefined();
  });

  it("does not fail a session that has already ended", () => {
    const session = new SessionBench().resolved().sent();
    session.act(beginVerification());
    session.act(cancel());
    session.act(endVerification("v1", "refused", 0, "OTP_EXPIRED"));
    expect(session.record).toMatchObject({ state: "CANCELLED", failure: null });
  });
});

describe("the last check", () => {
  // @rule P5.2
  it("may be up to fifteen seconds old", () => {
    const session = new SessionBench().resolved().sent();
    session.act(beginVerification());
    const cleared = session.now;
    session.wait(15_000).act(endVerification("v1", "verified", cleared));
    expect(session.record.state).toBe("EXECUTING");
  });

  // @rule P5.2
  it("that is older executes nothing; the customer continues without a second code", () => {
    const session = new SessionBench().resolved().sent();
    session.act(beginVerification());
    const cleared = session.now;
    session.wait(15_001).act(endVerification("v1", "verified", cleared));
    expect(session.record).toMatchObject({ state: "OTP_SENT", transfer: null });
    expect(session.act(beginVerification("v2"))).toBeNull();
    const command = { type: "proceed", browser_id: BROWSER, challenge_id: "c1" } as const;
    expect(session.act({ ...command, checked_at: cleared })).toBe("SERVICE_UNAVAILABLE");
    expect(session.record.state).toBe("OTP_SENT");
    session.act({ ...command, checked_at: session.now });
    expect(session.record.state).toBe("EXECUTING");
  });

  it("that is stale at an approval leaves the prompt open for the bank's repeat", () => {
    const session = new SessionBench().resolved().sent("PUSH");
    const stale = pushResult("token-c1", "APPROVED", session.now - 15_001);
    expect(session.act(stale)).toBe("SERVICE_UNAVAILABLE");
    expect(session.record).toMatchObject({ state: "PUSH_SENT", transfer: null });
    session.act(pushResult("token-c1", "APPROVED", session.now));
    expect(session.record.state).toBe("EXECUTING");
  });

  it("does not count for another challenge, verified in the meantime", () => {
    const session = new SessionBench().resolved().sent("OTP", "c1");
    session.resolved().sent("OTP", "c2").act(beginVerification());
    session.wait(15_001).act(endVerification("v1", "verified", session.now - 15_001));
    const ofFirst = { type: "proceed", browser_id: BROWSER, challenge_id: "c1" } as const;
    expect(session.act({ ...ofFirst, checked_at: session.now })).toBe("CHALLENGE_REQUIRED");
    session.act({ ...ofFirst, challenge_id: "c2", checked_at: session.now });
    expect(session.record.state).toBe("EXECUTING");
  });

  it("does not help a customer whose code was not verified", () => {
    const session = new SessionBench().resolved().sent();
    const checked_at = session.now;
    const command = {
      type: "proceed",
      browser_id: BROWSER,
      challenge_id: "c1",
      checked_at,
    } as const;
    expect(session.act(command)).toBe("CHALLENGE_REQUIRED");
    expect(session.act({ ...command, browser_id: OTHER })).toBe("CONTINUED_ELSEWHERE");
  });

  // @rule P5.4
  it.each(["OTP", "PUSH"] as const)("that finds another destination ends a %s session", (mode) => {
    const session = new SessionBench().resolved("crossBank").sent(mode);
    session.act(destinationChanged);
    expect(session.record).toMatchObject({ state: "FAILED", failure: "DESTINATION_MISMATCH" });
    expect(session.record.transfer).toBeNull();
  });

  it("that was made for an earlier challenge ends nothing", () => {
    const session = new SessionBench().resolved("crossBank").sent("OTP", "c1").sent("OTP", "c2");
    expect(session.act(destinationChanged)).toBe("CHALLENGE_REPLACED");
    expect(session.record.state).toBe("OTP_SENT");
  });

  it("that fails too late cannot undo an instruction", () => {
    const session = new SessionBench().executing("crossBank");
    expect(session.act(destinationChanged)).toBe("INVALID_STATE");
    expect(session.record.state).toBe("EXECUTING");
  });
});
