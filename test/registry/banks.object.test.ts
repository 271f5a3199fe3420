import { beforeAll, describe, expect, test } from "vitest";
import { ask, change, liveKey, migrate, seed, testKey } from "./registry.ts";

beforeAll(async () => {
  await migrate();
  expect((await seed()).status).toBe(200);
  await change("update banks set status = 'SUSPENDED' where bank_handle = 'borealis'");
});

const aurora = {
  bank_handle: "aurora",
  bank_id: "bnk_aurora",
  name: "Bank aurora",
  capabilities: ["PAYMENTS", "OPEN_BANKING"],
  status: "ACTIVE",
};
const borealis = {
  bank_handle: "borealis",
  bank_id: "bnk_borealis",
  name: "Bank borealis",
  capabilities: ["PAYMENTS"],
  status: "SUSPENDED",
};

describe("the banks of the caller's realm, in the order of their handles", () => {
  test.each([
    ["the public, live unless told", "/identity/banks", undefined, [aurora]],
    ["the public, test", "/identity/banks?realm=test", undefined, [aurora, borealis]],
    ["a gateway with a test key", "/identity/banks", testKey, [aurora, borealis]],
    ["a gateway with a live key", "/identity/banks", liveKey, [aurora]],
  ])("%s", async (_caller, path, key, data) => {
    const { status, body } = await ask(path, key === undefined ? {} : { key });
    expect(status).toBe(200);
    expect(body).toEqual({ data, next_cursor: null });
  });
});

test("pages follow each other until next_cursor is null", async () => {
  const first = await ask("/identity/banks?realm=test&limit=1");
  expect(first.body).toEqual({ data: [aurora], next_cursor: expect.any(String) });
  const second = await ask(`/identity/banks?realm=test&limit=1&cursor=${first.body.next_cursor}`);
  expect(second.body).toEqual({ data: [borealis], next_cursor: null });
});

test.each([
  ["limit", "limit=0"],
  ["limit", "limit=101"],
  ["cursor", "cursor=aurora"],
])("a bad %s is refused: %s", async (field, query) => {
  const { status, body } = await ask(`/identity/banks?${query}`);
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field });
});
