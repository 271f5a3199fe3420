import type { Transaction } from "../../sdk/tpp.ts";

/** A customer's spending by category, for the chart of the demo TPP app. Minor units. */
export interface Spending {
  category: string;
  amount: number;
  payments: number;
}

/** The first two or four digits of a merchant's category [ISO 18245], and their name. */
const merchantCategories: readonly [prefix: string, category: string][] = [
  ["5411", "Groceries"],
  ["5422", "Groceries"],
  ["5462", "Groceries"],
  ["5499", "Groceries"],
  ["58", "Eating out"],
  ["41", "Transport"],
  ["47", "Transport"],
  ["554", "Transport"],
  ["45", "Travel"],
  ["70", "Travel"],
  ["3", "Travel"],
  ["48", "Phone and internet"],
  ["49", "Energy and water"],
  ["6513", "Rent"],
  ["63", "Insurance"],
  ["59", "Health and personal"],
  ["80", "Health and personal"],
  ["72", "Health and personal"],
  ["56", "Shopping"],
  ["57", "Shopping"],
  ["53", "Shopping"],
  ["52", "Shopping"],
  ["78", "Leisure"],
  ["79", "Leisure"],
];

const OTHER = "Everything else";

const categoryOf = ({ merchant, bank_transaction_code }: Transaction): string => {
  const code = merchant?.category_code ?? null;
  const known = code && merchantCategories.find(([prefix]) => code.startsWith(prefix));
  if (known) return known[1];
  if (merchant) return OTHER;
  return bank_transaction_code?.sub_family === "STDO" ? "Standing orders" : "Transfers";
};

/** The most categories that a chart shows; smaller ones are put together. */
const MOST = 8;

/** The booked and announced debits in one currency, the largest category first. */
export const spendingOf = (transactions: readonly Transaction[], currency: string): Spending[] => {
  const sums = new Map<string, Spending>();
  for (const transaction of transactions) {
    if (transaction.credit_debit !== "DEBIT" || transaction.currency !== currency) continue;
    add(sums, categoryOf(transaction), transaction.amount, 1);
  }
  const sorted = [...sums.values()].sort((one, other) => other.amount - one.amount);
  if (sorted.length <= MOST) return sorted;
  const shown = new Map(sorted.slice(0, MOST - 1).map((sum) => [sum.category, sum]));
  for (const { amount, payments } of sorted.slice(MOST - 1)) add(shown, OTHER, amount, payments);
  return [...shown.values()];
};

const add = (
  sums: Map<string, Spending>,
  category: string,
  amount: number,
  payments: number,
): void => {
  const sum = sums.get(category) ?? { category, amount: 0, payments: 0 };
  sum.amount += amount;
  sum.payments += payments;
  sums.set(category, sum);
};
