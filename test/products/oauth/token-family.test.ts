import { describe, expect, it } from "vitest";
import type { DataScope } from "../../../src/base/kernel/answer-words.ts";
import {
  endFamily,
  isAccessTokenAlive,
  isRefreshTokenAlive,
  type RefreshRequest,
  readJti,
  refresh,
  revokeAccessToken,
  startFamily,
  type TokenFamily,
  writeJti,
} from "../../../src/products/oauth/token-family.ts";
import { NOW, SECONDS } from "./client-fixtures.ts";

const DAY = 24 * 60 * 60_000;
const ENDS = NOW + 365 * DAY;
const scopes: DataScope[] = ["accounts:read", "balances:read"];

const started = startFamily(1, { scopes, jkt: null, endsAt: ENDS }, NOW);

const asked = (generation: number, changes: Partial<RefreshRequest> = {}): RefreshRequest => ({
  family: 1,
  generation,
  scope: null,
  jkt: null,
  public_client: false,
  endsAt: ENDS,
  ...changes,
});

const rotated = (family: TokenFamily, request: RefreshRequest, at = NOW): TokenFamily => {
  const outcome = refresh(family, request, at);
  if (outcome.kind !== "rotated") throw new Error(outcome.kind);
  return outcome.family;
};

/** The refresh token of generation 1 was used. */
const second = rotated(started, asked(1));

describe("a family of tokens", () => {
  it("begins with one refresh token and one access token", () => {
    expect(started.issued).toEqual({
      ...{ generation: 1, serial: 1, scopes, jkt: null },
      ...{ issued_at: NOW, exp: SECONDS + 900 },
    });
    expect(isRefreshTokenAlive(started, { family: 1, generation: 1 }, NOW)).toBe(true);
    expect(isAccessTokenAlive(started, { family: 1, serial: 1 })).toBe(true);
  });

  it("stores no text that could be used as a token", () => {
    const texts = JSON.stringify(second).match(/"[^"]{20,}"/g);
    expect(texts).toBeNull();
  });

  it("that ends before its access token would ends it with the consent", () => {
    const family = startFamily(1, { scopes, jkt: null, endsAt: NOW + 60_000 }, NOW);
    expect(family.issued.exp).toBe(SECONDS + 60);
  });
});

describe("a refresh", () => {
  // @rule O3.6
  it("rotates: the new refresh token is good and the old one is not", () => {
    expect(second.issued).toMatchObject({ generation: 2, serial: 2, scopes });
    const alive = [1, 2, 3].map((generation) =>
      isRefreshTokenAlive(second, { family: 1, generation }, NOW),
    );
    expect(alive).toEqual([false, true, false]);
  });

  it("leaves earlier access tokens to their own end", () => {
    expect(isAccessTokenAlive(second, { family: 1, serial: 1 })).toBe(true);
  });

  // @rule O3.9
  it("narrows the access token and not the family", () => {
    const narrow = rotated(started, asked(1, { scope: "balances:read" }));
    expect(narrow.issued.scopes).toEqual(["balances:read"]);
    expect(rotated(narrow, asked(2)).issued.scopes).toEqual(scopes);
  });

  it("binds the new access token to the key shown, whatever the last one was bound to", () => {
    const bound = rotated(started, asked(1, { jkt: "a" }));
    expect(bound.issued.jkt).toBe("a");
    expect(rotated(bound, asked(2, { jkt: "b" })).issued.jkt).toBe("b");
    expect(rotated(bound, asked(2)).issued.jkt).toBeNull();
  });

  it.each([
    ["without a proof", null, "refused"],
    ["with a proof of another key", "b", "refused"],
    ["with a proof of its key", "a", "rotated"],
  ])("of a public client's bound token %s is $2 [RFC 9449 § 5]", (_, jkt, kind) => {
    const bound = startFamily(1, { scopes, jkt: "a", endsAt: ENDS }, NOW);
    const outcome = refresh(bound, asked(1, { jkt, public_client: true }), NOW);
    expect(outcome.kind).toBe(kind);
    if (outcome.kind === "refused") expect(outcome.refusal.problem.code).toBe("INVALID_GRANT");
  });

  it("of a public client's unbound token binds the next one to the key shown", () => {
    const bound = rotated(started, asked(1, { jkt: "a", public_client: true }));
    expect(refresh(bound, asked(2, { public_client: true }), NOW).kind).toBe("refused");
    expect(refresh(bound, asked(1, { public_client: true }), NOW).kind).toBe("replayed");
  });

  it("for a scope that was not granted is INVALID_SCOPE and uses nothing", () => {
    const outcome = refresh(started, asked(1, { scope: "transactions:read" }), NOW);
    expect(outcome).toMatchObject({
      kind: "refused",
      refusal: { problem: { code: "INVALID_SCOPE" } },
    });
    expect(refresh(started, asked(1), NOW).kind).toBe("rotated");
  });

  it.each([
    ["90 days less a millisecond after its issue", NOW + 90 * DAY - 1, "rotated"],
    ["90 days after its issue", NOW + 90 * DAY, "refused"],
  ])("%s is $2", (_, at, kind) => {
    expect(refresh(started, asked(1), at).kind).toBe(kind);
    const isAlive = isRefreshTokenAlive(started, { family: 1, generation: 1 }, at);
    expect(isAlive).toBe(kind === "rotated");
  });

  // @rule O3.6
  it("begins another 90 days", () => {
    const later = NOW + 89 * DAY;
    const family = rotated(started, asked(1), later);
    expect(refresh(family, asked(2), NOW + 178 * DAY).kind).toBe("rotated");
  });

  it.each([
    ["of another family", { family: 2 }],
    ["of an older family", { family: 0 }],
    ["of a generation that does not exist", { generation: 2 }],
  ])("%s is INVALID_GRANT and ends nothing", (_, changes) => {
    expect(refresh(started, asked(1, changes), NOW)).toMatchObject({
      kind: "refused",
      refusal: { problem: { code: "INVALID_GRANT" } },
    });
  });
});

describe("a used refresh token", () => {
  const bound = rotated(started, asked(1, { jkt: "a" }));
  const third = rotated(second, asked(2));

  // @rule O3.7
  it.each<[string, TokenFamily, Partial<RefreshRequest>, number, string]>([
    ["of a client that authenticates, at once", second, {}, NOW, "repeated"],
    ["in the last millisecond of a minute", second, {}, NOW + 59_999, "repeated"],
    ["after a minute", second, {}, NOW + 60_000, "replayed"],
    ["after its successor was used", third, {}, NOW, "replayed"],
    ["with another scope", second, { scope: "accounts:read" }, NOW, "repeated"],
    ["with another DPoP key, which the client may change", bound, { jkt: "b" }, NOW, "repeated"],
    ["of a public client", second, { public_client: true }, NOW, "replayed"],
    [
      "of a public client with the same DPoP key",
      bound,
      { public_client: true, jkt: "a" },
      NOW,
      "repeated",
    ],
    [
      "of a public client with another DPoP key",
      bound,
      { public_client: true, jkt: "b" },
      NOW,
      "replayed",
    ],
    ["of a public client without its key", bound, { public_client: true }, NOW, "replayed"],
    [
      "of a public client with a key, where the answer has none",
      second,
      { public_client: true, jkt: "a" },
      NOW,
      "replayed",
    ],
  ])("that comes again %s is $4", (_, family, changes, at, kind) => {
    expect(refresh(family, asked(1, changes), at).kind).toBe(kind);
  });

  it("is good for a minute from its use, however often it comes again", () => {
    for (const at of [NOW, NOW + 30_000, NOW + 59_999]) {
      expect(refresh(second, asked(1), at)).toEqual({ kind: "repeated" });
    }
    expect(refresh(second, asked(1), NOW + 60_000)).toEqual({ kind: "replayed" });
  });

  it("of a family that has ended is refused, and gets nothing again", () => {
    const ended = endFamily(second, "REPLAYED");
    expect(refresh(ended, asked(1), NOW).kind).toBe("refused");
    expect(refresh(ended, asked(2), NOW).kind).toBe("refused");
  });
});

describe("revocation [RFC 7009]", () => {
  const token = { serial: 1, exp: SECONDS + 900 };

  it("of an access token ends it alone", () => {
    const family = revokeAccessToken(second, token, NOW);
    const alive = [1, 2].map((serial) => isAccessTokenAlive(family, { family: 1, serial }));
    expect(alive).toEqual([false, true]);
    expect(isRefreshTokenAlive(family, { family: 1, generation: 2 }, NOW)).toBe(true);
  });

  it("of a second access token leaves the first revoked", () => {
    const first = revokeAccessToken(second, token, NOW);
    const both = revokeAccessToken(first, { serial: 2, exp: SECONDS + 900 }, NOW);
    const alive = [1, 2].map((serial) => isAccessTokenAlive(both, { family: 1, serial }));
    expect(alive).toEqual([false, false]);
  });

  it("repeated, or of an expired token, changes nothing", () => {
    const family = revokeAccessToken(second, token, NOW);
    expect(revokeAccessToken(family, token, NOW)).toBe(family);
    expect(revokeAccessToken(second, token, NOW + 900_000)).toBe(second);
  });

  it("is forgotten when the token has expired anyway", () => {
    const family = revokeAccessToken(second, token, NOW);
    const later = NOW + 900_000;
    const next = revokeAccessToken(family, { serial: 2, exp: SECONDS + 1_800 }, later);
    expect(next.revoked.map(({ serial }) => serial)).toEqual([2]);
    expect(rotated(family, asked(2), later).revoked).toEqual([]);
    expect(rotated(family, asked(2), NOW).revoked).toHaveLength(1);
  });

  it("of a refresh token ends its family, once", () => {
    const family = endFamily(second, "REVOKED");
    expect(family.ended).toBe("REVOKED");
    expect(endFamily(family, "REPLAYED")).toBe(family);
    expect(isRefreshTokenAlive(family, { family: 1, generation: 2 }, NOW)).toBe(false);
    expect(isAccessTokenAlive(family, { family: 1, serial: 2 })).toBe(false);
  });

  it("of another family's token is no business of this one", () => {
    expect(isAccessTokenAlive(second, { family: 2, serial: 2 })).toBe(false);
    expect(isRefreshTokenAlive(second, { family: 2, generation: 2 }, NOW)).toBe(false);
  });
});

describe("the jti of an access token", () => {
  it("names its consent, family and number", () => {
    expect(readJti("cns_1", writeJti("cns_1", 3, 14))).toEqual({ family: 3, serial: 14 });
  });

  it.each(["cns_2.3.14", "cns_1.3", "cns_1.3.14.1", "cns_1.a.b", "cns_1", "", "cns_1.3.1e999"])(
    "%j is none of this consent",
    (jti) => {
      expect(readJti("cns_1", jti)).toBeNull();
    },
  );
});
