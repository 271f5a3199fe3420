import { afterEach, describe, expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { bankHandles, bookedAt, merchantOf, readLedger } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  clearFaults,
  foreignCustomer,
  gatewayOf,
  ownAmount,
  resolved,
  setBankTimeout,
  setFaults,
  transfersOf,
  withCode,
} from "./steps.ts";

/** Connections that are cut or slow, and forged callbacks of rail and banks. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const merchant = merchantOf(world);
const { destination } = merchant;
const { own, other } = bankHandles(world);

afterEach(() => clearFaults(world));

describe("an answer that is cut or slow decides nothing about the payment", () => {
  test.each(["RESET_BEFORE_APPLY", "RESET_AFTER_APPLY", "DRIP"])(
    "%s at execute-transaction: it is sent again, with one debit in total",
    async (fault) => {
      const amount = ownAmount();
      const { checkout, session, otp_code, customer } = await withCode(world, { amount });
      const before = await readLedger(world);
      await setBankTimeout(world, own, 500);
      await setFaults(world, `banks/${own}`, [{ operation: "execute-transaction", fault }]);
      const confirmed = await checkout.confirm(otp_code);
      await setBankTimeout(world, own, 10_000);
      expect(confirmed.body).toMatchObject({ state: "EXECUTING" });
      const ended = merchant.untilStatus(session.session_id, "COMPLETED", "FAILED");
      expect((await clock.hurry(ended)).state).toBe("COMPLETED");
      expect(await transfersOf(world, amount)).toHaveLength(1);
      const after = await readLedger(world);
      const moved = (iban: string) => bookedAt(after, iban) - bookedAt(before, iban);
      expect([moved(customer.iban), moved(destination)]).toEqual([-amount, amount]);
    },
  );

  // @rule D3.6
  test("RESET_AFTER_APPLY at the directory: a retryable 503, and the code is not used up", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount }, foreignCustomer(world));
    await setFaults(world, "directory", [{ operation: "resolve", fault: "RESET_AFTER_APPLY" }]);
    const refused = await prepared.checkout.confirm(prepared.otp_code);
    expect(refused).toMatchObject({
      status: 503,
      body: { error: { code: "DIRECTORY_UNAVAILABLE", retryable: true } },
    });
    expect((await prepared.checkout.confirm(prepared.otp_code)).status).toBe(200);
    await merchant.untilStatus(prepared.session.session_id, "COMPLETED");
  });

  test("a cut and a wrong answer of the rail's status: asked again, until the credit is proven", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount }, foreignCustomer(world));
    await setFaults(world, "rail", [
      { operation: "credit", fault: "DROP_CALLBACK" },
      { operation: "status", fault: "RESET_BEFORE_APPLY" },
      { operation: "status", fault: "WRONG_AMOUNT" },
    ]);
    await prepared.checkout.confirm(prepared.otp_code);
    const { session_id } = prepared.session;
    const view = await clock.hurry(merchant.untilStatus(session_id, "COMPLETED"));
    expect(view.settlement_type).toBe("national_rail");
  });
});

describe("a forged callback changes nothing", () => {
  const forge = (request: object) =>
    requestOk<{ status: number; answer: string }>(
      `${new URL(world.rail.base_url).origin}/__local/callbacks`,
      { method: "POST", body: request },
    );

  test("about a prompt: only the payer's own bank can approve", async () => {
    const { checkout, session } = await resolved(world);
    await checkout.selectAuth("PUSH");
    const { session_id } = session;
    const { bank_keys, rail_key } = gatewayOf(world);
    for (const [changes, key, status] of [
      [{}, "bk_forged", 401],
      [{}, rail_key, 401],
      [{}, bank_keys[other], 404],
      [{ push_token: "psh_forged" }, undefined, 202],
      [{ result: "PERHAPS" }, undefined, 422],
    ] as const) {
      const said = await forge({ kind: "push-result", session_id, changes, key });
      expect([changes, said.status]).toEqual([changes, status]);
    }
    expect(await merchant.readSession(session_id)).toMatchObject({ state: "PUSH_SENT" });
  });

  test("about a credit: only the rail's own report completes the payment", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount }, foreignCustomer(world));
    await setFaults(world, "rail", [{ operation: "credit", fault: "LATE_CALLBACK_MS:2000" }]);
    await prepared.checkout.confirm(prepared.otp_code);
    const [transfer] = await transfersOf(world, amount);
    const say = (changes: object, key?: string) =>
      forge({ kind: "credit", end_to_end_id: transfer?.end_to_end_id, changes, key });
    const bankKey = gatewayOf(world).bank_keys[own];
    for (const [changes, key, status] of [
      [{}, "rk_forged", 401],
      [{}, "", 401],
      [{}, bankKey, 401],
      [{ amount: amount + 1 }, undefined, 409],
      [{ currency: "EUR" }, undefined, 409],
      [{ creditor_iban: prepared.customer.iban }, undefined, 409],
      [{ debtor_iban: destination }, undefined, 409],
      [{ end_to_end_id: "FORGED" }, undefined, 409],
      [{ originator_ref: "pay_nobody" }, undefined, 404],
    ] as const) {
      expect([changes, (await say(changes, key)).status]).toEqual([changes, status]);
    }
    const { session_id } = prepared.session;
    expect(await merchant.readSession(session_id)).toMatchObject({ state: "SETTLEMENT_PENDING" });
    expect((await merchant.untilStatus(session_id, "COMPLETED")).amount).toBe(amount);
  });
});
