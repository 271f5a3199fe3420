import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Guard, UnparsedCall } from "../../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { newKey } from "../../../src/base/platform/keys.ts";
import { adminKey } from "../../../src/frame/records/guard.ts";
import type { AdminRole } from "../../../src/frame/records/roles.ts";
import {
  bankKey,
  looksLikeMerchantKey,
  merchantKey,
  railKey,
} from "../../../src/network/parties/guards.ts";
import {
  ask,
  db,
  forbiddenDb,
  gatewayEnv,
  iban,
  migrate,
  newBank,
  newMerchant,
  newStaff,
  ownerKey,
  post,
  railKeys,
} from "../../staff/operators/gateway.ts";

beforeAll(() => migrate());

const waitUntil = () => {};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A guard's answer to a request with these headers: its caller, or the refusal's code. */
const admit = async <Caller>(
  guard: Guard<GatewayEnv, Caller>,
  headers: Record<string, string>,
  env = gatewayEnv(),
): Promise<Caller | string> => {
  const request = new Request("https://gateway.example.com/", { headers });
  const call = { request, env, waitUntil, limits: [] } as unknown as UnparsedCall<GatewayEnv>;
  const admitted = await guard(call);
  return admitted.ok ? admitted.value : admitted.problem.code;
};

const bothModes = { test: { settlement_iban: iban }, live: { settlement_iban: iban } };
const addApiKey = async (merchantId: string, mode = "test") =>
  (await post(`/admin/v1/merchants/${merchantId}/keys`, { kind: "API", mode })).body;
const addBankKey = async (bankId: string) =>
  (await post(`/admin/v1/banks/${bankId}/keys`, { kind: "BANK_TO_GATEWAY" })).body;

describe("a merchant's key", () => {
  // @rule G7.1
  test("names the merchant, in the mode that it was issued for", async () => {
    const merchant_id = await newMerchant({ modes: bothModes });
    for (const mode of ["test", "live"]) {
      const { key, key_id } = await addApiKey(merchant_id, mode);
      expect(await admit(merchantKey, bearer(key))).toEqual({ merchant_id, mode, key_id });
    }
  });

  test("added, promoted and superseded ones are valid together, a retired one is not", async () => {
    const merchantId = await newMerchant();
    const first = await addApiKey(merchantId);
    const second = await addApiKey(merchantId);
    expect(await admit(merchantKey, bearer(second.key))).toMatchObject({ key_id: second.key_id });
    const path = `/admin/v1/merchants/${merchantId}/keys`;
    await post(`${path}/${second.key_id}/promote`);
    expect(await admit(merchantKey, bearer(first.key))).toMatchObject({ key_id: first.key_id });
    const third = await addApiKey(merchantId);
    await post(`${path}/${third.key_id}/retire`);
    expect(await admit(merchantKey, bearer(third.key))).toBe("UNAUTHENTICATED");
  });

  // @rule A3.10
  test("of a suspended merchant is FORBIDDEN", async () => {
    const merchantId = await newMerchant();
    const { key } = await addApiKey(merchantId);
    const json = { status: "SUSPENDED" };
    await ask(`/admin/v1/merchants/${merchantId}`, { method: "PATCH", json });
    expect(await admit(merchantKey, bearer(key))).toBe("FORBIDDEN");
  });

  test("a signing secret is refused", async () => {
    const merchantId = await newMerchant();
    const request = { kind: "SIGNING", mode: "test" };
    const { body } = await post(`/admin/v1/merchants/${merchantId}/keys`, request);
    expect(await admit(merchantKey, bearer(body.key))).toBe("UNAUTHENTICATED");
  });
});

// @rule G7.2
describe("a bank's key", () => {
  test("names the bank and its mode", async () => {
    const { body: bank } = await ask(`/admin/v1/banks/${await newBank()}`);
    const { bank_id, bank_handle } = bank;
    const { key } = await addBankKey(bank_id);
    const caller = await admit(bankKey, { "x-gateway-bank-key": key });
    expect(caller).toEqual({ bank_id, bank_handle, mode: "test" });
  });

  test("of a suspended bank still names it, because it reports on what is under way", async () => {
    const bankId = await newBank();
    const { key } = await addBankKey(bankId);
    const json = { status: "SUSPENDED" };
    await ask(`/admin/v1/banks/${bankId}`, { method: "PATCH", json });
    expect(await admit(bankKey, { "x-gateway-bank-key": key })).toMatchObject({ bank_id: bankId });
  });

  // @rule G7.3
  test("that the gateway sends to the bank is refused", async () => {
    const path = `/admin/v1/banks/${await newBank()}/keys`;
    const { body } = await post(path, { kind: "GATEWAY_TO_BANK" });
    expect(await admit(bankKey, { "x-gateway-bank-key": body.key })).toBe("UNAUTHENTICATED");
  });
});

test("a key of another kind of owner with the same id is refused", async () => {
  const { key, key_id } = await addApiKey(await newMerchant());
  const { key: bankKeyText, key_id: bankKeyId } = await addBankKey(await newBank());
  await db
    .prepare("update keys set owner_kind = 'TPP' where key_id in (?, ?)")
    .bind(key_id, bankKeyId)
    .run();
  expect(await admit(merchantKey, bearer(key))).toBe("UNAUTHENTICATED");
  expect(await admit(bankKey, { "x-gateway-bank-key": bankKeyText })).toBe("UNAUTHENTICATED");
});

// @rule G7.5
describe("an invented key never reaches the database", () => {
  const env = gatewayEnv({ DB: forbiddenDb });
  const issued = newKey(env, "mk_test");
  const altered = issued.slice(0, -1) + (issued.endsWith("0") ? "1" : "0");
  const elsewhere = newKey({ IDENTITY_KEY: "that of another operator" }, "mk_test");
  const bankIssued = newKey(env, "bk");

  test.each([
    ["no key", {}],
    ["another scheme", { authorization: `Basic ${issued}` }],
    ["an altered key", bearer(altered)],
    ["another deployment's key", bearer(elsewhere)],
    ["a key of another kind", bearer(bankIssued)],
    ["a live key made from a test key", bearer(issued.replace("mk_test", "mk_live"))],
    ["a long one", bearer(`mk_test_${"a".repeat(5_000)}`)],
  ])("merchant: %s is UNAUTHENTICATED", async (_what, headers) => {
    expect(await admit(merchantKey, headers, env)).toBe("UNAUTHENTICATED");
  });

  test.each([
    ["bank", bankKey, "x-gateway-bank-key", "bk_made_up"],
    ["bank", bankKey, "x-gateway-bank-key", issued],
    ["admin", adminKey<GatewayEnv>("read"), "x-gateway-admin-key", "ak_made_up"],
    ["admin", adminKey<GatewayEnv>("read"), "x-gateway-admin-key", bankIssued],
    ["rail", railKey, "x-gateway-rail-key", "rk_made_up"],
  ] as const)("%s: %#", async (_who, guard, header, key) => {
    expect(await admit<unknown>(guard, { [header]: key }, env)).toBe("UNAUTHENTICATED");
    expect(await admit<unknown>(guard, {}, env)).toBe("UNAUTHENTICATED");
  });

  test("a database read would be noticed", async () => {
    await expect(admit(merchantKey, bearer(issued), env)).rejects.toThrow("database was asked");
  });
});

describe("the memory of an isolate", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // @rule G7.8
  test("a retired key is refused within two seconds, and read once until then", async () => {
    const merchantId = await newMerchant();
    const { key, key_id } = await addApiKey(merchantId);
    expect(await admit(merchantKey, bearer(key))).toMatchObject({ key_id });
    await post(`/admin/v1/merchants/${merchantId}/keys/${key_id}/retire`);
    const offline = gatewayEnv({ DB: forbiddenDb });
    vi.advanceTimersByTime(1_499);
    expect(await admit(merchantKey, bearer(key), offline)).toMatchObject({ key_id });
    vi.advanceTimersByTime(1);
    expect(await admit(merchantKey, bearer(key))).toBe("UNAUTHENTICATED");
  });

  test("a miss is cached no longer than a hit", async () => {
    const merchantId = await newMerchant();
    const { key, key_id } = await addApiKey(merchantId);
    await db.prepare("update keys set status = 'RETIRED' where key_id = ?").bind(key_id).run();
    expect(await admit(merchantKey, bearer(key))).toBe("UNAUTHENTICATED");
    await db.prepare("update keys set status = 'ACTIVE' where key_id = ?").bind(key_id).run();
    const offline = gatewayEnv({ DB: forbiddenDb });
    expect(await admit(merchantKey, bearer(key), offline)).toBe("UNAUTHENTICATED");
    vi.advanceTimersByTime(2_000);
    expect(await admit(merchantKey, bearer(key))).toMatchObject({ key_id });
  });
});

// @rule D1.6
describe("the rail's keys", () => {
  test.each([
    ...railKeys.test.map((key) => [key, { mode: "test" }]),
    ...railKeys.live.map((key) => [key, { mode: "live" }]),
    ["rk_unknown", "UNAUTHENTICATED"],
  ])("%s is %j", async (key, outcome) => {
    expect(await admit(railKey, { "x-gateway-rail-key": key as string })).toEqual(outcome);
  });

  test("without keys for a mode everything is refused", async () => {
    const env = gatewayEnv({ TEST_RAIL_CALLBACK_KEY_SHA256: "" });
    for (const key of [...railKeys.test, ""]) {
      expect(await admit(railKey, { "x-gateway-rail-key": key }, env)).toBe("UNAUTHENTICATED");
    }
  });
});

describe("admin keys", () => {
  const roles: AdminRole[] = ["owner", "operator", "support"];
  test.each([
    ["GET", "/admin/v1/banks", ["owner", "operator", "support"]],
    ["GET", "/admin/v1/audit", ["owner", "operator", "support"]],
    ["POST", "/admin/v1/banks", ["owner", "operator"]],
    ["PUT", "/admin/v1/settlement-strategy", ["owner", "operator"]],
    ["POST", "/admin/v1/banks/bnk_x/keys/key_x/retire", ["owner", "operator"]],
    ["GET", "/admin/v1/admin-keys", ["owner"]],
    ["POST", "/admin/v1/admin-keys", ["owner"]],
  ])("%s %s is only for %j", async (method, path, allowed) => {
    for (const role of roles) {
      const { key } = await newStaff(role);
      const answer = await ask(path, { method, key, ...(method === "GET" ? {} : { json: {} }) });
      const isRefused = answer.body.error?.code === "FORBIDDEN";
      expect([role, isRefused]).toEqual([role, !allowed.includes(role)]);
      if (isRefused) expect(answer.status).toBe(403);
    }
  });

  test("their changes are audited under their own name", async () => {
    const { key, key_id } = await newStaff("operator");
    const json = { gateway_fee: { test: 1, live: 1 } };
    await ask("/admin/v1/fees", { method: "PUT", json, key });
    const { body } = await ask("/admin/v1/audit?limit=1");
    expect(body.data[0]).toMatchObject({ actor: key_id, action: "gateway_fee.set" });
  });

  test("a retired one is refused, and retiring it again changes nothing", async () => {
    const { key, key_id } = await newStaff("support");
    const path = `/admin/v1/admin-keys/${key_id}`;
    const retired = await post(`${path}/retire`);
    expect(retired.body).toMatchObject({ key_id, status: "RETIRED" });
    expect((await post(`${path}/retire`)).body).toEqual(retired.body);
    expect(await admit(adminKey<GatewayEnv>("read"), { "x-gateway-admin-key": key })).toBe(
      "UNAUTHENTICATED",
    );
    expect((await post("/admin/v1/admin-keys/key_nobody/retire")).status).toBe(404);
  });

  // @rule G7.4
  test("the key is shown once", async () => {
    const { key, key_id, ...shownLater } = await newStaff("support");
    expect(key).toMatch(/^ak_/);
    const { body } = await ask(`/admin/v1/admin-keys/${key_id}`);
    expect(body).toEqual({ key_id, ...shownLater });
  });

  test("without a key every address is 401, even unknown ones", async () => {
    for (const path of ["/admin/v1/banks", "/admin/v1/banks/bnk_x", "/admin/v1/audit"]) {
      const answer = await ask(path, { key: null });
      expect(answer.status).toBe(401);
      expect(answer.body.error.code).toBe("UNAUTHENTICATED");
    }
  });

  test("the first owner's key works without the database", async () => {
    const env = gatewayEnv({ DB: forbiddenDb });
    const caller = await admit(
      adminKey<GatewayEnv>("own"),
      { "x-gateway-admin-key": ownerKey },
      env,
    );
    const first = { keyId: "key_first_owner", name: "First owner (configuration)" };
    expect(caller).toEqual({ kind: "admin", role: "owner", ...first });
  });
});

test.each([
  [{ authorization: "Bearer mk_test_anything" }, true],
  [{ authorization: "bearer  mk_live_" }, true],
  [{ authorization: "Bearer st_token" }, false],
  [{}, false],
])("%j looks like a merchant's key: %s", (headers, expected) => {
  expect(looksLikeMerchantKey(new Request("https://x.example/", { headers }))).toBe(expected);
});
