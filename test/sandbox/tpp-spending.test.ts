import { expect, it, test } from "vitest";
import { spendingOf } from "../../src/sandbox/tpp/spending.ts";
import type { Transaction } from "../../src/sdk/tpp.ts";

const paid = (
  amount: number,
  code: string | null,
  changes: Partial<Transaction> = {},
): Transaction => ({
  ...{ transaction_id: "txn_1", value_date: null, reference: null, end_to_end_id: null },
  balance_after: null,
  status: "BOOKED",
  credit_debit: "DEBIT",
  amount,
  currency: "USD",
  booked_at: null,
  description: null,
  counterparty: null,
  merchant: code === null ? null : { name: "A shop", category_code: code },
  bank_transaction_code: null,
  ...changes,
});

const code = { domain: "PMNT", family: "ICDT", sub_family: "STDO" };

it.each<[string, Transaction, string]>([
  ["a supermarket", paid(1, "5411"), "Groceries"],
  ["a restaurant", paid(1, "5812"), "Eating out"],
  ["a filling station", paid(1, "5541"), "Transport"],
  ["an airline", paid(1, "3008"), "Travel"],
  ["an unknown merchant", paid(1, "9999"), "Everything else"],
  [
    "a merchant without a category",
    paid(1, null, { merchant: { name: "A", category_code: null } }),
    "Everything else",
  ],
  ["a standing order", paid(1, null, { bank_transaction_code: code }), "Standing orders"],
  ["a transfer", paid(1, null), "Transfers"],
])("%s counts as what it is", (_name, transaction, category) => {
  expect(spendingOf([transaction], "USD")).toEqual([{ category, amount: 1, payments: 1 }]);
});

test("sums are of debits in one currency, the largest first", () => {
  const sums = spendingOf(
    [
      paid(300, "5411"),
      paid(900, "5812"),
      paid(400, "5411"),
      paid(5_000, "5411", { credit_debit: "CREDIT" }),
      paid(7_000, "5411", { currency: "EUR" }),
    ],
    "USD",
  );
  expect(sums).toEqual([
    { category: "Eating out", amount: 900, payments: 1 },
    { category: "Groceries", amount: 700, payments: 2 },
  ]);
});

test("the smallest of more than eight are combined, and nothing is lost", () => {
  const codes = ["5411", "5812", "4111", "4511", "4814", "4900", "6513", "6300", "5912", "7832"];
  const sums = spendingOf(
    codes.map((code, place) => paid(1_000 - place, code)),
    "USD",
  );
  expect(sums).toHaveLength(8);
  expect(sums.at(-1)).toMatchObject({ category: "Everything else", payments: 3 });
  expect(sums.reduce((total, { amount }) => total + amount, 0)).toBe(9_955);
});

test("without debits there are no sums", () => {
  expect(spendingOf([], "USD")).toEqual([]);
});
