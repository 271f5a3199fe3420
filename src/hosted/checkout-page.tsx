import { Ltr, phraseText } from "../pages/phrase.tsx";
import { type CheckoutPageModel, openPage, type Page } from "./checkout-context.tsx";
import { isLive, type ShownCheckout, stepOf } from "./checkout-situation.ts";
import { Account, Detail, TextDetail } from "./details.tsx";
import { Asker, renderFrame } from "./frame.tsx";
import type { Sentences } from "./locales/sentences.ts";
import { changesAt, Outcome } from "./payment-outcomes.tsx";
import { GiveUp, ScaScreen } from "./sca-steps.tsx";

/** The checkout page: a pure function of the payment's view. */
export const renderCheckoutPage = (model: CheckoutPageModel): string => {
  const page = openPage(model);
  const { view, words, situation } = page;
  const inTitle = { payee: view.payee.name, amount: page.money };
  const step = stepOf(situation);
  return renderFrame({
    ...{ model, words, situation, step },
    title: `${phraseText(page.heading, inTitle)} – ${phraseText(words.chrome.title, inTitle)}`,
    mode: view.mode,
    state: view.state,
    isOpen: step === 0 || step === 1,
    live: isLive(situation) ? "listen" : null,
    tokenName: "session-token",
    stepsPath: `/api/v1/payments/sessions/${view.session_id}`,
    missing: { "resolve-payer": words.identify.missing, confirm: words.otp.missing },
    challenge: view.challenge?.sent_at,
    changesAt: changesAt(page, situation),
    redirect: view.redirect_url,
    summary: <Summary page={page} />,
    children: <Body page={page} />,
  });
};

const Body = ({ page }: { page: Page }) => {
  switch (page.situation) {
    case "identify":
    case "elsewhere":
    case "choose":
    case "otp":
    case "push":
      return (
        <>
          <ScaScreen page={page} situation={page.situation} />
          <GiveUp page={page} />
        </>
      );
    default:
      return <Outcome page={page} situation={page.situation} />;
  }
};

const Summary = ({ page: { view, words, money, situation, logo } }: { page: Page }) => {
  const counting = stepOf(situation) === 0 || stepOf(situation) === 1;
  return (
    <section class="summary" aria-label={words.chrome.summary}>
      <Asker
        {...{ name: view.payee.name, words, logo }}
        until={counting ? view.expires_at : null}
      />
      <p class={money.length > 12 ? "amount long" : "amount"}>
        <span class="unseen">{words.chrome.amount} </span>
        <Ltr>{money}</Ltr>
      </p>
      <Details view={view} words={words} />
    </section>
  );
};

/** Payer, payee and both accounts, to which the approval is bound. */
const Details = ({ view, words }: { view: ShownCheckout; words: Sentences }) => {
  const { payer, payee } = view;
  return (
    <dl class="details">
      {payer && (
        <Detail name={words.chrome.from}>
          <bdi>{payer.display_name}</bdi>
          <Account bank={payer.bank_name} iban={payer.masked_iban} />
        </Detail>
      )}
      {payee.masked_iban && (
        <Detail name={words.chrome.to}>
          <bdi>{payee.name}</bdi>
          <Account bank={payee.bank_name} iban={payee.masked_iban} />
        </Detail>
      )}
      <TextDetail name={words.chrome.for} text={view.description} />
      <TextDetail name={words.chrome.reference} text={view.reference} />
    </dl>
  );
};
