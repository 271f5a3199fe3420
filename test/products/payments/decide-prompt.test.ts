import { describe, expect, it } from "vitest";
import {
  BROWSER,
  cancel,
  look,
  pushResult,
  refusals,
  SessionBench,
  T0,
  TTL_MS,
} from "./session-fixtures.ts";

describe("prompts", () => {
  const bench = () => new SessionBench().resolved().sent("PUSH", "c1");

  it("that are approved execute", () => {
    const session = bench();
    session.act(pushResult("token-c1", "APPROVED", session.now));
    expect(session.record.state).toBe("EXECUTING");
    expect(session.effect("ask_push")).toBeUndefined();
  });

  it("that are declined end the attempt", () => {
    const session = bench();
    session.act(pushResult("token-c1", "DECLINED", 0));
    expect(session.record).toMatchObject({ state: "PENDING", payer: null });
    expect(refusals(session)).toEqual(["PUSH_DECLINED"]);
  });

  it("that are declined after the end change nothing", () => {
    const session = bench();
    session.act(cancel());
    const { record } = session;
    session.act(pushResult("token-c1", "DECLINED", session.now));
    expect(session.record).toBe(record);
  });

  // @rule P2.11
  it.each(["APPROVED", "DECLINED"] as const)("that are not the newest do nothing: %s", (said) => {
    const session = bench().sent("PUSH", "c2");
    expect(session.act(pushResult("token-c1", said, session.now))).toBeNull();
    expect(session.record).toMatchObject({ state: "PUSH_SENT", transfer: null, failure: null });
  });

  const olderApproved = ({ record }: SessionBench) => record.sca.challenge?.older_approved;

  it.each([
    ["PUSH", "PUSH_SENT"],
    ["OTP", "OTP_SENT"],
  ] as const)(
    "that a newer %s has replaced move nothing, and the approval is noted",
    (by, state) => {
      const session = bench().sent(by, "c2");
      session.act(pushResult("token-c1", "DECLINED", session.now));
      expect(olderApproved(session)).toBe(false);
      session.act(pushResult("token-c1", "APPROVED", session.now));
      expect(session.record).toMatchObject({ state, transfer: null });
      expect(olderApproved(session)).toBe(true);
      const { record } = session;
      session.act(pushResult("token-c1", "APPROVED", session.now));
      expect(session.record).toBe(record);
      session.sent("PUSH", "c3");
      expect(olderApproved(session)).toBe(false);
    },
  );

  it("that are approved and replaced while the alarm asks about them are noted too", () => {
    const session = bench().wait(10_000);
    session.lease("ask_push");
    session.sent("PUSH", "c2");
    const answer = { push_token: "token-c1", result: "APPROVED", checked_at: session.now } as const;
    session.report("ask_push", { kind: "ask_push", answer }, 1);
    expect(session.record.state).toBe("PUSH_SENT");
    expect(olderApproved(session)).toBe(true);
  });

  it.each([
    ["expiry", (session: SessionBench) => void session.wait(TTL_MS).act(look), "EXPIRED"],
    ["a cancel", (session: SessionBench) => void session.act(cancel()), "CANCELLED"],
  ])("that are approved after %s are recorded and move nothing", (_, end, state) => {
    const session = bench();
    end(session);
    session.act(pushResult("token-c1", "APPROVED", session.now));
    expect(session.record).toMatchObject({ state, transfer: null });
    expect(session.record.sca.challenge?.state).toBe("VERIFIED");
  });

  const ask = (browser_id = BROWSER) => ({ type: "begin_question", browser_id }) as const;
  const asks = (session: SessionBench) => session.act(ask());

  // @rule P3.16 P3.20
  it("are asked about for the page at once, then at most every two seconds", () => {
    const session = bench();
    expect(asks(session)).toBeNull();
    expect(asks(session)).toBe("CHALLENGE_IN_PROGRESS");
    expect(asks(session.wait(1_999))).toBe("CHALLENGE_IN_PROGRESS");
    expect(asks(session.wait(1))).toBeNull();
  });

  it("are not asked about by the alarm for ten seconds after the page has asked", () => {
    const session = bench().wait(9_000);
    session.act(ask());
    expect(session.effect("ask_push")).toMatchObject({ due_at: T0 + 19_000, leased: false });
    expect(session.wait(1_000).lease("ask_push")).toBeNull();
  });

  it("are not asked about for the page while the alarm's question is under way, and just after", () => {
    const session = bench().wait(10_000);
    session.lease("ask_push");
    expect(asks(session.wait(14_999))).toBe("CHALLENGE_IN_PROGRESS");
    session.report("ask_push", { kind: "ask_push", answer: null });
    // A sixth of the prompt's age, which is 24,999 ms by now.
    expect(asks(session.wait(4_166))).toBe("CHALLENGE_IN_PROGRESS");
    expect(asks(session.wait(1))).toBeNull();
  });

  it("are asked about for the page after the alarm's performer has died", () => {
    const session = bench().wait(10_000);
    session.lease("ask_push");
    session.wait(15_000).act(ask());
    // What the dead performer may still report is old.
    const before = session.record;
    session.report("ask_push", { kind: "ask_push", answer: null }, 1);
    expect(session.record.effects).toEqual(before.effects);
  });

  it.each([
    ["in another browser", () => bench(), ask("browser-2"), "CONTINUED_ELSEWHERE"],
    ["before the payer is known", () => new SessionBench(), ask(), "PAYER_REQUIRED"],
    ["before one is sent", () => new SessionBench().resolved(), ask(), "CHALLENGE_REQUIRED"],
    ["for a code", () => new SessionBench().resolved().sent(), ask(), "VALIDATION_FAILED"],
    ["after the end", () => bench().wait(TTL_MS), ask(), "SESSION_EXPIRED"],
  ] as const)("are not asked about %s", (_, scene, asked, code) => {
    expect(scene().act(asked)).toBe(code);
  });

  it("are asked about every ten seconds while they are open", () => {
    const session = bench();
    expect(session.effect("ask_push")?.due_at).toBe(T0 + 10_000);
    session.wait(10_000).lease("ask_push");
    session.report("ask_push", { kind: "ask_push", answer: null });
    expect(session.effect("ask_push")?.due_at).toBe(T0 + 20_000);
    session.act(cancel());
    expect(session.effect("ask_push")).toBeUndefined();
  });

  it("are asked about by one performer: a report on an older attempt changes nothing", () => {
    const session = bench().wait(10_000);
    expect(session.lease("ask_push")).toBe(1);
    session.wait(15_000);
    expect(session.lease("ask_push")).toBe(2);
    const { record } = session;
    session.report("ask_push", { kind: "ask_push", answer: null }, 1);
    expect(session.record).toBe(record);
    session.report("ask_push", { kind: "ask_push", answer: null }, 2);
    expect(session.effect("ask_push")).toMatchObject({
      ...{ due_at: session.now + 10_000, leased: false },
    });
  });
});
