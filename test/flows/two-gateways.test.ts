import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { gatewayNameOf } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import {
  atOperator,
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  isSigned,
  type Json,
  merchantOf,
} from "../support/checkout-client.ts";
import { pay } from "../support/journey.ts";
import { PayingApp } from "../support/order-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { expectOwnPortals } from "./own-portals.ts";
import { accountRef, type Bank, CustomerSession, ok, registryOf } from "./registry-steps.ts";
import {
  admin,
  callBack,
  codeOf,
  gatewayOf,
  newCode,
  opened,
  settledAndBalanced,
  transfersOf,
  withCode,
} from "./steps.ts";
import { openThirdBank } from "./third-bank.ts";

/** Two operators, each with its own gateway, at the same banks and the same registry. */
const operators = ["acme", "globex"] as const;

let running: RunningWorld;
let acme: World;
let globex: World;

beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, operators, clock: true });
  acme = atOperator(running.world, "acme");
  globex = atOperator(running.world, "globex");
});

afterAll(async () => {
  try {
    expect(await settledAndBalanced(running.world)).toBe(true);
  } finally {
    await running?.stop();
  }
});

const at = (operator: (typeof operators)[number]) => (operator === "acme" ? acme : globex);
const verdictOf = (answer: { status: number; body: unknown }) => [answer.status, codeOf(answer)];

/** A customer of two banks: the account of the bare alias, and the other one. */
const customerOfTwoBanks = () => {
  const { customers } = running.world;
  const [home, further] = customers.filter(
    ({ alias }) => customers.filter((customer) => customer.alias === alias).length === 2,
  );
  if (!home?.alias || !further) throw new Error("nobody has accounts at two banks");
  const { alias } = home;
  return {
    home: { ...home, alias },
    further: { ...further, alias: `${alias}@${further.bank_handle}` },
  };
};

// @rule P6.6
describe("the same customer pays through both", () => {
  test.each(operators)("at %s by the bare alias, from the default account", async (operator) => {
    const payment = { amount: 1_100, customer: customerOfTwoBanks().home, crossBank: false };
    const { view } = await pay(at(operator), { ...payment, authMode: "OTP" });
    expect(view).toMatchObject({ status: "COMPLETED", settlement_type: "internal" });
  });

  test.each(operators)("at %s by handle@bank, in that bank's app", async (operator) => {
    const payment = { amount: 1_200, customer: customerOfTwoBanks().further, crossBank: true };
    const { view } = await pay(at(operator), { ...payment, authMode: "PUSH" });
    expect(view).toMatchObject({ status: "COMPLETED", settlement_type: "national_rail" });
  });
});

test("a merchant of globex is paid at a bank that only acme has enrolled", async () => {
  const { own, other } = bankHandles(globex);
  const gateway = gatewayOf(globex);
  const merchant = gateway.further_merchants.find(({ destination }) =>
    globex.banks.some(
      ({ bank_handle, accounts }) =>
        bank_handle === other && accounts.some(({ iban }) => iban === destination),
    ),
  );
  if (!merchant) throw new Error("no merchant is at the other bank");
  const { data } = await admin<{ data: Json[] }>(globex, "GET", "/banks");
  const bank = data.find(({ bank_handle }) => bank_handle === other) ?? {};
  const { iban_prefixes, institution_code } = bank;
  const change = (fields: Json) => admin(globex, "PATCH", `/banks/${bank.bank_id}`, fields);
  await change({ iban_prefixes: ["GB39NONE"], institution_code: "NONEGB2LXXX" });
  try {
    const shop = { ...globex, gateways: [{ ...gateway, merchant }] };
    const customer = customerAt(globex, own);
    const { view } = await pay(shop, { amount: 1_300, customer, authMode: "OTP", crossBank: true });
    expect(view).toMatchObject({ status: "COMPLETED", settlement_type: "national_rail" });
  } finally {
    await change({ iban_prefixes, institution_code });
  }
});

// @rule G6.4
describe("one gateway's records mean nothing at the other", () => {
  test("ids: sessions, payments, checkout pages", async () => {
    const { session, checkout } = await opened(acme);
    const { payment_id } = await merchantOf(acme).readSession(session.session_id);
    const { base_url, merchant, bank_keys, rail_key } = gatewayOf(globex);
    const asMerchant = { authorization: `Bearer ${merchant.api_key}` };
    for (const [method, path, headers] of [
      ["GET", `/api/v1/payments/sessions/${session.session_id}`, asMerchant],
      ["POST", `/api/v1/payments/sessions/${session.session_id}/cancel`, asMerchant],
      ["GET", `/payments/${payment_id}/status`, asMerchant],
      ["GET", new URL(session.checkout_url).pathname, { accept: "application/json" }],
    ] as const) {
      const body = method === "POST" ? {} : undefined;
      const answer = await requestJson(base_url + path, { method, headers, body });
      expect([path, ...verdictOf(answer)]).toEqual([path, 404, "NOT_FOUND"]);
    }
    const said = { session_id: session.session_id, push_token: "psh_x", result: "APPROVED" };
    const bankKey = { "x-gateway-bank-key": bank_keys[bankHandles(globex).own] ?? "" };
    const word = {
      ...{ end_to_end_id: "E1", originator_ref: payment_id, status: "CREDITED", amount: 1 },
      ...{ currency: globex.currency, debtor_iban: "x", creditor_iban: "y" },
      ...{ rail_ref: "RAIL-1", settlement_fee: 0 },
    };
    const heard = [
      await callBack(globex, "push-result", bankKey, said),
      await callBack(globex, "credit", { "x-gateway-rail-key": rail_key }, word),
    ];
    for (const answer of heard) expect(verdictOf(answer)).toEqual([404, "NOT_FOUND"]);
    expect((await checkout.live()).body.status).toBe("PENDING");
  });

  // @rule G7.3
  test("keys: of merchants, of staff, of banks, of the rail", async () => {
    const { merchant, admin_key, bank_keys, rail_key } = gatewayOf(acme);
    const bankKey = bank_keys[bankHandles(acme).own] ?? "";
    const { base_url } = gatewayOf(globex);
    for (const [method, path, headers] of [
      ["GET", "/api/v1/payments/sessions", { authorization: `Bearer ${merchant.api_key}` }],
      ["POST", "/api/v1/payments/sessions", { authorization: `Bearer ${merchant.api_key}` }],
      ["GET", "/admin/v1/banks", { "x-gateway-admin-key": admin_key }],
      ["POST", "/gateway/callback/push-result", { "x-gateway-bank-key": bankKey }],
      ["POST", "/gateway/callback/credit", { "x-gateway-rail-key": rail_key }],
    ] as const) {
      const answer = await requestJson(base_url + path, { method, headers });
      expect([path, ...verdictOf(answer)]).toEqual([path, 401, "UNAUTHENTICATED"]);
    }
  });

  test("idempotency keys: the same key makes one session at each", async () => {
    const key = { "idempotency-key": "order-1" };
    const [first, again] = [
      await merchantOf(acme).createSession({}, key),
      await merchantOf(acme).createSession({}, key),
    ];
    expect(again).toEqual(first);
    const { session_id } = await merchantOf(globex).createSession({}, key);
    expect(session_id).not.toBe(first.session_id);
  });
});

describe("what one gateway gave opens nothing at the other", () => {
  const refusalOf = async (path: string, headers: Record<string, string>, body?: unknown) => {
    const method = body === undefined ? "GET" : "POST";
    return requestJson<Json>(gatewayOf(globex).base_url + path, { method, headers, body });
  };
  /** The token endpoint of globex: its OAuth error. */
  const grant = async (fields: Record<string, string>) => {
    const { base_url } = gatewayOf(globex);
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${base_url}/ob/token`, { method: "POST", body });
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };

  test("clients, access tokens, refresh tokens and consents of a TPP", async () => {
    const customer = customerAt(acme, bankHandles(acme).own);
    const [ours, theirs] = [
      await PayingApp.connect(acme, customer),
      await PayingApp.connect(globex, customer),
    ];
    for (const [path, headers] of [
      ["/ob/accounts", ours.token],
      ["/ob/payment-orders", ours.token],
      [`/ob/consents/${ours.consentId}`, ours.own],
      [`/ob/consents/${theirs.consentId}`, ours.own],
      ["/ob/payment-orders", { ...ours.token, "x-consent-id": theirs.consentId }],
    ] as const) {
      expect([path, (await refusalOf(path, headers)).status]).toEqual([path, 401]);
    }
    const ofOurs = { ...theirs.token, "x-consent-id": ours.consentId };
    expect((await refusalOf("/ob/payment-orders", ofOurs)).status).toBe(403);
    const { payment_order_id } = (await ours.pay()).body;
    for (const path of [`consents/${ours.consentId}`, `payment-orders/${payment_order_id}`]) {
      const answer = await refusalOf(`/ob/${path}`, theirs.own);
      expect([path, ...verdictOf(answer)]).toEqual([path, 404, "NOT_FOUND"]);
    }

    const [client, other] = [gatewayOf(acme).tpp, gatewayOf(globex).tpp];
    const asOurs = { client_id: client.client_id, client_secret: client.client_secret };
    const asTheirs = { client_id: other.client_id, client_secret: other.client_secret };
    expect(await grant({ grant_type: "client_credentials", ...asOurs })).toEqual([
      401,
      "invalid_client",
    ]);
    for (const refresh_token of [ours.refreshToken, `${ours.refreshToken}x`]) {
      const asked = { grant_type: "refresh_token", refresh_token, ...asTheirs };
      expect(await grant(asked)).toEqual([400, "invalid_grant"]);
    }
  });

  test("the session of a customer's page, and of the console", async () => {
    const [ours, theirs] = [await opened(acme), await opened(globex)];
    const step = `/api/v1/payments/sessions/${theirs.session.session_id}/resolve-payer`;
    const authorization = `Bearer ${ours.checkout.token}`;
    const payer = { payer_alias: customerAt(globex, bankHandles(globex).own).alias };
    expect((await refusalOf(step, { authorization }, payer)).status).toBe(401);

    const cookieAt = async (world: World): Promise<string> => {
      const { base_url, admin_key } = gatewayOf(world);
      const answer = await fetch(`${base_url}/console/login`, {
        ...{ method: "POST", redirect: "manual" as const },
        headers: { origin: base_url, "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ key: admin_key }),
      });
      return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    };
    const openConsole = async (cookie: string) => {
      const { base_url } = gatewayOf(globex);
      const headers = { cookie, accept: "text/html" };
      return (await fetch(`${base_url}/console`, { headers, redirect: "manual" })).status;
    };
    expect(await openConsole(await cookieAt(globex))).toBe(200);
    expect(await openConsole(await cookieAt(acme))).toBe(303);
  });

  // @rule A3.11 A3.13
  test("a link to a merchant's portal, and its cookie", () => expectOwnPortals(acme, globex));

  test("a cursor is a place in time: it shows the caller's own list", async () => {
    for (const world of [acme, globex]) {
      for (let made = 0; made < 3; made++) await merchantOf(world).createSession();
    }
    type Listed = { data: { session_id: string }[]; next_cursor: string };
    const list = (world: World, query: string) =>
      merchantOf(world).call<Listed>("GET", `/api/v1/payments/sessions${query}`);
    const { next_cursor } = (await list(acme, "?limit=1")).body;
    const own = (await list(globex, "?limit=100")).body.data.map((one) => one.session_id);
    const shown = (await list(globex, `?cursor=${next_cursor}`)).body.data;
    expect(shown.filter(({ session_id }) => !own.includes(session_id))).toEqual([]);
  });
});

test("SIGKILL of everything: started again, each gateway completes its own payments", async () => {
  const begun = [];
  for (const [place, operator] of operators.entries()) {
    const world = at(operator);
    const payer = customerAt(world, bankHandles(world).other);
    const paid = await withCode(world, { amount: 4_100 + place }, payer);
    const { body } = await paid.checkout.confirm(paid.otp_code);
    expect(body).toMatchObject({ state: "SETTLEMENT_PENDING" });
    begun.push({ world, amount: 4_100 + place, ...paid.session });
  }
  await running.killAll();
  await running.startAgain();
  for (const { world, amount, session_id } of begun) {
    const view = await merchantOf(world).untilStatus(session_id, "COMPLETED", "FAILED");
    expect(view).toMatchObject({ status: "COMPLETED", amount });
    expect(await transfersOf(world, amount)).toMatchObject([{ status: "BOOKED" }]);
  }
});

test("SIGKILL of one gateway: the other continues, and the payment is completed once", async () => {
  const merchant = merchantOf(globex);
  const inbox = inboxOf(globex, "killed-globex");
  const payer = customerAt(globex, bankHandles(globex).other);
  const terms = { amount: 4_300, webhook_url: inbox.url };
  const { session, checkout, otp_code } = await withCode(globex, terms, payer);
  const { body } = await checkout.confirm(otp_code);
  expect(body).toMatchObject({ state: "SETTLEMENT_PENDING" });
  await running.kill(gatewayNameOf("globex"));

  const customer = customerAt(acme, bankHandles(acme).own);
  await pay(acme, { amount: 4_400, customer, authMode: "OTP", crossBank: false });

  await running.untilAnswering(gatewayNameOf("globex"));
  const view = await merchant.untilStatus(session.session_id, "COMPLETED", "FAILED");
  expect(view.status).toBe("COMPLETED");
  expect(await transfersOf(globex, terms.amount)).toMatchObject([{ status: "BOOKED" }]);
  const webhook = await inbox.event("payment.completed", session.session_id);
  expect(isSigned(webhook, merchant.signing_secret)).toBe(true);
  expect(isSigned(webhook, merchantOf(acme).signing_secret)).toBe(false);
});

describe("a gateway that the registry's operator suspends", () => {
  const setStatus = async (operator: string, status: string) => {
    const { owner } = registryOf(running.world);
    const { data } = ok(await owner("/admin/v1/gateways?realm=test"), 200).body;
    const found = data.find(({ name }: { name: string }) => name === operator);
    ok(await owner(`/admin/v1/gateways/${found.gateway_id}`, { status }, { method: "PATCH" }), 200);
  };
  const askByAlias = async (world: World) => {
    const { checkout } = await opened(world);
    const payer_alias = customerAt(world, bankHandles(world).own).alias;
    return checkout.resolvePayer({ payer_alias });
  };

  test("resolves no aliases until it is reinstated; IBANs and the other gateway continue", async () => {
    await setStatus("acme", "SUSPENDED");
    const refused = await eventually("the suspension", async () => {
      const answer = await askByAlias(acme);
      return answer.status !== 200 && answer;
    });
    expect(verdictOf(refused)).toEqual([503, "REGISTRY_UNAVAILABLE"]);
    expect(refused.body).toMatchObject({ error: { retryable: true } });

    const customer = customerAt(acme, bankHandles(acme).own);
    const { session, checkout } = await opened(acme, { amount: 5_100 }, customer);
    const { status } = await checkout.resolvePayer({ payer_iban: customer.iban });
    expect(status).toBe(200);
    const confirmed = await checkout.confirm(await newCode({ session, checkout, customer }));
    expect(confirmed.body).toMatchObject({ state: "COMPLETED" });
    await pay(globex, { amount: 5_200, customer, authMode: "OTP", crossBank: false });

    await setStatus("acme", "ACTIVE");
    await eventually("the way back", async () => (await askByAlias(acme)).status === 200);
  });
});

test("a third bank's account is no route until its customer confirms it", async () => {
  const registry = registryOf(running.world);
  const { own } = bankHandles(running.world);
  const { alias } = customerAt(running.world, own);
  const third = await registry.newBank("third");
  const server = await openThirdBank(third.bank_handle);
  try {
    for (const operator of operators) await server.enrolAt(at(operator));
    const account_ref = accountRef();
    const linked = await third.call(third.accounts, { alias, account_ref, currency: "USD" });
    expect(ok(linked).body).toMatchObject({ status: "PENDING_CONFIRMATION" });

    const payer_alias = `${alias}@${third.bank_handle}`;
    const resolve = async (world: World, payer: string) =>
      (await opened(world)).checkout.resolvePayer({ payer_alias: payer });
    const askRegistry = (world: World) =>
      registry.asGateway(gatewayOf(world).registry_key)(`/identity/resolve/${payer_alias}`);
    for (const operator of operators) {
      const answer = await resolve(at(operator), payer_alias);
      expect(verdictOf(answer)).toEqual([422, "PAYER_NOT_FOUND"]);
      expect((await askRegistry(at(operator))).body.routes).toEqual([]);
    }
    expect(server.asked).toEqual([]);

    await confirmAtHome(own, alias, account_ref);
    for (const operator of operators) {
      const { status, body } = await resolve(at(operator), payer_alias);
      expect([status, body.bank_handle]).toEqual([200, third.bank_handle]);
      expect((await askRegistry(at(operator))).body).toMatchObject({
        bank_handle: third.bank_handle,
        routes: [{ account_ref, default: false }],
      });
      // The bare alias leads where it led before, because only the customer changes the default.
      expect((await resolve(at(operator), alias)).body.bank_handle).toBe(own);
    }
    expect(server.asked).toEqual([account_ref, account_ref]);
  } finally {
    await server.close();
  }
});

/** The customer's answer on the registry's page, at an address from the customer's own bank. */
const confirmAtHome = async (bank_handle: string, alias: string, account_ref: string) => {
  const registry = registryOf(running.world);
  const key = running.world.registry.bank_keys[bank_handle] ?? "";
  const home = { call: registry.asBank(key) } as Bank;
  const known = running.world.customers.find((customer) => customer.alias === alias);
  const customer = { alias, subject: known?.national_id ?? "", account_ref };
  const customerSession = await CustomerSession.begin(registry.ask, home, customer);
  ok(await customerSession.choose("confirm", { account_ref }), 303);
};

test("the world's clock moves both", async () => {
  const sessions = await Promise.all(operators.map((name) => merchantOf(at(name)).createSession()));
  await running.advance(15 * 60_000);
  for (const [place, operator] of operators.entries()) {
    const sessionId = sessions[place]?.session_id ?? "";
    const { state } = await merchantOf(at(operator)).readSession(sessionId);
    expect([operator, state]).toEqual([operator, "EXPIRED"]);
  }
});
