import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { locales } from "../../src/frame/pages/locale.ts";
import { openBanking, ownIban } from "../products/consents/consent-journey.ts";
import { ibanAt, party } from "../workers/gateway-journey.ts";
import { type Answer, bodyOf, endTest, startTest, wait } from "../workers/gateway-worker.ts";
import { answering, callsOf } from "../workers/neighbours.ts";
import { askLimits, Limit } from "./limit-journey.ts";
import { expectWholeDocument, textOf } from "./page/page-text.ts";
import type { PageBrowser } from "./page-browser.ts";
import { limitWords } from "./planted-limit/locales.ts";

/** A thing to approve that no product has, beside what every kind does (hosted-steps). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];

const challenged = async (limit: Limit, auth_mode = "OTP"): Promise<PageBrowser> => {
  const customer = await limit.open();
  bodyOf(await customer.payer());
  bodyOf(await customer.start(auth_mode));
  return customer;
};

describe("the limit of an account is changed", () => {
  it("with a code", async () => {
    const limit = await Limit.ask();
    const { limit_id } = limit;
    const customer = await limit.open();
    const open = { limit_id, status: "ASKED", redirect_url: null };
    expect(bodyOf(await customer.read())).toEqual({ ...open, step: "PAYER", challenge: null });
    expect(bodyOf(await customer.payer())).toEqual({ ...open, step: "START", challenge: null });
    expect(bodyOf(await customer.start())).toMatchObject({
      ...{ ...open, step: "CONFIRM" },
      challenge: { auth_mode: "OTP", phone_masked: "+49 •• 47" },
    });
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      ...{ session_id: limit_id, payer_iban: ownIban, purpose: "ACCESS" },
    });
    const confirmed = bodyOf(await customer.confirm());
    expect(confirmed).toEqual({
      ...{ limit_id, status: "CHANGED", step: "DONE", challenge: null },
      redirect_url: `https://tpp.example/back?limit_id=${limit_id}&status=changed`,
    });
    expect(bodyOf(await customer.approve())).toEqual(confirmed);
  });

  it("in the banking app, when the bank calls back", async () => {
    const limit = await Limit.ask();
    const customer = await challenged(limit, "PUSH");
    const { headers } = party.banks.test.alpha;
    const report = { session_id: limit.limit_id, push_token: `push-${limit.limit_id}` };
    const path = "/gateway/callback/push-result";
    bodyOf(await askLimits("POST", path, headers, { ...report, result: "APPROVED" }), 202);
    expect(bodyOf(await customer.read())).toMatchObject({ status: "CHANGED" });
  });
});

describe("the limit stays", () => {
  it("after five wrong codes", async () => {
    const limit = await Limit.ask();
    const customer = await challenged(limit);
    for (const left of [4, 3, 2, 1]) {
      expect(codeOf(await customer.confirm("000000"))).toEqual([422, "OTP_INCORRECT"]);
      expect(bodyOf(await customer.read()).challenge.attempts_remaining).toBe(left);
    }
    expect(codeOf(await customer.confirm("000000"))).toEqual([422, "OTP_ATTEMPTS_EXCEEDED"]);
    expect(codeOf(await customer.confirm())).toEqual([422, "OTP_ATTEMPTS_EXCEEDED"]);
    expect((await limit.seen()).status).toBe("REJECTED");
  });

  it("when the customer declines the prompt", async () => {
    const limit = await Limit.ask();
    const customer = await challenged(limit, "PUSH");
    answering("alpha push-status", { status: "DECLINED" });
    wait(11_000);
    expect(codeOf(await customer.step("confirm"))).toEqual([422, "PUSH_DECLINED"]);
    expect((await limit.seen()).status).toBe("REJECTED");
  });

  it("when the account is at another bank", async () => {
    const customer = await (await Limit.ask()).open();
    const refused = await customer.payer(ibanAt("borealis", 7_001));
    expect(codeOf(refused)).toEqual([422, "PAYER_NOT_FOUND"]);
  });
});

describe.each(locales)("the page in %s", (locale) => {
  const words = limitWords[locale];

  const shows = async (
    limit: Limit,
    customer: PageBrowser,
    situation: keyof typeof words & string,
  ) => {
    const html = await limit.page(customer, locale);
    expectWholeDocument(html, locale);
    expect(html).toContain(`data-situation="${situation}"`);
    const { heading } = words[situation] as { heading: string };
    expect(textOf(html)).toContain(heading);
  };

  it("asks, takes the steps and says that it was approved", async () => {
    const limit = await Limit.ask();
    const customer = await limit.open();
    await shows(limit, customer, "identify");
    bodyOf(await customer.payer());
    await shows(limit, customer, "choose");
    bodyOf(await customer.start("PUSH"));
    await shows(limit, customer, "push");
    bodyOf(await customer.start("OTP"));
    await shows(limit, customer, "otp");
    await shows(limit, await limit.open(), "elsewhere");
    bodyOf(await customer.confirm());
    await shows(limit, customer, "approved");
  });

  it("says how else it ended", async () => {
    const rejected = await Limit.ask();
    const customer = await rejected.open();
    bodyOf(await customer.reject());
    await shows(rejected, customer, "rejected");
    const failed = await Limit.ask();
    const declining = await challenged(failed, "PUSH");
    answering("alpha push-status", { status: "DECLINED" });
    wait(11_000);
    await declining.step("confirm");
    await shows(failed, declining, "failed");
    const late = await Limit.ask();
    wait(15 * 60_000);
    await shows(late, await late.open(), "expired");
  });
});
