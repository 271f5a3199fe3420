import { importJWK } from "jose";
import * as client from "openid-client";
import { describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import type { WorldTpp } from "../../scripts/local/world.ts";
import {
  bankHandles,
  eventually,
  inboxOf,
  isSigned,
  readEvent,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
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

/** How openid-client proves that it is this TPP, each by its own method. */
const connect = async ({ client_id, client_secret, private_jwk }: WorldTpp) => {
  const proof = private_jwk
    ? client.PrivateKeyJwt({
        key: (await importJWK(private_jwk, "ES256")) as CryptoKey,
        kid: "world",
      })
    : client_secret === null
      ? client.None()
      : client.ClientSecretBasic(client_secret);
  const metadata = { [client.clockSkew]: await clockAt(sandbox).skew() };
  return client.discovery(new URL(base_url), client_id, metadata, proof, {
    execute: [client.allowInsecureRequests],
  });
};

const consentTerms = {
  bank_handle: bankHandles(world).own,
  scopes: ["accounts:read"],
  state: "s",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

describe("the events of a TPP", () => {
  test.each([tpp, ...further_tpps])(
    "$name: the event of a revoked consent is signed with its own secret, listed, and sent again",
    async (told) => {
      const config = await connect(told);
      const DPoP =
        told.dpop === "REQUIRED"
          ? client.getDPoPHandle(config, await client.randomDPoPKeyPair("ES256"))
          : undefined;
      const options = DPoP ? { DPoP } : {};
      const { access_token } = await client.clientCredentialsGrant(config, undefined, options);
      const call = async (path: string, method: string, body?: object) => {
        const headers = new Headers(body ? { "content-type": "application/json" } : {});
        const json = body ? JSON.stringify(body) : null;
        const address = new URL(path, base_url);
        return client.fetchProtectedResource(
          config,
          ...([access_token, address, method, json, headers, options] as const),
        );
      };
      const terms = { ...consentTerms, redirect_uri: told.redirect_uri };
      const created = await call("/ob/consents", "POST", terms);
      expect(created.status).toBe(201);
      const { consent_id } = (await created.json()) as { consent_id: string };
      expect((await call(`/ob/consents/${consent_id}`, "DELETE")).status).toBe(204);

      const inbox = inboxOf(world, told.event_url.split("/").at(-1) ?? "");
      const messages = async () =>
        (await inbox.messages()).filter((message) => {
          const { event, data } = readEvent(message) as unknown as Sent;
          return event === "consent.revoked" && data.consent_id === consent_id;
        });
      const [first] = await eventually("the event in the inbox", async () => {
        const found = await messages();
        return found.length > 0 && found;
      });
      if (!first) throw new Error("no event");
      expect(isSigned(first, told.signing_secret)).toBe(true);
      const { data } = readEvent(first) as unknown as Sent;

      const listed = (await (await call("/ob/events?limit=100", "GET")).json()) as Listed;
      const mine = listed.data.filter((event) => event.consent_id === consent_id);
      expect(mine).toEqual([
        expect.objectContaining({ event_id: data.event_id, event: "consent.revoked", data }),
      ]);
      const bodies = await eventually("the event a second time", async () => {
        const again = await call(`/ob/events/${data.event_id}/redeliver`, "POST", {});
        expect(again.status).toBe(202);
        const found = await messages();
        // An attempt that is still under way is the delivery asked for, so the test asks again.
        return found.length >= 2 && found.map(({ body }) => body);
      });
      expect(new Set(bodies)).toEqual(new Set([first.body]));
    },
  );
});

interface Sent {
  event: string;
  data: { event_id: string; consent_id: string };
}

interface Listed {
  data: { event_id: string; event: string; consent_id: string; data: object }[];
}
