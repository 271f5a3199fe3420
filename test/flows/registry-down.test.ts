import { afterAll, beforeAll, expect, test } from "vitest";
import { bankHandles, customerAt, merchantOf, openCheckout } from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import type { ErrorBody } from "./steps.ts";

const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).error?.code;

let running: RunningWorld;
beforeAll(async () => {
  running = await startWorld();
});
afterAll(() => running?.stop());

test("the identity registry is down: aliases wait, payments by IBAN go on", async () => {
  const customer = customerAt(running.world, bankHandles(running.world).own);
  const shop = merchantOf(running.world);
  const session = await shop.createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  running.kill("registry");
  const [byAlias, byIban] = await Promise.all([
    checkout.resolvePayer({ payer_alias: customer.alias }),
    openCheckout(session).then((other) => other.resolvePayer({ payer_iban: customer.iban })),
  ]);
  expect([byAlias.status, codeOf(byAlias)]).toEqual([503, "REGISTRY_UNAVAILABLE"]);
  expect((byAlias.body as unknown as ErrorBody).error.retryable).toBe(true);
  expect(byIban.status).toBe(200);
  await running.untilAnswering("registry");
  expect((await checkout.resolvePayer({ payer_alias: customer.alias })).status).toBe(200);
});
