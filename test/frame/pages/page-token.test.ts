import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import {
  issuePageToken,
  type PageSubject,
  readPageCaller,
  readSignedReference,
  signedReference,
} from "../../../src/frame/pages/page-token.ts";
import fc from "../../support/fast-check.ts";

const hex = "ab".repeat(32);
const otherHex = "cd".repeat(32);
const id = formatId("aa", hex);
const other = formatId("aa", otherHex);

const env = { MASTER_KEY: "master", IDENTITY_KEY: "identity" };
const elsewhere = { MASTER_KEY: "another", IDENTITY_KEY: "other identity" };

/** A kind with two prefixes. No object's id of it begins with 0. */
const subject: PageSubject<typeof env, string> = {
  prefixes: ["aa", "bb"],
  tokenPurpose: "page-a",
  find: (_, found) => (found.startsWith("0") ? null : () => found),
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("a signed reference", () => {
  const reference = signedReference(env, "address", id);
  const mac = reference.split(".")[1] ?? "";

  it("is the same each time and leads back to its id", () => {
    expect(signedReference(env, "address", id)).toBe(reference);
    expect(reference).toMatch(/^aa_[0-9A-Za-z]{43}\.[0-9a-f]{32}$/);
    expect(readSignedReference(env, "address", reference)).toBe(id);
  });

  it.each([
    ["without its secret part", id],
    ["with an empty one", `${id}.`],
    ["with another id's", `${other}.${mac}`],
    ["with another prefix", reference.replace("aa_", "bb_")],
    ["with a suffix", `${reference}.x`],
    ["in capitals", reference.toUpperCase()],
    ["empty", ""],
  ])("%s leads nowhere", (_, forged) => {
    expect(readSignedReference(env, "address", forged)).toBeNull();
  });

  it("of another deployment or another purpose leads nowhere", () => {
    expect(readSignedReference(elsewhere, "address", reference)).toBeNull();
    expect(readSignedReference(env, "another", reference)).toBeNull();
  });
});

// @rule P3.2
describe("a page token", () => {
  const issued = () => issuePageToken(env, subject, id, "browser-1");
  const refusalOf = (token: string, wanted = id, deployment = env) => {
    const read = readPageCaller(deployment, subject, token, wanted);
    return read.ok ? null : read.problem.code;
  };

  it("identifies its object and its browser, under each of the object's prefixes", () => {
    for (const name of [id, formatId("bb", hex)]) {
      const read = readPageCaller(env, subject, issued().token, name);
      expect(read.ok && [read.value.stubOf(), read.value.browser_id]).toEqual([hex, "browser-1"]);
    }
  });

  it("ends after fifteen minutes, to the millisecond", () => {
    const { token, expires_at } = issued();
    expect(expires_at).toBe(Date.now() + 15 * 60_000);
    vi.advanceTimersByTime(15 * 60_000 - 1);
    expect(refusalOf(token)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(refusalOf(token)).toBe("SESSION_TOKEN_REQUIRED");
  });

  // @rule P3.4
  it("of another object is refused as forbidden", () => {
    expect(refusalOf(issued().token, other)).toBe("FORBIDDEN");
  });

  it("of one kind is invalid for another kind, even with the same id", () => {
    const kind = { ...subject, tokenPurpose: "page-b" };
    const read = readPageCaller(env, kind, issued().token, id);
    expect(read).toMatchObject({ ok: false, problem: { code: "SESSION_TOKEN_REQUIRED" } });
  });

  it.each([formatId("aa", `0${hex.slice(1)}`), "aa_1", "", formatId("cc", hex)])(
    "finds nothing under %j",
    (wanted) => expect(refusalOf(issued().token, wanted)).toBe("NOT_FOUND"),
  );

  it("of another deployment is invalid", () => {
    expect(refusalOf(issued().token, id, elsewhere)).toBe("SESSION_TOKEN_REQUIRED");
  });

  it("with other claims under its MAC is invalid", () => {
    const [, mac] = issued().token.split(".");
    const claims = { s: otherHex, b: "browser-1", e: Date.now() + 1e12 };
    const payload = btoa(JSON.stringify(claims)).replace(/=+$/, "");
    expect(refusalOf(`st_${payload}.${mac}`, other)).toBe("SESSION_TOKEN_REQUIRED");
  });

  it("with any character changed is invalid", () => {
    const { token } = issued();
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom(..."abcdefABCDEF0123456789+/._- "),
        (place, letter) => {
          fc.pre(token[place] !== letter);
          const forged = token.slice(0, place) + letter + token.slice(place + 1);
          expect(refusalOf(forged)).toBe("SESSION_TOKEN_REQUIRED");
        },
      ),
    );
  });

  it("of invented text is invalid, without a fault", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (payload, mac) => {
        expect(refusalOf(`st_${payload}.${mac}`)).toBe("SESSION_TOKEN_REQUIRED");
        expect(readSignedReference(env, "address", `${payload}.${mac}`)).toBeNull();
      }),
    );
  });
});
