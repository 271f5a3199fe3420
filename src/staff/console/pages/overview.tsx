import type { Child } from "hono/jsx";
import type { InferOutput } from "valibot";
import { MINUTE_MS } from "../../../base/platform/clock.ts";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type { totalsAnswer } from "../../operators/totals/totals-schemas.ts";
import { Bar, ShareLine, StackedBars } from "../charts.tsx";
import { type At, ask, askAlso, page } from "../page.ts";
import { Facts, Given, ModeLabel, Money, Part, Share, Table, wordsOf } from "../parts.tsx";
import type { Merchant } from "./lists.tsx";
import { modeOfFigures, OverviewFilters, spanOf, spans } from "./overview-filters.tsx";

type Answer = InferOutput<typeof totalsAnswer>;
type Totals = Answer["present"];
type Step = Omit<Answer["series"][number], "from"> & { from: number };

/** Payments over time: volume, where customers drop out, failures by code and bank. */
export const overviewPage = page({
  path: "/console/overview",
  section: "overview",
  title: "Overview",
  calls: {
    totals: ask<Answer | null>("readTotals", {
      filtered: true,
      query: (at) => {
        const to = Math.ceil(at.now / MINUTE_MS) * MINUTE_MS;
        const from = new Date(to - spans[spanOf(at)][1]).toISOString();
        const { merchant, merchant_id } = at.query;
        const asked = { merchant, merchant_id, mode: modeOfFigures(at) };
        return { ...asked, from, to: new Date(to).toISOString() };
      },
    }),
    // Suggestions for the filter.
    merchants: askAlso<ListAnswer<Merchant>>("listMerchants", { query: () => ({ limit: "100" }) }),
  },
  view: ({ totals, merchants }, at) => (
    <>
      <OverviewFilters merchants={merchants?.data ?? []} at={at} />
      {totals && <Shown totals={totals} at={at} />}
    </>
  ),
});

const Shown = ({ totals, at }: { totals: Answer; at: At }) => (
  <>
    {!totals.complete && (
      <p class="notice warning">
        There was too much to count since the last closed hour: the newest figures are too low.
      </p>
    )}
    <Headline totals={totals} at={at} />
    <Charts totals={totals} />
    <Funnel totals={totals.present} at={at} />
    <div class="columns">
      <Failures totals={totals.present} at={at} />
      <DropOuts totals={totals.present} at={at} />
    </div>
    <BankCalls totals={totals.present} at={at} />
  </>
);

/** “118 (+12 %)”: the present figure, and its distance from the span before. */
const change = (present: number | null, before: number | null): string => {
  if (present === null || before === null || before === 0) return "nothing before";
  const percent = Math.round((present / before - 1) * 100);
  return `${percent > 0 ? "+" : ""}${percent} % against before`;
};

const points = (present: number | null, before: number | null): string => {
  if (present === null || before === null) return "nothing before";
  const distance = (present - before) * 100;
  return `${distance > 0 ? "+" : ""}${distance.toFixed(1)} points against before`;
};

const Headline = ({ totals, at }: { totals: Answer; at: At }) => {
  const { mode, present, before } = totals;
  const counted = untilOf(totals);
  return (
    <Part title={`The last ${spans[spanOf(at)][0]}`} aside={<ModeLabel value={mode} />}>
      <Facts
        facts={[
          ...(present.volume.length === 0 ? [["Volume", "none"] as const] : []),
          ...present.volume.map(({ currency, amount }) => {
            const earlier = before.volume.find((known) => known.currency === currency);
            return [
              `Volume in ${currency}`,
              <Figure hint={change(amount, earlier?.amount ?? null)}>
                <Money amount={amount} currency={currency} />
              </Figure>,
            ] as const;
          }),
          [
            "Created",
            <Figure hint={change(present.created, before.created)}>{present.created}</Figure>,
          ],
          [
            "Success",
            <Figure hint={points(present.success_share, before.success_share)}>
              <Share value={present.success_share} />
            </Figure>,
          ],
          [
            "Webhooks, 95 % within",
            <Figure hint={change(present.webhooks.p95_ms, before.webhooks.p95_ms)} more={counted}>
              {present.webhooks.p95_ms === null ? "–" : `${present.webhooks.p95_ms} ms`}
            </Figure>,
          ],
          [
            "Webhook attempts failed",
            <Figure
              hint={points(present.webhooks.error_share, before.webhooks.error_share)}
              more={counted}
            >
              <Share value={present.webhooks.error_share} />
            </Figure>,
          ],
        ]}
      />
    </Part>
  );
};

/** Says until when webhooks are counted, where that is not the end of the span. */
const untilOf = ({ to, webhooks_until: until }: Answer): string | undefined =>
  until === to
    ? undefined
    : `until ${until.slice(0, 16).replace("T", " ")} UTC: the rest is not summed yet`;

const Figure = (props: { hint: string; more?: string | undefined; children: Child }) => (
  <>
    <span class="sum">{props.children}</span>
    <br />
    <span class="small">{props.hint}</span>
    {props.more && (
      <>
        <br />
        <span class="small">{props.more}</span>
      </>
    )}
  </>
);

const parts = [
  { name: "completed", of: (step: Step) => step.completed },
  { name: "open", of: (step: Step) => step.open },
  { name: "cancelled", of: (step: Step) => step.cancelled },
  { name: "failed", of: (step: Step) => step.failed },
] as const;

const Charts = ({ totals }: { totals: Answer }) => {
  const steps = totals.series.map((step) => ({ ...step, from: Date.parse(step.from) }));
  const frame = { steps, stepMs: totals.step_seconds * 1_000 };
  const { created, completed, success_share } = totals.present;
  const share = success_share === null ? "none ended" : `${(success_share * 100).toFixed(1)} %`;
  return (
    <>
      <Part
        title="What became of payments"
        aside={
          <ul class="legend">
            {parts.map(({ name }) => (
              <li class={name}>{name}</li>
            ))}
          </ul>
        }
      >
        <StackedBars
          label={`${created} created and ${completed} completed, by time in UTC`}
          series={parts.map(({ name }) => ({ name, of: (step) => step[name] }))}
          {...frame}
        />
        <details class="more">
          <summary>The same as a table</summary>
          <Figures steps={totals.series} />
        </details>
      </Part>
      <Part title="Success">
        <ShareLine
          label={`Success by time in UTC: ${share} of those that have ended`}
          of={(step) => step.success_share}
          {...frame}
        />
      </Part>
    </>
  );
};

/** The figures of both charts. There may be a hundred rows, so each one is short. */
const Figures = ({ steps }: { steps: Answer["series"] }) => (
  <section class="scroll" aria-label="Figures by time" tabindex={0}>
    <table class="figures">
      <thead>
        <tr>
          <th>From (UTC)</th>
          {parts.map(({ name }) => (
            <th>{name}</th>
          ))}
          <th>success</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr>
            <td>{step.from.slice(0, 16).replace("T", " ")}</td>
            {parts.map(({ name }) => (
              <td>{step[name]}</td>
            ))}
            <td>
              {step.success_share === null ? "" : `${(step.success_share * 100).toFixed(1)} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const mostOf = (rows: readonly { count: number }[]): number =>
  Math.max(0, ...rows.map(({ count }) => count));

const funnelSteps = [
  ["created", "Created"],
  ["payer_named", "Chose a bank or an account"],
  ["challenged", "Got a code or a prompt"],
  ["approved", "Approved"],
  ["completed", "Paid"],
] as const;

/** How far customers came. Those who are still on their way are not counted. */
const Funnel = ({ totals: { funnel }, at }: { totals: Totals; at: At }) => (
  <Part title="How far customers came" aside={<span class="small">payments that have ended</span>}>
    <Table
      caption="How far customers came"
      at={at}
      rows={funnel.created === 0 ? [] : funnelSteps}
      empty="No payment has ended."
      columns={[
        { title: "Step", cell: ([, title]) => title },
        { title: "Payments", number: true, cell: ([name]) => funnel[name] },
        {
          title: "Of all",
          number: true,
          cell: ([name]) => <Share value={funnel[name] / funnel.created} />,
        },
        { title: "Share", cell: ([name]) => <Bar value={funnel[name]} most={funnel.created} /> },
      ]}
    />
  </Part>
);

/** Ends that the customer chose, or let happen. All others are refusals of banks, or faults. */
const leftCodes = [
  ...["SESSION_EXPIRED", "AUTHORISATION_TIMEOUT", "CUSTOMER_REJECTED", "PUSH_DECLINED"],
  ...["OTP_ATTEMPTS_EXCEEDED", "OTP_EXPIRED"],
];

/** The states in which a customer decides. What ends later was not left by a customer. */
const customerStates = ["PENDING", "OTP_SENT", "PUSH_SENT", "PENDING_SCA"];

const Failures = ({ totals: { failures }, at }: { totals: Totals; at: At }) => {
  const rows = failures.filter(({ code }) => !leftCodes.includes(code));
  return (
    <Part title="Refused by banks, and faults">
      <Table
        caption="Refusals and faults by code and bank"
        at={at}
        rows={rows}
        empty="Nothing was refused."
        columns={[
          { title: "Why", cell: ({ code }) => <span title={code}>{wordsOf(code)}</span> },
          { title: "Payer's bank", cell: ({ bank }) => <Given text={bank} /> },
          { title: "Count", number: true, cell: ({ count }) => count },
          { title: "Share", cell: ({ count }) => <Bar value={count} most={mostOf(rows)} /> },
        ]}
      />
    </Part>
  );
};

const stateWords: Readonly<Record<string, string>> = {
  PENDING: "before a code or a prompt",
  OTP_SENT: "at the code",
  PUSH_SENT: "at the prompt in the bank's app",
  PENDING_SCA: "at the page of a payment order",
};

const DropOuts = ({ totals: { drop_outs }, at }: { totals: Totals; at: At }) => {
  const rows = drop_outs.filter(({ state }) => customerStates.includes(state));
  return (
    <Part title="Where customers left">
      <Table
        caption="Where customers left"
        at={at}
        rows={rows}
        empty="Nobody left."
        columns={[
          { title: "Where", cell: ({ state }) => stateWords[state] ?? wordsOf(state) },
          { title: "Count", number: true, cell: ({ count }) => count },
          { title: "Share", cell: ({ count }) => <Bar value={count} most={mostOf(rows)} /> },
        ]}
      />
    </Part>
  );
};

const BankCalls = ({ totals: { bank_calls: rows }, at }: { totals: Totals; at: At }) => (
  <Part title="Calls to banks">
    <Table
      caption="Calls to banks"
      at={at}
      rows={rows}
      empty="No bank was called."
      columns={[
        { title: "Bank", cell: ({ bank }) => <Given text={bank} /> },
        { title: "Operation", cell: ({ operation }) => operation },
        { title: "Calls", number: true, cell: ({ count }) => count },
        { title: "Failed", number: true, cell: ({ failed }) => failed },
        { title: "Error share", number: true, cell: (row) => <Share value={row.error_share} /> },
        { title: "p95", number: true, cell: ({ p95_ms }) => p95_ms !== null && `${p95_ms} ms` },
      ]}
    />
  </Part>
);
