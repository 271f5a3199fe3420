import type { Mutant } from "./mutant.ts";

const guards = {
  file: "src/consents/tpp-caller.ts",
  killer: "test/consents/tpp-caller.object.test.ts",
} as const;

/** The guards of the API and OAuth's endpoints, over HTTP. */
export const openBanking: readonly Mutant[] = [
  {
    ...guards,
    bug: "a suspended TPP calls the API",
    from: 'if (tpp.status === "SUSPENDED")',
    to: "if (false)",
  },
  {
    ...guards,
    bug: "a TPP has no limit",
    from: "const allowed = await limitTpp(call, tpp.tpp_id);",
    to: "const allowed = { ok: true as const };",
  },
  {
    ...guards,
    bug: "a consent has no limit",
    from: "const allowed = await limitConsent(call, consent_id);",
    to: "const allowed = { ok: true as const };",
  },
  {
    ...guards,
    bug: "a consent's token asks for consents",
    from: "if (claims.scope !== CLIENT_SCOPE)",
    to: "if (false)",
  },
  {
    ...guards,
    bug: "a consent's token reaches every consent",
    from: 'if (consent_id !== id) return refuse("NOT_FOUND");',
    to: "",
  },
  {
    ...guards,
    bug: "a data call needs no X-Consent-Id",
    from: "{ required: true }",
    to: "{ required: false }",
  },
  {
    ...guards,
    bug: "every scope of the consent is the token's",
    from: "dataScopes.filter((known) => words.includes(known))",
    to: "dataScopes.filter(() => words.length > 0)",
  },
  {
    ...guards,
    bug: "the proof of DPoP may come again",
    from: '{ type: "use_token", ...token, ...use, scopes, proof }',
    to: '{ type: "use_token", ...token, ...use, scopes, proof: null }',
  },
  {
    ...guards,
    bug: "a used proof is 400",
    from: "if (turn.refusal) return asChallenge(turn.refusal);",
    to: "if (turn.refusal) return turn.refusal;",
  },
  {
    bug: "a proof for another host is accepted",
    file: "src/oauth/verify-token.ts",
    from: "BASE_URL + new URL(url).pathname",
    to: "new URL(url).origin + new URL(url).pathname",
    killer: guards.killer,
  },
  {
    bug: "a proof needs not be about this token",
    file: "src/oauth/verify-token.ts",
    from: "accessToken: token, nowMs",
    to: "accessToken: null, nowMs",
    killer: guards.killer,
  },
  {
    bug: "reading a consent with its own token is a use of data",
    file: "src/consents/decide-tokens.ts",
    from: "if (needs === null) return ok(record);",
    to: "needs ??= record.terms.scopes;",
    killer: guards.killer,
  },
  {
    bug: "a 403 without a scope at fault is challenged",
    file: "src/platform/challenges.ts",
    from: 'code !== "UNAUTHENTICATED" && code !== "INSUFFICIENT_SCOPE"',
    to: 'code !== "UNAUTHENTICATED" && code !== "INSUFFICIENT_SCOPE" && code !== "FORBIDDEN"',
    killer: "test/platform/challenges.test.ts",
  },
  {
    bug: "missing credentials are an invalid token",
    file: "src/platform/challenges.ts",
    from: "if (scheme === undefined) return",
    to: "if (scheme === null) return",
    killer: "test/platform/challenges.test.ts",
  },
];
