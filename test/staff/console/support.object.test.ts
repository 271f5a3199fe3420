import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { T0 } from "../../products/payments/object-bench.ts";
import { post } from "../operators/gateway.ts";
import { enrolStaff, env, keys, unknown } from "../operators/stuck-payments.ts";
import { ConsoleBrowser } from "./browser.ts";

/** What support does all day: search, read who did what, and stay in one mode. */
let support: ConsoleBrowser;

beforeAll(enrolStaff);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  support = new ConsoleBrowser();
  support.environment = env;
  await support.logIn(keys.ada);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the search of every page", () => {
  test("opens a single hit at once", async () => {
    const { paymentId } = await unknown();
    const { status, location } = await support.open(`/console/search?q=${paymentId}`);
    expect([status, location]).toEqual([303, `/console/payments/${paymentId}`]);
  });

  test("names several, and says what a text was looked for as when there is none", async () => {
    for (const name of ["Harbour Books", "Harbour Tea"]) {
      const modes = { test: { settlement_iban: "DE89370400440532013000" } };
      await post("/admin/v1/merchants", { name, modes });
    }
    const several = await support.open("/console/search?q=harbour");
    expect(several.status).toBe(200);
    expect(several.html).toContain("Harbour Books");
    expect(several.html).toContain("Harbour Tea");
    const { html } = await support.open("/console/search?q=zz-0000");
    expect(html).toContain("Nothing matches");
    expect(html).toContain("the beginning of an id or a reference");
    expect(html).toContain("What can be searched");
  });

  test("takes no whole account number", async () => {
    const { status, html } = await support.open("/console/search?q=DE89370400440532013000");
    expect([status, /its last four characters/.test(html)]).toEqual([422, true]);
  });
});

describe("the page of a payment", () => {
  test("tells who acted, hides what is empty, and shows everything behind a switch", async () => {
    const { paymentId } = await unknown();
    const { html } = await support.open(`/console/payments/${paymentId}`);
    expect(html).toContain('<span class="kind">Customer</span> The customer ');
    expect(html).not.toContain("→ EXECUTING");
    expect(html).not.toMatch(/<dd><span class="nothing"/);
    const raw = await support.open(`/console/payments/${paymentId}?raw=1`);
    expect(raw.html).toContain("→ EXECUTING");
    expect(raw.html).toContain("&quot;timeline&quot;");
  });
});

describe("the switch between the modes", () => {
  test("opens on test where nothing is live, and holds for every list", async () => {
    const first = await support.open("/console/payments");
    expect(first.html).toContain("<code>GET /admin/v1/payments?limit=30&amp;mode=test</code>");
    const chosen = { mode: "live", back: "/console/payments?status=FAILED" };
    const { status, location } = await support.send("/console/mode", chosen);
    expect([status, location]).toEqual([303, chosen.back]);
    const { html } = await support.open("/console/mandates");
    expect(html).toContain("mode=live");
    expect(html).toMatch(/value="live" class="plain live" aria-pressed="true"/);
  });

  test("gives way to the filter of a page, and is not in the search", async () => {
    const { html } = await support.open("/console/payments?mode=");
    expect(html).toContain("<code>GET /admin/v1/payments?limit=30</code>");
  });

  test.each(["https://evil.example/", "//evil.example", "/consolex/..", "/portal"])(
    "leads nowhere else: %s",
    async (back) => {
      const { location } = await support.send("/console/mode", { mode: "any", back });
      expect(location).toBe("/console");
    },
  );

  test("is not changed by another site", async () => {
    const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    await support.send("/console/mode", { mode: "any" }, elsewhere);
    expect(support.mode).toBe(null);
  });
});

test.each(["/console/approvals-of", "/console/payments/x/y", "/console/a/b/c"])(
  "the wrong path %s is refused in the console's own frame",
  async (path) => {
    const { status, html } = await support.open(path);
    expect([status, /aria-label="Sections"/.test(html)]).toEqual([404, true]);
    expect(html).toContain('data-code="NOT_FOUND"');
  },
);
