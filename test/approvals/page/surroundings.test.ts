import { describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../../src/approvals/page/locales/index.ts";
import type { Surroundings } from "../../../src/approvals/page/surroundings.ts";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { renderConnectionsPage } from "../../../src/products/connections/page.tsx";
import { renderConsentPage } from "../../../src/products/consents/page.tsx";
import { renderMandatePage } from "../../../src/products/mandates/page.tsx";
import { renderOrderPage } from "../../../src/products/payment-orders/page.tsx";
import { renderCheckoutPage } from "../../../src/products/payments/page.tsx";
import { facelessMerchant, facelessTpp } from "../../network/parties/faceless.ts";
import { checkoutViews, pageTime } from "./checkout-views.ts";
import { connectionsViews } from "./connections-views.ts";
import { consentViews } from "./consent-views.ts";
import { mandateViews } from "./mandate-views.ts";
import { orderViews } from "./order-views.ts";
import { expectNoMarkup, expectWholeDocument, hostile, mainOf, textOf } from "./page-text.ts";

/** The merchant's brand and the notices about banks, around the screens of every page. */
const HOUR = 3_600_000;

const merchant = {
  ...facelessMerchant,
  name: "Atelier Northlight",
  logo_url: "https://shop.example/logo.png",
  colour: "#0e5f55",
  support_email: "help@shop.example",
  support_url: "https://shop.example/help",
};

const window = { bank_handle: "aurora", bank_name: "Aurora Bank" };
const running = { ...window, starts_at: pageTime - HOUR, ends_at: pageTime + HOUR };
const soon = { ...window, starts_at: pageTime + HOUR / 2, ends_at: pageTime + 2 * HOUR };

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  ...{ merchant, maintenance: [] },
  ...changes,
});

const modelOf = (given: Surroundings, locale: Locale) => ({
  ...{ token: "st_abc", locale, path: "/checkout/ps_1.abc", now: pageTime, around: given },
});

const checkout = (
  name: keyof typeof checkoutViews,
  given: Surroundings = around(),
  locale: Locale = "en",
): string => renderCheckoutPage({ view: checkoutViews[name], ...modelOf(given, locale) });

const first = <View>(views: Record<string, View>): View => Object.values(views)[0] as View;

const open: [string, (given: Surroundings, locale: Locale) => string][] = [
  ["the checkout", (given, locale) => checkout("identify", given, locale)],
  [
    "the page of a consent",
    (given, locale) => renderConsentPage({ view: first(consentViews), ...modelOf(given, locale) }),
  ],
  [
    "the page of an order",
    (given, locale) => renderOrderPage({ view: first(orderViews), ...modelOf(given, locale) }),
  ],
  [
    "the page of a mandate",
    (given, locale) => renderMandatePage({ view: first(mandateViews), ...modelOf(given, locale) }),
  ],
  [
    "the page of connections",
    (given, locale) =>
      renderConnectionsPage({ view: first(connectionsViews), ...modelOf(given, locale) }),
  ],
];

describe.each(open)("%s", (_, render) => {
  it.each(locales)("in %s shows maintenance, now and soon, as one whole document", (locale) => {
    const html = render(around({ maintenance: [running, soon] }), locale);
    expectWholeDocument(html, locale);
    const { maintenance, maintenance_soon } = paymentSentencesOf(locale).chrome;
    const [, after = ""] = maintenance.split("{bank}");
    const [, afterSoon = ""] = maintenance_soon.split("{bank}");
    const text = textOf(mainOf(html));
    expect(text).toContain(`Aurora Bank${after.split("{")[0]}`);
    expect(text).toContain(`Aurora Bank${afterSoon.split("{")[0]}`);
    expect(text).toContain("UTC");
    expect(html).toContain(`<time datetime="${new Date(running.ends_at).toISOString()}">`);
  });

  it("shows no notice without maintenance", () => {
    expect(render(around({ merchant: null }), "en")).not.toContain("data-maintenance");
  });
});

describe("a notice of maintenance", () => {
  it("says until when, and from when if it has not begun", () => {
    const text = textOf(mainOf(checkout("identify", around({ maintenance: [running, soon] }))));
    expect(text).toContain(
      "Aurora Bank is under maintenance until March 2 at 11:00 AM UTC. " +
        "Approving may not work before then.",
    );
    expect(text).toContain(
      "Aurora Bank is under maintenance from March 2 at 10:30 AM UTC to March 2 at 12:00 PM UTC.",
    );
  });

  it.each(["processing", "completed", "not_paid", "expired"] as const)(
    "is not shown in %s, where the customer can do nothing",
    (name) => {
      const html = checkout(name, around({ maintenance: [running] }));
      expect(html).not.toContain("data-maintenance");
    },
  );

  it("renders no bank's name as markup", () => {
    expectNoMarkup(
      checkout("identify", {
        merchant: null,
        maintenance: [{ ...running, bank_name: hostile }],
      }),
    );
  });
});

describe("a merchant's brand", () => {
  it("is its logo in place of the initial, and its colour's style sheet", () => {
    const html = checkout("identify");
    expect(html).toContain('<img class="logo" src="https://shop.example/logo.png" alt=""');
    expect(html).toContain('referrerpolicy="no-referrer"');
    expect(html).not.toContain('class="avatar"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/colours/0e5f55.css"/>');
    expectWholeDocument(html, "en");
  });

  it("is the kept logo on our own origin, if there is one", () => {
    const kept = { ...merchant, logo: `${"5f".repeat(20)}.svg` };
    const html = checkout("identify", around({ merchant: kept }));
    expect(html).toContain(`<img class="logo" src="/logos/${"5f".repeat(20)}.svg" alt=""`);
    expect(html).not.toContain("logo.png");
  });

  it("is left out where there is none", () => {
    const plain = { ...merchant, logo_url: null, colour: null };
    const html = checkout("identify", around({ merchant: plain }));
    expect(html).toContain('class="avatar"');
    expect(html).not.toMatch(/<img|colours/u);
  });

  it("cannot bring markup into the page", () => {
    const evil = {
      ...facelessMerchant,
      ...{ name: hostile, logo_url: `https://shop.example/${hostile}` },
      ...{ colour: null, support_email: hostile, support_url: `https://shop.example/${hostile}` },
    };
    const html = checkout("identify", around({ merchant: evil }));
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<img/gu)).toHaveLength(1);
    expect(html).not.toContain("<img src=x");
  });
});

describe("a merchant's support contact", () => {
  it.each(["identify", "otp", "processing", "not_paid", "returning", "expired"] as const)(
    "is on the screen %s",
    (name) => {
      const main = mainOf(checkout(name));
      expect(textOf(main)).toContain("Help from Atelier Northlight: help@shop.example Help page");
      expect(main).toContain('href="mailto:help@shop.example"');
      expect(main).toContain(
        '<a href="https://shop.example/help" target="_blank" rel="noopener noreferrer">',
      );
    },
  );

  it("may be only one of the two, or missing", () => {
    const one = around({ merchant: { ...merchant, support_email: null } });
    expect(textOf(checkout("identify", one))).toContain("Help from Atelier Northlight: Help page");
    const none = around({ merchant: { ...merchant, support_email: null, support_url: null } });
    expect(checkout("identify", none)).not.toContain("Help from");
  });

  it("links only to web addresses", () => {
    const evil = { ...merchant, support_url: "javascript:alert(1)" };
    expect(checkout("identify", around({ merchant: evil }))).not.toContain("javascript:");
  });
});

const lawful = {
  ...merchant,
  legal_name: "Northlight Ateliers GmbH",
  support_phone: "+44 20 7946 0100",
  terms_url: "https://shop.example/terms",
  privacy_url: "https://shop.example/privacy",
};

const tpp = {
  ...facelessTpp,
  name: "Ledgerly",
  legal_name: "Ledgerly Europe GmbH",
  registration_number: "12345",
  regulator: "BaFin",
  country: "DE",
  privacy_url: "https://ledgerly.example/privacy",
  support_email: "help@ledgerly.example",
};

const ofTpp = { merchant: null, tpp };

const consent = (given: Surroundings, locale: Locale = "en"): string =>
  renderConsentPage({ view: consentViews.choose, ...modelOf(given, locale) });

// @rule A3.17
describe("who a merchant is", () => {
  it("is said on every screen: its legal name, terms, privacy and contact", () => {
    for (const name of ["identify", "otp", "completed", "not_paid"] as const) {
      const main = mainOf(checkout(name, around({ merchant: lawful })));
      const text = textOf(main);
      expect(text).toContain("Who is Atelier Northlight?");
      expect(text).toContain("Legal name: Northlight Ateliers GmbH");
      expect(main).toContain('href="https://shop.example/terms"');
      expect(main).toContain('href="https://shop.example/privacy"');
      expect(main).toContain('href="tel:+442079460100"');
    }
  });

  it("is not asked where the merchant says nothing", () => {
    expect(checkout("identify")).not.toContain('id="who"');
  });
});

// @rule A3.18
describe("who a TPP is", () => {
  it.each<[Locale, string]>([
    ["en", "Authorised by BaFin, no. 12345, Germany"],
    ["fr", "Agréé par BaFin, n° 12345, Allemagne"],
    ["es", "Autorizado por BaFin, n.º 12345, Alemania"],
    ["ar", "مرخّص من BaFin، رقم 12345، ألمانيا"],
  ])("is said in %s: %s", (locale, sentence) => {
    for (const html of [
      consent(around(ofTpp), locale),
      renderOrderPage({ view: first(orderViews), ...modelOf(around(ofTpp), locale) }),
    ]) {
      expect(textOf(html)).toContain(sentence);
      expect(textOf(html)).toContain("Ledgerly Europe GmbH");
      expect(html).toContain('href="https://ledgerly.example/privacy"');
      expect(html).toContain('href="mailto:help@ledgerly.example"');
    }
  });

  it("is as much as its record says, and no word of a regulator without one", () => {
    const some = { ...tpp, registration_number: null, country: null };
    expect(textOf(consent(around({ ...ofTpp, tpp: some })))).toContain("Authorised by BaFin");
    const none = { ...tpp, regulator: null };
    expect(consent(around({ ...ofTpp, tpp: none }))).not.toContain("Authorised");
  });
});

// @rule P3.31
describe("the contact of the customer's bank", () => {
  const bank = {
    ...{ name: "Alder Bank", support_phone: "+44 20 7946 0500", support_email: null },
    ...{ support_url: "https://alder.example/help", has_refused: false },
  };
  const shows = (name: keyof typeof checkoutViews, changes: Partial<typeof bank> = {}) =>
    textOf(mainOf(checkout(name, around({ bank: { ...bank, ...changes } })))).includes(
      "Help from Alder Bank: +44 20 7946 0500 Help page",
    );

  it.each([
    ["otp", "push", "processing", "settling", "not_paid", "returning", "returned"],
    ["identify", "choose", "completed", "expired", "cancelled"],
  ] as const)("is shown where it helps (%s), and not where it is in the way", (...names) => {
    expect(names.map((name) => shows(name))).toEqual(names.map(() => names[0] === "otp"));
  });

  it("is shown beside the choice of another account after it refused", () => {
    expect(shows("identify_after_refusal", { has_refused: true })).toBe(true);
  });

  it("is inert, and nothing where the bank has none", () => {
    const evil = { ...bank, name: hostile, support_phone: hostile, support_url: "javascript:1" };
    const html = checkout("otp", around({ merchant: null, bank: evil }));
    expectNoMarkup(html);
    expect(html).not.toContain("javascript:");
    const none = { ...bank, support_phone: null, support_url: null };
    expect(textOf(checkout("otp", around({ bank: none })))).not.toContain("Help from Alder Bank");
  });
});

describe("a hostile name or link", () => {
  const script = "javascript:alert(1)";
  const evil = {
    ...{ name: hostile, legal_name: hostile, support_phone: hostile, support_email: hostile },
    ...{ privacy_url: script, support_url: script },
  };

  it("of a merchant or a TPP is inert", () => {
    const pages = [
      checkout(
        "identify",
        around({ merchant: { ...lawful, ...evil, logo_url: null, terms_url: script } }),
      ),
      consent(around({ merchant: null, tpp: { ...tpp, ...evil, regulator: hostile } })),
      consent(around({ merchant: null, tpp: { ...tpp, country: hostile } })),
    ];
    for (const html of pages) {
      expectNoMarkup(html);
      expect(html).not.toContain("javascript:");
    }
  });

  it("turns no text around it", () => {
    const turned = { ...tpp, legal_name: "\u202eLedgerly", regulator: "Ba\u2067Fin" };
    const plain = { ...tpp, legal_name: "Ledgerly", regulator: "BaFin" };
    expect(consent(around({ merchant: null, tpp: turned }))).toBe(
      consent(around({ merchant: null, tpp: plain })),
    );
  });
});
