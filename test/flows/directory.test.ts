import { afterAll, describe, expect, inject, test } from "vitest";
import { bankHandles, customerAt, merchantOf } from "../support/checkout-client.ts";
import {
  clearFaults,
  codeOf,
  type ErrorBody,
  foreignCustomer,
  opened,
  ownAmount,
  setFaults,
  settledAndBalanced,
  transfersOf,
  withCode,
} from "./steps.ts";

const world = inject("world");
const merchant = merchantOf(world);
const payer = foreignCustomer(world);

const directory = (fault: string, times = 1) =>
  setFaults(world, "directory", [{ operation: "resolve", fault, times }]);

afterAll(async () => {
  await clearFaults(world);
  expect(await settledAndBalanced(world)).toBe(true);
});

// @rule D3.3
describe("the national directory", () => {
  test.each(["STATUS:503", "STATUS:401", "MALFORMED", "REFUSE:NOT_AUTHORISED"])(
    "that does not answer (%s) stops only the payer's resolution",
    async (fault) => {
      const { checkout, session } = await opened(world);
      await directory(fault);
      const answer = await checkout.resolvePayer({ payer_alias: payer.alias });
      expect([answer.status, codeOf(answer)]).toEqual([503, "DIRECTORY_UNAVAILABLE"]);
      expect((answer.body as unknown as ErrorBody).error.retryable).toBe(true);
      expect((await merchant.readSession(session.session_id)).status).toBe("PENDING");
      expect((await checkout.resolvePayer({ payer_alias: payer.alias })).status).toBe(200);
    },
  );

  // @rule P5.1 P5.3
  test("that does not answer at the last check leaves the code unused", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount }, payer);
    await directory("STATUS:503", 3);
    for (let count = 0; count < 3; count++) {
      const answer = await prepared.checkout.confirm(prepared.otp_code);
      expect([answer.status, codeOf(answer)]).toEqual([503, "DIRECTORY_UNAVAILABLE"]);
    }
    expect((await merchant.readSession(prepared.session.session_id)).state).toBe("OTP_SENT");
    const { status, body } = await prepared.checkout.confirm(prepared.otp_code);
    expect([status, body.status]).toEqual([200, "PROCESSING"]);
    await merchant.untilStatus(prepared.session.session_id, "COMPLETED");
    expect(await transfersOf(world, amount)).toHaveLength(1);
  });

  test("that does not confirm the payee's bank stops the payer's resolution", async () => {
    const { checkout, session } = await opened(world);
    await directory("STATUS:404");
    const answer = await checkout.resolvePayer({ payer_alias: payer.alias });
    expect([answer.status, codeOf(answer)]).toEqual([409, "DESTINATION_MISMATCH"]);
    expect((await merchant.readSession(session.session_id)).state).toBe("PENDING");
  });

  // @rule P5.4
  test("that no longer confirms it at the last check ends the payment, and nothing is sent", async () => {
    const amount = ownAmount();
    const prepared = await withCode(world, { amount }, payer);
    await directory("STATUS:404");
    const answer = await prepared.checkout.confirm(prepared.otp_code);
    expect([answer.status, codeOf(answer)]).toEqual([422, "DESTINATION_MISMATCH"]);
    expect(await merchant.readSession(prepared.session.session_id)).toMatchObject({
      state: "FAILED",
      failure: { code: "DESTINATION_MISMATCH" },
    });
    expect(await transfersOf(world, amount)).toEqual([]);
  });

  test("is not asked about payments within one bank", async () => {
    await directory("STATUS:503", -1);
    const prepared = await withCode(world, { amount: ownAmount() });
    const { body } = await prepared.checkout.confirm(prepared.otp_code);
    await setFaults(world, "directory", []);
    expect(body).toMatchObject({ state: "COMPLETED" });
  });
});

describe("a payee by alias", () => {
  const { own, other } = bankHandles(world);
  const twice = world.customers.find(({ alias, bank_handle }) => {
    const both = world.customers.filter((customer) => customer.alias === alias);
    return bank_handle === other && both.length > 1;
  });

  test.each([
    ["at the bank of the bare alias", (alias: string) => alias, own, other],
    ["at the requested bank", (alias: string) => `${alias}@${other}`, other, own],
  ])("is paid %s, across banks", async (_, aliasOf, payeeBank, payerBank) => {
    const amount = ownAmount();
    const destination = { type: "alias", value: aliasOf(twice?.alias ?? "") };
    const account = world.customers.find(({ alias, bank_handle }) => {
      return alias === twice?.alias && bank_handle === payeeBank;
    });
    const prepared = await withCode(world, { amount, destination }, customerAt(world, payerBank));
    await prepared.checkout.confirm(prepared.otp_code);
    const view = await merchant.untilStatus(prepared.session.session_id, "COMPLETED", "FAILED");
    expect(view.state).toBe("COMPLETED");
    const [transfer] = await transfersOf(world, amount);
    expect(transfer?.creditor_iban).toBe(account?.iban);
  });
});
