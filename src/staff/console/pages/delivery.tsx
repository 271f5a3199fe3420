import type { InferOutput } from "valibot";
import type * as schemas from "../../operators/webhooks/delivery-schemas.ts";
import { ActionForm } from "../form.tsx";
import { ask, page } from "../page.ts";
import { Facts, Given, Id, Part, Status, Table, Time, WholeId } from "../parts.tsx";
import { wordsOfResult } from "./deliveries.tsx";
import { placeOf } from "./subjects.ts";

type Detail = InferOutput<typeof schemas.deliveryDetail>;

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
