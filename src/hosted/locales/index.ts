import type { Locale } from "../../pages/locale.ts";
import { ar } from "./ar.ts";
import { connectionsAr } from "./connections-ar.ts";
import { connectionsEn } from "./connections-en.ts";
import { connectionsEs } from "./connections-es.ts";
import { connectionsFr } from "./connections-fr.ts";
import type { ConnectionsSentences } from "./connections-sentences.ts";
import { consentAr } from "./consent-ar.ts";
import { consentEn } from "./consent-en.ts";
import { consentEs } from "./consent-es.ts";
import { consentFr } from "./consent-fr.ts";
import type { ConsentSentences } from "./consent-sentences.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { mandateAr } from "./mandate-ar.ts";
import { mandateEn } from "./mandate-en.ts";
import { mandateEs } from "./mandate-es.ts";
import { mandateFr } from "./mandate-fr.ts";
import type { MandateSentences } from "./mandate-sentences.ts";
import { orderAr } from "./order-ar.ts";
import { orderEn } from "./order-en.ts";
import { orderEs } from "./order-es.ts";
import { orderFr } from "./order-fr.ts";
import type { OrderSentences } from "./order-sentences.ts";
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

const ofConnections: Readonly<Record<Locale, ConnectionsSentences>> = {
  en: connectionsEn,
  fr: connectionsFr,
  es: connectionsEs,
  ar: connectionsAr,
};

export const connectionsSentencesOf = (locale: Locale): ConnectionsSentences =>
  ofConnections[locale];

const ofOrder: Readonly<Record<Locale, OrderSentences>> = {
  en: orderEn,
  fr: orderFr,
  es: orderEs,
  ar: orderAr,
};

export const orderSentencesOf = (locale: Locale): OrderSentences => ofOrder[locale];

const ofMandate: Readonly<Record<Locale, MandateSentences>> = {
  en: mandateEn,
  fr: mandateFr,
  es: mandateEs,
  ar: mandateAr,
};

export const mandateSentencesOf = (locale: Locale): MandateSentences => ofMandate[locale];
