import { Document, renderDocument } from "../pages/document.tsx";
import { Ltr, phraseText } from "../pages/phrase.tsx";
import type { CheckoutView } from "../payments/checkout-view.ts";
import { checkoutScript, hostedStyles } from "./assets.ts";
import {
  type CheckoutPageModel,
  changesAt,
  headingOf,
  openPage,
  type Page,
} from "./checkout-context.tsx";
import { Outcome } from "./checkout-outcomes.tsx";
import { isLive, stepOf } from "./checkout-situation.ts";
import { CancelPayment, Choose, Identify, Otp, Push } from "./checkout-steps.tsx";
import { CheckIcon, LockIcon } from "./icons.tsx";
import type { Sentences } from "./locales/sentences.ts";

/**
 * The checkout page: a pure function of the payment's view. The browser's script swaps <main> for
 * a newly rendered one and never builds HTML itself.
 */
export const renderCheckoutPage = (model: CheckoutPageModel): string => {
  const page = openPage(model);
  const { view, words, situation } = page;
  const inTitle = { payee: view.payee.name, amount: page.money };
  const heading = headingOf(page);
  const isOpen = stepOf(situation) === 0 || stepOf(situation) === 1;
  return renderDocument(
    <Document
      locale={model.locale}
      title={`${phraseText(heading, inTitle)} – ${phraseText(words.chrome.title, inTitle)}`}
      styles={hostedStyles}
      script={checkoutScript}
      meta={{
        "session-token": model.token,
        "session-steps": `/api/v1/payments/sessions/${view.session_id}`,
        "live-path": `${model.path}/live`,
        "server-time": String(model.now),
      }}
      data={{
        problems: words.problems,
        missing: { "resolve-payer": words.identify.missing, confirm: words.otp.missing },
        working: words.working,
        oneMinuteLeft: words.chrome.one_minute_left,
      }}
    >
      {view.mode === "test" && (
        <header class="test-mode">
          <p>{words.chrome.test_mode}</p>
        </header>
      )}
      <main
        data-situation={situation}
        data-state={view.state}
        data-live={isLive(situation) ? "" : undefined}
        data-challenge={view.challenge?.sent_at ?? undefined}
        data-changes-at={changesAt(page)}
        data-redirect={view.redirect_url ?? undefined}
      >
        <div class="card">
          <Summary page={page} />
          <Progress page={page} />
          <noscript>
            <p class="notice warning">{words.chrome.no_script}</p>
          </noscript>
          {isOpen && (
            <>
              <p class="notice warning script-missing">{words.chrome.script_missing}</p>
              <p class="notice problem" role="alert" data-page-problem hidden={!model.unsent}>
                {model.unsent && words.chrome.unsent}
              </p>
            </>
          )}
          <Body page={page} />
        </div>
        <p class="assurance">
          <LockIcon /> {words.chrome.never_asked}
        </p>
      </main>
    </Document>,
  );
};

const Body = ({ page }: { page: Page }) => {
  switch (page.situation) {
    case "identify":
    case "elsewhere":
      return (
        <>
          <Identify page={page} />
          <CancelPayment page={page} />
        </>
      );
    case "choose":
      return (
        <>
          <Choose page={page} />
          <CancelPayment page={page} />
        </>
      );
    case "otp":
      return (
        <>
          <Otp page={page} />
          <CancelPayment page={page} />
        </>
      );
    case "push":
      return (
        <>
          <Push page={page} />
          <CancelPayment page={page} />
        </>
      );
    default:
      return <Outcome page={page} situation={page.situation} />;
  }
};

const Summary = ({ page: { view, words, money, situation } }: { page: Page }) => {
  const initial = [...view.payee.name.trim()][0] ?? "";
  const counting = stepOf(situation) === 0 || stepOf(situation) === 1;
  return (
    <section class="summary" aria-label={words.chrome.summary}>
      <div class="payee">
        <span class="avatar" aria-hidden="true">
          {initial.toUpperCase()}
        </span>
        <p class="payee-name">
          <bdi>{view.payee.name}</bdi>
        </p>
        {counting && (
          <p class="time-left">
            <span class="unseen">{words.chrome.time_left}</span>
            <time data-countdown="session" datetime={view.expires_at} />
          </p>
        )}
      </div>
      <p class={money.length > 12 ? "amount long" : "amount"}>
        <span class="unseen">{words.chrome.amount} </span>
        <Ltr>{money}</Ltr>
      </p>
      <Details view={view} words={words} />
    </section>
  );
};

/** Payer, payee and both accounts: what the approval is bound to. */
const Details = ({ view, words }: { view: CheckoutView; words: Sentences }) => {
  const { payer, payee } = view;
  return (
    <dl class="details">
      {payer && (
        <div>
          <dt>{words.chrome.from}</dt>
          <dd>
            <bdi>{payer.display_name}</bdi>
            <Account bank={payer.bank_name} iban={payer.masked_iban} />
          </dd>
        </div>
      )}
      {payee.masked_iban && (
        <div>
          <dt>{words.chrome.to}</dt>
          <dd>
            <bdi>{payee.name}</bdi>
            <Account bank={payee.bank_name} iban={payee.masked_iban} />
          </dd>
        </div>
      )}
      {view.description && (
        <div>
          <dt>{words.chrome.for}</dt>
          <dd>
            <bdi>{view.description}</bdi>
          </dd>
        </div>
      )}
      {view.reference && (
        <div>
          <dt>{words.chrome.reference}</dt>
          <dd>
            <bdi>{view.reference}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
};

const Account = ({ bank, iban }: { bank: string | null; iban: string }) => (
  <span class="account">
    {bank && <bdi>{bank}</bdi>}
    {bank && " · "}
    <Ltr>{iban}</Ltr>
  </span>
);

const Progress = ({ page: { words, situation } }: { page: Page }) => {
  const current = stepOf(situation);
  if (current === null) return null;
  const { step_account, step_approve, step_done } = words.chrome;
  return (
    <ol class="progress" aria-label={words.chrome.steps}>
      {[step_account, step_approve, step_done].map((name, place) => (
        <li
          class={place < current ? "done" : place === current ? "current" : undefined}
          aria-current={place === current ? "step" : undefined}
        >
          <span class="dot" aria-hidden="true">
            {place < current ? <CheckIcon /> : place + 1}
          </span>
          <span>
            {name}
            {place < current && <span class="unseen"> ({words.chrome.step_is_done})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
