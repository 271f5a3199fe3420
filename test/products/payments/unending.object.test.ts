import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTables } from "../../base/platform/d1.ts";
import { openGateway, Payment } from "../../workers/gateway-journey.ts";
import {
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  takeFrom,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost } from "../../workers/neighbours.ts";

/**
 * Work that would never end alone: other parties that never answer, and lasting faults of the
 * gateway. Staff are alerted if money is concerned, close the work, and retention deletes the
 * payment.
 */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  await emptyTables(env, "objects", "reviews");
});
afterEach(endTest);

/** Time passes with nothing but the object's alarm, and with what that leads to. */
const passes = async ({ session_id }: Payment, milliseconds: number) => {
  wait(milliseconds);
  await wake(session_id);
};

const reviews = async () =>
  bodyOf(await askAdmin("GET", "reconciliation")).data.map(
    ({ reason, state, funds }: { reason: string; state: string; funds: string | null }) =>
      [reason, state, funds].join(" "),
  );

const decide = async ({ payment_id }: Payment, outcome: string) =>
  bodyOf(await askAdmin("POST", `reconciliation/${payment_id}/resolve`, { outcome, note: "seen" }));

const isForgotten = async (payment: Payment) => {
  await deliverAll();
  wait(401 * DAY);
  await runSchedule();
  expect((await payment.status()).error.code).toBe("NOT_FOUND");
};

/** Banks' records cannot be read any more: performers fail before they have anything to report. */
const losesBanks = () => {
  const prepare = env.DB.prepare.bind(env.DB);
  vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
    if (/from "banks"/.test(sql)) throw new Error("planted");
    return prepare(sql);
  });
};

const sealedKeys = async () =>
  (
    await env.DB.prepare("select key_id, sealed from keys").all<{
      key_id: string;
      sealed: string;
    }>()
  ).results;

let sealed: Awaited<ReturnType<typeof sealedKeys>> = [];

let faults = 0;

/** The keys that the gateway shows to banks cannot be decrypted any more. Counts the faults. */
const losesKeys = async () => {
  vi.spyOn(console, "error").mockImplementation(() => void faults++);
  sealed = await sealedKeys();
  await env.DB.prepare("update keys set sealed = 'v1.broken' where kind = 'GATEWAY_TO_BANK'").run();
  // Isolates keep a key for two seconds.
  wait(2_000);
};

afterEach(async () => {
  const restore = env.DB.prepare("update keys set sealed = ? where key_id = ?");
  const bound = sealed.splice(0).map((key) => restore.bind(key.sealed, key.key_id));
  if (bound.length > 0) await env.DB.batch(bound);
});

const unanswered = async (bank: "alpha" | "borealis" = "alpha") => {
  const payment = await Payment.open(bank);
  answering(`${bank} execute-transaction`, lost);
  await payment.pay();
  return payment;
};

const answers404 = () =>
  answering("alpha notify-credit", () => new Response(null, { status: 404 }));

it.each([
  ["answers 404", answers404, () => callsOf("alpha notify-credit").length],
  ["cannot be called without its key", losesKeys, () => faults],
])("a bank that %s is told of a credit for five days", async (_, breaks, tries) => {
  const payment = await Payment.open("borealis");
  await payment.pay();
  await breaks();
  bodyOf(await payment.credit(), 202);
  await deliverAll();
  let tried = 0;
  for (let day = 0; day < 5; day++) {
    expect(tries()).toBeGreaterThan(tried);
    tried = tries();
    await passes(payment, DAY);
  }
  tried = tries();
  await passes(payment, DAY);
  expect(tries()).toBe(tried);
  expect(await reviews()).toEqual([]);
  await isForgotten(payment);
});

describe.each([
  ["the bank never proves it", () => {}],
  ["the bank's record cannot be read", losesBanks],
  ["the bank's key cannot be decrypted", losesKeys],
] as const)("money that is returning, where %s", (_, breaks) => {
  it("is reviewed after half an hour, closed by staff, and forgotten in the end", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    bodyOf(await payment.credit("REJECTED"), 202);
    await deliverAll();
    await breaks();
    wait(2_000);
    await passes(payment, 29 * MINUTE);
    expect(await reviews()).toEqual([]);
    await passes(payment, MINUTE);
    expect(await reviews()).toEqual(["STALLED FAILED RETURNING"]);
    await decide(payment, "ACKNOWLEDGED");
    await deliverAll();
    const questions = callsOf("borealis transaction-status").length;
    await passes(payment, DAY);
    expect(callsOf("borealis transaction-status")).toHaveLength(questions);
    expect(await reviews()).toEqual([]);
    await isForgotten(payment);
  });
});

describe.each([
  ["the bank's answer is lost", () => {}],
  ["the bank's record cannot be read", losesBanks],
  ["the bank's key cannot be decrypted", losesKeys],
] as const)("an instruction of unknown outcome, where %s for ever", (_, breaks) => {
  it("is reviewed after half an hour, failed by staff, and forgotten in the end", async () => {
    const payment = await unanswered();
    const decidedAt = Date.now();
    await deliverAll();
    await breaks();
    wait(2_000);
    await passes(payment, 29 * MINUTE);
    await passes(payment, decidedAt + 30 * MINUTE - 1 - Date.now());
    expect(await reviews()).toEqual([]);
    await passes(payment, 1);
    expect(await reviews()).toEqual(["UNKNOWN_OUTCOME EXECUTING "]);
    wait(20_000);
    await decide(payment, "FAILED");
    for (const milliseconds of [5_000, 30 * MINUTE, 30 * MINUTE]) {
      await passes(payment, milliseconds);
    }
    expect(await reviews()).toEqual([]);
    await isForgotten(payment);
  });
});

it("a settlement stalls even if every question to the rail gets lost", async () => {
  const payment = await Payment.open("borealis");
  await payment.pay();
  await deliverAll();
  wait(10 * MINUTE);
  await payment.status();
  takeFrom("bank-calls");
  await deliverAll();
  expect(await reviews()).toEqual(["STALLED SETTLEMENT_PENDING "]);
});
