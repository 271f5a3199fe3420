import { beforeAll, describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asAdminWith,
  asOwner,
  type Bank,
  confirmAt,
  fresh,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
  resolve,
} from "./registry.ts";

/** What a bank may try again and again, and what it may try once it has been caught. */
const clock = standingClock(365 * DAY);
let good: Bank;
let bad: Bank;

beforeAll(async () => {
  await migrate();
  [good, bad] = [await newBank(), await newBank()];
});

const wait = (days: number) => clock.moveBy(days * DAY);

const claim = (bank: Bank, type: string, alias: string, subject = fresh("someone")) =>
  bank.call("/identity/claims", {
    ...{ type, alias, account_ref: accountRef(), customer_proof: proofOf(subject) },
  });

const givenUp = (bank: Bank, alias: string) =>
  bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });

const freeze = async ({ account_ref }: { account_ref: string }) =>
  ok(await asOwner(`/admin/v1/links/${account_ref}/suspend?realm=test`, { reason: "FRAUD" }), 200);

describe("keeping a claim open", () => {
  /** Disputed at once, so that the holder cannot cancel it, and left to time. */
  const blocked = async (alias: string) => {
    const { body } = ok(await claim(bad, "OWNERSHIP", alias));
    ok(await bad.call(`/identity/claims/${body.claim_id}/dispute`, { reason: "Ours" }), 200);
    expect((await givenUp(good, alias)).status).toBe(409);
    wait(14);
  };

  test("works twice; then the customer's name is the customer's again", async () => {
    const victim = await newCustomer(good);
    await blocked(victim.alias);
    await blocked(victim.alias);
    expect((await claim(bad, "OWNERSHIP", victim.alias)).body.error).toMatchObject({
      code: "INVALID_STATE",
      message: "This bank has made 2 such claims in vain within ninety days.",
    });
    // The customer's own way to another bank is free, and so is the way out.
    const { body } = ok(await claim(bad, "PORTABILITY", victim.alias, victim.subject));
    ok(await good.call(`/identity/claims/${body.claim_id}/cancel`, {}), 200);
    ok(await givenUp(good, victim.alias), 204);
  });

  test("counts for ninety days, for this bank and this name alone", async () => {
    const [victim, other] = [await newCustomer(good), await newCustomer(good)];
    await blocked(victim.alias);
    await blocked(victim.alias);
    ok(await claim(bad, "OWNERSHIP", other.alias));
    const rightful = ok(await claim(await newBank(), "OWNERSHIP", victim.alias)).body;
    ok(await good.call(`/identity/claims/${rightful.claim_id}/cancel`, {}), 200);
    wait(90 - 14 + 1);
    ok(await claim(bad, "OWNERSHIP", victim.alias));
  });

  test("is not helped by cancelling it oneself in between", async () => {
    const victim = await newCustomer(good);
    for (let count = 0; count < 2; count++) {
      const { body } = ok(await claim(bad, "OWNERSHIP", victim.alias));
      ok(await bad.call(`/identity/claims/${body.claim_id}/cancel`, {}), 200);
    }
    expect((await claim(bad, "OWNERSHIP", victim.alias)).status).toBe(409);
  });
});

describe("leading around an account that the operator suspended for FRAUD", () => {
  test("the sponsor links no other one, alone or in a batch", async () => {
    const victim = await newCustomer(bad);
    await freeze(victim);
    const account = { alias: victim.alias, account_ref: accountRef() };
    expect((await bad.call(bad.accounts, account)).body.error.code).toBe("INVALID_STATE");
    const { data } = ok(await bad.call(`${bad.accounts}:batch`, { accounts: [account] }), 200).body;
    expect(data[0]).toMatchObject({ link: null, error: { code: "INVALID_STATE" } });
    expect((await resolve(`${victim.alias}@${bad.bank_handle}`)).status).toBe(404);
  });

  test("a claimant takes nothing over, and does once the operator has lifted it", async () => {
    const victim = await newCustomer(good);
    const atBad = await link(bad, victim.alias);
    await confirmAt(good, victim, atBad);
    await freeze({ account_ref: atBad });
    const { body } = ok(await claim(bad, "PORTABILITY", victim.alias, victim.subject));
    const step = (bank: Bank, name: string, json = {}) =>
      bank.call(`/identity/claims/${body.claim_id}/${name}`, json);
    ok(await step(good, "acknowledge"), 200);
    ok(await step(good, "confirm", { customer_proof: victim.proof }), 200);
    expect((await step(bad, "complete")).body.error).toMatchObject({
      code: "INVALID_STATE",
      message: "An account of the claimant's bank is suspended by the registry's operator.",
    });
    ok(await asOwner(`/admin/v1/links/${atBad}/reinstate?realm=test`, {}), 200);
    ok(await step(bad, "complete"), 200);
  });
});

test("a stolen approver's key: what it approved does not complete before others approve", async () => {
  const victim = await newCustomer(good);
  const { claim_id } = ok(await claim(bad, "RECOVERY", victim.alias, victim.subject)).body;
  const approve = (key: string) => asAdminWith(key)(`/admin/v1/claims/${claim_id}/approve`, {});
  const complete = () => bad.call(`/identity/claims/${claim_id}/complete`, {});
  const newPerson = async () =>
    ok(await asOwner("/admin/v1/admin-keys", { name: fresh("person"), role: "operator" })).body;
  const [honest, stolen] = [await newPerson(), await newPerson()];
  for (const { key } of [stolen, honest]) ok(await approve(key), 200);
  wait(7);
  ok(await asOwner(`/admin/v1/admin-keys/${stolen.key_id}/retire`, {}), 200);
  const approvals = async () => (await bad.call(`/identity/claims/${claim_id}`)).body.approvals;
  expect(await approvals()).toBe(1);
  expect((await complete()).body.error).toMatchObject({
    code: "INVALID_STATE",
    message: "An approver's key was retired: somebody else has to approve anew.",
  });
  expect((await approve(honest.key)).status).toBe(403);
  expect(ok(await approve((await newPerson()).key), 200).body.status).toBe("CONFIRMED");
  expect((await approve((await newPerson()).key)).status).toBe(409);
  ok(await complete(), 200);
  expect(await approvals()).toBe(2);
});
