import { createExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Route, reply, route } from "../../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { mandateReader, merchantOrTpp } from "../../../src/products/mandates/verbs/caller.ts";
import {
  ask as askAdmin,
  gatewayEnv,
  migrate,
  newMerchant,
  post,
} from "../../staff/operators/gateway.ts";
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
  wait,
} from "../oauth/scene.ts";

/** Merchants and TPPs at the rows of mandates (M1.16, M1.17). */
const { CLIENT_GUARDS, CONSENTS, REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_CONSENT } =
  bindings as unknown as GatewayEnv;
const limits = { REQUESTS_PER_MINUTE_TPP, REQUESTS_PER_MINUTE_CONSENT };
const env = gatewayEnv({ CLIENT_GUARDS, CONSENTS, ...limits });

const row = { summary: "A row", answers: {} } as const;
const step = ({ caller }: { caller: object }) => reply(200, caller);
const routes: readonly Route<GatewayEnv>[] = [
  route({ ...row, id: "make", method: "POST", paths: ["/m"], guard: merchantOrTpp, step }),
  route({ ...row, id: "read", method: "GET", paths: ["/m"], guard: mandateReader, step }),
];
const handle = serve(routes);

const ask = async (method: "GET" | "POST", headers: Record<string, string>) => {
  const request = new Request("https://gateway.example/m", { method, headers });
  const response = await handle(request, env, createExecutionContext());
  const body = (await response.json()) as { error?: { code: string } };
  const challenge = response.headers.get("www-authenticate");
  return { status: response.status, code: body.error?.code ?? null, challenge, body };
};

const methods = ["GET", "POST"] as const;
const bearer = (token: string, consent_id?: string) => ({
  authorization: `Bearer ${token}`,
  ...(consent_id === undefined ? {} : { "x-consent-id": consent_id }),
});

let registered: Registered;
let consent: Approved;
let token: string;

beforeAll(() => migrate());
beforeEach(async () => {
  startOAuthTest();
  registered = await newTpp({ scopes: ["accounts:read", "mandates:write"] });
  const scopes = ["accounts:read", "mandates:write"] as const;
  consent = await newApproved(env, registered.tpp, { terms: { scopes: [...scopes] } });
  await redeemFirst(consent, registered.tpp);
  token = await tokenOf(env, registered.tpp, { ...consent, scope: scopes.join(" ") });
});
afterEach(endOAuthTest);

describe("a merchant", () => {
  const withKey = async () => {
    const merchant_id = await newMerchant();
    const path = `/admin/v1/merchants/${merchant_id}/keys`;
    const { body } = await post(path, { kind: "API", mode: "test" });
    return { merchant_id, headers: bearer(body.key) };
  };

  it.each(methods)("owns its mandates by its key: %s", async (method) => {
    const { merchant_id, headers } = await withKey();
    const { status, body } = await ask(method, headers);
    const viewer = { owner: { kind: "MERCHANT", id: merchant_id }, mode: "test" };
    expect([status, body]).toEqual([
      200,
      { ...viewer, consent_id: null, ...(method === "POST" ? { app: null } : {}) },
    ]);
  });

  it("owns them under no consent, whatever it names", async () => {
    const { headers } = await withKey();
    const named = { ...headers, "x-consent-id": consent.consent_id };
    expect((await ask("POST", named)).body).toMatchObject({ consent_id: null, app: null });
  });

  it.each(methods)("with a key that was never issued is refused: %s", async (method) => {
    const answer = await ask(method, bearer(`mk_test_${"0".repeat(51)}`));
    expect(answer).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
  });

  it.each(methods)("that is suspended is refused: %s", async (method) => {
    const { merchant_id, headers } = await withKey();
    const json = { status: "SUSPENDED" };
    await askAdmin(`/admin/v1/merchants/${merchant_id}`, { method: "PATCH", json });
    wait(2_000);
    expect(await ask(method, headers)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  });
});

describe("a TPP", () => {
  it.each(methods)("owns its mandates by the consent's token: %s", async (method) => {
    const { status, body } = await ask(method, bearer(token, consent.consent_id));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      owner: { kind: "TPP", id: registered.tpp.tpp_id },
      ...{ mode: "test", consent_id: consent.consent_id },
    });
  });

  it("that creates or collects brings what its consent grants", async () => {
    const { body } = await ask("POST", bearer(token, consent.consent_id));
    expect(body).toMatchObject({
      app: {
        tpp: { tpp_id: registered.tpp.tpp_id },
        scopes: ["accounts:read", "mandates:write"],
        grant: { bank_handle: "alpha", accounts: [{ account_id: "acc_1" }, {}] },
      },
    });
  });

  // @rule M1.17
  it("reads with its own token, and creates nothing with it", async () => {
    const own = bearer(await tokenOf(env, registered.tpp));
    expect((await ask("GET", own)).body).toEqual({
      ...{ owner: { kind: "TPP", id: registered.tpp.tpp_id }, mode: "test", consent_id: null },
    });
    expect(await ask("POST", own)).toMatchObject({ status: 403, code: "INSUFFICIENT_SCOPE" });
  });

  const refusals: [why: string, status: number, code: string, show: () => Promise<object>][] = [
    ["without a token", 401, "UNAUTHENTICATED", async () => ({})],
    ["with something else", 401, "UNAUTHENTICATED", async () => bearer("at_1")],
    [
      "whose token lacks mandates:write",
      ...([403, "INSUFFICIENT_SCOPE"] as const),
      async () => {
        const narrow = await tokenOf(env, registered.tpp, { ...consent, scope: "accounts:read" });
        return bearer(narrow, consent.consent_id);
      },
    ],
    ["without X-Consent-Id", ...([400, "CONSENT_ID_REQUIRED"] as const), async () => bearer(token)],
    [
      "with the X-Consent-Id of another consent",
      ...([403, "CONSENT_MISMATCH"] as const),
      async () => bearer(token, (await newApproved(env, registered.tpp)).consent_id),
    ],
    [
      "after the end of its consent",
      ...([401, "UNAUTHENTICATED"] as const),
      async () => {
        await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
        return bearer(token, consent.consent_id);
      },
    ],
    [
      "that is suspended",
      ...([403, "FORBIDDEN"] as const),
      async () => {
        const path = `/admin/v1/tpps/${registered.tpp.tpp_id}`;
        await askAdmin(path, { method: "PATCH", json: { status: "SUSPENDED" } });
        wait(2_000);
        return bearer(token, consent.consent_id);
      },
    ],
  ];
  it.each(refusals)("%s is refused: %i %s", async (_, status, code, show) => {
    const headers = (await show()) as Record<string, string>;
    for (const method of methods)
      expect(await ask(method, headers)).toMatchObject({ status, code });
  });

  it("without any credentials learns every scheme", async () => {
    expect((await ask("POST", {})).challenge).toContain("Bearer, DPoP");
  });
});
