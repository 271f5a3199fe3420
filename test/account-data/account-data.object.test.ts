import { describe, expect, it, test, vi } from "vitest";
import { answering, callsOf, lost, refusing } from "../workers/neighbours.ts";
import {
  type Answer,
  allScopes,
  balance,
  bankCalls,
  Connection,
  CURRENT,
  changeBank,
  honestBank,
  ibans,
  PRIVATE,
  posting,
  scene,
  useScene,
} from "./data-scene.ts";

/** What holds for every call for account data: who may make it, and how it can end (§4.5). */
const HOUR = 3_600_000;

useScene();

const funds = posting({ amount: 1_000, currency: "USD" });

/** Every route: the path, the scope that it needs, and the bank's operation behind it. */
const routes = [
  ["the accounts", "/ob/accounts", "accounts:read", "accounts", {}],
  ["one account", `/ob/accounts/${CURRENT}`, "accounts:read", "accounts", {}],
  ["balances", `/ob/accounts/${CURRENT}/balances`, "balances:read", "balances", {}],
  [
    ...(["transactions", `/ob/accounts/${CURRENT}/transactions`] as const),
    ...(["transactions:read", "transactions", {}] as const),
  ],
  [
    ...(["standing orders", `/ob/accounts/${CURRENT}/standing-orders`] as const),
    ...(["standing-orders:read", "standing-orders", {}] as const),
  ],
  [
    ...(["funds", `/ob/accounts/${CURRENT}/funds-confirmation`] as const),
    ...(["payments:write", "funds-confirmation", funds] as const),
  ],
] as const;

describe.each(routes)("%s", (_name, path, scope, operation, init) => {
  const ask = (connection = scene.tpp): Promise<Answer> => connection.ask(path, init);

  it("names consent and approval to the bank, under a new key each time", async () => {
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    const calls = callsOf(`alpha ${operation}`);
    expect(calls).toHaveLength(2);
    for (const { body } of calls) {
      expect(body).toMatchObject({
        iban: ibans.current,
        consent_id: scene.tpp.consent_id,
        authorisation: { type: "SCA", reference: "t-ch1" },
      });
    }
    expect(new Set(calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(2);
  });

  it("needs its own scope, of the consent and of the token", async () => {
    const others = allScopes.filter((other) => other !== scope);
    for (const connection of [
      await Connection.open(others),
      await Connection.open(allScopes, others),
    ]) {
      expect(await ask(connection)).toMatchObject({ status: 403, code: "INSUFFICIENT_SCOPE" });
    }
    expect((await ask(await Connection.open([scope]))).status).toBe(200);
  });

  it.each([
    ["without a token", { authorization: "" }, 401, "UNAUTHENTICATED"],
    ["without X-Consent-Id", { "x-consent-id": "" }, 400, "CONSENT_ID_REQUIRED"],
    ["for another consent", { "x-consent-id": `cns_${"0".repeat(43)}` }, 403, "CONSENT_MISMATCH"],
  ])("%s is refused, and the bank not asked", async (_case, headers, status, code) => {
    expect(await scene.tpp.ask(path, { ...init, headers })).toMatchObject({ status, code });
    expect(bankCalls()).toEqual([]);
  });

  it.each([
    ["does not answer", lost, 503, "BANK_UNAVAILABLE"],
    ["is down", () => new Response("down", { status: 503 }), 503, "BANK_UNAVAILABLE"],
    ["does not know the gateway", () => new Response(null, { status: 401 }), 502, "BANK_ERROR"],
    ["answers nonsense", () => new Response("<html>"), 502, "BANK_ERROR"],
    ["answers another question", () => Response.json({ verified: true }), 502, "BANK_ERROR"],
    ["refuses as a payment is refused", refusing("INSUFFICIENT_FUNDS"), 502, "BANK_ERROR"],
  ])(
    "of a bank that %s is retryable, and the consent stays",
    async (_case, answer, status, code) => {
      answering(`alpha ${operation}`, answer);
      const refused = await ask();
      expect(refused).toMatchObject({ status, code, body: { error: { retryable: true } } });
      expect(await scene.tpp.shown()).toMatchObject({ status: "AUTHORISED" });
    },
  );

  it.each([
    ["is suspended", { status: "SUSPENDED" }, 503, "BANK_UNAVAILABLE"],
    [
      ...(["no longer offers this", { ob_scopes_supported: [] }] as const),
      ...([403, "INSUFFICIENT_SCOPE"] as const),
    ],
    ["left open banking", { capabilities: ["PAYMENTS"] }, 403, "INSUFFICIENT_SCOPE"],
  ])(
    "of a bank that %s is refused, and the bank not asked",
    async (_case, change, status, code) => {
      await changeBank(change);
      vi.setSystemTime(scene.startedAt + 2_001);
      expect(await ask()).toMatchObject({ status, code });
      expect(bankCalls()).toEqual([]);
      expect(await scene.tpp.shown()).toMatchObject({ status: "AUTHORISED" });
    },
  );

  it("ends with the consent when the bank has no such approval", async () => {
    answering(`alpha ${operation}`, refusing("NOT_AUTHORISED"));
    expect(await ask()).toMatchObject({
      ...{ status: 403, code: "CONSENT_REVOKED" },
      body: { error: { retryable: false } },
    });
    expect(await scene.tpp.shown()).toMatchObject({
      ...{ status: "REVOKED", revoked_by: "BANK", status_reason: "NOT_AUTHORISED" },
    });
    await honestBank();
    for (const [, other, , , how] of routes) {
      expect(await scene.tpp.ask(other, how)).toMatchObject({
        status: 401,
        code: "UNAUTHENTICATED",
      });
    }
    expect(bankCalls()).toHaveLength(1);
  });
});

describe.each(routes.slice(1))("%s", (_name, path, _scope, _operation, init) => {
  it.each([
    ["that the customer did not choose", PRIVATE],
    ["of another consent", `acc_${"7".repeat(43)}`],
    ["with a strange id", "acc_1"],
  ])("of an account %s is not found, and the bank not asked", async (_case, id) => {
    const answer = await scene.tpp.ask(path.replace(CURRENT, id), init);
    expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(bankCalls()).toEqual([]);
  });
});

test("a bank that refuses the approval before the newest does not end the consent", async () => {
  answering("alpha balances", async (call) => {
    await scene.tpp.approveAgain("ch2");
    return refusing("NOT_AUTHORISED")(call);
  });
  const path = `/ob/accounts/${CURRENT}/balances`;
  expect(await scene.tpp.ask(path)).toMatchObject({ status: 503, code: "BANK_UNAVAILABLE" });
  expect(await scene.tpp.shown()).toMatchObject({ status: "AUTHORISED" });
  answering("alpha balances", { balances: [balance()] });
  expect((await scene.tpp.ask(path)).status).toBe(200);
  const references = callsOf("alpha balances").map(({ body }) => body.authorisation.reference);
  expect(references).toEqual(["t-ch1", "t-ch2"]);
});

describe("last_used_at", () => {
  const path = `/ob/accounts/${CURRENT}/balances`;

  it("is the hour of the latest call", async () => {
    const hour = Math.ceil(scene.startedAt / HOUR) * HOUR;
    vi.setSystemTime(hour - 2);
    const connection = await Connection.open();
    const seen = [(await connection.shown()).last_used_at];
    for (const at of [hour - 1, hour, hour + 60_000]) {
      vi.setSystemTime(at);
      await connection.ask(path);
      seen.push((await connection.shown()).last_used_at);
    }
    const [before, after] = [hour - HOUR, hour].map((at) => new Date(at).toISOString());
    expect(seen).toEqual([null, before, after, after]);
  });

  it("is not touched by a call that is refused", async () => {
    await scene.tpp.ask(path.replace(CURRENT, PRIVATE));
    await (await Connection.open(["accounts:read"])).ask(path);
    expect(await scene.tpp.shown()).toMatchObject({ last_used_at: null });
  });
});
