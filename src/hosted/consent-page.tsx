import { shown } from "../kernel/shown.ts";
import { languages } from "../pages/locale.ts";
import { Ltr, phrase, phraseText } from "../pages/phrase.tsx";
import { ConsentScreen } from "./consent-screens.tsx";
import { type ConsentPage, type ConsentPageModel, situationOf } from "./consent-situation.ts";
import { Detail, TextDetail } from "./details.tsx";
import { Asker, renderFrame } from "./frame.tsx";
import { consentSentencesOf } from "./locales/index.ts";
import { challengeHeading } from "./sca-page.tsx";

/** The consent page (O6.3): a pure function of the consent's view. */
export const renderConsentPage = (model: ConsentPageModel): string => {
  const page = openPage(model);
  const { view, words, situation } = page;
  const inTitle = { tpp: view.tpp_name, bank: view.bank_name };
  const isOpen = view.step !== "DONE";
  return renderFrame({
    ...{ model, words, situation: situation.name, step: situation.step, isOpen },
    title: `${phraseText(page.heading, inTitle)} – ${phraseText(words.chrome.title, inTitle)}`,
    mode: view.mode,
    state: `${view.status} ${view.step}`,
    live: isOpen ? "listen" : null,
    tokenName: "auth-session",
    stepsPath: `/ob/consents/${view.consent_id}/authorisation`,
    missing: {
      payer: words.identify.missing,
      confirm: words.otp.missing,
      approve: words.approve.missing,
    },
    challenge: view.challenge?.sent_at,
    // Somebody who stays on the page leaves it with a code that is still valid.
    changesAt: view.redirect_ends_at ?? undefined,
    redirect: view.redirect_url,
    summary: <Asked page={page} />,
    children: <ConsentScreen page={page} />,
  });
};

const openPage = ({ view: stored, locale, now }: ConsentPageModel): ConsentPage => {
  const view = shown(stored);
  const words = consentSentencesOf(locale);
  const { intlLocale } = languages[locale];
  const situation = situationOf(view);
  const { name } = situation;
  const date = new Intl.DateTimeFormat(intlLocale, { dateStyle: "long", timeZone: "UTC" });
  const values = {
    tpp: <bdi>{view.tpp_name}</bdi>,
    bank: <bdi>{view.bank_name}</bdi>,
    date: <bdi>{date.format(new Date(view.ends_at))}</bdi>,
    phone: <Ltr>{view.challenge?.phone_masked ?? ""}</Ltr>,
  };
  return {
    ...{ view, words, intlLocale, now },
    situation,
    heading:
      name === "otp" || name === "push"
        ? challengeHeading({ view, words, now }, name)
        : words[name].heading,
    steps: { payer: "payer", start: "start", leave: "reject" },
    isElsewhere: name === "elsewhere",
    choosesAccount: true,
    say: (sentence, more = {}) => phrase(sentence, { ...values, ...more }),
  };
};

/**
 * The TPP, the scopes, the bank and the end, shown before the customer names an account.
 * @rule O6.3
 */
const Asked = ({ page }: { page: ConsentPage }) => {
  const { view, words, say } = page;
  const { asks } = words;
  const isOpen = view.step !== "DONE";
  return (
    <section class="summary" aria-label={words.chrome.summary}>
      <Asker name={view.tpp_name} words={words} until={isOpen ? view.expires_at : null} />
      <p class="asks">{say(view.is_renewal ? asks.lead_again : asks.lead)}</p>
      <dl class="details">
        <TextDetail name={asks.purpose} text={view.purpose} />
        <TextDetail name={asks.bank} text={view.bank_name} />
        {view.payer && (
          <Detail name={asks.account}>
            {view.payer.masked_iban ? <Ltr>{view.payer.masked_iban}</Ltr> : asks.own_account}
          </Detail>
        )}
        <Detail name={view.is_renewal ? asks.renew_until : asks.until}>{say("{date}")}</Detail>
      </dl>
      {isOpen && <Scopes page={page} />}
    </section>
  );
};

/** @rule O5.14 */
const Scopes = ({ page: { view, words, say } }: { page: ConsentPage }) => (
  <>
    <p class="scopes-lead">{say(words.asks.scopes)}</p>
    <ul class="scopes">
      {view.scopes.map((scope) => (
        <li data-scope={scope}>{words.scopes[scope]}</li>
      ))}
    </ul>
    {view.scopes.includes("mandates:write") && (
      <p class="notice warning">{say(words.asks.warning)}</p>
    )}
  </>
);
