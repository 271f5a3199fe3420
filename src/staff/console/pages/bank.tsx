import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type * as answers from "../../operators/answers.ts";
import type { maintenance as maintenanceAnswer } from "../../operators/banks/read-banks.ts";
import type { bankCallsAnswer } from "../../operators/totals/totals-schemas.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { Changed } from "../named.tsx";
import { type At, ask, askAlso, page } from "../page.ts";
import {
  Ago,
  Facts,
  Given,
  ModeLabel,
  Part,
  Share,
  Status,
  Table,
  Time,
  WholeId,
} from "../parts.tsx";
import { Keys, keyActions } from "./keys.tsx";
import type { Bank } from "./lists.tsx";

type Window = InferOutput<typeof maintenanceAnswer>;
type Probed = InferOutput<typeof answers.probedBank>;
type BankCalls = InferOutput<typeof bankCallsAnswer>;
type Key = InferOutput<typeof answers.key>;

/** A bank in one mode: its interface, its keys. */
export const bankPage = page({
  path: "/console/banks/:bank_id",
  section: "banks",
  title: ({ bank }) => bank.name,
  calls: {
    bank: ask<Bank>("readBank"),
    maintenance: askAlso<ListAnswer<Window>>("listMaintenance"),
    calls: askAlso<BankCalls>("readBankCalls"),
    keys: askAlso<ListAnswer<Key>>("listBankKeys", { query: () => ({ limit: "100" }) }),
  },
  view: ({ bank, keys, maintenance, calls }, at) => (
    <>
      <Part
        title="Bank"
        aside={
          <span class="headline">
            <ModeLabel value={bank.mode} />
            <Status value={bank.status} />
          </span>
        }
      >
        <Facts
          facts={[
            ["Id", <WholeId value={bank.bank_id} />],
            ["Handle", <code>{bank.bank_handle}</code>],
            ["Institution", <code>{bank.institution_code}</code>],
            ["Interface", <Given text={bank.core_base_url} />],
            ["IBANs begin with", <code>{bank.iban_prefixes.join(", ")}</code>],
            ["Capabilities", bank.capabilities.join(", ").toLowerCase().replaceAll("_", " ")],
            ["Authorisation by", bank.available_auth_methods.join(", ")],
            ["Time-out", `${bank.timeout_ms} ms`],
            ["Enrolled (UTC)", <Time iso={bank.created_at} at={at} />],
            ["Changed (UTC)", <Changed iso={bank.updated_at} id={bank.bank_id} at={at} />],
          ]}
        />
        <div class="actions">
          <FoldedForm at={at} action="probe" />
          <FoldedForm at={at} action="change" current={bank} />
          {bank.status === "ACTIVE" ? (
            <>
              <FoldedForm at={at} action="suspend" confirm={bank.bank_handle} />
              <FoldedForm at={at} action="close" confirm={bank.bank_handle} />
            </>
          ) : (
            <FoldedForm at={at} action="activate" />
          )}
        </div>
      </Part>
      <Breakers bank={bank} at={at} />
      <Maintenance windows={maintenance?.data ?? []} at={at} />
      {calls && <Calls calls={calls} at={at} />}
      {keys && <Keys keys={keys.data} at={at} />}
    </>
  ),
  actions: {
    ...keyActions("Bank"),
    probe: {
      operation: "probeBank",
      label: "Probe the bank",
      done: "The bank was asked for a prompt that does not exist. Nothing moved.",
      shows: (answer: Probed) => <Probe answer={answer} />,
    },
    close: {
      operation: "closeBank",
      label: "Close the bank",
      confirm: ({ bank }) => bank.bank_handle,
      done: "The bank is closing. Nothing new begins there.",
    },
    plan: {
      operation: "planMaintenance",
      label: "Announce maintenance",
      done: "Customers see the maintenance while it lasts.",
    },
    takeBack: {
      operation: "cancelMaintenance",
      label: "Take back",
      done: "Customers see it no more.",
    },
    change: {
      operation: "changeBank",
      label: "Change",
      except: ["status"],
      done: "The bank is changed. What redirects live money waits for an approver: see Today.",
    },
    suspend: {
      operation: "changeBank",
      label: "Suspend",
      only: [],
      fixed: { status: "SUSPENDED" },
      confirm: ({ bank }) => bank.bank_handle,
      done: "The bank is suspended. No new payment goes there.",
    },
    activate: {
      operation: "changeBank",
      label: "Activate",
      only: [],
      fixed: { status: "ACTIVE" },
      done: "The bank is active, or waits for an approver: see Today.",
    },
  },
});

const Probe = ({ answer }: { answer: Probed }) => (
  <Part title="What the bank answered">
    <Facts
      facts={[
        ["Reachable", answer.reachable ? "yes" : "no"],
        [
          "Accepts our key",
          answer.authenticated === null ? "unknown" : answer.authenticated ? "yes" : "no",
        ],
        ["HTTP status", answer.http_status],
        ["Time", `${answer.milliseconds} ms`],
        ["Answer", <Given text={answer.answer} />],
      ]}
    />
  </Part>
);

const Breakers = ({ bank, at }: { bank: Bank; at: At }) =>
  bank.open_breakers.length === 0 ? null : (
    <Part title="Calls that are held back">
      <Table
        caption="Open breakers"
        at={at}
        rows={bank.open_breakers}
        empty=""
        columns={[
          { title: "Operation", cell: ({ operation }) => <code>{operation}</code> },
          { title: "Since", cell: ({ since }) => <Ago iso={since} at={at} /> },
          { title: "Opened last", cell: ({ opened_at }) => <Ago iso={opened_at} at={at} /> },
        ]}
      />
    </Part>
  );

const Maintenance = ({ windows, at }: { windows: readonly Window[]; at: At }) => (
  <Part title="Planned maintenance">
    <Table
      caption="Planned maintenance"
      at={at}
      rows={windows}
      empty="None is planned."
      columns={[
        { title: "From (UTC)", cell: ({ starts_at }) => <Time iso={starts_at} at={at} /> },
        { title: "To (UTC)", cell: ({ ends_at }) => <Time iso={ends_at} at={at} /> },
        {
          title: "Next",
          cell: ({ window_id }) => <ActionForm at={at} action="takeBack" row={{ window_id }} />,
        },
      ]}
    />
    <FoldedForm at={at} action="plan" />
  </Part>
);

/** The newest hours first. A page holds as many as are looked at. */
const SHOWN_CALLS = 60;

const Calls = ({ calls, at }: { calls: BankCalls; at: At }) => (
  <Part title="Calls in the last day">
    <Table
      caption="Calls in the last day"
      at={at}
      empty="It was not called."
      rows={calls.data.toReversed().slice(0, SHOWN_CALLS)}
      columns={[
        { title: "Hour (UTC)", cell: ({ from }) => <Time iso={from} at={at} /> },
        { title: "Operation", cell: ({ operation }) => operation },
        { title: "Calls", number: true, cell: ({ count }) => count },
        { title: "Failed", number: true, cell: ({ failed }) => failed },
        { title: "Error share", number: true, cell: (row) => <Share value={row.error_share} /> },
        { title: "p95", number: true, cell: ({ p95_ms }) => p95_ms !== null && `${p95_ms} ms` },
      ]}
    />
  </Part>
);
