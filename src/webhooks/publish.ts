import { readMerchant } from "../parties/merchants.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logWarning } from "../platform/log.ts";
import { deliverLeased } from "./deliver.ts";
import { callEndpoint, type EndpointName, endpointId } from "./endpoint-address.ts";
import { isOptionalEvent, type OutgoingEvent } from "./events.ts";
import { listEndpoint } from "./sweep.ts";

/**
 * Takes an event over from its owner and makes the first attempt at once.
 *
 * The order is what makes it certain: the endpoint's object keeps the event, then `accepted` puts
 * the endpoint on the sweep's list and lets the owner's effect go, then the request leaves. Whoever
 * dies in between leaves a copy that is tried again; the event id lets the receiver know a repeat.
 * Rejects, for the owner's effect to be performed again, only while the owner still holds the event
 * or may hold it.
 */
export const publishEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  accepted: (endpoint: EndpointName | null) => Promise<void>,
  traceparent: string,
): Promise<void> => {
  const url = await addressOf(env, event);
  if (!url) return accepted(null);
  const { id, name, delivery } = addressed(env, event, url, traceparent);
  const leased = await callEndpoint(env, id, (endpoint) => endpoint.accept(name, delivery));
  try {
    await accepted(name);
  } finally {
    // The attempt is ours even where the owner could not be told.
    if (leased) await deliverLeased(env, id, leased);
  }
};

/**
 * Sends an event once more, because its merchant asks for it; false when there is no address. The
 * attempt is made by whoever follows `attempt`, else by the endpoint's alarm.
 */
export const redeliverEvent = async (
  env: GatewayEnv,
  event: OutgoingEvent,
  traceparent: string,
): Promise<{ attempt: Promise<void> } | null> => {
  const url = await addressOf(env, event);
  if (!url) return null;
  const { id, name, delivery } = addressed(env, event, url, traceparent);
  await listEndpoint(env, name);
  const leased = await callEndpoint(env, id, (endpoint) => endpoint.redeliver(name, delivery));
  return { attempt: leased ? deliverLeased(env, id, leased) : Promise.resolve() };
};

const addressed = (env: GatewayEnv, event: OutgoingEvent, url: string, traceparent: string) => {
  const { merchant_id: owner, mode, event_id, occurred_at, bytes } = event;
  const name = { owner, mode, origin: new URL(url).origin };
  const delivery = { event_id, event: event.event, url, bytes, traceparent, occurred_at };
  return { id: endpointId(env, name), name, delivery };
};

/**
 * Where the event goes, or null: the merchant has no endpoint or did not ask for this event. The
 * session's own address replaces the registered one; what was asked for holds for both.
 */
const addressOf = async (env: GatewayEnv, event: OutgoingEvent): Promise<string | null> => {
  const optional = isOptionalEvent(event.event);
  if (event.webhook_url !== null && !optional) return usableAddress(event, event.webhook_url);
  const merchant = await readMerchant(env, event.merchant_id, event.mode);
  if (!merchant || (optional && !merchant.optional_events.includes(event.event))) return null;
  return usableAddress(event, event.webhook_url ?? merchant.webhook_url);
};

/** Addresses are checked when they are registered; a bad one must not keep its event for ever. */
const usableAddress = (event: OutgoingEvent, url: string | null): string | null => {
  if (url === null || URL.canParse(url)) return url;
  logWarning("webhook address cannot be parsed", { event_id: event.event_id });
  return null;
};
