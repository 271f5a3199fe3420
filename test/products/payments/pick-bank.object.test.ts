import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import worker from "../../../workers/gateway/index.ts";
import { changeBank, ibanAt, openGateway, Payment, party } from "../../workers/gateway-journey.ts";
import { bodyOf, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";

/** What the checkout's address offers before the payer is named, and what the browser remembers. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const context = { waitUntil: () => {} } as unknown as ExecutionContext;

const pageOf = async (payment: Payment, query = "", cookie = ""): Promise<string> => {
  const url = new URL(`${payment.created.answer.checkout_url}${query}`, env.BASE_URL);
  const headers = { accept: "text/html", "accept-language": "en", cookie };
  const response = await worker.fetch(new Request(url, { headers }), env, context);
  expect(response.status).toBe(200);
  return response.text();
};

const offered = (html: string): string[] =>
  [...html.matchAll(/data-pick[^>]*>|href="\?[^"]*bank=([\w-]+)"/gu)].flatMap(
    ([, bank]) => bank ?? [],
  );

const send = async (form: Record<string, string>, headers: Record<string, string>) => {
  const request = new Request(new URL("/remembered", env.BASE_URL), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(form).toString(),
  });
  return worker.fetch(request, env, context);
};

const own = { "sec-fetch-site": "same-origin" };
const chloe = { mode: "test", bank: "borealis", payer: "chloe" };

const cookieOf = (response: Response): string =>
  response.headers.get("set-cookie")?.split(";")[0] ?? "";

// @rule P3.22
describe("the banks of a checkout", () => {
  it("are those of its mode, found by a part of the name", async () => {
    const payment = await Payment.create();
    expect(offered(await pageOf(payment))).toEqual(["alpha", "borealis"]);
    expect(offered(await pageOf(payment, "?q=bor"))).toEqual(["borealis"]);
    expect(offered(await pageOf(payment, "?q=nowhere"))).toEqual([]);
    const chosen = await pageOf(payment, "?bank=borealis");
    expect(chosen).toContain('name="bank" value="borealis"');
    expect(offered(await pageOf(payment, "?bank=unknown"))).toEqual(["alpha", "borealis"]);
  });

  it("are no longer asked for once the payer is named", async () => {
    const payment = await Payment.open("alpha");
    bodyOf(await payment.resolve());
    expect(offered(await pageOf(payment, "?bank=borealis"))).toEqual([]);
  });

  it("leave out a bank that takes nothing new", async () => {
    bodyOf(await changeBank("borealis", { status: "SUSPENDED" }));
    wait(2_001);
    const payment = await Payment.create();
    expect(offered(await pageOf(payment))).toEqual(["alpha"]);
    bodyOf(await changeBank("borealis", { status: "ACTIVE" }));
    wait(2_001);
  });

  // @rule P3.25
  it("say that one has problems while calls to it are held back", async () => {
    const { bank_id } = party.banks.test.borealis;
    const open = (closedAt: number | null) =>
      env.DB.prepare(
        "insert or replace into bank_breakers (bank_id, operation, since, opened_at, closed_at) " +
          "values (?, 'send-otp', ?, ?, ?)",
      )
        .bind(bank_id, Date.now(), Date.now(), closedAt)
        .run();
    const problems = "Has problems now";
    await open(null);
    wait(2_001);
    const html = await pageOf(await Payment.create());
    expect(html.split(problems)).toHaveLength(2);
    expect(html.indexOf(problems)).toBeGreaterThan(html.indexOf("bank=borealis"));
    await open(Date.now());
    wait(2_001);
    expect(await pageOf(await Payment.create())).not.toContain(problems);
  });
});

// @rule P3.24
describe("a browser that was asked to remember", () => {
  it("offers the bank first, and fills in the username there", async () => {
    const response = await send({ ...chloe, payer: " Chloe@borealis " }, own);
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(
      /^(?:__Host-)?remembered=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax/u,
    );
    const cookie = cookieOf(response);
    expect(cookie).not.toMatch(/chloe|borealis/iu);
    const payment = await Payment.create();
    expect(offered(await pageOf(payment, "", cookie))).toEqual(["borealis", "alpha"]);
    expect(await pageOf(payment, "?bank=borealis", cookie)).toContain('value="Chloe"');
    expect(await pageOf(payment, "?bank=alpha", cookie)).not.toContain("Chloe");
    expect(await pageOf(payment, "?bank=borealis")).not.toContain("Chloe");
  });

  it.each([ibanAt("borealis", 1), ibanAt("borealis", 1).replace(/(.{4})/gu, "$1 "), "<b>x"])(
    "keeps the bank alone if %s was typed",
    async (payer) => {
      const cookie = cookieOf(await send({ ...chloe, payer }, own));
      const html = await pageOf(await Payment.create(), "?bank=borealis", cookie);
      expect(html).toContain('name="remember" value="test" checked');
      expect(html).not.toMatch(/id="payer-value"[^>]* value=/u);
    },
  );

  it("forgets, and leads back to the page", async () => {
    const response = await send({ back: "/checkout/ps_1.abc" }, own);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/checkout/ps_1.abc",
    ]);
    expect(response.headers.get("set-cookie")).toMatch(/remembered=; Path=\/; Max-Age=0;/u);
  });

  it.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    "does not lead to %s",
    async (back) => {
      expect((await send({ back }, own)).headers.get("location")).toBeNull();
    },
  );

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["another host of ours", { "sec-fetch-site": "same-site" }],
    ["a request that does not say where it comes from", {}],
  ])("takes nothing from %s", async (_, headers) => {
    const response = await send(chloe, headers as Record<string, string>);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([400, null]);
  });

  it("ignores a cookie of the other mode, and one that was changed", async () => {
    const payment = await Payment.create();
    const live = cookieOf(await send({ ...chloe, mode: "live" }, own));
    const real = cookieOf(await send(chloe, own));
    const last = real.at(-1) === "0" ? "1" : "0";
    for (const cookie of [live, `${real.slice(0, -1)}${last}`]) {
      expect(offered(await pageOf(payment, "", cookie))).toEqual(["alpha", "borealis"]);
    }
  });
});
