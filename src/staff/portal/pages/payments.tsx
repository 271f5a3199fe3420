import type { InferOutput } from "valibot";
import type { listedSession } from "../../../products/payments/answers.ts";
import { Given, Id, Money, Status, Time } from "../../console/parts.tsx";
import { portalList } from "../site.ts";
import type { Event } from "./events.tsx";

type Listed = InferOutput<typeof listedSession>;

/** Where a payment or a charge is shown. */
const addressOfPayment = (id: string): string => `/portal/payments/${id}`;

/** The payments that the merchant's key lists, in its mode. */
export const ownPaymentsPage = portalList<Listed>({
  section: "payments",
  operation: "listPaymentSessions",
  empty: "No payment matches.",
  first: ["reference", "status", "created_after", "created_before"],
  csv: false,
  columns: [
    { title: "Created (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
    {
      title: "Payment",
      cell: ({ payment_id }) => <Id value={payment_id} href={addressOfPayment(payment_id)} />,
    },
    {
      title: "Amount",
      number: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { title: "Status", cell: ({ status }) => <Status value={status} /> },
    { title: "Reference", cell: ({ reference }) => <Given text={reference} /> },
    { title: "Completed (UTC)", cell: (row, at) => <Time iso={row.completed_at} at={at} /> },
  ],
});

/** What the event of a refund's end says of it. */
interface EndedRefund {
  refund_id: string;
  payment_id: string;
  amount: number;
  currency: string;
  reason?: string;
  status: string;
  failure_code?: string;
}

const refundOf = ({ data }: Event) => data as unknown as EndedRefund;

const COMPLETED = "refund.completed";
const FAILED = "refund.failed";

/** Refunds by the events of their ends, which are what the API lists of all payments together. */
export const ownRefundsPage = portalList<Event>({
  section: "refunds",
  operation: "listEvents",
  empty: "No refund has ended like this.",
  defaults: { event: COMPLETED },
  csv: false,
  filters: false,
  above: ({ query: { event = COMPLETED } }) => (
    <nav class="headline" aria-label="Refunds that">
      {[COMPLETED, FAILED].map((name) => (
        <a
          href={`/portal/refunds?event=${name}`}
          aria-current={name === event ? "page" : undefined}
        >
          {name === COMPLETED ? "Completed" : "Failed"}
        </a>
      ))}
      <span class="small">A refund under way is on the page of its payment.</span>
    </nav>
  ),
  columns: [
    { title: "Ended (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
    { title: "Refund", cell: (event) => <Id value={refundOf(event).refund_id} /> },
    {
      title: "Payment",
      cell: (event) => {
        const { payment_id } = refundOf(event);
        return <Id value={payment_id} href={addressOfPayment(payment_id)} />;
      },
    },
    {
      title: "Amount",
      number: true,
      cell: (event) => {
        const { amount, currency } = refundOf(event);
        return <Money amount={amount} currency={currency} />;
      },
    },
    { title: "Status", cell: (event) => <Status value={refundOf(event).status} /> },
    { title: "Why", cell: (event) => refundOf(event).failure_code },
    { title: "Reason", cell: (event) => <Given text={refundOf(event).reason ?? null} /> },
  ],
});
