import { runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { listsOf } from "../../../src/base/platform/list-databases.ts";
import { events as rows } from "../../../src/base/platform/lists-schema.ts";
import * as merchants from "../../../src/network/parties/merchants.ts";
import { ownerReaders } from "../../../src/network/parties/read-owner.ts";
import * as secrets from "../../../src/network/parties/signing-secrets.ts";
import type { Delivery } from "../../../src/network/webhooks/delivery-machine.ts";
import { readDelivery } from "../../../src/network/webhooks/delivery-store.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import { eventBytes, type OutgoingEvent } from "../../../src/network/webhooks/events.ts";
import { publishEvent } from "../../../src/network/webhooks/publish.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { facelessMerchant } from "../parties/faceless.ts";

/**
 * A merchant, its endpoint and a stopped clock, for tests of whole attempts. The merchants'
 * records and the network are spies; the endpoint's object is real.
 */
export const env = { ...(bindings as unknown as GatewayEnv), LOCAL: "on" };

/** A day ahead of the machine's clock, so no alarm fires by itself. */
export const T0 = Math.floor(Date.now() / 1000) * 1000 + 86_400_000;
export const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
export const SHOP = "https://shop.example.com/hooks";
export const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

export const merchant: merchants.MerchantRecord = {
  merchant_id: "mer_1",
  name: "Shop",
  status: "ACTIVE",
  finishes_before: null,
  mode: "test",
  settlement_iban: "DE89370400440532013000",
  alert_url: null,
  brand: facelessMerchant,
  webhook_url: SHOP,
  optional_events: [],
  settlement_strategy: "SAME_BANK_OR_NATIONAL_RAIL",
  refund_authority: false,
  json_pages: false,
};

export const owner = { kind: "MERCHANT", id: "mer_1" } as const;

/** The log since `setUp`. */
export const logs: string[] = [];

/** Stops the clock at T0, makes the merchant exist, and captures the logs. */
export const setUp = (): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  vi.spyOn(merchants, "readMerchant").mockResolvedValue(merchant);
  vi.spyOn(ownerReaders, "MERCHANT").mockResolvedValue(merchant);
  vi.spyOn(secrets, "readSigningSecrets").mockResolvedValue({ promoted: SECRET, all: [SECRET] });
  logs.length = 0;
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logs.push(String(line)));
  }
};

export const tearDown = (): void => {
  vi.useRealTimers();
  vi.restoreAllMocks();
};

let events = 0;

export const newEvent = (changes: Partial<OutgoingEvent> = {}): OutgoingEvent => {
  const event_id = `evt_${++events}`;
  const event = changes.event ?? "payment.completed";
  return {
    event_id,
    event,
    mode: "test",
    owner: owner,
    subject_id: "ps_1",
    webhook_url: null,
    bytes: eventBytes(event, { event_id, occurred_at: "2026-11-20T12:00:00.000Z", mode: "test" }),
    occurred_at: T0,
    ...changes,
  };
};

/** Publishes as an owner does. Returns what the owner was told with. */
export const publish = async (event: OutgoingEvent, place: GatewayEnv = env) => {
  const accepted = vi.fn(async () => {});
  await publishEvent(place, event, paymentKind.subject, accepted, TRACE);
  return accepted;
};

/** The network's answer from now on. */
export const answering = (status: number, headers: Record<string, string> = {}) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(null, { status, headers }));

const idOf = (event: OutgoingEvent, url: string) => {
  const kind = event.webhook_url === null ? "REGISTERED" : "AD_HOC";
  return endpointObjectId(env, { owner, mode: event.mode, kind, origin: new URL(url).origin });
};

/** The delivery in its endpoint's object. */
export const stored = (event: OutgoingEvent, url = SHOP): Promise<Delivery | null> => {
  const stub = env.ENDPOINTS.get(env.ENDPOINTS.idFromString(idOf(event, url)));
  return runInDurableObject(stub, (_, state) =>
    state.storage.kv.get("endpoint") ? readDelivery(state.storage.sql, event.event_id) : null,
  );
};

/** Whether the list of events has it. */
export const isListed = async ({ event_id, owner }: OutgoingEvent): Promise<boolean> => {
  const { db } = await listsOf(env, owner);
  return (await db.select().from(rows).where(eq(rows.eventId, event_id))).length === 1;
};

export const pointerTo = (event: OutgoingEvent, url = SHOP) => ({
  namespace: "ENDPOINTS" as const,
  object: idOf(event, url),
  effect: event.event_id,
  traceparent: TRACE,
});
