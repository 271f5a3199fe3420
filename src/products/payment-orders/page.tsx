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
import { Ending } from "../../approvals/page/ending.tsx";
import { Asker, type HostedModel } from "../../approvals/page/frame.tsx";
import type { ShownPage } from "../../approvals/page/page-address.ts";
import {
  amountIs,
  changesAt,
  isLive,
  Outcome,
  type PaymentSituation,
} from "../../approvals/page/payment-outcomes.tsx";
import { Receipt } from "../../approvals/page/receipt.tsx";
import { ScaScreen, StepScreen } from "../../approvals/page/sca-steps.tsx";
import { formatMoney } from "../../base/kernel/money.ts";
import { shown } from "../../base/kernel/shown.ts";
import { Ltr } from "../../frame/pages/document.tsx";
import { CheckIcon } from "../../frame/pages/icons.tsx";
import { languages } from "../../frame/pages/locale.ts";
import type { OrderPageRead } from "./decide/approval.ts";
import { orderSentencesOf } from "./locales/index.ts";

/** The order's view, with the additions of the page's address. */
export type ShownOrder = ShownPage<OrderPageRead>;

/** The screen, and the position on the progress line. */
export type OrderSituation =
  | OpenSituation
  | { name: "choose"; step: 0 }
  | PaymentSituation
  | { name: "rejected"; step: null };

/** Possibly moved money has priority: then the page asks for nothing. */
export const orderSituation = (view: ShownOrder): OrderSituation => {
  if (view.status === "PROCESSING" || view.under_review) return { name: "processing", step: 2 };
  switch (view.status) {
    case "COMPLETED":
      return { name: "completed", step: 3 };
    case "CANCELLED":
      return { name: "cancelled", step: null };
    case "PENDING_SCA": {
      // The account is known from the beginning, so the choice of a method is the first step.
      const situation = openSituation(view);
      return situation.name === "choose" ? { name: "choose", step: 0 } : situation;
    }
    default:
      return endOf(view);
  }
};

const endOf = ({ status_reason, funds }: ShownOrder): OrderSituation => {
  if (funds === "RETURNED") return { name: "returned", step: null };
  if (funds === "RETURNING" || status_reason === "SETTLEMENT_REJECTED") {
    return { name: "returning", step: null };
  }
  if (status_reason === "CUSTOMER_REJECTED") return { name: "rejected", step: null };
  if (status_reason === "AUTHORISATION_TIMEOUT") return { name: "expired", step: null };
  return { name: "not-paid", step: null };
};

export type OrderPageModel = HostedModel<ShownOrder>;

/**
 * The page on which a customer approves a payment order: a pure function of its view. Every screen
 * names the amount and the payee that the approval is bound to [RTS Art. 5].
 */
export const renderOrderPage = (model: OrderPageModel): string => {
  const page = open(model);
  const { view, situation } = page;
  return renderPage(model, page, {
    inTitle: { payee: view.payee.name, amount: page.money, tpp: view.tpp_name },
    state: `${view.status} ${view.step}`,
    live: isLive(situation) ? "listen" : null,
    stepsPath: `/ob/payment-orders/${view.payment_order_id}/authorisation`,
    changesAt: changesAt(page, situation.name),
    summary: <Summary page={page} />,
    children: <Body page={page} />,
  });
};

const open = (model: OrderPageModel) => {
  const read = shown(model.view);
  const view = { ...read, payment_id: read.payment_order_id };
  const money = formatMoney(view.amount, view.currency, languages[model.locale].intlLocale);
  const page = openPage(model, {
    view,
    words: orderSentencesOf(model.locale),
    situation: orderSituation(view),
    values: {
      tpp: <bdi>{view.tpp_name}</bdi>,
      payee: <PayeeName payee={view.payee} />,
      said: <bdi>{view.payee.said ?? ""}</bdi>,
      amount: <Ltr>{money}</Ltr>,
    },
    bank: view.payer?.bank_name ?? null,
    choosesAccount: false,
  });
  return { ...page, money };
};

type OrderPage = ReturnType<typeof open>;

const isUnnamed = ({ name, masked_iban }: ShownOrder["payee"]): boolean => name === masked_iban;

/** A payee without a name is shown by its account number, which is written left to right. */
const PayeeName = ({ payee }: { payee: ShownOrder["payee"] }) =>
  isUnnamed(payee) ? <Ltr>{payee.name}</Ltr> : <bdi>{payee.name}</bdi>;

const Body = ({ page }: { page: OrderPage }) => {
  const { situation } = page;
  switch (situation.name) {
    case "identify":
    case "elsewhere":
      return <ScaScreen page={page} situation={situation.name} />;
    case "choose":
    case "otp":
    case "push":
      return <StepScreen page={page} situation={situation.name} />;
    case "rejected":
      return (
        <Ending page={page} name="rejected">
          <Receipt page={page} />
        </Ending>
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
        logo={page.logo}
        about={page.about}
        until={page.until(canStillAct(situation) ? view.expires_at : null)}
      />
      {canStillAct(situation) && <p class="asks">{say(words.asks)}</p>}
      <p class={money.length > 12 ? "amount long" : "amount"}>
        <span class="unseen">{amountIs(page)} </span>
        <Ltr>{money}</Ltr>
      </p>
      <dl class="details">
        <Detail name={chrome.to}>
          <strong>{say("{payee}")}</strong>
          {!isUnnamed(view.payee) && (
            <Account bank={view.payee.bank_name} iban={view.payee.masked_iban} />
          )}
          {canStillAct(situation) && view.payee.source === "MATCH" && (
            <span class="confirmed">
              <CheckIcon /> {words.payee.MATCH}
            </span>
          )}
          {canStillAct(situation) && view.payee.source === "BANK" && (
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
      {canStillAct(situation) && <PayeeNotice page={page} />}
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
