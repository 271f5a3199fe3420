import type { Locale } from "../../../frame/pages/locale.ts";
import { ar } from "./ar.ts";
import { en, type Sentences } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const sentences: Readonly<Record<Locale, Sentences>> = { en, fr, es, ar };

export const sentencesOf = (locale: Locale): Sentences => sentences[locale];
