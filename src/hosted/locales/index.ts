import type { Locale } from "../../pages/locale.ts";
import { ar } from "./ar.ts";
import { consentAr } from "./consent-ar.ts";
import { consentEn } from "./consent-en.ts";
import { consentEs } from "./consent-es.ts";
import { consentFr } from "./consent-fr.ts";
import type { ConsentSentences } from "./consent-sentences.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Sentences } from "./sentences.ts";

const ofCheckout: Readonly<Record<Locale, Sentences>> = { en, fr, es, ar };

const ofConsent: Readonly<Record<Locale, ConsentSentences>> = {
  en: consentEn,
  fr: consentFr,
  es: consentEs,
  ar: consentAr,
};

export const sentencesOf = (locale: Locale): Sentences => ofCheckout[locale];

export const consentSentencesOf = (locale: Locale): ConsentSentences => ofConsent[locale];
