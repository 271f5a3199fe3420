import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asAdminWith,
  asOwner,
  type Bank,
  Browser,
  confirmAt,
  fresh,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  ok,
  proofOf,
  resolve,
} from "./registry.ts";

/** Attempts that a bank repeats, and attempts with claims that it is a party to. */
const clock = standingClock(365 * DAY);
await migrate();
const [good, bad] = [await newBank(), await newBank()];

const wait = (days: number) => clock.moveBy(days * DAY);

const claim = (
  bank: Bank,
  type: string,
  alias: string,
  how: { subject?: string | undefined; dispute_reason?: string } = {},
) => {
  const { subject = fresh("someone"), dispute_reason } = how;
  const json = { type, alias, account_ref: accountRef(), customer_proof: proofOf(subject) };
  return bank.call("/identity/claims", dispute_reason ? { ...json, dispute_reason } : json);
};

const givenUp = (bank: Bank, alias: string) =>
  bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });

describe("keeping a claim open", () => {
  /** Disputed at once, so the holder cannot cancel it, and left until its time is over. */
  const blocked = async (alias: string, type = "OWNERSHIP", subject?: string) => {
    const { body } = ok(await claim(bad, type, alias, { subject, dispute_reason: "Ours" }));
    expect((await good.call(`/identity/claims/${body.claim_id}/cancel`, {})).status).toBe(403);
    expect((await givenUp(good, alias)).status).toBe(409);
    wait(14);
  };
  const cancelled = async (by: Bank, alias: string) => {
    const { body } = ok(await claim(bad, "OWNERSHIP", alias));
    ok(await by.call(`/identity/claims/${body.claim_id}/cancel`, {}), 200);
  };

  test("works twice, whatever it claims; then the holder can end it at once", async () => {
    const victim = await newCustomer(good);
    await blocked(victim.alias);
    await blocked(victim.alias, "PORTABILITY", victim.subject);
    const again = { subject: victim.subject, dispute_reason: "Ours" };
    expect((await claim(bad, "PORTABILITY", victim.alias, again)).body.error).toMatchObject({
      code: "CLAIM_LIMIT_REACHED",
      message: "This bank has had 2 unsuccessful disputed claims on this handle in ninety days.",
    });
    const { body } = ok(await claim(bad, "PORTABILITY", victim.alias, victim));
    const dispute = `/identity/claims/${body.claim_id}/dispute`;
    expect((await bad.call(dispute, { reason: "Ours" })).status).toBe(409);
    ok(await good.call(`/identity/claims/${body.claim_id}/cancel`, {}), 200);
    ok(await givenUp(good, victim.alias), 204);
  });

  test("counts for ninety days, for this bank and this name only", async () => {
    const [victim, other] = [await newCustomer(good), await newCustomer(good)];
    await blocked(victim.alias);
    await blocked(victim.alias);
    await blocked(other.alias);
    const ours = { dispute_reason: "Ours" };
    const rightful = ok(await claim(await newBank(), "OWNERSHIP", victim.alias, ours)).body;
    ok(await asOwner(`/admin/v1/claims/${rightful.claim_id}/cancel`, {}), 200);
    wait(90 - 28 + 1);
    await blocked(victim.alias);
  });

  test("is limited even if the bank ends claims itself: four unsuccessful ones in ninety days", async () => {
    const victim = await newCustomer(good);
    for (const by of [bad, good, bad, good]) await cancelled(by, victim.alias);
    expect((await claim(bad, "OWNERSHIP", victim.alias)).body.error).toMatchObject({
      code: "CLAIM_LIMIT_REACHED",
      message: "This bank has had 4 unsuccessful claims on this handle in ninety days.",
    });
  });
});

test("a bad holder cannot cancel before its customer's new bank can dispute", async () => {
  const captive = await newCustomer(bad);
  const move = { subject: captive.subject, dispute_reason: "The customer stands here" };
  const { body } = ok(await claim(good, "PORTABILITY", captive.alias, move));
  expect(body).toMatchObject({ status: "OPEN", dispute_reason: "The customer stands here" });
  expect((await bad.call(`/identity/claims/${body.claim_id}/cancel`, {})).status).toBe(403);
  for (const { key } of [await newApprover(), await newApprover()]) {
    ok(await asAdminWith(key)(`/admin/v1/claims/${body.claim_id}/approve`, {}), 200);
  }
  ok(await good.call(`/identity/claims/${body.claim_id}/complete`, {}), 200);
  // A recovery is already with the operator.
  const recovery = { subject: captive.subject, dispute_reason: "Ours" };
  expect((await claim(bad, "RECOVERY", captive.alias, recovery)).status).toBe(403);
});

describe("a bad holder cannot prevent a dispute", () => {
  const disputed = async () => {
    const captive = await newCustomer(bad);
    const move = { subject: captive.subject, dispute_reason: "The customer stands here" };
    const { claim_id } = ok(await claim(good, "PORTABILITY", captive.alias, move)).body;
    const step = (bank: Bank, name: string, json = {}) =>
      bank.call(`/identity/claims/${claim_id}/${name}`, json);
    const approve = async () =>
      asAdminWith((await newApprover()).key)(`/admin/v1/claims/${claim_id}/approve`, {});
    return { captive, step, approve };
  };

  test("by confirming it and suspending the handle before the second approval", async () => {
    const { captive, step, approve } = await disputed();
    ok(await approve(), 200);
    wait(1);
    ok(await step(bad, "confirm", { customer_proof: captive.proof }), 200);
    ok(await bad.call(`/identity/handles/${captive.alias}/suspend`, { reason: "BANK" }), 200);
    expect((await step(good, "complete")).status).toBe(409);
    // It does not shorten the operator's time either.
    wait(12);
    expect(ok(await approve(), 200).body).toMatchObject({ status: "CONFIRMED", approvals: 2 });
    expect((await approve()).body.error.message).toBe(
      "Two approvers have already approved it. The claimant can complete it.",
    );
    ok(await step(good, "complete"), 200);
  });

  test("by cancelling or disputing claims itself first", async () => {
    const captive = await newCustomer(bad);
    for (let count = 0; count < 2; count++) {
      const { body } = ok(await claim(good, "PORTABILITY", captive.alias, captive));
      ok(await bad.call(`/identity/claims/${body.claim_id}/dispute`, { reason: "Mine" }), 200);
      wait(14);
    }
    for (let count = 0; count < 2; count++) {
      const { body } = ok(await claim(good, "PORTABILITY", captive.alias, captive));
      ok(await bad.call(`/identity/claims/${body.claim_id}/cancel`, {}), 200);
    }
    expect((await claim(good, "PORTABILITY", captive.alias, captive)).status).toBe(409);
    const recovery = ok(await claim(good, "RECOVERY", captive.alias, captive)).body;
    ok(await good.call(`/identity/claims/${recovery.claim_id}/cancel`, {}), 200);
    const move = { subject: captive.subject, dispute_reason: "The customer stands here" };
    ok(await claim(good, "PORTABILITY", captive.alias, move));
  });

  test.each(["SUSPENDED", "CLOSED"])("nor by its word once it is %s", async (status) => {
    const suspect = await newBank();
    const customer = await newCustomer(suspect);
    const { claim_id } = ok(await claim(bad, "OWNERSHIP", customer.alias)).body;
    const step = (bank: Bank, name: string, json = {}) =>
      bank.call(`/identity/claims/${claim_id}/${name}`, json);
    ok(await step(suspect, "acknowledge"), 200);
    ok(await step(suspect, "confirm", { customer_proof: customer.proof }), 200);
    const switchedOff = { method: "PATCH", json: { status } };
    ok(await asOwner(`/admin/v1/banks/${suspect.bank_id}`, undefined, switchedOff), 200);
    expect((await step(bad, "complete")).status).toBe(409);
  });
});

test("a holder that the customer has left gets no payments after a move", async () => {
  const leaving = await newCustomer(bad);
  const customerSession = await Browser.openedBy(bad, leaving);
  for (const kind of ["PAYER", "PAYEE"]) {
    const fields = { account_ref: leaving.account_ref, kind };
    expect((await customerSession.choose("default", fields)).status).toBe(303);
  }
  const { body } = ok(await claim(good, "PORTABILITY", leaving.alias, leaving));
  const step = (bank: Bank, name: string, json = {}) =>
    bank.call(`/identity/claims/${body.claim_id}/${name}`, json);
  ok(await step(bad, "acknowledge"), 200);
  ok(await step(bad, "confirm", { customer_proof: leaving.proof }), 200);
  ok(await step(good, "complete"), 200);
  for (const context of ["", "&context=PAYER", "&context=PAYEE"]) {
    const { bank_handle } = (await resolve(leaving.alias, `realm=test${context}`)).body;
    expect(bank_handle).toBe(good.bank_handle);
  }
});

test("a sponsor whose customer has moved cannot give the name to an accomplice", async () => {
  const mate = await newBank();
  const customer = await newCustomer(bad);
  await confirmAt(bad, customer, await link(good, customer.alias));
  const own = `${bad.accounts}/${customer.account_ref}`;
  ok(await bad.call(own, undefined, { method: "DELETE" }), 204);
  const { body } = ok(await claim(mate, "OWNERSHIP", customer.alias));
  const step = (bank: Bank, name: string, json = {}) =>
    bank.call(`/identity/claims/${body.claim_id}/${name}`, json);
  ok(await step(bad, "acknowledge"), 200);
  expect((await step(bad, "confirm", { customer_proof: customer.proof })).body.error).toMatchObject(
    {
      code: "FORBIDDEN",
      message: "The holder cannot act for this customer. The registry's operator must decide.",
    },
  );
});

test("a further bank cannot take a default that leads nowhere", async () => {
  const customer = await newCustomer(good);
  await confirmAt(good, customer, await link(bad, customer.alias));
  const atGood = await link(good, customer.alias);
  const former = `${good.accounts}/${customer.account_ref}`;
  ok(await good.call(former, undefined, { method: "DELETE" }), 204);
  const further = await link(bad, customer.alias);
  const choose = async (bank: Bank, account_ref: string) => {
    const customerSession = await Browser.openedBy(bank, customer);
    return (await customerSession.choose("default", { account_ref, kind: "ANY" })).status;
  };
  expect(await choose(bad, further)).toBe(409);
  expect(await choose(good, atGood)).toBe(303);
});

test("a stolen approver's key: its approvals count for nothing until others approve", async () => {
  const victim = await newCustomer(good);
  const { claim_id } = ok(await claim(bad, "RECOVERY", victim.alias, victim)).body;
  const approve = (key: string) => asAdminWith(key)(`/admin/v1/claims/${claim_id}/approve`, {});
  const complete = () => bad.call(`/identity/claims/${claim_id}/complete`, {});
  const [honest, stolen] = [await newApprover(), await newApprover()];
  for (const { key } of [stolen, honest]) ok(await approve(key), 200);
  wait(7);
  ok(await asOwner(`/admin/v1/admin-keys/${stolen.key_id}/retire`, {}), 200);
  const approvals = async () => (await bad.call(`/identity/claims/${claim_id}`)).body.approvals;
  expect(await approvals()).toBe(1);
  expect((await complete()).body.error).toMatchObject({
    code: "APPROVAL_REQUIRED",
    message: "An approver's key was retired. Another approver must approve again.",
  });
  expect((await approve(honest.key)).status).toBe(403);
  expect(ok(await approve((await newApprover()).key), 200).body.status).toBe("CONFIRMED");
  expect((await approve((await newApprover()).key)).status).toBe(409);
  // The holder has seven days after these two approvals.
  expect((await complete()).body.error.code).toBe("OBJECTION_PERIOD");
  wait(7);
  ok(await complete(), 200);
  expect(await approvals()).toBe(2);
});
