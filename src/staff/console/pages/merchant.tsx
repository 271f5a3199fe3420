import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type * as answers from "../../operators/answers.ts";
import type { readiness as readinessAnswer } from "../../operators/merchants/readiness.ts";
import { labelOf } from "../fields.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { type At, ask, askAlso, type Place, page } from "../page.ts";
import { Facts, Given, ModeLabel, Part, Status, Time, WholeId } from "../parts.tsx";
import { Keys, keyActions, pingAction } from "./keys.tsx";
import type { Merchant } from "./lists.tsx";

type Readiness = InferOutput<typeof readinessAnswer>;
type Key = InferOutput<typeof answers.key>;

/** The mode whose readiness the page shows. */
const modeOf = ({ query }: Place): Readiness["mode"] => (query.mode === "test" ? "test" : "live");

/** A merchant: what it is called, its settings in each mode, its keys. */
export const merchantPage = page({
  path: "/console/merchants/:merchant_id",
  section: "merchants",
  title: ({ merchant }) => merchant.name,
  calls: {
    merchant: ask<Merchant>("readMerchant"),
    readiness: askAlso<Readiness>("readReadiness", { query: (at) => ({ mode: modeOf(at) }) }),
    keys: askAlso<ListAnswer<Key>>("listMerchantKeys", { query: () => ({ limit: "100" }) }),
  },
  view: ({ merchant, keys, readiness }, at) => (
    <>
      <Part title="Merchant" aside={<Status value={merchant.status} />}>
        <Facts
          facts={[
            ["Id", <WholeId value={merchant.merchant_id} />],
            ["Support", <Given text={merchant.support_email ?? merchant.support_url} />],
            ["Registered (UTC)", <Time iso={merchant.created_at} at={at} />],
            ["Changed (UTC)", <Time iso={merchant.updated_at} at={at} />],
            ["Closed (UTC)", <Time iso={merchant.closed_at} at={at} />],
            ["List database", `LISTS_${merchant.lists}`],
            [
              "Payments",
              <a href={`/console/payments?merchant_id=${merchant.merchant_id}`}>Show</a>,
            ],
          ]}
        />
        <div class="actions">
          <FoldedForm at={at} action="rename" current={merchant} />
          {merchant.status === "ACTIVE" && (
            <>
              <FoldedForm at={at} action="portal" />
              <FoldedForm at={at} action="suspend" confirm={merchant.name} />
            </>
          )}
          {merchant.status === "SUSPENDED" && <FoldedForm at={at} action="resume" />}
          {merchant.status !== "CLOSED" && (
            <FoldedForm at={at} action="close" confirm={merchant.name} />
          )}
        </div>
      </Part>
      {readiness && merchant.status !== "CLOSED" && <Ready {...readiness} />}
      {(["test", "live"] as const).map((mode) => (
        <Settings merchant={merchant} mode={mode} at={at} />
      ))}
      {keys && <Keys keys={keys.data} at={at} />}
    </>
  ),
  actions: {
    ...keyActions("Merchant"),
    rename: {
      operation: "changeMerchant",
      label: "Change name and brand",
      only: ["name", "logo_url", "colour", "support_email", "support_url"],
      done: "The merchant is changed.",
    },
    portal: {
      operation: "createPortalSessionAsStaff",
      label: "Make a portal link",
      secrets: ["url"],
      done: "The link is made. It opens the portal once, within ten minutes.",
    },
    suspend: {
      operation: "changeMerchant",
      label: "Suspend",
      only: [],
      fixed: { status: "SUSPENDED" },
      confirm: ({ merchant }) => merchant.name,
      done: "The merchant is suspended. Its keys are refused.",
    },
    resume: {
      operation: "changeMerchant",
      label: "Activate",
      only: [],
      fixed: { status: "ACTIVE" },
      done: "The merchant is active again.",
    },
    close: {
      operation: "closeMerchant",
      label: "Close the merchant",
      confirm: ({ merchant }) => merchant.name,
      done: "The merchant is closed for good. Its keys have ended.",
    },
    pingTest: pingAction("pingMerchant", "Send a test event", { mode: "test" }),
    pingLive: pingAction("pingMerchant", "Send a test event in live mode", { mode: "live" }),
    test: {
      operation: "changeMerchant",
      label: "Change the test settings",
      only: ["modes.test"],
      done: "The test settings are changed.",
    },
    live: {
      operation: "changeMerchant",
      label: "Change the live settings",
      only: ["modes.live"],
      done: "The live settings are changed, or wait for an approver: see Today.",
    },
  },
});

const Settings = (props: { merchant: Merchant; mode: "test" | "live"; at: At }) => {
  const { merchant, mode, at } = props;
  const settings = merchant.modes[mode];
  // The account is masked, so the form begins without it, and leaves it as it is.
  const current = { modes: { [mode]: settings && { ...settings, settlement_iban: "" } } };
  return (
    <Part title={`${mode === "test" ? "Test" : "Live"} mode`} aside={<ModeLabel value={mode} />}>
      {settings ? (
        <Facts
          facts={[
            ["Settlement account", <Given text={settings.settlement_iban} />],
            ["Alert URL", <Given text={settings.alert_url} />],
            ["Webhook URL", <Given text={settings.webhook_url} />],
            ["Optional events", <Given text={settings.optional_events.join(", ")} />],
            ["Strategy", <Given text={settings.settlement_strategy} />],
            ["Refunds authorised", settings.refund_authority ? "yes" : "no"],
            ["Pages of its own app", settings.json_pages ? "yes" : "no"],
          ]}
        />
      ) : (
        <p class="empty">The merchant does not trade in this mode yet.</p>
      )}
      <div class="actions">
        <FoldedForm at={at} action={mode} current={current} />
        {settings?.webhook_url && (
          <ActionForm at={at} action={mode === "test" ? "pingTest" : "pingLive"} />
        )}
      </div>
    </Part>
  );
};

/** What is missing before the merchant trades in the mode that the address names. */
const Ready = ({ mode, ready, checks }: Readiness) => {
  const other = mode === "live" ? "test" : "live";
  return (
    <Part
      title={mode === "live" ? "Before it trades live" : "Before it trades in test mode"}
      aside={<a href={`?mode=${other}`}>Show {other} mode</a>}
    >
      <p>{ready ? "Everything required is done." : "Something required is missing."}</p>
      <ul class="stack">
        {checks.map(({ check, required, done, how }) => (
          <li>
            <Status value={done ? "DONE" : required ? "PENDING" : "OPTIONAL"} />{" "}
            {labelOf(check.toLowerCase())}
            {how && <p class="small">{how}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
};
