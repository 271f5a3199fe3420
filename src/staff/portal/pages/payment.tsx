import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type { paymentSession } from "../../../products/payments/answers.ts";
import type {
  payment as paymentAnswer,
  refund,
} from "../../../products/payments/payment-answers.ts";
import { FoldedForm } from "../../console/form.tsx";
import { type At, ask, askAlso, type Place } from "../../console/page.ts";
import {
  Facts,
  Given,
  Id,
  Money,
  Part,
  Status,
  Table,
  Time,
  WholeId,
  wordsOf,
} from "../../console/parts.tsx";
import { leftOf, refundForm, refundHints, reviewOf, wholeOf } from "../../console/refund-form.tsx";
import { portalPage } from "../site.ts";
import type { Event } from "./events.tsx";

type Payment = InferOutput<typeof paymentAnswer>;
type Session = InferOutput<typeof paymentSession>;
type Refund = InferOutput<typeof refund>;
type RefundBody = Parameters<typeof reviewOf>[0];

/** A charge of a mandate is a payment without a session. */
const isCharge = ({ params: { id = "" } }: Place): boolean => id.startsWith("chg_");

/** A payment's events are about its session. */
const subjectOf = ({ params: { id = "" } }: Place): string => id.replace(/^pay_/, "ps_");

/**
 * A payment or a charge as its merchant sees it. The payer's bank, which the status names, is left
 * out: nothing of the payer is shown.
 * @rule A3.12
 */
export const ownPaymentPage = portalPage({
  path: "/portal/payments/:id",
  section: "payments",
  title: ({ payment }) => (payment.charge_id === null ? "Payment" : "Charge"),
  calls: {
    payment: ask<Payment>("readPaymentStatus"),
    session: askAlso<Session>("readPaymentSession", { when: (at) => !isCharge(at) }),
    refunds: askAlso<ListAnswer<Refund>>("listRefunds"),
    events: askAlso<ListAnswer<Event>>("listEvents", {
      query: (at) => ({ subject: subjectOf(at), limit: "100" }),
    }),
  },
  view: ({ payment, session, refunds, events }, at) => (
    <>
      <Part
        title="Payment"
        aside={
          <span class="headline">
            <span class="sum">
              <Money amount={payment.amount} currency={payment.currency} />
            </span>
            <Status value={payment.status} />
          </span>
        }
      >
        {payment.failure && (
          <p class="notice warning">
            {payment.failure.code}: {payment.failure.message}
          </p>
        )}
        <Facts facts={[...factsOf(payment, at), ...(session ? sessionFacts(session, at) : [])]} />
        <div class="actions">
          <FoldedForm
            at={at}
            action="refund"
            not={whyNoRefund(payment)}
            current={wholeOf(left({ payment, refunds }))}
            hints={refundHints(left({ payment, refunds }), payment.currency)}
          />
          {session && isOpen(payment) && <FoldedForm at={at} action="cancel" />}
        </div>
      </Part>
      {refunds && refunds.data.length > 0 && <Refunds refunds={refunds.data} at={at} />}
      {events && <Happened created={payment.created_at} events={events.data} at={at} />}
    </>
  ),
  actions: {
    refund: {
      operation: "createRefund",
      label: "Refund",
      done: "The refund is under way: see Refunds.",
      ...refundForm,
      currency: ({ payment }) => payment.currency,
      review: (body: RefundBody, data) =>
        reviewOf(body, {
          left: left(data),
          currency: data.payment.currency,
          note: "It is paid from your account, at once and for good.",
        }),
    },
    cancel: {
      operation: "cancelPaymentSession",
      label: "Cancel the payment",
      done: "The payment is cancelled.",
    },
  },
});

const left = (data: { payment: Payment; refunds: ListAnswer<Refund> | null }): number =>
  leftOf(data.payment, data.refunds?.data ?? []);

const isOpen = ({ status }: Payment): boolean => status === "PENDING" || status === "AUTH_REQUIRED";

const whyNoRefund = ({ status, refunded_amount, amount }: Payment): string | null => {
  if (status !== "COMPLETED") return "Only a completed payment can be refunded.";
  return refunded_amount < amount ? null : "Everything is refunded.";
};

const factsOf = (payment: Payment, at: At) => {
  const { fees, currency, route } = payment;
  return [
    ["Payment id", <WholeId value={payment.payment_id} />],
    ["Reference", <Given text={payment.reference} />],
    ["State", wordsOf(payment.state)],
    ["Route", route && wordsOf(route.type)],
    ["Gateway's fee", fees && <Money amount={fees.gateway_fee} currency={currency} />],
    ["Bank's fee", fees && <Money amount={fees.bank_fee} currency={currency} />],
    ["Settlement fee", fees && <Money amount={fees.settlement_fee} currency={currency} />],
    ["Refunded", <Money amount={payment.refunded_amount} currency={currency} />],
    ["Returned money", payment.funds && wordsOf(payment.funds)],
    ["Mandate", payment.mandate_id && <Id value={payment.mandate_id} />],
    ["Created (UTC)", <Time iso={payment.created_at} at={at} />],
    ["Completed (UTC)", <Time iso={payment.completed_at} at={at} />],
  ] as const;
};

const sessionFacts = (session: Session, at: At) =>
  [
    ["Session id", <WholeId value={session.session_id} />],
    ["Description", <Given text={session.description} />],
    ["Paid to", <Given text={session.destination.value} />],
    ["Expires (UTC)", <Time iso={session.expires_at} at={at} />],
  ] as const;

const Refunds = ({ refunds, at }: { refunds: readonly Refund[]; at: At }) => (
  <Part title="Refunds">
    <Table
      caption="Refunds"
      at={at}
      rows={refunds}
      empty="There is none."
      columns={[
        { title: "Refund", cell: ({ refund_id }) => <Id value={refund_id} /> },
        { title: "Status", cell: ({ status }) => <Status value={status} /> },
        {
          title: "Amount",
          number: true,
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        { title: "Why", cell: ({ failure }) => failure?.code },
        { title: "Reason", cell: ({ reason }) => <Given text={reason} /> },
        { title: "Created (UTC)", cell: ({ created_at }) => <Time iso={created_at} at={at} /> },
        { title: "Completed (UTC)", cell: (row) => <Time iso={row.completed_at} at={at} /> },
      ]}
    />
  </Part>
);

interface HappenedProps {
  /** ISO 8601. */
  created: string;
  /** Newest first. */
  events: readonly Event[];
  at: At;
}

/** The timeline that the merchant has: the creation, and the events about the payment. */
const Happened = ({ created, events, at }: HappenedProps) => (
  <Part title="What happened">
    <ol class="timeline">
      <li class="move">
        <Time iso={created} at={at} />
        <p>
          <span class="kind">Payment</span> created
        </p>
      </li>
      {[...events].reverse().map(({ event_id, event, created_at }) => (
        <li class="event">
          <Time iso={created_at} at={at} />
          <p>
            <span class="kind">Event</span> <a href={`/portal/events/${event_id}`}>{event}</a>
          </p>
        </li>
      ))}
    </ol>
  </Part>
);
