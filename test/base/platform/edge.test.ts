import { DrizzleQueryError } from "drizzle-orm/errors";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { refuse } from "../../../src/base/kernel/result.ts";
import { everyone, guard, reply, route } from "../../../src/base/platform/edge.ts";
import { validate } from "../../../src/base/platform/request-body.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import fc from "../../support/fast-check.ts";

const MAX = 64 * 1024;
const seen = vi.fn();

/** The parts of a row that do not matter for these tests. */

const plain = { summary: "A row", guard: everyone, answers: {} };
const oneThing = { ...plain, paths: ["/things/:id"], path: v.object({ id: v.string() }) };

const handle = serve<object>([
  route({
    ...plain,
    id: "createThing",
    method: "POST",
    paths: ["/things", "/v1/things"],
    body: v.strictObject({ name: v.optional(v.string()) }),
    step: (call) => {
      seen(call.input);
      return reply(201, { name: call.body.name ?? null }, { location: "/things/1" });
    },
  }),
  route({
    ...plain,
    id: "listThings",
    method: "GET",
    paths: ["/things"],
    step: () => reply(200, { list: [] }),
  }),
  route({
    ...oneThing,
    id: "readThing",
    method: "GET",
    step: (call) => reply(200, { id: call.path.id, trace: call.traceparent }),
  }),
  route({ ...oneThing, id: "deleteThing", method: "DELETE", step: () => reply(204, null) }),
  route({
    ...plain,
    id: "closed",
    method: "GET",
    paths: ["/closed"],
    guard: guard({ accepts: [], refusals: [] }, () => refuse("UNAUTHENTICATED")),
    step: () => {
      throw new Error("the guard let someone in");
    },
  }),
  route({
    ...plain,
    id: "fault",
    method: "GET",
    paths: ["/fault"],
    step: () => {
      throw new Error("select secret from vault");
    },
  }),
  route({
    ...plain,
    id: "overloaded",
    method: "GET",
    paths: ["/overloaded"],
    step: () => {
      throw Object.assign(new Error("object is overloaded"), { overloaded: true });
    },
  }),
  ...["retryable", "overloaded"].map((flag) =>
    route({
      ...plain,
      id: `wrapped${flag}`,
      method: "GET" as const,
      paths: [`/fault/${flag}`],
      step: () => {
        const cause = Object.assign(new Error("D1_ERROR: lost"), { [flag]: true });
        throw new DrizzleQueryError("select 1", [], new Error("D1_ERROR", { cause }));
      },
    }),
  ),
]);

const context = { waitUntil: () => {} } as unknown as ExecutionContext;

const ask = async (path: string, init: RequestInit & { duplex?: "half" } = {}) => {
  const response = await handle(new Request(`https://gateway.test${path}`, init), {}, context);
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  return { response, status: response.status, body: isJson ? JSON.parse(text) : text };
};

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  ask("/things", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    duplex: "half",
  });

const chunked = { "transfer-encoding": "chunked" };

const stream = (size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < size; sent += 1024) {
        controller.enqueue(new Uint8Array(Math.min(1024, size - sent)).fill(32));
      }
      controller.close();
    },
  });

// @rule G1.1 G2.4
describe("bodies", () => {
  it.each([
    ["application/json", '{"name":"a"}'],
    ["application/json; charset=utf-8", '{"name":"a"}'],
    ["Application/JSON", '{"name":"a"}'],
  ])("of %s are read", async (type, body) => {
    expect(await post(body, { "content-type": type })).toMatchObject({
      status: 201,
      body: { name: "a" },
    });
  });

  it("that are absent count as an empty object", async () => {
    expect(await ask("/things", { method: "POST" })).toMatchObject({ status: 201 });
  });

  it("of exactly 64 KiB are read", async () => {
    const name = "a".repeat(MAX - '{"name":""}'.length);
    expect((await post(JSON.stringify({ name }))).status).toBe(201);
  });

  it.each([
    ["too long", " ".repeat(MAX + 1), {}, 413, "PAYLOAD_TOO_LARGE"],
    [
      "too long by their Content-Length",
      "{}",
      { "content-length": "70000" },
      413,
      "PAYLOAD_TOO_LARGE",
    ],
    ["of another type", "name=a", { "content-type": "text/plain" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["of a type like JSON", "{}", { "content-type": "application/json5" }, 415, undefined],
    ["cut short", '{"name":', {}, 400, "MALFORMED_JSON"],
    ["of spaces", "  ", {}, 400, "MALFORMED_JSON"],
    ["of two values", "{}{}", {}, 400, "MALFORMED_JSON"],
    ["of another shape", "[]", {}, 422, "VALIDATION_FAILED"],
    ["of null", "null", {}, 422, "VALIDATION_FAILED"],
    ["with an unknown field", '{"nam":"a"}', {}, 422, "VALIDATION_FAILED"],
    ["with a prototype", '{"__proto__":{"name":"a"}}', {}, 422, "VALIDATION_FAILED"],
    ["with a field of another type", '{"name":1}', {}, 422, "VALIDATION_FAILED"],
  ])("%s are refused", async (_, body, headers, status, code) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    if (code) expect(answer.body.error.code).toBe(code);
  });

  it.each([
    ["unknown", { size: {}, nam: 1 }, "nam: is not a field of this request"],
    ["missing", {}, "size: is required"],
    ["a text instead of an object", { size: "big" }, "size: must be an object"],
    ["null instead of an object", null, "body: must be an object"],
  ])("whose field is %s get a plain message", (_, body, message) => {
    const sized = v.strictObject({ size: v.strictObject({}) });
    expect(validate(sized, body)).toMatchObject({ ok: false, problem: { message } });
  });

  it.each([
    [v.string(), 1, "a: must be a string"],
    [v.number(), "1", "a: must be a number"],
    [v.boolean(), "yes", "a: must be true or false"],
    [v.array(v.string()), {}, "a: must be an array"],
    [v.picklist(["FRAUD", "LEGAL"]), "x".repeat(9_000), "a: must be one of FRAUD, LEGAL"],
  ])("of another type than %s get a message without their content", (schema, value, message) => {
    const body = v.strictObject({ a: schema as v.GenericSchema });
    expect(validate(body, { a: value })).toMatchObject({ ok: false, problem: { message } });
  });

  it("that are too long are refused while they stream", async () => {
    expect(await post(stream(MAX))).toMatchObject({ status: 400 });
    expect(await post(stream(MAX + 1))).toMatchObject({ status: 413 });
  });

  it.each([
    ["of no declared length", {}],
    ["in chunks, whatever length they declare", { "content-length": "5", ...chunked }],
  ])("%s are not read further than 64 KiB", async (_, headers) => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        if (sent > 4 * MAX) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    expect(await post(endless, headers as Record<string, string>)).toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(2 * MAX);
  });

  it("of a declared length are read whole", async () => {
    const body = '{"name":"a"}';
    const answer = await post(body, { "content-length": String(body.length) });
    expect(answer).toMatchObject({ status: 201, body: { name: "a" } });
  });

  it("that are longer than declared are refused", async () => {
    const answer = await post(" ".repeat(MAX + 1), { "content-length": "2" });
    expect(answer).toMatchObject({ status: 413 });
  });

  it.each([
    ["of no declared length", {}],
    ["of a declared length", { "content-length": "12" }],
  ])("%s that break off are malformed, and no fault of ours", async (_, headers) => {
    seen.mockClear();
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const lost = Object.assign(new Error("Network connection lost."), { retryable: true });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      pull: (controller) => controller.error(lost),
    });
    const answer = await post(body, headers as Record<string, string>);
    const lines = logged.mock.calls;
    logged.mockRestore();
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "MALFORMED_JSON" } } });
    expect(lines).toEqual([]);
    expect(seen).not.toHaveBeenCalled();
  });

  it("that are not UTF-8 are malformed, never repaired", async () => {
    seen.mockClear();
    const bytes = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, 0x22, 0x7d]);
    expect(await post(bytes)).toMatchObject({
      status: 400,
      body: { error: { code: "MALFORMED_JSON" } },
    });
    expect(seen).not.toHaveBeenCalled();
  });

  // @rule G2.5
  it("name the invalid field", async () => {
    expect((await post('{"name":1}')).body.error).toMatchObject({ field: "name" });
  });

  it("of random bytes never cause a 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const { status, body } = await post(bytes);
        expect(status).toBeLessThan(500);
        if (status !== 201) expect(body.error.correlation_id).toBeTruthy();
      }),
    );
  });

  it("of any JSON never cause a 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect([201, 422]).toContain((await post(text)).status);
      }),
    );
  });
});

// @rule G2.8
describe("paths and methods", () => {
  it.each(["/", "/thing", "/things/1/more", "/THINGS", "//things", "/v2/things", "/things%2F1"])(
    "%s is not found",
    async (path) =>
      expect(await ask(path)).toMatchObject({
        status: 404,
        body: { error: { code: "NOT_FOUND" } },
      }),
  );

  it("forms of one path lead to the same step", async () => {
    expect((await ask("/v1/things", { method: "POST" })).status).toBe(201);
  });

  it.each([
    ["/things", "PUT", "POST, GET, HEAD"],
    ["/things/1", "POST", "GET, HEAD, DELETE"],
    ["/v1/things", "GET", "POST"],
    ["/things", "OPTIONS", "POST, GET, HEAD"],
  ])("%s refuses %s and lists the allowed methods", async (path, method, allow) => {
    const { response, status, body } = await ask(path, { method });
    expect([status, body.error.code, response.headers.get("allow")]).toEqual([
      405,
      "METHOD_NOT_ALLOWED",
      allow,
    ]);
  });

  it("HEAD is answered like GET", async () => {
    expect((await ask("/things", { method: "HEAD" })).status).toBe(200);
    expect((await ask("/nowhere", { method: "HEAD" })).status).toBe(404);
  });

  it.each([
    ["/things/a%20b", "a b"],
    ["/things/%E0%A4%A", "%E0%A4%A"],
    ["/things/%00", "\0"],
    ["/things/a.b", "a.b"],
  ])("%s has the parameter %j", async (path, id) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: { id } });
  });

  it("of random text never cause a 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (path, query) => {
        expect((await ask(`${path || "/"}?${query}`)).status).toBeLessThan(
          path.startsWith("/fault") || path.startsWith("/overloaded") ? 600 : 500,
        );
      }),
    );
  });
});

describe("guards and faults", () => {
  it("a guard refuses before the step, and asks for a bearer token", async () => {
    const { response, status, body } = await ask("/closed");
    expect([status, body.error.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  });

  // @rule G2.9
  it("a fault of the gateway reveals nothing", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { status, body } = await ask("/fault");
    expect([status, body.error.code, body.error.retryable]).toEqual([500, "INTERNAL", true]);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(log.mock.calls.join()).toContain(body.error.correlation_id);
    log.mockRestore();
  });

  it("an overloaded object is retryable", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { status, body } = await ask("/overloaded");
    expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    log.mockRestore();
  });
});

describe("a fault that a library has wrapped", () => {
  it.each(["retryable", "overloaded"])("is retryable if its cause is %s", async (flag) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { status, body } = await ask(`/fault/${flag}`);
    expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    log.mockRestore();
  });
});

describe("headers", () => {
  it.each(["abc", "A.b_c-9", "x".repeat(64)])("keep the correlation id %s", async (id) => {
    const { response, body } = await ask("/nowhere", { headers: { "x-correlation-id": id } });
    expect(response.headers.get("x-correlation-id")).toBe(id);
    expect(body.error.correlation_id).toBe(id);
  });

  it.each(["", "x".repeat(65), "a b", "a;b", "ü"])("replace the correlation id %j", async (id) => {
    const { response, body } = await ask("/nowhere", { headers: { "x-correlation-id": id } });
    expect(response.headers.get("x-correlation-id")).toMatch(/^[0-9a-f]{32}$/);
    expect(body.error.correlation_id).toBe(response.headers.get("x-correlation-id"));
  });

  // @rule G1.9
  it("give every answer its own correlation id, and keep it out of caches", async () => {
    const [one, two] = [await ask("/things"), await ask("/things")];
    const idOf = (answer: typeof one) => answer.response.headers.get("x-correlation-id");
    expect(idOf(one)).not.toBe(idOf(two));
    expect(one.response.headers.get("cache-control")).toBe("no-store");
    expect(one.response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  // @rule G1.10
  it("continue a well-formed trace and replace any other", async () => {
    const trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const traced = (value: string) => ask("/things/1", { headers: { traceparent: value } });
    expect((await traced(trace)).body.trace).toBe(trace);
    expect((await traced("00-1-2-3")).body.trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  // @rule G1.7
  it("carry Location, and no body if there is none", async () => {
    expect((await post("{}")).response.headers.get("location")).toBe("/things/1");
    const { response, body } = await ask("/things/1", { method: "DELETE" });
    expect([response.status, body, response.headers.get("content-type")]).toEqual([204, "", null]);
  });
});
