import { expect, test } from "vitest";
import { readIdempotencyKey, requestHash } from "../../../src/base/platform/request-body.ts";

const read = (header: string | null, input: unknown) => {
  const headers = header === null ? {} : { "idempotency-key": header };
  const key = readIdempotencyKey(new Request("https://x.example/", { headers }), input);
  return key.ok ? key.value : key.problem.field;
};

test.each([
  [null, {}, null],
  [null, null, null],
  ["one", {}, "one"],
  [null, { idempotency_key: "one" }, "one"],
  ["one", { idempotency_key: "one" }, "one"],
  ["x".repeat(255), {}, "x".repeat(255)],
  ["one", { idempotency_key: "two" }, "idempotency_key"],
  ["x".repeat(256), {}, "idempotency_key"],
  ["", {}, "idempotency_key"],
  [null, { idempotency_key: null }, "idempotency_key"],
  [null, { idempotency_key: "é" }, "idempotency_key"],
])("header %j and body %j give %j", (header, input, expected) => {
  expect(read(header, input)).toBe(expected);
});

// @rule G4.1 G4.7
test("requests are equal in any order of members, with the key in header or body", () => {
  const hash = requestHash({ a: 1, b: { c: [1, 2], d: null } });
  expect(requestHash({ b: { d: null, c: [1, 2] }, a: 1, idempotency_key: "k" })).toBe(hash);
  expect(requestHash({ a: 1, b: { c: [2, 1], d: null } })).not.toBe(hash);
});
