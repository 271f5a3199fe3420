import type { Locale } from "../../../frame/pages/locale.ts";
import { registryAr } from "./ar.ts";
import { type RegistrySentences, registryEn } from "./en.ts";
import { registryEs } from "./es.ts";
import { registryFr } from "./fr.ts";

const sentencesByLocale: Readonly<Record<Locale, RegistrySentences>> = {
  en: registryEn,
  fr: registryFr,
  es: registryEs,
  ar: registryAr,
};

export const registrySentencesOf = (locale: Locale): RegistrySentences => sentencesByLocale[locale];
