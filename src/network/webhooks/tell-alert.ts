import { parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv, Mode, Pointer } from "../../base/platform/env.ts";
import { logFault } from "../../base/platform/log.ts";
import { readMerchant } from "../parties/merchants.ts";
import type { Owner } from "../parties/owners.ts";
import { alertEvents, alertOf } from "./alerts.ts";
import { performDelivery } from "./deliver.ts";
import { callEndpoint } from "./endpoint-address.ts";
import type { EventKind } from "./events.ts";
import { publishEvent } from "./publish.ts";

/** Follows a pointer of an endpoint's object: to a delivery or to an alert. Never rejects. */
export const performEndpoint = (env: GatewayEnv, pointer: Pointer): Promise<void> => {
  const alert = alertOf(pointer);
  if (alert === null) return performDelivery(env, pointer);
  return tellAlert(env, pointer, alert).catch((error) =>
    logFault("alert not told", error, { object: pointer.object, event_id: alert }),
  );
};

/** The merchant's address for alerts in a mode, or null. */
const alertUrlOf = async (env: GatewayEnv, owner: Owner, mode: Mode): Promise<string | null> => {
  const merchant = owner.kind === "MERCHANT" ? await readMerchant(env, owner.id, mode) : null;
  return merchant?.alert_url ?? null;
};

/** Alerts are events about an endpoint. They go to an endpoint of their own kind. */
export const alertKind: EventKind = {
  prefixes: ["ep"],
  subject: {
    idName: "endpoint_id",
    events: alertEvents,
    ownAddress: "ALERT",
    readWebhookUrl: async (env, endpointId) => {
      const id = parseId(["ep"], endpointId) ?? "";
      const known = await callEndpoint(env, id, (endpoint) => endpoint.status());
      return known && alertUrlOf(env, known.owner, known.mode);
    },
  },
};

/** Without an address for alerts no alert is sent, and never to the merchant's own endpoint. */
const tellAlert = async (
  env: GatewayEnv,
  { object, traceparent }: Pointer,
  eventId: string,
): Promise<void> => {
  const event = await callEndpoint(env, object, (endpoint) => endpoint.alert(eventId));
  if (!event) return;
  const done = () => callEndpoint(env, object, (endpoint) => endpoint.endAlert(eventId));
  const webhook_url = await alertUrlOf(env, event.owner, event.mode);
  if (webhook_url === null) return done();
  await publishEvent(env, { ...event, webhook_url }, alertKind.subject, done, traceparent);
};
