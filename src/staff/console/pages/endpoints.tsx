import type { InferOutput } from "valibot";
import type { endpointReport } from "../../operators/webhooks/endpoint-schemas.ts";
import { listPage } from "../list-page.tsx";
import { Ago, Given, Id, ModeLabel, Share, Status } from "../parts.tsx";

export type InspectedEndpoint = InferOutput<typeof endpointReport>;

/** Webhook endpoints of every owner, the unhealthy ones first. */
export const endpointsPage = listPage<InspectedEndpoint>({
  section: "endpoints",
  title: "Webhook endpoints",
  operation: "listEndpointsByHealth",
  empty: "No endpoint has these properties.",
  columns: [
    {
      title: "Endpoint",
      cell: ({ endpoint_id, origin }) => (
        <a href={`/console/endpoints/${endpoint_id}`}>
          <Given text={origin} />
        </a>
      ),
    },
    { title: "Health", cell: ({ health }) => <Status value={health} /> },
    { title: "Mode", cell: ({ mode }) => <ModeLabel value={mode} /> },
    { title: "Owner", cell: ({ owner }) => <Id value={owner.id} href={ownerPage(owner)} /> },
    { title: "Waiting", number: true, cell: ({ waiting }) => waiting },
    { title: "Held", number: true, cell: ({ held }) => held },
    { title: "Failed", number: true, cell: ({ failed }) => failed },
    { title: "Oldest", cell: (row, at) => <Ago iso={row.oldest_waiting_at} at={at} /> },
    { title: "Success", number: true, cell: (row) => <Share value={row.success_share} /> },
    { title: "p95", number: true, cell: ({ p95_ms }) => p95_ms !== null && `${p95_ms} ms` },
    { title: "Next retry", cell: (row, at) => <Ago iso={row.next_retry_at} at={at} /> },
  ],
});

export const ownerPage = ({ kind, id }: InspectedEndpoint["owner"]): string =>
  `/console/${kind === "TPP" ? "tpps" : "merchants"}/${id}`;
