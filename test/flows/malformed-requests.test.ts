import { describe, expect, inject, test } from "vitest";
import { sendRaw } from "../support/raw-http.ts";
import { gatewayOf } from "./steps.ts";

/** Requests that no client library sends: each gets a 400 that says whose mistake it is. */
const world = inject("world");
const { gateway, registry, sandbox } = inject("baseUrls");
const workers = { gateway, registry, sandbox };

const targets: [name: string, first: string, host: string][] = [
  ["a Host with a blank", "GET / HTTP/1.1", "a b"],
  ["a Host that is half an IPv6 address", "GET / HTTP/1.1", "[::1"],
  ["a Host with an impossible port", "GET / HTTP/1.1", "a:99999"],
  ["a Host of percent signs", "GET / HTTP/1.1", "%%%"],
  ["a Host that holds a path", "GET / HTTP/1.1", "a/admin/v1/banks"],
  ["a Host that holds credentials", "GET / HTTP/1.1", "user@a"],
  ["a Host that holds a query", "GET / HTTP/1.1", "a?b"],
  ["OPTIONS *", "OPTIONS * HTTP/1.1", "a"],
  ["GET *", "GET * HTTP/1.1", "a"],
];

describe.each(Object.entries(workers))("the %s answers 400 to", (_name, baseUrl) => {
  test.each(targets)("%s", async (_what, first, host) => {
    const answer = await sendRaw(baseUrl, [first, `host: ${host}`, "connection: close", "", ""]);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "MALFORMED_REQUEST" } } });
  });

  test("two Hosts", async () => {
    const lines = ["GET / HTTP/1.1", "host: a", "host: b", "connection: close", "", ""];
    expect((await sendRaw(baseUrl, lines)).status).toBe(400);
  });
});

test("the sandbox's front answers 400 to CONNECT: no worker sees that method", async () => {
  const lines = ["CONNECT bank.example:443 HTTP/1.1", "host: bank.example:443", "", ""];
  expect((await sendRaw(sandbox, lines)).status).toBe(400);
});

describe("a body that does not arrive whole is the caller's mistake:", () => {
  const head = [
    "POST /api/v1/payments/sessions HTTP/1.1",
    "host: gateway",
    `authorization: Bearer ${gatewayOf(world).merchant.api_key}`,
    "content-type: application/json",
    "connection: close",
  ];

  test.each([
    ["a chunk of a malformed length", ["transfer-encoding: chunked", "", "ZZ", "{", "0", "", ""]],
    ["chunks without an end", ["transfer-encoding: chunked", "", "1", "{", ""]],
    ["less than its length", ["content-length: 50", "", '{"amount":']],
  ])("%s", async (_what, rest) => {
    expect(await sendRaw(gateway, [...head, ...rest], { cut: true })).toMatchObject({
      status: 400,
      body: { error: { code: "MALFORMED_JSON" } },
    });
  });
});
