import type { Child } from "hono/jsx";
import { shownText } from "../../base/kernel/shown.ts";

/** Fills the `{name}` places of a sentence with elements. The text around them is escaped. */
export const phrase = (sentence: string, values: Readonly<Record<string, Child>>): Child[] =>
  sentence.split(/\{(\w+)\}/u).map((part, place) => (place % 2 === 0 ? part : values[part]));

// First-strong isolate and its end: like <bdi>, where only text is possible [Unicode TR 9].
const isolate = (text: string): string => `\u2068${shownText(text)}\u2069`;

/** The same as plain text, for titles. */
export const phraseText = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/gu, (_place, name: string) => isolate(values[name] ?? ""));

/** Account numbers, amounts, phone numbers and codes run left to right in every language. */
export const Ltr = ({ children }: { children: Child }) => <bdi dir="ltr">{children}</bdi>;
