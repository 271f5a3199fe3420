import { describe, expect, it } from "vitest";
import { unknownHealth } from "../../src/webhooks/endpoint-health.ts";
import { type EndpointRecord, upcastEndpointRecord } from "../../src/webhooks/endpoint-record.ts";
import {
  type OutgoingEvent,
  type OutgoingEventV1,
  upcastOutgoingEvent,
} from "../../src/webhooks/events.ts";

const merchant = { kind: "MERCHANT", id: "mer_1" } as const;

describe("an endpoint's stored record", () => {
  const rest = {
    mode: "test",
    origin: "https://shop.example.com",
    created_at: 1,
    health: unknownHealth,
    alarm_at: 2,
  } as const;
  const today: EndpointRecord = {
    ...{ schema: 4, owner: merchant, ...rest, kind: "REGISTERED", url: null },
    ...{ disabled: null, holding: false, released: null },
  };

  it.each<[string, object]>([
    ["of schema 1, which names a merchant by its id", { owner: "mer_1", ...rest }],
    ["of schema 1, made by earlier code from a newer worker's call", { owner: merchant, ...rest }],
    ["of schema 2, before anything was disabled", { schema: 2, owner: merchant, ...rest }],
    ["of schema 3, before staff disabled any", { ...today, schema: 3 }],
    ["of schema 4", today],
  ])("%s reads as schema 4", (_, stored) => {
    expect(upcastEndpointRecord(stored)).toEqual(today);
  });

  it("of schema 3 that is disabled has no note of staff", () => {
    const disabled = { reason: "GONE", at: 5 } as const;
    const read = upcastEndpointRecord({ ...today, schema: 3, disabled });
    expect(read.disabled).toEqual({ ...disabled, note: null });
  });

  it("keeps an owner that is not a merchant", () => {
    const owner = { kind: "TPP", id: "tpp_1" } as const;
    expect(upcastEndpointRecord({ ...today, owner }).owner).toEqual(owner);
  });
});

describe("an event that waits in a payment's stored record", () => {
  const rest = {
    event_id: "evt_1",
    event: "payment.completed",
    mode: "live",
    webhook_url: null,
    bytes: "{}",
    occurred_at: 1,
  } as const;
  const today: OutgoingEvent = { owner: merchant, subject_id: "ps_1", ...rest };

  it.each<[string, OutgoingEvent | OutgoingEventV1]>([
    ["of a merchant, without its subject", { merchant_id: "mer_1", ...rest }],
    ["of an owner", today],
  ])("%s reads as the event of an owner about that payment", (_, stored) => {
    expect(upcastOutgoingEvent(stored, "ps_1")).toEqual(today);
  });
});
