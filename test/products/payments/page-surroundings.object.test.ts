import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import worker from "../../../workers/gateway/index.ts";
import { BROWSER_ID, openGateway, Payment, party } from "../../workers/gateway-journey.ts";
import { askAdmin, bodyOf, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";

/** What the checkout's address reads around the payment: the merchant's brand, and maintenance. */
const HOUR = 3_600_000;

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  await env.DB.prepare("delete from bank_maintenance").run();
  endTest();
});

const fetchPage = async (address: string, browserId = BROWSER_ID) => {
  const url = new URL(address, env.BASE_URL);
  url.searchParams.set("lang", "en");
  const headers = { cookie: `checkout_browser=${browserId}`, accept: "text/html" };
  const context = { waitUntil: () => {} } as unknown as ExecutionContext;
  const response = await worker.fetch(new Request(url, { headers }), env, context);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { status: response.status, policy, html: await response.text() };
};

const pageOf = (payment: Payment) => fetchPage(payment.created.answer.checkout_url);

const plan = async (
  bank: "alpha" | "borealis",
  startsAfter: number,
  endsAfter: number,
  mode = "test",
) => {
  const starts_at = new Date(Date.now() + startsAfter).toISOString();
  const ends_at = new Date(Date.now() + endsAfter).toISOString();
  const { bank_id } = party.banks[mode as "test"][bank];
  return bodyOf(
    await askAdmin("POST", `banks/${bank_id}/maintenance`, { starts_at, ends_at }),
    201,
  );
};

const noticed = ({ html }: { html: string }): string[] =>
  [...html.matchAll(/<bdi>(\w+)<\/bdi> is under maintenance (until|from)/gu)].map(
    ([, bank, when]) => `${bank} ${when}`,
  );

describe("a checkout's page", () => {
  it("shows the merchant's brand and support contact, within its policy", async () => {
    const { merchant_id } = party.merchant;
    bodyOf(
      await askAdmin("PATCH", `merchants/${merchant_id}`, {
        ...{ logo_url: "https://cdn.shop.example/a/logo.png?size=2", colour: "#0E5F55" },
        ...{ support_email: "help@shop.example", support_url: "https://shop.example/help" },
      }),
    );
    const { html, policy } = await pageOf(await Payment.create());
    expect(html).toContain('src="https://cdn.shop.example/a/logo.png?size=2"');
    expect(policy).toContain("img-src 'self' data: https://cdn.shop.example/a/logo.png;");
    expect(policy).toContain("style-src 'self';");
    expect(html).toContain('href="mailto:help@shop.example"');
    const sheet = /href="(\/assets\/colours\/\w+\.css)"/u.exec(html)?.[1] ?? "";
    const style = await fetchPage(sheet);
    expect([style.status, style.html]).toEqual([200, expect.stringContaining("--accent:#0e5f55")]);
    expect((await fetchPage("/assets/colours/0e5f55;.css")).status).toBe(404);
    const none = { logo_url: null, colour: null, support_email: null, support_url: null };
    bodyOf(await askAdmin("PATCH", `merchants/${merchant_id}`, none));
    wait(2_001);
    const plain = await pageOf(await Payment.create());
    expect(plain.html).not.toMatch(/class="logo"|colours|mailto/u);
    expect(plain.policy).toContain("img-src 'self' data:;");
  });

  // @rule A3.17
  it("shows the kept logo, the law's name and the merchant's language", async () => {
    const { merchant_id } = party.merchant;
    const logo = btoa(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    );
    const face = { logo, legal_name: "Corner Shop Limited", default_locale: "fr" };
    bodyOf(await askAdmin("PATCH", `merchants/${merchant_id}`, face));
    wait(2_001);
    const address = (await Payment.create()).created.answer.checkout_url;
    const { html, policy } = await fetchPage(address);
    const path = /src="(\/logos\/[0-9a-f]{40}\.svg)"/u.exec(html)?.[1] ?? "";
    expect((await fetchPage(path)).status).toBe(200);
    expect(policy).toContain("img-src 'self' data:;");
    expect(html).toContain("Corner Shop Limited");
    const inLanguage = async (accepted: string) => {
      const headers = { "accept-language": accepted, accept: "text/html" };
      const context = { waitUntil: () => {} } as unknown as ExecutionContext;
      const page = await worker.fetch(new Request(address, { headers }), env, context);
      return page.headers.get("content-language");
    };
    expect(await inLanguage("de-CH, pt;q=0.5")).toBe("fr");
    expect(await inLanguage("de-CH, es;q=0.5")).toBe("es");
    const none = { logo: null, legal_name: null, default_locale: null };
    bodyOf(await askAdmin("PATCH", `merchants/${merchant_id}`, none));
    wait(2_001);
  });

  it("shows maintenance of any bank that begins within an hour, of its own mode", async () => {
    await plan("alpha", -HOUR, HOUR);
    await plan("borealis", HOUR - 1, 2 * HOUR);
    await plan("alpha", 2 * HOUR, 3 * HOUR);
    await plan("borealis", -HOUR, HOUR, "live");
    wait(2_001);
    const payment = await Payment.create();
    expect(noticed(await pageOf(payment))).toEqual(["alpha until", "borealis from"]);
    wait(HOUR);
    const later = await Payment.create();
    expect(noticed(await pageOf(later))).toEqual(["borealis until", "alpha from"]);
  });

  it("shows only that of the payer's bank, once the payer is known", async () => {
    await plan("alpha", -HOUR, HOUR);
    await plan("borealis", -HOUR, HOUR);
    wait(2_001);
    const payment = await Payment.open("alpha");
    expect(noticed(await pageOf(payment))).toHaveLength(2);
    bodyOf(await payment.resolve());
    expect(noticed(await pageOf(payment))).toEqual(["alpha until"]);
  });

  // @rule P3.31
  it("names the bank's contact once a code waits, and in no other browser", async () => {
    const { bank_id } = party.banks.test.alpha;
    const contact = { support_phone: "+49 30 901820", support_url: "https://alpha.example/help" };
    bodyOf(await askAdmin("PATCH", `banks/${bank_id}`, contact));
    wait(2_001);
    const payment = await Payment.open("alpha");
    await payment.challenged();
    expect((await pageOf(payment)).html).toContain('href="tel:+4930901820"');
    const elsewhere = await fetchPage(
      payment.created.answer.checkout_url,
      "fedcba9876543210".repeat(2),
    );
    expect(elsewhere.html).not.toContain("tel:");
    bodyOf(await askAdmin("PATCH", `banks/${bank_id}`, { support_phone: null, support_url: null }));
    wait(2_001);
  });

  it("shows no notice that was withdrawn", async () => {
    const { bank_id, window_id } = await plan("alpha", -HOUR, HOUR);
    bodyOf(await askAdmin("DELETE", `banks/${bank_id}/maintenance/${window_id}`), 204);
    wait(2_001);
    expect(noticed(await pageOf(await Payment.create()))).toEqual([]);
  });

  it("is shown even if its brand and notices cannot be read", async () => {
    const payment = await Payment.create();
    wait(2_001);
    const broken = new Proxy(env.DB, {
      get() {
        throw new Error("the database is down");
      },
    });
    const { DB } = env;
    Object.assign(env, { DB: broken });
    const { status, html } = await pageOf(payment);
    Object.assign(env, { DB });
    expect([status, html.includes("Which account do you want to pay from?")]).toEqual([200, true]);
  });
});
