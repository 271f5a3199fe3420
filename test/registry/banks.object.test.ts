import { beforeAll, describe, expect, test } from "vitest";
import {
  asGatewayWith,
  ask,
  asOwner,
  type Bank,
  migrate,
  newBank,
  newGateway,
  ok,
} from "./registry.ts";

await migrate();
const aurora = await newBank("aurora");
const borealis = await newBank("borealis", "test", ["PAYMENTS"]);
const liveAurora = await newBank("aurora", "live");

beforeAll(async () => {
  const json = { status: "SUSPENDED" };
  const path = `/admin/v1/banks/${borealis.bank_id}`;
  ok(await asOwner(path, undefined, { method: "PATCH", json }), 200);
});

const shown = ({ bank_id, bank_handle }: Bank, changes: object = {}) => ({
  bank_handle,
  bank_id,
  name: `Bank ${bank_handle}`,
  capabilities: ["PAYMENTS", "OPEN_BANKING"],
  status: "ACTIVE",
  ...changes,
});
const shownBorealis = () => shown(borealis, { capabilities: ["PAYMENTS"], status: "SUSPENDED" });

describe("the banks of the caller's realm, in the order of their handles", () => {
  // @rule R3.8 R3.12
  test("the public, in the realm live by default", async () => {
    const live = await ask("/identity/banks");
    expect(live.body).toEqual({ data: [shown(liveAurora)], next_cursor: null });
    const inTest = await ask("/identity/banks?realm=test");
    expect(inTest.body.data).toEqual([shown(aurora), shownBorealis()]);
  });

  test("a gateway with a test key", async () => {
    const { body } = await asGatewayWith((await newGateway()).key)("/identity/banks");
    expect(body.data).toEqual([shown(aurora), shownBorealis()]);
  });
});

test("pages follow each other until next_cursor is null", async () => {
  const first = await ask("/identity/banks?realm=test&limit=1");
  expect(first.body).toEqual({ data: [shown(aurora)], next_cursor: expect.any(String) });
  const second = await ask(`/identity/banks?realm=test&limit=1&cursor=${first.body.next_cursor}`);
  expect(second.body).toEqual({ data: [shownBorealis()], next_cursor: null });
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
