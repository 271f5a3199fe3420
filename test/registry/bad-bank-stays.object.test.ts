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
  { subject = fresh("someone") }: { subject?: string } = {},
) => {
  const json = { type, alias, account_ref: accountRef(), customer_proof: proofOf(subject) };
  return bank.call("/identity/claims", json);
};

const givenUp = (bank: Bank, alias: string) =>
  bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });

describe("claiming a handle again and again", () => {
  /** The bank's open claim on a name, and the steps of the others. */
  const claimed = async (bank: Bank, type: string, alias: string, who = {}) => {
    const { claim_id } = ok(await claim(bank, type, alias, who)).body;
    return {
      as: (party: Bank, step: string, json = {}) =>
        party.call(`/identity/claims/${claim_id}/${step}`, json),
      refuse: () => asOwner(`/admin/v1/claims/${claim_id}/cancel`, {}),
    };
  };
  const code = async (answer: ReturnType<typeof claim>) => (await answer).body.error?.code;

  test("costs the bank twenty tokens each time, and moves no payment", async () => {
    const poor = await newBank();
    const quota = { method: "PATCH", json: { daily_quota: 59 } };
    ok(await asOwner(`/admin/v1/banks/${poor.bank_id}`, undefined, quota), 200);
    const victims = [await newCustomer(good), await newCustomer(good), await newCustomer(good)];
    const codes = [];
    for (const { alias } of victims) codes.push(await code(claim(poor, "OWNERSHIP", alias)));
    expect(codes).toEqual([undefined, undefined, "RATE_LIMITED"]);
    for (const { alias, account_ref } of victims) {
      expect((await resolve(alias)).body.routes[0].account_ref).toBe(account_ref);
    }
  });

  // @rule R4.5
  test("ends for thirty days with the operator's refusal, for this bank and this handle", async () => {
    const [victim, other] = [await newCustomer(good), await newCustomer(good)];
    const first = await claimed(bad, "OWNERSHIP", victim.alias);
    expect((await givenUp(good, victim.alias)).body.error.code).toBe("CLAIM_OPEN");
    ok(await first.as(good, "dispute", { reason: "Our customer for years" }), 200);
    ok(await first.refuse(), 200);
    for (const type of ["OWNERSHIP", "PORTABILITY", "RECOVERY"]) {
      const same = type === "OWNERSHIP" ? {} : victim;
      expect(await code(claim(bad, type, victim.alias, same)), type).toBe("CLAIM_REFUSED");
    }
    await claimed(bad, "OWNERSHIP", other.alias);
    const mover = await claimed(await newBank(), "PORTABILITY", victim.alias, victim);
    ok(await mover.refuse(), 200);
    wait(30);
    ok(await (await claimed(bad, "OWNERSHIP", victim.alias)).refuse(), 200);
    ok(await givenUp(good, victim.alias), 204);
  });

  test("ends for thirty days with each refusal: the newest counts", async () => {
    const victim = await newCustomer(good);
    for (const _refusal of ["first", "second", "third"]) {
      ok(await (await claimed(bad, "OWNERSHIP", victim.alias)).refuse(), 200);
      expect(await code(claim(bad, "OWNERSHIP", victim.alias))).toBe("CLAIM_REFUSED");
      wait(29);
      expect(await code(claim(bad, "OWNERSHIP", victim.alias))).toBe("CLAIM_REFUSED");
      wait(2);
    }
  });

  test("cannot be saved by withdrawing before the operator decides", async () => {
    const victim = await newCustomer(good);
    const first = await claimed(bad, "OWNERSHIP", victim.alias);
    ok(await first.as(good, "dispute", { reason: "Our customer for years" }), 200);
    ok(await first.as(bad, "cancel"), 200);
    expect(await code(claim(bad, "OWNERSHIP", victim.alias))).toBe("CLAIM_REFUSED");
  });

  test("is no offence for a bank whose customer changes plans, or whom nobody answers", async () => {
    const customer = await newCustomer(good);
    for (let count = 0; count < 5; count++) {
      const attempt = await claimed(bad, "PORTABILITY", customer.alias, customer);
      ok(await attempt.as(bad, "cancel"), 200);
    }
    const attempt = await claimed(bad, "PORTABILITY", customer.alias, customer);
    ok(await attempt.as(bad, "dispute", { reason: "No answer" }), 200);
    wait(14);
    await claimed(bad, "PORTABILITY", customer.alias, customer);
  });
});

describe("a bad holder cannot keep a customer", () => {
  const captured = async () => {
    const captive = await newCustomer(bad);
    const { claim_id } = ok(await claim(good, "PORTABILITY", captive.alias, captive)).body;
    const step = (bank: Bank, name: string, json = {}) =>
      bank.call(`/identity/claims/${claim_id}/${name}`, json);
    const approve = async () =>
      asAdminWith((await newApprover()).key)(`/admin/v1/claims/${claim_id}/approve`, {});
    return { captive, step, approve };
  };
  const dispute = { reason: "The customer stands here" };

  test("by cancelling: it may object only to a recovery", async () => {
    const { captive, step, approve } = await captured();
    expect((await step(bad, "cancel")).status).toBe(403);
    ok(await step(good, "dispute", dispute), 200);
    for (let count = 0; count < 2; count++) ok(await approve(), 200);
    ok(await step(good, "complete"), 200);
    // Now the former sponsor is the claimant, of a recovery this time.
    const { claim_id } = ok(await claim(bad, "RECOVERY", captive.alias, captive)).body;
    ok(await good.call(`/identity/claims/${claim_id}/cancel`, {}), 200);
  });

  test("by confirming it and suspending the handle before the second approval", async () => {
    const { captive, step, approve } = await captured();
    ok(await step(good, "dispute", dispute), 200);
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

  test("by confirming before the claimant can dispute, and then suspending the handle", async () => {
    const { captive, step, approve } = await captured();
    ok(await step(bad, "acknowledge"), 200);
    ok(await step(bad, "confirm", { customer_proof: captive.proof }), 200);
    ok(await bad.call(`/identity/handles/${captive.alias}/suspend`, { reason: "BANK" }), 200);
    expect((await step(good, "complete")).status).toBe(409);
    ok(await step(good, "dispute", dispute), 200);
    for (let count = 0; count < 2; count++) ok(await approve(), 200);
    ok(await step(good, "complete"), 200);
    // Its own suspension ends with its sponsorship.
    expect((await resolve(captive.alias)).body.bank_handle).toBe(good.bank_handle);
  });

  test("but the customer's own lock outlasts the move", async () => {
    const { captive, step, approve } = await captured();
    ok(await step(good, "dispute", dispute), 200);
    for (let count = 0; count < 2; count++) ok(await approve(), 200);
    const handle = `/identity/handles/${captive.alias}`;
    ok(await bad.call(`${handle}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    ok(await step(good, "complete"), 200);
    expect((await resolve(captive.alias)).status).toBe(404);
    ok(await good.call(`${handle}/reinstate`, {}), 200);
    expect((await resolve(captive.alias)).body.bank_handle).toBe(good.bank_handle);
  });

  test.each(["SUSPENDED", "CLOSED"])("nor give it away once it is %s", async (status) => {
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
    message: "An approval no longer counts. Another approver must approve again.",
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

test("one person whose two keys approved before they were brought together approves once", async () => {
  const victim = await newCustomer(good);
  const { claim_id } = ok(await claim(bad, "RECOVERY", victim.alias, victim)).body;
  const approve = (key: string) => asAdminWith(key)(`/admin/v1/claims/${claim_id}/approve`, {});
  const complete = () => bad.call(`/identity/claims/${claim_id}/complete`, {});
  const both = [await newApprover(), await newApprover()];
  for (const { key } of both) ok(await approve(key), 200);
  const { person_id } = ok(await asOwner("/admin/v1/people", { name: "Ada" })).body;
  for (const { key_id } of both) {
    ok(await asOwner(`/admin/v1/admin-keys/${key_id}/give`, { person_id }), 200);
  }
  wait(7);
  expect((await complete()).body.error.code).toBe("APPROVAL_REQUIRED");
  expect((await approve(both[1]?.key ?? "")).status).toBe(403);
  expect(ok(await approve((await newApprover()).key), 200).body.approvals).toBe(2);
  wait(7);
  ok(await complete(), 200);
});
