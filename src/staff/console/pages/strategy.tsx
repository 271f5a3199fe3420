import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type { defaultStrategies } from "../../operators/answers.ts";
import type { dryRunAnswer, strategyVersion } from "../../operators/settlement/dry-run.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { ask, page } from "../page.ts";
import { Facts, Given, Id, ModeLabel, Part, Status, Table, Time, wordsOf } from "../parts.tsx";

type Strategies = InferOutput<typeof defaultStrategies>;
type Version = InferOutput<typeof strategyVersion>;
type Tried = InferOutput<typeof dryRunAnswer>;

/** The settlement strategy: the one in force, a dry run, its history. */
export const strategyPage = page({
  path: "/console/strategy",
  section: "strategy",
  title: "Settlement strategy",
  calls: {
    strategies: ask<Strategies>("readSettlementStrategy"),
    versions: ask<ListAnswer<Version>>("listStrategyVersions", { query: () => ({ limit: "50" }) }),
  },
  view: ({ strategies, versions }, at) => (
    <>
      <Part title="In force">
        <Facts
          facts={[
            ["Test mode", wordsOf(strategies.strategy)],
            ["Live mode", wordsOf(strategies.live_strategy)],
          ]}
        />
        <FoldedForm at={at} action="set" />
      </Part>
      <Part title="Which way would a payment go?">
        <p class="small">Nothing is written, and no bank is asked.</p>
        <ActionForm at={at} action="dryRun" />
      </Part>
      <Part title="Versions">
        <Table
          caption="Versions"
          at={at}
          rows={versions.data}
          empty="It was never changed."
          columns={[
            { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
            { title: "No.", number: true, cell: ({ version }) => version },
            { title: "Strategy", cell: (row) => wordsOf(row.strategy) },
            { title: "From (UTC)", cell: (row) => <Time iso={row.in_force_from} at={at} /> },
            { title: "Until (UTC)", cell: (row) => <Time iso={row.in_force_until} at={at} /> },
            { title: "By", cell: ({ set_by }) => <Id value={set_by} /> },
            { title: "Approved by", cell: ({ approved_by }) => <Id value={approved_by} /> },
            { title: "Why", cell: ({ reason }) => <Given text={reason} /> },
          ]}
        />
      </Part>
    </>
  ),
  actions: {
    set: {
      operation: "setSettlementStrategy",
      label: "Change",
      done: "Test mode is changed. The live strategy waits for an approver: see Today.",
    },
    dryRun: {
      operation: "tryStrategy",
      label: "Try it",
      done: "",
      shows: (tried: Tried) => <DryRun {...tried} />,
    },
  },
});

const DryRun = ({ route, strategy: used, debtor_bank, creditor_bank, because }: Tried) => (
  <Part title={route ? `It would go: ${wordsOf(route)}` : "No payment could be made"}>
    <Facts
      facts={[
        ["Route", route && <Status value={route} />],
        ["Strategy", wordsOf(used)],
        ["From bank", <Given text={debtor_bank} />],
        ["To bank", <Given text={creditor_bank} />],
      ]}
    />
    <ol>
      {because.map((reason) => (
        <li>{reason}</li>
      ))}
    </ol>
  </Part>
);
