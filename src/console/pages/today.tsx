import type { Child } from "hono/jsx";
import type { InferOutput } from "valibot";
import type { endpointReport } from "../../operators/webhooks/endpoint-schemas.ts";
import type { Page as ListAnswer } from "../../platform/lists.ts";
import { ActionForm } from "../form.tsx";
import { type At, ask, askAlso, page } from "../page.ts";
import { Ago, Id, Mode, Money, Part, Status, Table } from "../parts.tsx";
import { type Proposal, Proposals, proposalActions } from "./approvals.tsx";
import type { Bank } from "./banks.tsx";
import type { Movement } from "./movements.tsx";

type Endpoint = InferOutput<typeof endpointReport>;

/** As the list of dead letters answers. */
interface DeadLetter {
  dead_letter_id: string;
  kind: string;
  namespace: string | null;
  effect: string | null;
  died_at: string;
}

/** As the list of callbacks that differ from their instruction answers. */
interface Mismatch {
  came_at: string;
  mode: string;
  payment_id: string;
  said: string;
  differs: readonly string[];
}

/** The day's work: everything that waits for staff. Empty parts are only named. */
export const todayPage = page({
  path: "/console",
  section: "today",
  title: "Today",
  calls: {
    movements: ask<ListAnswer<Movement>>("listReconciliation"),
    proposals: askAlso<ListAnswer<Proposal>>("listChanges", {
      query: () => ({ status: "PROPOSED" }),
    }),
    approved: askAlso<ListAnswer<Proposal>>("listChanges", {
      query: () => ({ status: "APPROVED" }),
    }),
    endpoints: askAlso<ListAnswer<Endpoint>>("listEndpointsByHealth", {
      query: () => ({ health: "DISABLED" }),
    }),
    banks: askAlso<ListAnswer<Bank>>("listBanks", { query: () => ({ limit: "100" }) }),
    mismatches: askAlso<ListAnswer<Mismatch>>("listCallbackMismatches"),
    letters: askAlso<ListAnswer<DeadLetter>>("listDeadLetters", {
      query: () => ({ status: "KEPT" }),
    }),
  },
  view: (data, at) => {
    const breakers = (data.banks?.data ?? []).flatMap((bank) =>
      bank.open_breakers.map((breaker) => ({ bank, ...breaker })),
    );
    const tasks: readonly Task[] = [
      task("Movements to resolve", data.movements.data, (rows) => (
        <Movements rows={rows} at={at} />
      )),
      task("Changes that need a second person", data.proposals?.data, (rows) => (
        <Proposals proposals={rows} at={at} />
      )),
      task("Approved changes that take effect soon", data.approved?.data, (rows) => (
        <Proposals proposals={rows} at={at} />
      )),
      task("Banks that calls are held back from", breakers, (rows) => (
        <Breakers rows={rows} at={at} />
      )),
      task("Disabled endpoints", data.endpoints?.data, (rows) => <Endpoints rows={rows} at={at} />),
      task("Callbacks that do not match", data.mismatches?.data, (rows) => (
        <Mismatches rows={rows} at={at} />
      )),
      task("Dead letters", data.letters?.data, (rows) => <Letters rows={rows} at={at} />),
    ];
    return <Tasks tasks={tasks} />;
  },
  actions: {
    ...proposalActions,
    putBack: {
      ...{ operation: "putDeadLetterBack", label: "Put back" },
      done: "The message is in its queue again.",
    },
  },
});

interface Task {
  title: string;
  count: number;
  list(): Child;
}

const task = <Row,>(
  title: string,
  rows: readonly Row[] | undefined,
  list: (rows: readonly Row[]) => Child,
): Task => ({ title, count: rows?.length ?? 0, list: () => list(rows ?? []) });

const Tasks = ({ tasks }: { tasks: readonly Task[] }) => {
  const done = tasks.filter(({ count }) => count === 0);
  return (
    <>
      {tasks
        .filter(({ count }) => count > 0)
        .map(({ title, count, list }) => (
          <Part title={title} aside={<span class="count">{count}</span>}>
            {list()}
          </Part>
        ))}
      {done.length > 0 && (
        <Part title={done.length === tasks.length ? "Nothing waits for you" : "Nothing else waits"}>
          <ul class="clear">
            {done.map(({ title }) => (
              <li>{title}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};

interface Rows<Row> {
  rows: readonly Row[];
  at: At;
}

/** A movement belongs to a payment, to a charge or to a payment order. */
const pageOf = (id: string): string =>
  `/console/${id.startsWith("po_") ? "payment-orders" : "payments"}/${id}`;

const Movements = ({ rows, at }: Rows<Movement>) => (
  <Table
    {...{ caption: "Movements to resolve", at, rows, empty: "" }}
    columns={[
      {
        title: "Payment",
        cell: ({ payment_id: id }) => <Id value={id} href={pageOf(id)} />,
      },
      {
        ...{ title: "Amount", number: true },
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      { title: "Reason", cell: ({ reason }) => <Status value={reason ?? "RESOLVED"} /> },
      { title: "Mode", cell: ({ mode }) => <Mode value={mode} /> },
      { title: "End-to-end id", cell: ({ end_to_end_id: id }) => <Id value={id} /> },
      { title: "Since", cell: ({ since }) => <Ago iso={since} at={at} /> },
      {
        title: "Proposed",
        cell: ({ proposal }) => proposal && <Status value={proposal.outcome} />,
      },
    ]}
  />
);

type Breaker = Bank["open_breakers"][number] & { bank: Bank };

const Breakers = ({ rows, at }: Rows<Breaker>) => (
  <Table
    {...{ caption: "Open breakers", at, rows, empty: "" }}
    columns={[
      {
        title: "Bank",
        cell: ({ bank }) => <a href={`/console/banks/${bank.bank_id}`}>{bank.name}</a>,
      },
      { title: "Mode", cell: ({ bank }) => <Mode value={bank.mode} /> },
      { title: "Operation", cell: ({ operation }) => <code>{operation}</code> },
      { title: "Since", cell: ({ since }) => <Ago iso={since} at={at} /> },
    ]}
  />
);

const Endpoints = ({ rows, at }: Rows<Endpoint>) => (
  <Table
    {...{ caption: "Disabled endpoints", at, rows, empty: "" }}
    columns={[
      {
        title: "Endpoint",
        cell: ({ endpoint_id: id }) => <Id value={id} href={`/console/endpoints/${id}`} />,
      },
      { title: "Address", cell: ({ origin }) => <span class="long">{origin}</span> },
      { title: "Mode", cell: ({ mode }) => <Mode value={mode} /> },
      { title: "Held", number: true, cell: ({ held }) => held },
      { title: "Since", cell: ({ disabled }) => <Ago iso={disabled?.since ?? null} at={at} /> },
      { title: "Why", cell: ({ disabled }) => disabled && <Status value={disabled.why} /> },
    ]}
  />
);

const Letters = ({ rows, at }: Rows<DeadLetter>) => (
  <Table
    {...{ caption: "Dead letters", at, rows, empty: "" }}
    columns={[
      { title: "Message", cell: ({ dead_letter_id }) => <Id value={dead_letter_id} /> },
      { title: "Kind", cell: ({ kind }) => <Status value={kind} /> },
      { title: "For", cell: ({ namespace, effect }) => `${namespace ?? ""} ${effect ?? ""}` },
      { title: "Given up", cell: ({ died_at }) => <Ago iso={died_at} at={at} /> },
      {
        title: "Next",
        cell: ({ dead_letter_id }) => (
          <ActionForm at={at} action="putBack" row={{ dead_letter_id }} />
        ),
      },
    ]}
  />
);

const Mismatches = ({ rows, at }: Rows<Mismatch>) => (
  <Table
    {...{ caption: "Callbacks that do not match", at, rows, empty: "" }}
    columns={[
      {
        title: "Payment",
        cell: ({ payment_id: id }) => <Id value={id} href={pageOf(id)} />,
      },
      { title: "Mode", cell: ({ mode }) => <Mode value={mode} /> },
      { title: "Said", cell: ({ said }) => <Status value={said} /> },
      { title: "Differs in", cell: ({ differs }) => differs.join(", ") },
      { title: "Came", cell: ({ came_at }) => <Ago iso={came_at} at={at} /> },
    ]}
  />
);
