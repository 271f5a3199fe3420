import { beforeEach, describe, expect, it, vi } from "vitest";
import { answering, callsOf } from "../../workers/neighbours.ts";
import {
  type Answer,
  allScopes,
  bankCalls,
  booked,
  Connection,
  CURRENT,
  env,
  ibans,
  listed,
  posting,
  SAVINGS,
  scene,
  standingOrder,
  useScene,
} from "./data-scene.ts";

/** The records that a TPP reads (O7). */
useScene();

describe("accounts", () => {
  // @rule O7.17
  it("are those that the customer shares, under the bank's names of today", async () => {
    answering("alpha accounts", {
      accounts: [
        listed(ibans.savings, { display_name: "Rainy days", account_type: "SAVINGS" }),
        listed(ibans.current),
        listed(ibans.private),
      ],
    });
    const { body } = await scene.tpp.ask("/ob/accounts");
    expect(body).toEqual({
      accounts: [
        {
          ...{ account_id: CURRENT, bank_id: "bnk_alpha", display_name: "Everyday" },
          ...{ currency: "USD", account_type: "CURRENT", iban: ibans.current },
          masked_iban: "DE•• •••• 0300",
        },
        {
          ...{ account_id: SAVINGS, bank_id: "bnk_alpha", display_name: "Rainy days" },
          ...{ currency: "USD", account_type: "SAVINGS", iban: ibans.savings },
          masked_iban: "DE•• •••• 0301",
        },
      ],
    });
    expect((await scene.tpp.ask(`/ob/accounts/${SAVINGS}`)).body).toEqual(body.accounts[1]);
    // The bank is asked for the customer of the account that was proved.
    const proved = callsOf("alpha accounts").map((call) => call.body.iban);
    expect(proved).toEqual([ibans.current, ibans.current]);
  });

  it.each([
    [["accounts:read"], null],
    [["accounts:read", "balances:read", "mandates:write"], null],
    [["accounts:read", "payments:write"], ibans.current],
    [["accounts:read", "payments:initiate"], ibans.current],
  ] as const)("of a consent for %j show the number: %s", async (scopes, iban) => {
    const connection = await Connection.open([...scopes]);
    expect((await connection.ask(`/ob/accounts/${CURRENT}`)).body.iban).toBe(iban);
    expect((await connection.ask("/ob/accounts")).body.accounts[0].iban).toBe(iban);
  });

  // @rule O7.3
  it("show no number to a token without the payments scope", async () => {
    const connection = await Connection.open(allScopes, ["accounts:read"]);
    expect((await connection.ask(`/ob/accounts/${CURRENT}`)).body.iban).toBeNull();
  });

  it.each([["CLOSED"], ["NOT_SHAREABLE"], [null]])(
    "that the bank no longer shows (%s) are left out, and not found",
    async (status) => {
      const others = [listed(ibans.savings), listed(ibans.private)];
      const gone = status === null ? [] : [listed(ibans.current, { status })];
      answering("alpha accounts", { accounts: [...gone, ...others] });
      const { body } = await scene.tpp.ask("/ob/accounts");
      expect(body.accounts.map((row: { account_id: string }) => row.account_id)).toEqual([SAVINGS]);
      expect((await scene.tpp.ask(`/ob/accounts/${CURRENT}`)).code).toBe("NOT_FOUND");
    },
  );
});

describe("transactions", () => {
  const path = `/ob/accounts/${CURRENT}/transactions`;
  const lastQuery = () => callsOf("alpha transactions").at(-1)?.body.query;

  // @rule O7.6 O7.13
  it("by default are those of 90 days, 25 at a time", async () => {
    const { body } = await scene.tpp.ask(path);
    const today = new Date(scene.startedAt).toISOString().slice(0, 10);
    expect(lastQuery()).toEqual({ from_date: "2099-08-24", to_date: today, count: 25 });
    expect(body).toEqual({
      account_id: CURRENT,
      transactions: [
        {
          ...{ transaction_id: expect.stringMatching(/^txn_/), status: "BOOKED" },
          ...{ credit_debit: "DEBIT", amount: 1_250, currency: "USD" },
          ...{ booked_at: "2099-11-21T10:00:00.000Z", value_date: null, reference: null },
          description: "CORNER SHOP 4711",
          counterparty: { name: "Corner Shop", masked_iban: "DE•• •••• 0302" },
          ...{ end_to_end_id: null, bank_transaction_code: null, merchant: null },
          balance_after: null,
        },
      ],
      next_cursor: null,
      links: { next: null },
    });
  });

  it("have other ids in another consent, and at another account", async () => {
    const ids = new Set<string>();
    for (const connection of [scene.tpp, await Connection.open()]) {
      for (const id of [CURRENT, SAVINGS]) {
        const { body } = await connection.ask(path.replace(CURRENT, id));
        ids.add(body.transactions[0].transaction_id);
      }
    }
    expect(ids.size).toBe(4);
  });

  it.each([
    ["fromDate=2099-11-01&toDate=2099-11-21&count=500", "2099-11-01", "2099-11-21", 500],
    ["fromDate=2020-01-01", "2098-11-22", "2099-11-22", 25],
    ["toDate=2100-01-01&count=1", "2099-10-03", "2100-01-01", 1],
  ])("?%s asks the bank for that", async (query, from_date, to_date, count) => {
    answering("alpha transactions", { transactions: [] });
    expect((await scene.tpp.ask(`${path}?${query}`)).status).toBe(200);
    expect(lastQuery()).toEqual({ from_date, to_date, count });
  });

  // @rule O7.13
  it("older than the bank's history are an empty page, without asking", async () => {
    const { status, body } = await scene.tpp.ask(`${path}?toDate=2098-11-21`);
    expect([status, body]).toEqual([
      200,
      { account_id: CURRENT, transactions: [], next_cursor: null, links: { next: null } },
    ]);
    expect(bankCalls()).toEqual([]);
  });

  it.each([
    ["fromDate=2099-02-30", "fromDate"],
    ["fromDate=yesterday", "fromDate"],
    ["fromDate=", "fromDate"],
    ["toDate=2099-11-22T00:00:00Z", "toDate"],
    ["fromDate=2099-11-23", "fromDate"],
    ["fromDate=2099-10-02&toDate=2099-10-01", "fromDate"],
    ["count=0", "count"],
    ["count=501", "count"],
    ["count=-1", "count"],
    ["count=1.5", "count"],
    ["count=1e2", "count"],
    ["count=", "count"],
    ["cursor=", "cursor"],
    ["cursor=abc", "cursor"],
    [`cursor=${"a".repeat(7_000)}`, "cursor"],
  ])("?%s is refused, and the field named", async (query, field) => {
    const answer = await scene.tpp.ask(`${path}?${query}`);
    expect(answer).toMatchObject({ status: 422, code: "VALIDATION_FAILED", field });
    expect(bankCalls()).toEqual([]);
  });

  describe("on several pages", () => {
    const next = (page: Answer): string => {
      const { origin, pathname, search } = new URL(page.body.links.next);
      expect(origin).toBe(env.BASE_URL);
      return pathname + search;
    };

    beforeEach(() => {
      answering("alpha transactions", ({ body: { query } }) =>
        Response.json({
          transactions: [booked({ transaction_id: `at ${query.cursor ?? "the start"}` })],
          next_cursor: { undefined: "c/2", "c/2": "c 3" }[String(query.cursor)] ?? null,
        }),
      );
    });

    // @rule O7.19
    it("are followed by links.next, whose dates stay although the day ends", async () => {
      const first = await scene.tpp.ask(`${path}?fromDate=2020-01-01&count=1`);
      vi.setSystemTime(scene.startedAt + 11 * 60_000);
      const second = await scene.tpp.ask(next(first));
      const third = await scene.tpp.ask(next(second));
      expect(third.body).toMatchObject({ next_cursor: null, links: { next: null } });
      const queries = callsOf("alpha transactions").map(({ body }) => body.query);
      const dates = { from_date: "2098-11-22", to_date: "2099-11-22", count: 1 };
      expect(queries).toEqual([dates, { ...dates, cursor: "c/2" }, { ...dates, cursor: "c 3" }]);
    });

    it("are followed by next_cursor alone, with a count of the moment", async () => {
      const first = await scene.tpp.ask(`${path}?fromDate=2099-11-01`);
      await scene.tpp.ask(`${path}?cursor=${first.body.next_cursor}&count=7`);
      expect(lastQuery()).toEqual({
        ...{ from_date: "2099-11-01", to_date: "2099-11-22", count: 7, cursor: "c/2" },
      });
    });

    it.each([
      ["another account", (cursor: string) => `${path.replace(CURRENT, SAVINGS)}?cursor=${cursor}`],
      ["other dates", (cursor: string) => `${path}?fromDate=2099-10-01&cursor=${cursor}`],
      [
        ...(["another list"] as const),
        (cursor: string) => `/ob/accounts/${CURRENT}/standing-orders?cursor=${cursor}`,
      ],
    ])("with a cursor are refused for %s", async (_case, address) => {
      const { body } = await scene.tpp.ask(`${path}?fromDate=2099-11-01`);
      const answer = await scene.tpp.ask(address(body.next_cursor));
      expect(answer).toMatchObject({ status: 422, field: "cursor" });
      expect(bankCalls()).toHaveLength(1);
    });

    // @rule O7.7
    it("with a cursor are refused for another consent", async () => {
      const { body } = await scene.tpp.ask(path);
      const other = await Connection.open();
      const answer = await other.ask(`${path}?cursor=${body.next_cursor}`);
      expect(answer).toMatchObject({ status: 422, field: "cursor" });
    });
  });
});

describe("standing orders", () => {
  const path = `/ob/accounts/${CURRENT}/standing-orders`;

  // @rule O7.8
  it("are read page by page", async () => {
    answering("alpha standing-orders", ({ body: { query } }) =>
      Response.json({
        standing_orders: [standingOrder()],
        next_cursor: query.cursor ? null : "page 2",
      }),
    );
    const { body } = await scene.tpp.ask(`${path}?count=3`);
    expect(body).toMatchObject({
      account_id: CURRENT,
      standing_orders: [
        {
          standing_order_id: expect.stringMatching(/^so_/),
          ...{ kind: "STANDING_ORDER", amount: 80_000, next_date: null },
          frequency: { type: "MONTHLY", count_per_period: 1, point_in_time: null },
          creditor: { name: "Greenfield Housing", masked_iban: "DE•• •••• 0302" },
        },
      ],
    });
    const second = await scene.tpp.ask(`${path}?count=3&cursor=${body.next_cursor}`);
    expect(second.body.next_cursor).toBeNull();
    expect(callsOf("alpha standing-orders").map((call) => call.body.query)).toEqual([
      { count: 3 },
      { count: 3, cursor: "page 2" },
    ]);
  });
});

describe("funds", () => {
  const path = `/ob/accounts/${CURRENT}/funds-confirmation`;

  it("are confirmed by the bank, and nothing more is said", async () => {
    const as_of = "2099-11-22T10:00:00.000Z";
    answering("alpha funds-confirmation", { funds_available: false, as_of, balance: 7 });
    const { body } = await scene.tpp.ask(
      path,
      posting({ amount: 999_999_999_999, currency: "EUR" }),
    );
    expect(body).toEqual({ funds_available: false, as_of });
    expect(callsOf("alpha funds-confirmation").at(-1)?.body.query).toEqual({
      ...{ amount: 999_999_999_999, currency: "EUR" },
    });
  });

  it.each([
    ["no amount", { currency: "USD" }, "amount"],
    ["nothing", { amount: 0, currency: "USD" }, "amount"],
    ["a fraction", { amount: 1.5, currency: "USD" }, "amount"],
    ["an amount as text", { amount: "100", currency: "USD" }, "amount"],
    ["no currency", { amount: 100 }, "currency"],
    ["a currency that is none", { amount: 100, currency: "XXX" }, "currency"],
    ["an unknown field", { amount: 100, currency: "USD", reserve: true }, "reserve"],
  ])("of %s are refused, and the field named", async (_case, json, field) => {
    expect(await scene.tpp.ask(path, posting(json))).toMatchObject({ status: 422, field });
    expect(bankCalls()).toEqual([]);
  });
});
