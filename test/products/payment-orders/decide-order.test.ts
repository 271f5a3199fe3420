import { describe, expect, it } from "vitest";
import type { OrderCommand } from "../../../src/products/payment-orders/order-record.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  DEBTOR_IBAN,
  endVerification,
  executeRefused,
  pushResult,
} from "../payments/session-fixtures.ts";
import { AUTHORISE_MS, EXEMPTION, namedAccount, OrderBench, T0, TPP } from "./order-fixtures.ts";

const OTHER = "browser-2";
const cancel: OrderCommand = { type: "cancel", ...TPP };
const reject = (browser_id = BROWSER): OrderCommand => ({ type: "reject", browser_id });
const ended: OrderCommand = { type: "consent_ended" };
const namePayer = (iban = DEBTOR_IBAN, browser_id = OTHER): OrderCommand => ({
  type: "name_payer",
  browser_id,
  payer: namedAccount(iban),
});
const checkFailed = (problem: "DESTINATION_MISMATCH" | "CONSENT_REVOKED"): OrderCommand => ({
  type: "last_check_failed",
  challenge_id: "c1",
  problem,
});

describe("a new order", () => {
  it("waits for the customer, and its answer and its event say so", () => {
    const order = new OrderBench();
    expect(order.record).toMatchObject({ state: "PENDING_SCA", exempt: null, approved: null });
    expect(order.events()).toEqual(["payment_order.pending_sca"]);
    expect(JSON.parse(order.record.creation.answer)).toMatchObject({
      ...{ status: "PENDING_SCA", sca_url: "https://gateway.example/sca/po_1.mac" },
      ...{ cancellable: true, completed_at: null },
    });
  });

  it("that is exempt is executed at once with the consent's approval", () => {
    const order = OrderBench.exempt();
    expect(order.record.state).toBe("PROCESSING");
    expect(order.events()).toEqual([]);
    expect(JSON.parse(order.transfer("exempt").instruction)).toMatchObject({
      originator_ref: "po_1.exempt",
      purpose: "PAYMENT_ORDER",
      authorisation: { type: "EXEMPTION", reference: "otp_consent" },
    });
  });

  it("that is exempt keeps the answer of the moment when its request first answers", () => {
    const order = OrderBench.exempt();
    expect(order.record.creation.answer).toBe("");
    order.must({ type: "keep_answer" });
    const { answer } = order.record.creation;
    const shown = { status: "PROCESSING", sca_url: null, cancellable: false };
    expect(JSON.parse(answer)).toMatchObject(shown);
    order.executed("exempt", "BOOKED").must({ type: "keep_answer" });
    expect(order.record.state).toBe("COMPLETED");
    expect(order.record.creation.answer).toBe(answer);
  });

  it.each<[string, (order: OrderBench) => OrderBench]>([
    ["COMPLETED", (order) => order.executed("exempt", "BOOKED")],
    [
      "REJECTED",
      (order) => order.report("execute:exempt", executeRefused("SCA_REQUIRED")).wait(AUTHORISE_MS),
    ],
  ])("that is exempt keeps the answer of its end %s if its request has died", (status, live) => {
    const order = live(OrderBench.exempt()).look();
    expect(order.look().record.state).toBe(status);
    expect(JSON.parse(order.record.creation.answer)).toMatchObject({ status });
  });

  it.each([
    [15_000, "PROCESSING", ["execute:exempt"]],
    [15_001, "PENDING_SCA", ["return_exemption"]],
  ])("whose last check is %i ms old is %s", (age, state, effects) => {
    const order = new OrderBench({ exemption: EXEMPTION }, T0 - age);
    expect(order.record.state).toBe(state);
    expect(order.effects()).toEqual(effects);
    order.must({ type: "keep_answer" });
    expect(JSON.parse(order.record.creation.answer).status).toBe(state);
  });
});

describe("the approval", () => {
  it("by a code is instructed with the bank's token and what the customer saw", () => {
    const order = new OrderBench().approved();
    expect(order.record.state).toBe("PROCESSING");
    expect(JSON.parse(order.transfer("").instruction)).toEqual({
      session_id: "po_1",
      end_to_end_id: order.transfer("").end_to_end_id,
      originator: "local",
      originator_ref: "po_1",
      not_after: new Date(T0 + 60_000).toISOString(),
      debtor_iban: DEBTOR_IBAN,
      creditor_iban: order.record.terms.route.creditor.iban,
      creditor_name: "Meridian Books",
      creditor_institution: "ALPHDEFFXXX",
      amount: 2_500,
      currency: "USD",
      route_type: "SAME_BANK",
      purpose: "PAYMENT_ORDER",
      authorisation: { type: "SCA", reference: "token-c1" },
      remittance: "invoice-7",
    });
  });

  it("in the banking app executes it, and the bank is asked about the prompt no more", () => {
    const order = new OrderBench().challenged("PUSH");
    expect(order.effects()).toEqual(["ask_push"]);
    order.must(pushResult("token-c1", "APPROVED", T0));
    expect(order.record.state).toBe("PROCESSING");
    expect(order.effects()).toEqual(["execute"]);
  });

  // @rule P5.2
  it("with a last check that is too old executes nothing", () => {
    const order = new OrderBench().challenged().must(beginVerification("v1"));
    order.wait(15_001).must(endVerification("v1", "verified", T0));
    expect(order.record.state).toBe("PENDING_SCA");
    const proceed = { type: "proceed", browser_id: BROWSER, challenge_id: "c1" } as const;
    expect(order.act({ ...proceed, checked_at: T0 })).toBe("SERVICE_UNAVAILABLE");
    expect(order.act({ ...proceed, checked_at: order.now })).toBeNull();
    expect(order.record.state).toBe("PROCESSING");
  });
});

describe("the payee's name", () => {
  const bound = { name: "Meridian Books", check: "NO_MATCH" } as const;
  const unknown = { name: null, check: null };
  it.each([
    ["is that of its bank", { payee: bound }, "Meridian Books"],
    ["else the TPP's", { payee: unknown }, "Meridian Bookshop"],
    ["else the masked IBAN", { payee: unknown, creditor_name: null }, "DE•• •••• 0591"],
  ])("%s, to the customer and in the instruction", (_, terms, name) => {
    const order = new OrderBench(terms);
    const { content } = order.view<{ content: object }>({ view: "ticket" });
    expect(content).toMatchObject({ purpose: "PAYMENT_ORDER", amount: 2_500, creditor_name: name });
    const { instruction } = order.approved().transfer("");
    expect(JSON.parse(instruction).creditor_name).toBe(name);
  });
});

describe("an order that is rejected", () => {
  const wrongCode = (order: OrderBench, number: number) =>
    order.must(beginVerification(`v${number}`), endVerification(`v${number}`, "wrong", order.now));
  it.each<[string, (order: OrderBench) => unknown, string]>([
    [
      "by five wrong codes",
      (order) => [1, 2, 3, 4, 5].map((n) => wrongCode(order, n)),
      "OTP_ATTEMPTS_EXCEEDED",
    ],
    [
      "by the bank's refusal of a code",
      (order) =>
        order.must(
          beginVerification("v1"),
          endVerification("v1", "refused", T0, "PAYER_ACCOUNT_DEBIT_BLOCKED"),
        ),
      "PAYER_ACCOUNT_DEBIT_BLOCKED",
    ],
    [
      "by the bank's refusal to send",
      (order) =>
        order.must(beginChallenge("OTP", "c2"), {
          ...{ type: "challenge_not_sent", challenge_id: "c2" },
          refusal: "PAYER_ACCOUNT_DEBIT_BLOCKED",
        }),
      "PAYER_ACCOUNT_DEBIT_BLOCKED",
    ],
    [
      "in the banking app",
      (order) => order.challenged("PUSH", "c2").must(pushResult("token-c2", "DECLINED", T0)),
      "PUSH_DECLINED",
    ],
    ["by the customer", (order) => order.must(reject()), "CUSTOMER_REJECTED"],
    ["by time", (order) => order.wait(AUTHORISE_MS).look(), "AUTHORISATION_TIMEOUT"],
    ["with its consent", (order) => order.must(ended), "CONSENT_REVOKED"],
    [
      "by a last check that misses the consent",
      (order) => order.must(checkFailed("CONSENT_REVOKED")),
      "CONSENT_REVOKED",
    ],
    [
      "by a payee that has moved",
      (order) => order.must(checkFailed("DESTINATION_MISMATCH")),
      "DESTINATION_MISMATCH",
    ],
  ])("%s says why, and moves no money", (_, end, reason) => {
    const order = new OrderBench().challenged();
    end(order);
    expect(order.record).toMatchObject({ state: "REJECTED", status_reason: reason });
    expect(order.record.approved).toBeNull();
    expect(order.effects()).toEqual([]);
    expect(order.events()).toEqual(["payment_order.pending_sca", "payment_order.rejected"]);
    expect(order.eventData()).toMatchObject({
      ...{ payment_order_id: "po_1", consent_id: "cns_1", reference: "invoice-7" },
      ...{ status: "REJECTED", status_reason: reason, amount: 2_500, currency: "USD" },
    });
  });
});

describe("time", () => {
  // @rule O8.12
  it("is exact on reads: the order lives until the last millisecond of its 15 minutes", () => {
    const order = new OrderBench().wait(AUTHORISE_MS - 1).look();
    expect(order.record.state).toBe("PENDING_SCA");
    expect(order.wait(1).act(beginChallenge())).toBe("SESSION_EXPIRED");
    expect(order.record).toMatchObject({ state: "REJECTED", updated_at: T0 + AUTHORISE_MS });
  });

  it("ends no order whose execution has begun", () => {
    const order = new OrderBench().approved().wait(AUTHORISE_MS).look();
    expect(order.record.state).toBe("PROCESSING");
  });
});

describe("two browsers", () => {
  it("the one that begins has the authorisation", () => {
    const order = new OrderBench().challenged();
    expect(order.record.browser_id).toBe(BROWSER);
    expect(order.act(beginChallenge("OTP", "c2", OTHER))).toBe("CONTINUED_ELSEWHERE");
    expect(order.act(beginVerification("v1", "d", OTHER))).toBe("CONTINUED_ELSEWHERE");
    expect(order.act(reject(OTHER))).toBe("CONTINUED_ELSEWHERE");
  });

  // @rule O6.11
  it("the other one continues after it names the source account, with a challenge of its own", () => {
    const order = new OrderBench().challenged("PUSH").must(namePayer());
    expect(order.record).toMatchObject({ browser_id: OTHER, sca: { challenge: null } });
    expect(order.effects()).toEqual([]);
    expect(order.act(beginChallenge("OTP", "c2"))).toBe("CONTINUED_ELSEWHERE");
    expect(order.act(beginChallenge("OTP", "c2", OTHER))).toBeNull();
  });

  it("another account is not found, and changes nothing", () => {
    const order = new OrderBench().challenged();
    const before = order.record;
    expect(order.act(namePayer("DE20500208000100200301"))).toBe("PAYER_NOT_FOUND");
    expect(order.record).toBe(before);
  });

  it("the browser that has it keeps its challenge when it names the account", () => {
    const order = new OrderBench().challenged();
    const before = order.record;
    expect(order.act(namePayer(DEBTOR_IBAN, BROWSER))).toBeNull();
    expect(order.record).toBe(before);
  });

  it("ten guesses are the last", () => {
    const order = new OrderBench();
    for (let guess = 0; guess < 10; guess++) order.must({ type: "resolution_failed" });
    expect(order.act(namePayer())).toBe("PAYER_CHANGE_LIMIT_REACHED");
    expect(order.record.resolutions).toBe(10);
    expect(order.act({ type: "resolution_failed" })).toBeNull();
    expect(order.record.resolutions).toBe(10);
  });

  it("a refused begin binds nobody", () => {
    const order = new OrderBench();
    const source = { ...order.record.terms.source, available_auth_methods: ["PUSH" as const] };
    const pushOnly = new OrderBench({ source });
    expect(pushOnly.act(beginChallenge("OTP"))).toBe("AUTH_METHOD_NOT_AVAILABLE");
    expect(pushOnly.record.browser_id).toBeNull();
  });

  it("a code without a challenge is refused as that, in whatever browser", () => {
    expect(new OrderBench().act(beginVerification("v1"))).toBe("CHALLENGE_REQUIRED");
  });
});

describe("cancel", () => {
  const pending = () => new OrderBench();
  const challenged = () => new OrderBench().challenged();
  const checking = () => new OrderBench().challenged().must(beginVerification("v1"));
  const refusedFunds = () =>
    new OrderBench().approved().report("execute", executeRefused("INSUFFICIENT_FUNDS"));

  it.each<[string, () => OrderBench, string | null, string]>([
    ["before a challenge", pending, null, "CANCELLED"],
    ["while a challenge waits", challenged, null, "CANCELLED"],
    ["while the bank checks a code", checking, null, "CANCELLED"],
    ["again", () => pending().must(cancel), null, "CANCELLED"],
    ["of an exempt one", OrderBench.exempt, "PAYMENT_ORDER_NOT_CANCELLABLE", "PROCESSING"],
    [
      "of an approved one",
      () => pending().approved(),
      "PAYMENT_ORDER_NOT_CANCELLABLE",
      "PROCESSING",
    ],
    [
      "of a completed one",
      () => pending().approved().executed("", "BOOKED"),
      "PAYMENT_ORDER_NOT_CANCELLABLE",
      "COMPLETED",
    ],
    ["of a failed one", refusedFunds, "PAYMENT_ORDER_NOT_CANCELLABLE", "FAILED"],
    [
      "of a rejected one",
      () => pending().must(reject()),
      "PAYMENT_ORDER_NOT_CANCELLABLE",
      "REJECTED",
    ],
  ])("%s", (_, bring, refusal, state) => {
    const order = bring();
    expect(order.act(cancel)).toBe(refusal);
    expect(order.record.state).toBe(state);
  });

  it("ends the question about a prompt, and a later approval moves nothing", () => {
    const order = new OrderBench().challenged("PUSH").must(cancel);
    expect(order.effects()).toEqual([]);
    order.must(pushResult("token-c1", "APPROVED", T0));
    expect(order.record).toMatchObject({ state: "CANCELLED", approved: null });
    expect(order.events().at(-1)).toBe("payment_order.cancelled");
  });

  // @rule P2.16
  it("a code verified afterwards moves nothing", () => {
    const order = checking().must(cancel, endVerification("v1", "verified", T0));
    expect(order.record).toMatchObject({ state: "CANCELLED", approved: null });
  });

  it.each([
    ["of another TPP", { ...TPP, tpp_id: "tpp_2" }],
    ["of another mode", { ...TPP, mode: "live" as const }],
    ["with another consent's token", { ...TPP, consent_id: "cns_2" }],
  ])("%s finds nothing", (_, viewer) => {
    const order = pending();
    expect(order.act({ type: "cancel", ...viewer })).toBe("NOT_FOUND");
    expect(() => order.view({ view: "order", ...viewer })).toThrow("NOT_FOUND");
    expect(order.record.state).toBe("PENDING_SCA");
  });

  it("with its own consent's token is the TPP's", () => {
    expect(pending().act({ ...cancel, consent_id: "cns_1" } as OrderCommand)).toBeNull();
  });
});

describe("reject", () => {
  it("again changes nothing", () => {
    const order = new OrderBench().must(reject());
    const before = order.record;
    expect(order.act(reject())).toBeNull();
    expect(order.record).toBe(before);
  });

  it.each<[string, () => OrderBench, string]>([
    ["once approved", () => new OrderBench().approved(), "INVALID_STATE"],
    ["after the TPP's cancel", () => new OrderBench().must(cancel), "INVALID_STATE"],
    ["too late", () => new OrderBench().wait(AUTHORISE_MS), "SESSION_EXPIRED"],
  ])("%s is refused", (_, bring, code) => {
    expect(bring().act(reject())).toBe(code);
  });
});

it.each<[string, () => OrderBench]>([
  ["an exempt order on its way", OrderBench.exempt],
  ["an approved order", () => new OrderBench().approved()],
  ["a completed order", () => OrderBench.exempt().executed("exempt", "BOOKED")],
  ["a cancelled order", () => new OrderBench().must(cancel)],
])("%s does not hear that its consent has ended", (_, bring) => {
  const order = bring().look();
  const before = order.record;
  expect(order.act(ended)).toBeNull();
  expect(order.record).toBe(before);
});

it("a challenge that comes after the end is refused with the end's reason", () => {
  const order = new OrderBench().must(beginChallenge()).wait(AUTHORISE_MS);
  expect(order.act(challengeSent())).toBe("SESSION_EXPIRED");
});
