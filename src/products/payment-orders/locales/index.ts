import type { Locale } from "../../../frame/pages/locale.ts";
import { orderAr } from "./ar.ts";
import { type OrderSentences, orderEn } from "./en.ts";
import { orderEs } from "./es.ts";
import { orderFr } from "./fr.ts";

const sentences: Readonly<Record<Locale, OrderSentences>> = {
  en: orderEn,
  fr: orderFr,
  es: orderEs,
  ar: orderAr,
};

export const orderSentencesOf = (locale: Locale): OrderSentences => sentences[locale];
