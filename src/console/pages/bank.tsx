import type { InferOutput } from "valibot";
import type * as answers from "../../operators/answers.ts";
import type { Page as ListAnswer } from "../../platform/lists.ts";
import { FoldedForm } from "../form.tsx";
import { ask, askAlso, page } from "../page.ts";
import { Facts, Given, Mode, Part, Status, Time, WholeId } from "../parts.tsx";
import type { Bank } from "./banks.tsx";
import { Keys, keyActions } from "./keys.tsx";

type Key = InferOutput<typeof answers.key>;

/** A bank in one mode: its interface, its keys. */
export const bankPage = page({
  path: "/console/banks/:bank_id",
  section: "banks",
  title: ({ bank }) => bank.name,
  calls: {
    bank: ask<Bank>("readBank"),
    keys: askAlso<ListAnswer<Key>>("listBankKeys", { query: () => ({ limit: "100" }) }),
  },
  view: ({ bank, keys }, at) => (
    <>
      <Part
        title="Bank"
        aside={
          <span class="headline">
            <Mode value={bank.mode} />
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
            ["Changed (UTC)", <Time iso={bank.updated_at} at={at} />],
          ]}
        />
        <div class="actions">
          <FoldedForm at={at} action="change" current={bank} />
          {bank.status === "SUSPENDED" ? (
            <FoldedForm at={at} action="activate" />
          ) : (
            <FoldedForm at={at} action="suspend" confirm={bank.bank_handle} />
          )}
        </div>
      </Part>
      {keys && <Keys keys={keys.data} at={at} />}
    </>
  ),
  actions: {
    ...keyActions("Bank"),
    change: {
      ...{ operation: "changeBank", label: "Change" },
      only: [
        ...["name", "institution_code", "iban_prefixes", "core_base_url", "capabilities"],
        ...["available_auth_methods", "timeout_ms", "fees"],
        ...["ob_scopes_supported", "currency", "sca_exemption_limit", "sca_exemption_daily_limit"],
        ...["max_consent_expiry_days", "history_days"],
      ],
      done: "The bank is changed. What redirects live money waits for an approver: see Today.",
    },
    suspend: {
      ...{ operation: "changeBank", label: "Suspend", only: [] },
      fixed: { status: "SUSPENDED" },
      confirm: ({ bank }) => bank.bank_handle,
      done: "The bank is suspended. No new payment goes there.",
    },
    activate: {
      ...{ operation: "changeBank", label: "Activate", only: [] },
      fixed: { status: "ACTIVE" },
      done: "The bank is active, or waits for an approver: see Today.",
    },
  },
});
