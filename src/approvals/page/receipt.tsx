import { Ltr } from "../../frame/pages/document.tsx";
import { Detail, type ScaPage } from "./approval-page.tsx";

/** What the end of a payment has beside its summary. */
export interface Receipted {
  /** The payment's id, as its payee knows it. */
  payment_id: string;
  /** When the customer's approval was decided; null before. */
  approved_at: string | null;
  /** The reference of the payer's bank; null before it has booked, and in other browsers. */
  bank_reference: string | null;
}

/**
 * The receipt of an end page: with the summary above it, which has amount, banks and masked
 * accounts, and the payee's contact below. The payer and the bank's reference are for the browser
 * that paid (P3.13).
 * @rule P3.27
 */
export const Receipt = ({
  page: { aids, dateLocale, view },
}: {
  page: Pick<ScaPage, "aids" | "dateLocale"> & { view: Receipted };
}) => (
  <section class="receipt" aria-labelledby="receipt">
    <h2 id="receipt">{aids.receipt.heading}</h2>
    <dl class="details">
      {view.approved_at && (
        <Detail name={aids.receipt.date}>
          <bdi>
            <time datetime={view.approved_at}>{timeOf(view.approved_at, dateLocale)}</time>
          </bdi>
        </Detail>
      )}
      {view.payment_id && (
        <Detail name={aids.receipt.payment_id}>
          <Ltr>{view.payment_id}</Ltr>
        </Detail>
      )}
      {view.bank_reference && (
        <Detail name={aids.receipt.bank_reference}>
          <Ltr>{view.bank_reference}</Ltr>
        </Detail>
      )}
    </dl>
    <p class="small">{aids.receipt.keep}</p>
  </section>
);

/** In UTC, because a printed receipt has no zone of its own. */
const timeOf = (iso: string, dateLocale: string): string =>
  new Intl.DateTimeFormat(dateLocale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  }).format(new Date(iso));
