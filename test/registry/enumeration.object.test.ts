import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asGatewayWith,
  ask,
  asOwner,
  fresh,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  ok,
  registryEnv,
} from "./registry.ts";

const clock = standingClock(DAY);
await migrate();
const aurora = await newBank();
const { alias } = await newCustomer(aurora);

/** The contract's limits. */
const limited = registryEnv({ LOOKUP_BURST: "1000", LOOKUPS_PER_MINUTE: "300" });
let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

const lookUp = (name: string, address: string, environment = limited) =>
  ask(`/identity/resolve/${name}?realm=test`, {
    env: environment,
    headers: { "cf-connecting-ip": address },
  });

/** The number of answers of a kind before the first 429. */
const until429 = async (ask1: () => Promise<{ status: number }>, most: number) => {
  for (let count = 0; count < most; count++) if ((await ask1()).status === 429) return count;
  return most;
};

describe("names that do not exist cost twenty tokens, names that do one", () => {
  // @rule R3.5
  test("fifty misses empty the bucket", async () => {
    const address = newAddress();
    expect(await until429(() => lookUp(fresh("nobody"), address), 60)).toBe(50);
  });

  // @rule R3.5
  test("almost a thousand hits empty it too", async () => {
    const address = newAddress();
    const hits = await until429(() => lookUp(alias, address), 1_100);
    expect(hits).toBeGreaterThan(960);
    expect(hits).toBeLessThanOrEqual(1_000);
  });

  test("malformed names cost the same", async () => {
    const address = newAddress();
    expect(await until429(() => lookUp("ab", address), 60)).toBe(50);
  });

  test("many in parallel are not cheaper", async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => lookUp(fresh("nobody"), address)),
    );
    const told = answers.filter(({ status }) => status === 404).length;
    expect(told).toBeLessThanOrEqual(50);
  });
});

describe("429", () => {
  test("says correctly when to try again", async () => {
    const address = newAddress();
    await until429(() => lookUp(fresh("nobody"), address), 60);
    const refused = await lookUp(fresh("nobody"), address);
    expect(refused.body.error).toMatchObject({ code: "RATE_LIMITED", retryable: true });
    expect(refused.headers["ratelimit-policy"]).toBe('"lookups";q=1000;w=200');
    const seconds = Number(refused.headers["retry-after"]);
    expect(refused.headers.ratelimit).toBe(`"lookups";r=0;t=${seconds}`);
    clock.moveTo(seconds * 1_000);
    expect((await lookUp(fresh("nobody"), address)).status).toBe(404);
    expect((await lookUp(fresh("nobody"), address)).status).toBe(429);
  });

  test("does not depend on whether the name exists", async () => {
    const address = newAddress();
    await until429(() => lookUp(fresh("nobody"), address), 60);
    const [known, unknown] = [await lookUp(alias, address), await lookUp("nobody", address)];
    expect(known).toEqual(unknown);
  });

  test("affects only the caller", async () => {
    const address = newAddress();
    await until429(() => lookUp(fresh("nobody"), address), 60);
    expect((await lookUp(alias, newAddress())).status).toBe(200);
    const gateway = asGatewayWith((await newGateway()).key);
    const asked = { env: limited, headers: { "cf-connecting-ip": address } };
    expect((await gateway(`/identity/resolve/${alias}`, undefined, asked)).status).toBe(200);
  });
});

test.each([
  "/identity/banks?realm=test",
  "/identity/audit/heads",
  "/identity/customer",
  "/identity/customer/nothing",
])("other public addresses cost as much as a hit: %s", async (path) => {
  const headers = { "cf-connecting-ip": newAddress() };
  const few = registryEnv({ LOOKUP_BURST: "10", LOOKUPS_PER_MINUTE: "10" });
  expect(await until429(() => ask(path, { env: few, headers }), 20)).toBe(10);
});

test("all addresses of one IPv6 network share a bucket", async () => {
  const inOne = (host: number) => lookUp(fresh("nobody"), `2001:db8:1:2::${host.toString(16)}`);
  let host = 0;
  expect(await until429(() => inOne(++host), 60)).toBe(50);
  expect((await lookUp(fresh("nobody"), "2001:db8:1:3::1")).status).toBe(404);
});

test("a gateway has its own bucket, whatever address it calls from", async () => {
  const gateway = asGatewayWith((await newGateway()).key);
  const miss = () =>
    gateway(`/identity/resolve/${fresh("nobody")}`, undefined, {
      env: limited,
      headers: { "cf-connecting-ip": newAddress() },
    });
  expect(await until429(miss, 60)).toBe(50);
});

test("the operator sets a gateway's own limits", async () => {
  const { gateway_id, key } = await newGateway();
  const miss = () =>
    asGatewayWith(key)(`/identity/resolve/${fresh("nobody")}`, undefined, { env: limited });
  const set = (json: object) =>
    asOwner(`/admin/v1/gateways/${gateway_id}`, undefined, { method: "PATCH", json });
  expect(ok(await set({ lookup_burst: 2_000, lookups_per_minute: 600 }), 200).body).toMatchObject({
    ...{ status: "ACTIVE", lookup_burst: 2_000, lookups_per_minute: 600 },
  });
  expect(await until429(miss, 110)).toBe(100);
  const refused = await miss();
  expect(refused.headers["ratelimit-policy"]).toBe('"lookups";q=2000;w=200');
  expect((await set({ lookup_burst: 19 })).body.error.code).toBe("VALIDATION_FAILED");
  expect(ok(await set({ lookup_burst: null }), 200).body).toMatchObject({
    ...{ lookup_burst: null, lookups_per_minute: 600 },
  });
});

test("a request that costs more than a whole bucket waits for a full one, not forever", async () => {
  const bank = await newBank();
  const small = registryEnv({ BANK_DAILY_QUOTA: "100" });
  const accounts = Array.from({ length: 10 }, () => ({
    ...{ alias: fresh("nobody"), account_ref: accountRef() },
  }));
  const batch = () => bank.call(`${bank.accounts}:batch`, { accounts }, { env: small });
  expect((await batch()).status).toBe(200);
  const refused = await batch();
  expect(refused.status).toBe(429);
  clock.moveTo(Number(refused.headers["retry-after"]) * 1_000);
  expect((await batch()).status).toBe(200);
});

test("a hit calls no object once a slice is leased", async () => {
  const bound = env as unknown as RegistryEnv;
  let asked = 0;
  const counting = new Proxy(bound.BUDGETS, {
    get(target, name) {
      if (name === "get") asked += 1;
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const environment = { ...limited, BUDGETS: counting };
  const address = newAddress();
  for (let count = 0; count < 15; count++) await lookUp(alias, address, environment);
  expect(asked).toBe(1);
});

test("a lock works while the bank's bucket does not answer, and tells of no other name", async () => {
  const bank = await newBank();
  const own = await newCustomer(bank);
  // What was lent before is over.
  clock.moveBy(120_000);
  const env = { ...limited, BUDGETS: undefined as never };
  const suspend = (name: string) =>
    bank.call(`/identity/handles/${name}/suspend`, { reason: "CUSTOMER_LOCK" }, { env });
  for (const name of [alias, fresh("nobody")]) {
    expect((await suspend(name)).body.error.code).toBe("SERVICE_UNAVAILABLE");
  }
  expect(ok(await suspend(own.alias), 200).body.status).toBe("SUSPENDED");
});

// @rule R6.2
test("a bank without tokens suspends, unlinks and deletes its own, and learns nothing", async () => {
  const bank = await newBank();
  const quota = { method: "PATCH", json: { daily_quota: 120 } };
  ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, quota), 200);
  const own = await newCustomer(bank);
  const act = (name: string, method: "GET" | "DELETE") =>
    bank.call(`/identity/handles/${name}`, undefined, { method });
  const suspend = (name: string) =>
    bank.call(`/identity/handles/${name}/suspend`, { reason: "CUSTOMER_LOCK" });
  const link = `${bank.accounts}/${own.account_ref}`;
  expect(await until429(() => act(fresh("nobody"), "GET"), 10)).toBe(5);
  expect((await act(own.alias, "GET")).status).toBe(429);
  // Names of others, held or not, get one answer.
  for (const name of [alias, fresh("nobody")]) {
    expect((await suspend(name)).body.error.code).toBe("RATE_LIMITED");
    expect((await act(name, "DELETE")).body.error.code).toBe("RATE_LIMITED");
  }
  expect(ok(await suspend(own.alias), 200).body.status).toBe("SUSPENDED");
  expect(ok(await bank.call(`${link}/suspend`, { reason: "BANK" }), 200).body.status).toBe(
    "SUSPENDED",
  );
  ok(await bank.call(link, undefined, { method: "DELETE" }), 204);
  ok(await act(own.alias, "DELETE"), 204);
  // The owner of the other name keeps it.
  expect(ok(await lookUp(alias, newAddress()), 200).body.status).toBe("ACTIVE");
});
