import type { FoundObject } from "../../operators/find/found-row.ts";
import { listPage } from "../list-page.tsx";
import { type Section, sections } from "../page.ts";
import { Given, Id, ModeLabel, Money, Status, Time } from "../parts.tsx";

type IdName = `${string}_id`;
type Found = FoundObject & Readonly<Record<IdName, string | null>>;

interface FoundList {
  section: Section;
  operation: string;
  idName: IdName;
  empty?: string;
  first?: readonly string[];
}

/** The lists that staff search, newest first. They share their table. */
const foundPage = ({
  idName,
  empty = "Nothing matches.",
  first = ["q", "mode", "status", "created_from", "created_to"],
  ...list
}: FoundList) =>
  listPage<Found>({
    ...list,
    empty,
    first,
    columns: [
      {
        title: "Created (UTC)",
        phone: "bottom",
        cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
      },
      {
        title: "Id",
        phone: "bottom",
        cell: ({ [idName]: id = null }) => (
          <Id value={id} href={`${sections[list.section].path}/${id}`} />
        ),
      },
      {
        title: "Amount",
        phone: "top",
        number: true,
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      { title: "Status", phone: "top", cell: (row) => <Standing of={row} /> },
      { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
      { title: "Reference", phone: "bottom", cell: ({ reference }) => <Given text={reference} /> },
      {
        title: "Banks",
        cell: ({ debtor_bank, creditor_bank }) => (
          <Given text={debtor_bank && `${debtor_bank} → ${creditor_bank ?? "…"}`} />
        ),
      },
      {
        title: "Owner",
        cell: ({ merchant_id, tpp_id }) =>
          merchant_id ? (
            <Id value={merchant_id} href={`/console/merchants/${merchant_id}`} />
          ) : (
            <Id value={tpp_id} href={`/console/tpps/${tpp_id}`} />
          ),
      },
    ],
  });

/** The search of every page leads here. */
export const paymentsPage = foundPage({
  section: "payments",
  operation: "findPayments",
  idName: "payment_id",
  empty: "No payment matches.",
  first: ["q", "mode", "status", "merchant_id", "created_from", "created_to"],
});

export const mandatesPage = foundPage({
  section: "mandates",
  operation: "findMandates",
  idName: "mandate_id",
});

export const consentsPage = foundPage({
  section: "consents",
  operation: "findConsents",
  idName: "consent_id",
});

export const ordersPage = foundPage({
  section: "orders",
  operation: "findPaymentOrders",
  idName: "payment_order_id",
});

/** The status, the code of a failure, and the state while it is open. */
const Standing = ({ of: { status, state, failure_code } }: { of: FoundObject }) => (
  <>
    <Status value={status} />{" "}
    <span class="small">
      {failure_code ?? (status === "OPEN" ? state.toLowerCase().replaceAll("_", " ") : "")}
    </span>
  </>
);
