import { afterEach, describe, expect, inject, test } from "vitest";
import type { World } from "../../scripts/local/world.ts";
import {
  bookedAt,
  eventually,
  inboxOf,
  isBalanced,
  isSigned,
  merchantOf,
  readLedger,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  clearFaults,
  type ErrorBody,
  foreignCustomer,
  gatewayOf,
  ownAmount,
  type Prepared,
  setFaults,
  withCode,
} from "./steps.ts";

/** Refunds, through a bank that itself counts what was refunded. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);

interface Refund {
  refund_id: string;
  payment_id: string;
  amount: number;
  status: string;
}

/** The world with another of its merchants in place of the first. */
const worldOf = (which: (merchant: World["gateways"][0]["merchant"]) => boolean): World => {
  const gateway = gatewayOf(world);
  const merchant = gateway.further_merchants.find(which);
  if (!merchant) throw new Error("the world has no such merchant");
  return { ...world, gateways: [{ ...gateway, merchant }] };
};

/** A completed payment, its merchant and its payer. */
const paid = async (of: World, customer?: Prepared["customer"]) => {
  const merchant = merchantOf(of);
  const amount = ownAmount();
  const inbox = inboxOf(of, `refunds-${amount}`);
  const terms = { amount, webhook_url: inbox.url };
  const prepared = await withCode(of, terms, customer);
  await prepared.checkout.confirm(prepared.otp_code);
  const ended = merchant.untilStatus(prepared.session.session_id, "COMPLETED", "FAILED");
  const { session_id, payment_id } = await clock.hurry(ended);
  const path = `/payments/${payment_id}/refunds`;
  return {
    ...{ amount, inbox, merchant, session_id, payer: prepared.customer },
    refund: (body: object = {}, headers: Record<string, string> = {}) =>
      merchant.call<Refund & ErrorBody>("POST", path, body, headers),
    untilEnded: (refundId: string) =>
      clock.hurry(
        eventually(`the end of ${refundId}`, async () => {
          const { body } = await merchant.call<Refund>("GET", `${path}/${refundId}`);
          return body.status !== "PROCESSING" && body;
        }),
      ),
  };
};

afterEach(() => clearFaults(world));

describe("a refund", () => {
  test.each([
    ["at the same bank", undefined],
    ["across banks", foreignCustomer(world)],
  ])("%s goes back to the payer, and the merchant gets the event", async (_title, customer) => {
    const { amount, inbox, merchant, payer, refund, session_id, untilEnded } = await paid(
      world,
      customer,
    );
    const before = await readLedger(world);
    const { status, body } = await refund({ reason: "returned" });
    expect([status, body.amount]).toEqual([201, amount]);
    expect(await untilEnded(body.refund_id)).toMatchObject({ status: "COMPLETED" });
    const webhook = await inbox.event("refund.completed", session_id);
    expect(isSigned(webhook, merchant.signing_secret)).toBe(true);
    const after = await readLedger(world);
    const moved = (iban: string) => bookedAt(after, iban) - bookedAt(before, iban);
    expect([moved(payer.iban), moved(merchant.destination)]).toEqual([amount, -amount]);
    expect(isBalanced(after)).toBe(true);
  });

  test("whose answer is lost is sent again under the same end_to_end_id, and paid once", async () => {
    const { amount, payer, refund, untilEnded } = await paid(world);
    const before = await readLedger(world);
    const lost = ["RESET_AFTER_APPLY", "ERROR_500_AFTER_APPLY"];
    const faults = lost.map((fault) => ({ operation: "execute-transaction", fault }));
    await setFaults(world, `banks/${world.banks[0]?.bank_handle}`, faults);
    const { body } = await refund();
    expect(await untilEnded(body.refund_id)).toMatchObject({ status: "COMPLETED" });
    const after = await readLedger(world);
    expect(bookedAt(after, payer.iban) - bookedAt(before, payer.iban)).toBe(amount);
  });

  test("and ten parallel ones never exceed what was paid", async () => {
    const { amount, payer, refund, untilEnded } = await paid(world);
    const before = await readLedger(world);
    const part = Math.ceil(amount / 3);
    const answers = await Promise.all(Array.from({ length: 11 }, () => refund({ amount: part })));
    const given = answers.filter(({ status }) => status === 201);
    expect(given.length).toBe(amount % 3 === 0 ? 3 : 2);
    for (const { body } of given) {
      expect(await untilEnded(body.refund_id)).toMatchObject({ status: "COMPLETED" });
    }
    const after = await readLedger(world);
    const back = bookedAt(after, payer.iban) - bookedAt(before, payer.iban);
    expect(back).toBe(part * given.length);
  });
});

test("a merchant of another bank can refund too", async () => {
  const further = worldOf((merchant) => merchant.refund_authority);
  const { refund, untilEnded } = await paid(further);
  const { body } = await refund({ amount: 1 });
  expect(await untilEnded(body.refund_id)).toMatchObject({ status: "COMPLETED" });
});

test("a merchant whose bank has no refund authority on record cannot refund", async () => {
  const without = worldOf((merchant) => !merchant.refund_authority);
  const { refund } = await paid(without);
  const { status, body } = await refund();
  expect([status, body.error.code]).toEqual([422, "REFUND_NOT_AUTHORISED"]);
});
