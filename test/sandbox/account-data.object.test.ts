import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call, ibanOf, letTimePass } from "./worker.ts";

/** The banks' answers to data calls, seen by a gateway and on a customer's phone. */
const heard: { url: string; key: string | null; body: unknown }[] = [];

beforeEach(async () => {
  heard.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const key = new Headers(init?.headers).get("x-gateway-bank-key");
    heard.push({ url: String(url), key, body: JSON.parse(String(init?.body)) });
    return new Response("{}", { status: 202 });
  });
  await call("PUT", "/__local/world", {
    world: {},
    operators: [
      {
        ...{ operator: "gateway", base_url: "http://127.0.0.1:8787" },
        ...{ bank_keys: { alpha: "from-alpha" }, internal_keys: { alpha: "to-alpha" } },
        ...{ rail_callback_key: "from-rail", rail_key: "to-rail" },
      },
    ],
    shop: null,
  });
});
afterEach(() => vi.restoreAllMocks());

const bank = (operation: string, body: unknown) =>
  call("POST", `/banks/alpha/bank/callback/${operation}`, body, {
    "x-gateway-internal-key": "to-alpha",
  });

const END = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString();
let consents = 0;

const approvedConsent = async () => {
  const session_id = `cns_${++consents}`;
  const payer_iban = await ibanOf("alpha", "amira");
  const scopes = ["accounts:read", "balances:read", "transactions:read"];
  const content = { purpose: "CONSENT", tpp_name: "Budget Friend", scopes, expires_at: END };
  const { json: sent } = await bank("send-otp", { session_id, payer_iban, ...content });
  const { otp_token } = sent;
  const { json: phone } = await call("GET", "/phones/amira/phone.json");
  const { otp_code } = phone.messages[0];
  await bank("verify-otp", { session_id, payer_iban, otp_token, otp_code });
  const authorisation = { type: "SCA", reference: otp_token };
  return { iban: payer_iban, consent_id: session_id, authorisation };
};

const notifyOf = ({ iban, consent_id }: { iban: string; consent_id: string }) => ({
  ...{ id: consent_id, kind: "CONSENT", status: "AUTHORISED", reason: null },
  ...{ ibans: [iban], expires_at: END },
});

it("a consent is approved, read, and ended on the phone, and the gateway is told", async () => {
  const access = await approvedConsent();
  expect((await bank("accounts", access)).json.accounts).toHaveLength(2);
  expect((await bank("notify-authorisation", notifyOf(access))).status).toBe(200);
  expect((await bank("balances", access)).status).toBe(200);
  const { json: phone } = await call("GET", "/phones/amira/phone.json");
  const { status, json } = await call("POST", phone.consents[0].revoke_url);
  expect([status, json]).toEqual([200, { status: "REVOKED" }]);
  await letTimePass();
  expect(heard).toEqual([
    {
      url: "http://127.0.0.1:8787/gateway/callback/consent-revoked",
      key: "from-alpha",
      body: { consent_id: access.consent_id, reason: "The customer ended it at the bank." },
    },
  ]);
  expect((await bank("balances", access)).json.error.code).toBe("NOT_AUTHORISED");
  const page = await call("GET", "/phones/amira");
  expect(page.text).toContain("Budget Friend");
  expect(page.text).not.toContain("Revoke access");
});

it("a consent that is not on the phone cannot be ended there", async () => {
  const access = await approvedConsent();
  await bank("notify-authorisation", notifyOf(access));
  const { status } = await call("POST", `/phones/bruno/consents/${access.consent_id}/revoke`);
  expect(status).toBe(404);
  expect((await bank("balances", access)).status).toBe(200);
});

it("a fault of a data call strikes the given number of times", async () => {
  const access = await approvedConsent();
  await call("PUT", "/banks/alpha/faults", [{ operation: "balances", fault: "STATUS:503" }]);
  expect((await bank("balances", access)).status).toBe(503);
  expect((await bank("balances", access)).status).toBe(200);
});
