import { describe, expect, it } from "vitest";
import { concludeAttempt } from "../../src/sandbox/bank/callbacks.ts";
import { replaceFaults } from "../../src/sandbox/bank/faults.ts";
import { readLedger } from "../../src/sandbox/bank/ledger.ts";
import { operateRailStatus } from "../../src/sandbox/bank/operations.ts";
import { advanceRailPayment } from "../../src/sandbox/bank/rail.ts";
import { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  authorised,
  bodyOf,
  callerAt,
  DANIEL,
  errorOf,
  type Instruction,
  ibanOf,
  RAIL_DELAY_MS,
} from "./payer.ts";

type World = ReturnType<typeof worldBooks>;

const crossBank: Partial<Instruction> = {
  route_type: "NATIONAL_RAIL_INITIATE",
  creditor_iban: DANIEL,
  creditor_institution: "BOREGB2LXXX",
};

const launched = (changes: Partial<Instruction> = {}, faults: [string, string][] = []) => {
  const world = worldBooks();
  for (const operation of new Set(faults.map(([name]) => name))) {
    const list = faults.filter(([name]) => name === operation);
    replaceFaults(
      world.books,
      "rail",
      list.map(([, fault]) => ({ operation, fault, times: 1 })),
    );
  }
  const order = authorised(world, { ...crossBank, ...changes });
  const outcome = ask(world, "execute-transaction", order);
  return { world, order, outcome };
};

/** Lets time pass, and the rail acts. */
const pass = ({ books, moment }: World, ms: number): void => {
  moment.now += ms;
  for (const status of ["WAITING", "IN_FLIGHT"] as const) {
    for (const payment of books.rail_payments.list({ status })) {
      if (payment.act_at <= moment.now) advanceRailPayment(books, payment, moment, RAIL_DELAY_MS);
    }
  }
};

const bankSays = (world: World, order: Instruction) =>
  bodyOf(ask(world, "transaction-status", { end_to_end_id: order.end_to_end_id })).status;

const railSays = (world: World, order: Instruction) =>
  bodyOf(operateRailStatus(world.books, "gateway", { end_to_end_id: order.end_to_end_id }));

const totals = (world: World) => {
  const { held, in_flight } = readLedger(world.books, "USD").totals;
  return { held, in_flight };
};

const owed = (world: World) =>
  world.books.callbacks.list({ kind: "credit" }).map((row) => JSON.parse(row.body));

describe("a cross-bank payment", () => {
  it("is in flight until the rail credits it, and then the rail must send the gateway a callback", () => {
    const { world, order, outcome } = launched();
    expect(bodyOf(outcome)).toMatchObject({ status: "SUBMITTED", route_used: "NATIONAL_RAIL" });
    expect([bankSays(world, order), railSays(world, order).status, totals(world)]).toEqual([
      "SUBMITTED",
      "IN_FLIGHT",
      { held: 0, in_flight: 5_000 },
    ]);
    pass(world, RAIL_DELAY_MS - 1);
    expect(railSays(world, order).status).toBe("IN_FLIGHT");
    pass(world, 1);
    expect([bankSays(world, order), railSays(world, order).status, totals(world)]).toEqual([
      "BOOKED",
      "CREDITED",
      { held: 0, in_flight: 0 },
    ]);
    expect(owed(world)).toEqual([
      {
        end_to_end_id: order.end_to_end_id,
        originator_ref: "ps_1",
        status: "CREDITED",
        amount: 5_000,
        currency: "USD",
        debtor_iban: AMIRA,
        creditor_iban: DANIEL,
        rail_ref: expect.stringMatching(/^RAIL-/),
        settlement_fee: 10,
      },
    ]);
  });

  it.each([
    ["unknown", "DE89370400440532013000"],
    ["blocked", ibanOf("closed.payee")],
  ])("to an account that is %s returns to the payer", (_what, creditor) => {
    const { world, order } = launched({ creditor_iban: creditor });
    pass(world, RAIL_DELAY_MS);
    expect([bankSays(world, order), railSays(world, order).status]).toEqual([
      "RETURNED",
      "REJECTED",
    ]);
    expect(world.books.accounts.get(AMIRA)?.booked).toBe(1_000_000_000);
    expect(owed(world)).toMatchObject([{ status: "REJECTED" }]);
  });

  it("is confirmed by the payee's bank only if its own books show it", () => {
    const { world, order } = launched();
    const { end_to_end_id, creditor_iban, amount, currency, remittance } = order;
    const notice = { end_to_end_id, creditor_iban, amount, currency, remittance };
    const tell = (changes = {}) =>
      ask(world, "notify-credit", { ...notice, ...changes }, callerAt("borealis"));
    expect(errorOf(tell())).toBe("NOT_AUTHORISED");
    pass(world, RAIL_DELAY_MS);
    expect(bodyOf(tell())).toEqual({ acknowledged: true });
    expect(errorOf(tell({ amount: 4_999 }))).toBe("NOT_AUTHORISED");
  });

  it("of another gateway is unknown to this one", () => {
    const { world, order } = launched();
    const asked = { end_to_end_id: order.end_to_end_id };
    expect(bodyOf(operateRailStatus(world.books, "other", asked)).status).toBe("NOT_FOUND");
  });
});

describe("a rail with faults", () => {
  it("that does not accept a payment leaves the money held until it does", () => {
    const { world, order, outcome } = launched({}, [["submit", "STATUS:503"]]);
    expect(bodyOf(outcome).status).toBe("SUBMITTED");
    expect([totals(world), railSays(world, order).status]).toEqual([
      { held: 5_000, in_flight: 0 },
      "NOT_FOUND",
    ]);
    pass(world, 2_000);
    expect(totals(world)).toEqual({ held: 0, in_flight: 5_000 });
    pass(world, RAIL_DELAY_MS);
    expect(bankSays(world, order)).toBe("BOOKED");
  });

  it("that finally refuses a held payment releases the money", () => {
    const { world, order } = launched({}, [["submit", "STATUS:503"]]);
    replaceFaults(world.books, "rail", [
      { operation: "submit", fault: "REFUSE:NOT_AUTHORISED", times: 1 },
    ]);
    pass(world, 2_000);
    expect([totals(world), bankSays(world, order)]).toEqual([
      { held: 0, in_flight: 0 },
      "RETURNED",
    ]);
    expect(owed(world)).toMatchObject([{ status: "REJECTED" }]);
  });

  it("that refuses at once makes the bank refuse", () => {
    const { world, order, outcome } = launched({}, [["submit", "REFUSE:LIMIT_EXCEEDED"]]);
    expect([errorOf(outcome), bankSays(world, order)]).toEqual(["LIMIT_EXCEEDED", "REJECTED"]);
  });

  it("that hangs makes the bank hang", () => {
    const { outcome } = launched({}, [["submit", "TIMEOUT_AFTER_APPLY"]]);
    expect(outcome.manner).toBe("HANG");
  });

  it("that reports too early lands the money at once, and the bank's answer waits", () => {
    const { world, order, outcome } = launched({}, [["credit", "REORDER_CALLBACK"]]);
    expect(outcome.afterCallback).toEqual({
      originator: order.originator,
      subject: order.end_to_end_id,
    });
    pass(world, 0);
    expect(owed(world)).toHaveLength(1);
  });

  it.each([
    ["TIMEOUT_BEFORE_APPLY", "IN_FLIGHT", "CREDITED"],
    ["SLOW_MS:2000", "IN_FLIGHT", "CREDITED"],
    ["REFUSE:NOT_AUTHORISED", "REJECTED", "REJECTED"],
    ["TIMEOUT_AFTER_APPLY", "CREDITED", "CREDITED"],
  ])("%s at the credit: %s, two seconds later %s", (fault, first, second) => {
    const { world, order } = launched({}, [["credit", fault]]);
    pass(world, RAIL_DELAY_MS);
    expect(railSays(world, order).status).toBe(first);
    pass(world, 2_000);
    expect(railSays(world, order).status).toBe(second);
  });

  it.each([
    ["DROP_CALLBACK", { state: "DROPPED" }],
    ["DUPLICATE_CALLBACK", { state: "WAITING", copies: 2 }],
    ["LATE_CALLBACK_MS:7000", { next_at: Date.parse("2026-01-01T12:00:08.500Z") }],
    ["TIMEOUT_AFTER_APPLY", { next_at: Date.parse("2026-01-01T12:00:03.500Z") }],
    ["WRONG_AMOUNT", { first_body: expect.stringContaining('"amount":5001') }],
  ])("%s changes the callback", (fault, expected) => {
    const { world } = launched({}, [["credit", fault]]);
    pass(world, RAIL_DELAY_MS);
    expect(world.books.callbacks.list({})).toMatchObject([expected]);
  });

  it("WRONG_AMOUNT changes its answer once", () => {
    const { world, order } = launched({}, [["status", "WRONG_AMOUNT"]]);
    expect([railSays(world, order).amount, railSays(world, order).amount]).toEqual([5_001, 5_000]);
  });
});

it("a dropped callback is not sent again, whatever an old attempt reports", () => {
  const { world } = launched({}, [["credit", "DROP_CALLBACK"]]);
  pass(world, RAIL_DELAY_MS);
  const [callback] = world.books.callbacks.list({});
  concludeAttempt(world.books, callback?.callback_id ?? "", 500, world.moment);
  expect(world.books.callbacks.list({})).toMatchObject([{ state: "DROPPED" }]);
});
