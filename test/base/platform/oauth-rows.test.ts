import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import {
  type ProblemCode,
  type ProblemExtras,
  problemCatalogue,
} from "../../../src/base/kernel/problems.ts";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import { everyone, guard, reply, route } from "../../../src/base/platform/edge.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import fc from "../../support/fast-check.ts";

/** Rows that speak OAuth [RFC 6749 § 3.2, § 5.1, § 5.2]; docs/decisions/090. */
const FORM = "application/x-www-form-urlencoded";
const context = { waitUntil: () => {} } as unknown as ExecutionContext;
const bare = { summary: "A row", answers: {} };
const plain = { ...bare, guard: everyone };

const formClient = guard<unknown, object>(
  { accepts: [null], refusals: ["INVALID_CLIENT"] },
  ({ input }) => {
    const form = input as { client_id?: string };
    return form.client_id === "unknown" ? refuse("INVALID_CLIENT") : ok(form);
  },
);

const codes = Object.keys(problemCatalogue) as ProblemCode[];

const tokenRow = route({
  ...bare,
  id: "token",
  method: "POST",
  paths: ["/token"],
  oauth: true,
  guard: formClient,
  body: v.object({ grant_type: v.string(), scope: v.optional(v.string()) }),
  step: ({ caller, body }) => reply(200, { caller, body, refresh_token: null, expires_in: 900 }),
});

const handle = serve<object>([
  tokenRow,
  ...codes.map((code) =>
    route({
      ...plain,
      id: code,
      method: "GET",
      paths: [`/oauth/${code}`],
      oauth: true,
      step: ({ request }) =>
        refuse(code, JSON.parse(request.headers.get("x-extras") ?? "{}") as ProblemExtras),
    }),
  ),
  route({
    ...plain,
    id: "keys",
    method: "GET",
    paths: ["/keys"],
    oauth: true,
    step: () => reply(200, '{"keys":[null]}', { "cache-control": "public, max-age=300" }),
  }),
  route({
    ...plain,
    id: "fault",
    method: "POST",
    paths: ["/fault"],
    oauth: true,
    step: () => {
      throw new Error("select secret from vault");
    },
  }),
  route({
    ...plain,
    id: "busy",
    method: "POST",
    paths: ["/busy"],
    oauth: true,
    step: () => {
      throw Object.assign(new Error("overloaded"), { overloaded: true });
    },
  }),
]);

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await handle(new Request(`https://gateway.test${path}`, init), {}, context);
  const text = await response.text();
  return { response, status: response.status, body: text === "" ? null : JSON.parse(text) };
};

const post = (body: BodyInit | null, headers: Record<string, string> = {}, path = "/token") =>
  ask(path, { method: "POST", headers: { "content-type": FORM, ...headers }, body });

describe("the form", () => {
  it.each([
    ["in plain", "grant_type=a", { grant_type: "a" }],
    ["with an escape", "grant_type=a%20b+c%2Bd", { grant_type: "a b c+d" }],
    ["with an unknown parameter", "grant_type=a&colour=red", { grant_type: "a" }],
    ["with an empty parameter", "grant_type=a&scope=", { grant_type: "a" }],
    ["with a name alone", "grant_type=a&scope", { grant_type: "a" }],
    ["with a repeat of which one is empty", "grant_type=a&scope=&scope=b", { scope: "b" }],
    ["with a prototype", "grant_type=a&__proto__=b", { grant_type: "a" }],
    ["with a property of every object", "grant_type=a&constructor=b", { grant_type: "a" }],
  ])("%s is read", async (_, form, body) => {
    const answer = await post(form);
    expect(answer).toMatchObject({ status: 200, body: { body } });
    if (!("scope" in body)) expect(answer.body.body).toEqual(body);
  });

  it.each([FORM, `${FORM};charset=UTF-8`, `${FORM} ; charset=utf-8`, FORM.toUpperCase()])(
    "of the type %s is read",
    async (type) => {
      expect((await post("grant_type=a", { "content-type": type })).status).toBe(200);
    },
  );

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=a", `${FORM}x`])(
    "of the type %s is refused",
    async (type) => {
      const answer = await post("grant_type=a", { "content-type": type });
      expect(answer).toMatchObject({
        status: 415,
        body: { error: "invalid_request", code: "UNSUPPORTED_MEDIA_TYPE" },
      });
      expect(answer.body.error_description).toContain(FORM);
    },
  );

  it.each([
    ["a parameter that it knows", "grant_type=a&grant_type=a", "grant_type is repeated."],
    ["two values of it", "grant_type=a&grant_type=b", "grant_type is repeated."],
    ["one that it does not know", "grant_type=a&other=1&other=2", "other is repeated."],
    ["one with a strange name", "grant_type=a&%3Cb%3E=1&%3Cb%3E=2", "A parameter is repeated."],
    ["a prototype", "grant_type=a&__proto__=1&__proto__=2", "__proto__ is repeated."],
  ])("that repeats %s is refused", async (_, form, start) => {
    const { status, body } = await post(form);
    expect([status, body.error]).toEqual([400, "invalid_request"]);
    expect(body.error_description.startsWith(start)).toBe(true);
  });

  it("is absent: its parameters are missing", async () => {
    const { status, body } = await ask("/token", { method: "POST" });
    expect([status, body.error, body.error_description]).toEqual([
      400,
      "invalid_request",
      "grant_type: is required",
    ]);
  });

  it("is the only source: nothing is read from the query", async () => {
    const { status, body } = await ask("/token?grant_type=a", {
      method: "POST",
      headers: { "content-type": FORM },
      body: "scope=b",
    });
    expect([status, body.error]).toEqual([400, "invalid_request"]);
    expect((await post("grant_type=a", {}, "/token?scope=b")).body.body).toEqual({
      grant_type: "a",
    });
  });

  it("has at most 64 KiB", async () => {
    const full = `grant_type=${"a".repeat(64 * 1024 - "grant_type=".length)}`;
    expect((await post(full)).status).toBe(200);
    expect(await post(`${full}a`)).toMatchObject({
      status: 413,
      body: { error: "invalid_request", code: "PAYLOAD_TOO_LARGE" },
    });
  });

  it("must be UTF-8", async () => {
    const { status, body } = await post(new Uint8Array([...new TextEncoder().encode("a="), 0xff]));
    expect([status, body.error, body.code]).toEqual([400, "invalid_request", "INVALID_REQUEST"]);
  });

  it("is seen by the guard, because a client may identify itself there", async () => {
    expect((await post("grant_type=a")).body.caller).toEqual({ grant_type: "a" });
    expect((await post("client_id=unknown")).body.error).toBe("invalid_client");
  });

  it("of any text never causes a 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        expect([200, 400]).toContain((await post(text)).status);
      }),
    );
  });
});

describe("a refusal", () => {
  const errorByStatus: Record<number, string> = {
    429: "temporarily_unavailable",
    503: "temporarily_unavailable",
    500: "server_error",
    502: "server_error",
    504: "server_error",
  };
  const rfcs = [
    ...["INVALID_REQUEST", "INVALID_CLIENT", "INVALID_GRANT", "INVALID_SCOPE"],
    ...["INVALID_DPOP_PROOF", "UNAUTHORIZED_CLIENT", "UNSUPPORTED_GRANT_TYPE"],
    ...["UNSUPPORTED_TOKEN_TYPE"],
    ...["UNSUPPORTED_RESPONSE_TYPE", "REQUEST_NOT_SUPPORTED", "INVALID_AUTHORIZATION_DETAILS"],
  ];

  it.each(codes)("with %s has OAuth's members and those of the gateway", async (code) => {
    const { response, status, body } = await ask(`/oauth/${code}`);
    const [catalogued, retryable] = problemCatalogue[code];
    expect(status).toBe(catalogued);
    expect(body).toEqual({
      error: rfcs.includes(code)
        ? code.toLowerCase()
        : (errorByStatus[catalogued] ?? "invalid_request"),
      error_description: expect.stringMatching(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/),
      code,
      retryable,
      correlation_id: response.headers.get("x-correlation-id"),
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("describes itself in printable ASCII without quotes and backslashes", async () => {
    const message = 'say “no”\n to "a\\b" \u0000 \u{1f600} ~!';
    // A header holds ASCII only.
    const extras = JSON.stringify({ message }).replace(
      /[^\x20-\x7e]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    const headers = { "x-extras": extras };
    const { body } = await ask("/oauth/INVALID_GRANT", { headers });
    expect(body.error_description).toBe("say ?no?? to 'a?b' ? ? ~!");
  });

  it.each([
    ["RATE_LIMITED", 429],
    ["SERVICE_UNAVAILABLE", 503],
  ])("with %s says when to try again", async (code, status) => {
    const headers = { "x-extras": JSON.stringify({ retry_after: 7 }) };
    const answer = await ask(`/oauth/${code}`, { headers });
    expect([answer.status, answer.body.error]).toEqual([status, "temporarily_unavailable"]);
    expect(answer.response.headers.get("retry-after")).toBe("7");
  });

  it.each([
    ["INVALID_CLIENT", "Basic YTpi", 'Basic realm="gateway"'],
    ["INVALID_CLIENT", "basic YTpi", 'Basic realm="gateway"'],
    ["INVALID_CLIENT", "Basic", 'Basic realm="gateway"'],
    ["INVALID_CLIENT", "Bearer YTpi", null],
    ["INVALID_CLIENT", "Basically YTpi", null],
    ["INVALID_CLIENT", "", null],
    ["INVALID_GRANT", "Basic YTpi", null],
    ["RATE_LIMITED", "Basic YTpi", null],
  ])("with %s to a client that sent %j carries the challenge %j", async (code, sent, expected) => {
    const headers = { authorization: sent };
    const { response } = await ask(`/oauth/${code}`, { headers });
    expect(response.headers.get("www-authenticate")).toBe(expected);
  });

  it("of a method has the same shape, and names the accepted ones", async () => {
    const { response, status, body } = await ask("/token");
    expect([status, body.error, body.code]).toEqual([405, "invalid_request", "METHOD_NOT_ALLOWED"]);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it.each([
    ["/fault", 500, "server_error", "INTERNAL"],
    ["/busy", 503, "temporarily_unavailable", "SERVICE_UNAVAILABLE"],
  ])("for a fault of ours at %s is %i and reveals nothing", async (path, status, error, code) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = await post("", {}, path);
    log.mockRestore();
    expect(answer).toMatchObject({ status, body: { error, code, retryable: true } });
    expect(JSON.stringify(answer.body)).not.toContain("secret");
  });

  it("is never turned into a page for a browser", async () => {
    const forBrowsers = serve<object>([tokenRow], () => new Response("<html>"));
    const answer = await forBrowsers(new Request("https://gateway.test/token"), {}, context);
    expect(await answer.json()).toMatchObject({ error: "invalid_request" });
  });

  it("of an unknown address keeps the shape of the API", async () => {
    expect((await ask("/tokens")).body.error.code).toBe("NOT_FOUND");
  });
});

describe("an answer", () => {
  // @rule G1.8
  it("leaves out what has no value, and stays out of caches", async () => {
    const { response, body } = await post("grant_type=a");
    expect(body).toEqual({
      caller: { grant_type: "a" },
      body: { grant_type: "a" },
      expires_in: 900,
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("application/json");
  });

  it("that is already a text is sent unchanged, with its own rule for caches", async () => {
    const { response, body } = await ask("/keys");
    expect(body).toEqual({ keys: [null] });
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });
});

describe("the contract of a row", () => {
  it("says that it is an OAuth endpoint, and lists the refusals of its form", () => {
    const { contract } = route({
      ...plain,
      id: "token",
      method: "POST",
      paths: ["/token"],
      oauth: true,
      body: v.object({}),
      step: () => reply(200, {}),
    });
    expect(contract.oauth).toBe(true);
    expect([...contract.refusals].sort()).toEqual([
      "INTERNAL",
      "INVALID_REQUEST",
      "PAYLOAD_TOO_LARGE",
      "SERVICE_UNAVAILABLE",
      "UNSUPPORTED_MEDIA_TYPE",
    ]);
  });
});
