import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { orderSentencesOf } from "../../../src/products/payment-orders/locales/index.ts";
import {
  orderSituation,
  renderOrderPage,
  type ShownOrder,
} from "../../../src/products/payment-orders/page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";
import { orderViews } from "./order-views.ts";
import {
  expectFormsToWork,
  expectNoMarkup,
  expectWholeDocument,
  hostile,
  mainOf,
  textOf,
} from "./page-text.ts";

type Name = keyof typeof orderViews;

const names = Object.keys(orderViews) as Name[];

const render = (view: ShownOrder, locale: Locale = "en", unsent = false): string =>
  renderOrderPage({
    ...{ view, token: "st_abc", locale, path: "/sca/po_1.abc", now: pageTime, unsent },
  });

const textIn = (view: ShownOrder, locale: Locale = "en"): string =>
  textOf(mainOf(render(view, locale)));

const amounts: Record<Locale, string> = {
  en: "$42.50",
  fr: "42,50 $US",
  es: "42,50 US$",
  ar: "42.50",
};

/** A sentence as text: its parts around the values. */
const partsOf = (sentence: string): string[] =>
  sentence.split(/\{\w+\}/u).filter((part) => part.trim().length > 3);

describe("the screen of each state", () => {
  it.each<[Name, string, number | null]>([
    ["choose", "choose", 0],
    ["choose_no_match", "choose", 0],
    ["elsewhere", "elsewhere", 0],
    ["otp", "otp", 1],
    ["push", "push", 1],
    ["processing", "processing", 2],
    ["under_review", "processing", 2],
    ["timed_out_under_review", "processing", 2],
    ["completed", "completed", 3],
    ["not_paid", "not-paid", null],
    ["consent_ended", "not-paid", null],
    ["returning", "returning", null],
    ["returned", "returned", null],
    ["rejected", "rejected", null],
    ["expired", "expired", null],
    ["cancelled", "cancelled", null],
  ])("%s is shown as %s, at step %s", (name, situation, step) => {
    expect(orderSituation(orderViews[name])).toEqual({ name: situation, step });
  });
});

describe.each(locales)("the page of an order in %s", (locale) => {
  const words = orderSentencesOf(locale);

  it.each(names)("renders %s as one whole document, with nothing inline", (name) => {
    expectWholeDocument(render(orderViews[name], locale), locale);
  });

  it.each(names)("names amount, payee, account and TPP in %s", (name) => {
    const view: ShownOrder = orderViews[name];
    const summary = /<section class="summary"[\s\S]*?<\/section>/u.exec(render(view, locale));
    const text = textOf(summary?.[0] ?? "").replaceAll("\u00a0", " ");
    expect(text).toContain(amounts[locale]);
    for (const part of ["Ledgerly", view.payee.name, view.payee.masked_iban]) {
      expect(text).toContain(part);
    }
    // Another browser's customer may be somebody else.
    expect(text.includes("• 3000")).toBe(view.payer !== null);
  });

  it.each(["choose_unknown", "choose_withheld_unnamed"] as const)(
    "names the payee of %s by the account, once",
    (name) => {
      const text = textIn(orderViews[name], locale);
      expect(text.split(orderViews[name].payee.masked_iban)).toHaveLength(2);
    },
  );

  it.each(["otp", "push"] as const)("asks in %s to compare amount and payee", (name) => {
    const screen = textIn(orderViews[name], locale).replaceAll("\u00a0", " ");
    const sentence = name === "otp" ? words.otp.hint : words.push.compare;
    for (const part of partsOf(sentence)) expect(screen).toContain(part.replaceAll("\u00a0", " "));
  });

  it.each<[Name, keyof typeof words.payee]>([
    ["choose", "MATCH"],
    ["choose_close_match", "CLOSE_MATCH"],
    ["choose_no_match", "NO_MATCH"],
    ["otp_no_match", "NO_MATCH"],
    ["choose_bank_name", "BANK"],
    ["choose_withheld", "WITHHELD"],
    ["choose_withheld_unnamed", "WITHHELD"],
    ["choose_unchecked", "UNCHECKED"],
    ["choose_unknown", "UNKNOWN"],
  ])("says in %s how far the payee's name is checked: %s, and nothing else", (name, source) => {
    const text = textIn(orderViews[name], locale);
    for (const [known, sentence] of Object.entries(words.payee)) {
      const [part = "?"] = partsOf(sentence).sort((a, b) => b.length - a.length);
      expect([known, text.includes(part)]).toEqual([known, known === source]);
    }
    expect(text.includes(words.no_match)).toBe(source === "NO_MATCH");
  });

  it.each(["processing", "under_review", "timed_out_under_review"] as const)(
    "tells a customer in %s not to pay again, and never that it failed",
    (name) => {
      const text = textIn(orderViews[name], locale);
      expect(text).toContain(words.processing.do_not_pay_again);
      expect(text).not.toContain(words.not_paid.nothing_paid);
    },
  );

  it("sends the customer back to the TPP, never to the payee", () => {
    const { leave, not_paid, expired, cancelled, rejected, choose, slow } = words;
    const sentences = [
      ...[leave.back, leave.redirecting, not_paid.next, expired.lead, cancelled.lead],
      ...[rejected.lead, choose.none_left, slow.very_long],
    ];
    for (const sentence of sentences) {
      expect(sentence).toContain("{tpp}");
      expect(sentence).not.toContain("{payee}");
    }
  });
});

describe("what the page never does", () => {
  it("renders no text of TPPs, payees and banks as markup", () => {
    for (const name of names) {
      const view: ShownOrder = orderViews[name];
      const html = render({
        ...view,
        ...{ tpp_name: hostile, description: hostile, reference: hostile },
        payee: { ...view.payee, name: hostile, said: hostile, bank_name: hostile },
        payer: view.payer && { ...view.payer, bank_name: hostile, masked_iban: hostile },
        challenge: view.challenge && { ...otpChallenge, phone_masked: hostile },
        failure: view.failure && { code: "UNKNOWN", message: hostile },
      });
      expectNoMarkup(html);
    }
  });

  it.each(names)("lets a name turn the text around it: %s", (name) => {
    const view: ShownOrder = orderViews[name];
    const turnedBy = (control: string): ShownOrder => ({
      ...view,
      ...{ tpp_name: `Led${control}gerly`, description: `${control}Mug` },
      payee: { ...view.payee, name: `North${control}light`, said: `${control}Gas` },
    });
    expect(render(turnedBy("\u202e"))).toBe(render(turnedBy("")));
  });

  it("links only to web addresses", () => {
    const view = { ...orderViews.completed, redirect_url: "javascript:alert(1)" };
    expect(render(view)).not.toContain('href="javascript:');
  });

  it("asks for nothing once the customer can no longer act", () => {
    for (const name of names) {
      const { step } = orderSituation(orderViews[name]);
      const isOpen = step === 0 || step === 1;
      expect([name, mainOf(render(orderViews[name])).includes("<form")]).toEqual([name, isOpen]);
    }
  });

  it("offers no other account: the order names the one that pays", () => {
    for (const name of names.filter((each) => each !== "elsewhere")) {
      expect(mainOf(render(orderViews[name]))).not.toContain('data-step="payer"');
    }
  });
});

describe("what the page's script needs", () => {
  it("finds token, steps, live path and the state of the live messages", () => {
    const html = render(orderViews.push);
    expect(html).toContain('<meta name="auth-session" content="st_abc"/>');
    expect(html).not.toContain('name="session-token"');
    const { payment_order_id } = orderViews.push;
    expect(html).toContain(`content="/ob/payment-orders/${payment_order_id}/authorisation"`);
    expect(html).toContain('<meta name="live-path" content="/sca/po_1.abc/live"/>');
    expect(html).toContain('data-state="PENDING_SCA CONFIRM"');
  });

  it.each(names)("every form of %s works without the script", (name) => {
    expectFormsToWork(mainOf(render(orderViews[name])));
  });

  it("a form that was sent too early is reported", () => {
    const text = orderSentencesOf("en").chrome.unsent;
    expect(textOf(render(orderViews.choose, "en", true))).toContain(text);
    expect(textOf(render(orderViews.choose))).not.toContain(text);
  });

  it.each(names)("%s listens for news while something may change", (name) => {
    const { name: situation, step } = orderSituation(orderViews[name]);
    const mayChange = situation === "returning" || (step !== null && step < 3);
    expect(mainOf(render(orderViews[name])).includes("data-live")).toBe(mayChange);
  });

  it("a long wait is rendered anew when it becomes long", () => {
    expect(mainOf(render(orderViews.processing))).toContain("data-changes-at");
    expect(mainOf(render(orderViews.choose))).not.toContain("data-changes-at");
  });
});
