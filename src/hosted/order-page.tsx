import { formatMoney } from "../kernel/money.ts";
import { shown } from "../kernel/shown.ts";
import { languages } from "../pages/locale.ts";
import { Ltr, phrase, phraseText } from "../pages/phrase.tsx";
import { Account, Detail, TextDetail } from "./details.tsx";
import { Leave, Screen } from "./ending.tsx";
import { Asker, renderFrame } from "./frame.tsx";
import { CheckIcon, CrossIcon } from "./icons.tsx";
import { orderSentencesOf } from "./locales/index.ts";
import type { OrderSentences } from "./locales/order-sentences.ts";
import {
  isLive,
  type OrderPage,
  type OrderPageModel,
  type OrderSituation,
  type ShownOrder,
  situationOf,
} from "./order-situation.ts";
import { changesAt, Outcome } from "./payment-outcomes.tsx";
import { challengeHeading } from "./sca-page.tsx";
import { GiveUp, ScaScreen } from "./sca-steps.tsx";

/**
 * The page on which a customer approves a payment order: a pure function of its view. Every screen
 * names the amount and the payee that the approval is bound to [RTS Art. 5].
 */
export const renderOrderPage = (model: OrderPageModel): string => {
  const page = openPage(model);
  const { view, words, situation } = page;
  const inTitle = { payee: view.payee.name, amount: page.money, tpp: view.tpp_name };
  return renderFrame({
    ...{ model, words, situation: situation.name, step: situation.step },
    title: `${phraseText(page.heading, inTitle)} – ${phraseText(words.chrome.title, inTitle)}`,
    mode: view.mode,
    state: `${view.status} ${view.step}`,
    isOpen: isOpen(situation),
    live: isLive(situation) ? "listen" : null,
    tokenName: "auth-session",
    stepsPath: `/ob/payment-orders/${view.payment_order_id}/authorisation`,
    missing: { payer: words.identify.missing, confirm: words.otp.missing },
    challenge: view.challenge?.sent_at,
    changesAt: changesAt(page, situation.name),
    redirect: view.redirect_url,
    summary: <Summary page={page} />,
    children: <Body page={page} />,
  });
};

/** Whether the customer can still act. */
const isOpen = ({ step }: OrderSituation): boolean => step === 0 || step === 1;

const openPage = ({ view: stored, locale, now }: OrderPageModel): OrderPage => {
  const view = shown(stored);
  const words = orderSentencesOf(locale);
  const { intlLocale } = languages[locale];
  const situation = situationOf(view);
  const money = formatMoney(view.amount, view.currency, intlLocale);
  const values = {
    tpp: <bdi>{view.tpp_name}</bdi>,
    payee: <PayeeName payee={view.payee} />,
    said: <bdi>{view.payee.said ?? ""}</bdi>,
    amount: <Ltr>{money}</Ltr>,
    bank: <bdi>{view.payer?.bank_name ?? ""}</bdi>,
    phone: <Ltr>{view.challenge?.phone_masked ?? ""}</Ltr>,
  };
  return {
    ...{ view, words, intlLocale, now, situation, money },
    heading: headingOf({ view, words, now }, situation),
    steps: { payer: "payer", start: "start", leave: "reject" },
    isElsewhere: situation.name === "elsewhere",
    choosesAccount: false,
    say: (sentence, more = {}) => phrase(sentence, { ...values, ...more }),
  };
};

const headingOf = (
  page: { view: ShownOrder; words: OrderSentences; now: number },
  { name }: OrderSituation,
): string =>
  name === "otp" || name === "push"
    ? challengeHeading(page, name)
    : page.words[name === "not-paid" ? "not_paid" : name].heading;

const isUnnamed = ({ name, masked_iban }: ShownOrder["payee"]): boolean => name === masked_iban;

/** A payee without a name is shown by its account number, which is written left to right. */
const PayeeName = ({ payee }: { payee: ShownOrder["payee"] }) =>
  isUnnamed(payee) ? <Ltr>{payee.name}</Ltr> : <bdi>{payee.name}</bdi>;

const Body = ({ page }: { page: OrderPage }) => {
  const { situation, words, say } = page;
  switch (situation.name) {
    case "elsewhere":
      return <ScaScreen page={page} situation="elsewhere" />;
    case "choose":
    case "otp":
    case "push":
      return (
        <>
          <ScaScreen page={page} situation={situation.name} />
          <GiveUp page={page} />
        </>
      );
    case "rejected":
      return (
        <Screen page={page} symbol={<CrossIcon />}>
          <p class="lead">{say(words.rejected.lead)}</p>
          <Leave page={page} seconds={5} />
        </Screen>
      );
    default:
      return <Outcome page={page} situation={situation.name} />;
  }
};

/** The TPP, the amount, the payee and the account to debit. */
const Summary = ({ page }: { page: OrderPage }) => {
  const { view, words, money, say, situation } = page;
  const { chrome } = words;
  return (
    <section class="summary" aria-label={chrome.summary}>
      <Asker
        name={view.tpp_name}
        words={words}
        until={isOpen(situation) ? view.expires_at : null}
      />
      {isOpen(situation) && <p class="asks">{say(words.asks)}</p>}
      <p class={money.length > 12 ? "amount long" : "amount"}>
        <span class="unseen">{chrome.amount} </span>
        <Ltr>{money}</Ltr>
      </p>
      <dl class="details">
        <Detail name={chrome.to}>
          <strong>{say("{payee}")}</strong>
          {!isUnnamed(view.payee) && (
            <Account bank={view.payee.bank_name} iban={view.payee.masked_iban} />
          )}
          {isOpen(situation) && view.payee.source === "MATCH" && (
            <span class="confirmed">
              <CheckIcon /> {words.payee.MATCH}
            </span>
          )}
          {isOpen(situation) && view.payee.source === "BANK" && (
            <span class="account">{words.payee.BANK}</span>
          )}
        </Detail>
        {view.payer && (
          <Detail name={chrome.from}>
            <Account bank={view.payer.bank_name} iban={view.payer.masked_iban} />
          </Detail>
        )}
        <TextDetail name={chrome.for} text={view.description} />
        <TextDetail name={chrome.reference} text={view.reference} />
      </dl>
      {isOpen(situation) && <PayeeNotice page={page} />}
    </section>
  );
};

/**
 * A warning if the payee's name differs from the name at the payee's bank, or could not be
 * compared. Before this browser may see that name, where it will stand.
 */
const PayeeNotice = ({ page: { view, words, say } }: { page: OrderPage }) => {
  const { source } = view.payee;
  const [payee, said] = [<strong>{say("{payee}")}</strong>, <strong>{say("{said}")}</strong>];
  const sentence = say(words.payee[source], { payee, said });
  switch (source) {
    case "MATCH":
    case "BANK":
      return null;
    case "WITHHELD":
      return <p class="notice">{sentence}</p>;
    case "NO_MATCH":
      return (
        <p class="notice problem" data-payee-check={source}>
          <strong>{words.no_match}</strong> {sentence}
        </p>
      );
    default:
      return (
        <p class="notice warning" data-payee-check={source}>
          {sentence}
        </p>
      );
  }
};
