import type { Locale } from "../../../frame/pages/locale.ts";
import { connectionsAr } from "./ar.ts";
import { type ConnectionsSentences, connectionsEn } from "./en.ts";
import { connectionsEs } from "./es.ts";
import { connectionsFr } from "./fr.ts";

const sentences: Readonly<Record<Locale, ConnectionsSentences>> = {
  en: connectionsEn,
  fr: connectionsFr,
  es: connectionsEs,
  ar: connectionsAr,
};

export const connectionsSentencesOf = (locale: Locale): ConnectionsSentences => sentences[locale];
