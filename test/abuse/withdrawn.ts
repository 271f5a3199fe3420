import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World, WorldCustomer } from "../../scripts/local/world.ts";
import { eventually, phoneMessage, readLedger } from "../support/checkout-client.ts";
import { openConsentPage } from "../support/consent-client.ts";
import { openSca } from "../support/order-client.ts";
import { insistOn, officesOf } from "./staff.ts";
import { App, type AppAnswer, type Grant } from "./tpp-app.ts";

/**
 * A TPP whose scopes staff take away while it has tokens, a mandate, and a consent, an order and a
 * mandate that their customer is about to approve. It goes on as if it had them, as another TPP
 * does beside it.
 */
export interface Withdrawn {
  /** What it did with a taken scope after staff had their answer. Nothing may succeed. */
  moved: string[];
  /** The transfers that its taken scopes have made since. */
  booked: number;
  /** How long it could read with a taken scope, in milliseconds after the answer. */
  readsEndedMs: number;
  /** What it still read when every cache of two seconds was over. */
  stillRead: string[];
  refused: number;
  /** What it may still do, and what of that failed. */
  kept: number;
  keptFailed: string[];
  others: number;
  othersFailed: string[];
}

const KEPT = ["accounts:read"];
const TAKEN = ["balances:read", "payments:write", "mandates:write"];
const ALL = [...KEPT, ...TAKEN];

/** What the first TPP moves; the other one a little more. The books tell by these amounts. */
const ORDER = 77;
const CHARGE = 55;
const ORDER_TO_APPROVE = 40_077;

type Place = 0 | 1;

/** Caches hold a TPP for less (platform/isolate-cache.ts). */
const CACHES_END_MS = 2_000;
const PAUSE_MS = 500;

/** A customer of the first bank, which offers mandates, and whom nobody else attacks or pays as. */
const customerOf = ({ banks: [bank], customers }: World): WorldCustomer => {
  const found = customers.find(
    ({ alias, bank_handle }) =>
      bank_handle === bank?.bank_handle &&
      customers.some((other) => other.alias === alias && other.bank_handle !== bank_handle),
  );
  if (!found) throw new Error("no customer has accounts at two banks");
  return found;
};

type Ask = () => Promise<{ status: number; body: unknown }>;
type Acts = Record<string, Ask>;

const wentWell = ({ status }: { status: number }): boolean => status < 300;

/** An app, the consent that its customer gave it, and what it does with it. */
class Client {
  readonly world: World;
  readonly app: App;
  readonly customer: WorldCustomer;
  readonly #place: Place;
  grant: Grant;
  mandateId = "";

  private constructor(world: World, app: App, place: Place, grant: Grant) {
    [this.world, this.app, this.#place, this.grant] = [world, app, place, grant];
    this.customer = customerOf(world);
  }

  static async connect(world: World, place: Place): Promise<Client> {
    const app = await App.register(world, ALL, `192.0.2.${1 + place}`);
    const grant = await app.connect(customerOf(world), ALL);
    const client = new Client(world, app, place, grant);
    const mandate = (await client.askForMandate()).body;
    await (await client.mandateToConfirm(mandate))();
    client.mandateId = String(mandate.mandate_id);
    return client;
  }

  as(method: string, path: string, body?: object): Promise<AppAnswer> {
    return this.app.as(this.grant, method, path, body);
  }

  get destination() {
    return { type: "iban", value: this.world.gateways[0]?.merchant.destination };
  }

  /** The transfers at the banks that its orders and charges have made. */
  async booked(): Promise<number> {
    const amounts = [ORDER, CHARGE, ORDER_TO_APPROVE].map((amount) => amount + this.#place);
    const { banks } = await readLedger(this.world);
    return Object.values(banks)
      .flatMap(({ transfers }) => transfers)
      .filter(({ amount }) => amounts.includes(amount)).length;
  }

  pay(amount: number): Promise<AppAnswer> {
    const { account_id: source_account_id } = this.grant;
    const { destination, world } = this;
    return this.as("POST", "/ob/payment-orders", {
      ...{ source_account_id, destination, currency: world.currency },
      amount: amount + this.#place,
    });
  }

  askForMandate(): Promise<AppAnswer> {
    const { destination, world, grant } = this;
    return this.as("POST", "/api/v1/recurring/mandates", {
      ...{ source_account_id: grant.account_id, destination, currency: world.currency },
      ...{ amount: 2 * CHARGE, max_amount_per_period: 1_000 * CHARGE, frequency: "MONTHLY" },
    });
  }

  /** The last step of a mandate's approval, to be taken whenever. */
  async mandateToConfirm({ mandate_id, approval_url }: AppAnswer["body"]): Promise<Ask> {
    const id = String(mandate_id);
    const headers = { accept: "application/json" };
    const { token } = await requestOk<{ token: string }>(String(approval_url), { headers });
    const steps = `${this.world.gateways[0]?.base_url}/mandates/${id}/authorisation`;
    const step = (name: string, body: object) =>
      requestJson(`${steps}/${name}`, {
        ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
      });
    await step("start", { auth_mode: "OTP" });
    const { otp_code } = await phoneMessage(this.customer, id, "OTP");
    return () => step("confirm", { otp_code });
  }

  async orderToConfirm(): Promise<{ id: string; confirm: Ask }> {
    const { body } = await this.pay(ORDER_TO_APPROVE);
    const id = String(body.payment_order_id);
    const browser = await openSca({ payment_order_id: id, sca_url: String(body.sca_url) });
    await browser.step("start", { auth_mode: "OTP" });
    const { otp_code } = await phoneMessage(this.customer, id, "OTP");
    return { id, confirm: () => browser.step("confirm", { otp_code }) };
  }

  async consentToApprove(): Promise<Ask> {
    const { body } = await this.app.askForConsent(this.customer, ALL);
    const consent_id = String(body.consent_id);
    const page = await openConsentPage({ consent_id, consent_url: String(body.consent_url) });
    await page.step("payer", { payer_iban: this.customer.iban });
    await page.step("start", { auth_mode: "OTP" });
    const { otp_code } = await phoneMessage(this.customer, consent_id, "OTP");
    await page.step("confirm", { otp_code });
    return () => page.step("approve", {});
  }

  /** What needs the payments or the mandates scope. */
  moves(): Acts {
    const path = `/api/v1/mandates/${this.mandateId}/charge`;
    const amount = CHARGE + this.#place;
    return {
      order: () => this.pay(ORDER),
      mandate: () => this.askForMandate(),
      charge: () => this.as("POST", path, { amount, reference: randomUUID() }),
    };
  }

  /** What may be read for as long as a cache holds the TPP. */
  reads(): Acts {
    const account = `/ob/accounts/${this.grant.account_id}`;
    const amount = { amount: 1, currency: this.world.currency };
    return {
      balances: () => this.as("GET", `${account}/balances`),
      funds: () => this.as("POST", `${account}/funds-confirmation`, amount),
      "balances with new tokens": async () => {
        const grant = await this.app.refresh(this.grant);
        if (!grant) throw new Error("no new tokens");
        this.grant = grant;
        return this.as("GET", `${account}/balances`);
      },
      "a new consent": () => this.app.askForConsent(this.customer, ALL),
    };
  }

  /** What needs the kept scope, or none. */
  kept(): Acts {
    const { app, grant, mandateId } = this;
    return {
      accounts: () => this.as("GET", "/ob/accounts"),
      "the consent": () => app.own("GET", `/ob/consents/${grant.consent_id}`),
      "the mandate": () => app.own("GET", `/api/v1/mandates/${mandateId}`),
      introspection: () => app.form("introspect", { token: this.grant.access_token }),
      "a consent without them": () => app.askForConsent(this.customer, KEPT),
    };
  }
}

/** Each in turn; the names of those that ended otherwise than expected, with their codes. */
const namesOf = async (acts: Acts, isFound: (answer: { status: number }) => boolean) => {
  const found: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const answer = await act();
    const { error } = (answer.body ?? {}) as { error?: { code: string } };
    if (isFound(answer)) found.push(`${name}: ${error?.code ?? answer.status}`);
  }
  return found;
};

const failed = (acts: Acts) => namesOf(acts, (answer) => !wentWell(answer));

const countOf = (acts: Acts): number => Object.keys(acts).length;

const everything = (client: Client): Acts => ({
  ...client.moves(),
  ...client.reads(),
  ...client.kept(),
});

/** Both TPPs, with all that they need. Everything works before scopes are taken. */
const connectTpps = async (world: World) => {
  const [client, other] = [await Client.connect(world, 0), await Client.connect(world, 1)];
  for (const one of [client, other]) {
    const broken = await failed(everything(one));
    if (broken.length > 0) throw new Error(`before scopes are taken: ${broken.join(", ")}`);
  }
  await eventually("an order and a charge", async () => (await client.booked()) === BOOKED_BEFORE);
  const order = await client.orderToConfirm();
  const approvals: Acts = {
    "confirm the order": order.confirm,
    "confirm the mandate": await client.mandateToConfirm((await client.askForMandate()).body),
    "approve the consent": await client.consentToApprove(),
  };
  return { client, other, approvals, orderId: order.id };
};

/** An order and a charge, as proof that both are possible. */
const BOOKED_BEFORE = 2;

export const withdraw = async (world: World, rounds: number): Promise<Withdrawn> => {
  const { client, other, approvals, orderId } = await connectTpps(world);
  const result: Withdrawn = {
    ...{ moved: [], booked: 0, readsEndedMs: 0, stillRead: [], refused: 0 },
    ...{ kept: 0, keptFailed: [], others: 0, othersFailed: [] },
  };
  const { owner } = officesOf(world).gateway;
  await insistOn(owner("PATCH", `/tpps/${client.app.tppId}`, { scopes: KEPT }));
  const from = performance.now();
  const readOnce = async (): Promise<string[]> => {
    const read: string[] = [];
    for (const [name, act] of Object.entries(client.reads())) {
      const startedMs = performance.now() - from;
      const isRead = wentWell(await act());
      if (isRead) result.readsEndedMs = Math.max(result.readsEndedMs, startedMs);
      if (isRead) read.push(name);
      else result.refused += 1;
    }
    return read;
  };
  const round = async (): Promise<string[]> => {
    const moves = { ...client.moves(), ...approvals };
    const moved = await namesOf(moves, wentWell);
    result.moved.push(...moved);
    result.refused += countOf(moves) - moved.length;
    const read = await readOnce();
    result.kept += countOf(client.kept());
    result.keptFailed.push(...(await failed(client.kept())));
    return read;
  };
  const beside = async () => {
    const acts = everything(other);
    result.others += countOf(acts);
    result.othersFailed.push(...(await failed(acts)));
  };
  for (let count = 1; count < rounds; count++) {
    await Promise.all([round(), beside()]);
    await sleep(PAUSE_MS);
  }
  await sleep(Math.max(0, CACHES_END_MS - (performance.now() - from)));
  result.stillRead = await round();
  result.booked = (await client.booked()) - BOOKED_BEFORE;
  const ends: Acts = {
    "cancel the order": () => client.app.own("POST", `/ob/payment-orders/${orderId}/cancel`, {}),
    "cancel the mandate": () =>
      client.app.own("POST", `/api/v1/mandates/${client.mandateId}/cancel`, {}),
    "revoke the consent": () => client.app.own("DELETE", `/ob/consents/${client.grant.consent_id}`),
  };
  result.kept += countOf(ends);
  result.keptFailed.push(...(await failed(ends)));
  return result;
};
