import type { InferOutput } from "valibot";
import type * as answers from "../../operators/explain/explain-answers.ts";
import { type At, ask, page } from "../page.ts";
import { Facts, Given, Id, Money, Part, Time, WholeId } from "../parts.tsx";
import { ExplainedPage } from "./explained.tsx";
import { decisions, Movements } from "./movements.tsx";

type Order = InferOutput<typeof answers.orderForStaff>;

/** A payment order of a TPP. */
export const orderPage = page({
  path: "/console/payment-orders/:payment_order_id",
  section: "orders",
  title: "Payment order",
  calls: { order: ask<Order>("explainPaymentOrder") },
  view: ({ order }, at) => (
    <ExplainedPage
      shown={order}
      head={<Money amount={order.amount} currency={order.currency} />}
      reference={order.reference}
      failure={order.status_reason}
      forms={{ ask: "ask", cancel: "cancel" }}
      at={at}
    >
      <Part title="Payment order">
        <Facts facts={factsOf(order, at)} />
      </Part>
      <Movements movements={order.movements} allowed={order.allowed} at={at} />
    </ExplainedPage>
  ),
  actions: {
    ...decisions,
    ask: {
      operation: "askAboutPaymentOrder",
      label: "Ask the bank or the rail now",
      done: "It was asked. What it answered is in the list of what happened.",
    },
    cancel: {
      operation: "cancelPaymentOrderAsStaff",
      label: "Cancel the order",
      done: "The order is cancelled.",
    },
  },
});

const factsOf = (order: Order, at: At) =>
  [
    ["Order id", <WholeId value={order.payment_order_id} />],
    ["TPP", <Id value={order.tpp_id} href={`/console/tpps/${order.tpp_id}`} />],
    ["Consent", <Id value={order.consent_id} href={`/console/consents/${order.consent_id}`} />],
    ["Description", <Given text={order.description} />],
    ["Paid to", <Given text={order.destination.value} />],
    ["Payee's name", <Given text={order.creditor_name} />],
    ["Name check", <Given text={order.payee_check} />],
    ["Payer", <Given text={order.payer && partyOf(order.payer)} />],
    ["Payee", <Given text={order.payee && partyOf(order.payee)} />],
    ["Created (UTC)", <Time iso={order.created_at} at={at} />],
    ["Completed (UTC)", <Time iso={order.completed_at} at={at} />],
    ["Approve by (UTC)", <Time iso={order.authorise_by} at={at} />],
  ] as const;

export const partyOf = (party: { bank_handle: string | null; masked_iban: string }): string =>
  `${party.bank_handle ?? ""} ${party.masked_iban}`.trim();
