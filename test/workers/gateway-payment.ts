import { expectStatus, railKey } from "./operator.ts";
import { accounts, type Body, CODE, type Customer } from "./outside.ts";
import type { Answer, WholeGateway } from "./whole-gateway.ts";

/** One payment as its merchant, its customer and the rail see it, over HTTP. */
export interface Created {
  request: object;
  answer: { session_id: string; checkout_url: string };
}

/** What a browser keeps between two visits of the checkout. */
const COOKIE = `checkout_browser=${"0123456789abcdef".repeat(2)}`;

export class GatewayPayment {
  readonly created: Created;
  readonly #gateway: WholeGateway;
  readonly #merchant: { authorization: string };
  readonly #path: string;

  constructor(gateway: WholeGateway, apiKey: string, created: Created) {
    this.#gateway = gateway;
    this.#merchant = { authorization: `Bearer ${apiKey}` };
    this.#path = `/api/v1/payments/sessions/${created.answer.session_id}`;
    this.created = created;
  }

  static async create(
    gateway: WholeGateway,
    apiKey: string,
    terms: object = {},
  ): Promise<GatewayPayment> {
    const destination = { type: "iban", value: accounts.shop.iban };
    const request = { amount: 2_500, currency: "USD", destination, ...terms };
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await gateway.ask("/api/v1/payments/sessions", { headers, json: request });
    return new GatewayPayment(gateway, apiKey, { request, answer: expectStatus(answer, 201).body });
  }

  get sessionId(): string {
    return this.created.answer.session_id;
  }

  async view(): Promise<Body> {
    return expectStatus(await this.#read(this.#path), 200).body;
  }

  /** All that the merchant is shown of it. */
  async views(): Promise<{ session: Body; payment: Body; refunds: Body[] }> {
    return {
      ...{ session: await this.view(), payment: await this.status() },
      refunds: await this.refunds(),
    };
  }

  async status(): Promise<Body> {
    return expectStatus(await this.#read(this.#payment("status")), 200).body;
  }

  repeatCreation(): Promise<Answer> {
    const json = this.created.request;
    return this.#gateway.ask("/api/v1/payments/sessions", { headers: this.#merchant, json });
  }

  /** The names of the events that the merchant's list holds. */
  async events(): Promise<string[]> {
    const { body } = expectStatus(await this.#read("/api/v1/events?limit=100"), 200);
    const own = (body.data as { event: string; session_id: string }[]).filter(
      ({ session_id }) => session_id === this.sessionId,
    );
    return own.map(({ event }) => event);
  }

  /** Its entry in the merchant's list. */
  async listed(): Promise<Body> {
    const { body } = expectStatus(await this.#read("/api/v1/payments/sessions?limit=100"), 200);
    return body.data.find(({ session_id }: Body) => session_id === this.sessionId);
  }

  async refunds(): Promise<Body[]> {
    return expectStatus(await this.#read(this.#payment("refunds")), 200).body.data;
  }

  async refund(json: object): Promise<Body> {
    const path = this.#payment("refunds");
    return expectStatus(await this.#gateway.ask(path, { headers: this.#merchant, json }), 201).body;
  }

  async cancel(): Promise<void> {
    const headers = this.#merchant;
    expectStatus(await this.#gateway.ask(`${this.#path}/cancel`, { headers, json: {} }), 200);
  }

  resolve(customer: Customer): Promise<Answer> {
    return this.step("resolve-payer", { payer_alias: customer });
  }

  selectAuth(auth_mode: "OTP" | "PUSH" = "OTP"): Promise<Answer> {
    return this.step("select-auth", { auth_mode });
  }

  confirm(otp_code: string = CODE): Promise<Answer> {
    return this.step("confirm", { otp_code });
  }

  /** The whole checkout, as far as a code is asked for. */
  async untilCode(customer: Customer): Promise<void> {
    expectStatus(await this.resolve(customer), 200);
    expectStatus(await this.selectAuth("OTP"), 200);
  }

  async pay(customer: Customer): Promise<Answer> {
    await this.untilCode(customer);
    return this.confirm();
  }

  /** Opens the checkout, always in the same browser; answers the page's token. */
  async open(): Promise<string> {
    const { pathname } = new URL(this.created.answer.checkout_url);
    const headers = { accept: "application/json", cookie: COOKIE };
    return expectStatus(await this.#gateway.ask(pathname, { headers }), 200).body.token;
  }

  /** A step of the checkout, on a page that was opened before or is opened now. */
  async step(name: string, json: object, token?: string): Promise<Answer> {
    const authorization = `Bearer ${token ?? (await this.open())}`;
    return this.#gateway.ask(`${this.#path}/${name}`, { headers: { authorization }, json });
  }

  #read(path: string): Promise<Answer> {
    return this.#gateway.ask(path, { headers: this.#merchant });
  }

  #payment(what: string): string {
    return `/payments/${this.sessionId}/${what}`;
  }
}

/** What the rail says of an instruction that a bank was given. */
export const railReport = (instruction: Body, status: "CREDITED" | "REJECTED"): Body => {
  const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
    instruction;
  const rail = { rail_ref: `RAIL-${end_to_end_id.slice(0, 8)}`, settlement_fee: 10 };
  return {
    ...{ end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban },
    ...{ ...rail, status },
  };
};

export const reportFromRail = (
  gateway: WholeGateway,
  instruction: Body,
  status: "CREDITED" | "REJECTED",
): Promise<Answer> =>
  gateway.ask("/gateway/callback/credit", {
    headers: { "x-gateway-rail-key": railKey },
    json: railReport(instruction, status),
  });
