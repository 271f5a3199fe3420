import { readFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placesIn } from "../../scripts/local/places.ts";
import {
  bankHandles,
  type CheckoutBrowser,
  customerAt,
  eventually,
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

/**
 * The payer is resolved. A registry or a bank that answers too late on a busy machine is no limit
 * (503): then the customer tries again. A limit refuses with 429.
 */
const expectResolved = async (checkout: CheckoutBrowser, payer_alias: string): Promise<void> => {
  const status = await eventually("an answer in time", async () => {
    const answer = await checkout.resolvePayer({ payer_alias });
    return answer.status !== 503 && answer.status;
  });
  expect(status).toBe(200);
};

/** A new session of the merchant with this customer as its payer. */
const resolvedFor = async (customer: { alias: string }) => {
  const session = await merchantOf(running.world).createSession({ amount: 1_000 });
  const checkout = await openCheckout(session);
  await expectResolved(checkout, customer.alias);
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

// @rule P4.1
test("the sixth code of one address in an hour waits, in any session; another payer's does not", async () => {
  const elapsed = stopwatch();
  const { own, other } = bankHandles(running.world);
  const customer = customerAt(running.world, own);
  for (let count = 0; count < 5; count++) {
    const { checkout } = await resolvedFor(customer);
    expect((await checkout.selectAuth("OTP")).status).toBe(200);
  }
  const { checkout } = await resolvedFor(customer);
  expectThrottled(await checkout.selectAuth("OTP"), 3_600, elapsed());
  expect((await checkout.selectAuth("PUSH")).status).toBe(200);

  const neighbour = await resolvedFor(customerAt(running.world, other));
  expect((await neighbour.checkout.selectAuth("OTP")).status).toBe(200);
});

// @rule P4.2
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
  expect(refused.headers.get("ratelimit-policy")).toBe('"lookups";q=1000;w=200');
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

/** A shopper at this address opens a payment of the merchant. */
const shopperAt = async (
  address: string,
  merchant = running.world.gateways[0]?.merchant,
  terms = {},
) => {
  const { world } = running;
  const [gateway] = world.gateways;
  if (!gateway || !merchant) throw new Error("no merchant");
  const shop = merchantOf({ ...world, gateways: [{ ...gateway, merchant }] });
  const session = await shop.createSession({ amount: 1_000, ...terms });
  const checkout = await openCheckout(session, { "cf-connecting-ip": address });
  return { shop, session, checkout };
};

test("a shopper who guesses aliases waits after two or three, and only that shopper", async () => {
  // Waits until the tokens of the earlier tests are refilled.
  await running.advance(300_000);
  const { checkout } = await shopperAt("203.0.113.10");
  const elapsed = stopwatch();
  const guess = () => checkout.resolvePayer({ payer_alias: fresh("nobody") });
  let misses = 0;
  let refused = await guess();
  for (; refused.status === 422 && misses < 10; misses++) refused = await guess();
  expect(misses).toBeGreaterThanOrEqual(2);
  expect(misses).toBeLessThanOrEqual(3 + missesIn(0, 300, elapsed()));
  expect([refused.status, errorOf(refused).code]).toEqual([429, "RATE_LIMITED"]);
  await running.advance(Number(refused.headers.get("retry-after")) * 1_000);
  expect((await guess()).status).toBe(422);

  const neighbour = await shopperAt("203.0.113.11");
  const { alias } = customerAt(running.world, bankHandles(running.world).other);
  await expectResolved(neighbour.checkout, alias);
});

test("fifty shoppers who guess payers and payees delay no other merchant", async () => {
  const { world } = running;
  const [attacked, other] = world.gateways[0]?.further_merchants ?? [];
  const [, , customer] = world.customers.filter(
    ({ bank_handle }) => bank_handle === bankHandles(world).own,
  );
  if (!attacked || !other || !customer?.alias) throw new Error("the world is too small");
  await running.advance(300_000);
  const before = await shopperAt("203.0.113.20", attacked);
  const { alias } = customerAt(world, bankHandles(world).other);
  await expectResolved(before.checkout, alias);

  const attack = async (place: number) => {
    const destination = { type: "alias", value: fresh("nobody") };
    const terms = place % 2 ? { destination } : {};
    const { checkout } = await shopperAt(`198.51.100.${place}`, attacked, terms);
    for (let count = 0; count < 12; count++) {
      const refused = await checkout.resolvePayer(
        place % 2 ? { payer_iban: customer.iban } : { payer_alias: fresh("nobody") },
      );
      expect(refused.status).not.toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 50 }, (_, place) => attack(place)));
  const log = readFileSync(placesIn(running.stateDir).log("gateway"), "utf8");
  expect(log).not.toContain("registry limits this gateway's lookups");

  // A payer who paid before, also at the attacked merchant.
  const known = await shopperAt("203.0.113.21", attacked);
  await expectResolved(known.checkout, alias);
  // A payer who is new here, at another merchant, to the end.
  const { shop, session, checkout } = await shopperAt("203.0.113.22", other);
  await expectResolved(checkout, customer.alias);
  expect((await checkout.selectAuth("OTP")).status).toBe(200);
  const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
  expect((await checkout.confirm(otp_code)).status).toBe(200);
  await shop.untilStatus(session.session_id, "COMPLETED");
});

/** A payer on their own browser, with the cookies that it has. */
const payerOf = (customer: { alias: string; phone_url: string }, address: string) => {
  const from: Record<string, string> = { "cf-connecting-ip": address };
  const select = async (mode: "OTP" | "PUSH" = "OTP") => {
    const session = await merchantOf(running.world).createSession({ amount: 1_000 });
    const checkout = await openCheckout(session, from);
    await expectResolved(checkout, customer.alias);
    return { session, checkout, selected: await checkout.selectAuth(mode) };
  };
  /** Verified by code, to the end; the browser keeps the cookie. */
  const pay = async () => {
    const { session, checkout, selected } = await select();
    expect(selected.status).toBe(200);
    const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
    const paid = await checkout.confirm(otp_code);
    expect(paid.status).toBe(200);
    await merchantOf(running.world).untilStatus(session.session_id, "COMPLETED");
    const cookie = paid.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
    from.cookie = cookie.split(";")[0] ?? "";
  };
  return { select, pay };
};

// @rule P4.4
test("strangers who send codes and prompts do not delay a payer who has paid in this browser", async () => {
  const customer = customerAt(running.world, bankHandles(running.world).other);
  await running.advance(24 * 3_600_000);
  const payer = payerOf(customer, "203.0.113.40");
  await payer.pay();

  const strangers = Array.from({ length: 4 }, (_, place) =>
    payerOf(customer, `198.51.100.${200 + place}`),
  );
  const refusals = new Set<string>();
  for (const stranger of strangers) {
    for (const mode of ["OTP", "OTP", "OTP", "OTP", "PUSH", "PUSH", "PUSH", "PUSH"] as const) {
      const { selected } = await stranger.select(mode);
      if (selected.status !== 200) refusals.add(`${mode} ${errorOf(selected).code}`);
    }
  }
  expect([...refusals].sort()).toEqual(["OTP PAYER_THROTTLED", "PUSH PAYER_THROTTLED"]);
  // The same person in a browser that is new waits too. That is what the cookie is for.
  const elsewhere = await payerOf(customer, "203.0.113.41").select();
  expectThrottled(elsewhere.selected, 3_600, 3_600_000);

  await payer.pay();
  expect((await payer.select("PUSH")).selected.status).toBe(200);
});

test("one stranger, from one address, cannot delay a payer who has never paid here", async () => {
  const customer = customerAt(running.world, bankHandles(running.world).other);
  await running.advance(24 * 3_600_000);
  const stranger = payerOf(customer, "198.51.100.210");
  for (let count = 0; count < 12; count++) await stranger.select();
  await payerOf(customer, "203.0.113.42").pay();
});

test("a session looks up its payee once, and ends after ten wrong payers", async () => {
  await running.advance(300_000);
  const destination = { type: "alias", value: fresh("nobody") };
  const { checkout } = await shopperAt("203.0.113.30", undefined, { destination });
  const { iban } = customerAt(running.world, bankHandles(running.world).other);
  const codes = new Set<string>();
  for (let count = 0; count < 60; count++) {
    const refused = await checkout.resolvePayer({ payer_iban: iban });
    codes.add(`${refused.status} ${errorOf(refused).code}`);
  }
  expect([...codes]).toEqual(["422 DESTINATION_NOT_FOUND"]);
  const { checkout: wrong } = await shopperAt("203.0.113.31");
  for (let count = 0; count < 10; count++) {
    await running.advance(10_000);
    expect((await wrong.resolvePayer({ payer_alias: fresh("nobody") })).status).toBe(422);
  }
  const last = await wrong.resolvePayer({ payer_iban: iban });
  expect(errorOf(last).code).toBe("PAYER_CHANGE_LIMIT_REACHED");
});

interface Opened {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Opens an address as a browser does: `fetch` would say that a script does. */
const openAt = (url: string, headers: Record<string, string>): Promise<Opened> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers }, async (answer) => {
      let text = "";
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    request.on("error", reject);
  });

test("a visitor who opens the checkout page too often sees a page that says so", async () => {
  const { checkout_url } = await merchantOf(running.world).createSession({ amount: 1_000 });
  const from = { "cf-connecting-ip": "203.0.113.9" };
  const kinds = [
    { accept: "text/html", "sec-fetch-mode": "navigate" },
    { accept: "application/json", "sec-fetch-mode": "cors" },
  ];
  // Both kinds in each burst, because a token may be back a moment after the first refusal.
  const refusals = new Map<number, Opened>();
  for (let round = 0; round < 40 && refusals.size < kinds.length; round++) {
    const places = Array.from({ length: 50 }, (_, place) => place % kinds.length);
    const answers = await Promise.all(
      places.map((kind) => openAt(checkout_url, { ...from, ...kinds[kind] })),
    );
    for (const [place, answer] of answers.entries()) {
      if (answer.status === 429) refusals.set(places[place] ?? 0, answer);
    }
  }
  const [page, refusal] = [refusals.get(0), refusals.get(1)];
  expect(page?.headers["content-type"]).toContain("text/html");
  expect(Number(page?.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(page?.text).toContain("<h1>");
  expect(JSON.parse(refusal?.text ?? "").error.code).toBe("RATE_LIMITED");
});
