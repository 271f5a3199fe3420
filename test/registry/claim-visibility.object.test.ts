import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asAdminWith,
  type Bank,
  Browser,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newGateway,
  ok,
  resolve,
} from "./registry.ts";

/** A claim does not undo what the customer has hidden. */
const clock = standingClock(365 * DAY);
await migrate();
const [holder, claimant] = [await newBank(), await newBank()];
const gateway = await newGateway();

type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** Completes a claim of the other bank, and gives the account that it brought. */
const claimed = async (type: "PORTABILITY" | "RECOVERY", customer: Customer): Promise<string> => {
  const account_ref = accountRef();
  const { alias, proof: customer_proof } = customer;
  const json = { type, alias, account_ref, customer_proof };
  const { claim_id } = ok(await claimant.call("/identity/claims", json)).body;
  const step = (bank: Bank, name: string, body = {}) =>
    bank.call(`/identity/claims/${claim_id}/${name}`, body);
  if (type === "RECOVERY") {
    for (const { key } of [await newApprover(), await newApprover()]) {
      ok(await asAdminWith(key)(`/admin/v1/claims/${claim_id}/approve`, {}), 200);
    }
    clock.moveBy(7 * DAY);
  } else {
    ok(await step(holder, "acknowledge"), 200);
    ok(await step(holder, "confirm", { customer_proof }), 200);
  }
  ok(await step(claimant, "complete"), 200);
  // The public's hits may be two seconds old.
  clock.moveBy(3_000);
  return account_ref;
};

const chosen = async (customer: Customer, choice: string, fields: Record<string, string>) => {
  const browser = await Browser.openedBy(holder, customer);
  expect((await browser.choose(choice, fields)).status).toBe(303);
};

describe.each(["PORTABILITY", "RECOVERY"] as const)("%s", (type) => {
  // @rule R2.8
  test.each(["ANY", "PAYER", "PAYEE"])("hides the account, like the one for %s", async (kind) => {
    const customer = await newCustomer(holder);
    const hidden = kind === "ANY" ? customer.account_ref : await link(holder, customer.alias);
    await chosen(customer, "default", { account_ref: hidden, kind });
    await chosen(customer, "visibility", { account_ref: hidden, visibility: "GATEWAYS" });
    const account_ref = await claimed(type, customer);
    const context = kind === "ANY" ? "" : `context=${kind}`;
    expect((await resolve(customer.alias, `realm=test&${context}`)).status).toBe(404);
    const { routes } = (await gateway.resolve(`${customer.alias}?${context}`)).body;
    expect(routes).toMatchObject([{ account_ref }]);
  });

  test("hides nothing that was public, even if another account is hidden", async () => {
    const customer = await newCustomer(holder);
    const account_ref = await link(holder, customer.alias);
    await chosen(customer, "visibility", { account_ref, visibility: "GATEWAYS" });
    const brought = await claimed(type, customer);
    const { routes } = (await resolve(customer.alias)).body;
    expect(routes).toMatchObject([{ account_ref: brought }]);
  });
});
