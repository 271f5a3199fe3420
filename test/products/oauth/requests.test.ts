import { describe, expect, it } from "vitest";
import type { Form } from "../../../src/base/platform/request-body.ts";
import { checkBinding, readPresentedToken } from "../../../src/products/oauth/access-token.ts";
import {
  type ParRequest,
  readParRequest,
  readTokenRequest,
} from "../../../src/products/oauth/requests.ts";

const VERIFIER = "v".repeat(43);

/** A form from another one; undefined leaves a parameter out. */
const change = (form: Form, changes: Record<string, string | undefined>): Form =>
  Object.fromEntries(
    Object.entries({ ...form, ...changes }).filter(([, value]) => value !== undefined),
  ) as Form;

// @rule O3.17
describe("a token request", () => {
  const code: Form = {
    ...{ grant_type: "authorization_code", code: "ac_1", code_verifier: VERIFIER },
    redirect_uri: "https://tpp.example/back",
  };
  const refresh: Form = { grant_type: "refresh_token", refresh_token: "rt_1" };
  const none = { consent_id: null };

  it.each<[string, Form, object]>([
    ["with a code", code, { ...code, ...none }],
    ["with a code and its consent", change(code, { consent_id: "cns_1" }), { consent_id: "cns_1" }],
    [
      "with a code and no redirect_uri, which is checked with the code",
      change(code, { redirect_uri: undefined }),
      { redirect_uri: null },
    ],
    ["with a refresh token", refresh, { ...refresh, ...none, scope: null }],
    ["with fewer scopes", change(refresh, { scope: "a b" }), { scope: "a b" }],
    [
      "of a client alone",
      { grant_type: "client_credentials" },
      { grant_type: "client_credentials", scope: null },
    ],
  ])("%s is read", (_, form, expected) => {
    expect(readTokenRequest(form, { fapi2: false })).toMatchObject({ ok: true, value: expected });
  });

  it.each<[string, Form, string, string]>([
    ["no grant type", {}, "INVALID_REQUEST", "grant_type"],
    ["another grant type", { grant_type: "password" }, "UNSUPPORTED_GRANT_TYPE", ""],
    ["a property as grant type", { grant_type: "constructor" }, "UNSUPPORTED_GRANT_TYPE", ""],
    ["no code", change(code, { code: undefined }), "INVALID_REQUEST", "code is"],
    ["no verifier", change(code, { code_verifier: undefined }), "INVALID_REQUEST", "code_verifier"],
    [
      "a malformed verifier",
      change(code, { code_verifier: "short" }),
      "INVALID_REQUEST",
      "code_verifier",
    ],
    [
      "no refresh token",
      change(refresh, { refresh_token: undefined }),
      "INVALID_REQUEST",
      "refresh_token",
    ],
  ])("with %s is refused", (_, form, problem, start) => {
    const read = readTokenRequest(form, { fapi2: false });
    expect(read).toMatchObject({ ok: false, problem: { code: problem } });
    if (start !== "" && !read.ok) expect(read.problem.message?.startsWith(start)).toBe(true);
  });
});

// @rule O4.6
describe("a pushed authorisation request", () => {
  const form: Form = {
    ...{ client_id: "tpp_1", response_type: "code", scope: "accounts:read", bank_handle: "alpha" },
    ...{ redirect_uri: "https://tpp.example/back", code_challenge: "c".repeat(43) },
    code_challenge_method: "S256",
  };
  const expected: ParRequest = {
    ...{ bank_handle: "alpha", redirect_uri: "https://tpp.example/back", scope: "accounts:read" },
    ...{ code_challenge: "c".repeat(43), code_challenge_method: "S256", state: null },
    ...{ expiry_days: null, purpose: null, reference: null, dpop_jkt: null },
  };

  it.each<[string, Record<string, string | undefined>, Partial<ParRequest>]>([
    ["as it must be", {}, {}],
    ["with the response mode query", { response_mode: "query" }, {}],
    ["with a state", { state: "s" }, { state: "s" }],
    ["with days", { expiry_days: "30" }, { expiry_days: 30 }],
    ["with a purpose", { purpose: "Budget" }, { purpose: "Budget" }],
    ["with a thumbprint", { dpop_jkt: "k" }, { dpop_jkt: "k" }],
    [
      "without a method, which means plain",
      { code_challenge_method: undefined },
      { code_challenge_method: "plain" },
    ],
  ])("%s is read", (_, changes, differs) => {
    const read = readParRequest(change(form, changes));
    expect(read).toEqual({ ok: true, value: { ...expected, ...differs } });
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ["a request_uri", { request_uri: "urn:a" }, "INVALID_REQUEST"],
    ["a request object", { request: "eyJ" }, "REQUEST_NOT_SUPPORTED"],
    ["authorization_details", { authorization_details: "[]" }, "INVALID_AUTHORIZATION_DETAILS"],
    ["no response type", { response_type: undefined }, "INVALID_REQUEST"],
    ["the response type token", { response_type: "token" }, "UNSUPPORTED_RESPONSE_TYPE"],
    [
      "the response type of OpenID",
      { response_type: "code id_token" },
      "UNSUPPORTED_RESPONSE_TYPE",
    ],
    ["the response mode fragment", { response_mode: "fragment" }, "INVALID_REQUEST"],
    ["no redirect_uri", { redirect_uri: undefined }, "INVALID_REQUEST"],
    ["no scope", { scope: undefined }, "INVALID_REQUEST"],
    ["no code_challenge", { code_challenge: undefined }, "INVALID_REQUEST"],
    ["no bank", { bank_handle: undefined }, "INVALID_REQUEST"],
    ["days that are no number", { expiry_days: "ten" }, "INVALID_REQUEST"],
    ["days with a sign", { expiry_days: "-1" }, "INVALID_REQUEST"],
    ["days in another notation", { expiry_days: "1e2" }, "INVALID_REQUEST"],
  ])("with %s is refused by its name: $2", (_, changes, code) => {
    expect(readParRequest(change(form, changes))).toMatchObject({ problem: { code } });
  });
});

describe("an access token at the API", () => {
  it.each([
    ["Bearer abc.d-e_f", { scheme: "Bearer", token: "abc.d-e_f" }],
    ["bearer abc", { scheme: "Bearer", token: "abc" }],
    ["DPoP abc", { scheme: "DPoP", token: "abc" }],
    ["dpop  abc==", { scheme: "DPoP", token: "abc==" }],
    ["Basic abc", null],
    ["Bearer", null],
    ["Bearer a b", null],
    ["Bearer abc, DPoP abc", null],
    ["abc", null],
    ["", null],
    [null, null],
  ])("in the header %j is %j", (header, expected) => {
    expect(readPresentedToken(header)).toEqual(expected);
  });

  const bound = { cnf: { jkt: "key-1" } };
  it.each([
    ["unbound, as Bearer", "Bearer", {}, null, "accepted"],
    ["unbound, as Bearer beside a proof", "Bearer", {}, "key-1", "accepted"],
    ["unbound, as DPoP", "DPoP", {}, "key-1", "UNAUTHENTICATED"],
    ["bound, as Bearer [downgrade]", "Bearer", bound, null, "UNAUTHENTICATED"],
    ["bound, as Bearer beside its proof", "Bearer", bound, "key-1", "UNAUTHENTICATED"],
    ["bound, with a proof of its key", "DPoP", bound, "key-1", "accepted"],
    ["bound, with a proof of another key", "DPoP", bound, "key-2", "UNAUTHENTICATED"],
    ["bound, without a proof", "DPoP", bound, null, "UNAUTHENTICATED"],
  ] as const)("that is %s: $4", (_, scheme, claims, jkt, outcome) => {
    const checked = checkBinding({ scheme, token: "t" }, claims, jkt);
    expect(checked.ok ? "accepted" : checked.problem.code).toBe(outcome);
  });
});
