import { describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../../src/approvals/page/locales/index.ts";
import { type ProblemCode, problemCatalogue } from "../../../src/base/kernel/problems.ts";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { connectionsSentencesOf } from "../../../src/products/connections/locales/index.ts";
import { consentSentencesOf } from "../../../src/products/consents/locales/index.ts";
import { mandateSentencesOf } from "../../../src/products/mandates/locales/index.ts";
import { orderSentencesOf } from "../../../src/products/payment-orders/locales/index.ts";

/** Every sentence with its address, for example `otp.sent`. */
const flatten = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, member]) =>
        flatten(member, path === "" ? key : `${path}.${key}`),
      );

const slotsOf = (sentence: string): string[] => (sentence.match(/\{\w+\}/gu) ?? []).sort();

const isPlural = (path: string): boolean =>
  ["attempts_left", "banks_found", "every.", "in_number", "notice.", "other_accounts."].some(
    (part) => path.includes(part),
  );

const pages: [string, (locale: Locale) => object][] = [
  ["the checkout", paymentSentencesOf],
  ["the consent page", consentSentencesOf],
  ["the page of connections", connectionsSentencesOf],
  ["the page of an order", orderSentencesOf],
  ["the page of a mandate", mandateSentencesOf],
];

describe.each(pages)("the sentences of %s", (_, wordsOf) => {
  const english = new Map(flatten(wordsOf("en")));

  it.each(locales)("%s fills the same places as English", (locale) => {
    const sentences = flatten(wordsOf(locale)).filter(([path]) => !isPlural(path));
    for (const [path, sentence] of sentences) {
      expect([path, sentence.trim()]).not.toEqual([path, ""]);
      expect([path, slotsOf(sentence)]).toEqual([path, slotsOf(english.get(path) ?? "")]);
    }
  });

  it.each(locales)("%s is another language than the others", (locale) => {
    if (locale === "en") return;
    const same = flatten(wordsOf(locale)).filter(
      ([path, sentence]) => english.get(path) === sentence && sentence.includes(" "),
    );
    expect(same).toEqual([]);
  });
});

describe("sentences", () => {
  // The spread of the checkout's sentences brings along some that the page never shows.
  it.each(locales)(
    "the consent page speaks of no payment that the scopes do not name: %s",
    (locale) => {
      const ofPayments = new Set(
        ["SESSION_NOT_CANCELLABLE", "DESTINATION_MISMATCH", "DESTINATION_NOT_FOUND"].concat(
          ...["ROUTE_NOT_AVAILABLE", "CURRENCY_MISMATCH", "SAME_ACCOUNT"],
        ),
      );
      const paid =
        /nothing (was|has been) paid|this payment|rien n’a été payé|ce paiement|no se ha pagado|este pago|لم يُدفع|هذه الدفعة|\{payee\}|\{amount\}/iu;
      const found = flatten(consentSentencesOf(locale)).filter(
        ([path, sentence]) => paid.test(sentence) && !ofPayments.has(path.split(".").at(-1) ?? ""),
      );
      expect(found).toEqual([]);
    },
  );

  // The sentences that only the checkout shows; the account of an order is never chosen.
  it.each(locales)("the page of an order offers no other account, and no shop: %s", (locale) => {
    const ofCheckout = [
      "choose.other_account",
      "refused.next",
      "problems.CURRENCY_MISMATCH",
      "problems.SAME_ACCOUNT",
    ];
    const other =
      /another account|use an account|the shop|autre compte|un compte dans|la boutique|otra cuenta|una cuenta de|la tienda|حسابًا آخر|حساب آخر|حسابًا في|المتجر/iu;
    const found = flatten(orderSentencesOf(locale)).filter(
      ([path, sentence]) => other.test(sentence) && !ofCheckout.includes(path),
    );
    expect(found).toEqual([]);
  });

  it.each(locales)("%s has a sentence for whatever is the customer's to solve", (locale) => {
    const { problems, failures } = paymentSentencesOf(locale);
    const codes = Object.keys(problemCatalogue) as ProblemCode[];
    const missing = codes
      .filter((code) => problemCatalogue[code][2] === "customer")
      .filter((code) => !(code in problems) && !(code in failures));
    expect(missing).toEqual([]);
  });
});
