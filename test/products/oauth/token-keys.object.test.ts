import { expect, it } from "vitest";
import { ellipticKeyPair } from "../../../src/base/platform/crypto.ts";
import { readAccessToken, signAccessToken } from "../../../src/products/oauth/access-token.ts";

/** In workerd, whose library of cryptography is another one than Node's. */
it("a key pair of P-256 is the same in workerd", async () => {
  const { x, y } = await ellipticKeyPair("a master key", "a purpose");
  expect([x, y]).toEqual([
    "5ObN4GwgCgk-7g4orM8Qv0eiaFQYS8aUw_5j6iPxWVQ",
    "81t2IfSu7ICn3QuAEjd4L_TzyMXpl8AnOupcUYAFOto",
  ]);
});

it("access tokens are signed and read in workerd", async () => {
  const nowMs = Date.UTC(2026, 10, 22, 12);
  const issuer = {
    keys: { MASTER_KEY: "a master key", IDENTITY_KEY: "identity" },
    issuer: "https://gateway.example",
    nowMs,
  };
  const grant = { client_id: "tpp_1", scope: "consents:write", jti: "at_1" };
  const times = { iat: nowMs / 1000, exp: nowMs / 1000 + 900 };
  const token = await signAccessToken(issuer, grant, times);
  expect(await readAccessToken(issuer, token)).toMatchObject({ ok: true, value: grant });
  const changed = `${token.slice(0, -8)}AAAAAAAA`;
  expect(await readAccessToken(issuer, changed)).toMatchObject({ ok: false });
});
