import type { InferOutput } from "valibot";
import type { proposal } from "../../admin/answers.ts";
import type { movement } from "../../operators/answers.ts";
import type { Page as ListAnswer } from "../../platform/lists.ts";
import { ask, page } from "../page.ts";
import { Ago, Given, Id, Mode, Money, Part, Status, Table } from "../parts.tsx";

type Movement = InferOutput<typeof movement>;
type Proposal = InferOutput<typeof proposal>;

/** The day's work: everything that waits for staff. */
export const todayPage = page({
  path: "/console",
  section: "today",
  title: "Today",
  calls: {
    reconciliation: ask<ListAnswer<Movement>>("listReconciliation"),
    approvals: ask<ListAnswer<Proposal>>("listChanges", { query: () => ({ status: "PROPOSED" }) }),
  },
  view: ({ reconciliation, approvals }, at) => (
    <>
      <Part title="Movements to resolve">
        <Table
          {...{ caption: "Movements to resolve", at, rows: reconciliation.data }}
          empty="No money is in doubt."
          columns={[
            {
              title: "Payment",
              cell: ({ payment_id: id }) => <Id value={id} href={`/console/payments/${id}`} />,
            },
            { title: "Reason", cell: ({ reason }) => <Status value={reason ?? "RESOLVED"} /> },
            { title: "Mode", cell: ({ mode }) => <Mode value={mode} /> },
            { title: "Since", cell: ({ since }) => <Ago iso={since} at={at} /> },
            {
              title: "Proposed",
              cell: ({ proposal }) => <Given text={proposal && `${proposal.outcome}`} />,
            },
            {
              ...{ title: "Amount", number: true },
              cell: (row) => <Money amount={row.amount} currency={row.currency} />,
            },
          ]}
        />
      </Part>
      <Part title="Changes that need a second person">
        <Table
          {...{ caption: "Changes that need a second person", at, rows: approvals.data }}
          empty="Nothing waits for an approver."
          columns={[
            { title: "Subject", cell: (row) => <Id value={row.subject.id} /> },
            { title: "Status", cell: (row) => <Status value={row.status} /> },
            { title: "Proposed", cell: (row) => <Ago iso={row.proposed_at} at={at} /> },
          ]}
        />
      </Part>
    </>
  ),
});
