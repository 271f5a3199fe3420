import type { InferOutput } from "valibot";
import type * as answers from "../../operators/explain/explain-answers.ts";
import { bankIn, KnownFacts, OwnerName } from "../named.tsx";
import { type At, ask, page } from "../page.ts";
import { Given, Id, Money, Part, Time, WholeId } from "../parts.tsx";
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
        <KnownFacts facts={factsOf(order, at)} at={at} />
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
    ["TPP", <OwnerName of={order} />],
    ["Consent", <Id value={order.consent_id} href={`/console/consents/${order.consent_id}`} />],
    ["Description", <Given text={order.description} />],
    ["Asked to pay", order.payee ? null : <Given text={order.destination.value} />],
    ["Payee's name", <Given text={order.creditor_name} />],
    ["Name check", <Given text={order.payee_check} />],
    ["Paid by", <Given text={order.payer && partyOf(order.payer, bankIn(order))} />],
    ["Paid to", <Given text={order.payee && partyOf(order.payee, bankIn(order))} />],
    ["Created (UTC)", <Time iso={order.created_at} at={at} />],
    ["Completed (UTC)", <Time iso={order.completed_at} at={at} />],
    [
      "Approve by (UTC)",
      order.status === "PENDING_SCA" && <Time iso={order.authorise_by} at={at} />,
    ],
    ["Order id", <WholeId value={order.payment_order_id} />],
  ] as const;

interface Party {
  bank_handle: string | null;
  masked_iban: string;
}

/** Bank and masked account. */
export const partyOf = (party: Party, bank: (handle: string | null) => string): string =>
  `${bank(party.bank_handle)} ${party.masked_iban}`.trim();
