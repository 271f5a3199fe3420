import { runDurableObjectAlarm } from "cloudflare:test";
import { expect, vi } from "vitest";
import { attemptDelaysMs } from "../../src/network/webhooks/schedule.ts";
import { registerMerchant } from "../workers/gateway-journey.ts";
import { ask, bodyOf, deliverAll, env, wait } from "../workers/gateway-worker.ts";
import { answering, callsOf, customers, hanging } from "../workers/neighbours.ts";
import { MINUTE, open } from "./situations.ts";

/** The objects of a gateway besides payments, in the situations that a release stores. */
const namespaces = ["PAYMENT_SESSIONS", "ENDPOINTS", "PAYER_GUARDS", "BUDGETS"] as const;
export type Namespace = (typeof namespaces)[number];

/** Records from now on which object was called last. */
export const watchObjects = (): void => {
  for (const name of namespaces) vi.spyOn(env[name], "get");
};

/** The object of this namespace that was called last. */
const lastOf = (namespace: Namespace): DurableObjectStub => {
  const [id] = vi.mocked(env[namespace].get).mock.lastCall ?? [];
  if (!id) throw new Error(`no object of ${namespace} was reached`);
  return env[namespace].get(id);
};

/** A merchant's endpoint with deliveries in every state, one of them under way. */
const endpoint = async (): Promise<DurableObjectStub> => {
  const expired = async () => {
    const paid = await open();
    wait(15 * MINUTE);
    await paid.session();
  };
  const refuse = () => answering("shop hooks", () => new Response(null, { status: 500 }));
  await expired();
  await deliverAll();
  const object = lastOf("ENDPOINTS");
  await expired();
  refuse();
  await deliverAll();
  for (let attempt = 2; attempt <= 10; attempt++) {
    // With the jitter of the schedule, and before five days of failure disable the endpoint.
    wait(1.2 * (attemptDelaysMs[attempt - 1] ?? 0));
    await runDurableObjectAlarm(object);
    await deliverAll();
  }
  expect(callsOf("shop hooks")).toHaveLength(10);
  await expired();
  refuse();
  await deliverAll();
  await expired();
  const reached = hanging("shop hooks");
  void deliverAll();
  await reached;
  return object;
};

/** An endpoint that answered 410, with one event delivered before and two that are held. */
const disabledEndpoint = async (): Promise<DurableObjectStub> => {
  const merchant = await registerMerchant({ webhook_url: "https://shop.example.com/hooks" });
  const expired = async (status: number) => {
    const paid = await open("alpha", "test", { merchant });
    answering("shop hooks", () => new Response(null, { status }));
    wait(15 * MINUTE);
    await paid.session();
    await deliverAll();
  };
  await expired(204);
  const object = lastOf("ENDPOINTS");
  await expired(410);
  await expired(410);
  return object;
};

/** A guard that makes its payer wait. */
const throttling = async (): Promise<DurableObjectStub> => {
  const attacked = await open("alpha", "test", { payer: customers.carla.iban });
  bodyOf(await attacked.challenged());
  for (let guess = 1; guess <= 5; guess++) bodyOf(await attacked.confirm("000000"), 422);
  return lastOf("PAYER_GUARDS");
};

/** A guard that counts: four codes sent, two of them wrong. */
const counting = async (): Promise<DurableObjectStub> => {
  const forgetful = await open("alpha", "test", { payer: customers.dana.iban });
  bodyOf(await forgetful.challenged());
  for (let sends = 2; sends <= 4; sends++) bodyOf(await forgetful.select());
  for (let guess = 1; guess <= 2; guess++) bodyOf(await forgetful.confirm("000000"), 422);
  return lastOf("PAYER_GUARDS");
};

/** A budget that is used up. */
const budget = async (): Promise<DurableObjectStub> => {
  const usual = { LIMITS: env.LIMITS, REQUESTS_PER_MINUTE_ADDRESS: "600" };
  Object.assign(env, { LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "10" });
  const from = { "cf-connecting-ip": "192.0.2.7" };
  const visit = async () => (await ask("GET", "/checkout/ps_1.none", from)).status;
  for (let count = 1; count <= 10; count++) expect(await visit()).toBe(404);
  expect(await visit()).toBe(429);
  Object.assign(env, usual);
  return lastOf("BUDGETS");
};

/** By the name of their file in a release. */
export const others: Record<
  string,
  { namespace: Namespace; bring: () => Promise<DurableObjectStub> }
> = {
  "endpoint-disabled": { namespace: "ENDPOINTS", bring: disabledEndpoint },
  endpoint: { namespace: "ENDPOINTS", bring: endpoint },
  "guard-throttling": { namespace: "PAYER_GUARDS", bring: throttling },
  "guard-counting": { namespace: "PAYER_GUARDS", bring: counting },
  budget: { namespace: "BUDGETS", bring: budget },
};
