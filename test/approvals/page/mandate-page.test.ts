import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import type { ShownTerms } from "../../../src/products/mandates/decide/approval.ts";
import { mandateSentencesOf } from "../../../src/products/mandates/locales/index.ts";
import {
  mandateSituation,
  renderMandatePage,
  type ShownMandate,
} from "../../../src/products/mandates/page.tsx";
import { otpChallenge, pageTime } from "./checkout-views.ts";
import { mandateViews } from "./mandate-views.ts";
import {
  expectFormsToWork,
  expectNoMarkup,
  expectWholeDocument,
  hostile,
  mainOf,
  textOf,
} from "./page-text.ts";

type Name = keyof typeof mandateViews;

const names = Object.keys(mandateViews) as Name[];

const render = (view: ShownMandate, locale: Locale = "en", unsent = false): string =>
  renderMandatePage({
    ...{ view, token: "st_abc", locale, path: "/approval/mnd_1.abc", now: pageTime, unsent },
  });

/** The facts of the summary, one a line, with plain spaces and without marks of direction. */
const factsIn = (view: ShownMandate, locale: Locale = "en"): string => {
  const [summary = ""] =
    /<section class="summary"[\s\S]*?<\/section>/u.exec(render(view, locale)) ?? [];
  const lines = summary.replace(/<\/(?:span|dt|dd|p|th|td)>/gu, "\n");
  return textOf(lines)
    .replace(/[\u00a0\u202f]/gu, " ")
    .replace(/\n+/gu, "\n");
};

const isOpen = (name: Name): boolean => {
  const { step } = mandateSituation(mandateViews[name]);
  return step === 0 || step === 1;
};

describe("the screen of each state", () => {
  it.each<[Name, string, number | null]>([
    ["identify", "identify", 0],
    ["elsewhere", "elsewhere", 0],
    ["choose", "choose", 1],
    ["choose_by_name", "choose", 1],
    ["otp", "otp", 1],
    ["push", "push", 1],
    ["wait", "wait", 2],
    ["approved", "approved", 3],
    ["paused", "paused", 3],
    ["rejected", "rejected", null],
    ["failed", "failed", null],
    ["expired", "expired", null],
    ["withdrawn", "withdrawn", null],
    ["stopped", "ended", null],
    ["over", "ended", null],
    ["used_up", "ended", null],
  ])("%s is shown as %s, at step %s", (name, situation, step) => {
    expect(mandateSituation(mandateViews[name])).toEqual({ name: situation, step });
  });
});

describe("what is asked for, in plain words", () => {
  const base = mandateViews.identify;
  const of = (changes: Partial<ShownTerms>) =>
    factsIn({ ...base, terms: { ...base.terms, ...changes } });

  it.each<[string, Partial<ShownTerms>, string[]]>([
    [
      "changing amounts",
      {},
      [
        "Up to $42.50 every 2 weeks",
        "Up to $12.50; the amount can differ",
        "Whenever Atelier Northlight asks for it, within these limits",
        "On the day you approve",
        "When you stop it",
        "Central European Time (Europe/Berlin)",
      ],
    ],
    [
      "the same amount, by itself",
      mandateViews.identify_automatic.terms,
      [
        "$9.99 every 3 months",
        "Exactly $9.99",
        "Up to $119.88 in total",
        "12 payments at most",
        "Automatically, once every 3 months",
        "January 31, 2027",
        "The end of January 30, 2028",
        "Eastern Time (America/New_York)",
      ],
    ],
    [
      "the same amount, when asked",
      mandateViews.identify_once.terms,
      ["When Atelier Northlight asks for it, at most once every 3 months"],
    ],
    [
      "on demand",
      mandateViews.identify_on_demand.terms,
      ["Up to $500.00 in total", "Whenever Atelier Northlight asks for it, within these limits"],
    ],
    ["one payment", { max_charges: 1 }, ["One payment at most"]],
    ["a day", { frequency: "DAILY", interval_count: 1 }, ["Up to $42.50 every day"]],
    ["a year", { frequency: "YEARLY", interval_count: 1 }, ["Up to $42.50 every year"]],
    [
      "two quarters",
      { frequency: "QUARTERLY", interval_count: 2 },
      ["Up to $42.50 every 6 months"],
    ],
  ])("%s", (_, terms, sentences) => {
    const lines = of(terms).split("\n");
    for (const sentence of sentences) expect(lines).toContain(sentence);
  });

  it.each<[Name, string]>([
    ["identify", "Up to $42.50 every 2 weeks"],
    ["identify_automatic", "$9.99 every 3 months"],
    ["identify_on_demand", "Up to $500.00 in total"],
  ])("says of %s in large letters the most of a period: %s", (name, most) => {
    const [line = ""] = /<p class="amount long">.*?<\/p>/u.exec(render(mandateViews[name])) ?? [];
    expect(textOf(line)).toBe(most);
  });

  // @rule M1.21
  it("says first what a period usually costs, and the most beside it", () => {
    const html = render(mandateViews.identify_usual);
    const [line = ""] = /<p class="amount long">.*?<\/p>/u.exec(html) ?? [];
    expect(textOf(line)).toBe("Usually $10.00 every 2 weeks, never more than $42.50");
  });

  it.each(locales)("begins the name of the zone as other values begin, in %s", (locale) => {
    const [, zone = ""] =
      /(\S[^\n]*) \(Europe\/Berlin\)/u.exec(factsIn(mandateViews.identify, locale)) ?? [];
    expect(zone).toMatch(/^[\p{Lu}\p{Lo}]/u);
  });

  it("does not repeat the headline among the terms, and compares it where terms change", () => {
    const repeated = (name: Name) =>
      factsIn(mandateViews[name]).split("Up to $42.50 every 2 weeks").length - 1;
    expect([repeated("identify"), repeated("identify_change")]).toEqual([1, 3]);
    expect(factsIn(mandateViews.identify)).not.toContain("Altogether");
  });

  it("says how long ahead payments are announced, and who refunds", () => {
    expect(factsIn(mandateViews.identify)).toContain("Payments can be taken without notice.");
    const facts = factsIn(mandateViews.identify_usual);
    expect(facts).toContain("each payment 3 days ahead. Refunds come from Atelier Northlight");
  });

  it("names no limit of a period where all the time is one", () => {
    expect(factsIn(mandateViews.identify_on_demand)).not.toContain("every");
  });

  it.each<[Locale, number, string]>([
    ["en", 1, "every week"],
    ["en", 2, "every 2 weeks"],
    ["fr", 1, "chaque semaine"],
    ["fr", 2, "toutes les 2 semaines"],
    ["es", 2, "cada 2 semanas"],
    ["ar", 1, "كل أسبوع"],
    ["ar", 2, "كل أسبوعين"],
    ["ar", 3, "كل 3 أسابيع"],
    ["ar", 11, "كل 11 أسبوعًا"],
  ])("in %s %i weeks are: %s", (locale, interval_count, phrase) => {
    const view = { ...base, terms: { ...base.terms, interval_count } };
    expect(
      factsIn(view, locale)
        .split("\n")
        .some((line) => line.endsWith(phrase)),
    ).toBe(true);
  });

  it("shows the old terms beside the new ones, and marks what differs", () => {
    const html = render(mandateViews.identify_change);
    const cells = html.match(/<td[^>]*>[\s\S]*?<\/td>/gu) ?? [];
    expect(cells).toHaveLength(12);
    expect(cells.filter((cell) => cell.startsWith('<td class="changed"'))).toHaveLength(1);
    expect(textOf(cells.slice(0, 2).join("|"))).toBe(
      "Up to $12.50; the amount can differ|Up to $15.00; the amount can differ",
    );
    expect(textOf(html)).toContain("replace a permission that you gave earlier");
    expect(render(mandateViews.identify)).not.toContain("<table");
  });

  it("names the app and the payee where an app asks", () => {
    const facts = factsIn(mandateViews.identify_for_an_app);
    expect(facts).toContain("Ledgerly asks for permission to pay Atelier Northlight");
    expect(facts).toContain("Whenever Ledgerly asks for it");
  });

  it("counts down in the last hour only, and is rendered anew when it begins", () => {
    const counts = (name: Name) => render(mandateViews[name]).includes('data-countdown="session"');
    expect([counts("identify"), counts("identify_last_hour")]).toEqual([false, true]);
    const begins = new Date(pageTime + 22 * 3_600_000).toISOString();
    expect(render(mandateViews.identify)).toContain(`data-changes-at="${begins}"`);
    expect(render(mandateViews.identify_last_hour)).not.toContain("data-changes-at");
  });
});

describe.each(locales)("the page of a mandate in %s", (locale) => {
  const words = mandateSentencesOf(locale);

  it.each(names)("renders %s as one whole document, with nothing inline", (name) => {
    expectWholeDocument(render(mandateViews[name], locale), locale);
  });

  // @rule M1.7
  it.each(names)("says in %s who asks for what, and in which time zone", (name) => {
    const { creditor_name, terms } = mandateViews[name];
    const facts = factsIn(mandateViews[name], locale);
    const parts = [creditor_name, terms.time_zone, "Tea of the month", "subscription-7"];
    for (const part of parts) expect(facts).toContain(part);
  });

  it.each(names)("says in %s how to stop it, until it has ended", (name) => {
    const link = `<a href="/connections?mode=test">${words.stop.link}</a>`;
    const { step } = mandateSituation(mandateViews[name]);
    expect(render(mandateViews[name], locale).includes(link)).toBe(step !== null);
  });

  it("says when the payee of an app's mandate is named, while that helps", () => {
    const saying = names.filter((name) =>
      factsIn(mandateViews[name], locale).includes(words.payee_withheld),
    );
    expect(saying).toEqual(["choose_for_an_app_withheld"]);
  });

  it("says why it was not set up, if that has a sentence", () => {
    const text = textOf(mainOf(render(mandateViews.failed, locale)));
    expect(text).toContain(words.failures.PUSH_DECLINED);
    const other = textOf(mainOf(render(mandateViews.failed_for_another_reason, locale)));
    for (const sentence of Object.values(words.failures)) expect(other).not.toContain(sentence);
  });
});

describe("what the page never does", () => {
  it("shows no number that was not typed, and no bank, before the bank was asked", () => {
    expect(factsIn(mandateViews.choose)).toContain("• 3000");
    const byName = textOf(mainOf(render(mandateViews.choose_by_name)));
    expect(byName).not.toContain("• 3000");
    expect(byName).toContain("The account of your payment username");
    expect(byName).toContain("Your bank will check that it is you.");
  });

  it("offers no other account where the owner says who pays", () => {
    expect(render(mandateViews.choose)).toContain('data-step="payer"');
    expect(render(mandateViews.choose_by_name)).not.toContain('data-step="payer"');
  });

  it("renders no text of others as markup", () => {
    for (const name of names) {
      const view: ShownMandate = mandateViews[name];
      const html = render({
        ...view,
        ...{ creditor_name: hostile, description: hostile, reference: hostile },
        app_name: view.app_name && hostile,
        payer: view.payer && { ...view.payer, bank_name: hostile, masked_iban: hostile },
        challenge: view.challenge && { ...otpChallenge, phone_masked: hostile },
        status_reason: view.status_reason && hostile,
      });
      expectNoMarkup(html);
    }
  });

  it.each(names)("lets a name turn the text around it: %s", (name) => {
    const view: ShownMandate = mandateViews[name];
    const turnedBy = (control: string): ShownMandate => ({
      ...view,
      ...{ creditor_name: `North${control}light`, description: `${control}Tea` },
    });
    expect(render(turnedBy("\u202e"))).toBe(render(turnedBy("")));
  });

  it("links only to web addresses", () => {
    const view = { ...mandateViews.approved, redirect_url: "javascript:alert(1)" };
    expect(render(view)).not.toContain('href="javascript:');
  });

  it("asks for nothing once the customer can no longer act", () => {
    for (const name of names) {
      expect([name, mainOf(render(mandateViews[name])).includes("<form")]).toEqual([
        name,
        isOpen(name),
      ]);
    }
  });
});

describe("what the page's script needs", () => {
  it("finds token, steps, live path and the state of the live messages", () => {
    const html = render(mandateViews.push);
    expect(html).toContain('<meta name="auth-session" content="st_abc"/>');
    expect(html).toContain(`content="/mandates/${mandateViews.push.mandate_id}/authorisation"`);
    expect(html).toContain('<meta name="live-path" content="/approval/mnd_1.abc/live"/>');
    expect(html).toContain('data-state="AWAITING_CUSTOMER_AUTH CONFIRM"');
  });

  it.each(names)("every form of %s works without the script", (name) => {
    expectFormsToWork(mainOf(render(mandateViews[name])));
  });

  it("a form that was sent too early is reported", () => {
    const text = mandateSentencesOf("en").chrome.unsent;
    expect(textOf(render(mandateViews.identify, "en", true))).toContain(text);
    expect(textOf(render(mandateViews.identify))).not.toContain(text);
  });

  it.each(names)("%s listens for news until the approval is decided", (name) => {
    const html = mainOf(render(mandateViews[name]));
    expect(html.includes("data-live")).toBe(isOpen(name) || name === "wait");
  });
});
