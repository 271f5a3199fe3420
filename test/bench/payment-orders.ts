import { randomUUID } from "node:crypto";
import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { World } from "../../scripts/local/world.ts";
import type { BankProxy } from "./bank-proxy.ts";
import type { Bench } from "./comparison.ts";
import type { HttpCall } from "./http.ts";
import { bankCall, type Connected, connect } from "./open-banking.ts";
import {
  besideBankProxy,
  type Customer,
  customerOf,
  gatewayOf,
  readCode,
  timedCall,
} from "./payments.ts";
import { processorTime } from "./processor-time.ts";
import { type StoredClass, storedRecordBytes } from "./storage.ts";

/**
 * The two requests that execute a payment order, beside the same operations of the platform. They
 * are made one after the other, because a bank exempts few orders of an account in a day, and each
 * confirmation needs an order of its own. The bank's time is in neither side.
 */
export interface StepTimes {
  operation: string;
  /** The floor's operations. */
  steps: readonly string[];
  ours: RequestTime[];
  floors: RequestTime[];
}

interface RequestTime {
  /** Milliseconds, without the bank's. */
  time: number;
  bank: number;
  /** Microseconds of processor time of the worker's process until it answered. */
  processor: number;
}

const DAILY_EXEMPTIONS = 200;

/** Minor units: one that needs no SCA, and one that does. */
const EXEMPT = 1;
const APPROVED = 5_000;

interface Payer {
  customer: Customer;
  consent: Connected;
}

export const measureOrders = async (
  bench: Bench,
  { orders, warmUp }: { orders: number; warmUp: number },
): Promise<StepTimes[]> => {
  const { world, stateDir, floor } = bench;
  const gatewayPid = readProcessTable(placesIn(stateDir)).gateway?.workerd_pid ?? 0;
  return besideBankProxy(world, async (proxy) => {
    const next = customerOf(world);
    const payers: Payer[] = [];
    for (const customer of [next(), next(), next()]) {
      const scopes = ["accounts:read", "payments:write"];
      payers.push({ customer, consent: await connect(world, customer, scopes) });
    }
    if (orders + warmUp > payers.length * DAILY_EXEMPTIONS) throw new Error("too many orders");
    const object = await newFloorObject(bench);
    const measure = async (
      operation: string,
      steps: readonly string[],
      prepare: (payer: Payer) => Promise<HttpCall>,
    ): Promise<StepTimes> => {
      const times: StepTimes = { operation, steps, ours: [], floors: [] };
      for (let count = -warmUp; count < orders; count += 1) {
        const payer = payers.at(count % payers.length);
        if (!payer) throw new Error("there is nobody who pays");
        const { status, ...ours } = await timed(proxy, gatewayPid, await prepare(payer));
        if (status !== "COMPLETED") throw new Error(`an order is ${status}`);
        const floorTime = await timed(
          proxy,
          floor.workerdPid,
          floorCall(bench, proxy, object, steps),
        );
        if (count < 0) continue;
        times.ours.push(ours);
        times.floors.push(floorTime);
      }
      return times;
    };
    return [
      await measure("create an exempt order", stepsOfCreate, async ({ consent }) =>
        createCall(world, consent, EXEMPT),
      ),
      await measure("confirm an order with a code", stepsOfConfirm, (payer) =>
        orderToConfirm(world, payer),
      ),
    ];
  });
};

/**
 * What the platform has to do for these requests, in their order. To create: the token and its
 * consent; the payee's account; banks, TPP and settings uncached; the payer's guard and the permit;
 * the order, the lease of its execution, the instruction, its outcome and the answer.
 */
const stepsOfCreate = [
  ...["check-signature", "read-object", "bank", "database+database+database"],
  ...["write-object", "write-object"],
  ...["new-object", "write-new-object", "bank", "write-new-object", "write-new-object"],
];

/**
 * To confirm: the order and the payer's guard count the code; banks, TPP and settings uncached, the
 * permit; the bank checks the code; the order, and the guard at the same time; the instruction, its
 * outcome and the answer.
 */
const stepsOfConfirm = [
  ...["write-object", "write-object", "database+database+database", "write-object"],
  ...["bank", "write-object+write-object", "bank", "write-object", "read-object"],
];

export const timed = async (
  proxy: BankProxy,
  pid: number,
  next: HttpCall,
): Promise<RequestTime & { status: string | undefined }> => {
  const correlationId = randomUUID();
  const before = processorTime(pid);
  const { body, time } = await timedCall<{ status?: string }>(next, correlationId);
  const processor = processorTime(pid) - before;
  const bank = proxy.bankTime(correlationId);
  return { status: body.status, time: time - bank, bank, processor };
};

const createCall = (
  world: World,
  { access_token, consent_id, account_id }: Connected,
  amount: number,
): HttpCall => {
  const { base_url, merchant } = gatewayOf(world);
  return {
    method: "POST",
    url: `${base_url}/ob/payment-orders`,
    headers: {
      authorization: `Bearer ${access_token}`,
      "x-consent-id": consent_id,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      source_account_id: account_id,
      destination: { type: "iban", value: merchant.destination },
      amount,
      currency: world.currency,
      description: "Two tickets, row 7",
      reference: "order-1042",
    }),
  };
};

/** An order whose customer has the code: all but the confirmation. */
const orderToConfirm = async (world: World, { customer, consent }: Payer): Promise<HttpCall> => {
  const send = async <Body>(next: HttpCall): Promise<Body> =>
    (await timedCall<Body>(next, randomUUID())).body;
  type Created = { payment_order_id: string; sca_url: string };
  const { payment_order_id, sca_url } = await send<Created>(createCall(world, consent, APPROVED));
  const { token } = await send<{ token: string }>({
    method: "GET",
    url: sca_url,
    headers: { accept: "application/json" },
  });
  const step = (name: string, body: object): HttpCall => ({
    method: "POST",
    url: `${gatewayOf(world).base_url}/ob/payment-orders/${payment_order_id}/authorisation/${name}`,
    headers: { "x-gateway-auth-session": token, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await send(step("start", { auth_mode: "OTP" }));
  return step("confirm", { otp_code: await readCode(customer, payment_order_id) });
};

/** An object that both sides have before they are measured, as the consent is. */
export const newFloorObject = async ({ floor }: Bench): Promise<string> =>
  (await fetch(`${floor.baseUrl}/new-object?bytes=1`)).text();

/** The same operations in the floor's worker; its bank calls go to the same bank. */
export const floorCall = (
  { world, stateDir, floor }: Bench,
  proxy: BankProxy,
  object: string,
  steps: readonly string[],
  stored: StoredClass = "PaymentOrder",
): HttpCall => {
  const { url, ...asked } = bankCall(world, stateDir);
  const query = new URLSearchParams({
    steps: steps.join(","),
    id: object,
    bytes: String(storedRecordBytes(stateDir, stored)),
    bank: url.replace(new URL(url).origin, proxy.origin),
  });
  return { ...asked, url: `${floor.baseUrl}/steps?${query}` };
};
