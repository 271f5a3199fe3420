import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandStyle, contrast } from "../../../src/approvals/page/brand.ts";
import fc from "../../support/fast-check.ts";

/** A merchant's colour takes the accent's place only where text stays legible. */
const schemesOf = (style: string): string[] =>
  [...style.matchAll(/prefers-color-scheme:(light|dark)/gu)].map(([, scheme]) => scheme ?? "");

const valuesIn = (style: string, scheme: string): Record<string, string> => {
  const rules = new RegExp(`scheme:${scheme}\\)\\{:root\\{([^}]*)\\}`, "u").exec(style)?.[1] ?? "";
  return Object.fromEntries(rules.split(";").map((rule) => rule.slice(2).split(":")));
};

const grounds = {
  light: ["#ffffff", "#f4f7f6", "#f2f4f3"],
  dark: ["#151d1b", "#1c2624", "#0c1211"],
};

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the contrast of two colours", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    // The ratio that WCAG's own examples give for this grey.
    ["#767676", "#ffffff", 4.54],
  ])("%s on %s is %f", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe("a merchant's colour", () => {
  it.each([
    ["a dark green", "#0e5f55", ["light"]],
    ["a navy", "#0b1f4b", ["light"]],
    ["a light yellow", "#ffe066", ["dark"]],
    ["a middle grey, legible in neither", "#808080", []],
    ["white", "#ffffff", ["dark"]],
    ["black", "#000000", ["light"]],
  ])("%s is used in the schemes in which it is legible", (_, colour, schemes) => {
    expect(schemesOf(brandStyle(colour))).toEqual(schemes);
  });

  it("has the style that the page's own accent would have", () => {
    expect(brandStyle("#0e5f55")).toBe(
      "@media (prefers-color-scheme:light){:root{--accent:#0e5f55;--accent-strong:#0b4c44;" +
        "--on-accent:#ffffff;--tint:#e7efee}}",
    );
  });

  it("is legible on every ground, and with every text, and never carries other style", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const style = brandStyle(colour);
        expect(style).toMatch(
          /^(?:@media \(prefers-color-scheme:(?:light|dark)\)\{:root\{(?:--[a-z-]+:#[0-9a-f]{6};?){4}\}\})*$/u,
        );
        for (const scheme of ["light", "dark"] as const) {
          if (!schemesOf(style).includes(scheme)) continue;
          const { accent = "", tint = "", ...rest } = valuesIn(style, scheme);
          for (const ground of [...grounds[scheme], tint]) {
            expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
          }
          const on = rest["on-accent"] ?? "";
          expect(contrast(on, accent)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(on, rest["accent-strong"] ?? "")).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it("is compared with the grounds that the pages really have", () => {
    const tokens = readFileSync("src/frame/pages/tokens.css", "utf8");
    const colours = [...tokens.matchAll(/--(?:card|well|ground): (#[0-9a-f]+)/gu)].map(
      ([, colour = ""]) => (colour.length === 4 ? colour.replace(/[0-9a-f]/gu, "$&$&") : colour),
    );
    expect(colours.sort()).toEqual([...grounds.light, ...grounds.dark].sort());
  });
});
