import * as v from "valibot";
import { type Guard, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listOf, pageQuery } from "../../base/platform/lists.ts";
import { type MerchantCaller, merchantKey, merchantOwner } from "../parties/guards.ts";
import type { TppRecord } from "../parties/tpps.ts";
import {
  enabledEndpoint,
  endpointAnswer,
  eventAnswer,
  readEventAnswer,
  redelivery,
  type ShownEvent,
} from "./answers.ts";
import { endpointSteps } from "./endpoint-list.ts";
import {
  eventFilters,
  eventPath,
  eventSteps,
  ownEndpointPath,
  type ReaderOf,
} from "./event-list.ts";
import type { EventKind } from "./events.ts";

/** The callers that read events and endpoints, with their addresses. */
interface Readers<Caller> {
  base: "" | "/ob";
  /** A part of the operations' names. */
  noun: "" | "Tpp";
  whose: "merchant" | "TPP";
  guard: Guard<GatewayEnv, Caller>;
  readerOf: ReaderOf<Caller>;
  /** The event of the examples. */
  shown: ShownEvent;
}

const exampleId = (prefix: string) => `${prefix}_${"0123456789".repeat(4)}abc`;

const exampleHead = {
  event_id: exampleId("evt"),
  occurred_at: "2026-11-21T10:15:00.000Z",
  mode: "test",
};

export const merchantReaders: Readers<MerchantCaller> = {
  base: "",
  noun: "",
  whose: "merchant",
  guard: merchantKey,
  readerOf: (caller) => ({ owner: merchantOwner(caller), mode: caller.mode }),
  shown: {
    event: "payment.completed",
    data: {
      ...exampleHead,
      session_id: exampleId("ps"),
      payment_id: exampleId("pay"),
      reference: "order-7",
      amount: 1_250,
      currency: "USD",
      status: "COMPLETED",
      settlement_type: "internal",
      creditor_bank: "aurora",
    },
  },
};

/** `guard` admits a TPP with its own token. */
export const tppReaders = <Caller extends { tpp: TppRecord }>(
  guard: Guard<GatewayEnv, Caller>,
): Readers<Caller> => ({
  base: "/ob",
  noun: "Tpp",
  whose: "TPP",
  guard,
  readerOf: ({ tpp }) => ({ owner: { kind: "TPP", id: tpp.tpp_id }, mode: tpp.mode }),
  shown: {
    event: "payment_order.completed",
    data: {
      ...exampleHead,
      payment_order_id: exampleId("po"),
      consent_id: exampleId("cns"),
      reference: "invoice-7",
      status: "COMPLETED",
      amount: 1_250,
      currency: "USD",
    },
  },
});

/** The rows of a list of events. `kinds`: the kinds of objects that its events are about. */
export const eventRoutes = <Caller>(
  { base, noun, whose, guard, readerOf, shown }: Readers<Caller>,
  kinds: readonly EventKind[],
): readonly Route<GatewayEnv>[] => {
  const events = `${base}/events`;
  const { list, read, redeliver } = eventSteps(kinds, readerOf);
  const event = eventAnswer(`${noun}Event`, kinds, shown);
  return [
    route({
      id: `list${noun}Events`,
      method: "GET",
      paths: [events],
      summary: `List the events sent to the ${whose}, newest first`,
      description: "With event or subject, a short page may still have a next_cursor.",
      guard,
      query: eventFilters,
      answers: { 200: listOf(event) },
      step: list,
    }),
    route({
      id: `read${noun}Event`,
      method: "GET",
      paths: [`${events}/:id`],
      summary: "Read an event",
      description: "With every attempt of the last 30 days, and how the endpoint answered it.",
      guard,
      path: eventPath,
      answers: { 200: readEventAnswer(`${noun}Event`, kinds, shown) },
      step: read,
    }),
    route({
      id: `redeliver${noun}Event`,
      method: "POST",
      paths: [`${events}/:id/redeliver`],
      summary: "Send an event again",
      description: "The same body under the same event_id, with a new signature.",
      guard,
      path: eventPath,
      body: v.strictObject({}),
      answers: { 202: redelivery },
      refusals: ["NO_ENDPOINT", "ENDPOINT_DISABLED"],
      step: redeliver,
    }),
  ];
};

/** The rows of the endpoints that events go to. */
export const endpointRoutes = <Caller>({
  base,
  noun,
  whose,
  guard,
  readerOf,
}: Readers<Caller>): readonly Route<GatewayEnv>[] => {
  const endpoints = `${base}/endpoints`;
  const { list, enable } = endpointSteps(readerOf);
  return [
    route({
      id: `list${noun}Endpoints`,
      method: "GET",
      paths: [endpoints],
      summary: `List the ${whose}'s webhook endpoints`,
      description: "With their health, and how many events of a disabled one are held.",
      guard,
      query: pageQuery,
      answers: { 200: listOf(endpointAnswer) },
      step: list,
    }),
    route({
      id: `enable${noun}Endpoint`,
      method: "POST",
      paths: [`${endpoints}/:id/enable`],
      summary: "Enable a webhook endpoint",
      description:
        "A 410 of a registered endpoint disables it, and so do five days without a success. Its " +
        "events are held, and leave in their order once it is enabled.",
      guard,
      path: ownEndpointPath,
      body: v.strictObject({}),
      answers: { 200: enabledEndpoint },
      refusals: ["DISABLED_BY_OPERATOR"],
      step: enable,
    }),
  ];
};
