import { describe, expect, it } from "vitest";
import type { AskedMandate } from "../../src/sandbox/bank/challenge-content.ts";
import { advanceRailPayment } from "../../src/sandbox/bank/rail.ts";
import { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  answer,
  ask,
  authorised,
  BRUNO,
  bodyOf,
  callerAt,
  DANIEL,
  errorOf,
  type Instruction,
  ibanOf,
  RAIL_DELAY_MS,
} from "./payer.ts";
import {
  type Approved,
  challenged,
  chargeOf,
  goTo,
  subscribed,
  verdictOn,
  type World,
} from "./subscriber.ts";

/** A bank charges a mandate only as its own record of the approval allows. */
const booked = (count: number) => Array(count).fill("BOOKED");

describe("a charge of an approved mandate", () => {
  // @rule B5.6
  it("is booked, as often as the terms allow", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    expect(verdictOn(world, chargeOf(world, mandate, { amount: 1_200 }))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, mandate, { amount: 800 }))).toBe("BOOKED");
    expect(world.books.accounts.get(AMIRA)?.booked).toBe(1_000_000_000 - 2_000);
  });

  it("is booked after a prompt too, once the customer has approved it", () => {
    const world = worldBooks();
    const { approve: _, ...first } = challenged(world);
    const shown = JSON.parse(world.books.challenges.get(first.reference)?.content ?? "{}");
    const request = { session_id: "mnd_1", payer_iban: AMIRA, display_code: "42", ...shown };
    const reference = String(bodyOf(ask(world, "send-push", request)).push_token);
    const mandate = { ...first, reference };
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("NOT_AUTHORISED");
    answer(world, reference, "APPROVED");
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
  });

  it("gets the same answer again, and is booked once", () => {
    const world = worldBooks();
    const charge = chargeOf(world, subscribed(world));
    const first = ask(world, "execute-transaction", charge).answer;
    expect(ask(world, "execute-transaction", charge).answer).toEqual(first);
    expect(world.books.accounts.get(AMIRA)?.booked).toBe(1_000_000_000 - 1_200);
  });

  it.each<[string, Partial<Instruction> | object]>([
    ["from another account", { debtor_iban: BRUNO }],
    ["in another currency", { currency: "EUR" }],
    ["to another payee", { creditor_name: "Meridian Boots" }],
    ["to another account of that name", { creditor_iban: BRUNO }],
    ["to another bank", { creditor_iban: DANIEL, route_type: "NATIONAL_RAIL_INITIATE" }],
    ["of another mandate", { session_id: "mnd_2" }],
    ["with an unknown approval", { authorisation: { type: "MANDATE", reference: "otp_x" } }],
    ["before the first day", { charge_date: "2025-12-31" }],
    ["of tomorrow", { charge_date: "2026-01-02" }],
  ])("moves nothing %s", (_, changes) => {
    const world = worldBooks();
    const charge = chargeOf(world, subscribed(world), changes);
    expect(verdictOn(world, charge)).toBe("NOT_AUTHORISED");
  });

  it.each(["SCA", "EXEMPTION", "REFUND"] as const)("moves nothing as %s", (type) => {
    const world = worldBooks();
    const mandate = subscribed(world);
    const authorisation = { type, reference: mandate.reference };
    expect(verdictOn(world, chargeOf(world, mandate, { authorisation }))).toBe("NOT_AUTHORISED");
  });

  it.each([
    ["a checkout", { purpose: "CHECKOUT" }],
    ["a payment order", { purpose: "PAYMENT_ORDER" }],
    ["a refund", { purpose: "REFUND" }],
  ])("moves nothing as %s", (_, changes) => {
    const world = worldBooks();
    const charge = chargeOf(world, subscribed(world), changes as object);
    expect(verdictOn(world, charge)).toBe("NOT_AUTHORISED");
  });

  it("moves nothing with the approval of a payment", () => {
    const world = worldBooks();
    const { authorisation } = authorised(world, { session_id: "mnd_1", amount: 1_200 });
    const reference = authorisation.reference;
    const claimed = { mandate_id: "mnd_1", payer_iban: AMIRA, reference };
    expect(verdictOn(world, chargeOf(world, claimed))).toBe("NOT_AUTHORISED");
  });

  it("moves nothing before the customer's answer", () => {
    const world = worldBooks();
    const charge = chargeOf(world, challenged(world));
    expect(verdictOn(world, charge)).toBe("NOT_AUTHORISED");
  });

  it("moves nothing for another gateway", () => {
    const world = worldBooks();
    const theirs = chargeOf(world, subscribed(world), { originator: "globex" });
    expect(verdictOn(world, theirs, callerAt("alpha", "globex"))).toBe("NOT_AUTHORISED");
  });

  it("moves nothing at another bank of the customer", () => {
    const world = worldBooks();
    const caller = callerAt("borealis");
    const payer_iban = ibanOf("chloe", "borealis");
    const mandate = subscribed(world, {}, { payer_iban, caller });
    const elsewhere = { ...mandate, payer_iban: ibanOf("chloe", "alpha") };
    expect(verdictOn(world, chargeOf(world, elsewhere))).toBe("NOT_AUTHORISED");
  });

  it("is refused for its own reasons: the account's", () => {
    const world = worldBooks();
    const payer_iban = ibanOf("empty.purse");
    const mandate = subscribed(world, {}, { payer_iban });
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("INSUFFICIENT_FUNDS");
  });
});

it("late.payer has the money for a charge only at its second attempt", () => {
  const world = worldBooks();
  const mandate = subscribed(world, {}, { payer_iban: ibanOf("late.payer") });
  const attempt = (charge_id: string, amount: number) =>
    verdictOn(world, chargeOf(world, mandate, { charge_id, amount }));
  const late = "INSUFFICIENT_FUNDS";
  expect([attempt("chg_1st", 700), attempt("chg_1st", 700)]).toEqual([late, "BOOKED"]);
  // The refused attempts do not count.
  expect([attempt("chg_2nd", 1_200), attempt("chg_2nd", 1_200)]).toEqual([late, "BOOKED"]);
});

describe("the caps", () => {
  const charged = (terms: Partial<AskedMandate>, amounts: readonly number[]) => {
    const world = worldBooks();
    const mandate = subscribed(world, terms);
    return amounts.map((amount) => verdictOn(world, chargeOf(world, mandate, { amount })));
  };

  it.each<[string, Partial<AskedMandate>, number[], string]>([
    ["of one charge", {}, [1_201], "LIMIT_EXCEEDED"],
    ["of a period", {}, [1_200, 801], "LIMIT_EXCEEDED"],
    ["in number", { max_charges: 2 }, [1, 1, 1], "LIMIT_EXCEEDED"],
    ["in sum", { max_total: 1_500 }, [1_200, 301], "LIMIT_EXCEEDED"],
    [
      "of a sum on demand",
      { frequency: "ON_DEMAND", max_total: 1_500 },
      [1_200, 301],
      "LIMIT_EXCEEDED",
    ],
    ["of a fixed amount, above it", { amount_type: "FIXED" }, [1_201], "NOT_AUTHORISED"],
    ["of a fixed amount, below it", { amount_type: "FIXED" }, [1_199], "NOT_AUTHORISED"],
    [
      "of a fixed amount, to one a period",
      { amount_type: "FIXED", max_amount_per_period: 5_000 },
      [1_200, 1_200],
      "LIMIT_EXCEEDED",
    ],
  ])("hold %s", (_, terms, amounts, refusal) => {
    expect(charged(terms, amounts)).toEqual([...booked(amounts.length - 1), refusal]);
  });

  it("are met exactly", () => {
    const terms = { max_charges: 2, max_total: 2_000 };
    expect(charged(terms, [1_200, 800])).toEqual(booked(2));
  });

  it("do not count what was refused", () => {
    const world = worldBooks();
    const mandate = subscribed(world, { max_charges: 1 });
    const blocked = chargeOf(world, mandate, { not_after: "2026-01-01T11:00:00.000Z" });
    expect(verdictOn(world, blocked)).toBe("EXPIRED");
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
  });

  it("do not count what came back from the rail", () => {
    const world = worldBooks();
    const creditor_iban = ibanOf("closed.payee");
    const mandate = subscribed(world, { creditor_iban, max_charges: 1 });
    const away = { creditor_iban, route_type: "NATIONAL_RAIL_INITIATE" } as const;
    expect(verdictOn(world, chargeOf(world, mandate, away))).toBe("SUBMITTED");
    expect(verdictOn(world, chargeOf(world, mandate, away))).toBe("LIMIT_EXCEEDED");
    world.moment.now += RAIL_DELAY_MS;
    for (const payment of world.books.rail_payments.list({})) {
      advanceRailPayment(world.books, payment, world.moment, RAIL_DELAY_MS);
    }
    expect(verdictOn(world, chargeOf(world, mandate, away))).toBe("SUBMITTED");
  });

  it("take one attempt of a charge", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    const charge = { charge_id: "chg_one", amount: 100 };
    expect(verdictOn(world, chargeOf(world, mandate, charge))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, mandate, charge))).toBe("NOT_AUTHORISED");
  });
});

describe("the periods", () => {
  it("count from the first day, and in a short month from its last", () => {
    const world = worldBooks();
    const mandate = subscribed(world, { from: "2026-01-31", max_amount_per_period: 1_200 });
    const verdicts = [];
    for (const date of ["2026-01-31", "2026-02-27", "2026-02-28", "2026-03-30", "2026-03-31"]) {
      goTo(world, date);
      verdicts.push(verdictOn(world, chargeOf(world, mandate)));
    }
    expect(verdicts).toEqual(["BOOKED", "LIMIT_EXCEEDED", "BOOKED", "LIMIT_EXCEEDED", "BOOKED"]);
  });

  it("are those of charge_date: a charge that is late counts in its own", () => {
    const world = worldBooks();
    const mandate = subscribed(world, { max_amount_per_period: 1_200 });
    goTo(world, "2026-02-10");
    const late = { charge_date: "2026-01-31" };
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, mandate, late))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, mandate, late))).toBe("LIMIT_EXCEEDED");
  });

  it.each([
    ["2026-01-27", "BOOKED"],
    ["2026-01-26", "NOT_AUTHORISED"],
  ])("let a charge be fourteen days late, not more: %s is %s", (charge_date, verdict) => {
    const world = worldBooks();
    const mandate = subscribed(world);
    goTo(world, "2026-02-10");
    expect(verdictOn(world, chargeOf(world, mandate, { charge_date }))).toBe(verdict);
  });

  it.each([
    ["2026-03-31", "BOOKED"],
    ["2026-04-01", "NOT_AUTHORISED"],
  ])("end with the last day: %s is %s", (charge_date, verdict) => {
    const world = worldBooks();
    const mandate = subscribed(world, { until: "2026-03-31" });
    goTo(world, "2026-04-02");
    expect(verdictOn(world, chargeOf(world, mandate, { charge_date }))).toBe(verdict);
  });

  it.each([
    ["America/New_York", "2026-02-28", "2026-03-01T04:54:00.000Z", "NOT_AUTHORISED"],
    ["America/New_York", "2026-03-01", "2026-03-01T04:54:00.000Z", "NOT_AUTHORISED"],
    ["America/New_York", "2026-03-01", "2026-03-01T04:56:00.000Z", "BOOKED"],
    ["Asia/Tokyo", "2026-03-01", "2026-02-28T14:56:00.000Z", "BOOKED"],
  ])("are days of %s: %s at %s is %s", (time_zone, charge_date, at, verdict) => {
    const world = worldBooks();
    const mandate = subscribed(world, { time_zone, from: "2026-03-01" });
    world.moment.now = Date.parse(at);
    expect(verdictOn(world, chargeOf(world, mandate, { charge_date }))).toBe(verdict);
  });
});

describe("a mandate that replaces another", () => {
  const replacing = (world: World, changes: Partial<AskedMandate> = {}, of = {}) => {
    const terms = { replaces: "mnd_1", from: "2026-01-20", ...changes };
    return subscribed(world, terms, { mandate_id: "mnd_2", ...of });
  };
  const renewed = (oldChange: Partial<Instruction> = {}): [World, Approved, Approved] => {
    const world = worldBooks();
    const old = subscribed(world);
    expect(verdictOn(world, chargeOf(world, old, oldChange))).toBe("BOOKED");
    goTo(world, "2026-01-20");
    return [world, old, replacing(world)];
  };

  it("counts the old mandate's charges of its current period in its own first period", () => {
    const [world, , mandate] = renewed({ amount: 900 });
    const tooMuch = chargeOf(world, mandate, { amount: 1_101 });
    expect(verdictOn(world, tooMuch)).toBe("LIMIT_EXCEEDED");
    expect(verdictOn(world, chargeOf(world, mandate, { amount: 1_100 }))).toBe("BOOKED");
    goTo(world, "2026-02-20");
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
  });

  it("ends the old mandate with its own first charge", () => {
    const [world, old, mandate] = renewed({ amount: 100 });
    expect(verdictOn(world, chargeOf(world, old, { amount: 100 }))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, mandate, { amount: 100 }))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, old, { amount: 100 }))).toBe("MANDATE_REVOKED");
  });

  it("counts every charge of the old mandate, also a later one", () => {
    const [world, old, mandate] = renewed({ amount: 900 });
    expect(verdictOn(world, chargeOf(world, old, { amount: 900 }))).toBe("BOOKED");
    const verdicts = [201, 200].map((amount) =>
      verdictOn(world, chargeOf(world, mandate, { amount })),
    );
    expect(verdicts).toEqual(["LIMIT_EXCEEDED", "BOOKED"]);
  });

  it.each<[string, Partial<AskedMandate>, object]>([
    ["of another payee", { creditor_name: "Meridian Boots" }, {}],
    ["of another customer", {}, { payer_iban: BRUNO }],
  ])("leaves one %s alone", (_, changes, of) => {
    const world = worldBooks();
    const old = subscribed(world);
    goTo(world, "2026-01-20");
    const mandate = replacing(world, changes, of);
    const creditor_name = changes.creditor_name ?? "Meridian Books";
    expect(verdictOn(world, chargeOf(world, mandate, { creditor_name }))).toBe("BOOKED");
    expect(verdictOn(world, chargeOf(world, old))).toBe("BOOKED");
  });
});

describe("a question about a mandate's funds", () => {
  const confirm = (world: World, mandate: Approved, amount: number, changes = {}) => {
    const { mandate_id, payer_iban: iban, reference } = mandate;
    const authorisation = { type: "MANDATE", reference };
    const query = { amount, currency: "USD" };
    const request = { iban, mandate_id, authorisation, query, ...changes };
    const outcome = ask(world, "funds-confirmation", request);
    return errorOf(outcome) ?? bodyOf(outcome).funds_available;
  };

  it("is answered about its account", () => {
    const world = worldBooks();
    const mandate = subscribed(world, {}, { payer_iban: ibanOf("empty.purse") });
    expect([100, 101].map((amount) => confirm(world, mandate, amount))).toEqual([true, false]);
  });

  it.each<[string, object]>([
    ["another account", { iban: BRUNO }],
    ["another mandate", { mandate_id: "mnd_2" }],
    ["another approval", { authorisation: { type: "MANDATE", reference: "otp_x" } }],
  ])("is refused about %s", (_, changes) => {
    const world = worldBooks();
    const mandate = subscribed(world);
    expect(confirm(world, mandate, 1, changes)).toBe("NOT_AUTHORISED");
  });
});
