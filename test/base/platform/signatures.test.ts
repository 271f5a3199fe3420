import { describe, expect, test } from "vitest";
import { isSignedWith, publicKeyOf, signText } from "../../../src/base/platform/crypto.ts";

describe("a signature", () => {
  test("is valid only for its text, key and purpose", async () => {
    const signature = await signText("master", "audit", "a head");
    const own = await publicKeyOf("master", "audit");
    expect(await isSignedWith(own, "a head", signature)).toBe(true);
    expect(await isSignedWith(own, "another head", signature)).toBe(false);
    const others = [await publicKeyOf("master", "other"), await publicKeyOf("other", "audit")];
    for (const other of others) {
      expect(await isSignedWith(other, "a head", signature)).toBe(false);
    }
    expect(await isSignedWith(own, "a head", "not hex")).toBe(false);
  });

  test("can be checked by anyone with the public key", async () => {
    const raw = Uint8Array.from(Buffer.from(await publicKeyOf("master", "audit"), "hex"));
    const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
    const signature = Uint8Array.from(
      Buffer.from(await signText("master", "audit", "a head"), "hex"),
    );
    const text = new TextEncoder().encode("a head");
    expect(await crypto.subtle.verify("Ed25519", key, signature, text)).toBe(true);
  });
});
