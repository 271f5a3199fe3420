import type { DeliveryAttempt } from "../../src/sdk/merchant.ts";
import { type Command, exits, refuseUsage, until } from "./command.ts";

/** How an endpoint answered: `200 in 14 ms`, `TIMED_OUT in 15000 ms`. */
export const attemptText = ({ result, http_status, milliseconds }: DeliveryAttempt): string =>
  `${http_status ?? result}${milliseconds === null ? "" : ` in ${milliseconds} ms`}`;

/** Sends an event to the merchant's endpoint again, and shows its answer. */
export const redeliverCommand: Command = {
  name: "redeliver",
  summary: "send an event to your endpoint again",
  usage: `redeliver EVENT_ID

Sends an event to your endpoint again: the same body under the same event_id, with a new signature.
Then it shows the endpoint's answer. A delivery is named by its event, evt_….
`,
  options: {},
  takes: ["EVENT_ID"],
  async run({ connected, machine, positionals, show }) {
    const [id = ""] = positionals;
    if (!id.startsWith("evt_"))
      refuseUsage("EVENT_ID begins with evt_: a delivery has its event's id.");
    const { gateway } = connected();
    const attempts = async () =>
      (await gateway.events.read(id)).deliveries.flatMap((delivery) =>
        delivery.attempts.map((attempt) => ({ endpoint_id: delivery.endpoint_id, ...attempt })),
      );
    const keyOf = ({ endpoint_id, attempt, at }: { endpoint_id: string } & DeliveryAttempt) =>
      `${endpoint_id} ${attempt} ${at}`;
    const before = new Set((await attempts()).map(keyOf));
    await gateway.events.redeliver(id);
    const what = `${id} is being sent again; your endpoint's answer`;
    const made = await until(
      machine,
      what,
      async () => (await attempts()).find((attempt) => !before.has(keyOf(attempt))) ?? null,
    );
    show({ event_id: id, ...made }, `${id} sent again: ${attemptText(made)}`);
    return exits.DONE;
  },
};
