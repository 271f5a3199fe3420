import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reply, route } from "../../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import {
  clientOrConsentToken,
  clientToken,
  consentToken,
} from "../../../src/products/consents/tpp-caller.ts";
import { gatewayEnv, migrate } from "../../staff/operators/gateway.ts";
import {
  type Approved,
  endOAuthTest,
  mustAct,
  newApproved,
  newTpp,
  type Registered,
  redeemFirst,
  startOAuthTest,
  tokenOf,
} from "../oauth/scene.ts";

/** What the tokens of a TPP and of its consents may be used in a minute, and what counts. */
const { BUDGETS, CLIENT_GUARDS, CONSENTS, ...limits } = bindings as unknown as GatewayEnv;
const { REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_CONSENT, REQUESTS_PER_MINUTE_ADDRESS } =
  limits;
const env = gatewayEnv({
  ...{ BUDGETS, CLIENT_GUARDS, CONSENTS, LIMITS: "contract" },
  ...{ REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_CONSENT, REQUESTS_PER_MINUTE_ADDRESS },
});

const row = { method: "GET", summary: "A row", answers: {}, step: () => reply(200, {}) } as const;
const handle = serve<GatewayEnv>([
  route({ ...row, id: "client", paths: ["/ob/consents"], guard: clientToken }),
  route({ ...row, id: "all", paths: ["/ob/accounts"], guard: consentToken(["accounts:read"]) }),
  route({
    ...{ ...row, id: "one", paths: ["/ob/consents/:id"], path: v.object({ id: v.string() }) },
    guard: clientOrConsentToken,
  }),
]);

const ask = async (path: string, headers: Record<string, string>, on = env) => {
  const request = new Request(`https://elsewhere.example${path}`, { headers });
  const context = createExecutionContext();
  const response = await handle(request, on, context);
  const body = (await response.json()) as { error?: { code: string } };
  // Tokens are given back to the bucket after the answer.
  await waitOnExecutionContext(context);
  return {
    status: response.status,
    code: body.error?.code ?? null,
    challenge: response.headers.get("www-authenticate"),
    retryAfter: response.headers.get("retry-after"),
  };
};

const OTHER = `cns_${"0".repeat(43)}`;

const bearer = (token: string, consent_id?: string) => ({
  authorization: `Bearer ${token}`,
  ...(consent_id === undefined ? {} : { "x-consent-id": consent_id }),
});

let registered: Registered;
let consent: Approved;
let token: string;
let own: string;

beforeAll(migrate);
beforeEach(async () => {
  startOAuthTest();
  registered = await newTpp();
  consent = await newApproved(env, registered.tpp);
  await redeemFirst(consent, registered.tpp);
  token = await tokenOf(env, registered.tpp, consent);
  own = await tokenOf(env, registered.tpp);
});
afterEach(endOAuthTest);

describe("the limits", () => {
  it("of a TPP and its consents are not used up by tokens that have ended", async () => {
    const from = { "cf-connecting-ip": "198.51.100.7" };
    const { consent_id } = consent;
    const client_id = registered.tpp.tpp_id;
    const exp = Date.now() / 1000 + 900;
    await mustAct(consent.stub, {
      ...{ type: "revoke_access_token", client_id, family: 1, serial: 1, exp },
    });
    const dead = { ...bearer(token, consent_id), ...from };
    for (let count = 0; count < 70; count++) {
      expect((await ask("/ob/accounts", dead)).status).toBe(401);
    }
    const alive = await tokenOf(env, registered.tpp, { consent_id, serial: 2 });
    expect((await ask("/ob/accounts", bearer(alive, consent_id))).status).toBe(200);
  });

  const few = { ...env, REQUESTS_PER_MINUTE_TPP: "20", REQUESTS_PER_MINUTE_CONSENT: "5" };
  const from = { "cf-connecting-ip": "198.51.100.8" };

  it.each([
    ["names no consent", 400, "/ob/accounts", {}],
    ["names another consent", 403, "/ob/accounts", { "x-consent-id": OTHER }],
    ["asks as its TPP", 403, "/ob/consents", {}],
    ["asks for another consent", 404, `/ob/consents/${OTHER}`, {}],
  ])("of a TPP are not used up by a token that %s", async (_, status, path, headers) => {
    const dead = { ...bearer(token), ...headers, ...from };
    await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
    for (let count = 0; count < 25; count++) {
      expect((await ask(path, dead, few)).status).toBe(status);
    }
    expect((await ask("/ob/consents", bearer(own), few)).status).toBe(200);
  });

  it("of a TPP are not used up by a token that has ended, shown many times at once", async () => {
    const dead = { ...bearer(token, consent.consent_id), ...from };
    await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
    await Promise.all(Array.from({ length: 60 }, () => ask("/ob/accounts", dead, few)));
    for (let count = 0; count < 20; count++) {
      expect((await ask("/ob/consents", bearer(own), few)).status).toBe(200);
    }
  });

  it("are 60 a minute under one consent, whatever others do", async () => {
    const headers = bearer(token, consent.consent_id);
    for (let count = 0; count < 60; count++) {
      expect((await ask("/ob/accounts", headers)).status).toBe(200);
    }
    const refused = await ask("/ob/accounts", headers);
    expect(refused).toMatchObject({ status: 429, code: "RATE_LIMITED", challenge: null });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await ask("/ob/consents", bearer(own))).status).toBe(200);
  });

  it("are 300 a minute for one TPP", async () => {
    for (let count = 0; count < 300; count++) {
      expect((await ask("/ob/consents", bearer(own))).status).toBe(200);
    }
    expect((await ask("/ob/consents", bearer(own))).status).toBe(429);
    const other = await tokenOf(env, (await newTpp()).tpp);
    expect((await ask("/ob/consents", bearer(other))).status).toBe(200);
  });
});
