import { decodeJwt } from "jose";
import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { readAccessToken } from "../../../src/products/oauth/access-token.ts";
import { readGrant } from "../../../src/products/oauth/authorisation-code.ts";
import {
  type ConsentTokens,
  consentTokens,
  issueClientToken,
  readJti,
} from "../../../src/products/oauth/token-family.ts";
import { CLIENT_ID, ISSUER, NOW, SECONDS } from "./client-fixtures.ts";

const KEYS = { MASTER_KEY: "the master key of the tests", IDENTITY_KEY: "identity" };
const issuer = { keys: KEYS, issuer: ISSUER, nowMs: NOW };
const HEX = "0f".repeat(32);
const tokens = (jkt: string | null = null): ConsentTokens => ({
  ...{ consent_id: "cns_1", hex: HEX, client_id: CLIENT_ID, family: 2 },
  issued: {
    ...{ generation: 3, serial: 4, scopes: ["accounts:read", "balances:read"], jkt },
    ...{ issued_at: NOW + 999, exp: SECONDS + 900 },
  },
});

describe("the answer with a consent's tokens [RFC 6749 § 5.1]", () => {
  // @rule O3.14
  it("says what was issued", async () => {
    const answer = await consentTokens(issuer, tokens());
    expect(answer).toEqual({
      ...{ access_token: answer.access_token, refresh_token: answer.refresh_token },
      ...{ token_type: "Bearer", expires_in: 900, consent_id: "cns_1" },
      scope: "accounts:read balances:read",
    });
    expect(readGrant(issuer.keys, "rt", answer.refresh_token ?? "")).toEqual({
      hex: HEX,
      numbers: [2, 3],
    });
    const read = await readAccessToken(issuer, answer.access_token);
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value).toMatchObject({ client_id: CLIENT_ID, consent_id: "cns_1" });
    expect(readJti("cns_1", read.value.jti)).toEqual({ family: 2, serial: 4 });
  });

  it("of a bound access token says DPoP, and the token names the key", async () => {
    const answer = await consentTokens(issuer, tokens("key-1"));
    expect(answer.token_type).toBe("DPoP");
    expect(decodeJwt(answer.access_token)).toMatchObject({ cnf: { jkt: "key-1" } });
  });

  it("given again later is the same, apart from the signature", async () => {
    const first = await consentTokens(issuer, tokens());
    const again = await consentTokens({ ...issuer, nowMs: NOW + 30_000 }, tokens());
    const { access_token, ...rest } = first;
    expect(again).toMatchObject(rest);
    expect(decodeJwt(again.access_token)).toEqual(decodeJwt(access_token));
  });
});

describe("the answer with a client's own token", () => {
  it("has no refresh token and no consent", async () => {
    const answer = await issueClientToken(issuer, { client_id: CLIENT_ID, jti: "at_1", jkt: null });
    expect(answer).toEqual({
      ...{ access_token: answer.access_token, token_type: "Bearer", expires_in: 900 },
      scope: "consents:write",
    });
    expect(decodeJwt(answer.access_token)).toMatchObject({ sub: CLIENT_ID, jti: "at_1" });
  });

  it("may be bound to a key", async () => {
    const answer = await issueClientToken(issuer, {
      client_id: CLIENT_ID,
      jti: "at_1",
      jkt: "key-1",
    });
    expect(answer.token_type).toBe("DPoP");
    expect(decodeJwt(answer.access_token)).toMatchObject({ cnf: { jkt: "key-1" } });
  });
});

describe("oauth4webapi takes the answer", () => {
  const server = { issuer: ISSUER };
  const client = { client_id: CLIENT_ID };

  it("to a refresh token", async () => {
    const response = Response.json(await consentTokens(issuer, tokens("key-1"))) as never;
    const read = await oauth.processRefreshTokenResponse(server, client, response);
    expect(read).toMatchObject({ token_type: "dpop", expires_in: 900, consent_id: "cns_1" });
  });

  it("to client credentials", async () => {
    const answer = await issueClientToken(issuer, { client_id: CLIENT_ID, jti: "at_1", jkt: null });
    const response = Response.json(answer) as never;
    const read = await oauth.processClientCredentialsResponse(server, client, response);
    expect(read).toMatchObject({ token_type: "bearer", scope: "consents:write" });
  });
});
