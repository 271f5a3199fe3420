import { evictDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { worldOf } from "../../src/sandbox/world.ts";
import { call, env, ibanOf, letTimePass, ORIGIN } from "./worker.ts";

/**
 * Mandates at a bank as gateway and customer see them over HTTP: what is kept, what the phone page
 * can end, and how the gateway is told.
 */
const GATEWAY = "http://127.0.0.1:8787";
const KEYS = { alpha: "from-alpha", borealis: "from-borealis" };

const bank = (operation: string, body: object) =>
  call("POST", `/banks/alpha/bank/callback/${operation}`, body, {
    "x-gateway-internal-key": "to-alpha",
  });

const heard: { url: string; key: string | null; body: object }[] = [];
let answers: number[] = [];

beforeEach(async () => {
  heard.length = 0;
  answers = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const key = new Headers(init?.headers).get("x-gateway-bank-key");
    heard.push({ url: String(url), key, body: JSON.parse(String(init?.body)) });
    return new Response("{}", { status: answers.shift() ?? 202 });
  });
  const internal_keys = { alpha: "to-alpha", borealis: "to-borealis" };
  const operator = { operator: "gateway", base_url: GATEWAY, bank_keys: KEYS, internal_keys };
  await call("PUT", "/__local/world", {
    world: {},
    operators: [{ ...operator, rail_callback_key: "from-rail", rail_key: "to-rail" }],
    shop: null,
  });
});
afterEach(() => vi.restoreAllMocks());

let mandates = 0;

/** A mandate of bruno's, approved with the code from the phone. */
const approved = async () => {
  const mandate_id = `mnd_${++mandates}`;
  const payer_iban = await ibanOf("alpha", "bruno");
  const creditor = { creditor_name: "Books", creditor_iban: await ibanOf("alpha") };
  const { json } = await bank("send-otp", {
    ...{ session_id: mandate_id, payer_iban, purpose: "MANDATE", ...creditor },
    ...{ amount: 1_200, currency: "USD", amount_type: "FIXED", max_amount_per_period: 1_200 },
    ...{ max_charges: null, max_total: null, frequency: "MONTHLY", interval_count: 1 },
    ...{ from: "2026-01-01", until: null, time_zone: "UTC", collection: "MANUAL" },
    replaces: null,
  });
  const { json: messages } = await call("GET", "/phones/bruno/messages.json");
  const { otp_token } = json;
  const { otp_code } = messages[0];
  await bank("verify-otp", { session_id: mandate_id, payer_iban, otp_token, otp_code });
  const execute = (end_to_end_id: string) =>
    bank("execute-transaction", {
      ...{ session_id: mandate_id, end_to_end_id, originator: "gateway", ...creditor },
      ...{ originator_ref: "pay_1", debtor_iban: payer_iban, creditor_institution: "ALPHDEFFXXX" },
      ...{ amount: 1_200, currency: "USD", route_type: "SAME_BANK", remittance: "July" },
      ...{ purpose: "MANDATE_CHARGE", charge_id: `chg_${end_to_end_id}` },
      charge_date: new Date().toISOString().slice(0, 10),
      authorisation: { type: "MANDATE", reference: otp_token },
      not_after: new Date(Date.now() + 60_000).toISOString(),
    });
  const announce = (charge_id: string) =>
    bank("notify-charge", {
      ...{ mandate_id, charge_id, payer_iban, creditor_name: "Books", amount: 1_200 },
      ...{ currency: "USD", charge_date: "2099-01-01" },
    });
  return { mandate_id, execute, announce };
};

const onPhone = async (mandate_id: string) => {
  const { json } = await call("GET", "/phones/bruno/phone.json");
  return json.mandates.find((row: { mandate_id: string }) => row.mandate_id === mandate_id);
};

it("a mandate and its charges survive a kill", async () => {
  const { mandate_id, execute } = await approved();
  expect((await execute(`A${mandates}`)).json.status).toBe("BOOKED");
  await evictDurableObject(worldOf(env));
  const again = await execute(`B${mandates}`);
  expect([again.status, again.json.error.code]).toEqual([422, "LIMIT_EXCEEDED"]);
  expect(await onPhone(mandate_id)).toMatchObject({ status: "AUTHORISED" });
});

describe("the phone page", () => {
  it("ends a mandate: the bank repeats its report until the gateway accepts it", async () => {
    const { mandate_id, execute } = await approved();
    const { cancel_url } = await onPhone(mandate_id);
    answers = [503];
    expect((await call("POST", cancel_url)).json).toEqual({ status: "REVOKED" });
    expect((await execute(`C${mandates}`)).json.error.code).toBe("MANDATE_REVOKED");
    await letTimePass();
    await letTimePass();
    const reason = "The customer ended it at the bank.";
    const report = {
      url: `${GATEWAY}/gateway/callback/mandate-cancelled`,
      key: "from-alpha",
      body: { mandate_id, cancelled_by: "CUSTOMER", reason },
    };
    expect(heard).toEqual([report, report]);
    // A browser goes back to the phone.
    const late = await call("POST", cancel_url, undefined, { accept: "text/html" });
    expect(late.status).toBe(303);
  });

  it("stops an announced charge", async () => {
    const { mandate_id, announce } = await approved();
    const charge_id = `chg_of_${mandate_id}`;
    expect((await announce(charge_id)).json).toEqual({ acknowledged: true });
    const { charges } = await onPhone(mandate_id);
    expect((await call("POST", charges[0].stop_url)).json).toEqual({ status: "STOPPED" });
    await letTimePass();
    const url = `${GATEWAY}/gateway/callback/charge-cancelled`;
    expect(heard).toEqual([{ url, key: "from-alpha", body: { mandate_id, charge_id } }]);
  });

  it("has a button for each", async () => {
    const { mandate_id, announce } = await approved();
    await announce(`chg_of_${mandate_id}`);
    const { text } = await call("GET", "/phones/bruno");
    const actions = [...text.matchAll(/action="([^"]+)"/g)].map(([, action]) => action);
    expect(actions).toContain(`${ORIGIN}/phones/bruno/mandates/${mandate_id}/cancel`);
    expect(actions).toContain(`${ORIGIN}/phones/bruno/charges/chg_of_${mandate_id}/stop`);
    expect(text).toContain("End payments to Books");
    expect(text).toContain("take exactly $12.00 every month");
  });

  it("stops no charge of a mandate that has ended", async () => {
    const { mandate_id, announce } = await approved();
    await announce(`chg_of_${mandate_id}`);
    const { cancel_url, charges } = await onPhone(mandate_id);
    await call("POST", cancel_url);
    const { status, json } = await call("POST", charges[0].stop_url);
    expect([status, json.error.code]).toEqual([409, "INVALID_STATE"]);
    await letTimePass();
  });

  it.each(["mandates/mnd_never/cancel", "charges/chg_never/stop"])("%s is 404", async (path) => {
    expect((await call("POST", `/phones/bruno/${path}`)).status).toBe(404);
  });

  it("ends nothing of another customer", async () => {
    const { mandate_id, announce } = await approved();
    await announce(`chg_of_${mandate_id}`);
    const paths = [`mandates/${mandate_id}/cancel`, `charges/chg_of_${mandate_id}/stop`];
    for (const path of paths) {
      expect((await call("POST", `/phones/amira/${path}`)).status).toBe(404);
    }
    expect(await onPhone(mandate_id)).toMatchObject({
      status: "AUTHORISED",
      charges: [{ status: "ANNOUNCED" }],
    });
  });
});

it.each([
  ["mandate-cancelled", {}, { cancelled_by: "BANK", reason: null }],
  ["charge-cancelled", { charge_id: "chg_0" }, { charge_id: "chg_0" }],
])("a forged %s is sent once, and changes nothing at the bank", async (kind, of, said) => {
  const { mandate_id } = await approved();
  const { json } = await call("POST", "/__local/callbacks", { kind, mandate_id, ...of, key: "no" });
  expect(json.status).toBe(202);
  const url = `${GATEWAY}/gateway/callback/${kind}`;
  expect(heard).toEqual([{ url, key: "no", body: { mandate_id, ...said } }]);
  expect(await onPhone(mandate_id)).toMatchObject({ status: "AUTHORISED" });
  const unknown = { kind, mandate_id: "mnd_never", ...of };
  expect((await call("POST", "/__local/callbacks", unknown)).status).toBe(404);
});
