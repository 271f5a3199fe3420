import { expect, inject, test } from "vitest";
import { eventually, merchantOf } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { admin, foreignCustomer, ownAmount, withCode } from "./steps.ts";

/** Staff find a payment by what its parties hold. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);

interface Found {
  payment_id: string;
  state: string;
  debtor_bank: string;
}

/** The payment as shown to staff, and its names at the banks. */
interface Shown {
  movements: {
    end_to_end_id: string;
    answer: { transfer_ref: string } | null;
    credit: { rail_ref: string } | null;
  }[];
}

const find = async (query: string): Promise<Found[]> =>
  (await admin<{ data: Found[] }>(world, "GET", `/payments?${query}`)).data;

test("a payment across banks is found by its reference and by the names that banks use", async () => {
  const amount = ownAmount();
  const reference = `lost-${amount}`;
  const terms = { amount, reference };
  const customer = foreignCustomer(world);
  const { session, checkout, otp_code } = await withCode(world, terms, customer);
  const payment_id = session.session_id.replace("ps_", "pay_");
  expect(await find(`q=${session.session_id}`)).toMatchObject([{ payment_id, state: "OTP_SENT" }]);
  await checkout.confirm(otp_code);
  await clock.hurry(merchantOf(world).untilStatus(session.session_id, "COMPLETED", "FAILED"));

  const { movements } = await admin<Shown>(world, "GET", `/payments/${payment_id}`);
  const { end_to_end_id = "", answer, credit } = movements[0] ?? {};
  const expected = [{ payment_id, state: "COMPLETED", debtor_bank: customer.bank_handle }];
  for (const name of [reference, end_to_end_id, answer?.transfer_ref, credit?.rail_ref]) {
    await eventually(`${name} to be found`, async () => (await find(`q=${name}`)).length === 1);
    expect(await find(`q=${name}`)).toMatchObject(expected);
  }
  const filters = `amount_from=${amount}&amount_to=${amount}&bank=${customer.bank_handle}`;
  expect(await find(filters)).toMatchObject(expected);
});
