import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseId } from "../../../src/base/kernel/ids.ts";
import { consentById } from "../../../src/products/consents/consent-record.ts";
import { ask as askAdmin, bankRequest, migrate, post } from "../../staff/operators/gateway.ts";
import { authorisationOf } from "../consents/consent-fixtures.ts";
import { type KeyPair, newKeyPair } from "./client-fixtures.ts";
import {
  basicOf,
  env,
  expectRefusal,
  fetchAs,
  jktOf,
  openBank,
  proofOf,
  pushForm,
  type Refusal,
  send,
} from "./oauth-server.ts";
import {
  approveAll,
  endOAuthTest,
  mustAct,
  newTpp,
  REDIRECT_URI,
  type Registered,
  startOAuthTest,
  tokenOf,
  wait,
} from "./scene.ts";

/** PAR [RFC 9126] and the authorisation endpoint [RFC 6749 § 3.1]. */
let tpp: Registered;
let bank: Awaited<ReturnType<typeof openBank>>;
let key: KeyPair;

beforeAll(async () => {
  await migrate();
  key = await newKeyPair("ES256");
  bank = await openBank();
});
beforeEach(async () => {
  startOAuthTest();
  tpp = await newTpp({ scopes: ["accounts:read", "balances:read", "transactions:read"] });
});
afterEach(endOAuthTest);

type Changes = Record<string, string | null>;

const push = (changes: Changes = {}, headers: Record<string, string> = {}, by = tpp) =>
  send("par", pushForm(bank.bank_handle, changes), { headers: { ...basicOf(by), ...headers } });

const pushed = async (
  changes: Changes = {},
): Promise<{ request_uri: string; consent_id: string }> => {
  const { status, body } = await push(changes);
  expect(status).toBe(201);
  return body;
};

const consentOf = async (consent_id: string) => {
  const viewer = { tpp_id: tpp.tpp.tpp_id, mode: "test" } as const;
  const shown = await consentById(env, consent_id)?.view({ view: "consent", ...viewer });
  return shown?.ok ? JSON.parse(shown.value) : null;
};

describe("a pushed request", () => {
  // @rule O1.3 O4.1
  it("creates the consent and names it, 201", async () => {
    const { status, body, headers } = await push({ scope: "balances:read accounts:read" });
    expect([status, headers.get("cache-control")]).toEqual([201, "no-store"]);
    expect(body).toEqual({
      request_uri: expect.stringMatching(/^urn:ietf:params:oauth:request_uri:ru_/),
      ...{ expires_in: 300, consent_id: expect.stringMatching(/^cns_/) },
    });
    expect(await consentOf(body.consent_id)).toMatchObject({
      ...{ status: "AWAITING_CUSTOMER_AUTH", bank_handle: bank.bank_handle },
      scopes: ["balances:read", "accounts:read"],
    });
  });

  // @rule O4.7
  it("may do without state, and with what only we know", async () => {
    const more = { state: null, purpose: "Budget", reference: "user-7", expiry_days: "30" };
    const { consent_id } = await pushed(more);
    const { purpose, reference, expires_at } = await consentOf(consent_id);
    expect([purpose, reference]).toEqual(["Budget", "user-7"]);
    expect(expires_at).toBe(new Date(Date.now() + 30 * 86_400_000).toISOString());
  });

  const invalid: Refusal = [400, "invalid_request"];
  const scope: Refusal = [400, "invalid_scope"];
  it.each<[string, Changes, Refusal]>([
    ["without response_type", { response_type: null }, invalid],
    ["for a token [implicit]", { response_type: "token" }, [400, "unsupported_response_type"]],
    ["for an ID token", { response_type: "code id_token" }, [400, "unsupported_response_type"]],
    ["with response_mode fragment", { response_mode: "fragment" }, invalid],
    ["with a request object", { request: "eyJ" }, [400, "request_not_supported"]],
    ["with another request_uri", { request_uri: "urn:x" }, invalid],
    [
      "with authorization_details",
      { authorization_details: "[]" },
      [400, "invalid_authorization_details"],
    ],
    ["without redirect_uri", { redirect_uri: null }, invalid],
    ["to a redirect_uri with a slash more", { redirect_uri: `${REDIRECT_URI}/` }, invalid],
    ["to a redirect_uri with a query", { redirect_uri: `${REDIRECT_URI}?a=b` }, invalid],
    ["to a redirect_uri in capitals", { redirect_uri: "https://TPP.example/back" }, invalid],
    ["to somewhere else [open redirect]", { redirect_uri: "https://evil.example/" }, invalid],
    ["without a challenge [PKCE downgrade]", { code_challenge: null }, invalid],
    ["with plain [PKCE downgrade]", { code_challenge_method: "plain" }, invalid],
    ["with plain by default [RFC 7636 § 4.3]", { code_challenge_method: null }, invalid],
    ["with a short challenge", { code_challenge: "short" }, invalid],
    ["without a scope", { scope: null }, invalid],
    ["for openid", { scope: "openid accounts:read" }, scope],
    ["for an unknown scope", { scope: "everything" }, scope],
    ["for a repeated scope", { scope: "accounts:read accounts:read" }, scope],
    ["for two names of one scope", { scope: "payments:write payments:initiate" }, scope],
    ["for a scope of a client's own token", { scope: "consents:write" }, scope],
    ["for a scope the TPP does not have", { scope: "payments:write" }, scope],
    ["for a scope the bank does not have", { scope: "transactions:read" }, scope],
    ["at no bank", { bank_handle: null }, invalid],
    ["at an unknown bank", { bank_handle: "no-bank" }, invalid],
    ["for no days", { expiry_days: "0" }, invalid],
    ["for half a day", { expiry_days: "0.5" }, invalid],
    ["with a state of two lines", { state: "a\nb" }, invalid],
    ["with a state of 2,049 characters", { state: "s".repeat(2_049) }, invalid],
    ["with an invisible purpose", { purpose: "\u200b" }, invalid],
    ["with a malformed dpop_jkt", { dpop_jkt: "key" }, invalid],
  ])("%s is refused", async (_, changes, refusal) => {
    expectRefusal(await push(changes), refusal);
  });

  it("with a long state is accepted, as FAPI 2.0 warns", async () => {
    expect((await push({ state: "s".repeat(2_048) })).status).toBe(201);
  });

  it("at a suspended bank is temporarily_unavailable", async () => {
    const request = bankRequest({ capabilities: ["OPEN_BANKING"] });
    const { body } = await post("/admin/v1/banks", request);
    const path = `/admin/v1/banks/${body.bank_id}`;
    await askAdmin(path, { method: "PATCH", json: { status: "SUSPENDED" } });
    const { bank_handle } = request;
    expectRefusal(await push({ bank_handle }), [503, "temporarily_unavailable"]);
  });

  it("under one idempotency key creates one consent, in parallel too", async () => {
    const sent = { idempotency_key: "connect-7" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => push(sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await push({ ...sent, state: "s-2" });
    expectRefusal(other, [409, "invalid_request"]);
  });

  it("shares no idempotency key with POST /ob/consents: each form creates its own", async () => {
    const { bank_handle } = bank;
    const pair = await pushed({ idempotency_key: "connect-8" });
    const { response_type: _, scope, ...form } = pushForm(bank_handle);
    const response = await fetchAs()(`${env.BASE_URL}/ob/consents`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await tokenOf(env, tpp.tpp)}`,
      },
      body: JSON.stringify({ ...form, scopes: [scope], idempotency_key: "connect-8" }),
    });
    const { consent_id } = (await response.json()) as { consent_id: string };
    expect(response.status).toBe(201);
    expect(consent_id).not.toBe(pair.consent_id);
  });

  it("binds the code to the key of its proof, or to dpop_jkt [RFC 9449 § 10]", async () => {
    const jkt = await jktOf(key);
    const proof = () => proofOf(key, "par");
    expect((await push({ dpop_jkt: jkt }, await proof())).status).toBe(201);
    const other = await jktOf(await newKeyPair("ES256"));
    expectRefusal(await push({ dpop_jkt: other }, await proof()), invalid);
    const used = await proof();
    expect((await push({}, used)).status).toBe(201);
    expectRefusal(await push({}, used), [400, "invalid_dpop_proof"]);
  });

  // @rule O2.10
  it("of a client that must use DPoP names a key", async () => {
    const strict = await newTpp({ dpop: "REQUIRED" });
    expectRefusal(await push({}, {}, strict), [400, "invalid_dpop_proof"]);
    expect((await push({ dpop_jkt: await jktOf(key) }, {}, strict)).status).toBe(201);
  });
});

describe("GET /ob/authorize", () => {
  const open = async (query: Record<string, string> | string, language = "en") => {
    const search = new URLSearchParams(query);
    const response = await fetchAs()(`${env.BASE_URL}/ob/authorize?${search}`, {
      headers: { "accept-language": language },
      redirect: "manual",
    });
    return {
      status: response.status,
      location: response.headers.get("location"),
      headers: response.headers,
      html: await response.text(),
    };
  };
  const asked = ({ request_uri }: { request_uri: string }, client_id = tpp.tpp.tpp_id) => ({
    client_id,
    request_uri,
  });
  const isPage = {
    ...{ status: 404, location: null },
    html: expect.stringContaining("This link is not valid"),
  };
  const isIncomplete = { ...isPage, status: 400 };

  // @rule O4.2
  it("leads to the consent page as often as it is opened [link scanners]", async () => {
    const request = await pushed();
    const { consent_url } = await consentOf(request.consent_id);
    for (let count = 0; count < 10; count++) {
      expect(await open(asked(request))).toMatchObject({ status: 303, location: consent_url });
    }
    expect((await consentOf(request.consent_id)).status).toBe("AWAITING_CUSTOMER_AUTH");
  });

  it("leads there for 300 seconds", async () => {
    const request = await pushed();
    wait(299_000);
    expect((await open(asked(request))).status).toBe(303);
    wait(1_000);
    expect(await open(asked(request))).toMatchObject(isPage);
  });

  it("shows a page once the customer has answered", async () => {
    const request = await pushed();
    const stub = consentById(env, request.consent_id);
    if (!stub) throw new Error("a consent that was just made");
    await mustAct(stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
    expect(await open(asked(request))).toMatchObject(isPage);
  });

  it("shows a page once the customer has approved, and is asked again", async () => {
    const request = await pushed();
    const { consent_id } = request;
    const hex = parseId(["cns"], consent_id) ?? "";
    const stub = consentById(env, consent_id);
    if (!stub) throw new Error("a consent that was just made");
    await approveAll({ consent_id, hex, stub }, bank.bank_id);
    await mustAct(stub, {
      ...{ type: "reauthorise", tpp_id: tpp.tpp.tpp_id, mode: "test" },
      authorisation: authorisationOf({ authorise_by: Date.now() + 900_000 }),
    });
    expect((await consentOf(consent_id)).consent_url).not.toBeNull();
    expect(await open(asked(request))).toMatchObject(isPage);
  });

  // @rule O4.2
  it("shows a page to another client, and never redirects", async () => {
    const other = await newTpp();
    const request = await pushed();
    expect(await open(asked(request, other.tpp.tpp_id))).toMatchObject(isPage);
    expect(await open({ ...asked(request), redirect_uri: REDIRECT_URI })).toMatchObject({
      status: 303,
    });
  });

  it.each<[string, () => Promise<Record<string, string> | string>]>([
    ["nothing", async () => ({})],
    ["no request_uri", async () => ({ client_id: tpp.tpp.tpp_id })],
    ["no client", async () => ({ request_uri: (await pushed()).request_uri })],
    [
      "a request that was not pushed",
      async () => ({
        client_id: tpp.tpp.tpp_id,
        response_type: "code",
        redirect_uri: REDIRECT_URI,
        scope: "accounts:read",
      }),
    ],
    ["two clients", async () => `${new URLSearchParams(asked(await pushed()))}&client_id=tpp_1`],
    ["two requests", async () => `${new URLSearchParams(asked(await pushed()))}&request_uri=urn:x`],
  ])("shows a page with 400 for %s", async (_, query) => {
    expect(await open(await query())).toMatchObject(isIncomplete);
  });

  it.each([
    ["invented", `urn:ietf:params:oauth:request_uri:ru_${"0".repeat(43)}.1.${"0".repeat(43)}`],
    ["of the web [SSRF]", "https://evil.example/"],
  ])("shows a page with 404 for a request_uri that is %s", async (_, request_uri) => {
    expect(await open(asked({ request_uri }))).toMatchObject(isPage);
  });

  it("shows a page for a suspended TPP", async () => {
    const request = await pushed();
    const path = `/admin/v1/tpps/${tpp.tpp.tpp_id}`;
    await askAdmin(path, { method: "PATCH", json: { status: "SUSPENDED" } });
    wait(2_000);
    expect(await open(asked(request))).toMatchObject(isPage);
  });

  it.each([
    ["en", "This link is not valid"],
    ["fr", "Ce lien n’est pas valable"],
    ["es", "Este enlace no es válido"],
    ["ar", "هذا الرابط غير صالح"],
  ])("says so in %s, in no frame", async (language, heading) => {
    const { html, headers } = await open({}, language);
    expect(html).toContain(heading);
    expect(html).toMatch(new RegExp(`<html lang="${language}"`));
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });
});
