import { describe, expect, it } from "vitest";
import { transactionsPage } from "../../src/sandbox/bank/account-data.ts";
import { revokeAtBank } from "../../src/sandbox/bank/grants.ts";
import { advanceRailPayment } from "../../src/sandbox/bank/rail.ts";
import { readPhone } from "../../src/sandbox/phone.ts";
import { RICHES, residentIban, residents } from "../../src/sandbox/residents.ts";
import { approved, END, notify, SCOPES, type World } from "./app.ts";
import { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  authorised,
  BOOKS_SHOP,
  BRUNO,
  bodyOf,
  callerAt,
  charge,
  DANIEL,
  errorOf,
  type Instruction,
  ibanOf,
  instruction,
  RAIL_DELAY_MS,
} from "./payer.ts";

/** A bank moves the money of a payment order only as its own books allow. */
const order = { session_id: "po_1", purpose: "PAYMENT_ORDER" } as const;

const SAVINGS =
  residents.filter((row) => row.alias === "amira" && row.is_unlinked).map(residentIban)[0] ?? "";

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
      `${words} pay $50.00 to Meridian Books (DE•• •••• 0591) from account DE•• •••• 0300`,
    );
    expect(message?.text).not.toContain(BOOKS_SHOP);
    expect(message?.text).not.toContain(AMIRA);
  });

  it("names a payee whose name is its masked account once", () => {
    const world = worldBooks();
    bodyOf(ask(world, "send-push", { ...asked, creditor_name: "DE•• •••• 0591" }));
    const [message] =
      readPhone(world.books, "amira", "http://phones", world.moment)?.messages ?? [];
    expect(message?.text).toContain("pay $50.00 to DE•• •••• 0591 from account DE•• •••• 0300?");
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
    const { body } = account ? transactionsPage(world.books, account, query) : { body: {} };
    expect(body).toMatchObject({
      transactions: [
        {
          ...{ status: "BOOKED", credit_debit: "DEBIT", amount: 5_000, currency: "USD" },
          description: "Payment by an app, Meridian Books",
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
    ["as a mandate's charge", charge],
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

describe("a payment order without approval", () => {
  const LIMIT = 3_000;
  const READ_ONLY = SCOPES.filter((scope) => scope !== "payments:write");

  /** Names the approval of a consent in place of one for the order itself. */
  const exempt = (world: World, changes: Partial<Instruction> = {}, access = {}): Instruction => {
    const { authorisation } = approved(world, access);
    const exemption = { type: "EXEMPTION", reference: authorisation.reference } as const;
    return instruction({ ...order, amount: LIMIT, authorisation: exemption, ...changes });
  };

  const verdictOn = (world: World, sent: Instruction, caller = callerAt("alpha")) => {
    const outcome = ask(world, "execute-transaction", sent, caller);
    return errorOf(outcome) ?? bodyOf(outcome).status;
  };

  it.each([
    [LIMIT, "BOOKED"],
    [LIMIT + 1, "SCA_REQUIRED"],
  ])("of %i is answered with %s", (amount, answered) => {
    const world = worldBooks();
    expect(verdictOn(world, exempt(world, { amount }))).toBe(answered);
  });

  it.each(["payments:write", "payments:initiate"])("moves with %s alone", (scope) => {
    const world = worldBooks();
    expect(verdictOn(world, exempt(world, {}, { scopes: [scope] }))).toBe("BOOKED");
  });

  it("is refused finally: the answer for its end_to_end_id does not change", () => {
    const world = worldBooks();
    const sent = exempt(world, { amount: LIMIT + 1 });
    const first = ask(world, "execute-transaction", sent);
    expect(bodyOf(first)).toMatchObject({ end_to_end_id: sent.end_to_end_id });
    expect(ask(world, "execute-transaction", sent)).toEqual(first);
    const { end_to_end_id } = sent;
    expect(bodyOf(ask(world, "transaction-status", { end_to_end_id })).status).toBe("REJECTED");
    expect(world.books.accounts.get(AMIRA)?.booked).toBe(RICHES);
  });

  it("moves after the customer's approval, under another end_to_end_id", () => {
    const world = worldBooks();
    expect(verdictOn(world, exempt(world, { amount: LIMIT + 1 }))).toBe("SCA_REQUIRED");
    expect(verdictOn(world, authorised(world, { ...order, amount: LIMIT + 1 }))).toBe("BOOKED");
  });

  it("always needs it at always.approve's account", () => {
    const world = worldBooks();
    const iban = ibanOf("always.approve");
    const sent = exempt(world, { debtor_iban: iban, amount: 1 }, { iban });
    expect(verdictOn(world, sent)).toBe("SCA_REQUIRED");
  });

  describe("counts with the others of its UTC day", () => {
    /** Five of the limit, which is the limit of the day. */
    const fiveOf = (world: World, changes: Partial<Instruction> = {}, access = {}) =>
      [1, 2, 3, 4, 5].map(() => verdictOn(world, exempt(world, changes, access)));

    it("up to the day's limit, and again on the next day", () => {
      const world = worldBooks();
      const next = { not_after: "2026-01-02T00:00:00.000Z" };
      expect(fiveOf(world)).toEqual(Array(5).fill("BOOKED"));
      expect(verdictOn(world, exempt(world, { amount: 1 }))).toBe("SCA_REQUIRED");
      world.moment.now = Date.parse("2026-01-01T23:59:59.999Z");
      expect(verdictOn(world, exempt(world, { ...next, amount: 1 }))).toBe("SCA_REQUIRED");
      world.moment.now = Date.parse("2026-01-02T00:00:00.000Z");
      expect(verdictOn(world, exempt(world, { ...next, amount: 1 }))).toBe("BOOKED");
    });

    it("of all gateways together", () => {
      const world = worldBooks();
      fiveOf(world);
      const globex = callerAt("alpha", "globex");
      const { authorisation } = approved(world, {}, globex);
      const exemption = { type: "EXEMPTION", reference: authorisation.reference } as const;
      const theirs = { originator: "globex", amount: 1, authorisation: exemption };
      const sent = instruction({ ...order, ...theirs });
      expect(verdictOn(world, sent, globex)).toBe("SCA_REQUIRED");
    });

    it("of this account alone", () => {
      const world = worldBooks();
      fiveOf(world);
      const bruno = exempt(world, { debtor_iban: BRUNO }, { iban: BRUNO, consent_id: "cns_2" });
      expect(verdictOn(world, bruno)).toBe("BOOKED");
    });

    it("but neither approved ones nor checkouts", () => {
      const world = worldBooks();
      verdictOn(world, authorised(world, { ...order, amount: 100_000 }));
      verdictOn(world, authorised(world, { amount: 100_000 }));
      expect(fiveOf(world)).toEqual(Array(5).fill("BOOKED"));
    });

    it("but not those that were refused", () => {
      const world = worldBooks();
      verdictOn(world, exempt(world, { creditor_iban: ibanOf("blocked.account") }));
      expect(fiveOf(world)).toEqual(Array(5).fill("BOOKED"));
    });

    it("but not those that came back from the rail", () => {
      const world = worldBooks();
      const closed = ibanOf("closed.payee");
      const away = { route_type: "NATIONAL_RAIL_INITIATE", creditor_iban: closed } as const;
      expect(fiveOf(world, away)).toEqual(Array(5).fill("SUBMITTED"));
      expect(verdictOn(world, exempt(world))).toBe("SCA_REQUIRED");
      world.moment.now += RAIL_DELAY_MS;
      for (const payment of world.books.rail_payments.list({})) {
        advanceRailPayment(world.books, payment, world.moment, RAIL_DELAY_MS);
      }
      expect(verdictOn(world, exempt(world))).toBe("BOOKED");
    });
  });

  const unknown: [string, (world: World) => Instruction, string?][] = [
    ["as a checkout", (world) => exempt(world, { purpose: "CHECKOUT" })],
    ["as a mandate's charge", (world) => exempt(world, charge)],
    ["as a refund", (world) => exempt(world, { purpose: "REFUND" })],
    ["under an unanswered consent", (world) => exempt(world, {}, { answered: false })],
    ["under a consent to look", (world) => exempt(world, {}, { scopes: READ_ONLY })],
    ["from another customer's account", (world) => exempt(world, { debtor_iban: BRUNO })],
    [
      "from an account that the bank does not share",
      (world) => {
        const iban = ibanOf("private.person");
        return exempt(world, { debtor_iban: iban }, { iban });
      },
    ],
    [
      "from an account that the customer did not choose",
      (world) => {
        const sent = exempt(world, { debtor_iban: SAVINGS });
        notify(world, { ibans: [AMIRA] });
        return sent;
      },
    ],
    [
      "under an unknown token",
      (world) => exempt(world, { authorisation: { type: "EXEMPTION", reference: "otp_x" } }),
    ],
    [
      "under the approval of another order",
      (world) => {
        const { authorisation } = authorised(world, order);
        const { reference } = authorisation;
        return instruction({ ...order, authorisation: { type: "EXEMPTION", reference } });
      },
    ],
    [
      "after the consent's end",
      (world) => {
        const sent = exempt(world, { not_after: "2027-01-01T12:00:00.000Z" });
        world.moment.now = Date.parse(END);
        return sent;
      },
    ],
    ...(["REVOKED", "EXPIRED"] as const).map((status): [string, (world: World) => Instruction] => [
      `once the gateway said that the consent is ${status}`,
      (world) => {
        const sent = exempt(world);
        notify(world);
        notify(world, { status });
        return sent;
      },
    ]),
    [
      "once the customer ended the consent at the bank",
      (world) => {
        const sent = exempt(world);
        notify(world);
        revokeAtBank(world.books, "amira", "cns_1", world.moment);
        return sent;
      },
    ],
  ];

  it.each(unknown)("moves nothing %s", (_, sentIn) => {
    const world = worldBooks();
    expect(verdictOn(world, sentIn(world))).toBe("NOT_AUTHORISED");
  });

  it("moves nothing under another gateway's consent", () => {
    const world = worldBooks();
    const sent = { ...exempt(world), originator: "globex" };
    expect(verdictOn(world, sent, callerAt("alpha", "globex"))).toBe("NOT_AUTHORISED");
  });

  it("needs it from an account that was not proved, until the bank knows the choice", () => {
    const world = worldBooks();
    const fromSavings = () => exempt(world, { debtor_iban: SAVINGS });
    expect(verdictOn(world, exempt(world))).toBe("BOOKED");
    expect(verdictOn(world, fromSavings())).toBe("SCA_REQUIRED");
    notify(world, { ibans: [AMIRA, SAVINGS] });
    expect(verdictOn(world, fromSavings())).toBe("BOOKED");
  });
});
