import { composeIBAN } from "ibantools";
import { describe, expect, it } from "vitest";
import { answerExcerpt, READ_BYTES } from "../../../src/network/webhooks/deliver.ts";
import fc from "../../support/fast-check.ts";

/** What is kept of an endpoint's answer: enough to find a fault, and nothing secret. */
const secret = "whsec_kX3/v+9dQm1fJ0a7/Zt8uW+R2bYc5hN4sLpEoGiT6wA=";
const hex = "3f9c0a71d2e84b65a0c1f7e2948d5b36";
const key = `mk_live_${"0123456789abcDEFGHIJ".repeat(2)}xyz`;
const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

describe("the excerpt of an answer keeps", () => {
  it.each([
    "",
    "ok",
    '{"error":"invalid_signature","message":"Signature of evt did not match"}',
    "<html><head><title>502 Bad Gateway</title></head><body>nginx/1.29.1</body></html>",
    "TypeError: Cannot read properties of undefined (reading 'amount') at handler (/app/hooks.js:12:7)",
    '{"status":"error","code":"ORDER_UNKNOWN","http":404,"took_ms":128}',
    `no order for evt_${"0123456789".repeat(4)}abc of ps_${"0123456789".repeat(4)}abc`,
    "received at 2026-11-22T09:30:00.000Z, 2026-11-22 09:30:00",
    "فشل الطلب رقم 7",
  ])("%s", (text) => {
    expect(answerExcerpt(text, [secret])).toBe(text);
  });

  it("no more than 500 bytes, and no part of a character", () => {
    const text = `${"é".repeat(249)}x${"é".repeat(400)}`;
    expect(answerExcerpt(text, [])).toBe(`${"é".repeat(249)}x`);
    expect(bytesOf(answerExcerpt("words and ".repeat(400), []))).toBe(500);
  });
});

describe("the excerpt of an answer never holds", () => {
  const base64 = secret.slice("whsec_".length);
  const spellings = (text: string): string[] => [
    text,
    base64 === text ? text : text.toUpperCase(),
    encodeURIComponent(text),
    JSON.stringify({ text }).replaceAll("/", "\\/"),
    text.replaceAll("/", "&#x2F;").replaceAll("=", "&#x3D;").replaceAll("+", "&#43;"),
  ];

  it.each([...spellings(secret), ...spellings(base64)])("the secret as %s", (spelled) => {
    const excerpt = answerExcerpt(`Expected a signature with ${spelled}!`, [secret]);
    expect(excerpt).toMatch(/^Expected a signature with [{\\"tex:]*\[secret\]["}]*!$/);
  });

  it.each<[string, string, string]>([
    ["a code", "Your code is 493028.", "Your code is [code]."],
    ["a code behind a letter", "n493028", "n[code]"],
    ["a spaced code", "code 493 028", "code [code]"],
    ["a card's number", "card 4111 1111 1111 1111 ok", "card [number] ok"],
    ["a named value", '{"access_token": "short1"}', '{"access_token": [removed]}'],
    ["a named value in a form", "otp=12ab&state=done", "otp=[removed]&state=done"],
    ["a bearer", "Bearer abc.def", "Bearer [token]"],
    ["a hash", hex, "[token]"],
    ["an IBAN", "to DE89370400440532013000", "to [iban]"],
  ])("%s", (_, text, expected) => {
    expect(answerExcerpt(text, [secret])).toBe(expected);
  });

  const iban = fc
    .integer({ min: 0, max: 9_999_999_999 })
    .map((account) =>
      composeIBAN({ countryCode: "DE", bban: `50020800${String(account).padStart(10, "0")}` }),
    )
    .filter((text): text is string => text !== null);
  const mixed = (form: RegExp) =>
    fc.stringMatching(form).filter((text) => /\d/.test(text) && /[A-Za-z]/.test(text));
  const hidden = fc.oneof(
    iban,
    fc.stringMatching(/^(?:mk_live|mk_test|ak|st|as|rt|whsec)_[0-9A-Za-z]{43}$/),
    mixed(/^[0-9a-f]{32}$/),
    mixed(/^[0-9A-Za-z_-]{22}$/),
    fc.stringMatching(/^eyJ[0-9A-Za-z]{30}\.[0-9A-Za-z]{20,40}\.[0-9A-Za-z_-]{43}$/),
    fc.constant(secret),
  );
  const around = fc.constantFrom(" ", '"', "<b>", "\n", ": ", "(", "\\n", "，");

  it("what is hidden anywhere in it, also where it is cut", () => {
    fc.assert(
      fc.property(hidden, around, fc.integer({ min: 0, max: 2_100 }), (value, by, before) => {
        const filling = "lorem ipsum ".repeat(200).slice(0, before);
        const excerpt = answerExcerpt(`${filling}${by}${value}${by}`, [secret]);
        expect(bytesOf(excerpt)).toBeLessThanOrEqual(500);
        // No twelve characters of it in a row.
        const tail = excerpt.slice(before);
        for (let at = 0; at + 12 <= value.length; at++) {
          expect(tail).not.toContain(value.slice(at, at + 12));
        }
      }),
    );
  });

  // @rule P8.20
  it("a secret that is cut where the reading ended, however few characters came before it", () => {
    const begun = secret.slice("whsec_".length, -26);
    const removed = (letters: number) => `{"token":"${"あ".repeat(letters)}"} `;
    const room = READ_BYTES - bytesOf(removed(0)) - begun.length;
    for (const missing of [0, 1, 2]) {
      const filling = `${" ".repeat(room % 3)}${removed(Math.floor(room / 3))}`;
      const text = `${filling}${begun}`.slice(0, missing === 0 ? undefined : -missing);
      expect(answerExcerpt(text, [secret])).not.toContain(begun.slice(0, 8));
    }
    expect(answerExcerpt(`no ${begun}`, [secret])).toBe(`no ${begun}`);
  });

  it("a secret that is cut where the looking ends, however much was removed before it", () => {
    const number = "4111111111111111";
    for (let words = 90; words < 130; words++) {
      const text = `${number} `.repeat(words).concat(key);
      expect(answerExcerpt(text, [])).not.toContain("mk_live");
    }
  });
});
