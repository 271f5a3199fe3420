import { describe, expect, it } from "vitest";
import { readLedger } from "../../src/sandbox/bank/ledger.ts";
import { advanceRailPayment } from "../../src/sandbox/bank/rail.ts";
import { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  authorised,
  BOOKS_SHOP,
  BRUNO,
  bodyOf,
  callerAt,
  DANIEL,
  errorOf,
  type Instruction,
  ibanOf,
  instruction,
  RAIL_DELAY_MS,
} from "./payer.ts";

/** The refunds that a bank permits a merchant, and those that it refuses. */
type World = ReturnType<typeof worldBooks>;

const HARBOUR = ibanOf("Harbour Tickets");
const acrossBanks = { route_type: "NATIONAL_RAIL_INITIATE" } as const;

const settle = ({ books, moment }: World): void => {
  moment.now += RAIL_DELAY_MS;
  for (const payment of books.rail_payments.list({ status: "IN_FLIGHT" })) {
    advanceRailPayment(books, payment, moment, RAIL_DELAY_MS);
  }
};

/** A payment of 5,000 from amira to the shop, or as the changes say. */
const paid = (changes: Partial<Instruction> = {}, bank = "alpha") => {
  const world = worldBooks();
  const payment = authorised(world, changes, callerAt(bank));
  ask(world, "execute-transaction", payment, callerAt(bank));
  return { world, payment };
};

const paidFromBorealis = () => {
  const { world, payment } = paid({ ...acrossBanks, debtor_iban: DANIEL }, "borealis");
  settle(world);
  return { world, payment };
};

const refundOf = (payment: Instruction, changes: Partial<Instruction> = {}): Instruction =>
  instruction({
    session_id: payment.session_id,
    debtor_iban: payment.creditor_iban,
    creditor_iban: payment.debtor_iban,
    amount: payment.amount,
    purpose: "REFUND",
    authorisation: { type: "REFUND", reference: payment.end_to_end_id },
    ...changes,
  });

const give = (world: World, refund: Instruction) => ask(world, "execute-transaction", refund);

const bookedAt = (world: World, iban: string) => world.books.accounts.get(iban)?.booked;

describe("a refund", () => {
  it("returns to the payer of a payment at the same bank", () => {
    const { world, payment } = paid();
    expect(bodyOf(give(world, refundOf(payment)))).toMatchObject({ status: "BOOKED" });
    expect(bookedAt(world, AMIRA)).toBe(1_000_000_000);
  });

  it("returns over the rail to the payer of a cross-bank payment", () => {
    const { world, payment } = paidFromBorealis();
    const outcome = give(world, refundOf(payment, acrossBanks));
    expect(bodyOf(outcome)).toMatchObject({ status: "SUBMITTED", route_used: "NATIONAL_RAIL" });
    settle(world);
    expect(bookedAt(world, DANIEL)).toBe(1_000_000_000);
    expect(readLedger(world.books, "USD").totals).toMatchObject({ held: 0, in_flight: 0 });
  });

  it("has one answer, however often it is sent", () => {
    const { world, payment } = paid();
    const refund = refundOf(payment, { amount: 4_000 });
    expect(give(world, refund)).toEqual(give(world, refund));
    expect(bookedAt(world, AMIRA)).toBe(1_000_000_000 - 1_000);
  });

  it.each<[string, number[], string[]]>([
    ["to the last unit", [2_000, 3_000], ["BOOKED", "BOOKED"]],
    ["not one unit more", [2_000, 3_001], ["BOOKED", "NOT_AUTHORISED"]],
    ["a refused one uses nothing up", [5_001, 5_000], ["NOT_AUTHORISED", "BOOKED"]],
    ["a full one is the last", [5_000, 1], ["BOOKED", "NOT_AUTHORISED"]],
  ])("of a payment in parts, %s", (_what, amounts, expected) => {
    const { world, payment } = paid();
    const answers = amounts.map((amount) => give(world, refundOf(payment, { amount })));
    expect(answers.map((answer) => errorOf(answer) ?? bodyOf(answer).status)).toEqual(expected);
  });

  it("that the rail returned may be made again", () => {
    const { world, payment } = paidFromBorealis();
    const account = world.books.accounts.get(DANIEL);
    if (account) world.books.accounts.put({ ...account, status: "BLOCKED" });
    give(world, refundOf(payment, acrossBanks));
    settle(world);
    if (account) world.books.accounts.put(account);
    const again = give(world, refundOf(payment, acrossBanks));
    expect(bodyOf(again)).toMatchObject({ status: "SUBMITTED" });
  });
});

describe("a refund is refused", () => {
  it.each<[string, Partial<Instruction>]>([
    ["to another account", { creditor_iban: BRUNO }],
    ["in another currency", { currency: "EUR" }],
    ["of an unknown payment", { authorisation: { type: "REFUND", reference: "NONE" } }],
    ["from an account that did not receive it", { debtor_iban: HARBOUR }],
    ["of another purpose", { purpose: "CHECKOUT" }],
  ])("%s", (_what, changes) => {
    const { world, payment } = paid();
    expect(errorOf(give(world, refundOf(payment, changes)))).toBe("NOT_AUTHORISED");
  });

  it("without a refund authority at the bank", () => {
    const { world, payment } = paid({ creditor_iban: HARBOUR });
    expect(errorOf(give(world, refundOf(payment)))).toBe("NOT_AUTHORISED");
  });

  it("from a customer's account", () => {
    const { world, payment } = paid({ creditor_iban: BRUNO });
    expect(errorOf(give(world, refundOf(payment)))).toBe("NOT_AUTHORISED");
  });

  it("while the payment is in flight", () => {
    const { world, payment } = paid({ ...acrossBanks, debtor_iban: DANIEL }, "borealis");
    const refund = refundOf(payment, acrossBanks);
    expect(errorOf(give(world, refund))).toBe("NOT_AUTHORISED");
  });

  it("for another gateway's payment", () => {
    const { world, payment } = paid();
    const refund = refundOf(payment, { originator: "other" });
    const outcome = ask(world, "execute-transaction", refund, callerAt("alpha", "other"));
    expect(errorOf(outcome)).toBe("NOT_AUTHORISED");
  });

  it("after not_after, and when the merchant has spent the money", () => {
    const { world, payment } = paid();
    const late = refundOf(payment, { not_after: "2026-01-01T11:00:00.000Z" });
    expect(errorOf(give(world, late))).toBe("EXPIRED");
    const account = world.books.accounts.get(BOOKS_SHOP);
    if (account) world.books.accounts.put({ ...account, booked: 10 });
    expect(errorOf(give(world, refundOf(payment)))).toBe("INSUFFICIENT_FUNDS");
  });
});
