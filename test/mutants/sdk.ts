import type { Mutant } from "./mutant.ts";

export const sdk: readonly Mutant[] = [
  {
    bug: "each attempt of a creation has a key of its own",
    file: "src/sdk/request.ts",
    from: '{ "idempotency-key": idempotencyKey }',
    to: '{ "idempotency-key": randomText() }',
    killer: "test/sdk/request.test.ts",
  },
  {
    bug: "what has no key is sent again",
    file: "src/sdk/request.ts",
    from: 'json, repeat: "never", options',
    to: 'json, repeat: "always", options',
    killer: "test/sdk/request.test.ts",
  },
  {
    bug: "an old webhook is accepted again",
    file: "src/sdk/webhooks.ts",
    from: "!(distance <= toleranceSeconds)",
    to: "false",
    killer: "test/sdk/webhooks.test.ts",
  },
  {
    bug: "calls at one time each refresh",
    file: "src/sdk/token-keeper.ts",
    from: "if (refused === undefined) return flight;",
    to: "if (refused === undefined) return this.#renewed(consentId, refused);",
    killer: "test/sdk/tokens.test.ts",
  },
  {
    bug: "a token is used that the store does not have",
    file: "src/sdk/token-keeper.ts",
    from: "await this.#store.save(tokens.consent_id, tokens);",
    to: "void this.#store.save(tokens.consent_id, tokens).catch(() => {});",
    killer: "test/sdk/tokens.test.ts",
  },
  {
    bug: "a lost answer to a code is asked for again",
    file: "src/sdk/request.ts",
    from: 'repeat === "refused" && status !== null',
    to: 'repeat === "refused"',
    killer: "test/sdk/oauth.test.ts",
  },
  {
    bug: "the code of another issuer's return is used",
    file: "src/sdk/tpp.ts",
    from: "const wanted = { ...about, state, iss: issuer };",
    to: 'const wanted = { ...about, state, iss: query.get("iss") ?? issuer };',
    killer: "test/sdk/oauth.test.ts",
  },
  {
    bug: "every live page answers programs",
    file: "src/network/parties/read-owner.ts",
    from: "return asker?.json_pages ?? false;",
    to: "return asker !== null;",
    killer: "test/approvals/json-pages.object.test.ts",
  },
];
