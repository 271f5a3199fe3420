import { Charges, Mandates } from "./mandates.ts";
import {
  action,
  type CallOptions,
  type ClientOptions,
  creation,
  type KeyedOptions,
  type Paged,
  paged,
  Requester,
  reading,
  type Sender,
  segment,
} from "./request.ts";
import { isInPage } from "./runtime.ts";
import { Settlements } from "./settlements.ts";
import type {
  ChooseEvents,
  CreatedSession,
  CreatePortalSession,
  CreateRefund,
  CreateSession,
  Endpoint,
  Event,
  EventDetail,
  InitiatedPayment,
  InitiatePayment,
  Key,
  ListEndpointsQuery,
  ListEventsQuery,
  ListedSession,
  ListOwnKeysQuery,
  ListPaymentSessionsQuery,
  Payment,
  PaymentSession,
  PortalSession,
  Redelivery,
  Refund,
  RefundList,
} from "./types.ts";

export * from "./common.ts";
export type { Charges, Mandates } from "./mandates.ts";
export type { SettlementFileLine, SettlementQuery } from "./settlements.ts";

export interface MerchantOptions extends ClientOptions {
  /** `mk_test_…` or `mk_live_…`: its mode is the mode of everything that you create. */
  apiKey: string;
}

/** A merchant's server at the gateway. Amounts are integers in minor units: 4900 is 49.00. */
export class MerchantClient {
  readonly payments: Payments;
  readonly refunds: Refunds;
  readonly mandates: Mandates;
  readonly charges: Charges;
  readonly events: MerchantEventLog;
  readonly endpoints: MerchantEndpoints;
  readonly settlements: Settlements;
  readonly #send: Sender;

  constructor({ apiKey, ...options }: MerchantOptions) {
    if (isInPage()) throw new TypeError("An API key must never be in a page. Use it on a server.");
    if (!/^mk_[\x21-\x7e]+$/.test(apiKey)) throw new TypeError("apiKey must begin with mk_");
    const requester = new Requester(options);
    const headers = () => ({ authorization: `Bearer ${apiKey}` });
    this.#send = (call) => requester.json({ ...call, headers });
    this.payments = new Payments(this.#send);
    this.refunds = new Refunds(this.#send);
    this.mandates = new Mandates(this.#send);
    this.charges = new Charges(this.#send);
    this.events = new MerchantEventLog(this.#send);
    this.endpoints = new MerchantEndpoints(this.#send);
    this.settlements = new Settlements(
      async (call) => (await requester.send({ ...call, headers })).text,
    );
  }

  /** Your keys of the mode, without the keys themselves. */
  keys(query?: ListOwnKeysQuery, options?: CallOptions): Paged<Key> {
    return paged(this.#send, "/keys", query, options);
  }

  /** A one-time link to your portal, for one of your staff who is signed in at yours. */
  portalSession(body: CreatePortalSession, options?: CallOptions): Promise<PortalSession> {
    // A repeat under a key would be refused, because the link is shown once (G4.10).
    return this.#send(action("/portal-sessions", body, options));
  }
}

const session = (id: string): string => `/payments/sessions/${segment(id)}`;

/** Payments. An `id` is the session's `ps_…` or the payment's `pay_…`. */
export class Payments {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  /** Send the customer to its `checkout_url`, and fulfil on the webhook `payment.completed`. */
  create(body: CreateSession, options?: CallOptions): Promise<CreatedSession> {
    return this.#send(creation("/payments/sessions", body, options));
  }

  /** The same with other field names; pays your settlement account by default. */
  initiate(body: InitiatePayment, options?: CallOptions): Promise<InitiatedPayment> {
    return this.#send(creation("/payments/initiate", body, options));
  }

  read(id: string, options?: CallOptions): Promise<PaymentSession> {
    return this.#send(reading(session(id), options));
  }

  /** Its status, route and fees; a charge's too, under its `payment_id`. */
  status(id: string, options?: CallOptions): Promise<Payment> {
    return this.#send(reading(`/payments/${segment(id)}/status`, options));
  }

  list(query?: ListPaymentSessionsQuery, options?: CallOptions): Paged<ListedSession> {
    return paged(this.#send, "/payments/sessions", query, options);
  }

  /** Until the bank receives its instruction. A repeated cancel gets the same answer. */
  cancel(id: string, options?: CallOptions): Promise<PaymentSession> {
    return this.#send(action(`${session(id)}/cancel`, {}, options));
  }
}

const refundsOf = (paymentId: string): string => `/payments/${segment(paymentId)}/refunds`;

/** Refunds of payments and of charges, at most 50 each. */
export class Refunds {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  /** Refunds `amount`, or everything that is left. */
  create(paymentId: string, body: CreateRefund, options: KeyedOptions): Promise<Refund> {
    return this.#send(creation(refundsOf(paymentId), body, options));
  }

  read(paymentId: string, refundId: string, options?: CallOptions): Promise<Refund> {
    return this.#send(reading(`${refundsOf(paymentId)}/${segment(refundId)}`, options));
  }

  list(paymentId: string, options?: CallOptions): Promise<RefundList> {
    return this.#send(reading(refundsOf(paymentId), options));
  }
}

/** What was sent to your endpoint, for 400 days. */
export class MerchantEventLog {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  list(query?: ListEventsQuery, options?: CallOptions): Paged<Event> {
    return paged(this.#send, "/events", query, options);
  }

  /** With every attempt of the last 30 days. */
  read(eventId: string, options?: CallOptions): Promise<EventDetail> {
    return this.#send(reading(`/events/${segment(eventId)}`, options));
  }

  redeliver(eventId: string, options?: CallOptions): Promise<Redelivery> {
    return this.#send(action(`/events/${segment(eventId)}/redeliver`, {}, options));
  }
}

/** Where your events go, and how these addresses answer. */
export class MerchantEndpoints {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  list(query?: ListEndpointsQuery, options?: CallOptions): Paged<Endpoint> {
    return paged(this.#send, "/endpoints", query, options);
  }

  /** Its held events are sent in order. */
  enable(endpointId: string, options?: CallOptions): Promise<Endpoint> {
    return this.#send(action(`/endpoints/${segment(endpointId)}/enable`, {}, options));
  }

  /** Replaces the list of its optional events. A repeat changes nothing more. */
  chooseEvents(endpointId: string, json: ChooseEvents, options?: CallOptions): Promise<Endpoint> {
    const path = `/endpoints/${segment(endpointId)}`;
    return this.#send({ method: "PATCH", path, json, repeat: "always", options });
  }
}
