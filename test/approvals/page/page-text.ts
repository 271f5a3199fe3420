import { expect } from "vitest";
import { hostedScript } from "../../../src/approvals/page/assets.ts";
import type { Locale } from "../../../src/frame/pages/locale.ts";

/** What tests read from a rendered page. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? "";

/** The visible text: no tags, with the entities that our sentences use decoded. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** One document in this language with every place filled, and with nothing inline. */
export const expectWholeDocument = (html: string, locale: Locale): void => {
  expect(html).toMatch(/^<!doctype html><html lang="/u);
  expect(html).toContain(`lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"`);
  expect(html.match(/<h1/gu)).toHaveLength(1);
  expect(html.match(/<main/gu)).toHaveLength(1);
  expect(textOf(mainOf(html))).not.toMatch(/\{\w+\}|undefined|\[object|NaN/u);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+="/u);
  expect(html.match(/<script[^>]*>/gu)).toEqual([
    `<script type="module" src="${hostedScript.path}">`,
    '<script type="application/json" id="page-data">',
  ]);
};

/** A text that would become markup if it were not escaped. */
export const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

export const expectNoMarkup = (html: string): void => {
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img");
  expect(html.match(/<script/gu)).toHaveLength(2);
};

/** Every form says which step it is and brings the page's token, so the browser can send it. */
export const expectFormsToWork = (html: string): void => {
  for (const form of html.match(/<form[\s\S]*?<\/form>/gu) ?? []) {
    const [, id, step] =
      /^<form method="post" id="([^"]+)".*?data-step="([^"]+)"/u.exec(form) ?? [];
    for (const [name, value] of Object.entries({ token: "st_abc", step, form: id })) {
      expect(form).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(form.match(/<button type="submit"[^>]*>/gu)).toHaveLength(1);
  }
  expect(html).not.toMatch(/<button type="submit"[^>]* disabled/u);
};
