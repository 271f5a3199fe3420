import type { InferOutput } from "valibot";
import type { searchAnswer } from "../../operators/search/search.ts";
import { type At, ask, page } from "../page.ts";
import { Given, Id, ModeLabel, Money, Part, Status, Table, Time } from "../parts.tsx";
import { placeOf } from "./lists.tsx";

type Answer = InferOutput<typeof searchAnswer>;
type Hit = Answer["data"][number];

/** One search over everything: the box of every page leads here. A single hit opens at once. */
export const searchPage = page({
  path: "/console/search",
  section: "today",
  title: "Search",
  calls: {
    found: ask<Answer | null>("searchEverything", {
      filtered: true,
      query: ({ query }) => ({ q: query.q }),
      when: ({ query }) => (query.q ?? "").trim() !== "",
    }),
  },
  opens: ({ found }) => {
    const [only, ...more] = found?.data ?? [];
    return only && more.length === 0 ? addressOf(only) : null;
  },
  view: ({ found }, at) => (
    <>
      {found?.data.length === 0 && <NothingFound found={found} at={at} />}
      {found && groups.map((group) => <Group group={group} found={found} at={at} />)}
      {found?.has_more && (
        <p class="small">
          There may be more: at most ten of each kind are shown, and a common sum or many open
          payments are not looked at to the last. Add a day, a currency or more characters, or use
          the filters of a list.
        </p>
      )}
      {(!found || found.data.length === 0) && <WhatCanBeSearched />}
    </>
  ),
});

interface GroupOfHits {
  title: string;
  kinds: readonly Hit["kind"][];
}

const groups: readonly GroupOfHits[] = [
  { title: "Payments", kinds: ["PAYMENT", "CHARGE"] },
  { title: "Payment orders", kinds: ["PAYMENT_ORDER"] },
  { title: "Mandates", kinds: ["MANDATE"] },
  { title: "Consents", kinds: ["CONSENT"] },
  { title: "Merchants", kinds: ["MERCHANT"] },
  { title: "TPPs", kinds: ["TPP"] },
  { title: "Banks", kinds: ["BANK"] },
  { title: "Endpoints", kinds: ["ENDPOINT"] },
];

const addressOf = ({ id }: Hit): string => placeOf(id).href ?? "/console";

const wordsOfWay: Readonly<Record<Answer["looked_for"][number], string>> = {
  ID: "a whole id or reference",
  BEGINNING: "the beginning of an id or a reference",
  NAME: "a name",
  AMOUNT: "an amount",
  ACCOUNT: "the end of a customer's account",
  USERNAME: "a payment username",
};

const Group = ({ group, found, at }: { group: GroupOfHits; found: Answer; at: At }) => {
  const hits = found.data.filter(({ kind }) => group.kinds.includes(kind));
  if (hits.length === 0) return null;
  return (
    <Part title={group.title}>
      <Table
        caption={group.title}
        at={at}
        rows={hits}
        empty=""
        columns={[
          {
            title: "What",
            phone: "top",
            cell: (hit) => (
              <>
                <a href={addressOf(hit)}>
                  <Given text={hit.name ?? "Without a name"} />
                </a>{" "}
                <span class="small">
                  <Id value={hit.id} />
                </span>
              </>
            ),
          },
          ...(hits.some(({ amount }) => amount !== null)
            ? [
                {
                  title: "Amount",
                  number: true as const,
                  phone: "bottom" as const,
                  cell: (hit: Hit) => <Money amount={hit.amount} currency={hit.currency} />,
                },
                {
                  title: "Reference",
                  phone: "bottom" as const,
                  cell: (hit: Hit) => <Given text={hit.reference} />,
                },
                {
                  title: "Customer's bank",
                  phone: "bottom" as const,
                  cell: (hit: Hit) => <Given text={hit.bank_name} />,
                },
              ]
            : []),
          {
            title: "Status",
            phone: "top",
            cell: (hit) => hit.status !== "" && <Status value={hit.status} />,
          },
          {
            title: "Mode",
            phone: "bottom",
            cell: (hit) => hit.mode && <ModeLabel value={hit.mode} />,
          },
          { title: "Found by", cell: (hit) => hit.found_by.map((by) => wordsOfWay[by]).join(", ") },
          {
            title: "Created (UTC)",
            phone: "bottom",
            cell: (hit) => <Time iso={hit.created_at} at={at} />,
          },
        ]}
      />
    </Part>
  );
};

const NothingFound = ({ found, at }: { found: Answer; at: At }) => (
  <div class="notice warning" role="status">
    <p>
      Nothing matches <Given text={at.query.q ?? ""} />.
    </p>
    <p>It was looked for as {found.looked_for.map((by) => wordsOfWay[by]).join(", ")}.</p>
  </div>
);

const WhatCanBeSearched = () => (
  <Part title="What can be searched">
    <ul class="stack">
      <li>
        Any id of a payment, refund, charge, order, mandate, consent, event, merchant, TPP, bank or
        endpoint; its first four characters or more; or its short form, such as{" "}
        <code>mer_FjxLAF2v…OovKY6</code>. An endpoint takes its whole id.
      </li>
      <li>
        A reference of a merchant or a TPP, a reference of a bank or the rail, a correlation id: the
        whole of it or its beginning. Its middle finds nothing. An <code>end_to_end_id</code>: the
        whole of it.
      </li>
      <li>A name of a merchant, TPP or bank, or a part of it; a bank's handle or code.</li>
      <li>
        An amount as people write it, with a day (UTC) or without: <code>18.50 2026-11-23</code>,{" "}
        <code>$18.50</code>.
      </li>
      <li>
        The last four characters of a customer's account, such as <code>0300</code>, or a payment
        username. This is noted in the audit log. It finds open payments of the last quarter of an
        hour, and what was approved or ended since version 0.2 was installed.
      </li>
      <li>
        Keys, approvals and names of staff are in the <a href="/console/audit">audit log</a>.
      </li>
    </ul>
  </Part>
);
