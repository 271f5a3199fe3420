import { beforeAll, describe, expect, test } from "vitest";
import { migrate, post } from "../operators/gateway.ts";
import { ConsoleBrowser, type Shown } from "./browser.ts";

/** What the filters of lists take: money, and names that they suggest. */
let owner: ConsoleBrowser;

beforeAll(async () => {
  await migrate();
  owner = await ConsoleBrowser.signedIn();
});

const filterOf = ({ html }: Shown, name: string): string =>
  new RegExp(`<(?:input|select) id="filter-${name}"[^>]*>.*?</div>`, "s").exec(html)?.[0] ?? "";

describe("an amount in a filter", () => {
  const made = ({ html }: Shown) => {
    const [, query = ""] = /<code>GET \/admin\/v1\/payments\?([^<]*)/.exec(html) ?? [];
    return query.match(/amount_\w+=\d+/g) ?? [];
  };
  const beside = (shown: Shown, name: string) =>
    new RegExp(`id="filter-${name}-refusal">([^<]*)`).exec(shown.html)?.[1];

  test("is money in the currency beside it, and minor units for the API", async () => {
    const good = await owner.open(
      "/console/payments?currency=usd&amount_from=5&amount_to=1,234.50",
    );
    expect([good.status, made(good)]).toEqual([200, ["amount_to=123450", "amount_from=500"]]);
    expect(filterOf(good, "amount_to")).toContain('value="1,234.50"');
    const yen = await owner.open("/console/payments?currency=JPY&amount_from=500");
    expect(made(yen)).toEqual(["amount_from=500"]);
  });

  test.each([
    ["amount_from=5.00", "currency", "Enter the currency of the amounts."],
    ["currency=USD&amount_from=1,234", "amount_from", "Write an amount in USD as 18.50."],
    ["currency=USD&amount_to=many", "amount_to", "Write an amount in USD as 18.50."],
  ])("is refused as %s beside %s", async (query, field, message) => {
    for (const path of ["/console/payments", "/console/payments.csv"]) {
      const shown = await owner.open(`${path}?${query}`);
      expect([shown.status, beside(shown, field)]).toEqual([422, message]);
      expect(made(shown)).toEqual([]);
    }
  });
});

test("a filter suggests the names that it takes", async () => {
  const name = "Suggested & Sons";
  const modes = { test: { settlement_iban: "DE89370400440532013000" } };
  await post("/admin/v1/merchants", { name, modes });
  for (const path of ["/console/payments", "/console/overview"]) {
    expect((await owner.open(path)).html).toContain('<option value="Suggested &amp; Sons"');
  }
  expect((await owner.open("/console/overview?merchant=suggested")).status).toBe(200);
  const unknown = await owner.open("/console/overview?merchant=nobody");
  expect([unknown.status, unknown.html.includes('value="nobody"')]).toEqual([422, true]);
  const log = await owner.open("/console/audit?action=merchant");
  expect(log.html).toContain(name.replace("&", "&amp;"));
  expect(log.html).toMatch(/<option value="First owner \(configuration\)"/);
});
