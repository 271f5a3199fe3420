import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { VERIFIER } from "../consents/consent-fixtures.ts";
import { type KeyPair, newKeyPair } from "./client-fixtures.ts";
import {
  type Answer,
  approveBeforeEach,
  basicOf,
  challengeOf,
  codeForm,
  codeOf,
  env,
  expectRefusal,
  jktOf,
  proofOf,
  type Refusal,
  refreshForm,
  send,
  serverEnv,
} from "./oauth-server.ts";
import { type Approved, mustAct, newApproved, newTpp, type Registered, wait } from "./scene.ts";

/** The two grants of a consent, and the attacks on them [RFC 6749 § 10, RFC 9700 § 2, § 4]. */
let tpp: Registered;
let other: Registered;
let consent: Approved;
let key: KeyPair;

beforeAll(async () => {
  key = await newKeyPair("ES256");
});
approveBeforeEach((parties) => {
  ({ tpp, other, consent } = parties);
});

type Form = Record<string, string>;

const ask = (form: Form, by = tpp, headers: Record<string, string> = {}): Promise<Answer> =>
  send("token", form, { headers: { ...basicOf(by), ...headers } });

const redeem = async (): Promise<Answer["body"]> => {
  const { status, body } = await ask(codeForm(consent));
  expect(status).toBe(200);
  return body;
};

const isActive = async (token: string): Promise<boolean> =>
  (await send("introspect", { token }, { headers: basicOf(tpp) })).body.active;

const inParallel = (form: Form) => Promise.all(Array.from({ length: 10 }, () => ask(form)));

const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);

/** The consent itself, which no end of its tokens ends. */
const consentStatus = async (): Promise<string | null> => {
  const shown = await consent.stub.view({ view: "consent", tpp_id: tpp.tpp.tpp_id, mode: "test" });
  return shown?.ok ? JSON.parse(shown.value).status : null;
};

const invalidGrant: Refusal = [400, "invalid_grant"];
const invalidRequest: Refusal = [400, "invalid_request"];
const invalidScope: Refusal = [400, "invalid_scope"];

describe("a code", () => {
  it("is redeemed for the tokens of its consent", async () => {
    expect(await redeem()).toEqual({
      ...{ access_token: expect.any(String), token_type: "Bearer", expires_in: 900 },
      ...{ refresh_token: expect.stringMatching(/^rt_/), scope: "accounts:read balances:read" },
      consent_id: consent.consent_id,
    });
  });

  it("needs no consent_id", async () => {
    expect((await ask(codeForm(consent, { consent_id: null }))).status).toBe(200);
  });

  // @rule O3.4
  it("is good for 60 seconds", async () => {
    wait(59_999);
    expect((await ask(codeForm(consent))).status).toBe(200);
    const late = await newApproved(env, tpp.tpp);
    wait(60_000);
    expectRefusal(await ask(codeForm(late)), invalidGrant);
  });

  const wrong: [attack: string, changes: Record<string, string | null>, refusal: Refusal][] = [
    ["PKCE downgrade: no verifier", { code_verifier: null }, invalidRequest],
    ["PKCE downgrade: an empty verifier", { code_verifier: "" }, invalidRequest],
    [
      "PKCE downgrade: the challenge itself",
      { code_verifier: challengeOf(VERIFIER) },
      invalidGrant,
    ],
    ["PKCE mismatch", { code_verifier: "w".repeat(43) }, invalidGrant],
    ["a malformed verifier", { code_verifier: "short" }, invalidRequest],
    ["no redirect_uri", { redirect_uri: null }, invalidGrant],
    ["redirect_uri with a slash more", { redirect_uri: "https://tpp.example/back/" }, invalidGrant],
    ["redirect_uri with a query", { redirect_uri: "https://tpp.example/back?x" }, invalidGrant],
    ["redirect_uri with a port", { redirect_uri: "https://tpp.example:443/back" }, invalidGrant],
    ["redirect_uri in capitals", { redirect_uri: "https://TPP.example/back" }, invalidGrant],
    ["redirect_uri of another path", { redirect_uri: "https://tpp.example/b" }, invalidGrant],
    ["redirect_uri below it", { redirect_uri: "https://tpp.example/back/x" }, invalidGrant],
    [
      "redirect_uri of a look-alike",
      { redirect_uri: "https://tpp.example.evil/back" },
      invalidGrant,
    ],
    ["an open redirect", { redirect_uri: "https://evil.example/" }, invalidGrant],
    ["an invented code", { code: `ac_${"0".repeat(43)}.1.${"0".repeat(43)}` }, invalidGrant],
    ["no code", { code: null }, invalidRequest],
  ];
  it.each(wrong)("is not redeemed with %s, and stays good", async (_, changes, refusal) => {
    expectRefusal(await ask(codeForm(consent, changes)), refusal);
    expect((await ask(codeForm(consent))).status).toBe(200);
  });

  it("is not redeemed beside another consent [consent-id swap]", async () => {
    const { consent_id } = await newApproved(env, tpp.tpp);
    expectRefusal(await ask(codeForm(consent, { consent_id })), invalidGrant);
    expect((await ask(codeForm(consent))).status).toBe(200);
  });

  it("of another consent is not redeemed with this one's verifier [code injection]", async () => {
    const victim = await newApproved(env, tpp.tpp, { challenge: challengeOf("x".repeat(43)) });
    expectRefusal(await ask(codeForm(victim)), invalidGrant);
  });

  // @rule O3.16
  it("is redeemed by nobody but its client, who is not harmed by their tries", async () => {
    for (let count = 0; count < 6; count++) {
      expectRefusal(await ask(codeForm(consent), other), invalidGrant);
    }
    expect((await ask(codeForm(consent))).status).toBe(200);
  });

  it("is no refresh token, and a number that was not made is no code", async () => {
    expectRefusal(await ask(refreshForm(codeOf(consent))), invalidGrant);
    expectRefusal(await ask(codeForm(consent, { code: codeOf(consent, 2) })), invalidGrant);
  });

  // @rule O3.16
  it("ends after five failed tries of its own client", async () => {
    for (let count = 0; count < 5; count++) {
      await ask(codeForm(consent, { code_verifier: "w".repeat(43) }));
    }
    expectRefusal(await ask(codeForm(consent)), invalidGrant);
  });

  it("that is replayed by its client ends the tokens issued from it", async () => {
    const tokens = await redeem();
    expect(await isActive(tokens.access_token)).toBe(true);
    expectRefusal(await ask(codeForm(consent)), invalidGrant);
    expect(await isActive(tokens.access_token)).toBe(false);
    expectRefusal(await ask(refreshForm(tokens.refresh_token)), invalidGrant);
    expect(await consentStatus()).toBe("AUTHORISED");
  });

  it("that is replayed by another client ends nothing", async () => {
    const tokens = await redeem();
    expectRefusal(await ask(codeForm(consent), other), invalidGrant);
    expect(await isActive(tokens.access_token)).toBe(true);
  });

  it("in ten parallel requests gives tokens at most once", async () => {
    expect(accepted(await inParallel(codeForm(consent)))).toHaveLength(1);
  });

  it("of a consent that was revoked is not redeemed", async () => {
    await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
    expectRefusal(await ask(codeForm(consent)), invalidGrant);
  });

  it("that is bound to a DPoP key is redeemed with a proof of that key only", async () => {
    const bound = await newApproved(env, tpp.tpp, { jkt: await jktOf(key) });
    const stolen = await newKeyPair("ES256");
    expectRefusal(await ask(codeForm(bound)), invalidGrant);
    expectRefusal(await ask(codeForm(bound), tpp, await proofOf(stolen, "token")), invalidGrant);
    const { status, body } = await ask(codeForm(bound), tpp, await proofOf(key, "token"));
    expect([status, body.token_type]).toEqual([200, "DPoP"]);
  });

  // @rule O3.18
  it("is not consumed by a request whose DPoP proof fails", async () => {
    const late = await proofOf(key, "token", { iat: 1 });
    expectRefusal(await ask(codeForm(consent), tpp, late), [400, "invalid_dpop_proof"]);
    const proof = await proofOf(key, "token");
    expect((await ask(codeForm(consent), tpp, proof)).status).toBe(200);
    const { refresh_token } = (await ask(codeForm(await newApproved(env, tpp.tpp)))).body;
    expect((await ask(refreshForm(refresh_token), tpp, proof)).status).toBe(200);
  });
});

describe("a fault of the consent's object", () => {
  const faulty = serverEnv({
    CONSENTS: new Proxy(env.CONSENTS, {
      get: (target, name) => {
        if (name === "get")
          throw Object.assign(new Error("the object is away"), { retryable: true });
        return Reflect.get(target, name).bind(target);
      },
    }),
  });

  it("is temporarily_unavailable, never invalid_grant, and uses nothing up", async () => {
    const askFaulty = (form: Form) => send("token", form, { headers: basicOf(tpp), on: faulty });
    vi.spyOn(console, "error").mockReturnValue();
    expectRefusal(await askFaulty(codeForm(consent)), [503, "temporarily_unavailable"]);
    const { refresh_token } = await redeem();
    expectRefusal(await askFaulty(refreshForm(refresh_token)), [503, "temporarily_unavailable"]);
    expect((await ask(refreshForm(refresh_token))).status).toBe(200);
  });
});

describe("a public client", () => {
  let app: Registered;
  let own: Approved;
  beforeEach(async () => {
    app = await newTpp({ auth_method: "NONE" });
    own = await newApproved(env, app.tpp);
  });

  // @rule O2.8
  it("may name its consent only", async () => {
    const { status, body } = await send("token", codeForm(own));
    expect(status).toBe(200);
    const { consent_id } = own;
    const again = await send("token", refreshForm(body.refresh_token, { consent_id }));
    expect([again.status, again.body.consent_id]).toEqual([200, consent_id]);
  });

  it("names itself, or is invalid_client", async () => {
    const unnamed = await send("token", codeForm(own, { consent_id: null }));
    expectRefusal(unnamed, [401, "invalid_client"]);
    const named = codeForm(own, { consent_id: null, client_id: app.tpp.client_id });
    expect((await send("token", named)).status).toBe(200);
  });

  // @rule O3.20
  it("refreshes a bound token with a proof of the same key only [RFC 9449 § 5]", async () => {
    const proved = async (by: KeyPair) => ({ headers: await proofOf(by, "token") });
    const { refresh_token } = (await send("token", codeForm(own), await proved(key))).body;
    const form = refreshForm(refresh_token, { consent_id: own.consent_id });
    for (const shown of [{}, await proved(await newKeyPair("ES256"))])
      expectRefusal(await send("token", form, shown), invalidGrant);
    expect((await send("token", form, await proved(key))).body.token_type).toBe("DPoP");
  });

  // @rule O3.7
  it.each([
    ["without a DPoP key ends its tokens", false, 400, false],
    ["with the DPoP key of the answer gets the same tokens", true, 200, true],
  ])("that sends a refresh token again %s", async (_, proves, status, alive) => {
    const shown = async () => ({ headers: proves ? await proofOf(key, "token") : {} });
    const { refresh_token } = (await send("token", codeForm(own), await shown())).body;
    const form = refreshForm(refresh_token, { client_id: app.tpp.client_id });
    const { body: lost } = await send("token", form, await shown());
    const again = await send("token", form, await shown());
    expect([again.status, again.body.refresh_token === lost.refresh_token]).toEqual([
      status,
      alive,
    ]);
    const named = { token: lost.access_token, client_id: app.tpp.client_id };
    expect((await send("introspect", named)).body.active).toBe(alive);
  });

  it("by the consent of a client with a secret is invalid_client", async () => {
    expectRefusal(await send("token", codeForm(consent)), [401, "invalid_client"]);
    const { consent_id } = consent;
    expectRefusal(await send("token", codeForm(own, { consent_id })), [401, "invalid_client"]);
  });
});

describe("a refresh token", () => {
  let first: Answer["body"];
  const refresh = (changes: Record<string, string | null> = {}, headers = {}) =>
    ask(refreshForm(first.refresh_token, changes), tpp, headers);
  beforeEach(async () => {
    first = await redeem();
  });

  it("gives new tokens, and the access token before stays good", async () => {
    const { status, body } = await refresh();
    expect([status, body.scope]).toEqual([200, first.scope]);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(await isActive(first.access_token)).toBe(true);
    expect(await isActive(body.access_token)).toBe(true);
  });

  // @rule O3.8
  it.each<[string, (second: string) => unknown]>([
    ["after 60 seconds", () => wait(60_000)],
    ["after its successor was used", (second) => ask(refreshForm(second))],
  ])("that comes again %s ends every token; the consent stays", async (_, happens) => {
    const { body: second } = await refresh();
    await happens(second.refresh_token);
    expectRefusal(await refresh(), invalidGrant);
    expectRefusal(await ask(refreshForm(second.refresh_token)), invalidGrant);
    expect(await isActive(second.access_token)).toBe(false);
    expect(await isActive(first.access_token)).toBe(false);
    expect(await consentStatus()).toBe("AUTHORISED");
  });

  // @rule O3.7
  it.each<[string, () => Promise<Answer>]>([
    ["as it was", () => refresh()],
    ["with another scope", () => refresh({ scope: "accounts:read" })],
    ["with a DPoP key", async () => refresh({}, await proofOf(key, "token"))],
    ["with a parameter of another server", () => refresh({ idempotency_key: "k-2" })],
  ])("whose answer was lost is sent again %s, and gets the same tokens", async (_, again) => {
    const { body: lost } = await refresh();
    wait(59_999);
    const { status, body } = await again();
    expect(status).toBe(200);
    expect({ ...body, access_token: "" }).toEqual({ ...lost, access_token: "" });
    expect(decodeJwt(body.access_token)).toEqual(decodeJwt(lost.access_token));
    expect(await isActive(body.access_token)).toBe(true);
    expect((await ask(refreshForm(body.refresh_token))).status).toBe(200);
  });

  it("that another client sends again gets and ends nothing", async () => {
    const { body: second } = await refresh();
    expectRefusal(await ask(refreshForm(first.refresh_token), other), invalidGrant);
    expect(await isActive(second.access_token)).toBe(true);
  });

  it("in ten parallel requests gives one answer, ten times", async () => {
    const answers = accepted(await inParallel(refreshForm(first.refresh_token)));
    expect(answers).toHaveLength(10);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(await isActive(answers[0]?.body.access_token)).toBe(true);
  });

  it("narrows its access token on demand, and the next one is whole again", async () => {
    const { body: narrow } = await refresh({ scope: "accounts:read" });
    expect(narrow.scope).toBe("accounts:read");
    const { body: whole } = await ask(refreshForm(narrow.refresh_token));
    expect(whole.scope).toBe("accounts:read balances:read");
  });

  // @rule O1.8 O3.9
  it.each(["payments:write", "accounts:read transactions:read", "consents:write", "openid"])(
    "with scope %s is invalid_scope, and stays good [scope escalation]",
    async (scope) => {
      expectRefusal(await refresh({ scope }), invalidScope);
      expect((await refresh()).status).toBe(200);
    },
  );

  it("of another client is invalid_grant, and stays good", async () => {
    expectRefusal(await ask(refreshForm(first.refresh_token), other), invalidGrant);
    expect((await refresh()).status).toBe(200);
  });

  // @rule O3.3
  it("beside another consent is invalid_grant, and stays good [consent-id swap]", async () => {
    const { consent_id } = await newApproved(env, tpp.tpp);
    expectRefusal(await refresh({ consent_id }), invalidGrant);
    expect((await refresh()).status).toBe(200);
  });

  it("is no access token, and no code", async () => {
    expectRefusal(await ask(refreshForm(first.access_token)), invalidGrant);
    expectRefusal(await ask(codeForm(consent, { code: first.refresh_token })), invalidGrant);
    expect((await refresh()).status).toBe(200);
  });

  // @rule O3.20
  it("is not bound to a DPoP key, but its new access token is [RFC 9449 § 5]", async () => {
    const { body: bound } = await refresh({}, await proofOf(key, "token"));
    expect(bound.token_type).toBe("DPoP");
    const another = await proofOf(await newKeyPair("ES256"), "token");
    const next = await ask(refreshForm(bound.refresh_token), tpp, another);
    expect([next.status, next.body.token_type]).toEqual([200, "DPoP"]);
  });

  it("is not used up by a replayed DPoP proof", async () => {
    const proof = await proofOf(key, "token");
    const { body: second } = await refresh({}, proof);
    const again = await ask(refreshForm(second.refresh_token), tpp, proof);
    expectRefusal(again, [400, "invalid_dpop_proof"]);
    expect((await ask(refreshForm(second.refresh_token))).status).toBe(200);
  });

  it("ends with its consent, and its answer is not given again", async () => {
    const { body: second } = await refresh();
    await mustAct(consent.stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });
    expectRefusal(await refresh(), invalidGrant);
    expectRefusal(await ask(refreshForm(second.refresh_token)), invalidGrant);
    expect(await isActive(first.access_token)).toBe(false);
  });
});
