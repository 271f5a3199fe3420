import {
  Account,
  Detail,
  notApproved,
  type OpenSituation,
  openPage,
  openSituation,
  renderPage,
  TextDetail,
} from "../../approvals/page/approval-page.tsx";
import { Heading, StepForm, Submit } from "../../approvals/page/customer-form.tsx";
import { Ending, Waiting } from "../../approvals/page/ending.tsx";
import { Asker, type HostedModel } from "../../approvals/page/frame.tsx";
import type { ShownPage } from "../../approvals/page/page-address.ts";
import { GiveUp, ScaScreen } from "../../approvals/page/sca-steps.tsx";
import { shown } from "../../base/kernel/shown.ts";
import { languages } from "../../frame/pages/locale.ts";
import type { ConsentPageRead } from "./decide/approval.ts";
import { consentSentencesOf } from "./locales/index.ts";
import { AccountName, Choices, Kept } from "./page-accounts.tsx";
import { Scopes } from "./page-scopes.tsx";

/** The consent's view, with the additions of the page's address. */
export interface ShownConsent extends ShownPage<ConsentPageRead> {
  bank_name: string;
  /** When the code in the redirect expires; null without one. */
  redirect_ends_at: string | null;
}

/** The screen, and the position on the progress line. */
export type ConsentSituation =
  | OpenSituation
  | { name: "wait"; step: 1 }
  | { name: "approve"; step: 2 }
  | { name: "approved"; step: 3 }
  | { name: "rejected" | "failed" | "no_account" | "expired" | "withdrawn"; step: null };

/** A consent that was approved here and has ended since is shown as ended. */
export const consentSituation = (view: ShownConsent): ConsentSituation => {
  switch (view.outcome) {
    case "APPROVED":
      return view.status === "AUTHORISED"
        ? { name: "approved", step: 3 }
        : { name: "withdrawn", step: null };
    case "CUSTOMER_REJECTED":
    case "SCA_FAILED":
    case "AUTHORISATION_TIMEOUT":
      return notApproved(view.outcome);
    case "NO_ACCOUNT":
      return { name: "no_account", step: null };
    case "WITHDRAWN":
      return { name: "withdrawn", step: null };
    case null:
      return openStep(view);
  }
};

const openStep = (view: ShownConsent): ConsentSituation => {
  if (view.continued_elsewhere) return openSituation(view);
  if (view.step === "WAIT") return { name: "wait", step: 1 };
  return view.step === "APPROVE" ? { name: "approve", step: 2 } : openSituation(view);
};

export type ConsentPageModel = HostedModel<ShownConsent>;

/** The consent page (O6.3): a pure function of the consent's view. */
export const renderConsentPage = (model: ConsentPageModel): string => {
  const page = openConsent(model);
  const { view } = page;
  return renderPage(model, page, {
    inTitle: { tpp: view.tpp_name, bank: view.bank_name },
    state: `${view.status} ${view.step}`,
    live: view.step === "DONE" ? null : "listen",
    stepsPath: `/ob/consents/${view.consent_id}/authorisation`,
    // Somebody who stays on the page leaves it with a code that is still valid.
    changesAt: view.redirect_ends_at ?? undefined,
    summary: <Asked page={page} />,
    children: <ConsentScreen page={page} />,
  });
};

const openConsent = (model: ConsentPageModel) => {
  const view = shown(model.view);
  const { intlLocale } = languages[model.locale];
  const date = new Intl.DateTimeFormat(model.dateLocale ?? intlLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const words = consentSentencesOf(model.locale);
  return openPage(model, {
    view,
    words,
    missing: { approve: words.approve.missing },
    situation: consentSituation(view),
    values: {
      tpp: <bdi>{view.tpp_name}</bdi>,
      date: <bdi>{date.format(new Date(view.ends_at))}</bdi>,
    },
    bank: view.bank_name,
    choosesAccount: true,
  });
};

type ConsentPage = ReturnType<typeof openConsent>;

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
      <Asker
        name={view.tpp_name}
        words={words}
        logo={page.logo}
        about={page.about}
        until={page.until(isOpen ? view.expires_at : null)}
      />
      <p class="asks">{say(view.is_renewal ? asks.lead_again : asks.lead)}</p>
      <dl class="details">
        <TextDetail name={asks.purpose} text={view.purpose} />
        {view.payer && !view.shared ? (
          <Detail name={words.chrome.account}>
            <Account bank={view.payer.bank_name} iban={view.payer.masked_iban} />
          </Detail>
        ) : (
          <TextDetail name={asks.bank} text={view.bank_name} />
        )}
        {view.shared && view.status === "AUTHORISED" && (
          <Detail name={asks.shared}>
            {view.shared.map((account) => (
              <AccountName locale={page.locale} account={account} />
            ))}
          </Detail>
        )}
        <Detail name={view.is_renewal ? asks.renew_until : asks.until}>{say("{date}")}</Detail>
      </dl>
      {isOpen && <Scopes page={page} isOpen={page.situation.step === 0} />}
    </section>
  );
};

/** The screens of the customer's steps on the consent page, and the final screens. */
const ConsentScreen = ({ page }: { page: ConsentPage }) =>
  page.view.step === "DONE" ? (
    <End page={page} />
  ) : (
    <>
      <Step page={page} />
      <GiveUp page={page} />
    </>
  );

const Step = ({ page }: { page: ConsentPage }) => {
  const { name } = page.situation;
  switch (name) {
    case "identify":
    case "elsewhere":
    case "choose":
    case "otp":
    case "push":
      return <ScaScreen page={page} situation={name} />;
    case "wait":
      return <Waiting page={page} />;
    case "approve":
      return <Approve page={page} />;
    default:
      return null;
  }
};

/** Accounts can be left out, never added. A renewal keeps them as they are. @rule O6.4 */
const Approve = ({ page }: { page: ConsentPage }) => {
  const { view, words, say } = page;
  const { approve } = words;
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say(view.is_renewal ? approve.lead_again : approve.lead)}</p>
      <StepForm page={page} step="approve" id="approve">
        {view.is_renewal ? (
          <Kept page={page} accounts={view.accounts ?? []} />
        ) : (
          <Choices page={page} accounts={view.accounts ?? []} words={approve} />
        )}
        <Submit class="primary">{approve.submit}</Submit>
      </StepForm>
    </>
  );
};

const End = ({ page }: { page: ConsentPage }) => {
  const { words, situation, view } = page;
  switch (situation.name) {
    case "approved":
      return (
        <Ending page={page} name="approved">
          <p class="small">
            <a href={`/connections?mode=${view.mode}`}>{words.approved.stop}</a>
          </p>
        </Ending>
      );
    case "rejected":
    case "failed":
    case "no_account":
    case "expired":
    case "withdrawn":
      return <Ending page={page} name={situation.name} />;
    default:
      return null;
  }
};
