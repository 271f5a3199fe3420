import type { Child } from "hono/jsx";
import { formatMoney } from "../kernel/money.ts";
import { shown } from "../kernel/shown.ts";
import { type Locale, languages } from "../pages/locale.ts";
import { Ltr, phrase } from "../pages/phrase.tsx";
import type { CheckoutView } from "../payments/checkout-view.ts";
import { type Situation, situationOf } from "./checkout-situation.ts";
import { sentencesOf } from "./locales/index.ts";
import type { Sentences } from "./locales/sentences.ts";

/** The input of the checkout page. */
export interface CheckoutPageModel {
  view: CheckoutView;
  /** The session token of this browser (`st_…`). */
  token: string;
  locale: Locale;
  /** The path of the checkout address; the live status is below it. */
  path: string;
  /** Whether a form was sent before the script could take it. */
  unsent?: boolean;
  /** Milliseconds since the epoch: the page counts down by our clock, not by the customer's. */
  now: number;
}

/** Shared by the components: the view, the sentences, and the values in them. */
export interface Page {
  view: CheckoutView;
  situation: Situation;
  words: Sentences;
  /** The locale for `Intl`. */
  intlLocale: string;
  /** The amount in the page's language. */
  money: string;
  now: number;
  /** A sentence with payee, amount, bank and phone filled in. */
  say(sentence: string, more?: Record<string, Child>): Child[];
}

export const openPage = ({ view: stored, locale, now }: CheckoutPageModel): Page => {
  const view = shown(stored);
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

/** When the wait after the approval counts as long, and as very long. */
const [slowAfterMs, verySlowAfterMs] = [30_000, 300_000] as const;

/** How long the wait after the approval is: 0 as usual, 1 long, 2 very long. */
export const slownessOf = ({ view, now }: Page): 0 | 1 | 2 => {
  const waited = view.approved_at === null ? 0 : now - Date.parse(view.approved_at);
  return waited < slowAfterMs ? 0 : waited < verySlowAfterMs ? 1 : 2;
};

/** The next time at which the same view is shown differently; undefined if there is none. */
export const changesAt = (page: Page): string | undefined => {
  const { situation, view } = page;
  if (situation !== "processing" && situation !== "settling") return undefined;
  const after = [slowAfterMs, verySlowAfterMs, null][slownessOf(page)];
  if (!after || view.approved_at === null) return undefined;
  return new Date(Date.parse(view.approved_at) + after).toISOString();
};

/** A code or prompt that can no longer be used; the customer must request another. */
export const challengeExpired = ({ view, now }: Page): boolean =>
  view.challenge !== null && Date.parse(view.challenge.challenge_expires_at) <= now;

/** The sentence that names the situation: the page's heading and the first part of its title. */
export const headingOf = (page: Page): string => {
  const { words, situation } = page;
  if (situation === "otp" || situation === "push") {
    return challengeExpired(page) ? words[situation].expired_heading : words[situation].heading;
  }
  return words[situation === "not-paid" ? "not_paid" : situation].heading;
};
