import { describe, expect, it } from "vitest";
import { dataScopes } from "../../../src/base/kernel/answer-words.ts";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { consentSentencesOf } from "../../../src/products/consents/locales/index.ts";
import {
  consentSituation,
  renderConsentPage,
  type ShownConsent,
} from "../../../src/products/consents/page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";
import { consentViews } from "./consent-views.ts";
import {
  expectFormsToWork,
  expectNoMarkup,
  expectWholeDocument,
  hostile,
  mainOf,
  textOf,
} from "./page-text.ts";

const names = Object.keys(consentViews) as (keyof typeof consentViews)[];

const render = (view: ShownConsent, locale: Locale = "en", unsent = false): string =>
  renderConsentPage({
    ...{ view, token: "st_abc", locale, path: "/consent/cns_1.abc", now: pageTime, unsent },
  });

const open = names.filter((name) => consentViews[name].step !== "DONE");

describe("the screen of each state", () => {
  it.each<[keyof typeof consentViews, string, number | null]>([
    ["identify", "identify", 0],
    ["elsewhere", "elsewhere", 0],
    ["choose", "choose", 1],
    ["otp", "otp", 1],
    ["push", "push", 1],
    ["wait", "wait", 1],
    ["approve", "approve", 2],
    ["approved", "approved", 3],
    ["approved_then_stopped", "withdrawn", null],
    ["rejected", "rejected", null],
    ["failed", "failed", null],
    ["no_account", "no_account", null],
    ["expired", "expired", null],
    ["withdrawn", "withdrawn", null],
  ])("%s is shown as %s, at step %s", (name, situation, step) => {
    expect(consentSituation(consentViews[name])).toEqual({ name: situation, step });
  });
});

describe.each(locales)("the consent page in %s", (locale) => {
  const words = consentSentencesOf(locale);

  it.each(names)("renders %s as one whole document, with nothing inline", (name) => {
    expectWholeDocument(render(consentViews[name], locale), locale);
  });

  // @rule O6.3
  it.each(open)("says before SCA in %s who asks, why, of which bank and until when", (name) => {
    const text = textOf(mainOf(render(consentViews[name], locale)));
    for (const part of ["Ledgerly", "Budget planner for the household", "Alder Bank", "2026"]) {
      expect(text).toContain(part);
    }
    const { asks } = words;
    expect(text.includes(asks.renew_until)).toBe(consentViews[name].is_renewal);
  });

  it.each(dataScopes)("names %s in plain language", (scope) => {
    const html = mainOf(render({ ...consentViews.identify, scopes: [scope] }, locale));
    expect(textOf(html)).toContain(words.scopes[scope]);
    expect(html.match(/data-scope/gu)).toHaveLength(1);
  });

  // @rule O5.14
  it("warns of mandates:write, and of nothing else", () => {
    const warned = (scopes: ShownConsent["scopes"]) =>
      mainOf(render({ ...consentViews.identify, scopes }, locale)).includes("summary") &&
      textOf(mainOf(render({ ...consentViews.identify, scopes }, locale))).includes(
        words.asks.warning.split("{tpp}")[0] ?? "?",
      );
    expect(warned(["mandates:write"])).toBe(true);
    expect(warned(dataScopes.filter((scope) => scope !== "mandates:write"))).toBe(false);
  });
});

// @rule O6.13
describe("from the second step to the end", () => {
  it.each(open.filter((name) => consentViews[name].payer !== null))(
    "%s names the bank and the masked account",
    (name) => {
      expect(textOf(mainOf(render(consentViews[name])))).toMatch(/Alder Bank · DE•• •••• 3000/u);
    },
  );

  it("the last screen names what was shared, and nothing else", () => {
    const text = textOf(mainOf(render(consentViews.approved)));
    expect(text).toMatch(/Shared accounts.*Savings.*• 7788/u);
    expect(text).not.toContain("• 3000");
    // Between its groups no line may break, and it does not in what is `dir="ltr"`.
    expect(mainOf(render(consentViews.approved))).toMatch(/<bdi dir="ltr">[^<]*• 7788<\/bdi>/u);
    const stopped = { ...consentViews.approved_then_stopped, shared: consentViews.approved.shared };
    expect(textOf(mainOf(render(stopped)))).not.toContain("• 7788");
  });
});

describe("the permissions", () => {
  const groups = (view: ShownConsent) =>
    [...mainOf(render(view)).matchAll(/<details class="scope-group"( open)?/gu)].map(
      ([, isOpen]) => isOpen !== undefined,
    );

  it("are open on the first step, and closed from the second on", () => {
    expect(groups(consentViews.identify)).toEqual([true]);
    expect(groups(consentViews.identify_payments)).toEqual([true, true]);
    const later = ["choose", "otp", "push", "wait", "approve"] as const;
    for (const name of later) expect(groups(consentViews[name])).toEqual([false]);
  });
});

describe("what the page never does", () => {
  it("renders no text of TPPs and banks as markup", () => {
    for (const name of names) {
      const view: ShownConsent = consentViews[name];
      const html = render({
        ...view,
        ...{ tpp_name: hostile, bank_name: hostile, purpose: hostile },
        payer: view.payer && { ...view.payer, bank_name: hostile, masked_iban: hostile },
        challenge: view.challenge && { ...otpChallenge, phone_masked: hostile },
        accounts:
          view.accounts?.map((account) => ({
            ...{ ...account, display_name: hostile, account_id: hostile, masked_iban: hostile },
          })) ?? null,
      });
      expectNoMarkup(html);
    }
  });

  it.each(names)("lets a TPP's name turn the text around it: %s", (name) => {
    const view: ShownConsent = consentViews[name];
    const turned = render({ ...view, tpp_name: "Led\u202egerly", purpose: "\u2067Budget" });
    expect(turned).toBe(render({ ...view, tpp_name: "Ledgerly", purpose: "Budget" }));
  });

  it("links only to web addresses", () => {
    const view = { ...consentViews.approved, redirect_url: "javascript:alert(1)" };
    expect(render(view)).not.toContain('href="javascript:');
  });

  it("asks for nothing after the end", () => {
    for (const name of names.filter((each) => !open.includes(each))) {
      expect(mainOf(render(consentViews[name]))).not.toContain("<form");
    }
  });
});

describe.each(locales)("a way back in %s", (locale) => {
  it("that the app has removed is not linked, and the page says so", () => {
    const view = { ...consentViews.approved, redirect_url: null, redirect_gone: true };
    const main = mainOf(render(view, locale));
    expect(textOf(main)).toContain(consentSentencesOf(locale).leave.gone);
    expect(main).not.toContain("data-leave-after");
  });
});

it("the page is rendered again when the code of its way back expires", () => {
  const redirect_ends_at = new Date(pageTime + 60_000).toISOString();
  const html = render({ ...consentViews.approved, redirect_ends_at });
  expect(html).toContain(`data-changes-at="${redirect_ends_at}"`);
});

describe("the choice of accounts", () => {
  // @rule O6.4
  it("offers each account, and none is ticked", () => {
    const html = mainOf(render(consentViews.approve));
    expect(html.match(/<input type="checkbox"/gu)).toHaveLength(2);
    expect(html).not.toMatch(/<input type="checkbox"[^>]* checked/u);
    expect(html).toContain("data-select-all");
  });

  it("ticks the only one", () => {
    const html = mainOf(render(consentViews.approve_single));
    expect(html).toMatch(/<input type="checkbox"[^>]* checked/u);
    expect(html).not.toContain("data-select-all");
  });

  it("offers no choice in a renewal", () => {
    const html = mainOf(render(consentViews.approve_again));
    expect(html).not.toContain("checkbox");
    expect(html).not.toContain('name="choice"');
    expect(textOf(html)).toContain("Savings");
  });
});

describe("what the page's script needs", () => {
  it("finds token, steps, live path and the state of the live messages", () => {
    const html = render(consentViews.push);
    expect(html).toContain('<meta name="auth-session" content="st_abc"/>');
    expect(html).not.toContain('name="session-token"');
    expect(html).toContain(`content="/ob/consents/${consentViews.push.consent_id}/authorisation"`);
    expect(html).toContain('<meta name="live-path" content="/consent/cns_1.abc/live"/>');
    expect(html).toContain('data-state="AWAITING_CUSTOMER_AUTH CONFIRM"');
  });

  it.each(names)("every form of %s works without the script", (name) => {
    expectFormsToWork(mainOf(render(consentViews[name])));
  });

  it("a form that was sent too early is reported", () => {
    const text = consentSentencesOf("en").chrome.unsent;
    expect(textOf(render(consentViews.identify, "en", true))).toContain(text);
    expect(textOf(render(consentViews.identify))).not.toContain(text);
  });

  it.each(names)("%s listens for news only while it is open", (name) => {
    const html = mainOf(render(consentViews[name]));
    expect(html.includes("data-live")).toBe(open.includes(name));
  });
});
