import type { AuthMode } from "../../../src/approvals/authorisation.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { orderById } from "../../../src/products/payment-orders/address.ts";
import { orderPage } from "../../../src/products/payment-orders/approval-routes.ts";
import type { OrderTerms } from "../../../src/products/payment-orders/order-record.ts";
import { ibanAt, party } from "../../workers/gateway-journey.ts";
import { type Answer, ask, bodyOf, env } from "../../workers/gateway-worker.ts";
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

let browsers = 0;

const newBrowser = (): string => String(++browsers).padStart(32, "0");

interface Asked extends Partial<OrderTerms> {
  /** What the bank offers for the account; by default all. */
  methods?: AuthMode[];
  /** The account that pays; all have the same one unless the test names another. */
  iban?: string;
}

export class Order {
  readonly payment_order_id: string;
  readonly consent: Consent;
  readonly url: string;
  readonly iban: string;
  readonly #stub;

  private constructor(payment_order_id: string, consent: Consent, iban: string) {
    this.iban = iban;
    this.payment_order_id = payment_order_id;
    this.consent = consent;
    this.url = orderPage.urlOf(env, payment_order_id);
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
  async open(browser = newBrowser()): Promise<Customer> {
    const cookie = `order_browser=${browser}`;
    const { token } = bodyOf(await ask("GET", this.url, { cookie }));
    return new Customer(this, browser, token);
  }
}

/** One browser with the page of an order. */
export class Customer {
  readonly order: Order;
  readonly browser: string;
  readonly token: string;

  constructor(order: Order, browser: string, token: string) {
    this.order = order;
    this.browser = browser;
    this.token = token;
  }

  step(name: string, json: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const path = `/ob/payment-orders/${this.order.payment_order_id}/authorisation/${name}`;
    return ask("POST", path, { "x-gateway-auth-session": this.token, ...headers }, json);
  }

  read(): Promise<Answer> {
    const path = `/ob/payment-orders/${this.order.payment_order_id}/authorisation`;
    return ask("GET", path, { "x-gateway-auth-session": this.token });
  }

  payer = (payer_iban = this.order.iban) => this.step("payer", { payer_iban });
  start = (auth_mode = "OTP") => this.step("start", { auth_mode });
  confirm = (otp_code = "123456") => this.step("confirm", { otp_code });
  approve = (json: object = {}) => this.step("approve", json);
  reject = () => this.step("reject");

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
