import type { InferOutput } from "valibot";
import type * as schemas from "../../operators/webhooks/delivery-schemas.ts";
import { listPage } from "../list-page.tsx";
import { type Column, Given, Id, Status, Time } from "../parts.tsx";
import { placeOf } from "./subjects.ts";

export type ListedDelivery = InferOutput<typeof schemas.delivery>;

export const deliveryColumns: readonly Column<ListedDelivery>[] = [
  { title: "Time (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
  { title: "Event", cell: ({ type }) => <Given text={type} /> },
  {
    title: "Id",
    cell: ({ event_id, endpoint_id }) => (
      <Id value={event_id} href={`/console/deliveries/${endpoint_id}/${event_id}`} />
    ),
  },
  { title: "About", cell: ({ subject }) => <Id value={subject} {...placeOf(subject)} /> },
  { title: "Status", cell: ({ status }) => <Status value={status} /> },
  { title: "Attempts", number: true, cell: ({ attempts }) => attempts },
  {
    title: "Last answer",
    cell: ({ last_http_status, last_result }) => last_http_status ?? wordsOfResult(last_result),
  },
  { title: "Next (UTC)", cell: (row, at) => <Time iso={row.next_attempt_at} at={at} /> },
];

export const wordsOfResult = (value: string | null): string =>
  (value ?? "").toLowerCase().replaceAll("_", " ");

/** The deliveries of an endpoint, of an event, or about an object. */
export const deliveriesPage = listPage<ListedDelivery>({
  path: "/console/deliveries",
  section: "endpoints",
  title: "Deliveries",
  operation: "listDeliveries",
  empty: "No delivery is like this.",
  oneOf: ["endpoint_id", "event_id", "subject"],
  first: ["endpoint_id", "event_id", "subject", "status"],
  columns: deliveryColumns,
});
