import { afterAll, beforeAll, expect, test } from "vitest";
import {
  bankHandles,
  customerAt,
  merchantOf,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { fresh, type Registry, registryOf, verdictOf } from "./registry-steps.ts";
import { type ErrorBody, otherCode } from "./steps.ts";

/** Payers and lookups with the contract's limits, not with the high ones of a local world. */
let running: RunningWorld;
let registry: Registry;
beforeAll(async () => {
  running = await startWorld({ limits: "contract" });
  registry = registryOf(running.world);
});
afterAll(() => running?.stop());

/** A fresh session of the merchant's with this customer as its payer. */
const resolvedFor = async (customer: { alias: string }) => {
  const session = await merchantOf(running.world).createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  const { status } = await checkout.resolvePayer({ payer_alias: customer.alias });
  expect(status).toBe(200);
  return { session, checkout };
};

const errorOf = ({ body }: { body: unknown }) => (body as ErrorBody).error;

const expectThrottled = (
  answer: { status: number; headers: Headers; body: unknown },
  seconds: number,
) => {
  expect([answer.status, errorOf(answer).code]).toEqual([429, "PAYER_THROTTLED"]);
  expect(errorOf(answer).retryable).toBe(true);
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
};

test("the sixth unverified send in an hour waits, in whatever session; another payer does not", async () => {
  const { own, other } = bankHandles(running.world);
  const customer = customerAt(running.world, own);
  for (let count = 0; count < 5; count++) {
    const { checkout } = await resolvedFor(customer);
    expect((await checkout.selectAuth(count % 2 ? "PUSH" : "OTP")).status).toBe(200);
  }
  const { checkout } = await resolvedFor(customer);
  expectThrottled(await checkout.selectAuth("OTP"), 3_600);
  expectThrottled(await checkout.selectAuth("PUSH"), 3_600);

  const neighbour = await resolvedFor(customerAt(running.world, other));
  expect((await neighbour.checkout.selectAuth("OTP")).status).toBe(200);
});

test("five wrong codes in different sessions make codes wait a quarter of an hour, prompts not", async () => {
  const { own } = bankHandles(running.world);
  const [, customer] = running.world.customers.filter(({ bank_handle }) => bank_handle === own);
  if (!customer?.alias) throw new Error("no second customer");
  const { alias, phone_url } = customer;
  for (const attempts of [2, 2, 1]) {
    const { checkout, session } = await resolvedFor({ alias });
    await checkout.selectAuth("OTP");
    const { otp_code = "" } = await phoneMessage({ phone_url }, session.session_id, "OTP");
    for (let count = 0; count < attempts; count++) {
      expect(errorOf(await checkout.confirm(otherCode(otp_code))).code).toBe("OTP_INCORRECT");
    }
  }
  const { checkout } = await resolvedFor({ alias });
  expectThrottled(await checkout.selectAuth("OTP"), 900);
  expect((await checkout.selectAuth("PUSH")).status).toBe(200);
});

/** The registry's public side, as seen from one address. */
const publicAt = (address: string) => (path: string) =>
  registry.ask(path, { headers: { "cf-connecting-ip": address } });

const nobody = () => `/identity/resolve/${fresh("nobody")}?realm=test`;

test("whoever tries names waits after fifty, and alone", async () => {
  const enumerator = publicAt("203.0.113.1");
  const begun = Date.now();
  let misses = 0;
  let refused = await enumerator(nobody());
  for (; refused.status === 404 && misses < 200; misses++) refused = await enumerator(nobody());
  // What comes back meanwhile, 300 tokens a minute, pays for one more in four seconds.
  const regained = Math.floor((Date.now() - begun) / 4_000);
  expect(misses).toBeGreaterThanOrEqual(50);
  expect(misses).toBeLessThanOrEqual(50 + regained);

  expect(verdictOf(refused)).toEqual([429, "RATE_LIMITED"]);
  expect(refused.body.error.retryable).toBe(true);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(4);
  expect(refused.headers.get("ratelimit-policy")).toBe('"tokens";q=1000;w=200');

  // Another address goes on, and so does a gateway at whatever address.
  const [customer] = running.world.customers;
  const known = `/identity/resolve/${customer?.alias}?realm=test`;
  expect((await publicAt("203.0.113.2")(known)).status).toBe(200);
  const { gateway_key } = running.world.registry;
  const asked = { headers: { "cf-connecting-ip": "203.0.113.1" } };
  const gateway = registry.asGateway(gateway_key);
  expect((await gateway(known, undefined, asked)).status).toBe(200);
});

test("one shopper's wrong aliases cost that shopper alone, not the gateway's others", async () => {
  const session = await merchantOf(running.world).createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  const asShopper = (payer_alias: string) => checkout.resolvePayer({ payer_alias });
  let tried = 0;
  let refused = await asShopper(fresh("nobody"));
  for (; refused.status === 422 && tried < 60; tried++) refused = await asShopper(fresh("nobody"));
  expect(tried).toBeLessThan(30);
  expect([refused.status, errorOf(refused).code]).toEqual([429, "RATE_LIMITED"]);

  // The gateway itself can still ask, for a destination say.
  const [customer] = running.world.customers;
  const { gateway_key } = running.world.registry;
  const known = `/identity/resolve/${customer?.alias}?realm=test`;
  expect((await registry.asGateway(gateway_key)(known)).status).toBe(200);
});

test("whoever opens the checkout page too often sees a page that says so", async () => {
  const { checkout_url } = await merchantOf(running.world).createSession({ amount: 1_000 });
  const headers = { accept: "text/html", "cf-connecting-ip": "203.0.113.9" };
  let refused: Response | undefined;
  for (let round = 0; round < 20 && !refused; round++) {
    const pages = await Promise.all(
      Array.from({ length: 50 }, () => fetch(checkout_url, { headers })),
    );
    refused = pages.find(({ status }) => status === 429);
    for (const page of pages) if (page !== refused) await page.body?.cancel();
  }
  expect(refused?.headers.get("content-type")).toContain("text/html");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(await refused?.text()).toContain("<h1>");
  const asProgram = await fetch(checkout_url, {
    headers: { ...headers, accept: "application/json" },
  });
  expect([asProgram.status, errorOf({ body: await asProgram.json() }).code]).toEqual([
    ...[429, "RATE_LIMITED"],
  ]);
});
