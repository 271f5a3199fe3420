import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  Browser,
  confirmAt,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
  resolve,
} from "./registry.ts";

/**
 * Attempts of a bank after the registry's operator has suspended one of its accounts or handles.
 */
standingClock(DAY);
await migrate();
const [good, bad] = [await newBank(), await newBank()];

const freeze = async ({ account_ref }: { account_ref: string }) =>
  ok(await asOwner(`/admin/v1/links/${account_ref}/suspend?realm=test`, { reason: "FRAUD" }), 200);

const claim = (bank: Bank, type: string, { alias, proof }: { alias: string; proof: object }) =>
  bank.call("/identity/claims", {
    ...{ type, alias, account_ref: accountRef(), customer_proof: proof },
  });

describe("getting around an account that the operator suspended for FRAUD", () => {
  test("the sponsor links no other one, alone or in a batch", async () => {
    const victim = await newCustomer(bad);
    await freeze(victim);
    const account = { alias: victim.alias, account_ref: accountRef() };
    expect((await bad.call(bad.accounts, account)).body.error.code).toBe("ACCOUNT_SUSPENDED");
    const { data } = ok(await bad.call(`${bad.accounts}:batch`, { accounts: [account] }), 200).body;
    expect(data[0]).toMatchObject({ link: null, error: { code: "ACCOUNT_SUSPENDED" } });
    expect((await resolve(`${victim.alias}@${bad.bank_handle}`)).status).toBe(404);
  });

  test("a claimant takes nothing over until the operator has lifted it", async () => {
    const victim = await newCustomer(good);
    const atBad = await link(bad, victim.alias);
    await confirmAt(good, victim, atBad);
    await freeze({ account_ref: atBad });
    const { body } = ok(await claim(bad, "PORTABILITY", victim));
    const step = (bank: Bank, name: string, json = {}) =>
      bank.call(`/identity/claims/${body.claim_id}/${name}`, json);
    ok(await step(good, "acknowledge"), 200);
    ok(await step(good, "confirm", { customer_proof: victim.proof }), 200);
    expect((await step(bad, "complete")).body.error.code).toBe("ACCOUNT_SUSPENDED");
    ok(await asOwner(`/admin/v1/links/${atBad}/reinstate?realm=test`, {}), 200);
    ok(await step(bad, "complete"), 200);
  });

  test("the handle is not deactivated to begin again, not even by another account's sponsor", async () => {
    const victim = await newCustomer(bad);
    await freeze(victim);
    const handle = `/identity/handles/${victim.alias}`;
    expect((await bad.call(handle, undefined, { method: "DELETE" })).status).toBe(403);
    const ofOperator = `/admin/v1/handles/${victim.alias}?realm=test`;
    ok(await asOwner(ofOperator, undefined, { method: "DELETE" }), 204);
  });

  test("no other account of the bank takes its place, by a session or by a reinstatement", async () => {
    const victim = await newCustomer(bad);
    const second = await link(bad, victim.alias);
    const third = await link(bad, victim.alias);
    ok(await bad.call(`${bad.accounts}/${third}/suspend`, { reason: "BANK" }), 200);
    const customerSession = await Browser.openedBy(bad, victim);
    await freeze(victim);
    const fields = { account_ref: second, kind: "ANY" };
    expect((await customerSession.choose("default", fields)).status).toBe(410);
    const again = { alias: victim.alias, customer_proof: victim.proof };
    expect((await bad.call("/identity/customer-sessions", again)).status).toBe(404);
    expect((await bad.call(`${bad.accounts}/${third}/reinstate`, {})).status).toBe(403);
    expect((await resolve(victim.alias)).status).toBe(404);
  });

  test("no link that was already waiting is confirmed", async () => {
    const victim = await newCustomer(good);
    const first = await link(bad, victim.alias);
    await confirmAt(good, victim, first);
    ok(await bad.call(`${bad.accounts}/${first}/suspend`, { reason: "BANK" }), 200);
    // While its only account is suspended, the bank's next one waits again.
    const waiting = await link(bad, victim.alias);
    await freeze({ account_ref: first });
    const customerSession = await Browser.openedBy(good, victim);
    expect((await customerSession.choose("confirm", { account_ref: waiting })).status).toBe(409);
  });

  test("no accomplice takes the handle over with its consent, confirmed before or after", async () => {
    for (const isBefore of [true, false]) {
      const victim = await newCustomer(bad);
      const rival = { ...victim, proof: proofOf(`rival of ${victim.alias}`) };
      const { claim_id } = ok(await claim(good, "OWNERSHIP", rival)).body;
      const step = (bank: Bank, name: string, json = {}) =>
        bank.call(`/identity/claims/${claim_id}/${name}`, json);
      ok(await step(bad, "acknowledge"), 200);
      const confirm = () => step(bad, "confirm", { customer_proof: victim.proof });
      if (isBefore) ok(await confirm(), 200);
      await freeze(victim);
      if (!isBefore) expect((await confirm()).status).toBe(403);
      else expect((await step(good, "complete")).status).toBe(409);
    }
  });
});

describe("the operator lifts its own suspension, not the bank's below it", () => {
  test.each(["handle", "link"])("of a %s", async (what) => {
    const { alias, account_ref } = await newCustomer(good);
    const [own, ofOperator] =
      what === "handle"
        ? [`/identity/handles/${alias}`, `/admin/v1/handles/${alias}`]
        : [`${good.accounts}/${account_ref}`, `/admin/v1/links/${account_ref}`];
    const asOperator = (step: string, json = {}) =>
      asOwner(`${ofOperator}/${step}?realm=test`, json);
    ok(await good.call(`${own}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    ok(await asOperator("suspend", { reason: "FRAUD" }), 200);
    expect(ok(await asOperator("suspend", { reason: "LEGAL" }), 200).body.reason).toBe("LEGAL");
    expect(ok(await asOperator("reinstate"), 200).body).toMatchObject({
      ...{ status: "SUSPENDED", reason: "CUSTOMER_LOCK" },
    });
    // The same request again, for example after a lost answer, lifts nothing more.
    expect((await asOperator("reinstate")).body.error.code).toBe("INVALID_STATE");
    expect((await resolve(alias)).status).toBe(404);
    ok(await good.call(`${own}/reinstate`, {}), 200);
    expect((await resolve(alias)).status).toBe(200);
  });

  test.each(["handle", "link"])("and a later lock waits below it: of a %s", async (what) => {
    const { alias, account_ref } = await newCustomer(good);
    const [own, ofOperator] =
      what === "handle"
        ? [`/identity/handles/${alias}`, `/admin/v1/handles/${alias}`]
        : [`${good.accounts}/${account_ref}`, `/admin/v1/links/${account_ref}`];
    ok(await asOwner(`${ofOperator}/suspend?realm=test`, { reason: "FRAUD" }), 200);
    expect(
      ok(await good.call(`${own}/suspend`, { reason: "CUSTOMER_LOCK" }), 200).body.reason,
    ).toBe("FRAUD");
    expect(ok(await asOwner(`${ofOperator}/reinstate?realm=test`, {}), 200).body).toMatchObject({
      ...{ status: "SUSPENDED", reason: "CUSTOMER_LOCK" },
    });
  });
});

test("a suspended bank takes nothing over, not even while its key is still cached", async () => {
  const claimant = await newBank();
  const leaving = await newCustomer(good);
  const { claim_id } = ok(await claim(claimant, "PORTABILITY", leaving)).body;
  const step = (bank: Bank, name: string, json = {}) =>
    bank.call(`/identity/claims/${claim_id}/${name}`, json);
  ok(await step(good, "acknowledge"), 200);
  ok(await step(good, "confirm", { customer_proof: leaving.proof }), 200);
  const suspended = { method: "PATCH", json: { status: "SUSPENDED" } };
  ok(await asOwner(`/admin/v1/banks/${claimant.bank_id}`, undefined, suspended), 200);
  expect((await step(claimant, "complete")).body.error).toMatchObject({
    ...{ code: "FORBIDDEN", message: "This bank is suspended." },
  });
});
