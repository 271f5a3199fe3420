import { describe, expect, it } from "vitest";
import {
  contractLimits,
  emptyGuard,
  endCode,
  type GuardRecord,
  returnSend,
  takeCode,
  takeSend,
  verified,
} from "../../src/approvals/payer-guard.ts";
import fc from "../support/fast-check.ts";

/**
 * Many parties at one account in parallel: shops, attackers and the payer. Each has sends that are
 * made or returned, and codes that are checked while others come.
 */
const T0 = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Attempt {
  id: string;
  at: number;
}

/** Who sends: three addresses at two merchants, one of them also in a verified browser. */
interface Sender {
  auth_mode: "OTP" | "PUSH";
  is_verified_browser: boolean;
  address: string;
  owner: string;
}

type Sent = Attempt & Sender;

type Taken = ReturnType<typeof takeSend>;

/** One account's guard, and what it really let through. */
class Account {
  record: GuardRecord = emptyGuard;
  now = T0;
  /** Sent challenges that were neither verified nor returned. */
  sends: Sent[] = [];
  /**
   * Codes that were sent to the bank since the payer was last verified, without the returned ones.
   */
  codes: Attempt[] = [];
  /** The ones that the bank is still checking. */
  checking: Attempt[] = [];
  #ids = 0;

  wait(milliseconds: number): void {
    this.now += milliseconds;
  }

  /** Null if it was let through, else the wait in milliseconds. */
  send(sender: Sender): number | null {
    const id = `s${++this.#ids}`;
    const refused = this.#take(takeSend(this.record, { id, ...sender }, this.now, contractLimits));
    if (refused === null) this.sends.push({ id, at: this.now, ...sender });
    return refused;
  }

  code(): number | null {
    const id = `c${++this.#ids}`;
    const refused = this.#take(takeCode(this.record, id, this.now, contractLimits));
    if (refused !== null) return refused;
    this.checking.push({ id, at: this.now });
    this.codes.push({ id, at: this.now });
    return null;
  }

  giveBack(place: number): void {
    const [send] = this.sends.splice(place % Math.max(this.sends.length, 1), 1);
    if (send) this.record = returnSend(this.record, send.id);
  }

  endCode(place: number, outcome: "wrong" | "not_checked"): void {
    const [code] = this.checking.splice(place % Math.max(this.checking.length, 1), 1);
    if (!code) return;
    this.record = endCode(this.record, code.id, outcome, this.now, contractLimits);
    if (outcome === "not_checked") this.codes = this.codes.filter(({ id }) => id !== code.id);
  }

  verify(place: number): void {
    const [send] = this.sends.splice(place % Math.max(this.sends.length, 1), 1);
    this.record = verified(this.record, send?.id ?? "none");
    this.codes = [];
    this.checking = [];
  }

  #take(taken: Taken): number | null {
    if (taken.ok) {
      this.record = taken.value;
      return null;
    }
    expect(taken.problem.code).toBe("PAYER_THROTTLED");
    return (taken.problem.retry_after ?? 0) * 1000;
  }
}

type Step = (account: Account) => void;

const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name });

const senders: fc.Arbitrary<Sender> = fc.record({
  auth_mode: fc.constantFrom("OTP", "PUSH"),
  is_verified_browser: fc.boolean(),
  address: fc.constantFrom("a1", "a2", "a3"),
  owner: fc.constantFrom("m1", "m2"),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  senders.map((sender) =>
    named(`send ${JSON.stringify(sender)}`, (account) => void account.send(sender)),
  ),
  { weight: 3, arbitrary: fc.constant(named("code", (account) => void account.code())) },
  {
    weight: 3,
    arbitrary: fc
      .nat({ max: 4 })
      .map((place) => named(`code ${place} wrong`, (account) => account.endCode(place, "wrong"))),
  },
  fc
    .nat({ max: 4 })
    .map((place) =>
      named(`code ${place} lost`, (account) => account.endCode(place, "not_checked")),
    ),
  fc
    .nat({ max: 4 })
    .map((place) => named(`send ${place} failed`, (account) => account.giveBack(place))),
  fc
    .constantFrom(1, MINUTE, 14 * MINUTE, 31 * MINUTE, HOUR, 6 * HOUR, DAY)
    .map((ms) => named(`wait ${ms / MINUTE} min`, (account) => account.wait(ms))),
);

/** A caller that does not give up: everything that an hour and a wait allow, in parallel. */
const bursts: fc.Arbitrary<Step> = fc.oneof(
  senders.map((sender) =>
    named(`sends while they last: ${JSON.stringify(sender)}`, (account) => {
      while (account.send(sender) === null);
    }),
  ),
  fc.constantFrom(
    ...[3, 8].map((times) =>
      named(`wrong codes while they last, ${times} times with patience`, (account) => {
        for (let time = 0; time < times; time++) {
          let wait: number | null = null;
          for (; wait === null; wait = account.code()) account.endCode(0, "wrong");
          account.wait(wait);
        }
      }),
    ),
  ),
);

const verification: fc.Arbitrary<Step> = fc
  .nat({ max: 4 })
  .map((place) => named(`verified ${place}`, (account) => account.verify(place)));

const runOf = (arbitrary: fc.Arbitrary<Step>) =>
  fc.array(fc.oneof({ weight: 6, arbitrary }, bursts), { maxLength: 60, size: "max" });

const payer = { is_verified_browser: true, address: "a1", owner: "m1" };
const stranger = { ...payer, is_verified_browser: false };

const within = (attempts: readonly Attempt[], windowMs: number, nowMs: number): number =>
  attempts.filter(({ at }) => at > nowMs - windowMs).length;

/** The limits that these sends exceed. */
const exceededBy = (sends: readonly Sent[], nowMs: number): string[] => {
  const groups = new Map<string, { perHour: number; perDay: number; part: Sent[] }>();
  const count = (name: string, perHour: number, perDay: number, send: Sent) => {
    const group = groups.get(name) ?? { perHour, perDay, part: [] };
    group.part.push(send);
    groups.set(name, group);
  };
  for (const send of sends) {
    if (send.is_verified_browser) {
      count("verified browser", 5, 15, send);
      continue;
    }
    count(send.auth_mode, 10, 15, send);
    count(`${send.auth_mode} ${send.address}`, 5, 10, send);
    count(`${send.auth_mode} ${send.owner}`, 8, 12, send);
  }
  return [...groups]
    .filter(
      ([, { perHour, perDay, part }]) =>
        within(part, HOUR, nowMs) > perHour || within(part, DAY, nowMs) > perDay,
    )
    .map(([name]) => name);
};

describe("any callers in any order", () => {
  it("get no more sends and codes through than the limits, in any window", () => {
    fc.assert(
      fc.property(runOf(fc.oneof({ weight: 9, arbitrary: step }, verification)), (run) => {
        const account = new Account();
        for (const happen of run) {
          happen(account);
          const { now, sends, codes, record } = account;
          expect(exceededBy(sends, now)).toEqual([]);
          expect(within(codes, 15 * MINUTE, now)).toBeLessThanOrEqual(5);
          // Five in parallel, five after a quarter of an hour, five after twice that.
          expect(within(codes, HOUR, now)).toBeLessThanOrEqual(15);
          // Neither strangers nor wrong codes ever block a prompt of a verified browser.
          const own = sends.filter((send) => send.is_verified_browser);
          const room = within(own, HOUR, now) < 5 && within(own, DAY, now) < 15;
          const prompt = { id: "p", ...payer, auth_mode: "PUSH" as const };
          expect(takeSend(record, prompt, now, contractLimits).ok).toBe(room);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("never wait longer than a day, and get through after the wait", () => {
    fc.assert(
      fc.property(runOf(step), (run) => {
        const account = new Account();
        for (const happen of run) happen(account);
        const attempts = [payer, stranger].flatMap((sender) =>
          (["OTP", "PUSH"] as const).map((auth_mode) => ({ ...sender, auth_mode })),
        );
        for (const attempt of [...attempts, "code" as const]) {
          const mine = Object.assign(new Account(), account);
          const patience = { waits: 0, waited: 0 };
          for (;;) {
            const wait = attempt === "code" ? mine.code() : mine.send(attempt);
            if (wait === null) break;
            expect(wait).toBeGreaterThan(0);
            patience.waits += 1;
            patience.waited += wait;
            mine.wait(wait);
            expect(patience.waits).toBeLessThanOrEqual(5);
          }
          expect(patience.waited).toBeLessThanOrEqual(attempt === "code" ? DAY + HOUR : 2 * DAY);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
