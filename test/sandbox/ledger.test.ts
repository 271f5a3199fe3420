import { describe, expect, it } from "vitest";
import type { RailPayment } from "../../src/sandbox/books.ts";
import { book, bounce, hold, land, launch, launchHeld, release } from "../../src/sandbox/ledger.ts";
import { T0, worldBooks } from "./memory-books.ts";
import { AMIRA, BRUNO, DANIEL } from "./payer.ts";

const payment: RailPayment = {
  originator: "gateway",
  end_to_end_id: "E1",
  originator_ref: "ps_1",
  debtor_bank: "alpha",
  debtor_iban: AMIRA,
  creditor_iban: DANIEL,
  amount: 100,
  currency: "USD",
  status: "IN_FLIGHT",
  rail_ref: "RAIL-1",
  settlement_fee: 10,
  act_at: T0,
  callback_fault: null,
};

/** Faults of our own rules stop the transaction, and the object rolls back. */
describe("the ledger throws rather than", () => {
  it.each([
    ["overdraw an account", "overdraw", [book], AMIRA, BRUNO, 1_000_000_001],
    ["pay an unknown account", "does not exist", [book], AMIRA, "DE00", 1],
  ] as const)("%s", (_what, message, [move], from, to, amount) => {
    const { books } = worldBooks();
    expect(() => move(books, from, to, amount)).toThrow(message);
  });

  it.each([
    ["launch twice", [launch, launch]],
    ["launch held money as if it were not held", [hold, launch]],
    ["land money that was never launched", [land]],
    ["land twice", [launch, land, land]],
    ["land returned money", [launch, bounce, land]],
    ["return landed money", [launch, land, bounce]],
    ["land held money", [hold, land]],
    ["release money in flight", [hold, launchHeld, release]],
  ])("%s", (_what, moves) => {
    const { books } = worldBooks();
    for (const move of moves.slice(0, -1)) move(books, payment);
    expect(() => moves.at(-1)?.(books, payment)).toThrow();
  });
});
