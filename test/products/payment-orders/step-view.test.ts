import { describe, expect, it, vi } from "vitest";
import { redirectUrl } from "../../../src/approvals/approval-view.ts";
import { maskIban } from "../../../src/base/kernel/iban.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { isRegisteredRedirect } from "../../../src/network/parties/tpps.ts";
import type { OrderPageRead } from "../../../src/products/payment-orders/decide/approval.ts";
import { paymentOrderKind } from "../../../src/products/payment-orders/kind.ts";
import type { OrderTerms } from "../../../src/products/payment-orders/order-record.ts";
import { creditOf } from "../../network/transfers/reports.ts";
import {
  BROWSER,
  beginChallenge,
  executeRefused,
  railReport,
} from "../payments/session-fixtures.ts";
import { AUTHORISE_MS, crossBank, OrderBench, T0 } from "./order-fixtures.ts";

vi.mock("../../../src/network/parties/tpps.ts", () => ({ isRegisteredRedirect: vi.fn() }));

/** What the page of an order may show, and to which browser. */
const STRANGER = "browser-2";

const pageOf = (order: OrderBench, browser_id = BROWSER): OrderPageRead =>
  order.view({ view: "page", browser_id });

describe("the payee", () => {
  const known = (name: string | null, check: OrderTerms["payee"]["check"]) => ({ name, check });

  it.each<[string, string | null, OrderTerms["payee"], string, string]>([
    ["compared", "Meridian Books", known("Meridian Books", "MATCH"), "MATCH", "Meridian Books"],
    [
      "nearly the same",
      "Meridian",
      known("Meridian Books", "CLOSE_MATCH"),
      "CLOSE_MATCH",
      "Meridian Books",
    ],
    ["another", "City Gas", known("Meridian Books", "NO_MATCH"), "NO_MATCH", "Meridian Books"],
    ["known to the bank alone", null, known("Meridian Books", null), "BANK", "Meridian Books"],
    ["of the TPP alone", "City Gas", known(null, null), "UNCHECKED", "City Gas"],
    ["nobody's", null, known(null, null), "UNKNOWN", maskIban(crossBank.route.creditor.iban)],
  ])("whose name is %s", (_, creditor_name, payee, source, name) => {
    const order = new OrderBench({ ...crossBank, creditor_name, payee }).challenged();
    expect(pageOf(order).payee).toMatchObject({ source, name, said: creditor_name });
    // The customer's bank shows the same name.
    expect(order.view({ view: "ticket" })).toMatchObject({ content: { creditor_name: name } });
  });
});

// @rule O6.7 O8.8
describe("the payee's name at its bank", () => {
  const atBank = { name: "Meridian Books", check: "CLOSE_MATCH" } as const;
  const account = maskIban(crossBank.route.creditor.iban);
  const orderTo = (creditor_name: string | null) =>
    new OrderBench({ ...crossBank, creditor_name, payee: atBank });

  it.each<[string, (order: OrderBench) => OrderBench, string]>([
    ["nobody has begun", (order) => order, BROWSER],
    [
      "the bank was asked for a code and has sent none",
      (order) => order.must(beginChallenge("OTP", "c1")),
      BROWSER,
    ],
    [
      "it was rejected before a code or prompt",
      (order) => order.must({ type: "reject", browser_id: BROWSER }),
      BROWSER,
    ],
    [
      "the account that pays was named without a code or prompt",
      (order) =>
        order
          .challenged()
          .must({ type: "name_payer", browser_id: STRANGER, payer: order.record.terms.source }),
      STRANGER,
    ],
    ["the time is over", (order) => order.wait(AUTHORISE_MS).look(), BROWSER],
    ["another browser has begun", (order) => order.challenged(), STRANGER],
    ["another browser has paid", (order) => order.approved().executed("", "BOOKED"), STRANGER],
  ])("is nowhere on the page if %s", (_, act, browser) => {
    for (const [said, name] of [
      ["Meridian Shop", "Meridian Shop"],
      [null, account],
    ] as const) {
      const page = pageOf(act(orderTo(said)), browser);
      expect(page.payee).toMatchObject({ source: "WITHHELD", name, said, masked_iban: account });
      expect(JSON.stringify(page)).not.toContain("Meridian Books");
    }
  });

  it("is there once this browser's code or prompt was sent, and stays", () => {
    const order = orderTo(null).challenged("PUSH");
    expect(pageOf(order).payee.name).toBe("Meridian Books");
    order.must({ type: "reject", browser_id: BROWSER });
    expect(pageOf(order).payee.name).toBe("Meridian Books");
  });

  it("is not missing where there is none: the TPP's name stays unchecked", () => {
    const payee = { name: null, check: null };
    const order = new OrderBench({ ...crossBank, creditor_name: "City Gas", payee });
    expect(pageOf(order, STRANGER).payee).toMatchObject({ source: "UNCHECKED", name: "City Gas" });
  });
});

describe("the browsers", () => {
  it("all see the account before anyone has begun, and its number is masked", () => {
    const page = pageOf(new OrderBench(), STRANGER);
    expect(page).toMatchObject({ continued_elsewhere: false, step: "START" });
    expect(page.payer?.masked_iban).toContain("••••");
    expect(JSON.stringify(page)).not.toContain(crossBank.route.creditor.iban);
  });

  it("other than the one that has begun see amount and payee only", () => {
    const order = new OrderBench().challenged();
    expect(pageOf(order)).toMatchObject({ continued_elsewhere: false, step: "CONFIRM" });
    expect(pageOf(order, STRANGER)).toMatchObject({
      ...{ continued_elsewhere: true, payer: null, challenge: null, amount: 2_500 },
      payee: { name: "Meridian Bookshop" },
    });
  });

  it("other than the one that approved get no way back, and no verified payer", () => {
    const order = new OrderBench().approved().executed("", "BOOKED");
    expect(pageOf(order)).toMatchObject({
      redirect: { parameters: { status: "completed", state: "state-1" } },
      verified: { mode: "test" },
    });
    expect(pageOf(order, STRANGER)).toMatchObject({
      ...{ status: "COMPLETED", redirect: null, verified: null, payer: null },
      continued_elsewhere: false,
    });
  });
});

describe("the way back", () => {
  // @rule O8.13
  it("is there from the approval on, with the status of the moment", () => {
    const order = new OrderBench().challenged();
    expect(pageOf(order).redirect).toBeNull();
    order.approved("c2");
    expect(pageOf(order).redirect).toMatchObject({ parameters: { status: "processing" } });
  });

  it("is nowhere for a TPP without an address", () => {
    const order = new OrderBench({ redirect_uri: null }).approved().executed("", "BOOKED");
    expect(pageOf(order).redirect).toBeNull();
  });
});

describe("the outcome", () => {
  it("of an order that was paid says when it was approved", () => {
    const order = new OrderBench().approved().executed("", "BOOKED");
    expect(pageOf(order)).toMatchObject({
      ...{ status: "COMPLETED", step: "DONE", failure: null, under_review: false },
      approved_at: new Date(T0).toISOString(),
    });
  });

  it("of a rejection names no failure: the customer knows", () => {
    const order = new OrderBench().must({ type: "reject", browser_id: BROWSER });
    expect(pageOf(order)).toMatchObject({ status_reason: "CUSTOMER_REJECTED", failure: null });
  });

  it("after the time is the end, however late the alarm is", () => {
    const order = new OrderBench().wait(AUTHORISE_MS).look();
    expect(pageOf(order)).toMatchObject({
      ...{ status: "REJECTED", status_reason: "AUTHORISATION_TIMEOUT", failure: null },
    });
  });

  it("of an order that may be paid all the same asks for nothing, before and after the time", () => {
    const order = OrderBench.exempt(crossBank);
    order.report("execute:exempt", executeRefused("SCA_REQUIRED"));
    expect(pageOf(order)).toMatchObject({ status: "PENDING_SCA", step: "START" });
    order.must(railReport(creditOf(order.transfer("exempt")), "exempt"));
    expect(pageOf(order)).toMatchObject({
      ...{ status: "PROCESSING", step: "DONE", redirect: { parameters: { status: "processing" } } },
    });
    expect(pageOf(order.wait(AUTHORISE_MS).look())).toMatchObject({ status: "PROCESSING" });
  });

  it("of an order whose consent ended names that as the failure", () => {
    const order = new OrderBench().must({ type: "consent_ended" });
    expect(pageOf(order).failure).toMatchObject({ code: "CONSENT_REVOKED" });
  });
});

it("listeners hear that money has come back, though the status stays", () => {
  const { record } = new OrderBench().approved();
  const transfer = record.approved;
  const returned = { ...record, approved: transfer && { ...transfer, funds: "RETURNED" as const } };
  expect(paymentOrderKind.isLiveChange(record, returned)).toBe(true);
  expect(paymentOrderKind.isLiveChange(record, { ...record })).toBe(false);
});

it("leads to no address that its TPP has removed", async () => {
  const env = { BASE_URL: "https://gateway.example" } as GatewayEnv;
  const { redirect } = pageOf(new OrderBench().approved().executed("", "BOOKED"));
  if (!redirect) throw new Error("an order without a redirect");
  vi.mocked(isRegisteredRedirect).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  const kept = await redirectUrl(env, redirect);
  expect(kept).toContain(redirect.address);
  expect(await redirectUrl(env, redirect)).toBeNull();
  const [asked] = vi.mocked(isRegisteredRedirect).mock.calls;
  expect(asked?.slice(1)).toEqual([redirect.tpp_id, redirect.address]);
});
