import { describe, expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { Result } from "../../../src/base/kernel/result.ts";
import {
  type AskedAuthorisation,
  authorisationTerms,
  type BankOffer,
  consentScopes,
  expiryDays,
} from "../../../src/products/consents/new-consent.ts";
import { checkConsentHeader } from "../../../src/products/consents/tpp-caller.ts";
import type { OAuthClient } from "../../../src/products/oauth/authenticate-client.ts";
import { T0 } from "./consent-fixtures.ts";

const client: OAuthClient = {
  ...{ client_id: "tpp_1", auth_method: "SECRET", secret_hashes: [] },
  redirect_uris: ["https://tpp.example/back", "https://tpp.example/"],
  scopes: ["accounts:read", "payments:write"],
  ...{ dpop: "OPTIONAL", security_profile: "STANDARD", status: "ACTIVE" },
};
const bank: BankOffer = {
  ob_enabled: true,
  scopes: ["accounts:read", "payments:initiate"],
  max_consent_expiry_days: 180,
};
const fieldOf = (result: Result<unknown>) =>
  result.ok ? "accepted" : `${result.problem.code} ${result.problem.field}`;

// @rule O5.2
describe("the days of a consent", () => {
  it.each([
    ["the default", null, 180, 90],
    ["the default of a bank with fewer", null, 30, 30],
    ["the least", 1, 180, 1],
    ["the bank's most", 180, 180, 180],
  ])("are %s", (_, asked, most, days) => {
    expect(expiryDays(asked, { ...bank, max_consent_expiry_days: most })).toEqual({
      ok: true,
      value: days,
    });
  });

  it.each([0, -1, 181, 1.5, Number.NaN, Infinity])("are not %d", (asked) => {
    expect(fieldOf(expiryDays(asked, bank))).toBe("VALIDATION_FAILED expiry_days");
  });
});

// @rule O5.3
describe("the scopes of a consent", () => {
  it.each([
    ["of TPP and bank", ["accounts:read"], bank, "accepted"],
    ["under either name", ["payments:initiate"], bank, "accepted"],
    ["that the bank lacks", ["accounts:read"], { ...bank, scopes: [] }, "VALIDATION_FAILED scopes"],
    ["that the TPP lacks", ["balances:read"], bank, "VALIDATION_FAILED scopes"],
    ["twice", ["accounts:read", "accounts:read"], bank, "VALIDATION_FAILED scopes"],
    [
      "at a bank without open banking",
      ["accounts:read"],
      { ...bank, ob_enabled: false },
      "VALIDATION_FAILED bank_handle",
    ],
  ])("%s", (_, asked, offer, outcome) => {
    expect(fieldOf(consentScopes(asked, client, offer))).toBe(outcome);
  });
});

// @rule O2.5 O3.5 O4.7
describe("the terms of an authorisation", () => {
  const askedOf = (changes: Partial<AskedAuthorisation> = {}): AskedAuthorisation => ({
    redirect_uri: "https://tpp.example/back",
    state: "s",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    expiry_days: null,
    dpop_jkt: null,
    ...changes,
  });
  const terms = (changes: Partial<AskedAuthorisation>, stateRequired = true) =>
    authorisationTerms(askedOf(changes), client, { url: "u", nowMs: T0, stateRequired });

  it.each<[string, Partial<AskedAuthorisation>]>([
    ["as a TPP asks", {}],
    ["at another registered address", { redirect_uri: "https://tpp.example/" }],
    ["with a state of 2,048 characters", { state: "s".repeat(2_048) }],
    ["with every character of a state", { state: ' ~"\\&%=+' }],
    ["with a thumbprint", { dpop_jkt: "b".repeat(43) }],
  ])("%s are accepted", (_, changes) => {
    expect(terms(changes)).toMatchObject({
      ok: true,
      value: { url: "u", created_at: T0, authorise_by: T0 + 15 * 60_000 },
    });
  });

  it.each([
    ["with a slash at its end", "https://tpp.example/back/"],
    ["in capitals", "https://TPP.example/back"],
    ["with a port", "https://tpp.example:443/back"],
    ["with a query", "https://tpp.example/back?a=1"],
    ["with a fragment", "https://tpp.example/back#a"],
    ["with a longer path", "https://tpp.example/back/../evil"],
    ["with a user", "https://tpp.example@attacker.example/back"],
    ["at a subdomain", "https://a.tpp.example/back"],
    ["by http", "http://tpp.example/back"],
    ["of another kind", "javascript:alert(1)"],
    ["elsewhere [open redirect]", "https://attacker.example/"],
    ["nowhere", ""],
  ])("with a redirect_uri %s are refused", (_, redirect_uri) => {
    expect(fieldOf(terms({ redirect_uri }))).toBe("VALIDATION_FAILED redirect_uri");
  });

  it.each<[string, Partial<AskedAuthorisation>, string]>([
    [
      "the method plain [PKCE downgrade]",
      { code_challenge_method: "plain" },
      "code_challenge_method",
    ],
    ["the method in small letters", { code_challenge_method: "s256" }, "code_challenge_method"],
    ["no method", { code_challenge_method: "" }, "code_challenge_method"],
    ["a short challenge", { code_challenge: "a".repeat(42) }, "code_challenge"],
    ["a long challenge", { code_challenge: "a".repeat(44) }, "code_challenge"],
    ["a challenge with padding", { code_challenge: `${"a".repeat(42)}=` }, "code_challenge"],
    ["no state", { state: null }, "state"],
    ["an empty state", { state: "" }, "state"],
    ["a state of 2,049 characters", { state: "s".repeat(2_049) }, "state"],
    ["a state with a line break", { state: "a\nb" }, "state"],
    ["a state that is not ASCII", { state: "é" }, "state"],
    ["a thumbprint that is none", { dpop_jkt: "short" }, "dpop_jkt"],
  ])("with %s are refused", (_, changes, field) => {
    expect(fieldOf(terms(changes))).toBe(`VALIDATION_FAILED ${field}`);
  });

  it("may do without a state where it is optional", () => {
    expect(terms({ state: null }, false)).toMatchObject({ value: { state: null } });
  });
});

// @rule O7.1
describe("X-Consent-Id", () => {
  const own = formatId("cns", "1".repeat(64));
  const other = formatId("cns", "2".repeat(64));

  it.each([
    ["the token's", own, true, "accepted"],
    ["absent, where the path names it", null, false, "accepted"],
    ["the token's, where the path names it", own, false, "accepted"],
    ["absent", null, true, "CONSENT_ID_REQUIRED"],
    ["empty", "", true, "CONSENT_ID_REQUIRED"],
    ["sent twice", `${own}, ${own}`, true, "CONSENT_ID_REQUIRED"],
    ["of another kind", own.replace("cns_", "ps_"), true, "CONSENT_ID_REQUIRED"],
    ["malformed, where the path names it", "cns_1", false, "CONSENT_ID_REQUIRED"],
    ["another consent's [consent swap]", other, true, "CONSENT_MISMATCH"],
    ["another consent's, where the path names it", other, false, "CONSENT_MISMATCH"],
  ])("that is %s: $3", (_, header, required, outcome) => {
    const checked = checkConsentHeader(header, own, { required });
    expect(checked.ok ? "accepted" : checked.problem.code).toBe(outcome);
  });

  it("beside a token without a consent never fits", () => {
    expect(checkConsentHeader(own, null, { required: true })).toMatchObject({
      problem: { code: "CONSENT_MISMATCH" },
    });
  });
});
