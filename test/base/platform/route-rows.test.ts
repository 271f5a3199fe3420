import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import { everyone, guard, reply, route } from "../../../src/base/platform/edge.ts";
import { serve } from "../../../src/base/platform/serve.ts";

/** What these tests are not about. */
const bare = { summary: "A row", answers: {} };
const plain = { ...bare, guard: everyone };
const context = { waitUntil: () => {} } as unknown as ExecutionContext;

describe("the parameters of a row", () => {
  const authorised = guard({ accepts: [null], refusals: ["UNAUTHENTICATED"] }, (call) =>
    call.request.headers.has("authorization") ? ok(call.path.id) : refuse("UNAUTHENTICATED"),
  );
  const rows = serve<object>([
    route({
      ...bare,
      id: "changeItem",
      method: "POST",
      paths: ["/items/:id"],
      guard: authorised,
      path: v.object({
        id: v.pipe(
          v.string(),
          v.regex(/^it_\d+$/),
          v.transform((id) => Number(id.slice(3))),
        ),
      }),
      query: v.object({ limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))) }),
      body: v.strictObject({ name: v.string() }),
      step: ({ caller, path, query, body }) => reply(200, { caller, path, query, body }),
    }),
  ]);
  const send = async (path: string, body: object = { name: "a" }, authorization = "yes") => {
    const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await rows(new Request(`https://gateway.test${path}`, init), {}, context);
    return { status: response.status, body: JSON.parse(await response.text()) };
  };

  it.each([
    ["/items/it_7", {}],
    ["/items/it_7?limit=5", { limit: 5 }],
    ["/items/it_7?limit=5&limit=6", { limit: 5 }],
    ["/items/it_7?other=5&__proto__=1", {}],
  ])("of %s are parsed by their schemas", async (path, query) => {
    expect(await send(path)).toMatchObject({
      status: 200,
      body: { caller: "it_7", path: { id: 7 }, query },
    });
  });

  it.each([
    ["/items/7", "NOT_FOUND", undefined],
    ["/items/it_7?limit=x", "VALIDATION_FAILED", "limit"],
    ["/items/it_7?limit=", "VALIDATION_FAILED", "limit"],
  ])("of %s are refused with %s", async (path, code, field) => {
    expect((await send(path)).body.error).toMatchObject({ code, ...(field && { field }) });
  });

  it("are checked in order: guard, body, query, path", async () => {
    expect((await send("/items/7?limit=x", {}, "")).status).toBe(401);
    expect((await send("/items/7?limit=x", {})).body.error.field).toBe("name");
    expect((await send("/items/7?limit=x")).body.error.field).toBe("limit");
    expect((await send("/items/7")).status).toBe(404);
  });

  it("must be those of the path", () => {
    const parts = { ...plain, id: "item", method: "GET", step: () => reply(200, {}) } as const;
    const path = v.object({ id: v.string() });
    const row = (address: string) => () => serve([route({ ...parts, paths: [address], path })]);
    expect(row("/items/:id")).not.toThrow();
    expect(row("/items/:item_id")).toThrow("not those of its schema");
    expect(row("/items")).toThrow("not those of its schema");
    expect(() => serve([route({ ...parts, paths: ["/items/:id"] })])).toThrow("not those of its");
  });
});

describe("a mistake in a row throws at start", () => {
  const row = (id: string, path: string) =>
    route({ ...plain, id, method: "GET", paths: [path], step: () => reply(200, {}) });

  it.each([
    ["two routes for one method and path", "other", "/a", "two routes for GET /a"],
    ["two routes with one id", "one", "/b", "two routes with the id one"],
  ])("%s", (_, id, path, message) => {
    expect(() => serve([row("one", "/a"), row(id, path)])).toThrow(message);
    expect(() => serve([row("one", "/a"), row("other", "/b")])).not.toThrow();
  });
});
