import type { Child } from "hono/jsx";
import type { ChallengeView } from "../../approvals/approval-view.ts";
import type { AuthMode } from "../../approvals/authorisation.ts";
import {
  Detail,
  openPage,
  openSituation,
  renderPage,
  TextDetail,
} from "../../approvals/page/approval-page.tsx";
import { hostedStyles } from "../../approvals/page/assets.ts";
import { Heading, StepForm, Submit } from "../../approvals/page/customer-form.tsx";
import type { HostedModel } from "../../approvals/page/frame.tsx";
import { authorisationOf } from "../../approvals/page/identity.tsx";
import { PayerForm, ScaScreen } from "../../approvals/page/sca-steps.tsx";
import type { TppIdentity } from "../../approvals/page/surroundings.ts";
import { shown } from "../../base/kernel/shown.ts";
import type { Mode } from "../../base/platform/env.ts";
import { Ltr, phrase } from "../../frame/pages/document.tsx";
import type { Locale } from "../../frame/pages/locale.ts";
import { messagePage } from "../../frame/pages/problem-page.tsx";
import { consentSentencesOf } from "../consents/locales/index.ts";
import { AccountName } from "../consents/page-accounts.tsx";
import type { Connection } from "../consents/views.ts";
import { mandateSentencesOf } from "../mandates/locales/index.ts";
import { counted, headlineOf, TermsList } from "../mandates/page-terms.tsx";
import type { MandateConnection } from "../mandates/views.ts";
import { type AccessStep, CONNECTIONS_PATH, type Ended } from "./access.ts";
import type { Connections } from "./list-connections.ts";
import { connectionsSentencesOf } from "./locales/index.ts";

/** The view of the grants on a customer's account. */
export interface ConnectionsView extends Connections {
  mode: Mode;
  step: AccessStep;
  /** When the proof ends and the customer must start again. */
  expires_at: string;
  payer: {
    bank_name: string;
    /** Null before the account is proved, unless the customer typed the number. */
    masked_iban: string | null;
    available_auth_methods: AuthMode[];
  } | null;
  challenge: ChallengeView | null;
  /** Who the TPPs of the consents are, by their ids. */
  tpps: Readonly<Record<string, TppIdentity>>;
  /** Opens the bank's app at the prompt that waits; null if nothing does. */
  app_url: string | null;
  ended: Ended[];
}

/** The page of a customer's connections: a pure function of the view. */
export const renderConnectionsPage = (model: HostedModel<ConnectionsView>): string => {
  const page = open(model);
  const { situation } = page;
  return renderPage(model, page, {
    inTitle: {},
    state: page.view.step,
    isOpen: true,
    // This page has no live status, so it polls for the answer to a prompt.
    live: situation.name === "push" ? "ask" : null,
    stepsPath: "/connections",
    summary: null,
    children:
      situation.name === "list" ? (
        <List page={page} />
      ) : (
        <ScaScreen page={page} situation={situation.name} />
      ),
  });
};

/** For a link of another site: one more press, and the browser sends its cookie. */
export const elsewherePage = (locale: Locale, mode: string | undefined): Response => {
  const { chrome, list } = connectionsSentencesOf(locale);
  const query = mode === "test" || mode === "live" ? `?mode=${mode}` : "";
  return messagePage(
    { locale, styles: hostedStyles, heading: chrome.title },
    <a class="primary" href={`${CONNECTIONS_PATH}${query}`}>
      {list.go_on}
    </a>,
  );
};

const open = (model: HostedModel<ConnectionsView>) => {
  // It is bound to no browser, because its state is in the cookie, and it leads nowhere.
  const view = { ...shown(model.view), continued_elsewhere: false, redirect_url: null };
  return openPage(model, {
    view,
    words: connectionsSentencesOf(model.locale),
    situation: view.step === "LIST" ? ({ name: "list", step: 2 } as const) : openSituation(view),
    values: { account: <Ltr>{view.payer?.masked_iban ?? ""}</Ltr> },
    bank: view.payer?.bank_name ?? null,
    choosesAccount: true,
  });
};

type Page = ReturnType<typeof open>;

const List = ({ page }: { page: Page }) => {
  const { view, words, say } = page;
  const { connections, mandates } = view;
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say(words.list.lead)}</p>
      <JustEnded page={page} />
      {connections.length + mandates.length === 0 && <p class="notice">{words.list.none}</p>}
      <ul class="connections">
        {connections.map((connection) => (
          <Item page={page} connection={connection} />
        ))}
        {mandates.map((mandate) => (
          <Mandate page={page} mandate={mandate} />
        ))}
      </ul>
      {connections.length + mandates.length > 1 && <StopAll page={page} />}
      <EarlierEnded page={page} />
      <details class="aside" id="other-account" open={page.refused?.form === "payer"}>
        <summary>{words.list.other_account}</summary>
        <PayerForm page={page} submit={words.identify.submit} />
      </details>
      <StepForm page={page} step="sign-out" id="sign-out">
        <Submit class="secondary">{words.list.sign_out}</Submit>
      </StepForm>
    </>
  );
};

/** The last thing that was stopped, in a sentence. */
const JustEnded = ({ page }: { page: Page }) => {
  const last = page.view.ended[0];
  return last === undefined ? null : (
    <p class="notice" role="status">
      {endedSentence(page, last)}
    </p>
  );
};

/** What was stopped before it in this visit. */
const EarlierEnded = ({ page }: { page: Page }) => {
  const earlier = page.view.ended.slice(1);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="ended">
      <h2 id="ended">{page.words.list.ended}</h2>
      <ul class="small">
        {earlier.map((one) => (
          <li>{endedSentence(page, one)}</li>
        ))}
      </ul>
    </section>
  );
};

const endedSentence = ({ words, say, dateLocale }: Page, { name, count, at }: Ended): Child[] => {
  const time = new Intl.DateTimeFormat(dateLocale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  const when = { time: <bdi>{time.format(at)}</bdi> };
  return name === null
    ? say(words.list.all_ended, { ...when, count: String(count) })
    : say(words.list.one_ended, { ...when, name: <bdi lang="">{name}</bdi> });
};

const StopAll = ({ page }: { page: Page }) => {
  const { list } = page.words;
  return (
    <details class="aside cancel" id="stop-all">
      <summary>{list.stop_all}</summary>
      <StepForm page={page} step="stop-all" id="form-stop-all">
        <p>{list.sure_of_all}</p>
        <Submit class="secondary danger">{list.confirm_all}</Submit>
      </StepForm>
    </details>
  );
};

const SharedAccounts = ({ page, connection }: { page: Page; connection: Connection }) => (
  <ul>
    {connection.accounts.map((account) => (
      <li>
        <AccountName locale={page.locale} account={account} />
      </li>
    ))}
    {connection.other_accounts > 0 && (
      <li>{counted(page.words.list.other_accounts, connection.other_accounts, page.intlLocale)}</li>
    )}
  </ul>
);

const Item = ({ page, connection }: { page: Page; connection: Connection }) => {
  const { words, say, locale } = page;
  const { list } = words;
  const { consent_id, last_used_at } = connection;
  const tpp = <bdi>{connection.tpp_name}</bdi>;
  return (
    <li class="connection" data-consent={consent_id}>
      <h2>{tpp}</h2>
      <Identity page={page} tpp={page.view.tpps[connection.tpp_id]} />
      <ul class="scopes">
        {connection.scopes.map((scope) => (
          <li>{consentSentencesOf(locale).scopes[scope]}</li>
        ))}
      </ul>
      <dl class="details">
        <TextDetail name={list.purpose} text={connection.purpose} />
        <Detail name={list.accounts}>
          <SharedAccounts page={page} connection={connection} />
        </Detail>
        <Detail name={list.since}>{dateOf(page, connection.authorised_at)}</Detail>
        <Detail name={list.until}>{dateOf(page, connection.expires_at)}</Detail>
        <Detail name={list.last_used}>
          {last_used_at ? dateOf(page, last_used_at) : list.never_used}
        </Detail>
      </dl>
      <Stop page={page} name={tpp} field="consent_id" id={consent_id}>
        {say(list.sure, { tpp })}
      </Stop>
    </li>
  );
};

/** Who has access, by law. @rule A3.18 */
const Identity = ({ page, tpp }: { page: Page; tpp: TppIdentity | undefined }) => {
  const { chrome } = page.words;
  const authorised = tpp && authorisationOf(tpp, chrome, page.locale);
  if (!tpp?.legal_name && !authorised) return null;
  return (
    <p class="small">
      {tpp.legal_name && phrase(chrome.legal_name, { name: <bdi>{tpp.legal_name}</bdi> })}
      {tpp.legal_name && authorised && <br />}
      {authorised}
    </p>
  );
};

/** A mandate: its payee, its app, its highest amount and its frequency. */
const Mandate = ({ page, mandate }: { page: Page; mandate: MandateConnection }) => {
  const { words, say, locale, intlLocale, dateLocale, now } = page;
  const { list } = words;
  const { mandate_id, app_name, creditor_name, last_charged_at, terms } = mandate;
  const payee = <bdi>{creditor_name}</bdi>;
  const tpp = <bdi>{app_name ?? creditor_name}</bdi>;
  const sentences = mandateSentencesOf(locale);
  const ofMandate = {
    words: sentences,
    intlLocale,
    dateLocale,
    now,
    say: (sentence: string, more = {}) => phrase(sentence, { tpp, payee, ...more }),
  };
  return (
    <li class="connection" data-mandate={mandate_id}>
      <h2>{payee}</h2>
      <p>{headlineOf(ofMandate, terms)}</p>
      {mandate.status === "PAUSED" && <p class="notice">{sentences.paused.lead}</p>}
      <dl class="details">
        <TextDetail name={list.app} text={app_name} />
        <TextDetail name={list.purpose} text={mandate.description} />
        <TermsList page={ofMandate} terms={terms} />
        <Detail name={list.since}>{dateOf(page, mandate.activated_at)}</Detail>
        <Detail name={list.last_charged}>
          {last_charged_at ? dateOf(page, last_charged_at) : list.never_used}
        </Detail>
      </dl>
      <Stop page={page} name={payee} field="mandate_id" id={mandate_id}>
        {say(list.sure_of_mandate, { payee })}
      </Stop>
    </li>
  );
};

/** Stopping takes two presses: the first shows the consequences. */
const Stop = (props: {
  page: Page;
  name: Child;
  field: "consent_id" | "mandate_id";
  id: string;
  children: Child;
}) => {
  const { page, name, field, id, children } = props;
  const { list } = page.words;
  return (
    <details class="aside cancel" id={`stop-${id}`}>
      <summary>
        {list.stop}
        <span class="unseen"> {name}</span>
      </summary>
      <StepForm page={page} step="stop" id={`form-${id}`}>
        <input type="hidden" name={field} value={id} />
        <p>{children}</p>
        <Submit class="secondary danger">{list.confirm}</Submit>
      </StepForm>
    </details>
  );
};

const dateOf = ({ dateLocale }: Page, iso: string) => {
  const date = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long", timeZone: "UTC" });
  return <bdi>{date.format(new Date(iso))}</bdi>;
};
