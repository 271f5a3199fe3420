import { afterAll, beforeAll, expect, test } from "vitest";
import { countCrossings, takeCrossings } from "./crossings.ts";
import { openGateway, Payment, party } from "./gateway-journey.ts";
import { deliverAll, endTest, env, startTest } from "./gateway-worker.ts";

/**
 * What a payment costs in rows of the database, by its own count: an entry of an index counts like
 * a row. An event is three: its row, its place on its owner's list, and its id. Search may cost at
 * most two rows more than the list cost before staff could search (docs/decisions/116).
 */
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
  ["of one bank", "alpha", () => ({ reference: "order-1" }), 9, 9],
  ["of two banks", "borealis", () => ({ reference: "order-2" }), 12, 13],
  ["without a reference", "borealis", () => ({}), 12, 12],
  [
    "whose merchant sends a correlation id",
    "borealis",
    () => ({ ...named(), reference: "3" }),
    12,
    14,
  ],
] as const)("a payment %s", async (_, from, terms, before, rows) => {
  expect(await rowsOf(from, terms())).toBe(rows);
  expect(rows - before).toBeLessThanOrEqual(2);
});
