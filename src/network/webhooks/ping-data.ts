import * as v from "valibot";
import { eventId, mode, named, time } from "../../base/kernel/fields.ts";
import { PING } from "./ping.ts";

/** The test event of staff: it has only the members of every event. */
const ping = v.pipe(
  v.strictObject({ event_id: eventId, occurred_at: time, mode }),
  named("EndpointPing", "A test event. Nothing happened: fulfil nothing on it."),
);

export const pingEvent = {
  name: PING,
  summary: "The operator's staff test the registered address, also while it is disabled",
  optional: false,
  data: ping,
};
