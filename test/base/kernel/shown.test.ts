import { describe, expect, it } from "vitest";
import { maskName } from "../../../src/base/kernel/iban.ts";
import { isVisible, shown, shownText } from "../../../src/base/kernel/shown.ts";

const controls = [...Array(5).keys()]
  .map((place) => 0x202a + place)
  .concat([...Array(4).keys()].map((place) => 0x2066 + place))
  .map((code) => String.fromCharCode(code));

describe("text of others", () => {
  it.each(controls.map((control) => [control.charCodeAt(0).toString(16), control]))(
    "is shown without U+%s",
    (_code, control) => {
      expect(shownText(`Shop ${control}00.5 rof${control}`)).toBe("Shop 00.5 rof");
    },
  );

  it.each([
    "Corner Shop",
    "متجر الزاوية",
    "חנות הפינה",
    "ร้านหัวมุม",
    "क्षत्रिय",
    "👩‍👩‍👧 & Söhne",
    "A\u200eB\u200fC\u061c",
  ])("stays as it is: %s", (text) => expect(shownText(text)).toBe(text));

  it("loses them everywhere in a view, and nothing else", () => {
    const view = (name: string) => ({
      payee: { name, masked_iban: null },
      methods: ["OTP", name],
      amount: 5,
      live: true,
      none: undefined,
    });
    expect(shown(view("\u202eMoc"))).toEqual(view("Moc"));
    expect(shown(null)).toBeNull();
  });

  it("is masked without them", () => {
    expect(maskName("\u202eLayla \u2067Haddad")).toBe("L•••• H•••••");
  });

  it.each([
    ["Corner Shop", true],
    ["م", true],
    ["👩‍👧", true],
    ["", false],
    ["  \u00a0", false],
    ["\u200b\u200d", false],
    ["\u202e\u2069", false],
    ["\ufeff", false],
  ])("has something to see: %j %s", (text, visible) => expect(isVisible(text)).toBe(visible));
});
