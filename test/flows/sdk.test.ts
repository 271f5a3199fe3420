import { beforeEach, describe, expect, inject, test } from "vitest";
import { GatewayError, MerchantClient } from "../../src/sdk/merchant.ts";
import {
  type ClientAuth,
  isConsentOver,
  type TokenSet,
  type TokenStore,
  TppClient,
  type TppOptions,
} from "../../src/sdk/tpp.ts";
import { WebhookVerifier } from "../../src/sdk/webhooks.ts";
import { bankHandles, customerAt, eventually, inboxOf } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  approveConsentAt,
  approveMandateAt,
  approveOrderAt,
  payAtCheckout,
} from "../support/sdk-steps.ts";
import { admin, gatewayOf, transfersOf } from "./steps.ts";

/** The SDK against a running world: what a merchant, a subscription and an app do with it. */
const world = inject("world");
const { own, other } = bankHandles(world);
const { base_url, merchant, tpp, further_tpps } = gatewayOf(world);
const worldClock = clockAt(inject("baseUrls").sandbox);

let ahead = 0;
const clock = { now: () => Date.now() + ahead };

beforeEach(async () => {
  await worldClock.toNoon();
  ahead = await worldClock.offset();
});

const gateway = new MerchantClient({ baseUrl: base_url, apiKey: merchant.api_key, clock });

/** Amounts of this file alone, by which the ledger shows its transfers. */
let amounts = 71_000;

const refusedWith = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error;
  throw error ?? new Error("nothing was refused");
};

describe("a merchant", () => {
  const order = (amount: number, webhook_url: string) => ({
    ...{ amount, currency: world.currency, reference: `order-${amount}`, webhook_url },
    destination: { type: "iban" as const, value: merchant.destination },
  });

  test("is paid across banks, verifies the webhook, refunds, and finds it all again", async () => {
    const amount = ++amounts;
    const inbox = inboxOf(world, `sdk-${amount}`);
    const asked = order(amount, inbox.url);
    const key = { idempotencyKey: asked.reference };
    const session = await gateway.payments.create(asked, key);
    expect(await gateway.payments.create(asked, key)).toEqual(session);
    await payAtCheckout(session, customerAt(world, other));

    const { headers, body } = await inbox.event("payment.completed", session.session_id);
    const verifier = new WebhookVerifier({
      ...{ secrets: merchant.signing_secret, scheme: "both", now: clock.now },
    });
    const event = await verifier.verify(body, headers);
    if (event.event !== "payment.completed") throw new Error(event.event);
    expect(event.data).toMatchObject({ amount, settlement_type: "national_rail" });
    await expect(verifier.verify(body.replace(`${amount}`, "1"), headers)).rejects.toThrow(
      "signature",
    );

    const { payment_id } = await gateway.payments.read(session.session_id);
    expect((await gateway.payments.status(payment_id)).route?.type).toBe("INTERBANK");
    const part = { idempotencyKey: `refund-${amount}` };
    const refund = await gateway.refunds.create(payment_id, { amount: 1_000 }, part);
    const again = await gateway.refunds.create(payment_id, { amount: 1_000 }, part);
    expect(again.refund_id).toBe(refund.refund_id);
    await eventually("the refund", async () => {
      const { status } = await gateway.refunds.read(payment_id, refund.refund_id);
      return status === "COMPLETED";
    });
    const events: string[] = [];
    const about = { subject: session.session_id, limit: 1 };
    for await (const sent of gateway.events.list(about)) events.push(sent.event);
    expect(events).toEqual(
      expect.arrayContaining(["payment.settlement_pending", "payment.completed"]),
    );
    const lines: unknown[] = [];
    const date = new Date(clock.now()).toISOString().slice(0, 10);
    for await (const line of gateway.settlements.lines({ date })) {
      if (line.payment_id === payment_id) lines.push([line.type, line.amount, line.gateway_fee]);
    }
    expect(lines).toEqual([
      ["PAYMENT", amount, 0],
      ["REFUND", -1_000, null],
    ]);
  });

  test("learns why a request was refused", async () => {
    const wrong = await refusedWith(
      gateway.payments.create({ ...order(0, inboxOf(world, "sdk-none").url), amount: 0 }),
    );
    expect(wrong).toMatchObject({
      ...{ code: "VALIDATION_FAILED", field: "amount", status: 422, refused: true },
      requestId: expect.stringMatching(/./),
    });
    const another = { ...order(++amounts, inboxOf(world, "sdk-none").url), reference: "first" };
    const key = { idempotencyKey: `sdk-${amounts}` };
    await gateway.payments.create(another, key);
    const reused = gateway.payments.create({ ...another, reference: "second" }, key);
    expect((await refusedWith(reused)).code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await refusedWith(gateway.payments.read("ps_unknown"))).code).toBe("NOT_FOUND");
    const stranger = new MerchantClient({ baseUrl: base_url, apiKey: "mk_test_unknown" });
    expect((await refusedWith(stranger.keys().page())).code).toBe("UNAUTHENTICATED");
  });

  test("cancels, reads every page of its payments, and opens its portal", async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count++) {
      const asked = order(++amounts, inboxOf(world, "sdk-none").url);
      made.push((await gateway.payments.create({ ...asked, reference: "paged" })).session_id);
    }
    expect((await gateway.payments.cancel(made[0] ?? "")).status).toBe("CANCELLED");
    await eventually("the list", async () => {
      const listed: string[] = [];
      for await (const { session_id } of gateway.payments.list({ reference: "paged", limit: 1 }))
        listed.push(session_id);
      return made.every((id) => listed.includes(id));
    });
    const { url } = await gateway.portalSession({ scope: "read" });
    expect((await fetch(url)).status).toBe(200);
    const [endpoint] = (await gateway.endpoints.list().page()).data;
    expect((await gateway.endpoints.list().page()).data.length).toBeGreaterThan(0);
    expect(endpoint?.endpoint_id).toMatch(/./);
  });
});

test("a subscription is approved, charged once for each invoice, paused and ended", async () => {
  const amount = ++amounts;
  const terms = { amount, currency: world.currency, frequency: "MONTHLY" as const };
  const { mandate_id, approval_url } = await gateway.mandates.create(
    { ...terms, merchant_reference: `sub-${amount}` },
    { idempotencyKey: `sub-${amount}` },
  );
  await approveMandateAt(approval_url ?? "", customerAt(world, own));
  const invoice = { amount, reference: `invoice-${amount}` };
  const key = { idempotencyKey: invoice.reference };
  const made = await gateway.charges.create(mandate_id, invoice, key);
  const over = gateway.charges.create(mandate_id, invoice, { idempotencyKey: "another" });
  expect((await refusedWith(over)).refused).toBe(true);
  const { payment_id } = await eventually("the charge", async () => {
    const charge = await gateway.charges.read(mandate_id, made.charge_id);
    return charge.status === "COMPLETED" && charge;
  });
  expect((await gateway.charges.create(mandate_id, invoice, key)).charge_id).toBe(made.charge_id);
  expect(await transfersOf(world, amount)).toHaveLength(1);
  expect((await gateway.payments.status(payment_id)).status).toBe("COMPLETED");
  expect((await gateway.mandates.pause(mandate_id)).status).toBe("PAUSED");
  expect((await gateway.mandates.resume(mandate_id)).status).toBe("ACTIVE");
  const limit = await refusedWith(
    gateway.charges.create(
      mandate_id,
      { amount, reference: "2" },
      { idempotencyKey: `${amount}-2` },
    ),
  );
  expect([limit.code, limit.details.limit, limit.details.remaining]).toEqual([
    "MANDATE_LIMIT_EXCEEDED",
    "PER_PERIOD",
    0,
  ]);
  expect((await gateway.mandates.cancel(mandate_id)).cancelled_by).toBe("MERCHANT");
});

describe("an app", () => {
  const customer = customerAt(world, own);
  const storeOf = (kept: Map<string, TokenSet>): TokenStore => ({
    load: async (id) => kept.get(id) ?? null,
    save: async (id, tokens) => void kept.set(id, tokens),
  });

  const appOf = (options: Partial<TppOptions> = {}) => {
    const kept = new Map<string, TokenSet>();
    const client = new TppClient({
      ...{ baseUrl: base_url, clientId: tpp.client_id, redirectUri: tpp.redirect_uri, clock },
      auth: { method: "client_secret_basic", clientSecret: tpp.client_secret },
      store: storeOf(kept),
      ...options,
    });
    return { client, kept };
  };

  const scopes = [
    ...(["accounts:read", "balances:read", "transactions:read"] as const),
    ...(["standing-orders:read", "payments:write"] as const),
  ];

  const connected = async (options: Partial<TppOptions> = {}) => {
    const app = appOf(options);
    const asked = { bank_handle: customer.bank_handle, scopes, purpose: "To try it out" };
    const { url, pending } = await app.client.authorise(asked);
    const back = await approveConsentAt(url, customer);
    const tokens = await app.client.complete(back, pending);
    expect(tokens?.consent_id).toBe(pending.consent_id);
    return {
      ...app,
      consentId: pending.consent_id,
      access: app.client.consent(pending.consent_id),
    };
  };

  test("reads accounts page by page, and renews its tokens once for all calls", async () => {
    const { kept, access, consentId } = await connected();
    const [account] = await access.accounts();
    const { account_id } = account ?? { account_id: "" };
    expect((await access.balances(account_id)).map(({ type }) => type)).toContain("AVAILABLE");
    const ids: string[] = [];
    for await (const { transaction_id } of access.transactions(account_id, { count: 2 })) {
      ids.push(transaction_id);
    }
    // More than two pages, however far other tests have moved the clock.
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    for await (const standing of access.standingOrders(account_id)) {
      expect(standing.amount).toBeGreaterThan(0);
    }
    const before = kept.get(consentId);
    await worldClock.advance(20 * 60_000);
    ahead = await worldClock.offset();
    const reads = Array.from({ length: 8 }, () => access.balances(account_id));
    expect((await Promise.all(reads)).every((balances) => balances.length > 0)).toBe(true);
    const after = kept.get(consentId);
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    // Had a refresh token been used twice, this would be the end of it.
    await worldClock.advance(20 * 60_000);
    ahead = await worldClock.offset();
    expect((await access.accounts()).length).toBeGreaterThan(0);
    expect(kept.get(consentId)?.refresh_token).not.toBe(after?.refresh_token);
  });

  test("pays a small order at once and a large one with approval, each once", async () => {
    const { client, access } = await connected();
    const [account] = await access.accounts();
    const { sca_exemption_limit } = await client.capabilities(customer.bank_handle);
    const order = (amount: number) => ({
      ...{ source_account_id: account?.account_id ?? "", amount, currency: world.currency },
      destination: { type: "iban" as const, value: merchant.destination },
      ...{ redirect_uri: tpp.redirect_uri, state: `state-${amount}` },
    });
    const small = order(++amounts % 1_000);
    const key = { idempotencyKey: `sdk-order-${amounts}` };
    const paid = await access.orders.create(small, key);
    expect((await access.orders.create(small, key)).payment_order_id).toBe(paid.payment_order_id);
    const large = order(sca_exemption_limit + ++amounts);
    const waiting = await access.orders.create(large, { idempotencyKey: `sdk-order-${amounts}` });
    expect(waiting.status).toBe("PENDING_SCA");
    const { redirect_url } = await approveOrderAt(waiting.sca_url ?? "", customer);
    const { payment_order_id } = waiting;
    await client.checkOrderReturn(redirect_url ?? "", { payment_order_id, state: large.state });
    const forged = client.checkOrderReturn(redirect_url ?? "", { payment_order_id, state: "x" });
    expect((await refusedWith(forged)).code).toBe("RETURN_NOT_TRUSTED");
    await eventually("the order", async () => {
      const { status } = await client.orders.read(payment_order_id);
      return status === "COMPLETED";
    });
  });

  test("renews a consent, ends it, and learns that it is over", async () => {
    const { client, access, consentId } = await connected();
    const again = await client.reauthorise(consentId, { expiry_days: 60 });
    const { headers } = await fetch(again.url, { redirect: "manual" });
    expect([again.pending.consent_id, headers.get("location")]).toEqual([consentId, null]);
    expect((await client.consents.read(consentId)).status).toBe("AUTHORISED");
    await client.revokeTokens(consentId);
    expect(isConsentOver(await refusedWith(access.accounts()))).toBe(true);
    await client.consents.revoke(consentId);
    expect((await client.consents.read(consentId)).status).toBe("REVOKED");
    const events: string[] = [];
    for await (const sent of client.events.list({ subject: consentId })) events.push(sent.event);
    expect(events).toContain("consent.granted");
  });

  test("that was ended by the operator learns it by its next call", async () => {
    const { access, consentId } = await connected();
    await admin(world, "POST", `/consents/${consentId}/revoke`, { note: "The customer called" });
    expect(isConsentOver(await refusedWith(access.accounts()))).toBe(true);
  });

  test.each([
    ["PRIVATE_KEY_JWT", "a signed assertion and DPoP"],
    ["NONE", "neither, with DPoP"],
  ])("of the method %s works with %s", async (method) => {
    const registered = further_tpps.find(({ auth_method }) => auth_method === method);
    if (!registered) throw new Error(`the world has no TPP of the method ${method}`);
    const { client_id, redirect_uri, private_jwk } = registered;
    const ecdsa = { name: "ECDSA", namedCurve: "P-256" };
    const dpop = await crypto.subtle.generateKey(ecdsa, false, ["sign", "verify"]);
    const auth: ClientAuth = private_jwk
      ? {
          method: "private_key_jwt",
          privateKey: await crypto.subtle.importKey("jwk", private_jwk, ecdsa, false, ["sign"]),
          ...(private_jwk.kid ? { keyId: private_jwk.kid } : {}),
        }
      : { method: "none" };
    const { kept, access, consentId } = await connected({
      ...{ clientId: client_id, redirectUri: redirect_uri, auth, dpop },
    });
    expect(kept.get(consentId)?.token_type).toBe("DPoP");
    expect((await access.accounts()).length).toBeGreaterThan(0);
    await worldClock.advance(20 * 60_000);
    ahead = await worldClock.offset();
    expect((await access.accounts()).length).toBeGreaterThan(0);
  });
});
