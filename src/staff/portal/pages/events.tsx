import type { InferOutput } from "valibot";
import type { attemptAnswer, DeliveryStatus } from "../../../network/webhooks/answers.ts";
import { ActionForm } from "../../console/form.tsx";
import { type At, ask } from "../../console/page.ts";
import {
  Facts,
  Given,
  Id,
  JsonText,
  Part,
  Status,
  Table,
  Time,
  WholeId,
  wordsOf,
} from "../../console/parts.tsx";
import { portalList, portalPage } from "../site.ts";

/** An event as it was sent. */
export interface Event {
  event_id: string;
  created_at: string;
  event: string;
  data: Readonly<Record<string, unknown>>;
}

interface Delivery {
  endpoint_id: string;
  status: DeliveryStatus;
  next_attempt_at: string | null;
  attempts: InferOutput<typeof attemptAnswer>[];
}

/** The object that an event is about, where the portal has a page of it. */
const About = ({ data: { payment_id } }: Pick<Event, "data">) =>
  typeof payment_id === "string" ? (
    <Id value={payment_id} href={`/portal/payments/${payment_id}`} />
  ) : null;

/** The events that were sent to the merchant. */
export const ownEventsPage = portalList<Event>({
  section: "events",
  operation: "listEvents",
  empty: "No event matches.",
  csv: false,
  columns: [
    { title: "Time (UTC)", cell: ({ created_at }, at) => <Time iso={created_at} at={at} /> },
    { title: "Event", cell: ({ event }) => event },
    {
      title: "Id",
      cell: ({ event_id }) => <Id value={event_id} href={`/portal/events/${event_id}`} />,
    },
    { title: "Payment", cell: About },
  ],
});

/** An event: what was sent, and how each endpoint answered. */
export const ownEventPage = portalPage({
  path: "/portal/events/:id",
  section: "events",
  title: ({ event }) => event.event,
  calls: { event: ask<Event & { deliveries: Delivery[] }>("readEvent") },
  view: ({ event }, at) => (
    <>
      <Part title="Event">
        <Facts
          facts={[
            ["Event id", <WholeId value={event.event_id} />],
            ["Happened (UTC)", <Time iso={event.created_at} at={at} />],
            ["Payment", <About data={event.data} />],
          ]}
        />
        <JsonText value={event.data} />
        <ActionForm at={at} action="redeliver" />
      </Part>
      {event.deliveries.length === 0 && (
        <Part title="Deliveries">
          <p class="empty">Nothing was sent in the last 30 days.</p>
        </Part>
      )}
      {event.deliveries.map((delivery) => (
        <Attempts delivery={delivery} at={at} />
      ))}
    </>
  ),
  actions: {
    redeliver: {
      operation: "redeliverEvent",
      label: "Send it again",
      done: "The event is being sent again.",
    },
  },
});

const Attempts = ({ delivery, at }: { delivery: Delivery; at: At }) => (
  <Part title="Delivery" aside={<Status value={delivery.status} />}>
    <Facts
      facts={[
        ["Endpoint", <Id value={delivery.endpoint_id} href="/portal/endpoints" />],
        ["Next attempt (UTC)", <Time iso={delivery.next_attempt_at} at={at} />],
      ]}
    />
    <Table
      caption="Attempts"
      at={at}
      rows={delivery.attempts}
      empty="None was made yet."
      columns={[
        { title: "No.", number: true, cell: ({ attempt }) => attempt },
        { title: "Made (UTC)", cell: (row) => <Time iso={row.at} at={at} /> },
        { title: "Result", cell: ({ result }) => wordsOf(result) },
        { title: "Status", cell: ({ http_status }) => http_status },
        {
          title: "Took",
          number: true,
          cell: (row) => row.milliseconds !== null && `${row.milliseconds} ms`,
        },
        { title: "Answer", cell: ({ answer }) => <Given text={answer} /> },
      ]}
    />
  </Part>
);
