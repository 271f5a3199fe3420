import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { signatureHeaders } from "../../../src/network/webhooks/deliver.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const added = `whsec_${btoa("another secret of thirty-two byte")}`;
const one = { promoted: secret, all: [secret] };

describe("signatures", () => {
  it("match the vector of Standard Webhooks", () => {
    const headers = signatureHeaders(
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      '{"test": 2432232314}',
      one,
      1_614_265_330_999,
    );
    expect(headers).toMatchObject({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it.each([
    ["plain", '{"event":"payment.completed"}'],
    ["beyond ASCII", '{"data":{"reference":"Überweisung ✓ 支付 \\ud800"}}'],
  ])("X-Gateway-Signature is the HMAC of the bytes under the secret as shown: %s", (_, bytes) => {
    const expected = createHmac("sha256", Buffer.from(secret, "utf8"))
      .update(Buffer.from(bytes, "utf8"))
      .digest("hex");
    const headers = signatureHeaders("evt_1", bytes, one, 0);
    expect(headers["x-gateway-signature"]).toBe(`sha256=${expected}`);
  });

  // @rule P8.3
  it("verify with either secret during a rotation", () => {
    const bytes = '{"event":"payment.failed","data":{}}';
    const headers = signatureHeaders(
      "evt_1",
      bytes,
      { promoted: secret, all: [secret, added] },
      Date.now(),
    );
    for (const held of [secret, added]) {
      expect(new Webhook(held).verify(bytes, headers)).toEqual(JSON.parse(bytes));
    }
    const alone = signatureHeaders("evt_1", bytes, one, Date.now());
    expect(headers["x-gateway-signature"]).toBe(alone["x-gateway-signature"]);
    expect(() => new Webhook(added).verify(bytes, alone)).toThrow("No matching signature");
  });
});
