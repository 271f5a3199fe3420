import type { Locale } from "../../../frame/pages/locale.ts";
import { consentAr } from "./ar.ts";
import { type ConsentSentences, consentEn } from "./en.ts";
import { consentEs } from "./es.ts";
import { consentFr } from "./fr.ts";

const sentences: Readonly<Record<Locale, ConsentSentences>> = {
  en: consentEn,
  fr: consentFr,
  es: consentEs,
  ar: consentAr,
};

export const consentSentencesOf = (locale: Locale): ConsentSentences => sentences[locale];
