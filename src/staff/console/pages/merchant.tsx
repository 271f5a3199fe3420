import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type * as answers from "../../operators/answers.ts";
import type { readiness as readinessAnswer } from "../../operators/merchants/readiness.ts";
import { currentOf, labelOf } from "../fields.ts";
import { ActionForm, FoldedForm, hrefOfForm } from "../form.tsx";
import { BrandPreview } from "../merchant-forms.tsx";
import { Changed } from "../named.tsx";
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
        <BrandPreview of={(member) => String(currentOf(merchant, member))} />
        <Facts
          facts={[
            ["Id", <WholeId value={merchant.merchant_id} />],
            ["Support", <Given text={merchant.support_email ?? merchant.support_url} />],
            ["Registered (UTC)", <Time iso={merchant.created_at} at={at} />],
            [
              "Changed (UTC)",
              <Changed iso={merchant.updated_at} id={merchant.merchant_id} at={at} />,
            ],
            ["Closed (UTC)", merchant.closed_at && <Time iso={merchant.closed_at} at={at} />],
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
      {readiness && merchant.status !== "CLOSED" && (
        <Ready readiness={readiness} merchant={merchant} at={at} />
      )}
      {(["test", "live"] as const).map((mode) => (
        <Settings merchant={merchant} mode={mode} at={at} />
      ))}
      {keys && <Keys keys={keys.data} at={at} begins={at.query} />}
    </>
  ),
  actions: {
    ...keyActions("Merchant"),
    rename: {
      operation: "changeMerchant",
      label: "Change name and brand",
      except: ["status", "modes"],
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
    openTest: {
      operation: "changeMerchant",
      label: "Open test mode",
      only: ["modes.test"],
      needs: ["modes.test.settlement_iban"],
      done: "Test mode is open.",
    },
    openLive: {
      operation: "changeMerchant",
      label: "Open live mode",
      only: ["modes.live"],
      needs: ["modes.live.settlement_iban"],
      done: "Live mode is open, or waits for an approver: see Today.",
    },
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
        <FoldedForm
          at={at}
          action={settings ? mode : opens[mode]}
          current={current}
          hints={{ [`modes.${mode}.settlement_iban`]: ibanHint(settings) }}
        />
        {settings?.webhook_url && (
          <ActionForm at={at} action={mode === "test" ? "pingTest" : "pingLive"} />
        )}
      </div>
    </Part>
  );
};

/** The action that opens a mode. */
const opens = { test: "openTest", live: "openLive" } as const;

const ibanHint = (settings: { settlement_iban: string } | null | undefined): string =>
  settings
    ? `The account that is paid. Empty: it stays ${settings.settlement_iban}.`
    : "The account that is paid: needed to open the mode.";

/** What is missing before the merchant trades in the mode that the address names. */
const Ready = (props: { readiness: Readiness; merchant: Merchant; at: At }) => {
  const { merchant, at } = props;
  const { mode, ready, checks } = props.readiness;
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
            {how && <NextStep {...{ check, how, mode, merchant, at }} />}
          </li>
        ))}
      </ul>
    </Part>
  );
};

interface StepProps {
  check: Readiness["checks"][number]["check"];
  /** The API's own words. */
  how: string;
  mode: "test" | "live";
  merchant: Merchant;
  at: At;
}

/** What to do in the words of this page, as a link to the form that does it. */
const NextStep = ({ check, how, mode, merchant, at }: StepProps) => {
  const [text, href] = stepOf(check, mode, merchant) ?? [how, null];
  const isOurs = href?.startsWith("?") && !at.can("changeMerchant");
  return <p class="small">{href === null || isOurs ? text : <a href={href}>{text}</a>}</p>;
};

const stepOf = (
  check: StepProps["check"],
  mode: "test" | "live",
  { modes }: Merchant,
): readonly [text: string, href: string] | undefined => {
  const settings = hrefOfForm(modes[mode] ? mode : opens[mode], { mode });
  const key = (kind: string) => hrefOfForm("addKey", { mode, kind });
  const steps: Partial<Record<StepProps["check"], readonly [string, string]>> = {
    MERCHANT_ACTIVE: ["Activate the merchant", hrefOfForm("resume", { mode })],
    MODE_OPEN: [`Open ${mode} mode with its settlement account`, settings],
    SETTLEMENT_BANK: [
      "Choose a settlement account at a bank that is enrolled and active in this mode",
      settings,
    ],
    EVERY_BANK_REACHED: [
      "Choose a strategy that uses the rail: else one bank alone can pay",
      settings,
    ],
    API_KEY: [`Add an API key of ${mode} mode`, key("API")],
    WEBHOOK_URL: ["Enter the address that its events are sent to", settings],
    SIGNING_SECRET: [`Add a secret that signs its events in ${mode} mode`, key("SIGNING")],
    REFUND_AUTHORITY: [
      "Note its bank's authority: without it the merchant cannot refund",
      settings,
    ],
    SUPPORT_CONTACT: ["Say whom its customers ask", hrefOfForm("rename", { mode })],
  };
  return steps[check];
};
