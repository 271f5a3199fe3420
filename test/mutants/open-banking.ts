import type { Mutant } from "./mutant.ts";

const guards = {
  file: "src/consents/tpp-caller.ts",
  killer: "test/consents/tpp-caller.object.test.ts",
} as const;

const client = {
  file: "src/oauth/oauth-client.ts",
  killer: "test/oauth/matrix.object.test.ts",
} as const;
const token = {
  file: "src/consents/token-endpoint.ts",
  killer: "test/oauth/token-endpoint.object.test.ts",
} as const;
const state = {
  file: "src/consents/introspect-token.ts",
  killer: "test/oauth/token-state.object.test.ts",
} as const;
const pushed = {
  file: "src/consents/push-request.ts",
  killer: "test/oauth/pushed-requests.object.test.ts",
} as const;
const authorize = { ...pushed, file: "src/hosted/authorize-route.tsx" } as const;

/** The guards of the API and OAuth's endpoints, over HTTP. */
export const openBanking: readonly Mutant[] = [
  {
    bug: "a TPP reads data with a scope that was taken from it",
    file: "src/consents/tpp-caller.ts",
    from: "scopes.filter((scope) => covers(tpp.scopes, scope))",
    to: "scopes.filter((scope) => covers(scopes, scope))",
    killer: "test/consents/withdrawn-scopes.object.test.ts",
  },
  {
    bug: "a TPP pays once more after its scope was taken",
    file: "src/payment-orders/last-check.ts",
    from: '!covers(tpp.scopes, "payments:write")',
    to: '!covers(["payments:write"], "payments:write")',
    killer: "test/consents/withdrawn-scopes.object.test.ts",
  },
  {
    bug: "a TPP charges after its scope was taken",
    file: "src/mandates/ask-consent.ts",
    from: '!covers(tpp.scopes, "mandates:write")',
    to: '!covers(["mandates:write"], "mandates:write")',
    killer: "test/mandates/app-parties.object.test.ts",
  },
  {
    bug: "a code approves scopes that were taken from the TPP",
    file: "src/consents/last-check.ts",
    from: "return coverAll(tpp.scopes, scopes)",
    to: "return coverAll(scopes, scopes)",
    killer: "test/consents/last-check.object.test.ts",
  },
  {
    bug: "a scope that is taken after the code is approved",
    file: "src/consents/authorisation-steps.ts",
    from: "if (!permitted.ok) return permitted;",
    to: "",
    killer: "test/consents/authorisation-steps.object.test.ts",
  },
  {
    bug: "a TPP renews a consent with scopes that were taken from it",
    file: "src/consents/reauthorise.ts",
    from: "!coverAll(caller.tpp.scopes, scopes)",
    to: "!coverAll(scopes, scopes)",
    killer: "test/consents/withdrawn-scopes.object.test.ts",
  },
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
    to: "const allowed = { ok: true as const, refund: () => {} };",
    killer: "test/consents/tpp-limits.object.test.ts",
  },
  {
    ...guards,
    bug: "a consent has no limit",
    from: "const allowed = await limitConsent(call, consent_id);",
    to: "const allowed = { ok: true as const, refund: () => {} };",
    killer: "test/consents/tpp-limits.object.test.ts",
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
    from: "{ required: true });\n      if (!checked.ok) return checked;\n      const { account_id",
    to: "{ required: false });\n      if (!checked.ok) return checked;\n      const { account_id",
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
    from: ": asChallenge(turn.refusal);",
    to: ": turn.refusal;",
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
  {
    ...client,
    bug: "strangers guess secrets without a limit",
    from: "if (!stranger.ok) return stranger;",
    to: "if (!stranger.ok) stranger.problem.code.at(0);",
  },
  {
    ...client,
    bug: "a proved client uses up its address",
    from: 'if (method !== "none") stranger.refund(1);',
    to: "",
  },
  {
    ...client,
    bug: "strangers use up a public client's limit",
    from: '(method === "none" ? limitPublicClient : limitTpp)',
    to: "limitTpp",
  },
  {
    ...client,
    bug: "an assertion is accepted again",
    from: "{ assertion, proof: null }",
    to: "{ assertion: null, proof: null }",
  },
  {
    bug: "an OAuth address does not say when to try again",
    file: "src/platform/serve.ts",
    from: "(oauth && status === 503 ? OAUTH_WAIT_SECONDS : undefined)",
    to: "undefined",
    killer: client.killer,
  },
  {
    ...token,
    bug: "a client that must bind its tokens need not",
    from: 'caller.tpp.dpop === "REQUIRED" && caller.jkt === null',
    to: "false",
  },
  {
    ...token,
    bug: "a public client gets its own token in live mode",
    from: 'tpp.auth_method === "NONE" && tpp.mode === "live"',
    to: "false",
  },
  {
    ...token,
    bug: "a proof of DPoP binds two of the TPP's own tokens",
    from: "{ assertion: null, proof }",
    to: "{ assertion: null, proof: null }",
  },
  {
    bug: "a repeat for another DPoP key is the same request",
    file: "src/consents/token-endpoint.ts",
    from: "canonicalJson({ ...asked, jkt })",
    to: "canonicalJson(asked)",
    killer: "test/oauth/consent-grants.object.test.ts",
  },
  {
    ...state,
    bug: "a client reads another client's own token",
    from: "if (claims.client_id !== client_id) return null;",
    to: "",
  },
  {
    ...state,
    bug: "a TPP's own token that was revoked is active",
    from: "return isEnded ? null : describe(env, claims);",
    to: "return isEnded === null ? null : describe(env, claims);",
  },
  {
    ...pushed,
    bug: "a request_uri never expires",
    from: "nowMs < end * 1000",
    to: "nowMs > 0 && end > 0",
  },
  {
    ...pushed,
    bug: "dpop_jkt may differ from the proof",
    from: "jkt !== null && dpop_jkt !== null && jkt !== dpop_jkt",
    to: "false",
  },
  {
    ...pushed,
    bug: "a client that must bind its codes need not",
    from: 'bound === null && tpp.dpop === "REQUIRED"',
    to: "false",
  },
  {
    ...pushed,
    bug: "a proof pushes two requests",
    from: "{ assertion: null, proof }",
    to: "{ assertion: null, proof: null }",
  },
  {
    ...pushed,
    bug: "PAR needs a state",
    from: "stateRequired: false",
    to: "stateRequired: true",
  },
  {
    ...pushed,
    bug: "a repeated push creates a second consent",
    from: "idempotencyKey: key.value",
    to: "idempotencyKey: null",
  },
  {
    ...pushed,
    bug: "a wrong scope is an invalid request",
    from: 'field === "scopes"',
    to: 'field === "scope"',
  },
  {
    ...authorize,
    bug: "the customer of a suspended TPP goes on",
    from: 'tpp?.status !== "ACTIVE"',
    to: "!tpp",
  },
  {
    ...authorize,
    bug: "a request_uri leads into a later authorisation",
    from: 'status === "AWAITING_CUSTOMER_AUTH" ? consent_url : null',
    to: "status && consent_url",
  },
  {
    ...authorize,
    bug: "the first of two clients counts",
    from: "otherClients.length + otherRequests.length === 0",
    to: "otherClients.length + otherRequests.length >= 0",
  },
  {
    bug: "a token that has ended uses up the requests of its TPP and consent",
    file: "src/consents/tpp-caller.ts",
    from: "for (const refund of refunds) refund();",
    to: "",
    killer: "test/consents/tpp-limits.object.test.ts",
  },
  {
    bug: "a bound token as Bearer is not told of DPoP",
    file: "src/platform/challenges.ts",
    from: "return bound ?",
    to: "return bound === null ?",
    killer: "test/platform/challenges.test.ts",
  },
  {
    ...authorize,
    bug: "a link that is not valid is answered as if all were well",
    from: "locale, status, styles",
    to: "locale, styles",
  },
];
