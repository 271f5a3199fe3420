import { describe, expect, it } from "vitest";
import { renderErrorPage } from "../../src/hosted/error-page.tsx";
import { sentencesOf } from "../../src/hosted/locales/index.ts";
import { pageResponse, wantsJson } from "../../src/hosted/pages.ts";
import { type ProblemCode, problemCatalogue } from "../../src/kernel/problems.ts";
import { chooseLocale, locales } from "../../src/platform/locale.ts";

/** Every sentence with its address, for example `otp.sent`. */
const flatten = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, member]) =>
        flatten(member, path === "" ? key : `${path}.${key}`),
      );

const slotsOf = (sentence: string): string[] => (sentence.match(/\{\w+\}/gu) ?? []).sort();

const isPlural = (path: string): boolean => path.includes("attempts_left");

describe("sentences", () => {
  const english = new Map(flatten(sentencesOf("en")));

  it.each(locales)("%s fills the same places as English", (locale) => {
    const sentences = flatten(sentencesOf(locale)).filter(([path]) => !isPlural(path));
    for (const [path, sentence] of sentences) {
      expect([path, sentence.trim()]).not.toEqual([path, ""]);
      expect([path, slotsOf(sentence)]).toEqual([path, slotsOf(english.get(path) ?? "")]);
    }
  });

  it.each(locales)("%s is another language than the others", (locale) => {
    if (locale === "en") return;
    const same = flatten(sentencesOf(locale)).filter(
      ([path, sentence]) => english.get(path) === sentence && sentence.includes(" "),
    );
    expect(same).toEqual([]);
  });

  it.each(locales)("%s has a sentence for whatever is the customer's to solve", (locale) => {
    const { problems, failures } = sentencesOf(locale);
    const codes = Object.keys(problemCatalogue) as ProblemCode[];
    const missing = codes
      .filter((code) => problemCatalogue[code][2] === "customer")
      .filter((code) => !(code in problems) && !(code in failures));
    expect(missing).toEqual([]);
  });
});

describe("the language of a page", () => {
  it.each([
    ["", null, "en"],
    ["", "fr", "fr"],
    ["", "FR-ca,en;q=0.8", "fr"],
    ["", "de,es;q=0.5,fr;q=0.9", "fr"],
    ["", "ar;q=0,es", "es"],
    ["", "de, *;q=0.1", "en"],
    ["", ";;q=x,,", "en"],
    ["?lang=ar", "fr", "ar"],
    ["?lang=de", "fr", "fr"],
  ])("%s with Accept-Language %s is %s", (query, accepted, expected) => {
    const headers: Record<string, string> =
      accepted === null ? {} : { "accept-language": accepted };
    const request = new Request(`https://pay.example/checkout/x${query}`, { headers });
    expect(chooseLocale(request)).toBe(expected);
  });
});

describe("page responses", () => {
  it("forbid inline code, frames and foreign sources", () => {
    const { headers } = pageResponse("<!doctype html>", { locale: "fr" });
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("content-language")).toBe("fr");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it.each([
    ["application/json", true],
    ["text/html,application/xhtml+xml,*/*;q=0.8", false],
    ["text/html, application/json", false],
    ["*/*", false],
    ["", false],
  ])("Accept %s wants JSON: %s", (accept, expected) => {
    const request = new Request("https://pay.example/checkout/x", { headers: { accept } });
    expect(wantsJson(request)).toBe(expected);
  });
});

describe.each(locales)("the error page in %s", (locale) => {
  it.each(["not-found", "unavailable"] as const)("says what to do when %s", (kind) => {
    const html = renderErrorPage({ kind, locale });
    const words = sentencesOf(locale).error_page;
    expect(html).toContain(kind === "not-found" ? words.not_found_heading : words.retry);
    expect(html).not.toContain("<script");
  });
});
