import type { Locale } from "../../../frame/pages/locale.ts";
import { paymentAr } from "./ar.ts";
import { type PaymentSentences, paymentEn } from "./en.ts";
import { paymentEs } from "./es.ts";
import { paymentFr } from "./fr.ts";

const sentences: Readonly<Record<Locale, PaymentSentences>> = {
  en: paymentEn,
  fr: paymentFr,
  es: paymentEs,
  ar: paymentAr,
};

export const paymentSentencesOf = (locale: Locale): PaymentSentences => sentences[locale];
