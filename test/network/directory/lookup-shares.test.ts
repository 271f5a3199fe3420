import { describe, expect, it } from "vitest";
import {
  consumeUnknown,
  type LookupAsker,
  noSharesUsed,
  returnShare,
  type SharesRecord,
  takeAllowance,
  takeShare,
} from "../../../src/network/directory/lookup-shares.ts";
import fc from "../../support/fast-check.ts";

/** What the registry grants a gateway (decisions/032). */
const terms = { capacity: 1_000, perMinute: 300 };

const asker = (merchant_id: string, address: string): LookupAsker => ({ merchant_id, address });

class Shares {
  record: SharesRecord = noSharesUsed;
  now = 0;

  take(who: LookupAsker, names = { known: 0, new: 1 }): boolean {
    const { record, granted } = takeShare(this.record, terms, who, names, this.now);
    this.record = record;
    return granted;
  }

  /** How many names this asker may guess at once. */
  guesses(who: LookupAsker, most = 100): number {
    for (let count = 0; count < most; count++) if (!this.take(who)) return count;
    return most;
  }

  /** How many names that were found before this asker may look up at once. */
  repeats(who: LookupAsker, most = 1_000): number {
    for (let count = 0; count < most; count++) {
      if (!this.take(who, { known: 1, new: 0 })) return count;
    }
    return most;
  }

  /** Looks up a new name that exists. */
  finds(who: LookupAsker): boolean {
    const granted = this.take(who);
    if (granted) this.record = returnShare(this.record, who);
    return granted;
  }
}

describe("guesses", () => {
  it("by one address at one merchant end after two, and leave the merchant most of its share", () => {
    const shares = new Shares();
    expect(shares.guesses(asker("m", "a"))).toBe(2);
    expect(shares.finds(asker("m", "b"))).toBe(true);
  });

  it("by one address end after as many at several merchants", () => {
    const shares = new Shares();
    const merchants = Array.from({ length: 20 }, (_, place) => asker(`m${place}`, "a"));
    const guessed = merchants.reduce((sum, who) => sum + shares.guesses(who), 0);
    expect(guessed).toBe(3);
  });

  it("by many addresses at one merchant end with its share, and cost no other merchant", () => {
    const shares = new Shares();
    const all = Array.from({ length: 1_000 }, (_, place) =>
      shares.guesses(asker("m", `address ${place}`)),
    );
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(shares.finds(asker("m", "honest"))).toBe(false);
    expect(shares.finds(asker("other", "honest"))).toBe(true);
  });

  it("end with what the record holds, however many merchants and addresses guess", () => {
    const shares = new Shares();
    for (let place = 0; place < 1_000; place++) shares.guesses(asker(`m${place}`, `a${place}`));
    expect(shares.record.used).toBeLessThanOrEqual(terms.capacity);
  });

  it("cost a merchant its share only until the tokens have come back", () => {
    const shares = new Shares();
    for (let place = 0; place < 10; place++) shares.guesses(asker("m", `a${place}`));
    expect(shares.finds(asker("m", "honest"))).toBe(false);
    shares.now += 6_000;
    expect(shares.finds(asker("m", "honest"))).toBe(true);
  });
});

describe("names that are found", () => {
  it("cost two tokens each: a busy merchant is not refused", () => {
    const shares = new Shares();
    for (let count = 0; count < 150; count++) {
      shares.now += 60_000 / 150;
      expect(shares.finds(asker("m", `a${count % 7}`))).toBe(true);
    }
  });

  it("cost as much however many come after one another", () => {
    const shares = new Shares();
    for (const used of [2, 4, 6]) {
      expect(shares.finds(asker("m", "a"))).toBe(true);
      expect(shares.record.used).toBe(used);
    }
  });

  it("were found before: guesses leave them a reserve at every merchant", () => {
    const shares = new Shares();
    for (let place = 0; place < 1_000; place++)
      shares.guesses(asker(`m${place % 50}`, `a${place}`));
    expect(shares.take(asker("m1", "honest"))).toBe(false);
    expect(shares.repeats(asker("m1", "honest"), 10)).toBe(10);
  });

  it("were found before: one address, or one merchant, cannot use up the reserve", () => {
    const shares = new Shares();
    expect(shares.repeats(asker("m", "a"))).toBe(72);
    for (let place = 0; place < 1_000; place++) shares.repeats(asker("m", `a${place}`));
    expect(shares.repeats(asker("m", "honest"))).toBe(0);
    expect(shares.repeats(asker("other", "honest"), 20)).toBe(20);
    expect(shares.finds(asker("third", "another"))).toBe(true);
  });

  it("but are unknown by now, cost what a guess costs", () => {
    const guessed = takeShare(noSharesUsed, terms, asker("m", "a"), { known: 0, new: 1 }, 0).record;
    const known = takeShare(noSharesUsed, terms, asker("m", "a"), { known: 1, new: 0 }, 0).record;
    expect(consumeUnknown(known, asker("m", "a")).used).toBe(guessed.used);
  });

  it("need not ask while little is used", () => {
    expect(takeAllowance(noSharesUsed, terms)).toEqual({
      record: { ...noSharesUsed, used: 20 },
      allowed: 10,
    });
    expect(takeAllowance({ ...noSharesUsed, used: 230 }, terms)).toMatchObject({ allowed: 10 });
    const busy = { ...noSharesUsed, used: 231 };
    expect(takeAllowance(busy, terms)).toEqual({ record: busy, allowed: 0 });
  });
});

describe("the record", () => {
  it("is empty again when everything has come back, and forgets everyone", () => {
    const shares = new Shares();
    shares.guesses(asker("m", "a"));
    shares.now += 60_000;
    shares.finds(asker("other", "b"));
    expect(Object.keys(shares.record.merchants)).toEqual(["other"]);
  });

  it("never goes below nothing or above the capacity, whatever happens", () => {
    const places = fc.nat({ max: 4 });
    const steps = fc.array(
      fc.record({
        merchant: places,
        address: places,
        kind: fc.constantFrom("found", "guess", "known"),
        waits: fc.constantFrom(0, 100, 5_000, 300_000, -1_000),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const shares = new Shares();
        for (const { merchant, address, kind, waits } of all) {
          shares.now += waits;
          const who = asker(`m${merchant}`, `a${address}`);
          if (kind === "found") shares.finds(who);
          else if (kind === "guess") shares.take(who);
          else shares.take(who, { known: 2, new: 0 });
          const { used, merchants, addresses } = shares.record;
          expect(used).toBeGreaterThanOrEqual(0);
          expect(used).toBeLessThanOrEqual(terms.capacity);
          for (const uses of [merchants, addresses]) {
            const sum = Object.values(uses).reduce((total, tokens) => total + tokens, 0);
            expect(sum).toBeLessThanOrEqual(used + 1e-6);
          }
        }
      }),
    );
  });
});
