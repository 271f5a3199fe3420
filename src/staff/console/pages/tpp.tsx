import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type * as answers from "../../operators/answers.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { Changed } from "../named.tsx";
import { ask, askAlso, page } from "../page.ts";
import { Facts, Given, ModeLabel, Part, Status, Time, WholeId } from "../parts.tsx";
import { Keys, keyActions, pingAction } from "./keys.tsx";
import type { Tpp } from "./lists.tsx";

type Key = InferOutput<typeof answers.key>;

/** A TPP: how it signs in, what it may ask for, its secrets. */
export const tppPage = page({
  path: "/console/tpps/:tpp_id",
  section: "tpps",
  title: ({ tpp }) => tpp.name,
  calls: {
    tpp: ask<Tpp>("readTpp"),
    keys: askAlso<ListAnswer<Key>>("listTppKeys", { query: () => ({ limit: "100" }) }),
  },
  view: ({ tpp, keys }, at) => (
    <>
      <Part
        title="TPP"
        aside={
          <span class="headline">
            <ModeLabel value={tpp.mode} />
            <Status value={tpp.status} />
          </span>
        }
      >
        <Facts
          facts={[
            ["Id and client id", <WholeId value={tpp.tpp_id} />],
            ["Signs in by", tpp.auth_method.toLowerCase().replaceAll("_", " ")],
            ["DPoP", tpp.dpop.toLowerCase()],
            ["Security profile", tpp.security_profile === "FAPI_2_0" ? "FAPI 2.0" : "standard"],
            ["Pages of its own app", tpp.json_pages ? "yes" : "no"],
            ["Scopes", tpp.scopes.join(", ")],
            ["Returns customers to", tpp.redirect_uris.map((uri) => <Line text={uri} />)],
            ["Keys", <Given text={keysOf(tpp)} />],
            ["Events go to", <Given text={tpp.event_url} />],
            ["Registered (UTC)", <Time iso={tpp.created_at} at={at} />],
            ["Changed (UTC)", <Changed iso={tpp.updated_at} id={tpp.tpp_id} at={at} />],
            ["List database", `LISTS_${tpp.lists}`],
          ]}
        />
        <div class="actions">
          <FoldedForm at={at} action="change" current={tpp} />
          {tpp.event_url && <ActionForm at={at} action="ping" />}
          {tpp.status === "SUSPENDED" ? (
            <FoldedForm at={at} action="activate" />
          ) : (
            <FoldedForm at={at} action="suspend" confirm={tpp.name} />
          )}
        </div>
      </Part>
      {keys && <Keys keys={keys.data} at={at} />}
    </>
  ),
  actions: {
    ...keyActions("Tpp"),
    ping: pingAction("pingTpp"),
    change: {
      operation: "changeTpp",
      label: "Change",
      except: ["status", "auth_method", "jwks", "jwks_uri"],
      done: "The TPP is changed, or the change waits for an approver: see Today.",
    },
    suspend: {
      operation: "changeTpp",
      label: "Suspend",
      only: [],
      fixed: { status: "SUSPENDED" },
      confirm: ({ tpp }) => tpp.name,
      done: "The TPP is suspended. All its requests are refused; its consents stay.",
    },
    activate: {
      operation: "changeTpp",
      label: "Activate",
      only: [],
      fixed: { status: "ACTIVE" },
      done: "The TPP is active again.",
    },
  },
});

const Line = ({ text }: { text: string }) => (
  <>
    <Given text={text} />
    <br />
  </>
);

const keysOf = ({ jwks, jwks_uri }: Tpp): string | null =>
  jwks ? `${jwks.keys.length} registered here` : jwks_uri;
