import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { type BankProxy, startBankProxy } from "./bank-proxy.ts";
import { call, type HttpCall, keepAliveAgent } from "./http.ts";
import { startInbox } from "./inbox.ts";

/** The duration of payments with a one-time code within one bank. */
export interface PaymentTimes {
  /** From create to COMPLETED, without the bank's time. Milliseconds, like all. */
  gateway: number[];
  bank: number[];
  /** From the customer's code to the answer COMPLETED, including the bank's time. */
  confirm: number[];
  /** From COMPLETED to the arrival of payment.completed. */
  webhook: number[];
}

/** How long the gateway may still use an address that was changed. */
const CONFIGURATION_CACHE_MS = 2_100;

const WEBHOOK_WAIT_MS = 10_000;

/** One payment after the other. The first few only warm up. */
export const measurePayments = async (
  world: World,
  { payments, warmUp }: { payments: number; warmUp: number },
): Promise<PaymentTimes> => {
  const inbox = await startInbox();
  const { merchant_id } = gatewayOf(world).merchant;
  await patch(world, `/merchants/${merchant_id}`, {
    modes: { test: { webhook_url: inbox.url } },
  });
  try {
    return await besideBankProxy(world, async (proxy) => {
      const customer = customerOf(world);
      for (let count = 0; count < warmUp; count += 1) await pay(world, customer());
      const made = [];
      for (let count = 0; count < payments; count += 1) {
        const payment = await pay(world, customer());
        made.push({ ...payment, bank: proxy.bankTime(payment.correlationId) });
      }
      const sessionIds = made.map(({ sessionId }) => sessionId);
      return {
        gateway: made.map(({ total, bank }) => total - bank),
        bank: made.map(({ bank }) => bank),
        confirm: made.map(({ confirm }) => confirm),
        webhook: await inbox.delays(sessionIds, WEBHOOK_WAIT_MS),
      };
    });
  } finally {
    await inbox.stop();
  }
};

const patch = (world: World, path: string, body: object) => {
  const { base_url, admin_key } = gatewayOf(world);
  return requestOk(`${base_url}/admin/v1${path}`, {
    method: "PATCH",
    headers: { "x-gateway-admin-key": admin_key },
    body,
  });
};

/** Has the gateway call the first bank through a proxy that takes the bank's time. */
export const besideBankProxy = async <T>(
  world: World,
  work: (proxy: BankProxy) => Promise<T>,
): Promise<T> => {
  const { bank_id, core_base_url } = bankOf(world);
  const { origin } = new URL(core_base_url);
  const proxy = await startBankProxy(origin);
  const lead = async (address: string) => {
    await patch(world, `/banks/${bank_id}`, { core_base_url: address });
    await sleep(CONFIGURATION_CACHE_MS);
  };
  await lead(core_base_url.replace(origin, proxy.origin));
  try {
    return await work(proxy);
  } finally {
    await lead(core_base_url);
    await proxy.stop();
  }
};

export type Customer = World["customers"][number];

/** The customers of the merchant's bank in turn, so no phone holds every message. */
export const customerOf = (world: World): (() => Customer) => {
  const { bank_handle } = bankOf(world);
  const customers = world.customers.filter((customer) => customer.bank_handle === bank_handle);
  let turn = 0;
  return () => {
    const customer = customers[turn++ % customers.length];
    if (!customer) throw new Error("the merchant's bank has no customer");
    return customer;
  };
};

export const gatewayOf = (world: World): World["gateways"][number] => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  return gateway;
};

const bankOf = (world: World): World["banks"][number] => {
  const [bank] = world.banks;
  if (!bank) throw new Error("the world has no bank");
  return bank;
};

/** The create request of every measurement. */
export const createCall = (world: World): HttpCall => {
  const { base_url, merchant } = gatewayOf(world);
  return {
    method: "POST",
    url: `${base_url}/api/v1/payments/sessions`,
    headers: {
      authorization: `Bearer ${merchant.api_key}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      amount: 1,
      currency: world.currency,
      destination: { type: "iban", value: merchant.destination },
      description: "Two tickets, row 7",
      reference: "order-1042",
      redirect_url: "https://shop.example/thanks",
    }),
  };
};

interface MadePayment {
  sessionId: string;
  correlationId: string;
  /** The sum of all answers' times, without the customer's own pauses and phone. */
  total: number;
  confirm: number;
}

const agent = keepAliveAgent(4);

/** The answer of a call, with its time in milliseconds. */
export const timedCall = async <Body>(
  next: HttpCall,
  correlationId: string,
): Promise<{ body: Body; time: number }> => {
  const headers = { ...next.headers, "x-correlation-id": correlationId };
  const startedAt = performance.now();
  const { status, text } = await call(agent, { ...next, headers });
  const time = performance.now() - startedAt;
  if (status >= 300) throw new Error(`${next.method} ${next.url} answered ${status}: ${text}`);
  return { body: JSON.parse(text), time };
};

const pay = async (world: World, customer: Customer): Promise<MadePayment> => {
  const { base_url } = gatewayOf(world);
  const correlationId = randomUUID();
  let total = 0;
  let latest = 0;
  const timed = async <Body>(next: HttpCall): Promise<Body> => {
    const { body, time } = await timedCall<Body>(next, correlationId);
    latest = time;
    total += time;
    return body;
  };

  const { session_id, checkout_url } = await timed<{ session_id: string; checkout_url: string }>(
    createCall(world),
  );
  const { token } = await timed<{ token: string }>({
    method: "GET",
    url: checkout_url,
    headers: { accept: "application/json" },
  });
  const step = <Body>(name: string, body: object) =>
    timed<Body>({
      method: "POST",
      url: `${base_url}/api/v1/payments/sessions/${session_id}/${name}`,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await step("resolve-payer", { payer_iban: customer.iban });
  await step("select-auth", { auth_mode: "OTP" });
  const otp_code = await readCode(customer, session_id);
  const { status } = await step<{ status: string }>("confirm", { otp_code });
  if (status !== "COMPLETED") throw new Error(`a payment ended ${status}`);
  return { sessionId: session_id, correlationId, total, confirm: latest };
};

export const readCode = async (customer: Customer, sessionId: string): Promise<string> => {
  const messages = await requestOk<{ session_id: string; otp_code?: string }[]>(
    `${customer.phone_url}/messages.json`,
  );
  const message = messages.find(({ session_id }) => session_id === sessionId);
  if (message?.otp_code === undefined) throw new Error("the phone shows no code");
  return message.otp_code;
};
