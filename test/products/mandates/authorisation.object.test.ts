import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maskIban } from "../../../src/base/kernel/iban.ts";
import { textOf } from "../../approvals/page/page-text.ts";
import {
  changeBank,
  changeMerchant,
  closeBank,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  type Answer,
  askAdmin,
  bodyOf,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, customers, honestly, lost } from "../../workers/neighbours.ts";
import { newApp, openMandateBank } from "./app-scene.ts";
import { type Customer, Mandate } from "./approval-journey.ts";

/** The customer's steps on the page of a mandate (O6). */
beforeAll(openMandateBank);
beforeEach(startTest);
afterEach(endTest);

const HOUR_MS = 3_600_000;
const fresh = async (changes = {}): Promise<Customer> => (await Mandate.ask(changes)).open();
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];

describe("the customer's way", () => {
  // @rule M1.15 O6.2
  it("from the account to the redirect, with each step's answer", async () => {
    const customer = await fresh({ redirect_url: "https://shop.example/back?cart=7" });
    const { mandate_id, iban } = customer.mandate;
    const open = { mandate_id, status: "AWAITING_CUSTOMER_AUTH", redirect_url: null };
    expect(bodyOf(await customer.read())).toEqual({ ...open, step: "PAYER", challenge: null });
    expect(bodyOf(await customer.payer())).toEqual({ ...open, step: "START", challenge: null });
    expect(bodyOf(await customer.start())).toMatchObject({
      ...{ ...open, step: "CONFIRM" },
      challenge: { auth_mode: "OTP", phone_masked: "+49 •• 47", display_code: null },
    });
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      ...{ session_id: mandate_id, payer_iban: iban, purpose: "MANDATE", amount: 1_250 },
      ...{ creditor_iban: settlement, frequency: "MONTHLY", time_zone: "Europe/Berlin" },
    });
    expect(bodyOf(await customer.confirm())).toEqual({
      ...{ mandate_id, status: "ACTIVE", step: "DONE", challenge: null },
      redirect_url: `https://shop.example/back?cart=7&mandate_id=${mandate_id}&status=active`,
    });
    expect(await customer.mandate.seen()).toMatchObject({ status: "ACTIVE", approval_url: null });
  });

  it("with an account at another bank", async () => {
    const customer = await fresh();
    bodyOf(await customer.payer(customers.boris.iban));
    bodyOf(await customer.start());
    expect(callsOf("borealis send-otp").at(-1)?.body.session_id).toBe(customer.mandate.mandate_id);
    expect(bodyOf(await customer.confirm())).toMatchObject({ status: "ACTIVE" });
  });

  it("with a username, whose account the page names masked", async () => {
    const customer = await fresh();
    expect(bodyOf(await customer.step("payer", { payer_alias: "amira" })).step).toBe("START");
    const page = await customer.mandate.page(customer.browser);
    expect(textOf(page)).toMatch(/ · DE•• ••••/u);
    expect(textOf(await customer.mandate.page("another"))).not.toContain("••••");
  });

  it("approve answers the view, before and after, and changes nothing", async () => {
    const customer = await (await fresh()).named();
    expect(bodyOf(await customer.approve())).toMatchObject({ step: "START" });
    bodyOf(await customer.start());
    bodyOf(await customer.confirm());
    expect(bodyOf(await customer.approve())).toEqual(bodyOf(await customer.read()));
  });

  it.each<[string, (customer: Customer) => Promise<unknown>, string, string]>([
    ["rejects", (customer) => customer.reject(), "REJECTED", "rejected"],
    ["takes a day", async () => wait(24 * HOUR_MS), "EXPIRED", "expired"],
    [
      "is late for a withdrawn mandate",
      ({ mandate }) => mandate.cancel(),
      "CANCELLED",
      "cancelled",
    ],
    [
      "declines at the bank",
      async (customer) => {
        await customer.named();
        await customer.start("PUSH");
        answering("alpha push-status", { status: "DECLINED" });
        wait(11_000);
        return customer.step("confirm");
      },
      ...(["REJECTED", "rejected"] as const),
    ],
  ])("a customer who %s goes back with the status", async (_, act, status, said) => {
    const customer = await fresh();
    await act(customer);
    const again = await customer.mandate.open(customer.browser);
    const { redirect_url, ...step } = bodyOf(await again.read());
    expect(step).toMatchObject({ status, step: "DONE", challenge: null });
    expect(new URL(redirect_url).searchParams.get("status")).toBe(said);
    expect(codeOf(await again.reject())[0]).not.toBe(500);
  });
});

describe("a mandate whose merchant says who pays", () => {
  const named = () => fresh({ customer_alias: "carla" });

  // @rule M1.3
  it("needs no account: the first start looks it up and sends the code", async () => {
    const customer = await named();
    expect(bodyOf(await customer.read())).toMatchObject({ step: "START" });
    expect(bodyOf(await customer.start())).toMatchObject({ step: "CONFIRM" });
    expect(callsOf("alpha send-otp").at(-1)?.body.payer_iban).toBe(customers.carla.iban);
    expect(bodyOf(await customer.confirm())).toMatchObject({ status: "ACTIVE" });
  });

  it("is bound by the first start, and continues elsewhere with that account only", async () => {
    const customer = await named();
    bodyOf(await customer.start());
    const other = await customer.mandate.open();
    expect(codeOf(await other.start())).toEqual([409, "CONTINUED_ELSEWHERE"]);
    expect(codeOf(await other.payer(customers.amira.iban))).toEqual([422, "PAYER_NOT_FOUND"]);
    expect(bodyOf(await other.payer(customers.carla.iban))).toMatchObject({ step: "START" });
    expect(codeOf(await customer.confirm())).toEqual([409, "CONTINUED_ELSEWHERE"]);
    bodyOf(await other.start());
    expect(bodyOf(await other.confirm())).toMatchObject({ status: "ACTIVE" });
  });

  it("challenges one of two browsers that start at once", async () => {
    const mandate = await Mandate.ask({ customer_alias: "dana" });
    const browsers = [await mandate.open(), await mandate.open()];
    const answers = await Promise.all(browsers.map((browser) => browser.start()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sends = callsOf("alpha send-otp").filter(
      ({ body }) => body.session_id === mandate.mandate_id,
    );
    expect(sends).toHaveLength(1);
  });

  it("is unharmed by a bank that cannot be reached, and may be started again", async () => {
    const customer = await named();
    answering("alpha resolve-alias", lost);
    expect(codeOf(await customer.start())[0]).toBe(503);
    honestly("alpha resolve-alias");
    wait(HOUR_MS);
    const again = await customer.mandate.open(customer.browser);
    expect(bodyOf(await again.start())).toMatchObject({ step: "CONFIRM" });
  });
});

describe("a mandate of a TPP", () => {
  const ofApp = async () => {
    const app = await newApp();
    const { tpp } = app.registered;
    const mandate = await Mandate.ask({
      ...{ owner: { kind: "TPP", id: tpp.tpp_id }, app_name: tpp.name },
      ...{ consent_id: app.consent.consent_id, source_account_id: app.source },
    });
    return { app, mandate, customer: await mandate.open() };
  };

  it("debits the account of the consent, which the customer approves without naming it", async () => {
    const { app, mandate, customer } = await ofApp();
    expect(textOf(await mandate.page())).toContain(
      `asks for permission to pay ${maskIban(settlement)}`,
    );
    expect(bodyOf(await customer.start())).toMatchObject({ step: "CONFIRM" });
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      ...{ session_id: mandate.mandate_id, payer_iban: app.iban, creditor_iban: settlement },
    });
    expect(bodyOf(await customer.confirm())).toMatchObject({ status: "ACTIVE" });
  });

  it("continues elsewhere with that account only", async () => {
    const { app, mandate, customer } = await ofApp();
    bodyOf(await customer.start());
    const other = await mandate.open();
    expect(codeOf(await other.payer())).toEqual([422, "PAYER_NOT_FOUND"]);
    expect(bodyOf(await other.payer(app.iban))).toMatchObject({ step: "START" });
  });

  it("of a consent that has ended is refused, before its bank is asked for a code", async () => {
    const { app, mandate, customer } = await ofApp();
    await app.revoke();
    expect(codeOf(await customer.start())[1]).toBe("CONSENT_REVOKED");
    const asked = callsOf("alpha send-otp").filter(
      ({ body }) => body.session_id === mandate.mandate_id,
    );
    expect(asked).toEqual([]);
  });
});

describe("a mandate that replaces another one", () => {
  // @rule M2.7
  it("shows both side by side, and ends the earlier one with the approval", async () => {
    const earlier = await (await fresh()).approved();
    const { mandate_id: replaces } = earlier.mandate;
    const customer = await fresh({ replaces, amount: 1_500 });
    const text = textOf(await customer.mandate.page());
    for (const part of ["Until now", "Up to $12.50; the amount can differ", "Up to $15.00"]) {
      expect(text).toContain(part);
    }
    await customer.approved();
    expect(await customer.mandate.seen()).toMatchObject({ status: "ACTIVE" });
    expect(await earlier.mandate.seen()).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: "REPLACED" },
    });
    expect(textOf(await customer.mandate.page())).not.toContain("Until now");
  });

  it("is rejected if the earlier one has ended meanwhile, and the page says why", async () => {
    const earlier = await (await fresh()).approved();
    const customer = await fresh({ replaces: earlier.mandate.mandate_id });
    await customer.challenged();
    await earlier.mandate.cancel();
    expect(codeOf(await customer.confirm())).toEqual([422, "MANDATE_NOT_ACTIVE"]);
    expect(bodyOf(await customer.read())).toMatchObject({ status: "REJECTED", step: "DONE" });
    const text = textOf(await customer.mandate.page(customer.browser));
    expect(text).toContain("The earlier permission has ended already");
  });
});

describe("the steps refuse", () => {
  it.each<[string, (customer: Customer) => Promise<Answer>, number, string]>([
    ["a code before an account", (customer) => customer.start(), 409, "PAYER_REQUIRED"],
    [
      "the account that would be credited",
      (customer) => customer.payer(settlement),
      ...([422, "SAME_ACCOUNT"] as const),
    ],
    [
      "an account that no bank has",
      async (customer) => {
        answering("alpha resolve-alias", { accounts: [], available_auth_methods: ["OTP"] });
        return customer.payer();
      },
      ...([422, "PAYER_NOT_FOUND"] as const),
    ],
    [
      "an account in another currency",
      async (customer) => {
        answering("alpha resolve-alias", ({ body }: { body: { iban: string } }) =>
          Response.json({
            accounts: [{ iban: body.iban, display_name: "A", currency: "EUR", default: true }],
            available_auth_methods: ["OTP"],
          }),
        );
        return customer.payer();
      },
      ...([422, "CURRENCY_MISMATCH"] as const),
    ],
    [
      "an account after ten guesses",
      async (customer) => {
        answering("alpha resolve-alias", { accounts: [], available_auth_methods: ["OTP"] });
        for (let guess = 0; guess < 10; guess++) {
          expect(codeOf(await customer.payer())).toEqual([422, "PAYER_NOT_FOUND"]);
        }
        honestly("alpha resolve-alias");
        return customer.payer();
      },
      ...([429, "PAYER_CHANGE_LIMIT_REACHED"] as const),
    ],
    [
      "an account after the approval",
      async (customer) => (await customer.approved()).payer(),
      ...([409, "INVALID_STATE"] as const),
    ],
  ])("%s", async (_, act, status, code) => {
    expect(codeOf(await act(await fresh()))).toEqual([status, code]);
  });

  it("an account at another bank where the merchant wants its own bank only", async () => {
    await changeMerchant({ settlement_strategy: "SAME_BANK_ONLY" });
    wait(2_001);
    const customer = await fresh();
    expect(codeOf(await customer.payer(customers.boris.iban))).toEqual([
      422,
      "ROUTE_NOT_AVAILABLE",
    ]);
    bodyOf(await changeMerchant({ settlement_strategy: null }));
    wait(2_001);
  });

  it("an account at a bank that closes", async () => {
    const customer = await fresh();
    bodyOf(await closeBank("alpha"));
    wait(2_001);
    const refused = await customer.payer();
    bodyOf(await changeBank("alpha", { status: "ACTIVE" }));
    expect(codeOf(refused)).toEqual([422, "PAYER_NOT_FOUND"]);
  });

  it("an account while the merchant is suspended", async () => {
    const { merchant_id } = await registerMerchant();
    const customer = await fresh({ owner: { kind: "MERCHANT", id: merchant_id } });
    bodyOf(await askAdmin("PATCH", `merchants/${merchant_id}`, { status: "SUSPENDED" }));
    wait(2_001);
    expect(codeOf(await customer.payer())).toEqual([403, "FORBIDDEN"]);
  });
});
