import { expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { eventually, merchantOf } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  admin,
  codeOf,
  gatewayOf,
  newMerchant,
  opened,
  ownAmount,
  withCode,
  worldOf,
} from "./steps.ts";

/** Staff explain a payment, act on it, and take its figures away. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const { base_url, admin_key } = gatewayOf(world);

interface Explained {
  status: string;
  state: string;
  next: { what: string; at: string }[];
  allowed: {
    action: string;
    about: string | null;
    allowed: boolean;
    why: { code: string } | null;
  }[];
  timeline: { kind: string; what: string }[];
  refunds: { amount: number; status: string }[];
}

const payment = (id: string): Promise<Explained> =>
  admin<Explained>(world, "GET", `/payments/${id}`);

const act = (path: string, body: object) =>
  requestJson<{ code?: string }>(`${base_url}/admin/v1${path}`, {
    ...{ method: "POST", body, headers: { "x-gateway-admin-key": admin_key } },
  });

const csv = async (path: string): Promise<string> => {
  const headers = { "x-gateway-admin-key": admin_key };
  const answer = await fetch(`${base_url}/admin/v1${path}`, { headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

const mayNow = ({ allowed }: Explained, wanted: string) =>
  allowed.find(({ action, about }) => action === wanted && about === null);

test("an open payment says what comes next, and staff cancel it once", async () => {
  const { session } = await opened(world, { amount: ownAmount() });
  const open = await payment(session.session_id);
  expect(open.next.map(({ at }) => Date.parse(at))).not.toContain(Number.NaN);
  expect(mayNow(open, "cancel")?.allowed).toBe(true);
  const note = "The customer called.";
  expect((await act(`/payments/${session.session_id}/cancel`, { note })).status).toBe(200);
  const after = await payment(session.session_id);
  expect([after.status, mayNow(after, "cancel")?.allowed]).toEqual(["CANCELLED", false]);
  const asked = await act(`/payments/${session.session_id}/ask`, {});
  expect([asked.status, codeOf(asked)]).toEqual([409, "NOTHING_TO_ASK"]);
});

test("a paid payment is refunded for its merchant, and is in every file of its day", async () => {
  await clock.toNoon();
  const made = await newMerchant(world, { refund_authority: true });
  const shop = worldOf(world, made);
  const amount = ownAmount();
  const reference = `=day-${amount}`;
  const { session, checkout, otp_code } = await withCode(shop, { amount, reference });
  await checkout.confirm(otp_code);
  await clock.hurry(merchantOf(shop).untilStatus(session.session_id, "COMPLETED", "FAILED"));
  const paid = await payment(session.session_id);
  expect([paid.status, mayNow(paid, "refund")?.allowed]).toEqual(["COMPLETED", true]);

  const refund = { amount: 100, reason: "Damaged", idempotency_key: `staff-${amount}` };
  const [first, second] = [
    await act(`/payments/${session.session_id}/refund`, refund),
    await act(`/payments/${session.session_id}/refund`, refund),
  ];
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  const tooMuch = { ...refund, amount, idempotency_key: `more-${amount}` };
  expect(codeOf(await act(`/payments/${session.session_id}/refund`, tooMuch))).toBe(
    "REFUND_EXCEEDS_PAYMENT",
  );
  await clock.hurry(
    eventually("the refund to complete", async () =>
      (await payment(session.session_id)).refunds.every(({ status }) => status === "COMPLETED"),
    ),
  );

  await eventually("the list to show that it completed", async () =>
    (await csv(`/payments.csv?merchant_id=${made.merchant_id}`)).includes("COMPLETED"),
  );
  const list = await csv(`/payments.csv?merchant_id=${made.merchant_id}`);
  // A formula of a merchant stays text in the staff's spreadsheet.
  expect(list).toContain(`'${reference}`);
  expect(list.trim().split("\n")).toHaveLength(2);

  const today = new Date(Date.now() + (await clock.offset())).toISOString().slice(0, 10);
  const file = `/merchants/${made.merchant_id}/settlements/${today}.csv?mode=test`;
  await eventually("both movements in the settlement file", async () =>
    /PAYMENT[\s\S]*REFUND/.test(await csv(file)),
  );
  const own = await fetch(`${base_url}/api/v1/settlements/${today}.csv`, {
    headers: { authorization: `Bearer ${made.api_key}` },
  });
  expect(await own.text()).toBe(await csv(file));

  // The list reads an unfinished payment from its object; the totals wait for its row.
  const totals = () =>
    admin<{ present: { completed: number; volume: { amount: number }[] } }>(
      world,
      "GET",
      `/totals?mode=test&merchant_id=${made.merchant_id}`,
    );
  await eventually("the totals to count it", async () => (await totals()).present.completed > 0);
  const volume = [{ amount, currency: "USD" }];
  expect((await totals()).present).toMatchObject({ completed: 1, volume });
});
