import type { Figures } from "../../../src/base/platform/tables.ts";
import { add, figuresOf } from "../../../src/staff/operators/totals/figures.ts";
import { databaseOf } from "../../base/platform/d1.ts";
import { BANKS, MERCHANTS, numbers, PER_STATEMENT, paymentRows } from "./payment-rows.ts";

/** The rows of a gateway that has traded for as long as payments are kept, as SQL. */
export const DAY_MS = 86_400_000;
export const HOUR_MS = DAY_MS / 24;

/** Payments are kept for so long. */
export const KEPT_DAYS = 400;

/** Payments that came evenly between two times. */
export const tradeBetween = async (
  db: D1Database,
  merchant: string,
  [first, count]: [first: number, count: number],
  [from, to]: [from: number, to: number],
): Promise<void> => {
  const at = `CAST(${from} + (i - ${first}) * ${(to - from) / count} AS INTEGER)`;
  for (let done = 0; done < count; done += PER_STATEMENT) {
    const some = Math.min(PER_STATEMENT, count - done);
    for (const sql of paymentRows(first + done, some, at, merchant)) await db.prepare(sql).run();
  }
};

/** The figures of so many payments, as the sweep would have summed them. */
const figuresOfMany = (count: number): string => {
  const one = (i: number): Figures => {
    const call = (factor: number): [number, number, number[]] => [
      1,
      0,
      [60 + ((i * factor) % 400)],
    ];
    const operations = {
      ...{ "resolve-alias": call(37), "send-otp": call(41) },
      ...{ "verify-otp": call(43), "execute-transaction": call(47) },
    };
    return figuresOf({
      ...{ kind: "PAYMENT", status: i % 100 ? "COMPLETED" : "FAILED" },
      ...{ amount: 2_500, currency: "USD", failureCode: i % 100 ? null : "PUSH_DECLINED" },
      ...{ debtorBank: `bank-${i % BANKS}`, lastOpenState: "EXECUTING" },
      bankCalls: { [`bank-${i % BANKS}`]: operations },
    });
  };
  return JSON.stringify(Array.from({ length: count }, (_, i) => one(i)).reduce(add, {}));
};

/** The sweeps have come as far as they come in a running gateway. */
const positions = (now: number): [string, unknown][] => {
  const [hour, day] = [now - (now % HOUR_MS), now - (now % DAY_MS)];
  return [
    ["totals_until 1", [hour - HOUR_MS]],
    ["late_totals_until 1", [hour - 25 * HOUR_MS]],
    ["owner_days_position 1", [day, "", "", ""]],
    ["late_owner_days_position 1", [day - DAY_MS, "", "", ""]],
    ["late_objects_until 1", [now - 16 * 60_000]],
  ];
};

const SOME = 5_000;

/** What else grows in that time. */
export const fillOthers = async (
  env: { DB: D1Database; LISTS_1: D1Database },
  merchant: string,
  perDay: number,
  now: number,
): Promise<void> => {
  for (const [name, value] of positions(now)) {
    await env.DB.prepare("INSERT INTO settings VALUES (?, ?, 1)")
      .bind(name, JSON.stringify(value))
      .run();
  }
  const [hours, days] = [24 * KEPT_DAYS, MERCHANTS * KEPT_DAYS];
  const totals: [sql: string, payments: number][] = [
    [
      `${numbers(0, 2 * hours)} SELECT iif(i % 2, 'test', 'live'), '', ${now - (now % HOUR_MS)} -
        (2 + i / 2) * ${HOUR_MS}, 'OBJECTS', ?1, 0, 1 FROM n`,
      perDay / 48,
    ],
    [
      `${numbers(0, 2 * KEPT_DAYS)} SELECT iif(i % 2, 'test', 'live'), '${merchant}',
        ${now - (now % DAY_MS)} - (1 + i / 2) * ${DAY_MS}, 'OBJECTS', ?1, 0, 1 FROM n`,
      perDay / 4,
    ],
    [
      `${numbers(0, days)} SELECT 'test', printf('mer_%043d', i % ${MERCHANTS}),
        ${now - (now % DAY_MS)} - (1 + i / ${MERCHANTS}) * ${DAY_MS}, 'OBJECTS', ?1, 0, 1 FROM n`,
      perDay / 4 / MERCHANTS,
    ],
  ];
  for (const [rows, count] of totals) {
    const figures = figuresOfMany(Math.max(1, Math.round(count)));
    await env.LISTS_1.prepare(`INSERT INTO hourly_totals ${rows}`).bind(figures).run();
  }
  for (const sql of lists(now)) {
    const table = sql.split(" ", 3).join(" ");
    await databaseOf(env, table).prepare(sql).run();
  }
};

const lists = (now: number): string[] => [
  `INSERT INTO endpoints (owner_kind, owner_id, mode, kind, origin, created_at, health)
    ${numbers(0, 300)} SELECT 'MERCHANT', printf('mer_%043d', i % ${MERCHANTS}), 'test', 'AD_HOC',
    'https://' || i || '.example', ${2 * now}, iif(i % 9, 'HEALTHY', 'FAILING') FROM n`,
  `INSERT INTO merchants (merchant_id, name, status, lists, created_at, updated_at)
    ${numbers(0, MERCHANTS)}
    SELECT printf('mer_%043d', i), 'Shop ' || i, 'ACTIVE', 1, i, i FROM n`,
  `INSERT INTO audit_log ${numbers(0, 4 * SOME)} SELECT 'gateway', 1000000 + i, i, 'a', 'b', 'c',
    '{}', 'p' || i, 'h' || i, 's', 1 FROM n`,
  `INSERT INTO proposals (proposal_id, subject_kind, subject_id, changes, status, proposed_by,
    proposed_at, ended_at) ${numbers(0, SOME)} SELECT printf('prp_%043d', i), 'MERCHANT', 'mer_x',
    '[]', 'APPLIED', 'key_x', i, i FROM n`,
  `INSERT INTO dead_letters (died_at, message_id, body, put_back_at) ${numbers(0, SOME)} SELECT
    ${now} - i, 'm' || i, '{}', i FROM n`,
  `INSERT INTO callback_mismatches ${numbers(0, SOME)} SELECT ${now} - i * 1000, 'm' || i, 'test',
    'pay_x', '', 'CREDITED', '[]', 'c' FROM n`,
  `INSERT INTO recovery_jobs (job_id, endpoint_id, owner_kind, owner_id, mode, which, from_at, to_at,
    total, status, delivered, failed, started_at, ended_at) ${numbers(0, SOME)} SELECT
    printf('job_%043d', i), 'ep_x', 'MERCHANT', 'mer_x', 'test', 'FAILED', 0, 1, 9, 'DONE', 9, 0,
    ${now} - i, i FROM n`,
  `INSERT INTO idempotency ${numbers(0, SOME)} SELECT 'scope', 'key' || i, 'h', 201, '{}', '/',
    ${now} - i FROM n`,
];
