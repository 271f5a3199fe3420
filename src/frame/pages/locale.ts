import * as v from "valibot";
import { pageLocales } from "../../base/kernel/answer-words.ts";
import { text } from "../../base/kernel/fields.ts";
import { queryOf } from "../../base/platform/edge.ts";

/** The languages of every page that customers see (G1.13). */
export const locales = pageLocales;

export type Locale = (typeof locales)[number];

/** One sentence per plural category; a category that a language lacks uses `other`. */
export type PluralSentences = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * What another language says: every sentence of English, in its own plurals. One that lacks a
 * sentence does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends PluralSentences
    ? PluralSentences
    : { [Name in keyof English]: Translated<English[Name]> };

interface Language {
  /** The language's name in the language itself, for the language list. */
  name: string;
  direction: "ltr" | "rtl";
  /** The locale for `Intl`: numbers use the same digits as codes and account numbers. */
  intlLocale: string;
  /** The label of the language list. */
  list: string;
}

export const languages: Readonly<Record<Locale, Language>> = {
  en: { name: "English", direction: "ltr", intlLocale: "en", list: "Language" },
  fr: { name: "Français", direction: "ltr", intlLocale: "fr", list: "Langue" },
  es: { name: "Español", direction: "ltr", intlLocale: "es", list: "Idioma" },
  ar: { name: "العربية", direction: "rtl", intlLocale: "ar-u-nu-latn", list: "اللغة" },
};

const isLocale = (text: string | undefined): text is Locale =>
  (locales as readonly (string | undefined)[]).includes(text);

/** The query of every page. An unknown language counts as none. */
export const languageQuery = v.object({
  lang: v.optional(text(`One of ${locales.join(", ")}, else Accept-Language decides.`, "en")),
});

/**
 * `?lang=` if it names one of ours, else the best of Accept-Language [RFC 9110], else the language
 * of who asks, else English.
 * @rule G1.13
 */
export const chooseLocale = (request: Request, otherwise: Locale = "en"): Locale => {
  const asked = queryOf(new URL(request.url)).lang?.toLowerCase();
  if (isLocale(asked)) return asked;
  return (
    acceptedTags(request)
      .map((tag) => tag.split("-")[0])
      .find(isLocale) ?? otherwise
  );
};

/**
 * The locale of dates: the page's language as the browser's region writes it, so that a reader in
 * Britain sees 23 November 2026. Amounts stay as the language writes them: their signs should not
 * differ from what the bank's message says.
 */
export const dateLocaleOf = (request: Request, locale: Locale): string => {
  const regional = acceptedTags(request)
    .map((tag) => /^([a-z]{2})(?:-[a-z]{4})?-([a-z]{2})$/.exec(tag))
    .find((match) => match?.[1] === locale);
  const region = regional?.[2] ? `-${regional[2].toUpperCase()}` : "";
  // In some regions the usual calendar or digits are others than those of the bank's messages.
  return `${locale}${region}-u-ca-gregory-nu-latn`;
};

/** The languages that a browser accepts, in small letters, the best first [RFC 9110]. */
const acceptedTags = (request: Request): string[] =>
  (request.headers.get("accept-language") ?? "")
    .slice(0, 200)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        tag,
        quality: quality ? Number(quality.trim().slice(2)) || 0 : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
