import { createExecutionContext } from "cloudflare:test";
import { parse } from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import worker from "../../workers/gateway/index.ts";
import { planOf, recording } from "../platform/d1.ts";
import { openGateway, Payment, party, registerMerchant } from "../workers/gateway-journey.ts";
import { deliverAll, endTest, env, ownerKey, startTest, wait } from "../workers/gateway-worker.ts";
import { offIndex } from "./plans.ts";

/** What a merchant was paid on a day. */
const payments: Payment[] = [];
const { DB: db } = env;
const { db: recorded, statements } = recording(db);
let today = "";

beforeAll(async () => {
  startTest();
  await openGateway();
  today = new Date().toISOString().slice(0, 10);
  for (const [reference, amount] of [
    ["=order-1", 2_500],
    ["order-2", 1_000],
    ["order-3", 700],
  ] as const) {
    const payment = await Payment.open("alpha", { reference, amount });
    payments.push(payment);
    await payment.pay();
    wait(1_000);
  }
  await payments[0]?.refund({ amount: 300 });
  await (await Payment.open("alpha", { merchant: await registerMerchant() })).pay();
  await deliverAll();
  env.DB = recorded;
}, 60_000);

afterAll(endTest);

const staff = { "x-gateway-admin-key": ownerKey };

const fileAt = async (path: string, headers: Record<string, string>) => {
  const request = new Request(new URL(path, env.BASE_URL), { headers });
  const response = await worker.fetch(request, env, createExecutionContext());
  const { data } = parse<Record<string, string>>(await response.text(), {
    header: true,
    skipEmptyLines: true,
  });
  return { status: response.status, headers: response.headers, data };
};

const own = (date: string, query = "") =>
  fileAt(`/api/v1/settlements/${date}.csv${query}`, party.merchant.headers.test);

describe("the settlement file of a day", () => {
  test("has each payment with its fees, each refund, and the sums", async () => {
    const { headers, data } = await own(today);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="settlement-${today}.csv"`,
    );
    const shown = data.map(({ type, reference, amount, currency, gateway_fee }) => [
      ...[type, reference, amount, currency, gateway_fee],
    ]);
    expect(shown.slice(0, -3).sort()).toEqual([
      ["PAYMENT", "'=order-1", "2500", "USD", "0"],
      ["PAYMENT", "order-2", "1000", "USD", "0"],
      ["PAYMENT", "order-3", "700", "USD", "0"],
      ["REFUND", "'=order-1", "-300", "USD", ""],
    ]);
    expect(shown.slice(-3)).toEqual([
      ["TOTAL_PAID", "", "4200", "USD", "0"],
      ["TOTAL_REFUNDED", "", "-300", "USD", ""],
      ["TOTAL", "", "3900", "USD", ""],
    ]);
    expect(data.slice(0, 3).map(({ payment_id }) => payment_id)).toEqual(
      payments.map(({ payment_id }) => payment_id),
    );
  });

  test("is the same for staff, and none of another mode", async () => {
    const path = `/admin/v1/merchants/${party.merchant.merchant_id}/settlements/${today}.csv`;
    expect((await fileAt(`${path}?mode=test`, staff)).data).toEqual((await own(today)).data);
    expect((await fileAt(`${path}?mode=live`, staff)).data).toEqual([]);
  });

  test("is of the day in its time zone", async () => {
    const next = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const zones = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"];
    const found = await Promise.all(
      zones.map(async (zone) => {
        const days = [today, next].map((date) => own(date, `?time_zone=${zone}`));
        const place = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(Date.now());
        const [first, second] = await Promise.all(days);
        return { place, first: first?.data.length, second: second?.data.length };
      }),
    );
    for (const { place, first, second } of found) {
      expect([place, first, second]).toEqual([
        ...[place, place === today ? 7 : 0, place === next ? 7 : 0],
      ]);
    }
    expect(new Set(found.map(({ place }) => place)).size).toBeGreaterThan(1);
  });

  test.each([
    ["2026-02-30.csv", 404],
    ["today.csv", 404],
    ["2026-02-28", 404],
    ["2026-02-28.csv?time_zone=Mars/Base", 422],
  ])("%s is %i", async (name, status) => {
    expect((await fileAt(`/api/v1/settlements/${name}`, party.merchant.headers.test)).status).toBe(
      status,
    );
  });

  test("of an unknown merchant is 404, and without a key 401", async () => {
    const path = `/admin/v1/merchants/mer_${"0".repeat(43)}/settlements/${today}.csv?mode=test`;
    expect((await fileAt(path, staff)).status).toBe(404);
    expect((await fileAt(path, {})).status).toBe(401);
  });

  test("is read along the list of the merchant's events", async () => {
    statements.clear();
    await own(today);
    const questions = [...statements].filter(([sql]) => sql.includes("events"));
    expect(questions).toHaveLength(1);
    for (const [sql, values] of questions)
      expect(offIndex(sql, await planOf(db, sql, values))).toEqual([]);
  });
});
