import { describe, expect, it } from "vitest";
import {
  type AskedSend,
  contractLimits,
  emptyGuard,
  endCode,
  FORGET_AFTER_MS,
  type GuardRecord,
  remembered,
  takeCode,
  takeSend,
  verified,
} from "../../src/approvals/payer-guard.ts";

const T0 = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A guard driven by hand. Refused steps leave it unchanged. */
class Bench {
  record: GuardRecord = emptyGuard;
  now = T0;
  #ids = 0;

  wait(ms: number): this {
    this.now += ms;
    return this;
  }

  /**
   * Null if the send was allowed, else the wait in seconds. By default each comes from another
   * address and merchant.
   */
  send(auth_mode: "OTP" | "PUSH" = "OTP", from: Partial<AskedSend> = {}): number | null {
    const place = ++this.#ids;
    const anybody = { address: `a${place}`, owner: `m${place}`, is_verified_browser: false };
    const send = { id: `s${place}`, auth_mode, ...anybody, ...from };
    return this.#take(takeSend(this.record, send, this.now, contractLimits));
  }

  /** How many such sends are allowed at once. */
  sends(auth_mode: "OTP" | "PUSH", from: Partial<AskedSend> = {}): number {
    let count = 0;
    while (this.send(auth_mode, from) === null) count += 1;
    return count;
  }

  code(): number | null {
    return this.#take(takeCode(this.record, `c${++this.#ids}`, this.now, contractLimits));
  }

  wrong(): this {
    const id = `c${this.#ids}`;
    this.record = endCode(this.record, id, "wrong", this.now, contractLimits);
    return this;
  }

  /** Five wrong codes one after the other. */
  fiveWrong(): this {
    for (let count = 0; count < 5; count++) {
      expect(this.code()).toBeNull();
      this.wrong();
    }
    return this;
  }

  #take(taken: ReturnType<typeof takeSend>): number | null {
    if (!taken.ok) {
      expect(taken.problem.code).toBe("PAYER_THROTTLED");
      return taken.problem.retry_after ?? 0;
    }
    this.record = taken.value;
    return null;
  }
}

// @rule P4.1 P4.4
describe("sends", () => {
  it("of one address are five in an hour, and the sixth is told how long to wait", () => {
    const bench = new Bench();
    const here = { address: "a" };
    for (let count = 0; count < 5; count++) expect(bench.send("OTP", here)).toBeNull();
    expect(bench.wait(10 * MINUTE).send("OTP", here)).toBe(50 * 60);
    expect(bench.wait(50 * MINUTE).send("OTP", here)).toBeNull();
  });

  const verifiedBrowser = { is_verified_browser: true, address: "home", owner: "shop" };
  const limits: [who: string, from: Partial<AskedSend>, perHour: number, perDay: number][] = [
    ["an address", { address: "a" }, 5, 10],
    ["a merchant", { owner: "m" }, 8, 12],
    ["everybody", {}, 10, 15],
    ["a verified browser", verifiedBrowser, 5, 15],
  ];
  // @rule P4.1
  it.each(limits)("of %s (%o) are %i in an hour and %i in a day", (_, from, perHour, perDay) => {
    const bench = new Bench();
    expect(bench.sends("PUSH", from)).toBe(perHour);
    let allowed = perHour;
    for (let hour = 1; hour < 24; hour++) allowed += bench.wait(HOUR).sends("PUSH", from);
    expect(allowed).toBe(perDay);
    expect(bench.wait(HOUR).sends("PUSH", from)).toBe(perHour);
  });

  it("of one address in a day leave the payer as many codes at another", () => {
    const bench = new Bench();
    for (let hour = 0; hour < 23; hour++) bench.wait(HOUR).sends("OTP", { address: "stranger" });
    expect(bench.sends("OTP", { address: "payer" })).toBe(5);
  });

  it("for one merchant leave the payer codes at another", () => {
    const bench = new Bench();
    bench.sends("OTP", { owner: "attacked" });
    expect(bench.sends("OTP", { owner: "other" })).toBe(2);
  });

  it("of codes do not use up the prompts, nor prompts the codes", () => {
    const bench = new Bench();
    expect(bench.sends("OTP")).toBe(10);
    expect(bench.sends("PUSH")).toBe(10);
  });

  it("of strangers do not make a payer wait in a verified browser, nor count there", () => {
    const bench = new Bench();
    bench.sends("OTP");
    bench.sends("PUSH");
    expect(bench.send("OTP", verifiedBrowser)).toBeNull();
    expect(bench.sends("PUSH", verifiedBrowser)).toBe(4);
    expect(bench.send("OTP", verifiedBrowser)).toBe(3600);
  });

  // @rule P4.1
  it("are returned when the payer is verified", () => {
    const bench = new Bench();
    for (let count = 0; count < 20; count++) {
      expect(bench.send()).toBeNull();
      bench.record = verified(bench.record, `s${count + 1}`);
    }
  });

  it("of others stay counted when the payer is verified", () => {
    const bench = new Bench();
    for (let count = 0; count < 3; count++) bench.send();
    const { sends } = verified(bench.record, "s2");
    expect(sends.map(({ id }) => id)).toEqual(["s1", "s3"]);
  });
});

describe("codes", () => {
  it("that are wrong make a verified browser wait too", () => {
    const bench = new Bench().fiveWrong();
    expect(bench.send("OTP", { is_verified_browser: true })).toBe(15 * 60);
    expect(bench.code()).toBe(15 * 60);
  });

  // @rule P4.2
  it("make OTP wait for fifteen minutes after five wrong ones, and PUSH stays possible", () => {
    const bench = new Bench().fiveWrong();
    expect(bench.code()).toBe(15 * 60);
    expect(bench.send("OTP")).toBe(15 * 60);
    expect(bench.send("PUSH")).toBeNull();
    expect(bench.wait(15 * MINUTE).code()).toBeNull();
  });

  // @rule P4.2 P4.3
  it("double the wait each time, up to a day, and never lock", () => {
    const bench = new Bench();
    const waits = [15, 30, 60, 120, 240, 480, 960, 1440, 1440];
    for (const minutes of waits) {
      bench.fiveWrong();
      expect(bench.code()).toBe(minutes * 60);
      bench.wait(minutes * MINUTE);
    }
    expect(bench.code()).toBeNull();
  });

  it("are counted before the bank is asked: the sixth in parallel is refused", () => {
    const bench = new Bench();
    const answers = Array.from({ length: 8 }, () => bench.code());
    expect(answers.map((wait) => wait === null)).toEqual([
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 3 }, () => false),
    ]);
  });

  it("impose one wait for five that were checked in parallel", () => {
    const bench = new Bench();
    for (let count = 0; count < 5; count++) bench.code();
    for (let count = 1; count <= 5; count++) {
      bench.record = endCode(bench.record, `c${count}`, "wrong", bench.now, contractLimits);
    }
    expect(bench.record.waits).toBe(1);
  });

  it("that were never checked are returned", () => {
    const bench = new Bench();
    for (let count = 1; count <= 20; count++) {
      expect(bench.code()).toBeNull();
      bench.record = endCode(bench.record, `c${count}`, "not_checked", bench.now, contractLimits);
    }
  });

  it("are forgotten after an hour, and when the payer is verified", () => {
    const bench = new Bench();
    for (let count = 0; count < 4; count++) bench.code();
    expect(bench.wait(HOUR).code()).toBeNull();
    const unended = new Bench();
    for (let count = 0; count < 5; count++) unended.code();
    expect(unended.wait(HOUR - 1).code()).not.toBeNull();
    expect(unended.wait(1).code()).toBeNull();
    bench.record = verified(new Bench().fiveWrong().record, "none");
    expect(bench.code()).toBeNull();
    expect(bench.record.waits).toBe(0);
  });
});

it("codes and sends are forgotten two days after the last, to the millisecond", () => {
  const bench = new Bench();
  expect([bench.send(), bench.code()]).toEqual([null, null]);
  const { record } = bench;
  expect(remembered(record, T0 + FORGET_AFTER_MS - 1)).toMatchObject({
    ...{ sends: record.sends, codes: record.codes },
  });
  expect(remembered(record, T0 + FORGET_AFTER_MS)).toEqual(emptyGuard);
});
