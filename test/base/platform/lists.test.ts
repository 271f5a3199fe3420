import { describe, expect, test } from "vitest";
import { queryOf } from "../../../src/base/platform/edge.ts";
import { pageOf, pageQuery } from "../../../src/base/platform/lists.ts";
import { validate } from "../../../src/base/platform/request-body.ts";

const read = (query: string) =>
  validate(pageQuery, queryOf(new URL(`https://gateway.example/list${query}`)));
const refused = (field: string) => ({
  ok: false,
  problem: expect.objectContaining({ code: "VALIDATION_FAILED", field }),
});
const key = (row: string) => row;

// @rule G1.11
test("a page holds 25 rows unless the caller says otherwise", () => {
  expect(read("")).toEqual({ ok: true, value: { limit: 25 } });
});

test.each([
  ["1", 1],
  ["100", 100],
])("limit=%s is accepted", (text, limit) => {
  expect(read(`?limit=${text}`)).toEqual({ ok: true, value: { limit } });
});

test.each(["0", "101", "-1", "1.5", "1e1", "", "ten", "%20"])("limit=%s is refused", (text) => {
  expect(read(`?limit=${text}`)).toEqual(refused("limit"));
});

test.each(["", "?", "aurora", "%00", "YXVyb3Jh=", "x".repeat(513)])(
  "a cursor from no page is refused: %s",
  (text) => {
    expect(read(`?cursor=${text}`)).toEqual(refused("cursor"));
  },
);

describe("next_cursor", () => {
  test.each(["aurora", "2026-11-20 ps_1", "é/+ ليلى"])("leads on after %s", (last) => {
    const { data, next_cursor } = pageOf([last, "one too many"], 1, key);
    expect(data).toEqual([last]);
    expect(read(`?cursor=${next_cursor}`)).toEqual({
      ok: true,
      value: { limit: 25, cursor: last },
    });
  });

  test("is null on the last page, full or not", () => {
    expect(pageOf(["a", "b"], 2, key)).toEqual({ data: ["a", "b"], next_cursor: null });
    expect(pageOf([], 2, key)).toEqual({ data: [], next_cursor: null });
  });
});
