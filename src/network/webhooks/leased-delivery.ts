import type { Mode } from "../../base/platform/env.ts";
import type { Owner } from "../parties/owners.ts";
import { type Delivery, sendByOf } from "./delivery-machine.ts";
import type { EndpointRecord } from "./endpoint-record.ts";

/** An attempt that is leased to the caller. */
export interface LeasedDelivery {
  event_id: string;
  owner: Owner;
  mode: Mode;
  url: string;
  bytes: string;
  traceparent: string;
  attempt: number;
  /** The request must not be sent after this time. */
  send_by: number;
}

export const leasedDelivery = (record: EndpointRecord, delivery: Delivery): LeasedDelivery => ({
  event_id: delivery.event_id,
  owner: record.owner,
  mode: record.mode,
  url: delivery.url,
  bytes: delivery.bytes,
  traceparent: delivery.traceparent,
  attempt: delivery.attempts,
  send_by: sendByOf(delivery),
});
