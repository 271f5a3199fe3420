import { describe, expect, test } from "vitest";
import { newSigningSecret } from "../../src/network/parties/signing-secrets.ts";
import { signatureHeaders } from "../../src/network/webhooks/deliver.ts";
import {
  type MerchantWebhook,
  WebhookError,
  type WebhookOptions,
  WebhookVerifier,
} from "../../src/sdk/webhooks.ts";

/** The verifier against what the gateway itself signs. */
const SENT_AT = Date.UTC(2026, 10, 21, 10, 15);
const [secret, other, third] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
const body = JSON.stringify({ event: "payment.completed", data: { reference: "Größe 7 🛒" } });

const signed = (...all: string[]): Record<string, string> =>
  signatureHeaders("evt_1", body, { promoted: all[0] ?? secret, all }, SENT_AT);
const headers = signed(secret);

const verifier = (options: Partial<WebhookOptions> = {}) =>
  new WebhookVerifier({ secrets: secret, now: () => SENT_AT, ...options });

const problemOf = async (work: Promise<MerchantWebhook>): Promise<string> => {
  const error = await work.then(
    ({ event }) => new Error(`it was accepted: ${event}`),
    (thrown: unknown) => thrown,
  );
  if (error instanceof WebhookError) return error.code;
  throw error;
};

describe("an event of the gateway is accepted", () => {
  const bytes = new TextEncoder().encode(body);
  const bodies: [name: string, body: Uint8Array | ArrayBuffer | string][] = [
    ["a Buffer of Express or Fastify", Buffer.from(body)],
    ["an ArrayBuffer", bytes.slice().buffer],
    ["a part of a larger buffer", Buffer.concat([Buffer.from("x"), bytes]).subarray(1)],
    ["the text as it was received", body],
  ];

  test.each(bodies)("as %s", async (_, given) => {
    for (const scheme of ["standard", "gateway", "both"] as const) {
      const event = await verifier({ scheme }).verify(given, headers);
      expect(event).toMatchObject({
        event: "payment.completed",
        data: { reference: "Größe 7 🛒" },
      });
    }
  });

  test("with the headers of any framework", async () => {
    const inCapitals = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const inLists = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value]]),
    );
    for (const given of [headers, new Headers(headers), inCapitals, inLists]) {
      expect((await verifier({ scheme: "both" }).verify(body, given)).event).toBe(
        "payment.completed",
      );
    }
  });

  test("as a Fetch request", async () => {
    const request = new Request("https://shop.example/hooks", { method: "POST", body, headers });
    expect((await verifier().verifyRequest(request)).event).toBe("payment.completed");
    expect(await problemOf(verifier().verifyRequest(request))).toBe("BODY_NOT_RAW");
  });

  test.each([
    ["the old one alone", [secret]],
    ["the new one alone", [other]],
    ["both", [other, secret]],
  ])("while a secret is rotated, by a receiver with %s", async (_, secrets) => {
    const rotating = signed(secret, other);
    expect((await verifier({ secrets }).verify(body, rotating)).event).toBe("payment.completed");
  });

  test("until its tolerance ends, before and after", async () => {
    for (const away of [-300_000, 300_000]) {
      const now = () => SENT_AT + away;
      expect((await verifier({ now }).verify(body, headers)).event).toBe("payment.completed");
    }
  });
});

describe("what the gateway did not send is refused", () => {
  const changed = (name: string, value: string | undefined) => {
    const { [name]: _, ...rest } = headers;
    return value === undefined ? rest : { ...rest, [name]: value };
  };

  test.each<[name: string, headers: Record<string, string>, problem: string]>([
    ["no signature", changed("webhook-signature", undefined), "HEADER_MISSING"],
    ["no time", changed("webhook-timestamp", undefined), "HEADER_MISSING"],
    ["no id", changed("webhook-id", undefined), "HEADER_MISSING"],
    ["another id", changed("webhook-id", "evt_2"), "WRONG_SIGNATURE"],
    ["another time", changed("webhook-timestamp", `${SENT_AT / 1000 + 1}`), "WRONG_SIGNATURE"],
    ["a time that is no number", changed("webhook-timestamp", "now"), "TOO_OLD"],
    ["an empty signature", changed("webhook-signature", "v1,"), "WRONG_SIGNATURE"],
    ["no base64", changed("webhook-signature", "v1,%%%"), "WRONG_SIGNATURE"],
    ["another secret's signature", signed(third), "WRONG_SIGNATURE"],
    [
      "a signature of another version",
      changed("webhook-signature", headers["webhook-signature"]?.replace("v1,", "v2,")),
      "WRONG_SIGNATURE",
    ],
  ])("%s", async (_, given, problem) => {
    expect(await problemOf(verifier().verify(body, given))).toBe(problem);
  });

  test.each([
    ["uppercase hex", (hex: string) => hex.toUpperCase()],
    ["a cut signature", (hex: string) => hex.slice(0, -1)],
    ["the hex of another body", (hex: string) => hex.replace(/.$/, (c) => (c === "0" ? "1" : "0"))],
  ])("%s in X-Gateway-Signature", async (_, change) => {
    const hex = headers["x-gateway-signature"]?.slice("sha256=".length) ?? "";
    const given = changed("x-gateway-signature", `sha256=${change(hex)}`);
    expect(await problemOf(verifier({ scheme: "gateway" }).verify(body, given))).toBe(
      "WRONG_SIGNATURE",
    );
    expect(await problemOf(verifier({ scheme: "both" }).verify(body, given))).toBe(
      "WRONG_SIGNATURE",
    );
  });

  test("a changed body", async () => {
    for (const scheme of ["standard", "gateway"] as const) {
      const work = verifier({ scheme }).verify(body.replace("7", "8"), headers);
      expect(await problemOf(work)).toBe("WRONG_SIGNATURE");
    }
  });

  test("a copy that comes after its tolerance", async () => {
    for (const away of [-301_000, 301_000]) {
      const now = () => SENT_AT + away;
      expect(await problemOf(verifier({ now }).verify(body, headers))).toBe("TOO_OLD");
      const patient = verifier({ now, toleranceSeconds: 400 });
      expect((await patient.verify(body, headers)).event).toBe("payment.completed");
    }
  });

  test("a signed text that is no event", async () => {
    const bytes = "[]";
    const given = signatureHeaders("evt_1", bytes, { promoted: secret, all: [secret] }, SENT_AT);
    expect(await problemOf(verifier().verify(bytes, given))).toBe("NOT_AN_EVENT");
  });

  test("two headers of one name", async () => {
    const given = { ...headers, "Webhook-Id": "evt_2" };
    expect(await problemOf(verifier().verify(body, given))).toBe("HEADER_MISSING");
    const repeated = { ...headers, "webhook-id": ["evt_1", "evt_2"] };
    expect(await problemOf(verifier().verify(body, repeated))).toBe("HEADER_MISSING");
  });
});

test.each([[JSON.parse(body)], [undefined], [null], [{}]])(
  "a body that was parsed says how to get the raw one: %j",
  async (parsed) => {
    const error = (await verifier()
      .verify(parsed as string, headers)
      .catch((thrown) => thrown)) as WebhookError;
    expect(error.code).toBe("BODY_NOT_RAW");
    for (const framework of ["Express", "Fastify", "Next", "Hono", "Workers"]) {
      expect(error.message).toContain(framework);
    }
  },
);

test.each([[""], ["whsec_"], ["mk_test_1"]])("%j is no secret", (secrets) => {
  expect(() => new WebhookVerifier({ secrets })).toThrow("must begin with whsec_");
  expect(() => new WebhookVerifier({ secrets: [] })).toThrow("must begin with whsec_");
});
