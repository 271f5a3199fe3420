import { afterAll, beforeAll, expect, test } from "vitest";
import { takeCrossings } from "../costs/crossing.ts";
import { countCrossings } from "./crossings.ts";
import { openGateway, Payment } from "./gateway-journey.ts";
import { deliver, deliverAll, endTest, env, startTest, takeFrom } from "./gateway-worker.ts";

/** What a batch of the queue saves in rows of the database. One payment is in test/costs. */
beforeAll(async () => {
  startTest();
  await openGateway();
  await deliverAll();
  countCrossings(env);
});

afterAll(endTest);

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
