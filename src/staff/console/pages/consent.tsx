import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type * as answers from "../../operators/explain/explain-answers.ts";
import type { FoundObject } from "../../operators/find/found-row.ts";
import { bankIn, KnownFacts, OwnerName } from "../named.tsx";
import { type At, ask, askAlso, page } from "../page.ts";
import { type Fact, Given, Id, Money, Part, Status, Table, Time, WholeId } from "../parts.tsx";
import { ExplainedPage } from "./explained.tsx";

type FoundOrder = FoundObject & { payment_order_id: string };

type Consent = InferOutput<typeof answers.consentForStaff>;

/** A customer's consent to a TPP. */
export const consentPage = page({
  path: "/console/consents/:consent_id",
  section: "consents",
  title: "Consent",
  calls: {
    consent: ask<Consent>("explainConsent"),
    orders: askAlso<ListAnswer<FoundOrder>>("findPaymentOrders", {
      query: ({ params }) => ({ consent_id: params.consent_id, limit: "30" }),
    }),
  },
  view: ({ consent, orders }, at) => (
    <ExplainedPage
      shown={consent}
      head={<Given text={consent.tpp_name} />}
      reference={consent.reference}
      forms={{ revoke: "revoke" }}
      opened="revoke"
      at={at}
    >
      <Part title="Consent">
        <KnownFacts facts={factsOf(consent, at)} at={at} />
      </Part>
      <Accounts consent={consent} at={at} />
      {orders && <Orders orders={orders} consent={consent} at={at} />}
    </ExplainedPage>
  ),
  actions: {
    revoke: {
      operation: "revokeConsentAsStaff",
      label: "Revoke the consent",
      done: "The consent is revoked. Every token of it is refused.",
    },
  },
});

const factsOf = (consent: Consent, at: At): readonly Fact[] => [
  ["TPP", <OwnerName of={consent} />],
  ["Customer's bank", <Given text={bankIn(consent)(consent.bank_handle)} />],
  ["May", consent.scopes.join(", ")],
  ["For", <Given text={consent.purpose} />],
  ["Created (UTC)", <Time iso={consent.created_at} at={at} />],
  ["Approved (UTC)", <Time iso={consent.authorised_at} at={at} />],
  ["Last used (UTC)", consent.last_used_at && <InTheHour iso={consent.last_used_at} at={at} />],
  ["Ends (UTC)", <Time iso={consent.expires_at} at={at} />],
  ["Revoked (UTC)", <Time iso={consent.revoked_at} at={at} />],
  ["Revoked by", consent.revoked_by?.toLowerCase()],
  ["Why", <Given text={consent.status_reason} />],
  [
    "Mandates in force",
    consent.mandates.map((id) => <Id value={id} href={`/console/mandates/${id}`} />),
  ],
  ["Consent id", <WholeId value={consent.consent_id} />],
];

/** Uses are noted by the hour: the time alone would lie before the first use. */
export const InTheHour = ({ iso, at }: { iso: string; at: At }) => (
  <>
    in the hour from <Time iso={iso} at={at} />
  </>
);

const Accounts = ({ consent, at }: { consent: Consent; at: At }) => (
  <Part title="Accounts">
    <Table
      caption="Accounts"
      at={at}
      rows={consent.accounts ?? []}
      empty="None is shared."
      columns={[
        { title: "Account", cell: (account) => <Given text={account.masked_iban} /> },
        { title: "Currency", cell: (account) => account.currency },
        { title: "Id", cell: (account) => <Id value={account.account_id} /> },
      ]}
    />
  </Part>
);

/** The orders that were paid with the consent, the newest first. */
const Orders = (props: { orders: ListAnswer<FoundOrder>; consent: Consent; at: At }) => {
  const { orders, consent, at } = props;
  const open = consent.payment_orders.filter(
    (id) => !orders.data.some(({ payment_order_id }) => payment_order_id === id),
  );
  return (
    <Part
      title="Payment orders"
      aside={
        orders.next_cursor && (
          <a href={`/console/payment-orders?consent_id=${consent.consent_id}`}>All of them</a>
        )
      }
    >
      <Table
        caption="Payment orders"
        at={at}
        rows={orders.data}
        empty="None is listed."
        columns={[
          { title: "Created (UTC)", cell: ({ created_at }) => <Time iso={created_at} at={at} /> },
          {
            title: "Amount",
            number: true,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          { title: "Status", cell: ({ status }) => <Status value={status} /> },
          { title: "Reference", cell: ({ reference }) => <Given text={reference} /> },
          {
            title: "Id",
            cell: ({ payment_order_id: id }) => (
              <Id value={id} href={`/console/payment-orders/${id}`} />
            ),
          },
        ]}
      />
      {open.map((id) => (
        <p>
          Under way: <Id value={id} href={`/console/payment-orders/${id}`} />
        </p>
      ))}
    </Part>
  );
};
