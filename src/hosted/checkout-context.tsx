import type { Child } from "hono/jsx";
import { formatMoney } from "../kernel/money.ts";
import { type Locale, languages } from "../pages/locale.ts";
import { Ltr, phrase } from "../pages/phrase.tsx";
import type { CheckoutView } from "../payments/checkout-view.ts";
import { type Situation, situationOf } from "./checkout-situation.ts";
import { sentencesOf } from "./locales/index.ts";
import type { Sentences } from "./locales/sentences.ts";

/** Everything that the checkout page is rendered from. */
export interface CheckoutPageModel {
  view: CheckoutView;
  /** The session token of this browser (`st_…`). */
  token: string;
  locale: Locale;
  /** The path of the checkout address; the live status is below it. */
  path: string;
  /** Milliseconds since the epoch: the page counts down by our clock, not by the customer's. */
  now: number;
}

/**
 * What the components share: the view, the words, and the values that sentences are filled with.
 */
export interface Page {
  view: CheckoutView;
  situation: Situation;
  words: Sentences;
  /** What `Intl` is asked for. */
  intlLocale: string;
  /** The amount in the page's language. */
  money: string;
  now: number;
  /** A sentence with payee, amount, bank and phone filled in. */
  say(sentence: string, more?: Record<string, Child>): Child[];
}

export const openPage = ({ view, locale, now }: CheckoutPageModel): Page => {
  const words = sentencesOf(locale);
  const { intlLocale } = languages[locale];
  const money = formatMoney(view.amount, view.currency, intlLocale);
  const values = {
    payee: <bdi>{view.payee.name}</bdi>,
    amount: <Ltr>{money}</Ltr>,
    bank: <bdi>{view.payer?.bank_name ?? ""}</bdi>,
    phone: <Ltr>{view.challenge?.phone_masked ?? ""}</Ltr>,
  };
  return {
    view,
    situation: situationOf(view),
    words,
    intlLocale,
    money,
    now,
    say: (sentence, more = {}) => phrase(sentence, { ...values, ...more }),
  };
};

/** A code or prompt that can no longer be used; another one must be asked for. */
export const challengeExpired = ({ view, now }: Page): boolean =>
  view.challenge !== null && Date.parse(view.challenge.challenge_expires_at) <= now;

/** The sentence that names the situation: the page's heading, and the first part of its title. */
export const headingOf = (page: Page): string => {
  const { words, situation } = page;
  if (situation === "otp" || situation === "push") {
    return challengeExpired(page) ? words[situation].expired_heading : words[situation].heading;
  }
  return words[situation === "not-paid" ? "not_paid" : situation].heading;
};
