import type { InferOutput } from "valibot";
import { shownText } from "../../../base/kernel/shown.ts";
import type { ListAnswer } from "../../../base/platform/lists.ts";
import type * as schemas from "../../operators/webhooks/schemas.ts";
import type { recoveryCount, recoveryJob } from "../../operators/webhooks/schemas.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { NameAndId } from "../named.tsx";
import { type At, ask, askAlso, page } from "../page.ts";
import {
  Ago,
  Copy,
  Facts,
  Given,
  Id,
  ModeLabel,
  Part,
  Share,
  Status,
  Table,
  Time,
  WholeId,
} from "../parts.tsx";
import { pingAction } from "./keys.tsx";
import {
  deliveryColumns,
  type InspectedEndpoint,
  kindWords,
  type ListedDelivery,
  ownerPage,
  placeOf,
  wordsOfResult,
} from "./lists.tsx";

type Count = InferOutput<typeof recoveryCount>;
type Job = InferOutput<typeof recoveryJob>;

/** A webhook endpoint: its health, its waiting events, and their recovery. */
export const endpointPage = page({
  path: "/console/endpoints/:endpoint_id",
  section: "endpoints",
  title: ({ endpoint }) => endpoint.origin,
  calls: {
    endpoint: ask<InspectedEndpoint>("readEndpointReport"),
    deliveries: askAlso<ListAnswer<ListedDelivery>>("listDeliveries", {
      query: ({ params }) => ({ endpoint_id: params.endpoint_id, limit: "10" }),
    }),
    jobs: askAlso<ListAnswer<Job>>("listRecoveryJobs", {
      query: ({ params }) => ({ endpoint_id: params.endpoint_id, limit: "10" }),
    }),
  },
  view: ({ endpoint, deliveries, jobs }, at) => (
    <>
      <Report endpoint={endpoint} at={at} />
      {deliveries && <Newest deliveries={deliveries.data} endpoint={endpoint} at={at} />}
      <Part title="Recover">
        <p class="small">
          Events leave in their order under their own event_id, at most ten a second.
        </p>
        <div class="actions">
          <FoldedForm at={at} action="count" current={lastDay(at)} />
          <FoldedForm at={at} action="recover" current={lastDay(at)} not={disabledNow(endpoint)} />
        </div>
        {jobs && <Jobs jobs={jobs.data} at={at} />}
      </Part>
    </>
  ),
  actions: {
    ping: pingAction("pingEndpoint"),
    disable: {
      operation: "disableEndpoint",
      label: "Disable",
      confirm: ({ endpoint }) => hostOf(endpoint),
      done: "The endpoint is disabled. Its events are held.",
    },
    enable: {
      operation: "enableEndpointAsStaff",
      label: "Enable",
      done: "The endpoint is enabled. What was held is leaving in its order.",
    },
    count: {
      operation: "recoverEndpoint",
      label: "Count what could be recovered",
      done: "",
      only: ["from", "to", "which", "types"],
      fixed: { dry_run: true },
      shows: ({ count, capped }: Count) => (
        <p class="notice" role="status">
          {count === 0 ? "Nothing is missing there." : `${count} events would be sent again.`}
          {capped && " There are more: a job takes the oldest 10,000."}
        </p>
      ),
    },
    recover: {
      operation: "recoverEndpoint",
      label: "Recover",
      only: ["from", "to", "which", "types"],
      fixed: { dry_run: false },
      done: "The job has begun. Its progress is below.",
    },
    cancelJob: {
      operation: "cancelRecoveryJob",
      label: "Stop",
      done: "The job has stopped.",
    },
  },
});

/** A recovery usually looks at the last day, the running minute included. */
const lastDay = ({ now }: At) => ({
  from: new Date(now - 86_400_000).toISOString(),
  to: new Date(now + 60_000).toISOString(),
});

const disabledNow = ({ disabled }: InspectedEndpoint): string | null =>
  disabled && "Enable it first: while it is disabled its events are held.";

/** A test event goes to the address that the owner has registered, and to no other. */
const notPinged = ({ kind }: InspectedEndpoint): string | null =>
  kind === "REGISTERED"
    ? null
    : `A test event goes to a registered address alone; this one is ${
        kind === "AD_HOC" ? "named by a payment" : `for ${kindWords[kind]}`
      }.`;

const hostOf = ({ origin }: InspectedEndpoint): string => new URL(origin).host;

const Report = ({ endpoint, at }: { endpoint: InspectedEndpoint; at: At }) => (
  <Part
    title="Health"
    aside={
      <span class="headline">
        <ModeLabel value={endpoint.mode} />
        <Status value={endpoint.health} />
      </span>
    }
  >
    {endpoint.disabled && (
      <p class="notice warning">
        Disabled <Ago iso={endpoint.disabled.since} at={at} />:{" "}
        {endpoint.disabled.why.toLowerCase().replaceAll("_", " ")}
        {endpoint.disabled.reason && ` (${endpoint.disabled.reason})`}
      </p>
    )}
    <Facts
      facts={[
        ["Owner", <NameAndId {...endpoint.owner} href={ownerPage(endpoint.owner)} />],
        ["Address", <Given text={endpoint.address ?? null} />],
        ["Kind", kindWords[endpoint.kind]],
        ["Waiting", endpoint.waiting],
        ["Held", endpoint.held],
        ["Failed in 30 days", endpoint.failed],
        ["Oldest that waits", <Ago iso={endpoint.oldest_waiting_at} at={at} />],
        ["Next retry", <Ago iso={endpoint.next_retry_at} at={at} />],
        ["Success in 24 hours", <Share value={endpoint.success_share} />],
        ["Median answer", endpoint.p50_ms !== null && `${endpoint.p50_ms} ms`],
        ["95 % answer within", endpoint.p95_ms !== null && `${endpoint.p95_ms} ms`],
        ["Last success (UTC)", <Time iso={endpoint.last_success_at} at={at} />],
        ["Last failure (UTC)", <Time iso={endpoint.last_failure_at} at={at} />],
        ["Last status", endpoint.last_http_status],
        ["Failing since (UTC)", <Time iso={endpoint.failing_since} at={at} />],
      ]}
    />
    <div class="actions">
      <ActionForm at={at} action="ping" not={notPinged(endpoint)} />
      {endpoint.disabled ? (
        <ActionForm at={at} action="enable" />
      ) : (
        <FoldedForm at={at} action="disable" confirm={hostOf(endpoint)} />
      )}
    </div>
  </Part>
);

const Newest = (props: {
  deliveries: readonly ListedDelivery[];
  endpoint: InspectedEndpoint;
  at: At;
}) => {
  const all = `/console/deliveries?endpoint_id=${props.endpoint.endpoint_id}`;
  return (
    <Part
      title="Newest deliveries"
      aside={
        <span class="headline">
          {["FAILED", "WAITING", "HELD"].map((status) => (
            <a href={`${all}&status=${status}`}>{wordsOfResult(status)}</a>
          ))}
          <a href={all}>all</a>
        </span>
      }
    >
      <Table
        caption="Newest deliveries"
        at={props.at}
        rows={props.deliveries}
        columns={deliveryColumns}
        empty="Nothing was sent there in the last 30 days."
      />
    </Part>
  );
};

const Jobs = ({ jobs, at }: { jobs: readonly Job[]; at: At }) => (
  <Table
    caption="Recovery jobs"
    at={at}
    rows={jobs}
    empty="No job was started yet."
    columns={[
      { title: "Started (UTC)", cell: ({ started_at }) => <Time iso={started_at} at={at} /> },
      { title: "Status", cell: ({ status }) => <Status value={status} /> },
      { title: "Which", cell: ({ which }) => which.toLowerCase() },
      { title: "From (UTC)", cell: ({ from }) => <Time iso={from} at={at} /> },
      { title: "To (UTC)", cell: ({ to }) => <Time iso={to} at={at} /> },
      { title: "Types", cell: ({ types }) => <Given text={types?.join(", ") ?? null} /> },
      {
        title: "Progress",
        cell: ({ done, total }) => (
          <>
            <progress max={Math.max(total, 1)} value={total === 0 ? 1 : done}>
              {done}
            </progress>{" "}
            <span class="number">
              {done} of {total}
            </span>
          </>
        ),
      },
      { title: "Delivered", number: true, cell: ({ delivered }) => delivered },
      { title: "Failed", number: true, cell: ({ failed }) => failed },
      {
        title: "Next",
        cell: ({ job_id, status }) =>
          status === "RUNNING" && <ActionForm at={at} action="cancelJob" row={{ job_id }} />,
      },
    ]}
  />
);

type Detail = InferOutput<typeof schemas.deliveryDetail>;

/** What an attempt sends, and the same for a terminal. */
const Request = ({ of: { url, headers, body, body_redacted } }: { of: Detail["request"] }) => (
  <Part
    title="Request"
    aside={body && !body_redacted && <Copy text={curlOf(headers, body)} label="Copy as curl" />}
  >
    <p>
      <code class="long">POST {url ?? ""}</code>
    </p>
    <dl class="headers">
      {Object.entries(headers).map(([name, value]) => (
        <div>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
    {body ? (
      <pre class="payload" tabindex={0}>
        {shownText(JSON.stringify(body, null, 2))}
      </pre>
    ) : (
      <p class="empty">What was sent is no longer kept.</p>
    )}
    {body_redacted && <p class="small">Your role reads it without texts of others.</p>}
  </Part>
);

/** The address and the signature are variables, so the command has no secret. */
const curlOf = (headers: Detail["request"]["headers"], body: object): string => {
  const fixed = Object.entries(headers).filter(([, value]) => value !== "…");
  return [
    'curl -X POST "$ENDPOINT"',
    ...fixed.map(([name, value]) => `-H '${name}: ${value}'`),
    `-H "x-gateway-signature: $SIGNATURE"`,
    `--data '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
  ].join(" \\\n  ");
};

/** An event on its way to one endpoint: every attempt, and what the endpoint answered. */
export const deliveryPage = page({
  path: "/console/deliveries/:endpoint_id/:event_id",
  section: "endpoints",
  title: ({ delivery }) => delivery.type,
  calls: { delivery: ask<Detail>("readDelivery") },
  view: ({ delivery }, at) => (
    <>
      <Part title="Delivery" aside={<Status value={delivery.status} />}>
        <Facts
          facts={[
            ["Event id", <WholeId value={delivery.event_id} />],
            [
              "Endpoint",
              <Id
                value={delivery.endpoint_id}
                href={`/console/endpoints/${delivery.endpoint_id}`}
              />,
            ],
            ["About", <Id value={delivery.subject} {...placeOf(delivery.subject)} />],
            ["Happened (UTC)", <Time iso={delivery.created_at} at={at} />],
            ["Attempts", delivery.attempts],
            ["Next (UTC)", <Time iso={delivery.next_attempt_at} at={at} />],
          ]}
        />
        <ActionForm at={at} action="redeliver" />
      </Part>
      <Request of={delivery.request} />
      <Part title="Attempts">
        <Table
          caption="Attempts"
          at={at}
          rows={delivery.log}
          empty="None was made yet."
          columns={[
            { title: "No.", number: true, cell: ({ attempt }) => attempt },
            { title: "Time (UTC)", cell: (row) => <Time iso={row.at} at={at} /> },
            { title: "Result", cell: ({ result }) => wordsOfResult(result) },
            { title: "Status", cell: ({ http_status }) => http_status },
            {
              title: "Took",
              number: true,
              cell: ({ milliseconds }) => milliseconds !== null && `${milliseconds} ms`,
            },
            { title: "Answer", cell: ({ answer }) => <Given text={answer} /> },
          ]}
        />
      </Part>
    </>
  ),
  actions: {
    redeliver: {
      operation: "redeliverAsStaff",
      label: "Send it again",
      done: "The event is being sent again.",
    },
  },
});
