import * as v from "valibot";
import { oneOf, wholeNumber } from "../../base/kernel/answer-words.ts";
import {
  type Differing,
  endpointId,
  eventId,
  mode,
  named,
  text,
  time,
} from "../../base/kernel/fields.ts";
import type { AlertName } from "./alerts.ts";
import { disablingReasons } from "./endpoint-health.ts";
import type { EventContract } from "./event-contract.ts";

/** The data of the events that a merchant's alert address receives. */
const alert = v.pipe(
  v.strictObject({
    event_id: eventId,
    occurred_at: time,
    mode,
    endpoint_id: endpointId,
    kind: oneOf(["REGISTERED", "AD_HOC"], "Registered, or named by a payment.", "REGISTERED"),
    origin: text("The origin of its addresses.", "https://shop.example"),
    failing_since: v.exactOptional(time),
    last_http_status: v.exactOptional(wholeNumber("Its last answer, if there was one.", 503)),
    disabled_reason: v.exactOptional(oneOf(disablingReasons, "Why it is disabled.", "FAILING")),
  }),
  named("EndpointAlert", "How one of the merchant's webhook endpoints does."),
);

const alertAs = (example: Differing<v.InferOutput<typeof alert>>) =>
  v.pipe(alert, v.metadata({ examples: [example] }));

export const alertEvents: Record<AlertName, EventContract> = {
  "endpoint.failing": {
    summary: "Sent to the alert address: an endpoint has accepted nothing for ten minutes",
    data: alertAs({ disabled_reason: undefined }),
  },
  "endpoint.disabled": {
    summary: "Sent to the alert address: an endpoint is disabled, and its events are held",
    data: alertAs({}),
  },
  "endpoint.recovered": {
    summary: "Sent to the alert address: an endpoint accepts events again",
    data: alertAs({ failing_since: undefined, disabled_reason: undefined, last_http_status: 200 }),
  },
};
