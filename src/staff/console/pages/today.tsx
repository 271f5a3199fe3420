import type { Child } from "hono/jsx";
import type { InferOutput } from "valibot";
import type { DatabaseSize } from "../../../base/platform/database.ts";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type { Mismatch } from "../../operators/reconciliation.ts";
import type { ShownLetter } from "../../operators/webhooks/dead-letter-routes.ts";
import type { endpointReport } from "../../operators/webhooks/schemas.ts";
import { ActionForm } from "../form.tsx";
import type { Texts } from "../operations.ts";
import { type At, ask, askAlso, type Place, page } from "../page.ts";
import { Ago, Id, ModeLabel, Money, Part, Status, Table, WholeId } from "../parts.tsx";
import { Proposals, proposalActions, type WaitingChange } from "./approvals.tsx";
import type { Bank } from "./lists.tsx";
import type { ListedMovement } from "./movements.tsx";

type Endpoint = InferOutput<typeof endpointReport>;

/** The query of a list whose cursor the page's address has under this name. */
const pageOf =
  (name: string, filters: Texts = {}) =>
  ({ query }: Place): Texts => ({ ...filters, cursor: query[name] });

/** The rows of the mode that the switch is at, and how many are of the other one. */
const inMode = <Row,>(
  { mode }: Place,
  answer: { data: readonly Row[]; next_cursor?: string | null } | null,
  modeOf: (row: Row) => string,
) => {
  const { data: rows = [], next_cursor = null } = answer ?? {};
  const data = rows.filter((row) => mode === "any" || modeOf(row) === mode);
  return { data, next_cursor, hidden: rows.length - data.length };
};

const ofRow = ({ mode }: { mode: string }): string => mode;

/**
 * The day's work: everything that waits for staff, in the mode that the switch is at. What waits in
 * the other one is counted. Empty parts are only named.
 */
export const todayPage = page({
  path: "/console",
  section: "today",
  title: "Today",
  calls: {
    movements: ask<ListAnswer<ListedMovement>>("listReconciliation", {
      query: pageOf("movements"),
    }),
    proposals: askAlso<ListAnswer<WaitingChange>>("listChanges", {
      query: pageOf("proposals", { status: "PROPOSED" }),
    }),
    approved: askAlso<ListAnswer<WaitingChange>>("listChanges", {
      query: pageOf("approved", { status: "APPROVED" }),
    }),
    endpoints: askAlso<ListAnswer<Endpoint>>("listEndpointsByHealth", {
      query: pageOf("endpoints", { health: "DISABLED" }),
    }),
    banks: askAlso<ListAnswer<Bank>>("listBanks", { query: () => ({ limit: "100" }) }),
    mismatches: askAlso<ListAnswer<Mismatch>>("listCallbackMismatches", {
      query: pageOf("mismatches"),
    }),
    letters: askAlso<ListAnswer<ShownLetter>>("listDeadLetters", {
      query: pageOf("letters", { status: "KEPT" }),
    }),
    databases: askAlso<{ data: DatabaseSize[] }>("readDatabaseSizes"),
  },
  view: (data, at) => {
    const breakers = (data.banks?.data ?? []).flatMap((bank) =>
      bank.open_breakers.map((breaker) => ({ bank, ...breaker })),
    );
    const held = inMode(at, { data: breakers }, ({ bank }) => bank.mode);
    const filling = (data.databases?.data ?? []).filter(({ is_filling }) => is_filling);
    const tasks: readonly Task[] = [
      task("database", "A database that fills up", { data: filling }, (rows) => (
        <Databases rows={rows} at={at} />
      )),
      task("movements", "Movements to resolve", inMode(at, data.movements, ofRow), (rows) => (
        <Movements rows={rows} at={at} />
      )),
      task("proposals", "Changes that need a second person", data.proposals, (rows) => (
        <Proposals proposals={rows} at={at} />
      )),
      task("approved", "Approved changes that take effect soon", data.approved, (rows) => (
        <Proposals proposals={rows} at={at} />
      )),
      task("banks", "Banks that calls are held back from", held, (rows) => (
        <Breakers rows={rows} at={at} />
      )),
      task("endpoints", "Disabled endpoints", inMode(at, data.endpoints, ofRow), (rows) => (
        <Endpoints rows={rows} at={at} />
      )),
      task(
        "mismatches",
        "Callbacks that do not match",
        inMode(at, data.mismatches, ofRow),
        (rows) => <Mismatches rows={rows} at={at} />,
      ),
      task("letters", "Dead letters", data.letters, (rows) => <Letters rows={rows} at={at} />),
    ];
    return <Tasks tasks={tasks} at={at} />;
  },
  actions: {
    ...proposalActions,
    putBack: {
      operation: "putDeadLetterBack",
      label: "Put back",
      done: "The message is in its queue again.",
    },
  },
});

interface Task {
  /** What its cursor is called in the address of the page. */
  name: string;
  title: string;
  count: number;
  /** The cursor of the rows behind these; null if these are the last. */
  next: string | null;
  /** How many are of the mode that is not shown. */
  hidden: number;
  list(): Child;
}

const task = <Row,>(
  name: string,
  title: string,
  answer: { data: readonly Row[]; next_cursor?: string | null; hidden?: number } | null,
  list: (rows: readonly Row[]) => Child,
): Task => {
  const { data: rows = [], next_cursor: next = null, hidden = 0 } = answer ?? {};
  return { name, title, count: rows.length, next, hidden, list: () => list(rows) };
};

/** A short page of a list may be empty, and more may follow. */
const Tasks = ({ tasks, at }: { tasks: readonly Task[]; at: At }) => {
  const isDone = ({ count, next }: Task): boolean => count === 0 && next === null;
  const done = tasks.filter(isDone);
  const elsewhere = tasks.filter(({ hidden }) => hidden > 0);
  return (
    <>
      {elsewhere.length > 0 && (
        <p class="notice warning">
          In {at.mode === "test" ? "live" : "test"} mode there waits too:{" "}
          {elsewhere.map(({ title, hidden }) => `${title.toLowerCase()} (${hidden})`).join(", ")}.
          Switch to Both to see it.
        </p>
      )}
      {tasks
        .filter((one) => !isDone(one))
        .map(({ name, title, count, next, list }) => (
          <Part
            id={name}
            title={title}
            aside={<span class="count">{`${count}${next ? "+" : ""}`}</span>}
          >
            {list()}
            {next && (
              <p class="next">
                <a class="button quiet" rel="next" href={`?${new URLSearchParams([[name, next]])}`}>
                  More
                </a>
              </p>
            )}
          </Part>
        ))}
      {done.length > 0 && (
        <Part
          title={
            done.length < tasks.length
              ? "Nothing else waits"
              : elsewhere.length > 0
                ? `Nothing waits in ${at.mode} mode`
                : "Nothing waits for you"
          }
        >
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
const addressOf = (id: string): string =>
  `/console/${id.startsWith("po_") ? "payment-orders" : "payments"}/${id}`;

const Movements = ({ rows, at }: Rows<ListedMovement>) => (
  <Table
    caption="Movements to resolve"
    at={at}
    rows={rows}
    empty=""
    columns={[
      {
        title: "Payment",
        cell: ({ payment_id: id }) => <Id value={id} href={addressOf(id)} />,
      },
      {
        title: "Amount",
        number: true,
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      { title: "Reason", cell: ({ reason }) => <Status value={reason ?? "RESOLVED"} /> },
      { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
      { title: "End-to-end id", cell: ({ end_to_end_id: id }) => <WholeId value={id} /> },
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
    caption="Open breakers"
    at={at}
    rows={rows}
    empty=""
    columns={[
      {
        title: "Bank",
        cell: ({ bank }) => <a href={`/console/banks/${bank.bank_id}`}>{bank.name}</a>,
      },
      { title: "Mode", cell: ({ bank }) => <ModeLabel value={bank.mode} /> },
      { title: "Operation", cell: ({ operation }) => <code>{operation}</code> },
      { title: "Since", cell: ({ since }) => <Ago iso={since} at={at} /> },
    ]}
  />
);

const Endpoints = ({ rows, at }: Rows<Endpoint>) => (
  <Table
    caption="Disabled endpoints"
    at={at}
    rows={rows}
    empty=""
    columns={[
      {
        title: "Endpoint",
        cell: ({ endpoint_id: id }) => <Id value={id} href={`/console/endpoints/${id}`} />,
      },
      { title: "Address", cell: ({ origin }) => <span class="long">{origin}</span> },
      { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
      { title: "Held", number: true, cell: ({ held }) => held },
      { title: "Since", cell: ({ disabled }) => <Ago iso={disabled?.since ?? null} at={at} /> },
      { title: "Why", cell: ({ disabled }) => disabled && <Status value={disabled.why} /> },
    ]}
  />
);

const Databases = ({ rows, at }: Rows<DatabaseSize>) => (
  <Table
    caption="Databases"
    at={at}
    rows={rows}
    empty=""
    columns={[
      { title: "Database", cell: ({ database }) => <code>{database}</code> },
      { title: "Full", number: true, cell: ({ share }) => `${Math.floor(share * 100)} %` },
      { title: "GB", number: true, cell: ({ bytes }) => (bytes / 1e9).toFixed(1) },
    ]}
  />
);

const Letters = ({ rows, at }: Rows<ShownLetter>) => (
  <Table
    caption="Dead letters"
    at={at}
    rows={rows}
    empty=""
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
    caption="Callbacks that do not match"
    at={at}
    rows={rows}
    empty=""
    columns={[
      {
        title: "Payment",
        cell: ({ payment_id: id }) => <Id value={id} href={addressOf(id)} />,
      },
      { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
      { title: "Said", cell: ({ said }) => <Status value={said} /> },
      { title: "Differs in", cell: ({ differs }) => differs.join(", ") },
      { title: "Came", cell: ({ came_at }) => <Ago iso={came_at} at={at} /> },
    ]}
  />
);
