import { describe, expect, it } from "vitest";
import { demoCustomers } from "../../src/sandbox/page-models.ts";
import { renderPhonesPage } from "../../src/sandbox/pages/frame.tsx";
import { renderShopPage } from "../../src/sandbox/pages/shop.tsx";
import { plan } from "../../src/sandbox/shop/subscriptions.ts";

const customers = demoCustomers();
const shop = renderShopPage({
  shop_name: "Shop",
  items: [],
  order_action: "/shop/orders",
  plan,
  customers,
  problem: null,
});

describe("the customers that a visitor can pay as", () => {
  it("has one entry for each username, whatever its accounts", () => {
    const aliases = customers.map(({ alias }) => alias);
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(customers.find(({ alias }) => alias === "chloe")?.bank_names).toEqual([
      "Alpha Bank",
      "Borealis Bank",
    ]);
  });

  it("is on the shop's page with the phone's address, only ordinary customers", () => {
    expect(shop).toContain('href="/phones/amira"');
    expect(shop).toContain('href="/phones"');
    expect(shop).not.toContain('href="/phones/empty.purse"');
  });

  it("is on the page of all phones with its special behaviour", () => {
    const phones = renderPhonesPage(customers);
    for (const { phone_url } of customers) expect(phones).toContain(`href="${phone_url}"`);
    expect(phones).toContain("INSUFFICIENT_FUNDS");
  });
});
