import { expect, test } from "vitest";
import { standingClock } from "./clock.ts";
import { Follower } from "./follower.ts";
import {
  type Answer,
  accountRef,
  Browser,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
} from "./registry.ts";

/** How the customer's page names accounts, and what it says of a choice. */
const clock = standingClock(86_400_000);
await migrate();
const home = await newBank();
const other = await newBank();

/** Links an account of the other bank. */
const linkOf = (alias: string, more: object): Promise<Answer> =>
  other.call(other.accounts, { alias, account_ref: accountRef(), ...more });

/** The text of a page, without its elements and bidi marks. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(" ,", ",");

const label = { account_type: "CURRENT", masked_iban: "DE•• •••• 0300" };

/** @rule R2.11 */
test("a label is a type and a masked number, and nothing that could hold more", async () => {
  const { alias } = await newCustomer(home);
  const account = (more: object) => linkOf(alias, more);
  for (const [more, field] of [
    [{ masked_iban: "DE89370400440532013000" }, "masked_iban"],
    [{ masked_iban: "DE89 •••• 3000" }, "masked_iban"],
    [{ masked_iban: "DE•• •••• 3000 Osei" }, "masked_iban"],
    [{ account_type: "Daniel's account" }, "account_type"],
  ] as const) {
    const refused = await account(more);
    expect([refused.status, refused.body.field ?? refused.body.error?.field]).toEqual([422, field]);
  }
  const made = ok(await account(label)).body;
  expect(made).toMatchObject(label);
  const path = `/identity/banks/${other.bank_handle}/accounts/${made.account_ref}`;
  const change = { account_type: null, masked_iban: "DE•• •••• 0301" };
  expect(ok(await other.call(path, change, { method: "PATCH" }), 200).body).toMatchObject(change);
  const again = await other.call(path, { currency: "EUR" }, { method: "PATCH" });
  expect(ok(again, 200).body).toMatchObject({ ...change, currency: "EUR" });
});

/** @rule R2.11 R5.5 */
test("the page names the account that waits, and the choice that was made", async () => {
  const customer = await newCustomer(home);
  const browser = await Browser.openedBy(home, customer);
  const bare = ok(await linkOf(customer.alias, {})).body;
  await browser.look();
  expect(textOf(browser.page)).toContain("does not say which account");
  expect(browser.page).not.toContain(`…${bare.account_ref.slice(-4)}`);
  await browser.choose("reject", { account_ref: bare.account_ref });
  await browser.look("en&done");
  expect(textOf(browser.page)).toContain("You have rejected the account at");
  const { account_ref } = ok(await linkOf(customer.alias, label)).body;
  await browser.look("fr");
  expect(textOf(browser.page)).toContain("Compte courant · DE•• •••• 0300");
  await browser.choose("confirm", { account_ref });
  await browser.look("en&done");
  expect(textOf(browser.page)).toContain(
    "Current account DE•• •••• 0300 is now linked to your username.",
  );
  await browser.choose("default", { account_ref, kind: "ANY" });
  await browser.look("en&done");
  expect(textOf(browser.page)).toContain(
    "Current account DE•• •••• 0300 is now your default. Your bank is told",
  );
  expect(textOf(browser.page)).toContain("You can close this page.");
  expect(textOf(browser.page)).toContain("15 min left");
  clock.moveBy(60_001);
  await browser.look("en&done");
  expect(textOf(browser.page)).not.toContain("is now your default");
});

/** @rule R5.5 */
test("each choice is told to the bank that sent the customer and to the account's bank", async () => {
  const customer = await newCustomer(home);
  const [atHome, atOther] = [new Follower(home), new Follower(other)];
  const told = async () => [
    (await atHome.follow()).map(({ type }) => type).sort(),
    (await atOther.follow()).map(({ type }) => type).sort(),
  ];
  const account_ref = await link(other, customer.alias);
  const browser = await Browser.openedBy(home, customer);
  await told();
  const choose = async (does: string, fields: Record<string, string>) => {
    expect((await browser.choose(does, fields)).status).toBe(303);
    return told();
  };
  const own = { account_ref: customer.account_ref };
  expect(await choose("confirm", { account_ref })).toEqual([
    ["LINK_WAITING"],
    ["HANDLE_CHANGED", "LINK_CHANGED"],
  ]);
  expect(await choose("visibility", { ...own, visibility: "GATEWAYS" })).toEqual([
    ["LINK_CHANGED"],
    [],
  ]);
  expect(await choose("username", { username: `${customer.alias}-2` })).toEqual([
    ["HANDLE_CHANGED", "LINK_CHANGED"],
    ["HANDLE_CHANGED", "LINK_CHANGED"],
  ]);
  expect(await choose("default", { account_ref, kind: "ANY" })).toEqual([
    ["LINK_CHANGED"],
    ["LINK_CHANGED"],
  ]);
});
