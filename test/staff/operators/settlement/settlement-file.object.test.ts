import { createExecutionContext } from "cloudflare:test";
import { parse } from "papaparse";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { encodeCursor } from "../../../../src/base/platform/lists.ts";
import { MOST_LINES } from "../../../../src/staff/operators/settlement/settlement-file.ts";
import worker from "../../../../workers/gateway/index.ts";
import { planOf, recording } from "../../../base/platform/d1.ts";
import { offIndex } from "../../../base/platform/plans.ts";
import { openGateway, Payment, party, registerMerchant } from "../../../workers/gateway-journey.ts";
import {
  ask,
  deliverAll,
  endTest,
  env,
  ownerKey,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";

/** What a merchant was paid on a day. */
const payments: Payment[] = [];
const { LISTS_1: lists } = env;
const { db: recorded, statements } = recording(lists);
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
  env.LISTS_1 = recorded;
});

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

  test("begins with its midnight and ends before the next one", async () => {
    const [from, day] = [Date.parse("2026-01-10"), 24 * 3_600_000];
    const at = [from - 1, from, from + day - 1, from + day];
    await lists.batch(
      at.map((created_at, place) =>
        lists.prepare("insert into events values ('MERCHANT', ?, 'test', ?, ?, ?, 'ps_1', ?)").bind(
          ...[party.merchant.merchant_id, created_at, `evt_midnight_${place}`],
          "payment.completed",
          JSON.stringify({
            data: { payment_id: payments[0]?.payment_id, amount: place + 1, currency: "USD" },
          }),
        ),
      ),
    );
    const paid = async (date: string) =>
      (await own(date)).data.filter(({ type }) => type === "PAYMENT").map(({ amount }) => amount);
    expect(await paid("2026-01-09")).toEqual(["1"]);
    expect(await paid("2026-01-10")).toEqual(["2", "3"]);
    expect(await paid("2026-01-11")).toEqual(["4"]);
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
      expect(offIndex(sql, await planOf(lists, sql, values))).toEqual([]);
  });
});

describe("a file of more payments than one answer has", () => {
  const busy = "2026-01-05";
  const size = MOST_LINES + 30;

  /** As many events of one payment, a second after the other, of 1, 2, 3, … minor units. */
  beforeAll(() =>
    lists
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
        insert into events select 'MERCHANT', ?2, 'test', ?3 + i * 1000, 'evt_' || i,
          'payment.completed', 'ps_1', json_object('data',
            json_object('payment_id', ?4, 'amount', i, 'currency', 'USD')) from n`,
      )
      .bind(size, party.merchant.merchant_id, Date.parse(busy), payments[0]?.payment_id)
      .run(),
  );
  let reachable = (): unknown => null;
  afterEach(() => void reachable());

  interface Asked {
    total: number;
    most: number;
  }

  /** The objects fail as this says, given how often they were asked. */
  const watching = (failsAt: (total: number) => object | null = () => null): Asked => {
    const asked = { total: 0, most: 0 };
    let open = 0;
    const get = env.PAYMENT_SESSIONS.get.bind(env.PAYMENT_SESSIONS);
    const spy = vi.spyOn(env.PAYMENT_SESSIONS, "get").mockImplementation((id) => {
      const stub = get(id) as unknown as { view(request: object): Promise<unknown> };
      const view = async (request: object) => {
        asked.total += 1;
        asked.most = Math.max(asked.most, ++open);
        try {
          const fault = failsAt(asked.total);
          if (fault) throw Object.assign(new Error("unreachable"), fault);
          return await stub.view(request);
        } finally {
          open -= 1;
        }
      };
      return { view } as never;
    });
    reachable = () => spy.mockRestore();
    return asked;
  };

  const isPaid = ({ type }: { type?: string }) => type === "PAYMENT";
  const amountsIn = (data: Record<string, string>[]) =>
    data.filter(isPaid).map((row) => row.amount);
  const fromOneTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));

  test("is cut, sums what it has, and says with which cursor to go on", async () => {
    const asked = watching();
    const { data } = await own(busy);
    expect(amountsIn(data)).toEqual(fromOneTo(MOST_LINES));
    expect(asked).toEqual({ total: MOST_LINES, most: 25 });
    expect(data.at(-2)).toMatchObject({ type: "TOTAL", amount: `${(900 * 901) / 2}` });
    const cursor = /^# cut after 900 rows; go on with cursor=(.+)$/.exec(data.at(-1)?.type ?? "");
    const rest = await own(busy, `?cursor=${cursor?.[1]}`);
    expect(amountsIn(rest.data)).toEqual(fromOneTo(size).slice(MOST_LINES));
    expect(rest.data.at(-1)?.type).toBe("TOTAL");
  });

  test("takes no cursor of another day", async () => {
    for (const at of [Date.parse(busy) - 1, Date.parse(busy) + 86_400_000]) {
      const answer = await own(busy, `?cursor=${encodeCursor(`${at}.evt_1`)}`);
      expect(answer.status).toBe(422);
    }
    expect((await own(busy, "?cursor=bogus")).status).toBe(422);
  });

  test("asks an object again that restarts", async () => {
    watching((total) => (total === 3 ? { retryable: true } : null));
    expect(amountsIn((await own(busy)).data)).toHaveLength(MOST_LINES);
  });

  test("is no file if an object of its first page cannot be reached", async () => {
    watching((total) => (total === 3 ? { overloaded: true } : null));
    const path = `/api/v1/settlements/${busy}.csv`;
    const { status, body } = await ask("GET", path, party.merchant.headers.test);
    expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  });

  test("breaks off if a later one cannot be reached, and is whole when it can again", async () => {
    watching((total) => (total === 40 ? { overloaded: true } : null));
    await expect(own(busy)).rejects.toThrow("broken off");
    reachable();
    expect(amountsIn((await own(busy)).data)).toHaveLength(MOST_LINES);
  });
});
