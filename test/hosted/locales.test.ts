import { describe, expect, it } from "vitest";
import { sentencesOf } from "../../src/hosted/locales/index.ts";
import { type ProblemCode, problemCatalogue } from "../../src/kernel/problems.ts";
import { locales } from "../../src/pages/locale.ts";

/** Every sentence with its address, for example `otp.sent`. */
const flatten = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, member]) =>
        flatten(member, path === "" ? key : `${path}.${key}`),
      );

const slotsOf = (sentence: string): string[] => (sentence.match(/\{\w+\}/gu) ?? []).sort();

const isPlural = (path: string): boolean => path.includes("attempts_left");

describe("sentences", () => {
  const english = new Map(flatten(sentencesOf("en")));

  it.each(locales)("%s fills the same places as English", (locale) => {
    const sentences = flatten(sentencesOf(locale)).filter(([path]) => !isPlural(path));
    for (const [path, sentence] of sentences) {
      expect([path, sentence.trim()]).not.toEqual([path, ""]);
      expect([path, slotsOf(sentence)]).toEqual([path, slotsOf(english.get(path) ?? "")]);
    }
  });

  it.each(locales)("%s is another language than the others", (locale) => {
    if (locale === "en") return;
    const same = flatten(sentencesOf(locale)).filter(
      ([path, sentence]) => english.get(path) === sentence && sentence.includes(" "),
    );
    expect(same).toEqual([]);
  });

  it.each(locales)("%s has a sentence for whatever is the customer's to solve", (locale) => {
    const { problems, failures } = sentencesOf(locale);
    const codes = Object.keys(problemCatalogue) as ProblemCode[];
    const missing = codes
      .filter((code) => problemCatalogue[code][2] === "customer")
      .filter((code) => !(code in problems) && !(code in failures));
    expect(missing).toEqual([]);
  });
});
