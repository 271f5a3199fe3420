import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { guardUpcasts } from "../../src/approvals/payer-guard.ts";
import { upcast } from "../../src/frame/objects/state.ts";
import { endpointUpcasts } from "../../src/network/webhooks/endpoint-record.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import { openGateway, party, registerMerchant } from "../workers/gateway-journey.ts";
import { endTest, startTest } from "../workers/gateway-worker.ts";
import { letGo } from "../workers/neighbours.ts";
import { type Namespace, others, watchObjects } from "./others.ts";
import { objectsNamed, paymentsOf, releases } from "./restored.ts";
import { differences } from "./shapes.ts";
import { objectOf, situations } from "./situations.ts";
import { dumpObject } from "./stored.ts";

/**
 * Today's code stores the shape of the capture. If a test here fails, a stored shape has changed:
 * it needs a schema number, a pure upcast and a capture of the shape before it (README.md).
 */
type Values = Record<string, unknown>;

/** How each kind of object reads its stored values. */
const reads: Record<Namespace, (values: Values) => Values> = {
  PAYMENT_SESSIONS: ({ record }) => ({
    record: upcast(record as object, paymentKind.upcasts),
  }),
  ENDPOINTS: ({ endpoint, ...alerts }) => ({
    endpoint: upcast(endpoint as object, endpointUpcasts),
    ...alerts,
  }),
  PAYER_GUARDS: ({ guard }) => ({ guard: upcast(guard as object, guardUpcasts) }),
  BUDGETS: (values) => values,
};

beforeAll(async () => {
  startTest();
  watchObjects();
  await openGateway();
  const optional_events = ["payment.processing", "payment.settlement_stalled"];
  const webhook_url = "https://shop.example.com/hooks";
  party.merchant = await registerMerchant({ webhook_url, optional_events });
});

afterEach(letGo);
afterAll(endTest);

const valuesOf = async (namespace: Namespace, stub: DurableObjectStub): Promise<Values> =>
  (await dumpObject(namespace, stub, Date.now())).values;

it.each(Object.entries(situations))("a payment: %s", async (situation, bring) => {
  const today = await valuesOf("PAYMENT_SESSIONS", objectOf(await bring()));
  for (const { release } of releases) {
    const [, stored] = paymentsOf(release).find(([name]) => name === situation) ?? [];
    if (!stored) continue;
    const read = reads.PAYMENT_SESSIONS(stored.values);
    expect(differences(read, today), release).toEqual([]);
  }
});

it.each(Object.entries(others))("another object: %s", async (name, { namespace, bring }) => {
  const today = await valuesOf(namespace, await bring());
  for (const [release, { values }] of objectsNamed(name)) {
    expect(differences(reads[namespace](values), today), release).toEqual([]);
  }
});
