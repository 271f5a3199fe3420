import { expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import {
  bankHandles,
  eventually,
  inboxOf,
  isSigned,
  merchantOf,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  admin,
  callBack,
  clearFaults,
  foreignCustomer,
  gatewayOf,
  ownAmount,
  setFaults,
  transfersOf,
  withCode,
} from "./steps.ts";

/** Staff resolve what neither bank nor rail has answered after half an hour. */
const world = inject("world");
const { advance } = clockAt(inject("baseUrls").sandbox);

const MINUTE = 60_000;

interface Listed {
  payment_id: string;
  reason: string;
  state: string;
}

const listed = async (paymentId: string): Promise<Listed | undefined> => {
  const { data } = await admin<{ data: Listed[] }>(world, "GET", "/reconciliation");
  return data.find(({ payment_id }) => payment_id === paymentId);
};

const untilListed = async (paymentId: string, reason: string) => {
  await eventually(`${reason} on the list`, async () => {
    const row = await listed(paymentId);
    return row?.reason === reason;
  });
  return listed(paymentId);
};

/** While an attempt is under way the answer is 409: a few seconds of each minute. */
const settle = (paymentId: string, outcome: string) => {
  const { base_url, admin_key } = gatewayOf(world);
  const request = {
    method: "POST",
    headers: { "x-gateway-admin-key": admin_key },
    body: { outcome, note: "seen in the bank's ledger" },
  };
  const url = `${base_url}/admin/v1/reconciliation/${paymentId}/resolve`;
  return eventually("nothing is under way", async () => {
    const answer = await requestJson<{ status: string }>(url, request);
    return answer.status !== 409 && answer;
  });
};

test("a bank that books and never answers: staff resolve it as completed", async () => {
  const merchant = merchantOf(world);
  const inbox = inboxOf(world, "settled");
  const amount = ownAmount();
  const { checkout, session, otp_code } = await withCode(world, {
    amount,
    webhook_url: inbox.url,
  });
  const paymentId = session.session_id.replace("ps_", "pay_");
  const mute = { operation: "execute-transaction", fault: "ERROR_500_AFTER_APPLY", times: -1 };
  await setFaults(world, `banks/${bankHandles(world).own}`, [mute]);
  await checkout.confirm(otp_code);
  expect(await merchant.readSession(session.session_id)).toMatchObject({ state: "EXECUTING" });
  expect(await listed(paymentId)).toBeUndefined();

  await advance(31 * MINUTE);
  expect(await untilListed(paymentId, "UNKNOWN_OUTCOME")).toMatchObject({ state: "EXECUTING" });
  expect(await transfersOf(world, amount)).toMatchObject([{ status: "BOOKED" }]);
  const answer = await settle(paymentId, "COMPLETED");
  expect([answer.status, answer.body.status]).toEqual([200, "RESOLVED"]);

  const webhook = await inbox.event("payment.completed", session.session_id);
  expect(isSigned(webhook, merchant.signing_secret)).toBe(true);
  expect(await merchant.readSession(session.session_id)).toMatchObject({ state: "COMPLETED" });
  expect(await listed(paymentId)).toBeUndefined();
  await clearFaults(world);
});

test("a silent rail: staff resolve it as failed, and a later credit is late money", async () => {
  const inbox = inboxOf(world, "stalled");
  const silent = [
    { operation: "credit", fault: "DROP_CALLBACK", times: -1 },
    { operation: "status", fault: "STATUS:503", times: -1 },
  ];
  await setFaults(world, "rail", silent);
  const terms = { amount: ownAmount(), webhook_url: inbox.url };
  const { checkout, session, otp_code } = await withCode(world, terms, foreignCustomer(world));
  const paymentId = session.session_id.replace("ps_", "pay_");
  await checkout.confirm(otp_code);
  await advance(11 * MINUTE);
  expect(await untilListed(paymentId, "STALLED")).toMatchObject({ state: "SETTLEMENT_PENDING" });
  expect((await settle(paymentId, "FAILED")).status).toBe(200);
  await inbox.event("payment.failed", session.session_id);
  const merchant = merchantOf(world);
  expect(await merchant.readSession(session.session_id)).toMatchObject({
    state: "FAILED",
    failure: { code: "SETTLEMENT_REJECTED" },
    funds: "RETURNING",
  });

  const [transfer] = await transfersOf(world, terms.amount);
  const credit = {
    end_to_end_id: transfer?.end_to_end_id,
    originator_ref: paymentId,
    status: "CREDITED",
    amount: terms.amount,
    currency: transfer?.currency,
    debtor_iban: transfer?.debtor_iban,
    creditor_iban: transfer?.creditor_iban,
    rail_ref: "RAIL-LATE",
  };
  const { rail_key } = gatewayOf(world);
  const { status } = await callBack(world, "credit", { "x-gateway-rail-key": rail_key }, credit);
  expect(status).toBe(202);
  expect(await untilListed(paymentId, "LATE_MONEY")).toMatchObject({ state: "FAILED" });
  expect((await settle(paymentId, "ACKNOWLEDGED")).status).toBe(200);
  expect(await listed(paymentId)).toBeUndefined();
  await clearFaults(world);
});
