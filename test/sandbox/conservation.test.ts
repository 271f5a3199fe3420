import { expect, it } from "vitest";
import type { Books, Moment } from "../../src/sandbox/bank/books.ts";
import { replaceFaults } from "../../src/sandbox/bank/faults.ts";
import { historyOf, signed } from "../../src/sandbox/bank/history.ts";
import { readLedger } from "../../src/sandbox/bank/ledger.ts";
import { advanceRailPayment } from "../../src/sandbox/bank/rail.ts";
import fc from "../support/fast-check.ts";
import { approved } from "./app.ts";
import { T0, worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  authorised,
  BRUNO,
  callerAt,
  DANIEL,
  type Instruction,
  ibanOf,
  instruction,
  RAIL_DELAY_MS,
} from "./payer.ts";

/**
 * Money is neither made nor lost, whatever the order of payments, repeats, faults and the rail's
 * steps: after every step the books add up, and every balance matches the list of transfers, so
 * nothing was booked twice.
 */
type World = { books: Books; moment: Moment };

const opening = new Map(
  worldBooks()
    .books.accounts.list({})
    .map((account) => [account.iban, account.booked]),
);
const ibans = [...opening.keys()];
const earlier = new Map(
  ibans.map((iban) => [iban, historyOf(iban, T0).reduce((sum, line) => sum + signed(line), 0)]),
);

const assertConserved = ({ books }: World): void => {
  const { totals } = readLedger(books, "USD");
  expect(totals.booked + totals.held + totals.in_flight).toBe(totals.issued);
  const expected = new Map(opening);
  const post = (iban: string, amount: number) =>
    expected.set(iban, (expected.get(iban) ?? Number.NaN) + amount);
  for (const transfer of books.transfers.list({})) {
    if (transfer.status === "REJECTED" || transfer.status === "RETURNED") continue;
    post(transfer.debtor_iban, -transfer.amount);
    if (transfer.status === "BOOKED") post(transfer.creditor_iban, transfer.amount);
  }
  for (const { iban, booked } of books.accounts.list({})) {
    expect([iban, booked]).toEqual([iban, expected.get(iban)]);
  }
};

/** Every balance is the sum of the account's transactions. */
const assertStatementsAddUp = ({ books }: World): void => {
  for (const { iban, booked, held } of books.accounts.list({})) {
    const lines = books.lines.list({ iban });
    const sumOf = (status: string) =>
      lines.reduce((sum, line) => (line.status === status ? sum + signed(line) : sum), 0);
    const current = (earlier.get(iban) ?? Number.NaN) + sumOf("BOOKED");
    expect([iban, current, sumOf("PENDING") + held]).toEqual([iban, booked + held, 0]);
  }
};

/** No payment was refunded above its amount, and only received money was refunded. */
const assertRefundsCovered = ({ books }: World): void => {
  const given = new Map<string, number>();
  for (const refund of books.refunds.list({})) {
    const [transfer] = books.transfers.list({ end_to_end_id: refund.end_to_end_id });
    if (transfer?.status !== "BOOKED" && transfer?.status !== "SUBMITTED") continue;
    given.set(refund.refund_of, (given.get(refund.refund_of) ?? 0) + transfer.amount);
  }
  for (const [payment, amount] of given) {
    const [transfer] = books.transfers.list({ end_to_end_id: payment });
    expect([transfer?.status, amount <= (transfer?.amount ?? 0)]).toEqual(["BOOKED", true]);
  }
};

/** Payment orders without approval stay within the bank's limits, and what came back is free. */
const assertExemptionsWithin = ({ books }: World, sent: readonly Instruction[]): void => {
  const moved = new Map<string, number>();
  for (const { authorisation, end_to_end_id, debtor_iban, amount } of sent) {
    if (authorisation.type !== "EXEMPTION") continue;
    const [transfer] = books.transfers.list({ end_to_end_id });
    if (transfer?.status !== "BOOKED" && transfer?.status !== "SUBMITTED") continue;
    expect(amount).toBeLessThanOrEqual(3_000);
    moved.set(debtor_iban, (moved.get(debtor_iban) ?? 0) + amount);
  }
  // The world's clock never leaves its first day here.
  for (const sum of moved.values()) expect(sum).toBeLessThanOrEqual(15_000);
};

const faultTexts = [
  "TIMEOUT_BEFORE_APPLY",
  "TIMEOUT_AFTER_APPLY",
  "ERROR_500_AFTER_APPLY",
  "RESET_BEFORE_APPLY",
  "RESET_AFTER_APPLY",
  "DRIP",
  "STATUS:503",
  "REFUSE:LIMIT_EXCEEDED",
  "SLOW_MS:3000",
  "REORDER_CALLBACK",
  "DROP_CALLBACK",
];

const step = fc.oneof(
  fc.record({
    kind: fc.constant("pay" as const),
    debtor: fc.constantFrom(...ibans),
    creditor: fc.constantFrom(...ibans, "DE89370400440532013000"),
    amount: fc.constantFrom(1, 100, 101, 10_000, 999_999_999, 1_000_000_001),
    rail: fc.boolean(),
    tries: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant("exempt" as const),
    debtor: fc.constantFrom(AMIRA, DANIEL),
    creditor: fc.constantFrom(BRUNO, ibanOf("closed.payee")),
    amount: fc.constantFrom(1, 2_999, 3_000, 3_001),
    orders: fc.integer({ min: 1, max: 6 }),
    rail: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("again" as const), which: fc.nat(), amount: fc.nat(3) }),
  fc.record({
    kind: fc.constant("refund" as const),
    which: fc.nat(),
    amount: fc.constantFrom(1, 100, 5_000, 10_000),
    rail: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(1, 1500, 2000, 70_000) }),
  fc.record({
    kind: fc.constant("fault" as const),
    place: fc.constantFrom<[string, string]>(
      ["bank:alpha", "execute-transaction"],
      ["bank:borealis", "execute-transaction"],
      ["rail", "submit"],
      ["rail", "credit"],
    ),
    fault: fc.constantFrom(...faultTexts),
  }),
);

const advanceRail = ({ books, moment }: World): void => {
  for (const status of ["WAITING", "IN_FLIGHT"] as const) {
    for (const payment of books.rail_payments.list({ status })) {
      if (payment.act_at <= moment.now) advanceRailPayment(books, payment, moment, RAIL_DELAY_MS);
    }
  }
};

it("issued = booked + held + in flight, and no transfer counts twice", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = worldBooks();
      const sent: { order: Instruction; bank: string }[] = [];
      for (const action of steps) {
        if (action.kind === "pay") {
          const bank = world.books.accounts.get(action.debtor)?.bank ?? "alpha";
          const changes: Partial<Instruction> = {
            debtor_iban: action.debtor,
            creditor_iban: action.creditor,
            amount: action.amount,
            not_after: new Date(world.moment.now + 60_000).toISOString(),
            route_type: action.rail ? "NATIONAL_RAIL_INITIATE" : "SAME_BANK",
          };
          const order = authorised(world, changes, callerAt(bank));
          sent.push({ order, bank });
          for (let time = 0; time < action.tries; time++) {
            ask(world, "execute-transaction", order, callerAt(bank));
          }
        } else if (action.kind === "exempt") {
          const { authorisation } = approved(world, { iban: action.debtor });
          const bank = world.books.accounts.get(action.debtor)?.bank ?? "alpha";
          for (let count = 0; count < action.orders; count++) {
            const order = instruction({
              ...{ session_id: "po_1", purpose: "PAYMENT_ORDER" },
              authorisation: { type: "EXEMPTION", reference: authorisation.reference },
              ...{ debtor_iban: action.debtor, creditor_iban: action.creditor },
              amount: action.amount,
              not_after: new Date(world.moment.now + 60_000).toISOString(),
              route_type: action.rail ? "NATIONAL_RAIL_INITIATE" : "SAME_BANK",
            });
            sent.push({ order, bank });
            ask(world, "execute-transaction", order, callerAt(bank));
          }
        } else if (action.kind === "again") {
          const known = sent[action.which % Math.max(sent.length, 1)];
          if (!known) continue;
          const order = { ...known.order, amount: known.order.amount + action.amount };
          ask(world, "execute-transaction", order, callerAt(known.bank));
        } else if (action.kind === "refund") {
          const known = sent[action.which % Math.max(sent.length, 1)];
          if (!known) continue;
          const { debtor_iban, creditor_iban, end_to_end_id } = known.order;
          const bank = world.books.accounts.get(creditor_iban)?.bank ?? "alpha";
          const order = instruction({
            debtor_iban: creditor_iban,
            creditor_iban: debtor_iban,
            amount: action.amount,
            not_after: new Date(world.moment.now + 60_000).toISOString(),
            route_type: action.rail ? "NATIONAL_RAIL_INITIATE" : "SAME_BANK",
            purpose: "REFUND",
            authorisation: { type: "REFUND", reference: end_to_end_id },
          });
          sent.push({ order, bank });
          ask(world, "execute-transaction", order, callerAt(bank));
        } else if (action.kind === "wait") {
          world.moment.now += action.ms;
          advanceRail(world);
        } else {
          const [target, operation] = action.place;
          replaceFaults(world.books, target, [{ operation, fault: action.fault, times: 2 }]);
        }
        assertConserved(world);
        assertStatementsAddUp(world);
        assertRefundsCovered(world);
        const orders = sent.map(({ order }) => order);
        assertExemptionsWithin(world, orders);
      }
    }),
    { numRuns: 150 },
  );
});
