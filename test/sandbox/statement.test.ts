import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/base/platform/clock.ts";
import type { BankAnswer } from "../../src/network/banks/contract.ts";
import { replaceFaults } from "../../src/sandbox/bank/faults.ts";
import { historyOf } from "../../src/sandbox/bank/history.ts";
import { advanceRailPayment } from "../../src/sandbox/bank/rail.ts";
import { residentIban, residents } from "../../src/sandbox/residents.ts";
import { approved, call, type World } from "./app.ts";
import { T0, worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  authorised,
  BOOKS_SHOP,
  callerAt,
  DANIEL,
  errorOf,
  ibanOf,
  RAIL_DELAY_MS,
} from "./payer.ts";

/** The statements of the sandbox's accounts: a year of history, and what is paid in the world. */
type Transaction = BankAnswer<"transactions">["transactions"][number];
type Page = BankAnswer<"transactions">;

const SAVINGS =
  residents.filter((row) => row.alias === "amira" && row.is_unlinked).map(residentIban)[0] ?? "";

const pageOf = (world: World, iban: string, changes: object = {}): Page =>
  call(world, "transactions", approved(world, { iban }), changes).answer.body as Page;

/** Every page, newest first. */
const allOf = (world: World, iban: string, changes: object = {}): Transaction[] => {
  const access = approved(world, { iban });
  const found: Transaction[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const given = { ...changes, ...(cursor === undefined ? {} : { cursor }) };
    const page = call(world, "transactions", access, given).answer.body as Page;
    found.push(...page.transactions);
    cursor = page.next_cursor;
  }
  return found;
};

const sumOf = (transactions: Transaction[]): number =>
  transactions.reduce(
    (sum, { status, credit_debit, amount }) =>
      status === "BOOKED" ? sum + (credit_debit === "CREDIT" ? amount : -amount) : sum,
    0,
  );

const balancesOf = (world: World, iban: string): number[] => {
  const { body } = call(world, "balances", approved(world, { iban })).answer;
  return (body as BankAnswer<"balances">).balances.map(({ amount }) => amount);
};

const shareable = residents
  .filter((row) => row.alias !== null && !row.sharing && row.auth_methods !== "PUSH")
  .map((row) => [row.alias, row.bank, row.account_type ?? "CURRENT", residentIban(row)] as const);

it.each(shareable)(
  "%s at %s: the transactions of %s add up, and balance_after follows",
  (_, _bank, _type, iban) => {
    const world = worldBooks();
    const oldestFirst = allOf(world, iban).reverse();
    expect(sumOf(oldestFirst)).toBe(balancesOf(world, iban)[0]);
    let balance = 0;
    for (const transaction of oldestFirst) {
      balance += sumOf([transaction]);
      expect(transaction).toMatchObject({ balance_after: { amount: balance } });
    }
    expect(new Set(oldestFirst.map((row) => row.transaction_id)).size).toBe(oldestFirst.length);
  },
);

describe("history", () => {
  it("is the same in every isolate, and covers the year before the world", () => {
    const [first, second] = [1, 2].map(() => allOf(worldBooks(), AMIRA));
    expect(first).toEqual(second);
    const days = (first ?? []).map(({ arose_at }) => (T0 - Date.parse(arose_at ?? "")) / DAY_MS);
    expect(Math.min(...days)).toBeLessThan(3);
    expect(Math.max(...days)).toBeGreaterThan(365);
    expect(historyOf(AMIRA, T0).every(({ arose_at }) => arose_at < T0)).toBe(true);
  });

  it("is realistic: salary, rent, groceries, subscriptions and journeys", () => {
    const lines = allOf(worldBooks(), AMIRA);
    const count = (name: string) => lines.filter((line) => line.counterparty?.name === name).length;
    expect([count("Lindner Works"), count("Harbour Homes"), count("Streamline Films")]).toEqual([
      12, 12, 12,
    ]);
    expect(lines.filter((line) => line.merchant?.category_code === "5411").length).toBeGreaterThan(
      50,
    );
    expect(count("Aerolinea")).toBe(2);
    const salary = lines.find((line) => line.counterparty?.name === "Lindner Works");
    expect(salary).toMatchObject({
      ...{ credit_debit: "CREDIT", reference: "Salary" },
      bank_transaction_code: { domain: "PMNT", family: "RCDT", sub_family: "SALA" },
    });
  });

  it("shows what was saved on both accounts", () => {
    const world = worldBooks();
    const saved = (iban: string) =>
      allOf(world, iban).filter(({ reference }) => reference === "Saving");
    const dayOf = ({ arose_at, amount }: Transaction) => [arose_at?.slice(0, 10), amount];
    expect(saved(AMIRA)).toHaveLength(12);
    expect(saved(AMIRA).map(dayOf)).toEqual(saved(SAVINGS).map(dayOf));
  });

  it("of one account has more than 1,000 lines, and of another none", () => {
    const world = worldBooks();
    expect(allOf(world, ibanOf("busy.account")).length).toBeGreaterThan(1_000);
    expect(allOf(world, ibanOf("new.account"))).toEqual([]);
    expect(balancesOf(world, ibanOf("new.account"))).toEqual([0, 0]);
  });
});

describe("pages", () => {
  it("together are the whole statement, newest first, whatever their length", () => {
    const world = worldBooks();
    const whole = allOf(world, ibanOf("busy.account"), { count: 500 });
    expect(allOf(world, ibanOf("busy.account"), { count: 37 })).toEqual(whole);
    const times = whole.map((row) => (row.status === "BOOKED" ? row.booked_at : row.arose_at));
    expect(times).toEqual([...times].sort().reverse());
  });

  it("continue where they stopped, even if there were payments in between", () => {
    const world = worldBooks();
    const first = pageOf(world, AMIRA, { count: 10 });
    ask(world, "execute-transaction", authorised(world));
    const rest = pageOf(world, AMIRA, { cursor: first.next_cursor, count: 10 });
    const expected = pageOf(world, AMIRA, { count: 21 }).transactions.slice(1);
    expect([...first.transactions, ...rest.transactions]).toEqual(expected);
  });

  it("include both ends of the dates, and nothing outside", () => {
    const dates = { from_date: "2025-06-01", to_date: "2025-06-30" };
    const days = allOf(worldBooks(), ibanOf("busy.account"), dates).map(({ arose_at = "" }) =>
      arose_at?.slice(0, 10),
    );
    expect([days.at(0), days.at(-1)]).toEqual([dates.to_date, dates.from_date]);
    expect(new Set(days).size).toBe(30);
  });

  it.each(["x", "1.", "1.tx", "-1.tx_1"])("do not begin at %s", (cursor) => {
    const world = worldBooks();
    const outcome = call(world, "transactions", approved(world), { cursor });
    expect([outcome.answer.status, errorOf(outcome)]).toEqual([400, "INVALID_CURSOR"]);
  });
});

const rail = { creditor_iban: DANIEL, route_type: "NATIONAL_RAIL_INITIATE" } as const;
const paid = { creditor_name: "Daniel Osei", remittance: "order 7" };

const advance = (world: World) => {
  world.moment.now += 5_000;
  for (const status of ["WAITING", "IN_FLIGHT"] as const) {
    for (const payment of world.books.rail_payments.list({ status })) {
      advanceRailPayment(world.books, payment, world.moment, RAIL_DELAY_MS);
    }
  }
};

const newestOf = (world: World, iban: string) => pageOf(world, iban, { count: 1 }).transactions[0];

describe("what is paid in the world", () => {
  it("appears on both accounts of one bank", () => {
    const world = worldBooks();
    const order = authorised(world, { creditor_name: "Meridian Books", remittance: "order 7" });
    ask(world, "execute-transaction", order);
    expect(newestOf(world, AMIRA)).toMatchObject({
      ...{ status: "BOOKED", credit_debit: "DEBIT", amount: 5_000, currency: "USD" },
      ...{ reference: "order 7", end_to_end_id: order.end_to_end_id },
      counterparty: { name: "Meridian Books", iban: BOOKS_SHOP },
      merchant: { name: "Meridian Books", category_code: "5942" },
      bank_transaction_code: { domain: "PMNT", family: "IRCT", sub_family: "DMCT" },
    });
    expect(world.books.lines.list({ iban: BOOKS_SHOP }).at(-1)).toMatchObject({
      ...{ credit_debit: "CREDIT", amount: 5_000, remittance: "order 7" },
      ...{ counterparty_name: "Amira Haddad", counterparty_iban: AMIRA },
    });
  });

  it("is PENDING while it is held and BOOKED afterwards, under one id", () => {
    const world = worldBooks();
    replaceFaults(world.books, "rail", [{ operation: "submit", fault: "STATUS:503", times: 1 }]);
    const before = balancesOf(world, AMIRA)[0] ?? 0;
    ask(world, "execute-transaction", authorised(world, { ...rail, ...paid }));
    const pending = newestOf(world, AMIRA);
    expect(pending).toMatchObject({ status: "PENDING", amount: 5_000, reference: "order 7" });
    expect(balancesOf(world, AMIRA)).toEqual([before, before - 5_000]);
    advance(world);
    const { transaction_id } = pending ?? {};
    expect(newestOf(world, AMIRA)).toMatchObject({ status: "BOOKED", transaction_id });
    expect(balancesOf(world, AMIRA)).toEqual([before - 5_000, before - 5_000]);
    advance(world);
    expect(newestOf(world, DANIEL)).toMatchObject({
      ...{ status: "BOOKED", credit_debit: "CREDIT", reference: "order 7" },
      counterparty: { name: "Amira Haddad", iban: AMIRA },
    });
  });

  it("leaves no trace if it was only held", () => {
    const world = worldBooks();
    const before = pageOf(world, AMIRA).transactions;
    replaceFaults(world.books, "rail", [
      { operation: "submit", fault: "STATUS:503", times: 1 },
      { operation: "submit", fault: "REFUSE:LIMIT_EXCEEDED", times: 1 },
    ]);
    ask(world, "execute-transaction", authorised(world, { ...rail, ...paid }));
    expect(newestOf(world, AMIRA)?.status).toBe("PENDING");
    advance(world);
    expect(pageOf(world, AMIRA).transactions).toEqual(before);
  });

  it("comes back as a separate line if the payee's bank returns it", () => {
    const world = worldBooks();
    const before = balancesOf(world, AMIRA);
    const creditor_iban = ibanOf("closed.payee");
    ask(world, "execute-transaction", authorised(world, { ...rail, ...paid, creditor_iban }));
    advance(world);
    const [returned, sent] = pageOf(world, AMIRA, { count: 2 }).transactions;
    expect(sent).toMatchObject({ credit_debit: "DEBIT", amount: 5_000 });
    expect(returned).toMatchObject({
      ...{ credit_debit: "CREDIT", amount: 5_000, end_to_end_id: sent?.end_to_end_id },
      bank_transaction_code: { sub_family: "RRTN" },
    });
    expect(balancesOf(world, AMIRA)).toEqual(before);
  });

  it("includes refunds", () => {
    const world = worldBooks();
    const payment = authorised(world);
    ask(world, "execute-transaction", payment);
    world.moment.now += 1_000;
    const refund = {
      ...payment,
      ...{ end_to_end_id: "REFUND1", purpose: "REFUND", amount: 2_000, remittance: "refund 1" },
      ...{ debtor_iban: BOOKS_SHOP, creditor_iban: AMIRA, creditor_name: "Amira Haddad" },
      authorisation: { type: "REFUND", reference: payment.end_to_end_id },
    };
    ask(world, "execute-transaction", refund);
    expect(newestOf(world, AMIRA)).toMatchObject({
      ...{ credit_debit: "CREDIT", amount: 2_000, reference: "refund 1" },
      counterparty: { name: "Meridian Books", iban: BOOKS_SHOP },
    });
  });
});

describe("standing orders", () => {
  const ordersOf = (world: World, changes: object = {}, iban = AMIRA) => {
    const { body } = call(world, "standing-orders", approved(world, { iban }), changes).answer;
    return body as BankAnswer<"standing-orders">;
  };

  it("are those behind the monthly payments, and one scheduled payment", () => {
    const { standing_orders, next_cursor } = ordersOf(worldBooks());
    expect(next_cursor).toBeNull();
    const shown = standing_orders.map(({ kind, status, creditor, next_date }) =>
      [creditor?.name, kind, status, next_date].join(" "),
    );
    expect(shown.sort()).toEqual([
      "Amira Haddad STANDING_ORDER ACTIVE 2026-01-02",
      "Harbour Homes STANDING_ORDER ACTIVE 2026-02-01",
      "Hotel Miramar SCHEDULED_PAYMENT ACTIVE 2026-01-31",
      "Peak Gym STANDING_ORDER ACTIVE 2026-01-15",
    ]);
  });

  it("move on with the months, and the scheduled payment ends", () => {
    const world = worldBooks();
    world.moment.now = Date.parse("2026-03-15T00:00:00.000Z");
    const byName = new Map(
      ordersOf(world).standing_orders.map((row) => [
        row.creditor?.name,
        [row.status, row.next_date],
      ]),
    );
    expect(byName.get("Harbour Homes")).toEqual(["ACTIVE", "2026-04-01"]);
    expect(byName.get("Peak Gym")).toEqual(["ACTIVE", "2026-04-15"]);
    expect(byName.get("Hotel Miramar")).toEqual(["INACTIVE", null]);
  });

  it("come in pages", () => {
    const world = worldBooks();
    const whole = ordersOf(world).standing_orders;
    const first = ordersOf(world, { count: 3 });
    const second = ordersOf(world, { count: 3, cursor: first.next_cursor });
    expect([...first.standing_orders, ...second.standing_orders]).toEqual(whole);
    expect(second.next_cursor).toBeNull();
    const wrong = call(world, "standing-orders", approved(world), { cursor: "x" });
    expect([wrong.answer.status, errorOf(wrong)]).toEqual([400, "INVALID_CURSOR"]);
  });

  it("are empty if nothing repeats", () => {
    expect(ordersOf(worldBooks(), {}, ibanOf("new.account")).standing_orders).toEqual([]);
  });
});

it.each([
  ["what is there", AMIRA, 1_000_000_000, "USD", true],
  ["more than there is", AMIRA, 1_000_000_001, "USD", false],
  ["another currency", AMIRA, 1, "EUR", false],
  ["a blocked account", ibanOf("blocked.account"), 1, "USD", false],
])("funds: %s", (_, iban, amount, currency, available) => {
  const world = worldBooks();
  const { body } = call(world, "funds-confirmation", approved(world, { iban }), {
    amount,
    currency,
  }).answer;
  expect(body).toEqual({ funds_available: available, as_of: "2026-01-01T12:00:00.000Z" });
});

it("a question under an old key gets the old answer, so gateways need a new one", () => {
  const world = worldBooks();
  const access = approved(world);
  const read = (key: string) =>
    (ask(world, "balances", access, callerAt("alpha"), key).answer.body as BankAnswer<"balances">)
      .balances[1]?.amount;
  const before = read("k1") ?? 0;
  ask(world, "execute-transaction", authorised(world));
  expect([read("k1"), read("k2")]).toEqual([before, before - 5_000]);
});
