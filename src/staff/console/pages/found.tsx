import type { FoundObject } from "../../operators/find/found-row.ts";
import { listPage } from "../list-page.tsx";
import { OwnerName } from "../named.tsx";
import { type Section, sections } from "../page.ts";
import { type Column, Given, Id, ModeLabel, Money, Status, Time } from "../parts.tsx";
import { InTheHour } from "./consent.tsx";
import { wordsOfPeriod } from "./mandate.tsx";

type IdName = `${string}_id`;

interface Names {
  owner_name: string | null;
  debtor_bank_name: string | null;
  creditor_bank_name: string | null;
}

type Found = FoundObject & Names & Readonly<Record<IdName, string | null>>;

interface FoundList<Row extends Found> {
  section: Section;
  operation: string;
  idName: IdName;
  columns: readonly Column<Row>[];
  empty: string;
  first?: readonly string[];
}

/** Consents and orders are of TPPs; the others of either. */
const ownerNames = ["listMerchants", "listTpps"].map((operation) => ({
  filter: "owner",
  operation,
}));

/** The lists that staff search, newest first: when, whose, their own columns, and the id last. */
const foundPage = <Row extends Found = Found>({
  idName,
  first = ["q", "owner", "mode", "status", "created_from", "created_to"],
  columns,
  ...list
}: FoundList<Row>) =>
  listPage<Row>({
    ...list,
    first,
    modes: true,
    suggests: ownerNames,
    opens: ({ [idName]: id = null }) => id && `${sections[list.section].path}/${id}`,
    columns: [
      {
        title: "Created (UTC)",
        phone: "bottom",
        cell: ({ created_at }, at) => <Time iso={created_at} at={at} />,
      },
      { title: "Merchant or TPP", phone: "bottom", cell: (row) => <OwnerName of={row} /> },
      ...columns,
      { title: "Status", phone: "top", cell: (row) => <Standing of={row} /> },
      { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
      {
        title: "Id",
        phone: "bottom",
        cell: ({ [idName]: id = null }) => (
          <Id value={id} href={`${sections[list.section].path}/${id}`} />
        ),
      },
    ],
  });

const reference: Column<Found> = {
  title: "Reference",
  phone: "bottom",
  cell: (row) => <Given text={row.reference} />,
};

const sum: Column<Found> = {
  title: "Amount",
  phone: "top",
  number: true,
  cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
};

const banks: Column<Found> = {
  title: "Banks",
  cell: ({ debtor_bank, debtor_bank_name, creditor_bank, creditor_bank_name }) => {
    if (debtor_bank === null) return <Given text={null} />;
    const from = debtor_bank_name ?? debtor_bank;
    const to = creditor_bank_name ?? creditor_bank ?? "…";
    return <Given text={creditor_bank === debtor_bank ? `within ${from}` : `${from} → ${to}`} />;
  },
};

const customersBank: Column<Found> = {
  title: "Customer's bank",
  phone: "bottom",
  cell: ({ debtor_bank, debtor_bank_name }) => <Given text={debtor_bank_name ?? debtor_bank} />,
};

export const paymentsPage = foundPage({
  section: "payments",
  operation: "findPayments",
  idName: "payment_id",
  empty: "No payment matches.",
  columns: [sum, reference, banks],
});

export const ordersPage = foundPage({
  section: "orders",
  operation: "findPaymentOrders",
  idName: "payment_order_id",
  empty: "No payment order matches.",
  columns: [sum, reference, banks],
});

interface FoundMandate extends Found {
  max_amount_per_period: number | null;
  frequency: string | null;
  interval_count: number | null;
  next_charge_date: string | null;
}

export const mandatesPage = foundPage<FoundMandate>({
  section: "mandates",
  operation: "findMandates",
  idName: "mandate_id",
  empty: "No mandate matches.",
  columns: [
    {
      title: "At most",
      phone: "top",
      number: true,
      cell: ({ max_amount_per_period: most, currency }) => (
        <Money amount={most} currency={currency} />
      ),
    },
    {
      title: "Period",
      cell: ({ frequency, interval_count }) =>
        frequency && wordsOfPeriod({ frequency, interval_count: interval_count ?? 1 }),
    },
    customersBank,
    { title: "Next charge", cell: ({ next_charge_date }) => next_charge_date },
    reference,
  ],
});

interface FoundConsent extends Found {
  expires_at: string | null;
  last_used_at: string | null;
}

export const consentsPage = foundPage<FoundConsent>({
  section: "consents",
  operation: "findConsents",
  idName: "consent_id",
  empty: "No consent matches.",
  columns: [
    customersBank,
    { title: "Ends (UTC)", cell: ({ expires_at }, at) => <Time iso={expires_at} at={at} /> },
    {
      title: "Last used (UTC)",
      cell: ({ last_used_at }, at) =>
        last_used_at === null ? "never" : <InTheHour iso={last_used_at} at={at} />,
    },
  ],
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
