import { describe, expect, it } from "vitest";
import { sha256Base64Url } from "../../../src/base/platform/crypto.ts";
import {
  type CodeRequest,
  type CodeState,
  checkCode,
  codeForRedirect,
  isCodeChallenge,
  isCodeVerifier,
  makeCode,
  redeemCode,
} from "../../../src/products/oauth/authorisation-code.ts";
import { NOW } from "./client-fixtures.ts";

const VERIFIER = "v".repeat(43);
const terms = {
  redirect_uri: "https://tpp.example/back",
  code_challenge: sha256Base64Url(VERIFIER),
  jkt: null,
  authorise_by: NOW + 15 * 60_000,
};

const asked = (changes: Partial<CodeRequest> = {}): CodeRequest => ({
  number: 1,
  isOwnClient: true,
  public_client: false,
  jkt: null,
  code_verifier: VERIFIER,
  redirect_uri: terms.redirect_uri,
  namesConsent: true,
  ...changes,
});

const fresh = makeCode(terms, 1, NOW);
const bound = makeCode({ ...terms, jkt: "key-1" }, 1, NOW);
const used = redeemCode(fresh);

/** Like in the contract: each request fails only this check. */
const failures: [string, Partial<CodeRequest>, string, number][] = [
  ["another client", { isOwnClient: false }, "The code or refresh token", 0],
  ["another DPoP key", { jkt: "key-2" }, "The code is bound to another DPoP key", 0],
  ["no DPoP key", { jkt: null }, "The code is bound to another DPoP key", 0],
  ["another verifier", { code_verifier: "w".repeat(43) }, "code_verifier", 1],
  ["the challenge as verifier", { code_verifier: terms.code_challenge }, "code_verifier", 1],
  ["another redirect_uri", { redirect_uri: "https://tpp.example/back/" }, "redirect_uri", 1],
  ["no redirect_uri", { redirect_uri: null }, "redirect_uri", 1],
  ["another consent", { namesConsent: false }, "consent_id", 1],
];

const refusalOf = (state: CodeState, request: CodeRequest, at = NOW) => {
  const outcome = checkCode(state, request, at);
  if (outcome.kind !== "refused") return outcome.kind;
  const { code, message = "The code or refresh token" } = outcome.refusal.problem;
  return `${code} ${message}`;
};

describe("a code", () => {
  it.each([
    ["at once", fresh, NOW, {}],
    ["in its last millisecond", fresh, NOW + 59_999, {}],
    ["with a DPoP key, where it is bound to none", fresh, NOW, { jkt: "key-1" }],
    ["with the DPoP key that it is bound to", bound, NOW, { jkt: "key-1" }],
  ])("is good %s", (_, state, at, changes) => {
    expect(checkCode(state, asked(changes), at)).toEqual({ kind: "good" });
  });

  it.each(failures)("is refused to %s", (_, changes, start, tries) => {
    const request = asked({ jkt: "key-1", ...changes });
    const outcome = checkCode(bound, request, NOW);
    expect(refusalOf(bound, request)).toMatch(new RegExp(`^INVALID_GRANT ${start}`));
    expect(outcome).toMatchObject({ kind: "refused", state: { failed_tries: tries } });
  });

  it("is refused after 60 seconds", () => {
    expect(refusalOf(fresh, asked(), NOW + 60_000)).toMatch(/^INVALID_GRANT/);
  });

  it("with an older or an invented number is refused", () => {
    const second = makeCode(terms, 2, NOW);
    expect(refusalOf(second, asked({ number: 1 }))).toMatch(/^INVALID_GRANT/);
    expect(refusalOf(second, asked({ number: 3 }))).toMatch(/^INVALID_GRANT/);
  });

  it("is refused by the first check that fails, in the contract's order", () => {
    const order = failures.map(([, changes, start]) => [changes, start] as const);
    for (let first = 0; first < order.length; first++) {
      const changes = Object.assign(
        {},
        ...order
          .slice(first)
          .map(([all]) => all)
          .reverse(),
      );
      const start = order[first]?.[1];
      expect(refusalOf(bound, asked({ jkt: "key-1", ...changes }))).toMatch(
        new RegExp(`^INVALID_GRANT ${start}`),
      );
    }
  });

  it("is refused for its age before its verifier is looked at: no try is counted", () => {
    const request = asked({ code_verifier: "w".repeat(43) });
    expect(checkCode(fresh, request, NOW + 60_000)).toMatchObject({ state: { failed_tries: 0 } });
  });
});

describe("failed tries", () => {
  const tryOnce = (state: CodeState, changes: Partial<CodeRequest>): CodeState => {
    const outcome = checkCode(state, asked(changes), NOW);
    return outcome.kind === "refused" ? outcome.state : state;
  };
  const wrong = { code_verifier: "w".repeat(43) };

  it("of its own client end the code at the fifth, and the redirect carries a new one", () => {
    let state = fresh;
    for (let count = 0; count < 4; count++) state = tryOnce(state, wrong);
    expect(checkCode(state, asked(), NOW).kind).toBe("good");
    state = tryOnce(state, wrong);
    expect(refusalOf(state, asked())).toMatch(/^INVALID_GRANT/);
    expect(codeForRedirect(state, NOW)).toMatchObject({ number: 2, failed_tries: 0 });
  });

  it("of another client change nothing, however many", () => {
    let state = fresh;
    for (let count = 0; count < 9; count++) {
      state = tryOnce(state, { ...wrong, isOwnClient: false });
    }
    expect(state).toBe(fresh);
  });

  it("with another DPoP key change nothing", () => {
    expect(tryOnce(bound, { jkt: "key-2" })).toBe(bound);
  });
});

describe("a used code", () => {
  // @rule O3.4
  it.each([
    ["the same request at once", {}, NOW, "replayed"],
    ["the same request after a minute", {}, NOW + 60_000, "replayed"],
    ["a wrong verifier", { code_verifier: "w" }, NOW, "replayed"],
    ["another client", { isOwnClient: false }, NOW, "refused"],
  ])("with %s is $3", (_, changes, at, kind) => {
    expect(checkCode(used, asked(changes), at).kind).toBe(kind);
  });

  it.each([
    ["the right verifier", {}, "replayed"],
    ["a wrong verifier", { code_verifier: "w".repeat(43) }, "refused"],
    ["the challenge as verifier", { code_verifier: terms.code_challenge }, "refused"],
  ])("of a public client with %s is $2", (_, changes, kind) => {
    const request = asked({ public_client: true, ...changes });
    const outcome = checkCode(used, request, NOW + 3_600_000);
    expect(outcome.kind).toBe(kind);
    if (outcome.kind === "refused") expect(outcome.state).toBe(used);
  });

  it("ends the codes of its approval", () => {
    expect(codeForRedirect(used, NOW)).toBeNull();
    expect(refusalOf(used, asked({ number: 2 }))).toMatch(/^INVALID_GRANT/);
  });
});

describe("the redirect", () => {
  it("carries the same code as long as it lives", () => {
    expect(codeForRedirect(fresh, NOW + 59_999)).toBe(fresh);
  });

  // @rule O4.5
  it("carries a new one afterwards, and the old one is no longer good", () => {
    const next = codeForRedirect(fresh, NOW + 60_000) as CodeState;
    expect(next).toMatchObject({ number: 2, made_at: NOW + 60_000, terms });
    expect(refusalOf(next, asked({ number: 1 }), NOW + 60_000)).toMatch(/^INVALID_GRANT/);
    expect(checkCode(next, asked({ number: 2 }), NOW + 60_000).kind).toBe("good");
  });

  it("carries none after authorise_by", () => {
    expect(codeForRedirect(fresh, terms.authorise_by - 1)).not.toBeNull();
    expect(codeForRedirect(fresh, terms.authorise_by)).toBeNull();
  });
});

describe("PKCE [RFC 7636]", () => {
  it("fits the RFC's own example", () => {
    const code_verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const code_challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    const state = makeCode({ ...terms, code_challenge }, 1, NOW);
    expect(checkCode(state, asked({ code_verifier }), NOW).kind).toBe("good");
    expect([isCodeVerifier(code_verifier), isCodeChallenge(code_challenge)]).toEqual([true, true]);
  });

  it.each([
    ["43 characters", "a".repeat(43), true, true],
    ["42 characters", "a".repeat(42), false, false],
    ["44 characters", "a".repeat(44), true, false],
    ["128 characters", "a".repeat(128), true, false],
    ["129 characters", "a".repeat(129), false, false],
    ["a tilde", "~".repeat(43), true, false],
    ["padding", `${"a".repeat(42)}=`, false, false],
    ["a plus", `${"a".repeat(42)}+`, false, false],
    ["a line break", `${"a".repeat(43)}\n`, false, false],
    ["nothing", "", false, false],
  ])("of %s may be a verifier: $2, a challenge: $3", (_, text, verifier, challenge) => {
    expect([isCodeVerifier(text), isCodeChallenge(text)]).toEqual([verifier, challenge]);
  });
});
