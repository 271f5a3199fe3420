import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import { enterScene, handleOf, open, remove, scene, suspendedBy } from "./refusal-scene.ts";
import { type Answer, asOwner, fresh, newCustomer, proofOf } from "./registry.ts";

/** Refusals whose code says everything. */
standingClock(365 * DAY);
enterScene();

const nowhere = {
  bank: "/admin/v1/banks/bnk_none",
  gateway: "/admin/v1/gateways/gtw_none",
};

/** Leads to an account, and is not the name of a handle. */
const atItsBank = () => ({ alias: `${scene.customer.alias}@${scene.home.bank_handle}` });

describe("an unknown record: 404", () => {
  test.each<[string, () => Promise<Answer>]>([
    ["a bank", () => asOwner(nowhere.bank)],
    ["a bank to change", () => asOwner(nowhere.bank, { name: "B" }, { method: "PATCH" })],
    ["a gateway", () => asOwner(nowhere.gateway)],
    ["an admin key", () => asOwner("/admin/v1/admin-keys/key_none")],
    ["an admin key to retire", () => asOwner("/admin/v1/admin-keys/key_none/retire", {})],
    ["a new key of an unknown bank", () => asOwner(`${nowhere.bank}/keys`, {})],
    ["keys of an unknown gateway", () => asOwner(`${nowhere.gateway}/keys`)],
    ["a key of an unknown bank", () => asOwner(`${nowhere.bank}/keys/key_none`)],
    [
      "a key of an unknown bank to promote",
      () => asOwner(`${nowhere.bank}/keys/key_none/promote`, {}),
    ],
    [
      "a bank's key",
      async () => asOwner(`/admin/v1/banks/${scene.home.bank_id}/keys/key_none/retire`, {}),
    ],
    ["a claim", () => scene.home.call("/identity/claims/clm_none")],
    ["a claim to cancel", () => scene.home.call("/identity/claims/clm_none/cancel", {})],
    ["a handle", () => scene.home.call(handleOf({ alias: "no-such-name" }))],
    ["a malformed handle", () => scene.home.call(handleOf({ alias: "-" }))],
    ["a handle at a bank", () => scene.home.call(handleOf(atItsBank()))],
    ["a handle at a bank to delete", () => remove(scene.home, handleOf(atItsBank()))],
    ["a handle to delete", () => remove(scene.home, handleOf({ alias: "no-such-name" }))],
    ["a malformed handle to delete", () => remove(scene.home, handleOf({ alias: "-" }))],
    ["a link", () => scene.home.call(`${scene.home.accounts}/acc_none_00000000000`)],
    ["a link to end", () => remove(scene.home, `${scene.home.accounts}/acc_none_00000000000`)],
    [
      "a customer's handle that is suspended",
      async () => {
        await suspendedBy(scene.home.call, handleOf(scene.customer), "BANK");
        const json = { alias: scene.customer.alias, customer_proof: scene.customer.proof };
        return scene.home.call("/identity/customer-sessions", json);
      },
    ],
  ])("%s", async (_what, way) => {
    const { status, body } = await way();
    expect([status, body?.error.code]).toEqual([404, "NOT_FOUND"]);
  });
});

test.each<[string, (account_ref: string) => Promise<Answer>]>([
  [
    "linked",
    (account_ref) =>
      scene.home.call(scene.home.accounts, { alias: scene.customer.alias, account_ref }),
  ],
  [
    "created with a handle",
    (account_ref) => {
      const alias = fresh("new");
      const json = { alias, account_ref, customer_proof: proofOf(`id ${alias}`) };
      return scene.home.call("/identity/handles", json);
    },
  ],
  ["claimed for", (account_ref) => open("PORTABILITY", scene.customer.proof, { account_ref })],
])("an account's reference is not %s twice", async (_how, way) => {
  const { account_ref } = await newCustomer(scene.other);
  expect((await way(account_ref)).body.error).toMatchObject({
    ...{ code: "ALREADY_EXISTS", field: "account_ref" },
  });
});
