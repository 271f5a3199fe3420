import * as client from "openid-client";
import { describe, expect, inject, test } from "vitest";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";

/** A TPP with openid-client, unmodified, from nothing to account data and the end of a consent. */
const world = inject("world");
const [gateway] = world.gateways;
if (!gateway?.tpp) throw new Error("the world has no TPP");
const { base_url, tpp } = gateway;
const { own } = bankHandles(world);
const customer = customerAt(world, own);

const connect = (): Promise<client.Configuration> =>
  client.discovery(new URL(base_url), tpp.client_id, tpp.client_secret, undefined, {
    execute: [client.allowInsecureRequests],
  });

/** The TPP's own token. */
const ownToken = async (config: client.Configuration): Promise<Record<string, string>> => {
  const { access_token } = await client.clientCredentialsGrant(config);
  return { authorization: `Bearer ${access_token}` };
};

/** Asks for a consent, and lets the customer approve; the tokens of the code. */
const authorise = async (config: client.Configuration, ...scopes: string[]) => {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const created = await requestOk<{ consent_id: string; consent_url: string }>(
    `${base_url}/ob/consents`,
    {
      method: "POST",
      headers: await ownToken(config),
      body: {
        ...{ bank_handle: own, scopes, purpose: "Budget", state },
        redirect_uri: tpp.redirect_uri,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      },
    },
  );
  const { consent_id } = created;
  const callback = await approveConsent(created, customer);
  expect(callback.searchParams.get("consent_id")).toBe(consent_id);
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const tokens = await client.authorizationCodeGrant(config, callback, checks);
  expect(tokens).toMatchObject({ consent_id, token_type: "bearer", expires_in: 900 });
  expect(tokens.scope).toBe(scopes.join(" "));
  const read = async (path: string) => {
    const headers = new Headers({ "x-consent-id": consent_id });
    const answer = await client.fetchProtectedResource(
      config,
      ...([tokens.access_token, new URL(path, base_url), "GET", null, headers] as const),
    );
    // biome-ignore lint/suspicious/noExplicitAny: the contract's answers are checked by the world
    return (await answer.json()) as any;
  };
  return { consent_id, tokens, read };
};

describe("a TPP with openid-client", () => {
  test("reads what the customer shared, and nothing once the consent was revoked", async () => {
    const config = await connect();
    const { consent_id, tokens, read } = await authorise(
      config,
      ...["accounts:read", "balances:read", "transactions:read", "standing-orders:read"],
    );

    const { accounts } = await read("/ob/accounts");
    expect(accounts.length).toBeGreaterThan(0);
    for (const { account_id } of accounts) {
      const { balances } = await read(`/ob/accounts/${account_id}/balances`);
      expect(balances.length).toBeGreaterThan(0);
      const { transactions } = await read(`/ob/accounts/${account_id}/transactions?count=5`);
      expect(transactions.length).toBeLessThanOrEqual(5);
      await read(`/ob/accounts/${account_id}/standing-orders`);
    }

    const revoked = await requestJson(`${base_url}/ob/consents/${consent_id}`, {
      method: "DELETE",
      headers: await ownToken(config),
    });
    expect(revoked.status).toBe(204);
    await expect(read("/ob/accounts")).rejects.toMatchObject({ status: 401 });
    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token ?? ""),
    ).rejects.toMatchObject({ error: "invalid_grant" });
  });

  // @rule O3.8
  test("refreshes; a used refresh token ends the tokens and leaves the consent", async () => {
    const config = await connect();
    const { consent_id, tokens } = await authorise(config, "accounts:read");
    const first = tokens.refresh_token ?? "";
    const second = await client.refreshTokenGrant(config, first);
    const again = await client.refreshTokenGrant(config, first);
    expect(again.refresh_token).toBe(second.refresh_token);

    const third = await client.refreshTokenGrant(config, second.refresh_token ?? "");
    await expect(client.refreshTokenGrant(config, first)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    const { active } = await client.tokenIntrospection(config, third.access_token);
    expect(active).toBe(false);
    const consent = await requestOk<{ status: string }>(`${base_url}/ob/consents/${consent_id}`, {
      headers: await ownToken(config),
    });
    expect(consent.status).toBe("AUTHORISED");
  });
});
