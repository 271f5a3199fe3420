import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Sentences } from "./sentences.ts";

export const locales = ["en", "fr", "es", "ar"] as const;

export type Locale = (typeof locales)[number];

const sentencesByLocale: Readonly<Record<Locale, Sentences>> = { en, fr, es, ar };

export const sentencesOf = (locale: Locale): Sentences => sentencesByLocale[locale];

const isLocale = (text: string | undefined): text is Locale =>
  (locales as readonly (string | undefined)[]).includes(text);

/** `?lang=`, else the best of Accept-Language [RFC 9110], else English. */
export const chooseLocale = (request: Request): Locale => {
  const asked = new URL(request.url).searchParams.get("lang")?.toLowerCase();
  if (isLocale(asked)) return asked;
  const ranges = (request.headers.get("accept-language") ?? "").slice(0, 200).split(",");
  const accepted = ranges
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        language: tag.split("-")[0],
        weight: weight ? Number(weight.trim().slice(2)) || 0 : 1,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return accepted.map(({ language }) => language).find(isLocale) ?? "en";
};
