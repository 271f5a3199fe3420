/** The rows of payments in a list database, as SQL. */
export const MERCHANTS = 499;
export const BANKS = 20;

/** The most rows that one statement writes. */
export const PER_STATEMENT = 50_000;

/** So many rows, numbered by `i`. */
export const numbers = (from: number, count: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${
    from + count - 1
  })`;

/** Half of all payments are one merchant's; every second one is in test mode, one in 100 failed. */
const ownerOf = (merchant: string): string =>
  `iif(i % 4 < 2, '${merchant}', printf('mer_%043d', i % ${MERCHANTS}))`;

/** What a payment asks of its bank, with durations that differ. */
const bankCalls = `json_object('bank-' || (i % ${BANKS}), json_object(
  'resolve-alias', json_array(1, 0, json_array(60 + i * 37 % 400)),
  'send-otp', json_array(1, 0, json_array(60 + i * 41 % 400)),
  'verify-otp', json_array(1, 0, json_array(60 + i * 43 % 400)),
  'execute-transaction', json_array(1, 0, json_array(60 + i * 47 % 400))))`;

/** Each with a name at its bank and with an event, as its queues write them. */
export const paymentRows = (
  first: number,
  count: number,
  at: string,
  merchant: string,
): string[] => [
  `INSERT INTO objects (kind, created_at, object_id, owner_kind, owner_id, mode, reference, amount,
    currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route,
    debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids)
    ${numbers(first, count)} SELECT 'PAYMENT', ${at}, printf('pay_%043d', i), 'MERCHANT',
    ${ownerOf(merchant)}, iif(i % 2, 'test', 'live'), 'order-' || i, 2500, 'USD',
    iif(i % 100, 'COMPLETED', 'FAILED'), iif(i % 100, 'COMPLETED', 'FAILED'), 3, ${at} + 500,
    ${at} + 500, 0, iif(i % 100, NULL, 'PUSH_DECLINED'), 'SAME_BANK', 'bank-' || (i % ${BANKS}),
    'bank-' || (i % 7), 'EXECUTING', ${bankCalls}, 'shop-' || i, json_array('TR-' || i) FROM n`,
  `INSERT INTO object_ids ${numbers(first, count)} SELECT 'TR-' || i, 'PAYMENT', ${at},
    printf('pay_%043d', i) FROM n`,
  `INSERT INTO events ${numbers(first, count)} SELECT 'MERCHANT', ${ownerOf(merchant)},
    iif(i % 2, 'test', 'live'), ${at} + 500, printf('evt_%043d', i), 'payment.completed',
    printf('pay_%043d', i), printf('{"event":"payment.completed","data":"%0400d"}', i) FROM n`,
];
