import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endToEndPrefix, tracePrefix } from "../../../../src/base/kernel/ids.ts";
import { MOST_ROWS } from "../../../../src/base/platform/lists.ts";
import { accountName } from "../../../../src/frame/objects/payer-names.ts";
import { planOf, recording } from "../../../base/platform/d1.ts";
import { askAdmin, bodyOf, endTest, env, startTest } from "../../../workers/gateway-worker.ts";
import { inventOwner, migrate } from "../gateway.ts";

/**
 * What staff's search costs among a hundred thousand payments: every statement runs on an index,
 * and the database's own count of the rows that it reads is bounded.
 */
const PAYMENTS = 100_000;
const MERCHANTS = 50;

/** The payments are a second apart. */
const FIRST_AT = Date.UTC(2026, 0, 1);
const createdAt = (count: number) => FIRST_AT + count * 1_000;

const numbers = `WITH RECURSIVE n(i) AS
  (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PAYMENTS})`;

const id = (prefix: string, count: number) => `${prefix}_${String(count).padStart(43, "0")}`;
const merchant = id("mer", 7);

/** One in a hundred failed; the oldest is the only one of its state and its amount. */
const fill = [
  `INSERT INTO objects (kind, created_at, object_id, owner_kind, owner_id, mode, reference, amount,
    currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route,
    debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids)
    ${numbers} SELECT 'PAYMENT', ${FIRST_AT} + i * 1000, printf('pay_%043d', i), 'MERCHANT',
    printf('mer_%043d', i % ${MERCHANTS}), iif(i % 2, 'test', 'live'),
    iif(i % 10 = 0, 'order-1', 'order-' || i), iif(i = 1, 77, 2500), 'USD',
    iif(i % 100, 'COMPLETED', 'FAILED'), iif(i = 1, 'EXPIRED', iif(i % 100, 'COMPLETED', 'FAILED')),
    3, ${FIRST_AT} + i * 1000, ${FIRST_AT} + i * 1000 + 500, 0, iif(i % 100, NULL, 'PUSH_DECLINED'),
    'SAME_BANK', 'bank-' || (i % 20), 'bank-' || (i % 7), 'EXECUTING',
    '{"aurora":{"execute-transaction":[1,0,[120]]}}', 'shop-' || i,
    json_array('TR-' || i, 'RAIL-' || i) FROM n`,
  `INSERT INTO object_ids ${numbers} SELECT 'TR-' || i, 'PAYMENT', ${FIRST_AT} + i * 1000,
    printf('pay_%043d', i) FROM n`,
  `INSERT INTO object_ids ${numbers} SELECT 'shop', 'PAYMENT', ${FIRST_AT} + i * 1000,
    printf('pay_%043d', i) FROM n WHERE i % 20 = 0`,
  `INSERT INTO object_ids ${numbers} SELECT 'RAIL-' || i, 'PAYMENT', ${FIRST_AT} + i * 1000,
    printf('pay_%043d', i) FROM n`,
  // A hundredth of a percent of the payments have a payer whose account ends so.
  `INSERT INTO object_ids ${numbers} SELECT '${accountName(env, "0300")}', 'PAYMENT',
    ${FIRST_AT} + i * 1000, printf('pay_%043d', i) FROM n WHERE i % 10000 = 0`,
];

/** Three charges among them, which only the state tells from the payments. */
const CHARGES = [99_999, 50_000, 2];
const charge = (count: number) => id("pay", count).replace("pay_0", "pay_9");
const fillCharges = CHARGES.map(
  (count) => `INSERT INTO objects (kind, created_at, object_id, owner_kind, owner_id, mode, status,
    state, version, updated_at, unfinished) VALUES ('CHARGE', ${createdAt(count)},
    '${charge(count)}', 'MERCHANT', '${merchant}', 'test', 'COMPLETED', 'EXPIRED', 3, 0, 0)`,
);

const { LISTS_1: db } = env;
const { db: recorded, uses } = recording(db);

beforeAll(async () => {
  startTest();
  await migrate();
  for (let count = 0; count < MERCHANTS; count++) inventOwner(id("mer", count));
  await db.batch([...fill, ...fillCharges].map((sql) => db.prepare(sql)));
  env.LISTS_1 = recorded;
});

afterAll(() => {
  env.LISTS_1 = db;
  endTest();
});

interface Page {
  data: { payment_id: string }[];
  next_cursor: string | null;
}

const find = async (query: string): Promise<Page> => {
  uses.length = 0;
  return bodyOf(await askAdmin("GET", `payments?${query}`));
};

/** What the last page asked the lists. */
const searches = () => uses.filter(({ sql }) => /"objects"|"object_ids"|"events"/.test(sql));

/** Every step of a plan that goes through a table instead of to a place in it. */
const scans = async (): Promise<string[]> => {
  const plans = await Promise.all(searches().map(({ sql, values }) => planOf(db, sql, values)));
  return plans
    .flat()
    .filter((step) => /^SCAN (?!looked|created|CONSTANT|json_each)|TEMP B-TREE/.test(step));
};

const rowsRead = async (): Promise<number> => {
  const answers = await db.batch(
    searches().map(({ sql, values }) => db.prepare(sql).bind(...values)),
  );
  return answers.reduce((sum, { meta }) => sum + meta.rows_read, 0);
};

const at = (count: number) => new Date(createdAt(count)).toISOString();

const madeTrace = `${tracePrefix(createdAt(500))}${"0".repeat(20)}`;
const endToEnd = `${endToEndPrefix(createdAt(500))}${"A".repeat(26)}`;

describe("a search reads", () => {
  test.each([
    ["a transfer_ref", "q=TR-500", 1, 10],
    ["a rail_ref", "q=RAIL-500", 1, 10],
    ["a reference", "q=order-501", 1, 10],
    ["the end_to_end_id of one that has none", `q=${endToEnd}`, 0, 10],
    ["a correlation id that is not its own", `q=${madeTrace}`, 0, 30],
    ["an event", `q=${id("evt", 1)}`, 0, 10],
    ["an id", `q=${id("pay", 500)}`, 0, 10],
    ["a reference that ten thousand have", "q=order-1&limit=100", 100, 2_120],
    ["the same of one merchant", `q=order-1&limit=100&merchant_id=${id("mer", 10)}`, 100, 110],
  ] as const)("%s", async (_, query, shown, most) => {
    expect((await find(query)).data).toHaveLength(shown);
    expect(await scans()).toEqual([]);
    expect(await rowsRead()).toBeLessThanOrEqual(most);
  });
});

/** Staff's one search, of both modes and every kind. */
const searchAll = async (text: string): Promise<{ data: { id: string }[] }> => {
  uses.length = 0;
  return bodyOf(await askAdmin("GET", `search?q=${encodeURIComponent(text)}`));
};

describe("the search over everything reads", () => {
  test.each([
    ["an id", id("pay", 500), 1, 40],
    ["the beginning of an id", id("pay", 500).slice(0, -2), 10, 60],
    ["the beginning of a reference", "order-5012", 10, 60],
    ["the beginning of a bank's reference", "RAIL-5012", 10, 80],
    // The codes of its currencies count as rows.
    ["an amount", "0.77", 1, 200],
    ["an amount that all have, on a day", "25.00 2026-01-01", 10, 200],
    ["the end of an account", "0300", 10, 100],
    ["nothing", "no.such.thing", 0, 60],
  ] as const)("%s", async (_, text, shown, most) => {
    expect((await searchAll(text)).data).toHaveLength(shown);
    expect(await scans()).toEqual([]);
    expect(await rowsRead()).toBeLessThanOrEqual(most);
  });
});

/** The ids on the first pages of a search. */
const firstPages = async (query: string, pages: number): Promise<string[]> => {
  const found: string[] = [];
  let cursor: string | null = "";
  for (let page = 0; page < pages && cursor !== null; page++) {
    const { data, next_cursor } = await find(cursor === "" ? query : `${query}&cursor=${cursor}`);
    found.push(...data.map(({ payment_id }) => payment_id));
    cursor = next_cursor;
  }
  return found;
};

/** So many payments, the newest first, this far apart. */
const everyNth = (step: number, newest: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => id("pay", newest - place * step));

describe("of what many have, the newest come first, page by page:", () => {
  test.each([
    ["a reference", "q=order-1", everyNth(10, PAYMENTS, 250)],
    [
      "the same of one merchant",
      `q=order-1&merchant_id=${id("mer", 10)}`,
      everyNth(50, 99_960, 250),
    ],
    ["the same in one status", "q=order-1&status=FAILED", everyNth(100, PAYMENTS, 250)],
    ["a name that a caller gave", "q=shop", everyNth(20, PAYMENTS, 250)],
  ])("%s", async (_, query, expected) => {
    expect((await firstPages(`${query}&limit=100`, 10)).slice(0, 250)).toEqual(expected);
  });
});

describe("a page of the list reads", () => {
  test.each([
    ["no more than it shows", "limit=100", 100, 110],
    ["of a merchant", `limit=100&merchant_id=${merchant}`, 100, 220],
    ["of a merchant in one mode", `limit=100&mode=test&merchant_id=${merchant}`, 100, 110],
    ["from a time", `limit=100&created_from=${at(99_990)}`, 12, 110],
    ["to a time", `limit=100&created_to=${at(50)}`, 50, 110],
    ["by status", "limit=10&status=FAILED", 10, 1_010],
    ["by mode", "limit=100&mode=live", 100, 210],
    ["by state", "limit=100&state=COMPLETED", 100, 210],
    ["by failure code", "limit=10&failure_code=PUSH_DECLINED", 10, 1_010],
    ["by route", "limit=100&route=SAME_BANK", 100, 110],
    ["by either bank", "limit=10&bank=bank-3", 10, 210],
    ["by the debtor's bank", "limit=10&debtor_bank=bank-3", 10, 310],
    ["by the creditor's bank", "limit=10&creditor_bank=bank-3", 10, 110],
    ["from an amount", "limit=100&amount_from=2500", 100, 110],
    ["completed to a time", `limit=100&completed_to=${at(99_950)}`, 100, 210],
  ] as const)("%s", async (_, query, shown, most) => {
    expect((await find(query)).data).toHaveLength(shown);
    expect(await scans()).toEqual([]);
    expect(await rowsRead()).toBeLessThanOrEqual(most);
  });
});

describe("what few have is looked for in bounded steps", () => {
  test.each([
    ["state=EXPIRED", [...CHARGES.map(charge), id("pay", 1)]],
    ["amount_to=77", [id("pay", 1)]],
    [`completed_to=${at(2)}`, [id("pay", 1)]],
  ])("%s", async (query, expected) => {
    let pages = 0;
    const found: string[] = [];
    for (let cursor = ""; ; pages++) {
      const page = await find(query + cursor);
      expect(await scans()).toEqual([]);
      // Each kind once through its part, and once to where the part ends.
      expect(await rowsRead()).toBeLessThanOrEqual(2 * MOST_ROWS + 10);
      found.push(...page.data.map(({ payment_id }) => payment_id));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    // Newest first over both kinds, and none twice.
    expect([found, pages]).toEqual([expected, PAYMENTS / MOST_ROWS]);
  });
});
