import type { Locale } from "../../../frame/pages/locale.ts";
import { mandateAr } from "./ar.ts";
import { type MandateSentences, mandateEn } from "./en.ts";
import { mandateEs } from "./es.ts";
import { mandateFr } from "./fr.ts";

const sentences: Readonly<Record<Locale, MandateSentences>> = {
  en: mandateEn,
  fr: mandateFr,
  es: mandateEs,
  ar: mandateAr,
};

export const mandateSentencesOf = (locale: Locale): MandateSentences => sentences[locale];
