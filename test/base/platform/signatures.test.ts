import { describe, expect, test } from "vitest";
import { isSignatureOf, publicKeyOf, signText } from "../../../src/base/platform/crypto.ts";

describe("a signature", () => {
  test("is valid only for its text, key and purpose", async () => {
    const signature = await signText("master", "audit", "a head");
    expect(await isSignatureOf("master", "audit", "a head", signature)).toBe(true);
    expect(await isSignatureOf("master", "audit", "another head", signature)).toBe(false);
    expect(await isSignatureOf("master", "other", "a head", signature)).toBe(false);
    expect(await isSignatureOf("other", "audit", "a head", signature)).toBe(false);
    expect(await isSignatureOf("master", "audit", "a head", "not hex")).toBe(false);
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
