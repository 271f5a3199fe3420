import { formatMoney } from "../kernel/money.ts";
import { shown } from "../kernel/shown.ts";
import { languages } from "../pages/locale.ts";
import { Ltr, phrase } from "../pages/phrase.tsx";
import { type ShownCheckout, type Situation, situationOf } from "./checkout-situation.ts";
import type { HostedModel } from "./frame.tsx";
import { sentencesOf } from "./locales/index.ts";
import type { PaymentPage } from "./payment-outcomes.tsx";
import { challengeHeading } from "./sca-page.tsx";

/** The input of the checkout page. */
export type CheckoutPageModel = HostedModel<ShownCheckout>;

/** Shared by the components: the view, the sentences, and the values in them. */
export interface Page extends PaymentPage {
  view: ShownCheckout;
  situation: Situation;
  /** The amount in the page's language. */
  money: string;
  /** The address of the merchant's logo. */
  logo: string | null;
}

const steps = { payer: "resolve-payer", start: "select-auth", leave: "cancel" };

export const openPage = ({ view: stored, locale, now, around }: CheckoutPageModel): Page => {
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
  const situation = situationOf(view);
  return {
    view,
    situation,
    isElsewhere: situation === "elsewhere",
    choosesAccount: true,
    heading: headingOf({ view, words, situation, now }),
    steps,
    words,
    intlLocale,
    money,
    logo: around?.merchant?.logo_url ?? null,
    now,
    say: (sentence, more = {}) => phrase(sentence, { ...values, ...more }),
  };
};

const headingOf = ({
  situation,
  words,
  ...page
}: Pick<Page, "view" | "words" | "situation" | "now">): string =>
  situation === "otp" || situation === "push"
    ? challengeHeading({ ...page, words }, situation)
    : words[situation === "not-paid" ? "not_paid" : situation].heading;
