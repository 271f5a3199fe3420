import {
  Account,
  canStillAct,
  Detail,
  type OpenSituation,
  openPage,
  openSituation,
  renderPage,
  TextDetail,
} from "../../approvals/page/approval-page.tsx";
import { Asker, type HostedModel } from "../../approvals/page/frame.tsx";
import { paymentSentencesOf } from "../../approvals/page/locales/index.ts";
import type { ShownPage } from "../../approvals/page/page-address.ts";
import {
  amountIs,
  changesAt,
  isLive,
  Outcome,
  type PaymentSituation,
  whyNotPaid,
} from "../../approvals/page/payment-outcomes.tsx";
import { StepScreen } from "../../approvals/page/sca-steps.tsx";
import { formatMoney } from "../../base/kernel/money.ts";
import { shown } from "../../base/kernel/shown.ts";
import { accountTypeName } from "../../frame/pages/account-types.ts";
import { Ltr } from "../../frame/pages/document.tsx";
import { languages } from "../../frame/pages/locale.ts";
import type { CheckoutRead } from "./decide/approval.ts";
import { isFinalSession } from "./session-machine.ts";

/** The payment's view, with the additions of the page's address. */
export type ShownCheckout = ShownPage<CheckoutRead>;

/** The screen, and the position on the progress line. */
export type CheckoutSituation = OpenSituation | PaymentSituation;

/**
 * Possibly moved money has priority over every other screen. Once the bank may have its
 * instruction, every browser sees "processing". A rejected settlement shows where the money is,
 * never that nothing happened.
 */
export const checkoutSituation = (view: ShownCheckout): CheckoutSituation => {
  if (mayBeGone(view)) return { name: "processing", step: 2 };
  switch (view.state) {
    case "EXECUTING":
      return { name: "processing", step: 2 };
    case "SETTLEMENT_PENDING":
      return { name: "settling", step: 2 };
    case "COMPLETED":
      return { name: "completed", step: 3 };
    case "EXPIRED":
      return { name: "expired", step: null };
    case "CANCELLED":
      return { name: "cancelled", step: null };
    case "FAILED": {
      const isBack = view.funds === "RETURNED";
      const isOnItsWay = view.failure?.code === "SETTLEMENT_REJECTED" || view.funds !== null;
      return { name: isBack ? "returned" : isOnItsWay ? "returning" : "not-paid", step: null };
    }
    default:
      return openSituation(view);
  }
};

/** Money may have left though the payment has ended otherwise: nobody is told to pay again. */
const mayBeGone = ({ state, with_staff, funds, failure }: ShownCheckout): boolean =>
  with_staff &&
  isFinalSession(state) &&
  state !== "COMPLETED" &&
  funds === null &&
  failure?.code !== "SETTLEMENT_REJECTED";

/** The input of the checkout page. */
export type CheckoutPageModel = HostedModel<ShownCheckout>;

/** The checkout page: a pure function of the payment's view. */
export const renderCheckoutPage = (model: CheckoutPageModel): string => {
  const page = open(model);
  const { view, situation } = page;
  return renderPage(model, page, {
    inTitle: { payee: view.payee.name, amount: page.money },
    state: view.state,
    live: isLive(situation) ? "listen" : null,
    tokenName: "session-token",
    stepsPath: `/api/v1/payments/sessions/${view.session_id}`,
    changesAt: changesAt(page, situation.name),
    summary: <Summary page={page} />,
    children: <Body page={page} />,
  });
};

const open = (model: CheckoutPageModel) => {
  const view = shown(model.view);
  const money = formatMoney(view.amount, view.currency, languages[model.locale].intlLocale);
  // A refused account is told of in one place, with or without a script.
  const isSaid = model.refused?.problem === view.refused?.code;
  const page = openPage(isSaid ? { ...model, refused: null } : model, {
    view,
    words: paymentSentencesOf(model.locale),
    situation: checkoutSituation(view),
    values: { payee: <bdi>{view.payee.name}</bdi>, amount: <Ltr>{money}</Ltr> },
    bank: view.payer?.bank_name ?? null,
    steps: { payer: "resolve-payer", start: "select-auth", leave: "cancel" },
    choosesAccount: true,
  });
  return { ...page, money };
};

type Page = ReturnType<typeof open>;

const Body = ({ page }: { page: Page }) => {
  switch (page.situation.name) {
    case "identify":
    case "elsewhere":
    case "choose":
    case "otp":
    case "push":
      return (
        <>
          <Refused page={page} />
          <StepScreen page={page} situation={page.situation.name} />
        </>
      );
    default:
      return <Outcome page={page} situation={page.situation.name} />;
  }
};

/** Why the last account did not pay. Another one may. */
const Refused = ({ page: { view, words } }: { page: Page }) =>
  view.refused && (
    <p class="notice warning" data-news data-refused>
      {whyNotPaid(words, view.refused)} <strong>{words.not_paid.nothing_paid}</strong>{" "}
      {words.refused.next}
    </p>
  );

const Summary = ({ page }: { page: Page }) => {
  const { view, words, money, situation, logo } = page;
  return (
    <section class="summary" aria-label={words.chrome.summary}>
      <Asker
        name={view.payee.name}
        words={words}
        logo={logo}
        until={page.until(canStillAct(situation) ? view.expires_at : null)}
      />
      <p class={money.length > 12 ? "amount long" : "amount"}>
        <span class="unseen">{amountIs(page)} </span>
        <Ltr>{money}</Ltr>
      </p>
      <Details page={page} />
    </section>
  );
};

/** Payer, payee and both accounts, to which the approval is bound. */
const Details = ({ page: { view, words, locale } }: { page: Page }) => {
  const { payer, payee } = view;
  return (
    <dl class="details">
      {payer && (
        <Detail name={words.chrome.from}>
          <bdi>{payer.display_name}</bdi>
          <Account
            bank={payer.bank_name}
            type={accountTypeName(locale, payer.account_type)}
            iban={payer.masked_iban}
          />
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
