import { describe, expect, it } from "vitest";
import { readPhone } from "../../src/sandbox/challenges.ts";
import { readTransactions } from "../../src/sandbox/statement.ts";
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
  instruction,
} from "./payer.ts";

/** A bank moves the money of a payment order only as its own books allow. */
const order = { session_id: "po_1", purpose: "PAYMENT_ORDER" } as const;

const MINUTE = 60_000;

const asked = {
  ...{ session_id: "po_1", payer_iban: AMIRA, purpose: "PAYMENT_ORDER", display_code: "42" },
  ...{ amount: 5_000, currency: "USD", creditor_name: "Meridian Books" },
  creditor_iban: BOOKS_SHOP,
};

describe("the message of a payment order", () => {
  it.each([
    ["send-otp", "is your code to"],
    ["send-push", "do you want to"],
  ] as const)("%s names amount, payee and both accounts, masked", (operation, words) => {
    const world = worldBooks();
    bodyOf(ask(world, operation, asked));
    const [message] =
      readPhone(world.books, "amira", "http://phones", world.moment)?.messages ?? [];
    expect(message).toMatchObject({ session_id: "po_1" });
    expect(message?.text).toContain(
      `${words} pay $50.00 to Meridian Books (DE47 •••• 0591) from account DE47 •••• 0300`,
    );
    expect(message?.text).not.toContain(BOOKS_SHOP);
    expect(message?.text).not.toContain(AMIRA);
  });

  it("names a payee whose name is its masked account once", () => {
    const world = worldBooks();
    bodyOf(ask(world, "send-push", { ...asked, creditor_name: "DE47 •••• 0591" }));
    const [message] =
      readPhone(world.books, "amira", "http://phones", world.moment)?.messages ?? [];
    expect(message?.text).toContain("pay $50.00 to DE47 •••• 0591 from account DE47 •••• 0300?");
    expect(message?.text).toContain("Approve only if the payment page shows 42.");
  });
});

describe("an approved payment order", () => {
  it("is on the account's statement with the payee and the text", () => {
    const world = worldBooks();
    const approvedOrder = authorised(world, { ...order, remittance: "Rent for May" });
    ask(world, "execute-transaction", approvedOrder);
    const query = { from_date: "2026-01-01", to_date: "2026-01-01", count: 1 };
    const account = world.books.accounts.get(AMIRA);
    const { body } = account ? readTransactions(world.books, account, query) : { body: {} };
    expect(body).toMatchObject({
      transactions: [
        {
          ...{ status: "BOOKED", credit_debit: "DEBIT", amount: 5_000, currency: "USD" },
          ...{ reference: "Rent for May", end_to_end_id: approvedOrder.end_to_end_id },
          counterparty: { name: "Meridian Books", iban: BOOKS_SHOP },
        },
      ],
    });
  });

  it("is booked once for its approval", () => {
    const world = worldBooks();
    const approvedOrder = authorised(world, order);
    expect(ask(world, "execute-transaction", approvedOrder).answer.status).toBe(200);
    const again = { ...approvedOrder, end_to_end_id: "ANOTHER" };
    expect(errorOf(ask(world, "execute-transaction", again))).toBe("NOT_AUTHORISED");
  });

  it.each<[string, Partial<Instruction>]>([
    ["from another account", { debtor_iban: BRUNO }],
    ["of another amount", { amount: 4_999 }],
    ["in another currency", { currency: "EUR" }],
    ["to another payee", { creditor_name: "Meridian Boots" }],
    ["to another account of that name", { creditor_iban: BRUNO }],
    ["to another bank", { creditor_iban: DANIEL, route_type: "NATIONAL_RAIL_INITIATE" }],
    ["of another order", { session_id: "po_2" }],
    ["as a checkout", { purpose: "CHECKOUT" }],
    ["as a mandate's charge", { purpose: "MANDATE_CHARGE" }],
  ])("moves nothing %s", (_, changes) => {
    const world = worldBooks();
    const changed = { ...authorised(world, order), ...changes } as Instruction;
    expect(errorOf(ask(world, "execute-transaction", changed))).toBe("NOT_AUTHORISED");
  });

  it("moves nothing with the approval of a checkout", () => {
    const world = worldBooks();
    const checkout = authorised(world, { session_id: "po_1" });
    const changed = { ...checkout, ...order };
    expect(errorOf(ask(world, "execute-transaction", changed))).toBe("NOT_AUTHORISED");
  });

  it("moves nothing for another gateway", () => {
    const world = worldBooks();
    const theirs = { ...authorised(world, order), originator: "globex" };
    const globex = callerAt("alpha", "globex");
    expect(errorOf(ask(world, "execute-transaction", theirs, globex))).toBe("NOT_AUTHORISED");
  });

  it("moves nothing without the customer's answer", () => {
    const world = worldBooks();
    const reference = String(bodyOf(ask(world, "send-push", asked)).push_token);
    const changed = { ...instruction(order), authorisation: { type: "SCA", reference } };
    expect(errorOf(ask(world, "execute-transaction", changed))).toBe("NOT_AUTHORISED");
  });

  it.each([
    [10 * MINUTE - 1, undefined],
    [10 * MINUTE, "NOT_AUTHORISED"],
  ])("%i ms after its code was sent is answered with %s", (later, refusal) => {
    const world = worldBooks();
    const approvedOrder = authorised(world, { ...order, not_after: "2026-01-02T12:00:00.000Z" });
    world.moment.now += later;
    expect(errorOf(ask(world, "execute-transaction", approvedOrder))).toBe(refusal);
  });
});
