import { beforeEach, describe, expect, test } from "vitest";
import { requireDigests, requirePossible } from "./always.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  Browser,
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

const clock = standingClock(30 * DAY);
await migrate();
let days = 0;
beforeEach(() => clock.moveTo(++days * 10 * DAY));

const [aurora, borealis] = [await newBank(), await newBank()];

const path = (alias: string) => `/identity/handles/${alias}`;
const remove = (alias: string) => aurora.call(path(alias), undefined, { method: "DELETE" });
const restore = ({ alias, proof }: { alias: string; proof: object }, bank: Bank = aurora) =>
  bank.call(`${path(alias)}/restore`, { customer_proof: proof });
const read = async (bank: Bank, alias: string) => ok(await bank.call(path(alias)), 200).body;

const sound = async () => {
  await requirePossible("after an undo");
  await requireDigests("after an undo");
};

describe("a bank undoes its DELETE", () => {
  test("and handle, links of all banks, defaults, visibility and suspensions are as before", async () => {
    const customer = await newCustomer(aurora);
    const { alias } = customer;
    const [second, further] = [await link(aurora, alias), await link(borealis, alias)];
    await confirmAt(aurora, customer, further);
    const browser = await Browser.openedBy(aurora, customer);
    for (const [choice, fields] of [
      ["default", { account_ref: second, kind: "PAYEE" }],
      ["visibility", { account_ref: second, visibility: "GATEWAYS" }],
    ] as const) {
      expect((await browser.choose(choice, fields)).status).toBe(303);
    }
    const lock = { reason: "CUSTOMER_LOCK" };
    ok(await borealis.call(`${borealis.accounts}/${further}/suspend`, lock), 200);
    const before = [await read(aurora, alias), await read(borealis, alias)];
    const routed = (await resolve(alias)).body;
    ok(await remove(alias), 204);
    expect((await resolve(alias)).status).toBe(404);
    const restored = ok(await restore(customer), 200).body;
    expect(restored).toEqual(before[0]);
    expect([await read(aurora, alias), await read(borealis, alias)]).toEqual(before);
    expect((await resolve(alias)).body).toEqual(routed);
    await sound();
    // It is the same customer's again, who has no second name.
    const other = { alias: fresh("second"), customer_proof: customer.proof };
    expect((await borealis.call("/identity/handles", other)).status).toBe(409);
  });

  test("of a suspended handle, which stays suspended", async () => {
    const customer = await newCustomer(aurora);
    ok(await aurora.call(`${path(customer.alias)}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    ok(await remove(customer.alias), 204);
    const { body } = ok(await restore(customer), 200);
    expect(body).toMatchObject({ status: "SUSPENDED", reason: "CUSTOMER_LOCK" });
    ok(await aurora.call(`${path(customer.alias)}/reinstate`, {}), 200);
    expect((await resolve(customer.alias)).status).toBe(200);
    await sound();
  });

  test("without a link that waited, and without those of a bank that has closed", async () => {
    const customer = await newCustomer(aurora);
    const closing = await newBank();
    const gone = await link(closing, customer.alias);
    await confirmAt(aurora, customer, gone);
    const waiting = await link(borealis, customer.alias);
    ok(await remove(customer.alias), 204);
    const closed = await asOwner(`/admin/v1/banks/${closing.bank_id}`, undefined, {
      method: "DELETE",
    });
    ok(closed, 204);
    ok(await restore(customer), 200);
    const { body } = ok(await borealis.call(`${borealis.accounts}/${waiting}`), 200);
    expect(body.status).toBe("UNLINKED");
    expect((await asOwner(`/admin/v1/links/${gone}?realm=test`)).body.status).toBe("UNLINKED");
    expect((await resolve(customer.alias)).body.routes).toHaveLength(1);
    await sound();
  });

  // @rule R1.6
  test("until 24 hours have passed, and once", async () => {
    const [early, late] = [await newCustomer(aurora), await newCustomer(aurora)];
    ok(await remove(early.alias), 204);
    ok(await remove(late.alias), 204);
    const at = days * 10 * DAY;
    clock.moveTo(at + DAY - 1);
    ok(await restore(early), 200);
    expect((await restore(early)).body.error.code).toBe("INVALID_STATE");
    clock.moveTo(at + DAY);
    expect((await restore(late)).body.error.code).toBe("INVALID_STATE");
  });
});

describe("nobody else undoes it", () => {
  test("not another bank, nor the bank for another customer", async () => {
    const customer = await newCustomer(aurora);
    await confirmAt(aurora, customer, await link(borealis, customer.alias));
    ok(await remove(customer.alias), 204);
    expect((await restore(customer, borealis)).body.error.code).toBe("FORBIDDEN");
    for (const proof of [proofOf("somebody else"), proofOf()]) {
      expect((await restore({ ...customer, proof })).body.error.code).toBe("FORBIDDEN");
    }
    ok(await restore(customer), 200);
  });

  test("not what the operator has deleted", async () => {
    const customer = await newCustomer(aurora);
    const byOperator = `${path(customer.alias)}?realm=test`;
    ok(await asOwner(byOperator, undefined, { method: "DELETE" }), 204);
    expect((await restore(customer)).body.error.code).toBe("INVALID_STATE");
  });

  test("not what the operator has deleted after the bank", async () => {
    const customer = await newCustomer(aurora);
    ok(await remove(customer.alias), 204);
    const byOperator = `/admin/v1/handles/${customer.alias}?realm=test`;
    ok(await asOwner(byOperator, undefined, { method: "DELETE" }), 204);
    expect((await restore(customer)).body.error.code).toBe("INVALID_STATE");
  });

  test("not a link that its bank or the operator has ended since", async () => {
    const customer = await newCustomer(aurora);
    const [ofBank, kept] = [
      await link(borealis, customer.alias),
      await link(aurora, customer.alias),
    ];
    await confirmAt(aurora, customer, ofBank);
    const browser = await Browser.openedBy(aurora, customer);
    const chosen = { account_ref: ofBank, kind: "ANY" };
    expect((await browser.choose("default", chosen)).status).toBe(303);
    ok(await remove(customer.alias), 204);
    const end = { method: "DELETE" };
    ok(await borealis.call(`${borealis.accounts}/${ofBank}`, undefined, end), 204);
    ok(await asOwner(`/admin/v1/links/${customer.account_ref}?realm=test`, undefined, end), 204);
    ok(await restore(customer), 200);
    const { links } = ok(await asOwner(`/admin/v1/handles/${customer.alias}?realm=test`), 200).body;
    expect(links).toMatchObject([{ account_ref: kept, default: false }]);
    const ended = ok(await borealis.call(`${borealis.accounts}/${ofBank}`), 200).body;
    expect(ended).toMatchObject({ status: "UNLINKED", reason: "BANK" });
    await sound();
  });

  test("not once the customer has another name", async () => {
    const customer = await newCustomer(aurora);
    ok(await remove(customer.alias), 204);
    const json = {
      alias: fresh("next"),
      account_ref: accountRef(),
      customer_proof: customer.proof,
    };
    ok(await borealis.call("/identity/handles", json));
    expect((await restore(customer)).body.error).toMatchObject({
      code: "ALREADY_EXISTS",
      field: "customer_proof.subject",
    });
  });
});
