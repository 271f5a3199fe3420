import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** What every page must keep for people who enlarge its text, choose its colours, or use keys. */

/** Twice the size of the text, as a browser's own setting makes it [WCAG 2.2, 1.4.4]. */
export const doubleText = async (page: Page): Promise<void> => {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
};

/** Nothing is wider than the screen, and no text is cut off. */
export const expectNothingCut = async (page: Page, screen: string): Promise<void> => {
  const cut = await page.evaluate<string[]>(`(() => {
    const wide = document.documentElement.clientWidth;
    const nameOf = (element) => element.localName + "." + element.className + ": " +
      element.textContent.trim().slice(0, 40);
    const shown = [...document.body.querySelectorAll("*")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".unseen, svg, script, option"));
    const outside = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > wide + 1 || left < -1;
    });
    const clipped = shown.filter((element) =>
      getComputedStyle(element).overflowX === "hidden" &&
      element.scrollWidth > element.clientWidth + 1);
    const scrolls = document.documentElement.scrollWidth > wide ? ["the page scrolls"] : [];
    const innermost = [...outside, ...clipped].filter((element, _, all) =>
      !all.some((other) => other !== element && element.contains(other)));
    return [...scrolls, ...innermost.map(nameOf)];
  })()`);
  expect([screen, cut]).toEqual([screen, []]);
};

/** Everything that can be pressed, filled in or chosen has an edge that no background draws. */
export const expectEdges = async (page: Page, screen: string): Promise<void> => {
  const without = await page.evaluate<string[]>(`[
    ...document.querySelectorAll(
      ".card, .primary, .secondary, .option, .notice, .dot, input:not([type=hidden])",
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { borderInlineStartStyle: style, borderInlineStartWidth: width } =
        getComputedStyle(element);
      return element.type !== "checkbox" && (style === "none" || parseFloat(width) < 1);
    })
    .map((element) => element.outerHTML.slice(0, 80))`);
  expect([screen, without]).toEqual([screen, []]);
};

/** Nothing moves: what lasts no time, as a thing that appears later, is no motion. */
export const expectStill = async (page: Page, screen: string): Promise<void> => {
  const moving = await page.evaluate<string[]>(`document.getAnimations()
    .filter(({ effect }) => effect.getTiming().duration !== 0)
    .map(({ animationName }) => animationName)`);
  expect([screen, moving]).toEqual([screen, []]);
};

/** Tab reaches everything that can be used, each once, and shows where it is. */
export const expectReachable = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(`document.activeElement?.blur()`);
  const wanted = await page.evaluate<number>(`(globalThis.usable = [
    ...document.querySelectorAll("a[href], button, input:not([type=hidden]), summary"),
  ].filter((element) => !element.disabled &&
    element.checkVisibility({ visibilityProperty: true }))).length`);
  const reached = new Set<number>();
  for (let press = 0; press < wanted + 3; press++) {
    await page.keyboard.press("Tab");
    const [place, seen] = await page.evaluate<[number, boolean]>(`(() => {
      const element = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < innerHeight;
      return [
        usable.indexOf(element),
        isOnScreen && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      ];
    })()`);
    if (place >= 0) expect([screen, place, seen]).toEqual([screen, place, true]);
    reached.add(place);
  }
  reached.delete(-1);
  expect([screen, reached.size]).toEqual([screen, wanted]);
};

/** Presses Tab until this has the focus, with the ring that shows where it is. */
export const reachByTab = async (page: Page, wanted: Locator): Promise<void> => {
  const isThere = async () => (await wanted.and(page.locator(":focus")).count()) > 0;
  for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  const ring = await page.evaluate<boolean>(
    "parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2",
  );
  expect([String(wanted), await isThere(), ring]).toEqual([String(wanted), true, true]);
};
