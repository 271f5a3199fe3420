import type { InferOutput } from "valibot";
import type { waitingChange } from "../../../frame/records/answers.ts";
import { labelOf } from "../fields.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { NameAndId } from "../named.tsx";
import type { Action, At } from "../page.ts";
import { Ago, Given, Id, Status, Table, wordsOf } from "../parts.tsx";

/** Changes that take two people: who proposed what, and the decision of the second. */
export type WaitingChange = InferOutput<typeof waitingChange>;

export const proposalActions: Readonly<Record<string, Action<never>>> = {
  approve: {
    operation: "approveChange",
    label: "Approve",
    tone: "plain",
    confirm: (_data, _at, { word = "" }) => word,
    done: "The change is approved. It takes effect after the delay.",
  },
  reject: {
    operation: "rejectChange",
    label: "Reject",
    tone: "danger",
    done: "The change is rejected.",
  },
  withdraw: {
    operation: "withdrawChange",
    label: "Withdraw",
    done: "The change is withdrawn.",
  },
};

const subjectPages: Readonly<Record<WaitingChange["subject"]["kind"], string>> = {
  BANK: "/console/banks/",
  MERCHANT: "/console/merchants/",
  TPP: "/console/tpps/",
  SETTLEMENT_STRATEGY: "/console/strategy?of=",
  STAFF_REFUND_LIMIT: "/console?of=",
  ADMIN_KEY: "/console/staff?of=",
  MOVEMENT: "/console/payments/",
  REFUND: "/console/payments/",
  MANDATE: "/console/mandates/",
  CLAIM: "/console?claim=",
};

/** A movement is on the page of its payment or payment order. */
const pageOf = ({ kind, id }: WaitingChange["subject"]): string =>
  kind === "MOVEMENT" && id.startsWith("po_")
    ? `/console/payment-orders/${id}`
    : subjectPages[kind] + id;

export const Proposals = ({ proposals, at }: { proposals: readonly WaitingChange[]; at: At }) => (
  <Table
    caption="Changes"
    at={at}
    rows={proposals}
    empty="Nothing waits for an approver."
    columns={[
      {
        title: "Subject",
        cell: ({ subject }) => (
          <NameAndId name={subject.name} id={subject.id} href={pageOf(subject)} />
        ),
      },
      { title: "Change", cell: ({ changes }) => <Changes of={changes} /> },
      { title: "Status", cell: ({ status }) => <Status value={status} /> },
      {
        title: "Proposed by",
        cell: ({ proposed_by, proposed_by_name: name }) =>
          name === null ? <Id value={proposed_by} /> : <Given text={name} />,
      },
      { title: "Proposed", cell: ({ proposed_at }) => <Ago iso={proposed_at} at={at} /> },
      { title: "Takes effect", cell: ({ takes_effect_at: iso }) => <Ago iso={iso} at={at} /> },
      { title: "Decide", cell: (row) => <Decide proposal={row} at={at} /> },
    ]}
  />
);

const Changes = ({ of }: { of: WaitingChange["changes"] }) => (
  <ul>
    {of.map(({ field, from, to }) => (
      <li class="long">
        {labelOf(field)}: <del>{shownValue(from)}</del> <ins>{shownValue(to)}</ins>
      </li>
    ))}
  </ul>
);

const shownValue = (value: unknown): string =>
  value === null ? "nothing" : Array.isArray(value) ? value.join(", ") : String(value);

/** What is typed to approve: the name of what changes. */
const wordOf = ({ name, kind }: WaitingChange["subject"]): string => name ?? wordsOf(kind);

const Decide = ({ proposal, at }: { proposal: WaitingChange; at: At }) => {
  const { proposal_id, subject, status } = proposal;
  if (proposal_id === null) return <a href={pageOf(subject)}>Decide on its page</a>;
  return (
    <div class="actions">
      {status === "PROPOSED" && (
        <FoldedForm
          at={at}
          action="approve"
          row={{ proposal_id, word: wordOf(subject) }}
          confirm={wordOf(subject)}
        />
      )}
      <ActionForm at={at} action="reject" row={{ proposal_id }} />
      <ActionForm at={at} action="withdraw" row={{ proposal_id }} />
    </div>
  );
};
