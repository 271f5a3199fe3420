import { describe, expect, it } from "vitest";
import {
  contractLimits,
  emptyGuard,
  endCode,
  type GuardRecord,
  takeCode,
  takeSend,
  verified,
} from "../../src/sca/payer-guard.ts";

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

  /** Null if the send was allowed, else the wait in seconds. */
  send(mode: "OTP" | "PUSH" = "OTP"): number | null {
    return this.#take(takeSend(this.record, mode, `s${++this.#ids}`, this.now, contractLimits));
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

describe("sends", () => {
  it("are five in an hour, and the sixth is told how long to wait", () => {
    const bench = new Bench();
    for (let count = 0; count < 5; count++) expect(bench.send()).toBeNull();
    expect(bench.wait(10 * MINUTE).send()).toBe(50 * 60);
    expect(bench.wait(50 * MINUTE).send()).toBeNull();
  });

  it("are fifteen in a day, counting prompts and codes", () => {
    const bench = new Bench();
    for (let hour = 0; hour < 3; hour++) {
      for (let count = 0; count < 5; count++) {
        expect(bench.send(count % 2 ? "PUSH" : "OTP")).toBeNull();
      }
      bench.wait(HOUR);
    }
    expect(bench.send("PUSH")).toBe(21 * 3600);
    expect(bench.wait(21 * HOUR).send()).toBeNull();
  });

  it("are returned when the payer is verified", () => {
    const bench = new Bench();
    for (let count = 0; count < 20; count++) {
      expect(bench.send()).toBeNull();
      bench.record = verified(bench.record, `s${count + 1}`);
    }
  });
});

describe("codes", () => {
  it("make OTP wait for fifteen minutes after five wrong ones, and PUSH stays possible", () => {
    const bench = new Bench().fiveWrong();
    expect(bench.code()).toBe(15 * 60);
    expect(bench.send("OTP")).toBe(15 * 60);
    expect(bench.send("PUSH")).toBeNull();
    expect(bench.wait(15 * MINUTE).code()).toBeNull();
  });

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
    bench.record = verified(new Bench().fiveWrong().record, "none");
    expect(bench.code()).toBeNull();
    expect(bench.record.waits).toBe(0);
  });
});
