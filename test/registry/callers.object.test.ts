import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, change, liveKey, migrate, seed, testKey } from "./registry.ts";

beforeAll(async () => {
  await migrate();
  expect((await seed()).status).toBe(200);
});
beforeEach(async () => {
  await change("update gateway_keys set status = 'ACTIVE'");
  await change("update gateways set status = 'ACTIVE'");
});

const layla = "/identity/resolve/layla";
const lena = "/identity/resolve/lena";

describe("a gateway's key decides its realm", () => {
  test.each([
    ["test key, test handle", layla, testKey, 200],
    ["test key, live handle", lena, testKey, 404],
    ["live key, live handle", lena, liveKey, 200],
    ["live key, test handle", layla, liveKey, 404],
    ["test key that also names its realm", `${layla}?realm=test`, testKey, 200],
  ])("%s", async (_case, path, key, status) => {
    expect((await ask(path, { key })).status).toBe(status);
  });

  test("a key that names the other realm is refused", async () => {
    for (const path of [layla, "/identity/banks"]) {
      const { status, body } = await ask(`${path}?realm=live`, { key: testKey });
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "realm" });
    }
  });
});

describe("a realm that does not exist is refused, whatever the alias", () => {
  test.each(["", "prod", "TEST", "test%00"])("realm=%s", async (realm) => {
    for (const path of [layla, "/identity/resolve/nobody", "/identity/banks"]) {
      const { status, body } = await ask(`${path}?realm=${realm}`);
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "realm" });
    }
  });
});

describe("a key that is not a valid gateway's is refused and never taken for the public", () => {
  const refusal = { code: "UNAUTHENTICATED", retryable: false };

  test.each(["wrong", "", "x".repeat(5_000), "b".repeat(64), "' or 1=1 --"])(
    "unknown key %s",
    async (key) => {
      for (const path of [layla, "/identity/resolve/nobody", "/identity/banks"]) {
        const { status, body } = await ask(path, { key });
        expect(status).toBe(401);
        expect(body.error).toMatchObject(refusal);
      }
    },
  );

  test("retired key", async () => {
    await change("update gateway_keys set status = 'RETIRED'");
    expect((await ask(layla, { key: testKey })).status).toBe(401);
  });

  test("suspended gateway", async () => {
    await change("update gateways set status = 'SUSPENDED' where realm = 'test'");
    expect((await ask(layla, { key: testKey })).status).toBe(401);
    expect((await ask(lena, { key: liveKey })).status).toBe(200);
  });

  test("but a key that was added and not yet promoted is valid", async () => {
    await change("update gateway_keys set status = 'ADDED'");
    expect((await ask(layla, { key: testKey })).status).toBe(200);
  });
});

describe("what is not served is refused in the contract's shape", () => {
  test.each([
    ["POST", layla, 405, "METHOD_NOT_ALLOWED"],
    ["DELETE", "/identity/banks", 405, "METHOD_NOT_ALLOWED"],
    ["GET", "/", 404, "NOT_FOUND"],
    ["GET", "/identity/resolve/", 404, "NOT_FOUND"],
    ["GET", "/identity/resolve/layla/more", 404, "NOT_FOUND"],
    ["GET", "/%zz", 404, "NOT_FOUND"],
  ])("%s %s", async (method, path, status, code) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ code, correlation_id: "the-test" });
  });
});
