import { describe, expect, it } from "vitest";
import {
  type ProblemCode,
  type ProblemExtras,
  problem,
  problemCatalogue,
  problemStatus,
} from "../../../src/base/kernel/problems.ts";
import { challengeOf } from "../../../src/base/platform/challenges.ts";
import type { GuardContract, SecurityScheme } from "../../../src/base/platform/contract.ts";

/** Which refusals carry WWW-Authenticate, and what it says [RFC 6750 § 3, RFC 9449 § 7.1]. */
const token: SecurityScheme = {
  ...{ name: "token", header: null, description: "A token." },
  oauth: { grant: "authorizationCode", scopes: {} },
};
const guardOf = (accepts: GuardContract["accepts"], scopes: string[] = []): GuardContract => ({
  ...{ accepts, scopes, role: null, headers: null, query: null, limited: false, refusals: [] },
});
const tokenRow = { oauth: false, guard: guardOf([token], ["accounts:read", "balances:read"]) };

const challenge = (
  code: ProblemCode,
  authorization: string | null,
  row: { oauth: boolean; guard: GuardContract | null } = tokenRow,
  extras: ProblemExtras = {},
): string | null => {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  const request = new Request("https://gateway.example/", { headers });
  return challengeOf(problem(code, extras), request, row);
};

const algs = 'algs="ES256 PS256 EdDSA Ed25519"';
const codes = Object.keys(problemCatalogue) as ProblemCode[];

describe("a row for access tokens", () => {
  it.each([
    ["no credentials", null, {}, `Bearer, DPoP ${algs}`],
    ["another scheme", "Basic YTpi", {}, `Bearer, DPoP ${algs}`],
    ["a scheme without a token", "Bearer ", {}, `Bearer, DPoP ${algs}`],
    ["a Bearer token", "Bearer t", {}, 'Bearer error="invalid_token"'],
    ["a Bearer token in small letters", "bearer t", {}, 'Bearer error="invalid_token"'],
    [
      ...(["a bound token as Bearer", "Bearer t", { bound: true }] as const),
      `Bearer error="invalid_token", DPoP error="invalid_token", ${algs}`,
    ],
    ["a DPoP token", "dpop t", {}, `DPoP error="invalid_token", ${algs}`],
    ["a wrong proof", "DPoP t", { proof: true }, `DPoP error="invalid_dpop_proof", ${algs}`],
  ] as const)("answers 401 to %s with a challenge", (_, sent, extras, expected) => {
    expect(challenge("UNAUTHENTICATED", sent, tokenRow, extras)).toBe(expected);
  });

  it.each([
    ["Bearer t", 'Bearer error="insufficient_scope", scope="accounts:read"'],
    ["DPoP t", `DPoP error="insufficient_scope", scope="accounts:read", ${algs}`],
  ])("names the missing scope to %s", (sent, expected) => {
    expect(challenge("INSUFFICIENT_SCOPE", sent)).toBe(expected);
  });

  it("never challenges for any other code", () => {
    const others = codes.filter((code) => challenge(code, "Bearer t") !== null);
    expect(others).toEqual(["UNAUTHENTICATED", "INSUFFICIENT_SCOPE"]);
  });
});

describe("other rows", () => {
  it("challenge with Bearer alone, at 401 only", () => {
    const row = {
      oauth: false,
      guard: guardOf([{ name: "key", header: null, description: "A key." }]),
    };
    const challenged = codes.filter((code) => challenge(code, "Bearer t", row) === "Bearer");
    expect(challenged).toEqual(["UNAUTHENTICATED", "SESSION_TOKEN_REQUIRED"]);
    expect(challenge("UNAUTHENTICATED", null, { oauth: false, guard: null })).toBe("Bearer");
  });

  it("that speak OAuth challenge a client that tried Basic, at 401 only", () => {
    const row = { oauth: true, guard: guardOf([token]) };
    const challenged = codes.filter((code) => challenge(code, "Basic YTpi", row) !== null);
    expect(challenged).toEqual(codes.filter((code) => problemStatus({ code }) === 401));
    expect(codes.filter((code) => challenge(code, "Bearer t", row) !== null)).toEqual([]);
  });
});
