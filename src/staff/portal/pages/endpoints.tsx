import type { InferOutput } from "valibot";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type { endpointAnswer } from "../../../network/webhooks/answers.ts";
import { ActionForm, FoldedForm } from "../../console/form.tsx";
import { type At, ask } from "../../console/page.ts";
import { Facts, Given, Part, Status, Time, WholeId, wordsOf } from "../../console/parts.tsx";
import { portalPage } from "../site.ts";

type Endpoint = InferOutput<typeof endpointAnswer>;

/** The merchant's endpoints with their health. The operator registers their addresses. */
export const ownEndpointsPage = portalPage({
  path: "/portal/endpoints",
  section: "endpoints",
  title: "Webhook endpoints",
  calls: {
    endpoints: ask<ListAnswer<Endpoint>>("listEndpoints", { query: () => ({ limit: "100" }) }),
  },
  view: ({ endpoints }, at) => (
    <>
      {endpoints.data.length === 0 && (
        <p class="empty">No event was sent yet. An endpoint is listed from its first event on.</p>
      )}
      {endpoints.data.map((endpoint) => (
        <Health endpoint={endpoint} at={at} />
      ))}
      <p class="small">The operator registers the address that your events go to.</p>
    </>
  ),
  actions: {
    enable: {
      operation: "enableEndpoint",
      label: "Enable",
      done: "The endpoint is enabled. What was held is leaving in its order.",
    },
    choose: {
      operation: "chooseEvents",
      label: "Choose optional events",
      done: "The optional events are chosen, for payments that are created from now on.",
    },
  },
});

const Health = ({ endpoint, at }: { endpoint: Endpoint; at: At }) => {
  const row = { id: endpoint.endpoint_id };
  const isDisabled = endpoint.status === "DISABLED";
  return (
    <Part title={endpoint.origin} aside={<Status value={endpoint.status} />}>
      <Facts
        facts={[
          ["Endpoint id", <WholeId value={endpoint.endpoint_id} />],
          ["Kind", wordsOf(endpoint.kind)],
          ["Disabled (UTC)", <Time iso={endpoint.disabled_at} at={at} />],
          ["Why", endpoint.disabled_reason && wordsOf(endpoint.disabled_reason)],
          ["Held events", endpoint.held_events],
          ["Last success (UTC)", <Time iso={endpoint.last_success_at} at={at} />],
          ["Last failure (UTC)", <Time iso={endpoint.last_failure_at} at={at} />],
          ["Last status", endpoint.last_http_status],
          ["Failing since (UTC)", <Time iso={endpoint.failing_since} at={at} />],
          ["Optional events", <Given text={endpoint.optional_events?.join(", ") ?? null} />],
        ]}
      />
      <div class="actions">
        {isDisabled && (
          <ActionForm at={at} action="enable" row={row} not={onlyOperator(endpoint)} />
        )}
        {endpoint.optional_events && (
          <FoldedForm at={at} action="choose" row={row} current={endpoint} />
        )}
      </div>
    </Part>
  );
};

const onlyOperator = ({ disabled_reason }: Endpoint): string | null =>
  disabled_reason === "OPERATOR" ? "The operator has disabled it. Ask the operator." : null;
