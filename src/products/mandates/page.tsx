import {
  Account,
  canStillAct,
  Detail,
  notApproved,
  type OpenSituation,
  openPage,
  openSituation,
  renderPage,
  TextDetail,
} from "../../approvals/page/approval-page.tsx";
import { Ending, Waiting } from "../../approvals/page/ending.tsx";
import { Asker, type HostedModel } from "../../approvals/page/frame.tsx";
import type { ShownPage } from "../../approvals/page/page-address.ts";
import { ScaScreen, StepScreen } from "../../approvals/page/sca-steps.tsx";
import { formatMoney } from "../../base/kernel/money.ts";
import { shown } from "../../base/kernel/shown.ts";
import { Ltr } from "../../frame/pages/document.tsx";
import { languages } from "../../frame/pages/locale.ts";
import type { MandatePageRead, ShownTerms } from "./decide/approval.ts";
import { mandateSentencesOf } from "./locales/index.ts";
import { counted, headlineOf, mostOf, TermsChange, TermsList, usualOf } from "./page-terms.tsx";

/** The mandate's view, with the additions of the page's address. */
export interface ShownMandate extends Omit<ShownPage<MandatePageRead>, "replaces"> {
  /** The terms of the mandate that this one replaces, while the customer decides; else null. */
  earlier: ShownTerms | null;
}

/** The screen, and the position on the progress line. */
export type MandateSituation =
  | OpenSituation
  | { name: "wait"; step: 2 }
  | { name: "approved" | "paused"; step: 3 }
  | { name: "rejected" | "failed" | "expired" | "withdrawn" | "ended"; step: null };

/** A mandate that was approved and has ended since is shown as ended, whatever the reason. */
export const mandateSituation = (view: ShownMandate): MandateSituation => {
  switch (view.status) {
    case "AWAITING_CUSTOMER_AUTH":
      return view.step === "WAIT" ? { name: "wait", step: 2 } : openSituation(view);
    case "ACTIVE":
      return { name: "approved", step: 3 };
    case "PAUSED":
      return { name: "paused", step: 3 };
    case "REJECTED":
      return notApproved(view.status_reason);
    case "EXPIRED":
      return { name: view.was_approved ? "ended" : "expired", step: null };
    case "CANCELLED":
      return { name: view.was_approved ? "ended" : "withdrawn", step: null };
    case "COMPLETED":
      return { name: "ended", step: null };
  }
};

export type MandatePageModel = HostedModel<ShownMandate>;

/**
 * The page on which a customer approves a mandate: a pure function of its view. Every screen shows
 * the payee, the highest amount, the frequency and how to stop the mandate.
 */
export const renderMandatePage = (model: MandatePageModel): string => {
  const page = open(model);
  const { view, situation } = page;
  return renderPage(model, page, {
    inTitle: { tpp: askerOf(view), payee: view.creditor_name },
    state: `${view.status} ${view.step}`,
    live: view.status === "AWAITING_CUSTOMER_AUTH" ? "listen" : null,
    stepsPath: `/mandates/${view.mandate_id}/authorisation`,
    changesAt: canStillAct(situation) ? countdownFrom(page) : undefined,
    summary: <Summary page={page} />,
    children: <Body page={page} />,
  });
};

/** The app that asks, or the payee itself. */
const askerOf = ({ app_name, creditor_name }: ShownMandate): string => app_name ?? creditor_name;

/** A customer has a day, so the page counts down only in the last hour. */
const COUNTDOWN_MS = 3_600_000;

/** When the page begins to count down; undefined once it does. */
const countdownFrom = ({ view, now }: { view: ShownMandate; now: number }): string | undefined => {
  const start = Date.parse(view.expires_at) - COUNTDOWN_MS;
  return start > now ? new Date(start).toISOString() : undefined;
};

const open = (model: MandatePageModel) => {
  const view = shown(model.view);
  const { choose, choose_lead_by_name, ...sentences } = mandateSentencesOf(model.locale);
  const isByName = view.payer !== null && view.payer.bank_name === null;
  const { amount, currency } = view.terms;
  const money = formatMoney(amount, currency, languages[model.locale].intlLocale);
  return openPage(model, {
    view,
    words: {
      ...sentences,
      choose: isByName ? { ...choose, lead: choose_lead_by_name } : choose,
    },
    situation: mandateSituation(view),
    values: {
      tpp: <bdi>{askerOf(view)}</bdi>,
      payee: <bdi>{view.creditor_name}</bdi>,
      amount: <Ltr>{money}</Ltr>,
    },
    bank: view.payer?.bank_name ?? null,
    choosesAccount: view.chooses_account,
  });
};

type MandatePage = ReturnType<typeof open>;

/** The request and how to stop the mandate, on every screen. */
const Summary = ({ page }: { page: MandatePage }) => {
  const { view, words, say, situation } = page;
  const { asks, chrome, change } = words;
  const { terms, earlier, payer } = view;
  const counts = canStillAct(situation) && countdownFrom(page) === undefined;
  return (
    <section class="summary" aria-label={chrome.summary}>
      <Asker
        name={askerOf(view)}
        words={words}
        logo={page.logo}
        about={page.about}
        until={page.until(counts ? view.expires_at : null)}
      />
      <p class="asks">{say(earlier ? asks.change : view.app_name ? asks.app : asks.payee)}</p>
      <Headline page={page} />
      {earlier && (
        <>
          <TermsChange page={page} earlier={earlier} terms={terms} />
          <p class="notice">{change.explained}</p>
        </>
      )}
      <dl class="details terms">
        {!earlier && <TermsList page={page} terms={terms} />}
        {view.app_name && <TextDetail name={chrome.to} text={view.creditor_name} />}
        {payer && (
          <Detail name={chrome.account}>
            {payer.masked_iban ? (
              <Account bank={payer.bank_name} iban={payer.masked_iban} />
            ) : (
              say(view.app_name ? chrome.account_shared : chrome.account_by_name)
            )}
          </Detail>
        )}
        <TextDetail name={chrome.for} text={view.description} />
        <TextDetail name={chrome.reference} text={view.reference} />
      </dl>
      {view.creditor_withheld && canStillAct(situation) && (
        <p class="notice">{words.payee_withheld}</p>
      )}
      {situation.step !== null && <Rights page={page} />}
    </section>
  );
};

/**
 * What it usually costs, if the owner says so, and always the most, as large as the customer's bank
 * names it.
 * @rule M1.21
 */
const Headline = ({ page }: { page: MandatePage }) => {
  const { terms, usual_amount } = page.view;
  if (usual_amount === null) return <p class="amount long">{headlineOf(page, terms)}</p>;
  return (
    <p class="amount long">
      {usualOf(page, terms, usual_amount)} <strong class="most">{mostOf(page, terms)}</strong>
    </p>
  );
};

/** How to stop it, how payments are announced, and who refunds. */
const Rights = ({ page }: { page: MandatePage }) => {
  const { view, words, say, intlLocale } = page;
  const { notice, without_notice } = words;
  return (
    <div class="notice">
      <p>{howToStop(page)}</p>
      <p>
        {view.notice_days === 0 ? without_notice : counted(notice, view.notice_days, intlLocale)}{" "}
        {say(words.refunds)}
      </p>
    </div>
  );
};

const howToStop = ({ view, words, say }: MandatePage) => {
  const link = <a href={`/connections?mode=${view.mode}`}>{words.stop.link}</a>;
  return say(words.stop.sentence, { link });
};

const Body = ({ page }: { page: MandatePage }) => {
  const { name } = page.situation;
  switch (name) {
    case "elsewhere":
      return <ScaScreen page={page} situation={name} />;
    case "identify":
    case "choose":
    case "otp":
    case "push":
      return <StepScreen page={page} situation={name} />;
    case "wait":
      return <Waiting page={page} />;
    case "failed":
      return <Ending page={page} name={name} reason={reasonOf(page)} />;
    default:
      return <Ending page={page} name={name} />;
  }
};

/** Why the mandate was not set up, if there is a sentence for the reason. */
const reasonOf = ({ view, words }: MandatePage): string => {
  const reasons: Partial<Record<string, string>> = words.failures;
  return reasons[view.status_reason ?? ""] ?? "";
};
