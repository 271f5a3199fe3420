import * as v from "valibot";
import { described } from "../kernel/fields.ts";

/** The languages of every page that customers see (contract/general.md § HTTP). */
export const locales = ["en", "fr", "es", "ar"] as const;

export type Locale = (typeof locales)[number];

interface Language {
  /** The language's own name for itself, as the language list shows it. */
  name: string;
  direction: "ltr" | "rtl";
  /** What `Intl` is asked for: numbers keep the digits of codes and account numbers. */
  intlLocale: string;
  /** How the language list is called. */
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

/** The query of every page. A language that is not ours counts as none. */
export const languageQuery = v.object({
  lang: v.optional(
    v.pipe(
      v.string(),
      described(`One of ${locales.join(", ")}, else Accept-Language decides.`, "en"),
    ),
  ),
});

/**
 * `?lang=` where it names one of ours, else the best of Accept-Language [RFC 9110], else English.
 */
export const chooseLocale = (request: Request): Locale => {
  const asked = new URL(request.url).searchParams.get("lang")?.toLowerCase();
  if (isLocale(asked)) return asked;
  const accepted = (request.headers.get("accept-language") ?? "")
    .slice(0, 200)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        language: tag.split("-")[0],
        quality: quality ? Number(quality.trim().slice(2)) || 0 : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ language }) => language).find(isLocale) ?? "en";
};
