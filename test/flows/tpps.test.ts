import { describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { gatewayOf } from "./steps.ts";

/** The TPPs of a local world are registered through the admin API, as an operator would. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key, tpp, further_tpps } = gatewayOf(world);

const readAsStaff = (tppId: string) =>
  requestJson<Record<string, unknown>>(`${base_url}/admin/v1/tpps/${tppId}`, {
    headers: { "x-gateway-admin-key": admin_key },
  });

describe("world.json", () => {
  test("has a TPP with a secret, one with a private key and DPoP, and a public one", () => {
    expect([tpp, ...further_tpps]).toMatchObject([
      { auth_method: "SECRET", dpop: "OPTIONAL", private_jwk: null },
      { auth_method: "PRIVATE_KEY_JWT", dpop: "REQUIRED", client_secret: null },
      { auth_method: "NONE", dpop: "OPTIONAL", client_secret: null, private_jwk: null },
    ]);
    expect(tpp.client_secret).toMatch(/^test[0-9A-Za-z]{43}$/);
    expect(further_tpps[0]?.private_jwk).toMatchObject({ kty: "EC", crv: "P-256" });
  });

  test.each([tpp, ...further_tpps])("says of $name what the admin API says", async (told) => {
    const { status, body } = await readAsStaff(told.tpp_id);
    expect(status).toBe(200);
    const { tpp_id, client_id, name, auth_method, dpop, event_url, private_jwk } = told;
    expect(told.redirect_uri).toBe(`${sandbox}/tpp/callback`);
    expect(body).toMatchObject({ tpp_id, client_id, name, auth_method, dpop, event_url });
    expect(body).toMatchObject({ mode: "test", status: "ACTIVE" });
    expect(body.redirect_uris).toEqual([`${sandbox}/tpp/callback`]);
    expect(body.scopes).toHaveLength(7);
    const { kty, crv, x, y, kid } = private_jwk ?? {};
    expect(body.jwks).toEqual(private_jwk && { keys: [{ kty, crv, x, y, kid }] });
  });
});
