import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  hostedAssetRoutes,
  hostedScript,
  hostedStyles,
} from "../../../src/approvals/page/assets.ts";
import { aidsOf } from "../../../src/approvals/page/locales/aids.ts";
import { paymentSentencesOf } from "../../../src/approvals/page/locales/index.ts";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { renderCheckoutPage, type ShownCheckout } from "../../../src/products/payments/page.tsx";
import { checkoutViews, otpChallenge, pageTime, payer } from "./checkout-views.ts";
import {
  expectFormsToWork,
  expectNoMarkup,
  expectWholeDocument,
  hostile,
  mainOf,
  textOf,
} from "./page-text.ts";

const situations = Object.keys(checkoutViews) as (keyof typeof checkoutViews)[];

const render = (view: ShownCheckout, locale: Locale = "en", now = pageTime): string =>
  renderCheckoutPage({ view, token: "st_abc", locale, path: "/checkout/ps_1.abc", now });

describe.each(locales)("the checkout page in %s", (locale) => {
  it.each(situations)("renders %s as one whole document, with nothing inline", (name) => {
    expectWholeDocument(render(checkoutViews[name], locale), locale);
  });

  it.each(["processing", "processing_elsewhere", "settling"] as const)(
    "tells a customer in %s not to pay again, and never that it failed",
    (name) => {
      const text = textOf(mainOf(render(checkoutViews[name], locale)));
      const words = paymentSentencesOf(locale);
      expect(text).toContain(words.processing.do_not_pay_again);
      expect(text).not.toContain(words.not_paid.heading);
      expect(text).not.toContain(words.not_paid.nothing_paid);
      expect(text).not.toMatch(/fail|declin|échou|échec|refus|fall[aóo]|rechaz|فشل|رُفض/iu);
    },
  );

  it.each(situations)("says in %s whether a prompt was approved that no longer counts", (name) => {
    const text = textOf(mainOf(render(checkoutViews[name], locale)));
    const says = text.includes(paymentSentencesOf(locale).push.older_approved);
    expect(says).toBe(name.endsWith("older_approved"));
  });

  // @rule P3.21
  it.each(["returning", "returned"] as const)("says in %s where the money is", (name) => {
    const text = textOf(mainOf(render(checkoutViews[name], locale)));
    expect(text).toContain(paymentSentencesOf(locale)[name].heading);
    expect(text).not.toContain(paymentSentencesOf(locale).not_paid.nothing_paid);
    expect(text).not.toMatch(/fail|échou|échec|fall[aóo]|فشل/iu);
  });
});

describe("the receipt", () => {
  const paid: ShownCheckout = {
    ...checkoutViews.completed,
    approved_at: "2026-11-21T10:15:30.000Z",
    bank_reference: "REF-77",
  };

  // @rule P3.27
  it("has time, payment and the bank's reference, on every end page what is known", () => {
    const text = textOf(mainOf(render(paid)));
    for (const part of ["November 21, 2026", "UTC", "pay_0123456789", "REF-77"]) {
      expect(text).toContain(part);
    }
    for (const name of ["not_paid", "expired", "cancelled", "returned", "returning"] as const) {
      expect(textOf(mainOf(render(checkoutViews[name])))).toContain("pay_0123456789");
    }
    expect(textOf(mainOf(render(checkoutViews.processing)))).not.toContain("Receipt");
  });

  it.each([
    ["identify", "You pay"],
    ["completed", "Paid"],
    ["not_paid", "Not paid"],
    ["expired", "Not paid"],
    ["returning", "You pay"],
  ] as const)("%s says before the amount: %s", (name, said) => {
    expect(mainOf(render(checkoutViews[name]))).toContain(`<span class="unseen">${said} </span>`);
  });
});

describe("waiting", () => {
  // @rule P3.28
  it("says that staff are looking at the payment, however long it takes", () => {
    const view = { ...checkoutViews.processing, with_staff: true };
    expect(textOf(mainOf(render(view)))).toContain(aidsOf("en").wait.staff);
  });

  it("says the remaining time in words, and how many codes were sent", () => {
    const text = textOf(mainOf(render({ ...checkoutViews.otp, challenges_remaining: 3 })));
    expect(text).toMatch(/\d+ min left/u);
    expect(text).toContain("2 of 5 sent");
    expect(textOf(mainOf(render(checkoutViews.completed)))).not.toContain("min left");
  });
});

// @rule P2.21
it.each(locales)("a refused account is told of once in %s, also after a plain form", (locale) => {
  const view = checkoutViews.identify_after_refusal;
  const refused = { problem: "INSUFFICIENT_FUNDS", form: "otp", minutes: "" };
  const model = { view, token: "st_abc", locale, path: "/checkout/ps_1.abc", now: pageTime };
  const words = paymentSentencesOf(locale);
  for (const html of [renderCheckoutPage(model), renderCheckoutPage({ ...model, refused })]) {
    expect(textOf(mainOf(html)).split(words.failures.INSUFFICIENT_FUNDS)).toHaveLength(2);
    expect(textOf(mainOf(html))).not.toContain(words.problems.INTERNAL);
  }
});

describe("what the page never does", () => {
  it("asks for nothing while money may be moving", () => {
    for (const name of ["processing", "settling", "completed", "returning"] as const) {
      expect(mainOf(render(checkoutViews[name]))).not.toContain("<form");
    }
  });

  it("renders no text of merchants, banks or customers as markup", () => {
    const view: ShownCheckout = {
      ...checkoutViews.otp,
      description: hostile,
      reference: hostile,
      payee: { name: hostile, masked_iban: hostile, bank_name: hostile },
      payer: { ...payer, bank_name: hostile, display_name: hostile },
      challenge: { ...otpChallenge, phone_masked: hostile },
    };
    for (const state of ["OTP_SENT", "COMPLETED", "FAILED"] as const) {
      const failure = { code: "NOT_FOUND" as const, message: hostile };
      const html = render({ ...view, state, failure: state === "FAILED" ? failure : null });
      expectNoMarkup(html);
    }
  });

  it.each(situations)("lets a name turn the text around it: %s", (name) => {
    const view: ShownCheckout = { ...checkoutViews[name], payer, challenge: otpChallenge };
    const turnedBy = (control: string) => ({
      ...view,
      description: `${control}Mug`,
      reference: `order${control}-1042`,
      payee: { name: `North${control}light`, masked_iban: null, bank_name: `Alder${control}` },
      payer: { ...payer, bank_name: `Har${control}bour`, display_name: `${control}L•••` },
      challenge: { ...otpChallenge, phone_masked: `+49${control} 71` },
    });
    for (const locale of locales) {
      const plain = render(turnedBy(""), locale);
      for (const control of "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") {
        expect(render(turnedBy(control), locale)).toBe(plain);
      }
    }
  });

  it("links only to web addresses", () => {
    const view = { ...checkoutViews.completed, redirect_url: "javascript:alert(1)" };
    expect(render(view)).not.toContain('href="javascript:');
  });

  it("shows another browser neither payer nor challenge", () => {
    const text = textOf(mainOf(render(checkoutViews.elsewhere)));
    expect(text).toContain("another browser");
    expect(text).not.toContain("• 3000");
  });
});

describe("what the page's script needs", () => {
  it("main depends on time only if a code or prompt expires, or a wait becomes long", () => {
    // The script leaves the texts of times out too when it compares two renderings.
    const at = (ms: number) =>
      mainOf(render(checkoutViews.otp, "en", pageTime + ms)).replace(/(<time[^>]*>)[^<]*/gu, "$1");
    expect(at(60_000)).toBe(at(0));
    expect(at(600_000)).not.toBe(at(0));
    const settled = mainOf(render(checkoutViews.completed));
    expect(mainOf(render(checkoutViews.completed, "en", pageTime + 600_000))).toBe(settled);
  });

  describe.each(["processing", "settling"] as const)("%s", (name) => {
    const approvedAt = Date.parse(checkoutViews[name].approved_at ?? "");
    const { slow, [name]: words } = paymentSentencesOf("fr");
    const { longer } = aidsOf("fr").wait;
    const changeAt = (ms: number) => `data-changes-at="${new Date(approvedAt + ms).toISOString()}"`;

    it.each([
      [29_999, words.duration, changeAt(30_000)],
      [30_000, slow.long, changeAt(120_000)],
      [119_999, slow.long, changeAt(120_000)],
      [120_000, longer, changeAt(600_000)],
      [600_000, "réponse définitive", null],
    ])("after %i ms says: %s", (waited, sentence, change) => {
      const html = mainOf(render(checkoutViews[name], "fr", approvedAt + waited));
      const said = [words.duration, slow.long, longer, "réponse définitive"].filter((text) =>
        textOf(html).includes(text),
      );
      expect(said).toEqual([sentence]);
      if (change) expect(html).toContain(change);
      else expect(html).not.toContain("data-changes-at");
    });
  });

  it.each(situations)("every form of %s works without the script", (name) => {
    expectFormsToWork(mainOf(render(checkoutViews[name])));
  });

  it("finds token, steps, live path and the server's clock", () => {
    const html = render(checkoutViews.push);
    expect(html).toContain('<meta name="session-token" content="st_abc"/>');
    expect(html).toContain(
      `<meta name="session-steps" content="/api/v1/payments/sessions/${checkoutViews.push.session_id}"/>`,
    );
    expect(html).toContain('<meta name="live-path" content="/checkout/ps_1.abc/live"/>');
    expect(html).toContain(`<meta name="server-time" content="${pageTime}"/>`);
  });

  it.each([
    ["identify", true],
    ["settling", true],
    ["returning", true],
    ["completed", false],
    ["not_paid", false],
    ["returned", false],
  ] as const)("%s listens for news: %s", (name, live) => {
    expect(mainOf(render(checkoutViews[name])).includes("data-live")).toBe(live);
  });

  it("the code field uses the keyboard and autofill of phones", () => {
    const html = render(checkoutViews.otp);
    expect(html).toContain('inputmode="numeric"');
    expect(html).toContain('autocomplete="one-time-code"');
  });
});

describe("over the wire", () => {
  const gzipBytes = (text: string): number => gzipSync(text, { level: 6 }).byteLength;

  it("every page with its style and script is far below 40 KB", async () => {
    let assets = 0;
    for (const row of hostedAssetRoutes()) {
      const answer = (await row.handle({} as never)) as Response;
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      assets += gzipBytes(await answer.text());
    }
    const pages = locales.flatMap((locale) =>
      situations.map((name) => gzipBytes(render(checkoutViews[name], locale))),
    );
    expect(assets + Math.max(...pages)).toBeLessThan(20 * 1024);
  });

  it("assets are in a folder named by a checksum of their content", () => {
    const paths = [hostedScript.path, ...hostedStyles, ...hostedScript.imported];
    const folders = paths.map((path) => path.replace(/[^/]+$/u, ""));
    expect(new Set(folders).size).toBe(1);
    expect(folders[0]).toMatch(/^\/assets\/[0-9a-f]{8}\/$/u);
    expect(hostedAssetRoutes().flatMap((row) => row.contract.paths)).toEqual(
      expect.arrayContaining(paths),
    );
  });
});
