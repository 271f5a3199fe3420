import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  type Answer,
  accountRef,
  asOwner,
  auditOf,
  type Bank,
  confirmAt,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  ok,
  proofOf,
  resolve,
} from "./registry.ts";

/** What a suspended link still blocks, and what it no longer gives its bank. */
const clock = standingClock(365 * DAY);
await migrate();
const [holder, further, claimant] = [await newBank(), await newBank(), await newBank()];

const suspend = async (bank: Bank, ref: string) =>
  ok(await bank.call(`${bank.accounts}/${ref}/suspend`, { reason: "BANK" }), 200);
const freeze = async (ref: string) =>
  ok(await asOwner(`/admin/v1/links/${ref}/suspend?realm=test`, { reason: "FRAUD" }), 200);
const linkOf = async (bank: Bank, ref: string) =>
  ok(await bank.call(`${bank.accounts}/${ref}`), 200).body;

type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** A further bank's account, confirmed by the customer. */
const confirmedAt = async (bank: Bank, customer: Customer): Promise<string> => {
  const ref = await link(bank, customer.alias);
  await confirmAt(holder, customer, ref);
  return ref;
};

const openClaim = async (type: string, customer: Customer) => {
  const account_ref = accountRef();
  const { alias, proof: customer_proof } = customer;
  const json = { type, alias, account_ref, customer_proof };
  const { claim_id } = ok(await claimant.call("/identity/claims", json)).body;
  const step = (bank: Bank, name: string, body = {}) =>
    bank.call(`/identity/claims/${claim_id}/${name}`, body);
  return { account_ref, claim_id, step };
};

const approvedByTwo = async (claim_id: string) => {
  for (let count = 0; count < 2; count++) {
    ok(await (await newApprover()).call(`/admin/v1/claims/${claim_id}/approve`, {}), 200);
  }
};

const confirmedByHolder = async (
  step: (bank: Bank, name: string, body?: object) => Promise<Answer>,
  { proof }: Customer,
) => {
  ok(await step(holder, "acknowledge"), 200);
  ok(await step(holder, "confirm", { customer_proof: proof }), 200);
};

const chosen = { status: "LINKED", default: true, default_for: ["ANY", "BANK"] };

describe("a claim that completes over suspended links", () => {
  test("RECOVERY: they end like the others, and the name leads to the new account", async () => {
    const customer = await newCustomer(holder);
    const elsewhere = await confirmedAt(further, customer);
    const claimants = await confirmedAt(claimant, customer);
    const [second, third] = [
      await link(holder, customer.alias),
      await link(holder, customer.alias),
    ];
    for (const ref of [customer.account_ref, second]) await suspend(holder, ref);
    await freeze(second);
    await suspend(further, elsewhere);
    await suspend(claimant, claimants);
    const claim = await openClaim("RECOVERY", customer);
    await approvedByTwo(claim.claim_id);
    clock.moveTo(DAY);
    const waiting = await link(further, customer.alias);
    clock.moveTo(7 * DAY);
    ok(await claim.step(claimant, "complete"), 200);

    for (const [bank, ref, audited] of [
      [holder, customer.account_ref, "link.unlinked"],
      [holder, second, "link.unlinked"],
      [holder, third, "link.unlinked"],
      [further, elsewhere, "link.unlinked"],
      [claimant, claimants, "link.unlinked"],
      [further, waiting, "link.ended"],
    ] as const) {
      expect(await linkOf(bank, ref)).toMatchObject({
        ...{ status: "UNLINKED", reason: "CLAIM", default: false, default_for: [] },
      });
      expect((await auditOf(ref)).at(-1)?.action).toBe(audited);
      expect((await bank.call(`${bank.accounts}/${ref}/reinstate`, {})).status).toBe(409);
    }
    expect(await linkOf(claimant, claim.account_ref)).toMatchObject(chosen);
    const { routes } = (await resolve(customer.alias)).body;
    expect(routes).toMatchObject([{ account_ref: claim.account_ref }]);
  });

  test("PORTABILITY: a suspended default stays suspended and is replaced", async () => {
    const customer = await newCustomer(holder);
    await suspend(holder, customer.account_ref);
    const claim = await openClaim("PORTABILITY", customer);
    await confirmedByHolder(claim.step, customer);
    ok(await claim.step(claimant, "complete"), 200);
    expect(await linkOf(claimant, claim.account_ref)).toMatchObject(chosen);
    const former = { status: "SUSPENDED", reason: "BANK", default: false, default_for: ["BANK"] };
    expect(await linkOf(holder, customer.account_ref)).toMatchObject(former);
    ok(await holder.call(`${holder.accounts}/${customer.account_ref}/reinstate`, {}), 200);
    expect((await resolve(customer.alias)).body.bank_handle).toBe(claimant.bank_handle);
  });

  test("OWNERSHIP: the new owner gets none of them", async () => {
    const customer = await newCustomer(holder);
    await suspend(holder, customer.account_ref);
    const rival = { ...customer, proof: proofOf(`rightful ${customer.alias}`) };
    const claim = await openClaim("OWNERSHIP", rival);
    await confirmedByHolder(claim.step, customer);
    ok(await claim.step(claimant, "complete"), 200);
    const ended = { status: "UNLINKED", reason: "CLAIM", default_for: [] };
    expect(await linkOf(holder, customer.account_ref)).toMatchObject(ended);
    expect(await linkOf(claimant, claim.account_ref)).toMatchObject(chosen);
  });
});

test("an OWNERSHIP ends no account that the operator has suspended, unless two approve", async () => {
  const customer = await newCustomer(holder);
  const frozen = await confirmedAt(further, customer);
  await freeze(frozen);
  const rival = { ...customer, proof: proofOf(`friend of ${customer.alias}`) };
  const claim = await openClaim("OWNERSHIP", rival);
  await confirmedByHolder(claim.step, customer);
  const refused = await claim.step(claimant, "complete");
  expect([refused.status, refused.body.error.code]).toEqual([409, "APPROVAL_REQUIRED"]);
  expect(await linkOf(further, frozen)).toMatchObject({ status: "SUSPENDED", reason: "FRAUD" });
  ok(await claim.step(claimant, "dispute", { reason: "An account is suspended" }), 200);
  await approvedByTwo(claim.claim_id);
  ok(await claim.step(claimant, "complete"), 200);
  expect(await linkOf(further, frozen)).toMatchObject({ status: "UNLINKED", reason: "CLAIM" });
});

describe("a bank whose only account is suspended", () => {
  test.each([
    ["by itself", suspend, 201],
    ["by the operator", (_bank: Bank, ref: string) => freeze(ref), 409],
  ])("%s cannot add one without the customer", async (_by, switchOff, status) => {
    const customer = await newCustomer(holder);
    await switchOff(further, await confirmedAt(further, customer));
    const account_ref = accountRef();
    const json = { alias: customer.alias, account_ref, default: true };
    expect((await further.call(further.accounts, json)).status).toBe(status);
    expect((await resolve(`${customer.alias}@${further.bank_handle}`)).status).toBe(404);
    if (status !== 201) return;
    expect(await linkOf(further, account_ref)).toMatchObject({
      ...{ status: "PENDING_CONFIRMATION", linked_at: null, default_for: [] },
    });
    await confirmAt(holder, customer, account_ref);
    expect((await linkOf(further, account_ref)).status).toBe("LINKED");
  });

  test("cannot add one in a batch either, and as the sponsor only while no other bank counts", async () => {
    const customer = await newCustomer(holder);
    const elsewhere = await confirmedAt(further, customer);
    await suspend(further, elsewhere);
    await suspend(holder, customer.account_ref);
    for (const bank of [further, holder]) {
      const accounts = [{ alias: customer.alias, account_ref: accountRef() }];
      const { data } = ok(await bank.call(`${bank.accounts}:batch`, { accounts }), 200).body;
      expect(data).toMatchObject([{ link: { status: "PENDING_CONFIRMATION" } }]);
    }
    const alone = await newCustomer(holder);
    await suspend(holder, alone.account_ref);
    const second = await link(holder, alone.alias);
    expect(await linkOf(holder, second)).toMatchObject({ status: "LINKED", default: false });
  });
});
