import { describe, expect, it } from "vitest";
import type { Callback } from "../../src/sandbox/bank/books.ts";
import {
  callbackBackOffMs,
  callbackRequest,
  concludeAttempt,
  isAcknowledged,
  leaseDue,
  owePushResult,
} from "../../src/sandbox/bank/callbacks.ts";
import { replaceFaults } from "../../src/sandbox/bank/faults.ts";
import { newCallback } from "../../src/sandbox/bank/rail.ts";
import { T0, worldBooks } from "./memory-books.ts";
import { prompted } from "./payer.ts";

const operator = {
  operator: "gateway",
  base_url: "http://127.0.0.1:8787",
  bank_keys: { alpha: "bank-to-gateway" },
  internal_keys: { alpha: "gateway-to-bank" },
  rail_callback_key: "rail-to-gateway",
  rail_key: "gateway-to-rail",
};

const owedPush = (fault?: string) => {
  const world = worldBooks();
  const order = prompted(world, "APPROVED");
  const token = order.authorisation.reference;
  const challenge = world.books.challenges.get(token);
  if (!challenge) throw new Error("no challenge");
  if (fault) {
    replaceFaults(world.books, "bank:alpha", [{ operation: "send-push", fault, times: 1 }]);
  }
  owePushResult(world.books, challenge, world.moment);
  const row = () => world.books.callbacks.list({})[0] as Callback;
  const attempt = (status: number) => {
    const [leased] = leaseDue(world.books, world.moment);
    if (leased) concludeAttempt(world.books, leased.callback_id, status, world.moment);
    return leased;
  };
  return { ...world, token, row, attempt };
};

describe("the callback about a prompt", () => {
  it("goes to the gateway with the bank's key", () => {
    const { token, row } = owedPush();
    expect(callbackRequest(row(), operator)).toEqual({
      url: "http://127.0.0.1:8787/gateway/callback/push-result",
      headers: { "content-type": "application/json", "x-gateway-bank-key": "bank-to-gateway" },
      body: JSON.stringify({ session_id: "ps_1", push_token: token, result: "APPROVED" }),
    });
  });

  it("waits while the gateway is not configured", () => {
    const { row } = owedPush();
    expect(callbackRequest(row(), undefined)).toBeNull();
  });

  it("is leased by one sender, and by another if the first one died", () => {
    const { books, moment } = owedPush();
    expect(leaseDue(books, moment)).toHaveLength(1);
    expect(leaseDue(books, moment)).toHaveLength(0);
    moment.now += 15_000;
    expect(leaseDue(books, moment)).toMatchObject([{ attempts: 2 }]);
  });

  it.each([200, 202])("is heard with %s", (status) => {
    const { books, token, row, attempt } = owedPush();
    const subject = { originator: "gateway", subject: token };
    expect(isAcknowledged(books, subject)).toBe(false);
    attempt(status);
    expect([row().state, isAcknowledged(books, subject)]).toEqual(["HEARD", true]);
  });

  it("is separate from another gateway's of the same name", () => {
    const { books, token, attempt } = owedPush();
    attempt(202);
    expect(isAcknowledged(books, { originator: "another", subject: token })).toBe(false);
  });

  it.each([0, 401, 403, 429, 500, 503])("is repeated after %s", (status) => {
    const { row, attempt } = owedPush();
    attempt(status);
    expect(row()).toMatchObject({ state: "WAITING", next_at: T0 + 1000 });
  });

  it.each([404, 409, 410, 422])("is given up after %s", (status) => {
    const { row, attempt } = owedPush();
    attempt(status);
    expect(row().state).toBe("GIVEN_UP");
  });

  it("is sent twice with the fault DUPLICATE_CALLBACK", () => {
    const { row, attempt } = owedPush("DUPLICATE_CALLBACK");
    attempt(202);
    expect(row().state).toBe("WAITING");
    attempt(202);
    expect(row().state).toBe("HEARD");
  });

  it("is never sent with the fault DROP_CALLBACK", () => {
    const { attempt } = owedPush("DROP_CALLBACK");
    expect(attempt(202)).toBeUndefined();
  });
});

describe("the rail's callback", () => {
  const owedCredit = () => {
    const { books, moment } = worldBooks();
    const report = { kind: "credit", originator: "gateway", bank: null, subject: "E", body: "{}" };
    const callback = newCallback(null, 0, moment, report as Callback);
    books.callbacks.put({ ...callback, first_body: '{"wrong":1}' });
    return { books, moment };
  };

  it("is repeated after a refusal too, and correct after a wrong first time", () => {
    const { books, moment } = owedCredit();
    const bodies = [1, 2].map(() => {
      const [leased] = leaseDue(books, moment);
      if (!leased) return null;
      concludeAttempt(books, leased.callback_id, 409, moment);
      moment.now += 60_000;
      return callbackRequest(leased, operator);
    });
    expect(bodies).toMatchObject([
      { body: '{"wrong":1}', headers: { "x-gateway-rail-key": "rail-to-gateway" } },
      { body: "{}" },
    ]);
  });

  it("is given up after a day", () => {
    const { books, moment } = owedCredit();
    moment.now += 24 * 3_600_000 + 1;
    const [leased] = leaseDue(books, moment);
    concludeAttempt(books, leased?.callback_id ?? "", 503, moment);
    expect(books.callbacks.list({})).toMatchObject([{ state: "GIVEN_UP" }]);
  });
});

it.each([
  [1, 1_000],
  [2, 2_000],
  [6, 32_000],
  [7, 60_000],
  [50, 60_000],
])("after attempt %d the next one waits %d ms", (attempts, ms) => {
  expect(callbackBackOffMs(attempts)).toBe(ms);
});
