import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSigningSecret } from "../../../src/network/parties/signing-secrets.ts";

test("a signing secret is one that Standard Webhooks libraries take", () => {
  const secret = newSigningSecret();
  expect(atob(secret.slice("whsec_".length))).toHaveLength(32);
  expect(new Webhook(secret).sign("msg_1", new Date(0), "{}")).toMatch(/^v1,/);
});
