import type { AuthMode } from "../../../src/approvals/authorisation.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { orderApprovalPage } from "../../../src/products/payment-orders/approval-routes.ts";
import { type OrderTerms, orderById } from "../../../src/products/payment-orders/order-record.ts";
import { type Approvable, openPage, PageBrowser } from "../../approvals/page-browser.ts";
import { ibanAt, party } from "../../workers/gateway-journey.ts";
import { bodyOf, env } from "../../workers/gateway-worker.ts";
import { Consent, ownIban, ownTpp } from "../consents/consent-journey.ts";
import { termsOf } from "./order-fixtures.ts";

/** Orders on a customer's account at the bank alpha, and the browsers of their customers. */
const BACK = "https://tpp.example/back";
const CALL = { correlationId: "c" };

const banksNow = {
  institution_code: "ALPHDEFFXXX",
  core_base_url: "https://alpha.example/bank/callback",
};

const viewer = () => ({ tpp_id: ownTpp().tpp_id, mode: "test", consent_id: null }) as const;

interface Asked extends Partial<OrderTerms> {
  /** What the bank offers for the account; by default all. */
  methods?: AuthMode[];
  /** The account that pays; all have the same one unless the test names another. */
  iban?: string;
}

export class Order implements Approvable {
  readonly payment_order_id: string;
  readonly consent: Consent;
  readonly url: string;
  readonly steps: string;
  readonly cookie = "order_browser";
  readonly iban: string;
  readonly #stub;

  private constructor(payment_order_id: string, consent: Consent, iban: string) {
    this.iban = iban;
    this.payment_order_id = payment_order_id;
    this.consent = consent;
    this.steps = `/ob/payment-orders/${payment_order_id}/authorisation`;
    this.url = orderApprovalPage.urlOf(env, payment_order_id);
    const stub = orderById(env, payment_order_id);
    if (!stub) throw new Error("no such order");
    this.#stub = stub;
  }

  /** A consent to pay, approved just now. */
  static async consented(): Promise<Consent> {
    const consent = await Consent.ask({ scopes: ["accounts:read", "payments:write"] });
    await (await consent.open()).approved();
    return consent;
  }

  /** Asked for by the TPP just now, and waiting for its customer. */
  static async ask({ methods, iban = ownIban, ...changes }: Asked = {}): Promise<Order> {
    const consent = await Order.consented();
    const [{ account_id }] = (await consent.seen()).accounts;
    const payment_order_id = formatId("po", newObjectId(env, "PAYMENT_ORDERS"));
    const order = new Order(payment_order_id, consent, iban);
    const { source, route } = termsOf();
    const { tpp_id, name } = ownTpp();
    const creditor_iban = ibanAt("alpha", 9_001);
    const terms = termsOf({
      ...{ payment_order_id, consent_id: consent.consent_id, sca_url: order.url },
      ...{ tpp_id, client_id: tpp_id, tpp_name: name, source_account_id: account_id },
      source: {
        ...{ ...source, ...banksNow, iban },
        ...{ bank_id: party.banks.test.alpha.bank_id, bank_handle: "alpha" },
        available_auth_methods: methods ?? source.available_auth_methods,
      },
      destination: { type: "iban", value: creditor_iban },
      route: { ...route, creditor: { ...route.creditor, ...banksNow, iban: creditor_iban } },
      redirect_uri: BACK,
      created_at: Date.now(),
      ...changes,
    });
    const creation = { request_hash: payment_order_id, answer: "{}" };
    await order.#stub.create({ terms, checked_at: 0 }, creation, CALL);
    return order;
  }

  async cancel(): Promise<void> {
    await this.#stub.act({ type: "cancel", ...viewer() }, CALL);
  }

  /** The order as its TPP reads it. */
  async seen() {
    const view = await this.#stub.view({ view: "order", ...viewer() });
    if (!view?.ok) throw new Error("not seen");
    return JSON.parse(view.value);
  }

  /** Opened in a browser, which gets a token. */
  async open(browser?: string): Promise<Customer> {
    return new Customer(this, ...(await openPage(this, browser)));
  }
}

/** One browser with the page of an order. */
export class Customer extends PageBrowser {
  readonly order: Order;

  constructor(order: Order, browser: string, token: string) {
    super(order, browser, token);
    this.order = order;
  }

  /** The bank has sent a code. */
  async challenged(): Promise<this> {
    bodyOf(await this.start());
    return this;
  }

  /** The bank has verified the code and booked the payment. */
  async paid(): Promise<this> {
    await this.challenged();
    bodyOf(await this.confirm());
    return this;
  }
}
