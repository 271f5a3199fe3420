import { describe, expect, it, test, vi } from "vitest";
import { answering, callsOf, lost, refusing, resetNeighbours } from "../../workers/neighbours.ts";
import { mustAct } from "../oauth/scene.ts";
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
  listed,
  PRIVATE,
  posting,
  SAVINGS,
  scene,
  useScene,
} from "./data-scene.ts";

/** What holds for every call for account data: who may make it, and how it can end (O7). */
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

// @rule O7.18
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

  // @rule O7.1 O5.16
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

  // @rule O7.11
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

  // @rule O7.10
  it("ends with the consent when the bank refuses the list of accounts too", async () => {
    answering(`alpha ${operation}`, refusing("NOT_AUTHORISED"));
    answering("alpha accounts", refusing("NOT_AUTHORISED"));
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
    const asked = bankCalls().map(({ operation, body }) => [operation, body.iban]);
    const [first, list] = [`alpha ${operation}`, "alpha accounts"];
    expect(asked).toEqual([
      [first, ibans.current],
      [list, ibans.savings],
    ]);
  });
});

describe.each(routes.slice(2))("%s of an account that the bank refuses", (...route) => {
  const [, path, , operation, init] = route;
  const ask = (): Promise<Answer> => scene.tpp.ask(path, init);

  // @rule O7.10
  it("are not found, and end this account alone", async () => {
    answering(`alpha ${operation}`, refusing("NOT_AUTHORISED"));
    expect(await ask()).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const shown = (await scene.tpp.shown()) as { accounts: { account_id: string }[] };
    expect(shown).toMatchObject({ status: "AUTHORISED" });
    const statusOf = (id: string) => shown.accounts.find(({ account_id }) => account_id === id);
    expect(statusOf(CURRENT)).toMatchObject({ status: "CLOSED" });
    expect(statusOf(SAVINGS)).toMatchObject({ status: "SHARED" });
    resetNeighbours();
    await honestBank();
    expect(await ask()).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(bankCalls()).toEqual([]);
    const other = await scene.tpp.ask(path.replace(CURRENT, SAVINGS), init);
    expect(other.status).toBe(200);
  });

  it.each([
    ["does not answer", lost, 503, "BANK_UNAVAILABLE"],
    ["answers nonsense", () => new Response("<html>"), 502, "BANK_ERROR"],
  ])("stay if the bank %s for the list", async (_case, answer, status, code) => {
    answering(`alpha ${operation}`, refusing("NOT_AUTHORISED"));
    answering("alpha accounts", answer);
    expect(await ask()).toMatchObject({ status, code, body: { error: { retryable: true } } });
    await honestBank();
    expect((await ask()).status).toBe(200);
  });
});

test("the accounts are listed after the account that was proved is closed", async () => {
  answering("alpha accounts", (call) => {
    if (call.body.iban === ibans.current) return refusing("NOT_AUTHORISED")(call);
    return Response.json({ accounts: [listed(ibans.savings)] });
  });
  const { status, body } = await scene.tpp.ask("/ob/accounts");
  expect([status, body.accounts?.length]).toEqual([200, 1]);
  expect(body.accounts[0]).toMatchObject({ account_id: SAVINGS });
  expect(await scene.tpp.shown()).toMatchObject({ status: "AUTHORISED" });
});

test("the consent stays when the proved account and another one are closed", async () => {
  const scoped = await Connection.open(allScopes, allScopes, [CURRENT, SAVINGS, PRIVATE]);
  const refuseAll = refusing("NOT_AUTHORISED");
  answering("alpha balances", refuseAll);
  answering("alpha accounts", (call) =>
    call.body.iban === ibans.private
      ? Response.json({ accounts: [listed(ibans.private)] })
      : refuseAll(call),
  );
  const path = `/ob/accounts/${SAVINGS}/balances`;
  expect(await scoped.ask(path)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(await scoped.shown()).toMatchObject({ status: "AUTHORISED" });
});

test("the consent stays when another account is closed after the proved one", async () => {
  const scoped = await Connection.open(allScopes, allScopes, [CURRENT, SAVINGS, PRIVATE]);
  const refuseAll = refusing("NOT_AUTHORISED");
  const listing = (open: string[]) =>
    answering("alpha accounts", (call) =>
      open.includes(call.body.iban)
        ? Response.json({ accounts: open.map((iban) => listed(iban)) })
        : refuseAll(call),
    );
  answering("alpha balances", refuseAll);
  listing([ibans.savings, ibans.private]);
  expect((await scoped.ask(`/ob/accounts/${CURRENT}/balances`)).status).toBe(404);
  listing([ibans.private]);
  const { status, body } = await scoped.ask("/ob/accounts");
  expect(status).toBe(200);
  expect(body.accounts).toMatchObject([{ account_id: PRIVATE }]);
  expect((await scoped.ask(`/ob/accounts/${SAVINGS}/balances`)).status).toBe(404);
  listing([]);
  expect((await scoped.ask(`/ob/accounts/${PRIVATE}/balances`)).code).toBe("CONSENT_REVOKED");
});

test("the list is asked for with the proved account when every account is closed", async () => {
  const only = await Connection.open(allScopes, allScopes, [CURRENT]);
  const account_id = CURRENT;
  const reference = "t-ch1";
  await mustAct(only.consent.stub, { type: "close_account", account_id, reference });
  expect(await only.ask("/ob/accounts")).toMatchObject({ status: 200, body: { accounts: [] } });
  expect(callsOf("alpha accounts").map(({ body }) => body.iban)).toEqual([ibans.current]);
  expect(await only.shown()).toMatchObject({ status: "AUTHORISED" });
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

describe("funds confirmations", () => {
  const asking = (amount: number, of: Connection = scene.tpp, id = CURRENT) =>
    of.ask(`/ob/accounts/${id}/funds-confirmation`, posting({ amount, currency: "USD" }));

  // @rule O7.9
  it("answer ten amounts an account and day, and no eleventh", async () => {
    for (let amount = 1; amount <= 10; amount++) expect((await asking(amount)).status).toBe(200);
    const refused = await asking(11);
    expect(refused).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect(bankCalls()).toHaveLength(10);
    expect((await asking(7)).status).toBe(200);
    expect((await asking(11, scene.tpp, SAVINGS)).status).toBe(200);
    vi.setSystemTime(Date.parse("2099-11-23T00:00:00.000Z"));
    expect((await asking(11)).status).not.toBe(429);
  });

  it("are counted together over every consent of a TPP, also in parallel", async () => {
    const other = await Connection.of(scene.tpp.tpp);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => asking(place + 1, place % 2 ? other : scene.tpp)),
    );
    const counts = [200, 429].map((code) => answers.filter(({ status }) => status === code).length);
    expect(counts).toEqual([10, 20]);
    expect((await asking(31, await Connection.open())).status).toBe(200);
  });

  it("of an amount whose answer was lost are asked again", async () => {
    for (let amount = 1; amount <= 9; amount++) await asking(amount);
    answering("alpha funds-confirmation", lost);
    expect((await asking(10)).status).toBe(503);
    await honestBank();
    expect((await asking(10)).status).toBe(200);
    expect((await asking(11)).status).toBe(429);
  });
});

it.each([
  ["and answers for the list", false],
  ["and the list of accounts", true],
])("a bank that refuses the approval before the newest, %s, ends nothing", async (_case, list) => {
  if (list) answering("alpha accounts", refusing("NOT_AUTHORISED"));
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

  // @rule O5.18
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
