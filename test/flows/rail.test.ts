import { afterAll, afterEach, describe, expect, inject, test } from "vitest";
import {
  bankHandles,
  eventually,
  inboxOf,
  merchantOf,
  parseEvent,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  callBack,
  clearFaults,
  codeOf,
  foreignCustomer,
  gatewayOf,
  magicCustomer,
  ownAmount,
  resolved,
  setFaults,
  settledAndBalanced,
  transfersOf,
  withCode,
} from "./steps.ts";

const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const { own, other } = bankHandles(world);
const merchant = merchantOf(world);
const { merchant: shop, rail_key, bank_keys } = gatewayOf(world);
const payer = foreignCustomer(world);

const rail = (operation: string, fault: string) => setFaults(world, "rail", [{ operation, fault }]);

afterEach(() => clearFaults(world));

afterAll(async () => {
  expect(await settledAndBalanced(world)).toBe(true);
});

/** Confirms a payment across banks and returns its first answer. */
const confirmed = async (amount: number, terms: Record<string, unknown> = {}) => {
  const prepared = await withCode(world, { amount, ...terms }, payer);
  const { status, body } = await prepared.checkout.confirm(prepared.otp_code);
  return { ...prepared, status, body, session_id: prepared.session.session_id };
};

describe("the rail's report", () => {
  test("that never comes is requested", async () => {
    await rail("credit", "DROP_CALLBACK");
    const amount = ownAmount();
    const { session_id, body } = await confirmed(amount);
    expect(body).toMatchObject({ state: "SETTLEMENT_PENDING", settlement_type: "national_rail" });
    const view = await clock.hurry(merchant.untilStatus(session_id, "COMPLETED", "FAILED"));
    expect(view).toMatchObject({ state: "COMPLETED", settlement_type: "national_rail" });
    expect(await transfersOf(world, amount)).toMatchObject([{ status: "BOOKED" }]);
  });

  test("that comes before the bank's answer completes at once", async () => {
    await setFaults(world, `banks/${other}`, [
      { operation: "execute-transaction", fault: "REORDER_CALLBACK" },
    ]);
    const amount = ownAmount();
    const inbox = inboxOf(world, `reorder-${amount}`);
    const { session_id } = await confirmed(amount, { webhook_url: inbox.url });
    const view = await merchant.untilStatus(session_id, "COMPLETED", "FAILED");
    expect(view.state).toBe("COMPLETED");
    await inbox.event("payment.completed", session_id);
    const events = (await inbox.messages()).map((message) => parseEvent(message).event);
    expect(events).toEqual(["payment.completed"]);
    const status = await eventually("the bank's own fee", async () => {
      const found = await merchant.paymentStatus(session_id);
      return (found.fees as { bank_fee: number } | null)?.bank_fee ? found : null;
    });
    expect(status).toMatchObject({ status: "COMPLETED", fees: { settlement_fee: 10 } });
    expect(await transfersOf(world, amount)).toHaveLength(1);
  });

  test("that comes twice counts once", async () => {
    await rail("credit", "DUPLICATE_CALLBACK");
    const amount = ownAmount();
    const inbox = inboxOf(world, `duplicate-${amount}`);
    const { session_id } = await confirmed(amount, { webhook_url: inbox.url });
    await merchant.untilStatus(session_id, "COMPLETED", "FAILED");
    // They are sent separately, in no order.
    await inbox.event("payment.completed", session_id);
    await inbox.event("payment.settlement_pending", session_id);
    const events = (await inbox.messages()).map((message) => parseEvent(message).event);
    expect(events.sort()).toEqual(["payment.completed", "payment.settlement_pending"]);
    expect(await transfersOf(world, amount)).toHaveLength(1);
  });

  test("about another amount is refused, and the right one completes", async () => {
    await rail("credit", "WRONG_AMOUNT");
    const { session_id } = await confirmed(ownAmount());
    const view = await clock.hurry(merchant.untilStatus(session_id, "COMPLETED", "FAILED"));
    expect(view.state).toBe("COMPLETED");
  });

  test("that the payee's bank rejected it fails the payment, and the money returns", async () => {
    const amount = ownAmount();
    const closed = magicCustomer(world, "closed.payee");
    const inbox = inboxOf(world, `returned-${amount}`);
    const destination = { type: "alias", value: closed.alias };
    const prepared = await withCode(world, { amount, destination, webhook_url: inbox.url });
    await prepared.checkout.confirm(prepared.otp_code);
    const { session_id } = prepared.session;
    const view = await clock.hurry(merchant.untilStatus(session_id, "FAILED", "COMPLETED"));
    expect(view).toMatchObject({ state: "FAILED", failure: { code: "SETTLEMENT_REJECTED" } });
    const event = parseEvent(await inbox.event("payment.failed", session_id));
    expect(event.data).toMatchObject({ failure_code: "SETTLEMENT_REJECTED" });
    await clock.hurry(
      eventually("the funds to be back", async () => {
        return (await merchant.paymentStatus(session_id)).funds === "RETURNED";
      }),
    );
    const { iban: debtor_iban } = prepared.customer;
    const returned = { debtor_iban, creditor_iban: closed.iban, amount, status: "RETURNED" };
    expect(await transfersOf(world, amount)).toMatchObject([returned]);
  });
});

describe("credit callbacks from strangers", () => {
  /** A payment with a pending settlement, and the rail's report about it. */
  const waiting = async () => {
    await rail("credit", "DROP_CALLBACK");
    const amount = ownAmount();
    const { session_id } = await confirmed(amount);
    const [transfer] = await transfersOf(world, amount);
    const { payment_id } = await merchant.readSession(session_id);
    const word = {
      end_to_end_id: transfer?.end_to_end_id,
      originator_ref: payment_id,
      status: "CREDITED",
      amount,
      currency: world.currency,
      debtor_iban: transfer?.debtor_iban,
      creditor_iban: transfer?.creditor_iban,
      rail_ref: "RAIL-TEST",
      settlement_fee: 10,
    };
    return { session_id, word };
  };
  const say = (body: unknown, key: string | null = rail_key) =>
    callBack(world, "credit", key === null ? {} : { "x-gateway-rail-key": key }, body);

  test("are refused by key, by payment and by every single field", async () => {
    const { session_id, word } = await waiting();
    for (const key of [null, "", "rk_wrong", shop.api_key, bank_keys[own] ?? ""]) {
      const answer = await say(word, key);
      expect([answer.status, codeOf(answer)]).toEqual([401, "UNAUTHENTICATED"]);
    }
    const inWrongHeader = { "x-gateway-bank-key": rail_key };
    expect((await callBack(world, "credit", inWrongHeader, word)).status).toBe(401);

    const nobody = `pay_${"0".repeat(43)}`;
    for (const originator_ref of [nobody, "pay_1", "nonsense"]) {
      const answer = await say({ ...word, originator_ref });
      expect([answer.status, codeOf(answer)]).toEqual([404, "NOT_FOUND"]);
    }
    const changes = [
      { amount: word.amount + 1 },
      { amount: 1 },
      { currency: "EUR" },
      { debtor_iban: word.creditor_iban },
      { creditor_iban: word.debtor_iban },
      { end_to_end_id: "ANOTHER" },
    ];
    for (const change of changes) {
      for (const status of ["CREDITED", "REJECTED"]) {
        const answer = await say({ ...word, ...change, status });
        expect([change, answer.status, codeOf(answer)]).toEqual([change, 409, "CALLBACK_MISMATCH"]);
      }
    }
    for (const bad of [{}, [], { ...word, mood: "fine" }, { ...word, amount: "1" }]) {
      expect((await say(bad)).status).toBe(422);
    }
    expect((await merchant.readSession(session_id)).state).toBe("SETTLEMENT_PENDING");

    const accepted = await say(word);
    expect(accepted).toMatchObject({ status: 202, body: { accepted: true } });
    expect((await merchant.readSession(session_id)).state).toBe("COMPLETED");
    expect(await say(word)).toMatchObject({ status: 202, body: { accepted: true } });
    const contradiction = await say({ ...word, status: "REJECTED" });
    expect(contradiction).toMatchObject({ status: 202, body: { accepted: true } });
    expect(await merchant.readSession(session_id)).toMatchObject({
      state: "COMPLETED",
      failure: null,
    });
  });

  test("are not found before there is an instruction", async () => {
    const { word } = await waiting();
    const { session_id } = await merchant.createSession();
    const answer = await say({ ...word, originator_ref: session_id });
    expect([answer.status, codeOf(answer)]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("push results from strangers", () => {
  // @rule B8.4
  test("are refused by key, by bank and by session; for an older prompt they are ignored", async () => {
    const amount = ownAmount();
    const { session, checkout } = await resolved(world, { amount });
    await checkout.selectAuth("PUSH");
    const { session_id } = session;
    const said = { session_id, push_token: "psh_unknown", result: "APPROVED" };
    const say = (body: unknown, key: string) =>
      callBack(world, "push-result", key === "" ? {} : { "x-gateway-bank-key": key }, body);

    for (const key of ["", "bk_wrong", rail_key, shop.api_key]) {
      const answer = await say(said, key);
      expect([answer.status, codeOf(answer)]).toEqual([401, "UNAUTHENTICATED"]);
    }
    const otherBank = await say(said, bank_keys[other] ?? "");
    expect([otherBank.status, codeOf(otherBank)]).toEqual([404, "NOT_FOUND"]);
    for (const id of [
      "ps_1",
      `ps_${"0".repeat(43)}`,
      (await merchant.createSession()).session_id,
    ]) {
      const answer = await say({ ...said, session_id: id }, bank_keys[own] ?? "");
      expect([answer.status, codeOf(answer)]).toEqual([404, "NOT_FOUND"]);
    }
    expect(await say(said, bank_keys[own] ?? "")).toMatchObject({
      status: 202,
      body: { accepted: true },
    });
    expect((await say({ ...said, result: "MAYBE" }, bank_keys[own] ?? "")).status).toBe(422);
    expect((await merchant.readSession(session_id)).state).toBe("PUSH_SENT");
    expect(await transfersOf(world, amount)).toEqual([]);
  });
});
