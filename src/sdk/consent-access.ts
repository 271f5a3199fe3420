import { Charges, Mandates } from "./mandates.ts";
import {
  action,
  type CallOptions,
  creation,
  type KeyedOptions,
  Paged,
  paged,
  reading,
  type Sender,
  segment,
} from "./request.ts";
import type {
  Account,
  AccountList,
  Balances,
  ConfirmFunds,
  Consent,
  CreatePaymentOrder,
  FundsConfirmation,
  ListPaymentOrdersQuery,
  ListStandingOrdersQuery,
  ListTransactionsQuery,
  PaymentOrder,
  StandingOrder,
  StandingOrderPage,
  Transaction,
  TransactionPage,
} from "./types.ts";

/** One customer's accounts, within the scopes of one consent. Its token is renewed as needed. */
export class ConsentAccess {
  readonly consentId: string;
  readonly orders: PaymentOrders;
  readonly mandates: Mandates;
  readonly charges: Charges;
  readonly #send: Sender;

  constructor(consentId: string, send: Sender) {
    this.consentId = consentId;
    this.#send = send;
    this.orders = new PaymentOrders(send);
    this.mandates = new Mandates(send);
    this.charges = new Charges(send);
  }

  /** The consent itself: status, accounts, when it was last used. */
  read(options?: CallOptions): Promise<Consent> {
    return this.#send(reading(this.#path, options));
  }

  /** Ends the consent and all its tokens. */
  revoke(options?: CallOptions): Promise<void> {
    return this.#send({ method: "DELETE", path: this.#path, repeat: "always", options });
  }

  get #path(): string {
    return `/ob/consents/${segment(this.consentId)}`;
  }

  async accounts(options?: CallOptions): Promise<Account[]> {
    return (await this.#send<AccountList>(reading("/ob/accounts", options))).accounts;
  }

  account(accountId: string, options?: CallOptions): Promise<Account> {
    return this.#send(reading(oneAccount(accountId), options));
  }

  async balances(accountId: string, options?: CallOptions): Promise<Balances["balances"]> {
    const path = `${oneAccount(accountId)}/balances`;
    return (await this.#send<Balances>(reading(path, options))).balances;
  }

  /** Newest first; by default the last 90 days. */
  transactions(
    accountId: string,
    query?: ListTransactionsQuery,
    options?: CallOptions,
  ): Paged<Transaction> {
    const path = `${oneAccount(accountId)}/transactions`;
    return new Paged(async (cursor = query?.cursor) => {
      const asked = reading(path, options, { ...query, cursor });
      const page = await this.#send<TransactionPage>(asked);
      return { data: page.transactions, next_cursor: page.next_cursor };
    });
  }

  standingOrders(
    accountId: string,
    query?: ListStandingOrdersQuery,
    options?: CallOptions,
  ): Paged<StandingOrder> {
    const path = `${oneAccount(accountId)}/standing-orders`;
    return new Paged(async (cursor = query?.cursor) => {
      const asked = reading(path, options, { ...query, cursor });
      const page = await this.#send<StandingOrderPage>(asked);
      return { data: page.standing_orders, next_cursor: page.next_cursor };
    });
  }

  /** Whether the account holds an amount; it reserves nothing. */
  confirmFunds(
    accountId: string,
    body: ConfirmFunds,
    options?: CallOptions,
  ): Promise<FundsConfirmation> {
    return this.#send(action(`${oneAccount(accountId)}/funds-confirmation`, body, options));
  }
}

const oneAccount = (accountId: string): string => `/ob/accounts/${segment(accountId)}`;

const oneOrder = (id: string): string => `/ob/payment-orders/${segment(id)}`;

/** What an app pays from a customer's account. */
export class PaymentOrders {
  readonly #send: Sender;

  constructor(send: Sender) {
    this.#send = send;
  }

  /**
   * Pays, or asks for the customer's approval at `sca_url`. Store the key and the body before you
   * send them: if an answer is lost, the same request under the same key pays once.
   */
  create(body: CreatePaymentOrder, options: KeyedOptions): Promise<PaymentOrder> {
    return this.#send(creation("/ob/payment-orders", body, options));
  }

  read(id: string, options?: CallOptions): Promise<PaymentOrder> {
    return this.#send(reading(oneOrder(id), options));
  }

  list(query?: ListPaymentOrdersQuery, options?: CallOptions): Paged<PaymentOrder> {
    return paged(this.#send, "/ob/payment-orders", query, options);
  }

  /** While it is PENDING_SCA. */
  cancel(id: string, options?: CallOptions): Promise<PaymentOrder> {
    return this.#send(action(`${oneOrder(id)}/cancel`, {}, options));
  }
}
