import { beforeAll, describe, expect, test } from "vitest";
import { sha256Hex } from "../../../../src/base/platform/crypto.ts";
import { readSigningSecrets } from "../../../../src/network/parties/signing-secrets.ts";
import { readTpp } from "../../../../src/network/parties/tpps.ts";
import { facelessTpp } from "../../../network/parties/faceless.ts";
import { ask, auditOf, db, gatewayEnv, migrate, newMerchant, post } from "../gateway.ts";

beforeAll(() => migrate());

const tpps = "/admin/v1/tpps";

const key = {
  ...{ kty: "EC", crv: "P-256", kid: "2026-11" },
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
};
const jwks = { keys: [key] };

const request = (changes: object = {}) => ({
  ...{ name: "Budget App", mode: "test", auth_method: "SECRET" },
  ...{ redirect_uris: ["https://tpp.example/back"], scopes: ["accounts:read"] },
  ...changes,
});

const newTpp = async (changes: object = {}) => (await post(tpps, request(changes))).body;
const patch = (tppId: string, json: unknown, env = gatewayEnv()) =>
  ask(`${tpps}/${tppId}`, { method: "PATCH", json, env });
const fresh = (tppId: string) => readTpp(gatewayEnv(), tppId, { fresh: true });

describe("registering a TPP", () => {
  test("answers 201 with its secrets, which no other answer has", async () => {
    const event_url = "https://tpp.example/events";
    const answer = await post(tpps, request({ event_url, dpop: "REQUIRED" }));
    expect(answer.status).toBe(201);
    const { client_secret, signing_secret, ...shown } = answer.body;
    expect(shown.tpp_id).toMatch(/^tpp_[0-9A-Za-z]{43}$/);
    expect(shown).toMatchObject({
      ...request({ event_url, dpop: "REQUIRED" }),
      ...{ client_id: shown.tpp_id, status: "ACTIVE", jwks: null, jwks_uri: null },
    });
    expect(client_secret).toMatch(/^test[0-9A-Za-z]{43}$/);
    expect(signing_secret).toMatch(/^whsec_/);
    expect(answer.headers.location).toBe(`${tpps}/${shown.tpp_id}`);
    expect((await ask(answer.headers.location as string)).body).toEqual(shown);
    expect((await ask(`${tpps}?limit=1`)).body.data).toEqual([shown]);
  });

  test("makes a client with the hash of its secret, and events with its own secret", async () => {
    const { tpp_id, client_secret, signing_secret } = await newTpp();
    expect(await fresh(tpp_id)).toEqual({
      ...{ tpp_id, client_id: tpp_id, mode: "test", name: "Budget App", status: "ACTIVE" },
      ...{ auth_method: "SECRET", secret_hashes: [sha256Hex(client_secret)] },
      ...{ redirect_uris: ["https://tpp.example/back"], jwks: null, jwks_uri: null },
      ...{ scopes: ["accounts:read"], event_url: null, dpop: "OPTIONAL" },
      ...{ json_pages: false, security_profile: "STANDARD" },
      ...facelessTpp,
    });
    const owner = { kind: "TPP", id: tpp_id } as const;
    expect(await readSigningSecrets(gatewayEnv(), owner, "test")).toMatchObject({
      promoted: signing_secret,
    });
    const { results } = await db
      .prepare("select * from keys where owner_id = ?")
      .bind(tpp_id)
      .all();
    const stored = JSON.stringify([results, await auditOf(tpp_id)]);
    expect(stored).not.toContain(client_secret);
    expect(stored).not.toContain(signing_secret);
  });

  test("marks a secret with its mode", async () => {
    expect((await newTpp({ mode: "live" })).client_secret).toMatch(/^live[0-9A-Za-z]{43}$/);
  });

  test("a repeat with the same idempotency key shows no secret", async () => {
    const again = { headers: { "idempotency-key": "one TPP" } };
    expect((await post(tpps, request(), again)).status).toBe(201);
    const { status, body } = await post(tpps, request(), again);
    expect([status, body.error.code]).toEqual([409, "SECRET_ALREADY_SHOWN"]);
  });

  test("is audited with each key", async () => {
    const { tpp_id } = await newTpp();
    const entries = await auditOf(tpp_id);
    expect(entries.map(({ action, details }) => [action, details.kind])).toEqual([
      ["tpp.registered", undefined],
      ["key.added", "SIGNING"],
      ["key.added", "CLIENT_SECRET"],
    ]);
  });

  test("shows no query of its address, and keeps it when the shown address comes back", async () => {
    const event_url = "https://tpp.example/events?key=1";
    const { tpp_id, event_url: shown } = await newTpp({ event_url });
    expect(shown).toBe("https://tpp.example/events?hidden");
    expect((await patch(tpp_id, { event_url: shown })).body.event_url).toBe(shown);
    expect(await fresh(tpp_id)).toMatchObject({ event_url });
    expect(JSON.stringify(await auditOf(tpp_id))).not.toContain("key=1");
  });

  test.each([
    ["jwks", { jwks }, { jwks }],
    ["a jwks_uri", { jwks_uri: "https://tpp.example/jwks.json" }, { jwks: null }],
  ])("with a private key by %s gives it no secret", async (_, source, shown) => {
    const body = await newTpp({ auth_method: "PRIVATE_KEY_JWT", ...source });
    expect(body).toMatchObject({ ...shown, client_secret: null });
    expect(await fresh(body.tpp_id)).toMatchObject({ ...source, secret_hashes: [] });
  });

  test("keeps only the public members of its keys", async () => {
    const told = { keys: [{ ...key, alg: "ES256", x5c: ["AA=="], note: "hello" }] };
    const body = await newTpp({ auth_method: "PRIVATE_KEY_JWT", jwks: told });
    expect(body.jwks).toEqual(jwks);
  });

  const byKey = (more: object) => ({ auth_method: "PRIVATE_KEY_JWT", ...more });
  test.each<[string, object]>([
    ["name", { name: "DE89370400440532013000" }],
    ["mode", { mode: "staging" }],
    ["auth_method", { auth_method: "TLS" }],
    ["auth_method", { auth_method: "NONE", mode: "live" }],
    ["jwks", { auth_method: "PRIVATE_KEY_JWT" }],
    ["jwks", byKey({ jwks, jwks_uri: "https://tpp.example/jwks.json" })],
    ["jwks", { jwks }],
    ["jwks", { auth_method: "NONE", jwks_uri: "https://tpp.example/jwks.json" }],
    ["jwks.keys", byKey({ jwks: { keys: [] } })],
    ["jwks.keys.0", byKey({ jwks: { keys: [{ ...key, d: "AA" }] } })],
    ["jwks.keys.0", byKey({ jwks: { keys: [{ kty: "oct", k: "AAAA" }] } })],
    ["jwks.keys.0", byKey({ jwks: { keys: [{ ...key, y: key.x }] } })],
    ["jwks.keys.0", byKey({ jwks: { keys: [{ ...key, use: "enc" }] } })],
    ["jwks.keys.1", byKey({ jwks: { keys: [key, key] } })],
    ["jwks_uri", byKey({ jwks_uri: "https://10.0.0.1/jwks.json" })],
    ["jwks_uri", byKey({ jwks_uri: "https://gateway.example.com/jwks.json" })],
    ["event_url", { event_url: "http://tpp.example/events" }],
    ["event_url", { event_url: "https://localhost/events" }],
    ["redirect_uris", { redirect_uris: [] }],
    ["redirect_uris", { redirect_uris: ["https://a.example/", "https://a.example/"] }],
    ["redirect_uris.0", { redirect_uris: ["https://tpp.example"] }],
    ["redirect_uris.0", { redirect_uris: ["https://TPP.example/back"] }],
    ["redirect_uris.0", { redirect_uris: ["https://tpp.example:443/back"] }],
    ["redirect_uris.0", { redirect_uris: ["https://tpp.example/a/../back"] }],
    ["redirect_uris.0", { redirect_uris: ["http://tpp.example/back"] }],
    ["redirect_uris.0", { redirect_uris: ["http://localhost:9209/back"] }],
    ["redirect_uris.0", { redirect_uris: ["javascript:alert(1)"] }],
    ["redirect_uris.0", { redirect_uris: ["https://tpp.example/back?"] }],
    ["redirect_uris.0", { redirect_uris: ["https://tpp.example/back#"] }],
    ["redirect_uris.0", { redirect_uris: ["https://tpp.example/back?a=b"] }],
    ["redirect_uris.0", { redirect_uris: ["https://user@tpp.example/back"] }],
    ["redirect_uris.1", { redirect_uris: ["https://a.example/", "ftp://a.example/"] }],
    ["scopes", { scopes: [] }],
    ["scopes.0", { scopes: ["openid"] }],
    ["scopes", { scopes: ["accounts:read", "accounts:read"] }],
    ["dpop", { dpop: "NEVER" }],
    ["status", { status: "ACTIVE" }],
  ])("%s is 422 in %j", async (field, changes) => {
    const answer = await post(tpps, request(changes));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: "VALIDATION_FAILED", field });
  });

  test.each([
    ["test", {}, 201],
    ["live", {}, 422],
    ["live", { LIVE_PUBLIC_CLIENTS: "on" }, 201],
  ])("without a secret or key in %s mode, with %j: %i", async (mode, changes, status) => {
    const env = gatewayEnv(changes);
    const answer = await post(tpps, request({ mode, auth_method: "NONE" }), { env });
    expect(answer.status).toBe(status);
  });

  test("without a secret or key is suspended while live mode does not accept it", async () => {
    const accepting = gatewayEnv({ LIVE_PUBLIC_CLIENTS: "on" });
    const open = request({ mode: "live", auth_method: "NONE" });
    const { tpp_id } = (await post(tpps, open, { env: accepting })).body;
    const read = (env = gatewayEnv()) => readTpp(env, tpp_id, { fresh: true });
    expect(await read(accepting)).toMatchObject({ status: "ACTIVE" });
    expect(await read()).toMatchObject({ status: "SUSPENDED" });
    expect((await patch(tpp_id, { name: "Renamed" })).status).toBe(422);
    expect((await patch(tpp_id, { status: "SUSPENDED" })).status).toBe(200);
    expect(await read(accepting)).toMatchObject({ status: "SUSPENDED" });
  });

  test.each([
    ["test", 201],
    ["live", 422],
  ])("a local run takes local addresses in %s mode: %i", async (mode, status) => {
    const at = (path: string) => `http://127.0.0.1:9209/${path}`;
    const local = {
      ...{ mode, auth_method: "PRIVATE_KEY_JWT", jwks_uri: at("jwks.json") },
      ...{ redirect_uris: [at("back")], event_url: at("inbox/tpp") },
    };
    const answer = await post(tpps, request(local), { env: gatewayEnv({ LOCAL: "on" }) });
    expect(answer.status).toBe(status);
  });
});

describe("reading a TPP", () => {
  test.each(["", "tpp_", `tpp_${"0".repeat(43)}`, `mer_${"0".repeat(43)}`, "x".repeat(9_999)])(
    "that is not one gives null: %j",
    async (id) => {
      expect(await readTpp(gatewayEnv(), id)).toBeNull();
    },
  );

  test("of another id or of a merchant's is 404", async () => {
    const merchantId = await newMerchant();
    for (const id of [`tpp_${"0".repeat(43)}`, merchantId]) {
      expect((await ask(`${tpps}/${id}`)).status).toBe(404);
      expect((await patch(id, { name: "None" })).status).toBe(404);
    }
  });
});

describe("changing a TPP", () => {
  test("keeps the fields that are not given", async () => {
    const { tpp_id, created_at, name, auth_method, redirect_uris } = await newTpp();
    const scopes = ["accounts:read", "payments:write"];
    const { status, body } = await patch(tpp_id, { scopes });
    expect(status).toBe(200);
    expect(body).toMatchObject({ created_at, name, auth_method, redirect_uris, scopes });
    expect((await ask(`${tpps}/${tpp_id}`)).body).toEqual(body);
    expect((await auditOf(tpp_id)).at(-1)).toMatchObject({
      action: "tpp.changed",
      details: { scopes },
    });
  });

  test("to suspended is seen by the next read that asks the database", async () => {
    const { tpp_id } = await newTpp();
    await patch(tpp_id, { status: "SUSPENDED" });
    expect(await fresh(tpp_id)).toMatchObject({ status: "SUSPENDED" });
    await patch(tpp_id, { status: "ACTIVE" });
    expect(await fresh(tpp_id)).toMatchObject({ status: "ACTIVE" });
  });

  test("its keys replace its address of keys, and the other way round", async () => {
    const { tpp_id } = await newTpp({ auth_method: "PRIVATE_KEY_JWT", jwks });
    const jwks_uri = "https://tpp.example/jwks.json";
    expect((await patch(tpp_id, { jwks_uri })).body).toMatchObject({ jwks: null, jwks_uri });
    expect((await patch(tpp_id, { jwks })).body).toMatchObject({ jwks, jwks_uri: null });
  });

  test("is checked as a whole", async () => {
    const { tpp_id } = await newTpp();
    const refused = await patch(tpp_id, { auth_method: "PRIVATE_KEY_JWT" });
    expect([refused.status, refused.body.error.field]).toEqual([422, "jwks"]);
    const moved = { auth_method: "PRIVATE_KEY_JWT", jwks };
    expect((await patch(tpp_id, moved)).body).toMatchObject(moved);
    expect((await patch(tpp_id, { mode: "live" })).status).toBe(422);
    const back = await patch(tpp_id, { auth_method: "SECRET", jwks: null });
    expect(back.body).toMatchObject({ auth_method: "SECRET", jwks: null });
  });
});

describe("the secrets of a client", () => {
  const add = async (tppId: string, kind: string) => post(`${tpps}/${tppId}/keys`, { kind });
  const hashes = async (tppId: string) => (await fresh(tppId))?.secret_hashes.toSorted();

  test("overlap while they rotate, two at most", async () => {
    const { tpp_id, client_secret: first } = await newTpp();
    const { status, body: second } = await add(tpp_id, "CLIENT_SECRET");
    expect([status, second.status]).toEqual([201, "ADDED"]);
    expect(await hashes(tpp_id)).toEqual([first, second.key].map(sha256Hex).sort());
    const third = await add(tpp_id, "CLIENT_SECRET");
    expect([third.status, third.body.error.code]).toEqual([409, "INVALID_STATE"]);

    const oneKey = `${tpps}/${tpp_id}/keys`;
    await post(`${oneKey}/${second.key_id}/promote`);
    const { body: list } = await ask(oneKey);
    const former = list.data.find(({ status }: { status: string }) => status === "SUPERSEDED");
    expect((await post(`${oneKey}/${former.key_id}/retire`)).body.status).toBe("RETIRED");
    expect(await hashes(tpp_id)).toEqual([sha256Hex(second.key)]);
    expect((await add(tpp_id, "CLIENT_SECRET")).status).toBe(201);
  });

  test("ten added at once leave two", async () => {
    const { tpp_id } = await newTpp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(tpp_id, "CLIENT_SECRET")),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await hashes(tpp_id)).toHaveLength(2);
  });

  test("are not those of another TPP", async () => {
    const [one, other] = [await newTpp(), await newTpp()];
    expect(await hashes(one.tpp_id)).toEqual([sha256Hex(one.client_secret)]);
    const { body } = await add(other.tpp_id, "SIGNING");
    expect((await ask(`${tpps}/${one.tpp_id}/keys/${body.key_id}`)).status).toBe(404);
    expect((await ask(`${tpps}/${other.tpp_id}/keys/${body.key_id}`)).status).toBe(200);
  });

  test("that sign events rotate like a merchant's", async () => {
    const { tpp_id, signing_secret: first } = await newTpp();
    const { body: second } = await add(tpp_id, "SIGNING");
    await post(`${tpps}/${tpp_id}/keys/${second.key_id}/promote`);
    const owner = { kind: "TPP", id: tpp_id } as const;
    expect(await readSigningSecrets(gatewayEnv(), owner, "test", { fresh: true })).toEqual({
      promoted: second.key,
      all: [second.key, first],
    });
    const retired = await post(`${tpps}/${tpp_id}/keys/${second.key_id}/retire`);
    expect(retired.body.error.code).toBe("KEY_IN_USE");
  });

  test.each([
    ["API", 422],
    ["BANK_TO_GATEWAY", 422],
  ])("of the kind %s: %i", async (kind, status) => {
    expect((await add((await newTpp()).tpp_id, kind)).status).toBe(status);
  });
});
