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

/**
 * Payers and lookups with the contract's limits instead of a local world's high ones. Tokens that
 * refill during a test are calculated from the time that the test has taken, and longer refills are
 * waited for with the world's clock, so no test depends on its own speed.
 */
let running: RunningWorld;
let registry: Registry;
beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, limits: "contract", clock: true });
  registry = registryOf(running.world);
});
afterAll(() => running?.stop());

/** Milliseconds since this was called, by the clock that every process shares. */
const stopwatch = () => {
  const begun = Date.now();
  return () => Date.now() - begun;
};

/** The number of unknown names that a bucket permits within so many milliseconds. */
const missesIn = (capacity: number, perMinute: number, elapsedMs: number): number =>
  Math.floor((capacity + (elapsedMs / 60_000) * perMinute) / 20);

/** A new session of the merchant with this customer as its payer. */
const resolvedFor = async (customer: { alias: string }) => {
  const session = await merchantOf(running.world).createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  const { status } = await checkout.resolvePayer({ payer_alias: customer.alias });
  expect(status).toBe(200);
  return { session, checkout };
};

const errorOf = ({ body }: { body: unknown }) => (body as ErrorBody).error;

/** Refused for so many seconds, less the time since the test began. */
const expectThrottled = (
  answer: { status: number; headers: Headers; body: unknown },
  seconds: number,
  elapsedMs: number,
) => {
  expect([answer.status, errorOf(answer).code]).toEqual([429, "PAYER_THROTTLED"]);
  expect(errorOf(answer).retryable).toBe(true);
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThanOrEqual(seconds - Math.ceil(elapsedMs / 1_000));
  expect(wait).toBeLessThanOrEqual(seconds);
};

test("the sixth unverified send in an hour waits, in any session; another payer's does not", async () => {
  const elapsed = stopwatch();
  const { own, other } = bankHandles(running.world);
  const customer = customerAt(running.world, own);
  for (let count = 0; count < 5; count++) {
    const { checkout } = await resolvedFor(customer);
    expect((await checkout.selectAuth(count % 2 ? "PUSH" : "OTP")).status).toBe(200);
  }
  const { checkout } = await resolvedFor(customer);
  expectThrottled(await checkout.selectAuth("OTP"), 3_600, elapsed());
  expectThrottled(await checkout.selectAuth("PUSH"), 3_600, elapsed());

  const neighbour = await resolvedFor(customerAt(running.world, other));
  expect((await neighbour.checkout.selectAuth("OTP")).status).toBe(200);
});

test("after five wrong codes in different sessions, codes wait a quarter of an hour and prompts do not", async () => {
  const elapsed = stopwatch();
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
  expectThrottled(await checkout.selectAuth("OTP"), 900, elapsed());
  expect((await checkout.selectAuth("PUSH")).status).toBe(200);
});

/** The registry's public side, as seen from one address. */
const publicAt = (address: string) => (path: string) =>
  registry.ask(path, { headers: { "cf-connecting-ip": address } });

const nobody = () => `/identity/resolve/${fresh("nobody")}?realm=test`;

test("a caller who guesses names waits after fifty, and only that caller", async () => {
  const enumerator = publicAt("203.0.113.1");
  const elapsed = stopwatch();
  let misses = 0;
  let refused = await enumerator(nobody());
  for (; refused.status === 404 && misses < 200; misses++) refused = await enumerator(nobody());
  expect(misses).toBeGreaterThanOrEqual(50);
  expect(misses).toBeLessThanOrEqual(missesIn(1_000, 300, elapsed()));

  expect(verdictOf(refused)).toEqual([429, "RATE_LIMITED"]);
  expect(refused.body.error.retryable).toBe(true);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(4);
  expect(refused.headers.get("ratelimit-policy")).toBe('"tokens";q=1000;w=200');
  await running.advance(wait * 1_000);
  expect((await enumerator(nobody())).status).toBe(404);

  // Another address is not affected, nor is a gateway at any address.
  const [customer] = running.world.customers;
  const known = `/identity/resolve/${customer?.alias}?realm=test`;
  expect((await publicAt("203.0.113.2")(known)).status).toBe(200);
  const { gateway_key } = running.world.registry;
  const asked = { headers: { "cf-connecting-ip": "203.0.113.1" } };
  const gateway = registry.asGateway(gateway_key);
  expect((await gateway(known, undefined, asked)).status).toBe(200);
});

test("one shopper's wrong aliases limit only that shopper, not the gateway's others", async () => {
  const session = await merchantOf(running.world).createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  const asShopper = (payer_alias: string) => checkout.resolvePayer({ payer_alias });
  // Waits until the tokens of the earlier tests are back: 400 tokens at 120 a minute.
  await running.advance(200_000);
  const elapsed = stopwatch();
  let tried = 0;
  let refused = await asShopper(fresh("nobody"));
  for (; refused.status === 422 && tried < 60; tried++) refused = await asShopper(fresh("nobody"));
  expect(tried).toBeGreaterThanOrEqual(20);
  expect(tried).toBeLessThanOrEqual(missesIn(400, 120, elapsed()));
  expect([refused.status, errorOf(refused).code]).toEqual([429, "RATE_LIMITED"]);
  await running.advance(Number(refused.headers.get("retry-after")) * 1_000);
  expect((await asShopper(fresh("nobody"))).status).toBe(422);

  // The gateway itself can still ask, for example for a destination.
  const [customer] = running.world.customers;
  const { gateway_key } = running.world.registry;
  const known = `/identity/resolve/${customer?.alias}?realm=test`;
  expect((await registry.asGateway(gateway_key)(known)).status).toBe(200);
});

test("a visitor who opens the checkout page too often sees a page that says so", async () => {
  const { checkout_url } = await merchantOf(running.world).createSession({ amount: 1_000 });
  const from = { "cf-connecting-ip": "203.0.113.9" };
  const open = (accept: string) => fetch(checkout_url, { headers: { ...from, accept } });
  const kinds = ["text/html", "application/json"];
  // Both kinds in each burst, because a token may be back a moment after the first refusal.
  const refusals = new Map<string, Response>();
  for (let round = 0; round < 40 && refusals.size < kinds.length; round++) {
    const asked = Array.from({ length: 50 }, (_, place) => kinds[place % kinds.length] ?? "");
    const answers = await Promise.all(asked.map(open));
    for (const [place, answer] of answers.entries()) {
      if (answer.status === 429) refusals.set(asked[place] ?? "", answer);
      else await answer.body?.cancel();
    }
  }
  const [page, refusal] = kinds.map((kind) => refusals.get(kind));
  expect(page?.headers.get("content-type")).toContain("text/html");
  expect(Number(page?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(await page?.text()).toContain("<h1>");
  expect(errorOf({ body: await refusal?.json() }).code).toBe("RATE_LIMITED");
});
