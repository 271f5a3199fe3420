import { describe, expect, it } from "vitest";
import { type DataScope, dataScopes } from "../../../src/base/kernel/answer-words.ts";
import {
  askedScopes,
  covers,
  narrowScopes,
  readAskedScopes,
  readClientScope,
} from "../../../src/products/oauth/scopes.ts";

const all = { client: dataScopes, bank: dataScopes };
const codeOf = (result: { ok: boolean; problem?: { code: string } }) =>
  result.ok ? "ok" : result.problem?.code;

// @rule O5.3 O5.4
describe("the scopes of a new consent", () => {
  it.each(dataScopes)("may be %s alone, and are named as they were asked", (scope) => {
    expect(askedScopes([scope], all)).toEqual({ ok: true, value: [scope] });
  });

  it.each([
    ["separated by a space", "accounts:read balances:read", ["accounts:read", "balances:read"]],
    ["of payments, by the other name", "payments:initiate", ["payments:initiate"]],
  ])("%s are read", (_, text, scopes) => {
    expect(readAskedScopes(text, all)).toEqual({ ok: true, value: scopes });
  });

  it.each([
    ["none", ""],
    ["an unknown one", "accounts:write"],
    ["an unknown one beside a known one", "accounts:read accounts:write"],
    ["openid", "openid accounts:read"],
    ["a client's own", "consents:write"],
    ["one in capitals", "Accounts:Read"],
    ["two spaces", "accounts:read  balances:read"],
    ["a space at the end", "accounts:read "],
    ["a tab", "accounts:read\tbalances:read"],
    ["a quote", '"accounts:read"'],
    ["one twice", "accounts:read accounts:read"],
    ["both names of one", "payments:write payments:initiate"],
  ])("that are %s are INVALID_SCOPE", (_, text) => {
    expect(codeOf(readAskedScopes(text, all))).toBe("INVALID_SCOPE");
  });

  const some: DataScope[] = ["accounts:read", "payments:write"];
  it.each([
    ["of the client and the bank", some, some, "accounts:read", "ok"],
    ["of both, under the other name", some, some, "payments:initiate", "ok"],
    ["that the client lacks", some, dataScopes, "balances:read", "INVALID_SCOPE"],
    ["that the bank lacks", dataScopes, some, "balances:read", "INVALID_SCOPE"],
  ] as const)("%s", (_, client, bank, scope, outcome) => {
    expect(codeOf(askedScopes([scope], { client, bank }))).toBe(outcome);
    const second = askedScopes(["accounts:read", scope], { client, bank });
    if (scope !== "accounts:read") expect(codeOf(second)).toBe(outcome);
  });
});

describe("a refreshed token's scopes [RFC 6749 § 6]", () => {
  const granted: DataScope[] = ["accounts:read", "balances:read", "payments:initiate"];

  it.each([
    ["without a parameter are all", null, granted],
    ["may be all", "balances:read accounts:read payments:initiate", granted],
    ["may be fewer", "balances:read", ["balances:read"]],
    ["may be asked twice", "balances:read balances:read", ["balances:read"]],
    ["keep the granted name", "payments:write", ["payments:initiate"]],
  ])("%s", (_, asked, scopes) => {
    expect(narrowScopes(granted, asked)).toEqual({ ok: true, value: scopes });
  });

  it.each([
    ["one more", "accounts:read transactions:read"],
    ["another one", "transactions:read"],
    ["an unknown one", "accounts:read admin"],
    ["a client's own", "consents:write"],
    ["none", " "],
  ])("cannot be %s", (_, asked) => {
    expect(codeOf(narrowScopes(granted, asked))).toBe("INVALID_SCOPE");
  });

  it("are a copy: the grant stays as it is", () => {
    const narrowed = narrowScopes(granted, null);
    expect(narrowed.ok && narrowed.value).not.toBe(granted);
  });
});

describe("a client's own token", () => {
  it.each([
    [null, "ok"],
    ["consents:write", "ok"],
    ["accounts:read", "INVALID_SCOPE"],
    ["consents:write accounts:read", "INVALID_SCOPE"],
    ["openid", "INVALID_SCOPE"],
  ])("for the scope %j: %s", (asked, outcome) => {
    expect(codeOf(readClientScope(asked))).toBe(outcome);
  });
});

// @rule O5.4
it("payments:write and payments:initiate cover each other, and nothing else does", () => {
  for (const granted of dataScopes) {
    for (const wanted of dataScopes) {
      const isPair = granted.startsWith("payments:") && wanted.startsWith("payments:");
      expect([granted, wanted, covers([granted], wanted)]).toEqual([
        granted,
        wanted,
        granted === wanted || isPair,
      ]);
    }
  }
});
