import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOST_ROWS } from "../../src/base/platform/lists.ts";
import { readMetrics } from "../../src/staff/operators/metrics.ts";
import { databaseOf, recording } from "../base/platform/d1.ts";
import { openGateway, Payment, party, registerMerchant } from "./gateway-journey.ts";
import { ask, bodyOf, deliverAll, endTest, env, ownerKey, startTest } from "./gateway-worker.ts";

/**
 * How many rows the database reads for a page of a list, by its own count, however long the list is
 * and whatever it is filtered by.
 */
const LONG = 4 * MOST_ROWS;

/** Ascending numbers from 1, as a table. */
const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LONG})`;

const { DB: db, LISTS_1: lists } = env;
const recorded = [db, lists].map((one) => ({ one, ...recording(one) }));

const forget = (): void => {
  for (const { statements } of recorded) statements.clear();
};

/** Long lists of one merchant. The oldest entry of each is the only one of its status or type. */
const fillLists = async (merchantId: string): Promise<void> => {
  const [oldest, other] = [`iif(i = 1, 'FAILED', 'COMPLETED')`, `iif(i = 1, 'VOID', 'REJECTED')`];
  const rows = [
    `objects (kind, created_at, object_id, owner_kind, owner_id, mode, reference, amount, currency,
      status, state, version, updated_at, unfinished) ${numbers} SELECT 'PAYMENT', i,
      printf('pay_%043d', i), 'MERCHANT', '${merchantId}', 'test', 'order-1', 1, 'USD', ${oldest},
      ${oldest}, 1, i, 0 FROM n`,
    `events ${numbers} SELECT 'MERCHANT', '${merchantId}', 'test', i, printf('evt_%043d', i),
      iif(i = 1, 'payment.failed', 'payment.completed'), 'pay_x', (SELECT payload FROM events LIMIT 1) FROM n`,
    `proposals (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at,
      ended_at) ${numbers} SELECT printf('prp_%043d', i), 'MERCHANT', 'mer_x', '[]', ${other},
      'key_x', i, i FROM n`,
  ];
  for (const row of rows)
    await databaseOf(env, row.split(" ", 1)[0] ?? "")
      .prepare(`INSERT INTO ${row}`)
      .run();
};

beforeAll(async () => {
  startTest();
  await openGateway();
  // An event to copy, of another merchant.
  await (await Payment.open("alpha", { merchant: await registerMerchant() })).pay();
  await deliverAll();
  await fillLists(party.merchant.merchant_id);
  Object.assign(env, { DB: recorded[0]?.db, LISTS_1: recorded[1]?.db });
});

afterAll(endTest);

interface Page {
  data: unknown[];
  next_cursor: string | null;
}

const pageOf = async (path: string): Promise<Page> => {
  forget();
  const staff = { "x-gateway-admin-key": ownerKey };
  const headers = path.startsWith("/admin") ? staff : party.merchant.headers.test;
  return bodyOf(await ask("GET", path, headers));
};

/** The rows that the databases read for every question of the last page. */
const rowsRead = async (): Promise<number> => {
  let rows = 0;
  for (const { one, statements } of recorded) {
    const questions = [...statements].filter(([sql]) => /^(?:select|with)/i.test(sql));
    for (const [sql, values] of questions) {
      rows += (
        await one
          .prepare(sql)
          .bind(...values)
          .run()
      ).meta.rows_read;
    }
  }
  return rows;
};

test("the database counts what it reads", async () => {
  const { meta } = await lists.prepare("select * from objects where currency = 'EUR'").all();
  expect(meta.rows_read).toBe(LONG + 1);
});

test("a merchant's page and totals read no payments of others", async () => {
  const { merchant_id } = await registerMerchant();
  for (const path of [
    `merchants/${merchant_id}/readiness?mode=test`,
    `totals?mode=test&merchant_id=${merchant_id}`,
  ]) {
    forget();
    bodyOf(await ask("GET", `/admin/v1/${path}`, { "x-gateway-admin-key": ownerKey }));
    expect(await rowsRead()).toBeLessThan(60);
  }
});

test("the figures for monitors read a bounded number of rows, however much is in trouble", async () => {
  const rows = [
    `reviews ${numbers} SELECT 'pay_' || i, '', 'mer_x', 'live', 'STALLED', i, 1, 'USD', 'E' || i, 1,
      NULL FROM n`,
    `dead_letters (died_at, message_id, body) ${numbers} SELECT i, 'm' || i, '{}' FROM n`,
    `endpoints ${numbers} SELECT 'MERCHANT', 'mer_x', 'live', 'AD_HOC', 'https://' || i, 1, 'FAILING'
      FROM n`,
    `bank_breakers ${numbers} SELECT 'bnk_' || i, 'send-otp', 1, ${Date.now()}, NULL FROM n`,
    `objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state, version,
      updated_at, unfinished) ${numbers} SELECT 'CHARGE', i, printf('chg_%043d', i), 'MERCHANT',
      'mer_x', 'live', 'OPEN', 'X', 1, 2000000, 1 FROM n`,
  ];
  for (const row of rows) {
    await databaseOf(env, `INSERT INTO ${row}`).prepare(`INSERT INTO ${row}`).run();
  }
  forget();
  const text = await readMetrics(env);
  expect(text).toContain(`gateway_reviews_open{reason="STALLED",mode="live"} ${MOST_ROWS}`);
  expect(text).toContain(`gateway_objects_open{kind="CHARGE",mode="live",age="1d"} ${MOST_ROWS}`);
  expect(text).toContain(`gateway_endpoints{health="FAILING",mode="live"} ${MOST_ROWS}`);
  expect(text).toContain(`gateway_dead_letters ${MOST_ROWS}`);
  expect(text).toContain(`gateway_breakers_open{operation="send-otp"} ${MOST_ROWS}`);
  // Rows that an index leads to are read beside their entries.
  expect(await rowsRead()).toBeLessThan(10 * MOST_ROWS);
});

const payments = "/api/v1/payments/sessions";
const events = "/api/v1/events";
const proposals = "/admin/v1/approvals";

// @rule A4.2
describe("a page reads little more than it shows", () => {
  test.each([
    [`${payments}?limit=100`, 100],
    [`${payments}?limit=100&created_after=1970-01-01&created_before=2030-01-01`, 100],
    [`${payments}?limit=100&reference=order-1`, 100],
    [`${payments}?limit=100&status=COMPLETED`, 100],
    [`${events}?limit=100`, 100],
    [`${events}?limit=100&event=payment.completed`, 100],
    [`${proposals}?limit=100`, 100],
    [`${proposals}?limit=100&status=REJECTED`, 100],
    [`${proposals}?limit=100&status=VOID`, 1],
    [`${proposals}?limit=100&subject=mer_x`, 100],
    [`${proposals}?limit=100&subject=mer_x&status=REJECTED`, 100],
  ])("%s", async (path, shown) => {
    expect((await pageOf(path)).data).toHaveLength(shown);
    // A proposal has its row, and the names of its subject, of a key and of the key's person.
    expect(await rowsRead()).toBeLessThan(path.startsWith(proposals) ? 450 : 250);
  });
});

describe("a page of a filter that few match is bounded, and the next page continues", () => {
  test.each([
    [`${payments}?status=FAILED`, 1],
    [`${payments}?status=FAILED&reference=order-1`, 1],
    [`${payments}?status=FAILED&created_after=1970-01-01`, 1],
    [`${payments}?status=CANCELLED`, 0],
    [`${events}?event=payment.failed`, 1],
    [`${events}?event=payment.expired`, 0],
    [`${proposals}?subject=mer_x&status=VOID`, 1],
  ])("%s", async (path, matches) => {
    let found = 0;
    let pages = 0;
    for (let cursor = ""; ; pages++) {
      const page = await pageOf(path + cursor);
      expect(await rowsRead()).toBeLessThan(2 * MOST_ROWS + 50);
      found += page.data.length;
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect([found, pages]).toEqual([matches, LONG / MOST_ROWS]);
  });
});
