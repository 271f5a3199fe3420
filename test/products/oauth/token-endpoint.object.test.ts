import { runInDurableObject } from "cloudflare:test";
import { exportJWK } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import type { ConsentRecord } from "../../../src/products/consents/consent-record.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import { type KeyPair, newKeyPair } from "./client-fixtures.ts";
import {
  assertionOf,
  basic,
  basicOf,
  codeForm,
  env,
  expectRefusal,
  proofOf,
  send,
  serverEnv,
} from "./oauth-server.ts";
import {
  endOAuthTest,
  newApproved,
  newTpp,
  type Registered,
  startOAuthTest,
  wait,
} from "./scene.ts";

/** The token endpoint's own checks, and the TPP's own token. */
let secretClient: Registered;
let key: KeyPair;

beforeAll(async () => {
  await migrate();
  key = await newKeyPair("ES256", "key-1");
});
beforeEach(async () => {
  startOAuthTest();
  secretClient = await newTpp();
});
afterEach(endOAuthTest);

const now = () => Math.floor(Date.now() / 1000);

/** Proofs that bind nothing [RFC 9449 § 4.3, § 5]. */
describe("a DPoP proof at POST /ob/token", () => {
  const ask = (headers: Record<string, string>) =>
    send("token", [["grant_type", "client_credentials"]], {
      headers: { ...basicOf(secretClient), ...headers },
    });

  const forgeries: [string, () => Promise<Record<string, string>>][] = [
    ["for another method", () => proofOf(key, "token", { htm: "GET" })],
    ["for another address", () => proofOf(key, "revoke")],
    ["for another host", () => proofOf(key, "token", { htu: "https://other.example/ob/token" })],
    ["of three minutes ago", () => proofOf(key, "token", { iat: now() - 180 })],
    ["of the next minute", () => proofOf(key, "token", { iat: now() + 60 })],
    ["without iat", () => proofOf(key, "token", { iat: undefined })],
    ["without jti", () => proofOf(key, "token", { jti: undefined })],
    ["of another type", () => proofOf(key, "token", {}, { typ: "JWT" })],
    [
      "with another key than the one that signed",
      async () => proofOf(key, "token", {}, { jwk: (await newKeyPair("ES256")).jwk }),
    ],
    [
      "with a private key inside",
      async () => {
        return proofOf(key, "token", {}, { jwk: await exportJWK(key.privateKey) });
      },
    ],
    ["without a key", () => proofOf(key, "token", {}, { jwk: undefined as never })],
    [
      "twice in one header",
      async () => {
        const { DPoP = "" } = await proofOf(key, "token");
        return { DPoP: `${DPoP}, ${DPoP}` };
      },
    ],
    ["that is no JWT", async () => ({ DPoP: "proof" })],
  ];

  it.each(forgeries)("%s is invalid_dpop_proof", async (_, make) => {
    expectRefusal(await ask(await make()), [400, "invalid_dpop_proof"]);
  });

  it("binds the token, once", async () => {
    const proof = await proofOf(key, "token");
    expect(await ask(proof)).toMatchObject({ status: 200, body: { token_type: "DPoP" } });
    expectRefusal(await ask(proof), [400, "invalid_dpop_proof"]);
  });

  it("leaves a digest of one length in the consent, never its jti", async () => {
    const consent = await newApproved(env, secretClient.tpp);
    const names = ["short", "long".repeat(60)];
    for (const jti of names) {
      const headers = { ...basicOf(secretClient), ...(await proofOf(key, "token", { jti })) };
      await send("token", codeForm(consent), { headers });
    }
    const stub = consent.stub as unknown as DurableObjectStub;
    const stored = await runInDurableObject(stub, async (_, { storage }) => [
      ...(await storage.list()),
    ]);
    const { used_proofs } = new Map(stored).get("record") as ConsentRecord;
    expect(used_proofs).toEqual(
      names.map((jti) => ({ jti_hash: sha256Hex(jti), expires_at: expect.any(Number) })),
    );
    for (const jti of names) expect(JSON.stringify(stored)).not.toContain(jti);
  });

  // @rule O3.18
  it("that fails uses up nothing: its assertion is good for the next request", async () => {
    const { tpp } = await newTpp({ auth_method: "PRIVATE_KEY_JWT", jwks: { keys: [key.jwk] } });
    const shown = Object.entries(await assertionOf(tpp.tpp_id, key));
    const asked: [string, string][] = [["grant_type", "client_credentials"], ...shown];
    const askWith = (headers: Record<string, string>) => send("token", asked, { headers });
    const late = await proofOf(key, "token", { iat: now() - 180 });
    expectRefusal(await askWith(late), [400, "invalid_dpop_proof"]);
    expect((await askWith(await proofOf(key, "token"))).status).toBe(200);
    expectRefusal(await askWith(await proofOf(key, "token")), [401, "invalid_client"]);
  });

  // @rule O2.10
  it("is required of a client that is registered so", async () => {
    const { tpp, client_secret } = await newTpp({ dpop: "REQUIRED" });
    const headers = basic(tpp.tpp_id, client_secret);
    expectRefusal(await ask(headers), [400, "invalid_dpop_proof"]);
    const proof = await proofOf(key, "token");
    expect((await ask({ ...headers, ...proof })).status).toBe(200);
  });
});

describe("grant_type at POST /ob/token [RFC 6749 § 4.4, § 5.2]", () => {
  const ask = (parameters: [string, string][]) =>
    send("token", parameters, { headers: basicOf(secretClient) });

  it.each(["password", "implicit", "urn:ietf:params:oauth:grant-type:device_code"])(
    "%s is unsupported_grant_type",
    async (grant) =>
      expectRefusal(await ask([["grant_type", grant]]), [400, "unsupported_grant_type"]),
  );

  // @rule O1.8
  it.each(["accounts:read", "consents:write accounts:read", "openid", "payments:write"])(
    "client_credentials with scope %s is invalid_scope [scope escalation]",
    async (scope) => {
      const parameters: [string, string][] = [
        ["grant_type", "client_credentials"],
        ["scope", scope],
      ];
      expectRefusal(await ask(parameters), [400, "invalid_scope"]);
    },
  );

  // @rule O3.1
  it("client_credentials gives a token of 15 minutes without a refresh token", async () => {
    const { body: answer } = await ask([["grant_type", "client_credentials"]]);
    expect(answer).toEqual({
      ...{ access_token: expect.any(String), token_type: "Bearer" },
      ...{ expires_in: 900, scope: "consents:write" },
    });
  });

  // @rule O2.9
  it("client_credentials of a public client is unauthorized_client in live mode", async () => {
    const { tpp } = await newTpp({ auth_method: "NONE" });
    await env.DB.prepare("update tpps set mode = 'live' where tpp_id = ?").bind(tpp.tpp_id).run();
    wait(2_000);
    const parameters: [string, string][] = [
      ["grant_type", "client_credentials"],
      ["client_id", tpp.tpp_id],
    ];
    const on = serverEnv({ LIVE_PUBLIC_CLIENTS: "on" });
    expectRefusal(await send("token", parameters, { on }), [400, "unauthorized_client"]);
    expectRefusal(await send("introspect", parameters, { on }), [400, "invalid_request"]);
  });
});
