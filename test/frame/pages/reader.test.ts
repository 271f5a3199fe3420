import { describe, expect, it } from "vitest";
import { accountTitle } from "../../../src/frame/pages/account-types.ts";
import { dateLocaleOf, type Locale } from "../../../src/frame/pages/locale.ts";

/** What a page takes from its reader's browser: the region of dates, the language of accounts. */
const dateIn = (locale: Locale, accepted: string | null): string => {
  const headers: Record<string, string> = accepted === null ? {} : { "accept-language": accepted };
  const request = new Request("https://pay.example/checkout/ps_1.a", { headers });
  return new Intl.DateTimeFormat(dateLocaleOf(request, locale), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(Date.parse("2026-11-23T12:00:00.000Z"));
};

describe("a date", () => {
  it.each<[Locale, string | null, string]>([
    ["en", "en-GB,en;q=0.9", "23 November 2026"],
    ["en", "en-US", "November 23, 2026"],
    ["en", "fr-FR,en-GB;q=0.5", "23 November 2026"],
    ["en", "en-Latn-GB", "23 November 2026"],
    // Another language's region says nothing of how this one writes dates.
    ["en", "fr-CA", "November 23, 2026"],
    ["en", null, "November 23, 2026"],
    ["fr", "fr-CH", "23 novembre 2026"],
    ["es", "es-MX,es;q=0.8", "23 de noviembre de 2026"],
    // The calendar and the digits of the bank's messages, wherever the browser is.
    ["ar", "ar-SA", "23 نوفمبر 2026"],
    ["ar", "ar-EG", "23 نوفمبر 2026"],
    // Nothing that a browser sends breaks a page.
    ["en", "en-ZZZZ,*;q=0", "November 23, 2026"],
  ])("of a page in %s for a browser that accepts %s is %s", (locale, accepted, date) => {
    expect(dateIn(locale, accepted)).toBe(date);
  });
});

describe("an account", () => {
  it.each([
    ["a name of its own keeps it beside the translated kind", "Holiday", "SAVINGS", "Holiday"],
    [
      "a name that only says its kind gives way to the translation",
      "Current account",
      "CURRENT",
      null,
    ],
    ["an unknown kind leaves the name alone", "Current account", "BROKERAGE", "Current account"],
    ["no kind leaves the name alone", "Current account", null, "Current account"],
  ])("with %s", (_, display_name, account_type, name) => {
    const kinds = { CURRENT: "Compte courant", SAVINGS: "Compte d’épargne" };
    expect(accountTitle("fr", { display_name, account_type })).toEqual({
      name,
      type: kinds[account_type as keyof typeof kinds] ?? null,
    });
  });

  it("of a consent of an earlier release has no kind", () => {
    expect(accountTitle("en", { display_name: "Girokonto" })).toEqual({
      ...{ name: "Girokonto", type: null },
    });
  });
});
