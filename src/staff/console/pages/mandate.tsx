import type { InferOutput } from "valibot";
import type * as answers from "../../operators/explain/explain-answers.ts";
import { bankIn, KnownFacts, OwnerName } from "../named.tsx";
import { type At, ask, page } from "../page.ts";
import { type Fact, Given, Id, Money, Part, Status, Table, Time, WholeId } from "../parts.tsx";
import { ExplainedPage } from "./explained.tsx";
import { partyOf } from "./order.tsx";

type Mandate = InferOutput<typeof answers.mandateForStaff>;

/** A mandate: its terms, its charges, what comes next. */
export const mandatePage = page({
  path: "/console/mandates/:mandate_id",
  section: "mandates",
  title: "Mandate",
  calls: { mandate: ask<Mandate>("explainMandate") },
  view: ({ mandate }, at) => (
    <ExplainedPage
      shown={mandate}
      head={<Money amount={mandate.amount} currency={mandate.currency} />}
      reference={mandate.merchant_reference}
      forms={forms}
      opened="cancel"
      at={at}
    >
      <Part title="Mandate">
        <KnownFacts facts={factsOf(mandate, at)} at={at} />
      </Part>
      <Charges mandate={mandate} at={at} />
    </ExplainedPage>
  ),
  actions: {
    cancel: {
      operation: "cancelMandateAsStaff",
      label: "Cancel the mandate",
      done: "The mandate is cancelled. A charge under way finishes.",
    },
    takeOver: {
      operation: "takeOverCreditor",
      label: "Pay the merchant's present account",
      done: "Charges pay the present account, or wait for a second person.",
    },
  },
});

const forms = { cancel: "cancel", take_over_creditor: "takeOver" };

const creditorNotices = {
  ACKNOWLEDGED: "yes",
  PENDING: "not yet: charges wait",
  REFUSED: "the bank refuses it: charges wait",
} as const;

const words = (value: string): string => value.toLowerCase().replaceAll("_", " ");

const factsOf = (mandate: Mandate, at: At): readonly Fact[] => {
  const { merchant_id, consent_id, currency, current_period: period } = mandate;
  return [
    [merchant_id === null ? "TPP" : "Merchant", <OwnerName of={mandate} />],
    ["Consent", <Id value={consent_id} href={`/console/consents/${consent_id}`} />],
    ["Description", <Given text={mandate.description} />],
    ["Period", wordsOfPeriod(mandate)],
    ["Amount", words(mandate.amount_type)],
    ["Collection", words(mandate.collection)],
    ["Most in one period", <Money amount={mandate.max_amount_per_period} currency={currency} />],
    ["Most in sum", <Money amount={mandate.max_total} currency={currency} />],
    ["Most charges", mandate.max_charges],
    ["Charged in sum", <Money amount={mandate.charged_total} currency={currency} />],
    ["Left in this period", <Money amount={period?.remaining ?? null} currency={currency} />],
    ["Next charge", mandate.next_charge_date],
    ["From", mandate.start_date],
    ["Last day", mandate.end_date],
    ["Zone of dates", mandate.time_zone],
    ["Paid by", <Given text={mandate.payer && partyOf(mandate.payer, bankIn(mandate))} />],
    ["Pays", <Given text={`${mandate.creditor.name} ${mandate.creditor.masked_iban ?? ""}`} />],
    ["The bank knows its account", creditorNotices[mandate.creditor_notice]],
    ["Replaces", <Id value={mandate.replaces} href={`/console/mandates/${mandate.replaces}`} />],
    ["Ended by", mandate.cancelled_by && words(mandate.cancelled_by)],
    ["Why it ended", <Given text={mandate.status_reason} />],
    ["Created (UTC)", <Time iso={mandate.created_at} at={at} />],
    ["Approved (UTC)", <Time iso={mandate.activated_at} at={at} />],
    ["Mandate id", <WholeId value={mandate.mandate_id} />],
    ["State", at.query.raw === "1" && words(mandate.state)],
  ];
};

/** `MONTHLY` every second time is “every 2 months”. */
export const wordsOfPeriod = (terms: { frequency: string; interval_count: number }): string => {
  const unit = units[terms.frequency];
  if (unit === undefined) return words(terms.frequency);
  return terms.interval_count === 1 ? `every ${unit}` : `every ${terms.interval_count} ${unit}s`;
};

const units: Readonly<Record<string, string>> = {
  ...{ DAILY: "day", WEEKLY: "week", MONTHLY: "month", QUARTERLY: "quarter", YEARLY: "year" },
};

const Charges = ({ mandate, at }: { mandate: Mandate; at: At }) => (
  <Part title="Charges">
    <Table
      caption="Charges"
      at={at}
      rows={mandate.charges}
      empty="Nothing was charged yet."
      columns={[
        { title: "Day", cell: ({ charge_date }) => charge_date },
        {
          title: "Payment",
          cell: ({ payment_id }) => (
            <Id value={payment_id} href={`/console/payments/${payment_id}`} />
          ),
        },
        {
          title: "Amount",
          number: true,
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        { title: "Status", cell: ({ status }) => <Status value={status} /> },
        { title: "Failure", cell: ({ failure_code }) => <Given text={failure_code} /> },
        { title: "Reference", cell: ({ reference }) => <Given text={reference} /> },
      ]}
    />
  </Part>
);
