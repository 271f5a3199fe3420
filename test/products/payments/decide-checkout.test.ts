import { describe, expect, it } from "vitest";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  cancel,
  challengeSent,
  destinationChanged,
  executeRefused,
  look,
  resolvePayer,
  SessionBench,
  TTL_MS,
} from "./session-fixtures.ts";

const OTHER = "browser-2";

describe("creation", () => {
  it("makes a session that waits for its customer", () => {
    const { record } = new SessionBench();
    expect(record).toMatchObject({ state: "PENDING", payer: null, transfer: null, failure: null });
  });

  it("emits an event only if the merchant asked for it", () => {
    expect(new SessionBench().events()).toEqual(["payment.initiated"]);
    expect(new SessionBench({ optional_events: [] }).events()).toEqual([]);
  });
});

describe("expiry", () => {
  it.each([
    ["the last millisecond", TTL_MS - 1, "PENDING"],
    ["the exact moment", TTL_MS, "EXPIRED"],
    ["a late alarm", TTL_MS + 60_000, "EXPIRED"],
  ])("on reads is exact: %s", (_, milliseconds, state) => {
    const bench = new SessionBench().wait(milliseconds);
    bench.act(look);
    expect(bench.record.state).toBe(state);
  });

  it.each([
    ["resolve_payer", resolvePayer()],
    ["begin_challenge", beginChallenge()],
    ["begin_verification", beginVerification()],
    ["cancel", cancel()],
    ["last_check_failed", destinationChanged],
  ] as const)("refuses %s with SESSION_EXPIRED", (_, command) => {
    const bench = new SessionBench().resolved().sent().wait(TTL_MS);
    expect(bench.act(command)).toBe("SESSION_EXPIRED");
    expect(bench.record).toMatchObject({ state: "EXPIRED", failure: "SESSION_EXPIRED" });
    expect(bench.events()).toEqual(["payment.initiated", "payment.expired"]);
  });

  it("does not affect a payment whose bank has the instruction", () => {
    const bench = new SessionBench().executing().wait(TTL_MS * 2);
    bench.act(look);
    expect(bench.record.state).toBe("EXECUTING");
  });
});

describe("resolving the payer", () => {
  // @rule P2.4
  it("binds the session to the browser, at most ten times", () => {
    const bench = new SessionBench();
    for (let count = 0; count < 10; count++) {
      expect(bench.act(resolvePayer("sameBank", `browser-${count}`))).toBeNull();
    }
    expect(bench.act(resolvePayer())).toBe("PAYER_CHANGE_LIMIT_REACHED");
    expect(bench.record).toMatchObject({ browser_id: "browser-9", resolutions: 10 });
  });

  it("counts a search that found nobody, at most ten in all", () => {
    const bench = new SessionBench();
    const failed = { type: "resolution_failed", problem: "PAYER_NOT_FOUND", payee: null } as const;
    for (let count = 0; count < 10; count++) bench.act(failed);
    expect(bench.act(resolvePayer())).toBe("PAYER_CHANGE_LIMIT_REACHED");
  });

  // @rule P2.4
  it("drops the challenge and the questions about it", () => {
    const bench = new SessionBench().resolved().sent("PUSH");
    expect(bench.effect("ask_push")).toBeDefined();
    bench.act(resolvePayer("crossBank", OTHER));
    expect(bench.record).toMatchObject({ state: "PENDING", browser_id: OTHER });
    expect(bench.record.sca.challenge).toBeNull();
    expect(bench.effect("ask_push")).toBeUndefined();
  });

  it.each([beginChallenge("OTP", "c2"), beginVerification("v9"), cancel("customer", BROWSER)])(
    "leaves the earlier browser with CONTINUED_ELSEWHERE: $type",
    (command) => {
      const bench = new SessionBench().resolved().sent();
      bench.act(resolvePayer("sameBank", OTHER));
      expect(bench.act(command)).toBe("CONTINUED_ELSEWHERE");
    },
  );

  it("makes a code on its way to the phone useless", () => {
    const bench = new SessionBench().resolved();
    bench.act(beginChallenge("OTP", "c1"));
    bench.act(resolvePayer());
    expect(bench.act(challengeSent("c1"))).toBe("CHALLENGE_REPLACED");
    expect(bench.record.state).toBe("PENDING");
  });
});

describe("challenges", () => {
  // @rule P2.5
  it("need a payer", () => {
    expect(new SessionBench().act(beginChallenge())).toBe("PAYER_REQUIRED");
  });

  it("need a method that the bank offers", () => {
    const bench = new SessionBench();
    const command = resolvePayer();
    if (command.type !== "resolve_payer") throw new Error();
    const payer = { ...command.payer, available_auth_methods: ["OTP" as const] };
    bench.act({ ...command, payer });
    expect(bench.act(beginChallenge("PUSH"))).toBe("AUTH_METHOD_NOT_AVAILABLE");
  });

  // @rule P2.6
  it("are five at most, counting lost ones and both kinds", () => {
    const bench = new SessionBench().resolved();
    for (const [place, mode] of (["OTP", "PUSH", "OTP", "PUSH", "OTP"] as const).entries()) {
      expect(bench.act(beginChallenge(mode, `c${place}`))).toBeNull();
      if (place % 2) bench.act(challengeSent(`c${place}`));
      else bench.act({ type: "challenge_not_sent", challenge_id: `c${place}`, refusal: null });
    }
    expect(bench.act(beginChallenge("OTP", "c9"))).toBe("CHALLENGE_LIMIT_REACHED");
  });

  it("that the payer's guard refused do not count, and the earlier one stays valid", () => {
    const bench = new SessionBench().resolved().sent("OTP", "c1");
    for (let count = 0; count < 9; count++) {
      bench.act(beginChallenge("OTP", `held-${count}`));
      bench.act({ type: "challenge_withheld", challenge_id: `held-${count}` });
    }
    expect(bench.record.sca).toMatchObject({
      challenges: 1,
      sending: null,
      challenge: { challenge_id: "c1", state: "OPEN" },
    });
  });

  it("stay counted when the payer is resolved again", () => {
    const bench = new SessionBench().resolved();
    for (let count = 0; count < 5; count++) {
      bench.sent("OTP", `c${count}`).resolved();
    }
    expect(bench.act(beginChallenge("OTP", "c9"))).toBe("CHALLENGE_LIMIT_REACHED");
  });

  // @rule P2.7
  it("that were not sent leave the earlier one valid", () => {
    const bench = new SessionBench().resolved().sent("OTP", "c1");
    bench.act(beginChallenge("OTP", "c2"));
    bench.act({ type: "challenge_not_sent", challenge_id: "c2", refusal: null });
    expect(bench.record.sca.challenge).toMatchObject({ challenge_id: "c1", state: "OPEN" });
    expect(bench.record).toMatchObject({ state: "OTP_SENT", sca: { challenges: 2 } });
  });

  it.each([
    ["the first", () => new SessionBench().resolved()],
    ["a resend", () => new SessionBench().resolved().sent("OTP", "c0")],
  ])("that the bank refuses definitely end the session with its reason: %s", (_, made) => {
    const bench = made();
    bench.act(beginChallenge("OTP", "c1"));
    const refusal = "PAYMENT_REFUSED" as const;
    bench.act({ type: "challenge_not_sent", challenge_id: "c1", refusal });
    expect(bench.record).toMatchObject({ state: "FAILED", failure: "PAYMENT_REFUSED" });
    expect(bench.events()).toContain("payment.failed");
  });

  // @rule P3.12
  it("are sent one at a time: another is refused until the bank answers, and does not count", () => {
    const bench = new SessionBench().resolved();
    bench.act(beginChallenge("OTP", "c1"));
    bench.wait(14_999);
    const refusal = bench.attempt(beginChallenge("PUSH", "c2"));
    expect(refusal?.problem).toMatchObject({ code: "CHALLENGE_IN_PROGRESS", retry_after: 1 });
    expect(bench.record.sca.challenges).toBe(1);
    bench.act(challengeSent("c1"));
    expect(bench.act(beginChallenge("PUSH", "c2"))).toBeNull();
  });

  it("whose worker died are given up after fifteen seconds, whatever is reported later", () => {
    const bench = new SessionBench().resolved();
    bench.act(beginChallenge("OTP", "c1"));
    bench.wait(15_000);
    expect(bench.act(beginChallenge("PUSH", "c2"))).toBeNull();
    expect(bench.act(challengeSent("c1"))).toBe("CHALLENGE_REPLACED");
    bench.act({ type: "challenge_not_sent", challenge_id: "c1", refusal: "PAYMENT_REFUSED" });
    expect(bench.record.state).toBe("PENDING");
    expect(bench.act(challengeSent("c2"))).toBeNull();
    expect(bench.record.state).toBe("PUSH_SENT");
  });

  it("that are answered late still count if nothing came after them", () => {
    const bench = new SessionBench().resolved();
    bench.act(beginChallenge("OTP", "c1"));
    bench.wait(60_000);
    expect(bench.act(challengeSent("c1"))).toBeNull();
    expect(bench.record.state).toBe("OTP_SENT");
  });

  it("the sixth is refused permanently, although the fifth is still being sent", () => {
    const bench = new SessionBench().resolved();
    for (const name of ["c1", "c2", "c3", "c4"]) bench.sent("OTP", name);
    bench.act(beginChallenge("OTP", "c5"));
    expect(bench.act(beginChallenge("OTP", "c6"))).toBe("CHALLENGE_LIMIT_REACHED");
  });

  it.each(["OTP", "PUSH"] as const)("that are reported twice are sent once: %s", (mode) => {
    const bench = new SessionBench().resolved().sent(mode, "c1");
    const { record } = bench;
    expect(bench.act(challengeSent("c1"))).toBeNull();
    expect(bench.record).toBe(record);
  });

  it.each<SessionCommand>([
    { type: "challenge_not_sent", challenge_id: "c2", refusal: null },
    { type: "challenge_not_sent", challenge_id: "c2", refusal: "PAYMENT_REFUSED" },
    { type: "challenge_withheld", challenge_id: "c2" },
  ])("whose end is reported twice end once: %j", (command) => {
    const bench = new SessionBench().resolved().sent("OTP", "c1");
    bench.act(beginChallenge("OTP", "c2"));
    bench.act(command);
    const { record } = bench;
    bench.act(command);
    expect(bench.record).toEqual(record);
  });

  it("of an earlier payer are dropped by another payer", () => {
    const bench = new SessionBench().resolved();
    bench.act(beginChallenge("OTP", "c1"));
    bench.act(resolvePayer());
    expect(bench.act(beginChallenge("OTP", "c2"))).toBeNull();
  });

  it("that arrive after a cancel change nothing", () => {
    const bench = new SessionBench().resolved();
    bench.act(beginChallenge());
    bench.act(cancel());
    expect(bench.act(challengeSent())).toBe("INVALID_STATE");
    expect(bench.record.state).toBe("CANCELLED");
  });
});

// @rule P1.11
describe("cancelling", () => {
  it.each([
    ["PENDING", () => new SessionBench()],
    ["PENDING with payer", () => new SessionBench().resolved()],
    ["OTP_SENT", () => new SessionBench().resolved().sent()],
    ["PUSH_SENT", () => new SessionBench().resolved().sent("PUSH")],
  ])("is possible in %s, and a repeat gets the same answer", (_, made) => {
    const session = made();
    expect(session.act(cancel())).toBeNull();
    const { record } = session;
    expect(session.act(cancel())).toBeNull();
    expect(session.record).toBe(record);
    expect(record.state).toBe("CANCELLED");
    expect(record.effects.filter((effect) => effect.kind === "project")).toHaveLength(1);
  });

  it.each([
    ["that asked for the event", ["payment.cancelled"], ["payment.cancelled"]],
    ["that did not", ["payment.initiated"], ["payment.initiated"]],
  ])("tells a merchant %s: %j → %j", (_, optional_events, told) => {
    const session = new SessionBench({ optional_events });
    session.act(cancel());
    session.act(cancel());
    expect(session.events()).toEqual(told);
  });

  it.each([
    { merchant_id: "mer_2", mode: "test" },
    { merchant_id: "mer_1", mode: "live" },
  ] as const)("is not for another merchant or mode: %o", (owner) => {
    const session = new SessionBench();
    expect(session.act(cancel("merchant", "", owner))).toBe("NOT_FOUND");
    expect(session.record.state).toBe("PENDING");
  });

  it("by the customer needs the paying browser, or any browser before there is one", () => {
    expect(new SessionBench().act(cancel("customer", OTHER))).toBeNull();
    expect(new SessionBench().resolved().act(cancel("customer", BROWSER))).toBeNull();
  });

  it.each([
    ["EXECUTING", () => new SessionBench().executing()],
    [
      "COMPLETED",
      () => {
        const session = new SessionBench().executing();
        return session.report("execute", session.answer());
      },
    ],
    [
      "FAILED",
      () => {
        const session = new SessionBench().executing();
        return session.report("execute", executeRefused("NOT_AUTHORISED"));
      },
    ],
  ])("is too late in %s", (state, made) => {
    const session = made();
    expect(session.act(cancel())).toBe("SESSION_NOT_CANCELLABLE");
    expect(session.record.state).toBe(state);
  });
});
