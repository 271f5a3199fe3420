import { describe, expect, it } from "vitest";
import {
  type CountedQuestion,
  emptyGuard,
  forgottenAt,
  remembered,
  takeFundsQuestion,
} from "../../src/approvals/payer-guard.ts";

const T0 = Date.UTC(2026, 10, 20, 12);
const MIDNIGHT = Date.UTC(2026, 10, 21);

/** An account that is asked about, driven by hand. */
class Account {
  questions: CountedQuestion[] = [];
  now = T0;

  ask(amount: number, owner = "tpp_1", currency = "USD"): boolean {
    const taken = takeFundsQuestion(this.questions, { owner, amount, currency }, this.now);
    this.questions = taken ?? this.questions;
    return taken !== null;
  }

  at(instant: number): this {
    this.now = instant;
    return this;
  }
}

/** Ten different amounts. */
const asked = (at = T0): Account => {
  const account = new Account().at(at);
  for (let amount = 1; amount <= 10; amount++) expect(account.ask(amount)).toBe(true);
  return account;
};

// @rule O7.9
describe("the amounts that an owner asks of one account", () => {
  it("are ten a day, and no eleventh", () => expect(asked().ask(11)).toBe(false));

  it("may be asked again, as often as wanted", () => {
    const account = asked();
    for (let count = 0; count < 30; count++) expect(account.ask(1 + (count % 10))).toBe(true);
    expect(account.questions).toHaveLength(10);
    expect(account.ask(11)).toBe(false);
  });

  it("are another amount in another currency", () => {
    expect(asked().ask(1, "tpp_1", "EUR")).toBe(false);
  });

  it("leave every other owner its own ten", () => {
    const account = asked();
    expect(account.ask(11, "mer_1")).toBe(true);
    expect(account.ask(11)).toBe(false);
  });

  it("start again at midnight in UTC, and not a millisecond before", () => {
    const account = asked(MIDNIGHT - 1);
    expect(account.ask(11)).toBe(false);
    expect(account.at(MIDNIGHT).ask(11)).toBe(true);
    expect(account.questions).toHaveLength(1);
  });

  it("are in the guard until the end of the day, whatever else it forgets", () => {
    const record = { ...emptyGuard, amounts: asked().questions };
    expect(forgottenAt({ ...record, touched_at: 0 })).toBe(MIDNIGHT);
    expect(remembered(record, MIDNIGHT - 1).amounts).toHaveLength(10);
    expect(remembered(record, MIDNIGHT).amounts).toEqual([]);
  });
});
