import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { codeSvg } from "../../src/approvals/page/code-svg.ts";
import { Browser } from "../products/connections/browser.ts";
import { Consent, listing, openBanking } from "../products/consents/consent-journey.ts";
import { Mandate } from "../products/mandates/approval-journey.ts";
import { Order } from "../products/payment-orders/order-journey.ts";
import { changeBank, ibanAt, Payment, party } from "../workers/gateway-journey.ts";
import { ask, askAdmin, bodyOf, endTest, env, startTest, wait } from "../workers/gateway-worker.ts";
import { answering, customers, pushToken } from "../workers/neighbours.ts";
import { FormBrowser } from "./form-browser.ts";

/** The way from a page to the bank's app, and from a wide screen to a phone (decision 212). */
const app_url = "https://app.alpha.example/prompts/1?a=1&b=2";
const href = app_url.replace("&", "&amp;");

const kinds = {
  payment: async () => {
    const { created } = await Payment.create();
    const { session_id, checkout_url } = created.answer;
    return { id: session_id, url: checkout_url, iban: customers.amira.iban };
  },
  consent: async () => idOf(await Consent.ask()),
  order: async () => idOf(await Order.ask()),
  mandate: async () => idOf(await Mandate.ask()),
} as const;

const idOf = <Thing extends { url: string; iban: string }>(thing: Thing) => {
  const id = /\/([a-z]+_[0-9A-Za-z]+)\./.exec(thing.url)?.[1] ?? "";
  return { id, url: thing.url, iban: thing.iban };
};

beforeAll(async () => {
  startTest();
  await openBanking();
});

const logged: string[] = [];

beforeEach(async () => {
  startTest();
  // Each account gets its prompts of a day again (P4.1).
  wait(86_400_000);
  listing("SHAREABLE");
  bodyOf(await changeBank("alpha", { app_url_origin: "https://app.alpha.example" }));
  wait(3_000);
  logged.length = 0;
  vi.spyOn(console, "warn").mockImplementation((line) => void logged.push(String(line)));
});
afterEach(endTest);

const naming = (named: unknown): void =>
  answering("alpha send-push", ({ body }: { body: { session_id: string } }) =>
    Response.json({ push_token: pushToken(body.session_id), app_url: named }),
  );

const buttonIn = ({ html }: FormBrowser) => /<a class="primary open-app"[^>]*>/.exec(html)?.[0];
const codeIn = ({ html }: FormBrowser) => /<img src="([^"]*\/qr\.svg[^"]*)"/.exec(html)?.[1];
const codeOf = async (browser: FormBrowser, path = codeIn(browser)) => {
  const answer = await browser.get(path ?? "");
  return answer.status === 200 ? answer.text() : null;
};
const pathOf = (url: string) => new URL(url).pathname;

describe.each(Object.entries(kinds))("the page of a %s", (name, kind) => {
  const prompted = async (named: unknown = app_url) => {
    naming(named);
    const asked = await kind();
    const browser = await new FormBrowser().open(asked.url);
    if (name !== "order") await browser.send("payer", [["payer", asked.iban]]);
    return { ...asked, browser: await browser.send("choose-PUSH") };
  };

  // @rule P3.29
  it("has a button to the bank's app while its prompt waits, and a code for a wide screen", async () => {
    const { browser, id, url } = await prompted();
    expect(buttonIn(browser)).toBe(
      `<a class="primary open-app" href="${href}" rel="noreferrer" referrerpolicy="no-referrer">`,
    );
    expect(await codeOf(browser)).toBe(codeSvg(app_url));
    const result = { session_id: id, push_token: pushToken(id), result: "APPROVED" };
    const { headers } = party.banks.test.alpha;
    expect((await ask("POST", "/gateway/callback/push-result", headers, result)).status).toBe(202);
    await browser.open(browser.location);
    expect([buttonIn(browser), codeIn(browser)]).toEqual([undefined, undefined]);
    expect((await browser.get(`${pathOf(url)}/qr.svg`)).status).toBe(404);
    expect(logged).toEqual([]);
  });

  it("shows neither to another browser", async () => {
    const { url } = await prompted();
    const other = await new FormBrowser().open(url);
    expect([buttonIn(other), codeIn(other)]).toEqual([undefined, undefined]);
    expect((await other.get(`${pathOf(url)}/qr.svg`)).status).toBe(404);
  });

  it("shows the address of the newest prompt alone", async () => {
    const { browser } = await prompted();
    const newer = "https://app.alpha.example/prompts/2";
    naming(newer);
    wait(61_000);
    await browser.send("resend");
    expect(buttonIn(browser)).toContain(`href="${newer}"`);
    expect(await codeOf(browser)).toBe(codeSvg(newer));
    naming(undefined);
    wait(61_000);
    await browser.send("resend");
    expect([buttonIn(browser), codeIn(browser)]).toEqual([undefined, undefined]);
  });

  // @rule B3.7
  it.each([
    ["https://evil.example/prompts/1", "another origin"],
    ["javascript:alert(1)", "not an address"],
    [7, "not an address"],
  ])("takes the prompt without %j, and the operator reads why", async (named, why) => {
    const { browser } = await prompted(named);
    expect(/data-situation="([^"]+)"/.exec(browser.html)?.[1]).toBe("push");
    expect([buttonIn(browser), codeIn(browser)]).toEqual([undefined, undefined]);
    expect(browser.html).not.toContain("evil");
    const line = JSON.parse(logged[0] ?? "{}");
    const event = "bank's address of its app not used";
    expect(line).toMatchObject({ level: "warn", event, bank: "alpha", why });
    expect(logged.join()).not.toContain("evil");
  });

  it("shows it no more once the operator has taken the origin away", async () => {
    const { browser } = await prompted();
    bodyOf(await changeBank("alpha", { app_url_origin: null }));
    wait(3_000);
    await browser.open(browser.location);
    expect([buttonIn(browser), codeIn(browser)]).toEqual([undefined, undefined]);
  });
});

it("a bank without a registered origin keeps its prompt", async () => {
  bodyOf(await changeBank("alpha", { app_url_origin: null }));
  wait(3_000);
  naming(app_url);
  const paid = await Payment.open();
  expect(bodyOf(await paid.challenged("PUSH")).state).toBe("PUSH_SENT");
  expect(JSON.parse(logged[0] ?? "{}")).toMatchObject({ why: "no origin is registered" });
});

// @rule P3.29
it("no answer to a merchant or staff and no event of a payment holds the address", async () => {
  naming(app_url);
  const paid = await Payment.open();
  const { checkout_url } = paid.created.answer;
  const seen = async () => [
    ...[await paid.session(), await paid.status(), await paid.listed()],
    await ask("GET", `${checkout_url}/live`, { authorization: `Bearer ${paid.token}` }),
    bodyOf(await askAdmin("GET", `payments/${paid.payment_id}`)),
    await paid.asMerchant("GET", "/api/v1/events?limit=100"),
  ];
  const answers = [await paid.challenged("PUSH"), await paid.confirm(), ...(await seen())];
  bodyOf(await paid.pushResult("APPROVED", party.banks.test.alpha), 202);
  answers.push(...(await seen()));
  expect(JSON.stringify(answers)).toContain(paid.session_id);
  expect(JSON.stringify(answers)).not.toContain("app.alpha.example");
});

it.each([
  ["consent", () => Consent.ask()],
  ["order", () => Order.ask()],
  ["mandate", () => Mandate.ask()],
])("no step of a %s answers with the address", async (name, make) => {
  naming(app_url);
  const customer = await (await make()).open();
  if (name !== "order") bodyOf(await customer.payer());
  const answers = [bodyOf(await customer.start("PUSH")), bodyOf(await customer.read())];
  expect(JSON.stringify(answers)).toContain("display_code");
  expect(JSON.stringify(answers)).not.toContain("app.alpha.example");
});

describe("the page of connections", () => {
  const prompted = async (named: string) => {
    naming(named);
    const browser = await Browser.open();
    bodyOf(await browser.payer(ibanAt("alpha", 6_100)));
    bodyOf(await browser.start("PUSH"));
    return browser;
  };

  it("has the button, until the account is proved", async () => {
    const browser = await prompted(app_url);
    expect(await browser.page()).toContain(`<a class="primary open-app" href="${href}"`);
    answering("alpha push-status", { status: "APPROVED" });
    wait(3_000);
    expect(bodyOf(await browser.step("confirm")).step).toBe("LIST");
    expect(await browser.page()).not.toContain("app.alpha.example");
  });

  it("keeps its cookie short enough for a browser, with the longest of addresses and tokens", async () => {
    bodyOf(await changeBank("alpha", { name: "The Bank of the Northern Lights and Sons" }));
    wait(3_000);
    const longest = `https://app.alpha.example/${"a".repeat(486)}`;
    answering("alpha send-push", { push_token: "€".repeat(255), app_url: longest });
    const browser = await Browser.open();
    bodyOf(await browser.payer(ibanAt("alpha", 6_101)));
    const { headers } = await browser.start("PUSH");
    expect(headers.get("set-cookie")?.length).toBeLessThan(4_096);
    expect(await browser.page()).toContain('data-situation="push"');
  });
});

describe("the code of a checkout's own address", () => {
  const fresh = async () => {
    const { created } = await Payment.create();
    const { checkout_url: url } = created.answer;
    return { url, browser: await new FormBrowser().open(url) };
  };

  // @rule P3.30
  it("is offered until an account is named, and a phone goes on from there", async () => {
    const { url, browser } = await fresh();
    expect(url.startsWith(`${env.BASE_URL}/checkout/ps_`)).toBe(true);
    expect(await codeOf(browser)).toBe(codeSvg(url));
    const phone = await new FormBrowser().open(url);
    await phone.send("payer", [["payer", customers.amira.iban]]);
    await browser.open(browser.location);
    expect(browser.html).toContain('data-situation="elsewhere"');
    expect([codeIn(browser), codeIn(phone)]).toEqual([undefined, undefined]);
    const image = `${pathOf(url)}/qr.svg`;
    expect((await browser.get(image)).status).toBe(404);
    await phone.send("choose-OTP");
    await phone.send("otp", [["otp_code", "123456"]]);
    await browser.open(browser.location);
    expect([phone, browser].map(({ html }) => /data-situation="(\w+)"/.exec(html)?.[1])).toEqual([
      "completed",
      "completed",
    ]);
  });

  it("is an image that runs nothing, is kept nowhere and tells no other site", async () => {
    const { browser } = await fresh();
    const { headers } = await browser.get(codeIn(browser) ?? "");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("is not made of an address that this gateway did not make", async () => {
    const { url, browser } = await fresh();
    const forged = `${pathOf(url).slice(0, -1)}${url.endsWith("0") ? "1" : "0"}/qr.svg`;
    expect((await browser.get(forged)).status).toBe(404);
  });

  it.each(["consent", "order", "mandate"] as const)(
    "is not offered for a %s: it would take the customer away from who asks",
    async (name) => {
      const { url } = await kinds[name]();
      const browser = await new FormBrowser().open(url);
      expect(codeIn(browser)).toBeUndefined();
      expect((await browser.get(`${pathOf(url)}/qr.svg`)).status).toBe(404);
    },
  );
});
