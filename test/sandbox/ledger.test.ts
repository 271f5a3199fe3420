import { describe, expect, it } from "vitest";
import type { Books, Moment, RailPayment, SandboxAccount } from "../../src/sandbox/bank/books.ts";
import {
  book,
  bounce,
  hold,
  land,
  launch,
  launchHeld,
  openAccount,
  release,
} from "../../src/sandbox/bank/ledger.ts";
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

const wording = {
  creditor_name: "Daniel Osei",
  remittance: "order 1",
  purpose: "CHECKOUT" as const,
};

type Move = (books: Books, payment: RailPayment, moment: Moment) => void;
const launchNow: Move = (books, money, moment) => launch(books, money, wording, moment);
const holdNow: Move = (books, money, moment) => hold(books, money, wording, moment);

/** A violated rule stops the transaction, and the object rolls back. */
describe("the ledger throws rather than", () => {
  it.each([
    ["overdraw an account", "overdraw", { creditor_iban: BRUNO, amount: 1_000_000_001 }],
    ["pay an unknown account", "does not exist", { creditor_iban: "DE00", amount: 1 }],
  ] as const)("%s", (_what, message, changes) => {
    const { books, moment } = worldBooks();
    expect(() => book(books, { ...payment, ...changes }, wording, moment)).toThrow(message);
  });

  it("open an account with a debt", () => {
    const { books } = worldBooks();
    const { booked, held, ...account } = {
      ...books.accounts.get(AMIRA),
      iban: "DE00",
    } as SandboxAccount;
    const earlier = { movedMinor: 101, openedAt: T0 };
    expect([booked, held]).toEqual([1_000_000_000, 0]);
    expect(() => openAccount(books, 100, account, earlier)).toThrow("debt");
  });

  it.each([
    ["launch twice", [launchNow, launchNow]],
    ["launch held money as if it were not held", [holdNow, launchNow]],
    ["land money that was never launched", [land]],
    ["land twice", [launchNow, land, land]],
    ["land returned money", [launchNow, bounce, land]],
    ["return landed money", [launchNow, land, bounce]],
    ["land held money", [holdNow, land]],
    ["release money in flight", [holdNow, launchHeld, release]],
  ])("%s", (_what, moves) => {
    const { books, moment } = worldBooks();
    for (const move of moves.slice(0, -1)) move(books, payment, moment);
    expect(() => moves.at(-1)?.(books, payment, moment)).toThrow();
  });
});
