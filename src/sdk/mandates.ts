import {
  action,
  type CallOptions,
  creation,
  type KeyedOptions,
  type Paged,
  paged,
  reading,
  type Sender,
  segment,
} from "./request.ts";
import type {
  ConfirmMandateFunds,
  CreateCharge,
  CreateMandate,
  ListChargesQuery,
  ListMandatesQuery,
  Mandate,
  MandateCharge,
  MandateFunds,
  PauseMandate,
} from "./types.ts";

const one = (mandateId: string): string => `/mandates/${segment(mandateId)}`;

/** A customer's permissions to be charged again and again: docs/mandates.md. */
export class Mandates {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  /** Send the customer to its `approval_url`. */
  create(body: CreateMandate, options?: CallOptions): Promise<Mandate> {
    return this.#send(creation("/recurring/mandates", body, options));
  }

  read(mandateId: string, options?: CallOptions): Promise<Mandate> {
    return this.#send(reading(one(mandateId), options));
  }

  list(query?: ListMandatesQuery, options?: CallOptions): Paged<Mandate> {
    return paged(this.#send, "/mandates", query, options);
  }

  pause(mandateId: string, body: PauseMandate = {}, options?: CallOptions): Promise<Mandate> {
    return this.#send(action(`${one(mandateId)}/pause`, body, options));
  }

  resume(mandateId: string, options?: CallOptions): Promise<Mandate> {
    return this.#send(action(`${one(mandateId)}/resume`, {}, options));
  }

  /** A repeated cancel gets the same answer. */
  cancel(mandateId: string, options?: CallOptions): Promise<Mandate> {
    return this.#send(action(`${one(mandateId)}/cancel`, {}, options));
  }

  /** Whether the account holds an amount. Ten different amounts an account and day. */
  confirmFunds(
    mandateId: string,
    body: ConfirmMandateFunds,
    options?: CallOptions,
  ): Promise<MandateFunds> {
    return this.#send(action(`${one(mandateId)}/funds-confirmation`, body, options));
  }
}

/** The charges of mandates. */
export class Charges {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  /**
   * Charges a mandate, or announces a charge for its `charge_date`. The key belongs to your
   * invoice: a request that is repeated under it does not charge twice.
   */
  create(mandateId: string, body: CreateCharge, options: KeyedOptions): Promise<MandateCharge> {
    return this.#send(creation(`${one(mandateId)}/charge`, body, options));
  }

  read(mandateId: string, chargeId: string, options?: CallOptions): Promise<MandateCharge> {
    return this.#send(reading(oneCharge(mandateId, chargeId), options));
  }

  list(mandateId: string, query?: ListChargesQuery, options?: CallOptions): Paged<MandateCharge> {
    return paged(this.#send, `${one(mandateId)}/charges`, query, options);
  }

  /** Until the end of the day before an announced charge. */
  cancel(mandateId: string, chargeId: string, options?: CallOptions): Promise<MandateCharge> {
    return this.#send(action(`${oneCharge(mandateId, chargeId)}/cancel`, {}, options));
  }

  /** Tries a failed charge again; each of its retries has a key of its own. */
  retry(mandateId: string, chargeId: string, options: KeyedOptions): Promise<MandateCharge> {
    return this.#send(creation(`${oneCharge(mandateId, chargeId)}/retry`, {}, options));
  }
}

const oneCharge = (mandateId: string, chargeId: string): string =>
  `${one(mandateId)}/charges/${segment(chargeId)}`;
