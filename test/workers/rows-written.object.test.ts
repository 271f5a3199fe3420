import { afterAll, beforeAll, expect, test } from "vitest";
import { countCrossings, takeCrossings } from "./crossings.ts";
import { openGateway, Payment, party } from "./gateway-journey.ts";
import { deliver, deliverAll, endTest, env, startTest, takeFrom } from "./gateway-worker.ts";

/**
 * What a payment costs in rows of the database, by its own count: an entry of an index counts like
 * a row. An event is three: its row, its place on its owner's list, and its id. Search may cost at
 * most two rows more than the list cost before staff could search (docs/decisions/116).
 */
/** What counts a payment for /metrics: when it begins and when it ends (docs/decisions/176). */
const COUNTED = 2;

/** Staff's search by a beginning, an amount and a payer: two indexes, and one name (206). */
const SEARCHED = 3;

beforeAll(async () => {
  startTest();
  await openGateway();
  await deliverAll();
  countCrossings(env);
});

afterAll(endTest);

const rowsOf = async (...[from, terms]: Parameters<typeof Payment.open>): Promise<number> => {
  takeCrossings();
  const payment = await Payment.open(from, terms);
  await payment.pay();
  await deliverAll();
  if (from === "borealis") await payment.credit();
  await deliverAll();
  expect(await payment.status()).toMatchObject({ status: "COMPLETED" });
  return takeCrossings().filter(({ kind }) => kind === "D1 row").length;
};

/** The merchant's requests name themselves. */
const named = () => ({
  merchant: {
    ...party.merchant,
    headers: {
      ...party.merchant.headers,
      test: { ...party.merchant.headers.test, "x-correlation-id": "shop-7" },
    },
  },
});

test.each([
  ["of one bank", "alpha", () => ({ reference: "order-1" }), 9, 14],
  ["of two banks", "borealis", () => ({ reference: "order-2" }), 12, 18],
  ["without a reference", "borealis", () => ({}), 12, 17],
  [
    "whose merchant sends a correlation id",
    "borealis",
    () => ({ ...named(), reference: "3" }),
    12,
    19,
  ],
] as const)("a payment %s", async (_, from, terms, before, rows) => {
  expect(await rowsOf(from, terms())).toBe(rows);
  expect(rows - COUNTED - SEARCHED - before).toBeLessThanOrEqual(2);
});

test("payments of one batch are counted in one row", async () => {
  const rowsOfBatch = async (payments: number): Promise<number> => {
    for (let n = 0; n < payments; n++) await Payment.open("alpha");
    takeCrossings();
    await deliver("projections", takeFrom("projections"));
    return takeCrossings().filter(({ kind }) => kind === "D1 row").length;
  };
  const [one, ten] = [await rowsOfBatch(1), await rowsOfBatch(10)];
  expect(ten).toBe(10 * (one - 1) + 1);
});
