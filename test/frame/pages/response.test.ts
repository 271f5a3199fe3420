import { describe, expect, it } from "vitest";
import { chooseLocale } from "../../../src/frame/pages/locale.ts";
import {
  cookieField,
  type PageCookie,
  pageResponse,
  readCookie,
  wantsJson,
} from "../../../src/frame/pages/response.ts";

// @rule G1.13
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
  const policyOf = (page: Parameters<typeof pageResponse>[1]) =>
    pageResponse("<!doctype html>", page).headers.get("content-security-policy");

  // @rule P3.17
  it("forbid inline code, frames and foreign sources", () => {
    expect(policyOf({ locale: "fr", scripted: true })).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; " +
        "img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
  });

  it("forbid every script and connection on a page without a script", () => {
    expect(policyOf({ locale: "fr" })).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'",
    );
  });

  it("let forms redirect only to origins that the page names", () => {
    expect(policyOf({ locale: "en", formTargets: "https://pay.example" })).toContain(
      "form-action 'self' https://pay.example;",
    );
  });

  it.each([
    ["https://shop.example/logo.png", "https://shop.example/logo.png"],
    ["https://shop.example/logo.png?size=2", "https://shop.example/logo.png"],
    ["https://shop.example:8443/a/b.svg", "https://shop.example:8443/a/b.svg"],
    ["https://shop.example/a;script-src *,b", "https://shop.example/a%3Bscript-src%20*%2Cb"],
  ])("show the image %s by one source, which ends no directive", (image, source) => {
    expect(policyOf({ locale: "en", images: [new URL(image).href] })).toContain(
      `; img-src 'self' data: ${source}; `,
    );
  });

  it("name their language and are not cached", () => {
    const { headers } = pageResponse("<!doctype html>", { locale: "fr" });
    expect(headers.get("content-language")).toBe("fr");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-frame-options")).toBe("DENY");
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

describe("a page's cookie", () => {
  const cookie: PageCookie = {
    name: "browser",
    form: "[0-9a-f]{4}",
    maxAgeSeconds: 60,
    sameSite: "Lax",
  };

  it.each([
    ["browser=ab12", "ab12"],
    ["a=1; browser=ab12; b=2", "ab12"],
    ["browser=ab123", null],
    ["browser=ab1x", null],
    ["other_browser=ab12", null],
    ["", null],
  ])("is read from %j as %j", (header, expected) => {
    const request = new Request("https://pay.example/", { headers: { cookie: header } });
    expect(readCookie(request, cookie)).toBe(expected);
  });

  it.each([
    ["https://pay.example", "browser=ab12; Path=/p; Max-Age=60; HttpOnly; SameSite=Lax; Secure"],
    ["http://localhost:8787", "browser=ab12; Path=/p; Max-Age=60; HttpOnly; SameSite=Lax"],
  ])("of %s is set as %j", (base, expected) => {
    expect(cookieField({ BASE_URL: base }, cookie, "/p", "ab12")).toBe(expected);
  });
});
